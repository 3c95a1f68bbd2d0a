//! Checks `=` lines: what must be true now. Only what is named is compared. Also what `!` lines speak of.

use super::Table;
use super::choice::{is_kind, kind, place};
use super::write::list;
use crate::monster_smash::cards::{ALL, total};
use crate::monster_smash::table::{How, Phase};
use crate::monster_smash::{Ask, DRAW, Game, REDRAW, cards};
use crate::shell::notation::Result;
use crate::shell::script::{Line, items, same};
use crate::shell::{CardId, Choice, Game as _, Seat, Set};

impl Table {
    pub(super) fn expect_words(&self, wanted: &str, line: &Line) -> Result<()> {
        let (word, rest) = wanted.split_once([' ', ':']).unwrap_or((wanted, ""));
        let rest = rest.trim();
        let table = &self.game.table;
        let name = |seat: u8| &self.names[seat as usize];
        match word {
            "turn" => self.expect_turn(rest, line),
            "offers" => self.expect_offers(rest, line),
            "winner" => self.expect_winner(rest, line),
            "going" => match table.phase {
                Phase::Over { winner, .. } => {
                    line.fault(format!("the game is over: {} has won", name(winner)))
                }
                _ => Ok(()),
            },
            "deck" => {
                cards_are(word, rest, &table.deck.iter().rev().copied().collect::<Vec<_>>(), true, line)
            }
            "discard" => {
                cards_are(word, rest, &table.discard.iter().rev().copied().collect::<Vec<_>>(), false, line)
            }
            "cards" => number_is("cards in the game", rest, (ALL - table.removed).len(), line),
            "removed" => {
                let is = table.removed_suit().map_or("none", cards::Suit::name);
                if is.eq_ignore_ascii_case(rest) {
                    Ok(())
                } else {
                    line.fault(format!("{is} is removed, not {rest}"))
                }
            }
            "attack" | "defence" => {
                let battle = table.battle();
                let shown = battle.map(|b| if word == "attack" { b.attack } else { b.defence });
                let is_defending = matches!(table.phase, Phase::Defend { .. });
                let picking =
                    if is_defending == (word == "defence") { self.game.picked() } else { Default::default() };
                number_is(word, rest, total(shown.unwrap_or_default() | picking), line)
            }
            "odds" => self.expect_odds(rest, line),
            _ => self.expect_player(wanted, line),
        }
    }
    fn expect_turn(&self, text: &str, line: &Line) -> Result<()> {
        let (who, phase) = text.split_once(' ').unwrap_or((text, ""));
        let (seat, table) = (self.seat(who, line)?, &self.game.table);
        if table.turn != seat {
            return line
                .fault(format!("it is the turn of {}, not of {who}", self.names[table.turn as usize]));
        }
        let is = self.game.view(None).phase;
        if phase.is_empty() || phase == is {
            Ok(())
        } else {
            line.fault(format!("the phase is {is}, not {phase}"))
        }
    }
    /// `winner ann`, `winner ann eliminate`
    fn expect_winner(&self, text: &str, line: &Line) -> Result<()> {
        let (who, how) = text.split_once(' ').unwrap_or((text, ""));
        let seat = self.seat(who, line)?;
        let Phase::Over { winner, how: is } = self.game.table.phase else {
            return line.fault("nobody has won yet");
        };
        if winner != seat {
            return line.fault(format!("{} has won, not {who}", self.names[winner as usize]));
        }
        let is = if is == How::Collect { "collect" } else { "eliminate" };
        if how.is_empty() || how == is {
            Ok(())
        } else {
            line.fault(format!("{who} has won by {is}, not by {how}"))
        }
    }
    fn expect_offers(&self, text: &str, line: &Line) -> Result<()> {
        let plain = |label: &str| {
            label.split_once('#').filter(|(c, _)| !c.is_empty()).map_or(label, |(c, _)| c).to_lowercase()
        };
        let mut is: Vec<String> = self.labels().iter().map(|label| plain(label)).collect();
        let mut wanted: Vec<String> = items(text).into_iter().map(plain).collect();
        is.sort_unstable();
        wanted.sort_unstable();
        if is == wanted {
            Ok(())
        } else {
            line.fault(format!("offers: expected {text}; there is: {}", self.offers()))
        }
    }
    /// `odds succeeds 82%, eliminates 61%`, of the attack that has been picked
    fn expect_odds(&self, text: &str, line: &Line) -> Result<()> {
        let Some(Ask::Attack(target)) = self.game.decision().map(|d| d.ask) else {
            return line.fault("no attack is being put together");
        };
        let odds = self.game.odds(self.game.table.turn, target, self.game.picked());
        let percent = |of: u64| (of as f64 * 100.0 / odds.of as f64).round();
        let is = format!("succeeds {}%, eliminates {}%", percent(odds.succeeds), percent(odds.eliminates));
        if is == text { Ok(()) } else { line.fault(format!("the odds are: {is}")) }
    }
    /// `ann 5: hand M3 M2`, `ann out`
    fn expect_player(&self, text: &str, line: &Line) -> Result<()> {
        let (head, zones) = text.split_once(':').unwrap_or((text, ""));
        let mut words = head.split_whitespace();
        let who = words.next().unwrap_or("");
        let seat = self.seat(who, line)?;
        let hand: Vec<CardId> = self.game.table.hand(seat).iter().collect();
        for word in words {
            match word {
                "out" if self.game.table.is_out(seat) => {}
                "in" if !self.game.table.is_out(seat) => {}
                "out" | "in" => return line.fault(format!("{who} is not {word}")),
                "cards" => {}
                number => cards_are(&format!("the hand of {who}"), number, &hand, false, line)?,
            }
        }
        match zones.trim().split_once(' ').unwrap_or((zones.trim(), "")) {
            ("", "") => Ok(()),
            ("hand", cards) => cards_are(&format!("the hand of {who}"), cards, &hand, false, line),
            (other, _) => line.fault(format!("no pile is called {other:?}")),
        }
    }
}

