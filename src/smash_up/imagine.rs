//! The game as one seat could picture it.
//!
//! Where hidden cards lie, and which of a player's cards they are, is known; which lies where is not. So the
//! hidden places are filled anew: with their cards in the order of their ids, and with what is printed on
//! them dealt by chance. What comes out does not depend on how things really are, and an effect in its middle
//! goes on with the cards it holds on to.

use super::Game;
use super::find::Scope;
use super::piles::Pile;
use super::stack::{DEEP, Frame, Source};
use super::step::Asked;
use super::table::{BASES, Base, DefId, NOBODY, Table};
use crate::shell::set::CARDS;
use crate::shell::sort::sort_by_key;
use crate::shell::{BaseId, CardId, Choice, Game as _, Rng, Seat, Set};
use arrayvec::ArrayVec;

/// The same game with everything that `seat` cannot know dealt anew by `rng`.
pub fn imagine(game: &Game, seat: Seat, rng: &mut Rng) -> Game {
    let (pinned, speaking) = (pinned(game, seat), speaking_bases(game));
    let mut other = game.clone();
    let table = &mut other.table;
    for owner in 0..table.seats() {
        deal_cards(table, owner, seat, &pinned, rng);
    }
    deal_bases(table, seat, &speaking, rng);
    table.rng = Rng::new(u64::from(rng.below(u32::MAX)));
    other.wake();
    other
}
/// The hidden cards of a deck and, unless it is the seat's own, of the hand beside it. Who else has seen what
/// lies in a place is known of the place, not of the card.
fn deal_cards(table: &mut Table, owner: Seat, seat: Seat, pinned: &Set, rng: &mut Rng) {
    let piles = [Pile::deck(owner), Pile::hand(owner)];
    let piles = if owner == seat { &piles[..1] } else { &piles[..] };
    let is_hidden = |table: &Table, c: CardId| table.card(c).seen & (1 << seat) == 0 && !pinned.contains(c);
    let (mut ids, mut prints) = (Set::EMPTY, ArrayVec::<DefId, CARDS>::new());
    for card in piles.iter().flat_map(|pile| table.piles.of(*pile)).copied() {
        if is_hidden(table, card) {
            ids.insert(card);
            prints.push(table.card(card).def);
        }
    }
    sort_by_key(&mut prints, |print| *print);
    rng.shuffle(&mut prints);
    let mut dealt = ids.iter().zip(prints);
    let mut places = ArrayVec::<(CardId, DefId, Pile, u8), CARDS>::new();
    // Which card lies in a place now, and what is known of that place, before anything is moved.
    for pile in piles {
        for at in 0..table.piles.of(*pile).len() {
            let old = table.piles.of(*pile)[at];
            if ids.contains(old)
                && let Some((id, def)) = dealt.next()
            {
                table.piles.of_mut(*pile)[at] = id;
                places.push((id, def, *pile, table.card(old).seen));
            }
        }
    }
    for (id, def, pile, seen) in places {
        let card = &mut table.cards[id as usize];
        (card.def, card.pile, card.seen) = (def, pile, seen);
    }
}
fn deal_bases(table: &mut Table, seat: Seat, speaking: &[BaseId], rng: &mut Rng) {
    let is_hidden =
        |table: &Table, b: BaseId| table.bases[b as usize].seen & (1 << seat) == 0 && !speaking.contains(&b);
    let deck = table.base_piles.of(Pile::BASE_DECK);
    let hidden: ArrayVec<usize, BASES> =
        deck.iter().enumerate().filter(|(_, b)| is_hidden(table, **b)).map(|(at, _)| at).collect();
    let mut ids: ArrayVec<BaseId, BASES> = hidden.iter().map(|at| deck[*at]).collect();
    let mut prints: ArrayVec<DefId, BASES> = ids.iter().map(|b| table.base_def(*b)).collect();
    let mut seen: ArrayVec<u8, BASES> = ids.iter().map(|b| table.bases[*b as usize].seen).collect();
    sort_by_key(&mut ids, |id| *id);
    sort_by_key(&mut prints, |print| *print);
    rng.shuffle(&mut prints);
    for (((at, id), def), seen) in hidden.into_iter().zip(ids).zip(prints).zip(seen.drain(..)) {
        table.base_piles.of_mut(Pile::BASE_DECK)[at] = id;
        table.bases[id as usize] = Base { def, seen };
    }
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
fn speaking_bases(game: &Game) -> ArrayVec<BaseId, DEEP> {
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
