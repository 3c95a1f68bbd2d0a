//! `Set`: a set of card ids as bits, cheap to copy and to compare.

use super::CardId;
use serde::{Deserialize, Serialize};

/// How many physical cards a game can hold: four decks of 40 and the 30 Madness cards fit.
pub const CARDS: usize = 192;

/// A set of card ids. Iterates in ascending order; saved as a list, since not every reader has 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct Set([u64; CARDS / 64]);

impl Set {
    /// The set that holds nothing.
    pub const EMPTY: Set = Set([0; CARDS / 64]);

    /// The set that holds one card.
    pub fn of(card: CardId) -> Self {
        let mut set = Self::EMPTY;
        set.insert(card);
        set
    }
    /// The cards of so many ids from one on.
    pub const fn run(first: CardId, count: u8) -> Self {
        let (mut words, mut card) = ([0; CARDS / 64], first);
        while card < first + count {
            words[card as usize / 64] |= 1 << (card % 64);
            card += 1;
        }
        Set(words)
    }
    pub fn insert(&mut self, card: CardId) {
        self.0[card as usize / 64] |= 1 << (card % 64);
    }
    pub fn remove(&mut self, card: CardId) {
        self.0[card as usize / 64] &= !(1 << (card % 64));
    }
    pub fn contains(&self, card: CardId) -> bool {
        self.0[card as usize / 64] & (1 << (card % 64)) != 0
    }
    pub fn len(&self) -> u8 {
        self.0.iter().map(|w| w.count_ones() as u8).sum()
    }
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }
    /// The smallest id in the set.
    pub fn first(&self) -> Option<CardId> {
        self.iter().next()
    }
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0;
        (0..words.len()).flat_map(move |w| {
            let mut bits = words[w];
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let bit = bits.trailing_zeros();
                bits &= bits - 1;
                Some((w as u32 * 64 + bit) as CardId)
            })
        })
    }
}

impl FromIterator<CardId> for Set {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// What is in both.
impl std::ops::BitAnd for Set {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Set(std::array::from_fn(|w| self.0[w] & other.0[w]))
    }
}
/// What is in either.
impl std::ops::BitOr for Set {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Set(std::array::from_fn(|w| self.0[w] | other.0[w]))
    }
}
/// What is in the first alone.
impl std::ops::Sub for Set {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Set(std::array::from_fn(|w| self.0[w] & !other.0[w]))
    }
}

impl From<Vec<CardId>> for Set {
    fn from(cards: Vec<CardId>) -> Self {
        cards.into_iter().filter(|card| (*card as usize) < CARDS).collect()
    }
}
impl From<Set> for Vec<CardId> {
    fn from(set: Set) -> Self {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_and_lists_it_in_order() {
        let mut set: Set = [130, 3, 64].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 130]);
        set.remove(64);
        assert_eq!((set.len(), set.contains(64), set.first()), (2, false, Some(3)));
    }
    #[test]
    fn sets_are_joined_and_parted() {
        let (a, b) = (Set::run(60, 8), Set::run(66, 4));
        assert_eq!((a & b).iter().collect::<Vec<_>>(), [66, 67]);
        assert_eq!(a | b, Set::run(60, 10));
        assert_eq!(a - b, Set::run(60, 6));
    }
}
