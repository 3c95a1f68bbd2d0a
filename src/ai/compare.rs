//! Plans against each other: each is carried out in the same imagined games, the turns after it are played
//! by rules of thumb, and the table is judged. After each round the worse half drops out (sequential
//! halving, Karnin et al. 2013).

use super::Sight;
use super::plan::{Plan, carry_out};
use super::reflex::play_until;
use super::solver::Solver;
use super::thought::{Candidate, Terms};
use crate::shell::sort::sort;
use crate::shell::{Budget, Game, Rng, Seat};

/// How many decisions the next player's search for a win may take.
const THREAT: u32 = 100;

/// A comparison that goes on.
pub struct Compare<G> {
    game: G,
    sight: Sight,
    seat: Seat,
    weights: Vec<f32>,
    /// The plans that are still in, the others behind them.
    plans: Vec<(Plan, Candidate)>,
    alive: usize,
    /// Of the round at hand: imagined games in all and so far, and the plan that comes next.
    worlds: u32,
    world: u32,
    next: usize,
    rounds: u32,
    budget: Budget,
    seed: u64,
    now: G,
    threat: Solver<G>,
    /// Decisions simulated so far.
    pub spent: u32,
}
impl<G: Game> Compare<G> {
    /// Between plans whose first click is a choice of this decision.
    pub fn new(
        game: &G,
        sight: Sight,
        seat: Seat,
        plans: Vec<(Plan, usize)>,
        budget: Budget,
        weights: &[f32],
        rng: &mut Rng,
    ) -> Self {
        let plans: Vec<_> = plans
            .into_iter()
            .map(|(plan, choice)| (plan, Candidate::new(choice, budget.at_once as f32 / 100.0)))
            .collect();
        let alive = plans.len();
        let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
        let mut compare = Self {
            game: game.clone(),
            sight,
            seat,
            weights: weights.to_vec(),
            alive,
            plans,
            worlds: 0,
            world: 0,
            next: 0,
            rounds: rounds.max(1),
            budget,
            seed: u64::from(rng.below(u32::MAX)),
            now: game.clone(),
            threat: Solver::new(game, seat, THREAT, weights, rng.clone()),
            spent: 0,
        };
        compare.begin_round();
        compare
    }
    fn begin_round(&mut self) {
        self.worlds += (self.budget.rollouts / self.rounds / self.alive.max(1) as u32).max(2);
    }
    /// Plays one plan out in one imagined game; false when the comparison is over.
    pub fn step(&mut self) -> bool {
        if self.alive < 2 && self.world > 0 {
            return false;
        }
        if self.next == 0 {
            let mut rng = Rng::new(self.seed.wrapping_add(u64::from(self.world) << 32));
            self.now = self.sight.world(&self.game, self.seat, &mut rng);
        }
        self.play_out();
        self.next += 1;
        if self.next == self.alive {
            (self.next, self.world) = (0, self.world + 1);
            if self.world >= self.worlds {
                sort(&mut self.plans[..self.alive], |a, b| a.1.chance() > b.1.chance());
                self.alive = self.alive.div_ceil(2);
                self.begin_round();
            }
        }
        true
    }
    fn play_out(&mut self) {
        let mut rng = Rng::new(self.seed ^ u64::from(self.world));
        let (plan, candidate) = &mut self.plans[self.next];
        let mut world = self.now.clone();
        let turn = world.turn();
        self.spent += carry_out(&mut world, self.seat, plan, &mut rng);
        let terms = Terms::of(&world, self.seat, &self.weights);
        if self.world < self.budget.threats
            && let Some(rival) = world.decision().map(|d| d.seat).filter(|s| *s != self.seat)
            && world.is_quiet()
            && world.may_win_now(rival)
        {
            self.threat.restart(&world, rival);
            if self.threat.solve() {
                carry_out(&mut world, rival, self.threat.plan(), &mut rng);
            }
            self.spent += self.threat.spent();
        }
        self.spent += play_until(&mut world, turn + 1 + self.budget.turns, &mut rng);
        candidate.add(&terms, world.estimate(self.seat, &self.weights));
    }
    /// What has come of it, the plans that stayed longest first.
    pub fn candidates(&self) -> Vec<Candidate> {
        self.plans.iter().map(|(_, candidate)| candidate.clone()).collect()
    }
    /// The same with the plan of each.
    pub fn ranked(self) -> Vec<(Plan, Candidate)> {
        self.plans
    }
}
