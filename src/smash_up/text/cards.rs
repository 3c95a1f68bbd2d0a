//! Writes what a card says from its words, in one voice: "you" for cards, "the winner" and the like
//! for bases. Golden files in `tests/texts` hold every card's text.

use super::{capital, number};
use crate::smash_up::table::Edition;
use crate::smash_up::words::{
    Ability, Act, Amount, Cards, From, Happening, Head, Kind, Limit, MANY, On, Place, Print, Ranked, Static,
    Step, Test, Text, Use, Who, Whose,
};

/// To whom a text speaks, and what "this" is.
#[derive(Clone, Copy)]
pub struct Voice {
    /// `None` speaks to "you" in the imperative; otherwise about somebody.
    somebody: Option<&'static str>,
    /// Somebody was named before and is "they" now.
    they: bool,
    this: &'static str,
    /// What was chosen before.
    it: &'static str,
}
impl Voice {
    const YOU: Voice = Voice { somebody: None, they: false, this: "this card", it: "it" };

    fn your(self) -> &'static str {
        if self.somebody.is_some() { "their" } else { "your" }
    }
    /// `destroy`, or `the winner destroys`.
    fn does(self, verb: &str) -> String {
        if self.somebody.is_none() || self.they { verb.into() } else { format!("{verb}s") }
    }
}

/// The whole text of a card or base in an edition.
pub fn card(print: &Print, edition: Edition) -> String {
    let this = match (print.power, print.breakpoint) {
        (Some(_), _) => "this minion",
        (None, 0) => "this action",
        _ => "this base",
    };
    let voice = Voice { this, ..Voice::YOU };
    let mut sentences: Vec<String> = vec![];
    let mut label = "";
    let mut on_play = String::new();
    let here = |a: &&Ability| a.only_in.is_none_or(|only| only == edition);
    for ability in print.abilities().iter().filter(here) {
        let (new_label, sentence) = self::ability(print, ability, voice, &on_play);
        if matches!(ability.head, Head::Play) {
            on_play.clone_from(&sentence);
        }
        // A label covers all text up to the next label (R5.10).
        if new_label.is_empty() || new_label == label {
            sentences.push(capital(&sentence));
        } else {
            sentences.push(format!("{new_label} — {sentence}"));
        }
        label = new_label;
    }
    sentences.join(" ")
}
/// One instruction as a sentence to "you", for prompts.
pub fn instruction(step: &Step) -> String {
    self::step(step, Voice::YOU)
}

