//! The name of every choice, unique within its decision: as the notation and the tests write it
//! (`Zapbot@hand`), and where that is more than a name, as a message for the page.

use super::capital;
use super::say::{self, Saying};
use crate::shell::message::{Arg, Message};
use crate::shell::{CardId, Choice, Game as _};
use crate::smash_up::Game;
use crate::smash_up::defs::def;
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::stack::Frame;
use crate::smash_up::step::Asked;
use crate::smash_up::table::DefId;
use crate::smash_up::words::Act;

/// The names of the seats, for what is said about them.
pub type Names<'a> = &'a [String];

/// What a choice is called, without regard to the others.
pub fn name(game: &Game, choice: Choice, names: Names) -> String {
    match choice {
        Choice::Done => "done".into(),
        Choice::Yes => "yes".into(),
        Choice::No => "no".into(),
        Choice::Pass => "pass".into(),
        Choice::Card(card) => def(game.table.card(card).def).print.name.into(),
        Choice::Base(base) => def(game.table.base_def(base)).print.name.into(),
        Choice::Seat(seat) => seat_name(seat, names),
        Choice::Faction(faction) => FACTIONS.get(faction as usize).map_or("?", |f| f.name).into(),
        Choice::Play(i) => match granted_by(game, i) {
            None => "use the free minion".into(),
            Some(by) => format!("use the extra minion of {}", def(by).print.name),
        },
        Choice::Number(n) => n.to_string(),
        Choice::Option(i) => option(game, i),
    }
}
/// What an extra play comes from; nothing for the free one of each turn.
fn granted_by(game: &Game, allowance: u8) -> Option<DefId> {
    Some(game.table.allowances.get(allowance as usize)?.extra?.code.def)
}
/// What one of several options of the instruction at hand does.
fn option(game: &Game, i: u8) -> String {
    let asked =
        game.decision().and_then(|d| if let Asked::Step(step) = d.ask.what { Some(step) } else { None });
    match asked.and_then(|step| game.instruction(step)).map(|s| &s.act) {
        Some(Act::Either(texts)) => {
            let it = match game.stack.top() {
                Some(Frame::Run(run)) => run.scope.it.first(),
                _ => None,
            };
            let kind = if it.is_none_or(|it| game.is_minion(it)) { "minion" } else { "action" };
            texts.get(i as usize).map_or(String::new(), |text| super::verbs::option(text, kind))
        }
        _ => "?".into(),
    }
}
/// A seat's name; without one it is `ann`, `bob`, `cat` or `dan`.
pub fn seat_name(seat: u8, names: Names) -> String {
    match names.get(seat as usize) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => ["ann", "bob", "cat", "dan"].get(seat as usize).unwrap_or(&"?").to_string(),
    }
}
/// Where a card is, in one word, or by the name of its base.
pub fn place(game: &Game, card: CardId) -> String {
    let pile = game.table.card(card).pile;
    match game.base_of(card) {
        Some(base) => def(game.table.base_def(base)).print.name.into(),
        None if pile.is_hand() => "hand".into(),
        None if pile.is_deck() => "deck".into(),
        None if pile.is_discard() => "discard".into(),
        None => "revealed".into(),
    }
}

/// What a choice's name needs to be unlike the others.
#[derive(Clone, Copy, Default)]
struct Apart {
    place: bool,
    owner: bool,
    number: Option<usize>,
}
/// The names of all choices of a decision, each unique: alike names are told apart by where the
/// card is (`Zapbot@Tortuga`, `Zapbot@hand`), then by whose it is, then by number (`Zapbot#2`).
pub fn labels(game: &Game, choices: &[Choice], names: Names) -> Vec<String> {
    told_apart(game, choices, names).into_iter().map(|(label, _)| label).collect()
}
/// The same with what each is called on the page, where that is more than a name or a number.
pub fn called(game: &Game, choices: &[Choice], names: Names) -> Vec<(String, Option<Message>)> {
    let told = told_apart(game, choices, names).into_iter().zip(choices);
    told.map(|((label, apart), choice)| (label, message(game, *choice, apart, names))).collect()
}
fn told_apart(game: &Game, choices: &[Choice], names: Names) -> Vec<(String, Apart)> {
    let mut labels: Vec<(String, Apart)> =
        choices.iter().map(|c| (name(game, *c, names), Apart::default())).collect();
    let card = |i: usize| if let Choice::Card(card) = choices[i] { Some(card) } else { None };
    tell_apart(&mut labels, |i, (label, apart)| {
        Some((format!("{label}@{}", place(game, card(i)?)), Apart { place: true, ..apart }))
    });
    tell_apart(&mut labels, |i, (label, apart)| {
        let owner = seat_name(game.table.card(card(i)?).controller, names);
        Some((format!("{owner} {label}"), Apart { owner: true, ..apart }))
    });
    for i in 0..labels.len() {
        let label = labels[i].0.clone();
        let twins: Vec<usize> = (i..labels.len()).filter(|j| labels[*j].0 == label).collect();
        if twins.len() > 1 {
            for (n, twin) in (1..).zip(twins) {
                labels[twin].0 = format!("{label}#{n}");
                labels[twin].1.number = Some(n);
            }
        }
    }
    labels
}
/// Gives alike labels a longer form, where that form differs among them.
fn tell_apart(
    labels: &mut [(String, Apart)],
    longer: impl Fn(usize, (&str, Apart)) -> Option<(String, Apart)>,
) {
    let plain = labels.to_vec();
    let long = |i: usize| longer(i, (&plain[i].0, plain[i].1));
    let text = |long: &Option<(String, Apart)>| long.as_ref().map(|(label, _)| label.clone());
    for i in 0..plain.len() {
        let mine = long(i);
        if (0..plain.len()).any(|j| plain[j].0 == plain[i].0 && text(&long(j)) != text(&mine)) {
            labels[i] = mine.unwrap_or_else(|| plain[i].clone());
        }
    }
}

/// What a choice is called on the page: nothing for a bare name, a number or one of the four words.
fn message(game: &Game, choice: Choice, apart: Apart, names: Names) -> Option<Message> {
    let say = |id| Saying::new(game, names, id);
    let mut said: Arg = match choice {
        Choice::Play(i) => match granted_by(game, i) {
            None => Message::new("choice-free-minion").into(),
            Some(by) => Message::new("choice-extra-minion").with("by", def(by).print.name).into(),
        },
        Choice::Option(i) => Message::new("choice-text").with("text", capital(&option(game, i))).into(),
        Choice::Card(card) => say::card(game, card).into(),
        _ => name(game, choice, names).into(),
    };
    if let Choice::Card(card) = choice {
        if apart.place {
            said = say("choice-at").with("choice", said).with("place", where_is(game, card)).message.into();
        }
        if apart.owner {
            let owner = game.table.card(card).controller;
            said = say("choice-of").seat(owner).with("choice", said).message.into();
        }
    }
    if let Some(number) = apart.number {
        said = say("choice-numbered").with("choice", said).number("number", number as i32).message.into();
    }
    if let Arg::Message(message) = said { Some(message) } else { None }
}
/// Where a card is, for the page.
fn where_is(game: &Game, card: CardId) -> Arg {
    match game.base_of(card) {
        Some(base) => say::base(game, base).into(),
        None => match game.table.card(card).pile {
            pile if pile.is_hand() => Message::new("choice-in-hand").into(),
            pile if pile.is_deck() => Message::new("choice-in-deck").into(),
            pile if pile.is_discard() => Message::new("choice-in-discard").into(),
            _ => Message::new("choice-revealed").into(),
        },
    }
}
