//! The turn (M4): draw, burn if you like, attack if you like; and whose turn is next.

use super::event::Event;
use super::setup::DEALT;
use super::table::Phase;
use super::{DRAW, Game, Go, REDRAW};
use crate::shell::{Choice, Choices, Seat, Set};

impl Game {
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.table.turn = seat;
        self.table.turns += 1;
        self.table.phase = Phase::Draw;
        self.tell(Event::TurnBegan { seat, turn: self.table.turns });
    }
    /// The next player clockwise who is still in the game (M4.2).
    pub(super) fn end_turn(&mut self) -> Go {
        self.table.fresh &= !(1 << self.table.turn);
        if let Some(next) = self.table.round().skip(1).find(|seat| !self.table.is_out(*seat)) {
            self.begin_turn(next);
        }
        Ok(())
    }

    pub(super) fn draw_choices(&self, choices: &mut Choices) {
        choices.push(DRAW);
        if self.table.is_fresh(self.table.turn) {
            choices.push(REDRAW);
        }
    }
    /// How many cards a player draws at the start of the turn (M5.1, M5.2).
    pub fn to_draw(&self, seat: Seat) -> u8 {
        if self.table.hand(seat).len() >= 3 { 1 } else { 3 }
    }
    pub(super) fn answer_draw(&mut self, choice: Choice) -> Go {
        let seat = self.table.turn;
        if choice == REDRAW {
            let cards = self.table.hand(seat);
            self.discard(seat, cards);
            self.tell(Event::ThrewAway { seat, cards });
            self.draw(seat, DEALT)?;
            return if self.has_collected(seat) { Ok(()) } else { self.end_turn() };
        }
        self.draw(seat, self.to_draw(seat))?;
        if self.has_collected(seat) {
            return Ok(());
        }
        if self.table.hand(seat).is_empty() {
            return self.after_burn();
        }
        self.table.phase = Phase::Burn { picked: Set::EMPTY };
        Ok(())
    }

    /// Any cards in hand (M6.1).
    pub(super) fn burn_choices(&self, picked: Set, choices: &mut Choices) {
        let left = self.table.hand(self.table.turn) - picked;
        choices.extend(left.iter().map(Choice::Card));
        choices.push(Choice::Done);
    }
    pub(super) fn answer_burn(&mut self, mut cards: Set, choice: Choice) -> Go {
        let seat = self.table.turn;
        if let Choice::Card(card) = choice {
            cards.insert(card);
            self.table.phase = Phase::Burn { picked: cards };
            return Ok(());
        }
        if !cards.is_empty() {
            // They are gone before the new ones come (M6.3).
            self.discard(seat, cards);
            self.tell(Event::Burned { seat, cards });
            self.draw(seat, cards.len() / 2)?;
            if self.has_collected(seat) {
                return Ok(());
            }
        }
        self.after_burn()
    }
    /// No attack in one's first turn (M4.3), nor without a card: that is known to all. Who has cards is asked, even
    /// with none of the own suit: that is not.
    fn after_burn(&mut self) -> Go {
        let seat = self.table.turn;
        if self.table.is_fresh(seat) || self.table.hand(seat).is_empty() {
            return self.end_turn();
        }
        self.table.phase = Phase::Target;
        Ok(())
    }
}
