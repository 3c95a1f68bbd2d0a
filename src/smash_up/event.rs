//! What happens, as data: an event is in the past tense and complete enough to be drawn and told.
//! `happen.rs` makes it true; what may keep it from happening or follows from it is decided in
//! `guard.rs` and `react.rs`.

use super::piles::Pile;
use super::stack::{Cause, Deed, Source};
use super::table::{Allowance, DefId, Phase, Until};
use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A faction was taken in the draft.
    FactionTaken {
        seat: Seat,
        faction: u8,
    },
    /// Decks and base deck were made and shuffled.
    LaidOut,
    /// A hand without minions, shown to all before it is discarded (R3.10).
    HandShown {
        seat: Seat,
        cards: Set,
    },
    /// The turn of this number, from 1.
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    TurnEnded {
        seat: Seat,
    },
    Played {
        card: CardId,
        seat: Seat,
        from: Pile,
        base: BaseId,
        on: CardId,
    },
    /// It came where it may not stay, or found nowhere to be: it does nothing (R5.12, R5.13).
    PlayedInVain {
        card: CardId,
    },
    Spent {
        allowance: u8,
    },
    Destroyed {
        card: CardId,
        base: BaseId,
    },
    Returned {
        card: CardId,
        base: BaseId,
    },
    /// Under its owner's deck, from a base (or none) or from a pile.
    PutUnder {
        card: CardId,
        from: Pile,
        base: BaseId,
    },
    Moved {
        card: CardId,
        from: BaseId,
        to: BaseId,
    },
    /// From hand, deck or the resolving zone, or as an attachment whose host left.
    Discarded {
        card: CardId,
        from: Pile,
    },
    /// With a base that scored (R13.26).
    Cleared {
        card: CardId,
        base: BaseId,
    },
    Taken {
        card: CardId,
        from: Pile,
    },
    ShuffledIn {
        card: CardId,
        from: Pile,
    },
    Shuffled {
        seat: Seat,
    },
    /// The discard pile became the deck (R14.1).
    Reshuffled {
        seat: Seat,
    },
    Drawn {
        seat: Seat,
        card: CardId,
    },
    TurnedUp {
        seat: Seat,
        card: CardId,
    },
    PutBack {
        card: CardId,
    },
    Looked {
        seat: Seat,
        card: CardId,
    },
    /// A player looks through the deck (R9.14).
    Searched {
        seat: Seat,
    },
    /// A player looks at another's hand.
    HandLooked {
        seat: Seat,
        whose: Seat,
        cards: Set,
    },
    /// A player looks at so many of the next bases.
    BasesLooked {
        seat: Seat,
        count: u8,
    },
    Granted {
        allowance: Allowance,
    },
    Strengthened {
        cards: Set,
        amount: i8,
        until: Until,
    },
    CountersPlaced {
        cards: Set,
        count: u8,
    },
    CountersTaken {
        card: CardId,
        count: u8,
    },
    CountersMoved {
        from: CardId,
        to: CardId,
        count: u8,
    },
    /// The breakpoint is another until the end of the turn: changed by, or set to, the amount.
    BreakpointChanged {
        base: BaseId,
        amount: i8,
        set: bool,
    },
    /// All through this seat's next turn.
    ActionsForbidden {
        seat: Seat,
    },
    TalentUsed {
        card: CardId,
    },
    /// A base of the base deck is in play instead of another.
    BaseSwapped {
        old: BaseId,
        new: BaseId,
    },
    BaseDeckShuffled,
    /// So far down the base deck this base comes.
    NextBasePicked {
        seat: Seat,
        base: BaseId,
        place: u8,
    },
    ScoringBegan {
        base: BaseId,
    },
    /// Everyone's place: 0 for no presence.
    Ranked {
        base: BaseId,
        places: [u8; 4],
        powers: [i16; 4],
    },
    Scored {
        seat: Seat,
        vp: i16,
    },
    BaseDiscarded {
        base: BaseId,
    },
    /// In this place of the row, from the left.
    BaseArrived {
        base: BaseId,
        slot: u8,
    },
    BasesShuffled,
    /// A player named something that stays said: a faction, a player, a base.
    Named {
        seat: Seat,
        choice: Choice,
    },
    Answered {
        card: CardId,
    },
    /// A limit on uses by name, of a card or a base.
    LimitUsed {
        seat: Seat,
        def: DefId,
        base: BaseId,
    },
    WindowOpened,
    IgnoredAlways {
        card: CardId,
    },
    GameWon {
        seat: Seat,
    },
    // What did not happen, so that nothing is silent.
    Passed {
        seat: Seat,
    },
    Prevented {
        card: CardId,
        by: Source,
        deed: Deed,
    },
    Replaced {
        card: CardId,
        by: Source,
    },
    NothingToDo,
    NothingDrawn {
        seat: Seat,
    },
    Ignored {
        seat: Seat,
        base: BaseId,
    },
    TooDeep,
}

/// An event with its cause and how deep in other effects it happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Heard {
    pub event: Event,
    pub cause: Cause,
    pub depth: u8,
}
