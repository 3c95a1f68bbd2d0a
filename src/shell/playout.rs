//! Random games: the yardstick for speed, and for natively and in wasm being the same game.

use super::{Game, Rng, hash};

/// The most decisions a game may take before it counts as never ending.
pub const CAP: u32 = 5_000;

/// Plays random games from seed on; returns how many decisions were made and a hash over how each
/// game ended.
pub fn random_games<G: Game>(games: u32, seed: u64, setup: impl Fn(u64) -> G::Setup) -> (u64, u64) {
    let (mut decisions, mut ends) = (0, 0u64);
    for seed in seed..seed + u64::from(games) {
        let mut rng = Rng::new(seed);
        let mut game = G::new(&setup(seed));
        game.mute();
        for _ in 0..CAP {
            let Some(decision) = game.decision() else { break };
            let choice = rng.below(decision.choices.len() as u32) as usize;
            if game.choose(choice).is_err() {
                break;
            }
            decisions += 1;
        }
        ends = ends.rotate_left(7) ^ hash::stable(&game);
    }
    (decisions, ends)
}
