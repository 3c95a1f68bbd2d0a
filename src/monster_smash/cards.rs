//! The 80 cards: five suits of sixteen, each of a value from 1 to 4 (M2). A card is a number from 0; its suit and
//! its value follow from the number, so that a hand is a set of bits.

use crate::shell::{CardId, Set};
use serde::{Deserialize, Serialize};

/// How many cards of value 1, 2, 3 and 4 each suit has (M2.3). Everything else follows from this.
pub const VALUE_COUNTS: [u8; 4] = [4, 4, 4, 4];
/// How many cards a suit has (M2.2).
pub const PER_SUIT: u8 = VALUE_COUNTS[0] + VALUE_COUNTS[1] + VALUE_COUNTS[2] + VALUE_COUNTS[3];
/// How many cards there are (M2.1).
pub const CARDS: usize = SUITS.len() * PER_SUIT as usize;
/// Every card.
pub const ALL: Set = Set::run(0, CARDS as u8);

/// A monster, and the suit of its cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    #[default]
    Mummy,
    Werewolf,
    Dragon,
    Zombie,
    Vampire,
}
/// All suits, in the order of their cards.
pub const SUITS: [Suit; 5] = [Suit::Mummy, Suit::Werewolf, Suit::Dragon, Suit::Zombie, Suit::Vampire];

impl Suit {
    /// The cards of this suit.
    pub const fn cards(self) -> Set {
        OF_SUIT[self as usize]
    }
    /// As the notation writes it; a card is its first letter and its value.
    pub fn name(self) -> &'static str {
        ["Mummy", "Werewolf", "Dragon", "Zombie", "Vampire"][self as usize]
    }
    /// As messages tell it apart.
    pub fn key(self) -> &'static str {
        ["mummy", "werewolf", "dragon", "zombie", "vampire"][self as usize]
    }
}
const OF_SUIT: [Set; SUITS.len()] = {
    let (mut all, mut suit) = ([Set::EMPTY; SUITS.len()], 0);
    while suit < SUITS.len() {
        all[suit] = Set::run(suit as u8 * PER_SUIT, PER_SUIT);
        suit += 1;
    }
    all
};
/// The values of the cards of a suit, in order.
const VALUES: [u8; PER_SUIT as usize] = {
    let (mut values, mut card, mut value) = ([0; PER_SUIT as usize], 0, 0);
    while value < VALUE_COUNTS.len() {
        let end = card + VALUE_COUNTS[value] as usize;
        while card < end {
            values[card] = value as u8 + 1;
            card += 1;
        }
        value += 1;
    }
    values
};

pub fn suit(card: CardId) -> Suit {
    SUITS[(card / PER_SUIT) as usize]
}
pub fn value(card: CardId) -> u8 {
    VALUES[(card % PER_SUIT) as usize]
}
/// Two cards that nobody could tell apart.
pub fn alike(a: CardId, b: CardId) -> bool {
    (suit(a), value(a)) == (suit(b), value(b))
}
/// The sum of the values (M7.4).
pub fn total(cards: Set) -> u8 {
    cards.iter().map(value).sum()
}
/// `M3`: in the notation, and wherever room is short.
pub fn code(card: CardId) -> String {
    format!("{}{}", &suit(card).name()[..1], value(card))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eighty_cards_are_five_suits_of_sixteen_with_four_of_each_value() {
        assert_eq!(ALL.len(), 80);
        for of_suit in SUITS {
            assert_eq!(of_suit.cards().len(), 16);
            for wanted in 1..=4 {
                let cards = of_suit.cards().iter();
                assert_eq!(cards.filter(|c| (suit(*c), value(*c)) == (of_suit, wanted)).count(), 4);
            }
        }
        assert_eq!(total(Suit::Dragon.cards()), 40);
    }
}
