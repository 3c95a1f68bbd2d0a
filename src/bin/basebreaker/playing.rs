//! `basebreaker play` and `sizes`: random games, how fast they are and how large.

use super::unknown;
use basebreaker::monster_smash;
use basebreaker::shell::notation::Notation;
use basebreaker::shell::{self, Rng, Session, link, playout, promises, transcript};
use basebreaker::smash_up::defs::same;
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::{Game, Setup};
use clap::Args;
use std::hint::black_box;
use std::time::Instant;

#[derive(Args)]
pub struct Play {
    #[arg(long, default_value = "smash-up")]
    game: String,
    #[arg(long, default_value_t = 2)]
    seats: u8,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Factions of Smash Up to play with, each seat two of them by the seed.
    #[arg(long, value_delimiter = ',')]
    factions: Vec<String>,
    /// Tests every promise after every choice.
    #[arg(long)]
    check: bool,
}

/// Plays random games and prints the figures.
pub fn run(of: &Play) -> Result<bool, String> {
    match of.game.as_str() {
        "monster-smash" => {
            let setup = |seed| monster_smash::Setup::random(of.seats, seed);
            setup(of.seed).fault().map_or_else(|| play::<monster_smash::Game>(of, setup), Err)
        }
        "smash-up" => {
            let pool = pool(&of.factions)?;
            let setup = |seed| setup(of.seats, seed, &pool);
            setup(of.seed).fault().map_or_else(|| play::<Game>(of, setup), Err)
        }
        other => Err(unknown(other)),
    }
}
/// The factions of these names.
fn pool(names: &[String]) -> Result<Vec<u8>, String> {
    let found = |name: &String| {
        let found = FACTIONS.iter().position(|f| same(f.name, name));
        found.map(|i| i as u8).ok_or(format!("no faction is called {name:?}"))
    };
    names.iter().map(found).collect()
}
/// Random seats for a seed, from some of the factions.
fn setup(seats: u8, seed: u64, pool: &[u8]) -> Setup {
    let mut setup = Setup::random(seats, seed);
    if !pool.is_empty() {
        let mut rng = Rng::new(seed ^ 0x5eed);
        for seat in &mut setup.seats {
            let mut deal = pool.to_vec();
            rng.shuffle(&mut deal);
            seat.factions = deal.into_iter().take(2).collect();
        }
    }
    setup
}
fn play<G: shell::Game>(of: &Play, setup: impl Fn(u64) -> G::Setup) -> Result<bool, String> {
    let (seed, games) = (of.seed, of.games);
    let begun = Instant::now();
    let (mut decisions, mut broken) = (0u64, 0);
    if of.check {
        for seed in seed..seed + u64::from(games) {
            match promises::keep::<G>(&setup(seed), seed, true) {
                Ok(told) => decisions += u64::from(told.decisions),
                Err(why) => {
                    eprintln!("seed {seed}: {why}");
                    broken += 1;
                }
            }
        }
    } else {
        decisions = playout::random_games::<G>(games, seed, &setup).0;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{games} games, {:.0} decisions/s, {:.1} games/s, {:.1} decisions/game, {:.0} ns/clone, {broken} broken",
        decisions as f64 / seconds,
        f64::from(games) / seconds,
        decisions as f64 / f64::from(games),
        clone_time::<G>(&setup(1))
    );
    Ok(broken == 0)
}
/// Nanoseconds for a copy of a game in its middle.
fn clone_time<G: shell::Game>(setup: &G::Setup) -> f64 {
    const TIMES: u32 = 300_000;
    let mut game = G::new(setup);
    game.mute();
    let mut rng = Rng::new(1);
    for _ in 0..60 {
        let Some(decision) = game.decision() else { break };
        let choice = rng.below(decision.choices.len() as u32) as usize;
        if game.choose(choice).is_err() {
            break;
        }
    }
    let begun = Instant::now();
    for _ in 0..TIMES {
        let copy = black_box(&game).clone();
        black_box(&copy);
    }
    begun.elapsed().as_nanos() as f64 / f64::from(TIMES)
}

/// Prints how large random games of so many seats are as text and as a link.
pub fn sizes(game: &str, seats: u8, games: u32) -> Result<bool, String> {
    match game {
        "monster-smash" => {
            let setup = |seed| monster_smash::Setup::random(seats, seed);
            setup(0).fault().map_or_else(|| sizes_of::<monster_smash::Game>(seats, games, setup), Err)
        }
        "smash-up" => {
            let setup = |seed| Setup::random(seats, seed);
            setup(0).fault().map_or_else(|| sizes_of::<Game>(seats, games, setup), Err)
        }
        other => Err(unknown(other)),
    }
}
fn sizes_of<G: Notation>(seats: u8, games: u32, setup: impl Fn(u64) -> G::Setup) -> Result<bool, String> {
    let (mut choices, mut text, mut link) = (0, 0, 0);
    for seed in 0..u64::from(games) {
        let mut session = Session::<G>::new(setup(seed));
        let mut rng = Rng::new(seed);
        while let Some(decision) = session.game().decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            session.choose(choice).map_err(|refusal| refusal.to_string())?;
        }
        choices += session.plies().len();
        text += transcript::written::<G>(session.record(), &[]).len();
        link += link::of_game(&session)?.len();
    }
    let mean = |sum: usize| sum / games.max(1) as usize;
    println!(
        "{games} games of {seats} seats: {} choices, {} bytes as text, {} characters as a link",
        mean(choices),
        mean(text),
        mean(link)
    );
    Ok(true)
}
