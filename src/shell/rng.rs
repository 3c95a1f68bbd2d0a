//! The random generator: xoshiro128++, named so that old records replay for ever, and part of the
//! game's state so that a save in the middle of a turn draws the same cards afterwards.

use rand_xoshiro::Xoshiro128PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A seeded generator. Numbers are drawn as `u32` only: `usize` differs between machines.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Xoshiro128PlusPlus);

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro128PlusPlus::seed_from_u64(seed))
    }
    /// A number from 0 up to, but without, `n` (0 when `n` is 0), by multiply and shift: the bias of
    /// at most n / 2^32 is far below what a card game can show.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }
    /// Puts a slice in random order (Fisher-Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // The crate keeps its state private: what it would draw next stands for it.
        let mut ahead = self.0.clone();
        for _ in 0..4 {
            hasher.write_u32(ahead.next_u32());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_generator_draws_the_same_numbers_for_ever() {
        let mut rng = Rng::new(7);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, GOLDEN);
    }

    const GOLDEN: [u32; 6] = [95, 56, 374, 332, 59, 795];
}
