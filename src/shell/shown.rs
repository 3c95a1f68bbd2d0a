//! What a page is shown of a game, beside what the seats see: the log in lines, reasons, how it went.

use super::notation::Notation;
use super::{BaseId, CardId, Record, Seat};
use serde::Serialize;

/// A game that can be played on a page. `names` are what the seats are called.
pub trait Shown: Notation {
    /// One line of the log.
    type Line: Serialize;
    /// Why something cannot be chosen.
    type Why: Serialize;
    /// How a game went.
    type Story: Serialize;

    /// The view of a seat; without a seat, of a spectator.
    fn shown(&self, seat: Option<Seat>, names: &[String]) -> Self::View;
    /// The line of an event, as a seat may read it; nothing for bookkeeping that tells nobody anything.
    fn line(&self, event: &Self::Event, reader: Option<Seat>, names: &[String]) -> Option<Self::Line>;
    /// Why `seat` cannot choose a card now, or not at this base.
    fn why(&self, seat: Seat, card: CardId, base: Option<BaseId>) -> Self::Why;
    /// How the game of a record went, as far as it fits.
    fn story(record: &Record<Self::Setup>) -> Self::Story;
    /// The position as text; with a seat, what that seat knows of it.
    ///
    /// # Errors
    /// When something is half done.
    fn written(&self, names: &[String], seat: Option<Seat>) -> Result<String, String>;
}
