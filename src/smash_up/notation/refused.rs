//! `! ann: Shinobi because forbidden`: something must not be on offer, and for this reason.

use super::{Line, Result, Table};
use crate::shell::notation::kebab;
use crate::shell::{Game as _, Seat};
use crate::smash_up::defs::{by_name, def, same};

impl Table {
    pub(super) fn refuse(&mut self, script: &str, line: &Line) -> Result<()> {
        let Some((who, wanted)) = script.split_once(':') else {
            return line.fault("a refusal says who may not choose: `! ann: Shinobi`");
        };
        let seat = self.seat(who.trim(), line)?;
        let (wanted, code) = match wanted.split_once(" because ") {
            Some((wanted, code)) => (wanted.trim(), Some(code.trim())),
            None => (wanted.trim(), None),
        };
        let decides = self.game.decision().is_some_and(|d| d.seat == seat);
        if decides && self.find_choice(wanted).is_ok() {
            return line.fault(format!("{wanted:?} must not be on offer, but is: {}", self.offers()));
        }
        let Some(code) = code else { return Ok(()) };
        let (name, base) = wanted.split_once('@').unwrap_or((wanted, ""));
        let Some(card) = self.card_of(seat, name) else {
            return line.fault(format!("{who} has no {name:?}"));
        };
        let base = self
            .game
            .table
            .row()
            .iter()
            .copied()
            .find(|b| same(def(self.game.table.base_def(*b)).print.name, base));
        let said = kebab(&format!("{:?}", self.game.why_not(seat, card, base).reason));
        if said == code {
            Ok(())
        } else {
            line.fault(format!("{wanted:?} is refused because {said}, not because {code}"))
        }
    }
    /// A card of that name in the seat's hand, in play, or in its discard pile.
    pub(super) fn card_of(&self, seat: Seat, name: &str) -> Option<u8> {
        let id = by_name(name, false)?;
        let table = &self.game.table;
        let piles = table.hand(seat).iter().chain(table.in_play()).chain(table.discard(seat));
        piles.copied().find(|c| table.card(*c).def == id && (table.card(*c).controller == seat))
    }
}
