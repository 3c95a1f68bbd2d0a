//! Whether the table is whole: every card and base in exactly one place, as it says itself.

use super::defs::def;
use super::piles::Pile;
use super::table::{NOBODY, Table};

impl Table {
    /// Every card and base is in exactly one place and says so itself.
    ///
    /// # Errors
    /// Names the first card or base that is not.
    pub fn check(&self) -> Result<(), String> {
        if !self.piles.is_whole() || self.piles.total() != self.cards.len() {
            return Err(format!("{} cards exist, {} lie in piles", self.cards.len(), self.piles.total()));
        }
        if !self.base_piles.is_whole() || self.base_piles.total() != self.bases.len() {
            return Err("a base lies in two piles, or in none".into());
        }
        for (id, c) in self.cards.iter().enumerate() {
            let name = def(c.def).print.name;
            if self.piles.whose(id as u8) != Some(c.pile) {
                return Err(format!("{name} ({id}) says it lies in {:?}, but does not", c.pile));
            }
            let in_play = c.pile == Pile::PLAY;
            if in_play != self.row().contains(&c.base) {
                return Err(format!("{name} ({id}) is at base {} and in {:?}", c.base, c.pile));
            }
            let host = self.cards.get(c.on as usize);
            if c.on != NOBODY && host.is_none_or(|h| h.pile != Pile::PLAY || h.base != c.base || !in_play) {
                return Err(format!("{name} ({id}) lies on a card that is not there"));
            }
            if !in_play && c.counters > 0 {
                return Err(format!("{name} ({id}) has counters out of play"));
            }
            if c.pile.seat().is_some_and(|seat| seat != c.owner) {
                return Err(format!("{name} ({id}) of seat {} lies in {:?}", c.owner, c.pile));
            }
        }
        Ok(())
    }
}
