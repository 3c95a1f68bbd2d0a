//! The written text of every card: reviewed once against the facts, compared ever after. After a
//! change that is meant, `ACCEPT=1 cargo test --test texts` writes the files anew for a review.

use basebreaker::smash_up::defs::{DEFS, of_faction, slug};
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::table::Edition;
use basebreaker::smash_up::text::cards;
use std::path::Path;

#[test]
fn every_card_reads_as_it_was_reviewed() {
    for (i, faction) in FACTIONS.iter().enumerate() {
        let mut told = format!("{}\n", faction.name);
        for bases in [false, true] {
            for id in of_faction(i as u8, bases) {
                let print = DEFS[id as usize].print;
                told += &format!("\n{}\n  {}\n", print.name, cards::card(print, Edition::Classic));
            }
        }
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/texts/{}.txt", slug(faction.name)));
        if std::env::var_os("ACCEPT").is_some() {
            std::fs::write(&file, &told).expect("a golden file to write");
        }
        let golden = std::fs::read_to_string(&file).expect("a golden file");
        assert_eq!(golden, told, "{} is written differently now", faction.name);
    }
}
