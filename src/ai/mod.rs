//! A computer opponent that knows only the shell: it imagines what it cannot see, it never looks.
//!
//! One ply: each choice is tried in a few imagined games, what it still has to decide is answered the
//! same way, and the table that looks best by `Game::estimate` wins. `Level` names the policies that
//! can play each other.

use crate::shell::{Game, Rng, Seat};

/// Who chooses for a computer seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any choice, at random: a yardstick.
    Random,
    /// One-ply look-ahead.
    Greedy,
}
impl std::str::FromStr for Level {
    type Err = String;
    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "random" => Ok(Level::Random),
            "greedy" => Ok(Level::Greedy),
            _ => Err(format!("no level is called {name:?}; on offer: random, greedy")),
        }
    }
}

/// How many imagined games each choice is tried in.
const WORLDS: usize = 3;
/// How many own decisions after the first are answered before the table is judged.
const FOLLOW: usize = 6;

/// The choice of a computer seat at its own decision. The game may be the real one: only what
/// `imagine` makes of it is looked at.
pub fn think<G: Game>(game: &G, level: Level, rng: &mut Rng) -> usize {
    let Some(decision) = game.decision() else { return 0 };
    let (seat, choices) = (decision.seat, decision.choices.len());
    if level == Level::Random {
        return rng.below(choices as u32) as usize;
    }
    let mut worth = vec![0.0; choices];
    for _ in 0..WORLDS {
        let mut world = game.imagine(seat, rng);
        world.mute();
        for (i, worth) in worth.iter_mut().enumerate() {
            *worth += outcome(&world, i, seat);
        }
    }
    best(&worth)
}
/// How the table looks for `seat` after a choice and the best answers to what it must decide then.
fn outcome<G: Game>(world: &G, choice: usize, seat: Seat) -> f32 {
    let mut after = world.clone();
    if after.choose(choice).is_err() {
        return f32::MIN;
    }
    for _ in 0..FOLLOW {
        let Some(decision) = after.decision().filter(|d| d.seat == seat && !after.is_quiet()) else { break };
        let worth: Vec<f32> = (0..decision.choices.len())
            .map(|i| {
                let mut next = after.clone();
                if next.choose(i).is_ok() { next.estimate(seat) } else { f32::MIN }
            })
            .collect();
        if after.choose(best(&worth)).is_err() {
            break;
        }
    }
    after.estimate(seat)
}
/// The place of the highest value, the first of equals.
fn best(worth: &[f32]) -> usize {
    let mut best = 0;
    for (i, w) in worth.iter().enumerate() {
        if *w > worth[best] {
            best = i;
        }
    }
    best
}
