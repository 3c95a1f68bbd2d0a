//! `basebreaker think`: what an opponent makes of the positions in a file, and why.

use basebreaker::ai::{Level, Thinking};
use basebreaker::shell::Rng;
use basebreaker::smash_up::notation::{self, choice};
use basebreaker::smash_up::text::english::english;
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
    let text = super::read(&of.file)?;
    let fault = |f: &notation::Fault| format!("{}:{}: {}", of.file.display(), f.line, f.what);
    let scenarios = notation::read(&text).map_err(|f| fault(&f))?;
    let mut positions = 0;
    for scenario in scenarios.iter().filter(|s| s.title.contains(&of.title)) {
        let table = notation::set_up(scenario)
            .map_err(|faults| faults.iter().map(fault).collect::<Vec<_>>().join("\n"))?;
        let mut thinking = Thinking::new(&table.game, of.level, &mut Rng::new(of.seed));
        let thought = loop {
            if let Some(thought) = thinking.step(u32::MAX) {
                break thought;
            }
        };
        let labels = choice::labels(&table.game, &table.names);
        let reasons: Vec<String> = thought.reasons.iter().map(english).collect();
        let chosen = labels.get(thought.choice).map_or("nothing", String::as_str);
        println!("## {}\n{chosen}: {}", scenario.title, reasons.join("; "));
        for candidate in &thought.candidates {
            println!(
                "  {}: {:.1} % in {} worlds, {:+.2} VP",
                labels[candidate.choice],
                100.0 * candidate.chance(),
                candidate.worlds(),
                candidate.worth()
            );
            if of.terms {
                for (term, worth) in candidate.terms().filter(|(_, worth)| worth.abs() > 0.005) {
                    let base = term.base.map_or(String::new(), |base| {
                        format!(
                            " at {}",
                            basebreaker::smash_up::defs::def(table.game.table.base_def(base)).print.name
                        )
                    });
                    println!("    {:+.2} {}{base}", worth, term.id);
                }
            }
        }
        positions += 1;
    }
    println!("{positions} positions");
    Ok(true)
}