fn ability(print: &Print, ability: &Ability, voice: Voice, on_play: &str) -> (&'static str, String) {
    let said = |voice: Voice| text(ability.text, voice);
    let provided = ability.when.map_or(String::new(), |when| format!(", if {}", when.says));
    let limit = match ability.limit {
        Limit::None => String::new(),
        Limit::NameEachTurn => format!(" Only one {} of yours each turn.", print.name),
        Limit::NameEachBase => format!(" Only one {} of yours for each base.", print.name),
    };
    let rank = |who: Ranked| match who {
        Ranked::Winner => "the winner",
        Ranked::RunnerUp => "the runner-up",
        Ranked::Losers => "everyone but the winner with a minion here",
        Ranked::Everyone => "each player with a minion here",
    };
    let of = |who: Ranked| Voice { somebody: Some(rank(who)), ..voice };
    match ability.head {
        Head::Play => ("", said(voice)),
        Head::PutOn(on) => {
            let on = match on {
                On::Base => "a base",
                On::Minion => "a minion",
                On::YourMinion => "one of your minions",
            };
            ("", format!("put this on {on}."))
        }
        Head::Always(what) if print.breakpoint > 0 => ("", format!("{}.", always(&what, voice))),
        Head::Always(what) => ("Ongoing", format!("{}.", always(&what, voice))),
        Head::StartOfTurn => ("Ongoing", format!("when your turn starts, {}", said(voice))),
        Head::EndOfTurn => ("Ongoing", format!("when the turn ends, {}", said(voice))),
        Head::After(what) => {
            // Who was destroyed is no longer here.
            let gone = matches!(what, Happening::MeDestroyed);
            let said = if gone { said(voice).replace(" here", " at its base") } else { said(voice) };
            ("Ongoing", format!("after {}, {said}", happening(&what, voice, "is")))
        }
        Head::Instead(what) => {
            let said = said(voice);
            let said = said.trim_end_matches('.');
            ("Special", format!("whenever {}, instead {said}.", happening(&what, voice, "would be")))
        }
        Head::YourPlayPhase(from) => {
            let said = if from == Use::InPlay {
                said(voice).replace(" here", " on the base it left")
            } else {
                said(voice)
            };
            ("Special", format!("in your play phase{provided}: {said}{limit}"))
        }
        Head::BeforeScoring(_) if !on_play.is_empty() && said(voice) == on_play => {
            ("Special", "you may also play this before any base scores.".into())
        }
        Head::BeforeScoring(from) => {
            let which = if from == Use::InPlayHere { "this base" } else { "any base" };
            ("Special", format!("before {which} scores{provided}: {}{limit}", said(voice)))
        }
        Head::AfterScoring(Use::Base(who)) => ("After scoring", said(of(who))),
        Head::AfterScoring(from) => {
            let which = if from == Use::InPlayHere { "this base" } else { "any base" };
            ("Special", format!("after {which} scores{provided}: {}{limit}", said(voice)))
        }
        Head::WhenScoring(who) => ("When scoring", said(of(who))),
        Head::AfterReplaced(who) => ("Once this base has been replaced", said(of(who))),
    }
}
fn always(what: &Static, voice: Voice) -> String {
    match what {
        Static::Power(who, amount) => {
            let amount = match amount {
                Amount::N(n) => signed(*n),
                Amount::Of(count) => format!("+1 power {}", count.says),
            };
            match who {
                Who::Me => amount,
                Who::Host => format!("that minion has {amount} (0 at the lowest)"),
                _ => format!("{} have {amount}", self::who(who, voice)),
            }
        }
        Static::CannotBeDestroyed => format!("{} cannot be destroyed", voice.this),
        Static::OpponentsCannotPlayMinionsHere => "opponents cannot play minions here".into(),
        Static::OpponentsActionsDoNotAffectHost => "opponents’ actions do not affect that minion".into(),
        Static::YourMinionsAreMicrobots => "all your minions in play count as Microbots".into(),
        Static::PlayFromDiscardHere => {
            "in your play phase, a minion that you could play here from your hand may come from your discard pile instead"
                .into()
        }
        Static::IgnoreBaseHere => "until your next turn starts, you may ignore this base’s ability".into(),
    }
}
fn happening(what: &Happening, voice: Voice, is: &str) -> String {
    match what {
        Happening::MeDestroyed => format!("{} {is} destroyed", voice.this),
        Happening::Destroyed(cards) if cards.other => format!("{} {is} destroyed", one(cards, voice)),
        Happening::Destroyed(cards) => format!("{} (this one included) {is} destroyed", one(cards, voice)),
    }
}
fn signed(n: i8) -> String {
    if n < 0 { format!("−{} power", -i16::from(n)) } else { format!("+{n} power") }
}

