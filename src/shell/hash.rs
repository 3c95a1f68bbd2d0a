//! A hash that is the same on every machine: FNV-1a over 64 bits, with word sizes made equal.
//! Saves, replays and tests compare games by it natively and in wasm.

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
