//! Writes a position as text: everything on the table at a quiet point, in one canonical order, so that write, read,
//! write is the identity. With a seat, only what that seat may know.

use crate::monster_smash::Game;
use crate::monster_smash::cards::{SUITS, code};
use crate::monster_smash::table::{Options, Phase};
use crate::shell::notation::Notation;
use crate::shell::{CardId, Game as _, Seat, Set, names};
use std::fmt::Write;

/// Sets what `NAME VALUE` says; a name alone is on. Seats are a number, one bit a seat, or all.
///
/// # Errors
/// When no option is called so.
pub fn set_option(options: &mut Options, text: &str) -> Result<(), String> {
    let (name, value) = text.split_once(' ').unwrap_or((text, "on"));
    if name != "arrange" {
        return Err(format!("no option is called {name:?}; there is arrange"));
    }
    let on = !matches!(value.trim(), "off" | "no");
    options.arrange = value.trim().parse().unwrap_or(if on { u8::MAX } else { 0 });
    Ok(())
}
/// The lines of all options that are not as the rules have them.
pub fn options(options: &Options) -> String {
    if options.arrange > 0 { format!("option arrange {}\n", options.arrange) } else { String::new() }
}
/// `M1 M3 Z4`
pub fn list(cards: impl IntoIterator<Item = CardId>) -> String {
    cards.into_iter().map(code).collect::<Vec<_>>().join(" ")
}

/// The position as text, with what the seats are called; `None` sees every card.
///
/// # Errors
/// When something is half done: only a quiet point is a position.
pub fn position(game: &Game, called: &[String], reader: Option<Seat>) -> Result<String, String> {
    let table = &game.table;
    let phase = match table.phase {
        Phase::Draw => "draw",
        Phase::Burn { picked: Set::EMPTY } => "burn",
        Phase::Target => "attack",
        _ => return Err("a position can be written when a player may draw, burn or attack next".into()),
    };
    let names = names::plain(called, game.seats() as usize);
    let mut text = format!("## Position\ngame {}\n{}", Game::NAME, options(&table.options));
    let _ = writeln!(text, "turn {} {phase}", names[table.turn as usize]);
    let fresh: Vec<&str> =
        table.round().filter(|s| table.is_fresh(*s)).map(|s| names[s as usize].as_str()).collect();
    if !fresh.is_empty() {
        let _ = writeln!(text, "fresh {}", fresh.join(", "));
    }
    for seat in 0..table.seats() {
        text += &player(game, seat, &names[seat as usize], reader);
    }
    // What is not named lies in the deck.
    let _ = writeln!(text, "removed {}", removed(table.removed));
    if !table.discard.is_empty() {
        let _ = writeln!(text, "discard {}", list(table.discard.iter().rev().copied()));
    }
    if reader.is_none() {
        let _ = writeln!(text, "deck {}", list(table.deck.iter().rev().copied()));
    }
    Ok(text.lines().map(|line| line.trim_end().to_string() + "\n").collect())
}
fn removed(cards: Set) -> String {
    let suits = SUITS.into_iter().filter(|suit| (suit.cards() - cards).is_empty());
    let whole = suits.clone().fold(Set::EMPTY, |all, suit| all | suit.cards());
    let words = suits.map(|suit| suit.name().to_string()).chain((cards - whole).iter().map(code));
    words.collect::<Vec<_>>().join(" ")
}
fn player(game: &Game, seat: Seat, name: &str, reader: Option<Seat>) -> String {
    let table = &game.table;
    let seen = match reader {
        None => table.hand(seat),
        Some(reader) if reader == seat => table.hand(seat),
        Some(reader) => table.hand(seat) & table.known[reader as usize],
    };
    let hidden = table.hand(seat).len() - seen.len();
    let mut text = format!("{name} {}", table.monster(seat).name());
    text += if table.is_out(seat) { " out: hand " } else { ": hand " };
    text += &list(seen.iter());
    if hidden > 0 {
        let _ = write!(text, "{}?{hidden}", if seen.is_empty() { "" } else { " " });
    }
    let knows = table.known[seat as usize];
    if !knows.is_empty() && reader.is_none_or(|reader| reader == seat) {
        let _ = write!(text, "; knows {}", list(knows.iter()));
    }
    text + "\n"
}
