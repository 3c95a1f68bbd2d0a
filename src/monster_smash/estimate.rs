//! How good the table looks for a seat: how near it is to either way to win, compared with the best of the others.
//! It looks at other hands only by their size, so an imagined game is worth what the real one is.

use super::Game;
use super::table::{COLLECT, OWN, Phase};
use crate::shell::Seat;

/// How much a card is worth, and how much more one of the own suit.
const CARD: f32 = 1.0;
const OWN_CARD: f32 = 1.2;
/// Somebody with so few cards is easily eliminated.
const SAFE: u8 = 4;

/// Higher is better; a game that is over is worth more or less than any other.
pub fn estimate(game: &Game, seat: Seat) -> f32 {
    let table = &game.table;
    if let Phase::Over { winner, .. } = table.phase {
        return if winner == seat { 1000.0 } else { -1000.0 };
    }
    if table.is_out(seat) {
        return -900.0;
    }
    let worth = |s: Seat| {
        let size = table.hand(s).len();
        let near = f32::from(size.min(COLLECT)) / f32::from(COLLECT);
        CARD * f32::from(size) + 6.0 * near * near - f32::from(SAFE.saturating_sub(size))
    };
    let own = f32::from(table.own(seat).len().min(OWN));
    let mine = worth(seat) + OWN_CARD * own + 0.15 * own * own;
    let others = table.alive().filter(|other| *other != seat);
    let (best, sum) =
        others.fold((0.0f32, 0.0), |(best, sum), other| (best.max(worth(other)), sum + worth(other)));
    mine - 0.6 * best - 0.2 * sum
}
