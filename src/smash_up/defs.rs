//! Everything printed, in one numbered list: the cards of all factions, then all bases.
//! Each entry carries bits that say which kinds of abilities it has, so that the machine looks only
//! at cards that can matter.

use super::factions::FACTIONS;
use super::table::{DefId, Edition};
use super::words::{Ability, Happening, Head, Print, Static, Use};

/// A printed card or base with its number's worth of facts.
#[derive(Clone, Copy)]
pub struct Def {
    pub print: &'static Print,
    /// Its place in `FACTIONS`.
    pub faction: u8,
    pub is_base: bool,
    /// Bits below.
    pub has: u16,
}
/// Changes power while in play.
pub const POWER: u16 = 1;
/// Protects or shields something while in play.
pub const GUARD: u16 = 2;
/// Answers a destruction.
pub const AFTER_DESTROYED: u16 = 4;
/// Replaces a destruction.
pub const INSTEAD: u16 = 8;
/// Acts as a turn starts or ends.
pub const TURN: u16 = 16;
/// Is used in the play phase of its player.
pub const PLAY_PHASE: u16 = 32;
/// Is used before or after a base scores.
pub const WINDOW: u16 = 64;
/// Limits or widens what may be played where.
pub const PLAYING: u16 = 128;
/// Lets its controller ignore a base.
pub const IGNORE: u16 = 256;
/// Is a Microbot by name.
pub const MICROBOT: u16 = 512;
/// May be used from a discard pile.
pub const FROM_DISCARD: u16 = 1024;

const COUNT: usize = {
    let (mut n, mut f) = (0, 0);
    while f < FACTIONS.len() {
        n += FACTIONS[f].cards.len() + FACTIONS[f].bases.len();
        f += 1;
    }
    n
};

/// The list itself.
pub static DEFS: [Def; COUNT] = build();

const fn build() -> [Def; COUNT] {
    let nothing = Def { print: &FACTIONS[0].cards[0], faction: 0, is_base: false, has: 0 };
    let mut defs = [nothing; COUNT];
    let mut n = 0;
    let mut bases = 0;
    while bases < 2 {
        let mut f = 0;
        while f < FACTIONS.len() {
            let prints = if bases == 0 { FACTIONS[f].cards } else { FACTIONS[f].bases };
            let mut i = 0;
            while i < prints.len() {
                defs[n] =
                    Def { print: &prints[i], faction: f as u8, is_base: bases == 1, has: bits(&prints[i]) };
                n += 1;
                i += 1;
            }
            f += 1;
        }
        bases += 1;
    }
    defs
}
const fn bits(print: &Print) -> u16 {
    let mut has = if starts_with(print.name, "Microbot ") { MICROBOT } else { 0 };
    let mut i = 0;
    while i < print.abilities.len {
        has |= match print.abilities.list[i].head {
            Head::Play | Head::PutOn(_) | Head::WhenScoring(_) | Head::AfterReplaced(_) => 0,
            Head::StartOfTurn | Head::EndOfTurn => TURN,
            Head::After(Happening::MeDestroyed | Happening::Destroyed(_)) => AFTER_DESTROYED,
            Head::Instead(_) => INSTEAD,
            Head::YourPlayPhase(Use::FromDiscard) => PLAY_PHASE | FROM_DISCARD,
            Head::YourPlayPhase(_) => PLAY_PHASE,
            Head::BeforeScoring(_) | Head::AfterScoring(_) => WINDOW,
            Head::Always(what) => match what {
                Static::Power(..) | Static::YourMinionsAreMicrobots => POWER,
                Static::CannotBeDestroyed | Static::OpponentsActionsDoNotAffectHost => GUARD,
                Static::OpponentsCannotPlayMinionsHere | Static::PlayFromDiscardHere => PLAYING,
                Static::IgnoreBaseHere => IGNORE,
            },
        };
        i += 1;
    }
    has
}
const fn starts_with(name: &str, start: &str) -> bool {
    let (name, start) = (name.as_bytes(), start.as_bytes());
    let mut i = 0;
    while i < start.len() {
        if i >= name.len() || name[i] != start[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The entry of a number.
pub fn def(id: DefId) -> &'static Def {
    &DEFS[id as usize]
}
/// The numbers of a faction's cards, or of its bases.
pub fn of_faction(faction: u8, bases: bool) -> impl Iterator<Item = DefId> {
    (0..COUNT as DefId).filter(move |id| def(*id).faction == faction && def(*id).is_base == bases)
}
/// The number of a card or base by its name or an earlier name, however it is capitalised. A name
/// may be written `Faction/Name`.
pub fn by_name(name: &str, bases: bool) -> Option<DefId> {
    let (faction, name) = match name.split_once('/') {
        Some((faction, name)) => (Some(faction), name),
        None => (None, name),
    };
    (0..COUNT as DefId).find(|id| {
        let d = def(*id);
        d.is_base == bases
            && (same(d.print.name, name) || same(d.print.alias, name))
            && faction.is_none_or(|f| same(FACTIONS[d.faction as usize].name, f))
    })
}
/// Two names are the same for somebody who types them: case and the kind of apostrophe do not count.
pub fn same(a: &str, b: &str) -> bool {
    let plain = |s: &str| s.trim().to_lowercase().replace(['’', '‘'], "'").replace(['“', '”', '"'], "");
    !b.trim().is_empty() && plain(a) == plain(b)
}

impl Def {
    /// The abilities that this edition has, with their numbers.
    pub fn abilities(&self, edition: Edition) -> impl Iterator<Item = (u8, &'static Ability)> + use<> {
        let print = self.print;
        print
            .abilities()
            .iter()
            .enumerate()
            .filter(move |(_, a)| a.only_in.is_none_or(|only| only == edition))
            .map(|(i, a)| (i as u8, a))
    }
    pub fn has(&self, bits: u16) -> bool {
        self.has & bits != 0
    }
    pub fn is_minion(&self) -> bool {
        self.print.power.is_some()
    }
    /// The file-name form of the name: `Ninja Master` is `ninja-master`.
    pub fn id(&self) -> String {
        let name = if self.print.alias.is_empty() { self.print.name } else { self.print.alias };
        slug(name)
    }
}
/// Lower case, words joined by hyphens, nothing else.
pub fn slug(name: &str) -> String {
    let plain = name.chars().filter(|c| !matches!(c, '’' | '\'' | '“' | '”' | '!' | '?' | '.'));
    let kept: String = plain.map(|c| c.to_ascii_lowercase()).collect();
    kept.split(|c: char| c.is_ascii() && !c.is_ascii_alphanumeric())
        .filter(|w| !w.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}
