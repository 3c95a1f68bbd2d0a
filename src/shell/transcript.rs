//! A game record as text: how it began, then every choice by the name the player saw.
//!
//! ```text
//! ## Ann against Bob
//! seed 7                            how it began, in the words of the game
//! > Ann: Pirate King, Tortuga, done
//! = hash 9c41
//! ```
//! One line a turn and seat, a hash at each turn's end. A record that does not fit is read as far as it goes.

use super::notation::{Notation, Table};
use super::script::{Fault, Line, Note, lines};
use super::{Record, hash, names};
use std::fmt::Write;

/// The most choices a record may have.
pub const MOST_CHOICES: usize = 5_000;

/// The record as text, with what is said at its moments.
pub fn written<G: Notation>(record: &Record<G::Setup>, notes: &[Note]) -> String {
    let (setup, mut game) = (&record.setup, G::new(&record.setup));
    let seats = G::people(setup);
    let called: Vec<String> = seats.iter().map(|(name, _)| name.to_string()).collect();
    let names = names::plain(&called, game.seats() as usize);
    let mut text = format!("## {}\n", names.join(" against "));
    match G::position(setup) {
        "" => text += &G::beginning(setup, &names),
        position => {
            let _ = writeln!(text, "{position}");
        }
    }
    let people = names.iter().zip(&seats).filter(|(_, (_, human))| *human);
    let people: Vec<&str> = people.map(|(name, _)| name.as_str()).collect();
    if !people.is_empty() {
        let _ = writeln!(text, "people {}", people.join(", "));
    }
    // What seats are called in a position is all there is of them.
    for (name, called) in names.iter().zip(&called).filter(|_| G::position(setup).is_empty()) {
        let called = called.split_whitespace().collect::<Vec<_>>().join(" ");
        if !called.is_empty() && called != *name && !called.contains('#') {
            let _ = writeln!(text, "called {name}: {called}");
        }
    }
    write_choices(record, notes, &mut game, &names, &mut text);
    text
}
fn write_choices<G: Notation>(
    record: &Record<G::Setup>,
    notes: &[Note],
    game: &mut G,
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
        let labels = game.labels(names);
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
        let turn = game.turn();
        if game.choose(*choice as usize).is_err() {
            break;
        }
        if game.turn() != turn || game.decision().is_none() {
            end(&mut line, text);
            let _ = writeln!(text, "= hash {:04x}", hash::stable(game) >> 48);
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
pub struct Read<Setup> {
    pub record: Record<Setup>,
    /// What is said at moments of the game.
    pub notes: Vec<Note>,
    pub stopped: Option<Fault>,
}
/// Reads a record, or a position with what was played from there.
///
/// # Errors
/// Everything that is wrong with how it begins.
pub fn read<G: Notation>(text: &str) -> Result<Read<G::Setup>, Vec<Fault>> {
    let (script, set_up): (Vec<Line>, Vec<Line>) = lines(text).partition(Line::is_script);
    let mut table: Table<G> = G::set_up(&set_up, 1)?;
    let mut record = Record::new(table.setup.clone());
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
