//! Checks what scripts say of any game: what must not be on offer, who is asked, what the log says. What else must be
//! true is for each game to know. The engine of the page is without this: there only the hash tells whether a game
//! goes as it did.
//!
//! ```text
//! ! ann: Shinobi because forbidden
//! = asks ann
//! = offers no Shinobi
//! = log WORDS
//! = no log WORDS
//! ```

use super::english::english;
use super::notation::{Notation, Result, Table};
use super::script::Line;

impl<G: Notation> Table<G> {
    /// Checks a line that begins with `=`.
    pub(super) fn expect(&self, text: &str, line: &Line) -> Result<()> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest.trim()) {
            ("asks", name) => self.expect_asked(name, line),
            ("log", words) => self.expect_log(words, true, line),
            ("no", rest) => match rest.strip_prefix("log ") {
                Some(words) => self.expect_log(words, false, line),
                None => line.fault("only `no log WORDS` can be expected not to be"),
            },
            ("offers", rest) => match rest.strip_prefix("no ") {
                Some(none) if self.find_choice(none).is_ok() => line.fault(format!("{none} is on offer")),
                Some(_) => Ok(()),
                None => G::expect(self, text, line),
            },
            _ => G::expect(self, text, line),
        }
    }
    fn expect_asked(&self, name: &str, line: &Line) -> Result<()> {
        let seat = self.seat(name, line)?;
        match self.game.decision() {
            Some(d) if d.seat == seat => Ok(()),
            Some(d) => line.fault(format!("{} decides now, not {name}", self.names[d.seat as usize])),
            None => line.fault("nobody is asked: the game is over"),
        }
    }
    /// Whether a line of the log since the last answers has these words, in English.
    fn expect_log(&self, words: &str, wanted: bool, line: &Line) -> Result<()> {
        let told = self.heard.iter().filter_map(|event| self.game.told(event, &self.names));
        let told: Vec<String> = told.map(|message| english(&message)).collect();
        let said = told.iter().any(|t| t.to_lowercase().contains(&words.to_lowercase()));
        match (wanted, said) {
            (true, false) => line.fault(format!("no log line says {words:?}; it says: {}", told.join(" / "))),
            (false, true) => line.fault(format!("the log says {words:?}")),
            _ => Ok(()),
        }
    }
    /// Checks a line that begins with `!`: something must not be on offer, and for this reason.
    pub(super) fn refuse(&self, text: &str, line: &Line) -> Result<()> {
        let Some((who, wanted)) = text.split_once(':') else {
            return line.fault("a refusal says who may not choose: `! ann: done`");
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
        let Some(reason) = self.game.refused(&self.names, seat, wanted) else {
            return line.fault(format!("{wanted:?} is nothing that {who} could choose"));
        };
        let said = kebab(&format!("{reason:?}"));
        if said == code {
            Ok(())
        } else {
            line.fault(format!("{wanted:?} is refused because {said}, not because {code}"))
        }
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
