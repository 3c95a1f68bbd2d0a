//! A session of one game with what the page keeps beside it: the names of the seats, and what was read with it.

use crate::shell::link::Opened;
use crate::shell::message::Message;
use crate::shell::script::Note;
use crate::shell::shown::Shown;
use crate::shell::{Record, Session};
use serde::Serialize;

pub struct Sitting<G: Shown> {
    pub inner: Session<G>,
    names: Vec<String>,
    pub notes: Vec<Note>,
    pub stopped: Option<String>,
}
/// What would come of some choices.
#[derive(Serialize)]
pub struct Preview<View, Line> {
    pub view: View,
    pub lines: Vec<Line>,
    pub gained: Option<Message>,
}

impl<G: Shown> Sitting<G> {
    fn of(inner: Session<G>) -> Self {
        let names = G::people(&inner.record().setup).into_iter().map(|(name, _)| name.into()).collect();
        Self { inner, names, notes: vec![], stopped: None }
    }
    /// Plays a record, as far as its choices fit.
    ///
    /// # Errors
    /// Why no game can begin like that.
    pub fn begin(record: &Record<G::Setup>) -> Result<Self, String> {
        G::fault(&record.setup).map_or_else(|| Ok(Self::of(Session::load(record))), Err)
    }
    pub fn opened(Opened { session, notes, stopped }: Opened<G>) -> Self {
        Self { notes, stopped, ..Self::of(session) }
    }
    /// The same game as it stood before the choice of this number.
    pub fn at(&self, ply: usize) -> Self {
        Self::of(Session::load(&self.inner.record().up_to(ply)))
    }
    pub fn deciding(&self) -> Option<u8> {
        self.inner.game().decision().map(|d| d.seat)
    }
    pub fn view(&self, seat: Option<u8>) -> G::View {
        self.view_of(self.inner.game(), seat)
    }
    pub fn view_of(&self, game: &G, seat: Option<u8>) -> G::View {
        game.shown(seat, &self.names)
    }
    pub fn lines(&self, game: &G, heard: &[G::Event], seat: Option<u8>) -> Vec<G::Line> {
        heard.iter().filter_map(|event| game.line(event, seat, &self.names)).collect()
    }
    pub fn why(&self, seat: u8, card: u8, base: Option<u8>) -> G::Why {
        self.inner.game().why(seat, card, base)
    }
    pub fn meant(&self, name: &str) -> Option<usize> {
        self.inner.game().find(&self.names, name).ok()
    }
    pub fn story(&self) -> G::Story {
        G::story(self.inner.record())
    }
    /// # Errors
    /// When something is half done.
    pub fn position(&self, seat: Option<u8>) -> Result<String, String> {
        self.inner.game().written(&self.names, seat)
    }
}
