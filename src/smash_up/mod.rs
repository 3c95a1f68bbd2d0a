//! Smash Up, by the numbered rules: 2-4 players, two factions each, bases that score (R0-R19).
//!
//! ```text
//! words ─ cards as data        table ─ where everything is      stack ─ everything unfinished
//! find, query ─ questions      happen ─ the one place of change guard, react ─ forbid, replace, trigger
//! step ─ the machine           read, pick, counters, decks ─ how it reads card text
//! turn, playing, scoring, setup ─ what its other frames do      refuse ─ why not
//! text ─ the written word      view ─ what a seat sees          notation ─ positions and scripts
//! story ─ how a game went         estimate, instinct ─ what opponents go by
//! ```
//! Dependence runs words <- find/query <- happen <- react <- read <- step.

mod check;
#[cfg(test)]
mod contributed;
mod counters;
mod decks;
pub mod defs;
pub mod estimate;
pub mod event;
pub mod factions;
pub mod find;
mod guard;
mod happen;
pub mod imagine;
mod instinct;
pub mod notation;
mod pick;
pub mod piles;
pub(crate) mod playing;
pub mod query;
mod react;
mod read;
pub mod refuse;
mod scoring;
mod setup;
mod shown;
pub mod stack;
pub mod step;
pub mod story;
pub mod table;
pub mod text;
mod turn;
pub mod view;
pub mod words;

use crate::shell::{self, Appeal, Choice, Decision, Message, Rng, Seat, Term};
use event::Heard;
use serde::{Deserialize, Serialize};
use stack::{Frame, Stack};
use step::Ask;
use table::{Edition, Options, Player, Table};

/// One seat before the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSetup {
    pub name: String,
    /// Chosen factions; what is missing up to two is drafted, or dealt at random.
    pub factions: Vec<u8>,
    pub human: bool,
}
/// Everything that fixes a game before its first decision.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// 2 to 4, in clockwise order.
    pub seats: Vec<SeatSetup>,
    pub seed: u64,
    pub edition: Edition,
    pub options: Options,
    /// Who drafts and plays first; drawn at random if nobody is named (R3.2).
    pub first: Option<Seat>,
    /// Factions that were not chosen are drafted in snake order; otherwise they are dealt.
    pub draft: bool,
    /// The lines of a position (see `notation`) from which the game goes on, instead of a new one.
    pub position: String,
}

impl Setup {
    /// Nameless seats with factions dealt by the seed: for random games. Where the factions do not go
    /// round, second copies make up for it.
    pub fn random(seats: u8, seed: u64) -> Self {
        let options =
            Options { duplicates: usize::from(2 * seats) > factions::FACTIONS.len(), ..Options::default() };
        Self { seats: vec![SeatSetup::default(); seats as usize], seed, options, ..Self::default() }
    }
    /// Why no game can begin like this, if so; one that is begun all the same makes the best of it.
    pub fn fault(&self) -> Option<String> {
        if !(2..=4).contains(&self.seats.len()) {
            return Some(format!("{} players; 2 to 4 can play", self.seats.len()));
        }
        if let Some(first) = self.first.filter(|first| usize::from(*first) >= self.seats.len()) {
            return Some(format!("seat {first} is to begin; the last seat is {}", self.seats.len() - 1));
        }
        if !self.position.is_empty() && notation::position_of(self).is_none() {
            return Some("its position cannot be read".into());
        }
        self.seats.iter().enumerate().find_map(|(seat, SeatSetup { factions, .. })| {
            let unknown = factions.iter().find(|f| usize::from(**f) >= factions::FACTIONS.len());
            match unknown {
                Some(faction) => Some(format!(
                    "seat {seat} has faction {faction}; the last one here is {}",
                    factions::FACTIONS.len() - 1
                )),
                None if factions.len() > 2 => {
                    Some(format!("seat {seat} has {} factions; a player has two", factions.len()))
                }
                None => None,
            }
        })
    }
    /// A game that goes on from a position.
    fn of_position(names: &[String]) -> Self {
        let seat = |name: &String| SeatSetup { name: name.clone(), ..SeatSetup::default() };
        Self { seats: names.iter().map(seat).collect(), ..Self::default() }
    }
}

/// A game of Smash Up: the table and everything unfinished on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    pub table: Table,
    pub stack: Stack,
    /// Follows from the stack.
    #[serde(skip)]
    decision: Option<Decision<Ask>>,
    #[serde(skip)]
    heard: Vec<Heard>,
    #[serde(skip)]
    gained: Option<&'static str>,
    #[serde(skip)]
    muted: bool,
    /// Stops before something hidden is shown.
    #[serde(skip)]
    wary: bool,
}
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.table == other.table && self.stack == other.stack
    }
}
impl std::hash::Hash for Game {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.table.hash(hasher);
        self.stack.hash(hasher);
    }
}

