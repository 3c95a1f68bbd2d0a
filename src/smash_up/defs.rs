//! Everything printed, in one numbered list: the cards of all factions, then all bases.
//! Each entry carries bits that say which kinds of abilities it has, so that the machine looks only
//! at cards that can matter.

use super::factions::FACTIONS;
use super::table::{DefId, Edition};
use super::words::{Ability, Act, Amount, Happening, Head, Print, Static, Use, Who};
pub use crate::shell::script::same;

/// A printed card or base with its number's worth of facts.
#[derive(Clone, Copy)]
pub struct Def {
    pub print: &'static Print,
    /// Its place in `FACTIONS`.
    pub faction: u8,
    pub is_base: bool,
    /// Bits below.
    pub has: u32,
}
/// Changes power while in play.
pub const POWER: u32 = 1;
/// Changes what a player has at a base.
pub const TOTAL: u32 = 2;
/// Protects or shields something while in play.
pub const GUARD: u32 = 4;
/// Answers what is done to cards.
pub const ANSWERS: u32 = 8;
/// Answers the play of a card.
pub const ANSWERS_PLAY: u32 = 16;
/// Replaces a destruction.
pub const INSTEAD: u32 = 32;
/// Acts as a turn starts or ends.
pub const TURN: u32 = 64;
/// Acts in each play phase of its player.
pub const EACH_PLAY_PHASE: u32 = 128;
/// Is used in the play phase of its player.
pub const PLAY_PHASE: u32 = 256;
/// Is used before or after a base scores.
pub const WINDOW: u32 = 512;
/// Limits or widens what may be played where.
pub const PLAYING: u32 = 1024;
/// Lets its controller ignore a base.
pub const IGNORE: u32 = 2048;
/// Cancels the ability of its base.
pub const CANCEL: u32 = 4096;
/// Lets a Talent be used a second time.
pub const SECOND_TALENT: u32 = 8192;
/// Is a Microbot by name.
pub const MICROBOT: u32 = 16384;
/// May be used from a discard pile.
pub const FROM_DISCARD: u32 = 32768;
/// Is good for the minion that it lies on, or bad for it.
pub const HELPS_HOST: u32 = 65536;
pub const HARMS_HOST: u32 = 131_072;

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
const fn bits(print: &Print) -> u32 {
    let mut has = if starts_with(print.name, "Microbot ") { MICROBOT } else { 0 };
    let mut i = 0;
    while i < print.abilities.len {
        has |= for_host(&print.abilities.list[i]);
        has |= match print.abilities.list[i].head {
            Head::Play | Head::PutOn(_) | Head::WhenScoring(_) | Head::AfterReplaced(_) => 0,
            Head::StartOfTurn | Head::EndOfTurn => TURN,
            Head::EachPlayPhase => EACH_PLAY_PHASE,
            Head::After(Happening::Played(_)) => ANSWERS_PLAY,
            Head::After(_) => ANSWERS,
            Head::Instead(_) => INSTEAD,
            Head::YourPlayPhase(Use::FromDiscard) => PLAY_PHASE | FROM_DISCARD,
            Head::YourPlayPhase(_) | Head::Talent => PLAY_PHASE,
            Head::BeforeScoring(_) | Head::AfterScoring(_) => WINDOW,
            Head::Always(what) => match what {
                Static::Power(..) | Static::YourMinionsAreMicrobots => POWER,
                Static::TotalHere(_) => TOTAL,
                Static::CannotBeDestroyed(_) | Static::Unaffected(..) | Static::ShieldOnce(..) => GUARD,
                Static::CannotPlayHere(..) | Static::PlayFromDiscardHere => PLAYING,
                Static::IgnoreBaseHere => IGNORE,
                Static::CancelBaseHere => CANCEL,
                Static::SecondTalentHere => SECOND_TALENT,
            },
        };
        i += 1;
    }
    has
}
/// What an ability of an action means for the minion under it.
const fn for_host(ability: &Ability) -> u32 {
    match ability.head {
        Head::Always(Static::Power(Who::Host, Amount::N(n))) if n < 0 => HARMS_HOST,
        Head::Always(
            Static::Power(Who::Host, _)
            | Static::CannotBeDestroyed(Who::Host)
            | Static::Unaffected(Who::Host, _)
            | Static::ShieldOnce(Who::Host, _),
        ) => HELPS_HOST,
        Head::StartOfTurn | Head::EndOfTurn | Head::After(_) => {
            let mut i = 0;
            while i < ability.text.len() {
                match ability.text[i].act {
                    Act::Destroy(Who::Host) => return HARMS_HOST,
                    Act::PlaceCounters(Who::Host, _) => return HELPS_HOST,
                    _ => {}
                }
                i += 1;
            }
            0
        }
        _ => 0,
    }
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
#[inline(always)]
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
    pub fn has(&self, bits: u32) -> bool {
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
/// Lower case, words joined by hyphens, no letters but a to z.
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' | '0'..='9' => slug.push(c),
            'ä' => slug.push('a'),
            'ö' => slug.push('o'),
            'ü' => slug.push('u'),
            'ß' => slug.push_str("ss"),
            '’' | '\'' => {}
            _ if slug.ends_with('-') => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_matches('-').into()
}
