//! What is alike for a search: two copies of one card in a hand, and two orders of the same plays.

use crate::shell::hash::{Mix, mixed};
use crate::shell::{CardId, Choice};
use crate::smash_up::Game;
use crate::smash_up::piles::Pile;
use crate::smash_up::table::{Effect, Fact, NOBODY, NOWHERE};
use std::hash::{Hash, Hasher};

/// What a choice comes to: equal for cards of one print in the same place and state.
pub fn kind(game: &Game, choice: Choice) -> u64 {
    match choice {
        Choice::Card(card) => mixed(&(1u8, place(game, card))),
        other => mixed(&(2u8, other)),
    }
}
/// Everything about a card but which copy it is.
fn place(game: &Game, card: CardId) -> u64 {
    let c = game.table.card(card);
    let host = if c.on == NOBODY { NOWHERE } else { c.on };
    let mut sum =
        mixed(&(c.def, (c.owner, c.controller), c.pile, c.base, host, c.counters, c.flags, c.named));
    if c.pile == Pile::PLAY {
        for action in game.actions_on(card) {
            let a = game.table.card(action);
            sum = sum.wrapping_add(mixed(&(a.def, a.controller, a.counters, a.flags)));
        }
        let played = |f: &&Fact| f.card == card && f.incarnation == c.incarnation;
        for fact in game.table.facts.iter().filter(played) {
            sum = sum.wrapping_add(mixed(&(fact.what as u8, fact.base, 8u8)));
        }
        for (i, lasting) in game.table.lasting.iter().enumerate() {
            if let Effect::Power(cards) = lasting.what
                && cards.contains(card)
            {
                sum = sum.wrapping_add(mixed(&(i, 7u8)));
            }
        }
    }
    sum
}
/// Equal for games that go on alike, whatever the order in which they came about. Cards in decks count by
/// their number and by the generator: within one imagined world they are the same.
pub fn likeness(game: &Game) -> u64 {
    let table = &game.table;
    let mut sum = 0u64;
    for (id, c) in table.cards.iter().enumerate() {
        let here = if c.pile.is_deck() {
            mixed(&c.pile)
        } else if c.pile == Pile::PLAY {
            mixed(&(
                c.def,
                c.controller,
                c.base,
                c.counters,
                c.flags,
                c.named,
                c.on,
                if c.on == NOBODY { 0 } else { id },
            ))
        } else {
            mixed(&(c.def, c.pile))
        };
        sum = sum.wrapping_add(here);
    }
    let mut mix = Mix::from(sum);
    (table.turns, table.turn, table.phase, table.row(), &table.rng).hash(&mut mix);
    for player in &table.players {
        player.vp.hash(&mut mix);
    }
    // In whatever order they came about.
    let allowances: u64 = total(table.allowances.iter().map(mixed));
    let lasting: u64 = total(table.lasting.iter().map(mixed));
    let used: u64 = total(table.used.iter().map(mixed));
    let facts: u64 = total(table.facts.iter().map(|f| mixed(&(f.what as u8, f.seat, f.base))));
    (allowances, lasting, used, facts).hash(&mut mix);
    game.stack.depth().hash(&mut mix);
    mix.finish()
}
fn total(parts: impl Iterator<Item = u64>) -> u64 {
    parts.fold(0, u64::wrapping_add)
}
