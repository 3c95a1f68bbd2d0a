//! Reads card text, one instruction at a time.
//!
//! An instruction first resolves its operand (`pick.rs`), asking as often as needed, then does its verb.
//! Verbs do not touch the table but push what is proposed (`react.rs`) or tell what has happened.

use super::Game;
use super::defs::def;
use super::event::Event;
use super::factions::FACTIONS;
use super::find::Scope;
use super::stack::{Code, Deed, Frame, Pay, Run, StepRef, Where};
use super::step::{Asked, Go};
use super::table::{Allowance, NOBODY, NOWHERE, Phase, Until};
use super::words::{Act, Amount, Cards, Kind, Place, Span, Step, Text, Who};
use crate::shell::decision::Choices;
use crate::shell::{BaseId, CardId, Choice, Seat, Set};

impl Game {
    /// The instructions of a block. Where a text lets its player pick one of several, the path names the
    /// instruction and then the one picked.
    pub fn text(&self, code: Code) -> Text {
        let mut text = def(code.def).print.abilities()[code.ability as usize].text;
        let mut path = code.path[..code.depth as usize].iter();
        while let Some(pc) = path.next() {
            text = match &text[*pc as usize].act {
                Act::When(_, inner)
                | Act::WhenIt(_, inner)
                | Act::IfDone(inner)
                | Act::Each(_, inner)
                | Act::EachBase(_, inner)
                | Act::Repeat(inner) => inner,
                Act::Either(texts) => path.next().map_or(&[], |picked| texts[*picked as usize]),
                _ => &[],
            };
        }
        text
    }
    /// The instruction that a reference names.
    pub fn instruction(&self, step: StepRef) -> Option<&'static Step> {
        self.text(step.code).get(step.pc as usize)
    }
    fn push_nested(&mut self, run: &Run) {
        self.push(Frame::Run(nested(run)));
    }

    /// Reads the next instruction.
    pub(super) fn run(&mut self, run: Run, answer: Option<Choice>) -> Go {
        let Some(instruction) = self.instruction(run.step()) else { return Ok(()) };
        let may = instruction.may && !(run.agreed && run.is_at_start());
        match &instruction.act {
            Act::Move(Who::Pick(least, most, cards), Place::OtherBases) => {
                self.move_each(run, *least, *most, cards, answer)
            }
            Act::Bottom(Who::Pick(least, most @ 2.., cards)) => {
                self.bottom_each(run, *least, *most, cards, answer)
            }
            Act::Destroy(who) => self.operate(run, who, may, Deed::Destroy, answer),
            Act::Return(who) => self.operate(run, who, may, Deed::Return, answer),
            Act::Take(who) => self.operate(run, who, may, Deed::Take, answer),
            Act::Bottom(who) => self.operate(run, who, may, Deed::Bottom, answer),
            Act::Discard(who) => self.operate(run, who, may, Deed::Discard, answer),
            Act::ShuffleIn(who) => self.operate(run, who, may, Deed::ShuffleIn, answer),
            Act::PlaceCounters(who, amount) => {
                let count = self.amount(amount, &run.scope).clamp(0, 127) as u8;
                self.operate(run, who, may, Deed::PlaceCounters(count), answer)
            }
            Act::Move(who, place) => self.read_move(run, who, *place, may, answer),
            Act::Play(who, place) => self.read_play(run, who, *place, may, answer),
            Act::Power(who, amount, span) => self.read_power(run, who, amount, *span, may, answer),
            Act::TakeCounters(who, n) => self.take_counters(run, who, *n, may, answer),
            Act::TakeAnyCounters(cards) => self.take_any_counters(run, cards, answer),
            Act::TransferCounters(most, from, to) => {
                self.transfer_counters(run, *most, from, to, may, answer)
            }
            Act::ShareCounters(amount, cards) => self.share_counters(run, amount, cards, answer),
            Act::RearrangeCounters(cards) => self.rearrange_counters(run, cards, answer),
            Act::Choose(who) => self.read_choose(run, who, may, answer),
            Act::PutBack(true) => self.put_back_in_any_order(run, answer),
            Act::SwapBase => self.read_swap_base(run, answer),
            Act::PickNextBase(n) => self.pick_next_base(run, *n, answer),
            Act::Either(texts) => self.read_either(run, texts, may, answer),
            Act::ChooseBase(place) => {
                let bases = self.row_where(|game, base| game.is_at(base, *place, &run.scope));
                self.read_name(run, bases, answer)
            }
            Act::ChoosePlayer(seats) => {
                let seats = self.table.round_of(self.seats_meant(*seats, &run.scope));
                self.read_name(run, seats.map(Choice::Seat).collect(), answer)
            }
            Act::NameFaction => {
                let in_the_game = |f: &u8| self.table.players.iter().any(|p| p.factions.contains(f));
                let factions = (0..FACTIONS.len() as u8).filter(in_the_game);
                self.read_name(run, factions.map(Choice::Faction).collect(), answer)
            }
            simple => {
                if may {
                    let (you, by) = (run.scope.you, run.scope.me);
                    let choices = [Choice::Yes, Choice::No];
                    if self.ask(you, Asked::Step(run.step()), by, &choices, answer)? == Choice::No {
                        self.push(Frame::Run(run.next()));
                        return Ok(());
                    }
                }
                self.read_simple(run, simple);
                Ok(())
            }
        }
    }
    /// What needs no answer.
    fn read_simple(&mut self, run: Run, act: &Act) {
        let (you, cause) = (run.scope.you, run.cause());
        let mut next = run.next();
        match act {
            Act::Extra(n, cards, place) => {
                self.push(Frame::Run(next));
                self.extra(&run, *n, cards, *place);
                return;
            }
            Act::Draw(amount) => {
                for _ in 0..self.amount(amount, &run.scope) {
                    self.draw(you, cause);
                }
            }
            Act::Gain(amount) => {
                let vp = self.amount(amount, &run.scope);
                if vp != 0 {
                    self.happen(Event::Scored { seat: you, vp }, cause);
                }
            }
            Act::DiscardAtRandom(amount) => {
                for _ in 0..self.amount(amount, &run.scope) {
                    if let Some(card) = self.random_of_hand(you) {
                        let from = self.table.card(card).pile;
                        self.happen(Event::Discarded { card, from }, cause);
                    }
                }
            }
            Act::LowerBreakpoint(place, amount) => {
                let amount = -self.amount(amount, &run.scope).clamp(0, 127) as i8;
                self.change_breakpoint(&run, *place, amount, false);
            }
            Act::SetBreakpoint(place, n) => self.change_breakpoint(&run, *place, *n, true),
            Act::Reveal(seats, n) => {
                next.scope.it =
                    self.reveal(self.seats_meant(*seats, &run.scope), self.amount(n, &run.scope), cause);
                next.scope.it.iter().for_each(|card| next.scope.shown.insert(card));
            }
            Act::LookTop => {
                let top = self.top_card(you, cause);
                if let Some(card) = top {
                    self.happen(Event::Looked { seat: you, card }, cause);
                }
                next.scope.it = top.map_or(Set::EMPTY, Set::of);
            }
            Act::LookAtHand => {
                let whose = run.scope.who;
                let cards = self.table.hand(whose).iter().copied().collect();
                self.happen(Event::HandLooked { seat: you, whose, cards }, cause);
            }
            Act::PutBack(_) => {
                for card in self.still_shown(&run.scope).iter() {
                    self.happen(Event::PutBack { card }, cause);
                }
            }
            Act::Shuffle => self.happen(Event::Shuffled { seat: you }, cause),
            Act::ForbidActions => self.happen(Event::ActionsForbidden { seat: run.scope.who }, cause),
            Act::When(condition, _) if (condition.is)(self, &run.scope) => return self.go_into(&run),
            Act::WhenIt(cards, _)
                if run.scope.it.first().is_some_and(|it| self.fits(it, cards, &run.scope)) =>
            {
                return self.go_into(&run);
            }
            Act::IfDone(_) if run.scope.done > 0 => return self.go_into(&run),
            Act::Each(seats, _) => {
                self.push(Frame::Run(next));
                self.push(Frame::EachSeat { run: nested(&run), seats: self.seats_meant(*seats, &run.scope) });
                return;
            }
            Act::EachBase(place, _) => {
                let row = self.table.row().iter().copied();
                let bases = row.filter(|base| self.is_at(*base, *place, &run.scope)).collect();
                self.push(Frame::Run(next));
                self.push(Frame::EachBase { run: nested(&run), bases });
                return;
            }
            Act::Repeat(_) => {
                self.push(Frame::Run(next));
                self.push(Frame::Repeat { run: nested(&run), left: run.scope.it.len() });
                return;
            }
            // A condition that does not hold.
            _ => {}
        }
        self.push(Frame::Run(next));
    }
    fn go_into(&mut self, run: &Run) {
        self.push(Frame::Run(run.next()));
        self.push_nested(run);
    }

    fn read_choose(&mut self, run: Run, who: &Who, may: bool, answer: Option<Choice>) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let chosen = run.scope.it.first();
        if chosen.is_none() {
            self.hear(Event::NothingToDo, run.cause());
        }
        let mut next = run.next();
        next.scope.there = chosen.map_or(NOWHERE, |card| self.table.card(card).base);
        next.scope.chosen = chosen.unwrap_or(NOBODY);
        next.scope.power = chosen.map_or(0, |card| self.power(card));
        self.push(Frame::Run(next));
        Ok(())
    }
    /// A base, a player or a faction, said aloud.
    fn read_name(&mut self, run: Run, choices: Choices, answer: Option<Choice>) -> Go {
        let Scope { you, me, .. } = run.scope;
        if choices.is_empty() {
            self.hear(Event::NothingToDo, run.cause());
            return Ok(());
        }
        let choice = self.ask_unless_forced(you, Asked::Step(run.step()), me, choices, answer)?;
        let mut next = run.next();
        match choice {
            Choice::Base(there) => next.scope.there = there,
            Choice::Seat(who) => next.scope.who = who,
            Choice::Faction(faction) => next.scope.faction = faction,
            _ => return Ok(()),
        }
        self.happen(Event::Named { seat: you, choice }, run.cause());
        self.push(Frame::Run(next));
        Ok(())
    }
    fn read_either(&mut self, run: Run, texts: &[Text], may: bool, answer: Option<Choice>) -> Go {
        let Scope { you, me, .. } = run.scope;
        let can = |i: &u8| self.possible(texts[*i as usize], &run.scope);
        let mut choices: Choices = (0..texts.len() as u8).filter(can).map(Choice::Option).collect();
        if may {
            choices.push(Choice::Done);
        }
        if choices.is_empty() {
            self.hear(Event::NothingToDo, run.cause());
            self.push(Frame::Run(run.next()));
            return Ok(());
        }
        let choice = self.ask_unless_forced(you, Asked::Step(run.step()), me, choices, answer)?;
        self.push(Frame::Run(run.next()));
        if let Choice::Option(picked) = choice {
            let mut inner = nested(&run);
            inner.code.path[inner.code.depth as usize] = picked;
            inner.code.depth += 1;
            self.push(Frame::Run(inner));
        }
        Ok(())
    }
    fn read_move(&mut self, run: Run, who: &Who, place: Place, may: bool, answer: Option<Choice>) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let Scope { you, me, .. } = run.scope;
        let bases = self.destinations(&run.scope, place);
        if run.scope.it.is_empty() || bases.is_empty() {
            self.push(Frame::Run(run.next()));
            return Ok(());
        }
        let choice = self.ask_unless_forced(you, Asked::Step(run.step()), me, bases, answer)?;
        self.push(Frame::Run(run.next()));
        if let Choice::Base(to) = choice {
            self.push_deed(Deed::Move(to), run.scope.it, &run);
        }
        Ok(())
    }
    fn read_play(&mut self, run: Run, who: &Who, place: Place, may: bool, answer: Option<Choice>) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let at = where_of(place, &run.scope);
        let card = run.scope.it.first().filter(|card| self.is_playable(run.scope.you, *card, at));
        let mut next = run.next();
        next.scope.done = u8::from(card.is_some());
        self.push(Frame::Run(next));
        match card {
            Some(card) => {
                let seat = run.scope.you;
                self.push(Frame::Playing { card, seat, at, pay: Pay::Nothing, special: None });
            }
            None if !may => self.hear(Event::NothingToDo, run.cause()),
            None => {}
        }
        Ok(())
    }
    /// Whether a specific card could be played by this seat at one of these places.
    pub(super) fn is_playable(&self, seat: Seat, card: CardId, at: Where) -> bool {
        if self.is_minion(card) {
            !self.open_bases(seat, Some(card), at).is_empty()
        } else {
            !self.no_actions(seat)
        }
    }
    fn read_power(
        &mut self,
        run: Run,
        who: &Who,
        amount: &Amount,
        span: Span,
        may: bool,
        answer: Option<Choice>,
    ) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let you = run.scope.you;
        let until = match span {
            Span::YourTurn if you != self.table.turn => Until::EndOfTurnOf(you),
            _ => Until::EndOfTurn,
        };
        self.push(Frame::Run(run.next()));
        // Read once, for each of them (R11.8).
        let amount_of =
            |game: &Game, card| game.amount(amount, &Scope { it: Set::of(card), ..run.scope }) as i8;
        let mut left = run.scope.it;
        while let Some(amount) = left.first().map(|card| amount_of(self, card)) {
            let same: Set = left.iter().filter(|card| amount_of(self, *card) == amount).collect();
            same.iter().for_each(|card| left.remove(card));
            self.push_deed(Deed::Power(amount, until), same, &run);
        }
        if run.scope.it.is_empty() && !may {
            self.hear(Event::NothingToDo, run.cause());
        }
        Ok(())
    }
    fn change_breakpoint(&mut self, run: &Run, place: Place, amount: i8, set: bool) {
        let base = if place == Place::Here { run.scope.here } else { run.scope.there };
        if base == NOWHERE || (amount == 0 && !set) {
            self.hear(Event::NothingToDo, run.cause());
        } else {
            self.happen(Event::BreakpointChanged { base, amount, set }, run.cause());
        }
    }
    pub(super) fn push_deed(&mut self, deed: Deed, cards: Set, run: &Run) {
        self.push(Frame::Propose { deed, cards, sure: Set::EMPTY, cause: run.cause() });
    }

    /// Where what was chosen may be moved to.
    pub(super) fn destinations(&self, scope: &Scope, place: Place) -> Choices {
        let at = scope.it.first().map_or(NOWHERE, |it| self.table.card(it).base);
        self.row_where(|game, base| match place {
            Place::AnotherBase | Place::OtherBases => base != at,
            // Staying is not moving (R8.21).
            Place::WithYours | Place::WithoutYours => base != at && game.is_at(base, place, scope),
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
        let counters = |card: Option<CardId>| card.map_or(0, |card| self.table.card(card).counters);
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
                let at = where_of(*place, scope);
                match who {
                    Who::Pick(..) if comes_to_hand => !self.open_bases(scope.you, None, at).is_empty(),
                    Who::Pick(_, _, cards) => {
                        self.find(cards, scope).iter().any(|card| self.is_playable(scope.you, card, at))
                    }
                    Who::Me => scope.card().is_some_and(|me| self.is_playable(scope.you, me, at)),
                    _ => scope.it.first().is_some_and(|it| self.is_playable(scope.you, it, at)),
                }
            }
            Act::Destroy(Who::Pick(_, _, cards))
            | Act::Move(Who::Pick(_, _, cards), _)
            | Act::Return(Who::Pick(_, _, cards)) => self.count(cards, scope) > 0,
            // Who is missing gets none, the others still do (R1.7).
            Act::PlaceCounters(Who::Pick(_, _, cards), _) => text.len() > 1 || self.count(cards, scope) > 0,
            Act::PlaceCounters(Who::It, _) => scope.it.first().is_some_and(|it| self.table.is_in_play(it)),
            Act::TakeCounters(Who::Me, n) => counters(scope.card()) >= *n,
            Act::TransferCounters(_, Who::Me, to) => counters(scope.card()) > 0 && self.count(to, scope) > 1,
            Act::When(condition, inner) => (condition.is)(self, scope) && self.possible(inner, scope),
            _ => true,
        })
    }

    /// Extra plays: kept for the play phase if an ordinary ability grants them then, otherwise each now
    /// or never (R7.2, R7.3, R7.11).
    fn extra(&mut self, run: &Run, left: u8, cards: &Cards, place: Place) {
        let Scope { you, me, .. } = run.scope;
        let here = if place == Place::There { run.scope.there } else { run.scope.here };
        if you == self.table.turn && self.table.phase == Phase::Play && !run.special {
            let minion = cards.kind == Kind::Minion;
            let allowance = Allowance { left, minion, extra: Some(run.step()), here };
            self.happen(Event::Granted { allowance }, run.cause());
        } else {
            for _ in 0..left {
                self.push(Frame::Extra { seat: you, step: run.step(), here, by: me });
            }
        }
    }
}

fn nested(run: &Run) -> Run {
    let mut code = run.code;
    code.path[code.depth as usize] = run.pc;
    code.depth += 1;
    Run { code, pc: 0, stage: 0, ..*run }
}
/// Where a card may be played by a text that says this place.
pub(super) fn where_of(place: Place, scope: &Scope) -> Where {
    match place {
        Place::Here => Where::Base(scope.here),
        Place::There => Where::Base(scope.there),
        Place::WithoutYours => Where::WithoutYours,
        _ => Where::Anywhere,
    }
}
