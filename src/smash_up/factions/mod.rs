//! Every faction, one file each, in order of appearance. A faction's number is its place here.

mod aliens;
mod dinosaurs;
mod giant_ants;
mod mad_scientists;
mod ninjas;
mod pirates;
mod robots;
mod tricksters;
mod vampires;
mod werewolves;
mod wizards;
mod zombies;

#[cfg(test)]
#[path = "../../../tests/contributed/mythic_horses.rs"]
mod mythic_horses;

use super::words::Faction;

/// The factions that can be played: the Core Set, then Monster Smash.
pub static FACTIONS: [&Faction; 12 + cfg!(test) as usize] = [
    &aliens::ALIENS,
    &dinosaurs::DINOSAURS,
    &ninjas::NINJAS,
    &pirates::PIRATES,
    &robots::ROBOTS,
    &tricksters::TRICKSTERS,
    &wizards::WIZARDS,
    &zombies::ZOMBIES,
    &giant_ants::GIANT_ANTS,
    &mad_scientists::MAD_SCIENTISTS,
    &vampires::VAMPIRES,
    &werewolves::WEREWOLVES,
    #[cfg(test)]
    &mythic_horses::MYTHIC_HORSES,
];
