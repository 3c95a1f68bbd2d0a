//! What a worker calls: the choice of a computer seat, all at once or in slices.

use super::to_js;
use crate::ai::{self, Level};
#[cfg(feature = "monster-smash")]
use crate::monster_smash::Game;
use crate::shell::message::Message;
use crate::shell::{Game as _, Rng};
#[cfg(not(feature = "monster-smash"))]
use crate::smash_up::Game;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The choice of a computer seat in an observation, all at once.
///
/// # Errors
/// When the observation is not of its shape, or the level is unknown.
#[wasm_bindgen]
pub fn think(observation: &[u8], level: &str, seed: u32) -> Result<usize, JsError> {
    let (game, level) = (observed(observation)?, parsed(level)?);
    Ok(ai::think(&game, level, &mut Rng::new(u64::from(seed))))
}
/// A thought in slices, so that it can be left between two of them.
#[wasm_bindgen]
pub struct Thinking(ai::Thinking<Game>);

#[wasm_bindgen]
impl Thinking {
    /// Begins to think about an observation.
    ///
    /// # Errors
    /// As `think`.
    #[wasm_bindgen(constructor)]
    pub fn new(observation: &[u8], level: &str, seed: u32) -> Result<Thinking, JsError> {
        let (game, level) = (observed(observation)?, parsed(level)?);
        Ok(Self(ai::Thinking::new(&game, level, &mut Rng::new(u64::from(seed)))))
    }
    /// Goes on for about so many simulated decisions; `{ choice, candidates, reasons }` once the thought is
    /// complete, undefined before. The candidates, the best first: `{ choice, worth, chance, worlds }`.
    ///
    /// # Errors
    /// Never, for thoughts.
    pub fn step(&mut self, budget: u32) -> Result<JsValue, JsError> {
        self.0.step(budget).map_or(Ok(JsValue::UNDEFINED), |thought| to_js(&Thought::of(&thought)))
    }
    /// The best so far, in the same shape.
    ///
    /// # Errors
    /// Never, for thoughts.
    pub fn so_far(&self) -> Result<JsValue, JsError> {
        to_js(&Thought::of(&self.0.so_far()))
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        self.0.spent()
    }
}
fn observed(observation: &[u8]) -> Result<Game, JsError> {
    let mut game: Game = postcard::from_bytes(observation)?;
    game.wake();
    Ok(game)
}
fn parsed(level: &str) -> Result<Level, JsError> {
    level.parse().map_err(|e: String| JsError::new(&e))
}
#[derive(Serialize)]
struct Thought {
    choice: usize,
    candidates: Vec<Candidate>,
    reasons: Vec<Message>,
}
#[derive(Serialize)]
struct Candidate {
    choice: usize,
    worth: f32,
    chance: f32,
    worlds: u32,
}
impl Thought {
    fn of(thought: &ai::Thought) -> Self {
        let candidate = |c: &ai::thought::Candidate| Candidate {
            choice: c.choice,
            worth: c.worth(),
            chance: c.chance(),
            worlds: c.worlds(),
        };
        let candidates = thought.candidates.iter().map(candidate).collect();
        Self { choice: thought.choice, candidates, reasons: thought.reasons.clone() }
    }
}
