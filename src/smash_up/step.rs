//! The machine: steps the top frame, and reads card text.
//!
//! An instruction first resolves its operand, asking as often as needed, then does its verb; verbs do
//! not touch the table but push what is proposed. A frame asks before it acts, so asking changes
//! nothing and a decision can be found again after loading.

use super::Game;
use super::defs::def;
use super::event::Event;
use super::factions::FACTIONS;
use super::find::Scope;
use super::piles::Pile;
use super::stack::{Cause, Code, Deed, Frame, Pay, Run, Source, StepRef, When, Where};
use super::table::{Allowance, NOBODY, NOWHERE, Phase};
use super::words::{Act, Cards, From, Kind, Place, Step, Text, Who};
use crate::shell::decision::{Choices, Decision, Picked};
use crate::shell::{BaseId, CardId, Choice, Seat, Set};

/// What a seat is asked, and by which card or base.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ask {
    pub what: Asked,
    pub by: Source,
}
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asked {
    /// Which faction to take.
    Draft,
    /// Whether a hand without minions is exchanged.
    Redraw,
    /// What to play or use next in the play phase.
    Play,
    /// Whether to play a card by its own Special rather than with a play that is left.
    Way(CardId),
    /// At which base to play a minion, or on what to put an action.
    Where(CardId),
    /// An instruction of a card: who, where, which faction.
    Step(StepRef),
    /// Which extra card to play now, or none.
    Extra(StepRef),
    /// Which ready base scores first.
    Score,
    /// Which Special to use, or to pass.
    Window(BaseId, When),
    /// Which of several triggers comes first.
    Order,
    /// Which card to discard at the hand limit.
    Limit,
    /// Whether to ignore what a base does.
    Ignore,
}

/// The top frame waits for an answer.
pub struct Waits;
/// What a frame does with its turn: go on, or wait.
pub type Go = Result<(), Waits>;

