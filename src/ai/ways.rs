//! Ways to go on from a decision: a win within the turn if there is one, otherwise the best-looking plans.
//!
//! ```text
//! Win ─ can this turn be won, in most imagined games? -> Plans ─ one beam after the other, each in its own
//! ```

use super::Sight;
use super::plan::{Beam, Node, Plan};
use super::solver::{Solved, Solver, holds};
use crate::shell::{Budget, Game, Rng, Seat};

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Positions that the search for a win may look at; 0 for no search.
    pub solver: u32,
    /// Imagined games in which a beam looks for plans, how many plans it keeps at each step, and at the end.
    pub beams: u32,
    pub width: usize,
    pub keep: usize,
}
impl From<Budget> for Effort {
    /// A beam finds more than will be compared, since many begin alike.
    fn from(budget: Budget) -> Self {
        let Budget { solver, beams, width, candidates, .. } = budget;
        Self { solver, beams: beams.max(1), width, keep: 3 * candidates }
    }
}

/// The search, which goes on in steps.
pub struct Ways<G> {
    sight: Sight,
    seat: Seat,
    effort: Effort,
    weights: Vec<f32>,
    /// The only choice that a way may begin with, if there is one.
    begins: Option<usize>,
    stage: Stage<G>,
    plans: Vec<(Plan, f32)>,
    win: Option<Plan>,
    /// Decisions simulated in the stages that are over.
    spent: u32,
}
enum Stage<G> {
    Begin,
    Win(Box<Solver<G>>),
    Plans(Box<Beam<G>>, u32),
    Over,
}

impl<G: Game> Ways<G> {
    /// Of a seat at its decision.
    pub fn new(sight: Sight, seat: Seat, effort: Effort, weights: &[f32]) -> Self {
        let weights = weights.to_vec();
        Self {
            sight,
            seat,
            effort,
            weights,
            begins: None,
            stage: Stage::Begin,
            plans: vec![],
            win: None,
            spent: 0,
        }
    }
    /// The same search for ways that begin with this choice.
    #[must_use]
    pub fn beginning_with(mut self, choice: usize) -> Self {
        self.begins = Some(choice);
        self
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        self.spent
            + match &self.stage {
                Stage::Win(solver) => solver.spent(),
                Stage::Plans(beam, _) => beam.spent,
                Stage::Begin | Stage::Over => 0,
            }
    }
    /// A plan that wins in most imagined games.
    pub fn win(&self) -> Option<&Plan> {
        self.win.as_ref()
    }
    /// The plans found, each once, with what they seem to be worth; one that wins in some imagined game is
    /// worth more than any that does not.
    pub fn plans(self) -> Vec<(Plan, f32)> {
        self.plans
    }
    /// Looks a little further; false when the search is over.
    pub fn step(&mut self, game: &G, rng: &mut Rng) -> bool {
        match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Begin if self.effort.solver > 0 && game.may_win_now(self.seat) => {
                let world = self.sight.world(game, self.seat, rng);
                let mut solver =
                    Solver::new(&world, self.seat, self.effort.solver, &self.weights, rng.clone());
                if let Some(choice) = self.begins {
                    solver = solver.beginning_with(choice);
                }
                self.stage = Stage::Win(Box::new(solver));
            }
            Stage::Begin => self.look(game, self.effort.beams, rng),
            Stage::Win(mut solver) => {
                let solved = solver.step();
                if solved == Solved::Open {
                    self.stage = Stage::Win(solver);
                    return true;
                }
                self.spent += solver.spent();
                if solved == Solved::Win {
                    let plan = solver.plan();
                    // A win that not every game would have is worth a try all the same.
                    self.plans.push((plan.clone(), f32::MAX));
                    if holds(game, self.sight, self.seat, plan, rng) {
                        self.win = Some(plan.clone());
                        return false;
                    }
                }
                self.look(game, self.effort.beams, rng);
            }
            Stage::Plans(mut beam, left) => {
                if beam.step() {
                    self.stage = Stage::Plans(beam, left);
                    return true;
                }
                self.spent += beam.spent;
                self.gather(beam.finished);
                self.look(game, left, rng);
            }
            Stage::Over => {}
        }
        !matches!(self.stage, Stage::Over)
    }
    /// Begins the next of so many beams that are left.
    fn look(&mut self, game: &G, left: u32, rng: &mut Rng) {
        if left == 0 {
            return;
        }
        let Effort { width, keep, .. } = self.effort;
        let world = self.sight.world(game, self.seat, rng);
        let mut beam = Beam::new(&world, self.seat, width, keep, &self.weights, rng.clone());
        if let Some(choice) = self.begins {
            beam = beam.beginning_with(choice);
        }
        self.stage = Stage::Plans(Box::new(beam), left - 1);
    }
    fn gather(&mut self, finished: Vec<Node<G>>) {
        for node in finished {
            if self.plans.iter().all(|(plan, _)| *plan != node.plan) {
                self.plans.push((node.plan, node.worth));
            }
        }
    }
}
