//! Writes what a card says from its words, in one voice: "you" for cards, "the winner" and the like
//! for bases. Here are the moments and what always holds; `verbs.rs` writes instructions, `nouns.rs`
//! what they are done to. Golden files in `tests/texts` hold every card's text.

use super::nouns::{one, who};
use super::verbs::{lower_first, text};
use super::{capital, signed};
use crate::smash_up::table::Edition;
use crate::smash_up::words::{
    Ability, Amount, Barred, By, Cards, Happening, Head, Limit, On, Print, Ranked, Static, To, Use, Who,
    Whose,
};

pub use super::verbs::instruction;

/// To whom a text speaks, and what "this" is.
#[derive(Clone, Copy)]
pub struct Voice {
    /// `None` speaks to "you" in the imperative; otherwise about somebody.
    pub somebody: Option<&'static str>,
    /// Somebody was named before and is "they" now.
    pub they: bool,
    pub this: &'static str,
    /// What was chosen before, and what kind of card it is.
    pub it: &'static str,
    pub kind: &'static str,
    /// The minion that the card is on.
    pub host: &'static str,
}
impl Voice {
    pub const YOU: Voice = Voice {
        somebody: None,
        they: false,
        this: "this card",
        it: "it",
        kind: "minion",
        host: "that minion",
    };

    pub fn your(self) -> &'static str {
        if self.somebody.is_some() { "their" } else { "your" }
    }
    /// `destroy`, or `the winner destroys`.
    pub fn does(self, verb: &str) -> String {
        if self.somebody.is_none() || self.they { verb.into() } else { format!("{verb}s") }
    }
    pub fn of(self, somebody: &'static str) -> Self {
        Voice { somebody: Some(somebody), they: false, ..self }
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
    if sentences.is_empty() { format!("{} has no ability.", capital(this)) } else { sentences.join(" ") }
}
/// What a moment brings, as one sentence: `draw a card, and each opponent discards a card`.
fn joined(said: &str) -> String {
    match said.split_once(". ") {
        Some((first, second)) if !second.starts_with("If ") && !second.contains(". ") => {
            format!("{first}, and {}", lower_first(second))
        }
        _ => said.into(),
    }
}

