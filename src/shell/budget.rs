//! How much a search for plans may do, as counts and never as time, so that a choice can be made again anywhere.
//! A game whose turns are quick to simulate has more of it in the same time.

/// How much a search for plans may do about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Plans that are compared.
    pub candidates: usize,
    /// Plans played out, over all candidates.
    pub rollouts: u32,
    /// Plans that the beam keeps at each step.
    pub width: usize,
    /// Imagined games that the beam looks for plans in.
    pub beams: u32,
    /// Turns after the own one that are played out before the table is judged.
    pub turns: u16,
    /// How much the table at the end of the own turn counts, of a hundred, beside what comes of it.
    pub at_once: u32,
    /// Positions that the search for a win in this turn may look at.
    pub solver: u32,
    /// In how many of the imagined games the next player is given a search for a win.
    pub threats: u32,
}
impl Budget {
    /// What suits a long game.
    pub const HARD: Self = Self {
        candidates: 6,
        rollouts: 120,
        width: 8,
        beams: 1,
        turns: 10,
        at_once: 35,
        solver: 3000,
        threats: 8,
    };
    /// The same with about sixteen times the time.
    pub const EXPERT: Self = Self {
        candidates: 14,
        rollouts: 1700,
        width: 24,
        beams: 3,
        turns: 12,
        at_once: 30,
        solver: 12_000,
        threats: 8,
    };
    /// The same for so many seats: half as many playouts again for each beyond two, since more can happen.
    #[must_use]
    pub fn among(self, seats: u8) -> Self {
        Self { rollouts: self.rollouts * u32::from(seats) / 2, ..self }
    }
}
