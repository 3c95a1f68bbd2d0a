//! Text and table are the same thing: what is written and read again is written the same; whatever is read is
//! played or refused.

use basebreaker::monster_smash::notation::position;
use basebreaker::monster_smash::table::Options;
use basebreaker::monster_smash::text::{choices, log, prompts};
use basebreaker::monster_smash::{Game, SeatSetup, Setup};
use basebreaker::shell::english::english;
use basebreaker::shell::link::{self, Opened};
use basebreaker::shell::notation::{self, Notation};
use basebreaker::shell::{Game as _, Rng, Session, script, transcript};
use proptest::collection::vec;
use proptest::prelude::*;

fn called() -> Vec<String> {
    ["Ann", "Bob", "Cat", "Dan", "Eve"].map(String::from).to_vec()
}
/// Looks at quiet points of random games of every seat count.
fn quiet_points(games: u64, mut look: impl FnMut(&Game, &mut Rng)) -> usize {
    let mut points = 0;
    for seed in 0..games {
        let options = Options { arrange: (seed % 3) as u8 };
        let mut game = Game::new(&Setup { options, ..Setup::random(2 + (seed % 4) as u8, seed) });
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            game.choose(choice).expect("an offered choice");
            if position(&game, &called(), None).is_ok() && rng.below(4) == 0 {
                look(&game, &mut rng);
                points += 1;
            }
        }
    }
    points
}
fn read(text: &str) -> Game {
    let scenarios = script::read(text).expect("a text");
    match notation::set_up::<Game>(&scenarios[0]) {
        Ok(table) => table.game,
        Err(faults) => panic!("{faults:?} in\n{text}"),
    }
}

#[test]
fn a_position_that_is_written_and_read_is_written_the_same() {
    let points = quiet_points(300, |game, _| {
        let text = position(game, &called(), None).expect("a quiet point");
        let again = read(&text);
        assert_eq!(position(&again, &called(), None).as_ref(), Ok(&text));
        let plain = |g: &Game| g.labels(&called());
        assert_eq!(plain(game), plain(&again), "{text}");
        for seat in 0..game.seats() {
            assert_eq!(game.unseen(seat).len(), again.unseen(seat).len(), "{text}");
        }
    });
    assert!(points > 2000, "only {points} positions");
}
#[test]
fn a_position_as_a_seat_sees_it_names_nothing_hidden() {
    quiet_points(60, |game, rng| {
        let seat = rng.below(u32::from(game.seats())) as u8;
        let text = position(game, &called(), Some(seat)).expect("a quiet point");
        let other = game.imagine(seat, rng);
        assert_eq!(position(&other, &called(), Some(seat)).as_ref(), Ok(&text));
        let again = read(&text);
        assert_eq!(position(&again, &called(), Some(seat)).as_ref(), Ok(&text));
    });
}

/// Random games with names of people and options among them, some of them not played to the end.
fn sessions(games: u64) -> impl Iterator<Item = Session<Game>> {
    (0..games).map(|seed| {
        let mut setup = Setup::random(2 + (seed % 4) as u8, seed);
        for (seat, name) in setup.seats.iter_mut().zip(["Ann", "Bob, the second", "ann", "Dan", "Eve"]) {
            seat.name = name.into();
            seat.human = seed % 4 == 0;
        }
        setup.options.arrange = if seed % 3 == 0 { 3 } else { 0 };
        setup.first = (seed % 2 == 0).then_some(1);
        let mut session = Session::<Game>::new(setup);
        let mut rng = Rng::new(seed);
        let most = if seed % 5 == 0 { 20 } else { 5_000 };
        while session.plies().len() < most {
            let Some(decision) = session.game().decision() else { break };
            let choice = rng.below(decision.choices.len() as u32) as usize;
            session.choose(choice).expect("an offered choice");
            if seed % 6 == 0 && rng.below(30) == 0 {
                let seat = session.plies()[0].seat;
                session.take_back(seat, rng.below(u32::MAX)).expect("a choice to take back");
            }
        }
        session
    })
}
#[test]
fn a_game_that_is_written_and_read_is_the_same_game_by_the_names_of_its_choices() {
    for session in sessions(200) {
        let text = transcript::written::<Game>(session.record(), &[]);
        let read = transcript::read::<Game>(&text).unwrap_or_else(|faults| panic!("{faults:?} in\n{text}"));
        assert_eq!(read.stopped, None, "{text}");
        assert_eq!(&read.record, session.record(), "{text}");
        assert_eq!(transcript::written::<Game>(&read.record, &read.notes), text);
        assert!(Session::<Game>::load(&read.record).game() == session.game());
    }
}
#[test]
fn a_game_goes_into_a_link_and_comes_out_of_it() {
    for session in sessions(40) {
        let code = link::of_game(&session).expect("a link");
        assert!(code.starts_with("m1."));
        let opened: Opened<Game> = link::open(&format!("#{code}")).expect("a game");
        assert_eq!(opened.stopped, None);
        assert!(opened.session.record() == session.record() && opened.session.game() == session.game());
    }
}
#[test]
fn a_position_goes_into_a_link_and_is_played_on() {
    quiet_points(20, |game, _| {
        let text = position(game, &called(), None).expect("a quiet point");
        let opened: Opened<Game> = link::open(&link::of_text(&text)).expect("a position");
        assert_eq!(position(opened.session.game(), &called(), None).as_ref(), Ok(&text));
        let mut session = opened.session;
        session.choose(0).expect("the first choice");
        let written = transcript::written::<Game>(session.record(), &[]);
        let read = transcript::read::<Game>(&written).expect("a position with a choice");
        assert_eq!((&read.record, read.stopped), (session.record(), None));
    });
}
#[test]
fn a_goal_is_reached_or_missed() {
    let puzzle = |goal: &str, script: &str| {
        let text = format!(
            "## A goal\ngame monster-smash\nturn ann attack\nann Mummy: hand M4 M2 M1 W1\nbob Zombie: hand D4 D3\n\
             cat Dragon: hand D1 D1 D2 W2\n{goal}\n{script}\n"
        );
        let scenario = &script::read(&text).expect("a scenario")[0];
        notation::run::<Game>(scenario).map_err(|faults| faults[0].what.clone())
    };
    let solution = "> ann: attack bob, M4, done\n> bob: done";
    for goal in ["? ann eliminates bob", "? ann steals 2 within 1 turn"] {
        assert_eq!(puzzle(goal, solution), Ok(()), "{goal}");
        assert_eq!(puzzle(goal, ""), Ok(()), "{goal} without a solution");
    }
    let missed = Err("the script ends, and this goal has not been reached".to_string());
    for goal in ["? ann wins", "? ann steals 3", "? bob eliminates ann"] {
        assert_eq!(puzzle(goal, solution), missed, "{goal}");
    }
    let later = "> ann: done\n> bob: draw, done, done\n> cat: draw, done, done\n> ann: draw, done, attack bob, M4 M2 M1\n> bob: done";
    let late = puzzle("? ann steals 3 within 3 turns", later);
    assert_eq!(late, missed);
    for (goal, wanted) in [
        ("? ann dances", "\"ann dances\" is no goal"),
        ("? ann wins soon", "\"ann wins soon\" is no goal"),
        ("? ann wins within no turn", "within how many turns?"),
    ] {
        let why = puzzle(goal, "").expect_err(goal);
        assert!(why.starts_with(wanted), "{why}");
    }
}

