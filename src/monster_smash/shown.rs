//! What the page is shown of Monster Smash.

use super::event::Event;
use super::story::{Story, story};
use super::text::log::{self, Line};
use super::text::reasons::{self, Why};
use super::view::{View, view};
use super::{Game, Setup, notation};
use crate::shell::shown::Shown;
use crate::shell::{BaseId, CardId, Choice, Record, Seat};

impl Shown for Game {
    type Line = Line;
    type Why = Why;
    type Story = Story;

    fn shown(&self, seat: Option<Seat>, names: &[String]) -> View {
        view(self, seat, names)
    }
    fn line(&self, event: &Event, reader: Option<Seat>, names: &[String]) -> Option<Line> {
        Some(log::line(self, event, reader, names))
    }
    /// There are no bases here: a number beside the card is a player, who might be attacked.
    fn why(&self, seat: Seat, card: CardId, target: Option<BaseId>) -> Why {
        reasons::why(&self.why_not(seat, target.map_or(Choice::Card(card), Choice::Seat)))
    }
    fn story(record: &Record<Setup>) -> Story {
        story(record)
    }
    fn written(&self, names: &[String], seat: Option<Seat>) -> Result<String, String> {
        notation::position(self, names, seat)
    }
}
