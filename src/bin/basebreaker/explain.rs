//! `basebreaker explain`: how positions stand, what may be chosen there, and why the rest may not.

use super::positions::{Position, Tell, each};
use basebreaker::shell::english::english;
use basebreaker::shell::notation::Table;
use std::path::Path;

/// Explains every position in a file.
pub fn run(file: &Path) -> Result<bool, String> {
    println!("{} positions", each(file, "", &Explain)?);
    Ok(true)
}
struct Explain;
impl Tell for Explain {
    fn tell<G: Position>(&self, title: &str, table: &Table<G>) {
        let (game, names) = (&table.game, &table.names);
        println!("## {title}");
        for line in game.standing(names) {
            println!("{line}");
        }
        let Some(decision) = game.decision() else { return };
        let (asked, offers) = (game.asked(decision, names), game.labels(names).join(", "));
        println!("{}: {} [{offers}]", names[decision.seat as usize], english(&asked));
        for (card, why, rule) in game.held(decision.seat) {
            println!("  {card}: {} ({rule})", english(&why));
        }
    }
}
