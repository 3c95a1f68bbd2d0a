//! How good the table looks for a seat, in VP: what a one-ply opponent compares. It looks at hands only
//! by their size, so an imagined game is worth what the real one is.

use super::Game;
use super::defs::def;
use super::table::Phase;
use crate::shell::Seat;

/// How much a card in hand is worth, in VP; beyond the limit of ten it is worth nothing.
const CARD: f32 = 0.3;
/// How much a point of power is worth beside the share it earns.
const POWER: f32 = 0.04;
/// So many things done in one turn are a circle: a Collector that returns itself at The Homeworld can be
/// played again and again, by the rules and for nothing.
const CIRCLE: usize = 40;

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
    if table.phase == Phase::Play && table.facts.len() > CIRCLE {
        worth[table.turn as usize] -= 100.0;
    }
    let others = (0..table.seats()).filter(|s| *s != seat).map(|s| worth[s as usize]);
    worth[seat as usize] - others.fold(f32::MIN, f32::max)
}
