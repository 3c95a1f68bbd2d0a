//! Attacking and defending (M7, M8): cards are put together one by one, in any order, as long as what lies there can
//! still become one or more of the own suit with at most one of another.

use super::Game;
use super::event::Event;
use super::table::{Battle, MOST_DEFENDING, Phase};
use super::{Go, cards::Suit};
use crate::shell::{Choice, Choices, Seat, Set};

/// The cards of a hand that may join those already picked, of which `most` are allowed: always those of the own
/// suit, and one of another suit (M7.3), if one of the own suit can still come or is there (M7.2, M8.3).
pub fn may_join(hand: Set, own: Suit, picked: Set, most: u8) -> Set {
    let (left, room) = (hand - picked, most.saturating_sub(picked.len()));
    let (mine, others) = (left & own.cards(), left - own.cards());
    let has_own = !(picked & own.cards()).is_empty();
    let has_other = !(picked - own.cards()).is_empty();
    if room == 0 {
        return Set::EMPTY;
    }
    let other_fits = !has_other && (has_own || room > 1 && !mine.is_empty());
    if other_fits { mine | others } else { mine }
}
/// Nothing, or something with at least one of the own suit: what may be the whole of a defence; an attack needs
/// something.
fn is_whole(own: Suit, picked: Set) -> bool {
    picked.is_empty() || !(picked & own.cards()).is_empty()
}

impl Game {
    /// Every other player who is in the game, with cards or without (M7.1, M7.7), if there is a card of the own suit
    /// to attack with (M7.6).
    pub(super) fn target_choices(&self, choices: &mut Choices) {
        let seat = self.table.turn;
        if !self.table.own(seat).is_empty() {
            choices.extend(self.table.alive().filter(|other| *other != seat).map(Choice::Seat));
        }
        choices.push(Choice::Done);
    }
    pub(super) fn answer_target(&mut self, choice: Choice) -> Go {
        let Choice::Seat(target) = choice else { return self.end_turn() };
        self.table.phase = Phase::Muster { target, picked: Set::EMPTY };
        Ok(())
    }
    pub(super) fn muster_choices(&self, picked: Set, choices: &mut Choices) {
        let (hand, own) = (self.table.hand(self.table.turn), self.table.monster(self.table.turn));
        choices.extend(may_join(hand, own, picked, u8::MAX).iter().map(Choice::Card));
        if !picked.is_empty() && is_whole(own, picked) {
            choices.push(Choice::Done);
        }
    }
    pub(super) fn answer_muster(&mut self, target: Seat, mut picked: Set, choice: Choice) -> Go {
        if let Choice::Card(card) = choice {
            picked.insert(card);
            self.table.phase = Phase::Muster { target, picked };
            return Ok(());
        }
        let (seat, battle) = (self.table.turn, Battle { target, attack: picked, defence: Set::EMPTY });
        self.lay_down(seat, picked);
        self.table.phase = Phase::Defend { battle, picked: Set::EMPTY };
        self.tell(Event::Attacked { seat, target, cards: picked });
        if self.table.hand(target).is_empty() { self.resolve(battle) } else { Ok(()) }
    }
    /// Whoever holds cards is asked, even with none of the own suit: that there is nothing to choose is hidden.
    pub(super) fn defence_choices(&self, battle: Battle, picked: Set, choices: &mut Choices) {
        let (hand, own) = (self.table.hand(battle.target), self.table.monster(battle.target));
        choices.extend(may_join(hand, own, picked, MOST_DEFENDING).iter().map(Choice::Card));
        if is_whole(own, picked) {
            choices.push(Choice::Done);
        }
    }
    pub(super) fn answer_defence(&mut self, battle: Battle, mut picked: Set, choice: Choice) -> Go {
        if let Choice::Card(card) = choice {
            picked.insert(card);
            self.table.phase = Phase::Defend { battle, picked };
            return Ok(());
        }
        let battle = Battle { defence: picked, ..battle };
        self.lay_down(battle.target, picked);
        self.table.phase = Phase::Defend { battle, picked: Set::EMPTY };
        self.tell(Event::Defended { seat: battle.target, cards: picked });
        self.resolve(battle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::monster_smash::cards::{SUITS, total};

    /// All that can be picked one by one and be whole.
    fn reachable(hand: Set, own: Suit, most: u8) -> Vec<Set> {
        let (mut found, mut open) = (vec![], vec![Set::EMPTY]);
        while let Some(picked) = open.pop() {
            if is_whole(own, picked) && !found.contains(&picked) {
                found.push(picked);
            }
            for card in may_join(hand, own, picked, most).iter() {
                open.push(picked | Set::of(card));
            }
        }
        found
    }
    #[test]
    fn exactly_the_legal_sets_can_be_put_together_and_none_leads_nowhere() {
        // Two Mummies, a Werewolf, two Dragons: for each of them in turn.
        let hand: Set = [3, 9, 20, 40, 41].into_iter().collect();
        for own in SUITS {
            for most in [MOST_DEFENDING, u8::MAX] {
                let legal = |cards: &Set| {
                    let mine = (*cards & own.cards()).len();
                    cards.len() <= most && (cards.is_empty() || mine > 0 && cards.len() - mine <= 1)
                };
                let subset = |bits: u32| -> Set {
                    hand.iter().zip(0..).filter(|(_, i)| bits >> i & 1 == 1).map(|(c, _)| c).collect()
                };
                let mut wanted: Vec<Set> = (0..32).map(subset).filter(legal).collect();
                let mut found = reachable(hand, own, most);
                wanted.sort_by_key(|s| s.iter().collect::<Vec<_>>());
                found.sort_by_key(|s| s.iter().collect::<Vec<_>>());
                assert_eq!(found, wanted, "{own:?}");
            }
        }
        assert_eq!(total(hand), 1 + 3 + 2 + 3 + 3);
    }
}
