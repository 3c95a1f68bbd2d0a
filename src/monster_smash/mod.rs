//! Monster Smash, the game of 80 cards, by the numbered rules: 2-5 players, a monster each, whose suit they collect
//! and attack with (M1-M12 in `www/rules/monster-smash.json`).
//!
//! ```text
//! cards ─ suits and values         table ─ where everything is      event ─ what happened
//! setup, turn, attack, steal ─ what may be chosen in each phase, and what comes of it
//! piles ─ cards on their way       win ─ the two ends               imagine ─ what a seat can picture
//! odds, estimate, scripted ─ how good it looks, how to play         refuse ─ why not
//! text ─ what is said              view ─ what a seat sees          notation ─ positions and scripts
//! story ─ how a game went          shown ─ all of this for the page
//! ```
//! A phase and a match are all it needs: no ability ever interrupts another.

mod attack;
pub mod cards;
mod estimate;
pub mod event;
mod imagine;
pub mod notation;
pub mod odds;
mod piles;
pub mod refuse;
mod scripted;
mod setup;
mod shown;
mod steal;
pub mod story;
pub mod table;
pub mod text;
mod turn;
pub mod view;
mod win;

pub use setup::{SeatSetup, Setup, Which};

use crate::shell::decision::Appeal;
use crate::shell::decision::Picked;
use crate::shell::{self, Budget, Choice, Choices, Decision, Message, Rng, Seat, Set, Term};
use event::Event;
use serde::{Deserialize, Serialize};
use table::{Battle, COLLECT, MOST_DEFENDING, MOST_STOLEN, Phase, Table};

/// Draws the cards that a turn begins with (M5).
pub const DRAW: Choice = Choice::Option(0);
/// In the first turn: six new cards for the whole hand (M4.4).
pub const REDRAW: Choice = Choice::Option(1);

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    Draw,
    Burn,
    Target,
    Attack(Seat),
    Defend(Battle),
    Arrange,
    Steal(Seat),
}

/// Something hidden would be shown now, and the game is not to go on (see `be_wary`).
#[derive(Debug)]
struct Stopped;
type Go = Result<(), Stopped>;

/// A game of Monster Smash.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    pub table: Table,
    /// Follows from the table.
    #[serde(skip)]
    decision: Option<Decision<Ask>>,
    #[serde(skip)]
    heard: Vec<Event>,
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
        self.table == other.table
    }
}
impl std::hash::Hash for Game {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.table.hash(hasher);
    }
}

