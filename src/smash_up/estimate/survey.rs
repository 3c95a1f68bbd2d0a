//! The bases at a glance: who has how much power where. One pass over the cards in play, since searches
//! ask a million times a second; what it adds up is what `query.rs` says minion by minion.

use crate::shell::{BaseId, CardId, Seat};
use crate::smash_up::Game;
use crate::smash_up::defs::{self, def};
use crate::smash_up::table::Effect;
use crate::smash_up::words::{Ability, Act, Amount, Head, Ranked, Static};
use arrayvec::ArrayVec;

/// One base in the middle.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub base: BaseId,
    pub breakpoint: i16,
    pub total: i16,
    /// Power by seat, 0 where nobody of theirs is.
    pub by: [i16; 4],
    /// The seats that have a minion here, as bits.
    pub present: u8,
    /// VP for the first three places.
    pub vp: [i16; 3],
    /// VP that the base itself would add for a seat, and for which rank.
    pub bonus: Option<([i16; 4], Ranked)>,
}

/// All bases in the middle, in their order.
pub type Survey = ArrayVec<Site, 6>;
type Sources = ArrayVec<(CardId, &'static Ability), 24>;

/// Looks at every base.
pub fn survey(game: &Game) -> Survey {
    let table = &game.table;
    let mut sites: Survey = table.row().iter().take(6).map(|base| site(game, *base)).collect();
    let mut sources = Sources::new();
    let mut additions = Sources::new();
    for (card, _, ability) in game.abilities_in_play(defs::POWER | defs::TOTAL) {
        match ability.head {
            Head::Always(Static::Power(..)) => drop(sources.try_push((card, ability))),
            Head::Always(Static::TotalHere(_)) => drop(additions.try_push((card, ability))),
            _ => {}
        }
    }
    for card in table.in_play().iter().copied().filter(|c| game.is_minion(*c)) {
        let c = table.card(card);
        if let Some(site) = sites.iter_mut().find(|site| site.base == c.base) {
            let power = power(game, card, &sources);
            site.by[c.controller as usize] += power;
            site.total += power;
            site.present |= 1 << c.controller;
        }
    }
    for (card, ability) in additions {
        let c = table.card(card);
        let site = sites.iter_mut().find(|site| site.base == c.base);
        if let Some(site) = site.filter(|site| site.present & (1 << c.controller) != 0)
            && let Head::Always(Static::TotalHere(amount)) = &ability.head
        {
            let amount = game.amount(amount, &game.scope_of(card));
            site.by[c.controller as usize] += amount;
            site.total += amount;
        }
    }
    sites
}
fn site(game: &Game, base: BaseId) -> Site {
    let d = def(game.table.base_def(base));
    let mut bonus = None;
    for ability in d.print.abilities() {
        if let Head::WhenScoring(ranked) = ability.head
            && let Some(Act::Gain(amount)) = ability.text.first().map(|step| step.act)
        {
            bonus = Some((gains(game, base, &amount), ranked));
        }
    }
    Site {
        base,
        breakpoint: game.breakpoint(base).max(1),
        total: 0,
        by: [0; 4],
        present: 0,
        vp: d.print.vp.map(i16::from),
        bonus,
    }
}
fn gains(game: &Game, base: BaseId, amount: &Amount) -> [i16; 4] {
    let mut gains = [0; 4];
    for seat in 0..game.table.seats() {
        gains[seat as usize] = game.amount(amount, &game.scope_of_base(base, seat));
    }
    gains
}
/// What `Game::power` says, with the cards that change power looked up once.
fn power(game: &Game, card: CardId, sources: &Sources) -> i16 {
    let c = game.table.card(card);
    if def(game.table.base_def(c.base)).has(defs::POWER) {
        return game.power(card);
    }
    let mut power = i16::from(def(c.def).print.power.unwrap_or(0)) + i16::from(c.counters);
    for (source, ability) in sources {
        if let Head::Always(Static::Power(who, amount)) = &ability.head {
            let scope = game.scope_of(*source);
            if game.covers(who, card, &scope) && ability.when.is_none_or(|when| (when.is)(game, &scope)) {
                power += game.amount(amount, &scope);
            }
        }
    }
    for lasting in &game.table.lasting {
        if let Effect::Power(cards) = lasting.what
            && cards.contains(card)
        {
            power += i16::from(lasting.amount);
        }
    }
    power.max(0)
}

impl Site {
    /// How near it is to scoring: 1 is enough.
    pub fn near(&self) -> f32 {
        (f32::from(self.total) / f32::from(self.breakpoint)).clamp(0.0, 1.0)
    }
    /// The VP that each seat would get if it scored now.
    pub fn shares(&self, seats: u8) -> [f32; 4] {
        let mut shares = [0.0; 4];
        for seat in 0..seats {
            if self.present & (1 << seat) == 0 {
                continue;
            }
            let above = (0..seats).filter(|s| self.present & (1 << s) != 0 && self.beats(*s, seat)).count();
            let vp = self.vp.get(above).copied().unwrap_or(0);
            let bonus = match self.bonus {
                Some((gains, Ranked::Everyone)) => gains[seat as usize],
                Some((gains, _)) if above == 0 => gains[seat as usize],
                _ => 0,
            };
            shares[seat as usize] = f32::from(vp + bonus);
        }
        shares
    }
    /// How far a seat is ahead of the best of the others, or behind.
    pub fn margin(&self, seat: Seat, seats: u8) -> i16 {
        let others = (0..seats).filter(|s| *s != seat).map(|s| self.by[s as usize]);
        self.by[seat as usize] - others.max().unwrap_or(0)
    }
    /// The same base with so much more power for a seat, which has a minion there.
    #[must_use]
    pub fn with(mut self, seat: Seat, power: i16) -> Self {
        self.by[seat as usize] = (self.by[seat as usize] + power).max(0);
        self.total = (self.total + power).max(0);
        self.present |= 1 << seat;
        self
    }
    /// The same base without a minion of this power; its controller's last if no power is left.
    #[must_use]
    pub fn without(mut self, seat: Seat, power: i16) -> Self {
        self.by[seat as usize] = (self.by[seat as usize] - power).max(0);
        self.total = (self.total - power).max(0);
        if self.by[seat as usize] == 0 {
            self.present &= !(1 << seat);
        }
        self
    }
    fn beats(&self, a: Seat, b: Seat) -> bool {
        self.by[a as usize] > self.by[b as usize]
    }
}
