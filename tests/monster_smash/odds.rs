//! The chances of an attack, against looking at every hand that the target may hold.

use basebreaker::monster_smash::cards::{suit, total, value};
use basebreaker::monster_smash::odds::Odds;
use basebreaker::monster_smash::table::Phase;
use basebreaker::monster_smash::{Game, Setup};
use basebreaker::shell::{Choice, Game as _, Rng, Set};

/// Whether an attack takes a card of this hand, and whether it takes the last one, however it is defended.
fn forced(game: &Game, target: u8, hand: &[u8], attack: u8) -> (bool, bool) {
    let own = |card: &u8| suit(*card) == game.table.monster(target);
    let (mut succeeds, mut eliminates) = (true, true);
    let mut defend = |cards: &[u8]| {
        let over = attack.saturating_sub(cards.iter().map(|card| value(*card)).sum());
        let left = (hand.len() - cards.len()) as u8;
        succeeds &= over > 0;
        eliminates &= over > 0 && over.min(4) >= left;
    };
    defend(&[]);
    for (i, first) in hand.iter().enumerate() {
        if own(first) {
            defend(&[*first]);
        }
        for second in &hand[i + 1..] {
            if own(first) || own(second) {
                defend(&[*first, *second]);
            }
        }
    }
    (succeeds, eliminates)
}
/// Every hand of this size.
fn hands(pool: &[u8], size: usize, held: &mut Vec<u8>, look: &mut impl FnMut(&[u8])) {
    if size == 0 {
        return look(held);
    }
    for i in 0..=pool.len().saturating_sub(size) {
        if i < pool.len() {
            held.push(pool[i]);
            hands(&pool[i + 1..], size - 1, held, look);
            held.pop();
        }
    }
}
fn counted(game: &Game, seat: u8, target: u8, attack: Set) -> Odds {
    let hand = game.table.hand(target);
    let known = hand & game.table.known[seat as usize];
    let pool: Vec<u8> = game.unseen(seat).iter().collect();
    let mut odds = Odds { of: 0, succeeds: 0, eliminates: 0 };
    let size = (hand.len() - known.len()) as usize;
    hands(&pool, size, &mut known.iter().collect(), &mut |hand| {
        let (succeeds, eliminates) = forced(game, target, hand, total(attack));
        odds.of += 1;
        odds.succeeds += u64::from(succeeds);
        odds.eliminates += u64::from(eliminates);
    });
    odds
}
/// Takes cards out of the game until so many are left that a seat has not seen.
fn thin(game: &mut Game, left: usize) {
    while game.table.deck.len() > left {
        if let Some(card) = game.table.deck.pop() {
            game.table.removed.insert(card);
        }
    }
}

#[test]
fn chances_are_those_of_all_hands_that_the_target_may_hold() {
    let (mut looked, mut with_known, mut sure, mut open) = (0, 0, 0, 0);
    for seed in 0..2500u64 {
        let mut game = Game::new(&Setup::random(2 + (seed % 4) as u8, seed));
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            game.choose(choice).expect("an offered choice");
            let Phase::Muster { target, picked } = game.table.phase else { continue };
            let ready = game.decision().is_some_and(|d| d.choices.contains(&Choice::Done));
            let size = game.table.hand(target).len();
            if !ready || size > 6 || rng.below(6) > 0 {
                continue;
            }
            let seat = game.table.turn;
            let mut small = game.clone();
            thin(&mut small, 4);
            if small.unseen(seat).len() > 24 {
                continue;
            }
            let odds = small.odds(seat, target, picked);
            assert_eq!(odds, counted(&small, seat, target, picked), "seed {seed}");
            looked += 1;
            with_known +=
                usize::from(!(small.table.known[seat as usize] & small.table.hand(target)).is_empty());
            if odds.succeeds == 0 || odds.succeeds == odds.of { sure += 1 } else { open += 1 }
        }
    }
    assert!(
        looked > 300 && with_known > 30 && sure > 30 && open > 100,
        "{looked} {with_known} {sure} {open}"
    );
}
#[test]
fn of_all_hands_of_the_whole_deck_no_more_succeed_than_there_are() {
    for seed in 0..300u64 {
        let mut game = Game::new(&Setup::random(2 + (seed % 4) as u8, seed));
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            game.choose(choice).expect("an offered choice");
            if let Phase::Muster { target, picked } = game.table.phase {
                let odds = game.odds(game.table.turn, target, picked);
                assert!(
                    odds.eliminates <= odds.succeeds && odds.succeeds <= odds.of && odds.of > 0,
                    "{odds:?}"
                );
                // Six cards beat every defence but the best.
                assert!(total(picked) <= 8 || odds.succeeds == odds.of);
            }
        }
    }
}
