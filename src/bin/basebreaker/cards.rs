//! `basebreaker cards`: every card of Smash Up as the engine words it.

use basebreaker::smash_up::defs::{DEFS, of_faction, slug};
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::table::Edition;
use basebreaker::smash_up::text::cards;

/// Prints them, as text or as JSON.
pub fn print(edition: &str, json: bool) -> Result<bool, String> {
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
