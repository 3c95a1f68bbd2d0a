//! The log: each event as a message, thinned to what the reading seat may know.

use super::{Names, cards, count, monster, who};
use crate::monster_smash::Game;
use crate::monster_smash::cards::total;
use crate::monster_smash::event::Event;
use crate::monster_smash::table::{COLLECT, How};
use crate::shell::message::Message;
use crate::shell::{Seat, Set};
use serde::Serialize;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// Begins a turn, or ends the game.
    pub heading: bool,
    pub message: Message,
}

/// The line of an event for a reader; `None` reads what is public.
pub fn line(game: &Game, event: &Event, reader: Option<Seat>, names: Names) -> Line {
    let heading = matches!(event, Event::TurnBegan { .. } | Event::Won { .. });
    Line { heading, message: message(game, event, reader, names) }
}
fn message(game: &Game, event: &Event, reader: Option<Seat>, names: Names) -> Message {
    let name = |seat: Seat| who(seat, names);
    match *event {
        Event::Began { first, removed: Some(suit) } => {
            Message::new("monster-log-began").with("seat", name(first)).with("suit", monster(suit))
        }
        Event::Began { first, removed: None } => {
            Message::new("monster-log-began-all").with("seat", name(first))
        }
        Event::TurnBegan { seat, turn } => {
            Message::new("monster-log-turn").with("turn", i32::from(turn)).with("seat", name(seat))
        }
        Event::Drew { seat, cards: drawn } if reader == Some(seat) => {
            Message::new("monster-log-draws-cards").with("seat", name(seat)).with("cards", cards(drawn))
        }
        Event::Drew { seat, cards } => {
            Message::new("monster-log-draws").with("seat", name(seat)).with("count", count(cards))
        }
        Event::ThrewAway { seat, cards: gone } => {
            Message::new("monster-log-throws-away").with("seat", name(seat)).with("cards", cards(gone))
        }
        Event::Burned { seat, cards: burned } => Message::new("monster-log-burns")
            .with("seat", name(seat))
            .with("count", count(burned))
            .with("cards", cards(burned)),
        Event::Reshuffled { count } => Message::new("monster-log-reshuffles").with("count", i32::from(count)),
        Event::Attacked { seat, target, cards: shown } => Message::new("monster-log-attacks")
            .with("seat", name(seat))
            .with("target", name(target))
            .with("cards", cards(shown))
            .with("total", i32::from(total(shown))),
        Event::Defended { seat, cards: Set::EMPTY } => {
            Message::new("monster-log-no-defence").with("seat", name(seat))
        }
        Event::Defended { seat, cards: shown } => Message::new("monster-log-defends")
            .with("seat", name(seat))
            .with("cards", cards(shown))
            .with("total", i32::from(total(shown))),
        Event::Failed { seat, target } => {
            Message::new("monster-log-failed").with("seat", name(seat)).with("target", name(target))
        }
        Event::Succeeded { seat, target, by, count } => Message::new("monster-log-succeeded")
            .with("seat", name(seat))
            .with("target", name(target))
            .with("by", i32::from(by))
            .with("count", i32::from(count)),
        Event::Arranged { seat } => Message::new("monster-log-arranges").with("seat", name(seat)),
        Event::Stole { seat, from, cards: stolen } if reader == Some(seat) || reader == Some(from) => {
            Message::new("monster-log-steals-cards")
                .with("seat", name(seat))
                .with("from", name(from))
                .with("cards", cards(stolen))
        }
        Event::Stole { seat, from, cards } => Message::new("monster-log-steals")
            .with("seat", name(seat))
            .with("from", name(from))
            .with("count", count(cards)),
        Event::Eliminated { seat, by } => {
            Message::new("monster-log-eliminated").with("seat", name(seat)).with("by", name(by))
        }
        Event::Won { seat, how: How::Eliminate } => {
            Message::new("monster-log-wins-last").with("seat", name(seat))
        }
        Event::Won { seat, how: How::Collect } if game.table.hand(seat).len() >= COLLECT => {
            Message::new("monster-log-wins-cards")
                .with("seat", name(seat))
                .with("count", count(game.table.hand(seat)))
        }
        Event::Won { seat, how: How::Collect } => Message::new("monster-log-wins-suit")
            .with("seat", name(seat))
            .with("suit", monster(game.table.monster(seat)))
            .with("count", count(game.table.own(seat))),
    }
}