/// Instructions one after the other, each a sentence.
fn text(text: Text, voice: Voice) -> String {
    let mut sentences = vec![];
    for (i, instruction) in text.iter().enumerate() {
        let subject = match voice.somebody {
            Some(somebody) if i == 0 => format!("{somebody} "),
            Some(_) => "then they ".into(),
            None => String::new(),
        };
        let voice = Voice { they: i > 0, it: chosen_before(&text[..i]), ..voice };
        let said = step(instruction, voice);
        // "You may X, then Y": both or neither (R8.2).
        if i > 0 && text[i - 1].may && !instruction.may {
            let before: &mut String = &mut sentences[i - 1];
            before.pop();
            *before += &format!(", then {said}.");
            sentences.push(String::new());
            continue;
        }
        let said = format!("{subject}{said}.");
        sentences.push(if i == 0 { said } else { capital(&said) });
    }
    sentences.retain(|s| !s.is_empty());
    sentences.join(" ")
}
/// How to speak of what the instructions before have chosen.
fn chosen_before(text: &[Step]) -> &'static str {
    let chosen =
        text.iter().rev().find_map(|step| if let Act::Choose(who) = &step.act { Some(who) } else { None });
    match chosen {
        Some(Who::Pick(_, 2.., _)) => "the chosen minions",
        _ => "it",
    }
}
fn step(step: &Step, voice: Voice) -> String {
    let voice_for_may = Voice { somebody: None, ..voice };
    if step.may {
        let their = voice.somebody.is_some();
        let said = act(&step.act, voice_for_may);
        let said = if their { said.replace("your", "their") } else { said };
        return if their { format!("may {said}") } else { format!("you may {said}") };
    }
    act(&step.act, voice)
}
fn act(act: &Act, voice: Voice) -> String {
    let your = voice.your();
    let who = |w: &Who| who(w, voice);
    let does = |verb: &str| voice.does(verb);
    match act {
        Act::Destroy(w) => format!("{} {}", does("destroy"), who(w)),
        Act::Move(w, place) => format!("{} {}{}", does("move"), who(w), to(*place)),
        Act::Return(w) => format!("{} {} to {your} hand", does("return"), who(w)),
        Act::Take(w) => format!("{} {} into {your} hand", does("take"), who(w)),
        Act::Bottom(w) => format!("{} {} under its owner’s deck", does("put"), who(w)),
        Act::Discard(Who::Pick(_, _, cards)) if cards.from == From::Deck => {
            let which = Cards { from: From::Play, whose: Whose::Anyone, ..*cards };
            format!(
                "{} {your} deck for {} and discard them",
                does("search"),
                many("any number", &which, voice)
            )
        }
        Act::Discard(w) => format!("{} {}", does("discard"), who(w)),
        Act::ShuffleIn(w) => format!("{} {} into {your} deck", does("shuffle"), who(w)),
        Act::Play(Who::Me, place) => match place {
            Place::There => format!("{} this minion there from {your} hand", does("play")),
            _ => format!("{} this card from {your} discard pile as an extra minion", does("play")),
        },
        Act::Play(Who::It, _) => format!("{} it now as an extra minion", does("play")),
        Act::Play(w, place) => format!("{} {}{} as an extra minion", does("play"), who(w), at(*place)),
        Act::Extra(cards, place) => {
            let noun = noun(cards, false);
            format!("you may play an extra {noun}{}{}", details(cards, voice), at(*place))
        }
        Act::Power(w, n) => format!("{} get {} until the end of the turn", who(w), signed(*n)),
        Act::Draw(Amount::N(1)) => format!("{} a card", does("draw")),
        Act::Draw(Amount::N(n)) => format!("{} {} cards", does("draw"), number(i16::from(*n))),
        Act::Draw(Amount::Of(count)) => {
            format!("{} as many cards as {}", does("draw"), says(count.says, voice))
        }
        Act::Gain(Amount::N(n)) => format!("{} {n} VP", does("gain")),
        Act::Gain(Amount::Of(count)) if count.says.starts_with("for ") => {
            format!("{} 1 VP {}", does("gain"), says(count.says, voice))
        }
        Act::Gain(Amount::Of(count)) => format!("{} as many VP as {}", does("gain"), says(count.says, voice)),
        Act::RevealTop => format!("{} the top card of {your} deck", does("reveal")),
        Act::LookTop => format!("{} at the top card of {your} deck", does("look")),
        Act::PutBack => "if it was not played, put it back on top".into(),
        Act::Shuffle => format!("{} {your} deck", does("shuffle")),
        Act::Choose(w) => format!("{} {}", does("choose"), who(w)),
        Act::ChooseBase(place) => format!("{} a base{}", does("choose"), where_you(*place)),
        Act::ChoosePlayer => format!("{} a player", does("choose")),
        Act::NameFaction => format!("{} a faction", does("name")),
        Act::When(condition, inner) => format!("if {}, {}", condition.says, body(inner, voice)),
        Act::WhenIt(cards, inner) => format!("if it is a {}, {}", noun(cards, false), body(inner, voice)),
        Act::EachBase(place, inner) => format!("on each base{}, {}", where_you(*place), body(inner, voice)),
        Act::Repeat(inner) => format!("for each of them, {}", body(inner, voice)),
    }
}
fn body(inner: Text, voice: Voice) -> String {
    text(inner, voice).trim_end_matches('.').to_string()
}
fn says(phrase: &str, voice: Voice) -> String {
    if voice.somebody.is_some() {
        phrase.replace("your", "their").replace("you have", "they have")
    } else {
        phrase.into()
    }
}

