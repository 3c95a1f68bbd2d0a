//! Positions and scripts of Smash Up as text: one format for tests, lessons, puzzles, bug reports. Its frame is
//! `shell/script.rs` and `shell/notation.rs`.
//!
//! ```text
//! ## Sea Dogs moves one faction's minions together
//! case C114
//! base Tortuga: bob Buccaneer, bob Zapbot
//! base Jungle Oasis
//! ann 4vp: hand Sea Dogs
//! > ann: Sea Dogs, Pirates, Tortuga, Jungle Oasis
//! = base Tortuga: bob Zapbot
//! ```
//! `position.rs` sets the table, `expect.rs` checks `=` lines, `refused.rs` knows what those with `!` speak of and
//! `goal.rs` what a puzzle can ask for; scripts are played, and records and links written, by the shell.
//! Reading is lenient: names are case-blind, set-up lines come in any order before the script.

pub mod choice;
#[cfg(not(target_arch = "wasm32"))]
mod expect;
pub mod goal;
pub mod options;
mod position;
#[cfg(not(target_arch = "wasm32"))]
mod refused;
mod write;

pub use crate::shell::script::{Fault, Note, Scenario, read};
pub use write::position;

use super::defs::{DEFS, same};
use super::event::Heard;
use super::factions::FACTIONS;
use super::table::Edition;
use super::{Game, Setup};
use crate::shell::Seat;
use crate::shell::notation::{self, Notation, Result};
use crate::shell::script::{Line, items, lines};
use std::fmt::Write;
#[cfg(not(target_arch = "wasm32"))]
use {super::text::log, crate::shell::Message, std::fmt::Debug};

/// A game being played by script.
pub type Table = notation::Table<Game>;

/// Records of this game as text.
pub mod record {
    use crate::shell::script::{Fault, Note};
    use crate::shell::{Record, transcript};
    use crate::smash_up::{Game, Setup};

    /// A record that was read, and where it stopped fitting, if it did.
    pub type Read = transcript::Read<Setup>;

    /// The record as text, with what is said at its moments.
    pub fn written(record: &Record<Setup>, notes: &[Note]) -> String {
        transcript::written::<Game>(record, notes)
    }
    /// Reads a record, or a position with what was played from there.
    ///
    /// # Errors
    /// Everything that is wrong with how it begins.
    pub fn read(text: &str) -> Result<Read, Vec<Fault>> {
        transcript::read::<Game>(text)
    }
}
/// Records and positions of this game as the fragment of a link.
pub mod link {
    use crate::shell::link::{self, Opened};
    pub use crate::shell::link::{of_game, of_text};
    use crate::smash_up::Game;

    /// Opens a fragment of any of the three forms, with or without its `#`.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open(fragment: &str) -> Result<Opened<Game>, String> {
        link::open(fragment)
    }
    /// Opens a record or position that is written as text.
    ///
    /// # Errors
    /// Every fault of how it begins, one a line.
    pub fn open_text(text: &str) -> Result<Opened<Game>, String> {
        link::open_text(text)
    }
}

/// The game that a setup's position stands for, if it has one that can be read.
pub(super) fn position_of(setup: &Setup) -> Option<Game> {
    if setup.position.is_empty() {
        return None;
    }
    let lines: Vec<Line> = lines(&setup.position).collect();
    position::set_up(&lines, 1).ok().map(|table| table.game)
}
/// Sets a scenario up, plays it, checks it.
///
/// # Errors
/// Everything wrong with the set-up, or the first thing wrong with the script.
pub fn run(scenario: &Scenario) -> std::result::Result<(), Vec<Fault>> {
    notation::run::<Game>(scenario)
}
/// Sets the position of a scenario up without playing the script.
///
/// # Errors
/// Everything that is wrong with it.
pub fn set_up(scenario: &Scenario) -> std::result::Result<Table, Vec<Fault>> {
    notation::set_up(scenario)
}

impl Notation for Game {
    const NAME: &'static str = "smash-up";
    const LINK: &'static str = "g1.";
    type Aim = goal::Aim;
    const AIMS: &'static str = "`? ann scores Tortuga`, `? ann gains 4vp` or `? ann wins`, `within 2 turns`,";

