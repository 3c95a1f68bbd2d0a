//! +1 power counters: taken off, transferred, shared out, rearranged (R9.11, R11.10).
//!
//! "As many as you like" is asked minion by minion, as a number. Each answer is carried out at once, so
//! that the table always shows what has been decided.

use super::Game;
use super::event::Event;
use super::find::Scope;
use super::stack::{Deed, Frame, Run};
use super::step::{Asked, Go, Waits};
use super::words::{Amount, Cards, MANY, Who};
use crate::shell::decision::Choices;
use crate::shell::{CardId, Choice, Set};

/// The highest number on offer: what one decision can hold.
const MOST: u8 = 190;

impl Game {
    fn counters(&self, card: CardId) -> u8 {
        self.table.card(card).counters
    }
    /// A number from 0 up, for one minion.
    fn ask_number(&mut self, run: &Run, card: CardId, most: u8, answer: Option<Choice>) -> Result<u8, Waits> {
        let choices: Choices = (0..=most.min(MOST)).map(Choice::Number).collect();
        let asked = Asked::Number(run.step(), card);
        let choice = self.ask_unless_forced(run.scope.you, asked, run.scope.me, choices, answer)?;
        Ok(if let Choice::Number(n) = choice { n } else { 0 })
    }
    /// A fixed number off each of those concerned, as far as they have them.
    pub(super) fn take_counters(
        &mut self,
        run: Run,
        who: &Who,
        n: u8,
        may: bool,
        answer: Option<Choice>,
    ) -> Go {
        if run.stage == 0 {
            return self.operand(run, who, may, answer);
        }
        let mut next = run.next();
        for card in run.scope.it.iter() {
            let count = n.min(self.counters(card));
            if count > 0 {
                self.happen(Event::CountersTaken { card, count }, run.cause());
                next.scope.done += count;
            }
        }
        if next.scope.done == 0 {
            self.hear(Event::NothingToDo, run.cause());
        }
        self.push(Frame::Run(next));
        Ok(())
    }
    /// Minion by minion, as many as the player likes.
    pub(super) fn take_any_counters(&mut self, mut run: Run, cards: &Cards, answer: Option<Choice>) -> Go {
        if run.stage == 0 {
            (run.stage, run.scope.done) = (1, 0);
            self.push(Frame::Run(run));
            return Ok(());
        }
        let found = self.find(cards, &run.scope);
        let open = found.iter().find(|c| !run.scope.picking.contains(*c) && self.counters(*c) > 0);
        let Some(card) = open else {
            run.scope.picking = Set::EMPTY;
            self.push(Frame::Run(run.next()));
            return Ok(());
        };
        let count = self.ask_number(&run, card, self.counters(card), answer)?;
        if count > 0 {
            self.happen(Event::CountersTaken { card, count }, run.cause());
            run.scope.done = run.scope.done.saturating_add(count);
        }
        run.scope.picking.insert(card);
        self.push(Frame::Run(run));
        Ok(())
    }
    /// From one minion to one other: the giver, the receiver, how many.
    pub(super) fn transfer_counters(
        &mut self,
        mut run: Run,
        most: u8,
        from: &Who,
        to: &Cards,
        may: bool,
        answer: Option<Choice>,
    ) -> Go {
        if run.stage == 0 {
            return self.operand(run, from, may, answer);
        }
        let Scope { you, me, .. } = run.scope;
        let giver = run.scope.it.first().filter(|giver| self.counters(*giver) > 0);
        let Some(giver) = giver else {
            self.hear(Event::NothingToDo, run.cause());
            self.push(Frame::Run(run.next()));
            return Ok(());
        };
        let Some(receiver) = run.scope.picking.first() else {
            let others = self.find(to, &run.scope).iter().filter(|card| *card != giver);
            let choices: Choices = others.map(Choice::Card).collect();
            if choices.is_empty() {
                self.hear(Event::NothingToDo, run.cause());
                self.push(Frame::Run(run.next()));
                return Ok(());
            }
            let choice = self.ask_unless_forced(you, Asked::Step(run.step()), me, choices, answer)?;
            if let Choice::Card(receiver) = choice {
                run.scope.picking.insert(receiver);
            }
            self.push(Frame::Run(run));
            return Ok(());
        };
        let there = self.counters(giver);
        let count = if most == MANY { self.ask_number(&run, giver, there, answer)? } else { most.min(there) };
        self.transfer(&run, giver, receiver, count);
        self.shed(run.cause());
        run.scope.picking = Set::EMPTY;
        run.scope.done = count;
        self.push(Frame::Run(run.next()));
        Ok(())
    }
    /// A receiver that cannot be affected loses what it would get (R9.12).
    fn transfer(&mut self, run: &Run, from: CardId, to: CardId, count: u8) {
        if count == 0 {
            return;
        }
        let deed = Deed::PlaceCounters(count);
        match self.guard(to, deed, run.cause()) {
            Some(guard) => {
                self.happen(Event::CountersTaken { card: from, count }, run.cause());
                self.stop(to, deed, guard, run.cause());
            }
            None => self.happen(Event::CountersMoved { from, to, count }, run.cause()),
        }
    }
    /// New counters: so many for the first minion, so many for the next, the rest for the last.
    pub(super) fn share_counters(
        &mut self,
        mut run: Run,
        amount: &Amount,
        cards: &Cards,
        answer: Option<Choice>,
    ) -> Go {
        if run.stage == 0 {
            run.scope.power = self.amount(amount, &run.scope).clamp(0, 127);
            run.stage = 1;
            self.push(Frame::Run(run));
            return Ok(());
        }
        let left = run.scope.power as u8;
        let open = self.unpicked(cards, &run.scope);
        let Some(card) = open.first().filter(|_| left > 0) else { return self.end_of_sharing(run) };
        let count = if open.len() == 1 { left } else { self.ask_number(&run, card, left, answer)? };
        run.scope.picking.insert(card);
        run.scope.power -= i16::from(count);
        self.push(Frame::Run(run));
        if count > 0 {
            self.push_deed(Deed::PlaceCounters(count), Set::of(card), &run);
        }
        Ok(())
    }
    /// Those of whom nothing has been decided yet.
    fn unpicked(&self, cards: &Cards, scope: &Scope) -> Set {
        self.find(cards, scope).iter().filter(|card| !scope.picking.contains(*card)).collect()
    }
    /// How many lie on the first minion, how many on the next, the rest on the last. What one gets comes
    /// from those that are still open, what it gives goes to the next of them.
    pub(super) fn rearrange_counters(&mut self, mut run: Run, cards: &Cards, answer: Option<Choice>) -> Go {
        let mut others = self.unpicked(cards, &run.scope);
        let total: u16 = others.iter().map(|card| u16::from(self.counters(card))).sum();
        let Some(card) = others.first().filter(|_| others.len() > 1 && total > 0) else {
            return self.end_of_sharing(run);
        };
        let wanted = self.ask_number(&run, card, total.min(u16::from(MOST)) as u8, answer)?;
        others.remove(card);
        let has = self.counters(card);
        if let Some(next) = others.first().filter(|_| wanted < has) {
            self.transfer(&run, card, next, has - wanted);
        }
        for giver in others.iter() {
            let missing = wanted.saturating_sub(self.counters(card));
            self.transfer(&run, giver, card, missing.min(self.counters(giver)));
        }
        run.scope.picking.insert(card);
        self.push(Frame::Run(run));
        Ok(())
    }
    fn end_of_sharing(&mut self, mut run: Run) -> Go {
        if run.scope.picking.is_empty() {
            self.hear(Event::NothingToDo, run.cause());
        }
        run.scope.picking = Set::EMPTY;
        self.shed(run.cause());
        self.push(Frame::Run(run.next()));
        Ok(())
    }
}
