//! What the name of something that must not be on offer means: `Shinobi`, or `Shinobi@Tortuga` for one place.

use crate::shell::{CardId, Seat};
use crate::smash_up::Game;
use crate::smash_up::defs::{by_name, def, same};
use crate::smash_up::refuse::Reason;

/// Why a seat cannot choose this; nothing, if it has no card of that name.
pub fn reason(game: &Game, seat: Seat, wanted: &str) -> Option<Reason> {
    let (name, base) = wanted.split_once('@').unwrap_or((wanted, ""));
    let card = card_of(game, seat, name)?;
    let row = game.table.row();
    let base = row.iter().copied().find(|b| same(def(game.table.base_def(*b)).print.name, base));
    Some(game.why_not(seat, card, base).reason)
}
/// A card of that name in the seat's hand, in play, or in its discard pile.
fn card_of(game: &Game, seat: Seat, name: &str) -> Option<CardId> {
    let id = by_name(name, false)?;
    let table = &game.table;
    let piles = table.hand(seat).iter().chain(table.in_play()).chain(table.discard(seat));
    piles.copied().find(|c| table.card(*c).def == id && table.card(*c).controller == seat)
}
