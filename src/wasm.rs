//! The exported API, and the only file that knows wasm-bindgen: a `Session` is one game with its
//! record and log; `think` answers for a computer seat in a worker.
//!
//! Nothing here decides anything: the page shows `view`, sends back an index, and gets lines to tell.

mod sitting;

use crate::ai;
use crate::monster_smash;
use crate::shell::message::Message;
use crate::shell::session::Barrier;
use crate::shell::{Choice, Game, Record, Rng, link, playout, script, transcript};
use crate::smash_up;
use crate::smash_up::defs::{self, DEFS};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::table::Edition;
use crate::smash_up::text::cards;
use serde::{Deserialize, Serialize};
use sitting::{Preview, Sitting};
use wasm_bindgen::prelude::*;

fn to_js(value: &impl Serialize) -> Result<JsValue, JsError> {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}
fn from_js<T: for<'a> Deserialize<'a>>(value: JsValue) -> Result<T, JsError> {
    Ok(serde_wasm_bindgen::from_value(value)?)
}
fn fault(why: String) -> JsError {
    JsError::new(&why)
}

/// Which game something is of; without a word, Smash Up.
#[derive(Clone, Copy, Default, Deserialize)]
enum Which {
    #[default]
    #[serde(rename = "smash-up")]
    SmashUp,
    #[serde(rename = "monster-smash")]
    MonsterSmash,
}
impl Which {
    fn of(name: &str) -> Self {
        if name == "monster-smash" { Which::MonsterSmash } else { Which::SmashUp }
    }
}
#[derive(Deserialize)]
struct NamedSetup {
    #[serde(default)]
    game: Which,
}
#[derive(Deserialize)]
struct NamedRecord {
    setup: NamedSetup,
}

enum Any {
    SmashUp(Sitting<smash_up::Game>),
    MonsterSmash(Sitting<monster_smash::Game>),
}
/// Does the same with a session of whichever game.
macro_rules! each {
    ($any:expr, $session:ident => $do:expr) => {
        match $any {
            Any::SmashUp($session) => $do,
            Any::MonsterSmash($session) => $do,
        }
    };
}
/// Makes a session of whichever game.
macro_rules! make {
    ($which:expr, $begin:expr) => {
        match $which {
            Which::SmashUp => Any::SmashUp($begin),
            Which::MonsterSmash => Any::MonsterSmash($begin),
        }
    };
}

/// One game being played.
#[wasm_bindgen]
pub struct Session(Any);

