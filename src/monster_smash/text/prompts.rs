//! What a seat is asked, and the rule that it is asked by.

use super::{Names, who};
use crate::monster_smash::cards::total;
use crate::monster_smash::{Ask, Game};
use crate::shell::Decision;
use crate::shell::message::Message;

/// The question of a decision, to the seat that decides.
pub fn prompt(game: &Game, decision: &Decision<Ask>, names: Names) -> Message {
    let (seat, picked) = (decision.seat, game.picked());
    let number = i32::from;
    let has_own = !game.table.own(seat).is_empty();
    match decision.ask {
        Ask::Draw if game.table.is_fresh(seat) => {
            Message::new("monster-prompt-first-draw").with("count", number(game.to_draw(seat)))
        }
        Ask::Draw => Message::new("monster-prompt-draw").with("count", number(game.to_draw(seat))),
        Ask::Burn => Message::new("monster-prompt-burn")
            .with("now", number(picked.len()))
            .with("back", number(picked.len() / 2)),
        Ask::Target if has_own => Message::new("monster-prompt-target"),
        Ask::Target => Message::new("monster-prompt-no-attack"),
        Ask::Attack(target) => Message::new("monster-prompt-attack")
            .with("target", who(target, names))
            .with("total", number(total(picked))),
        Ask::Defend(battle) if has_own => Message::new("monster-prompt-defend")
            .with("seat", who(game.table.turn, names))
            .with("attack", number(total(battle.attack)))
            .with("total", number(total(picked))),
        Ask::Defend(battle) => Message::new("monster-prompt-no-defence")
            .with("seat", who(game.table.turn, names))
            .with("attack", number(total(battle.attack))),
        Ask::Arrange => Message::new("monster-prompt-arrange").with("seat", who(game.table.turn, names)),
        Ask::Steal(target) => {
            let (now, most) = decision.set.map_or((0, 0), |set| (set.now, set.most));
            Message::new("monster-prompt-steal")
                .with("target", who(target, names))
                .with("left", number(most - now))
        }
    }
}
/// The rule that a question follows from, for a reference beside it.
pub fn rule(ask: Ask) -> &'static str {
    match ask {
        Ask::Draw => "M5.1",
        Ask::Burn => "M6.1",
        Ask::Target => "M7.1",
        Ask::Attack(_) => "M7.2",
        Ask::Defend(_) => "M8.1",
        Ask::Arrange => "M9.5",
        Ask::Steal(_) => "M9.4",
    }
}
