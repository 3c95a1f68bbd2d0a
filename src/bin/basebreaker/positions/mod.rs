//! Positions in files: each is read and set up as its game has it, and somebody tells of it.

mod monster_smash;
mod smash_up;

use super::read;
use basebreaker::shell::notation::{Notation, Table, set_up};
use basebreaker::shell::script::{self, Fault, Scenario};
use basebreaker::shell::{BaseId, Decision, Message, Seat};
use std::path::Path;

/// What can be told of a position, beside what the shell knows.
pub trait Position: Notation {
    /// How it stands for the seat that decides, line by line.
    fn standing(&self, names: &[String]) -> Vec<String>;
    /// What is asked.
    fn asked(&self, decision: &Decision<Self::Ask>, names: &[String]) -> Message;
    /// The cards in a hand by name, each with why it can be chosen or cannot, and the rule.
    fn held(&self, seat: Seat) -> Vec<(String, Message, &'static str)>;
    /// The name of a base.
    fn base(&self, base: BaseId) -> String;
}
/// Tells of a position of any game.
pub trait Tell {
    fn tell<G: Position>(&self, title: &str, table: &Table<G>);
}

/// Tells of every position in a file whose title holds these words; returns how many there were.
///
/// # Errors
/// When the file, or one of its positions, cannot be read.
pub fn each(file: &Path, title: &str, to: &impl Tell) -> Result<usize, String> {
    let said = |fault: &Fault| format!("{}:{}: {}", file.display(), fault.line, fault.what);
    let text = read(file)?;
    let scenarios = script::read(&text).map_err(|fault| said(&fault))?;
    let mut told = 0;
    for scenario in scenarios.iter().filter(|scenario| scenario.title.contains(title)) {
        let done = match scenario.game() {
            "monster-smash" => one::<basebreaker::monster_smash::Game>(scenario, to),
            _ => one::<basebreaker::smash_up::Game>(scenario, to),
        };
        done.map_err(|faults| faults.iter().map(said).collect::<Vec<_>>().join("\n"))?;
        told += 1;
    }
    Ok(told)
}
fn one<G: Position>(scenario: &Scenario, to: &impl Tell) -> Result<(), Vec<Fault>> {
    let table = set_up::<G>(scenario)?;
    to.tell(scenario.title, &table);
    Ok(())
}