#[wasm_bindgen]
impl Session {
    /// Begins a game from a `Setup` (see `www/view.d.ts` and `www/monster-smash.d.ts`).
    ///
    /// # Errors
    /// When the setup is not of that shape, or no game can begin like that.
    pub fn start(setup: JsValue) -> Result<Session, JsError> {
        let named: NamedSetup = from_js(setup.clone())?;
        Ok(Self(make!(named.game, Sitting::begin(&Record::new(from_js(setup)?)).map_err(fault)?)))
    }
    /// Plays a `Record` again, as far as its choices fit.
    ///
    /// # Errors
    /// When the record is not of that shape, or no game can begin like that.
    pub fn load(record: JsValue) -> Result<Session, JsError> {
        let named: NamedRecord = from_js(record.clone())?;
        Ok(Self(make!(named.setup.game, Sitting::begin(&from_js(record)?).map_err(fault)?)))
    }
    /// Opens a record or a position that is written as text (see `docs/notation.md`).
    ///
    /// # Errors
    /// With every fault of how it begins, one a line.
    pub fn read(text: &str) -> Result<Session, JsError> {
        let lines: Vec<_> = script::lines(text).collect();
        let which = Which::of(script::game(&lines));
        Ok(Self(make!(which, Sitting::opened(link::open_text(text).map_err(fault)?))))
    }
    /// Opens the fragment of a link.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub fn from_link(fragment: &str) -> Result<Session, JsError> {
        let code = fragment.trim_start_matches('#');
        if code.starts_with("g1.") || code.starts_with("m1.") {
            let which = if code.starts_with('m') { Which::MonsterSmash } else { Which::SmashUp };
            return Ok(Self(make!(which, Sitting::opened(link::open(code).map_err(fault)?))));
        }
        Self::read(&link::text(code).map_err(fault)?)
    }
    /// `smash-up` or `monster-smash`.
    pub fn game(&self) -> String {
        match self.0 {
            Any::SmashUp(_) => "smash-up",
            Any::MonsterSmash(_) => "monster-smash",
        }
        .into()
    }
    /// Why what was read could only be played so far; nothing if all of it fits.
    pub fn stopped(&self) -> Option<String> {
        each!(&self.0, s => s.stopped.clone())
    }
    /// What was said at moments of the game that was read: `[{ ply, words }]`.
    ///
    /// # Errors
    /// Never, for notes of this session.
    pub fn notes(&self) -> Result<JsValue, JsError> {
        each!(&self.0, s => to_js(&s.notes))
    }
    /// The whole game as text, with notes on its moments, if any: `[{ ply, words }]`.
    ///
    /// # Errors
    /// When the notes are not of their shape.
    pub fn text(&self, notes: JsValue) -> Result<String, JsError> {
        let notes: Option<Vec<script::Note>> = from_js(notes)?;
        let notes = notes.unwrap_or_default();
        Ok(match &self.0 {
            Any::SmashUp(s) => transcript::written::<smash_up::Game>(s.inner.record(), &notes),
            Any::MonsterSmash(s) => transcript::written::<monster_smash::Game>(s.inner.record(), &notes),
        })
    }
    /// The whole game as the fragment of a link.
    ///
    /// # Errors
    /// When it is longer than a link can hold.
    pub fn link(&self) -> Result<String, JsError> {
        let code = each!(&self.0, s => link::of_game(&s.inner)).map_err(fault)?;
        Ok(format!("#{code}"))
    }
    /// The position as text; with a seat, what that seat knows of it.
    ///
    /// # Errors
    /// When an effect is half done.
    pub fn position(&self, seat: Option<u8>) -> Result<String, JsError> {
        each!(&self.0, s => s.position(seat)).map_err(fault)
    }
    /// The position as the fragment of a link.
    ///
    /// # Errors
    /// When an effect is half done.
    pub fn position_link(&self, seat: Option<u8>) -> Result<String, JsError> {
        Ok(format!("#{}", link::of_text(&self.position(seat)?)))
    }
    /// The same game as it stood before the choice of this number.
    pub fn at(&self, ply: usize) -> Session {
        Self(match &self.0 {
            Any::SmashUp(s) => Any::SmashUp(s.at(ply)),
            Any::MonsterSmash(s) => Any::MonsterSmash(s.at(ply)),
        })
    }
    /// Setup and choices: all that a save needs.
    ///
    /// # Errors
    /// Never, for a record of this session.
    pub fn record(&self) -> Result<JsValue, JsError> {
        each!(&self.0, s => to_js(s.inner.record()))
    }
    /// What each choice so far came to: who chose, in which turn, what it showed.
    ///
    /// # Errors
    /// Never, for choices of this session.
    pub fn plies(&self) -> Result<JsValue, JsError> {
        each!(&self.0, s => to_js(&s.inner.plies()))
    }
    /// How the game went so far.
    ///
    /// # Errors
    /// Never, for a record of this session.
    pub fn story(&self) -> Result<JsValue, JsError> {
        each!(&self.0, s => to_js(&s.story()))
    }
    /// What a seat sees; without a seat, what a spectator sees.
    ///
    /// # Errors
    /// Never, for a view of this session.
    pub fn view(&self, seat: Option<u8>) -> Result<JsValue, JsError> {
        each!(&self.0, s => to_js(&s.view(seat)))
    }
    /// The seat that decides now; nothing when the game is over.
    pub fn deciding(&self) -> Option<u8> {
        each!(&self.0, s => s.deciding())
    }
    /// The index of the choice that a name means, as the notation has it; nothing if it means none, or several.
    pub fn meant(&self, name: &str) -> Option<usize> {
        each!(&self.0, s => s.meant(name))
    }
    /// Answers the decision with the choice of this index.
    ///
    /// # Errors
    /// With the reason, when there is no such choice; nothing has changed then.
    pub fn choose(&mut self, index: usize) -> Result<(), JsError> {
        Ok(each!(&mut self.0, s => s.inner.choose(index))?)
    }
    /// Why the last choice cannot be undone freely, as a `Message`; null if it can.
    ///
    /// # Errors
    /// Never.
    pub fn undo_barrier(&self) -> Result<JsValue, JsError> {
        to_js(&each!(&self.0, s => s.inner.may_undo()).err().map(Barrier::message))
    }
    /// One choice back, or all of the seat's run that are free; false if there is a barrier.
    pub fn undo(&mut self, whole_turn: bool) -> bool {
        each!(&mut self.0, s => if whole_turn { s.inner.undo_turn() } else { s.inner.undo() }).is_ok()
    }
    /// How many choices can be done again.
    pub fn undone(&self) -> usize {
        each!(&self.0, s => s.inner.undone())
    }
    /// Does the choice again that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        each!(&mut self.0, s => s.inner.redo())
    }
    /// Takes one card back of the set that is being picked; false if it is not in it.
    pub fn unpick(&mut self, card: u8) -> bool {
        each!(&mut self.0, s => s.inner.unpick(Choice::Card(card)))
    }
    /// The same for a place of the hand that is being stolen from.
    pub fn unpick_place(&mut self, place: u8) -> bool {
        each!(&mut self.0, s => s.inner.unpick(Choice::Number(place)))
    }
    /// What would come of these choices, one after the other, as the deciding seat can tell: the view it would
    /// have then and the lines that would be told. Where something hidden would be shown, it ends: `gained`
    /// says what that is. What another seat may hold is dealt by the seed.
    ///
    /// # Errors
    /// When one of them is not on offer, or the game is over.
    pub fn ahead(&self, choices: &[usize], seed: u32) -> Result<JsValue, JsError> {
        each!(&self.0, s => {
            let seat = s.deciding();
            let ahead = s.inner.ahead(choices, &mut Rng::new(u64::from(seed)))?;
            let lines = s.lines(&ahead.game, &ahead.heard, seat);
            to_js(&Preview { view: s.view_of(&ahead.game, seat), lines, gained: ahead.gained.map(Message::new) })
        })
    }
    /// For practice: back to the seat's last choice, with what it had not seen then dealt anew; false if
    /// it has chosen nothing yet.
    pub fn take_back(&mut self, seat: u8, seed: u32) -> bool {
        each!(&mut self.0, s => s.inner.take_back(seat, seed)).is_ok()
    }
    /// Something has been taken back that had shown hidden cards.
    pub fn is_practice(&self) -> bool {
        each!(&self.0, s => s.inner.record().is_practice())
    }
    /// The log as a seat may read it, from an entry on (see `log_length`).
    ///
    /// # Errors
    /// Never, for a log of this session.
    pub fn log(&self, seat: Option<u8>, from: usize) -> Result<JsValue, JsError> {
        each!(&self.0, s => {
            let heard = s.inner.log();
            to_js(&s.lines(s.inner.game(), &heard[from.min(heard.len())..], seat))
        })
    }
    pub fn log_length(&self) -> usize {
        each!(&self.0, s => s.inner.log().len())
    }
    /// Why a card cannot be chosen or played now, at a base if one is named: `{ message, rule, by }`.
    ///
    /// # Errors
    /// Never.
    pub fn why_not(&self, seat: u8, card: u8, base: Option<u8>) -> Result<JsValue, JsError> {
        each!(&self.0, s => to_js(&s.why(seat, card, base)))
    }
    /// The game as the deciding seat can picture it, for a worker to think about: everything hidden
    /// from that seat has been dealt anew. Bytes, to be handed to `think` of the same build.
    ///
    /// # Errors
    /// When the game is over.
    pub fn observation(&self, seed: u32) -> Result<Vec<u8>, JsError> {
        let seat = self.deciding().ok_or_else(|| JsError::new("the game is over: nobody thinks"))?;
        let mut rng = Rng::new(u64::from(seed));
        // The last byte says which game it is of.
        let (mut bytes, which) = match &self.0 {
            Any::SmashUp(s) => (postcard::to_allocvec(&s.inner.game().imagine(seat, &mut rng))?, 0),
            Any::MonsterSmash(s) => (postcard::to_allocvec(&s.inner.game().imagine(seat, &mut rng))?, 1),
        };
        bytes.push(which);
        Ok(bytes)
    }
    /// The state as a number, equal on every machine.
    pub fn hash(&self) -> String {
        format!("{:016x}", each!(&self.0, s => crate::shell::hash::stable(s.inner.game())))
    }
}

