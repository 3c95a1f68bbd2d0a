//! Basebreaker: the rules of Smash Up and of Monster Smash as machines, for the browser and for the command line.
//!
//! `shell` is what any card game here promises (decisions, views, records); `smash_up` and `monster_smash` are
//! the games themselves; `ai` chooses for computer seats and knows only the shell; `wasm` is the exported API.
//! A game is plain data: clone it, compare it, save it in the middle of any decision.

pub mod ai;
pub mod monster_smash;
pub mod shell;
pub mod smash_up;
#[cfg(target_arch = "wasm32")]
mod wasm;
