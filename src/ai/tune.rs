//! Finds better constants for a game's estimate: simultaneous perturbation (SPSA, Spall 1992) on games won.
//! Each step plays two sets of constants, a little up and a little down in every one at random, against each
//! other and follows the winner. Whether what comes out is better is decided by a match against the constants
//! that are compiled in, stopped as soon as it is clear (SPRT, Wald 1945).

use super::contest::{Score, Side, play_deal};
use super::{Level, Sight, weights};
use crate::shell::{Game, Rng};

/// How a run goes.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    pub level: Level,
    /// Steps, and deals (each played from both seats) in one.
    pub steps: u32,
    pub deals: u32,
    /// By what part of itself a constant is changed for a try, and for good after a clear win.
    pub reach: f32,
    pub rate: f32,
    pub seed: u64,
}
/// Constants that changed a little, all at once.
fn moved(base: &[f32], signs: &[f32], by: f32) -> Vec<f32> {
    base.iter().zip(signs).map(|(value, sign)| value * (1.0 + by * sign)).collect()
}
/// Runs all steps from the constants that are compiled in; `told` hears of each step.
pub fn tune<G: Game>(
    tuning: &Tuning,
    setup: &impl Fn(u64) -> G::Setup,
    mut told: impl FnMut(u32, f64, &[f32]),
) -> Vec<f32> {
    let mut values = weights::<G>();
    let mut rng = Rng::new(tuning.seed);
    let mut deal = tuning.seed << 20;
    for step in 0..tuning.steps {
        // Both shrink as Spall recommends.
        let age = (step + 1) as f32;
        let (reach, rate) =
            (tuning.reach / age.powf(0.101), tuning.rate / (age + 0.1 * tuning.steps as f32).powf(0.602));
        let signs: Vec<f32> = values.iter().map(|_| if rng.below(2) == 0 { -1.0 } else { 1.0 }).collect();
        let side = |by| Side { level: tuning.level, weights: moved(&values, &signs, by), sight: Sight::Fair };
        let (up, down) = (side(reach), side(-reach));
        let mut score = Score::default();
        for _ in 0..tuning.deals {
            deal += 1;
            play_deal::<G>(&mut score, [&up, &down], deal, setup);
        }
        let (share, _) = score.share();
        values = moved(&values, &signs, rate * (share as f32 - 0.5));
        told(step, share, &values);
    }
    values
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Better,
    NotBetter,
    Open,
}
/// Plays new constants against those compiled in until it is clear whether they win more than half the games,
/// by 30 Elo points or not at all, wrong once in twenty times; or so many deals are played.
pub fn test<G: Game>(
    level: Level,
    new: &[f32],
    most: u32,
    seed: u64,
    setup: &impl Fn(u64) -> G::Setup,
) -> (Verdict, Score) {
    let side = |weights| Side { level, weights, sight: Sight::Fair };
    let sides = [side(new.to_vec()), side(weights::<G>())];
    let mut score = Score::default();
    for i in 0..u64::from(most) {
        play_deal::<G>(&mut score, [&sides[0], &sides[1]], seed + i, setup);
        let verdict = judge(&score);
        if verdict != Verdict::Open && i >= 20 {
            return (verdict, score);
        }
    }
    (Verdict::Open, score)
}
/// The likelihood ratio of the two hypotheses, with the variance over deals as it is found.
fn judge(score: &Score) -> Verdict {
    const BETTER: f64 = 0.543;
    const BOUND: f64 = 2.944; // ln(0.95 / 0.05)
    let (share, width) = score.share();
    let variance = (width / 1.96).powi(2).max(1e-6);
    let ratio = (BETTER - 0.5) * (2.0 * share - BETTER - 0.5) / (2.0 * variance);
    match ratio {
        r if r > BOUND => Verdict::Better,
        r if r < -BOUND => Verdict::NotBetter,
        _ => Verdict::Open,
    }
}
