//! The command line: the engine without a browser, for tests, authors and benchmarks.
//! Every command ends with one line of figures.

mod analyses;
mod cards;
mod explain;
mod matches;
mod playing;
mod positions;
mod thoughts;
mod tuning;

use basebreaker::monster_smash;
use basebreaker::shell;
use basebreaker::smash_up::notation;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

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
    Play(playing::Play),
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
        #[arg(long, default_value = "smash-up")]
        game: String,
        #[arg(long, default_value_t = 2)]
        seats: u8,
        #[arg(long, default_value_t = 100)]
        games: u32,
    },
    /// How positions stand, with choices and reasons.
    Explain { file: PathBuf },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Check { files } => check(&files),
        Command::Cards { edition, json } => cards::print(&edition, json),
        Command::Play(of) => playing::run(&of),
        Command::Sizes { game, seats, games } => playing::sizes(&game, seats, games),
        Command::Match(of) => matches::run(&of),
        Command::Tune(of) => tuning::run(&of),
        Command::Think(of) => thoughts::run(&of),
        Command::Analyse(of) => analyses::run(&of),
        Command::Explain { file } => explain::run(&file),
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
