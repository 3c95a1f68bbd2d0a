//! Text and table are the same thing: what is written and read again is written the same.

use basebreaker::monster_smash;
use basebreaker::shell::{self, Game as _, Record, Rng, Session};
use basebreaker::smash_up::notation::{link, record};
use basebreaker::smash_up::text::choices;
use basebreaker::smash_up::{Game, Setup, notation};

fn called() -> Vec<String> {
    ["Ann", "Bob", "Cat", "Dan"].map(String::from).to_vec()
}
/// Looks at quiet points of random games of every seat count.
fn quiet_points(games: u64, mut look: impl FnMut(&Game, &mut Rng)) -> usize {
    let mut points = 0;
    for seed in 0..games {
        let mut setup = Setup::random(2 + (seed % 3) as u8, seed);
        setup.options.affect_wide = seed % 5 == 0;
        let mut game = Game::new(&setup);
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            game.choose(choice).expect("an offered choice");
            if notation::position(&game, &called(), None).is_ok() && rng.below(5) == 0 {
                look(&game, &mut rng);
                points += 1;
            }
        }
    }
    points
}
fn read(text: &str) -> Game {
    let scenarios = notation::read(text).expect("a text");
    match notation::set_up(&scenarios[0]) {
        Ok(table) => table.game,
        Err(faults) => panic!("{faults:?} in\n{text}"),
    }
}

#[test]
fn a_position_that_is_written_and_read_is_written_the_same() {
    let points = quiet_points(330, |game, _| {
        let text = notation::position(game, &called(), None).expect("a quiet point");
        let again = read(&text);
        assert_eq!(notation::position(&again, &called(), None).as_ref(), Ok(&text));
        for base in game.table.row().iter().zip(again.table.row()) {
            assert_eq!(game.total(*base.0), again.total(*base.1), "{text}");
            assert_eq!(game.breakpoint(*base.0), again.breakpoint(*base.1), "{text}");
        }
        let choices = |g: &Game| {
            let mut labels = g.decision().map_or(vec![], |d| choices::labels(g, &d.choices, &called()));
            labels.sort();
            labels
        };
        assert_eq!(choices(game), choices(&again), "{text}");
    });
    assert!(points > 10_000, "only {points} positions");
}
#[test]
fn a_position_as_a_seat_sees_it_names_nothing_hidden() {
    quiet_points(30, |game, rng| {
        let seat = rng.below(u32::from(game.seats())) as u8;
        let text = notation::position(game, &called(), Some(seat)).expect("a quiet point");
        let other = game.imagine(seat, rng);
        assert_eq!(notation::position(&other, &called(), Some(seat)).as_ref(), Ok(&text));
        let again = read(&text);
        assert_eq!(notation::position(&again, &called(), Some(seat)).as_ref(), Ok(&text));
    });
}

