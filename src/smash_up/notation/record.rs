//! A game record as text: how it began, then every choice by the name the player saw.
//!
//! ```text
//! ## Ann against Bob
//! seed 7
//! players Ann: Pirates, Ninjas; Bob: Robots, Zombies
//! people Ann
//! > Ann: Pirate King, Tortuga, done
//! = hash 9c41
//! ```
//! One line a turn and seat, a hash at each turn's end. A record that does not fit is read as far as it goes.

use super::{Fault, Line, Note, lines, names, options, position};
use crate::shell::{Game as _, Record};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::table::Edition;
use crate::smash_up::text::choices;
use crate::smash_up::{Game, Setup};
use std::fmt::Write;

/// The most choices a record may have.
pub const MOST_CHOICES: usize = 5_000;

/// The record as text, with what is said at its moments.
pub fn written(record: &Record<Setup>, notes: &[Note]) -> String {
    let setup = &record.setup;
    let called: Vec<String> = setup.seats.iter().map(|s| s.name.clone()).collect();
    let (mut game, _) = Game::open(setup);
    let names = names::plain(&called, game.table.players.len());
    let mut text = format!("## {}\n", names.join(" against "));
    let people = names.iter().enumerate().filter(|(i, _)| setup.seats.get(*i).is_some_and(|s| s.human));
    let people: Vec<&str> = people.map(|(_, name)| name.as_str()).collect();
    if !setup.position.is_empty() {
        let _ = writeln!(text, "{}", setup.position);
        if !people.is_empty() {
            let _ = writeln!(text, "people {}", people.join(", "));
        }
        write_choices(record, notes, &mut game, &names, &mut text);
        return text;
    }
    if setup.edition == Edition::Revised {
        text += "edition revised\n";
    }
    text += &options::written(&setup.options);
    let _ = writeln!(text, "seed {}", setup.seed);
    let seats = names.iter().enumerate().map(|(i, name)| {
        let chosen = setup.seats.get(i).map_or(&[][..], |s| &s.factions);
        let chosen: Vec<&str> =
            chosen.iter().filter_map(|f| FACTIONS.get(*f as usize)).map(|f| f.name).collect();
        format!("{name}: {}", chosen.join(", ")).trim_end().to_string()
    });
    let seats: Vec<String> = seats.collect();
    let _ = writeln!(text, "{} {}", if setup.draft { "draft" } else { "players" }, seats.join("; "));
    if let Some(first) = setup.first.and_then(|seat| names.get(seat as usize)) {
        let _ = writeln!(text, "first {first}");
    }
    if !people.is_empty() {
        let _ = writeln!(text, "people {}", people.join(", "));
    }
    for (name, called) in names.iter().zip(&called) {
        let called = called.split_whitespace().collect::<Vec<_>>().join(" ");
        if !called.is_empty() && called != *name && !called.contains('#') {
            let _ = writeln!(text, "called {name}: {called}");
        }
    }
    write_choices(record, notes, &mut game, &names, &mut text);
    text
}
fn write_choices(
    record: &Record<Setup>,
    notes: &[Note],
    game: &mut Game,
    names: &[String],
    text: &mut String,
) {
    let mut line: Option<u8> = None;
    for ply in 0..=record.choices.len() {
        for redeal in record.redeals_at(ply) {
            let Some(name) = names.get(redeal.seat as usize) else { continue };
            end(&mut line, text);
            let _ = writeln!(text, "redeal {name} {}", redeal.seed);
            *game = redeal.deal(game);
        }
        for note in notes.iter().filter(|note| note.ply as usize == ply) {
            end(&mut line, text);
            for said in note.words.lines() {
                // Two spaces and a # would be read as a comment.
                let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
                let _ = writeln!(text, "{}", format!("\" {said}").trim_end());
            }
        }
        let (Some(choice), Some(decision)) = (record.choices.get(ply), game.decision()) else { break };
        let seat = decision.seat;
        let labels = choices::labels(game, &decision.choices, names);
        let Some(label) = labels.get(*choice as usize) else { break };
        // A name with a comma would be read as two.
        let label = if label.contains([',', ';']) { format!("#{}", choice + 1) } else { label.clone() };
        if line == Some(seat) {
            *text += ", ";
        } else {
            end(&mut line, text);
            let _ = write!(text, "> {}: ", names[seat as usize]);
            line = Some(seat);
        }
        *text += &label;
        let turn = game.table.turns;
        if game.choose(*choice as usize).is_err() {
            break;
        }
        if game.table.turns != turn || game.decision().is_none() {
            end(&mut line, text);
            let _ = writeln!(text, "= hash {:04x}", game.stable_hash() >> 48);
        }
    }
    end(&mut line, text);
}
fn end(line: &mut Option<u8>, text: &mut String) {
    if line.take().is_some() {
        text.push('\n');
    }
}

/// A record that was read, and where it stopped fitting, if it did.
#[derive(Clone, PartialEq, Debug)]
pub struct Read {
    pub record: Record<Setup>,
    /// What is said at moments of the game.
    pub notes: Vec<Note>,
    pub stopped: Option<Fault>,
}
/// Reads a record, or a position with what was played from there.
///
/// # Errors
/// Everything that is wrong with how it begins.
pub fn read(text: &str) -> std::result::Result<Read, Vec<Fault>> {
    let (script, set_up): (Vec<Line>, Vec<Line>) = lines(text).partition(Line::is_script);
    let mut table = position::set_up(&set_up, 1)?;
    let mut record = Record::new(std::mem::take(&mut table.setup));
    let mut stopped = None;
    for line in &script {
        if let Err(fault) = table.play_line(line) {
            stopped = Some(fault);
            break;
        }
        if table.choices.len() > MOST_CHOICES {
            stopped = Some(Fault { line: line.number, what: format!("more than {MOST_CHOICES} choices") });
            break;
        }
    }
    record.choices = table.choices;
    record.redeals = table.redeals;
    Ok(Read { record, notes: table.spoken, stopped })
}
