//! One choice against the best other one, in the same imagined games.
//!
//! ```text
//! Advice ─ what Hard would choose: the same? then nothing was lost
//! Ways ─ how each of the two is best gone on with            Choose ─ which of those plans is the best of its side
//! Weigh ─ the two in fresh imagined games; fewer, if the difference is small
//! ```
//! The games of the last step have chosen neither plan, so their difference favours neither.

use super::report::Judged;
use crate::ai::compare::Compare;
use crate::ai::plan::{Click, Plan};
use crate::ai::thought::{Candidate, OUTLOOK, Terms, reasons};
use crate::ai::ways::{Effort, Ways};
use crate::ai::{Level, Sight, Thinking, distinct, weights};
use crate::shell::sort::sort;
use crate::shell::{Budget, Game, Rng, Seat, Term};

/// How many ways to go on are kept of each side.
const WAYS: usize = 3;
/// Imagined games of one comparison, how many comparisons there are at most, and at least. In all of them the next
/// player is given a search for a win.
const WORLDS: u32 = 20;
const MOST: u32 = 6;
const LEAST: u32 = 2;

/// Another search finds other plans: two analyses of one choice differ by so many times what their imagined games let
/// expect (`basebreaker analyse --twice`).
const SEARCHES: f64 = 1.7;

/// What speaks for a choice at once by so many VP is worth more words than what came later.
const SEEN: f32 = 0.2;
/// What is so many times smaller than the largest difference is not mentioned beside it.
const BESIDE: f32 = 10.0;

/// The two that are compared.
const BETTER: usize = 0;
const PLAYED: usize = 1;

/// A judgement that goes on.
pub struct Judge<G: Game> {
    /// As the seat could picture it.
    game: G,
    seat: Seat,
    /// What was played, and what is better: of copies of a card, the first.
    choices: [usize; 2],
    index: usize,
    plans: [Vec<(Plan, f32)>; 2],
    weights: Vec<f32>,
    rng: Rng,
    stage: Stage<G>,
    found: Found,
    spent: u32,
}
enum Stage<G> {
    Advice(Box<Thinking<G>>),
    Ways(Box<Ways<G>>, usize),
    Choose(Box<Compare<G>>),
    Weigh(Box<Compare<G>>),
    Over,
}
/// The differences of all imagined games so far.
#[derive(Default)]
struct Found {
    worlds: u32,
    sum: f64,
    squares: f64,
    /// Chances with what was played, added up.
    chance: f64,
    terms: Terms,
    /// Of the comparison that runs: its imagined games so far, and the chances of both in them, added up.
    last: (u32, [f64; 2]),
    rounds: u32,
}
impl Found {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.worlds.max(1))
    }
    /// The standard error of the mean over imagined games.
    fn error(&self) -> f64 {
        let n = f64::from(self.worlds.max(2));
        ((self.squares / n - self.mean().powi(2)).max(0.0) / (n - 1.0)).sqrt()
    }
    /// Takes over what a comparison knows of one more imagined game, once both have been played out in it.
    fn note(&mut self, candidates: &[&Candidate; 2]) {
        let worlds = candidates[PLAYED].worlds();
        if worlds == self.last.0 || candidates[BETTER].worlds() != worlds {
            return;
        }
        let sums = candidates.map(|c| f64::from(c.chance()) * f64::from(worlds));
        let by = [0, 1].map(|side| sums[side] - self.last.1[side]);
        let difference = by[BETTER] - by[PLAYED];
        self.worlds += 1;
        self.sum += difference;
        self.squares += difference * difference;
        self.chance += by[PLAYED];
        self.last = (worlds, sums);
    }
}

