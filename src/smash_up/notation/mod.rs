//! Positions and scripts as text: one format for tests, lessons, puzzles, bug reports.
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

pub use write::position;

use super::defs::same;
use crate::shell::record::Redeal;

/// What is wrong, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1 in the text that was read.
    pub line: usize,
    pub what: String,
}
type Result<T> = std::result::Result<T, Fault>;

/// A line of a scenario with its number.
#[derive(Clone, Copy, Debug)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}
impl Line<'_> {
    fn fault<T>(&self, what: impl Into<String>) -> Result<T> {
        Err(Fault { line: self.number, what: what.into() })
    }
}

/// One scenario: a position or set-up, and a script.
#[derive(Debug)]
pub struct Scenario<'a> {
    pub title: &'a str,
    /// The line of its title, from 1.
    pub number: usize,
    lines: Vec<Line<'a>>,
}

/// The scenarios of a text.
///
/// # Errors
/// When something stands before the first title.
pub fn read(text: &str) -> std::result::Result<Vec<Scenario<'_>>, Fault> {
    let mut scenarios: Vec<Scenario> = vec![];
    for (i, raw) in text.lines().enumerate() {
        let line = Line { number: i + 1, text: without_comment(raw) };
        if let Some(title) = raw.strip_prefix("## ") {
            scenarios.push(Scenario { title: title.trim(), number: i + 1, lines: vec![] });
        } else if !line.text.is_empty() {
            match scenarios.last_mut() {
                Some(scenario) => scenario.lines.push(line),
                None => return line.fault(format!("{:?} stands before the first `## title`", line.text)),
            }
        }
    }
    Ok(scenarios)
}
/// A comment starts a line, or follows two spaces.
fn without_comment(line: &str) -> &str {
    let line = line.trim_end();
    let line = if line.starts_with('#') { "" } else { line };
    line.split("  #").next().unwrap_or("").trim()
}

/// The game that a setup's position stands for, if it has one that can be read.
pub(super) fn position_of(setup: &super::Setup) -> Option<super::Game> {
    if setup.position.is_empty() {
        return None;
    }
    let lines: Vec<Line> =
        setup.position.lines().enumerate().map(|(i, text)| Line { number: i + 1, text }).collect();
    position::set_up(&lines, 1).ok().map(|table| table.game)
}

impl Scenario<'_> {
    /// Sets it up, plays it, checks it.
    ///
    /// # Errors
    /// Everything wrong with the set-up, or the first thing wrong with the script.
    pub fn run(&self) -> std::result::Result<(), Vec<Fault>> {
        let mut table = self.set_up()?;
        for line in self.lines.iter().filter(|l| is_script(l.text)) {
            table.play_line(line).map_err(|fault| vec![fault])?;
        }
        // Without answers it is a puzzle that is left to the reader.
        if table.choices.is_empty() { Ok(()) } else { table.missed_goal().map_err(|fault| vec![fault]) }
    }
    /// Sets the position up without playing the script.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn set_up(&self) -> std::result::Result<Table, Vec<Fault>> {
        let set_up: Vec<Line> = self.lines.iter().filter(|l| !is_script(l.text)).copied().collect();
        position::set_up(&set_up, self.number)
    }
}
fn is_script(line: &str) -> bool {
    line.starts_with(['>', '=', '!', '"', '?']) || line.starts_with("redeal ")
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
    /// How the game began, if it is one from its beginning.
    setup: Option<super::Setup>,
    /// What has been chosen, by index.
    choices: Vec<u8>,
    /// Where what a seat had not seen was dealt anew.
    redeals: Vec<Redeal>,
    goals: Vec<goal::Goal>,
    /// What has been said, and before which choice.
    spoken: Vec<Note>,
}
/// Words at a moment of a game: before the choice of this number.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Note {
    pub ply: u16,
    pub words: String,
}
impl Table {
    fn new(game: super::Game, names: Vec<String>, heard: Vec<super::event::Heard>) -> Self {
        Table {
            game,
            names,
            heard,
            expected: false,
            setup: None,
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

/// The items of a list, split at commas that are not in brackets.
fn items(list: &str) -> Vec<&str> {
    let (mut items, mut start, mut depth) = (vec![], 0, 0);
    for (i, c) in list.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                items.push(&list[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    items.push(&list[start..]);
    items.into_iter().map(str::trim).filter(|item| !item.is_empty()).collect()
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
