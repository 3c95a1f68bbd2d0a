//! Can this turn be won? Depth first through whole turn plans, the best-looking first, never the same quiet
//! table twice, up to a number of decisions. Other seats pass; whether a win holds when they do not is
//! asked of other imagined games.

use super::Sight;
use super::plan::{Beam, Node, Plan, carry_out};
use crate::shell::{Game, Rng, Seat};

/// How many ways on from one table are kept.
const BRANCHES: usize = 40;
/// In how many other imagined games a win is tried, and in how many it must hold.
const TRIALS: u32 = 6;
const HOLDS: u32 = 4;

/// The search for a win in the turn that runs.
pub struct Solver<G> {
    beam: Beam<G>,
    stack: Vec<Node<G>>,
    most: u32,
    plan: Plan,
}
/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    Open,
    /// `plan` wins.
    Win,
    NoWin,
}
impl<G: Game> Solver<G> {
    /// A search in one imagined game of so many decisions at most.
    pub fn new(world: &G, seat: Seat, most: u32, weights: &[f32], rng: Rng) -> Self {
        let mut solver = Self {
            beam: Beam::new(world, seat, BRANCHES, 1, weights, rng),
            stack: Vec::with_capacity(2 * BRANCHES),
            most,
            plan: Plan::new(),
        };
        solver.restart(world, seat);
        solver
    }
    /// The same search for a win that begins with this choice.
    #[must_use]
    pub fn beginning_with(mut self, choice: usize) -> Self {
        self.beam = self.beam.beginning_with(choice);
        self
    }
    /// The same for another game, in the same memory.
    pub fn restart(&mut self, world: &G, seat: Seat) {
        self.beam.restart(world, seat);
        self.stack.clear();
        self.stack.push(Node { game: world.clone(), plan: Plan::new(), worth: 0.0 });
    }
    /// The plan that wins, once one is found.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }
    pub fn spent(&self) -> u32 {
        self.beam.spent
    }
    /// Looks at one more table.
    pub fn step(&mut self) -> Solved {
        let Some(node) = self.stack.pop().filter(|_| self.beam.spent < self.most) else {
            return Solved::NoWin;
        };
        self.beam.next.clear();
        self.beam.finished.clear();
        self.beam.expand(&node);
        if let Some(end) = self.beam.finished.first()
            && end.game.decision().is_none()
            && end.game.result(self.beam.seat) >= 1.0
        {
            self.plan.clone_from(&end.plan);
            return Solved::Win;
        }
        let next = &mut self.beam.next;
        while let Some(worst) = (0..next.len()).min_by(|a, b| next[*a].worth.total_cmp(&next[*b].worth)) {
            self.stack.push(next.swap_remove(worst));
        }
        Solved::Open
    }
    /// The whole search at once: whether `plan` wins.
    pub fn solve(&mut self) -> bool {
        loop {
            match self.step() {
                Solved::Open => {}
                solved => return solved == Solved::Win,
            }
        }
    }
}
/// Whether a winning plan wins in most other imagined games too.
pub fn holds<G: Game>(game: &G, sight: Sight, seat: Seat, plan: &Plan, rng: &mut Rng) -> bool {
    let mut won = 0;
    for _ in 0..TRIALS {
        let mut world = sight.world(game, seat, rng);
        carry_out(&mut world, seat, plan, rng);
        won += u32::from(world.decision().is_none() && world.result(seat) >= 1.0);
    }
    won >= HOLDS
}
