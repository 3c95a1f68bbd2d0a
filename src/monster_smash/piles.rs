//! Cards on their way: from the deck into a hand, from a hand onto the discard pile, from one hand into another; and
//! what that tells to whom.

use super::event::Event;
use super::{Game, Go, Stopped};
use crate::shell::{Seat, Set};

impl Game {
    /// Draws so many cards. The discard pile is shuffled when a card is needed and the deck is empty (M5.3); where
    /// both are, there is nothing to draw (M5.4).
    pub(super) fn draw(&mut self, seat: Seat, count: u8) -> Go {
        if count == 0 || self.table.deck.is_empty() && self.table.discard.is_empty() {
            return Ok(());
        }
        self.show("gained-card-drawn")?;
        let mut drawn = Set::EMPTY;
        for _ in 0..count {
            if self.table.deck.is_empty() {
                self.tell_drawn(seat, &mut drawn);
                self.reshuffle();
            }
            let Some(card) = self.table.deck.pop() else { break };
            self.table.hands[seat as usize].insert(card);
            drawn.insert(card);
        }
        self.tell_drawn(seat, &mut drawn);
        Ok(())
    }
    fn tell_drawn(&mut self, seat: Seat, drawn: &mut Set) {
        let cards = std::mem::take(drawn);
        if !cards.is_empty() {
            self.tell(Event::Drew { seat, cards });
        }
    }
    fn reshuffle(&mut self) {
        let table = &mut self.table;
        let count = table.discard.len() as u8;
        if count > 0 {
            std::mem::swap(&mut table.deck, &mut table.discard);
            table.rng.shuffle(&mut table.deck);
            self.tell(Event::Reshuffled { count });
        }
    }
    /// Puts cards of a hand on the discard pile, which is open to all.
    pub(super) fn discard(&mut self, seat: Seat, cards: Set) {
        self.lay_down(seat, cards);
        self.table.discard.extend(cards.iter());
    }
    /// Cards of a hand are shown to everybody, and are no longer held.
    pub(super) fn lay_down(&mut self, seat: Seat, cards: Set) {
        self.table.hands[seat as usize] = self.table.hand(seat) - cards;
        for known in &mut self.table.known {
            *known = *known - cards;
        }
    }
    /// Cards go from one hand into another, seen by the two of them only.
    pub(super) fn take(&mut self, seat: Seat, from: Seat, cards: Set) -> Go {
        self.show("monster-gained-stolen")?;
        let held = self.table.hand(from);
        for (other, known) in (0..).zip(&mut self.table.known) {
            if other == from {
                *known = *known | cards;
            } else if other == seat {
                *known = *known - cards;
            } else if cards != held {
                // Which of the two holds a card that was known to be here can no longer be said.
                *known = *known - held;
            }
        }
        self.table.hands[from as usize] = held - cards;
        self.table.hands[seat as usize] = self.table.hand(seat) | cards;
        self.tell(Event::Stole { seat, from, cards });
        Ok(())
    }
    /// Something hidden is about to be shown, for this reason; a wary game stops here.
    pub(super) fn show(&mut self, gained: &'static str) -> Go {
        self.gained = Some(gained);
        if self.wary { Err(Stopped) } else { Ok(()) }
    }
}