fn number_is(what: &str, wanted: &str, is: u8, line: &Line) -> Result<()> {
    if wanted == is.to_string() { Ok(()) } else { line.fault(format!("{what}: {is}, not {wanted}")) }
}
/// So many cards, or exactly these.
fn cards_are(what: &str, wanted: &str, is: &[CardId], in_order: bool, line: &Line) -> Result<()> {
    if wanted.parse::<u8>().is_ok() {
        return number_is(&format!("cards in {what}"), wanted, is.len() as u8, line);
    }
    let mut left = is.to_vec();
    let told = || format!("{what}: expected {wanted}; there is: {}", written(is));
    for word in wanted.split([' ', ',']).filter(|word| !word.is_empty()) {
        let Some(kind) = kind(word) else { return line.fault(format!("{word:?} is no card")) };
        match left.iter().position(|card| is_kind(*card, kind)) {
            Some(i) if i == 0 || !in_order => drop(left.remove(i)),
            _ => return line.fault(told()),
        }
    }
    if left.is_empty() { Ok(()) } else { line.fault(told()) }
}
/// What lies somewhere, by name.
fn written(cards: &[CardId]) -> String {
    if cards.is_empty() { "nothing".into() } else { list(cards.iter().copied()) }
}
/// The choice that a name would mean to a seat, on offer or not.
pub fn meant(game: &Game, names: &[String], seat: Seat, wanted: &str) -> Option<Choice> {
    let wanted = wanted.trim();
    match wanted.to_lowercase().as_str() {
        "draw" => return Some(DRAW),
        "redraw" => return Some(REDRAW),
        "done" => return Some(Choice::Done),
        _ => {}
    }
    if let Some(place) = place(wanted) {
        return Some(Choice::Number(place));
    }
    let target = wanted.strip_prefix("attack ").unwrap_or(wanted);
    if let Some(target) = names.iter().position(|name| same(name, target)) {
        return Some(Choice::Seat(target as u8));
    }
    let kind = kind(wanted)?;
    let picked = game.picked();
    let of_kind = |cards: Set| cards.iter().find(|card| is_kind(*card, kind));
    of_kind(game.table.hand(seat) - picked).or_else(|| of_kind(ALL)).map(Choice::Card)
}
