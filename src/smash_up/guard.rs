//! What keeps a deed from being done to a card: "cannot" beats "can" (R1.2, R12.9).
//!
//! A base's ability may be ignored, a card may be indestructible, or its player's cards keep others
//! from affecting it. Asked for each card, each time; nothing is stored.

use super::Game;
use super::defs::{self, def};
use super::event::Event;
use super::piles::Pile;
use super::stack::{Cause, Deed, Source};
use super::table::NOBODY;
use super::words::{By, Head, Static};
use crate::shell::{CardId, Set};

/// What protects a card, and whether it is used up by that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    pub by: Source,
    pub once: bool,
}

impl Game {
    /// What protects a card in play from a deed, if anything does.
    pub fn guard(&self, card: CardId, deed: Deed, cause: Cause) -> Option<Guard> {
        let whole = |by| Guard { by, once: false };
        if deed == Deed::Destroy
            && let Some(by) = self.indestructible(card)
        {
            return Some(whole(by));
        }
        if let Source::Base(base) = cause.by {
            let seat = self.table.card(card).controller;
            // The one to whom the ability speaks has been asked already (R12.13).
            if let Some(by) = (seat != cause.seat).then(|| self.ignoring(seat, base)).flatten() {
                return Some(whole(Source::Card(by)));
            }
        }
        if self.affects(deed) { self.shield(card, cause) } else { None }
    }
    /// Whether a deed affects a card: moves it, returns it, destroys it, puts an action on it or takes it
    /// off its base some other way; by option any change of its numbers does too (R9.1, R9.2).
    pub fn affects(&self, deed: Deed) -> bool {
        match deed {
            Deed::Destroy | Deed::Return | Deed::Bottom | Deed::Move(_) | Deed::ShuffleIn | Deed::PutOn => {
                true
            }
            Deed::Power(..) | Deed::PlaceCounters(_) => self.table.options.affect_wide,
            Deed::Discard | Deed::Take | Deed::Clear => false,
        }
    }
    /// The card or base because of which nothing can destroy a card.
    fn indestructible(&self, card: CardId) -> Option<Source> {
        let table = &self.table;
        for (source, _, ability) in self.abilities_in_play(defs::GUARD) {
            if let Head::Always(Static::CannotBeDestroyed(who)) = &ability.head
                && self.covers(who, card, &self.scope_of(source))
            {
                return Some(Source::Card(source));
            }
        }
        let c = table.card(card);
        if !def(table.base_def(c.base)).has(defs::GUARD) || self.ignores_always(c.controller, c.base) {
            return None;
        }
        let scope = self.scope_of_base(c.base, c.controller);
        self.abilities_of_base(c.base).find_map(|(_, ability)| match &ability.head {
            Head::Always(Static::CannotBeDestroyed(who)) if self.covers(who, card, &scope) => {
                Some(Source::Base(c.base))
            }
            _ => None,
        })
    }
    /// The card that keeps others from affecting one: a lasting one before one that is used up by it, and
    /// of those the one that covers most.
    fn shield(&self, card: CardId, cause: Cause) -> Option<Guard> {
        let mut found: Option<(Guard, u8)> = None;
        for (source, _, ability) in self.abilities_in_play(defs::GUARD) {
            let (who, by, once) = match &ability.head {
                Head::Always(Static::Unaffected(who, by)) => (who, *by, false),
                Head::Always(Static::ShieldOnce(who, by)) => (who, *by, true),
                _ => continue,
            };
            if self.is_doing_of(by, source, card, cause) && self.covers(who, card, &self.scope_of(source)) {
                let guard = Guard { by: Source::Card(source), once };
                if !once {
                    return Some(guard);
                }
                let covered = self.covered_by(source).len();
                if found.is_none_or(|(_, most)| covered > most) {
                    found = Some((guard, covered));
                }
            }
        }
        found.map(|(guard, _)| guard)
    }
    /// What a shield keeps off the ability that uses it up.
    fn covered_by(&self, shield: CardId) -> Set {
        let scope = self.scope_of(shield);
        let covers = |c: &CardId| {
            let says =
                |what: &Static| matches!(what, Static::ShieldOnce(who, _) if self.covers(who, *c, &scope));
            self.says(shield, says)
        };
        self.table.in_play().iter().copied().filter(covers).collect()
    }
    /// Whether what is done to `card` is among the doings that `source` protects it from.
    fn is_doing_of(&self, by: By, source: CardId, card: CardId, cause: Cause) -> bool {
        let theirs = cause.seat != self.table.card(source).controller;
        match (by, cause.by) {
            (By::OpponentsActions, Source::Card(c)) => theirs && !self.is_minion(c),
            (By::OpponentsCards, Source::Card(_)) => theirs,
            (By::Abilities, Source::Card(_)) => {
                self.table.options.own_abilities || cause.seat != self.table.card(card).controller
            }
            (By::Abilities, Source::Base(_)) => true,
            _ => false,
        }
    }
    /// Tells of a card that is not affected. A shield that is used up by it is destroyed, and everything
    /// it covers is left alone by the same ability (R12.11): those are returned.
    pub fn stop(&mut self, card: CardId, deed: Deed, guard: Guard, cause: Cause) -> Set {
        self.hear(Event::Prevented { card, by: guard.by, deed }, cause);
        let Source::Card(shield) = guard.by else { return Set::of(card) };
        if !guard.once {
            return Set::of(card);
        }
        let covered = self.covered_by(shield);
        let base = self.table.card(shield).base;
        self.happen(Event::Destroyed { card: shield, base }, Cause { by: guard.by, ..cause });
        covered
    }
    /// Actions that lie on minions which have come to be protected from them are discarded (R10.7).
    pub fn shed(&mut self, cause: Cause) {
        let unwelcome = |game: &Game, action: CardId| {
            let c = game.table.card(action);
            let put_on = Cause { by: Source::Card(action), seat: c.controller, played: false };
            c.on != NOBODY && game.shield(c.on, put_on).is_some_and(|guard| !guard.once)
        };
        while let Some(action) = self.table.in_play().iter().copied().find(|a| unwelcome(self, *a)) {
            self.happen(Event::Discarded { card: action, from: Pile::PLAY }, cause);
        }
    }
}
