//! What a seat is asked. Where a card's instruction is the question, it is asked in the card's words.

use super::capital;
use super::cards::instruction;
use super::choices::{Names, kind_of_it};
use super::say::Saying;
use crate::shell::message::Message;
use crate::shell::{Choice, Decision};
use crate::smash_up::Game;
use crate::smash_up::stack::{Frame, When};
use crate::smash_up::step::{Ask, Asked};
use crate::smash_up::words::{Act, MANY, Step};

/// The question of a decision, to the seat that decides.
pub fn prompt(game: &Game, decision: &Decision<Ask>, names: Names) -> Message {
    let say = |id| Saying::new(game, names, id);
    let said = match decision.ask.what {
        Asked::Draft => say("prompt-draft"),
        Asked::Redraw => say("prompt-redraw"),
        Asked::Play => say("prompt-play"),
        Asked::Way(card) => say("prompt-way").card(card),
        Asked::Where(card) if game.is_minion(card) => say("prompt-where").card(card),
        Asked::Where(card) => say("prompt-on-what").card(card),
        Asked::Step(step) => match game.instruction(step) {
            Some(said) => return picked(step_prompt(game, decision, said), decision),
            None => say("prompt-choose"),
        },
        Asked::Number(step, card) => match game.instruction(step).map(|s| &s.act) {
            Some(Act::TakeAnyCounters(_)) => say("prompt-take-how-many").placed(card),
            Some(Act::TransferCounters(..)) => say("prompt-transfer-how-many").placed(card),
            Some(Act::ShareCounters(..)) => say("prompt-share-how-many").placed(card),
            _ => say("prompt-how-many").placed(card),
        },
        Asked::Instead(card) => say("prompt-instead").placed(card),
        Asked::Extra(step) => {
            let said =
                game.instruction(step).map_or(String::new(), |said| instruction(said, kind_of_it(game)));
            say("prompt-extra").with("text", capital(&said))
        }
        Asked::Score => say("prompt-score"),
        Asked::Window(base, When::Before) => say("prompt-before").base(base),
        Asked::Window(base, When::After) => say("prompt-after").base(base),
        Asked::Order if decision.choices.contains(&Choice::Pass) => say("prompt-optional"),
        Asked::Order => say("prompt-order"),
        Asked::Limit => say("prompt-limit"),
        Asked::Ignore => say("prompt-ignore").by(decision.ask.by),
    };
    said.message
}
/// What an instruction asks: itself, or what is left of it to choose.
fn step_prompt(game: &Game, decision: &Decision<Ask>, said: &Step) -> Message {
    let bases_in_play = || {
        let first = decision.choices.first();
        game.table.row().iter().any(|base| first == Some(&Choice::Base(*base)))
    };
    match &said.act {
        // The second half of a move: the minion is chosen, its base is not.
        Act::Move(..) if matches!(decision.choices.first(), Some(Choice::Base(_))) => {
            Message::new("prompt-move")
        }
        // Then the receiver of a transfer, then the base that is exchanged.
        Act::TransferCounters(..) => Message::new("prompt-transfer"),
        Act::SwapBase if bases_in_play() => Message::new("prompt-swap-which"),
        Act::SwapBase => Message::new("prompt-swap-for"),
        Act::PickNextBase(_) => match game.stack.top() {
            Some(Frame::Run(run)) if run.stage > 0 => Message::new("prompt-base-after"),
            _ => Message::new("prompt-base-next"),
        },
        Act::PutBack(_) => Message::new("prompt-put-back"),
        _ => Message::new("prompt-text").with("text", capital(&instruction(said, kind_of_it(game)))),
    }
}
/// The question with how many have been chosen, when several are picked one by one.
fn picked(prompt: Message, decision: &Decision<Ask>) -> Message {
    let Some(set) = decision.set else { return prompt };
    let now = i32::from(set.now);
    match set.most {
        MANY => Message::new("prompt-picked-any").with("prompt", prompt).with("now", now),
        most => {
            let most = i32::from(most);
            Message::new("prompt-picked").with("prompt", prompt).with("now", now).with("most", most)
        }
    }
}
/// The rule that a question follows from, for a reference beside it.
pub fn rule(ask: &Ask) -> &'static str {
    match ask.what {
        Asked::Draft => "R3.4",
        Asked::Redraw => "R3.10",
        Asked::Play => "R4.5",
        Asked::Way(_) => "R7.7",
        Asked::Where(_) => "R5.3",
        Asked::Step(_) => "R8.6",
        Asked::Number(..) => "R8.17",
        Asked::Instead(_) => "R12.10",
        Asked::Extra(_) => "R7.3",
        Asked::Score => "R13.3",
        Asked::Window(_, When::Before) => "R13.8",
        Asked::Window(_, When::After) => "R13.22",
        Asked::Order => "R1.3",
        Asked::Limit => "R14.7",
        Asked::Ignore => "R12.13",
    }
}
