//! The log: each event as a line of linked parts, thinned to what the reading seat may know.

use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use crate::smash_up::Game;
use crate::smash_up::defs::def;
use crate::smash_up::event::{Event, Heard};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::stack::{Deed, Source};
use crate::smash_up::table::{NOBODY, NOWHERE, Phase, Until};
use crate::smash_up::text::choices::{Names, seat_name};
use crate::smash_up::text::{capital, number};
use serde::Serialize;

/// A piece of a line: words, or the name of something that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Span {
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<BaseId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}
/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// How deep in other effects it happened.
    pub depth: u8,
    /// Starts a turn.
    pub heading: bool,
    /// A base begins to score; it is the first span.
    pub scoring: bool,
    pub spans: Vec<Span>,
}
impl Line {
    /// The line as plain text.
    pub fn text(&self) -> String {
        self.spans.iter().map(|s| s.text.as_str()).collect()
    }
}

/// Collects the spans of one line.
struct Pen<'a> {
    game: &'a Game,
    names: Names<'a>,
    spans: Vec<Span>,
}
impl Pen<'_> {
    fn words(mut self, words: &str) -> Self {
        self.spans.push(Span { text: words.into(), card: None, base: None, seat: None });
        self
    }
    fn card(mut self, card: CardId) -> Self {
        let text = def(self.game.table.card(card).def).print.name.into();
        self.spans.push(Span { text, card: Some(card), base: None, seat: None });
        self
    }
    fn base(mut self, base: BaseId) -> Self {
        let text = def(self.game.table.base_def(base)).print.name.into();
        self.spans.push(Span { text, card: None, base: Some(base), seat: None });
        self
    }
    fn seat(mut self, seat: Seat) -> Self {
        let text = seat_name(seat, self.names);
        self.spans.push(Span { text, card: None, base: None, seat: Some(seat) });
        self
    }
    fn source(self, source: Source) -> Self {
        match source {
            Source::Rules => self.words("the rules"),
            Source::Card(card) => self.card(card),
            Source::Base(base) => self.base(base),
        }
    }
    /// One or several cards, with the verb that goes with so many.
    fn cards(mut self, cards: Set, one: &str, many: &str) -> Self {
        for (i, card) in cards.iter().enumerate() {
            self = match i {
                0 => self,
                i if i + 1 == cards.len() as usize => self.words(" and "),
                _ => self.words(", "),
            };
            self = self.card(card);
        }
        self.words(if cards.len() == 1 { one } else { many })
    }
    fn because(self, by: Source) -> Self {
        if let Source::Rules = by { self } else { self.words(" (").source(by).words(")") }
    }
    /// `'s Zapbot`, with its owner in front.
    fn of_seat(self, card: CardId) -> Self {
        let controller = self.game.table.card(card).controller;
        self.seat(controller).words("’s ").card(card)
    }
}

