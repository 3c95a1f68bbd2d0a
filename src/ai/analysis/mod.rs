//! What a game that was played looks like afterwards, choice by choice: what each one gave away, how the chances
//! went, and what was luck.
//!
//! ```text
//! Analysis ─ walks through a record in slices     judge ─ a choice against the best other one
//! chances ─ who wins, and luck                    report ─ what comes of it
//! ```
//! The real game is only walked through. A choice is judged in games that its seat could imagine.

pub mod chances;
pub mod judge;
pub mod report;

pub use judge::Judge;
pub use report::{Account, Judged, Label, Moment, Report};

use super::weights;
use crate::shell::{Game, Record, Rng, Seat};
use chances::Outlook;

/// An analysis that goes on. What it comes to depends on the seed alone, not on the slices.
pub struct Analysis<G: Game> {
    record: Record<G::Setup>,
    /// Whose choices are judged.
    seats: Vec<Seat>,
    weights: Vec<f32>,
    seed: u64,
    game: G,
    ply: usize,
    stage: Stage<G>,
    report: Report,
    /// Decisions simulated in the stages that are done with.
    spent: u32,
}
/// What is done at a choice, in this order.
enum Stage<G: Game> {
    Arrive,
    /// The chances where a turn begins, or at the end.
    Look(Box<Outlook<G>>),
    Judge,
    Judging(Box<Judge<G>>),
    Choose,
    /// What it showed is weighed against what it might have shown.
    Luck(Box<[Outlook<G>; 2]>),
    Over,
}

impl<G: Game> Analysis<G> {
    /// Of a record, with the choices of these seats judged.
    pub fn new(record: &Record<G::Setup>, seats: &[Seat], seed: u64) -> Self {
        let mut game = G::new(&record.setup);
        game.mute();
        Self {
            record: record.clone(),
            seats: seats.to_vec(),
            weights: weights::<G>(),
            seed,
            game,
            ply: 0,
            stage: Stage::Arrive,
            report: Report { plies: record.choices.len(), ..Report::default() },
            spent: 0,
        }
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        self.spent
            + match &self.stage {
                Stage::Look(outlook) => outlook.spent,
                Stage::Judging(judge) => judge.spent(),
                Stage::Luck(outlooks) => outlooks.iter().map(|outlook| outlook.spent).sum(),
                Stage::Arrive | Stage::Judge | Stage::Choose | Stage::Over => 0,
            }
    }
    /// Goes on for about so many simulated decisions; true once everything has been looked at.
    pub fn step(&mut self, budget: u32) -> bool {
        let until = self.spent().saturating_add(budget.max(1));
        while !matches!(self.stage, Stage::Over) && self.spent() < until {
            self.advance();
        }
        matches!(self.stage, Stage::Over)
    }
    /// What is known so far.
    pub fn report(&self) -> &Report {
        &self.report
    }
    fn advance(&mut self) {
        self.stage = match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Arrive => self.arrive(),
            Stage::Look(mut outlook) => {
                if outlook.step(&self.weights) {
                    Stage::Look(outlook)
                } else {
                    self.spent += outlook.spent;
                    self.report.note(self.ply, &self.game, outlook.mean().to_vec());
                    if self.chosen().is_some() { Stage::Judge } else { Stage::Over }
                }
            }
            Stage::Judge => {
                let seat = self.game.decision().map_or(0, |d| d.seat);
                let choice = self.chosen().filter(|_| self.seats.contains(&seat));
                let judge = choice.and_then(|choice| Judge::new(&self.game, choice, &mut self.rng(1)));
                judge.map_or(Stage::Choose, |judge| Stage::Judging(Box::new(judge)))
            }
            Stage::Judging(mut judge) => match judge.step() {
                None => Stage::Judging(judge),
                Some(judged) => {
                    self.spent += judge.spent();
                    self.report.decisions.push(Judged { ply: self.ply, turn: self.game.turn(), ..judged });
                    Stage::Choose
                }
            },
            Stage::Choose => self.choose(),
            Stage::Luck(mut outlooks) => {
                let [before, after] = &mut *outlooks;
                if before.step(&self.weights) | after.step(&self.weights) {
                    Stage::Luck(outlooks)
                } else {
                    self.spent += before.spent + after.spent;
                    self.report.add_luck(before, after);
                    self.leave()
                }
            }
            Stage::Over => Stage::Over,
        };
    }
    /// The choice that was made here.
    fn chosen(&self) -> Option<usize> {
        let choice = self.record.choices.get(self.ply).map(|choice| usize::from(*choice));
        choice.filter(|choice| self.game.decision().is_some_and(|d| *choice < d.choices.len()))
    }
    /// What happens by chance at each choice is its own, so that it is the same whoever is asked about.
    fn rng(&self, of: u64) -> Rng {
        Rng::new(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add((self.ply as u64) << 8 | of))
    }
    fn arrive(&mut self) -> Stage<G> {
        self.game = self.record.redealt(self.game.clone(), self.ply);
        let begins = self.game.turn() > self.report.moments.last().map_or(0, |moment| moment.turn);
        if begins || self.chosen().is_none() {
            return Stage::Look(Box::new(Outlook::of(&self.game, self.rng(2))));
        }
        self.report.whose(&self.game);
        Stage::Judge
    }
    fn choose(&mut self) -> Stage<G> {
        let before = self.game.clone();
        let Some(choice) = self.chosen().filter(|choice| self.game.choose(*choice).is_ok()) else {
            return Stage::Over;
        };
        self.spent += 1;
        if before.turn() > 0 && self.game.gained_info().is_some() {
            return Stage::Luck(Box::new(Outlook::around(&before, choice, &self.game, self.rng(3))));
        }
        self.leave()
    }
    fn leave(&mut self) -> Stage<G> {
        self.ply += 1;
        self.report.ply = self.ply;
        Stage::Arrive
    }
}
