//! What a seat is asked, in words, and the name of every choice: unique within its decision, and the
//! same for the page, the screen reader, the notation and the tests.

use super::capital;
use super::cards::instruction;
use crate::shell::{CardId, Choice, Decision, Game as _};
use crate::smash_up::Game;
use crate::smash_up::defs::def;
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::stack::{Frame, When};
use crate::smash_up::step::{Ask, Asked};
use crate::smash_up::words::Act;

/// The names of the seats, for what is said about them.
pub type Names<'a> = &'a [String];

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

/// What a choice is called, without regard to the others.
pub fn name(game: &Game, choice: Choice, names: Names) -> String {
    match choice {
        Choice::Done => "done".into(),
        Choice::Yes => "yes".into(),
        Choice::No => "no".into(),
        Choice::Pass => "pass".into(),
        Choice::Card(card) => def(game.table.card(card).def).print.name.into(),
        Choice::Base(base) => def(game.table.base_def(base)).print.name.into(),
        Choice::Seat(seat) => seat_name(seat, names),
        Choice::Faction(faction) => FACTIONS.get(faction as usize).map_or("?", |f| f.name).into(),
        Choice::Play(i) => match game.table.allowances.get(i as usize).and_then(|a| a.extra) {
            None => "use the free minion".into(),
            Some(step) => format!("use the extra minion of {}", def(step.code.def).print.name),
        },
        Choice::Number(n) => n.to_string(),
        Choice::Option(i) => option(game, i),
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
/// What one of several options of the instruction at hand does.
fn option(game: &Game, i: u8) -> String {
    let asked =
        game.decision().and_then(|d| if let Asked::Step(step) = d.ask.what { Some(step) } else { None });
    match asked.and_then(|step| game.instruction(step)).map(|s| &s.act) {
        Some(Act::Either(texts)) => {
            let it = match game.stack.top() {
                Some(Frame::Run(run)) => run.scope.it.first(),
                _ => None,
            };
            let kind = if it.is_none_or(|it| game.is_minion(it)) { "minion" } else { "action" };
            texts.get(i as usize).map_or(String::new(), |text| super::verbs::option(text, kind))
        }
        _ => "?".into(),
    }
}
/// A seat's name; without one it is `ann`, `bob`, `cat` or `dan`.
pub fn seat_name(seat: u8, names: Names) -> String {
    match names.get(seat as usize) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => ["ann", "bob", "cat", "dan"].get(seat as usize).unwrap_or(&"?").to_string(),
    }
}
/// The names of all choices of a decision, each unique: alike names are told apart by where the
/// card is (`Zapbot@Tortuga`, `Zapbot@hand`), then by whose it is, then by number (`Zapbot#2`).
pub fn labels(game: &Game, choices: &[Choice], names: Names) -> Vec<String> {
    let mut labels: Vec<String> = choices.iter().map(|c| name(game, *c, names)).collect();
    let card = |i: usize| if let Choice::Card(card) = choices[i] { Some(card) } else { None };
    tell_apart(&mut labels, |i, label| Some(format!("{label}@{}", place(game, card(i)?))));
    tell_apart(&mut labels, |i, label| {
        Some(format!("{} {label}", seat_name(game.table.card(card(i)?).controller, names)))
    });
    for i in 0..labels.len() {
        let label = labels[i].clone();
        let twins: Vec<usize> = (i..labels.len()).filter(|j| labels[*j] == label).collect();
        if twins.len() > 1 {
            for (n, twin) in twins.into_iter().enumerate() {
                labels[twin] = format!("{label}#{}", n + 1);
            }
        }
    }
    labels
}
/// Gives alike labels a longer form, where that form differs among them.
fn tell_apart(labels: &mut [String], longer: impl Fn(usize, &str) -> Option<String>) {
    let plain = labels.to_vec();
    for i in 0..plain.len() {
        let long = longer(i, &plain[i]);
        if (0..plain.len()).any(|j| plain[j] == plain[i] && longer(j, &plain[j]) != long) {
            labels[i] = long.unwrap_or_else(|| plain[i].clone());
        }
    }
}
/// Where a card is, in one word, or by the name of its base.
pub fn place(game: &Game, card: CardId) -> String {
    let c = game.table.card(card);
    match game.base_of(card) {
        Some(base) => def(game.table.base_def(base)).print.name.into(),
        None if c.pile.is_hand() => "hand".into(),
        None if c.pile.is_deck() => "deck".into(),
        None if c.pile.is_discard() => "discard".into(),
        None => "revealed".into(),
    }
}
