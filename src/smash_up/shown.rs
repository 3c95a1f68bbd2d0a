//! What the page is shown of Smash Up.

use super::event::Heard;
use super::story::{Story, story};
use super::text::log::{self, Line};
use super::text::reasons::{self, Why};
use super::view::{View, view};
use super::{Game, Setup, notation};
use crate::shell::shown::Shown;
use crate::shell::{BaseId, CardId, Record, Seat};

impl Shown for Game {
    type Line = Line;
    type Why = Why;
    type Story = Story;

    fn shown(&self, seat: Option<Seat>, names: &[String]) -> View {
        view(self, seat, names)
    }
    fn line(&self, heard: &Heard, reader: Option<Seat>, names: &[String]) -> Option<Line> {
        log::line(self, heard, reader, names)
    }
    fn why(&self, seat: Seat, card: CardId, base: Option<BaseId>) -> Why {
        reasons::why(self, &self.why_not(seat, card, base))
    }
    fn story(record: &Record<Setup>) -> Story {
        story(record)
    }
    fn written(&self, names: &[String], seat: Option<Seat>) -> Result<String, String> {
        notation::position(self, names, seat)
    }
}
