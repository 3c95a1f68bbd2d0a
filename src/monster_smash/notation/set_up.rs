//! Reads the lines that lay a table out (`lay_out.rs`), or those that begin a game.

use super::lay_out::lay_out;
use super::{Table, write};
use crate::monster_smash::cards::{SUITS, Suit};
use crate::monster_smash::table::Options;
use crate::monster_smash::{Game, SeatSetup, Setup};
use crate::shell::notation::{Notation, Result};
use crate::shell::script::{Fault, Line, items, same};
use crate::shell::{Game as _, Seat};

/// The set-up lines of a scenario, sorted by kind.
#[derive(Default)]
pub struct Lines<'a> {
    pub options: Options,
    pub seed: u64,
    pub turn: Option<Line<'a>>,
    pub players: Vec<Line<'a>>,
    pub deck: Option<Line<'a>>,
    pub discard: Option<Line<'a>>,
    pub removed: Option<Line<'a>>,
    pub fresh: Option<Line<'a>>,
    pub partial: bool,
    /// `players ...`: a game from its beginning.
    pub begins: Option<Line<'a>>,
    pub first: Option<Line<'a>>,
    /// Seats with a person behind them.
    pub people: Vec<Line<'a>>,
    /// What seats are called on the page, where a name in text cannot hold it.
    pub called: Vec<Line<'a>>,
}

/// Lays the table out. All faults of single lines are reported.
pub fn set_up(lines: &[Line], number: usize) -> std::result::Result<Table, Vec<Fault>> {
    let mut faults = vec![];
    let sorted = sort(lines, &mut faults);
    let table = match sorted.begins {
        Some(line) => begin(&sorted, &line),
        None => lay_out(&sorted, number, &mut faults).and_then(|mut table| {
            seat_people(&sorted, &table.names, &mut table.setup.seats)?;
            let kept = lines.iter().map(|line| line.text).filter(|text| !text.starts_with("people "));
            table.setup.position = kept.collect::<Vec<_>>().join("\n");
            Ok(table)
        }),
    };
    match table {
        Ok(table) if faults.is_empty() => Ok(table),
        Ok(_) => Err(faults),
        Err(fault) => {
            faults.push(fault);
            Err(faults)
        }
    }
}
fn sort<'a>(lines: &[Line<'a>], faults: &mut Vec<Fault>) -> Lines<'a> {
    let mut sorted = Lines::default();
    for line in lines {
        let (word, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        let mut fault = |what: String| faults.push(Fault { line: line.number, what });
        match word {
            "game" if rest == Game::NAME => {}
            "game" => fault(format!("this is a game of {rest:?}; what is read here is {}", Game::NAME)),
            "option" => write::set_option(&mut sorted.options, rest).unwrap_or_else(fault),
            "seed" => match rest.parse() {
                Ok(seed) => sorted.seed = seed,
                Err(_) => fault(format!("{rest:?} is not a seed: a number is")),
            },
            "rule" | "case" | "bug" => {}
            "partial" => sorted.partial = true,
            "turn" => sorted.turn = Some(*line),
            "deck" => sorted.deck = Some(*line),
            "discard" => sorted.discard = Some(*line),
            "removed" => sorted.removed = Some(*line),
            "fresh" => sorted.fresh = Some(*line),
            "players" => sorted.begins = Some(*line),
            "first" => sorted.first = Some(*line),
            "people" => sorted.people.push(*line),
            "called" => sorted.called.push(*line),
            _ if line.text.contains(':') => sorted.players.push(*line),
            _ => fault(format!(
                "{word:?} begins no known line; one of NAME MONSTER:, turn, deck, discard, removed, fresh, option, seed, players would do"
            )),
        }
    }
    sorted
}
pub fn suit_named(name: &str) -> Option<Suit> {
    SUITS.into_iter().find(|suit| same(suit.name(), name))
}
pub fn monster(name: &str, line: &Line) -> Result<Suit> {
    let known = || SUITS.map(Suit::name).join(", ");
    suit_named(name)
        .map_or_else(|| line.fault(format!("no monster is called {name:?}; there are {}", known())), Ok)
}
pub fn seat_of(names: &[String], name: &str, line: &Line) -> Result<Seat> {
    match names.iter().position(|n| same(n, name)) {
        Some(seat) => Ok(seat as Seat),
        None => line.fault(format!("nobody is called {name:?}")),
    }
}
/// `people ann, bob`
fn seat_people(lines: &Lines, names: &[String], seats: &mut [SeatSetup]) -> Result<()> {
    for line in &lines.people {
        for name in items(line.text.trim_start_matches("people")) {
            seats[seat_of(names, name, line)? as usize].human = true;
        }
    }
    Ok(())
}

/// A game from its beginning: `players ann: Mummy; bob: Zombie; cat`.
fn begin(lines: &Lines, line: &Line) -> Result<Table> {
    let mut seats = vec![];
    for player in line.text.trim_start_matches("players").split(';') {
        let (name, chosen) = player.split_once(':').unwrap_or((player, ""));
        let chosen = if chosen.trim().is_empty() { None } else { Some(monster(chosen, line)?) };
        seats.push(SeatSetup { name: name.trim().into(), monster: chosen, human: false });
    }
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let mut setup = Setup { seats, seed: lines.seed, options: lines.options, ..Setup::default() };
    if let Some(line) = &lines.first {
        setup.first = Some(seat_of(&names, line.text.trim_start_matches("first").trim(), line)?);
    }
    if let Some(line) = &lines.removed {
        setup.removed = Some(monster(line.text.trim_start_matches("removed"), line)?);
    }
    seat_people(lines, &names, &mut setup.seats)?;
    for line in &lines.called {
        let (name, called) = line.text.trim_start_matches("called").split_once(':').unwrap_or_default();
        setup.seats[seat_of(&names, name.trim(), line)? as usize].name = called.trim().into();
    }
    if let Some(why) = setup.fault() {
        return line.fault(why);
    }
    let (game, heard) = Game::open(&setup);
    Ok(Table::new(setup, game, names, heard))
}
