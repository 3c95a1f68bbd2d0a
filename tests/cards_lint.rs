//! What must be true of every card's data, checked without playing: numbers against this file's own
//! copy of the printed ones, and words used where they mean something.

use basebreaker::smash_up::defs::{DEFS, of_faction};
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::table::Edition;
use basebreaker::smash_up::text::cards;
use basebreaker::smash_up::words::{Act, Head, Text, Who};

/// Faction: minions, actions, total printed power of its minions.
const TOTALS: [(&str, u8, u8, i16); 12] = [
    ("Aliens", 10, 10, 28),
    ("Dinosaurs", 10, 10, 32),
    ("Ninjas", 10, 10, 30),
    ("Pirates", 10, 10, 30),
    ("Robots", 18, 2, 38),
    ("Tricksters", 10, 10, 30),
    ("Wizards", 10, 10, 24),
    ("Zombies", 10, 10, 27),
    ("Giant Ants", 10, 10, 13),
    ("Mad Scientists", 10, 10, 30),
    ("Vampires", 10, 10, 30),
    ("Werewolves", 10, 10, 30),
];
/// Minion: copies, power.
const MINIONS: [(&str, u8, i8); 53] = [
    ("Supreme Overlord", 1, 5),
    ("Invader", 2, 3),
    ("Scout", 3, 3),
    ("Collector", 4, 2),
    ("King Rex", 1, 7),
    ("Laseratops", 2, 4),
    ("Armor Stego", 3, 3),
    ("War Raptor", 4, 2),
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
    ("Leprechaun", 1, 5),
    ("Brownie", 2, 4),
    ("Gnome", 3, 3),
    ("Gremlin", 4, 2),
    ("Archmage", 1, 4),
    ("Chronomage", 2, 3),
    ("Enchantress", 3, 2),
    ("Neophyte", 4, 2),
    ("Zombie Lord", 1, 5),
    ("Grave Digger", 2, 4),
    ("Tenacious Z", 3, 2),
    ("Walker", 4, 2),
    ("Killer Queen", 1, 4),
    ("Drone", 2, 3),
    ("Soldier", 3, 1),
    ("Worker", 4, 0),
    ("Herr Doktor", 1, 5),
    ("The Monster", 2, 4),
    ("Lab Assistant", 3, 3),
    ("Igor", 4, 2),
    ("The Count", 1, 5),
    ("Nightstalker", 2, 4),
    ("Heavy Drinker", 3, 3),
    ("Fledgling Vampire", 4, 2),
    ("Pack Alpha", 1, 5),
    ("Loup-Garou", 2, 4),
    ("Teenage Wolf", 3, 3),
    ("Howler", 4, 2),
];
/// Action: copies.
const ACTIONS: [(&str, u8); 89] = [
    ("Abduction", 1),
    ("Beam Up", 2),
    ("Crop Circles", 1),
    ("Disintegrator", 2),
    ("Invasion", 1),
    ("Jammed Signal", 1),
    ("Probe", 1),
    ("Terraforming", 1),
    ("Augmentation", 2),
    ("Howl", 2),
    ("Natural Selection", 1),
    ("Rampage", 1),
    ("Survival of the Fittest", 1),
    ("Tooth and Claw...and Guns", 1),
    ("Upgrade", 1),
    ("Wildlife Preserve", 1),
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
    ("Block the Path", 1),
    ("Disenchant", 2),
    ("Enshrouding Mist", 2),
    ("Flame Trap", 1),
    ("Hideout", 1),
    ("Mark of Sleep", 1),
    ("Pay the Piper", 1),
    ("Take the Shinies", 1),
    ("Mass Enchantment", 1),
    ("Mystic Studies", 2),
    ("Portal", 1),
    ("Sacrifice", 1),
    ("Scry", 1),
    ("Summon", 2),
    ("Time Loop", 1),
    ("Winds of Change", 1),
    ("Grave Robbing", 2),
    ("Lend a Hand", 1),
    ("Mall Crawl", 1),
    ("Not Enough Bullets", 1),
    ("Outbreak", 1),
    ("Overrun", 1),
    ("They Keep Coming", 2),
    ("They’re Coming To Get You", 1),
    ("A Kind of Magic", 1),
    ("Gimme the Prize", 2),
    ("Headlong", 1),
    ("The Show Must Go On", 1),
    ("Under Pressure", 1),
    ("We Are the Champions", 1),
    ("We Will Rock You", 2),
    ("Who Wants to Live Forever?", 1),
    ("Angry Mob", 1),
    ("Blitzed", 1),
    ("Body Shop", 1),
    ("German Engineering", 1),
    ("Grave Situation", 1),
    ("It’s Alive!", 2),
    ("Jolt", 1),
    ("Überserum", 2),
    ("Big Gulp", 1),
    ("Buffet", 1),
    ("Crack of Dusk", 2),
    ("Cull the Weak", 1),
    ("Dinner Date", 2),
    ("Mad Monster Party", 1),
    ("Opportunist", 1),
    ("Summon Wolves", 1),
    ("Chew Toy", 2),
    ("Frenzy", 2),
    ("Full Moon", 1),
    ("Leader of the Pack", 1),
    ("Let the Dog Out", 1),
    ("Marking Territory", 1),
    ("Moontouched", 1),
    ("Unstoppable", 1),
];
/// Base: breakpoint, VP.
const BASES: [(&str, i16, [u8; 3]); 24] = [
    ("The Homeworld", 23, [4, 2, 1]),
    ("The Mothership", 20, [4, 2, 1]),
    ("Jungle Oasis", 12, [2, 0, 0]),
    ("Tar Pits", 16, [4, 3, 2]),
    ("Ninja Dojo", 18, [2, 3, 2]),
    ("Temple of Goju", 18, [2, 3, 2]),
    ("The Grey Opal", 17, [3, 1, 1]),
    ("Tortuga", 21, [4, 3, 2]),
    ("Factory 436-1337", 25, [2, 2, 1]),
    ("The Central Brain", 19, [4, 2, 1]),
    ("Cave of Shinies", 23, [4, 2, 1]),
    ("Mushroom Kingdom", 20, [5, 3, 2]),
    ("School of Wizardry", 20, [3, 2, 1]),
    ("The Great Library", 22, [4, 2, 1]),
    ("Evans City Cemetery", 20, [5, 3, 2]),
    ("Rhodes Plaza Mall", 24, [0, 0, 0]),
    ("Egg Chamber", 17, [3, 1, 1]),
    ("The Hill", 23, [4, 2, 1]),
    ("Golem Schloß", 22, [4, 3, 2]),
    ("Laboratorium", 25, [5, 3, 3]),
    ("Castle Blood", 18, [3, 1, 1]),
    ("Crypt", 20, [4, 2, 2]),
    ("Moot Site", 15, [2, 1, 0]),
    ("Standing Stones", 20, [4, 2, 1]),
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
            let given = matches!(ability.head, Head::After(_) | Head::Instead(_));
            said_after_choice(ability.text, given, d.print.name);
        }
    }
}
/// Walks a text; `known` says that "it" means something already.
fn said_after_choice(text: Text, mut known: bool, name: &str) {
    for step in text {
        let who = match &step.act {
            Act::Destroy(w) | Act::Move(w, _) | Act::Return(w) | Act::Take(w) | Act::Bottom(w) => Some(w),
            Act::Discard(w) | Act::ShuffleIn(w) | Act::Play(w, _) | Act::Choose(w) => Some(w),
            Act::Power(w, ..) | Act::PlaceCounters(w, _) | Act::TakeCounters(w, _) => Some(w),
            Act::TransferCounters(_, w, _) => Some(w),
            Act::Reveal(..) | Act::LookTop => {
                known = true;
                None
            }
            Act::When(_, inner)
            | Act::WhenIt(_, inner)
            | Act::IfDone(inner)
            | Act::Each(_, inner)
            | Act::EachBase(_, inner)
            | Act::Repeat(inner) => {
                let needs = matches!(step.act, Act::WhenIt(..) | Act::Repeat(_));
                assert!(known || !needs, "{name} speaks of it before anything is chosen");
                said_after_choice(inner, known, name);
                None
            }
            Act::Either(texts) => {
                texts.iter().for_each(|inner| said_after_choice(inner, known, name));
                None
            }
            _ => None,
        };
        if let Some(who) = who {
            assert!(
                known || !matches!(who, Who::It | Who::Chosen),
                "{name} says `it` before anything is chosen"
            );
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
        for slip in [
            "  ",
            "..",
            " .",
            "a of ",
            "minions minion",
            "you you",
            "an minion",
            " a action",
            "all your ’",
            " ,",
            "at its base at",
        ] {
            assert!(!text.contains(slip), "{name} says {slip:?}: {text}");
        }
    }
}
