//! Who chooses for a computer seat: four strengths for players, and yardsticks for matches.

use std::str::FromStr;

/// How much a plan search may do: counts, so that a choice can be made again anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Plans that are compared.
    pub candidates: usize,
    /// Plans played out, over all candidates.
    pub rollouts: u32,
    /// Plans that the beam keeps at each step.
    pub width: usize,
    /// Imagined games that the beam looks for plans in.
    pub beams: u32,
    /// Turns after the own one that are played out before the table is judged.
    pub turns: u16,
    /// How much the table at the end of the own turn counts, of a hundred, beside what comes of it.
    pub at_once: u32,
    /// Positions that the search for a win in this turn may look at.
    pub solver: u32,
}
/// At most 100 ms a decision.
pub const HARD: Budget =
    Budget { candidates: 6, rollouts: 120, width: 8, beams: 1, turns: 10, at_once: 35, solver: 3000 };
/// At most a second.
pub const EXPERT: Budget =
    Budget { candidates: 12, rollouts: 1200, width: 20, beams: 3, turns: 12, at_once: 30, solver: 12_000 };
/// What Normal looks for a win with.
pub const NORMAL_SOLVER: u32 = 1500;

/// A way of choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Rules of thumb, with a slip now and then.
    Easy,
    /// One-ply look-ahead, and every win within the turn; where one ply shows nothing, rules of thumb without slips.
    Normal,
    /// Whole turns planned and played out.
    Plan(Budget),
    /// Any choice, at random.
    Random,
    /// Rules of thumb without slips.
    Rules,
    /// One-ply look-ahead alone.
    Greedy,
    /// Whole turns planned in one imagined game, not played out: with a beam of this width.
    Beam(usize),
    /// A tree over single choices, with so many iterations.
    Ismcts(u32),
}
impl Level {
    pub const HARD: Level = Level::Plan(HARD);
    pub const EXPERT: Level = Level::Plan(EXPERT);
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
            ("hard", []) => Level::HARD,
            ("expert", []) => Level::EXPERT,
            ("random", []) => Level::Random,
            ("rules", []) => Level::Rules,
            ("greedy", []) => Level::Greedy,
            ("beam", []) => Level::Beam(24),
            ("beam", [width]) => Level::Beam(*width as usize),
            ("ismcts", []) => Level::Ismcts(800),
            ("ismcts", [iterations]) => Level::Ismcts(*iterations),
            ("plan", [candidates, rollouts, width, beams, turns, at_once]) => Level::Plan(Budget {
                candidates: *candidates as usize,
                rollouts: *rollouts,
                width: *width as usize,
                beams: *beams,
                turns: *turns as u16,
                at_once: *at_once,
                solver: HARD.solver,
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
