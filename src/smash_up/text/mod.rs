//! Everything the engine says, written from the data the rules run on: card text, prompts and the
//! names of choices, the log, and reasons for refusals. A second language is a second set of these files.

pub mod cards;
pub mod log;
pub mod prompts;
pub mod reasons;

/// The first letter made a capital.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}
/// `1 card`, `2 cards`; small numbers as words.
pub fn number(n: i16) -> String {
    match n {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        5 => "five".into(),
        n => n.to_string(),
    }
}