/// The line of an event for a reader (`None` reads everything that is public), or `None` for
/// bookkeeping that tells nobody anything.
pub fn line(game: &Game, heard: &Heard, reader: Option<Seat>, names: Names) -> Option<Line> {
    let pen = Pen { game, names, spans: vec![] };
    let by = heard.cause.by;
    let mut heading = false;
    let pen = match heard.event {
        Event::FactionTaken { seat, faction } => {
            pen.seat(seat).words(" takes ").words(FACTIONS.get(faction as usize).map_or("?", |f| f.name))
        }
        Event::HandShown { seat, cards } => {
            let mut pen = pen.seat(seat).words(" has no minion, shows the hand and draws a new one: ");
            for (i, card) in cards.iter().enumerate() {
                pen = if i > 0 { pen.words(", ") } else { pen };
                pen = pen.card(card);
            }
            pen
        }
        Event::TurnBegan { seat, turn } => {
            heading = true;
            pen.words(&format!("Turn {turn}: ")).seat(seat)
        }
        Event::PhaseBegan { phase: Phase::Score } => return None,
        Event::Played { card, seat, from, base, on } => {
            let pen = pen.seat(seat).words(" plays ").card(card);
            let pen = if from.is_discard() { pen.words(" from the discard pile") } else { pen };
            if on != NOBODY {
                pen.words(" on ").of_seat(on)
            } else if base != NOWHERE {
                pen.words(" at ").base(base)
            } else {
                pen
            }
        }
        Event::PlayedInVain { card } => {
            pen.card(card).words(" has no effect: there is nothing it may be put on")
        }
        Event::Destroyed { card, base } => pen.card(card).words(" is destroyed at ").base(base),
        Event::Returned { card, .. } => {
            pen.card(card).words(" returns to the hand of ").seat(owner(game, card))
        }
        Event::PutUnder { card, from, .. } if from.is_hand() && reader != Some(owner(game, card)) => {
            pen.seat(owner(game, card)).words(" puts a card from hand under the deck")
        }
        Event::PutUnder { card, .. } => {
            pen.card(card).words(" goes under the deck of ").seat(owner(game, card))
        }
        Event::Moved { card, from, to } => {
            pen.card(card).words(" moves from ").base(from).words(" to ").base(to)
        }
        Event::Discarded { card, from } => {
            if from == crate::smash_up::piles::Pile::RESOLVING {
                return None;
            }
            let place = if from.is_hand() {
                " from hand"
            } else if from.is_deck() {
                " from the deck"
            } else {
                ""
            };
            pen.seat(owner(game, card)).words(" discards ").card(card).words(place)
        }
        Event::Cleared { card, .. } => pen.card(card).words(" goes to the discard pile"),
        Event::Taken { card, from } => {
            let place = match from {
                _ if from.is_deck() => " from the deck",
                _ if from.is_discard() => " from the discard pile",
                _ => "",
            };
            pen.seat(owner(game, card)).words(" takes ").card(card).words(place)
        }
        Event::ShuffledIn { card, from } if from.is_hand() && reader != Some(owner(game, card)) => {
            pen.seat(owner(game, card)).words(" shuffles a card from hand into the deck")
        }
        Event::ShuffledIn { card, .. } => {
            pen.card(card).words(" goes into the deck of ").seat(owner(game, card))
        }
        Event::Shuffled { seat } => pen.seat(seat).words(" shuffles the deck"),
        Event::Reshuffled { seat } => pen.seat(seat).words(" shuffles the discard pile into a new deck"),
        Event::Drawn { seat, card } if reader == Some(seat) => pen.seat(seat).words(" draws ").card(card),
        Event::Drawn { seat, .. } => pen.seat(seat).words(" draws a card"),
        Event::TurnedUp { seat, card } => pen.seat(seat).words(" reveals ").card(card),
        Event::PutBack { card } => pen.card(card).words(" goes back on top of the deck"),
        Event::Looked { seat, card } if reader == Some(seat) => {
            pen.seat(seat).words(" looks at ").card(card).words(" on top of the deck")
        }
        Event::Looked { seat, .. } => pen.seat(seat).words(" looks at the top card of the deck"),
        Event::Searched { seat } => pen.seat(seat).words(" searches the deck"),
        Event::Granted { allowance } if allowance.extra.is_some() => {
            let kind = if allowance.minion { "minion" } else { "action" };
            pen.seat(heard.cause.seat).words(&format!(" may play an extra {kind} this turn"))
        }
        Event::Strengthened { cards, amount, until } => {
            let until = match until {
                Until::EndOfTurnOf(_) => "until the end of the player’s next turn",
                _ => "until the end of the turn",
            };
            pen.cards(cards, " gets ", " get ")
                .words(&format!("{} {until}", crate::smash_up::text::signed(amount)))
        }
        Event::CountersPlaced { cards, count } => {
            let each = if cards.len() > 1 { " each" } else { "" };
            pen.cards(cards, " gets ", " get ").words(&format!("{}{each}", counters(count)))
        }
        Event::CountersTaken { card, count } => pen.card(card).words(&format!(" loses {}", counters(count))),
        Event::CountersMoved { from, to, count } => {
            let counters = capital(&counters(count));
            let go = if count == 1 { "goes" } else { "go" };
            pen.words(&format!("{counters} {go} from ")).of_seat(from).words(" to ").of_seat(to)
        }
        Event::BreakpointChanged { base, amount, set } => {
            let pen = pen.words("The breakpoint of ").base(base);
            let now = if set { format!(" becomes {amount}") } else { format!(" changes by {amount:+}") };
            pen.words(&format!("{now} until the end of the turn")).because(by)
        }
        Event::ActionsForbidden { seat } => {
            pen.seat(seat).words(" cannot play actions during their next turn")
        }
        Event::TalentUsed { card } => pen.seat(heard.cause.seat).words(" uses the Talent of ").card(card),
        Event::HandLooked { seat, whose, cards } => {
            let mut pen = pen.seat(seat).words(" looks at the hand of ").seat(whose);
            if reader == Some(seat) {
                for (i, card) in cards.iter().enumerate() {
                    pen = pen.words(if i > 0 { ", " } else { ": " }).card(card);
                }
            }
            pen
        }
        Event::BasesLooked { seat, count } => pen.seat(seat).words(&format!(
            " looks at {} of the base deck",
            if count == 1 { "a base".into() } else { format!("{} bases", number(i16::from(count))) }
        )),
        Event::NextBasePicked { seat, base, .. } if reader == Some(seat) => {
            pen.seat(seat).words(" picks ").base(base).words(" for the top of the base deck")
        }
        Event::NextBasePicked { seat, .. } => pen.seat(seat).words(" puts a base on top of the base deck"),
        Event::BaseSwapped { old, new } => pen.base(new).words(" takes the place of ").base(old),
        Event::BaseDeckShuffled => pen.words("The base deck is shuffled"),
        Event::ScoringBegan { base } => pen.base(base).words(" scores"),
        Event::Ranked { places: [0, 0, 0, 0], .. } => pen.words("Nobody has a minion there"),
        Event::Ranked { places, powers, .. } => {
            let mut pen = pen.words("Power: ");
            for (i, seat) in ranked(places).into_iter().enumerate() {
                let place = places[seat as usize];
                pen = if i > 0 { pen.words(", ") } else { pen };
                pen = pen.seat(seat).words(&format!(" {} (place {place})", powers[seat as usize]));
            }
            pen
        }
        Event::Scored { seat, vp } => {
            let pen = pen.seat(seat).words(&format!(" gains {vp} VP"));
            if let Source::Rules = by { pen } else { pen.words(" from ").source(by) }
        }
        Event::BaseDiscarded { base } => pen.base(base).words(" goes to the base discard pile"),
        Event::BaseArrived { base, .. } => pen.words("New base: ").base(base),
        Event::BasesShuffled => pen.words("The base discard pile is shuffled into a new base deck"),
        Event::Named { seat, choice } => {
            let pen = pen.seat(seat).words(" chooses ");
            match choice {
                Choice::Base(base) => pen.base(base),
                Choice::Seat(who) => pen.seat(who),
                Choice::Card(card) => pen.card(card),
                other => pen.words(&crate::smash_up::text::choices::name(game, other, names)),
            }
        }
        Event::IgnoredAlways { card } => {
            pen.seat(heard.cause.seat).words(" ignores the base, by ").card(card)
        }
        Event::GameWon { seat } => {
            heading = true;
            pen.seat(seat).words(" wins the game")
        }
        Event::Passed { seat } => pen.seat(seat).words(" passes"),
        Event::Prevented { card, by: guard, deed } => {
            let verb = match deed {
                Deed::Destroy => "destroyed",
                Deed::Move(_) => "moved",
                Deed::Return => "returned",
                Deed::Bottom => "put under the deck",
                _ => "affected",
            };
            pen.card(card).words(&format!(" is not {verb}, because of ")).source(guard)
        }
        Event::Replaced { card, by: other } => pen
            .card(card)
            .words(" would be destroyed; the ability of ")
            .source(other)
            .words(" applies instead"),
        Event::NothingToDo => pen.source(by).words(" finds nothing to do"),
        Event::NothingDrawn { seat } => pen.seat(seat).words(" has no card left to draw"),
        Event::Ignored { seat, base } => pen.seat(seat).words(" ignores the ability of ").base(base),
        Event::TooDeep => pen.words("Too many effects at once: the last one is dropped"),
        Event::LaidOut
        | Event::PhaseBegan { .. }
        | Event::TurnEnded { .. }
        | Event::Spent { .. }
        | Event::Granted { .. }
        | Event::Answered { .. }
        | Event::LimitUsed { .. }
        | Event::WindowOpened => return None,
    };
    let scoring = matches!(heard.event, Event::ScoringBegan { .. });
    Some(Line { depth: heard.depth, heading, scoring, spans: pen.spans })
}
/// `a +1 power counter`, `three +1 power counters`.
fn counters(count: u8) -> String {
    match count {
        1 => "a +1 power counter".into(),
        n => format!("{} +1 power counters", number(i16::from(n))),
    }
}
fn owner(game: &Game, card: CardId) -> Seat {
    game.table.card(card).owner
}
/// Seats that have a place, best first.
fn ranked(places: [u8; 4]) -> Vec<Seat> {
    (1..=4).flat_map(|place| (0..4).filter(move |seat| places[*seat as usize] == place)).collect()
}
