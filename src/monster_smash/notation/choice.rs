//! The choice that a name means: as a script names it, and as it is typed at the table.

use crate::monster_smash::Game;
use crate::monster_smash::cards::{SUITS, Suit, suit, value};
use crate::monster_smash::text::{Names, choices};
use crate::shell::script::same;
use crate::shell::{CardId, Choice, Game as _};

/// What is on offer now, by name.
pub fn labels(game: &Game, names: Names) -> Vec<String> {
    game.decision().map_or(vec![], |d| choices::labels(&d.choices, names))
}
/// `M3`, in whatever case.
pub fn kind(code: &str) -> Option<(Suit, u8)> {
    let mut signs = code.chars();
    let (letter, value) = (signs.next()?, signs.next()?.to_digit(10)?);
    let suit = SUITS.into_iter().find(|suit| suit.name().starts_with(letter.to_ascii_uppercase()))?;
    ((1..=4).contains(&value) && signs.next().is_none()).then_some((suit, value as u8))
}
pub fn is_kind(card: CardId, kind: (Suit, u8)) -> bool {
    (suit(card), value(card)) == kind
}
/// Several cards or places in one name are a whole set: `M4 M4 W1`, `#2 #5 #1`.
pub fn parts(wanted: &str) -> Vec<&str> {
    let parts: Vec<&str> = wanted.split_whitespace().collect();
    let is_part = |part: &&str| {
        let plain = part.split('#').next().unwrap_or("");
        place(part).is_some() || kind(plain).is_some()
    };
    if parts.iter().all(is_part) { parts } else { vec![wanted] }
}
/// `#2`, a place in a hand that is held out.
pub fn place(wanted: &str) -> Option<u8> {
    wanted.strip_prefix('#')?.parse().ok()
}
/// The index of the choice that a name means. Alike cards need no telling apart.
///
/// # Errors
/// What keeps it from being one, to be said after the name; nothing, if there is simply no such choice.
pub fn find(game: &Game, names: Names, wanted: &str) -> Result<usize, String> {
    let labels = labels(game, names);
    if let Some(exact) = labels.iter().position(|label| same(label, wanted)) {
        return Ok(exact);
    }
    let Some(decision) = game.decision() else { return Err(String::new()) };
    let choices = &decision.choices;
    // Among places to pick, `#3` is one of them; elsewhere it is the third choice, whatever it is called.
    if let Some(n) = place(wanted).filter(|_| !matches!(choices.first(), Some(Choice::Number(_)))) {
        let n = usize::from(n);
        return if (1..=choices.len()).contains(&n) {
            Ok(n - 1)
        } else {
            Err(format!(", there are {}", choices.len()))
        };
    }
    let (code, number) =
        wanted.split_once('#').map_or((wanted, 1), |(code, n)| (code, n.parse().unwrap_or(0)));
    let wanted_kind = kind(code);
    let fits = |choice: &Choice| match *choice {
        Choice::Card(card) => wanted_kind.is_some_and(|kind| is_kind(card, kind)),
        Choice::Seat(seat) => names.get(seat as usize).is_some_and(|name| same(name, wanted)),
        _ => false,
    };
    let mut found = (0..choices.len()).filter(|i| fits(&choices[*i]));
    found.nth(usize::max(number, 1) - 1).ok_or(String::new())
}
