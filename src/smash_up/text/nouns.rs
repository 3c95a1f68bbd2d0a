//! Writes what an instruction is done to, and places.

use super::cards::Voice;
use super::number;
use super::verbs::says;
use crate::smash_up::words::{Amount, Cards, Count, Extreme, From, Kind, MANY, Place, Test, Who, Whose};

/// What an instruction is done to, in words.
pub fn who(who: &Who, voice: Voice) -> String {
    match who {
        Who::Me => voice.this.into(),
        Who::Host => voice.host.into(),
        Who::It => voice.it.into(),
        Who::Chosen => "the chosen minion".into(),
        Who::Pick(1, 1, cards) => one(cards, voice),
        Who::Pick(0, MANY, cards) => many("any number", cards, voice),
        Who::Pick(0, n, cards) => many(&format!("up to {}", number(i16::from(*n))), cards, voice),
        Who::Pick(least, most, cards) => {
            many(&format!("{} or {}", number(i16::from(*least)), number(i16::from(*most))), cards, voice)
        }
        Who::All(cards) if cards.from == From::Hand => format!("{} whole hand", voice.your()),
        Who::All(cards) => format!("all {}", plural(cards, voice)),
    }
}
/// `your minions here`, `opponents’ minions`, `minions of power 2 or less`.
pub fn plural(cards: &Cards, voice: Voice) -> String {
    let whose = match cards.whose {
        Whose::Yours if cards.from == From::Play => format!("{} ", voice.your()),
        Whose::Opponents => "opponents’ ".into(),
        Whose::Theirs => "that player’s ".into(),
        _ => String::new(),
    };
    format!("{whose}{}{}", noun(cards, true), details(cards, true, voice))
}
/// `each of your minions here`.
pub fn each_of(cards: &Cards, voice: Voice) -> String {
    match cards.whose {
        Whose::Yours => format!("each of {}", plural(cards, voice)),
        _ => format!("each {}{}", noun(cards, false), details(cards, false, voice)),
    }
}
pub fn one(cards: &Cards, voice: Voice) -> String {
    let noun = noun(cards, false);
    let details = details(cards, false, voice);
    match cards.extreme {
        Some(Extreme::Strongest) => return format!("{} strongest {noun}{details}", voice.your()),
        Some(Extreme::Weakest) => return format!("one of the weakest {}{details}", self::noun(cards, true)),
        None => {}
    }
    match (cards.whose, cards.from, cards.other) {
        (Whose::Yours, From::Play, true) => {
            format!("another of {} {}{details}", voice.your(), self::noun(cards, true))
        }
        (Whose::Yours, From::Play, _) => {
            format!("one of {} {}{details}", voice.your(), self::noun(cards, true))
        }
        (Whose::Opponents, ..) => format!("an opponent’s {noun}{details}"),
        (Whose::Theirs, ..) => format!("one of that player’s {}{details}", self::noun(cards, true)),
        (_, From::TurnedUp, _) => format!("one of the {}{details}", self::noun(cards, true)),
        (_, _, true) => format!("another {noun}{details}"),
        _ => format!("{} {noun}{details}", if noun.starts_with('a') { "an" } else { "a" }),
    }
}
fn many(count: &str, cards: &Cards, voice: Voice) -> String {
    let noun = noun(cards, true);
    let details = details(cards, true, voice);
    let of = match (cards.whose, cards.from, count) {
        (Whose::Yours, From::Play, _) => format!(" of {}", voice.your()),
        (_, From::TurnedUp, _) => " of the".into(),
        (_, _, "any number") if cards.other => " of other".into(),
        (_, _, "any number") => " of".into(),
        _ if cards.other => " other".into(),
        _ => String::new(),
    };
    format!("{count}{of} {noun}{details}")
}
pub fn noun(cards: &Cards, plural: bool) -> &'static str {
    match (cards.microbot, cards.kind, plural) {
        (true, _, false) => "Microbot",
        (true, _, true) => "Microbots",
        (_, Kind::Card, false) => "card",
        (_, Kind::Card, true) => "cards",
        (_, Kind::Minion, false) => "minion",
        (_, Kind::Minion, true) => "minions",
        (_, Kind::Action | Kind::OnBase | Kind::OnMinion, false) => "action",
        (_, Kind::Action | Kind::OnBase | Kind::OnMinion, true) => "actions",
    }
}
fn details(cards: &Cards, plural: bool, voice: Voice) -> String {
    let mut said = String::new();
    if cards.named_faction {
        said += " of that faction";
    }
    if cards.one_name {
        said += " of one name";
    }
    said += match (cards.kind, cards.place) {
        (Kind::OnBase, Place::Here) => " on that base",
        (Kind::OnMinion, _) => " on that minion",
        (Kind::Action, Place::Anywhere) if cards.from == From::Play => " in play",
        (_, Place::Here) => " here",
        (_, Place::There) => " there",
        (_, Place::Elsewhere) => " from another base",
        _ => "",
    };
    if cards.one_base {
        said += " on a single base";
    }
    said += &test(cards, plural, voice);
    said += match cards.counter {
        Some(true) => " with a +1 power counter",
        Some(false) => " without a +1 power counter",
        None => "",
    };
    if let Some(which) = cards.which {
        said += &format!(" {}", which.says);
    }
    said += &match (cards.from, cards.whose) {
        (From::Play, _) => String::new(),
        (From::Hand, Whose::Theirs) => " from that player’s hand".into(),
        (From::Hand, _) => format!(" from {} hand", voice.your()),
        (From::Deck, _) => format!(" from {} deck", voice.your()),
        (From::Discard, _) => format!(" from {} discard pile", voice.your()),
        (From::TurnedUp, _) => " among them".into(),
    };
    said
}
/// What an extra play is good for, beside its kind.
pub fn limits(cards: &Cards, voice: Voice) -> String {
    test(cards, false, voice)
}
fn test(cards: &Cards, plural: bool, voice: Voice) -> String {
    let is = if plural { "are" } else { "is" };
    match &cards.power {
        Test::Any => String::new(),
        Test::AtMost(Amount::N(n)) => format!(" of power {n} or less"),
        Test::AtLeast(Amount::N(n)) => format!(" of power {n} or more"),
        Test::LessThan(Amount::N(n)) => format!(" of power less than {n}"),
        Test::AtMost(Amount::Of(count)) if count.says == "its power" => {
            format!(" that {is} no stronger than it")
        }
        Test::LessThan(Amount::Of(count)) if count.says == "its power" => {
            format!(" that {is} weaker than it")
        }
        Test::AtMost(Amount::Of(count)) if that_many(count) => {
            " with power no higher than that number".into()
        }
        Test::AtMost(Amount::Of(count)) => format!(" with power no higher than {}", says(count.says, voice)),
        Test::AtLeast(Amount::Of(count)) => format!(" with power no lower than {}", says(count.says, voice)),
        Test::LessThan(Amount::Of(count)) => format!(" with power less than {}", says(count.says, voice)),
    }
}
pub fn that_many(count: &Count) -> bool {
    count.says == "that many"
}
pub fn to(place: Place) -> &'static str {
    match place {
        Place::Here => " to here",
        Place::There => " there",
        Place::AnotherBase | Place::Elsewhere => " to another base",
        Place::OtherBases => " to other bases",
        Place::Replacement => " to the base that replaced this one",
        Place::Anywhere => "",
        Place::WithYours => " to a base where you have a minion",
        Place::WithoutYours => " to a base where you have no minion",
    }
}
pub fn at(place: Place) -> &'static str {
    match place {
        Place::Here => " here",
        Place::There => " there",
        Place::WithoutYours => " on a base where you have no minion",
        Place::WithYours => " on a base where you have a minion",
        _ => "",
    }
}
pub fn where_you(place: Place) -> &'static str {
    match place {
        Place::WithYours => " where you have a minion",
        Place::WithoutYours => " where you have no minion",
        _ => "",
    }
}