/// Random games with names of people, drafts and options among them, some of them not played to the end.
fn records(games: u64) -> impl Iterator<Item = Session<Game>> {
    (0..games).map(|seed| {
        let mut setup = Setup::random(2 + (seed % 3) as u8, seed);
        for (seat, name) in setup.seats.iter_mut().zip(["Ann", "Bob, the second", "ann", ""]) {
            seat.name = name.into();
            seat.human = seed % 4 == 0;
        }
        setup.draft = seed % 3 == 0;
        setup.options.redraw_by_choice = seed % 7 == 0;
        setup.first = (seed % 2 == 0).then_some(1);
        let mut session = Session::<Game>::new(setup);
        let mut rng = Rng::new(seed);
        let most = if seed % 5 == 0 { 40 } else { 5_000 };
        while session.plies().len() < most {
            let Some(decision) = session.game().decision() else { break };
            let choice = rng.below(decision.choices.len() as u32) as usize;
            session.choose(choice).expect("an offered choice");
            if seed % 6 == 0 && rng.below(30) == 0 {
                session
                    .take_back(session.plies()[0].seat, rng.below(u32::MAX))
                    .expect("a choice to take back");
            }
        }
        if seed % 6 == 0 {
            // Nothing is chosen after the new deal.
            session.take_back(session.plies()[0].seat, 7).expect("a choice to take back");
        }
        session
    })
}
#[test]
fn a_game_that_is_written_and_read_is_the_same_game_by_the_names_of_its_choices() {
    let mut choices = 0;
    for session in records(420) {
        let text = record::written(session.record(), &[]);
        let read = record::read(&text).unwrap_or_else(|faults| panic!("{faults:?} in\n{text}"));
        assert_eq!(read.stopped, None, "{text}");
        assert_eq!(read.record.setup.seats[1].name, "Bob, the second");
        assert_eq!(read.record.choices, session.record().choices);
        assert_eq!(read.record.redeals, session.record().redeals);
        assert_eq!(record::written(&read.record, &read.notes), text);
        assert!(Session::<Game>::load(&read.record).game() == session.game());
        choices += session.plies().len();
    }
    assert!(choices > 100_000, "only {choices} choices");
}
#[test]
fn a_game_goes_into_a_link_and_comes_out_of_it() {
    for session in records(60) {
        let code = link::of_game(&session).expect("a link");
        let opened = link::open(&format!("#{code}")).expect("a game");
        assert_eq!(opened.stopped, None);
        assert!(opened.session.record() == session.record());
        assert!(opened.session.game() == session.game());
    }
}
#[test]
fn a_position_goes_into_a_link_and_is_played_on() {
    quiet_points(12, |game, _| {
        let text = notation::position(game, &called(), None).expect("a quiet point");
        let readable = text.replace('%', "%25").replace('/', "%2F").replace('\n', "/").replace(' ', "%20");
        for code in [link::of_text(&text), format!("s={readable}")] {
            let opened = link::open(&code).expect("a position");
            assert_eq!(notation::position(opened.session.game(), &called(), None).as_ref(), Ok(&text));
            let mut session = opened.session;
            session.choose(0).expect("the first choice");
            let record: Record<Setup> = session.record().clone();
            assert!(Session::<Game>::load(&record).game() == session.game());
        }
    });
}
#[test]
fn a_game_from_a_position_is_written_with_it() {
    let position =
        "base Tortuga: ann King Rex\nann 3vp: hand Zapbot; deck ?9\nbob: deck ?9\nseed 4\npeople ann";
    let mut session = Session::<Game>::load(&record::read(position).expect("a position").record);
    let mut rng = Rng::new(1);
    for _ in 0..40 {
        let Some(decision) = session.game().decision() else { break };
        session.choose(rng.below(decision.choices.len() as u32) as usize).expect("an offered choice");
    }
    let text = record::written(session.record(), &[]);
    let read = record::read(&text).unwrap_or_else(|faults| panic!("{faults:?} in\n{text}"));
    assert_eq!((&read.record, read.stopped.as_ref()), (session.record(), None), "{text}");
    assert!(read.record.setup.seats[0].human && !read.record.setup.seats[1].human);
    assert!(Session::<Game>::load(&read.record).game() == session.game());
}
#[test]
fn what_is_said_at_a_moment_is_read_there_again() {
    let note = |ply, words: &str| notation::Note { ply, words: words.into() };
    for session in records(6) {
        let last = session.plies().len() as u16;
        let notes =
            [note(0, "Let us begin"), note(last / 2, "Why?\n\nTwo  # lines"), note(last, "> Ann: over")];
        let text = record::written(session.record(), &notes);
        let read = record::read(&text).unwrap_or_else(|faults| panic!("{faults:?} in\n{text}"));
        assert_eq!(read.stopped, None, "{text}");
        assert_eq!(read.record.choices, session.record().choices);
        let kept =
            [note(0, "Let us begin"), note(last / 2, "Why?\n\nTwo # lines"), note(last, "> Ann: over")];
        assert_eq!(read.notes, kept);
        assert_eq!(record::written(&read.record, &read.notes), text);
    }
}

