//! The vocabulary of card text, as plain const data.
//!
//! A card is written with the lower-case words of these files, in the order of its text; the machine
//! (`read.rs`) and the writer (`text/cards.rs`) read the same data. Verbs and structure are closed enums;
//! a question only one card asks is a `(phrase, fn)` pair: `If`, `Count` or `Which`.
//!
//! ```text
//! minion("Tiger Assassin", 4).copies(2).on_play(&[may(destroy(a(MINION.here().power(at_most(3)))))])
//! └ print ─────────────────────────────┘└ ability  └ verb ──┘└ operand └ noun ─────────────────┘
//! ```
//! `docs/vocabulary.md` lists every word with a card that uses it.

mod abilities;
mod nouns;
mod numbers;
mod operands;
mod print;
mod verbs;

pub use abilities::*;
pub use nouns::*;
pub use numbers::*;
pub use operands::*;
pub use print::*;
pub use verbs::*;
