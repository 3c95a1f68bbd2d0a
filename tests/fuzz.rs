//! Whatever is asked of the engine, in whatever order and however broken, it answers or refuses with a
//! reason; it never panics. `PROPTEST_CASES=100000 cargo test --release --test fuzz` looks longer.

use basebreaker::shell::{Game as _, Record, Rng, Session};
use basebreaker::smash_up::notation::{link, options, record};
use basebreaker::smash_up::text::english::english;
use basebreaker::smash_up::text::{choices, log, prompts, reasons};
use basebreaker::smash_up::{Game, SeatSetup, Setup, notation};
use proptest::collection::vec;
use proptest::prelude::*;

/// Setups, sensible or not: too few or too many seats, factions that do not exist, every rule option.
fn setups() -> impl Strategy<Value = Setup> {
    let seat = (vec(0..16u8, 0..4), any::<bool>()).prop_map(|(factions, human)| SeatSetup {
        name: String::new(),
        factions,
        human,
    });
    (vec(seat, 0..6), any::<u64>(), any::<u16>(), any::<Option<u8>>(), any::<bool>()).prop_map(
        |(seats, seed, bits, first, draft)| Setup {
            seats,
            seed,
            first,
            draft,
            options: options::of_bits(bits),
            ..Setup::default()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_answers_are_taken_or_refused(setup in setups(), answers in vec(any::<u16>(), 0..1500)) {
        let mut game = Game::new(&setup);
        for (i, answer) in answers.into_iter().enumerate() {
            let Some(decision) = game.decision() else { break };
            let count = decision.choices.len();
            let labels = choices::labels(&game, &decision.choices, &[]);
            let mut distinct = labels.clone();
            distinct.sort_unstable();
            distinct.dedup();
            prop_assert_eq!(distinct.len(), count, "two choices have one name: {:?}", labels);
            english(&prompts::prompt(&game, decision, &[]));
            // One answer in eight is none that was on offer.
            let index = if answer % 8 == 7 { count + answer as usize / 8 } else { answer as usize / 8 % count };
            match game.choose(index) {
                Ok(heard) => {
                    prop_assert!(index < count);
                    for h in &heard {
                        log::line(&game, h, Some((answer % 4) as u8), &[]);
                    }
                }
                Err(refusal) => {
                    prop_assert!(index >= count, "{}", refusal);
                }
            }
            if i % 16 == 0 {
                prop_assert_eq!(game.check(), Ok(()));
                let seat = (answer % 5) as u8;
                game.view(Some(seat));
                let (card, base) = ((answer >> 4) as u8, (answer >> 8) as u8);
                let refused = game.why_not(seat, card, Some(base));
                english(&reasons::why(&game, &refused).message);
            }
        }
    }

    #[test]
    fn a_broken_save_is_played_as_far_as_it_goes_or_refused(
        seed in any::<u64>(),
        seats in 2..5u8,
        length in 0..400usize,
        damage in vec((any::<prop::sample::Index>(), any::<u8>(), 0..4u8), 1..6),
    ) {
        let mut record = Record::new(Setup::random(seats, seed));
        let mut game = Game::new(&record.setup);
        let mut rng = Rng::new(seed);
        for _ in 0..length {
            let Some(decision) = game.decision() else { break };
            let choice = rng.below(decision.choices.len() as u32);
            record.choices.push(choice as u8);
            prop_assert!(game.choose(choice as usize).is_ok());
        }
        let mut bytes = serde_json::to_vec(&record).expect("a record as text");
        for (at, byte, kind) in damage {
            let at = at.index(bytes.len().max(1));
            match kind {
                0 if at < bytes.len() => bytes[at] ^= 1 << (byte % 8),
                1 if at < bytes.len() => bytes[at] = byte,
                2 => bytes.insert(at, byte),
                _ => bytes.truncate(at),
            }
        }
        if let Ok(broken) = serde_json::from_slice::<Record<Setup>>(&bytes) {
            match broken.replay::<Game>() {
                Ok(game) => prop_assert_eq!(game.check(), Ok(())),
                Err((_, game, _)) => prop_assert_eq!(game.check(), Ok(())),
            }
        }
    }

    #[test]
    fn a_broken_scenario_names_its_faults(
        file in 0..FILES.len(),
        damage in vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4u8), 1..8),
    ) {
        let mut lines: Vec<String> = FILES[file].lines().take(60).map(String::from).collect();
        for (a, b, kind) in damage {
            let (i, j) = (a.index(lines.len()), b.index(lines.len()));
            match kind {
                0 => lines.swap(i, j),
                1 => {
                    let other = lines[j].clone();
                    lines[i].push_str(&other);
                }
                2 => {
                    let cut = lines[i].chars().count() / 2;
                    lines[i] = lines[i].chars().take(cut).collect();
                }
                _ => drop(lines.remove(i)),
            }
            if lines.is_empty() {
                return Ok(());
            }
        }
        if let Ok(scenarios) = notation::read(&lines.join("\n")) {
            for scenario in scenarios {
                let _ = notation::run(&scenario);
            }
        }
    }
}

/// Bytes as a link might carry them.
fn code(bytes: &[u8]) -> String {
    const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    bytes.iter().map(|b| SIGNS[*b as usize % SIGNS.len()] as char).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_fragment_is_opened_or_refused(kind in 0..4usize, bytes in vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let fragment = match kind {
            0 => format!("#g1.{}", code(&bytes)),
            1 => format!("#p1.{}", code(&bytes)),
            2 => format!("#s={text}"),
            _ => text,
        };
        if let Err(why) = link::open(&fragment) {
            prop_assert!(!why.is_empty());
        }
    }
    #[test]
    fn a_broken_link_is_opened_as_far_as_it_goes_or_refused(
        seed in any::<u64>(),
        seats in 2..5u8,
        length in 0..300usize,
        text in any::<bool>(),
        damage in vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..4),
    ) {
        let mut session = Session::<Game>::new(Setup::random(seats, seed));
        let mut rng = Rng::new(seed);
        for _ in 0..length {
            let Some(decision) = session.game().decision() else { break };
            let choice = rng.below(decision.choices.len() as u32);
            prop_assert!(session.choose(choice as usize).is_ok());
        }
        let written = if text { record::written(session.record(), &[]) } else { link::of_game(&session).expect("a link") };
        let mut bytes = written.into_bytes();
        for (at, byte, kind) in damage {
            let at = at.index(bytes.len().max(1));
            match kind {
                0 if at < bytes.len() => bytes[at] ^= 1 << (byte % 7),
                1 => bytes.insert(at, b' ' + byte % 90),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let broken = String::from_utf8_lossy(&bytes).into_owned();
        let opened = if text { link::open_text(&broken) } else { link::open(&broken) };
        match opened {
            Ok(opened) => prop_assert_eq!(opened.session.game().check(), Ok(())),
            Err(why) => prop_assert!(!why.is_empty()),
        }
    }
}

const FILES: [&str; 4] = [
    include_str!("cards/ninjas.smash"),
    include_str!("cards/robots.smash"),
    include_str!("rules/triggers.smash"),
    include_str!("rules/setting-up.smash"),
];
