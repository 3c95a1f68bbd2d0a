//! What the games share, and nothing more: a game is a sequence of decisions.
//!
//! ```text
//! new(setup) -> decision? -> choose(index) -> decision? -> ... -> result(seat)
//! ```
//! `view` is all that a seat may know, `imagine` is the same game as that seat could picture it.
//!
//! ```text
//! session ─ a game being played, and the way back     promises, playout ─ random games
//! notation ─ a game as text                           transcript, link ─ its record as text and in a link
//! expect, goal ─ what such a text checks and asks for  budget ─ how much a search may do
//! shown ─ what a page is shown                        message, english ─ what is said
//! ```

pub mod budget;
pub mod decision;
#[cfg(not(target_arch = "wasm32"))]
pub mod english;
#[cfg(not(target_arch = "wasm32"))]
mod expect;
mod goal;
pub mod hash;
pub mod link;
pub mod message;
pub mod names;
pub mod notation;
pub mod playout;
pub mod promises;
pub mod record;
pub mod rng;
pub mod script;
pub mod session;
pub mod set;
pub mod shown;
pub mod sort;
pub mod transcript;

pub use budget::Budget;
pub use decision::{Appeal, Choice, Choices, Decision, Refusal};
pub use message::Message;
pub use record::Record;
pub use rng::Rng;
pub use session::Session;
pub use set::Set;

use serde::{Serialize, de::DeserializeOwned};
use std::hash::Hash;

/// A player's place at the table, counted from 0 in clockwise order.
pub type Seat = u8;
/// A physical card, for the whole game; what is printed on it is looked up in the game's state.
pub type CardId = u8;
/// A physical base card, for the whole game.
pub type BaseId = u8;

/// A term of an estimate: its name and, if it is about one, the base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    pub id: &'static str,
    pub base: Option<BaseId>,
}
impl Term {
    /// A term that is about no base.
    pub fn plain(id: &'static str) -> Self {
        Self { id, base: None }
    }
}

/// The whole contract between a game and everything that is built on it.
pub trait Game: Clone + PartialEq + Hash + Serialize + DeserializeOwned {
    /// Everything that fixes a game before its first decision.
    type Setup: Clone + Serialize + DeserializeOwned;
    /// What is asked, as data.
    type Ask: Copy + PartialEq + std::fmt::Debug;
    /// What one seat sees.
    type View: Serialize + PartialEq + std::fmt::Debug;
    /// Something that happened, in the past tense.
    type Event: Serialize + Clone;

    /// Deals a new game. The same setup gives the same game on every machine.
    fn new(setup: &Self::Setup) -> Self {
        Self::open(setup).0
    }
    /// The same, with what happened up to the first decision.
    fn open(setup: &Self::Setup) -> (Self, Vec<Self::Event>);
    /// Who chooses now, and between what; `None` when the game is over.
    fn decision(&self) -> Option<&Decision<Self::Ask>>;
    /// Answers the decision with one of its choices and returns what happened.
    ///
    /// # Errors
    /// When there is no such choice; the game is unchanged then.
    fn choose(&mut self, index: usize) -> Result<Vec<Self::Event>, Refusal> {
        let Some(decision) = self.decision() else { return Err(Refusal::Over) };
        let of = decision.choices.len();
        let Some(choice) = decision.choices.get(index).copied() else {
            return Err(Refusal::NoSuchChoice { index, of });
        };
        Ok(self.go_on(choice))
    }
    /// The same with a choice that is on offer.
    fn go_on(&mut self, choice: Choice) -> Vec<Self::Event>;
    /// Finds the open decision again, after loading; any number of times.
    fn wake(&mut self);
    /// What the last choice drew, shuffled, showed or revealed, if anything: what undo must not cross. The
    /// id of a message.
    fn gained_info(&self) -> Option<&'static str>;
    /// The number of the turn, from 1; 0 before the first.
    fn turn(&self) -> u16;
    /// Stops collecting events, for searches.
    fn mute(&mut self);
    /// From now on, stops before something hidden is shown, with nobody asked: `gained_info` says what it
    /// would be.
    fn be_wary(&mut self);
    /// All that `seat` may know; `None` is a spectator.
    fn view(&self, seat: Option<Seat>) -> Self::View;
    /// The same game with everything hidden from `seat` dealt anew.
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self;
    /// 1 for a win, 0 for a loss, before the end something between.
    fn result(&self, seat: Seat) -> f32;
    /// No ability is half done: what is asked is what to do next.
    fn is_quiet(&self) -> bool;
    /// The constants of the estimate by name: what `basebreaker tune` may change.
    const WEIGHTS: &'static [(&'static str, f32)];
    /// What Hard may do about a decision within 100 ms, and Expert within a second.
    const HARD: Budget = Budget::HARD;
    const EXPERT: Budget = Budget::EXPERT;
    /// Whether the table already shows after one choice what that is worth. Where it takes several (cards are put
    /// down before others are stolen), players who look no further do better by rules of thumb.
    const ONE_PLY: bool = true;
    /// How good the table looks for `seat`, term by term, with these values of `WEIGHTS`.
    fn appraise(&self, seat: Seat, weights: &[f32], note: &mut impl FnMut(Term, f32));
    /// The sum of all terms, higher is better: what a one-ply opponent compares.
    fn estimate(&self, seat: Seat, weights: &[f32]) -> f32 {
        let mut sum = 0.0;
        self.appraise(seat, weights, &mut |_, worth| sum += worth);
        sum
    }
    /// How appealing each choice of the open decision is by rules of thumb, for the seat that decides:
    /// what players in imagined games go by. 0 is as good as doing nothing, below it does harm.
    fn appeal(&self) -> Appeal {
        std::iter::repeat_n(0, self.decision().map_or(0, |d| d.choices.len())).collect()
    }
    /// What a choice comes to: equal for two copies of the same card in the same place.
    fn kind(&self, choice: Choice) -> u64 {
        hash::mixed(&choice)
    }
    /// Equal for games that go on alike, in whatever order they came about.
    fn likeness(&self) -> u64 {
        hash::mixed(self)
    }
    /// Whether `seat` might win in the turn that runs: not worth a look otherwise.
    fn may_win_now(&self, _seat: Seat) -> bool {
        true
    }
    /// A sentence for what changed in a term of the estimate, for a player to read.
    fn reason(&self, term: Term, _change: f32) -> Message {
        Message::new(term.id)
    }
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Every physical card and base is in exactly one place; `Err` says which is not.
    ///
    /// # Errors
    /// A sentence naming the first thing found out of place.
    fn check(&self) -> Result<(), String>;
}
