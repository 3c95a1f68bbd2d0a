//! The command line: the engine without a browser, for tests, authors and benchmarks.
//! Every command ends with one line of figures.

mod analyses;
mod matches;
mod thoughts;
mod tuning;

use basebreaker::monster_smash;
use basebreaker::shell::{self, Game as _, Rng, Session, playout, promises};
use basebreaker::smash_up::defs::{DEFS, of_faction, same, slug};
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::table::Edition;
use basebreaker::smash_up::text::english::english;
use basebreaker::smash_up::text::{cards, choices, prompts, reasons};
use basebreaker::smash_up::{Game, Setup, notation};
use clap::{Parser, Subcommand};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

#[derive(Parser)]
#[command(name = "basebreaker", version, about = "The rules of Smash Up and Monster Smash as machines")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}
#[derive(Subcommand)]
enum Command {
    /// Runs scenario files, or all in a folder.
    Check { files: Vec<PathBuf> },
    /// Prints every card as written.
    Cards {
        #[arg(long, default_value = "classic")]
        edition: String,
        #[arg(long)]
        json: bool,
    },
    /// Plays random games.
    Play {
        #[arg(long, default_value = "smash-up")]
        game: String,
        #[arg(long, default_value_t = 2)]
        seats: u8,
        #[arg(long, default_value_t = 0)]
        seed: u64,
        #[arg(long, default_value_t = 1000)]
        games: u32,
        /// Factions to play with, each seat two of them by the seed.
        #[arg(long, value_delimiter = ',')]
        factions: Vec<String>,
        /// Tests every promise after every choice.
        #[arg(long)]
        check: bool,
    },
    /// Two levels play seat-swapped deals.
    Match(matches::Match),
    /// Looks for better constants of the estimate, on games won.
    Tune(tuning::Tune),
    /// What an opponent makes of positions, and why.
    Think(thoughts::Think),
    /// What a game that was played looks like afterwards: losses, chances, luck.
    Analyse(analyses::Analyse),
    /// How large whole games are as text and as a link.
    Sizes {
        #[arg(long, default_value_t = 2)]
        seats: u8,
        #[arg(long, default_value_t = 100)]
        games: u32,
    },
    /// Powers, totals, breakpoints, choices and reasons of a position.
    Explain { file: PathBuf },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Check { files } => check(&files),
        Command::Cards { edition, json } => print_cards(&edition, json),
        Command::Play { game, seats, seed, games, factions, check } => match game.as_str() {
            "monster-smash" => play_monster_smash(seats, seed, games, check),
            "smash-up" => play_smash_up(seats, seed, games, &factions, check),
            other => Err(unknown(other)),
        },
        Command::Sizes { seats, games } => sizes(seats, games),
        Command::Match(of) => matches::run(&of),
        Command::Tune(of) => tuning::run(&of),
        Command::Think(of) => thoughts::run(&of),
        Command::Analyse(of) => analyses::run(&of),
        Command::Explain { file } => explain(&file),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("basebreaker: {why}");
            ExitCode::from(2)
        }
    }
}
/// That no game is called so.
pub fn unknown(game: &str) -> String {
    format!("no game is called {game:?}; smash-up and monster-smash are")
}

