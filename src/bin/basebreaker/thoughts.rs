//! `basebreaker think`: what an opponent makes of the positions in a file, and why.

use super::positions::{Position, Tell, each};
use basebreaker::ai::{Level, Thinking};
use basebreaker::shell::Rng;
use basebreaker::shell::english::english;
use basebreaker::shell::notation::Table;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub struct Think {
    file: PathBuf,
    #[arg(long, default_value = "hard")]
    level: Level,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Only positions whose title holds this.
    #[arg(long, default_value = "")]
    title: String,
    /// Also prints every term.
    #[arg(long)]
    terms: bool,
}

/// Thinks about each position and prints what came of it.
pub fn run(of: &Think) -> Result<bool, String> {
    println!("{} positions", each(&of.file, &of.title, of)?);
    Ok(true)
}
impl Tell for Think {
    fn tell<G: Position>(&self, title: &str, table: &Table<G>) {
        let game = &table.game;
        let mut thinking = Thinking::new(game, self.level, &mut Rng::new(self.seed));
        let thought = loop {
            if let Some(thought) = thinking.step(u32::MAX) {
                break thought;
            }
        };
        let labels = game.labels(&table.names);
        let reasons: Vec<String> = thought.reasons.iter().map(english).collect();
        let chosen = labels.get(thought.choice).map_or("nothing", String::as_str);
        println!("## {title}\n{chosen}: {}", reasons.join("; "));
        for candidate in &thought.candidates {
            println!(
                "  {}: {:.1} % in {} worlds, worth {:+.2}",
                labels[candidate.choice],
                100.0 * candidate.chance(),
                candidate.worlds(),
                candidate.worth()
            );
            if self.terms {
                for (term, worth) in candidate.terms().filter(|(_, worth)| worth.abs() > 0.005) {
                    let base = term.base.map_or(String::new(), |base| format!(" at {}", game.base(base)));
                    println!("    {worth:+.2} {}{base}", term.id);
                }
            }
        }
    }
}
