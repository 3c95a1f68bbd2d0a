//! What players of other card games complain of in their computer opponents, each as a test here or elsewhere:
//!
//! ```text
//! too slow                 a thought ends, after a known number of simulated decisions
//! the page stands still    a slice is short, whatever is thought about
//! it breaks rules          what is chosen is on offer, at every level, whatever is asked
//! it forgets what it saw   a card whose place is known lies there in every imagined game
//! no reason given          what was compared has a reason in words; it adds up (ai.rs)
//! it cheats                nothing hidden changes a move (ai.rs)
//! it hurts itself, wastes  ai_probes.rs; and Easy's slips do no harm
//! ```

use super::{QUICK, deciding, positions, thought};
use basebreaker::ai::{self, Level, Thinking};
use basebreaker::shell::{Game as _, Rng};
use basebreaker::smash_up::piles::Pile;

const LEVELS: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];
/// Simulated decisions that a thought of each level may come to: what its budgets add up to, generously.
const MOST: [u32; 4] = [0, 20_000, 120_000, 900_000];
/// Simulated decisions that a slice may run over: one plan of the beam opened in all ways, or one playout.
const OVER: u32 = 3000;

#[test]
fn a_thought_ends_and_a_slice_is_short() {
    const SLICE: u32 = 500;
    for (i, game) in positions(20, 300).into_iter().enumerate() {
        for (level, most) in LEVELS.into_iter().zip(MOST).take(if i % 10 == 0 { 4 } else { 3 }) {
            let mut thinking = Thinking::new(&game, level, &mut Rng::new(i as u64));
            let mut before = 0;
            while thinking.step(SLICE).is_none() {
                let slice = thinking.spent() - before;
                assert!(
                    slice <= SLICE + OVER,
                    "position {i}: {level:?} thought {slice} decisions in a slice"
                );
                before = thinking.spent();
            }
            let spent = thinking.spent();
            assert!(spent <= most, "position {i}: {level:?} simulated {spent} decisions");
        }
    }
}
#[test]
fn what_is_chosen_is_on_offer_whatever_is_asked() {
    let hard = QUICK.parse().expect("a level");
    let mut asked = std::collections::BTreeSet::new();
    for (i, game) in positions(600, 400).into_iter().enumerate() {
        let decision = game.decision().expect("a position with a decision");
        let ask = format!("{:?}", decision.ask.what);
        asked.insert(ask.split(['(', ' ']).next().unwrap_or_default().to_string());
        for level in [Level::Easy, Level::Normal, hard] {
            let choice = ai::think(&game, level, &mut Rng::new(i as u64));
            game.clone()
                .choose(choice)
                .unwrap_or_else(|refused| panic!("position {i}, {level:?}: {refused:?}"));
        }
    }
    assert!(asked.len() > 5, "only these were asked: {asked:?}");
}
#[test]
fn what_a_seat_has_seen_stays_where_it_is() {
    let mut known = 0;
    for (i, game) in positions(600, 500).into_iter().enumerate() {
        let seat = deciding(&game);
        let world = game.imagine(seat, &mut Rng::new(i as u64));
        for owner in 0..game.seats() {
            for pile in [Pile::deck(owner), Pile::hand(owner)] {
                let (real, imagined) = (game.table.piles.of(pile), world.table.piles.of(pile));
                assert_eq!(real.len(), imagined.len(), "position {i}: {pile:?}");
                for (card, other) in real.iter().zip(imagined) {
                    if game.table.card(*card).seen & (1 << seat) != 0 {
                        known += 1;
                        let prints = (game.table.card(*card).def, world.table.card(*other).def);
                        assert_eq!(prints.0, prints.1, "position {i}: {pile:?} of which seat {seat} knew");
                    }
                }
            }
        }
    }
    assert!(known > 1000, "only {known} cards were known");
}
#[test]
fn what_was_compared_has_reasons_in_words() {
    let mut said = 0;
    for (i, game) in positions(60, 600).into_iter().enumerate() {
        let thought = thought(&game, Level::Hard);
        let Some(first) = thought.candidates.first() else { continue };
        // Between plans that come to the very same there is nothing to say.
        if let Some(other) = thought.candidates.iter().find(|c| c.choice != first.choice)
            && (first.worth() - other.worth()).abs() > 0.5
        {
            assert!(!thought.reasons.is_empty(), "position {i}: better by much, and no reason");
        }
        for reason in &thought.reasons {
            let words = basebreaker::smash_up::text::english::english(reason);
            assert!(words.contains(' ') && !words.contains("reason-"), "position {i}: {words:?}");
            said += 1;
        }
    }
    assert!(said > 40, "only {said} reasons");
}
#[test]
fn a_slip_does_no_harm() {
    for (i, game) in positions(400, 700).into_iter().enumerate() {
        let appeal = game.appeal();
        let best = appeal.iter().copied().max().unwrap_or(0);
        for seed in 0..8 {
            let choice = ai::think(&game, Level::Easy, &mut Rng::new(seed));
            let harmless = appeal[choice] >= 0 || appeal[choice] == best;
            let decision = game.decision().expect("a position with a decision");
            assert!(harmless, "position {i}: {:?} of {}", decision.choices[choice], decision.choices.len());
        }
    }
}
