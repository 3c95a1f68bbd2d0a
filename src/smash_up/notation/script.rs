//! Plays a script: `> ann: Sea Dogs, Pirates` answers decisions by the names the player sees,
//! `! ann: Shinobi because forbidden` says that something must not be on offer, `" words` are spoken.

use super::{Line, Note, Result, Table, choice, items};
use crate::shell::record::Redeal;
use crate::shell::{Game as _, Seat};
use crate::smash_up::defs::{by_name, def, same};

impl Table {
    /// Plays or checks one line of a script.
    pub(super) fn play_line(&mut self, line: &Line) -> Result<()> {
        if let Some(rest) = line.text.strip_prefix("redeal ") {
            return self.redeal(rest, line);
        }
        let (kind, rest) = line.text.split_at(1);
        match kind {
            ">" => {
                // Expectations in a row speak of the same stretch of the log.
                if std::mem::take(&mut self.expected) {
                    self.heard.clear();
                }
                self.answer(rest.trim(), line)
            }
            "!" => self.refuse(rest.trim(), line),
            "=" => {
                self.expected = true;
                self.expect(rest.trim(), line)
            }
            "?" => self.goal(rest.trim(), line),
            _ => {
                self.speak(rest.trim());
                Ok(())
            }
        }
    }
    /// Lines in a row are one text.
    fn speak(&mut self, words: &str) {
        let ply = self.choices.len() as u16;
        match self.spoken.last_mut() {
            Some(last) if last.ply == ply => last.words = format!("{}\n{words}", last.words),
            _ => self.spoken.push(Note { ply, words: words.into() }),
        }
    }
    /// `Ann 12345`: what Ann has not seen is dealt anew.
    fn redeal(&mut self, rest: &str, line: &Line) -> Result<()> {
        let (name, seed) = rest.rsplit_once(' ').unwrap_or((rest, ""));
        let seat = self.seat(name, line)?;
        let Ok(seed) = seed.parse() else {
            return line.fault(format!("{seed:?} is not a seed: a number is"));
        };
        let redeal = Redeal { ply: self.choices.len() as u16, seat, seed };
        self.game = redeal.deal(&self.game);
        self.redeals.push(redeal);
        Ok(())
    }
    fn answer(&mut self, script: &str, line: &Line) -> Result<()> {
        let Some((who, wanted)) = script.split_once(':') else {
            return line.fault("a script line says who chooses: `> ann: Sea Dogs`");
        };
        let seat = self.seat(who.trim(), line)?;
        for wanted in items(wanted) {
            let Some(decision) = self.game.decision() else {
                return line.fault(format!("{who} wants {wanted:?}, but the game is over"));
            };
            if decision.seat != seat {
                let asked = &self.names[decision.seat as usize];
                return line
                    .fault(format!("{who} wants {wanted:?}, but {asked} decides now: {}", self.offers()));
            }
            let index = match self.find_choice(wanted) {
                Ok(index) => index,
                Err(why) => {
                    return line.fault(format!("{who} wants {wanted:?}{why}; on offer: {}", self.offers()));
                }
            };
            match self.game.choose(index) {
                Ok(heard) => {
                    self.follow_goals(&heard);
                    self.heard.extend(heard);
                    self.choices.push(index as u8);
                }
                Err(refusal) => return line.fault(refusal.to_string()),
            }
            if let Err(broken) = self.game.check() {
                return line.fault(format!("after {wanted:?}: {broken}"));
            }
        }
        Ok(())
    }
    /// What is on offer now, by name.
    pub(super) fn labels(&self) -> Vec<String> {
        choice::labels(&self.game, &self.names)
    }
    fn offers(&self) -> String {
        self.labels().join(", ")
    }
    pub(super) fn find_choice(&self, wanted: &str) -> std::result::Result<usize, String> {
        choice::find(&self.game, &self.names, wanted)
    }
    fn refuse(&mut self, script: &str, line: &Line) -> Result<()> {
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
/// `NotInHand` is written `not-in-hand`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out
}
