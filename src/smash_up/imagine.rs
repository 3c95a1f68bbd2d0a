//! The game as one seat could picture it.
//!
//! Hidden cards keep their ids and places; what is printed on them is dealt anew among those that the
//! seat has not seen since they were last shuffled. So it works in the middle of any effect.

use super::Game;
use super::find::Scope;
use super::piles::Pile;
use super::stack::{Frame, Source};
use super::step::Asked;
use super::table::NOBODY;
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
/// Cards that an unfinished effect holds on to: what was picked, what answers, what is being played and, while another
/// seat makes up its mind in the middle of one, what it is choosing among and its hand: that it is
/// asked at all says something about them.
fn pinned(game: &Game, seat: Seat) -> Set {
    let mut pinned = Set::EMPTY;
    let mut pin = |card: CardId| {
        if card != NOBODY {
            pinned.insert(card);
        }
    };
    for frame in game.stack.iter() {
        match frame {
            Frame::Run(run)
            | Frame::EachBase { run, .. }
            | Frame::Repeat { run, .. }
            | Frame::EachSeat { run, .. } => {
                let Scope { it, picking, shown, chosen, .. } = run.scope;
                it.iter()
                    .chain(picking.iter())
                    .chain(shown.iter())
                    .chain(run.scope.card())
                    .for_each(&mut pin);
                pin(chosen);
            }
            Frame::Playing { card, .. } => pin(*card),
            _ => {}
        }
    }
    for trigger in &game.stack.triggers {
        // A card that answers something may have been shuffled in since.
        if let Source::Card(card) = trigger.source {
            pin(card);
        }
        pin(trigger.subject);
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
        Frame::Run(run)
        | Frame::EachBase { run, .. }
        | Frame::Repeat { run, .. }
        | Frame::EachSeat { run, .. } => Some(run.scope.me),
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
