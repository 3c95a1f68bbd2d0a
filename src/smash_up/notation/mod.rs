//! Positions and scripts of Smash Up as text: one format for tests, lessons, puzzles, bug reports. Its frame is
//! `shell/script.rs`.
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
//! `position.rs` sets the table, `script.rs` plays `>` and `!` lines, `expect.rs` checks `=` lines, `goal.rs`
//! follows what a puzzle asks for.
//! Reading is lenient: names are case-blind, set-up lines come in any order before the script.

pub mod choice;
mod expect;
pub mod goal;
pub mod link;
mod names;
pub mod options;
mod position;
pub mod record;
mod script;
mod write;

pub use crate::shell::script::{Fault, Note, Scenario, read};
pub use write::position;

use super::defs::same;
use crate::shell::record::Redeal;
use crate::shell::script::{Line, items, lines};

type Result<T> = std::result::Result<T, Fault>;

/// The game that a setup's position stands for, if it has one that can be read.
pub(super) fn position_of(setup: &super::Setup) -> Option<super::Game> {
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
    let mut table = set_up(scenario)?;
    for line in scenario.lines.iter().filter(|line| line.is_script()) {
        table.play_line(line).map_err(|fault| vec![fault])?;
    }
    // Without answers it is a puzzle that is left to the reader.
    if table.choices.is_empty() { Ok(()) } else { table.missed_goal().map_err(|fault| vec![fault]) }
}
/// Sets the position of a scenario up without playing the script.
///
/// # Errors
/// Everything that is wrong with it.
pub fn set_up(scenario: &Scenario) -> std::result::Result<Table, Vec<Fault>> {
    let lines: Vec<Line> = scenario.lines.iter().filter(|line| !line.is_script()).copied().collect();
    position::set_up(&lines, scenario.number)
}

/// A game being played by script.
#[derive(Debug)]
pub struct Table {
    pub game: super::Game,
    pub names: Vec<String>,
    /// What has happened since the last `=` lines.
    heard: Vec<super::event::Heard>,
    /// `=` lines have been read since the last answer.
    expected: bool,
    /// How the game began.
    setup: super::Setup,
    /// What has been chosen, by index.
    choices: Vec<u8>,
    /// Where what a seat had not seen was dealt anew.
    redeals: Vec<Redeal>,
    goals: Vec<goal::Goal>,
    /// What has been said, and before which choice.
    spoken: Vec<Note>,
}
impl Table {
    fn new(
        setup: super::Setup,
        game: super::Game,
        names: Vec<String>,
        heard: Vec<super::event::Heard>,
    ) -> Self {
        Table {
            game,
            names,
            heard,
            expected: false,
            setup,
            choices: vec![],
            redeals: vec![],
            goals: vec![],
            spoken: vec![],
        }
    }
    fn seat(&self, name: &str, line: &Line) -> Result<u8> {
        match self.names.iter().position(|n| same(n, name)) {
            Some(seat) => Ok(seat as u8),
            None => line.fault(format!("nobody is called {name:?}; here are {}", self.names.join(", "))),
        }
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
