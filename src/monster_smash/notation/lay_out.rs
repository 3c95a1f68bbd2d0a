//! Lays a position out, card by card: what lines name first, then what they leave to the seed.

use super::Table;
use super::choice::{is_kind, kind};
use super::set_up::{Lines, monster, seat_of, suit_named};
use crate::monster_smash::cards::{ALL, SUITS, Suit};
use crate::monster_smash::table::{self, Phase, SEATS};
use crate::monster_smash::{Game, SeatSetup, Setup};
use crate::shell::notation::Result;
use crate::shell::script::{Fault, Line, items};
use crate::shell::{CardId, Game as _, Rng, Seat, Set};

/// Cards that have a place, and places for cards that nobody has named.
struct Layer {
    /// Cards that no line has named yet.
    left: Set,
    /// Unknown cards in hands.
    unknown: Vec<(Seat, u8)>,
}
impl Layer {
    /// One card of each kind that a list names, in its order, and how many unknown ones.
    fn cards(&mut self, list: &str, line: &Line) -> Result<(Vec<CardId>, u8)> {
        let (mut cards, mut unknown, mut last) = (vec![], 0, None);
        for word in list.split([' ', ',']).filter(|word| !word.is_empty()) {
            if let Some(n) = word.strip_prefix('?').and_then(|n| n.parse::<u8>().ok()) {
                unknown += n.min(ALL.len());
                continue;
            }
            let again = word.strip_prefix('x').and_then(|n| n.parse::<u8>().ok());
            let (wanted, times) = match (kind(word), again, last) {
                (Some(kind), ..) => (kind, 1),
                (None, Some(times), Some(kind)) => (kind, times.saturating_sub(1)),
                _ => return line.fault(format!("{word:?} is no card; M3, Z1 x2 or ?4 would do")),
            };
            last = Some(wanted);
            for _ in 0..times {
                match self.left.iter().find(|card| is_kind(*card, wanted)) {
                    Some(card) => {
                        self.left.remove(card);
                        cards.push(card);
                    }
                    None => {
                        return line.fault(format!("there is no {word} left: all of them are named already"));
                    }
                }
            }
        }
        Ok((cards, unknown))
    }
}

