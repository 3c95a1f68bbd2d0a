//! The exported API, and the only file that knows wasm-bindgen: a `Session` is one game with its
//! record and log; `think` answers for a computer seat in a worker, `Analysis` looks back on a game.
//!
//! An engine of the page is of one game, so that nobody fetches the other: `pkg/basebreaker.js` of Smash Up,
//! `pkg/monster_smash.js` of Monster Smash, both with this API.
//!
//! Nothing here decides anything: the page shows `view`, sends back an index, and gets lines to tell.

mod analysis;
#[cfg(not(feature = "monster-smash"))]
mod catalog;
mod thinking;

#[cfg(feature = "monster-smash")]
use crate::monster_smash::{Game, Setup};
use crate::shell::link::Opened;
use crate::shell::message::Message;
use crate::shell::notation::Notation;
use crate::shell::script::Note;
use crate::shell::session::Barrier;
use crate::shell::shown::Shown;
use crate::shell::{self, Choice, Game as _, Record, Rng, link, script, transcript};
#[cfg(not(feature = "monster-smash"))]
use crate::smash_up::{Game, Setup};
use serde::{Deserialize, Serialize};
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
fn possible(setup: &Setup) -> Result<(), JsError> {
    setup.fault().map_or(Ok(()), |why| Err(fault(why)))
}
/// Which game a setup is of; those of Smash Up need not say it.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Named {
    game: Option<String>,
}
/// So much of a record.
#[derive(Deserialize)]
struct Kept {
    setup: Named,
}
/// A setup of the other game would be read as one with nothing in it that is known here.
fn of_this_game(Named { game }: &Named) -> Result<(), JsError> {
    let game = game.as_deref().unwrap_or("smash-up");
    if game == Game::NAME {
        return Ok(());
    }
    Err(fault(format!("this is a game of {game:?}; what is played here is {}", Game::NAME)))
}
/// A record of this game that a game can begin with.
fn recorded(record: JsValue) -> Result<Record<Setup>, JsError> {
    let Kept { setup } = from_js(record.clone())?;
    of_this_game(&setup)?;
    let record: Record<Setup> = from_js(record)?;
    possible(&record.setup)?;
    Ok(record)
}

/// One game being played.
#[wasm_bindgen]
pub struct Session {
    inner: shell::Session<Game>,
    names: Vec<String>,
    notes: Vec<Note>,
    stopped: Option<String>,
}