fn ability(print: &Print, ability: &Ability, voice: Voice, on_play: &str) -> (&'static str, String) {
    let said = |voice: Voice| lower_first(&text(ability.text, voice));
    let provided = ability.when.map_or(String::new(), |when| format!(", if {}", when.says));
    let limit = match ability.limit {
        Limit::None => String::new(),
        Limit::NameEachTurn => format!(" Only one {} of yours each turn.", print.name),
        Limit::NameEachBase => format!(" Only one {} of yours for each base.", print.name),
    };
    let is_base = print.breakpoint > 0;
    let ongoing = if is_base { "" } else { "Ongoing" };
    let rank = |who: Ranked| match who {
        Ranked::Winner | Ranked::OneWinner => "the winner",
        Ranked::RunnerUp => "the runner-up",
        Ranked::Losers => "everyone but the winner with a minion here",
        Ranked::Everyone => "each player with a minion here",
    };
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
        Head::Always(what) => {
            let while_ = ability.when.map_or(String::new(), |when| format!(" as long as {}", when.says));
            (ongoing, format!("{}{while_}.", always(&what, voice)))
        }
        Head::StartOfTurn if is_base => {
            ("", format!("when a player’s turn starts, {}", said(voice.of("that player"))))
        }
        Head::StartOfTurn => (ongoing, format!("when your turn starts, {}", said(voice))),
        Head::EndOfTurn => (ongoing, format!("when the turn ends, {}", said(voice))),
        Head::EachPlayPhase => (ongoing, format!("in each of your play phases, {}", said(voice))),
        Head::After(what) => {
            // Who was destroyed is no longer here.
            let gone = matches!(what, Happening::MeDestroyed | Happening::MeDestroyedOrDiscarded);
            let to = match ability.to {
                To::ItsController => "its controller",
                To::ItsOwner => "its owner",
                To::WhoDidIt => "whoever did it",
            };
            let it = if matches!(what, Happening::Played(_)) { "that minion" } else { voice.it };
            let voice = Voice { it, host: "the minion this is on", ..voice };
            let said = said(if is_base { voice.of(to) } else { voice });
            let said = if gone { said.replace(" here", " at its base") } else { said };
            (ongoing, format!("after {}{provided}, {}", happening(&what, voice, "is"), joined(&said)))
        }
        Head::Instead(what) => {
            let said = said(voice);
            let said = said.trim_end_matches('.');
            let label = if matches!(what, Happening::MeDestroyed) { "Special" } else { ongoing };
            let instead = match said.strip_prefix("you may ") {
                Some(rest) => format!("you may {rest} instead"),
                None => format!("{said} instead"),
            };
            (label, format!("whenever {}, {instead}.", happening(&what, voice, "would be")))
        }
        Head::Talent => {
            let provided = ability.when.map_or(String::new(), |when| format!("if {}, ", when.says));
            ("Talent", format!("{provided}{}", joined(&said(voice))))
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
        Head::AfterScoring(Use::Base(who)) => ("After scoring", said(voice.of(rank(who)))),
        Head::AfterScoring(from) => {
            let which = if from == Use::InPlayHere { "this base" } else { "any base" };
            ("Special", format!("after {which} scores{provided}: {}{limit}", said(voice)))
        }
        Head::WhenScoring(who) => ("When scoring", said(voice.of(rank(who)))),
        Head::AfterReplaced(who) => ("Once this base has been replaced", said(voice.of(rank(who)))),
    }
}
fn always(what: &Static, voice: Voice) -> String {
    match what {
        Static::Power(who, amount) => {
            let said = match amount {
                Amount::N(n) => signed(*n),
                Amount::Of(count) => format!("+1 power {}", count.says),
            };
            match (who, amount) {
                (Who::Me, _) => said,
                (Who::Host, Amount::N(..=-1)) => format!("that minion has {said} (0 at the lowest)"),
                (Who::Host, _) => format!("that minion has {said}"),
                _ => format!("{} have {said}", self::who(who, voice)),
            }
        }
        Static::TotalHere(Amount::Of(count)) => format!(
            "as long as you have a minion here, your power here is 1 higher {}",
            count.says
        ),
        Static::TotalHere(Amount::N(n)) => {
            format!("as long as you have a minion here, your power here is {n} higher")
        }
        Static::CannotBeDestroyed(who) => format!("{} cannot be destroyed", them(who, voice)),
        Static::Unaffected(who, by) => format!("{} do not affect {}", doings(*by), them(who, voice)),
        Static::ShieldOnce(who, by) => {
            let them = them(who, voice);
            let (doing, short) = match by {
                By::OpponentsActions => ("an opponent’s action", "that action"),
                By::OpponentsCards => ("an opponent’s card", "that card"),
                By::Abilities => (
                    "the ability of a base, or of a card of anybody but that minion’s controller,",
                    "that ability",
                ),
            };
            format!(
                "the first time {doing} would affect {them}, this action is destroyed and {short} does not affect {them}"
            )
        }
        Static::CannotPlayHere(Barred::Opponents, cards) => {
            format!("opponents cannot play {} here", super::nouns::plural(cards, voice))
        }
        Static::CannotPlayHere(Barred::Everyone, cards) => {
            format!("nobody can play {} here", super::nouns::plural(cards, voice))
        }
        Static::YourMinionsAreMicrobots => "all your minions in play count as Microbots".into(),
        Static::PlayFromDiscardHere => {
            "in your play phase, a minion that you could play here from your hand may come from your discard pile instead"
                .into()
        }
        Static::IgnoreBaseHere => "until your next turn starts, you may ignore this base’s ability".into(),
        Static::CancelBaseHere => "everybody ignores this base’s ability".into(),
        Static::SecondTalentHere => {
            "in each of their play phases, a player may use the Talent of one of their minions here a second time"
                .into()
        }
    }
}
/// Whom something always holds for: `your minions here`, without "all".
fn them(who: &Who, voice: Voice) -> String {
    match who {
        Who::All(cards) => super::nouns::plural(cards, voice),
        who => self::who(who, voice),
    }
}
fn doings(by: By) -> &'static str {
    match by {
        By::OpponentsActions => "opponents’ actions",
        By::OpponentsCards => "opponents’ cards",
        By::Abilities => "abilities",
    }
}
fn happening(what: &Happening, voice: Voice, is: &str) -> String {
    match what {
        Happening::MeDestroyed => format!("{} {is} destroyed", voice.this),
        Happening::MeDestroyedOrDiscarded => format!("{} {is} destroyed, or discarded from play", voice.this),
        Happening::MeAffected => format!("an opponent plays a card that affects {}", voice.this),
        Happening::Destroyed(cards) => {
            let (cards, here) = without_here(cards);
            let included = cards.whose == Whose::Yours && !cards.other && here.is_empty();
            let included = if included { " (this one included)" } else { "" };
            match is {
                "is" => format!("{}{included} is destroyed{here}", one(&cards, voice)),
                _ => format!("{}{here}{included} {is} destroyed", one(&cards, voice)),
            }
        }
        Happening::SomeDestroyed(cards) => {
            let (cards, here) = without_here(cards);
            format!("one or more {} are destroyed{here}", super::nouns::plural(&cards, voice))
        }
        Happening::Played(cards) => {
            let (cards, here) = without_here(cards);
            let plain = Cards { whose: Whose::Anyone, ..cards };
            match cards.whose {
                Whose::Yours => format!("you play {}{here}", one(&plain, voice)),
                Whose::Opponents => {
                    format!("an opponent has played {}{here} and its ability is done", one(&plain, voice))
                }
                _ => format!("{} is played{here}", one(&plain, voice)),
            }
        }
    }
}
/// The place of what happens is said after what happens.
fn without_here(cards: &Cards) -> (Cards, &'static str) {
    use crate::smash_up::words::Place;
    let here = if cards.place == Place::Here { " here" } else { "" };
    let place = if cards.place == Place::Here { Place::Anywhere } else { cards.place };
    (Cards { place, ..*cards }, here)
}
