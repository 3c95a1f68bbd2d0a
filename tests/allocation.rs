//! A simulated decision allocates nothing: searches make millions of them.

use basebreaker::shell::{Game as _, Rng};
use basebreaker::smash_up::{Game, Setup};

#[test]
fn a_simulated_decision_allocates_nothing() {
    for seed in 0..400 {
        let mut game = Game::new(&Setup::random(2 + (seed % 3) as u8, seed));
        game.mute();
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let ask = decision.ask;
            let choice = rng.below(decision.choices.len() as u32) as usize;
            let made = allocation_counter::measure(|| {
                game.choose(choice).expect("an offered choice");
            });
            assert_eq!(made.count_total, 0, "seed {seed}: answering {ask:?} allocated");
        }
    }
}
