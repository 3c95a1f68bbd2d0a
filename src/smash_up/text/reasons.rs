//! Why something is not on offer.

use super::say;
use crate::shell::message::{Arg, Message, Name};
use crate::smash_up::Game;
use crate::smash_up::refuse::{Reason, Refused};
use serde::Serialize;

/// A reason as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Why {
    pub message: Message,
    /// The rule it follows from.
    pub rule: &'static str,
    /// The card or base in the way.
    pub by: Option<Name>,
}

/// The reason as a sentence, with what is in the way and the rule.
pub fn why(game: &Game, refused: &Refused) -> Why {
    let by = refused.by.map(|by| say::card(game, by));
    let in_the_way =
        || -> Arg { by.clone().map_or_else(|| Message::new("why-a-card-in-play").into(), Arg::from) };
    let message = match refused.reason {
        Reason::Allowed => Message::new("why-allowed"),
        Reason::GameOver => Message::new("why-game-over"),
        Reason::NotYourDecision => Message::new("why-not-your-decision"),
        Reason::AnswerFirst => Message::new("why-answer-first"),
        Reason::NotInHand => Message::new("why-not-in-hand"),
        Reason::NotPlayPhase => Message::new("why-not-play-phase"),
        Reason::NoMinionPlayLeft => Message::new("why-no-minion-play-left"),
        Reason::NoActionsThisTurn => Message::new("why-no-actions-this-turn"),
        Reason::NoActionPlayLeft => Message::new("why-no-action-play-left"),
        Reason::ExtraDoesNotFit => Message::new("why-extra-does-not-fit"),
        Reason::Forbidden => Message::new("why-forbidden").with("by", in_the_way()),
        Reason::NoBase => Message::new("why-no-base").with("by", in_the_way()),
        Reason::NoHost => Message::new("why-no-host"),
        Reason::NotItsMoment => Message::new("why-not-its-moment"),
        Reason::LimitReached => Message::new("why-limit-reached"),
        Reason::ConditionFails => Message::new("why-condition-fails"),
        Reason::NothingToDo => Message::new("why-nothing-to-do"),
        Reason::DoesNotFit => Message::new("why-does-not-fit"),
    };
    Why { message, rule: refused.rule, by }
}