impl Game {
    /// A game as it stands on a table, with nobody asked yet.
    fn of(table: Table) -> Self {
        Self { table, decision: None, heard: vec![], gained: None, muted: false, wary: false }
    }
    fn tell(&mut self, event: Event) {
        if !self.muted {
            self.heard.push(event);
        }
    }
    fn answer(&mut self, choice: Choice) -> Go {
        match self.table.phase {
            Phase::Draw => self.answer_draw(choice),
            Phase::Burn { picked } => self.answer_burn(picked, choice),
            Phase::Target => self.answer_target(choice),
            Phase::Muster { target, picked } => self.answer_muster(target, picked, choice),
            Phase::Defend { battle, picked } => self.answer_defence(battle, picked, choice),
            Phase::Arrange { battle, fan, placed } => self.answer_arrange(battle, fan, placed, choice),
            Phase::Steal { battle, fan, count, taken } => {
                self.answer_steal(battle, fan, count, taken, choice)
            }
            Phase::Over { .. } => Ok(()),
        }
    }
    /// Finds the open decision. A set is ended by `done` even when nothing more fits: cards that are shown or thrown
    /// away cannot be taken back.
    fn ask(&mut self) {
        let mut choices = Choices::new();
        let turn = self.table.turn;
        let set = |picked: Set, least, most| Some(Picked { now: picked.len(), least, most });
        let held = |seat: Seat| self.table.hand(seat).len();
        let (seat, ask, set) = match &self.table.phase {
            Phase::Draw => {
                self.draw_choices(&mut choices);
                (turn, Ask::Draw, None)
            }
            Phase::Burn { picked } => {
                self.burn_choices(*picked, &mut choices);
                (turn, Ask::Burn, set(*picked, 0, held(turn)))
            }
            Phase::Target => {
                self.target_choices(&mut choices);
                (turn, Ask::Target, None)
            }
            Phase::Muster { target, picked } => {
                self.muster_choices(*picked, &mut choices);
                (turn, Ask::Attack(*target), set(*picked, 1, held(turn)))
            }
            Phase::Defend { battle, picked } => {
                self.defence_choices(*battle, *picked, &mut choices);
                (battle.target, Ask::Defend(*battle), set(*picked, 0, MOST_DEFENDING))
            }
            Phase::Arrange { battle, fan, placed } => {
                Self::arrange_choices(fan, *placed, &mut choices);
                (battle.target, Ask::Arrange, None)
            }
            Phase::Steal { battle, fan, count, taken } => {
                Self::steal_choices(fan, *taken, &mut choices);
                let now = taken.count_ones() as u8;
                (turn, Ask::Steal(battle.target), Some(Picked { now, least: *count, most: *count }))
            }
            Phase::Over { .. } => {
                self.decision = None;
                return;
            }
        };
        self.decision = Some(Decision { seat, ask, choices, set });
    }
    fn is_arranging(&self) -> bool {
        matches!(self.table.phase, Phase::Arrange { .. })
    }
    /// What has been picked of the set that is being picked.
    pub fn picked(&self) -> Set {
        match self.table.phase {
            Phase::Burn { picked } | Phase::Muster { picked, .. } | Phase::Defend { picked, .. } => picked,
            _ => Set::EMPTY,
        }
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
    type Event = Event;

    fn open(setup: &Setup) -> (Self, Vec<Event>) {
        if let Some(game) = notation::position_of(setup) {
            return (game, vec![]);
        }
        let mut game = Self::deal(setup);
        game.gained = None;
        game.ask();
        let heard = std::mem::take(&mut game.heard);
        (game, heard)
    }
    fn decision(&self) -> Option<&Decision<Ask>> {
        self.decision.as_ref()
    }
    fn go_on(&mut self, choice: Choice) -> Vec<Event> {
        self.heard.clear();
        self.gained = None;
        match self.answer(choice) {
            Ok(()) => self.ask(),
            Err(Stopped) => self.decision = None,
        }
        std::mem::take(&mut self.heard)
    }
    fn wake(&mut self) {
        self.ask();
    }
    fn gained_info(&self) -> Option<&'static str> {
        self.gained
    }
    fn turn(&self) -> u16 {
        self.table.turns
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
        match self.table.phase {
            Phase::Over { winner, .. } => f32::from(u8::from(winner == seat)),
            _ if self.table.is_out(seat) => 0.0,
            _ => 1.0 / self.table.alive().count() as f32,
        }
    }
    fn is_quiet(&self) -> bool {
        match self.table.phase {
            Phase::Draw | Phase::Target | Phase::Over { .. } => true,
            Phase::Burn { picked } => picked.is_empty(),
            _ => false,
        }
    }
    /// A game is soon over: it is played to the end.
    const HARD: Budget =
        Budget { candidates: 12, rollouts: 500, width: 8, beams: 2, turns: 60, ..Budget::HARD };
    const EXPERT: Budget =
        Budget { candidates: 40, rollouts: 12_000, width: 40, beams: 2, turns: 60, ..Budget::EXPERT };
    const ONE_PLY: bool = false;
    const WEIGHTS: &'static [(&'static str, f32)] = &estimate::WEIGHTS;
    fn appraise(&self, seat: Seat, weights: &[f32], note: &mut impl FnMut(Term, f32)) {
        estimate::appraise(self, seat, weights, note);
    }
    fn appeal(&self) -> Appeal {
        scripted::appeal(self)
    }
    /// Alike cards, and all places of a hand that nobody has seen.
    fn kind(&self, choice: Choice) -> u64 {
        match choice {
            Choice::Card(card) if self.is_arranging() => 1000 + u64::from(card),
            Choice::Card(card) => 100 + 10 * cards::suit(card) as u64 + u64::from(cards::value(card)),
            Choice::Number(_) => 1,
            Choice::Seat(seat) => 10 + u64::from(seat),
            DRAW => 2,
            REDRAW => 3,
            _ => 4,
        }
    }
    /// By fifteen cards, or by the last opponent's last one.
    fn may_win_now(&self, seat: Seat) -> bool {
        let table = &self.table;
        let others = || table.alive().filter(|other| *other != seat);
        table.hand(seat).len() + MOST_STOLEN + 1 >= COLLECT
            || others().count() == 1
                && others().all(|other| table.hand(other).len() <= MOST_STOLEN + MOST_DEFENDING)
    }
    fn reason(&self, term: Term, change: f32) -> Message {
        estimate::reason(term, change)
    }
    fn seats(&self) -> u8 {
        self.table.seats()
    }
    fn check(&self) -> Result<(), String> {
        self.table.check()
    }
}
