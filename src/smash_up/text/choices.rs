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
/// What "it" is, in the text at hand.
pub fn kind_of_it(game: &Game) -> &'static str {
    let it = match game.stack.top() {
        Some(Frame::Run(run)) => run.scope.it.first(),
        _ => None,
    };
    if it.is_none_or(|it| game.is_minion(it)) { "minion" } else { "action" }
}
/// What one of several options of the instruction at hand does.
fn option(game: &Game, i: u8) -> String {
    let asked =
        game.decision().and_then(|d| if let Asked::Step(step) = d.ask.what { Some(step) } else { None });
    match asked.and_then(|step| game.instruction(step)).map(|s| &s.act) {
        Some(Act::Either(texts)) => {
            texts.get(i as usize).map_or(String::new(), |text| super::verbs::option(text, kind_of_it(game)))
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

/// A name, and what it has been given to be unlike the others.
#[derive(Default)]
struct Label {
    text: String,
    place: bool,
    owner: bool,
    number: Option<usize>,
}
/// The names of all choices of a decision, each unique: alike names are told apart by where the
/// card is (`Zapbot@Tortuga`, `Zapbot@hand`), then by whose it is, then by number (`Zapbot#2`).
pub fn labels(game: &Game, choices: &[Choice], names: Names) -> Vec<String> {
    told_apart(game, choices, names).into_iter().map(|label| label.text).collect()
}
/// The same with what each is called on the page, where that is more than a name or a number.
pub fn called(game: &Game, choices: &[Choice], names: Names) -> Vec<(String, Option<Message>)> {
    let called = |(label, choice): (Label, &Choice)| {
        let message = message(game, *choice, &label, names);
        (label.text, message)
    };
    told_apart(game, choices, names).into_iter().zip(choices).map(called).collect()
}
fn told_apart(game: &Game, choices: &[Choice], names: Names) -> Vec<Label> {
    let plain = |choice: &Choice| Label { text: name(game, *choice, names), ..Label::default() };
    let mut labels: Vec<Label> = choices.iter().map(plain).collect();
    let card = |i: usize| if let Choice::Card(card) = choices[i] { Some(card) } else { None };
    tell_apart(&mut labels, |i, label| {
        let text = format!("{}@{}", label.text, place(game, card(i)?));
        Some(Label { text, place: true, ..*label })
    });
    tell_apart(&mut labels, |i, label| {
        let owner = seat_name(game.table.card(card(i)?).controller, names);
        Some(Label { text: format!("{owner} {}", label.text), owner: true, ..*label })
    });
    for i in 0..labels.len() {
        let twins: Vec<usize> = (i..labels.len()).filter(|j| labels[*j].text == labels[i].text).collect();
        if twins.len() > 1 {
            for (n, twin) in (1..).zip(twins) {
                labels[twin].text += &format!("#{n}");
                labels[twin].number = Some(n);
            }
        }
    }
    labels
}
/// Gives alike labels a longer form, where that form differs among them.
fn tell_apart(labels: &mut [Label], longer: impl Fn(usize, &Label) -> Option<Label>) {
    let longer: Vec<Option<Label>> = labels.iter().enumerate().map(|(i, label)| longer(i, label)).collect();
    let form = |i: usize| longer[i].as_ref().map(|label| &label.text);
    let unlike = |i: usize, j: usize| labels[i].text == labels[j].text && form(i) != form(j);
    let apart: Vec<bool> = (0..labels.len()).map(|i| (0..labels.len()).any(|j| unlike(i, j))).collect();
    for ((label, longer), apart) in labels.iter_mut().zip(longer).zip(apart) {
        if let (true, Some(longer)) = (apart, longer) {
            *label = longer;
        }
    }
}

/// What a choice is called on the page: nothing for a bare name, a number or one of the four words.
fn message(game: &Game, choice: Choice, label: &Label, names: Names) -> Option<Message> {
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
        if label.place {
            said = say("choice-at").with("choice", said).with("place", where_is(game, card)).message.into();
        }
        if label.owner {
            let owner = game.table.card(card).controller;
            said = say("choice-of").seat(owner).with("choice", said).message.into();
        }
    }
    if let Some(number) = label.number {
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
