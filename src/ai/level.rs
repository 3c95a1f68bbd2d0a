//! Who chooses for a computer seat: four strengths for players, and yardsticks for matches.

use crate::shell::{Budget, Game};
use std::str::FromStr;

/// What Normal looks for a win with.
pub const NORMAL_SOLVER: u32 = 1500;

/// A way of choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Rules of thumb, with a slip now and then.
    Easy,
    /// One-ply look-ahead, and every win within the turn; where one ply shows nothing, rules of thumb without slips.
    Normal,
    /// Whole turns planned and played out: at most 100 ms a decision.
    Hard,
    /// The same with wider plans and more playouts: at most a second.
    Expert,
    /// The same with any budget.
    Plan(Budget),
    /// Any choice, at random.
    Random,
    /// Rules of thumb without slips.
    Rules,
    /// One-ply look-ahead alone.
    Greedy,
    /// Whole turns planned in one imagined game, not played out: with a beam of this width.
    Beam(usize),
    /// A tree over single choices, with so many iterations; only in matches, the page does without.
    #[cfg(not(target_arch = "wasm32"))]
    Ismcts(u32),
}
impl Level {
    /// What a plan search of this level may do in a game; `None` for a level that is none.
    pub fn budget<G: Game>(self) -> Option<Budget> {
        match self {
            Level::Hard => Some(G::HARD),
            Level::Expert => Some(G::EXPERT),
            Level::Plan(budget) => Some(budget),
            _ => None,
        }
    }
}
impl FromStr for Level {
    type Err = String;
    /// A name, for yardsticks with numbers: `beam:24`, `ismcts:800`, `plan:6,240,8,1,6,20` (candidates,
    /// rollouts, width, beams, turns, at once).
    fn from_str(name: &str) -> Result<Self, String> {
        let (kind, numbers) = name.split_once(':').unwrap_or((name, ""));
        let numbers: Result<Vec<u32>, _> =
            numbers.split(',').filter(|n| !n.is_empty()).map(str::parse).collect();
        let numbers = numbers.map_err(|e| format!("{name:?}: {e}"))?;
        Ok(match (kind, &numbers[..]) {
            ("easy", []) => Level::Easy,
            ("normal", []) => Level::Normal,
            ("hard", []) => Level::Hard,
            ("expert", []) => Level::Expert,
            ("random", []) => Level::Random,
            ("rules", []) => Level::Rules,
            ("greedy", []) => Level::Greedy,
            ("beam", []) => Level::Beam(24),
            ("beam", [width]) => Level::Beam(*width as usize),
            #[cfg(not(target_arch = "wasm32"))]
            ("ismcts", []) => Level::Ismcts(800),
            #[cfg(not(target_arch = "wasm32"))]
            ("ismcts", [iterations]) => Level::Ismcts(*iterations),
            ("plan", [candidates, rollouts, width, beams, turns, at_once]) => Level::Plan(Budget {
                candidates: *candidates as usize,
                rollouts: *rollouts,
                width: *width as usize,
                beams: *beams,
                turns: *turns as u16,
                at_once: *at_once,
                ..Budget::HARD
            }),
            _ => {
                return Err(format!(
                    "no level is called {name:?}; on offer: easy, normal, hard, expert, random, rules, \
                     greedy, beam, beam:24, ismcts, ismcts:800, plan:8,240,8,1,6,20"
                ));
            }
        })
    }
}
