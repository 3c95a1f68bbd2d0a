//! The game as one seat could picture it, and how good it looks.
//!
//! Hidden cards keep their ids and places; what is printed on them is dealt anew among those that the
//! seat has not seen since they were last shuffled. So it works in the middle of any effect.

use super::Game;
use super::defs::def;
use super::piles::Pile;
use super::stack::{Frame, Source};
use super::step::Asked;
use super::table::{Phase, Table};
use crate::shell::{BaseId, CardId, Choice, Game as _, Rng, Seat, Set};

/// The same game with everything that `seat` cannot know dealt anew by `rng`.
pub fn imagine(game: &Game, seat: Seat, rng: &mut Rng) -> Game {
    let (pinned, speaking) = (pinned(game, seat), speaking_bases(game));
    let mut other = game.clone();
    let table = &mut other.table;
    for owner in 0..table.seats() {
        let hand = if owner == seat { &[] } else { table.hand(owner) };
        let cards = table.deck(owner).iter().chain(hand).copied();
        let unknown = |c: &CardId| table.card(*c).seen & (1 << seat) == 0 && !pinned.contains(*c);
        let hidden: Vec<CardId> = cards.filter(unknown).collect();
        deal(&hidden, rng, |a, b| {
            let (x, y) = (table.cards[a as usize].def, table.cards[b as usize].def);
            (table.cards[a as usize].def, table.cards[b as usize].def) = (y, x);
        });
    }
    let bases = table.base_piles.of(Pile::BASE_DECK).iter().copied();
    let unknown = |b: &u8| table.bases[*b as usize].seen & (1 << seat) == 0 && !speaking.contains(b);
    let hidden: Vec<u8> = bases.filter(unknown).collect();
    deal(&hidden, rng, |a, b| {
        let (x, y) = (table.bases[a as usize].def, table.bases[b as usize].def);
        (table.bases[a as usize].def, table.bases[b as usize].def) = (y, x);
    });
    table.rng = Rng::new(u64::from(rng.below(u32::MAX)));
    other.wake();
    other
}
/// Cards that an unfinished effect holds on to: what was picked, what is being played and, while another
/// seat makes up its mind in the middle of one, what it is choosing among and its hand: that it is
/// asked at all says something about them.
fn pinned(game: &Game, seat: Seat) -> Set {
    let mut pinned = Set::EMPTY;
    for frame in game.stack.iter() {
        match frame {
            Frame::Run(run) | Frame::EachBase { run, .. } | Frame::Repeat { run, .. } => {
                let me = run.scope.card();
                for card in run.scope.it.iter().chain(run.scope.picking.iter()).chain(me) {
                    pinned.insert(card);
                }
            }
            Frame::Playing { card, .. } => pinned.insert(*card),
            _ => {}
        }
    }
    if let Some(decision) = game.decision().filter(|d| d.seat != seat)
        && !matches!(decision.ask.what, Asked::Play | Asked::Limit | Asked::Extra(_))
    {
        let choices = decision.choices.iter();
        let offered = choices.filter_map(|c| if let Choice::Card(card) = c { Some(*card) } else { None });
        for card in offered.chain(game.table.hand(decision.seat).iter().copied()) {
            pinned.insert(card);
        }
    }
    pinned
}
/// Bases whose abilities are being carried out; one may be in the base deck already.
fn speaking_bases(game: &Game) -> Vec<BaseId> {
    let by = |frame: &Frame| match frame {
        Frame::Run(run) | Frame::EachBase { run, .. } | Frame::Repeat { run, .. } => Some(run.scope.me),
        _ => None,
    };
    game.stack
        .iter()
        .filter_map(by)
        .filter_map(|me| if let Source::Base(b) = me { Some(b) } else { None })
        .collect()
}
fn deal(hidden: &[u8], rng: &mut Rng, mut swap: impl FnMut(u8, u8)) {
    for i in (1..hidden.len()).rev() {
        swap(hidden[i], hidden[rng.below(i as u32 + 1) as usize]);
    }
}

/// How much a card in hand is worth, in VP; beyond the limit of ten it is worth nothing.
const CARD: f32 = 0.3;
/// How much a point of power is worth beside the share it earns.
const POWER: f32 = 0.04;

/// What a seat has and may expect, compared with the best of the others: VP, the share of each base
/// weighed by how near it is to scoring, cards, and power on the table.
pub fn estimate(game: &Game, seat: Seat) -> f32 {
    if let Some(winner) = game.table.winner {
        return if winner == seat { 1000.0 } else { -1000.0 };
    }
    let table = &game.table;
    let mut worth = [0.0; 4];
    for s in 0..table.seats() {
        let vp = f32::from(table.players[s as usize].vp);
        // The last points count for more than the first.
        worth[s as usize] = vp + (vp - 10.0).max(0.0) * 0.3;
        // The two cards of this turn are as good as drawn.
        let coming = if s == table.turn && table.phase < Phase::Draw { 2 } else { 0 };
        worth[s as usize] += CARD * (table.hand(s).len() + coming).min(10) as f32;
    }
    for base in table.row().iter().copied() {
        let breakpoint = f32::from(game.breakpoint(base).max(1));
        let near = f32::from(game.total(base)) / breakpoint;
        let chance = if near >= 1.0 { 1.0 } else { 0.75 * near * near.sqrt() };
        let places = game.places(base);
        let vp = def(table.base_def(base)).print.vp;
        for s in 0..table.seats() {
            let place = places[s as usize] as usize;
            let share = if (1..=3).contains(&place) { f32::from(vp[place - 1]) } else { 0.0 };
            worth[s as usize] += share * chance + POWER * f32::from(game.total_of(base, s));
        }
    }
    let others = (0..table.seats()).filter(|s| *s != seat).map(|s| worth[s as usize]);
    worth[seat as usize] - others.fold(f32::MIN, f32::max)
}

impl Table {
    /// Every card and base is in exactly one place and says so itself.
    ///
    /// # Errors
    /// Names the first card or base that is not.
    pub fn check(&self) -> Result<(), String> {
        if !self.piles.is_whole() || self.piles.total() != self.cards.len() {
            return Err(format!("{} cards exist, {} lie in piles", self.cards.len(), self.piles.total()));
        }
        if !self.base_piles.is_whole() || self.base_piles.total() != self.bases.len() {
            return Err("a base lies in two piles, or in none".into());
        }
        for (id, c) in self.cards.iter().enumerate() {
            let name = def(c.def).print.name;
            if self.piles.whose(id as u8) != Some(c.pile) {
                return Err(format!("{name} ({id}) says it lies in {:?}, but does not", c.pile));
            }
            let in_play = c.pile == Pile::PLAY;
            if in_play != self.row().contains(&c.base) {
                return Err(format!("{name} ({id}) is at base {} and in {:?}", c.base, c.pile));
            }
            let host = self.cards.get(c.on as usize);
            if c.on != super::table::NOBODY
                && host.is_none_or(|h| h.pile != Pile::PLAY || h.base != c.base || !in_play)
            {
                return Err(format!("{name} ({id}) lies on a card that is not there"));
            }
            if !in_play && c.counters > 0 {
                return Err(format!("{name} ({id}) has counters out of play"));
            }
            if c.pile.seat().is_some_and(|seat| seat != c.owner) {
                return Err(format!("{name} ({id}) of seat {} lies in {:?}", c.owner, c.pile));
            }
        }
        Ok(())
    }
}
