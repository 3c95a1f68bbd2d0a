//! The way back: undo and redo lead to the very same game, never past what was shown, and a game that was
//! taken back for practice replays from its record.

use basebreaker::shell::session::Barrier;
use basebreaker::shell::{CardId, Choice, Game as _, Record, Rng, Session};
use basebreaker::smash_up::table::Phase;
use basebreaker::smash_up::{Game, Setup};

fn choose(session: &mut Session<Game>, rng: &mut Rng) -> bool {
    let Some(decision) = session.game().decision() else { return false };
    let choice = rng.below(decision.choices.len() as u32) as usize;
    session.choose(choice).expect("an offered choice");
    true
}
/// Plays random games; `look` is shown the session after each choice.
fn play(games: u64, mut look: impl FnMut(&mut Session<Game>, &mut Rng)) {
    for seed in 0..games {
        let mut session = Session::<Game>::new(Setup::random(2 + (seed % 3) as u8, seed));
        let mut rng = Rng::new(seed);
        while choose(&mut session, &mut rng) && session.plies().len() < 120 {
            if rng.below(6) == 0 {
                look(&mut session, &mut rng);
            }
        }
    }
}

#[test]
fn undo_then_redo_is_the_same_game_and_the_same_sight() {
    let mut undone = 0;
    play(40, |session, _| {
        let before = session.clone();
        let views = |s: &Session<Game>| {
            (0..s.game().seats()).map(|seat| s.game().view(Some(seat))).collect::<Vec<_>>()
        };
        let seen = views(session);
        if session.undo().is_err() {
            return;
        }
        assert_eq!(session.plies().len(), before.plies().len() - 1);
        assert!(session.redo() && !session.redo());
        assert!(session.game() == before.game() && session.record() == before.record());
        assert_eq!(session.plies(), before.plies());
        assert_eq!(views(session), seen);
        undone += 1;
    });
    assert!(undone > 100, "only {undone} undone");
}
#[test]
fn undo_never_crosses_what_was_shown_or_another_seat() {
    let (mut shown, mut others) = (0, 0);
    play(40, |session, _| {
        let last = *session.plies().last().expect("a choice");
        let decides = session.game().decision().map(|d| d.seat);
        let undone = session.clone().undo();
        match undone {
            Ok(()) => assert!(last.gained.is_none() && decides.is_none_or(|seat| seat == last.seat)),
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
        let mut turn = session.clone();
        if turn.undo_turn().is_ok() {
            let back = &session.plies()[turn.plies().len()..];
            assert!(back.iter().all(|ply| ply.gained.is_none() && ply.seat == last.seat));
            while turn.redo() {}
            assert!(turn.game() == session.game());
        }
    });
    assert!(shown > 100 && others > 20, "{shown} and {others}");
}
/// What has been picked of a set, in the order of the cards.
fn picked(session: &Session<Game>) -> Vec<CardId> {
    let seat = session.game().decision().map(|d| d.seat);
    let picks = session.game().view(seat).decision.expect("asked").picked;
    let mut cards: Vec<CardId> = picks.iter().map(|pick| pick.card).collect();
    cards.sort_unstable();
    cards
}
#[test]
fn a_pick_of_a_set_is_taken_back_and_the_others_stay() {
    let (mut alone, mut among) = (0, 0);
    play(150, |session, _| {
        let Some(set) = session.game().decision().and_then(|d| d.set).filter(|set| set.now > 0) else {
            return;
        };
        let all = picked(session);
        assert_eq!(all.len(), set.now as usize);
        for card in &all {
            let mut fewer = session.clone();
            assert!(fewer.unpick(Choice::Card(*card)));
            let decision = fewer.game().decision().expect("the same set");
            assert_eq!(decision.set.map(|set| set.now), Some(set.now - 1));
            assert!(decision.choices.contains(&Choice::Card(*card)));
            let mut left = picked(&fewer);
            left.push(*card);
            left.sort_unstable();
            assert_eq!(left, all);
        }
        assert!(!session.clone().unpick(Choice::Done));
        if set.now > 1 { among += 1 } else { alone += 1 }
    });
    assert!(alone > 10 && among > 3, "{alone} and {among}");
}
#[test]
fn looking_ahead_shows_what_comes_and_ends_where_something_hidden_would_be_shown() {
    let (mut certain, mut uncertain, mut partly) = (0, 0, 0);
    play(60, |session, rng| {
        let Some(decision) = session.game().decision() else { return };
        let (seat, index) = (decision.seat, rng.below(decision.choices.len() as u32) as usize);
        let ahead = session.ahead(&[index], rng).expect("an offered choice");
        let mut there = session.clone();
        there.choose(index).expect("an offered choice");
        let told = &there.log()[session.log().len()..];
        // What another seat holds may decide whether it is asked when a base scores.
        if ahead.game.table.phase == Phase::Score {
            return;
        }
        assert_eq!(ahead.gained.is_some(), there.plies().last().expect("a choice").gained.is_some());
        if ahead.gained.is_some() {
            uncertain += 1;
            partly += usize::from(!ahead.heard.is_empty());
            assert!(ahead.game.decision().is_none());
            assert!(told.starts_with(&ahead.heard));
            let again = session.ahead(&[index, 0], rng).expect("an offered choice");
            assert_eq!(again.game.view(Some(seat)), ahead.game.view(Some(seat)));
        } else {
            certain += 1;
            assert!(ahead.game.view(Some(seat)) == there.game().view(Some(seat)));
            assert_eq!(ahead.heard, told);
        }
    });
    assert!(certain > 100 && uncertain > 10 && partly > 10, "{certain}, {uncertain}, {partly}");
    let session = Session::<Game>::new(Setup::random(2, 1));
    assert!(session.ahead(&[99], &mut Rng::new(1)).is_err());
}
#[test]
fn a_new_choice_forgets_what_was_undone() {
    play(10, |session, rng| {
        if session.undo().is_ok() {
            assert_eq!(session.undone(), 1);
            choose(session, rng);
            assert_eq!(session.undone(), 0);
        }
    });
}
#[test]
fn what_is_taken_back_for_practice_is_dealt_anew_and_replays() {
    let mut taken = 0;
    play(20, |session, rng| {
        let seat = session.plies().last().expect("a choice").seat;
        let mine = session.plies().iter().rposition(|ply| ply.seat == seat).expect("a choice of that seat");
        let then = Session::<Game>::load(&session.record().up_to(mine)).game().view(Some(seat));
        session.take_back(seat, rng.below(u32::MAX)).expect("a choice to take back");
        assert_eq!(session.game().view(Some(seat)), then, "what the seat had seen is still so");
        assert!(session.record().is_practice());
        session.game().check().expect("a whole table");
        choose(session, rng);
        let text = serde_json::to_string(session.record()).expect("a record as text");
        let record: Record<Setup> = serde_json::from_str(&text).expect("a record");
        assert!(Session::<Game>::load(&record).game() == session.game());
        let Ok(replayed) = record.replay::<Game>() else { panic!("the record does not replay") };
        assert!(&replayed == session.game());
        taken += 1;
    });
    assert!(taken > 50);
}
#[test]
fn a_record_that_does_not_fit_is_played_as_far_as_it_goes() {
    let mut record = Record::new(Setup::random(2, 3));
    record.choices = vec![0, 0, 199, 0];
    let session = Session::<Game>::load(&record);
    assert_eq!(session.record().choices, [0, 0]);
}
