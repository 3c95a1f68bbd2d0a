//! Reasons for refusals, in words.

use crate::smash_up::Game;
use crate::smash_up::defs::def;
use crate::smash_up::refuse::{Reason, Refused};

/// The reason as a sentence, with the card in the way and the rule.
pub fn sentence(game: &Game, refused: &Refused) -> String {
    let by = refused.by.map_or("a card in play", |by| def(game.table.card(by).def).print.name);
    let said = match refused.reason {
        Reason::Allowed => "You may choose this now.".to_string(),
        Reason::GameOver => "The game is over.".into(),
        Reason::NotYourDecision => "Another player decides now.".into(),
        Reason::AnswerFirst => "First answer what is asked.".into(),
        Reason::NotInHand => "You can only play cards from your own hand.".into(),
        Reason::NotPlayPhase => "Cards are played in the play phase.".into(),
        Reason::NoMinionPlayLeft => "You have no minion left to play this turn.".into(),
        Reason::NoActionsThisTurn => "You cannot play any actions this turn.".into(),
        Reason::NoActionPlayLeft => "You have no action left to play this turn.".into(),
        Reason::ExtraDoesNotFit => "The extra plays you have left are not good for this card here.".into(),
        Reason::Forbidden => format!("{by} does not let you play minions there."),
        Reason::NoBase => format!("There is no base where you may play a minion: {by} is in the way."),
        Reason::NoHost => "There is nothing it could be put on.".into(),
        Reason::NotItsMoment => "Its Special waits for the moment that its text names.".into(),
        Reason::LimitReached => "You have used this ability as often as its text allows this turn.".into(),
        Reason::ConditionFails => "The condition in its text does not hold now.".into(),
        Reason::NothingToDo => "Its ability would find nothing to do now.".into(),
        Reason::DoesNotFit => "It is not what the card asks for.".into(),
    };
    format!("{said} ({})", refused.rule)
}
