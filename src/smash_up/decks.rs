//! Decks, of cards and of bases: what is drawn, turned up, looked at, and put back.

use super::Game;
use super::event::Event;
use super::find::Scope;
use super::piles::Pile;
use super::stack::{Cause, Frame, Run};
use super::step::{Asked, Go};
use super::table::BASES;
use crate::shell::decision::Choices;
use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use arrayvec::ArrayVec;

impl Game {
    /// The top card of a deck; an empty one is first made anew from the discard pile (R14.1).
    pub(super) fn top_card(&mut self, seat: Seat, cause: Cause) -> Option<CardId> {
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
    /// Turns up so many cards of each of these decks; what is turned up is not shuffled in when a deck
    /// runs out (R14.4).
    pub(super) fn reveal(&mut self, seats: u8, n: i16, cause: Cause) -> Set {
        let mut shown = Set::EMPTY;
        for seat in self.table.round_of(seats) {
            for _ in 0..n {
                let Some(card) = self.top_card(seat, cause) else { break };
                self.happen(Event::TurnedUp { seat, card }, cause);
                shown.insert(card);
            }
        }
        shown
    }
    /// What a text has turned up and nobody has taken since.
    pub(super) fn still_shown(&self, scope: &Scope) -> Set {
        scope.shown.iter().filter(|card| self.table.card(*card).pile == Pile::REVEALED).collect()
    }
    /// Back on top, one after the other: the last one is the top card (R9.15).
    pub(super) fn put_back_in_any_order(&mut self, run: Run, answer: Option<Choice>) -> Go {
        let Scope { you, me, .. } = run.scope;
        let choices: Choices = self.still_shown(&run.scope).iter().map(Choice::Card).collect();
        if choices.is_empty() {
            self.push(Frame::Run(run.next()));
            return Ok(());
        }
        let choice = self.ask_unless_forced(you, Asked::Step(run.step()), me, choices, answer)?;
        if let Choice::Card(card) = choice {
            self.happen(Event::PutBack { card }, run.cause());
        }
        self.push(Frame::Run(run));
        Ok(())
    }

    /// The next bases, top first.
    fn next_bases(&self, n: u8) -> ArrayVec<BaseId, BASES> {
        self.table.base_piles.of(Pile::BASE_DECK).iter().rev().take(n as usize).copied().collect()
    }
    /// Whether a seat has still to look at one of these bases.
    fn has_not_seen(&self, seat: Seat, bases: &[BaseId]) -> bool {
        bases.iter().any(|base| self.table.bases[*base as usize].seen & (1 << seat) == 0)
    }
    /// A base of the base deck, then the one in play that it is exchanged for (R9.17).
    pub(super) fn read_swap_base(&mut self, mut run: Run, answer: Option<Choice>) -> Go {
        let Scope { you, me, there, .. } = run.scope;
        let asked = Asked::Step(run.step());
        if run.stage == 0 {
            let deck = self.next_bases(u8::MAX);
            if deck.is_empty() {
                let refill = self.table.options.bases_reshuffle
                    && !self.table.base_piles.of(Pile::BASE_DISCARD).is_empty();
                if refill {
                    self.happen(Event::BasesShuffled, run.cause());
                    self.push(Frame::Run(run));
                } else {
                    self.hear(Event::NothingToDo, run.cause());
                    self.push(Frame::Run(run.next()));
                }
                return Ok(());
            }
            if self.has_not_seen(you, &deck) {
                self.happen(Event::BasesLooked { seat: you, count: deck.len() as u8 }, run.cause());
                self.push(Frame::Run(run));
                return Ok(());
            }
            let choices = deck.iter().copied().map(Choice::Base).collect();
            if let Choice::Base(new) = self.ask_some(you, asked, me, choices, None, answer)? {
                run.scope.there = new;
            }
            run.stage = 1;
            self.push(Frame::Run(run));
            return Ok(());
        }
        let row = self.row_where(|_, _| true);
        if let Choice::Base(old) = self.ask_unless_forced(you, asked, me, row, answer)? {
            self.happen(Event::BaseSwapped { old, new: there }, run.cause());
            self.happen(Event::BaseDeckShuffled, run.cause());
        }
        self.push(Frame::Run(run.next()));
        Ok(())
    }
    /// The first of the next bases, then the second, until their order is fixed.
    pub(super) fn pick_next_base(&mut self, mut run: Run, n: u8, answer: Option<Choice>) -> Go {
        let Scope { you, me, .. } = run.scope;
        let bases = self.next_bases(n);
        if bases.is_empty() {
            self.hear(Event::NothingToDo, run.cause());
        } else if self.has_not_seen(you, &bases) {
            self.happen(Event::BasesLooked { seat: you, count: bases.len() as u8 }, run.cause());
            self.push(Frame::Run(run));
            return Ok(());
        }
        let open = bases.get(run.stage as usize..).unwrap_or(&[]);
        if open.len() < 2 {
            self.push(Frame::Run(run.next()));
            return Ok(());
        }
        let choices = open.iter().copied().map(Choice::Base).collect();
        let choice = self.ask_some(you, Asked::Step(run.step()), me, choices, None, answer)?;
        if let Choice::Base(base) = choice {
            self.happen(Event::NextBasePicked { seat: you, base, place: run.stage }, run.cause());
        }
        run.stage += 1;
        self.push(Frame::Run(run));
        Ok(())
    }
}
