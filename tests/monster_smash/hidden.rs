//! What a seat sees and remembers: hands are nobody else's, what was stolen is known to two, what lies open to all.

use basebreaker::monster_smash::event::Event;
use basebreaker::monster_smash::table::Phase;
use basebreaker::monster_smash::text::log;
use basebreaker::monster_smash::{Game, Setup};
use basebreaker::shell::english::english;
use basebreaker::shell::message::{Arg, Message};
use basebreaker::shell::{Choice, Game as _, Rng, Set};

/// Looks at every state of random games, and at what has just happened.
fn play(games: u64, mut look: impl FnMut(&Game, &[Event], &mut Rng)) {
    for seed in 0..games {
        let (mut game, heard) = Game::open(&Setup::random(2 + (seed % 4) as u8, seed));
        let mut rng = Rng::new(seed);
        look(&game, &heard, &mut rng);
        while let Some(decision) = game.decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            let heard = game.choose(choice).expect("an offered choice");
            look(&game, &heard, &mut rng);
        }
    }
}

#[test]
fn hands_are_seen_by_their_players_and_by_all_when_the_game_is_over() {
    play(60, |game, _, _| {
        let over = game.decision().is_none();
        for reader in [None, Some(0), Some(1)] {
            let view = game.view(reader);
            for player in &view.players {
                assert_eq!(player.hand.is_some(), over || reader == Some(player.seat));
                assert_eq!(player.hand_size, game.table.hand(player.seat).len());
                let known: Set = player.known.iter().map(|card| card.id).collect();
                assert!((known - game.table.hand(player.seat)).is_empty());
                assert!(reader.is_some() || known.is_empty());
            }
            let choices = view.decision.as_ref().map_or(0, |d| d.choices.len());
            assert_eq!(choices > 0, view.decision.is_some_and(|d| Some(d.seat) == reader));
            assert_eq!(view.result.is_some(), over);
        }
    });
}
/// The cards that a message names.
fn named(message: &Message) -> usize {
    let inner = message.args.values().map(|arg| if let Arg::Message(inner) = arg { named(inner) } else { 0 });
    usize::from(message.id == "monster-card") + inner.sum::<usize>()
}
#[test]
fn the_log_names_what_is_drawn_and_stolen_to_those_who_see_it() {
    play(60, |game, heard, _| {
        for event in heard {
            let told = |reader| {
                let line = log::line(game, event, reader, &[]);
                english(&line.message);
                named(&line.message)
            };
            for reader in (0..game.seats()).map(Some).chain([None]) {
                match *event {
                    Event::Drew { seat, cards } => {
                        let sees = reader == Some(seat);
                        assert_eq!(told(reader), if sees { cards.len() as usize } else { 0 });
                    }
                    Event::Stole { seat, from, cards } => {
                        let sees = reader == Some(seat) || reader == Some(from);
                        assert_eq!(told(reader), if sees { cards.len() as usize } else { 0 });
                    }
                    _ => assert_eq!(told(reader), told(None)),
                }
            }
        }
    });
}
#[test]
fn stolen_cards_are_known_to_their_former_owner_as_long_as_they_can_be_placed() {
    let mut known = 0;
    play(200, |game, heard, rng| {
        for event in heard {
            if let Event::Stole { seat, from, cards } = *event {
                assert!((cards - game.table.known[from as usize]).is_empty());
                assert!((cards & game.table.known[seat as usize]).is_empty());
            }
        }
        for seat in 0..game.seats() {
            let others = (0..game.seats()).filter(|s| *s != seat);
            let hands = others.fold(Set::EMPTY, |all, s| all | game.table.hand(s));
            let mine = game.table.known[seat as usize];
            assert!((mine - hands).is_empty(), "what is known is in another hand");
            if !mine.is_empty() && rng.below(4) == 0 {
                known += 1;
                let world = game.imagine(seat, rng);
                for other in 0..game.seats() {
                    let kept = mine & game.table.hand(other);
                    assert!(
                        (kept - world.table.hand(other)).is_empty(),
                        "and stays there in every imagined game"
                    );
                }
            }
        }
    });
    assert!(known > 1000, "only {known} looked at");
}
#[test]
fn what_a_seat_pictures_does_not_depend_on_how_things_really_are() {
    let mut looked = 0;
    play(80, |game, _, rng| {
        let Some(seat) = game.decision().map(|d| d.seat).filter(|_| rng.below(4) == 0) else { return };
        let other = game.imagine(seat, rng);
        let seed = u64::from(rng.below(u32::MAX));
        let picture = |g: &Game| g.imagine(seat, &mut Rng::new(seed));
        assert!(picture(game) == picture(&other));
        looked += 1;
    });
    assert!(looked > 500, "only {looked}");
}
#[test]
fn who_is_attacked_is_asked_even_without_a_card_to_defend_with() {
    let (mut bare, mut able) = (0, 0);
    play(100, |game, _, _| {
        if let (Phase::Defend { battle, picked: Set::EMPTY }, Some(decision)) =
            (game.table.phase, game.decision())
        {
            assert_eq!(decision.seat, battle.target);
            assert!(decision.choices.contains(&Choice::Done));
            if game.table.own(battle.target).is_empty() { bare += 1 } else { able += 1 }
        }
    });
    assert!(bare > 20 && able > 20, "{bare} and {able}");
}
#[test]
fn every_refusal_has_a_reason_and_a_rule() {
    use basebreaker::monster_smash::refuse::Reason;
    use basebreaker::monster_smash::text::reasons;
    play(40, |game, _, rng| {
        for seat in 0..game.seats() {
            for choice in [
                Choice::Option(0),
                Choice::Option(1),
                Choice::Done,
                Choice::Seat(rng.below(6) as u8),
                Choice::Number(rng.below(20) as u8),
                Choice::Card(rng.below(90) as u8),
            ] {
                let refused = game.why_not(seat, choice);
                let offered = game.decision().is_some_and(|d| d.seat == seat && d.choices.contains(&choice));
                assert_eq!(refused.reason == Reason::Allowed, offered, "{choice:?}");
                english(&reasons::why(&refused).message);
            }
        }
    });
}