/// The `.smash` files meant by some paths, folders searched through, in order.
fn scenario_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = vec![];
    for path in paths {
        if path.is_dir() {
            let inside = std::fs::read_dir(path).map_err(|e| format!("{}: {e}", path.display()))?;
            let mut inside: Vec<PathBuf> = inside.flatten().map(|e| e.path()).collect();
            inside.retain(|p| p.is_dir() || p.extension().is_some_and(|e| e == "smash"));
            inside.sort();
            files.extend(scenario_files(&inside)?);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}
fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))
}
fn check(paths: &[PathBuf]) -> Result<bool, String> {
    let (mut passed, mut failed) = (0, 0);
    for file in scenario_files(paths)? {
        let text = read(&file)?;
        let scenarios = match notation::read(&text) {
            Ok(scenarios) => scenarios,
            Err(fault) => {
                eprintln!("{}:{}: {}", file.display(), fault.line, fault.what);
                failed += 1;
                continue;
            }
        };
        for scenario in scenarios {
            let run = match scenario.game() {
                "monster-smash" => shell::notation::run::<monster_smash::Game>,
                _ => notation::run,
            };
            match run(&scenario) {
                Ok(()) => passed += 1,
                Err(faults) => {
                    failed += 1;
                    for fault in faults {
                        eprintln!("{}:{}: {} [{}]", file.display(), fault.line, fault.what, scenario.title);
                    }
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

fn print_cards(edition: &str, json: bool) -> Result<bool, String> {
    let edition = match edition {
        "classic" => Edition::Classic,
        "revised" => return Err("the revised edition is not written yet; classic is".into()),
        other => return Err(format!("no edition is called {other:?}; classic is")),
    };
    let bases = DEFS.iter().filter(|d| d.is_base).count();
    if json {
        let list = |f: usize, bases: bool| -> Vec<serde_json::Value> {
            of_faction(f as u8, bases)
                .map(|id| {
                    let d = &DEFS[id as usize];
                    serde_json::json!({
                        "id": d.id(), "name": d.print.name, "power": d.print.power, "count": d.print.copies,
                        "breakpoint": d.print.breakpoint, "vp": d.print.vp, "text": cards::card(d.print, edition),
                    })
                })
                .collect()
        };
        let factions: Vec<serde_json::Value> = FACTIONS
            .iter()
            .enumerate()
            .map(|(i, f)| {
                serde_json::json!({ "id": slug(f.name), "name": f.name, "cards": list(i, false), "bases": list(i, true) })
            })
            .collect();
        println!("{}", serde_json::json!({ "factions": factions }));
    } else {
        for (i, faction) in FACTIONS.iter().enumerate() {
            println!("# {}", faction.name);
            for id in of_faction(i as u8, false) {
                let print = DEFS[id as usize].print;
                let kind = print.power.map_or("action".to_string(), |power| format!("minion {power}"));
                println!("{} ({kind}, x{}): {}", print.name, print.copies, cards::card(print, edition));
            }
            for id in of_faction(i as u8, true) {
                let print = DEFS[id as usize].print;
                let [a, b, c] = print.vp;
                println!(
                    "{} (base {}, {a}/{b}/{c}): {}",
                    print.name,
                    print.breakpoint,
                    cards::card(print, edition)
                );
            }
            println!();
        }
    }
    println!("{} factions, {} cards, {bases} bases", FACTIONS.len(), 20 * FACTIONS.len());
    Ok(true)
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
fn play_smash_up(seats: u8, seed: u64, games: u32, factions: &[String], check: bool) -> Result<bool, String> {
    let pool = factions.iter().map(|name| {
        let found = FACTIONS.iter().position(|f| same(f.name, name));
        found.map(|i| i as u8).ok_or(format!("no faction is called {name:?}"))
    });
    let pool = pool.collect::<Result<Vec<u8>, String>>()?;
    let setup = |seed| setup(seats, seed, &pool);
    setup(seed).fault().map_or_else(|| play::<Game>(seed, games, setup, check), Err)
}
fn play_monster_smash(seats: u8, seed: u64, games: u32, check: bool) -> Result<bool, String> {
    let setup = |seed| monster_smash::Setup::random(seats, seed);
    setup(seed).fault().map_or_else(|| play::<monster_smash::Game>(seed, games, setup, check), Err)
}
fn play<G: shell::Game>(
    seed: u64,
    games: u32,
    setup: impl Fn(u64) -> G::Setup,
    check: bool,
) -> Result<bool, String> {
    let begun = Instant::now();
    let (mut decisions, mut broken) = (0u64, 0);
    if check {
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
fn sizes(seats: u8, games: u32) -> Result<bool, String> {
    let (mut choices, mut text, mut link) = (0, 0, 0);
    for seed in 0..u64::from(games) {
        let mut session = Session::<Game>::new(Setup::random(seats, seed));
        let mut rng = Rng::new(seed);
        while let Some(decision) = session.game().decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            session.choose(choice).map_err(|refusal| refusal.to_string())?;
        }
        choices += session.plies().len();
        text += notation::record::written(session.record(), &[]).len();
        link += notation::link::of_game(&session)?.len();
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

fn explain(file: &Path) -> Result<bool, String> {
    let text = read(file)?;
    let scenarios =
        notation::read(&text).map_err(|f| format!("{}:{}: {}", file.display(), f.line, f.what))?;
    for scenario in &scenarios {
        println!("## {}", scenario.title);
        let table = notation::set_up(scenario).map_err(|faults| {
            faults
                .iter()
                .map(|f| format!("{}:{}: {}", file.display(), f.line, f.what))
                .collect::<Vec<_>>()
                .join("\n")
        })?;
        let (game, names) = (&table.game, table.names.as_slice());
        let view = game.view(game.decision().map(|d| d.seat));
        for base in &view.bases {
            println!("{}: {} of {}", base.name, base.total, base.breakpoint);
            for minion in &base.minions {
                let parts: Vec<String> =
                    minion.parts.iter().map(|p| format!("{:+} {}", p.amount, p.from)).collect();
                let power = minion.power.unwrap_or(0);
                println!(
                    "  {} {} {power} {}",
                    choices::seat_name(minion.controller, names),
                    minion.name,
                    parts.join(", ")
                );
            }
        }
        if let Some(decision) = game.decision() {
            let offers = choices::labels(game, &decision.choices, names).join(", ");
            println!(
                "{}: {} [{offers}]",
                choices::seat_name(decision.seat, names),
                english(&prompts::prompt(game, decision, names))
            );
            for card in game.table.hand(decision.seat) {
                let why = reasons::why(game, &game.why_not(decision.seat, *card, None));
                println!("  {}: {} ({})", view_name(game, *card), english(&why.message), why.rule);
            }
        }
    }
    println!("{} positions", scenarios.len());
    Ok(true)
}
fn view_name(game: &Game, card: u8) -> &'static str {
    DEFS[game.table.card(card).def as usize].print.name
}
