//! What a seat is asked, in words, and the name of every choice: unique within its decision, and the
//! same for the page, the screen reader, the notation and the tests.

use crate::shell::{CardId, Choice, Decision};
use crate::smash_up::Game;
use crate::smash_up::defs::def;
use crate::smash_up::stack::{Frame, When};
use crate::smash_up::step::{Ask, Asked};
use crate::smash_up::text::capital;
use crate::smash_up::text::cards::instruction;
use crate::smash_up::words::Act;

/// The question of a decision, to the seat that decides.
pub fn prompt(game: &Game, decision: &Decision<Ask>) -> String {
    let base = |base| def(game.table.base_def(base)).print.name;
    let card = |card: CardId| def(game.table.card(card).def).print.name;
    let pick = decision.set.map_or(String::new(), |set| match (set.now, set.most) {
        (now, crate::smash_up::words::MANY) => format!(" ({now} chosen)"),
        (now, most) => format!(" ({now} of {most} chosen)"),
    });
    match decision.ask.what {
        Asked::Draft => "Take a faction.".into(),
        Asked::Redraw => {
            "Your hand holds no minion. Shuffle it into your deck and draw five new cards?".into()
        }
        Asked::Play => "Play a card, use an ability, or end your turn.".into(),
        Asked::Way(c) => {
            format!("Play {} by its own Special, and keep the minion play you have left?", card(c))
        }
        Asked::Where(c) if game.is_minion(c) => format!("Play {} at which base?", card(c)),
        Asked::Where(c) => format!("Put {} on what?", card(c)),
        Asked::Step(step) => match game.instruction(step) {
            Some(said) => {
                let said = match &said.act {
                    // The second half of a move: the minion is chosen, its base is not.
                    Act::Move(..) if matches!(decision.choices.first(), Some(Choice::Base(_))) => {
                        "Move it to which base?".to_string()
                    }
                    // Then the receiver of a transfer, then the base that is exchanged.
                    Act::TransferCounters(..) => "Transfer +1 power counters to which minion?".into(),
                    Act::SwapBase
                        if game
                            .table
                            .row()
                            .iter()
                            .any(|b| Some(&Choice::Base(*b)) == decision.choices.first()) =>
                    {
                        "Which base in play goes?".into()
                    }
                    Act::SwapBase => "Which base of the base deck comes into play?".into(),
                    Act::PickNextBase(_) => match game.stack.top() {
                        Some(Frame::Run(run)) if run.stage > 0 => {
                            "And which of the others after that?".into()
                        }
                        _ => "Which base replaces this one?".into(),
                    },
                    Act::PutBack(_) => {
                        "Put which card back on top next? The last one will be drawn first.".into()
                    }
                    _ => format!("{}.", capital(&instruction(said))),
                };
                format!("{said}{pick}")
            }
            None => "Choose.".into(),
        },
        Asked::Number(step, c) => {
            let moved = match game.instruction(step).map(|s| &s.act) {
                Some(Act::TakeAnyCounters(_)) => "Take how many +1 power counters off",
                Some(Act::TransferCounters(..)) => "Transfer how many +1 power counters from",
                Some(Act::ShareCounters(..)) => "Put how many of the +1 power counters on",
                _ => "How many +1 power counters shall lie on",
            };
            format!("{moved} {}?", placed(game, c))
        }
        Asked::Instead(c) => format!("{} is about to be destroyed. What happens instead?", placed(game, c)),
        Asked::Extra(step) => {
            let said = game.instruction(step).map_or(String::new(), instruction);
            format!("{}, now or not at all.", capital(&said))
        }
        Asked::Score => "Several bases are ready. Which one scores first?".into(),
        Asked::Window(b, When::Before) => format!("{} is about to score. Use a Special, or pass?", base(b)),
        Asked::Window(b, When::After) => format!("{} has scored. Use an ability, or pass?", base(b)),
        Asked::Order => "Several things happen at once. Which comes first?".into(),
        Asked::Limit => "You hold more than ten cards. Discard one.".into(),
        Asked::Ignore => {
            let name = game.def_of(decision.ask.by).map_or("the base", |id| def(id).print.name);
            format!("Ignore the ability of {name}?")
        }
    }
}
/// A card with the place where it is: `Worker at Tortuga`.
fn placed(game: &Game, card: CardId) -> String {
    let name = def(game.table.card(card).def).print.name;
    match game.base_of(card) {
        Some(base) => format!("{name} at {}", def(game.table.base_def(base)).print.name),
        None => name.into(),
    }
}