impl Game {
    /// Steps until somebody is asked or the game is over.
    pub(super) fn advance(&mut self, mut answer: Option<Choice>) {
        self.decision = None;
        while self.table.winner.is_none() {
            let Some(frame) = self.stack.pop() else { return };
            if self.step(frame, answer.take()).is_err() {
                self.stack.push(frame);
                return;
            }
        }
    }
    fn step(&mut self, frame: Frame, answer: Option<Choice>) -> Go {
        match frame {
            Frame::Draft(taken) => self.draft(taken, answer),
            Frame::Redraw(seat) => self.redraw(seat, answer),
            Frame::Turn(phase) => self.turn(phase),
            Frame::Judge => self.judge(),
            Frame::Plays(first) => self.plays(first, answer),
            Frame::Way { card, first } => self.way(card, first, answer),
            Frame::Check => self.check_bases(answer),
            Frame::Scoring { base, step, places } => self.scoring(base, step, places),
            Frame::Limit => self.hand_limit(answer),
            Frame::Round(round) => self.me_first(round, answer),
            Frame::Playing { .. } => self.playing(frame, answer),
            Frame::Finish(card) => self.finish(card),
            Frame::Extra { seat, step, here, by } => self.extra_now(seat, step, here, by, answer),
            Frame::Run(run) => self.run(run, answer),
            Frame::EachBase { run, mut bases } => {
                if let Some(base) = bases.first() {
                    bases.remove(base);
                    self.push(Frame::EachBase { run, bases });
                    self.push(Frame::Run(Run { scope: Scope { there: base, ..run.scope }, ..run }));
                }
                Ok(())
            }
            Frame::Repeat { run, left } => {
                if left > 0 {
                    self.push(Frame::Repeat { run, left: left - 1 });
                    self.push(Frame::Run(run));
                }
                Ok(())
            }
            Frame::Propose { deed, cards, sure, cause } => {
                self.propose(deed, cards, sure, cause);
                Ok(())
            }
            Frame::MayIgnore { .. } => self.may_ignore(frame, answer),
        }
    }
    /// Puts a frame on top; effects that would nest too deep are dropped and told of (R12.21).
    pub(super) fn push(&mut self, frame: Frame) {
        if !self.stack.push(frame) {
            self.hear(Event::TooDeep, Cause::default());
        }
    }
    /// The answer, if it has been given; otherwise the question is put.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        what: Asked,
        by: Source,
        choices: &[Choice],
        answer: Option<Choice>,
    ) -> Result<Choice, Waits> {
        self.ask_some(seat, what, by, choices.iter().copied().collect(), None, answer)
    }
    /// The only choice if there is but one (R1.13), otherwise as `ask`. For mandatory, public choices.
    pub(super) fn ask_unless_forced(
        &mut self,
        seat: Seat,
        what: Asked,
        by: Source,
        choices: Choices,
        answer: Option<Choice>,
    ) -> Result<Choice, Waits> {
        if let [only] = choices[..] { Ok(only) } else { self.ask_some(seat, what, by, choices, None, answer) }
    }
    pub(super) fn ask_some(
        &mut self,
        seat: Seat,
        what: Asked,
        by: Source,
        choices: Choices,
        set: Option<Picked>,
        answer: Option<Choice>,
    ) -> Result<Choice, Waits> {
        if let Some(choice) = answer {
            return Ok(choice);
        }
        self.decision = Some(Decision { seat, ask: Ask { what, by }, choices, set });
        Err(Waits)
    }

    /// The instructions of a block.
    pub fn text(&self, code: Code) -> Text {
        let mut text = def(code.def).print.abilities()[code.ability as usize].text;
        for pc in &code.path[..code.depth as usize] {
            text = match &text[*pc as usize].act {
                Act::When(_, inner)
                | Act::WhenIt(_, inner)
                | Act::EachBase(_, inner)
                | Act::Repeat(inner) => inner,
                _ => &[],
            };
        }
        text
    }
    /// The instruction that a reference names.
    pub fn instruction(&self, step: StepRef) -> Option<&'static Step> {
        self.text(step.code).get(step.pc as usize)
    }
    fn nested(&self, run: &Run) -> Run {
        let mut code = run.code;
        code.path[code.depth as usize] = run.pc;
        code.depth += 1;
        Run { code, pc: 0, stage: 0, ..*run }
    }

    /// Reads the next instruction.
    fn run(&mut self, run: Run, answer: Option<Choice>) -> Go {
        let step = StepRef { code: run.code, pc: run.pc };
        let Some(instruction) = self.instruction(step) else { return Ok(()) };
        let may = instruction.may && !(run.agreed && run.pc == 0 && run.code.depth == 0);
        let (you, me) = (run.scope.you, run.scope.me);
        let cause = Cause { by: me, seat: you };
        let next = Run { pc: run.pc + 1, stage: 0, ..run };
        match &instruction.act {
            Act::Move(Who::Pick(least, most, cards), Place::OtherBases) => {
                self.move_each(run, *least, *most, cards, answer)
            }
            Act::Destroy(who) => self.operate(run, who, may, Deed::Destroy, answer),
            Act::Return(who) => self.operate(run, who, may, Deed::Return, answer),
            Act::Take(who) => self.operate(run, who, may, Deed::Take, answer),
            Act::Bottom(who) => self.operate(run, who, may, Deed::Bottom, answer),
            Act::Discard(who) => self.operate(run, who, may, Deed::Discard, answer),
            Act::ShuffleIn(who) => self.operate(run, who, may, Deed::ShuffleIn, answer),
            Act::Power(who, n) => self.operate(run, who, may, Deed::Power(*n), answer),
            Act::Move(who, place) => {
                if run.stage == 0 {
                    return self.operand(run, who, may, answer);
                }
                let bases = self.destinations(&run.scope, *place);
                if run.scope.it.is_empty() || bases.is_empty() {
                    self.push(Frame::Run(next));
                    return Ok(());
                }
                let choice = self.ask_unless_forced(you, Asked::Step(step), me, bases, answer)?;
                self.push(Frame::Run(next));
                if let Choice::Base(to) = choice {
                    self.push(Frame::Propose {
                        deed: Deed::Move(to),
                        cards: run.scope.it,
                        sure: Set::EMPTY,
                        cause,
                    });
                }
                Ok(())
            }
            Act::Play(who, place) => {
                let at = match place {
                    Place::Here => Where::Base(run.scope.here),
                    Place::There => Where::Base(run.scope.there),
                    Place::WithoutYours => Where::WithoutYours,
                    _ => Where::Anywhere,
                };
                if run.stage == 0 {
                    if self.open_bases(you, at).is_empty() {
                        self.hear(Event::NothingToDo, cause);
                        self.push(Frame::Run(next));
                        return Ok(());
                    }
                    return self.operand(run, who, may, answer);
                }
                self.push(Frame::Run(next));
                if let Some(card) = run.scope.it.first() {
                    self.push(Frame::Playing { card, seat: you, at, pay: Pay::Nothing, special: None });
                }
                Ok(())
            }
            Act::Choose(who) => {
                if run.stage == 0 {
                    return self.operand(run, who, may, answer);
                }
                if run.scope.it.is_empty() {
                    self.hear(Event::NothingToDo, cause);
                }
                let there = run.scope.it.first().map_or(NOWHERE, |it| self.table.card(it).base);
                self.push(Frame::Run(Run { scope: Scope { there, ..next.scope }, ..next }));
                Ok(())
            }
            Act::ChooseBase(place) => {
                let bases = self.row_where(|game, base| game.is_at(base, *place, &run.scope));
                if bases.is_empty() {
                    self.hear(Event::NothingToDo, cause);
                    return Ok(());
                }
                let choice = self.ask_unless_forced(you, Asked::Step(step), me, bases, answer)?;
                let Choice::Base(there) = choice else { return Ok(()) };
                self.happen(Event::Named { seat: you, choice }, cause);
                self.push(Frame::Run(Run { scope: Scope { there, ..next.scope }, ..next }));
                Ok(())
            }
            Act::ChoosePlayer => {
                let seats = self.table.round().map(Choice::Seat).collect();
                let choice = self.ask_unless_forced(you, Asked::Step(step), me, seats, answer)?;
                let Choice::Seat(who) = choice else { return Ok(()) };
                self.happen(Event::Named { seat: you, choice }, cause);
                self.push(Frame::Run(Run { scope: Scope { who, ..next.scope }, ..next }));
                Ok(())
            }
            Act::NameFaction => {
                let in_the_game = |f: &u8| self.table.players.iter().any(|p| p.factions.contains(f));
                let named = (0..FACTIONS.len() as u8).filter(in_the_game).map(Choice::Faction).collect();
                let choice = self.ask_unless_forced(you, Asked::Step(step), me, named, answer)?;
                let Choice::Faction(faction) = choice else { return Ok(()) };
                self.happen(Event::Named { seat: you, choice }, cause);
                self.push(Frame::Run(Run { scope: Scope { faction, ..next.scope }, ..next }));
                Ok(())
            }
            Act::Extra(cards, _) => {
                self.push(Frame::Run(next));
                self.extra(&run, step, cards);
                Ok(())
            }
            Act::Draw(amount) => {
                for _ in 0..self.amount(amount, &run.scope) {
                    self.draw(you, cause);
                }
                self.push(Frame::Run(next));
                Ok(())
            }
            Act::Gain(amount) => {
                let vp = self.amount(amount, &run.scope);
                if vp != 0 {
                    self.happen(Event::Scored { seat: you, vp }, cause);
                }
                self.push(Frame::Run(next));
                Ok(())
            }
            Act::RevealTop => {
                let top = self.top_card(you, cause);
                if let Some(card) = top {
                    self.happen(Event::TurnedUp { seat: you, card }, cause);
                }
                self.push(Frame::Run(with_it(next, top)));
                Ok(())
            }
            Act::LookTop => {
                let top = self.top_card(you, cause);
                if let Some(card) = top {
                    self.happen(Event::Looked { seat: you, card }, cause);
                }
                self.push(Frame::Run(with_it(next, top)));
                Ok(())
            }
            Act::PutBack => {
                for card in run.scope.it.iter() {
                    if self.table.card(card).pile == Pile::REVEALED {
                        self.happen(Event::PutBack { card }, cause);
                    }
                }
                self.push(Frame::Run(next));
                Ok(())
            }
            Act::Shuffle => {
                self.happen(Event::Shuffled { seat: you }, cause);
                self.push(Frame::Run(next));
                Ok(())
            }
            Act::When(condition, _) => {
                self.push(Frame::Run(next));
                if (condition.is)(self, &run.scope) {
                    self.push(Frame::Run(self.nested(&run)));
                }
                Ok(())
            }
            Act::WhenIt(cards, _) => {
                self.push(Frame::Run(next));
                if run.scope.it.first().is_some_and(|it| self.fits(it, cards, &run.scope)) {
                    self.push(Frame::Run(self.nested(&run)));
                }
                Ok(())
            }
            Act::EachBase(place, _) => {
                let row = self.table.row().iter().copied();
                let bases = row.filter(|base| self.is_at(*base, *place, &run.scope)).collect();
                self.push(Frame::Run(next));
                self.push(Frame::EachBase { run: self.nested(&run), bases });
                Ok(())
            }
            Act::Repeat(_) => {
                self.push(Frame::Run(next));
                self.push(Frame::Repeat { run: self.nested(&run), left: run.scope.it.len() });
                Ok(())
            }
        }
    }

    /// A verb that needs nothing but its operand.
    fn operate(&mut self, run: Run, who: &Who, may: bool, deed: Deed, answer: Option<Choice>) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let cause = Cause { by: run.scope.me, seat: run.scope.you };
        self.push(Frame::Run(Run { pc: run.pc + 1, stage: 0, ..run }));
        if run.scope.it.is_empty() {
            // Who could have chosen and did not has been asked: only silence needs a word.
            if !matches!(who, Who::Pick(0, ..) | Who::It) && !may {
                self.hear(Event::NothingToDo, cause);
            }
        } else {
            self.push(Frame::Propose { deed, cards: run.scope.it, sure: Set::EMPTY, cause });
        }
        Ok(())
    }
    /// Resolves an operand into `it`, one answer at a time.
    fn operand(&mut self, mut run: Run, who: &Who, may: bool, answer: Option<Choice>) -> Go {
        let scope = &mut run.scope;
        let fixed = match who {
            Who::Me => scope.card().map_or(Set::EMPTY, Set::of),
            Who::Host => scope
                .card()
                .map(|me| self.table.card(me).on)
                .filter(|on| *on != NOBODY)
                .map_or(Set::EMPTY, Set::of),
            Who::It => scope.it,
            Who::All(cards) => self.find(cards, scope),
            Who::Pick(least, most, cards) => return self.pick(run, *least, *most, cards, may, answer),
        };
        scope.it = fixed;
        if may && !fixed.is_empty() {
            let mut choices: Choices = fixed.iter().map(Choice::Card).collect();
            choices.push(Choice::Done);
            let step = StepRef { code: run.code, pc: run.pc };
            let (you, me) = (run.scope.you, run.scope.me);
            if self.ask_some(you, Asked::Step(step), me, choices, None, answer)? == Choice::Done {
                self.push(Frame::Run(Run { pc: run.pc + 1, ..run }));
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
        let cause = Cause { by: run.scope.me, seat: you };
        // A search begins like a draw: an empty deck is made anew first (R14.3).
        if cards.from == From::Deck && self.table.deck(you).is_empty() && !self.table.discard(you).is_empty()
        {
            self.happen(Event::Reshuffled { seat: you }, cause);
        }
        if cards.from == From::Deck
            && self.table.deck(you).iter().any(|c| self.table.card(*c).seen & (1 << you) == 0)
        {
            self.happen(Event::Searched { seat: you }, cause);
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
        let candidates = self.candidates(cards, &run.scope);
        if picked >= most || candidates.is_empty() {
            return Ok(None);
        }
        let mut choices: Choices = candidates.iter().map(Choice::Card).collect();
        let (you, me) = (run.scope.you, run.scope.me);
        let step = Asked::Step(StepRef { code: run.code, pc: run.pc });
        let hidden = matches!(cards.from, From::Hand | From::Deck);
        let choice = if picked >= least {
            choices.push(Choice::Done);
            let set = (most > 1).then_some(Picked { now: picked, least, most });
            self.ask_some(you, step, me, choices, set, answer)?
        } else if hidden || most > 1 {
            let set = (most > 1).then_some(Picked { now: picked, least, most });
            self.ask_some(you, step, me, choices, set, answer)?
        } else {
            self.ask_unless_forced(you, step, me, choices, answer)?
        };
        Ok(if let Choice::Card(card) = choice { Some(card) } else { None })
    }
    /// "Move as many as ..., each to a base other than its own": a minion, its base, the next minion.
    fn move_each(&mut self, run: Run, least: u8, most: u8, cards: &Cards, answer: Option<Choice>) -> Go {
        let Scope { you, me, .. } = run.scope;
        if run.stage == 0 {
            let mut next = run;
            match self.pick_one(&run, least, most, cards, answer)? {
                Some(card) => {
                    next.scope.picking.insert(card);
                    next.scope.it = Set::of(card);
                    next.stage = 1;
                }
                None => {
                    next.scope.it = std::mem::take(&mut next.scope.picking);
                    next.pc += 1;
                }
            }
            self.push(Frame::Run(next));
            return Ok(());
        }
        let bases = self.destinations(&run.scope, Place::OtherBases);
        let mut to = None;
        if !bases.is_empty() {
            let step = Asked::Step(StepRef { code: run.code, pc: run.pc });
            if let Choice::Base(base) = self.ask_unless_forced(you, step, me, bases, answer)? {
                to = Some(base);
            }
        }
        self.push(Frame::Run(Run { stage: 0, ..run }));
        if let Some(base) = to {
            let cause = Cause { by: me, seat: you };
            self.push(Frame::Propose {
                deed: Deed::Move(base),
                cards: run.scope.it,
                sure: Set::EMPTY,
                cause,
            });
        }
        Ok(())
    }
    /// Where what was chosen may be moved to.
    fn destinations(&self, scope: &Scope, place: Place) -> Choices {
        let at = scope.it.first().map_or(NOWHERE, |it| self.table.card(it).base);
        self.row_where(|game, base| match place {
            Place::AnotherBase | Place::OtherBases => base != at,
            _ => game.is_at(base, place, scope),
        })
    }
    /// The bases in play that fit, as choices.
    pub(super) fn row_where(&self, fits: impl Fn(&Game, BaseId) -> bool) -> Choices {
        self.table.row().iter().copied().filter(|b| fits(self, *b)).map(Choice::Base).collect()
    }

    /// Whether a text could do all it says, as far as its first operands tell. A card that its own
    /// first instruction takes to the hand can be played by the next.
    pub(super) fn possible(&self, text: Text, scope: &Scope) -> bool {
        let mut comes_to_hand = false;
        text.iter().all(|step| match &step.act {
            Act::Return(Who::Me) => {
                comes_to_hand = true;
                true
            }
            Act::Move(Who::Me, place) => {
                let me = scope.card().map_or(Set::EMPTY, Set::of);
                !self.destinations(&Scope { it: me, ..*scope }, *place).is_empty()
            }
            Act::Play(who, place) => {
                let at = match place {
                    Place::Here => Where::Base(scope.here),
                    Place::There => Where::Base(scope.there),
                    _ => Where::Anywhere,
                };
                let somebody = match who {
                    Who::Pick(_, _, cards) => comes_to_hand || self.count(cards, scope) > 0,
                    _ => true,
                };
                somebody && !self.open_bases(scope.you, at).is_empty()
            }
            Act::Destroy(Who::Pick(_, _, cards)) | Act::Move(Who::Pick(_, _, cards), _) => {
                self.count(cards, scope) > 0
            }
            _ => true,
        })
    }

    /// The top card of a deck; an empty one is first made anew from the discard pile (R14.1).
    fn top_card(&mut self, seat: Seat, cause: Cause) -> Option<CardId> {
        if self.table.deck(seat).is_empty() && !self.table.discard(seat).is_empty() {
            self.happen(Event::Reshuffled { seat }, cause);
        }
        let top = self.table.deck(seat).last().copied();
        if top.is_none() {
            self.hear(Event::NothingDrawn { seat }, cause);
        }
        top
    }
    /// Draws one card, if there is one (R14.6).
    pub(super) fn draw(&mut self, seat: Seat, cause: Cause) {
        if let Some(card) = self.top_card(seat, cause) {
            self.happen(Event::Drawn { seat, card }, cause);
        }
    }
    /// An extra play: kept for the play phase if an ordinary ability grants it then, otherwise now or
    /// never (R7.2, R7.3).
    fn extra(&mut self, run: &Run, step: StepRef, cards: &Cards) {
        let Scope { you, me, here, .. } = run.scope;
        if you == self.table.turn && self.table.phase == Phase::Play && !run.special {
            let allowance =
                Allowance { left: 1, minion: cards.kind == Kind::Minion, extra: Some(step), here };
            self.happen(Event::Granted { allowance }, Cause { by: me, seat: you });
        } else {
            self.push(Frame::Extra { seat: you, step, here, by: me });
        }
    }
}

fn with_it(run: Run, it: Option<CardId>) -> Run {
    Run { scope: Scope { it: it.map_or(Set::EMPTY, Set::of), ..run.scope }, ..run }
}
