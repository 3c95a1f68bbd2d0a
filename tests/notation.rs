//! Text and table are the same thing: what is written and read again is written the same.

use basebreaker::shell::{Game as _, Rng};
use basebreaker::smash_up::text::prompts;
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
            if notation::position(&game, &called(), None).is_ok() && rng.below(6) == 0 {
                look(&game, &mut rng);
                points += 1;
            }
        }
    }
    points
}
fn read(text: &str) -> Game {
    let scenarios = notation::read(text).expect("a text");
    match scenarios[0].set_up() {
        Ok(table) => table.game,
        Err(faults) => panic!("{faults:?} in\n{text}"),
    }
}

#[test]
fn a_position_that_is_written_and_read_is_written_the_same() {
    let points = quiet_points(300, |game, _| {
        let text = notation::position(game, &called(), None).expect("a quiet point");
        let again = read(&text);
        assert_eq!(notation::position(&again, &called(), None).as_ref(), Ok(&text));
        for base in game.table.row().iter().zip(again.table.row()) {
            assert_eq!(game.total(*base.0), again.total(*base.1), "{text}");
            assert_eq!(game.breakpoint(*base.0), again.breakpoint(*base.1), "{text}");
        }
        let choices = |g: &Game| {
            let mut labels = g.decision().map_or(vec![], |d| prompts::labels(g, &d.choices, &called()));
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
