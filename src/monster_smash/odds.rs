//! The exact chances of an attack, from what a seat has seen: the target's hand is what the seat knows to be there,
//! and otherwise any of the cards it cannot place, each as likely as the next.
//!
//! The target is taken to defend as well as it can. Its best defence is its best own card with the best of all
//! others; so hands are counted by their best own card, and no hand has to be looked at.

use super::Game;
use super::cards::{Suit, suit, total, value};
use super::table::MOST_STOLEN;
use crate::shell::{Seat, Set};
use serde::Serialize;

/// Of so many hands that the target may hold, how many lose cards however they defend, and how many lose all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Odds {
    pub of: u64,
    pub succeeds: u64,
    pub eliminates: u64,
}

impl Game {
    /// The chances of an attack by `seat` with these cards of its hand on `target`.
    pub fn odds(&self, seat: Seat, target: Seat, attack: Set) -> Odds {
        let (hand, own) = (self.table.hand(target), self.table.monster(target));
        let known = hand & self.table.known[seat as usize];
        let hidden = hand.len() - known.len();
        let pool = Pool { known: Values::of(known, own), unseen: Values::of(self.unseen(seat), own), hidden };
        let (strength, size) = (i16::from(total(attack)), i16::from(hand.len()));
        // With k cards used to defend, min(what is left of the attack, 4) of size - k are taken.
        let spared = size > i16::from(MOST_STOLEN) || strength < size.max(1);
        Odds {
            of: choose(pool.unseen.count(4, 4), u64::from(hidden)),
            succeeds: pool.hands(strength - 1, strength - 1),
            eliminates: if spared {
                0
            } else {
                pool.hands(strength - (size - 1).max(1), strength - (size - 2).max(1))
            },
        }
    }
}

/// How many cards of each value, from 1, of the target's own suit and of others.
#[derive(Clone, Copy, Default)]
struct Values {
    own: [u64; 4],
    other: [u64; 4],
}
impl Values {
    fn of(cards: Set, own: Suit) -> Self {
        let mut values = Self::default();
        for card in cards.iter() {
            let kind = if suit(card) == own { &mut values.own } else { &mut values.other };
            kind[value(card) as usize - 1] += 1;
        }
        values
    }
    /// How many are of these values or less.
    fn count(&self, own: i16, other: i16) -> u64 {
        let up_to = |of: &[u64; 4], most: i16| of[..most.clamp(0, 4) as usize].iter().sum::<u64>();
        up_to(&self.own, own) + up_to(&self.other, other)
    }
}
/// What a hand may be made of: what is known of it, and so many more of what has not been seen.
struct Pool {
    known: Values,
    unseen: Values,
    hidden: u8,
}
impl Pool {
    /// How many hands have no own card above `single` and no pair for a defence above `pair`.
    fn hands(&self, single: i16, pair: i16) -> u64 {
        let (known, unseen, hidden) = (&self.known, &self.unseen, u64::from(self.hidden));
        // Without an own card there is no defence.
        let none = if known.count(4, 0) == 0 { choose(unseen.count(0, 4), hidden) } else { 0 };
        let best = (1..=single.min(4)).map(|best| {
            // Beside the best own card, nothing may be above this.
            let rest = pair - best;
            if rest < 0 || known.count(4, 4) > known.count(best, rest) {
                return 0;
            }
            let known_best = known.own[best as usize - 1];
            let all = choose(unseen.count(best, rest), hidden);
            if rest >= best {
                // Any number of the best, at least one.
                return if known_best > 0 { all } else { all - choose(unseen.count(best - 1, rest), hidden) };
            }
            if known.count(best, 0) - known.count(rest, 0) > known_best {
                return 0;
            }
            // Exactly one of the best, and of what lies between none.
            match known_best {
                0 if hidden > 0 => {
                    unseen.own[best as usize - 1] * choose(unseen.count(rest, rest), hidden - 1)
                }
                1 => choose(unseen.count(rest, rest), hidden),
                _ => 0,
            }
        });
        none + best.sum::<u64>()
    }
}
/// In how many ways k of n things can be chosen.
fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (1..=k).fold(1, |ways, i| ways * (n - k + i) / i)
}
