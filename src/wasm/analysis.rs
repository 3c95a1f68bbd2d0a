//! What a worker calls after a game: everything that was chosen, looked at once more, in slices.

use super::{recorded, to_js};
use crate::ai::analysis;
#[cfg(feature = "monster-smash")]
use crate::monster_smash::Game;
#[cfg(not(feature = "monster-smash"))]
use crate::smash_up::Game;
use analysis::{Account, Judged, Label, Moment};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// An analysis in slices, so that it can be left between two of them.
#[wasm_bindgen]
pub struct Analysis(analysis::Analysis<Game>);

#[wasm_bindgen]
impl Analysis {
    /// Begins to analyse a `Record`; the choices of these seats are judged.
    ///
    /// # Errors
    /// When the record is of another game or not of that shape, or no game can begin like that.
    #[wasm_bindgen(constructor)]
    pub fn new(record: JsValue, seats: &[u8], seed: u32) -> Result<Analysis, JsError> {
        Ok(Self(analysis::Analysis::new(&recorded(record)?, seats, u64::from(seed))))
    }
    /// Goes on for about so many simulated decisions; the `Report` once it is complete, undefined before.
    ///
    /// # Errors
    /// Never, for reports.
    pub fn step(&mut self, budget: u32) -> Result<JsValue, JsError> {
        if self.0.step(budget) { self.so_far() } else { Ok(JsValue::UNDEFINED) }
    }
    /// What is known so far, in the same shape.
    ///
    /// # Errors
    /// Never, for reports.
    pub fn so_far(&self) -> Result<JsValue, JsError> {
        let report = self.0.report();
        let seats = report.moments.first().map_or(0, |moment| moment.chances.len());
        let decision = |judged| Decision { judged, loss: Judged::loss(judged), label: Judged::label(judged) };
        to_js(&Report {
            ply: report.ply,
            plies: report.plies,
            moments: &report.moments,
            decisions: report.decisions.iter().map(decision).collect(),
            accounts: (0..seats).filter_map(|seat| Account::of(report, seat as u8)).collect(),
        })
    }
}
#[derive(Serialize)]
struct Report<'a> {
    ply: usize,
    plies: usize,
    moments: &'a [Moment],
    decisions: Vec<Decision<'a>>,
    accounts: Vec<Account>,
}
#[derive(Serialize)]
struct Decision<'a> {
    #[serde(flatten)]
    judged: &'a Judged,
    loss: f32,
    label: Option<Label>,
}