/// Does the same with a thought about whichever game.
macro_rules! each_thought {
    ($any:expr, $thinking:ident => $do:expr) => {
        match $any {
            AnyThinking::SmashUp($thinking) => $do,
            AnyThinking::MonsterSmash($thinking) => $do,
        }
    };
}

/// The choice of a computer seat in an observation, all at once.
///
/// # Errors
/// When the observation is not of its shape, or the level is unknown.
#[wasm_bindgen]
pub fn think(observation: &[u8], level: &str, seed: u32) -> Result<usize, JsError> {
    let mut thinking = Thinking::new(observation, level, seed)?;
    loop {
        if let Some(thought) = each_thought!(&mut thinking.0, t => t.step(u32::MAX)) {
            return Ok(thought.choice);
        }
    }
}
enum AnyThinking {
    SmashUp(ai::Thinking<smash_up::Game>),
    MonsterSmash(ai::Thinking<monster_smash::Game>),
}
/// A thought in slices, so that it can be left between two of them.
#[wasm_bindgen]
pub struct Thinking(AnyThinking);

#[wasm_bindgen]
impl Thinking {
    /// Begins to think about an observation.
    ///
    /// # Errors
    /// As `think`.
    #[wasm_bindgen(constructor)]
    pub fn new(observation: &[u8], level: &str, seed: u32) -> Result<Thinking, JsError> {
        let (level, mut rng) = (level.parse().map_err(fault)?, Rng::new(u64::from(seed)));
        Ok(Self(match observation.split_last() {
            Some((0, game)) => AnyThinking::SmashUp(ai::Thinking::new(&observed(game)?, level, &mut rng)),
            Some((1, game)) => {
                AnyThinking::MonsterSmash(ai::Thinking::new(&observed(game)?, level, &mut rng))
            }
            _ => return Err(JsError::new("this is no observation")),
        }))
    }
    /// Goes on for about so many simulated decisions; `{ choice, candidates, reasons }` once the thought is
    /// complete, undefined before. The candidates, the best first: `{ choice, worth, chance, worlds }`.
    ///
    /// # Errors
    /// Never, for thoughts.
    pub fn step(&mut self, budget: u32) -> Result<JsValue, JsError> {
        let thought = each_thought!(&mut self.0, t => t.step(budget));
        thought.map_or(Ok(JsValue::UNDEFINED), |thought| to_js(&Thought::of(&thought)))
    }
    /// The best so far, in the same shape.
    ///
    /// # Errors
    /// Never, for thoughts.
    pub fn so_far(&self) -> Result<JsValue, JsError> {
        to_js(&Thought::of(&each_thought!(&self.0, t => t.so_far())))
    }
    /// Decisions simulated so far.
    pub fn spent(&self) -> u32 {
        each_thought!(&self.0, t => t.spent())
    }
}
fn observed<G: Game>(bytes: &[u8]) -> Result<G, JsError> {
    let mut game: G = postcard::from_bytes(bytes)?;
    game.wake();
    Ok(game)
}
#[derive(Serialize)]
struct Thought {
    choice: usize,
    candidates: Vec<Candidate>,
    reasons: Vec<Message>,
}
#[derive(Serialize)]
struct Candidate {
    choice: usize,
    worth: f32,
    chance: f32,
    worlds: u32,
}
impl Thought {
    fn of(thought: &ai::Thought) -> Self {
        let candidate = |c: &ai::thought::Candidate| Candidate {
            choice: c.choice,
            worth: c.worth(),
            chance: c.chance(),
            worlds: c.worlds(),
        };
        let candidates = thought.candidates.iter().map(candidate).collect();
        Self { choice: thought.choice, candidates, reasons: thought.reasons.clone() }
    }
}

