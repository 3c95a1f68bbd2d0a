//! A position of Monster Smash: how near everybody is to winning, and what the seat that decides knows of the hands.

use super::Position;
use basebreaker::monster_smash::cards::{Suit, code};
use basebreaker::monster_smash::table::{COLLECT, OWN};
use basebreaker::monster_smash::text::{prompts, reasons, seat_name};
use basebreaker::monster_smash::view::{CardView, PlayerView};
use basebreaker::monster_smash::{Ask, Game};
use basebreaker::shell::{BaseId, Choice, Decision, Game as _, Message, Seat};

impl Position for Game {
    fn standing(&self, names: &[String]) -> Vec<String> {
        let view = self.view(self.decision().map(|d| d.seat));
        let mut lines: Vec<String> = view.players.iter().map(|player| of_player(player, names)).collect();
        let removed = view.removed.map_or("nothing", Suit::name);
        lines.push(format!("deck {}, discard {}, removed {removed}", view.deck, view.discard.len()));
        if let Some(battle) = view.battle {
            lines.push(format!("attack {}, defence {}", battle.attack_total, battle.defence_total));
        }
        if let Some(odds) = view.decision.and_then(|decision| decision.odds) {
            let percent = |of: u64| of as f64 * 100.0 / odds.of as f64;
            let (succeeds, eliminates) = (percent(odds.succeeds), percent(odds.eliminates));
            lines.push(format!("succeeds {succeeds:.0} %, eliminates {eliminates:.0} %"));
        }
        lines
    }
    fn asked(&self, decision: &Decision<Ask>, names: &[String]) -> Message {
        prompts::prompt(self, decision, names)
    }
    fn held(&self, seat: Seat) -> Vec<(String, Message, &'static str)> {
        let why = |card| {
            let why = reasons::why(&self.why_not(seat, Choice::Card(card)));
            (code(card), why.message, why.rule)
        };
        self.table.hand(seat).iter().map(why).collect()
    }
    /// There are none.
    fn base(&self, _: BaseId) -> String {
        String::new()
    }
}
/// `ann Mummy: 6 of 15 cards, 4 of 6 own: M4 M4 M3 M1 W1 D2`
fn of_player(player: &PlayerView, names: &[String]) -> String {
    let list = |cards: &[CardView]| cards.iter().map(|card| code(card.id)).collect::<Vec<_>>().join(" ");
    let who = format!("{} {}", seat_name(player.seat, names), player.monster.name());
    if player.eliminated {
        return format!("{who}: out");
    }
    let held = format!("{who}: {} of {COLLECT} cards", player.hand_size);
    match (&player.hand, player.own) {
        (Some(hand), Some(own)) => format!("{held}, {own} of {OWN} own: {}", list(hand)),
        _ if player.known.is_empty() => held,
        _ => format!("{held}, known: {}", list(&player.known)),
    }
}
