//! The log: each event as a message, thinned to what the reading seat may know.

use super::choices::{Names, name};
use super::say::{self, Saying, list_of};
use crate::shell::message::{Arg, Message};
use crate::shell::{CardId, Choice, Seat};
use crate::smash_up::Game;
use crate::smash_up::event::{Event, Heard};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::piles::Pile;
use crate::smash_up::stack::{Deed, Source};
use crate::smash_up::table::{NOBODY, NOWHERE, Phase, Until};
use serde::Serialize;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// How deep in other effects it happened.
    pub depth: u8,
    /// Starts a turn.
    pub heading: bool,
    /// A base begins to score: the `base` that the message names.
    pub scoring: bool,
    pub message: Message,
}

/// The line of an event for a reader (`None` reads everything that is public), or `None` for
/// bookkeeping that tells nobody anything.
pub fn line(game: &Game, heard: &Heard, reader: Option<Seat>, names: Names) -> Option<Line> {
    let say = |id| Saying::new(game, names, id);
    let owner = |card: CardId| game.table.card(card).owner;
    let controller = |card: CardId| game.table.card(card).controller;
    let hidden = |card, from: Pile| from.is_hand() && reader != Some(owner(card));
    let (by, actor) = (heard.cause.by, heard.cause.seat);
    let said = match heard.event {
        Event::FactionTaken { seat, faction } => say("log-takes-faction")
            .seat(seat)
            .with("faction", FACTIONS.get(faction as usize).map_or("?", |f| f.name)),
        Event::HandShown { seat, cards } => say("log-shows-hand").seat(seat).listed("cards", cards),
        Event::TurnBegan { seat, turn } => say("log-turn").number("turn", turn).seat(seat),
        Event::PhaseBegan { phase: Phase::Score } => return None,
        Event::Played { card, seat, from, on, .. } if on != NOBODY => say("log-plays-on")
            .seat(seat)
            .card(card)
            .with("from", pile(from))
            .seat_as("whose", controller(on))
            .card_as("host", on),
        Event::Played { card, seat, from, base, .. } if base != NOWHERE => {
            say("log-plays-at").seat(seat).card(card).with("from", pile(from)).base(base)
        }
        Event::Played { card, seat, from, .. } => {
            say("log-plays").seat(seat).card(card).with("from", pile(from))
        }
        Event::PlayedInVain { card } => say("log-played-in-vain").card(card),
        Event::Destroyed { card, base } => say("log-destroyed").card(card).base(base),
        Event::Returned { card, .. } => say("log-returned").card(card).seat(owner(card)),
        Event::PutUnder { card, from, .. } if hidden(card, from) => say("log-puts-under").seat(owner(card)),
        Event::PutUnder { card, .. } => say("log-put-under").card(card).seat(owner(card)),
        Event::Moved { card, from, to } => {
            say("log-moved").card(card).base_as("from", from).base_as("to", to)
        }
        Event::Discarded { from: Pile::RESOLVING, .. } => return None,
        Event::Discarded { card, from } => {
            say("log-discards").seat(owner(card)).card(card).with("from", pile(from))
        }
        Event::Cleared { card, .. } => say("log-cleared").card(card),
        Event::Taken { card, from } => say("log-takes").seat(owner(card)).card(card).with("from", pile(from)),
        Event::ShuffledIn { card, from } if hidden(card, from) => say("log-shuffles-in").seat(owner(card)),
        Event::ShuffledIn { card, .. } => say("log-shuffled-in").card(card).seat(owner(card)),
        Event::Shuffled { seat } => say("log-shuffles").seat(seat),
        Event::Reshuffled { seat } => say("log-reshuffles").seat(seat),
        Event::Drawn { seat, card } if reader == Some(seat) => say("log-draws-card").seat(seat).card(card),
        Event::Drawn { seat, .. } => say("log-draws").seat(seat),
        Event::TurnedUp { seat, card } => say("log-reveals").seat(seat).card(card),
        Event::PutBack { card } => say("log-put-back").card(card),
        Event::Looked { seat, card } if reader == Some(seat) => {
            say("log-looks-at-card").seat(seat).card(card)
        }
        Event::Looked { seat, .. } => say("log-looks").seat(seat),
        Event::Searched { seat } => say("log-searches").seat(seat),
        Event::Granted { allowance } if allowance.extra.is_some() => {
            say("log-extra-play").seat(actor).with("kind", if allowance.minion { "minion" } else { "action" })
        }
        Event::Strengthened { cards, amount, until } => {
            let until = if let Until::EndOfTurnOf(_) = until { "next-turn" } else { "turn" };
            say("log-strengthened").cards(cards).change("power", amount).with("until", until)
        }
        Event::CountersPlaced { cards, count } => {
            say("log-counters-placed").cards(cards).number("count", count)
        }
        Event::CountersTaken { card, count } => say("log-counters-taken").card(card).number("count", count),
        Event::CountersMoved { from, to, count } => say("log-counters-moved")
            .number("count", count)
            .seat_as("giver", controller(from))
            .card_as("from", from)
            .seat_as("taker", controller(to))
            .card_as("to", to),
        Event::BreakpointChanged { base, amount, set: true } => {
            say("log-breakpoint-set").base(base).number("breakpoint", amount).by(by)
        }
        Event::BreakpointChanged { base, amount, set: false } => {
            say("log-breakpoint-changed").base(base).change("change", amount).by(by)
        }
        Event::ActionsForbidden { seat } => say("log-actions-forbidden").seat(seat),
        Event::TalentUsed { card } => say("log-talent").seat(actor).card(card),
        Event::HandLooked { seat, whose, cards } if reader == Some(seat) && !cards.is_empty() => {
            say("log-looks-at-cards").seat(seat).seat_as("whose", whose).listed("cards", cards)
        }
        Event::HandLooked { seat, whose, .. } => say("log-looks-at-hand").seat(seat).seat_as("whose", whose),
        Event::BasesLooked { seat, count } => say("log-looks-at-bases").seat(seat).number("count", count),
        Event::NextBasePicked { seat, base, .. } if reader == Some(seat) => {
            say("log-picks-base").seat(seat).base(base)
        }
        Event::NextBasePicked { seat, .. } => say("log-puts-base").seat(seat),
        Event::BaseSwapped { old, new } => say("log-base-swapped").base_as("new", new).base_as("old", old),
        Event::BaseDeckShuffled => say("log-base-deck-shuffled"),
        Event::ScoringBegan { base } => say("log-scores").base(base),
        Event::Ranked { places: [0, 0, 0, 0], .. } => say("log-nobody-there"),
        Event::Ranked { places, powers, .. } => {
            let place = |seat: Seat| -> Arg {
                let (place, power) = (places[seat as usize], powers[seat as usize]);
                let said = say("log-place").seat(seat).number("power", power).number("place", place);
                said.message.into()
            };
            say("log-ranking").with("places", list_of(ranked(places).into_iter().map(place).collect(), false))
        }
        Event::Scored { seat, vp } if by == Source::Rules => say("log-gains").seat(seat).number("vp", vp),
        Event::Scored { seat, vp } => say("log-gains-by").seat(seat).number("vp", vp).by(by),
        Event::BaseDiscarded { base } => say("log-base-discarded").base(base),
        Event::BaseArrived { base, .. } => say("log-base-arrived").base(base),
        Event::BasesShuffled => say("log-bases-shuffled"),
        Event::Named { seat, choice } => {
            let choice: Arg = match choice {
                Choice::Base(base) => say::base(game, base).into(),
                Choice::Seat(who) => say::seat(who, names).into(),
                Choice::Card(card) => say::card(game, card).into(),
                other => name(game, other, names).into(),
            };
            say("log-chooses").seat(seat).with("choice", choice)
        }
        Event::IgnoredAlways { card } => say("log-ignores-always").seat(actor).card(card),
        Event::GameWon { seat } => say("log-wins").seat(seat),
        Event::Passed { seat } => say("log-passes").seat(seat),
        Event::Prevented { card, by, deed } => {
            let deed = match deed {
                Deed::Destroy => "destroy",
                Deed::Move(_) => "move",
                Deed::Return => "return",
                Deed::Bottom => "put-under",
                _ => "affect",
            };
            say("log-prevented").card(card).with("deed", deed).by(by)
        }
        Event::Replaced { card, by } => say("log-replaced").card(card).by(by),
        Event::NothingToDo => say("log-nothing-to-do").by(by),
        Event::NothingDrawn { seat } => say("log-nothing-drawn").seat(seat),
        Event::Ignored { seat, base } => say("log-ignores").seat(seat).base(base),
        Event::TooDeep => say("log-too-deep"),
        Event::LaidOut
        | Event::PhaseBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Spent { .. }
        | Event::Granted { .. }
        | Event::Answered { .. }
        | Event::LimitUsed { .. }
        | Event::WindowOpened => return None,
    };
    Some(Line {
        depth: heard.depth,
        heading: matches!(heard.event, Event::TurnBegan { .. } | Event::GameWon { .. }),
        scoring: matches!(heard.event, Event::ScoringBegan { .. }),
        message: said.message,
    })
}
/// Where a card came from, for a catalogue to tell apart.
fn pile(from: Pile) -> &'static str {
    match from {
        _ if from.is_hand() => "hand",
        _ if from.is_deck() => "deck",
        _ if from.is_discard() => "discard",
        _ => "elsewhere",
    }
}
/// Seats that have a place, best first.
fn ranked(places: [u8; 4]) -> Vec<Seat> {
    (1..=4).flat_map(|place| (0..4).filter(move |seat| places[*seat as usize] == place)).collect()
}