    fn cards() -> u32 {
        let names: Vec<(&str, Option<i8>, u8)> =
            DEFS.iter().map(|d| (d.print.name, d.print.power, d.print.copies)).collect();
        crate::shell::hash::stable(&names) as u32
    }
    fn fault(setup: &Setup) -> Option<String> {
        setup.fault()
    }
    fn people(setup: &Setup) -> Vec<(&str, bool)> {
        setup.seats.iter().map(|seat| (seat.name.as_str(), seat.human)).collect()
    }
    fn position(setup: &Setup) -> &str {
        &setup.position
    }
    fn beginning(setup: &Setup, names: &[String]) -> String {
        let mut text = String::new();
        if setup.edition == Edition::Revised {
            text += "edition revised\n";
        }
        text += &options::written(&setup.options);
        let _ = writeln!(text, "seed {}", setup.seed);
        let seats = names.iter().enumerate().map(|(i, name)| {
            let chosen = setup.seats.get(i).map_or(&[][..], |s| &s.factions);
            let chosen: Vec<&str> =
                chosen.iter().filter_map(|f| FACTIONS.get(*f as usize)).map(|f| f.name).collect();
            format!("{name}: {}", chosen.join(", ")).trim_end().to_string()
        });
        let seats: Vec<String> = seats.collect();
        let _ = writeln!(text, "{} {}", if setup.draft { "draft" } else { "players" }, seats.join("; "));
        if let Some(first) = setup.first.and_then(|seat| names.get(seat as usize)) {
            let _ = writeln!(text, "first {first}");
        }
        text
    }
    fn set_up(lines: &[Line], number: usize) -> std::result::Result<Table, Vec<Fault>> {
        position::set_up(lines, number)
    }
    fn labels(&self, names: &[String]) -> Vec<String> {
        choice::labels(self, names)
    }
    fn find(&self, names: &[String], wanted: &str) -> std::result::Result<usize, String> {
        choice::find(self, names, wanted)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn expect(table: &Table, text: &str, line: &Line) -> Result<()> {
        table.expect_words(text, line)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn told(&self, event: &Heard, names: &[String]) -> Option<Message> {
        log::line(self, event, None, names).map(|line| line.message)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn refused(&self, _: &[String], seat: Seat, wanted: &str) -> Option<impl Debug> {
        refused::reason(self, seat, wanted)
    }
    fn aim(table: &Table, seat: Seat, text: &str, line: &Line) -> Result<Option<goal::Aim>> {
        goal::aim(table, seat, text, line)
    }
    fn is_reached(&self, seat: Seat, aim: goal::Aim, heard: &[Heard]) -> bool {
        goal::is_reached(self, seat, aim, heard)
    }
}

/// A minion or action as written: `bob Zapbot +1 ~2 ^ann !used (Upgrade, ann Poison)`.
#[derive(Clone, Debug, Default, PartialEq)]
struct Written {
    seat: Option<String>,
    name: String,
    counters: Option<u8>,
    /// `~2`, and `~2/ann`: up to the end of that seat's next turn.
    power: Vec<(i8, Option<String>)>,
    owner: Option<String>,
    /// `!used`, `!new`, `!old`, `!ignoring`
    marks: Vec<String>,
    /// `=giant-ants`: the faction that was named for it.
    named: Option<String>,
    on_it: Vec<Written>,
}
impl Written {
    fn is(&self, mark: &str) -> bool {
        self.marks.iter().any(|m| m == mark)
    }
}
/// Reads one card of a base line; the first word is a seat if it names one.
fn written(text: &str, names: &[String], line: &Line) -> Result<Written> {
    let mut card = Written::default();
    let (head, attached) = match text.split_once('(') {
        Some((head, rest)) => match rest.rsplit_once(')') {
            Some((inside, _)) => (head, inside),
            None => return line.fault(format!("{text:?} opens a bracket and does not close it")),
        },
        None => (text, ""),
    };
    let mut name: Vec<&str> = vec![];
    for (i, word) in head.split_whitespace().enumerate() {
        let number = |w: &str| w[1..].parse::<i8>().ok();
        match word.chars().next() {
            _ if i == 0 && names.iter().any(|n| same(n, word)) => card.seat = Some(word.into()),
            Some('+') if number(word).is_some() => card.counters = number(word).map(|n| n as u8),
            Some('~') => {
                let (amount, seat) =
                    word[1..].split_once('/').map_or((&word[1..], None), |(n, s)| (n, Some(s)));
                match amount.parse() {
                    Ok(amount) => card.power.push((amount, seat.map(String::from))),
                    Err(_) => return line.fault(format!("{word:?}: how much power? `~2` would do")),
                }
            }
            Some('^') => card.owner = Some(word[1..].into()),
            Some('=') => card.named = Some(word[1..].into()),
            Some('!') => match &word[1..] {
                mark @ ("used" | "new" | "old" | "ignoring") => card.marks.push(mark.into()),
                _ => {
                    return line
                        .fault(format!("{word:?} is no mark; !used, !new, !old or !ignoring would do"));
                }
            },
            _ => name.push(word),
        }
    }
    card.name = name.join(" ");
    for item in items(attached) {
        card.on_it.push(written(item, names, line)?);
    }
    Ok(card)
}
