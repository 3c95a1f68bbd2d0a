//! Records and positions as the fragment of a link: nothing is stored anywhere else.
//!
//! ```text
//! #s=base%20Tortuga/...    a position, readable: `/` ends a line
//! #p1.7VRNb9swDL3v...      a position: deflated, base64url
//! #g1.q1YqSy0qzszPU7JS...  a whole game: setup, choices and the hash of how it stands; other games have other
//!                          letters than g
//! ```
//! A link is never trusted: what comes out of it is limited, and every fault is a sentence.

use super::notation::Notation;
use super::record::Redeal;
use super::script::{Fault, Note};
use super::{Record, Session, hash, transcript};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

/// The most text a link may hold, in bytes.
pub const MOST_TEXT: usize = 64 * 1024;
/// The most faults of a text that are said.
const MOST_FAULTS: usize = 30;

/// What a game link holds.
#[derive(Serialize, Deserialize)]
struct Packed<Setup> {
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
pub struct Opened<G: Notation> {
    pub session: Session<G>,
    /// What is said at moments of the game; a link holds none.
    pub notes: Vec<Note>,
    /// Why it could only be played so far.
    pub stopped: Option<String>,
}

impl<G: Notation> std::fmt::Debug for Opened<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let choices = self.session.plies().len();
        write!(f, "a game of {choices} choices; stopped: {:?}", self.stopped)
    }
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

/// A whole game as `g1.…`, or whatever the links of the game begin with.
///
/// # Errors
/// When the record is too long for a link.
pub fn of_game<G: Notation>(session: &Session<G>) -> Result<String, String> {
    let Record { setup, choices, redeals } = session.record().clone();
    let redeals = redeals.iter().map(|r| (r.ply, r.seat, r.seed)).collect();
    let packed = Packed { cards: G::cards(), setup, choices, redeals, hash: hash::stable(session.game()) };
    let bytes = postcard::to_allocvec(&packed).map_err(|e| e.to_string())?;
    if bytes.len() > MOST_TEXT {
        return Err(format!("the game is longer than a link can hold: {} bytes", bytes.len()));
    }
    Ok(format!("{}{}", G::LINK, pack(&bytes)))
}
/// A position, or any text, as `p1.…`.
pub fn of_text(text: &str) -> String {
    format!("p1.{}", pack(text.as_bytes()))
}
/// Opens a fragment of any of the three forms, with or without its `#`.
///
/// # Errors
/// What is wrong with it.
pub fn open<G: Notation>(fragment: &str) -> Result<Opened<G>, String> {
    let fragment = fragment.trim_start_matches('#');
    match fragment.strip_prefix(G::LINK) {
        Some(code) => open_game(code),
        None => open_text(&text(fragment)?),
    }
}
/// The text in the fragment of a position.
///
/// # Errors
/// What is wrong with it.
pub fn text(fragment: &str) -> Result<String, String> {
    let fragment = fragment.trim_start_matches('#');
    if let Some(code) = fragment.strip_prefix("p1.") {
        String::from_utf8(unpack(code)?).map_err(|_| "the link is damaged: what it holds is no text".into())
    } else if let Some(text) = fragment.strip_prefix("s=") {
        plain(text)
    } else {
        Err("no link of ours: it begins with none of g1. m1. p1. s=".into())
    }
}
/// Opens a record or position that is written as text.
///
/// # Errors
/// Every fault of how it begins, one a line.
pub fn open_text<G: Notation>(text: &str) -> Result<Opened<G>, String> {
    if text.len() > MOST_TEXT {
        return Err(format!("the text is longer than {MOST_TEXT} bytes"));
    }
    let said = |fault: &Fault| format!("line {}: {}", fault.line, fault.what);
    let read = transcript::read::<G>(text).map_err(|faults| {
        let mut lines: Vec<String> = faults.iter().take(MOST_FAULTS).map(said).collect();
        if faults.len() > MOST_FAULTS {
            lines.push(format!("and {} more", faults.len() - MOST_FAULTS));
        }
        lines.join("\n")
    })?;
    let session = Session::load(&read.record);
    Ok(Opened { session, notes: read.notes, stopped: read.stopped.as_ref().map(said) })
}
fn open_game<G: Notation>(code: &str) -> Result<Opened<G>, String> {
    let packed: Packed<G::Setup> =
        postcard::from_bytes(&unpack(code)?).map_err(|_| "the link holds no game of this version")?;
    if let Some(why) = G::fault(&packed.setup) {
        return Err(why);
    }
    let mut record = Record::new(packed.setup);
    record.choices = packed.choices;
    record.choices.truncate(transcript::MOST_CHOICES);
    record.redeals = packed.redeals.into_iter().map(|(ply, seat, seed)| Redeal { ply, seat, seed }).collect();
    let wanted = record.choices.len();
    let session = Session::<G>::load(&record);
    let played = session.plies().len();
    let other = if packed.cards == G::cards() { "" } else { ": it was made with other cards than these" };
    let stopped = if played < wanted {
        Some(format!("choice {} of {wanted} is not on offer here{other}", played + 1))
    } else if hash::stable(session.game()) != packed.hash {
        Some(format!("the game ends otherwise than when the link was made{other}"))
    } else {
        None
    };
    Ok(Opened { session, notes: vec![], stopped })
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
