//! A player that follows a few rules of thumb and looks at nothing but its own hand and what lies open: quick enough
//! for playouts, and the yardstick for anything cleverer.
//!
//! ```text
//! draw    a hand without an own card is thrown away in the first turn
//! burn    cards of other suits beyond the best few, two by two
//! attack  where it promises the most cards for those it costs; a player who can be eliminated first
//! defend  as cheaply as it holds, or else not at all, or to stay in the game
//! ```

use super::attack::may_join;
use super::cards::{total, value};
use super::table::{Battle, MOST_DEFENDING, MOST_STOLEN, OWN, Phase};
use super::{DRAW, Game, REDRAW};
use crate::shell::decision::Appeal;
use crate::shell::{CardId, Choice, Seat, Set};

/// How appealing what it would do is, beside anything else.
const WANTED: i16 = 10;
/// The total that a hand of so many cards defends with on average, and more it hardly ever has.
const DEFENDS: [f32; 8] = [0.0, 0.5, 1.3, 2.0, 2.7, 3.4, 4.0, 4.5];
/// How many cards of other suits are worth keeping.
const KEPT: u8 = 3;
/// What it is worth to have one player less.
const ELIMINATED: f32 = 4.0;
/// What an own card is worth, compared with any other; the nearer the hand is to six of them, the more.
const OWN_WORTH: [f32; 7] = [1.2, 1.2, 1.3, 1.5, 1.8, 2.2, 2.2];

/// The choice that the scripted player makes at its own decision; nothing where all are as good: no place of a hand
/// that is held out is better than another.
pub fn wanted(game: &Game) -> Option<Choice> {
    let seat = game.decision.as_ref()?.seat;
    Some(match game.table.phase {
        Phase::Draw if game.table.is_fresh(seat) && game.table.own(seat).is_empty() => REDRAW,
        Phase::Draw => DRAW,
        Phase::Burn { picked } => next(burned(game, seat), picked),
        Phase::Target => plan(game, seat).map_or(Choice::Done, |plan| Choice::Seat(plan.target)),
        Phase::Muster { target, picked } => {
            // Somebody else may have chosen the target: then it attacks with what it can.
            let cards = best_attack(game, seat, target).map_or(game.table.own(seat), |plan| plan.cards);
            next(cards, picked)
        }
        Phase::Defend { battle, picked } => next(defence(game, battle), picked),
        Phase::Arrange { .. } | Phase::Over { .. } => Choice::Done,
        Phase::Steal { .. } => return None,
    })
}
/// How appealing each choice of the open decision is: the one that is wanted before all others.
pub fn appeal(game: &Game) -> Appeal {
    let wanted = wanted(game);
    let choices = game.decision.iter().flat_map(|d| &d.choices);
    choices.map(|choice| if wanted.is_none_or(|wanted| wanted == *choice) { WANTED } else { 0 }).collect()
}
/// The next card of a set that is to be picked, or `done`.
fn next(wanted: Set, picked: Set) -> Choice {
    (wanted - picked).first().map_or(Choice::Done, Choice::Card)
}
/// The cards of a set from the lowest value to the highest.
fn by_value(cards: Set) -> impl Iterator<Item = CardId> {
    (1..=4).flat_map(move |wanted| cards.iter().filter(move |card| value(*card) == wanted))
}

/// An even number of the lowest cards of other suits.
fn burned(game: &Game, seat: Seat) -> Set {
    // Once begun, it goes on with the hand as it was: what is picked is still in it.
    let others = game.table.hand(seat) - game.table.own(seat);
    let spare = others.len().saturating_sub(KEPT) / 2 * 2;
    by_value(others).take(spare as usize).collect()
}

/// An attack and what it promises.
struct Plan {
    target: Seat,
    cards: Set,
    worth: f32,
}
/// The attack that promises most, if one promises anything.
fn plan(game: &Game, seat: Seat) -> Option<Plan> {
    let targets = game.table.alive().filter(|target| *target != seat);
    let plans = targets.filter_map(|target| best_attack(game, seat, target));
    plans.filter(|plan| plan.worth > 0.0).max_by(|a, b| a.worth.total_cmp(&b.worth))
}
/// The best cards against a target: the highest own ones, so many, with or without the highest other.
fn best_attack(game: &Game, seat: Seat, target: Seat) -> Option<Plan> {
    let (hand, own) = (game.table.hand(seat), game.table.own(seat));
    let size = game.table.hand(target).len();
    let expected = DEFENDS[usize::from(size).min(DEFENDS.len() - 1)];
    let worth_of = |cards: Set, used_own: u8| {
        let over = f32::from(total(cards)) - expected;
        let most = f32::from(MOST_STOLEN.min(size));
        let stolen = over.clamp(0.0, most);
        let each = OWN_WORTH[usize::from(own.len().min(OWN))];
        let cost = f32::from(used_own) * each + f32::from(cards.len() - used_own);
        // A target with few cards left may lose its last one.
        let chance = if size <= MOST_STOLEN { (over / f32::from(size.max(1))).clamp(0.0, 1.0) } else { 0.0 };
        stolen * 1.2 - cost + ELIMINATED * chance * chance
    };
    let (mut best, mut cards): (Option<Plan>, Set) = (None, Set::EMPTY);
    let high_other = by_value(hand - own).last();
    let mut left = own;
    while let Some(card) = by_value(left).last() {
        left.remove(card);
        cards.insert(card);
        let joined = high_other.map(|other| cards | Set::of(other));
        for attack in [Some(cards), joined].into_iter().flatten() {
            let worth = worth_of(attack, cards.len());
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Plan { target, cards: attack, worth });
            }
        }
    }
    best
}

/// The defence that costs least: what is put down, what is stolen, and the whole game if nothing is left.
fn defence(game: &Game, battle: Battle) -> Set {
    let (hand, own) = (game.table.hand(battle.target), game.table.monster(battle.target));
    let attack = total(battle.attack);
    let cost = |cards: Set| {
        let (over, left) = (attack.saturating_sub(total(cards)), hand.len() - cards.len());
        let stolen = over.min(MOST_STOLEN).min(left);
        let lost = if over > 0 && stolen == left { 100.0 } else { 0.0 };
        let own_used = (cards & own.cards()).len();
        // A card that is stolen helps somebody else as well.
        f32::from(cards.len())
            + 0.2 * f32::from(own_used)
            + 0.02 * f32::from(total(cards))
            + 1.5 * f32::from(stolen)
            + lost
    };
    let (mut best, mut least) = (Set::EMPTY, cost(Set::EMPTY));
    for first in (hand & own.cards()).iter() {
        let alone = Set::of(first);
        let pairs = may_join(hand, own, alone, MOST_DEFENDING).iter().map(|second| alone | Set::of(second));
        for cards in pairs.chain([alone]) {
            let cost = cost(cards);
            if cost < least {
                (best, least) = (cards, cost);
            }
        }
    }
    best
}
