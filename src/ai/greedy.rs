//! One ply: each choice is tried in a few imagined games, what it still has to decide is answered the
//! same way, and the table that looks best wins.

use super::thought::{Candidate, Terms};
use super::{Sight, best, distinct};
use crate::shell::{Game, Rng, Seat};

/// How many imagined games each choice is tried in.
const WORLDS: u32 = 3;
/// How many own decisions after the first are answered before the table is judged.
const FOLLOW: usize = 6;

/// Every distinct choice with what it comes to.
pub fn candidates<G: Game>(game: &G, seat: Seat, weights: &[f32], rng: &mut Rng) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> =
        distinct(game).into_iter().map(|i| Candidate::new(usize::from(i), 0.0)).collect();
    for _ in 0..WORLDS {
        let world = Sight::Fair.world(game, seat, rng);
        for candidate in &mut candidates {
            let mut after = world.clone();
            if after.choose(candidate.choice).is_ok() {
                follow(&mut after, seat, weights);
            }
            let terms = Terms::of(&after, seat, weights);
            candidate.add(&terms, terms.sum());
        }
    }
    candidates
}
/// Answers what the seat is asked next, each time by how the table looks after it.
fn follow<G: Game>(game: &mut G, seat: Seat, weights: &[f32]) {
    for _ in 0..FOLLOW {
        let Some(decision) = game.decision().filter(|d| d.seat == seat && !game.is_quiet()) else { break };
        let choices = 0..decision.choices.len();
        let choice = best(choices.map(|i| {
            let mut next = game.clone();
            if next.choose(i).is_ok() { next.estimate(seat, weights) } else { f32::MIN }
        }));
        if game.choose(choice).is_err() {
            break;
        }
    }
}
