//! Why not? The reason that something is not on offer, with its rule.

use super::table::{MOST_DEFENDING, Phase};
use super::{Ask, DRAW, Game, REDRAW};
use crate::shell::{Choice, Seat};
use serde::Serialize;

/// A reason, as code; `text/reasons.rs` says it in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Reason {
    /// Nothing forbids it: it is on offer now.
    Allowed,
    GameOver,
    /// Somebody else decides now.
    NotYourDecision,
    /// The turn begins with drawing.
    DrawFirst,
    /// Drawing, burning and attacking have an order, and each is done once.
    InOrder,
    /// Burning is over; for an attack, whom comes before what with.
    TargetFirst,
    /// A whole new hand is for the first turn only, instead of drawing.
    NotFirstTurn,
    /// Nobody attacks in the first turn.
    FirstTurn,
    NotInHand,
    AlreadyPicked,
    /// One card of another suit is enough.
    OneOtherSuit,
    /// There is no card of the own suit, or there would be none with it.
    OwnSuitNeeded,
    /// A defence is of two cards at most.
    TwoCards,
    Yourself,
    Eliminated,
    /// So many places, each once.
    OtherPlaces,
    /// It is not what is asked for.
    NotAsked,
}
/// Why something is not on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    pub reason: Reason,
    /// The rule it follows from.
    pub rule: &'static str,
}

impl Game {
    /// Why `seat` cannot make this choice now.
    pub fn why_not(&self, seat: Seat, choice: Choice) -> Refused {
        let no = |reason, rule| Refused { reason, rule };
        let Some(decision) = &self.decision else { return no(Reason::GameOver, "M1.1") };
        if decision.seat != seat {
            return no(Reason::NotYourDecision, "M4.2");
        }
        if decision.choices.contains(&choice) {
            return no(Reason::Allowed, super::text::prompts::rule(decision.ask));
        }
        match (choice, decision.ask) {
            (REDRAW, _) if !self.table.is_fresh(seat) => no(Reason::NotFirstTurn, "M4.4"),
            (Choice::Seat(_), _) if self.table.is_fresh(seat) => no(Reason::FirstTurn, "M4.3"),
            (_, Ask::Draw) => no(Reason::DrawFirst, "M5.1"),
            (Choice::Seat(target), Ask::Target) if target == seat => no(Reason::Yourself, "M7.1"),
            (Choice::Seat(target), Ask::Target) if self.table.is_out(target) => {
                no(Reason::Eliminated, "M10.3")
            }
            (Choice::Seat(target), Ask::Target) if target < self.table.seats() => {
                no(Reason::OwnSuitNeeded, "M7.6")
            }
            (Choice::Card(_), Ask::Target) if self.table.own(seat).is_empty() => {
                no(Reason::OwnSuitNeeded, "M7.6")
            }
            (Choice::Card(_), Ask::Target) => no(Reason::TargetFirst, "M7.1"),
            (DRAW | REDRAW, _) | (Choice::Seat(_), Ask::Target) | (Choice::Seat(_), Ask::Burn) => {
                no(Reason::InOrder, "M4.1")
            }
            (Choice::Number(_), Ask::Steal(_)) | (Choice::Done, Ask::Steal(_)) => {
                no(Reason::OtherPlaces, "M9.3")
            }
            (Choice::Card(card), Ask::Burn | Ask::Attack(_) | Ask::Defend(_)) => {
                self.why_not_card(seat, card)
            }
            (Choice::Done, Ask::Attack(_)) => no(Reason::OwnSuitNeeded, "M7.2"),
            (Choice::Done, Ask::Defend(_)) => no(Reason::OwnSuitNeeded, "M8.3"),
            _ => no(Reason::NotAsked, super::text::prompts::rule(decision.ask)),
        }
    }
    /// Why a card cannot join those already picked.
    fn why_not_card(&self, seat: Seat, card: u8) -> Refused {
        let no = |reason, rule| Refused { reason, rule };
        let picked = self.picked();
        let defends = matches!(self.table.phase, Phase::Defend { .. });
        if picked.contains(card) {
            return no(Reason::AlreadyPicked, "M2.1");
        }
        if !self.table.hand(seat).contains(card) {
            return no(Reason::NotInHand, "M2.1");
        }
        if defends && picked.len() >= MOST_DEFENDING {
            return no(Reason::TwoCards, "M8.2");
        }
        let own = self.table.monster(seat).cards();
        match ((picked - own).is_empty(), defends) {
            (false, false) => no(Reason::OneOtherSuit, "M7.3"),
            (_, false) => no(Reason::OwnSuitNeeded, "M7.2"),
            (_, true) => no(Reason::OwnSuitNeeded, "M8.3"),
        }
    }
}
