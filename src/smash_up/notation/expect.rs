//! Checks `=` lines: what must be true now. Only what is named is compared.

use super::{Line, Result, Table, Written, items, written};
use crate::shell::{BaseId, CardId};
use crate::smash_up::defs::{by_name, def, same};
use crate::smash_up::piles::Pile;
use crate::smash_up::table::{NOBODY, Phase};

impl Table {
    pub(super) fn expect_words(&self, wanted: &str, line: &Line) -> Result<()> {
        let (word, rest) = wanted.split_once([' ', ':']).unwrap_or((wanted, ""));
        let rest = rest.trim();
        match word {
            "base" => self.expect_base(rest, line),
            "power" => self.expect_power(rest, line),
            "total" | "breakpoint" => self.expect_number(word, rest, line),
            "turn" => self.expect_turn(rest, line),
            "plays" => self.expect_plays(rest, line),
            "offers" => self.expect_offers(rest, line),
            "winner" => {
                let seat = self.seat(rest, line)?;
                if self.game.table.winner == Some(seat) {
                    Ok(())
                } else {
                    line.fault(format!("{rest} has not won"))
                }
            }
            "going" => match self.game.table.winner {
                None => Ok(()),
                Some(winner) => {
                    line.fault(format!("the game is over: {} has won", self.names[winner as usize]))
                }
            },
            "bases" => {
                let is = self.game.table.row().len();
                if is.to_string() == rest {
                    Ok(())
                } else {
                    line.fault(format!("{is} bases are in play, not {rest}"))
                }
            }
            "basedeck" | "basediscard" => {
                let pile = if word == "basedeck" { Pile::BASE_DECK } else { Pile::BASE_DISCARD };
                let bases = self.game.table.base_piles.of(pile).iter().rev();
                let is: Vec<&str> = bases.map(|b| def(self.game.table.base_def(*b)).print.name).collect();
                compare(word, &items(rest), &is, word == "basedeck", line)
            }
            _ => self.expect_player(wanted, line),
        }
    }
    fn base_named(&self, name: &str, line: &Line) -> Result<BaseId> {
        let Some(id) = by_name(name, true) else { return line.fault(format!("no base is called {name:?}")) };
        match self.game.table.row().iter().copied().find(|b| self.game.table.base_def(*b) == id) {
            Some(base) => Ok(base),
            None => line.fault(format!("the base {name} is not in play")),
        }
    }
    /// `base Tortuga [ann Overrun]: bob Zapbot, ann Pirate King +1`
    fn expect_base(&self, text: &str, line: &Line) -> Result<()> {
        let (head, minions) = match text.split_once(':') {
            Some((head, minions)) => (head, Some(minions)),
            None => (text, None),
        };
        let (name, actions) = match head.split_once('[') {
            Some((name, rest)) => (name.trim(), Some(rest.trim_end().trim_end_matches(']'))),
            None => (head.trim(), None),
        };
        let base = self.base_named(name, line)?;
        let table = &self.game.table;
        if let Some(actions) = actions {
            let is = table.in_play().iter().copied();
            let is: Vec<CardId> = is
                .filter(|c| {
                    table.card(*c).base == base && table.card(*c).on == NOBODY && !self.game.is_minion(*c)
                })
                .collect();
            self.compare_cards(name, actions, is, line)?;
        }
        match minions {
            Some(minions) => self.compare_cards(name, minions, self.game.minions_at(base).collect(), line),
            None => Ok(()),
        }
    }
    /// Exactly these cards, in any order.
    fn compare_cards(&self, place: &str, wanted: &str, mut is: Vec<CardId>, line: &Line) -> Result<()> {
        let told = || -> String {
            let name = |c: &CardId| {
                let card = self.game.table.card(*c);
                format!("{} {}", self.names[card.controller as usize], def(card.def).print.name)
            };
            is.iter().map(name).collect::<Vec<_>>().join(", ")
        };
        let there = told();
        for item in items(wanted) {
            let card = written(item, &self.names, line)?;
            match is.iter().position(|c| self.is_as_written(*c, &card)) {
                Some(i) => drop(is.remove(i)),
                None => return line.fault(format!("no {item} at {place}; there are: {there}")),
            }
        }
        if is.is_empty() {
            Ok(())
        } else {
            line.fault(format!("more at {place} than expected; there are: {there}"))
        }
    }
    fn is_as_written(&self, card: CardId, wanted: &Written) -> bool {
        let c = self.game.table.card(card);
        let seat =
            |name: &String| self.names.iter().position(|n| same(n, name)) == Some(c.controller as usize);
        by_name(&wanted.name, false) == Some(c.def)
            && wanted.seat.as_ref().is_none_or(seat)
            && wanted.counters.is_none_or(|n| n == c.counters)
            && wanted.on_it.iter().all(|w| self.game.actions_on(card).any(|a| self.is_as_written(a, w)))
    }
    /// `power bob Zapbot@Tortuga 4`
    fn expect_power(&self, text: &str, line: &Line) -> Result<()> {
        let Some((card, number)) = text.rsplit_once(' ') else { return line.fault("power of what?") };
        let (card, place) = card.split_once('@').map_or((card, None), |(card, place)| (card, Some(place)));
        let wanted = written(card, &self.names, line)?;
        let here = |c: &CardId| {
            place.is_none_or(|p| {
                self.game.base_of(*c).is_some_and(|b| by_name(p, true) == Some(self.game.table.base_def(b)))
            })
        };
        let found: Vec<CardId> = self
            .game
            .table
            .in_play()
            .iter()
            .copied()
            .filter(|c| self.is_as_written(*c, &wanted) && here(c))
            .collect();
        if found.is_empty() {
            return line.fault(format!("no {card} is in play"));
        }
        for c in found {
            let is = self.game.power(c);
            let parts: i16 = self.game.power_of(c).iter().map(|p| p.amount).sum();
            if is.to_string() != number || parts != is {
                return line
                    .fault(format!("{card} has power {is}, not {number}; its parts add up to {parts}"));
            }
        }
        Ok(())
    }
    /// `total Tortuga ann 9`, `total Tortuga 21`, `breakpoint Tortuga 17`
    fn expect_number(&self, what: &str, text: &str, line: &Line) -> Result<()> {
        let Some((name, number)) = text.rsplit_once(' ') else {
            return line.fault(format!("{what} of what?"));
        };
        let (name, seat) = match name.rsplit_once(' ') {
            Some((rest, who)) if self.names.iter().any(|n| same(n, who)) => {
                (rest, Some(self.seat(who, line)?))
            }
            _ => (name, None),
        };
        let base = self.base_named(name, line)?;
        let is = match (what, seat) {
            ("breakpoint", _) => self.game.breakpoint(base),
            (_, Some(seat)) => self.game.total_of(base, seat),
            (_, None) => self.game.total(base),
        };
        if is.to_string() == number {
            Ok(())
        } else {
            line.fault(format!("the {what} is {is}, not {number}"))
        }
    }
    fn expect_turn(&self, text: &str, line: &Line) -> Result<()> {
        let (name, phase) = text.split_once(' ').unwrap_or((text, ""));
        let seat = self.seat(name, line)?;
        let is = self.game.table.turn;
        if is != seat {
            return line.fault(format!("it is the turn of {}, not of {name}", self.names[is as usize]));
        }
        let now = match self.game.table.phase {
            Phase::Start => "start",
            Phase::Play => "play",
            Phase::Score => "score",
            Phase::Draw => "draw",
            Phase::End => "end",
        };
        if phase.is_empty() || phase == now {
            Ok(())
        } else {
            line.fault(format!("the phase is {now}, not {phase}"))
        }
    }
    /// `plays ann minions 1 actions 0`, extra plays included
    fn expect_plays(&self, text: &str, line: &Line) -> Result<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let seat = self.seat(words.first().copied().unwrap_or(""), line)?;
        for pair in words[1..].chunks(2) {
            let minion = pair[0].starts_with("minion");
            let mine = self.game.table.turn == seat;
            let left = if mine { self.game.plays_left(minion) } else { 0 };
            if pair.get(1).is_none_or(|n| *n != left.to_string()) {
                return line.fault(format!("{left} {} are left", pair[0]));
            }
        }
        Ok(())
    }
    fn expect_offers(&self, text: &str, line: &Line) -> Result<()> {
        let labels = self.labels();
        let is: Vec<&str> = labels.iter().map(String::as_str).collect();
        compare("offers", &items(text), &is, false, line)
    }
    /// `ann 5vp: hand Scout; discard Full Sail`
    fn expect_player(&self, text: &str, line: &Line) -> Result<()> {
        let (head, zones) = text.split_once(':').unwrap_or((text, ""));
        let (name, vp) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
        let seat = self.seat(name, line)?;
        let is = self.game.table.players[seat as usize].vp;
        if !vp.is_empty() && vp.trim() != format!("{is}vp") {
            return line.fault(format!("{name} has {is} VP, not {vp}"));
        }
        for zone in zones.split(';').map(str::trim).filter(|z| !z.is_empty()) {
            let (kind, cards) = zone.split_once(' ').unwrap_or((zone, ""));
            let pile = match kind {
                "hand" => self.game.table.hand(seat),
                "deck" => self.game.table.deck(seat),
                "discard" => self.game.table.discard(seat),
                _ => return line.fault(format!("no pile is called {kind:?}")),
            };
            let mut wanted: Vec<String> = vec![];
            let mut unknown = 0;
            for item in items(cards) {
                let (item, n) = match item.rsplit_once(" x") {
                    Some((item, n)) if n.parse::<usize>().is_ok() => (item, n.parse().unwrap_or(1)),
                    _ => (item, 1),
                };
                match item.strip_prefix('?') {
                    Some(n) => unknown += n.parse::<usize>().unwrap_or(0),
                    None => wanted.extend(std::iter::repeat_n(item.to_string(), n)),
                }
            }
            // The top of a deck is written first and kept last.
            let is: Vec<&str> =
                pile.iter().rev().map(|c| def(self.game.table.card(*c).def).print.name).collect();
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            if unknown > 0 {
                if is.len() != wanted.len() + unknown {
                    return line.fault(format!("{name} has {} cards in {kind}: {}", is.len(), is.join(", ")));
                }
                let shown = if kind == "deck" { is[..wanted.len()].to_vec() } else { is.clone() };
                let mut left = shown;
                for card in wanted {
                    match left.iter().position(|c| is_named(c, card)) {
                        Some(i) => drop(left.remove(i)),
                        None => {
                            return line
                                .fault(format!("no {card} in the {kind} of {name}: {}", is.join(", ")));
                        }
                    }
                }
                continue;
            }
            compare(&format!("{kind} of {name}"), &wanted, &is, kind == "deck", line)?;
        }
        Ok(())
    }
}
/// A name or an earlier name of the same card or base.
fn is_named(is: &str, wanted: &str) -> bool {
    same(is, wanted)
        || (by_name(is, false).is_some() && by_name(is, false) == by_name(wanted, false))
        || (by_name(is, true).is_some() && by_name(is, true) == by_name(wanted, true))
}
fn compare(what: &str, wanted: &[&str], is: &[&str], in_order: bool, line: &Line) -> Result<()> {
    let told = is.join(", ");
    let equal = if in_order {
        wanted.len() == is.len() && wanted.iter().zip(is).all(|(w, i)| is_named(i, w))
    } else {
        let mut left = is.to_vec();
        wanted.iter().all(|w| left.iter().position(|i| is_named(i, w)).map(|i| left.remove(i)).is_some())
            && left.is_empty()
    };
    if equal {
        Ok(())
    } else {
        line.fault(format!("{what}: expected {}; there is: {told}", wanted.join(", ")))
    }
}
