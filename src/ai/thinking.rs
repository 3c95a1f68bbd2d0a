//! A thought in slices: `step` does so many decisions' worth of it and returns, so that a worker can be
//! stopped and a page without one stays awake. What it comes to depends on the seed alone, not on the
//! slices.
//!
//! ```text
//! Win ─ can this turn be won? -> Plans ─ beams in imagined games -> Compare ─ plans played out -> Thought
//! ```

use super::compare::Compare;
use super::level::{Level, NORMAL_SOLVER};
use super::plan::{Beam, Node, Plan};
use super::solver::{Solved, Solver, holds};
use super::thought::{Candidate, Terms, Thought};
use super::{Sight, distinct, greedy, ismcts, reflex, weights};
use crate::shell::sort::sort;
use crate::shell::{Game, Rng, Seat, Term};

/// A seat's thought about its decision.
pub struct Thinking<G> {
    game: G,
    sight: Sight,
    seat: Seat,
    level: Level,
    weights: Vec<f32>,
    rng: Rng,
    stage: Stage<G>,
    plans: Vec<(Plan, usize, f32)>,
    /// Decisions simulated in the stages that are over.
    spent: u32,
}
enum Stage<G> {
    Begin,
    Win(Box<Solver<G>>),
    Plans(Box<Beam<G>>, u32),
    Compare(Box<Compare<G>>),
    Over,
}

