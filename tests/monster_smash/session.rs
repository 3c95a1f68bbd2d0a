//! The way back, and the way ahead: undo never crosses what was shown, a pick is taken back alone, a preview ends
//! where something hidden would be shown.

use basebreaker::monster_smash::{Game, Setup};
use basebreaker::shell::session::Barrier;
use basebreaker::shell::{Choice, Game as _, Rng, Session};

/// Plays random games; `look` is shown the session after each choice.
fn play(games: u64, mut look: impl FnMut(&mut Session<Game>, &mut Rng)) {
    for seed in 0..games {
        let mut session = Session::<Game>::new(Setup::random(2 + (seed % 4) as u8, seed));
        let mut rng = Rng::new(seed);
        while let Some(decision) = session.game().decision() {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            session.choose(choice).expect("an offered choice");
            look(&mut session, &mut rng);
        }
    }
}

#[test]
fn undo_never_crosses_what_was_shown_or_another_seat() {
    let (mut free, mut shown, mut others) = (0, 0, 0);
    play(60, |session, _| {
        let last = *session.plies().last().expect("a choice");
        let decides = session.game().decision().map(|d| d.seat);
        let mut back = session.clone();
        match back.undo() {
            Ok(()) => {
                assert!(last.gained.is_none() && decides.is_none_or(|seat| seat == last.seat));
                assert!(back.redo() && back.game() == session.game());
                free += 1;
            }
            Err(Barrier::Gained(what)) => {
                assert_eq!(Some(what), last.gained);
                shown += 1;
            }
            Err(Barrier::Another(seat)) => {
                assert!(seat == last.seat && decides != Some(seat));
                others += 1;
            }
            Err(Barrier::Nothing) => panic!("something has been chosen"),
        }
    });
    assert!(free > 500 && shown > 500 && others > 300, "{free}, {shown}, {others}");
}
#[test]
fn a_pick_is_taken_back_and_the_others_stay() {
    let mut taken = 0;
    play(60, |session, _| {
        let Some(decision) = session.game().decision().filter(|d| d.set.is_some_and(|set| set.now > 0))
        else {
            return;
        };
        let now = decision.set.map_or(0, |set| set.now);
        for card in session.game().picked().iter() {
            let mut fewer = session.clone();
            // What was picked of another suit stays only with a card of the own.
            if fewer.unpick(Choice::Card(card)) {
                let decision = fewer.game().decision().expect("the same set");
                assert_eq!(decision.set.map(|set| set.now), Some(now - 1));
                assert!(decision.choices.contains(&Choice::Card(card)));
                taken += 1;
            }
        }
    });
    assert!(taken > 500, "only {taken}");
}
#[test]
fn looking_ahead_ends_where_something_hidden_would_be_shown() {
    let (mut certain, mut uncertain) = (0, 0);
    play(60, |session, rng| {
        let Some(decision) = session.game().decision() else { return };
        let (seat, index) = (decision.seat, rng.below(decision.choices.len() as u32) as usize);
        let ahead = session.ahead(&[index], rng).expect("an offered choice");
        let mut there = session.clone();
        there.choose(index).expect("an offered choice");
        let told = &there.log()[session.log().len()..];
        assert_eq!(ahead.gained, there.plies().last().expect("a choice").gained);
        if ahead.gained.is_some() {
            uncertain += 1;
            assert!(ahead.game.decision().is_none() && told.starts_with(&ahead.heard));
        } else {
            certain += 1;
            assert!(ahead.game.view(Some(seat)) == there.game().view(Some(seat)));
            assert_eq!(ahead.heard, told);
        }
    });
    assert!(certain > 500 && uncertain > 300, "{certain}, {uncertain}");
}
#[test]
fn what_is_taken_back_for_practice_is_dealt_anew_and_replays() {
    play(20, |session, rng| {
        if rng.below(8) > 0 {
            return;
        }
        let mut back = session.clone();
        let seat = back.plies().last().expect("a choice").seat;
        let mine = back.plies().iter().rposition(|ply| ply.seat == seat).expect("a choice of that seat");
        let then = Session::<Game>::load(&back.record().up_to(mine)).game().view(Some(seat));
        back.take_back(seat, rng.below(u32::MAX)).expect("a choice to take back");
        assert_eq!(back.game().view(Some(seat)), then, "what the seat had seen is still so");
        back.choose(0).expect("the first choice");
        let Ok(replayed) = back.record().replay::<Game>() else { panic!("the record does not replay") };
        assert!(&replayed == back.game());
    });
}
