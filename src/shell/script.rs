//! The frame of the text format, the same for every game: scenarios, lines, comments, lists.
//!
//! ```text
//! ## a title begins a scenario
//! game monster-smash            which game it is of; Smash Up without such a line
//! set-up lines                  in any order
//! > ann: a script               from the first line on that begins with one of > = ! " ?
//! ```
//! What the lines mean is for each game to say.

use serde::{Deserialize, Serialize};

/// What is wrong, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1 in the text that was read.
    pub line: usize,
    pub what: String,
}
/// Words at a moment of a game: before the choice of this number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    pub ply: u16,
    pub words: String,
}

/// A line of a scenario with its number.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    pub number: usize,
    pub text: &'a str,
}
impl Line<'_> {
    /// Something is wrong with this line.
    ///
    /// # Errors
    /// Always, with what is wrong.
    pub fn fault<T>(&self, what: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { line: self.number, what: what.into() })
    }
    /// It is played or checked, and does not set up.
    pub fn is_script(&self) -> bool {
        self.text.starts_with(['>', '=', '!', '"', '?']) || self.text.starts_with("redeal ")
    }
}

/// One scenario: a position or set-up, and a script.
#[derive(Debug)]
pub struct Scenario<'a> {
    pub title: &'a str,
    /// The line of its title, from 1.
    pub number: usize,
    pub lines: Vec<Line<'a>>,
}
impl Scenario<'_> {
    /// Which game it is of: what its `game` line says, or Smash Up.
    pub fn game(&self) -> &str {
        game(&self.lines)
    }
}
/// The same for the lines of a text.
pub fn game<'a>(lines: &[Line<'a>]) -> &'a str {
    let named = lines.iter().find_map(|line| line.text.strip_prefix("game "));
    named.map_or("smash-up", str::trim)
}

/// The lines of a text that say something, without their comments.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let line = |(i, raw)| Line { number: i + 1, text: without_comment(raw) };
    text.lines().enumerate().map(line).filter(|line| !line.text.is_empty())
}
/// The scenarios of a text.
///
/// # Errors
/// When something stands before the first title.
pub fn read(text: &str) -> Result<Vec<Scenario<'_>>, Fault> {
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

/// The items of a list, split at commas that are not in brackets.
pub fn items(list: &str) -> Vec<&str> {
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
/// Two names are the same for somebody who types them: case and the kind of apostrophe do not count.
pub fn same(a: &str, b: &str) -> bool {
    let plain = |s: &str| {
        let lower: String = s.trim().chars().flat_map(char::to_lowercase).collect();
        lower.replace(['’', '‘'], "'").replace(['“', '”', '"'], "")
    };
    !b.trim().is_empty() && plain(a) == plain(b)
}
