//! What a puzzle asks for: `? ann wins within 2 turns`. Whose aim it is and how long it takes is read here; what can
//! be aimed at is for each game to say.
//!
//! A goal counts from where it stands in the text, its turns from the one that is on. A puzzle with a script shows its
//! solution: what was asked for must have been reached by the end of it.

use super::Seat;
use super::notation::{Notation, Result, Table};
use super::script::Line;

/// What somebody is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal<Aim> {
    seat: Seat,
    aim: Aim,
    /// In how many turns, the one that is on included; without it, at any time.
    within: Option<u16>,
    /// The line it stands in.
    line: usize,
    /// The number of the turn when it was set.
    since: u16,
    reached: bool,
}

impl<G: Notation> Table<G> {
    /// `ann wins, within 2 turns`
    pub(super) fn set_goal(&mut self, text: &str, line: &Line) -> Result<()> {
        let (text, within) = match text.split_once("within ") {
            Some((text, turns)) => {
                let turns = turns.trim().trim_end_matches('s').trim_end_matches(" turn").parse().ok();
                let Some(turns) = turns.filter(|turns| *turns > 0) else {
                    return line.fault("within how many turns? `within 2 turns` would do");
                };
                (text.trim_end_matches([' ', ',']), Some(turns))
            }
            None => (text, None),
        };
        let (who, what) = text.split_once(' ').unwrap_or((text, ""));
        let seat = self.seat(who, line)?;
        let Some(aim) = G::aim(self, seat, what.trim(), line)? else {
            return line.fault(format!("{text:?} is no goal; {} would do", G::AIMS));
        };
        let since = self.game.turn();
        self.goals.push(Goal { seat, aim, within, line: line.number, since, reached: false });
        Ok(())
    }
    /// Looks which goals an answer in this turn has reached.
    pub(super) fn follow_goals(&mut self, turn: u16, heard: &[G::Event]) {
        for goal in &mut self.goals {
            let in_time = goal.within.is_none_or(|within| turn.saturating_sub(goal.since) < within);
            goal.reached |= in_time && self.game.is_reached(goal.seat, goal.aim, heard);
        }
    }
    /// The first goal that the script has not reached, as a fault in its line. Without answers it is a puzzle that is
    /// left to the reader.
    pub(super) fn missed_goal(&self) -> Result<()> {
        match self.goals.iter().find(|goal| !goal.reached) {
            Some(goal) if !self.choices.is_empty() => {
                let line = Line { number: goal.line, text: "" };
                line.fault("the script ends, and this goal has not been reached")
            }
            _ => Ok(()),
        }
    }
}
