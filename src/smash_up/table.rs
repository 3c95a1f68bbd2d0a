//! The table: where every card and base is, as plain inline data of at most 4 kB.
//!
//! Nothing here knows a rule. Only `happen.rs` writes it; power, breakpoints and legality are never
//! stored, they are asked for in `query.rs`.

use super::piles::{Pile, Piles};
use super::stack::StepRef;
use crate::shell::{BaseId, CardId, Rng, Seat, Set, set::CARDS};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// An entry in the list of everything printed: see `defs.rs`.
pub type DefId = u16;
/// No base: the card is not at one.
pub const NOWHERE: BaseId = 255;
/// No card: the card is not on another.
pub const NOBODY: CardId = 255;
/// The most base cards a game holds.
pub const BASES: usize = 48;

/// Which wording of the cards is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    #[default]
    Classic,
    Revised,
}
/// The five phases of a turn (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    Start,
    Play,
    Score,
    Draw,
    End,
}

/// A physical card. What it says is printed in `def`; `imagine` deals other prints to hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Card {
    pub def: DefId,
    pub owner: Seat,
    pub controller: Seat,
    pub pile: Pile,
    pub base: BaseId,
    /// The minion that this action lies on.
    pub on: CardId,
    /// Counts the times it entered play: a card that came back is a new card (R6.14).
    pub incarnation: u8,
    /// +1 power counters.
    pub counters: u8,
    pub flags: u8,
    /// The seats that know what is printed here, as bits, since it was last shuffled.
    pub seen: u8,
    /// The faction that was named for it when it was played, plus one; 0 for none.
    pub named: u8,
}
/// `Card::flags`: its Talent was used this turn.
pub const TALENT_USED: u8 = 1;
/// `Card::flags`: it answered the window that is open.
pub const ANSWERED: u8 = 2;
/// `Card::flags`: its controller's turn has not begun since it entered play.
pub const FRESH: u8 = 4;
/// `Card::flags`: its controller ignores what the base it is on does all the time.
pub const IGNORING: u8 = 8;

/// A physical base card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Base {
    pub def: DefId,
    pub seen: u8,
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub vp: i16,
    pub factions: ArrayVec<[u8; 2]>,
}

/// A play that the current player has left in this play phase (R7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Allowance {
    pub left: u8,
    pub minion: bool,
    /// The instruction that granted it and says what it is good for; `None` is the free play.
    pub extra: Option<StepRef>,
    /// Where the granting card was.
    pub here: BaseId,
}
/// Something in force until a moment, whatever becomes of its source (R11.6, R12.14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lasting {
    pub what: Effect,
    pub amount: i8,
    pub source: DefId,
    pub until: Until,
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Power for the listed cards.
    Power(Set),
    /// A change of a base's breakpoint.
    Breakpoint(BaseId),
    /// A breakpoint that replaces the printed one.
    SetBreakpoint(BaseId),
    /// This seat can play no actions.
    NoActions(Seat),
}
impl Default for Effect {
    fn default() -> Self {
        Effect::Power(Set::EMPTY)
    }
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Until {
    /// The end of the running turn.
    #[default]
    EndOfTurn,
    /// The end of this seat's next turn.
    EndOfTurnOf(Seat),
    /// The start of this seat's next turn.
    StartOfTurnOf(Seat),
    /// All through this seat's next turn, and not before.
    NextTurnOf(Seat),
}

/// Something that happened this turn and that a card may ask about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fact {
    pub what: What,
    /// Who played it, or who controlled what was destroyed.
    pub seat: Seat,
    /// Who is credited.
    pub by: Seat,
    pub card: CardId,
    /// Which of the card's times in play it was.
    pub incarnation: u8,
    pub base: BaseId,
    pub phase: Phase,
}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum What {
    #[default]
    PlayedMinion,
    PlayedAction,
    Destroyed,
    MovedTo,
}
/// A limit that a player has used up for a card name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Used {
    pub def: DefId,
    pub seat: Seat,
    /// Until this base has scored; otherwise until the turn ends.
    pub base: BaseId,
}

/// Rule options (the clauses marked with a gear); the defaults are the seeds' reading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// A faction may be taken by a second player (R3.5).
    pub duplicates: bool,
    /// Only the bases of the factions in the game are used (R3.6).
    pub drafted_bases: bool,
    /// A hand without minions may be shuffled back instead of being discarded (R3.10).
    pub redraw_by_choice: bool,
    /// Power alone is enough to be ranked (R13.14).
    pub presence_by_power: bool,
    /// The base discard pile is shuffled when the base deck runs out (R13.28).
    pub bases_reshuffle: bool,
    /// An action that is put on something cannot be played where there is nothing to put it on (R5.12).
    pub host_needed: bool,
    /// "Affect" covers changes of power and counters as well (R9.2).
    pub affect_wide: bool,
    /// Tooth and Claw answers abilities of its minion's own controller as well (B5 of the core set).
    pub own_abilities: bool,
    /// These seats are asked in every Me First! window, even with nothing to use (R13.34): bits.
    pub always_asked: u8,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    pub cards: ArrayVec<[Card; CARDS]>,
    pub piles: Piles<CARDS, 16>,
    pub bases: ArrayVec<[Base; BASES]>,
    pub base_piles: Piles<BASES, 3>,
    pub players: ArrayVec<[Player; 4]>,
    pub turn: Seat,
    pub phase: Phase,
    /// Turns begun so far.
    pub turns: u16,
    pub allowances: ArrayVec<[Allowance; 12]>,
    pub lasting: ArrayVec<[Lasting; 12]>,
    pub facts: ArrayVec<[Fact; 48]>,
    pub used: ArrayVec<[Used; 16]>,
    pub winner: Option<Seat>,
    pub edition: Edition,
    pub options: Options,
    pub rng: Rng,
}

const _: () = assert!(size_of::<Table>() <= 4096, "a table is copied a million times a second");

impl Table {
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }
    /// The seats from the current player on, clockwise (R1.4).
    pub fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, seats) = (self.turn, self.seats());
        (0..seats).map(move |i| (turn + i) % seats)
    }
    /// The seats of a set of bits, from the current player on.
    pub fn round_of(&self, seats: u8) -> impl Iterator<Item = Seat> + use<> {
        self.round().filter(move |seat| seats & (1 << seat) != 0)
    }
    #[inline(always)]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card as usize]
    }
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        self.piles.of(Pile::hand(seat))
    }
    /// Bottom first: the last card is the top.
    pub fn deck(&self, seat: Seat) -> &[CardId] {
        self.piles.of(Pile::deck(seat))
    }
    /// Oldest first.
    pub fn discard(&self, seat: Seat) -> &[CardId] {
        self.piles.of(Pile::discard(seat))
    }
    /// Every card at or on a base, in the order of arrival.
    pub fn in_play(&self) -> &[CardId] {
        self.piles.of(Pile::PLAY)
    }
    pub fn is_in_play(&self, card: CardId) -> bool {
        self.cards.get(card as usize).is_some_and(|c| c.pile == Pile::PLAY)
    }
    /// The bases in the middle, in the order they are laid out.
    pub fn row(&self) -> &[BaseId] {
        self.base_piles.of(Pile::ROW)
    }
    pub fn base_def(&self, base: BaseId) -> DefId {
        self.bases[base as usize].def
    }
}
