//! A game as it is saved, linked and replayed: how it began, and what was chosen.

use super::{Game, Refusal, Rng, Seat};
use serde::{Deserialize, Serialize};

/// Setup and choices; results are never stored, they follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record<Setup> {
    pub setup: Setup,
    /// The index chosen at each decision, in order.
    pub choices: Vec<u8>,
    /// Where something was taken back that had shown hidden cards: the game is practice from there on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redeals: Vec<Redeal>,
}
/// Before the choice of this number, what the seat had not seen was dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Redeal {
    pub ply: u16,
    pub seat: Seat,
    pub seed: u32,
}
impl Redeal {
    /// The game with what the seat has not seen dealt anew; the same game, where nobody sits there.
    pub fn deal<G: Game>(&self, game: &G) -> G {
        if self.seat < game.seats() {
            game.imagine(self.seat, &mut Rng::new(u64::from(self.seed)))
        } else {
            game.clone()
        }
    }
}

impl<Setup> Record<Setup> {
    /// An empty record of a game that is about to begin.
    pub fn new(setup: Setup) -> Self {
        Self { setup, choices: vec![], redeals: vec![] }
    }
    /// Something has been taken back that had shown hidden cards.
    pub fn is_practice(&self) -> bool {
        !self.redeals.is_empty()
    }
    /// The record up to a choice.
    pub fn up_to(&self, ply: usize) -> Self
    where
        Setup: Clone,
    {
        let choices = self.choices.iter().copied().take(ply).collect();
        let redeals = self.redeals.iter().copied().filter(|r| r.ply as usize <= ply).collect();
        Self { setup: self.setup.clone(), choices, redeals }
    }
    /// Plays the record again.
    ///
    /// # Errors
    /// How many choices fitted, the game as it stood then, and why the next did not.
    pub fn replay<G: Game<Setup = Setup>>(&self) -> Result<G, (usize, Box<G>, Refusal)> {
        let mut game = G::new(&self.setup);
        for ply in 0..=self.choices.len() {
            game = self.redealt(game, ply);
            let Some(choice) = self.choices.get(ply) else { break };
            if let Err(refusal) = game.choose(*choice as usize) {
                return Err((ply, Box::new(game), refusal));
            }
        }
        Ok(game)
    }
    /// The new deals before a choice.
    pub fn redeals_at(&self, ply: usize) -> impl Iterator<Item = &Redeal> {
        self.redeals.iter().filter(move |redeal| redeal.ply as usize == ply)
    }
    /// The game as it goes on at a ply: dealt anew, where the record says so.
    pub(crate) fn redealt<G: Game<Setup = Setup>>(&self, game: G, ply: usize) -> G {
        self.redeals_at(ply).fold(game, |game, redeal| redeal.deal(&game))
    }
}
