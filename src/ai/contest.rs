//! Levels against each other: each deal is played once for each way to seat A among the B's, so that luck
//! with the deal counts for both, and what is compared is deals.

use super::{Level, Sight, Thinking};
use crate::shell::{Game, Rng, playout::CAP};
use cpu_time::ThreadTime;
use std::time::Duration;

/// One of the two sides.
#[derive(Clone, Debug)]
pub struct Side {
    pub level: Level,
    /// Constants of the estimate.
    pub weights: Vec<f32>,
    /// What it bases its thoughts on.
    pub sight: Sight,
}
/// A game that was played: the deal, where A sat, what every seat got.
#[derive(Clone, Debug)]
pub struct Played {
    pub deal: u64,
    pub seat: u8,
    pub results: Vec<f32>,
    pub turns: u16,
}
impl Played {
    /// What A got.
    pub fn won(&self) -> f32 {
        self.results[usize::from(self.seat)]
    }
}
/// Everything that a match came to.
#[derive(Clone, Debug, Default)]
pub struct Score {
    pub played: Vec<Played>,
    /// CPU time that A and B took for each decision that offered a choice.
    pub times: [Vec<Duration>; 2],
    /// Decisions simulated by A and B.
    pub nodes: [u64; 2],
}

/// Plays the games of one deal, A in every seat once.
pub fn play_deal<G: Game>(score: &mut Score, sides: [&Side; 2], deal: u64, setup: &impl Fn(u64) -> G::Setup) {
    let seats = G::new(&setup(deal)).seats();
    for seat in 0..seats {
        let mut game = G::new(&setup(deal));
        game.mute();
        let mut rng = Rng::new(deal.wrapping_mul(31).wrapping_add(u64::from(seat)));
        for _ in 0..CAP {
            let Some(decision) = game.decision() else { break };
            let side = usize::from(decision.seat != seat);
            let begun = ThreadTime::now();
            let Side { level, weights, sight } = sides[side].clone();
            let mut thinking = Thinking::with(&game, sight, level, weights, &mut rng);
            let mut thought = thinking.step(u32::MAX);
            while thought.is_none() {
                thought = thinking.step(u32::MAX);
            }
            if decision.choices.len() > 1 {
                score.times[side].push(begun.elapsed());
            }
            score.nodes[side] += u64::from(thinking.spent());
            if game.choose(thought.map_or(0, |t| t.choice)).is_err() {
                break;
            }
        }
        let results = (0..seats).map(|seat| game.result(seat)).collect();
        score.played.push(Played { deal, seat, results, turns: game.turn() });
    }
}

impl Score {
    /// A's share of the wins, and half the width of its 95 % interval over deals.
    pub fn share(&self) -> (f64, f64) {
        let mut deals: Vec<(u64, f64, f64)> = vec![];
        for played in &self.played {
            match deals.iter_mut().find(|(deal, ..)| *deal == played.deal) {
                Some((_, won, games)) => {
                    *won += f64::from(played.won());
                    *games += 1.0;
                }
                None => deals.push((played.deal, f64::from(played.won()), 1.0)),
            }
        }
        let shares: Vec<f64> = deals.iter().map(|(_, won, games)| won / games).collect();
        let n = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / n.max(1.0);
        let variance = shares.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        (mean, 1.96 * (variance / n.max(1.0)).sqrt())
    }
    /// Mean, median, 95 of 100, and longest time of a side in milliseconds.
    pub fn milliseconds(&self, side: usize) -> [f64; 4] {
        let mut times: Vec<f64> = self.times[side].iter().map(|t| t.as_secs_f64() * 1000.0).collect();
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times.get(times.len() * part / 100).or(times.last()).copied().unwrap_or(0.0);
        [times.iter().sum::<f64>() / times.len().max(1) as f64, at(50), at(95), at(100)]
    }
    /// Decisions simulated by a side in a second of its thinking.
    pub fn nodes_per_second(&self, side: usize) -> f64 {
        let seconds = self.times[side].iter().sum::<Duration>().as_secs_f64();
        self.nodes[side] as f64 / seconds.max(1e-9)
    }
}
