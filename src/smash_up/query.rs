//! What is asked of the table and never stored: power, breakpoints, totals, what a player has done
//! this turn, who ignores what. Each number can list where it comes from (R11.2, R11.13).

use super::Game;
use super::defs::{self, def};
use super::find::Scope;
use super::stack::Frame;
use super::table::{DefId, Effect, FRESH, IGNORING, Lasting, Phase, Until, What};
use super::words::{Ability, Barred, Head, Static, Who};
use crate::shell::{BaseId, CardId, Seat};
use serde::Serialize;

/// One contribution to a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    pub from: PartFrom,
    pub amount: i16,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum PartFrom {
    Printed,
    /// +1 power counters.
    Counters,
    Card(CardId),
    Base(BaseId),
    /// An effect that outlasts its source, by what is printed on it.
    Effect(DefId),
    /// The value was negative and is raised to 0 (R1.12).
    Floor,
}

impl Game {
    /// The current power of a minion in play (R11.2).
    pub fn power(&self, card: CardId) -> i16 {
        let mut sum = 0;
        self.each_power_part(card, |part| sum += part.amount);
        sum.max(0)
    }
    /// The current power of a minion, taken apart: the parts add up to it.
    pub fn power_of(&self, card: CardId) -> Vec<Part> {
        let mut parts = vec![];
        self.each_power_part(card, |part| parts.push(part));
        floor(parts)
    }
    fn each_power_part(&self, card: CardId, mut part: impl FnMut(Part)) {
        let table = &self.table;
        let c = table.card(card);
        part(Part { from: PartFrom::Printed, amount: i16::from(def(c.def).print.power.unwrap_or(0)) });
        if c.counters > 0 {
            part(Part { from: PartFrom::Counters, amount: i16::from(c.counters) });
        }
        for (source, _, ability) in self.abilities_in_play(defs::POWER) {
            if let Head::Always(Static::Power(who, amount)) = &ability.head {
                let scope = self.scope_of(source);
                if self.covers(who, card, &scope) && ability.when.is_none_or(|when| (when.is)(self, &scope)) {
                    part(Part { from: PartFrom::Card(source), amount: self.amount(amount, &scope) });
                }
            }
        }
        let base = def(table.base_def(c.base));
        if base.has(defs::POWER) && !self.ignores_always(c.controller, c.base) {
            let scope = self.scope_of_base(c.base, c.controller);
            for (_, ability) in self.abilities_of_base(c.base) {
                if let Head::Always(Static::Power(who, amount)) = &ability.head
                    && self.covers(who, card, &scope)
                {
                    part(Part { from: PartFrom::Base(c.base), amount: self.amount(amount, &scope) });
                }
            }
        }
        for lasting in &table.lasting {
            if let Effect::Power(cards) = lasting.what
                && cards.contains(card)
            {
                part(Part { from: PartFrom::Effect(lasting.source), amount: i16::from(lasting.amount) });
            }
        }
    }
    /// Whether what a continuous ability speaks of covers a card.
    pub fn covers(&self, who: &Who, card: CardId, scope: &Scope) -> bool {
        match who {
            Who::Me => scope.card() == Some(card),
            Who::Host => scope.card().is_some_and(|me| self.table.card(me).on == card),
            Who::All(cards) => self.fits(card, cards, scope),
            Who::It | Who::Chosen | Who::Pick(..) => false,
        }
    }
    /// A player's power at a base (R11.3).
    pub fn total_of(&self, base: BaseId, seat: Seat) -> i16 {
        let mine = self.minions_at(base).filter(|m| self.table.card(*m).controller == seat);
        let (mut total, mut present) = (0, false);
        for minion in mine {
            total += self.power(minion);
            present = true;
        }
        if present {
            self.each_addition(base, seat, |part| total += part.amount);
        }
        total
    }
    /// What other cards add to a player's power at a base, as long as a minion of theirs is there.
    pub fn additions_of(&self, base: BaseId, seat: Seat) -> Vec<Part> {
        let mut parts = vec![];
        if self.presence(base, seat) {
            self.each_addition(base, seat, |part| parts.push(part));
        }
        parts
    }
    fn each_addition(&self, base: BaseId, seat: Seat, mut part: impl FnMut(Part)) {
        for (source, _, ability) in self.abilities_in_play(defs::TOTAL) {
            let c = self.table.card(source);
            if let Head::Always(Static::TotalHere(amount)) = &ability.head
                && c.base == base
                && c.controller == seat
            {
                let amount = self.amount(amount, &self.scope_of(source));
                part(Part { from: PartFrom::Card(source), amount });
            }
        }
    }
    /// Everybody's power at a base (R11.4).
    pub fn total(&self, base: BaseId) -> i16 {
        let (mut total, mut added) = (0, false);
        for card in self.table.in_play().iter().copied() {
            let c = self.table.card(card);
            if c.base == base {
                let d = def(c.def);
                total += if d.is_minion() { self.power(card) } else { 0 };
                added |= d.has(defs::TOTAL);
            }
        }
        if added { (0..self.table.seats()).map(|seat| self.total_of(base, seat)).sum() } else { total }
    }
    /// The power at which a base is ready (R11.13).
    pub fn breakpoint(&self, base: BaseId) -> i16 {
        let mut sum = 0;
        self.each_breakpoint_part(base, |part| sum += part.amount);
        sum.max(0)
    }
    /// The breakpoint of a base, taken apart: the parts add up to it.
    pub fn breakpoint_of(&self, base: BaseId) -> Vec<Part> {
        let mut parts = vec![];
        self.each_breakpoint_part(base, |part| parts.push(part));
        floor(parts)
    }
    /// What sets it stands for what is printed (R11.14), additions come on top.
    fn each_breakpoint_part(&self, base: BaseId, mut part: impl FnMut(Part)) {
        let lasting = self.table.lasting.iter();
        let of = |l: &Lasting| Part { from: PartFrom::Effect(l.source), amount: i16::from(l.amount) };
        let printed = def(self.table.base_def(base)).print.breakpoint;
        let set = lasting.clone().rfind(|l| l.what == Effect::SetBreakpoint(base)).map(of);
        part(set.unwrap_or(Part { from: PartFrom::Printed, amount: printed }));
        lasting.filter(|l| l.what == Effect::Breakpoint(base)).map(of).for_each(part);
    }
    /// Enough power is there to score it (R13.1).
    pub fn is_ready(&self, base: BaseId) -> bool {
        self.total(base) >= self.breakpoint(base)
    }
    /// The cards in play that have abilities of such a kind (see the bits in `defs.rs`).
    pub fn in_play_with(&self, bits: u32) -> impl Iterator<Item = CardId> {
        self.table.in_play().iter().copied().filter(move |c| def(self.table.card(*c).def).has(bits))
    }
    /// All abilities of those cards, with their numbers.
    pub fn abilities_in_play(&self, bits: u32) -> impl Iterator<Item = (CardId, u8, &'static Ability)> {
        let abilities = |card| def(self.table.card(card).def).abilities(self.table.edition);
        self.in_play_with(bits).flat_map(move |card| abilities(card).map(move |(i, a)| (card, i, a)))
    }
    /// The abilities of a base, unless they are cancelled (R12.12).
    pub fn abilities_of_base(&self, base: BaseId) -> impl Iterator<Item = (u8, &'static Ability)> + use<> {
        let cancelled = self.canceller(base).is_some();
        def(self.table.base_def(base)).abilities(self.table.edition).filter(move |_| !cancelled)
    }
    /// The card that cancels what a base says.
    pub fn canceller(&self, base: BaseId) -> Option<CardId> {
        self.in_play_with(defs::CANCEL).find(|card| self.table.card(*card).base == base)
    }
    /// The minions at a base, in the order of arrival.
    pub fn minions_at(&self, base: BaseId) -> impl Iterator<Item = CardId> {
        let table = &self.table;
        table.in_play().iter().copied().filter(move |c| table.card(*c).base == base && self.is_minion(*c))
    }
    /// The actions on a card.
    pub fn actions_on(&self, card: CardId) -> impl Iterator<Item = CardId> {
        let table = &self.table;
        table.in_play().iter().copied().filter(move |c| table.card(*c).on == card)
    }
    pub fn is_minion(&self, card: CardId) -> bool {
        def(self.table.card(card).def).is_minion()
    }
    /// A player has a minion at a base.
    pub fn presence(&self, base: BaseId, seat: Seat) -> bool {
        self.minions_at(base).any(|m| self.table.card(m).controller == seat)
    }
    /// A Microbot by name, or by what its controller's cards say (R11.16).
    pub fn is_microbot(&self, card: CardId) -> bool {
        let table = &self.table;
        let c = table.card(card);
        def(c.def).has(defs::MICROBOT)
            || (def(c.def).is_minion()
                && self.in_play_with(defs::POWER).any(|source| {
                    table.card(source).controller == c.controller
                        && self.says(source, |what| matches!(what, Static::YourMinionsAreMicrobots))
                }))
    }
    /// A card in play has such a continuous ability.
    pub fn says(&self, card: CardId, is: impl Fn(&Static) -> bool) -> bool {
        def(self.table.card(card).def)
            .abilities(self.table.edition)
            .any(|(_, ability)| matches!(&ability.head, Head::Always(what) if is(what)))
    }

