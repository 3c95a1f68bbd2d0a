//! What must be true of every card's data, checked without playing: numbers against this file's own
//! copy of the printed ones, and words used where they mean something.

use basebreaker::smash_up::defs::{DEFS, of_faction};
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::table::Edition;
use basebreaker::smash_up::text::cards;
use basebreaker::smash_up::words::{Act, Head, Text, Who};

/// Faction: minions, actions, total printed power of its minions.
const TOTALS: [(&str, u8, u8, i16); 4] =
    [("Ninjas", 10, 10, 30), ("Pirates", 10, 10, 30), ("Robots", 18, 2, 38), ("Zombies", 10, 10, 27)];
/// Minion: copies, power.
const MINIONS: [(&str, u8, i8); 21] = [
    ("Ninja Master", 1, 5),
    ("Tiger Assassin", 2, 4),
    ("Shinobi", 3, 3),
    ("Ninja Acolyte", 4, 2),
    ("Pirate King", 1, 5),
    ("Buccaneer", 2, 4),
    ("Cut Lass", 3, 3),
    ("First Mate", 4, 2),
    ("Nukebot", 1, 5),
    ("Warbot", 2, 4),
    ("Hoverbot", 3, 3),
    ("Zapbot", 4, 2),
    ("Microbot Alpha", 1, 1),
    ("Microbot Archive", 1, 1),
    ("Microbot Fixer", 2, 1),
    ("Microbot Guard", 2, 1),
    ("Microbot Reclaimer", 2, 1),
    ("Zombie Lord", 1, 5),
    ("Grave Digger", 2, 4),
    ("Tenacious Z", 3, 2),
    ("Walker", 4, 2),
];
/// Action: copies.
const ACTIONS: [(&str, u8); 25] = [
    ("Assassination", 1),
    ("Disguise", 1),
    ("Hidden Ninja", 1),
    ("Infiltrate", 2),
    ("Poison", 1),
    ("Seeing Stars", 2),
    ("Smoke Bomb", 1),
    ("Way of Deception", 1),
    ("Broadside", 2),
    ("Cannon", 1),
    ("Dinghy", 2),
    ("Full Sail", 1),
    ("Powderkeg", 1),
    ("Sea Dogs", 1),
    ("Shanghai", 1),
    ("Swashbuckling", 1),
    ("Tech Center", 2),
    ("Grave Robbing", 2),
    ("Lend a Hand", 1),
    ("Mall Crawl", 1),
    ("Not Enough Bullets", 1),
    ("Outbreak", 1),
    ("Overrun", 1),
    ("They Keep Coming", 2),
    ("They’re Coming To Get You", 1),
];
/// Base: breakpoint, VP.
const BASES: [(&str, i16, [u8; 3]); 8] = [
    ("Ninja Dojo", 18, [2, 3, 2]),
    ("Temple of Goju", 18, [2, 3, 2]),
    ("The Grey Opal", 17, [3, 1, 1]),
    ("Tortuga", 21, [4, 3, 2]),
    ("Factory 436-1337", 25, [2, 2, 1]),
    ("The Central Brain", 19, [4, 2, 1]),
    ("Evans City Cemetery", 20, [5, 3, 2]),
    ("Rhodes Plaza Mall", 24, [0, 0, 0]),
];

#[test]
fn a_faction_is_twenty_cards_with_the_printed_split_and_power() {
    for (i, faction) in FACTIONS.iter().enumerate() {
        let (mut minions, mut actions, mut power) = (0, 0, 0);
        for id in of_faction(i as u8, false) {
            let print = DEFS[id as usize].print;
            match print.power {
                Some(p) => {
                    minions += print.copies;
                    power += i16::from(p) * i16::from(print.copies);
                }
                None => actions += print.copies,
            }
        }
        assert_eq!((faction.name, minions, actions, power), TOTALS[i]);
    }
}
#[test]
fn every_printed_number_is_right() {
    for d in &DEFS {
        let print = d.print;
        if d.is_base {
            assert!(BASES.contains(&(print.name, print.breakpoint, print.vp)), "{}", print.name);
        } else if let Some(power) = print.power {
            assert!(MINIONS.contains(&(print.name, print.copies, power)), "{}", print.name);
        } else {
            assert!(ACTIONS.contains(&(print.name, print.copies)), "{}", print.name);
        }
    }
}
#[test]
fn it_is_only_said_after_something_was_chosen() {
    for d in &DEFS {
        for ability in d.print.abilities() {
            let given = matches!(ability.head, Head::After(_));
            said_after_choice(ability.text, given, d.print.name);
        }
    }
}
/// Walks a text; `known` says that "it" means something already.
fn said_after_choice(text: Text, mut known: bool, name: &str) {
    for step in text {
        let who = match &step.act {
            Act::Destroy(w) | Act::Move(w, _) | Act::Return(w) | Act::Take(w) | Act::Bottom(w) => Some(w),
            Act::Discard(w) | Act::ShuffleIn(w) | Act::Play(w, _) | Act::Power(w, _) | Act::Choose(w) => {
                Some(w)
            }
            Act::RevealTop | Act::LookTop => {
                known = true;
                None
            }
            Act::When(_, inner) | Act::WhenIt(_, inner) | Act::EachBase(_, inner) | Act::Repeat(inner) => {
                let needs = matches!(step.act, Act::WhenIt(..) | Act::Repeat(_));
                assert!(known || !needs, "{name} speaks of it before anything is chosen");
                said_after_choice(inner, known, name);
                None
            }
            _ => None,
        };
        if let Some(who) = who {
            assert!(known || !matches!(who, Who::It), "{name} says `it` before anything is chosen");
            known = true;
        }
    }
}
#[test]
fn every_card_renders_as_sentences() {
    for d in &DEFS {
        let text = cards::card(d.print, Edition::Classic);
        let name = d.print.name;
        assert!(text.is_empty() || text.ends_with('.'), "{name}: {text}");
        for slip in
            ["  ", "..", " .", "a of", "one of the ", "minions minion", "you you", "an minion", "a action"]
        {
            assert!(!text.contains(slip), "{name} says {slip:?}: {text}");
        }
    }
}
