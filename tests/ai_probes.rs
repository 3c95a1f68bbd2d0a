//! Positions with a sane way to go on (`tests/probes`). A seat plays its turn to the end, the others pass
//! where they can; then what the position asks for must be true:
//!
//! ```text
//! " wins            it has won                   " keeps CARD    as many of them are in play as before
//! " stops           the next player cannot win,  " never WORDS   no choice was called that
//! " gains 3         so many VP at least          " first A | B   one of these was chosen first
//! " denies 1        others got so many at most
//! ```

use basebreaker::ai::solver::Solver;
use basebreaker::ai::{self, Level, reflex};
use basebreaker::shell::{Game as _, Rng, Seat};
use basebreaker::smash_up::Game;
use basebreaker::smash_up::defs::{by_name, def};
use basebreaker::smash_up::notation::{self, choice};
use std::path::Path;

struct Probe {
    name: String,
    game: Game,
    names: Vec<String>,
    wants: Vec<String>,
}
/// All probes of one file, or of all.
fn probes(file: Option<&str>) -> Vec<Probe> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/probes");
    let mut probes = vec![];
    let mut files: Vec<_> = std::fs::read_dir(&folder).expect("the probes").flatten().collect();
    files.sort_by_key(std::fs::DirEntry::path);
    for entry in files {
        let name = entry.file_name().to_string_lossy().into_owned();
        if file.is_some_and(|file| file != name) {
            continue;
        }
        let text = std::fs::read_to_string(entry.path()).expect("a probe file");
        let scenarios = notation::read(&text).expect("scenarios");
        for (scenario, block) in scenarios.iter().zip(text.split("\n## ").skip(1)) {
            let table = notation::set_up(scenario).unwrap_or_else(|f| panic!("{name}: {f:?}"));
            let wants = block.lines().filter_map(|line| line.strip_prefix("\" ")).map(String::from).collect();
            let name = format!("{name}: {}", scenario.title);
            probes.push(Probe { name, game: table.game, names: table.names, wants });
        }
    }
    probes
}
/// Plays the turn out and says what is not as it should be.
fn play(probe: &Probe, level: Level, seed: u64) -> Vec<String> {
    let mut game = probe.game.clone();
    game.mute();
    let seat = game.decision().expect("a decision").seat;
    let mut rng = Rng::new(seed);
    let turn = game.turn();
    let mut chosen = vec![];
    while let Some(decision) = game.decision().filter(|_| game.turn() == turn) {
        let mine = decision.seat == seat;
        let index = if mine { ai::think(&game, level, &mut rng) } else { reflex::meek(&game, &mut rng) };
        if mine {
            chosen.push(choice::labels(&game, &probe.names)[index].clone());
        }
        game.choose(index).expect("an offered choice");
    }
    let fails = probe.wants.iter().filter(|want| !holds(probe, &game, seat, want, &chosen));
    fails.map(|want| format!("{}: {level:?} fails {want:?} with {}", probe.name, chosen.join(", "))).collect()
}
fn holds(probe: &Probe, end: &Game, seat: Seat, want: &str, chosen: &[String]) -> bool {
    let (what, rest) = want.split_once(' ').unwrap_or((want, ""));
    let gained = |s: Seat| end.table.players[s as usize].vp - probe.game.table.players[s as usize].vp;
    let number = || rest.parse::<i16>().expect("a number of VP");
    match what {
        "wins" => end.table.winner == Some(seat),
        "stops" => {
            let next = (seat + 1) % end.seats();
            end.table.winner.unwrap_or(seat) == seat
                && !Solver::new(end, next, 20_000, &ai::weights::<Game>(), Rng::new(0)).solve()
        }
        "gains" => gained(seat) >= number(),
        "denies" => (0..end.seats()).filter(|s| *s != seat).all(|s| gained(s) <= number()),
        "keeps" => {
            let card = by_name(rest, false).unwrap_or_else(|| panic!("no card is called {rest:?}"));
            let name = def(card).print.name;
            let there = |game: &Game| {
                let mine = |c: &&u8| {
                    let c = game.table.card(**c);
                    c.controller == seat && def(c.def).print.name == name
                };
                game.table.in_play().iter().filter(mine).count()
            };
            there(end) >= there(&probe.game)
        }
        "never" => chosen.iter().all(|label| label != rest),
        "first" => rest.split(" | ").any(|label| chosen.first().is_some_and(|first| first == label)),
        _ => panic!("{}: {want:?} is not understood", probe.name),
    }
}
fn failures(file: Option<&str>, level: Level, seeds: u64) -> Vec<String> {
    let probes = probes(file);
    probes.iter().flat_map(|probe| (0..seeds).flat_map(|seed| play(probe, level, seed))).collect()
}

#[test]
fn there_are_sixty_probes_and_each_asks_for_something() {
    let probes = probes(None);
    assert!(probes.len() >= 60, "{} probes", probes.len());
    for probe in probes {
        assert!(!probe.wants.is_empty(), "{} asks for nothing", probe.name);
    }
}
#[test]
fn normal_finds_every_win_within_the_turn() {
    let failed = failures(Some("win-this-turn.smash"), Level::Normal, 3);
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
#[test]
fn hard_does_what_is_sane() {
    let failed = failures(None, Level::Hard, 1);
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
#[test]
fn rules_of_thumb_see_what_waits_at_a_base() {
    let failed = failures(Some("traps.smash"), Level::Rules, 3);
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
/// Protecting and poisoning change no power at once: what speaks for one minion as the host is the action alone.
#[test]
fn an_action_counts_for_whoever_it_serves() {
    for (card, wanted) in [("Unstoppable", "Howler"), ("Opportunist", "Howler"), ("Poison", "King Rex")] {
        let text = format!(
            "# smash-up\n## Whose minion\nbase Tortuga: ann Howler, bob King Rex\nbase Crypt\n\
             ann: hand {card}; deck ?6\nbob: hand ?4; deck ?10\n"
        );
        let scenarios = notation::read(&text).unwrap_or_else(|f| panic!("{f:?}"));
        let table = notation::set_up(&scenarios[0]).unwrap_or_else(|f| panic!("{f:?}"));
        let ongoing = |host: &str| {
            let mut game = table.game.clone();
            for wanted in [card, host] {
                let choice = choice::find(&game, &table.names, wanted).expect(wanted);
                game.choose(choice).expect(wanted);
            }
            let mut sum = 0.0;
            game.appraise(0, &ai::weights::<Game>(), &mut |term, worth| {
                sum += if term.id == "ongoing" { worth } else { 0.0 };
            });
            sum
        };
        let other = if wanted == "Howler" { "King Rex" } else { "Howler" };
        assert!(ongoing(wanted) > 0.0 && ongoing(other) < 0.0, "{card}");
    }
}
