//! What a puzzle can ask for: `? ann scores Tortuga`, `? ann gains 4vp`, `? ann wins`.

use super::{Line, Result, Table};
use crate::shell::Seat;
use crate::smash_up::Game;
use crate::smash_up::defs::by_name;
use crate::smash_up::event::{Event, Heard};
use crate::smash_up::table::DefId;

/// What somebody is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The base scores, and nobody has more power there (R13.11).
    Scores(DefId),
    /// To have so many VP: a number of them more than when the goal was set.
    Reaches(i16),
    Wins,
}

pub fn aim(table: &Table, seat: Seat, text: &str, line: &Line) -> Result<Option<Aim>> {
    let aim = match text.split_once(' ') {
        None if text == "wins" => Aim::Wins,
        Some(("scores", base)) => match by_name(base.trim(), true) {
            Some(base) => Aim::Scores(base),
            None => return line.fault(format!("no base is called {base:?}")),
        },
        Some(("gains", vp)) => match vp.trim().trim_end_matches("vp").trim().parse::<i16>() {
            Ok(vp) => Aim::Reaches(table.game.table.players[seat as usize].vp.saturating_add(vp)),
            Err(_) => return line.fault(format!("{vp:?} is no number of VP; `? ann gains 4vp` would do")),
        },
        _ => return Ok(None),
    };
    Ok(Some(aim))
}
pub fn is_reached(game: &Game, seat: Seat, aim: Aim, heard: &[Heard]) -> bool {
    match aim {
        Aim::Scores(wanted) => heard.iter().any(|h| match h.event {
            Event::Ranked { base, places, .. } => {
                game.table.base_def(base) == wanted && places[seat as usize] == 1
            }
            _ => false,
        }),
        Aim::Reaches(vp) => game.table.players[seat as usize].vp >= vp,
        Aim::Wins => game.table.winner == Some(seat),
    }
}