#[derive(Serialize)]
struct CatalogFaction {
    name: &'static str,
    cards: Vec<CatalogCard>,
    bases: Vec<CatalogCard>,
}
#[derive(Serialize)]
struct CatalogCard {
    name: &'static str,
    slug: String,
    copies: u8,
    power: Option<i8>,
    breakpoint: i16,
    vp: [u8; 3],
    text: String,
}

/// Every faction with its cards and bases, as written in classic wording.
///
/// # Errors
/// Never.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, JsError> {
    let list = |faction: usize, bases: bool| {
        defs::of_faction(faction as u8, bases)
            .map(|id| {
                let print = DEFS[id as usize].print;
                CatalogCard {
                    name: print.name,
                    slug: defs::slug(print.name),
                    copies: print.copies,
                    power: print.power,
                    breakpoint: print.breakpoint,
                    vp: print.vp,
                    text: cards::card(print, Edition::Classic),
                }
            })
            .collect()
    };
    let factions: Vec<CatalogFaction> = FACTIONS
        .iter()
        .enumerate()
        .map(|(i, f)| CatalogFaction { name: f.name, cards: list(i, false), bases: list(i, true) })
        .collect();
    to_js(&factions)
}
/// The version of the engine, for saves and reports.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}
/// A seed that nobody chose.
///
/// # Errors
/// When the platform has no randomness to give.
#[wasm_bindgen]
pub fn fresh_seed() -> Result<u32, JsError> {
    Ok(getrandom::u32()?)
}
/// Random games in this very build: decisions made, and the hash of all final states. Without a name, of Smash Up.
#[wasm_bindgen]
pub fn playout(games: u32, seats: u8, seed: u32, game: Option<String>) -> Vec<f64> {
    let seed = u64::from(seed);
    let (decisions, hash) = match Which::of(game.as_deref().unwrap_or_default()) {
        Which::SmashUp => {
            playout::random_games::<smash_up::Game>(games, seed, |seed| smash_up::Setup::random(seats, seed))
        }
        Which::MonsterSmash => playout::random_games::<monster_smash::Game>(games, seed, |seed| {
            monster_smash::Setup::random(seats, seed)
        }),
    };
    vec![decisions as f64, (hash & 0xffff_ffff) as f64]
}
