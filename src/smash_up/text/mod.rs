//! Everything the engine says, from the data the rules run on.
//!
//! ```text
//! cards, verbs, nouns            what a card says, in English
//! log, prompts, choices, reasons what happens and is asked: messages, put together in say
//! english                        a message in English
//! ```
//! A language is a folder in `www/lang` with the words of every message, and its name in
//! `www/page/words.js`; `tests/messages.rs` says what is missing. The text of cards is English
//! everywhere so far: another writer of it would stand beside `cards`.

pub mod cards;
pub mod choices;
pub mod log;
mod nouns;
pub mod prompts;
pub mod reasons;
pub mod say;
pub mod verbs;

#[cfg(not(target_arch = "wasm32"))]
pub use crate::shell::english;

/// The first letter made a capital.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}
/// Small numbers as words.
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
