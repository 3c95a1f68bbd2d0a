//! What happens, as data, in the past tense: what the log tells and what goes over the table.

use super::cards::Suit;
use super::table::How;
use crate::shell::{Seat, Set};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A suit went back into the box, the others were shuffled.
    Began {
        first: Seat,
        removed: Option<Suit>,
    },
    /// The turn of this number, from 1.
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    /// Only the seat sees which.
    Drew {
        seat: Seat,
        cards: Set,
    },
    /// The whole hand, for six new cards (M4.4).
    ThrewAway {
        seat: Seat,
        cards: Set,
    },
    Burned {
        seat: Seat,
        cards: Set,
    },
    /// The discard pile became the deck.
    Reshuffled {
        count: u8,
    },
    Attacked {
        seat: Seat,
        target: Seat,
        cards: Set,
    },
    /// With no card, if there is none.
    Defended {
        seat: Seat,
        cards: Set,
    },
    /// The defence was as good as the attack.
    Failed {
        seat: Seat,
        target: Seat,
    },
    /// The attack was better by so much: so many cards may be taken.
    Succeeded {
        seat: Seat,
        target: Seat,
        by: u8,
        count: u8,
    },
    Arranged {
        seat: Seat,
    },
    /// Only the two of them see which.
    Stole {
        seat: Seat,
        from: Seat,
        cards: Set,
    },
    Eliminated {
        seat: Seat,
        by: Seat,
    },
    Won {
        seat: Seat,
        how: How,
    },
}
