//! Every faction, one file each, in order of appearance. A faction's number is its place here.

mod ninjas;
mod pirates;
mod robots;
mod zombies;

use super::words::Faction;

/// The factions that can be played.
pub static FACTIONS: [&Faction; 4] = [&ninjas::NINJAS, &pirates::PIRATES, &robots::ROBOTS, &zombies::ZOMBIES];
