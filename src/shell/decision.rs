//! Every question is a list of things to point at, and every answer an index into it.

use super::{BaseId, CardId, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One thing a seat can point at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Choice {
    /// Enough: ends a pick, or one's plays.
    #[default]
    Done,
    Yes,
    No,
    /// Uses nothing in a Me First! round.
    Pass,
    Card(CardId),
    Base(BaseId),
    Seat(Seat),
    /// A faction, by its place in the list of factions.
    Faction(u8),
    /// Which of several plays left is used first, by its place in the list of plays left.
    Play(u8),
    /// One of several things that a text lets its player do, by its place in the text.
    Option(u8),
    Number(u8),
}

/// The most choices one decision can hold: every card, and a few words.
pub const MOST: usize = 200;
pub type Choices = ArrayVec<Choice, MOST>;
/// A number for each choice of a decision.
pub type Appeal = ArrayVec<i16, MOST>;

/// A question to one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<Ask> {
    pub seat: Seat,
    pub ask: Ask,
    pub choices: Choices,
    /// When several are picked one by one: how many have been, the least and the most.
    pub set: Option<Picked>,
}

/// How far a pick of several things has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Picked {
    pub now: u8,
    pub least: u8,
    pub most: u8,
}

/// Why an answer was not taken: nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// There is no choice with this index; so many there are.
    NoSuchChoice { index: usize, of: usize },
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refusal::Over => write!(f, "the game is over: nobody is asked anything"),
            Refusal::NoSuchChoice { index, of } => {
                write!(f, "choice {index} was wanted; on offer: 0 to {}", of - 1)
            }
        }
    }
}
impl std::error::Error for Refusal {}
