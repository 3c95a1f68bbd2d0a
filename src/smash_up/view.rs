//! What one seat sees: everything it may know and nothing else. The page draws this and no more;
//! `www/view.d.ts` describes it for the page.

use super::Game;
use super::defs::{def, slug};
use super::factions::FACTIONS;
use super::piles::Pile;
use super::query::{Part, PartFrom};
use super::stack::{Frame, Source};
use super::table::{DefId, Edition, NOBODY, Phase, TALENT_USED};
use super::text::choices::Names;
use super::text::{cards, choices, prompts};
use super::words::{Ability, Head};
use crate::shell::decision::Picked;
use crate::shell::message::Message;
use crate::shell::sort::sort_by_key;
use crate::shell::{BaseId, CardId, Choice, Seat};
use serde::Serialize;

/// The whole table as one seat (or a spectator) sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub seat: Option<Seat>,
    pub edition: Edition,
    pub turn: Seat,
    pub turns: u16,
    pub phase: Phase,
    /// Plays the current player has left, the free ones included.
    pub minion_plays: u8,
    pub action_plays: u8,
    pub players: Vec<PlayerView>,
    pub bases: Vec<BaseView>,
    pub base_deck: usize,
    pub base_discard: Vec<String>,
    pub decision: Option<DecisionView>,
    pub winner: Option<Seat>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub factions: Vec<&'static str>,
    pub vp: i16,
    /// How many cards; which ones only the player sees.
    pub hand_size: usize,
    pub hand: Option<Vec<CardView>>,
    pub deck: usize,
    /// What is left in the deck, by name: its order is nobody's to know. Only the player sees it.
    pub deck_list: Option<Vec<LeftView>>,
    /// Newest last.
    pub discard: Vec<CardView>,
    /// Cards turned up, or an action that is being carried out.
    pub shown: Vec<CardView>,
}
/// So many copies of a card are left in a deck. Which ones they are would tell where they lie.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LeftView {
    pub name: &'static str,
    pub slug: String,
    pub faction: &'static str,
    pub printed: Option<i8>,
    pub text: String,
    pub count: usize,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    pub id: CardId,
    pub name: &'static str,
    pub slug: String,
    pub faction: &'static str,
    pub minion: bool,
    pub owner: Seat,
    pub controller: Seat,
    /// Printed power of a minion.
    pub printed: Option<i8>,
    /// Current power of a minion in play.
    pub power: Option<i16>,
    /// Where the power comes from, if not from print alone.
    pub parts: Vec<PartView>,
    pub counters: u8,
    /// Its Talent was used this turn.
    pub talent_used: bool,
    /// It has a Special, to be used at the moment that its text names.
    pub special: bool,
    pub text: String,
    /// The actions on it.
    pub actions: Vec<CardView>,
}
/// One contribution to a number, by the name of its source; which card or base that is, if it is in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartView {
    pub from: &'static str,
    /// What it comes from, if that is neither a card nor a base.
    pub message: Option<Message>,
    pub card: Option<CardId>,
    pub base: Option<BaseId>,
    pub amount: i16,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BaseView {
    pub id: BaseId,
    pub name: &'static str,
    pub slug: String,
    pub faction: &'static str,
    pub text: String,
    pub breakpoint: i16,
    pub breakpoint_parts: Vec<PartView>,
    pub total: i16,
    pub vp: [u8; 3],
    /// Everyone's power there.
    pub powers: Vec<i16>,
    /// What other cards than minions add to it.
    pub additions: Vec<AdditionView>,
    /// Everyone's place if it scored now: 0 for no presence.
    pub places: Vec<u8>,
    /// What everyone would get for that place.
    pub awards: Vec<u8>,
    pub minions: Vec<CardView>,
    pub actions: Vec<CardView>,
}
/// Power that a card adds to what a player has at a base.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AdditionView {
    pub seat: Seat,
    pub from: &'static str,
    pub card: Option<CardId>,
    pub base: Option<BaseId>,
    pub amount: i16,
}
/// Who decides; what and between what only for the seat that does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DecisionView {
    pub seat: Seat,
    pub prompt: Option<Message>,
    pub rule: Option<&'static str>,
    /// The card or base that asks, by name.
    pub by: Option<&'static str>,
    pub by_card: Option<CardId>,
    pub by_base: Option<BaseId>,
    pub choices: Vec<ChoiceView>,
    pub set: Option<Picked>,
    /// What has been picked of the set so far.
    pub picked: Vec<PickView>,
    /// What kind of question it is, in one word; see `Asked`.
    pub kind: &'static str,
}
/// A card that has been picked; it may lie where its player sees it no more.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PickView {
    pub card: CardId,
    pub name: &'static str,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChoiceView {
    pub index: usize,
    /// As the notation writes it.
    pub label: String,
    /// As the page says it, where it is more than a name, a number or one of the words below.
    pub message: Option<Message>,
    pub card: Option<CardId>,
    pub base: Option<BaseId>,
    /// `done`, `yes`, `no`, `pass`, or nothing for something to point at.
    pub word: Option<&'static str>,
    /// What is printed on a card or base that the table does not show: in a deck, in another's hand.
    pub detail: Option<Message>,
}

