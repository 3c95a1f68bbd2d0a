//! A faction of a later set, as somebody with nothing but the guide would add it: it plays.

use super::notation;
use super::{Game, Setup};
use crate::shell::promises;

#[test]
fn a_contributed_faction_does_what_its_cards_say() {
    let text = include_str!("../../tests/contributed/mythic_horses.txt");
    for scenario in notation::read(text).expect("scenarios") {
        if let Err(faults) = notation::run(&scenario) {
            panic!("{}: {faults:?}", scenario.title);
        }
    }
}
#[test]
fn a_contributed_faction_keeps_every_promise() {
    for seed in 0..60 {
        let mut setup = Setup::random(2 + (seed % 3) as u8, seed);
        setup.seats[0].factions = vec![super::factions::FACTIONS.len() as u8 - 1];
        promises::keep::<Game>(&setup, seed, seed % 8 == 0)
            .unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
}
