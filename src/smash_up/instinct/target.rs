//! What a verb does to what it is pointed at: destroying is bad for its target, a counter is good for it.

use super::Eye;
use crate::shell::{CardId, Choice};
use crate::smash_up::defs::def;
use crate::smash_up::words::{Act, Amount};

impl Eye<'_> {
    /// The appeal of pointing at something when an instruction asks.
    pub(super) fn step(&self, act: &Act, choice: Choice) -> f32 {
        match (act, choice) {
            (_, Choice::Seat(seat)) => self.rival(seat),
            (_, Choice::Faction(faction)) => self.of_faction(faction),
            (Act::Move(..), Choice::Base(base)) => self.moved_to(base),
            (Act::ChooseBase(_), Choice::Base(base)) => {
                // Most texts that name a base do something where much is going on.
                self.site(base).map_or(0.0, |site| f32::from(site.total))
            }
            (Act::Play(..), Choice::Card(card)) => self.play(card).max(1.0),
            (Act::Play(..), Choice::Base(base)) => {
                self.chosen().next().map_or(0.0, |card| self.put_at(card, base))
            }
            (Act::Destroy(_) | Act::Bottom(_) | Act::Discard(_), Choice::Card(card)) => self.lost(card, 10.0),
            (Act::Return(_), Choice::Card(card)) => self.lost(card, 0.0) + self.homecoming(card),
            (Act::Move(..), Choice::Card(card)) => self.moved_away(card),
            (Act::Power(_, Amount::N(n), _), Choice::Card(card)) => self.stronger(card, i16::from(*n)),
            (Act::Power(..) | Act::PlaceCounters(..) | Act::TransferCounters(..), Choice::Card(card)) => {
                self.stronger(card, 1)
            }
            (Act::TakeCounters(..), Choice::Card(card)) => self.stronger(card, -1),
            (Act::Take(_), Choice::Card(card)) => self.held(card),
            (Act::ShuffleIn(_), Choice::Card(card)) => {
                if self.game.table.card(card).pile.is_hand() {
                    -self.held(card)
                } else {
                    5.0
                }
            }
            (Act::Choose(_), Choice::Card(card)) => f32::from(self.printed(card)),
            (_, Choice::Yes) => 5.0,
            _ => 0.0,
        }
    }
    /// A card goes: bad for who has it. A minion in play takes its power along, and a little more.
    fn lost(&self, card: CardId, finality: f32) -> f32 {
        let c = self.game.table.card(card);
        let mine = if c.controller == self.seat { -1.0 } else { 1.0 };
        if !self.game.table.is_in_play(card) {
            let of_mine = c.owner == self.seat;
            return if of_mine { -self.held(card) } else { self.held(card) };
        }
        if !self.game.is_minion(card) {
            return mine * 25.0;
        }
        let power = self.game.power(card);
        self.taken(c.base, c.controller, power) + mine * (finality + 8.0 * f32::from(power))
    }
    /// Back in the hand of its owner, to be played again.
    fn homecoming(&self, card: CardId) -> f32 {
        let worth = 0.7 * self.held(card);
        if self.game.table.card(card).owner == self.seat { worth } else { -worth }
    }
    fn stronger(&self, card: CardId, by: i16) -> f32 {
        let c = self.game.table.card(card);
        let mine = if c.controller == self.seat { 1.0 } else { -1.0 };
        let there =
            if by < 0 { self.taken(c.base, c.controller, -by) } else { self.added(c.base, c.controller, by) };
        there + mine * 8.0 * f32::from(by)
    }
    /// The best that a minion could do elsewhere, less what it does where it is; for another's minion the
    /// worst it could do.
    fn moved_away(&self, card: CardId) -> f32 {
        let c = self.game.table.card(card);
        let power = self.game.power(card);
        let elsewhere = self.sites.iter().filter(|site| site.base != c.base);
        let there = elsewhere.map(|site| self.added(site.base, c.controller, power));
        self.taken(c.base, c.controller, power) + there.fold(f32::MIN, f32::max).max(-500.0)
    }
    /// Those that were chosen arrive here.
    fn moved_to(&self, base: crate::shell::BaseId) -> f32 {
        let arrive = self.chosen().filter(|card| self.game.table.is_in_play(*card));
        arrive
            .map(|card| self.added(base, self.game.table.card(card).controller, self.game.power(card)))
            .sum()
    }
    /// A player who is pointed at is seldom glad.
    fn rival(&self, seat: u8) -> f32 {
        if seat == self.seat {
            return -50.0;
        }
        10.0 + f32::from(self.game.table.players[seat as usize].vp)
    }
    fn of_faction(&self, faction: u8) -> f32 {
        let theirs = self.game.table.in_play().iter().filter(|card| {
            let c = self.game.table.card(**card);
            def(c.def).faction == faction && c.controller != self.seat
        });
        theirs.count() as f32
    }
}
