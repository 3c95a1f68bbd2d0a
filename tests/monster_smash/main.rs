//! Monster Smash: its scenarios, and what holds along random games of every seat count.

mod hidden;
mod notation;
mod odds;
mod promises;
mod scenarios;
mod session;
