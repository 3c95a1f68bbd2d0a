//! Two hashes. `stable` is the same on every machine: FNV-1a over 64 bits, with word sizes made equal. Saves, replays
//! and tests compare games by it natively and in wasm. `mixed` is quick: a search tells tables apart by it.

use std::hash::{Hash, Hasher};

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    // Copied to wherever something is hashed, it would be a good part of the engine.
    #[inline(never)]
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    // `usize` has another width in wasm: lengths and enum tags must hash alike.
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_i64(n as i64);
    }
}

/// The hash of any value, equal on 32 and 64 bit little-endian machines.
pub fn stable(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Mixes words well enough to tell tables apart, in a few instructions each.
#[derive(Clone, Copy, Default)]
pub struct Mix(u64);

impl From<u64> for Mix {
    /// Goes on from a number.
    fn from(begun: u64) -> Self {
        Self(begun)
    }
}
impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word)));
        rest.iter().for_each(|byte| self.write_u8(*byte));
    }
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(23) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
/// The quick hash of any value.
pub fn mixed(value: &impl Hash) -> u64 {
    let mut mix = Mix::default();
    value.hash(&mut mix);
    mix.finish()
}
