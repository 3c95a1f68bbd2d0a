//! Rules of thumb: how appealing each choice is at first sight, in hundredths of a VP. Nothing here knows
//! a card by name: what a verb does to its target, good or bad, and whose target it is, says enough.
//!
//! ```text
//! appeal ─ by the kind of question     target ─ what a verb does to a card     play ─ what a card is good for
//! welcome ─ what waits for a minion at a base
//! ```

mod play;
mod target;
mod welcome;

use super::Game;
use super::defs::def;
use super::estimate::survey::{Site, Survey, survey};
use super::estimate::{weights::VALUES, worth};
use super::stack::{Frame, When};
use super::step::Asked;
use super::turn::GOAL;
use crate::shell::{Appeal, BaseId, CardId, Choice, Game as _, Seat};

/// What a share that wins the game is worth on top, in VP.
const WON: f32 = 20.0;

/// The table as a seat looks at it in a hurry.
struct Eye<'a> {
    game: &'a Game,
    seat: Seat,
    seats: u8,
    sites: Survey,
}

/// A number for each choice of the open decision, for the seat that decides.
pub fn appeal(game: &Game) -> Appeal {
    let Some(decision) = game.decision() else { return Appeal::new() };
    let eye = Eye { game, seat: decision.seat, seats: game.table.seats(), sites: survey(game) };
    let what = decision.ask.what;
    decision.choices.iter().map(|choice| eye.appeal(what, *choice).clamp(-9999.0, 9999.0) as i16).collect()
}

impl Eye<'_> {
    fn appeal(&self, what: Asked, choice: Choice) -> f32 {
        match (what, choice) {
            (_, Choice::Done | Choice::Pass | Choice::No) => 0.0,
            (Asked::Play, Choice::Card(card)) => self.play(card),
            (Asked::Play, _) => -1.0,
            (Asked::Where(card), Choice::Base(base)) => self.put_at(card, base),
            (Asked::Where(card), Choice::Card(host)) => self.put_on(card, host),
            (Asked::Extra(_), Choice::Card(card)) => self.play(card).max(1.0),
            (Asked::Window(base, When::Before), choice) => self.before_scoring(base, choice),
            (Asked::Window(..), _) => 20.0,
            (Asked::Step(step), choice) => {
                self.game.instruction(step).map_or(0.0, |step| self.step(&step.act, choice))
            }
            (Asked::Number(..), Choice::Number(n)) => f32::from(n),
            (Asked::Score, Choice::Base(base)) => self.site(base).map_or(0.0, |site| self.stake(site)),
            (Asked::Limit, Choice::Card(card)) => -self.held(card),
            (Asked::Redraw | Asked::Instead(_), _) => 10.0,
            _ => 0.0,
        }
    }
    fn site(&self, base: BaseId) -> Option<&Site> {
        self.sites.iter().find(|site| site.base == base)
    }
    /// What a base is worth to this seat, less what it is worth to the best of the others.
    fn stake(&self, site: &Site) -> f32 {
        let (share, lead) = worth(site, self.seats, &VALUES);
        let scores = site.near() >= 1.0;
        let wins = |seat: Seat| {
            let vp = f32::from(self.game.table.players[seat as usize].vp);
            scores && vp + share[seat as usize] >= f32::from(GOAL)
        };
        let of = |seat: Seat| share[seat as usize] + lead[seat as usize] + if wins(seat) { WON } else { 0.0 };
        let others = (0..self.seats).filter(|s| *s != self.seat).map(of);
        100.0 * (of(self.seat) - others.fold(f32::MIN, f32::max))
    }
    /// What it would change if a seat had so much more power at a base.
    fn added(&self, base: BaseId, seat: Seat, power: i16) -> f32 {
        let Some(site) = self.site(base) else { return 0.0 };
        self.stake(&site.with(seat, power)) - self.stake(site)
    }
    /// The same if a minion of this power left.
    fn taken(&self, base: BaseId, seat: Seat, power: i16) -> f32 {
        let Some(site) = self.site(base) else { return 0.0 };
        self.stake(&site.without(seat, power)) - self.stake(site)
    }
    fn printed(&self, card: CardId) -> i16 {
        i16::from(def(self.game.table.card(card).def).print.power.unwrap_or(0))
    }
    /// What a card is worth in a hand.
    fn held(&self, card: CardId) -> f32 {
        20.0 + 6.0 * f32::from(self.printed(card)) + if self.game.is_minion(card) { 0.0 } else { 15.0 }
    }
    /// A Special before a base scores: what its power would change there.
    fn before_scoring(&self, base: BaseId, choice: Choice) -> f32 {
        let Choice::Card(card) = choice else { return 10.0 };
        let c = self.game.table.card(card);
        let hand = self.game.table.hand(self.seat).iter();
        let power = if c.base == base {
            2
        } else if self.game.is_minion(card) {
            self.printed(card)
        } else {
            hand.map(|held| self.printed(*held)).max().unwrap_or(0)
        };
        self.added(base, self.seat, power) - 40.0
    }
    /// The cards that the instruction at hand has chosen so far.
    fn chosen(&self) -> impl Iterator<Item = CardId> + use<> {
        let scope = match self.game.stack.top() {
            Some(Frame::Run(run)) => Some(run.scope),
            _ => None,
        };
        scope.into_iter().flat_map(|scope| scope.it.iter())
    }
}