/// The view of a seat; `names` are what the seats are called in labels.
pub fn view(game: &Game, seat: Option<Seat>, names: Names) -> View {
    let table = &game.table;
    View {
        seat,
        edition: table.edition,
        turn: table.turn,
        turns: table.turns,
        phase: table.phase,
        minion_plays: game.plays_left(true),
        action_plays: game.plays_left(false),
        players: (0..table.seats()).map(|s| player(game, s, seat)).collect(),
        bases: table.row().iter().map(|b| base(game, *b)).collect(),
        base_deck: table.base_piles.of(Pile::BASE_DECK).len(),
        base_discard: table
            .base_piles
            .of(Pile::BASE_DISCARD)
            .iter()
            .map(|b| def(table.base_def(*b)).print.name.to_string())
            .collect(),
        decision: decision(game, seat, names),
        winner: table.winner,
    }
}
fn player(game: &Game, s: Seat, reader: Option<Seat>) -> PlayerView {
    let table = &game.table;
    let cards = |pile: &[CardId]| -> Vec<CardView> { pile.iter().map(|c| card(game, *c)).collect() };
    let shown = table.piles.of(Pile::REVEALED).iter().chain(table.piles.of(Pile::RESOLVING));
    PlayerView {
        seat: s,
        factions: table.players[s as usize].factions.iter().map(|f| FACTIONS[*f as usize].name).collect(),
        vp: table.players[s as usize].vp,
        hand_size: table.hand(s).len(),
        hand: (reader == Some(s)).then(|| cards(table.hand(s))),
        deck: table.deck(s).len(),
        deck_list: (reader == Some(s)).then(|| left(game, table.deck(s))),
        discard: cards(table.discard(s)),
        shown: shown.filter(|c| table.card(**c).controller == s).map(|c| card(game, *c)).collect(),
    }
}
/// The cards of a deck by faction, minions first, then by name.
fn left(game: &Game, deck: &[CardId]) -> Vec<LeftView> {
    let mut defs: Vec<DefId> = deck.iter().map(|card| game.table.card(*card).def).collect();
    let of = |id: DefId| {
        let d = def(id);
        (FACTIONS[d.faction as usize].name, !d.is_minion(), d.print.name)
    };
    sort_by_key(&mut defs, |id| of(*id));
    let copies = defs.chunk_by(|a, b| a == b).map(|copies| {
        let print = def(copies[0]).print;
        LeftView {
            name: print.name,
            slug: slug(print.name),
            faction: of(copies[0]).0,
            printed: print.power,
            text: cards::card(print, game.table.edition),
            count: copies.len(),
        }
    });
    copies.collect()
}
fn card(game: &Game, id: CardId) -> CardView {
    let c = game.table.card(id);
    let d = def(c.def);
    let in_play = c.pile == Pile::PLAY;
    let parts = if in_play && d.is_minion() { parts(game, &game.power_of(id)) } else { vec![] };
    CardView {
        id,
        name: d.print.name,
        slug: slug(d.print.name),
        faction: FACTIONS[d.faction as usize].name,
        minion: d.is_minion(),
        owner: c.owner,
        controller: c.controller,
        printed: d.print.power,
        power: (in_play && d.is_minion()).then(|| game.power(id)),
        parts: if parts.len() > 1 { parts } else { vec![] },
        counters: c.counters,
        talent_used: c.flags & TALENT_USED > 0,
        special: d.print.abilities().iter().any(is_special),
        text: cards::card(d.print, game.table.edition),
        actions: game.actions_on(id).map(|a| card(game, a)).collect(),
    }
}
fn parts(game: &Game, parts: &[Part]) -> Vec<PartView> {
    let name = |source| game.def_of(source).map_or("", |id| def(id).print.name);
    let from = |from| match from {
        PartFrom::Printed => "printed",
        PartFrom::Counters => "+1 power counters",
        PartFrom::Card(card) => name(Source::Card(card)),
        PartFrom::Base(base) => name(Source::Base(base)),
        PartFrom::Effect(id) => def(id).print.name,
        PartFrom::Floor => "never below 0",
    };
    let message = |from| match from {
        PartFrom::Printed => Some(Message::new("part-printed")),
        PartFrom::Counters => Some(Message::new("part-counters")),
        PartFrom::Floor => Some(Message::new("part-floor")),
        PartFrom::Card(_) | PartFrom::Base(_) | PartFrom::Effect(_) => None,
    };
    let part = |part: &Part| PartView {
        from: from(part.from),
        message: message(part.from),
        card: if let PartFrom::Card(card) = part.from { Some(card) } else { None },
        base: if let PartFrom::Base(base) = part.from { Some(base) } else { None },
        amount: part.amount,
    };
    parts.iter().map(part).collect()
}
fn is_special(ability: &Ability) -> bool {
    matches!(ability.head, Head::YourPlayPhase(_) | Head::BeforeScoring(_) | Head::AfterScoring(_))
}
fn additions(game: &Game, base: BaseId, seat: Seat) -> Vec<AdditionView> {
    let parts = parts(game, &game.additions_of(base, seat));
    let addition =
        |PartView { from, card, base, amount, .. }| AdditionView { seat, from, card, base, amount };
    parts.into_iter().map(addition).collect()
}
fn base(game: &Game, id: BaseId) -> BaseView {
    let d = def(game.table.base_def(id));
    let seats = 0..game.table.seats();
    let on_base = game.table.in_play().iter().copied().filter(|c| {
        let c = game.table.card(*c);
        c.base == id && c.on == NOBODY && !def(c.def).is_minion()
    });
    let places = game.places(id)[..seats.len()].to_vec();
    BaseView {
        id,
        name: d.print.name,
        slug: slug(d.print.name),
        faction: FACTIONS[d.faction as usize].name,
        text: cards::card(d.print, game.table.edition),
        breakpoint: game.breakpoint(id),
        breakpoint_parts: parts(game, &game.breakpoint_of(id)),
        total: game.total(id),
        vp: d.print.vp,
        powers: seats.clone().map(|s| game.total_of(id, s)).collect(),
        additions: seats.clone().flat_map(|s| additions(game, id, s)).collect(),
        awards: places.iter().map(|place| award(d.print.vp, *place)).collect(),
        places,
        minions: game.minions_at(id).map(|c| card(game, c)).collect(),
        actions: on_base.map(|c| card(game, c)).collect(),
    }
}
/// What a place is worth (R13.13).
fn award(vp: [u8; 3], place: u8) -> u8 {
    vp.get(place.wrapping_sub(1) as usize).copied().unwrap_or(0)
}
/// What is printed on something that `seat` may choose but that is drawn nowhere.
fn detail(game: &Game, choice: Choice, seat: Seat) -> Option<Message> {
    let table = &game.table;
    match choice {
        Choice::Card(id) => {
            let c = table.card(id);
            let print = def(c.def).print;
            let text = || cards::card(print, table.edition);
            let hidden = c.pile.is_deck() || (c.pile.is_hand() && c.owner != seat);
            hidden.then(|| match print.power {
                Some(power) => {
                    Message::new("choice-minion").with("power", i32::from(power)).with("text", text())
                }
                None => Message::new("choice-action").with("text", text()),
            })
        }
        Choice::Base(id) if !table.row().contains(&id) => {
            let print = def(table.base_def(id)).print;
            let [first, second, third] = print.vp.map(i32::from);
            Some(
                Message::new("choice-base")
                    .with("breakpoint", i32::from(print.breakpoint))
                    .with("first", first)
                    .with("second", second)
                    .with("third", third)
                    .with("text", cards::card(print, table.edition)),
            )
        }
        _ => None,
    }
}
fn decision(game: &Game, reader: Option<Seat>, names: Names) -> Option<DecisionView> {
    let decision = game.decision.as_ref()?;
    let mine = reader == Some(decision.seat);
    let (by_card, by_base) = match decision.ask.by {
        Source::Card(card) if mine => (Some(card), None),
        Source::Base(base) => (None, Some(base)),
        _ => (None, None),
    };
    let called = if mine { choices::called(game, &decision.choices, names) } else { vec![] };
    let choices = called.into_iter().enumerate().map(|(index, (label, message))| {
        let choice = decision.choices[index];
        let (card, base) = match choice {
            Choice::Card(card) => (Some(card), None),
            Choice::Base(base) => (None, Some(base)),
            _ => (None, None),
        };
        let word = match choice {
            Choice::Done => Some("done"),
            Choice::Yes => Some("yes"),
            Choice::No => Some("no"),
            Choice::Pass => Some("pass"),
            _ => None,
        };
        let detail = detail(game, choice, decision.seat);
        ChoiceView { index, label, message, card, base, word, detail }
    });
    Some(DecisionView {
        seat: decision.seat,
        prompt: mine.then(|| prompts::prompt(game, decision, names)),
        rule: mine.then(|| prompts::rule(&decision.ask)),
        by: if mine || by_base.is_some() {
            game.def_of(decision.ask.by).map(|id| def(id).print.name)
        } else {
            None
        },
        by_card,
        by_base,
        choices: choices.collect(),
        set: if mine { decision.set } else { None },
        picked: if mine { picked(game) } else { vec![] },
        kind: decision.ask.what.kind(),
    })
}
/// What has been picked of the set that is being picked.
fn picked(game: &Game) -> Vec<PickView> {
    let pick = |card| PickView { card, name: def(game.table.card(card).def).print.name };
    match game.stack.top() {
        Some(Frame::Run(run)) => run.scope.picking.iter().map(pick).collect(),
        _ => vec![],
    }
}
