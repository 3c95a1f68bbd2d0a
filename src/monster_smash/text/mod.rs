//! Everything the engine says about this game, as messages; their words are in `www/lang/*/monster-smash.ftl`.

pub mod choices;
pub mod log;
pub mod prompts;
pub mod reasons;

use super::cards::{Suit, suit, value};
use crate::shell::message::{Arg, Message, Name, list_of};
use crate::shell::{CardId, Seat, Set};

/// The names of the seats, for what is said about them.
pub type Names<'a> = &'a [String];

/// A seat's name; without one it is `ann`, `bob`, `cat`, `dan` or `eve`.
pub fn seat_name(seat: Seat, names: Names) -> String {
    match names.get(seat as usize) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => ["ann", "bob", "cat", "dan", "eve"].get(seat as usize).unwrap_or(&"?").to_string(),
    }
}
/// A seat as something that can be pointed at.
fn who(seat: Seat, names: Names) -> Name {
    Name { text: seat_name(seat, names), seat: Some(seat), ..Name::default() }
}
/// `Mummy 3`.
pub fn card(card: CardId) -> Message {
    Message::new("monster-card").with("suit", suit(card).key()).with("value", i32::from(value(card)))
}
/// `Mummy`.
pub fn monster(suit: Suit) -> Message {
    Message::new("monster-suit").with("suit", suit.key())
}
/// Cards one after the other, by suit and value.
fn cards(cards: Set) -> Arg {
    list_of(cards.iter().map(|c| card(c).into()).collect(), false)
}
fn count(cards: Set) -> i32 {
    i32::from(cards.len())
}
