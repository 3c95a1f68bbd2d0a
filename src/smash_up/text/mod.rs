//! Everything the engine says, written from the data the rules run on: card text, prompts and the
//! names of choices, the log, and reasons for refusals. A second language is a second set of these files.

pub mod cards;
pub mod choices;
#[cfg(not(target_arch = "wasm32"))]
pub mod english;
pub mod former;
pub mod log;
mod nouns;
pub mod prompts;
pub mod reasons;
pub mod say;
pub mod verbs;

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
/// `+2`, with a true minus sign.
pub fn signed_number(n: i8) -> String {
    if n < 0 { format!("−{}", -i16::from(n)) } else { format!("+{n}") }
}
/// `+2 power`.
pub fn signed(n: i8) -> String {
    format!("{} power", signed_number(n))
}
