//! Resolves operands: what an instruction is done to, asked one card at a time (R8.3-R8.6).

use super::Game;
use super::event::Event;
use super::find::Scope;
use super::read::where_of;
use super::stack::{Deed, Frame, Run};
use super::step::{Asked, Go, Waits};
use super::table::NOBODY;
use super::words::{Act, Cards, From, Place, Who};
use crate::shell::decision::{Choices, Picked};
use crate::shell::{CardId, Choice, Set};

impl Game {
    /// A verb that needs nothing but its operand.
    pub(super) fn operate(
        &mut self,
        run: Run,
        who: &Who,
        may: bool,
        deed: Deed,
        answer: Option<Choice>,
    ) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let mut next = run.next();
        next.scope.done = 0;
        self.push(Frame::Run(next));
        if run.scope.it.is_empty() || deed == Deed::PlaceCounters(0) {
            // Who could have chosen and did not has been asked: only silence needs a word.
            if !matches!(who, Who::Pick(0, ..) | Who::It) && !may {
                self.hear(Event::NothingToDo, run.cause());
            }
        } else {
            self.push_deed(deed, run.scope.it, &run);
        }
        Ok(())
    }
    /// Resolves an operand into `it`, one answer at a time.
    pub(super) fn operand(&mut self, mut run: Run, who: &Who, may: bool, answer: Option<Choice>) -> Go {
        let scope = &mut run.scope;
        let one = |card: CardId| if card == NOBODY { Set::EMPTY } else { Set::of(card) };
        let fixed = match who {
            Who::Me => scope.card().map_or(Set::EMPTY, Set::of),
            Who::Host => one(scope.card().map_or(NOBODY, |me| self.table.card(me).on)),
            Who::It => scope.it,
            Who::Chosen => one(scope.chosen),
            Who::All(cards) => self.find(cards, scope),
            Who::Pick(least, most, cards) => return self.pick(run, *least, *most, cards, may, answer),
        };
        scope.it = fixed;
        if may && !fixed.is_empty() {
            let mut choices: Choices = fixed.iter().map(Choice::Card).collect();
            choices.push(Choice::Done);
            let (you, me) = (run.scope.you, run.scope.me);
            if self.ask_some(you, Asked::Step(run.step()), me, choices, None, answer)? == Choice::Done {
                let mut next = run.next();
                next.scope.done = 0;
                self.push(Frame::Run(next));
                return Ok(());
            }
        }
        self.push(Frame::Run(Run { stage: 1, ..run }));
        Ok(())
    }
    /// Picks cards one by one until there are enough, or no more, or the player says so.
    fn pick(
        &mut self,
        mut run: Run,
        least: u8,
        most: u8,
        cards: &Cards,
        may: bool,
        answer: Option<Choice>,
    ) -> Go {
        let least = if may { 0 } else { least };
        let you = run.scope.you;
        // A search begins like a draw: an empty deck is made anew first (R14.3).
        if cards.from == From::Deck && self.table.deck(you).is_empty() && !self.table.discard(you).is_empty()
        {
            self.happen(Event::Reshuffled { seat: you }, run.cause());
        }
        if cards.from == From::Deck
            && self.table.deck(you).iter().any(|c| self.table.card(*c).seen & (1 << you) == 0)
        {
            self.happen(Event::Searched { seat: you }, run.cause());
            self.push(Frame::Run(run));
            return Ok(());
        }
        match self.pick_one(&run, least, most, cards, answer)? {
            Some(card) => run.scope.picking.insert(card),
            None => {
                run.scope.it = std::mem::take(&mut run.scope.picking);
                run.stage = 1;
            }
        }
        self.push(Frame::Run(run));
        Ok(())
    }
    /// What may be picked next; of cards that are to be played, those that can be.
    fn pickable(&self, run: &Run, cards: &Cards) -> Set {
        let candidates = self.candidates(cards, &run.scope);
        match self.instruction(run.step()).map(|step| &step.act) {
            Some(Act::Play(_, place)) => {
                let at = where_of(*place, &run.scope);
                candidates.iter().filter(|card| self.is_playable(run.scope.you, *card, at)).collect()
            }
            _ => candidates,
        }
    }
    /// The next card picked, or `None` when picking is over.
    fn pick_one(
        &mut self,
        run: &Run,
        least: u8,
        most: u8,
        cards: &Cards,
        answer: Option<Choice>,
    ) -> Result<Option<CardId>, Waits> {
        let picked = run.scope.picking.len();
        let candidates = self.pickable(run, cards);
        if picked >= most || candidates.is_empty() {
            return Ok(None);
        }
        let mut choices: Choices = candidates.iter().map(Choice::Card).collect();
        let (you, me) = (run.scope.you, run.scope.me);
        let step = Asked::Step(run.step());
        let set = (most > 1 && !cards.one_a_base).then_some(Picked { now: picked, least, most });
        let hidden = matches!(cards.from, From::Hand | From::Deck);
        if picked >= least {
            choices.push(Choice::Done);
        }
        let choice = if hidden || set.is_some() {
            self.ask_some(you, step, me, choices, set, answer)?
        } else {
            self.ask_unless_forced(you, step, me, choices, answer)?
        };
        Ok(if let Choice::Card(card) = choice { Some(card) } else { None })
    }
    /// Picks one after the other, each on its own: the card just picked, with the instruction as it goes
    /// on, or `None` when picking is over and the next instruction has been pushed.
    fn pick_each(
        &mut self,
        run: Run,
        least: u8,
        most: u8,
        cards: &Cards,
        answer: Option<Choice>,
    ) -> Result<Option<Run>, Waits> {
        let mut next = run;
        let Some(card) = self.pick_one(&run, least, most, cards, answer)? else {
            next.scope.it = std::mem::take(&mut next.scope.picking);
            self.push(Frame::Run(next.next()));
            return Ok(None);
        };
        if next.scope.picking.is_empty() {
            next.scope.done = 0;
        }
        next.scope.picking.insert(card);
        next.scope.it = Set::of(card);
        Ok(Some(next))
    }
    /// "Move as many as ..., each to a base other than its own": a minion, its base, the next minion.
    pub(super) fn move_each(
        &mut self,
        run: Run,
        least: u8,
        most: u8,
        cards: &Cards,
        answer: Option<Choice>,
    ) -> Go {
        let Scope { you, me, .. } = run.scope;
        if run.stage == 0 {
            if let Some(next) = self.pick_each(run, least, most, cards, answer)? {
                self.push(Frame::Run(Run { stage: 1, ..next }));
            }
            return Ok(());
        }
        let bases = self.destinations(&run.scope, Place::OtherBases);
        let mut to = None;
        if !bases.is_empty() {
            let step = Asked::Step(run.step());
            if let Choice::Base(base) = self.ask_unless_forced(you, step, me, bases, answer)? {
                to = Some(base);
            }
        }
        self.push(Frame::Run(Run { stage: 0, ..run }));
        if let Some(base) = to {
            self.push_deed(Deed::Move(base), run.scope.it, &run);
        }
        Ok(())
    }
    /// Under the deck one after the other: the order is the player's (R9.15).
    pub(super) fn bottom_each(
        &mut self,
        mut run: Run,
        least: u8,
        most: u8,
        cards: &Cards,
        answer: Option<Choice>,
    ) -> Go {
        if run.scope.picking.is_empty() {
            run.scope.done = 0;
        }
        if let Some(next) = self.pick_each(run, least, most, cards, answer)? {
            self.push(Frame::Run(next));
            self.push_deed(Deed::Bottom, next.scope.it, &next);
        }
        Ok(())
    }
}