impl<G: Game> Judge<G> {
    /// Of the choice that the deciding seat made; `None` if there was nothing to choose. Only what `imagine` makes of
    /// the game is looked at.
    pub fn new(game: &G, played: usize, rng: &mut Rng) -> Option<Self> {
        let decision = game.decision()?;
        let kind = game.kind(*decision.choices.get(played)?);
        let first = decision.choices.iter().position(|c| game.kind(*c) == kind)?;
        if game.turn() == 0 || distinct(game).len() < 2 {
            return None;
        }
        let seat = decision.seat;
        let mut rng = Rng::new(u64::from(rng.below(u32::MAX)));
        let game = Sight::Fair.world(game, seat, &mut rng);
        let advice = Thinking::new(&game, Level::Hard, &mut rng);
        Some(Self {
            game,
            seat,
            choices: [first, first],
            index: played,
            plans: [vec![], vec![]],
            weights: weights::<G>(),
            rng,
            stage: Stage::Advice(Box::new(advice)),
            found: Found::default(),
            spent: 0,
        })
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        self.spent
            + match &self.stage {
                Stage::Advice(thinking) => thinking.spent(),
                Stage::Ways(ways, _) => ways.spent(),
                Stage::Choose(compare) | Stage::Weigh(compare) => compare.spent,
                Stage::Over => 0,
            }
    }
    /// Goes on a little; the judgement, once it is clear.
    pub fn step(&mut self) -> Option<Judged> {
        let spent = self.spent();
        match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Advice(mut thinking) => {
                let Some(thought) = thinking.step(1) else {
                    self.stage = Stage::Advice(thinking);
                    return None;
                };
                self.spent = spent.max(thinking.spent());
                if self.kind(thought.choice) == self.kind(self.choices[PLAYED]) {
                    return Some(self.judged(thought.candidates.first().map(Candidate::chance)));
                }
                self.choices[BETTER] = thought.choice;
                self.look(BETTER);
            }
            Stage::Ways(mut ways, side) => {
                if ways.step(&self.game, &mut self.rng) {
                    self.stage = Stage::Ways(ways, side);
                    return None;
                }
                self.spent += ways.spent();
                self.plans[side] = ways.plans();
                self.after_plans(side);
            }
            Stage::Choose(mut compare) => {
                if compare.step() {
                    self.stage = Stage::Choose(compare);
                    return None;
                }
                self.spent += compare.spent;
                // Those that stayed longest come first.
                let ranked = compare.ranked();
                for side in [BETTER, PLAYED] {
                    let best = ranked.iter().find(|(_, candidate)| candidate.choice == self.choices[side]);
                    self.plans[side] = best.map(|(plan, _)| (plan.clone(), 0.0)).into_iter().collect();
                }
                self.weigh();
            }
            Stage::Weigh(mut compare) => {
                let goes_on = compare.step();
                let candidates = compare.candidates();
                let side = |side: usize| candidates.iter().find(|c| c.choice == self.choices[side]);
                let (Some(better), Some(played)) = (side(BETTER), side(PLAYED)) else {
                    return Some(self.judged(None));
                };
                self.found.note(&[better, played]);
                if goes_on {
                    self.stage = Stage::Weigh(compare);
                    return None;
                }
                self.spent += compare.spent;
                better.against(played).into_iter().for_each(|(term, by)| self.found.terms.add(term, by));
                self.found.rounds += 1;
                let small = 100.0 * (self.found.mean() + 2.0 * self.found.error()) < Judged::LEAST;
                if self.found.rounds == MOST || (small && self.found.rounds >= LEAST) {
                    return Some(self.judged(None));
                }
                self.weigh();
            }
            Stage::Over => return Some(self.judged(None)),
        }
        None
    }
    fn kind(&self, choice: usize) -> Option<u64> {
        self.game.decision()?.choices.get(choice).map(|c| self.game.kind(*c))
    }
    fn look(&mut self, side: usize) {
        let effort = Effort { beams: 1, keep: WAYS, ..G::HARD.into() };
        let ways = Ways::new(Sight::Fair, self.seat, effort, &self.weights);
        self.stage = Stage::Ways(Box::new(ways.beginning_with(self.choices[side])), side);
    }
    fn after_plans(&mut self, side: usize) {
        let plans = &mut self.plans[side];
        sort(plans, |a, b| a.1 > b.1);
        plans.truncate(WAYS);
        if plans.is_empty()
            && let Some(choice) = self.game.decision().and_then(|d| d.choices.get(self.choices[side]))
        {
            let click = Click { choice: *choice, kind: self.game.kind(*choice) };
            plans.push((std::iter::once(click).collect(), 0.0));
        }
        if side == BETTER {
            return self.look(PLAYED);
        }
        if self.plans.iter().all(|plans| plans.len() < 2) {
            return self.weigh();
        }
        self.stage =
            Stage::Choose(Box::new(self.compare(Budget { rollouts: 2 * G::HARD.rollouts, ..G::HARD })));
    }
    fn weigh(&mut self) {
        self.found.last = (0, [0.0; 2]);
        self.stage =
            Stage::Weigh(Box::new(self.compare(Budget { rollouts: 2 * WORLDS, threats: WORLDS, ..G::HARD })));
    }
    fn compare(&mut self, budget: Budget) -> Compare<G> {
        let side = |side: usize| self.plans[side].iter().map(move |(plan, _)| (plan.clone(), side));
        let plans = side(BETTER).chain(side(PLAYED)).map(|(plan, side)| (plan, self.choices[side]));
        Compare::new(
            &self.game,
            Sight::Fair,
            self.seat,
            plans.collect(),
            budget,
            &self.weights,
            &mut self.rng,
        )
    }
    /// What comes of it; of a choice that was the best, the chance to win with it, if it is known.
    fn judged(&mut self, chance: Option<f32>) -> Judged {
        let found = &self.found;
        let compared = found.worlds > 0;
        let played = (found.chance / f64::from(found.worlds.max(1))) as f32;
        let judged = Judged {
            seat: self.seat,
            played: self.index,
            better: compared.then_some(self.choices[BETTER]),
            chance: if compared { Some(played) } else { chance },
            difference: 100.0 * found.mean() as f32,
            error: (100.0 * SEARCHES * found.error()) as f32,
            ..Judged::default()
        };
        if judged.loss() > 0.0 {
            Judged { reasons: reasons(&self.game, self.worth_a_word()), ..judged }
        } else {
            judged
        }
    }
    /// What speaks for the better one and against it, as a mean over comparisons.
    fn worth_a_word(&self) -> Vec<(Term, f32)> {
        let rounds = self.found.rounds.max(1) as f32;
        let mut terms: Vec<_> = self.found.terms.iter().map(|(term, by)| (term, by / rounds)).collect();
        // That things went better later says little, where something to be seen at once speaks for it.
        if terms.iter().any(|(term, by)| *term != OUTLOOK && *by >= SEEN) {
            terms.retain(|(term, _)| *term != OUTLOOK);
        }
        // Beside a win, nobody minds an empty table.
        let most = terms.iter().map(|(_, by)| by.abs()).fold(0.0, f32::max);
        terms.retain(|(_, by)| by.abs() >= most / BESIDE);
        terms
    }
}