/// Setups, sensible or not.
fn setups() -> impl Strategy<Value = Setup> {
    use basebreaker::monster_smash::cards::SUITS;
    let suit = || prop::option::of((0..5usize).prop_map(|suit| SUITS[suit]));
    let seat = suit().prop_map(|monster| SeatSetup { monster, ..SeatSetup::default() });
    (vec(seat, 0..7), any::<u64>(), suit(), any::<Option<u8>>(), any::<u8>()).prop_map(
        |(seats, seed, removed, first, arrange)| Setup {
            seats,
            seed,
            removed,
            first,
            options: Options { arrange },
            ..Setup::default()
        },
    )
}
proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_answers_are_taken_or_refused(setup in setups(), answers in vec(any::<u16>(), 0..300)) {
        let mut game = Game::new(&setup);
        for answer in answers {
            let Some(decision) = game.decision() else { break };
            let count = decision.choices.len();
            let mut labels = choices::labels(&decision.choices, &[]);
            labels.sort_unstable();
            labels.dedup();
            prop_assert_eq!(labels.len(), count, "two choices have one name");
            english(&prompts::prompt(&game, decision, &[]));
            for i in 0..count {
                english(&choices::message(&game, decision, i, &[]));
            }
            // One answer in eight is none that was on offer.
            let index = if answer % 8 == 7 { count + answer as usize / 8 } else { answer as usize / 8 % count };
            match game.choose(index) {
                Ok(heard) => {
                    prop_assert!(index < count);
                    for event in &heard {
                        english(&log::line(&game, event, Some((answer % 5) as u8), &[]).message);
                    }
                }
                Err(refusal) => prop_assert!(index >= count, "{}", refusal),
            }
            prop_assert_eq!(game.check(), Ok(()));
        }
    }
    #[test]
    fn a_broken_scenario_names_its_faults(
        damage in vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4u8), 1..8),
        file in 0..FILES.len(),
    ) {
        let mut lines: Vec<String> = FILES[file].lines().map(String::from).collect();
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
        }
        if let Ok(scenarios) = script::read(&lines.join("\n")) {
            for scenario in scenarios {
                let _ = notation::run::<Game>(&scenario);
            }
        }
    }
    #[test]
    fn a_broken_link_is_opened_as_far_as_it_goes_or_refused(
        seed in any::<u64>(),
        length in 0..80usize,
        text in any::<bool>(),
        damage in vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..4),
    ) {
        let mut session = Session::<Game>::new(Setup::random(2 + (seed % 4) as u8, seed));
        let mut rng = Rng::new(seed);
        for _ in 0..length {
            let Some(decision) = session.game().decision() else { break };
            let choice = rng.below(decision.choices.len() as u32);
            prop_assert!(session.choose(choice as usize).is_ok());
        }
        let written =
            if text { transcript::written::<Game>(session.record(), &[]) } else { link::of_game(&session).expect("a link") };
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
        let opened: Result<Opened<Game>, String> = if text { link::open_text(&broken) } else { link::open(&broken) };
        match opened {
            Ok(opened) => prop_assert_eq!(opened.session.game().check(), Ok(())),
            Err(why) => prop_assert!(!why.is_empty()),
        }
    }
}

const FILES: [&str; 3] =
    [include_str!("setting-up.smash"), include_str!("turn.smash"), include_str!("stealing.smash")];