/// A position, card by card.
pub fn lay_out(lines: &Lines, number: usize, faults: &mut Vec<Fault>) -> Result<Table> {
    let players: Vec<Player> = lines.players.iter().map(player).collect::<Result<_>>()?;
    if !(2..=SEATS).contains(&players.len()) {
        return Err(Fault {
            line: number,
            what: format!("{} players; 2 to {SEATS} can play", players.len()),
        });
    }
    let names: Vec<String> = players.iter().map(|p| p.name.into()).collect();
    let monsters: Vec<Suit> = players.iter().map(|p| p.monster).collect();
    let mut table = table::Table::empty(&monsters, lines.options, Rng::new(lines.seed));
    let mut layer = Layer { left: ALL, unknown: vec![] };
    if let Some(line) = &lines.removed {
        remove(line, &mut table, &mut layer)?;
    }
    for (seat, player) in (0..).zip(&players) {
        if player.out {
            table.out |= 1 << seat;
        }
        if let Some(twin) = players[..seat as usize].iter().find(|other| other.monster == player.monster) {
            faults.push(Fault {
                line: player.line.number,
                what: format!("{} and {} are both the {}", twin.name, player.name, player.monster.name()),
            });
        }
        let laid = layer.cards(player.hand, player.line).map(|(cards, unknown)| {
            table.hands[seat as usize] = cards.into_iter().collect();
            layer.unknown.push((seat, unknown));
        });
        laid.unwrap_or_else(|fault| faults.push(fault));
    }
    let list = |line: &Line, word: &str| line.text.trim_start_matches(word).to_string();
    if let Some(line) = &lines.discard {
        let (cards, _) = layer.cards(&list(line, "discard"), line)?;
        table.discard = cards.into_iter().rev().collect();
    }
    let mut on_top = vec![];
    let mut beneath = 0;
    if let Some(line) = &lines.deck {
        (on_top, beneath) = layer.cards(&list(line, "deck"), line)?;
    }
    if lines.removed.is_none() && !lines.partial {
        remove_any(&mut table, &mut layer);
    }
    deal(&mut table, layer, on_top, lines.partial.then_some(beneath));
    turn(lines, &names, &mut table)?;
    for (seat, player) in (0..).zip(&players) {
        know(&mut table, seat, player).unwrap_or_else(|fault| faults.push(fault));
    }
    let mut game = Game::of(table);
    game.mute();
    let _ = game.table.round().any(|seat| game.has_collected(seat)) || game.is_last(game.table.turn);
    game.muted = false;
    game.wake();
    let seat = |p: &Player| SeatSetup { name: p.name.into(), monster: Some(p.monster), human: false };
    let setup = Setup { seats: players.iter().map(seat).collect(), seed: lines.seed, ..Setup::default() };
    Ok(Table::new(setup, game, names, vec![]))
}
/// `ann Mummy out: hand M3 ?2; knows Z4`
struct Player<'a> {
    name: &'a str,
    monster: Suit,
    out: bool,
    hand: &'a str,
    knows: &'a str,
    line: &'a Line<'a>,
}
fn player<'a>(line: &'a Line<'a>) -> Result<Player<'a>> {
    let (head, zones) = line.text.split_once(':').unwrap_or((line.text, ""));
    let mut words = head.split_whitespace();
    let (name, what, out) = (words.next().unwrap_or(""), words.next().unwrap_or(""), words.next());
    let mut player = Player { name, monster: monster(what, line)?, out: false, hand: "", knows: "", line };
    match out {
        None => {}
        Some("out") => player.out = true,
        Some(word) => return line.fault(format!("{word:?} says nothing about a player; `out` would do")),
    }
    for zone in zones.split(';').map(str::trim).filter(|zone| !zone.is_empty()) {
        match zone.split_once(' ').unwrap_or((zone, "")) {
            ("hand", cards) => player.hand = cards,
            ("knows", cards) => player.knows = cards,
            (other, _) => {
                return line.fault(format!("{other:?} is nothing that a player has; hand and knows are"));
            }
        }
    }
    Ok(player)
}
/// `removed Vampire, M1`
fn remove(line: &Line, table: &mut table::Table, layer: &mut Layer) -> Result<()> {
    for word in line.text.trim_start_matches("removed").split([' ', ',']).filter(|word| !word.is_empty()) {
        let cards = match suit_named(word) {
            Some(suit) => suit.cards(),
            None => layer.cards(word, line)?.0.into_iter().collect(),
        };
        table.removed = table.removed | cards;
    }
    layer.left = layer.left - table.removed;
    Ok(())
}
/// Where no line says which, a suit goes out that nobody plays and no line names, by the seed.
fn remove_any(table: &mut table::Table, layer: &mut Layer) {
    let is_free = |suit: &Suit| !table.monsters.contains(suit) && (suit.cards() - layer.left).is_empty();
    let mut free: Vec<Suit> = SUITS.into_iter().filter(is_free).collect();
    table.rng.shuffle(&mut free);
    table.removed = free.first().map_or(Set::EMPTY, |suit| suit.cards());
    layer.left = layer.left - table.removed;
}
/// Unknown cards go into hands, the others under those that are named in the deck; in a partial position only so
/// many of them, and the rest out of the game.
fn deal(table: &mut table::Table, layer: Layer, on_top: Vec<CardId>, most: Option<u8>) {
    let mut rest: Vec<CardId> = layer.left.iter().collect();
    table.rng.shuffle(&mut rest);
    for (seat, count) in layer.unknown {
        for card in rest.drain(rest.len().saturating_sub(count.into())..) {
            table.hands[seat as usize].insert(card);
        }
    }
    let over = most.map_or(0, |most| rest.len().saturating_sub(most.into()));
    table.removed = table.removed | rest.drain(..over).collect();
    table.deck = rest.into_iter().chain(on_top.into_iter().rev()).collect();
}
/// `turn ann burn`, `fresh ann, bob`
fn turn(lines: &Lines, names: &[String], table: &mut table::Table) -> Result<()> {
    table.turns = 1;
    if let Some(line) = &lines.turn {
        let mut words = line.text.split_whitespace().skip(1);
        table.turn = seat_of(names, words.next().unwrap_or(""), line)?;
        table.phase = match words.next() {
            None | Some("draw") => Phase::Draw,
            Some("burn") => Phase::Burn { picked: Set::EMPTY },
            Some("attack") => Phase::Target,
            Some(other) => {
                return line.fault(format!("{other:?} begins no position; draw, burn and attack do"));
            }
        };
    }
    if table.is_out(table.turn) {
        let number = lines.turn.map_or(1, |line| line.number);
        return Err(Fault { line: number, what: "it cannot be the turn of somebody who is out".into() });
    }
    if let Some(line) = &lines.fresh {
        for name in items(line.text.trim_start_matches("fresh")) {
            table.fresh |= 1 << seat_of(names, name, line)?;
        }
    }
    Ok(())
}
/// Cards that a player knows to be in other hands.
fn know(table: &mut table::Table, seat: Seat, player: &Player) -> Result<()> {
    let others = (0..table.seats()).filter(|other| *other != seat);
    let left = others.fold(Set::EMPTY, |all, other| all | table.hand(other));
    let mut layer = Layer { left, unknown: vec![] };
    let (cards, _) = layer.cards(player.knows, player.line)?;
    table.known[seat as usize] = cards.into_iter().collect();
    Ok(())
}
