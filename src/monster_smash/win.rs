//! The two ways to win (M1), asked after every whole change of a hand (M1.5).

use super::Game;
use super::event::Event;
use super::table::{COLLECT, How, OWN, Phase};
use crate::shell::Seat;

impl Game {
    /// Six of the own suit, or any fifteen, in hand: the game is over then (M1.2, M1.3). What lies on the table does not
    /// count (M1.8).
    pub(super) fn has_collected(&mut self, seat: Seat) -> bool {
        let won = self.table.own(seat).len() >= OWN || self.table.hand(seat).len() >= COLLECT;
        won && self.is_won(seat, How::Collect)
    }
    /// Everybody else is eliminated: the game is over then (M1.4).
    pub(super) fn is_last(&mut self, seat: Seat) -> bool {
        self.table.alive().all(|other| other == seat) && self.is_won(seat, How::Eliminate)
    }
    fn is_won(&mut self, winner: Seat, how: How) -> bool {
        self.table.phase = Phase::Over { winner, how };
        self.tell(Event::Won { seat: winner, how });
        true
    }
}