    /// The first card in play that lets a player ignore a base's ability (R12.13).
    pub fn ignoring(&self, seat: Seat, base: BaseId) -> Option<CardId> {
        self.in_play_with(defs::IGNORE).find(|card| {
            let c = self.table.card(*card);
            c.base == base && c.controller == seat && c.flags & FRESH != 0
        })
    }
    /// A player has said that what the base does all the time is ignored.
    pub fn ignores_always(&self, seat: Seat, base: BaseId) -> bool {
        self.ignoring(seat, base).is_some_and(|card| self.table.card(card).flags & IGNORING != 0)
    }
    /// The card that keeps a player from playing a minion at a base (R1.2); without a minion, from
    /// playing any there.
    pub fn blocker(&self, seat: Seat, card: Option<CardId>, base: BaseId) -> Option<CardId> {
        self.in_play_with(defs::PLAYING).find(|s| {
            let c = self.table.card(*s);
            let bars = |what: &Static| match what {
                Static::CannotPlayHere(barred, cards) => {
                    (*barred == Barred::Everyone || c.controller != seat)
                        && match card {
                            Some(card) => self.fits(card, cards, &self.scope_of(*s)),
                            None => !cards.named_faction,
                        }
                }
                _ => false,
            };
            c.base == base && self.says(*s, bars)
        })
    }
    /// Whether a player may play this minion at a base; without a minion, whether any may be.
    pub fn may_play_at(&self, seat: Seat, card: Option<CardId>, base: BaseId) -> bool {
        self.blocker(seat, card, base).is_none()
    }
    /// A player can play no actions now.
    pub fn no_actions(&self, seat: Seat) -> bool {
        let now = |l: &Lasting| l.what == Effect::NoActions(seat) && l.until == Until::EndOfTurn;
        self.table.lasting.iter().any(now)
    }
    /// The other seats.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.seats()).filter(move |s| *s != seat)
    }

    /// The minions a player has played this turn, whatever the zone or the allowance (R5.15).
    pub fn minions_played(&self, seat: Seat) -> usize {
        self.table.facts.iter().filter(|f| f.what == What::PlayedMinion && f.seat == seat).count()
    }
    /// The same, in the play phase only (R5.16).
    pub fn minions_played_in_play_phase(&self, seat: Seat) -> usize {
        let facts = self.table.facts.iter();
        facts.filter(|f| f.what == What::PlayedMinion && f.seat == seat && f.phase == Phase::Play).count()
    }
    /// How many minions have been played at a base this turn, by anybody (R12.17).
    pub fn minions_played_at(&self, base: BaseId) -> usize {
        self.table.facts.iter().filter(|f| f.what == What::PlayedMinion && f.base == base).count()
    }
    /// The minions that the speaker's player has played at its base this turn, as long as they have
    /// not come back as new cards.
    pub fn played_here(&self, scope: &Scope) -> impl Iterator<Item = CardId> {
        let (you, here) = (scope.you, scope.here);
        let facts = self.table.facts.iter();
        facts
            .filter(move |f| f.what == What::PlayedMinion && f.seat == you && f.base == here)
            .filter(|f| self.table.card(f.card).incarnation == f.incarnation)
            .map(|f| f.card)
    }
    /// A player's place at the base that scores.
    pub fn place_at(&self, base: BaseId, seat: Seat) -> Option<u8> {
        self.stack.iter().find_map(|frame| match frame {
            Frame::Scoring { base: b, places, .. } if *b == base => Some(places[seat as usize]),
            _ => None,
        })
    }
    /// Everyone's place at a base: 1 + those with strictly more power, 0 for no presence (R13.13-16).
    pub fn places(&self, base: BaseId) -> [u8; 4] {
        let by_power = self.table.options.presence_by_power;
        let mut powers = [None; 4];
        for seat in 0..self.table.seats() {
            let total = self.total_of(base, seat);
            if self.presence(base, seat) || (by_power && total > 0) {
                powers[seat as usize] = Some(total);
            }
        }
        powers.map(|mine| match mine {
            None => 0,
            Some(mine) => 1 + powers.iter().flatten().filter(|other| **other > mine).count() as u8,
        })
    }
}

/// Adds what raises a negative sum to 0.
fn floor(mut parts: Vec<Part>) -> Vec<Part> {
    let sum: i16 = parts.iter().map(|part| part.amount).sum();
    if sum < 0 {
        parts.push(Part { from: PartFrom::Floor, amount: -sum });
    }
    parts
}
