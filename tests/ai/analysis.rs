//! The promises of an analysis: the best choice loses nothing, a win thrown away is a blunder, nothing hidden counts,
//! and the accounts add up.

use super::{deciding, positions, shuffled};
use basebreaker::ai::analysis::{Account, Analysis, Judge, Judged, Label, Report};
use basebreaker::ai::{self, Level};
use basebreaker::shell::{Game, Record, Rng, Session, link};
use basebreaker::{monster_smash, smash_up};

fn judged<G: Game>(game: &G, choice: usize, seed: u64) -> Option<Judged> {
    let mut judge = Judge::new(game, choice, &mut Rng::new(seed))?;
    loop {
        if let Some(judged) = judge.step() {
            return Some(judged);
        }
    }
}
/// The analysis of everyone's choices, in slices of so many decisions.
fn analysed<G: Game>(record: &Record<G::Setup>, slice: u32, seed: u64) -> Report {
    let seats: Vec<u8> = (0..G::new(&record.setup).seats()).collect();
    let mut analysis = Analysis::<G>::new(record, &seats, seed);
    while !analysis.step(slice) {}
    analysis.report().clone()
}
fn played<G: Game>(setup: G::Setup, choices: usize) -> Record<G::Setup> {
    let mut session = Session::<G>::new(setup);
    let mut rng = Rng::new(1);
    while session.game().decision().is_some() && session.plies().len() < choices {
        let choice = ai::think(session.game(), Level::Easy, &mut rng);
        session.choose(choice).expect("an offered choice");
    }
    session.record().clone()
}
/// How a text goes on that ends with the choice in question.
fn last(text: &str) -> Judged {
    let opened = link::open_text::<smash_up::Game>(text).expect("a game");
    assert_eq!(opened.stopped, None);
    let record = opened.session.record();
    let report = analysed::<smash_up::Game>(record, u32::MAX, 1);
    report.decisions.last().expect("a choice that was judged").clone()
}
/// Ann wins with her Laseratops.
const WIN: &str = "
base Jungle Oasis: ann King Rex, ann War Raptor
base Tortuga: bob Laseratops
ann 13vp: hand Laseratops, Scout; deck ?6
bob 13vp: hand ?4; deck ?10
";

#[test]
fn a_win_thrown_away_is_a_blunder() {
    let thrown = last(&format!("{WIN}> ann: done\n"));
    assert_eq!(thrown.label(), Some(Label::Blunder), "{thrown:?}");
    assert!(!thrown.reasons.is_empty());
    let taken = last(&format!("{WIN}> ann: Laseratops\n"));
    assert_eq!((taken.loss(), taken.better), (0.0, None), "{taken:?}");
}
#[test]
fn what_is_better_would_have_lost_nothing() {
    let mut better = 0;
    for (i, game) in positions(40, 100).into_iter().enumerate() {
        let Some(first) = judged(&game, 0, i as u64) else { continue };
        let Some(choice) = first.better else { continue };
        let again = judged(&game, choice, i as u64).expect("a decision");
        assert_eq!((again.difference, again.better), (0.0, None), "position {i}");
        better += 1;
    }
    assert!(better > 10, "only {better} first choices were not the best");
}
#[test]
fn what_is_hidden_changes_no_judgement() {
    for (i, game) in positions(60, 200).into_iter().enumerate() {
        let other = shuffled(&game, deciding(&game), &mut Rng::new(i as u64));
        assert_eq!(judged(&game, 0, 5), judged(&other, 0, 5), "position {i}");
    }
}
#[test]
fn an_analysis_is_the_same_in_slices_of_any_size() {
    let record = played::<smash_up::Game>(smash_up::Setup::random(2, 3), 40);
    let whole = analysed::<smash_up::Game>(&record, u32::MAX, 9);
    assert!(whole.decisions.len() > 5);
    assert_eq!(whole, analysed::<smash_up::Game>(&record, 300, 9));
}
#[test]
fn who_is_asked_about_changes_neither_chances_nor_luck() {
    let record = played::<smash_up::Game>(smash_up::Setup::random(3, 4), 40);
    let mut nobody = Analysis::<smash_up::Game>::new(&record, &[], 9);
    while !nobody.step(u32::MAX) {}
    assert_eq!(nobody.report().decisions, []);
    assert_eq!(nobody.report().moments, analysed::<smash_up::Game>(&record, u32::MAX, 9).moments);
}
#[test]
fn accounts_add_up_in_both_games() {
    add_up::<smash_up::Game>(smash_up::Setup::random(2, 5), 60);
    add_up::<monster_smash::Game>(monster_smash::Setup::random(3, 5), 500);
}
fn add_up<G: Game>(setup: G::Setup, choices: usize) {
    let record = played::<G>(setup, choices);
    let report = analysed::<G>(&record, u32::MAX, 1);
    assert_eq!((report.ply, report.plies), (record.choices.len(), record.choices.len()));
    assert!(!report.decisions.is_empty());
    for moment in &report.moments {
        assert!((moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{moment:?}");
        assert!(moment.luck.iter().sum::<f32>().abs() < 1e-3, "{moment:?}");
    }
    let mut lucky = 0.0;
    for seat in 0..report.moments[0].chances.len() {
        let account = Account::of(&report, seat as u8).expect("an account");
        let sum = account.start + account.own + account.others + account.luck;
        assert!((account.end - sum).abs() < 1e-2, "{account:?}");
        lucky += account.luck.abs();
    }
    assert!(lucky > 0.0, "nobody had any luck");
}
