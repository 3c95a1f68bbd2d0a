//! What a puzzle can ask for: `? ann wins`, `? ann eliminates bob`, `? ann steals 3`.

use super::Table;
use crate::monster_smash::event::Event;
use crate::shell::Seat;
use crate::shell::notation::Result;
use crate::shell::script::Line;

/// What somebody is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    Wins,
    Eliminates(Seat),
    /// So many cards in one attack.
    Steals(u8),
}

pub fn aim(table: &Table, text: &str, line: &Line) -> Result<Option<Aim>> {
    Ok(match text.split_once(' ') {
        None if text == "wins" => Some(Aim::Wins),
        Some(("eliminates", whom)) => Some(Aim::Eliminates(table.seat(whom, line)?)),
        Some(("steals", count)) => count.parse().ok().map(Aim::Steals),
        _ => None,
    })
}
pub fn is_reached(by_whom: Seat, aim: Aim, heard: &[Event]) -> bool {
    heard.iter().any(|event| match (aim, *event) {
        (Aim::Wins, Event::Won { seat, .. }) => seat == by_whom,
        (Aim::Eliminates(whom), Event::Eliminated { seat, by }) => (seat, by) == (whom, by_whom),
        (Aim::Steals(count), Event::Stole { seat, cards, .. }) => seat == by_whom && cards.len() >= count,
        _ => false,
    })
}
