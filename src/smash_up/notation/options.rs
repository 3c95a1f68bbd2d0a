//! Rule options by name: `option affect-wide on`.

use crate::smash_up::table::Options;
use std::fmt::Write;

/// An option that is on or off.
type Switch = (&'static str, fn(&mut Options) -> &mut bool);
const SWITCHES: [Switch; 8] = [
    ("duplicates", |o| &mut o.duplicates),
    ("drafted-bases", |o| &mut o.drafted_bases),
    ("redraw-by-choice", |o| &mut o.redraw_by_choice),
    ("presence-by-power", |o| &mut o.presence_by_power),
    ("bases-reshuffle", |o| &mut o.bases_reshuffle),
    ("host-needed", |o| &mut o.host_needed),
    ("affect-wide", |o| &mut o.affect_wide),
    ("own-abilities", |o| &mut o.own_abilities),
];

/// Sets what `NAME VALUE` says; a name alone is on. Seats that are always asked are a number, one bit a
/// seat, or all.
///
/// # Errors
/// When no option is called so.
pub fn set(options: &mut Options, text: &str) -> Result<(), String> {
    let (name, value) = text.split_once(' ').unwrap_or((text, "on"));
    let value = value.trim();
    let on = !matches!(value, "off" | "no" | "0");
    if name == "always-asked" {
        options.always_asked = value.parse().unwrap_or(if on { u8::MAX } else { 0 });
        return Ok(());
    }
    match SWITCHES.iter().find(|(known, _)| *known == name) {
        Some((_, field)) => {
            *field(options) = on;
            Ok(())
        }
        None => {
            let known: Vec<&str> = SWITCHES.iter().map(|(name, _)| *name).collect();
            Err(format!("no option is called {name:?}; there are {}, always-asked", known.join(", ")))
        }
    }
}
/// The options of this number: a bit for each switch, in the order they are listed; then a bit for each seat
/// that is always asked. So they can all be tried.
pub fn of_bits(bits: u16) -> Options {
    let mut options = Options { always_asked: (bits >> SWITCHES.len()) as u8, ..Options::default() };
    for (i, (_, field)) in SWITCHES.iter().enumerate() {
        *field(&mut options) = bits >> i & 1 == 1;
    }
    options
}
/// The lines of all options that are not as the seeds have them.
pub fn written(options: &Options) -> String {
    let (mut text, mut copy) = (String::new(), *options);
    for (name, field) in SWITCHES {
        if *field(&mut copy) {
            let _ = writeln!(text, "option {name} on");
        }
    }
    if options.always_asked > 0 {
        let _ = writeln!(text, "option always-asked {}", options.always_asked);
    }
    text
}
