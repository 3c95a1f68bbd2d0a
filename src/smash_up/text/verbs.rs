//! Writes instructions as sentences, in the imperative to "you" or about somebody.

use super::cards::Voice;
use super::nouns::{at, each_of, one, plural, that_many, to, where_you, who};
use super::{capital, number, signed};
use crate::smash_up::words::{
    Act, Amount, Cards, From, Kind, MANY, Place, Seats, Span, Step, Test, Text, Who, Whose,
};

/// One instruction as a sentence to "you" about a card of this kind, for prompts.
pub fn instruction(step: &Step, kind: &'static str) -> String {
    self::step(step, Voice { kind, ..Voice::YOU })
}
/// One of several things that a text lets its player do with a card of this kind, for the name of a choice.
pub fn option(text: Text, kind: &'static str) -> String {
    body(text, Voice { kind, ..Voice::YOU })
}
pub fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_lowercase().chain(chars).collect())
}

/// Instructions one after the other, each a sentence.
pub fn text(text: Text, voice: Voice) -> String {
    let mut sentences: Vec<String> = vec![];
    for (i, instruction) in text.iter().enumerate() {
        let before = &text[..i];
        let subject = match voice.somebody {
            _ if is_impersonal(instruction) => String::new(),
            Some(somebody) if i == 0 => format!("{somebody} "),
            Some(_) => "then they ".into(),
            None => String::new(),
        };
        let voice = Voice { they: i > 0, it: chosen_before(before).unwrap_or(voice.it), ..voice };
        let said = match &instruction.act {
            Act::PutBack(order) => put_back(before, *order),
            _ => step(instruction, voice),
        };
        let said = format!("{subject}{said}.");
        // "You may X, then Y": both or neither (R8.2).
        if i > 0 && text[i - 1].may && !matches!(instruction.act, Act::IfDone(_)) && !instruction.may {
            let before: &mut String = &mut sentences[i - 1];
            before.pop();
            *before += &format!(", then {said}");
            sentences.push(String::new());
            continue;
        }
        sentences.push(if i == 0 { said } else { capital(&said) });
    }
    sentences.retain(|s| !s.is_empty());
    sentences.join(" ")
}
/// Said of what it happens to, not of who does it.
fn is_impersonal(step: &Step) -> bool {
    let of_itself = |who: &Who| matches!(who, Who::It | Who::Me | Who::Host | Who::Chosen);
    !step.may
        && match &step.act {
            Act::Bottom(Who::It) | Act::Each(..) | Act::When(..) | Act::WhenIt(..) | Act::IfDone(_) => true,
            Act::PlaceCounters(who, _) => of_itself(who),
            Act::Power(who, ..) => of_itself(who) || matches!(who, Who::All(_)),
            _ => false,
        }
}
/// How to speak of what the instructions before have chosen.
fn chosen_before(text: &[Step]) -> Option<&'static str> {
    let chosen =
        text.iter().rev().find_map(|step| if let Act::Choose(who) = &step.act { Some(who) } else { None });
    chosen.map(|who| if matches!(who, Who::Pick(_, 2.., _)) { "the chosen minions" } else { "it" })
}
fn put_back(before: &[Step], any_order: bool) -> String {
    let one_card = before.iter().any(|s| matches!(s.act, Act::Reveal(Seats::You, Amount::N(1))));
    let taken = before.iter().any(|s| match &s.act {
        Act::WhenIt(_, inner) => inner.iter().any(|s| matches!(s.act, Act::Either(_))),
        _ => false,
    });
    match (any_order, one_card, taken) {
        (true, ..) => "put the others back on top in any order".into(),
        (_, true, true) => "if it was neither taken nor played, put it back on top".into(),
        (_, true, false) => "if it was not played, put it back on top".into(),
        _ => "put the others back on top of their decks".into(),
    }
}
fn step(step: &Step, voice: Voice) -> String {
    if !step.may {
        return act(&step.act, voice, false);
    }
    let imperative = Voice { somebody: None, ..voice };
    let said = act(&step.act, imperative, true);
    if voice.somebody.is_some() {
        format!("may {}", said.replace("your", "their"))
    } else {
        format!("you may {said}")
    }
}
fn act(act: &Act, voice: Voice, may: bool) -> String {
    let your = voice.your();
    let who = |w: &Who| who(w, voice);
    let does = |verb: &str| voice.does(verb);
    match act {
        Act::Destroy(Who::Pick(MANY, MANY, cards)) => {
            format!("{} {} at each base", does("destroy"), one(&Cards { which: None, ..*cards }, voice))
                + &cards.which.map_or(String::new(), |which| format!(" {}", which.says))
        }
        Act::Destroy(w) => format!("{} {}", does("destroy"), who(w)),
        Act::Move(w, place) => format!("{} {}{}", does("move"), who(w), to(*place)),
        Act::Return(w) => format!("{} {} to {}", does("return"), who(w), home(w, voice)),
        Act::Take(Who::Pick(_, _, cards)) if cards.from == From::Deck => {
            format!(
                "{} {your} deck for {}, {} it to all and {} it into {your} hand",
                does("search"),
                found(cards, voice),
                does("show"),
                does("take"),
            )
        }
        Act::Take(w) => format!("{} {} into {your} hand", does("take"), who(w)),
        Act::Bottom(Who::It) => "it goes under its owner’s deck".into(),
        Act::Bottom(w @ Who::Pick(_, _, cards)) if cards.from == From::Hand => {
            format!("{} {} under {your} deck", does("put"), who(w))
        }
        Act::Bottom(w) => format!("{} {} under its owner’s deck", does("put"), who(w)),
        Act::Discard(Who::Pick(_, _, cards)) if cards.from == From::Deck => {
            let which = Cards { from: From::Play, whose: Whose::Anyone, ..*cards };
            format!(
                "{} {your} deck for any number of {} and discard them",
                does("search"),
                plural(&which, voice)
            )
        }
        Act::Discard(Who::Pick(_, _, cards)) if (cards.from, cards.whose) == (From::Hand, Whose::Theirs) => {
            let which = Cards { from: From::Play, whose: Whose::Anyone, ..*cards };
            format!("{} {} there; that player discards it", does("choose"), one(&which, voice))
        }
        Act::Discard(w) => format!("{} {}", does("discard"), who(w)),
        Act::DiscardAtRandom(amount) => format!("{} {} at random", does("discard"), cards(amount, voice)),
        Act::ShuffleIn(w) => format!("{} {} into {your} deck", does("shuffle"), who(w)),
        Act::Play(Who::Me, place) => match place {
            Place::There => format!("{} this minion there from {your} hand", does("play")),
            _ => format!("{} this card from {your} discard pile as an extra minion", does("play")),
        },
        Act::Play(Who::It, _) => format!("{} it now as an extra {}", does("play"), voice.kind),
        Act::Play(w @ Who::Pick(_, _, cards), place) => {
            let kind = if cards.kind == Kind::Minion { "minion" } else { "action" };
            format!("{} {}{} as an extra {kind}", does("play"), who(w), at(*place))
        }
        Act::Play(w, place) => format!("{} {}{}", does("play"), who(w), at(*place)),
        Act::Extra(n, cards, place) => {
            let subject = if voice.somebody.is_some() { "may" } else { "you may" };
            let (many, noun) = match n {
                1 => ("an".to_string(), super::nouns::noun(cards, false)),
                n => (number(i16::from(*n)), super::nouns::noun(cards, true)),
            };
            let plain = Cards { from: From::Hand, ..*cards };
            format!("{subject} play {many} extra {noun}{}{}", super::nouns::limits(&plain, voice), at(*place))
        }
        Act::Power(w, amount, span) => {
            let until = match span {
                Span::ThisTurn => "until the end of the turn",
                Span::YourTurn => "until the end of your turn",
            };
            let more = match amount {
                Amount::N(n) => signed(*n),
                Amount::Of(count) => format!("+1 power {}", count.says),
            };
            match (w, amount) {
                (Who::All(cards), Amount::Of(_)) => format!("{} gets {more} {until}", each_of(cards, voice)),
                (Who::All(_), _) => format!("{} get {more} {until}", who(w)),
                (Who::Pick(..), _) => format!("{} {} {more} {until}", does("give"), who(w)),
                _ => format!("{} gets {more} {until}", who(w)),
            }
        }
        Act::PlaceCounters(w, amount) => {
            let counters = match amount {
                Amount::N(1) => "a +1 power counter".to_string(),
                Amount::N(n) => format!("{} +1 power counters", number(i16::from(*n))),
                Amount::Of(count) => format!("{} +1 power counters", count.says),
            };
            match w {
                Who::All(cards) => format!("{} {counters} on {}", does("put"), each_of(cards, voice)),
                Who::Pick(0, ..) => format!("{} {counters} on each of {}", does("put"), who(w)),
                Who::Pick(..) => format!("{} {counters} on {}", does("put"), who(w)),
                _ if may => format!("{} {counters} on {}", does("put"), who(w)),
                _ => format!("{} gets {counters}", who(w)),
            }
        }
        Act::TakeCounters(w, 1) => format!("{} a +1 power counter off {}", does("take"), who(w)),
        Act::TakeCounters(w, n) => {
            format!("{} {} +1 power counters off {}", does("take"), number(i16::from(*n)), who(w))
        }
        Act::TakeAnyCounters(cards) => {
            format!("{} any number of +1 power counters off {}", does("take"), plural(cards, voice))
        }
        Act::TransferCounters(most, from, cards) => {
            let many = if *most == 1 { "a +1 power counter" } else { "any number of +1 power counters" };
            let other = one(&Cards { other: true, ..*cards }, voice);
            format!("{} {many} from {} to {other}", does("transfer"), who(from))
        }
        Act::ShareCounters(amount, cards) => {
            let many = match amount {
                Amount::N(n) => format!("{} +1 power counters", number(i16::from(*n))),
                Amount::Of(count) => format!("+1 power counters, as many as {},", count.says),
            };
            format!("{} out {many} among {} as {} like", does("share"), plural(cards, voice), you(voice))
        }
        Act::RearrangeCounters(cards) => {
            format!(
                "{} the +1 power counters on {} among them as {} like",
                does("rearrange"),
                plural(cards, voice),
                you(voice)
            )
        }
        Act::LowerBreakpoint(place, amount) => {
            let by = match amount {
                Amount::N(n) => n.to_string(),
                Amount::Of(count) => count.says.into(),
            };
            format!("{} the breakpoint {} by {by} until the end of the turn", does("lower"), of_base(*place))
        }
        Act::SetBreakpoint(place, n) => {
            format!("the breakpoint {} becomes {n} until the end of the turn", of_base(*place))
        }
        Act::Draw(amount) => format!("{} {}", does("draw"), cards(amount, voice)),
        Act::Gain(Amount::N(n)) => format!("{} {n} VP", does("gain")),
        Act::Gain(Amount::Of(count)) if count.says.starts_with("for ") => {
            format!("{} 1 VP {}", does("gain"), says(count.says, voice))
        }
        Act::Gain(Amount::Of(count)) => format!("{} as many VP as {}", does("gain"), says(count.says, voice)),
        Act::Reveal(Seats::You, Amount::N(1)) => format!("{} the top card of {your} deck", does("reveal")),
        Act::Reveal(Seats::You, Amount::N(n)) => {
            format!("{} the top {} cards of {your} deck", does("reveal"), number(i16::from(*n)))
        }
        Act::Reveal(Seats::You, Amount::Of(count)) => format!(
            "{} from the top of {your} deck as many cards as {}",
            does("reveal"),
            says(count.says, voice)
        ),
        Act::Reveal(seats, _) => {
            let whose = match seats {
                Seats::Opponents => "each opponent’s deck",
                Seats::Them => "that player’s deck",
                Seats::You | Seats::Everyone => "everybody’s deck",
            };
            format!("{} the top card of {whose}", does("reveal"))
        }
        Act::LookTop => format!("{} at the top card of {your} deck", does("look")),
        Act::LookAtHand => format!("{} at that player’s hand", does("look")),
        Act::PutBack(any_order) => put_back(&[], *any_order),
        Act::Shuffle => format!("{} {your} deck", does("shuffle")),
        Act::Choose(w) => format!("{} {}", does("choose"), who(w)),
        Act::ChooseBase(place) => format!("{} a base{}", does("choose"), where_you(*place)),
        Act::ChoosePlayer(Seats::Opponents) => format!("{} an opponent", does("choose")),
        Act::ChoosePlayer(_) => format!("{} a player", does("choose")),
        Act::NameFaction => format!("{} a faction", does("name")),
        Act::SwapBase => format!(
            "{} through the base deck and {} a base there for one in play: its minions stay, actions on it are \
             discarded, and the old base is shuffled into the base deck",
            does("look"),
            does("exchange"),
        ),
        Act::PickNextBase(n) => format!(
            "{} at the next {} bases, {} the one that replaces this base, and {} the others back in any order",
            does("look"),
            number(i16::from(*n)),
            does("pick"),
            does("put"),
        ),
        Act::ForbidActions => "that player cannot play actions during their next turn".into(),
        Act::When(condition, inner) => format!("if {}, {}", says(condition.says, voice), body(inner, voice)),
        Act::WhenIt(cards, inner) => {
            let kind = super::nouns::noun(cards, false);
            format!("if {}, {}", it_is(cards, voice), body(inner, Voice { kind, ..voice }))
        }
        Act::IfDone(inner) => {
            let did = if voice.somebody.is_some() { "they did" } else { "you did" };
            format!("if {did}, {}", body(inner, voice))
        }
        Act::Either(texts) => {
            let said: Vec<String> = texts.iter().map(|text| body(text, voice)).collect();
            format!("either {}", said.join(" or "))
        }
        Act::Each(seats, inner) => {
            let somebody = match seats {
                Seats::You => "you",
                Seats::Them => "that player",
                Seats::Opponents => "each opponent",
                Seats::Everyone => "everybody",
            };
            body(inner, voice.of(somebody))
        }
        Act::EachBase(place, inner) => format!("on each base{}, {}", where_you(*place), body(inner, voice)),
        Act::Repeat(inner) => format!("for each of them, {}", body(inner, voice)),
    }
}
fn you(voice: Voice) -> &'static str {
    if voice.somebody.is_some() { "they" } else { "you" }
}
/// `a card`, `two cards`, `that many cards`, `as many cards as its power`.
fn cards(amount: &Amount, voice: Voice) -> String {
    match amount {
        Amount::N(1) => "a card".into(),
        Amount::N(n) => format!("{} cards", number(i16::from(*n))),
        Amount::Of(count) if that_many(count) => "that many cards".into(),
        Amount::Of(count) => format!("as many cards as {}", says(count.says, voice)),
    }
}
fn found(cards: &Cards, voice: Voice) -> String {
    let plain = Cards { from: From::Play, whose: Whose::Anyone, place: Place::Here, ..*cards };
    one(&plain, voice).replace(" here", "")
}
/// Whose hand a card returns to.
fn home(who: &Who, voice: Voice) -> String {
    match who {
        Who::Me => format!("{} hand", voice.your()),
        Who::It if voice.it == "the chosen minions" => format!("{} hand", voice.your()),
        Who::Pick(_, _, cards) | Who::All(cards) if cards.whose == Whose::Yours => {
            format!("{} hand", voice.your())
        }
        Who::All(_) | Who::Pick(_, 2.., _) => "their owners’ hands".into(),
        _ => "its owner’s hand".into(),
    }
}
fn of_base(place: Place) -> &'static str {
    if place == Place::Here { "here" } else { "of its base" }
}
/// `it is a minion`, `it is still here and weaker than this minion`.
fn it_is(cards: &Cards, voice: Voice) -> String {
    match &cards.power {
        Test::LessThan(Amount::Of(count)) if cards.place == Place::Here => {
            format!("it is still here and weaker than {}", count.says.trim_end_matches("’s"))
        }
        _ => format!("it is {}", found(cards, voice)),
    }
}
fn body(inner: Text, voice: Voice) -> String {
    lower_first(text(inner, voice).trim_end_matches('.'))
}
pub fn says(phrase: &str, voice: Voice) -> String {
    match voice.somebody {
        Some(somebody) => phrase
            .replace("than you", &format!("than {somebody}"))
            .replace("your", "their")
            .replace("you have", "they have"),
        None => phrase.into(),
    }
}