#[wasm_bindgen]
impl Session {
    /// Which game it is of: `smash-up` or `monster-smash`.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        Game::NAME.into()
    }
    /// Begins a game from a `Setup` (see `www/view.d.ts` and `www/monster-smash.d.ts`).
    ///
    /// # Errors
    /// When the setup is of another game or not of that shape, or no game can begin like that.
    pub fn start(setup: JsValue) -> Result<Session, JsError> {
        of_this_game(&from_js(setup.clone())?)?;
        let setup: Setup = from_js(setup)?;
        possible(&setup)?;
        Ok(Self::of(shell::Session::new(setup)))
    }
    /// Plays a `Record` again, as far as its choices fit.
    ///
    /// # Errors
    /// When the record is of another game or not of that shape, or no game can begin like that.
    pub fn load(record: JsValue) -> Result<Session, JsError> {
        Ok(Self::of(shell::Session::load(&recorded(record)?)))
    }
    fn of(inner: shell::Session<Game>) -> Session {
        let names = inner.record().setup.seats.iter().map(|s| s.name.clone()).collect();
        Session { inner, names, notes: vec![], stopped: None }
    }
    fn opened(opened: Result<Opened<Game>, String>) -> Result<Session, JsError> {
        let Opened { session, notes, stopped } = opened.map_err(fault)?;
        Ok(Session { notes, stopped, ..Self::of(session) })
    }
    /// Opens a record or a position that is written as text (see `docs/notation.md`).
    ///
    /// # Errors
    /// With every fault of how it begins, one a line.
    pub fn read(text: &str) -> Result<Session, JsError> {
        Self::opened(link::open_text(text))
    }
    /// Opens the fragment of a link.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub fn from_link(fragment: &str) -> Result<Session, JsError> {
        Self::opened(link::open(fragment))
    }
    /// Why what was read could only be played so far; nothing if all of it fits.
    pub fn stopped(&self) -> Option<String> {
        self.stopped.clone()
    }
    /// What was said at moments of the game that was read: `[{ ply, words }]`.
    ///
    /// # Errors
    /// Never, for notes of this session.
    pub fn notes(&self) -> Result<JsValue, JsError> {
        to_js(&self.notes)
    }
    /// The whole game as text, with notes on its moments, if any: `[{ ply, words }]`.
    ///
    /// # Errors
    /// When the notes are not of their shape.
    pub fn text(&self, notes: JsValue) -> Result<String, JsError> {
        let notes: Option<Vec<Note>> = from_js(notes)?;
        Ok(transcript::written::<Game>(self.inner.record(), &notes.unwrap_or_default()))
    }
    /// The whole game as the fragment of a link.
    ///
    /// # Errors
    /// When it is longer than a link can hold.
    pub fn link(&self) -> Result<String, JsError> {
        link::of_game(&self.inner).map(|code| format!("#{code}")).map_err(fault)
    }
    /// The position as text; with a seat, what that seat knows of it.
    ///
    /// # Errors
    /// When an effect is half done.
    pub fn position(&self, seat: Option<u8>) -> Result<String, JsError> {
        self.inner.game().written(&self.names, seat).map_err(fault)
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
        Self::of(shell::Session::load(&self.inner.record().up_to(ply)))
    }
    /// Setup and choices: all that a save needs.
    ///
    /// # Errors
    /// Never, for a record of this session.
    pub fn record(&self) -> Result<JsValue, JsError> {
        to_js(self.inner.record())
    }
    /// What each choice so far came to: who chose, in which turn, what it showed.
    ///
    /// # Errors
    /// Never, for choices of this session.
    pub fn plies(&self) -> Result<JsValue, JsError> {
        to_js(&self.inner.plies())
    }
    /// How the game went so far: what everyone had by turn, what everyone did.
    ///
    /// # Errors
    /// Never, for a record of this session.
    pub fn story(&self) -> Result<JsValue, JsError> {
        to_js(&Game::story(self.inner.record()))
    }
    /// What a seat sees; without a seat, what a spectator sees.
    ///
    /// # Errors
    /// Never, for a view of this session.
    pub fn view(&self, seat: Option<u8>) -> Result<JsValue, JsError> {
        to_js(&self.inner.game().shown(seat, &self.names))
    }
    /// The seat that decides now; nothing when the game is over.
    pub fn deciding(&self) -> Option<u8> {
        self.inner.game().decision().map(|d| d.seat)
    }
    /// The index of the choice that a name means, as the notation has it; nothing if it means none, or several.
    pub fn meant(&self, name: &str) -> Option<usize> {
        Notation::find(self.inner.game(), &self.names, name).ok()
    }
    /// Answers the decision with the choice of this index.
    ///
    /// # Errors
    /// With the reason, when there is no such choice; nothing has changed then.
    pub fn choose(&mut self, index: usize) -> Result<(), JsError> {
        Ok(self.inner.choose(index)?)
    }
    /// Why the last choice cannot be undone freely, as a `Message`; null if it can.
    ///
    /// # Errors
    /// Never.
    pub fn undo_barrier(&self) -> Result<JsValue, JsError> {
        to_js(&self.inner.may_undo().err().map(Barrier::message))
    }
    /// One choice back, or all of the seat's run that are free; false if there is a barrier.
    pub fn undo(&mut self, whole_turn: bool) -> bool {
        let undone = if whole_turn { self.inner.undo_turn() } else { self.inner.undo() };
        undone.is_ok()
    }
    /// How many choices can be done again.
    pub fn undone(&self) -> usize {
        self.inner.undone()
    }
    /// Does the choice again that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.inner.redo()
    }
    /// Takes one card back of the set that is being picked; false if it is not in it.
    pub fn unpick(&mut self, card: u8) -> bool {
        self.inner.unpick(Choice::Card(card))
    }
    /// The same for a place of a hand that is being stolen from.
    pub fn unpick_place(&mut self, place: u8) -> bool {
        self.inner.unpick(Choice::Number(place))
    }
    /// What would come of these choices, one after the other, as the deciding seat can tell: the view it would
    /// have then and the lines that would be told. Where something hidden would be shown, it ends: `gained`
    /// says what that is. What another seat may hold is dealt by the seed.
    ///
    /// # Errors
    /// When one of them is not on offer, or the game is over.
    pub fn ahead(&self, choices: &[usize], seed: u32) -> Result<JsValue, JsError> {
        let seat = self.deciding();
        let ahead = self.inner.ahead(choices, &mut Rng::new(u64::from(seed)))?;
        let view = ahead.game.shown(seat, &self.names);
        to_js(&Preview {
            view,
            lines: self.lines(&ahead.heard, &ahead.game, seat),
            gained: ahead.gained.map(Message::new),
        })
    }
    /// For practice: back to the seat's last choice, with what it had not seen then dealt anew; false if
    /// it has chosen nothing yet.
    pub fn take_back(&mut self, seat: u8, seed: u32) -> bool {
        self.inner.take_back(seat, seed).is_ok()
    }
    /// Something has been taken back that had shown hidden cards.
    pub fn is_practice(&self) -> bool {
        self.inner.record().is_practice()
    }
    /// The log as a seat may read it, from an entry on (see `log_length`).
    ///
    /// # Errors
    /// Never, for a log of this session.
    pub fn log(&self, seat: Option<u8>, from: usize) -> Result<JsValue, JsError> {
        let heard = self.inner.log();
        to_js(&self.lines(&heard[from.min(heard.len())..], self.inner.game(), seat))
    }
    fn lines(
        &self,
        heard: &[<Game as shell::Game>::Event],
        game: &Game,
        seat: Option<u8>,
    ) -> Vec<<Game as Shown>::Line> {
        heard.iter().filter_map(|event| game.line(event, seat, &self.names)).collect()
    }
    pub fn log_length(&self) -> usize {
        self.inner.log().len()
    }
    /// Why a card cannot be chosen or played now, at a base if one is named; in Monster Smash, why a player who is
    /// named instead cannot be attacked: `{ message, rule, by }`.
    ///
    /// # Errors
    /// Never.
    pub fn why_not(&self, seat: u8, card: u8, base: Option<u8>) -> Result<JsValue, JsError> {
        to_js(&self.inner.game().why(seat, card, base))
    }
    /// The game as the deciding seat can picture it, for a worker to think about: everything hidden
    /// from that seat has been dealt anew. Bytes, to be handed to `think` of the same build.
    ///
    /// # Errors
    /// When the game is over.
    pub fn observation(&self, seed: u32) -> Result<Vec<u8>, JsError> {
        let seat = self.deciding().ok_or_else(|| JsError::new("the game is over: nobody thinks"))?;
        Ok(postcard::to_allocvec(&self.inner.game().imagine(seat, &mut Rng::new(u64::from(seed))))?)
    }
    /// The state as a number, equal on every machine.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.inner.game().stable_hash())
    }
}

#[derive(Serialize)]
struct Preview {
    view: <Game as shell::Game>::View,
    lines: Vec<<Game as Shown>::Line>,
    gained: Option<Message>,
}

/// Which game a text or the fragment of a link is of: the name of an engine's `Session.game`.
///
/// # Errors
/// When the fragment is damaged.
#[wasm_bindgen]
pub fn game_of(text: &str) -> Result<String, JsError> {
    let code = text.trim_start_matches('#');
    let text = match code.split_once(['.', '=']) {
        Some(("g1", _)) => return Ok("smash-up".into()),
        Some(("m1", _)) => return Ok("monster-smash".into()),
        Some(("p1" | "s", _)) => link::text(code).map_err(fault)?,
        _ => text.into(),
    };
    Ok(script::game(&script::lines(&text).collect::<Vec<_>>()).into())
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
/// Random games in this very build: decisions made, and the hash of all final states.
#[wasm_bindgen]
pub fn playout(games: u32, seats: u8, seed: u32) -> Vec<f64> {
    let setup = |seed| Setup::random(seats, seed);
    let (decisions, hash) = crate::shell::playout::random_games::<Game>(games, u64::from(seed), setup);
    vec![decisions as f64, (hash & 0xffff_ffff) as f64]
}
