//! What every game promises, along random games of 2 to 5 players: `MONSTER_GAMES=20000` looks longer.

use basebreaker::ai::contest::{Score, Side, play_deal};
use basebreaker::ai::reflex::reflex;
use basebreaker::ai::{self, Level};
use basebreaker::monster_smash::table::Options;
use basebreaker::monster_smash::{Game, Setup};
use basebreaker::shell::{Game as _, Record, Rng, playout, promises};
use serde::{Deserialize, Serialize};

/// Every other game is one in which players put their hands in order themselves.
fn setup(seats: u8, seed: u64) -> Setup {
    let options = Options { arrange: if seed.is_multiple_of(2) { 0 } else { u8::MAX } };
    Setup { options, ..Setup::random(seats, seed) }
}
fn games() -> u64 {
    std::env::var("MONSTER_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1200)
}

#[test]
fn promises_hold_at_every_decision_of_random_games() {
    for seed in 0..games() {
        let seats = 2 + (seed % 4) as u8;
        promises::keep::<Game>(&setup(seats, seed), seed, true)
            .unwrap_or_else(|why| panic!("{seats} seats, seed {seed}: {why}"));
    }
}
#[test]
fn a_simulated_decision_allocates_nothing() {
    for seed in 0..400 {
        let mut game = Game::new(&setup(2 + (seed % 4) as u8, seed));
        game.mute();
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let (ask, random) = (decision.ask, rng.below(decision.choices.len() as u32) as usize);
            let made = allocation_counter::measure(|| {
                let scripted = reflex(&game, &mut rng);
                game.choose(if seed % 4 < 2 { scripted } else { random }).expect("an offered choice");
            });
            assert_eq!(made.count_total, 0, "seed {seed}: answering {ask:?} allocated");
        }
    }
}
#[test]
fn a_record_replays_to_the_same_game() {
    for seed in 0..40 {
        let mut record = Record::new(setup(2 + (seed % 4) as u8, seed));
        let mut game = Game::new(&record.setup);
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            game.choose(choice).expect("an offered choice");
            record.choices.push(choice as u8);
        }
        let Ok(replayed) = record.replay::<Game>() else { panic!("the record does not replay") };
        assert!(replayed == game);
    }
}

/// The figures that the wasm build must reach as well (`tests/js/monster-smash.test.mjs`).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Golden {
    games: u32,
    seats: u8,
    seed: u64,
    decisions: u64,
    /// The lower half of the hash over how the games ended.
    hash: u64,
}
/// After a change of the rules that is meant, `ACCEPT=1 cargo test --test monster_smash` writes the file anew.
#[test]
fn the_same_seeds_give_the_same_games_as_ever() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/monster_smash/golden.json");
    let told: Vec<Golden> = [2, 3, 4, 5]
        .map(|seats| {
            let (decisions, hash) = playout::random_games::<Game>(40, 1, |seed| Setup::random(seats, seed));
            Golden { games: 40, seats, seed: 1, decisions, hash: hash & 0xffff_ffff }
        })
        .into();
    if std::env::var_os("ACCEPT").is_some() {
        let text = serde_json::to_string_pretty(&told).expect("plain numbers");
        std::fs::write(file, text + "\n").expect("a golden file to write");
    }
    let text = std::fs::read_to_string(file).expect("a golden file");
    let golden: Vec<Golden> = serde_json::from_str(&text).expect("a list of figures");
    assert_eq!(golden, told);
}

/// How many games of 2 or 4 seats a level wins against the others.
fn won(level: Level, others: Level, seats: u8, games: u64) -> usize {
    let side = |level| Side { level, weights: ai::weights::<Game>(), sight: ai::Sight::Fair };
    let mut score = Score::default();
    for deal in 0..games / u64::from(seats) {
        let setup = |deal| Setup::random(seats, deal);
        play_deal::<Game>(&mut score, [&side(level), &side(others)], deal, &setup);
    }
    score.played.iter().filter(|played| played.won() == 1.0).count()
}
#[test]
fn each_level_is_better_than_the_one_below() {
    let (easy, normal, hard) = (Level::Easy, Level::Normal, Level::Hard);
    let wins = won(normal, easy, 2, 400);
    assert!(wins >= 210, "Normal won {wins} of 400 against Easy");
    let wins = won(hard, normal, 4, 48);
    assert!(wins >= 18, "Hard won {wins} of 48 among three");
}
#[test]
fn the_scripted_player_beats_random_play() {
    for (seats, least) in [(2, 170), (4, 140)] {
        let mut won = 0;
        for i in 0..200u64 {
            let seat = (i % seats) as u8;
            let mut game = Game::new(&Setup::random(seats as u8, i / seats));
            game.mute();
            let mut rng = Rng::new(i);
            while let Some(decision) = game.decision() {
                let choice = if decision.seat == seat {
                    reflex(&game, &mut rng)
                } else {
                    rng.below(decision.choices.len() as u32) as usize
                };
                game.choose(choice).expect("a choice on offer");
            }
            won += u32::from(game.result(seat) == 1.0);
        }
        assert!(won >= least, "it won {won} of 200 with {seats} seats");
    }
}
