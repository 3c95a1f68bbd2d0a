//! What comes of an attack (M9, M10): the target holds out its hand in an order, the attacker picks places of it
//! without seeing the cards, and takes them all at once when the last has been picked.

use super::cards::total;
use super::event::Event;
use super::table::{Battle, Fan, MOST_STOLEN, Phase};
use super::{Game, Go};
use crate::shell::{Choice, Choices, Set};

impl Game {
    /// Attack and defence lie on the table: compares them (M9.1-M9.3).
    pub(super) fn resolve(&mut self, battle: Battle) -> Go {
        let (seat, target) = (self.table.turn, battle.target);
        let by = total(battle.attack).saturating_sub(total(battle.defence));
        if by == 0 {
            self.tell(Event::Failed { seat, target });
            self.clear(battle);
            return self.end_turn();
        }
        let hand = self.table.hand(target);
        let count = by.min(MOST_STOLEN).min(hand.len());
        self.tell(Event::Succeeded { seat, target, by, count });
        if count == hand.len() {
            // All that is left: there is nothing to pick.
            if count > 0 {
                self.take(seat, target, hand)?;
            }
            return self.after_success(battle);
        }
        let arranges = self.table.arranges(target);
        if arranges {
            self.show("monster-gained-shuffled")?;
        }
        let mut fan: Fan = hand.iter().collect();
        self.table.rng.shuffle(&mut fan);
        self.table.phase = if arranges {
            Phase::Arrange { battle, fan, placed: 0 }
        } else {
            Phase::Steal { battle, fan, count, taken: 0 }
        };
        Ok(())
    }
    /// The cards that have no place yet; `done` leaves them as they lie.
    pub(super) fn arrange_choices(fan: &Fan, placed: u8, choices: &mut Choices) {
        choices.extend(fan.iter().copied().skip(placed as usize).map(Choice::Card));
        choices.push(Choice::Done);
    }
    pub(super) fn answer_arrange(&mut self, battle: Battle, mut fan: Fan, placed: u8, choice: Choice) -> Go {
        let from = fan.iter().position(|card| choice == Choice::Card(*card));
        if let Some(moved) = from.and_then(|from| fan.get_mut(placed as usize..=from)) {
            moved.rotate_right(1);
            // The last card has only one place left.
            if usize::from(placed) + 2 < fan.len() {
                self.table.phase = Phase::Arrange { battle, fan, placed: placed + 1 };
                return Ok(());
            }
        }
        let by = total(battle.attack).saturating_sub(total(battle.defence));
        let count = by.min(MOST_STOLEN);
        self.tell(Event::Arranged { seat: battle.target });
        self.table.phase = Phase::Steal { battle, fan, count, taken: 0 };
        Ok(())
    }
    /// The places, counted from 1, that have not been picked.
    pub(super) fn steal_choices(fan: &Fan, taken: u16, choices: &mut Choices) {
        let free = (0..fan.len() as u8).filter(|place| taken & (1 << place) == 0);
        choices.extend(free.map(|place| Choice::Number(place + 1)));
    }
    pub(super) fn answer_steal(
        &mut self,
        battle: Battle,
        fan: Fan,
        count: u8,
        taken: u16,
        choice: Choice,
    ) -> Go {
        let taken = if let Choice::Number(place) = choice { taken | 1 << (place - 1) } else { taken };
        self.table.phase = Phase::Steal { battle, fan, count, taken };
        if taken.count_ones() < u32::from(count) {
            return Ok(());
        }
        let cards: Set =
            (0..).zip(fan).filter(|(place, _)| taken & (1 << place) != 0).map(|(_, card)| card).collect();
        self.take(self.table.turn, battle.target, cards)?;
        self.after_success(battle)
    }
    /// Who has no card left after an attack that succeeded is eliminated (M10.1, M10.2); then the attacker may have won.
    fn after_success(&mut self, battle: Battle) -> Go {
        let (seat, target) = (self.table.turn, battle.target);
        self.clear(battle);
        if self.table.hand(target).is_empty() {
            self.table.out |= 1 << target;
            self.tell(Event::Eliminated { seat: target, by: seat });
        }
        if self.has_collected(seat) || self.is_last(seat) { Ok(()) } else { self.end_turn() }
    }
    /// What was put down goes to the discard pile (M9.6).
    fn clear(&mut self, battle: Battle) {
        self.table.discard.extend((battle.attack | battle.defence).iter());
        self.table.phase = Phase::Target;
    }
}
