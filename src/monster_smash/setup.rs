//! Setting up (M3): everybody has another monster, one unpicked suit goes back into the box, six cards each.

use super::Game;
use super::cards::{ALL, SUITS, Suit};
use super::event::Event;
use super::notation;
use super::table::{Options, SEATS, Table};
use crate::shell::{Rng, Seat, Set};
use serde::{Deserialize, Serialize};

/// So many cards are dealt to each player (M3.6).
pub const DEALT: u8 = 6;

/// Says in a setup which game it is of: a save of the other game has no such field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Which {
    #[default]
    #[serde(rename = "monster-smash")]
    MonsterSmash,
}
/// One seat before the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSetup {
    pub name: String,
    /// Drawn among those that nobody has chosen, if it is not chosen.
    pub monster: Option<Suit>,
    pub human: bool,
}
/// Everything that fixes a game before its first decision.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    pub game: Which,
    /// 2 to 5, in clockwise order.
    pub seats: Vec<SeatSetup>,
    pub seed: u64,
    /// The suit that goes out with two to four players; drawn among those that nobody has chosen, if it is not
    /// chosen (M3.3).
    pub removed: Option<Suit>,
    /// Who begins; drawn if nobody is named (M3.7).
    pub first: Option<Seat>,
    pub options: Options,
    /// The lines of a position (see `notation`) from which the game goes on, instead of a new one.
    pub position: String,
}

impl Setup {
    /// Nameless seats with monsters of the seed: for random games.
    pub fn random(seats: u8, seed: u64) -> Self {
        Self { seats: vec![SeatSetup::default(); seats as usize], seed, ..Self::default() }
    }
    /// Why no game can begin like this, if so; one that is begun all the same makes the best of it.
    pub fn fault(&self) -> Option<String> {
        let seats = self.seats.len();
        if !(2..=SEATS).contains(&seats) {
            return Some(format!("{seats} players; 2 to {SEATS} can play"));
        }
        if let Some(first) = self.first.filter(|first| usize::from(*first) >= seats) {
            return Some(format!("seat {first} is to begin; the last seat is {}", seats - 1));
        }
        if !self.position.is_empty() && notation::position_of(self).is_none() {
            return Some("its position cannot be read".into());
        }
        for (seat, monster) in self.chosen() {
            if let Some((other, _)) = self.chosen().find(|(other, m)| *m == monster && *other != seat) {
                return Some(format!("seats {seat} and {other} have both chosen the {}", monster.name()));
            }
        }
        match self.removed {
            Some(suit) if seats == SEATS => {
                Some(format!("with {SEATS} players the {} cards stay in the game", suit.name()))
            }
            Some(suit) if self.chosen().any(|(_, monster)| monster == suit) => {
                Some(format!("the {} cards cannot be removed: somebody plays them", suit.name()))
            }
            _ => None,
        }
    }
    fn chosen(&self) -> impl Iterator<Item = (usize, Suit)> {
        self.seats.iter().enumerate().filter_map(|(seat, s)| Some((seat, s.monster?)))
    }
}

impl Game {
    /// Deals a new game, up to the first turn or to who has won at once (M3, M1.6).
    pub(super) fn deal(setup: &Setup) -> Self {
        let seats = setup.seats.len().clamp(2, SEATS);
        let mut rng = Rng::new(setup.seed);
        let mut free: Vec<Suit> =
            SUITS.into_iter().filter(|suit| setup.chosen().all(|(_, monster)| monster != *suit)).collect();
        rng.shuffle(&mut free);
        let mut monsters: Vec<Suit> = vec![];
        for seat in 0..seats {
            let wanted = setup.seats.get(seat).and_then(|s| s.monster);
            let monster = wanted.filter(|suit| !monsters.contains(suit)).or_else(|| free.pop());
            monsters.extend(monster.or_else(|| SUITS.into_iter().find(|suit| !monsters.contains(suit))));
        }
        let unpicked: Vec<Suit> = SUITS.into_iter().filter(|suit| !monsters.contains(suit)).collect();
        // The first of those that are left in random order.
        let drawn = free.iter().find(|suit| unpicked.contains(suit)).or(unpicked.first()).copied();
        let removed = setup.removed.filter(|suit| unpicked.contains(suit)).or(drawn);
        let first = rng.below(seats as u32) as Seat;

        let mut game = Self::of(Table::empty(&monsters, setup.options, rng));
        let table = &mut game.table;
        table.turn = setup.first.filter(|first| usize::from(*first) < seats).unwrap_or(first);
        table.fresh = (1 << seats) - 1;
        table.removed = removed.map_or(Set::EMPTY, Suit::cards);
        table.deck = (ALL - table.removed).iter().collect();
        table.rng.shuffle(&mut table.deck);
        let first = table.turn;
        game.tell(Event::Began { first, removed });
        for seat in game.table.round() {
            // Nothing stops a new game.
            let _ = game.draw(seat, DEALT);
        }
        if !game.table.round().any(|seat| game.has_collected(seat)) {
            game.begin_turn(first);
        }
        game
    }
}
