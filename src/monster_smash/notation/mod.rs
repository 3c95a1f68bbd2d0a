//! Positions and scripts of Monster Smash as text. Its frame is `shell/script.rs` and `shell/notation.rs`.
//!
//! ```text
//! ## Nine more than the defence, and still only four cards
//! game monster-smash
//! ann Mummy: hand M4 M4 M3 W1
//! bob Zombie: hand Z2 D1 D2 D3 D4 V1 V2
//! turn ann attack
//! > ann: attack bob, M4 M4 M3 W1
//! > bob: Z2 D1
//! = attack 12
//! ```
//! `set_up.rs` reads how it stands and `lay_out.rs` lays the cards out, `write.rs` writes how they lie, `choice.rs` finds
//! what a name means, `expect.rs` checks `=` lines, `goal.rs` knows what a puzzle can ask for.

mod choice;
#[cfg(not(target_arch = "wasm32"))]
mod expect;
mod goal;
mod lay_out;
mod set_up;
mod write;

pub use write::position;

use super::cards::VALUE_COUNTS;
use super::event::Event;
use super::{Game, Setup};
use crate::shell::notation::{self, Notation, Result};
use crate::shell::script::{Fault, Line, lines};
use crate::shell::{Seat, hash};
use std::fmt::Write;
#[cfg(not(target_arch = "wasm32"))]
use {super::text::log, crate::shell::Message, std::fmt::Debug};

/// A game being played by script.
pub type Table = notation::Table<Game>;

/// The game that a setup's position stands for, if it has one that can be read.
pub(super) fn position_of(setup: &Setup) -> Option<Game> {
    if setup.position.is_empty() {
        return None;
    }
    let lines: Vec<Line> = lines(&setup.position).collect();
    set_up::set_up(&lines, 1).ok().map(|table| table.game)
}

impl Notation for Game {
    const NAME: &'static str = "monster-smash";
    const LINK: &'static str = "m1.";
    type Aim = goal::Aim;
    const AIMS: &'static str = "`? ann wins`, `? ann eliminates bob` or `? ann steals 3`, `within 2 turns`,";

    fn cards() -> u32 {
        hash::stable(&VALUE_COUNTS) as u32
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
        let mut text = format!("game {}\n", Self::NAME);
        text += &write::options(&setup.options);
        let _ = writeln!(text, "seed {}", setup.seed);
        let seats = names.iter().zip(&setup.seats).map(|(name, seat)| match seat.monster {
            Some(monster) => format!("{name}: {}", monster.name()),
            None => name.clone(),
        });
        let _ = writeln!(text, "players {}", seats.collect::<Vec<_>>().join("; "));
        if let Some(first) = setup.first.and_then(|seat| names.get(seat as usize)) {
            let _ = writeln!(text, "first {first}");
        }
        if let Some(suit) = setup.removed {
            let _ = writeln!(text, "removed {}", suit.name());
        }
        text
    }
    fn set_up(lines: &[Line], number: usize) -> std::result::Result<Table, Vec<Fault>> {
        set_up::set_up(lines, number)
    }
    fn labels(&self, names: &[String]) -> Vec<String> {
        choice::labels(self, names)
    }
    fn find(&self, names: &[String], wanted: &str) -> std::result::Result<usize, String> {
        choice::find(self, names, wanted)
    }
    fn parts(wanted: &str) -> Vec<&str> {
        choice::parts(wanted)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn expect(table: &Table, text: &str, line: &Line) -> Result<()> {
        table.expect_words(text, line)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn told(&self, event: &Event, names: &[String]) -> Option<Message> {
        Some(log::line(self, event, None, names).message)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn refused(&self, names: &[String], seat: Seat, wanted: &str) -> Option<impl Debug> {
        let choice = expect::meant(self, names, seat, wanted)?;
        Some(self.why_not(seat, choice).reason)
    }
    fn aim(table: &Table, _: Seat, text: &str, line: &Line) -> Result<Option<goal::Aim>> {
        goal::aim(table, text, line)
    }
    fn is_reached(&self, seat: Seat, aim: goal::Aim, heard: &[Event]) -> bool {
        goal::is_reached(seat, aim, heard)
    }
}
