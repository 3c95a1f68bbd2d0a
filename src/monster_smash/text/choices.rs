//! The name of every choice, unique within its decision, as the notation and the tests write it; and as a message
//! for the page, which says what the choice comes to.

use super::{Names, card, seat_name, who};
use crate::monster_smash::cards::{alike, code, total};
use crate::monster_smash::{Ask, DRAW, Game, REDRAW};
use crate::shell::message::{Arg, Message};
use crate::shell::{Choice, Decision};

/// What a choice is called, without regard to the others: `draw`, `M3`, `attack bob`, `#2` (a place), `done`.
pub fn name(choice: Choice, names: Names) -> String {
    match choice {
        DRAW => "draw".into(),
        REDRAW => "redraw".into(),
        Choice::Card(card) => code(card),
        Choice::Seat(seat) => format!("attack {}", seat_name(seat, names)),
        Choice::Number(place) => format!("#{place}"),
        _ => "done".into(),
    }
}
/// The names of all choices; alike cards are told apart by a number: `M3#1`, `M3#2`.
pub fn labels(choices: &[Choice], names: Names) -> Vec<String> {
    let label = |(i, choice): (usize, &Choice)| match twin(choices, i) {
        Some(n) => format!("{}#{n}", name(*choice, names)),
        None => name(*choice, names),
    };
    choices.iter().enumerate().map(label).collect()
}
/// Which of several alike cards a choice is, if there are others.
fn twin(choices: &[Choice], i: usize) -> Option<usize> {
    let Choice::Card(card) = choices[i] else { return None };
    let is_twin = |choice: &&Choice| matches!(choice, Choice::Card(other) if alike(card, *other));
    let before = choices[..i].iter().filter(is_twin).count();
    let all = before + choices[i..].iter().filter(is_twin).count();
    (all > 1).then_some(before + 1)
}
/// What a choice of a decision is called on the page.
pub fn message(game: &Game, decision: &Decision<Ask>, i: usize, names: Names) -> Message {
    let (picked, number) = (game.picked(), i32::from);
    match (decision.choices[i], decision.ask) {
        (DRAW, _) => Message::new("monster-choice-draw").with("count", number(game.to_draw(decision.seat))),
        (REDRAW, _) => Message::new("monster-choice-redraw"),
        (Choice::Card(id), _) => match twin(&decision.choices, i) {
            Some(n) => {
                Message::new("choice-numbered").with("choice", Arg::from(card(id))).with("number", n as i32)
            }
            None => card(id),
        },
        (Choice::Seat(seat), _) => Message::new("monster-choice-target")
            .with("seat", who(seat, names))
            .with("count", number(game.table.hand(seat).len())),
        (Choice::Number(place), _) => Message::new("monster-choice-place").with("place", number(place)),
        (_, Ask::Burn) if picked.is_empty() => Message::new("monster-choice-no-burn"),
        (_, Ask::Burn) => Message::new("monster-choice-burn")
            .with("count", number(picked.len()))
            .with("back", number(picked.len() / 2)),
        (_, Ask::Attack(_)) => Message::new("monster-choice-attack").with("total", number(total(picked))),
        (_, Ask::Defend(_)) if picked.is_empty() => Message::new("monster-choice-no-defence"),
        (_, Ask::Defend(_)) => Message::new("monster-choice-defend").with("total", number(total(picked))),
        (_, Ask::Arrange) => Message::new("monster-choice-arranged"),
        _ => Message::new("monster-choice-end-turn"),
    }
}
