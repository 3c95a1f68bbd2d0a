//! Why something is not on offer.

use crate::monster_smash::refuse::{Reason, Refused};
use crate::shell::message::Message;
use serde::Serialize;

/// A reason as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Why {
    pub message: Message,
    /// The rule it follows from.
    pub rule: &'static str,
}

/// The reason as a sentence, with the rule.
pub fn why(refused: &Refused) -> Why {
    let id = match refused.reason {
        Reason::Allowed => "why-allowed",
        Reason::GameOver => "why-game-over",
        Reason::NotYourDecision => "why-not-your-decision",
        Reason::DrawFirst => "monster-why-draw-first",
        Reason::InOrder => "monster-why-in-order",
        Reason::TargetFirst => "monster-why-target-first",
        Reason::NotFirstTurn => "monster-why-not-first-turn",
        Reason::FirstTurn => "monster-why-first-turn",
        Reason::NotInHand => "monster-why-not-in-hand",
        Reason::AlreadyPicked => "monster-why-already-picked",
        Reason::OneOtherSuit => "monster-why-one-other-suit",
        Reason::OwnSuitNeeded => "monster-why-own-suit-needed",
        Reason::TwoCards => "monster-why-two-cards",
        Reason::Yourself => "monster-why-yourself",
        Reason::Eliminated => "monster-why-eliminated",
        Reason::OtherPlaces => "monster-why-other-places",
        Reason::NotAsked => "monster-why-not-asked",
    };
    Why { message: Message::new(id), rule: refused.rule }
}
