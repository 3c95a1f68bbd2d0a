//! `basebreaker tune`: better constants for the estimate, on games won.

use basebreaker::ai::Level;
use basebreaker::ai::tune::{Tuning, Verdict, test, tune};
use basebreaker::shell::Game;
use basebreaker::{monster_smash, smash_up};
use clap::Args;

#[derive(Args)]
pub struct Tune {
    /// The opponent whose games are counted: a fast one.
    #[arg(long, default_value = "beam:6")]
    level: Level,
    #[arg(long, default_value = "smash-up")]
    game: String,
    #[arg(long, default_value_t = 200)]
    steps: u32,
    /// Deals in a step, each played from every seat.
    #[arg(long, default_value_t = 12)]
    deals: u32,
    #[arg(long, default_value_t = 0.2)]
    reach: f32,
    #[arg(long, default_value_t = 2.0)]
    rate: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Deals of the test at the end, at most.
    #[arg(long, default_value_t = 400)]
    test: u32,
}

/// Runs and tests; prints the constants as the game has them.
pub fn run(of: &Tune) -> Result<bool, String> {
    Ok(match of.game.as_str() {
        "smash-up" => tuned::<smash_up::Game>(of, &|deal| smash_up::Setup::random(2, deal)),
        "monster-smash" => tuned::<monster_smash::Game>(of, &|deal| monster_smash::Setup::random(2, deal)),
        other => return Err(super::unknown(other)),
    })
}
fn tuned<G: Game>(of: &Tune, setup: &impl Fn(u64) -> G::Setup) -> bool {
    let tuning = Tuning {
        level: of.level,
        steps: of.steps,
        deals: of.deals,
        reach: of.reach,
        rate: of.rate,
        seed: of.seed,
    };
    let values = tune::<G>(&tuning, setup, |step, share, values| {
        let values: Vec<String> = values.iter().map(|v| format!("{v:.3}")).collect();
        eprintln!("{step}: {share:.3} [{}]", values.join(", "));
    });
    let (verdict, score) = test::<G>(of.level, &values, of.test, 1 << 40, setup);
    for ((name, _), value) in G::WEIGHTS.iter().zip(&values) {
        println!("    (\"{name}\", {value:.3}),");
    }
    let (share, width) = score.share();
    let games = score.played.len();
    let says = match verdict {
        Verdict::Better => "better",
        Verdict::NotBetter => "not better",
        Verdict::Open => "not clear",
    };
    println!("{says}: {:.1}% +-{:.1} of {games} games against the old", share * 100.0, width * 100.0);
    verdict == Verdict::Better
}
