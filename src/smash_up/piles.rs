//! `Piles`: cards in several ordered piles, kept as one permutation.
//!
//! ```text
//! order: [ deck of seat 0 | hand of seat 0 | discard of seat 0 | deck of seat 1 | ... | in play | ... ]
//! ```
//! A card can therefore not be in two piles, or in none, by construction.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The name of a pile: a number in the order above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pile(pub u8);

impl Pile {
    pub const fn deck(seat: u8) -> Self {
        Self(seat * 3)
    }
    pub const fn hand(seat: u8) -> Self {
        Self(seat * 3 + 1)
    }
    pub const fn discard(seat: u8) -> Self {
        Self(seat * 3 + 2)
    }
    /// At or on a base.
    pub const PLAY: Self = Self(12);
    /// A standard action that is being carried out (R5.8).
    pub const RESOLVING: Self = Self(13);
    /// Turned up off a deck (R14.4).
    pub const REVEALED: Self = Self(14);
    /// The Madness deck.
    pub const MADNESS: Self = Self(15);

    /// Among the bases: the base deck, the bases in play, the base discard pile.
    pub const BASE_DECK: Self = Self(0);
    pub const ROW: Self = Self(1);
    pub const BASE_DISCARD: Self = Self(2);

    /// Whose pile of this kind it is, if it is a player's.
    pub fn seat(self) -> Option<u8> {
        (self.0 < 12).then_some(self.0 / 3)
    }
    pub fn is_deck(self) -> bool {
        self.0 < 12 && self.0.is_multiple_of(3)
    }
    pub fn is_hand(self) -> bool {
        self.0 < 12 && self.0 % 3 == 1
    }
    pub fn is_discard(self) -> bool {
        self.0 < 12 && self.0 % 3 == 2
    }
}

/// `N` cards at most in `K` piles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piles<const N: usize, const K: usize> {
    order: ArrayVec<[u8; N]>,
    /// Where each pile ends; it begins where the one before ends.
    ends: ArrayVec<[u8; K]>,
}

impl<const N: usize, const K: usize> Default for Piles<N, K> {
    fn default() -> Self {
        Self { order: ArrayVec::new(), ends: std::iter::repeat_n(0, K).collect() }
    }
}

impl<const N: usize, const K: usize> Piles<N, K> {
    #[inline(always)]
    fn range(&self, pile: Pile) -> std::ops::Range<usize> {
        let k = pile.0 as usize;
        let start = if k == 0 { 0 } else { self.ends[k - 1] as usize };
        start..self.ends[k] as usize
    }
    /// The cards of a pile, bottom (oldest) first.
    #[inline(always)]
    pub fn of(&self, pile: Pile) -> &[u8] {
        &self.order[self.range(pile)]
    }
    /// The same, to be shuffled in place.
    pub fn of_mut(&mut self, pile: Pile) -> &mut [u8] {
        let range = self.range(pile);
        &mut self.order[range]
    }
    /// The pile that a card is in.
    pub fn whose(&self, card: u8) -> Option<Pile> {
        let at = self.order.iter().position(|c| *c == card)? as u8;
        self.ends.iter().position(|end| at < *end).map(|k| Pile(k as u8))
    }
    /// Puts a new card on top of a pile.
    pub fn add(&mut self, card: u8, pile: Pile) {
        let at = self.range(pile).end;
        self.order.insert(at, card);
        for end in &mut self.ends[pile.0 as usize..] {
            *end += 1;
        }
    }
    /// Moves a card from the pile it is in to the top (end) of another, or of the same.
    pub fn to_top(&mut self, card: u8, from: Pile, to: Pile) {
        let at = self.range(to).end;
        self.shift(card, from, to, at);
    }
    /// Moves a card from the pile it is in to the bottom (start) of another, or of the same.
    pub fn to_bottom(&mut self, card: u8, from: Pile, to: Pile) {
        let at = self.range(to).start;
        self.shift(card, from, to, at);
    }
    fn shift(&mut self, card: u8, from: Pile, to: Pile, at: usize) {
        let range = self.range(from);
        let Some(old) = self.order[range.clone()].iter().position(|c| *c == card).map(|i| i + range.start)
        else {
            return;
        };
        if old < at {
            self.order.copy_within(old + 1..at, old);
            self.order[at - 1] = card;
        } else {
            self.order.copy_within(at..old, at + 1);
            self.order[at] = card;
        }
        // A pile between the two has moved by one place.
        for end in &mut self.ends[from.0 as usize..] {
            *end -= 1;
        }
        for end in &mut self.ends[to.0 as usize..] {
            *end += 1;
        }
    }
    /// How many cards there are in all piles.
    pub fn total(&self) -> usize {
        self.order.len()
    }
    /// Every card from 0 to `total` is there exactly once.
    pub fn is_whole(&self) -> bool {
        let mut seen = [false; N];
        self.ends.last().is_some_and(|end| *end as usize == self.order.len())
            && self.ends.is_sorted()
            && self
                .order
                .iter()
                .all(|c| (*c as usize) < self.order.len() && !std::mem::replace(&mut seen[*c as usize], true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_goes_to_the_top_or_the_bottom_and_the_others_keep_their_order() {
        let mut piles = Piles::<8, 3>::default();
        for card in 0..3 {
            piles.add(card, Pile(0));
        }
        piles.add(3, Pile(2));
        piles.to_top(0, Pile(0), Pile(2));
        piles.to_bottom(1, Pile(0), Pile(2));
        piles.to_bottom(3, Pile(2), Pile(0));
        assert_eq!(
            (piles.of(Pile(0)), piles.of(Pile(1)), piles.of(Pile(2))),
            (&[3, 2][..], &[][..], &[1, 0][..])
        );
        assert_eq!(piles.whose(1), Some(Pile(2)));
        piles.to_top(3, Pile(0), Pile(0));
        piles.to_bottom(0, Pile(2), Pile(2));
        assert_eq!((piles.of(Pile(0)), piles.of(Pile(2))), (&[2, 3][..], &[0, 1][..]));
        assert!(piles.is_whole());
    }
}
