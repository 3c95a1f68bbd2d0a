//! A game as it is saved, linked and replayed: how it began, and what was chosen.

use super::{Game, Refusal};
use serde::{Deserialize, Serialize};

/// Setup and choices; results are never stored, they follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record<Setup> {
    pub setup: Setup,
    /// The index chosen at each decision, in order.
    pub choices: Vec<u8>,
}

impl<Setup> Record<Setup> {
    /// An empty record of a game that is about to begin.
    pub fn new(setup: Setup) -> Self {
        Self { setup, choices: vec![] }
    }
    /// Plays the record again.
    ///
    /// # Errors
    /// How many choices fitted, the game as it stood then, and why the next did not.
    pub fn replay<G: Game<Setup = Setup>>(&self) -> Result<G, (usize, Box<G>, Refusal)> {
        let mut game = G::new(&self.setup);
        for (i, choice) in self.choices.iter().enumerate() {
            if let Err(refusal) = game.choose(*choice as usize) {
                return Err((i, Box::new(game), refusal));
            }
        }
        Ok(game)
    }
}
