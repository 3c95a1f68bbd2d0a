//! Computer opponents that know only the shell: they imagine what they cannot see, they never look.
//!
//! ```text
//! level ─ who there is         thinking ─ a thought in slices      thought ─ what it comes to, and why
//! reflex ─ rules of thumb      greedy ─ one ply                    plan ─ whole turns
//! solver ─ a win in this turn  ways ─ a win, or the best plans     compare ─ plans played out
//! ismcts ─ a yardstick
//! contest ─ levels against each other             tune ─ better constants
//! analysis ─ a game that was played, looked at afterwards
//! ```

pub mod analysis;
pub mod compare;
#[cfg(not(target_arch = "wasm32"))]
pub mod contest;
pub mod greedy;
#[cfg(not(target_arch = "wasm32"))]
pub mod ismcts;
pub mod level;
pub mod plan;
pub mod reflex;
pub mod solver;
pub mod thinking;
pub mod thought;
#[cfg(not(target_arch = "wasm32"))]
pub mod tune;
pub mod ways;

pub use level::Level;
pub use thinking::Thinking;
pub use thought::Thought;

use crate::shell::decision::MOST;
use crate::shell::{Game, Rng, Seat};
use arrayvec::ArrayVec;

/// The choice of a computer seat at its own decision, all at once. The game may be the real one: only what
/// `imagine` makes of it is looked at.
pub fn think<G: Game>(game: &G, level: Level, rng: &mut Rng) -> usize {
    let mut thinking = Thinking::new(game, level, rng);
    loop {
        if let Some(thought) = thinking.step(u32::MAX) {
            return thought.choice;
        }
    }
}

/// What a thought is based on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Games as the seat could picture them: all that an opponent gets.
    Fair,
    /// The game as it is. Only for matches that measure what honesty costs.
    Peeking,
}
impl Sight {
    /// A game to simulate in.
    fn world<G: Game>(self, game: &G, seat: Seat, rng: &mut Rng) -> G {
        let mut world = match self {
            Self::Fair => game.imagine(seat, rng),
            Self::Peeking => game.clone(),
        };
        world.mute();
        world
    }
}

/// The constants that a game's estimate is compiled with.
pub fn weights<G: Game>() -> Vec<f32> {
    G::WEIGHTS.iter().map(|(_, value)| *value).collect()
}
/// Places of choices: a decision holds fewer than 256.
type Distinct = ArrayVec<u8, MOST>;
/// The choices that differ: of copies of a card in one place, the first.
fn distinct<G: Game>(game: &G) -> Distinct {
    let Some(decision) = game.decision() else { return ArrayVec::new() };
    let mut kinds = ArrayVec::<u64, MOST>::new();
    let mut distinct = Distinct::new();
    for (i, choice) in decision.choices.iter().enumerate() {
        let kind = game.kind(*choice);
        if !kinds.contains(&kind) {
            kinds.push(kind);
            distinct.push(i as u8);
        }
    }
    distinct
}
/// The place of the highest value, the first of equals.
fn best(worths: impl Iterator<Item = f32>) -> usize {
    let mut best = (0, f32::MIN);
    for (i, worth) in worths.enumerate() {
        if worth > best.1 {
            best = (i, worth);
        }
    }
    best.0
}
