//! Why not? The reason that something is not on offer, with its rule and the card in the way.

use super::Game;
use super::defs::def;
use super::stack::Where;
use super::step::Asked;
use super::table::{NOWHERE, TALENT_USED};
use super::words::{Head, Limit};
use crate::shell::{BaseId, CardId, Choice, Seat};
use serde::Serialize;

/// A reason, as code; `text/reasons.rs` says it in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Reason {
    /// Nothing forbids it: it is on offer now.
    Allowed,
    GameOver,
    /// Somebody else decides now.
    NotYourDecision,
    /// Something else has to be answered first.
    AnswerFirst,
    /// The card is not in this player's hand.
    NotInHand,
    NotPlayPhase,
    NoMinionPlayLeft,
    NoActionPlayLeft,
    /// No actions at all this turn, because of what somebody has played.
    NoActionsThisTurn,
    /// What is left are extra plays that this card does not fit.
    ExtraDoesNotFit,
    /// A card in play forbids it.
    Forbidden,
    /// No base that this player may play a minion at.
    NoBase,
    /// The card needs something to be put on.
    NoHost,
    /// A Special waits for the moment its text names.
    NotItsMoment,
    LimitReached,
    /// The condition in its text does not hold.
    ConditionFails,
    /// Its ability would find nothing to do.
    NothingToDo,
    /// It does not match what is asked for.
    DoesNotFit,
}
/// Why something is not on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    pub reason: Reason,
    /// The rule it follows from.
    pub rule: &'static str,
    /// The card in the way.
    pub by: Option<CardId>,
}
fn no(reason: Reason, rule: &'static str) -> Refused {
    Refused { reason, rule, by: None }
}

impl Game {
    /// Why `seat` cannot choose or play this card now, at this base if one is named.
    pub fn why_not(&self, seat: Seat, card: CardId, base: Option<BaseId>) -> Refused {
        let Some(decision) = &self.decision else { return no(Reason::GameOver, "R15.1") };
        let Some(c) = self.table.cards.get(card as usize) else { return no(Reason::DoesNotFit, "R8.6") };
        if decision.seat != seat {
            return no(Reason::NotYourDecision, "R4.5");
        }
        let offered = decision.choices.contains(&Choice::Card(card));
        match decision.ask.what {
            Asked::Play => {}
            Asked::Where(playing) if playing == card => {
                let Some(base) = base else { return no(Reason::Allowed, "R5.3") };
                if decision.choices.contains(&Choice::Base(base)) {
                    return no(Reason::Allowed, "R5.3");
                }
                return match self.blocker(seat, Some(card), base) {
                    Some(by) => Refused { by: Some(by), ..no(Reason::Forbidden, "R1.2") },
                    None => no(Reason::ExtraDoesNotFit, "R7.6"),
                };
            }
            Asked::Where(_) if !offered => return no(Reason::AnswerFirst, "R5.3"),
            _ if offered => return no(Reason::Allowed, "R8.6"),
            Asked::Window(scoring, _) => return self.why_not_in_window(seat, card, scoring),
            _ => return no(Reason::DoesNotFit, "R8.6"),
        }
        let d = def(c.def);
        let reaches = |b| !d.is_minion() || self.table.is_in_play(card) || self.can_play_at(seat, card, b);
        if offered && base.is_none_or(reaches) {
            return no(Reason::Allowed, "R4.5");
        }
        for (_, a) in d.abilities(self.table.edition) {
            let limited = a.limit == Limit::NameEachTurn && !self.within_limit(a, seat, c.def, NOWHERE);
            if matches!(a.head, Head::YourPlayPhase(_)) && limited {
                return no(Reason::LimitReached, "R6.14");
            }
            let talent = matches!(a.head, Head::Talent);
            if talent && c.flags & TALENT_USED != 0 && self.second_talent(card).is_none() {
                return no(Reason::LimitReached, "R6.8");
            }
            let special = talent || matches!(a.head, Head::YourPlayPhase(_));
            if special && self.table.is_in_play(card) && c.controller == seat {
                let fails = a.when.is_some_and(|when| !(when.is)(self, &self.scope_of(card)));
                let otherwise = if talent { Reason::NothingToDo } else { Reason::NoBase };
                return no(if fails { Reason::ConditionFails } else { otherwise }, "R8.2");
            }
            let window = matches!(a.head, Head::BeforeScoring(_) | Head::AfterScoring(_));
            if window && self.table.is_in_play(card) {
                return no(Reason::NotItsMoment, "R5.9");
            }
        }
        if c.pile != super::piles::Pile::hand(seat) {
            return no(Reason::NotInHand, "R5.2");
        }
        if !d.is_minion() {
            if self.no_actions(seat) {
                return no(Reason::NoActionsThisTurn, "R1.2");
            }
            let none = !self.table.allowances.iter().any(|a| !a.minion);
            return if none { no(Reason::NoActionPlayLeft, "R4.5") } else { no(Reason::NoHost, "R5.12") };
        }
        let allowances = self.table.allowances.iter().filter(|a| a.minion);
        if allowances.clone().next().is_none() {
            return no(Reason::NoMinionPlayLeft, "R4.5");
        }
        if let Some(by) = base.and_then(|b| self.blocker(seat, Some(card), b)) {
            return Refused { by: Some(by), ..no(Reason::Forbidden, "R1.2") };
        }
        if self.open_bases(seat, Some(card), Where::Anywhere).is_empty() {
            let by = self.table.row().iter().find_map(|b| self.blocker(seat, Some(card), *b));
            return Refused { by, ..no(Reason::NoBase, "R1.2") };
        }
        no(Reason::ExtraDoesNotFit, "R7.6")
    }
    /// Why a card's Special cannot be used around the scoring of this base.
    fn why_not_in_window(&self, seat: Seat, card: CardId, scoring: BaseId) -> Refused {
        let c = self.table.card(card);
        for (_, a) in def(c.def).abilities(self.table.edition) {
            if !matches!(a.head, Head::BeforeScoring(_) | Head::AfterScoring(_)) {
                continue;
            }
            if !self.within_limit(a, seat, c.def, scoring) {
                return no(Reason::LimitReached, "R13.10");
            }
            if c.pile.is_hand() && !self.is_minion(card) && self.no_actions(seat) {
                return no(Reason::NoActionsThisTurn, "R1.2");
            }
            if c.pile.is_hand()
                && self.is_minion(card)
                && let Some(by) = self.blocker(seat, Some(card), scoring)
            {
                return Refused { by: Some(by), ..no(Reason::Forbidden, "R1.2") };
            }
        }
        no(Reason::NotItsMoment, "R13.7")
    }
}
