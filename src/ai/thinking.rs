//! A thought in slices: `step` does so many decisions' worth of it and returns, so that a worker can be
//! stopped and a page without one stays awake. What it comes to depends on the seed alone, not on the
//! slices.
//!
//! ```text
//! Ways ─ a win, or plans worth a comparison -> Compare ─ plans played out -> Thought
//! ```

use super::compare::Compare;
#[cfg(not(target_arch = "wasm32"))]
use super::ismcts;
use super::level::{Level, NORMAL_SOLVER};
use super::plan::Plan;
use super::thought::{Candidate, Terms, Thought};
use super::ways::{Effort, Ways};
use super::{Sight, distinct, greedy, reflex, weights};
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
    /// Decisions simulated in the stages that are over.
    spent: u32,
}
enum Stage<G> {
    Begin,
    Ways(Box<Ways<G>>),
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
        Self { game, sight, seat, level, weights, rng, stage: Stage::Begin, spent: 0 }
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        self.spent
            + match &self.stage {
                Stage::Ways(ways) => ways.spent(),
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
            Stage::Ways(mut ways) => {
                if ways.step(&self.game, &mut self.rng) {
                    self.stage = Stage::Ways(ways);
                    return None;
                }
                self.spent += ways.spent();
                if let Some(plan) = ways.win() {
                    let choice = self.first(plan).unwrap_or(0);
                    let reasons = vec![self.game.reason(Term::plain("decided"), 1.0)];
                    return Some(Thought { reasons, ..Thought::plain(choice) });
                }
                return self.among(ways.plans());
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
            #[cfg(not(target_arch = "wasm32"))]
            Level::Ismcts(iterations) => {
                let choice = ismcts::choose(game, self.seat, iterations, &self.weights, &mut self.rng);
                Some(Thought::plain(choice))
            }
            level => {
                let effort = match (level, level.budget::<G>()) {
                    (_, Some(budget)) => Effort::from(budget),
                    (Level::Beam(width), _) => Effort { solver: 0, beams: 1, width, keep: 8 },
                    (Level::Normal, _) => Effort { solver: NORMAL_SOLVER, beams: 0, width: 0, keep: 0 },
                    _ => return self.among(vec![]),
                };
                self.stage = Stage::Ways(Box::new(Ways::new(self.sight, self.seat, effort, &self.weights)));
                None
            }
        }
    }
    /// Goes on with what was found.
    fn among(&mut self, plans: Vec<(Plan, f32)>) -> Option<Thought> {
        match self.level {
            Level::Normal if !G::ONE_PLY => Some(Thought::plain(reflex::reflex(&self.game, &mut self.rng))),
            Level::Normal | Level::Greedy => {
                let candidates = greedy::candidates(&self.game, self.seat, &self.weights, &mut self.rng);
                Some(Thought::of(&self.game, candidates))
            }
            _ => self.compare(plans),
        }
    }
    /// The choice of this decision that a plan begins with.
    fn first(&self, plan: &Plan) -> Option<usize> {
        let click = plan.first()?;
        self.game.decision()?.choices.iter().position(|c| *c == click.choice)
    }
    fn compare(&mut self, plans: Vec<(Plan, f32)>) -> Option<Thought> {
        let first = |(plan, worth): (Plan, f32)| self.first(&plan).map(|choice| (plan, choice, worth));
        let mut plans: Vec<_> = plans.into_iter().filter_map(first).collect();
        sort(&mut plans, |a, b| a.2 > b.2);
        let seats = self.game.seats();
        let Some(budget) = self.level.budget::<G>().map(|budget| budget.among(seats)) else {
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