/// What an instruction is done to, in words.
fn who(who: &Who, voice: Voice) -> String {
    match who {
        Who::Me => voice.this.into(),
        Who::Host => "that minion".into(),
        Who::It => voice.it.into(),
        Who::Pick(1, 1, cards) => one(cards, voice),
        Who::Pick(0, MANY, cards) => many("any number", cards, voice),
        Who::Pick(0, n, cards) => many(&format!("up to {}", number(i16::from(*n))), cards, voice),
        Who::Pick(least, most, cards) => {
            many(&format!("{} or {}", number(i16::from(*least)), number(i16::from(*most))), cards, voice)
        }
        Who::All(cards) if cards.from == From::Hand => format!("{} whole hand", voice.your()),
        Who::All(cards) => {
            let whose = match cards.whose {
                Whose::Anyone => String::new(),
                Whose::Yours => format!("{} ", voice.your()),
                Whose::Opponents => "opponents’ ".into(),
                Whose::Theirs => "that player’s ".into(),
            };
            format!("all {whose}{}{}", noun(cards, true), details(cards, voice))
        }
    }
}
fn one(cards: &Cards, voice: Voice) -> String {
    let noun = noun(cards, false);
    let details = details(cards, voice);
    if cards.strongest {
        return format!("{} strongest {noun}{details}", voice.your());
    }
    match (cards.whose, cards.from, cards.other) {
        (Whose::Yours, From::Play, _) => {
            format!("one of {} {}{details}", voice.your(), self::noun(cards, true))
        }
        (Whose::Opponents, ..) => format!("an opponent’s {noun}{details}"),
        (Whose::Theirs, ..) => format!("one of that player’s {}{details}", self::noun(cards, true)),
        (_, _, true) => format!("another {noun}{details}"),
        _ => format!("{} {noun}{details}", if noun.starts_with('a') { "an" } else { "a" }),
    }
}
fn many(count: &str, cards: &Cards, voice: Voice) -> String {
    let noun = noun(cards, true);
    let details = details(cards, voice);
    let of = match (cards.whose, cards.from, count) {
        (Whose::Yours, From::Play, _) => format!(" of {}", voice.your()),
        (_, _, "any number") if cards.other => " of other".into(),
        (_, _, "any number") => " of".into(),
        _ if cards.other => " other".into(),
        _ => String::new(),
    };
    format!("{count}{of} {noun}{details}")
}
fn noun(cards: &Cards, plural: bool) -> &'static str {
    match (cards.microbot, cards.kind, plural) {
        (true, _, false) => "Microbot",
        (true, _, true) => "Microbots",
        (_, Kind::Card, false) => "card",
        (_, Kind::Card, true) => "cards",
        (_, Kind::Minion, false) => "minion",
        (_, Kind::Minion, true) => "minions",
        (_, Kind::OnBase | Kind::OnMinion, false) => "action",
        (_, Kind::OnBase | Kind::OnMinion, true) => "actions",
    }
}
fn details(cards: &Cards, voice: Voice) -> String {
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
        (_, Place::Here) => " here",
        (_, Place::There) => " there",
        _ => "",
    };
    if cards.one_base {
        said += " on a single base";
    }
    said += &match &cards.power {
        Test::Any => String::new(),
        Test::AtMost(Amount::N(n)) => format!(" of power {n} or less"),
        Test::AtMost(Amount::Of(count)) => format!(" with power no higher than {}", says(count.says, voice)),
        Test::LessThan(Amount::N(n)) => format!(" of power less than {n}"),
        Test::LessThan(Amount::Of(count)) => format!(" with power less than {}", says(count.says, voice)),
    };
    if let Some(which) = cards.which {
        said += &format!(" {}", which.says);
    }
    said += &match cards.from {
        From::Play => String::new(),
        From::Hand => format!(" from {} hand", voice.your()),
        From::Deck => format!(" from {} deck", voice.your()),
        From::Discard => format!(" from {} discard pile", voice.your()),
    };
    said
}
fn to(place: Place) -> &'static str {
    match place {
        Place::Here => " here",
        Place::There => " there",
        Place::AnotherBase => " to another base",
        Place::OtherBases => " to other bases",
        Place::Replacement => " to the base that replaced this one",
        Place::Anywhere => "",
        Place::WithYours => " to a base where you have a minion",
        Place::WithoutYours => " to a base where you have no minion",
    }
}
fn at(place: Place) -> &'static str {
    match place {
        Place::Here => " here",
        Place::There => " there",
        Place::WithoutYours => " on a base where you have no minion",
        Place::WithYours => " on a base where you have a minion",
        _ => "",
    }
}
fn where_you(place: Place) -> &'static str {
    match place {
        Place::WithYours => " where you have a minion",
        Place::WithoutYours => " where you have no minion",
        _ => "",
    }
}
