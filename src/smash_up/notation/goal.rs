//! What a puzzle asks for: `? ann scores Tortuga within 2 turns`.
//!
//! A goal counts from where it stands in the text: the VP gained since, the turns from the one that is on. A
//! puzzle with a script shows its solution: what was asked for must have been reached by the end of it.

use super::{Line, Result, Table};
use crate::shell::Seat;
use crate::smash_up::Game;
use crate::smash_up::defs::by_name;
use crate::smash_up::event::{Event, Heard};
use crate::smash_up::table::DefId;

/// What somebody is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The base scores, and nobody has more power there (R13.11).
    Scores(DefId),
    /// So many VP more than when the goal was set.
    Gains(i16),
    Wins,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub seat: Seat,
    pub aim: Aim,
    /// In how many turns, the one that is on included; without it, at any time.
    pub within: Option<u16>,
    /// The line it stands in.
    pub line: usize,
    /// VP of the seat and number of the turn when it was set.
    since: (i16, u16),
    pub reached: bool,
}

const WOULD_DO: &str =
    "`? ann scores Tortuga`, `? ann gains 4vp` or `? ann wins`, `within 2 turns`, would do";

impl Table {
    /// `ann gains 4vp within 2 turns`
    pub(super) fn goal(&mut self, text: &str, line: &Line) -> Result<()> {
        let (text, within) = match text.split_once("within ") {
            Some((text, turns)) => {
                let turns = turns.trim().trim_end_matches('s').trim_end_matches(" turn").parse().ok();
                let Some(turns) = turns.filter(|turns| *turns > 0) else {
                    return line.fault(format!("within how many turns? {WOULD_DO}"));
                };
                (text.trim_end_matches([' ', ',']), Some(turns))
            }
            None => (text, None),
        };
        let (who, aim) = text.split_once(' ').unwrap_or((text, ""));
        let seat = self.seat(who, line)?;
        let aim = match aim.trim().split_once(' ') {
            None if aim.trim() == "wins" => Aim::Wins,
            Some(("scores", base)) => match by_name(base.trim(), true) {
                Some(base) => Aim::Scores(base),
                None => return line.fault(format!("no base is called {base:?}")),
            },
            Some(("gains", vp)) => match vp.trim().trim_end_matches("vp").trim().parse() {
                Ok(vp) => Aim::Gains(vp),
                Err(_) => return line.fault(format!("{vp:?} is no number of VP; {WOULD_DO}")),
            },
            _ => return line.fault(format!("{text:?} is no goal; {WOULD_DO}")),
        };
        let since = (self.game.table.players[seat as usize].vp, self.game.table.turns);
        self.goals.push(Goal { seat, aim, within, line: line.number, since, reached: false });
        Ok(())
    }
    /// What the puzzle asks for, and whether it has been reached.
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }
    /// Looks which goals an answer has reached.
    pub(super) fn follow_goals(&mut self, heard: &[Heard]) {
        for goal in &mut self.goals {
            goal.reached |= goal.is_reached(&self.game, heard);
        }
    }
    /// The first goal that the script has not reached, as a fault in its line.
    pub(super) fn missed_goal(&self) -> Result<()> {
        match self.goals.iter().find(|goal| !goal.reached) {
            Some(goal) => {
                let line = Line { number: goal.line, text: "" };
                line.fault("the script ends, and this goal has not been reached")
            }
            None => Ok(()),
        }
    }
}
impl Goal {
    fn is_reached(&self, game: &Game, heard: &[Heard]) -> bool {
        let (vp, turn) = self.since;
        // An answer that ends the turn may bring the next one with it; what it scored was still of this turn.
        let ended = heard.iter().filter(|h| matches!(h.event, Event::TurnBegan { .. })).count() as u16;
        let passed = (game.table.turns - turn).saturating_sub(ended);
        if self.within.is_some_and(|within| passed >= within) {
            return false;
        }
        match self.aim {
            Aim::Scores(wanted) => heard.iter().any(|h| match h.event {
                Event::Ranked { base, places, .. } => {
                    game.table.base_def(base) == wanted && places[self.seat as usize] == 1
                }
                _ => false,
            }),
            Aim::Gains(wanted) => game.table.players[self.seat as usize].vp - vp >= wanted,
            Aim::Wins => game.table.winner == Some(self.seat),
        }
    }
}
