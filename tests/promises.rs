//! What the game promises, along random games of every seat count, and the same games everywhere.

use basebreaker::ai::{self, Level};
use basebreaker::shell::{Game as _, Record, Rng, playout, promises};
use basebreaker::smash_up::notation::options;
use basebreaker::smash_up::{Game, Setup};
use serde::{Deserialize, Serialize};

/// Checks games from a seed on; each thread takes a share.
fn keep(seats: u8, games: u64) {
    let broken: Vec<String> = std::thread::scope(|scope| {
        let share = |first: u64| {
            scope.spawn(move || {
                let seeds = (first..games).step_by(2);
                let check = |seed| promises::keep::<Game>(&Setup::random(seats, seed), seed, false);
                seeds
                    .filter_map(|seed| check(seed).err().map(|why| format!("seed {seed}: {why}")))
                    .collect::<Vec<_>>()
            })
        };
        let threads: Vec<_> = (0..2).map(share).collect();
        threads.into_iter().flat_map(|t| t.join().expect("a checking thread")).collect()
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn promises_hold_for_two_seats() {
    keep(2, 1000);
}
#[test]
fn promises_hold_for_three_seats() {
    keep(3, 600);
}
#[test]
fn promises_hold_for_four_seats() {
    keep(4, 400);
}
#[test]
fn every_decision_of_some_games_can_be_saved_loaded_and_re_dealt() {
    for seats in 2..=4 {
        for seed in 0..8 {
            let kept = promises::keep::<Game>(&Setup::random(seats, seed), seed, true);
            kept.unwrap_or_else(|why| panic!("{seats} seats, seed {seed}: {why}"));
        }
    }
}
/// A game in which one was once broken: a card that had been shuffled in still had to answer.
#[test]
fn promises_hold_where_one_was_once_broken() {
    let kept = promises::keep::<Game>(&Setup::random(3, 102_964), 102_964, true);
    kept.unwrap_or_else(|why| panic!("{why}"));
}
#[test]
fn a_drafted_game_keeps_its_promises_too() {
    for seed in 0..20 {
        let setup = Setup { draft: true, ..Setup::random(2 + (seed % 3) as u8, seed) };
        promises::keep::<Game>(&setup, seed, false).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
}
#[test]
fn rule_options_break_no_promise() {
    for seed in 0..60 {
        let mut setup = Setup::random(2 + (seed % 3) as u8, seed);
        // Second copies of a faction are for the setup to decide: there may be too few without.
        let duplicates = setup.options.duplicates;
        setup.options = options::of_bits(Rng::new(seed).below(1 << 12) as u16);
        setup.options.duplicates |= duplicates;
        promises::keep::<Game>(&setup, seed, false).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
}
#[test]
fn a_record_replays_to_the_same_game() {
    let mut record = Record::new(Setup::random(3, 11));
    let mut game = Game::new(&record.setup);
    let mut rng = Rng::new(5);
    while let Some(decision) = game.decision() {
        let choice = rng.below(decision.choices.len() as u32) as usize;
        game.choose(choice).expect("an offered choice");
        record.choices.push(choice as u8);
    }
    let Ok(replayed) = record.replay::<Game>() else { panic!("the record does not replay") };
    assert!(replayed == game);
}

/// The figures that the wasm build must reach as well (`tests/js/engine.test.mjs`).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Golden {
    games: u32,
    seats: u8,
    seed: u64,
    decisions: u64,
    /// The lower half of the hash over how the games ended.
    hash: u64,
}
/// After a change of the rules that is meant, `ACCEPT=1 cargo test --test promises` writes the file anew.
#[test]
fn the_same_seeds_give_the_same_games_as_ever() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.json");
    let games = [(40, 2), (20, 3), (20, 4)];
    let told: Vec<Golden> = games
        .map(|(games, seats)| {
            let (decisions, hash) =
                playout::random_games::<Game>(games, 1, |seed| Setup::random(seats, seed));
            Golden { games, seats, seed: 1, decisions, hash: hash & 0xffff_ffff }
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

#[test]
fn the_opponent_beats_random_play_in_ninety_of_a_hundred_seat_swapped_games() {
    let mut won = 0;
    for i in 0..100u64 {
        let seat = (i % 2) as u8;
        let mut game = Game::new(&Setup::random(2, i / 2));
        game.mute();
        let mut rng = Rng::new(i);
        while let Some(decision) = game.decision() {
            let level = if decision.seat == seat { Level::Greedy } else { Level::Random };
            let choice = ai::think(&game, level, &mut rng);
            game.choose(choice).expect("a choice on offer");
        }
        won += u32::from(game.result(seat) == 1.0);
    }
    assert!(won >= 90, "it won {won} of 100");
}
