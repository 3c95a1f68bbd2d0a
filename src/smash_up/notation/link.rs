//! Records and positions as the fragment of a link: nothing is stored anywhere else.
//!
//! ```text
//! #s=base%20Tortuga/...    a position, readable: `/` ends a line
//! #p1.7VRNb9swDL3v...      a position: deflated, base64url
//! #g1.q1YqSy0qzszPU7JS...  a whole game: setup, choices and the hash of how it stands
//! ```
//! A link is never trusted: what comes out of it is limited, and every fault is a sentence.

use super::{Fault, Note, record};
use crate::shell::{Record, Session};
use crate::smash_up::defs::DEFS;
use crate::smash_up::{Game, Setup};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

/// The most text a link may hold, in bytes.
pub const MOST_TEXT: usize = 64 * 1024;
/// The most faults of a text that are said.
const MOST_FAULTS: usize = 30;

/// What a game link holds.
#[derive(Serialize, Deserialize)]
struct Packed {
    /// The cards that the choices were made among: their hash.
    cards: u32,
    setup: Setup,
    choices: Vec<u8>,
    /// Ply, seat and seed of each new deal.
    redeals: Vec<(u16, u8, u32)>,
    /// The hash of the game after the last choice.
    hash: u64,
}
/// A game that was opened from a link or a text.
#[derive(Debug)]
pub struct Opened {
    pub session: Session<Game>,
    /// What is said at moments of the game; a link holds none.
    pub notes: Vec<Note>,
    /// Why it could only be played so far.
    pub stopped: Option<String>,
}

/// What is printed on all cards, as a number: another edition of the engine may have another.
fn cards() -> u32 {
    let names: Vec<(&str, Option<i8>, u8)> =
        DEFS.iter().map(|d| (d.print.name, d.print.power, d.print.copies)).collect();
    crate::shell::hash::stable(&names) as u32
}
fn pack(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(bytes, 9))
}
fn unpack(code: &str) -> Result<Vec<u8>, String> {
    let bytes = URL_SAFE_NO_PAD
        .decode(code)
        .map_err(|_| "the link is damaged: it holds other signs than A-Z a-z 0-9 - _")?;
    miniz_oxide::inflate::decompress_to_vec_with_limit(&bytes, MOST_TEXT)
        .map_err(|_| format!("the link is damaged or longer than {MOST_TEXT} bytes"))
}

/// A whole game as `g1.…`.
///
/// # Errors
/// When the record is too long for a link.
pub fn of_game(session: &Session<Game>) -> Result<String, String> {
    let Record { setup, choices, redeals } = session.record().clone();
    let redeals = redeals.iter().map(|r| (r.ply, r.seat, r.seed)).collect();
    let packed = Packed { cards: cards(), setup, choices, redeals, hash: session.game().stable_hash() };
    let bytes = postcard::to_allocvec(&packed).map_err(|e| e.to_string())?;
    if bytes.len() > MOST_TEXT {
        return Err(format!("the game is longer than a link can hold: {} bytes", bytes.len()));
    }
    Ok(format!("g1.{}", pack(&bytes)))
}
/// A position, or any text, as `p1.…`.
pub fn of_text(text: &str) -> String {
    format!("p1.{}", pack(text.as_bytes()))
}
/// Opens a fragment of any of the three forms, with or without its `#`.
///
/// # Errors
/// What is wrong with it.
pub fn open(fragment: &str) -> Result<Opened, String> {
    let fragment = fragment.trim_start_matches('#');
    if let Some(code) = fragment.strip_prefix("g1.") {
        let packed: Packed =
            postcard::from_bytes(&unpack(code)?).map_err(|_| "the link holds no game of this version")?;
        if let Some(why) = packed.setup.fault() {
            return Err(why);
        }
        return Ok(open_game(packed));
    }
    let text = if let Some(code) = fragment.strip_prefix("p1.") {
        String::from_utf8(unpack(code)?).map_err(|_| "the link is damaged: what it holds is no text")?
    } else if let Some(text) = fragment.strip_prefix("s=") {
        plain(text)?
    } else {
        return Err("no link of ours: it begins with none of g1. p1. s=".into());
    };
    open_text(&text)
}
/// Opens a record or position that is written as text.
///
/// # Errors
/// Every fault of how it begins, one a line.
pub fn open_text(text: &str) -> Result<Opened, String> {
    if text.len() > MOST_TEXT {
        return Err(format!("the text is longer than {MOST_TEXT} bytes"));
    }
    let said = |fault: &Fault| format!("line {}: {}", fault.line, fault.what);
    let read = record::read(text).map_err(|faults| {
        let mut lines: Vec<String> = faults.iter().take(MOST_FAULTS).map(said).collect();
        if faults.len() > MOST_FAULTS {
            lines.push(format!("and {} more", faults.len() - MOST_FAULTS));
        }
        lines.join("\n")
    })?;
    let session = Session::load(&read.record);
    Ok(Opened { session, notes: read.notes, stopped: read.stopped.as_ref().map(said) })
}
fn open_game(packed: Packed) -> Opened {
    let mut record = Record::new(packed.setup);
    record.choices = packed.choices;
    record.choices.truncate(record::MOST_CHOICES);
    record.redeals = packed
        .redeals
        .into_iter()
        .map(|(ply, seat, seed)| crate::shell::record::Redeal { ply, seat, seed })
        .collect();
    let wanted = record.choices.len();
    let session = Session::<Game>::load(&record);
    let played = session.plies().len();
    let other = if packed.cards == cards() { "" } else { ": it was made with other cards than these" };
    let stopped = if played < wanted {
        Some(format!("choice {} of {wanted} is not on offer here{other}", played + 1))
    } else if session.game().stable_hash() != packed.hash {
        Some(format!("the game ends otherwise than when the link was made{other}"))
    } else {
        None
    };
    Opened { session, notes: vec![], stopped }
}
/// Percent signs undone, `/` as the end of a line.
fn plain(text: &str) -> Result<String, String> {
    let mut bytes = vec![];
    let mut rest = text.as_bytes().iter();
    while let Some(byte) = rest.next() {
        match byte {
            b'/' => bytes.push(b'\n'),
            b'%' => {
                let digits = [rest.next(), rest.next()].map(|d| d.and_then(|d| (*d as char).to_digit(16)));
                let [Some(a), Some(b)] = digits else {
                    return Err("the link is damaged: a % is not followed by two digits".into());
                };
                bytes.push((a * 16 + b) as u8);
            }
            byte => bytes.push(*byte),
        }
    }
    String::from_utf8(bytes).map_err(|_| "the link is damaged: what it holds is no text".into())
}