impl<G: Game> Thinking<G> {
    /// Begins to think for the seat that decides. Only what `imagine` makes of the game is looked at.
    pub fn new(game: &G, level: Level, rng: &mut Rng) -> Self {
        Self::with(game, Sight::Fair, level, weights::<G>(), rng)
    }
    /// The same with other constants of the estimate, or in the light of the true game.
    pub fn with(game: &G, sight: Sight, level: Level, weights: Vec<f32>, rng: &mut Rng) -> Self {
        let seat = game.decision().map_or(0, |d| d.seat);
        let mut rng = Rng::new(u64::from(rng.below(u32::MAX)));
        let game = sight.world(game, seat, &mut rng);
        Self { game, sight, seat, level, weights, rng, stage: Stage::Begin, plans: vec![], spent: 0 }
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        self.spent
            + match &self.stage {
                Stage::Win(solver) => solver.spent(),
                Stage::Plans(beam, _) => beam.spent,
                Stage::Compare(compare) => compare.spent,
                Stage::Begin | Stage::Over => 0,
            }
    }
    /// Thinks on for about so many simulated decisions; the thought, once it is complete.
    pub fn step(&mut self, budget: u32) -> Option<Thought> {
        let until = self.spent().saturating_add(budget.max(1));
        while self.spent() < until {
            if let Some(thought) = self.advance() {
                return Some(thought);
            }
        }
        None
    }
    /// The best so far, for whoever cannot wait.
    pub fn so_far(&self) -> Thought {
        match &self.stage {
            Stage::Compare(compare) => Thought::of(&self.game, compare.candidates()),
            _ => Thought::plain(reflex::reflex(&self.game, &mut self.rng.clone())),
        }
    }
    fn advance(&mut self) -> Option<Thought> {
        match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Begin => return self.begin(),
            Stage::Win(mut solver) => match solver.step() {
                Solved::Open => self.stage = Stage::Win(solver),
                Solved::Win if holds(&self.game, self.sight, self.seat, solver.plan(), &mut self.rng) => {
                    self.spent += solver.spent();
                    let choice = self.first(solver.plan()).unwrap_or(0);
                    let reasons = vec![self.game.reason(Term::plain("decided"), 1.0)];
                    return Some(Thought { reasons, ..Thought::plain(choice) });
                }
                solved => {
                    // A win that not every game would have is worth a try all the same.
                    let plan = solver.plan().clone();
                    if let Some(choice) = self.first(&plan).filter(|_| solved == Solved::Win) {
                        self.plans.push((plan, choice, f32::MAX));
                    }
                    self.spent += solver.spent();
                    return self.after_solver();
                }
            },
            Stage::Plans(mut beam, left) => {
                if beam.step() {
                    self.stage = Stage::Plans(beam, left);
                } else {
                    self.spent += beam.spent;
                    self.gather(beam.finished);
                    if left == 0 {
                        return self.compare();
                    }
                    self.begin_beam(left - 1);
                }
            }
            Stage::Compare(mut compare) => {
                if !compare.step() {
                    self.spent += compare.spent;
                    return Some(Thought::of(&self.game, compare.candidates()));
                }
                self.stage = Stage::Compare(compare);
            }
            Stage::Over => return Some(self.so_far()),
        }
        None
    }
    /// What needs no thought is answered at once.
    fn begin(&mut self) -> Option<Thought> {
        let Some(decision) = self.game.decision() else { return Some(Thought::plain(0)) };
        let choices = decision.choices.len();
        let game = &self.game;
        if self.level == Level::Random {
            return Some(Thought::plain(self.rng.below(choices as u32) as usize));
        }
        let setting_up = game.turn() == 0;
        match self.level {
            _ if distinct(game).len() < 2 => Some(Thought::plain(0)),
            Level::Easy => Some(Thought::plain(reflex::slipping(game, &mut self.rng))),
            _ if setting_up || self.level == Level::Rules => {
                Some(Thought::plain(reflex::reflex(game, &mut self.rng)))
            }
            Level::Ismcts(iterations) => Some(Thought::plain(ismcts::choose(
                game,
                self.seat,
                iterations,
                &self.weights,
                &mut self.rng,
            ))),
            Level::Normal => self.look_for_a_win(NORMAL_SOLVER),
            level => match level.budget::<G>() {
                Some(budget) => self.look_for_a_win(budget.solver),
                None => self.after_solver(),
            },
        }
    }
    fn look_for_a_win(&mut self, most: u32) -> Option<Thought> {
        if !self.game.may_win_now(self.seat) {
            return self.after_solver();
        }
        let world = self.sight.world(&self.game, self.seat, &mut self.rng);
        let rng = self.rng.clone();
        self.stage = Stage::Win(Box::new(Solver::new(&world, self.seat, most, &self.weights, rng)));
        None
    }
    fn after_solver(&mut self) -> Option<Thought> {
        match self.level {
            Level::Beam(_) => self.begin_beam(0),
            Level::Normal if !G::ONE_PLY => {
                return Some(Thought::plain(reflex::reflex(&self.game, &mut self.rng)));
            }
            level => match level.budget::<G>() {
                Some(budget) => self.begin_beam(budget.beams.max(1) - 1),
                None => {
                    let candidates = greedy::candidates(&self.game, self.seat, &self.weights, &mut self.rng);
                    return Some(Thought::of(&self.game, candidates));
                }
            },
        }
        None
    }
    fn begin_beam(&mut self, left: u32) {
        let (width, keep) = match (self.level, self.level.budget::<G>()) {
            (Level::Beam(width), _) => (width, 8),
            (_, Some(budget)) => (budget.width, 3 * budget.candidates),
            _ => (1, 1),
        };
        let world = self.sight.world(&self.game, self.seat, &mut self.rng);
        let rng = self.rng.clone();
        self.stage =
            Stage::Plans(Box::new(Beam::new(&world, self.seat, width, keep, &self.weights, rng)), left);
    }
    /// Keeps the plans of a beam, each once, with what they seemed to be worth.
    fn gather(&mut self, finished: Vec<Node<G>>) {
        for node in finished {
            if let Some(choice) = self.first(&node.plan)
                && !self.plans.iter().any(|(plan, ..)| *plan == node.plan)
            {
                self.plans.push((node.plan, choice, node.worth));
            }
        }
    }
    /// The choice of this decision that a plan begins with.
    fn first(&self, plan: &Plan) -> Option<usize> {
        let click = plan.first()?;
        self.game.decision()?.choices.iter().position(|c| *c == click.choice)
    }
    fn compare(&mut self) -> Option<Thought> {
        let mut plans = std::mem::take(&mut self.plans);
        sort(&mut plans, |a, b| a.2 > b.2);
        let Some(budget) = self.level.budget::<G>() else {
            let one = |(_, choice, worth): &(Plan, usize, f32)| {
                let mut candidate = Candidate::new(*choice, 0.0);
                let mut whole = Terms::default();
                whole.add(Term::plain("whole"), *worth);
                candidate.add(&whole, *worth);
                candidate
            };
            return Some(Thought::of(&self.game, plans.iter().map(one).collect()));
        };
        // Half of them may begin alike: what comes first is often a matter of taste.
        let mut chosen: Vec<(Plan, usize)> = vec![];
        for (plan, choice, _) in plans {
            let alike = chosen.iter().filter(|(_, c)| *c == choice).count();
            if chosen.len() < budget.candidates && alike < budget.candidates.div_ceil(2) {
                chosen.push((plan, choice));
            }
        }
        if chosen.iter().all(|(_, c)| *c == chosen[0].1) {
            return Some(Thought::plain(chosen.first().map_or(0, |(_, c)| *c)));
        }
        let compare =
            Compare::new(&self.game, self.sight, self.seat, chosen, budget, &self.weights, &mut self.rng);
        self.stage = Stage::Compare(Box::new(compare));
        None
    }
}
