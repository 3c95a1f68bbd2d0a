//! The table: where every card is, whose turn it is, and what of the turn is going on. Plain inline data; a hand is
//! a set, for its order matters only while it is held out to be stolen from.
//!
//! ```text
//! Draw ─ Burn ─ Target ─ Muster ─ Defend ─ Arrange ─ Steal ─ the next player's Draw, or Over
//! ```

use super::cards::{ALL, CARDS, SUITS, Suit};
use crate::shell::{CardId, Rng, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most players (M3.1).
pub const SEATS: usize = SUITS.len();
/// So many cards in hand win the game (M1.3).
pub const COLLECT: u8 = 15;
/// So many cards of one's own suit in hand win the game (M1.2).
pub const OWN: u8 = 6;
/// The most cards that one attack steals (M9.3).
pub const MOST_STOLEN: u8 = 4;
/// The most cards that defend (M8.2).
pub const MOST_DEFENDING: u8 = 2;

/// Cards in an order, the top one last.
pub type Pile = ArrayVec<[CardId; CARDS]>;
/// A hand that is held out to be stolen from, in its order. Nobody holds as many cards as win.
pub type Fan = ArrayVec<[CardId; COLLECT as usize]>;

/// An attack, from the moment its cards lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub target: Seat,
    pub attack: Set,
    pub defence: Set,
}
/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum How {
    Collect,
    Eliminate,
}
/// What is going on. What has been picked of a set is still held; what is in a battle lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Draw,
    Burn {
        picked: Set,
    },
    /// Whom to attack, if anybody.
    Target,
    /// With which cards.
    Muster {
        target: Seat,
        picked: Set,
    },
    Defend {
        battle: Battle,
        picked: Set,
    },
    /// The target puts its hand in an order; so many places have been settled.
    Arrange {
        battle: Battle,
        fan: Fan,
        placed: u8,
    },
    /// The attacker picks so many places of the fan; `taken` has a bit for each that has been.
    Steal {
        battle: Battle,
        fan: Fan,
        count: u8,
        taken: u16,
    },
    Over {
        winner: Seat,
        how: How,
    },
}

/// What players may agree on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Seats that put their hand in order themselves before it is stolen from, one bit a seat; the others' hands
    /// are shuffled (M9.5).
    pub arrange: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// By seat.
    pub monsters: ArrayVec<[Suit; SEATS]>,
    pub hands: [Set; SEATS],
    /// The top card is the last.
    pub deck: Pile,
    /// The newest card is the last.
    pub discard: Pile,
    /// Cards that are not in this game (M3.2).
    pub removed: Set,
    /// Cards that a seat knows to be in another's hand, because they were stolen from it.
    pub known: [Set; SEATS],
    pub turn: Seat,
    /// The number of the turn, from 1.
    pub turns: u16,
    pub phase: Phase,
    /// Eliminated players, one bit a seat.
    pub out: u8,
    /// Players whose first turn is not over, one bit a seat.
    pub fresh: u8,
    pub options: Options,
    pub rng: Rng,
}
const _: () = assert!(size_of::<Table>() <= 640, "a copy of the table is to stay small");

impl Table {
    /// A table on which no card lies.
    pub fn empty(monsters: &[Suit], options: Options, rng: Rng) -> Self {
        Self {
            monsters: monsters.iter().copied().take(SEATS).collect(),
            hands: [Set::EMPTY; SEATS],
            deck: Pile::default(),
            discard: Pile::default(),
            removed: Set::EMPTY,
            known: [Set::EMPTY; SEATS],
            turn: 0,
            turns: 0,
            phase: Phase::Draw,
            out: 0,
            fresh: 0,
            options,
            rng,
        }
    }
    pub fn seats(&self) -> u8 {
        self.monsters.len() as u8
    }
    pub fn hand(&self, seat: Seat) -> Set {
        self.hands[seat as usize]
    }
    pub fn monster(&self, seat: Seat) -> Suit {
        self.monsters[seat as usize]
    }
    /// The cards of a player's own suit in hand.
    pub fn own(&self, seat: Seat) -> Set {
        self.hand(seat) & self.monster(seat).cards()
    }
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out & (1 << seat) != 0
    }
    /// It is this player's first turn, or that is still to come.
    pub fn is_fresh(&self, seat: Seat) -> bool {
        self.fresh & (1 << seat) != 0
    }
    /// The seats that are still in the game.
    pub fn alive(&self) -> impl Iterator<Item = Seat> + use<> {
        let out = self.out;
        (0..self.seats()).filter(move |seat| out & (1 << seat) == 0)
    }
    /// This player puts the hand in order before it is stolen from, and so sees how it lies.
    pub fn arranges(&self, seat: Seat) -> bool {
        self.options.arrange & (1 << seat) != 0
    }
    /// All seats, clockwise from whose turn it is.
    pub fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, seats) = (self.turn, self.seats());
        (0..seats).map(move |i| (turn + i) % seats)
    }
    /// The attack whose cards lie on the table.
    pub fn battle(&self) -> Option<Battle> {
        match self.phase {
            Phase::Defend { battle, .. } | Phase::Arrange { battle, .. } | Phase::Steal { battle, .. } => {
                Some(battle)
            }
            _ => None,
        }
    }
    /// The suit that is not in this game.
    pub fn removed_suit(&self) -> Option<Suit> {
        SUITS.into_iter().find(|suit| suit.cards() - self.removed == Set::EMPTY)
    }
    /// Every card is in exactly one place.
    ///
    /// # Errors
    /// Which card is not.
    pub fn check(&self) -> Result<(), String> {
        let mut seen = Set::EMPTY;
        let battle = self.battle().map_or([Set::EMPTY; 2], |battle| [battle.attack, battle.defence]);
        let piles = self.deck.iter().chain(&self.discard).copied();
        let sets = self.hands.iter().chain(&battle).chain([&self.removed]).flat_map(Set::iter);
        for card in piles.chain(sets) {
            if seen.contains(card) || !ALL.contains(card) {
                return Err(format!("card {card} is in two places, or is none of the cards"));
            }
            seen.insert(card);
        }
        (ALL - seen).first().map_or(Ok(()), |card| Err(format!("card {card} is nowhere")))
    }
}