impl Game {
    /// An empty table for so many players.
    pub(crate) fn empty(seats: u8, seed: u64, edition: Edition, options: Options) -> Self {
        let table = Table {
            cards: Default::default(),
            piles: Default::default(),
            bases: Default::default(),
            base_piles: Default::default(),
            players: std::iter::repeat_n(Player::default(), seats as usize).collect(),
            turn: 0,
            phase: Default::default(),
            turns: 0,
            allowances: Default::default(),
            lasting: Default::default(),
            facts: Default::default(),
            used: Default::default(),
            winner: None,
            edition,
            options,
            rng: Rng::new(seed),
        };
        Self {
            table,
            stack: Stack::default(),
            decision: None,
            heard: vec![],
            gained: None,
            muted: false,
            wary: false,
        }
    }
    /// What has happened since this was last asked.
    pub fn take_heard(&mut self) -> Vec<Heard> {
        std::mem::take(&mut self.heard)
    }
    /// The same number for the same game on every machine.
    pub fn stable_hash(&self) -> u64 {
        shell::hash::stable(self)
    }
}

impl shell::Game for Game {
    type Setup = Setup;
    type Ask = Ask;
    type View = view::View;
    type Event = Heard;

    fn open(setup: &Setup) -> (Self, Vec<Heard>) {
        if let Some(game) = notation::position_of(setup) {
            return (game, vec![]);
        }
        let seats = setup.seats.len().clamp(2, 4) as u8;
        let mut game = Self::empty(seats, setup.seed, setup.edition, setup.options);
        let drawn = game.table.rng.below(u32::from(seats)) as u8;
        game.table.turn = setup.first.filter(|s| *s < seats).unwrap_or(drawn);
        for (seat, wanted) in setup.seats.iter().take(4).enumerate() {
            for faction in wanted.factions.iter().copied().take(2) {
                if (faction as usize) < factions::FACTIONS.len()
                    && !game.table.players[seat].factions.contains(&faction)
                {
                    game.table.players[seat].factions.push(faction);
                }
            }
        }
        if !setup.draft {
            for seat in 0..seats {
                while game.table.players[seat as usize].factions.len() < 2 {
                    let free = game.free_factions(seat);
                    let i = game.table.rng.below(free.len() as u32) as usize;
                    game.table.players[seat as usize].factions.push(free[i]);
                }
            }
        }
        game.push(Frame::Draft(0));
        game.advance(None);
        let heard = game.take_heard();
        (game, heard)
    }
    fn decision(&self) -> Option<&Decision<Ask>> {
        self.decision.as_ref()
    }
    fn go_on(&mut self, choice: Choice) -> Vec<Heard> {
        self.heard.clear();
        self.gained = None;
        self.advance(Some(choice));
        self.take_heard()
    }
    fn wake(&mut self) {
        self.advance(None);
    }
    fn gained_info(&self) -> Option<&'static str> {
        self.gained
    }
    fn mute(&mut self) {
        self.muted = true;
        self.heard = vec![];
    }
    fn be_wary(&mut self) {
        self.wary = true;
    }
    fn view(&self, seat: Option<Seat>) -> view::View {
        view::view(self, seat, &[])
    }
    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        imagine::imagine(self, seat, rng)
    }
    fn result(&self, seat: Seat) -> f32 {
        match self.table.winner {
            Some(winner) => f32::from(u8::from(winner == seat)),
            None => 1.0 / f32::from(self.table.seats()),
        }
    }
    fn turn(&self) -> u16 {
        self.table.turns
    }
    fn is_quiet(&self) -> bool {
        matches!(self.stack.top(), None | Some(Frame::Plays(_) | Frame::Draft(_)))
    }
    const WEIGHTS: &'static [(&'static str, f32)] = estimate::weights::WEIGHTS;
    fn appraise(&self, seat: Seat, weights: &[f32], note: &mut impl FnMut(Term, f32)) {
        estimate::appraise(self, seat, weights, note);
    }
    fn appeal(&self) -> Appeal {
        instinct::appeal(self)
    }
    fn kind(&self, choice: Choice) -> u64 {
        estimate::likeness::kind(self, choice)
    }
    fn likeness(&self) -> u64 {
        estimate::likeness::likeness(self)
    }
    fn may_win_now(&self, seat: Seat) -> bool {
        estimate::may_win_now(self, seat)
    }
    fn reason(&self, term: Term, change: f32) -> Message {
        estimate::sentence::reason(self, term, change)
    }
    fn seats(&self) -> u8 {
        self.table.seats()
    }
    fn check(&self) -> Result<(), String> {
        self.table.check()
    }
}
