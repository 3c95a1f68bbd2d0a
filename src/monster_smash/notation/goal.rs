//! What a puzzle asks for: `? ann wins within 1 turn`, `? ann eliminates bob`, `? ann steals 3`.

use super::Table;
use crate::monster_smash::event::Event;
use crate::shell::Seat;
use crate::shell::notation::Result;
use crate::shell::script::Line;

/// What somebody is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    Wins,
    Eliminates(Seat),
    /// So many cards in one attack.
    Steals(u8),
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
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
const WOULD_DO: &str = "`? ann wins`, `? ann eliminates bob` or `? ann steals 3`, `within 2 turns`, would do";

impl Table {
    pub(super) fn goal(&mut self, text: &str, line: &Line) -> Result<()> {
        let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let seat = self.seat(words.first().unwrap_or(&""), line)?;
        let (aim, rest) = match words.get(1..) {
            Some(["wins", rest @ ..]) => (Aim::Wins, rest),
            Some(["eliminates", whom, rest @ ..]) => (Aim::Eliminates(self.seat(whom, line)?), rest),
            Some(["steals", count, rest @ ..]) if count.parse::<u8>().is_ok() => {
                (Aim::Steals(count.parse().unwrap_or(0)), rest)
            }
            _ => return line.fault(format!("{text:?} is no goal; {WOULD_DO}")),
        };
        let within = match rest {
            [] => None,
            ["within", turns, "turn" | "turns"] if turns.parse::<u16>().is_ok_and(|turns| turns > 0) => {
                turns.parse().ok()
            }
            _ => return line.fault(format!("within how many turns? {WOULD_DO}")),
        };
        let since = self.game.table.turns;
        self.goals.push(Goal { seat, aim, within, line: line.number, since, reached: false });
        Ok(())
    }
    /// Looks which goals an answer has reached.
    pub(super) fn follow_goals(&mut self, heard: &[Event]) {
        // An answer that ends the turn brings the next one with it; what it did was still of this turn.
        let ended = heard.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        let turn = self.game.table.turns - u16::from(ended);
        for goal in &mut self.goals {
            let in_time = goal.within.is_none_or(|within| turn - goal.since < within);
            goal.reached |= in_time && heard.iter().any(|event| goal.is_reached(event));
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
    fn is_reached(&self, event: &Event) -> bool {
        match (self.aim, *event) {
            (Aim::Wins, Event::Won { seat, .. }) => seat == self.seat,
            (Aim::Eliminates(whom), Event::Eliminated { seat, by }) => (seat, by) == (whom, self.seat),
            (Aim::Steals(count), Event::Stole { seat, cards, .. }) => {
                seat == self.seat && cards.len() >= count
            }
            _ => false,
        }
    }
}