const PUZZLE: &str = "
## A goal
base Tortuga: ann War Raptor
base Jungle Oasis: ann King Rex, ann Howler +2
ann 13vp: hand Zapbot
bob: deck ?9
";
/// What running the puzzle says, with a goal and a solution.
fn solved(goal: &str, solution: &str) -> Result<(), String> {
    let text = format!("{PUZZLE}{goal}\n{solution}\n");
    let scenario = &notation::read(&text).expect("a scenario")[0];
    notation::run(scenario).map_err(|faults| faults[0].what.clone())
}
#[test]
fn a_goal_is_reached_or_missed() {
    let scores = "> ann: Zapbot, Jungle Oasis, done";
    for goal in [
        "? ann scores Jungle Oasis",
        "? ann scores jungle oasis within 1 turn",
        "? ann gains 2vp within 1 turn",
        "? ann wins, within 2 turns",
        "? Ann wins",
    ] {
        assert_eq!(solved(goal, scores), Ok(()), "{goal}");
        assert_eq!(solved(goal, ""), Ok(()), "{goal} without a solution");
    }
    let missed = Err("the script ends, and this goal has not been reached".to_string());
    for goal in ["? ann scores Tortuga", "? bob scores Jungle Oasis", "? ann gains 3vp", "? bob wins"] {
        assert_eq!(solved(goal, scores), missed, "{goal}");
    }
    // Bob's turn lies between, and then it is too late.
    let later = "> ann: done\n> bob: done\n> ann: Zapbot, Jungle Oasis, done";
    assert_eq!(solved("? ann scores Jungle Oasis within 2 turns", later), missed);
    assert_eq!(solved("? ann scores Jungle Oasis within 3 turns", later), Ok(()));
    for (goal, wanted) in [
        ("? ann dances", "\"ann dances\" is no goal"),
        ("? eve wins", "nobody is called \"eve\""),
        ("? ann scores Nowhere", "no base is called \"Nowhere\""),
        ("? ann gains many", "\"many\" is no number of VP"),
        ("? ann wins within some turns", "within how many turns?"),
    ] {
        let why = solved(goal, "").expect_err(goal);
        assert!(why.starts_with(wanted), "{why}");
    }
}

#[test]
fn a_record_that_does_not_fit_says_where_it_stops() {
    let session = records(2).nth(1).expect("a game");
    let text = record::written(session.record(), &[]);
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|line| line.starts_with("= hash")).expect("a hash");
    lines[at] = "= hash 0000";
    let read = record::read(&lines.join("\n")).expect("a beginning");
    let stopped = read.stopped.expect("a fault");
    assert_eq!(stopped.line, at + 1);
    assert!(stopped.what.contains("hash"), "{}", stopped.what);
    lines[at] = "> nobody: done";
    assert!(record::read(&lines.join("\n")).expect("a beginning").stopped.is_some());
}

#[test]
fn the_examples_of_the_notation_page_are_true() {
    let page = include_str!("../docs/notation.md");
    let examples: Vec<&str> =
        page.split("```smash\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 3);
    for example in examples {
        for scenario in notation::read(example).expect("scenarios") {
            let run = match scenario.game() {
                "monster-smash" => shell::notation::run::<monster_smash::Game>,
                _ => notation::run,
            };
            if let Err(faults) = run(&scenario) {
                panic!("{}: {faults:?}", scenario.title);
            }
        }
    }
}

#[test]
fn a_text_that_is_all_wrong_says_so_at_bearable_length() {
    let text = "zzz\n".repeat(10_000);
    // That nobody is at the table is a fault too.
    let why = link::open_text(&text).expect_err("nothing is right");
    assert!(why.starts_with("line 1: ") && why.contains("\nline 2: "), "{why}");
    assert!(why.ends_with("\nand 9971 more"), "{why}");
    assert!(why.len() < 10_000);
}
#[test]
fn a_game_that_cannot_begin_is_refused_in_text_too() {
    for (line, wanted) in [
        (
            "game monster-smash\nplayers Ann: Pirates, Ninjas; Bob: Robots, Zombies",
            "this is a game of \"monster-smash\"; what is read here is smash-up",
        ),
        ("players Ann: Pirates", "1 players; 2 to 4 can play"),
        ("players Ann: Pirates, Ninjas, Robots; Bob:", "seat 0 has 3 factions; a player has two"),
    ] {
        let faults = record::read(line).expect_err("no game");
        assert_eq!(faults.iter().map(|fault| fault.what.as_str()).collect::<Vec<_>>(), [wanted]);
    }
}
