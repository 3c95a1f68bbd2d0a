//! How good the table looks for a seat, as a sum of named terms: how near it is to either way to win, compared with the
//! others. It looks at other hands only by their size, so an imagined game is worth what the real one is.

use super::Game;
use super::table::{COLLECT, MOST_STOLEN, OWN, Phase};
use crate::shell::{Message, Seat, Term};

/// What a decided game is worth.
const DECIDED: f32 = 100.0;
/// The terms.
const CARDS: &str = "cards";
const SUIT: &str = "suit";
const RIVALS: &str = "rivals";
const END: &str = "end";

/// What each term counts for: a card; what fifteen count more than so many single ones; a card that is missing up to
/// more than one attack can steal; one of the own suit, and more the nearer they are to six; the strongest of the
/// others, and all of them.
pub const WEIGHTS: [(&str, f32); 7] = [
    ("card", 0.8),
    ("collect", 5.0),
    ("bare", 0.8),
    ("own", 0.6),
    ("own-near", 0.12),
    ("strongest", 0.6),
    ("others", 0.2),
];

/// Notes each term, from the seat's point of view.
pub fn appraise(game: &Game, seat: Seat, weights: &[f32], note: &mut impl FnMut(Term, f32)) {
    let table = &game.table;
    if let Phase::Over { winner, .. } = table.phase {
        return note(Term::plain(END), if winner == seat { DECIDED } else { -DECIDED });
    }
    if table.is_out(seat) {
        return note(Term::plain(END), -DECIDED);
    }
    let &[card, collect, bare, own, near, strongest, others] = weights else { return };
    let held = |s: Seat| {
        let size = table.hand(s).len();
        let part = f32::from(size.min(COLLECT)) / f32::from(COLLECT);
        card * f32::from(size) + collect * part * part
            - bare * f32::from((MOST_STOLEN + 1).saturating_sub(size))
    };
    let mine = f32::from(table.own(seat).len().min(OWN));
    note(Term::plain(CARDS), held(seat));
    note(Term::plain(SUIT), own * mine + near * mine * mine);
    let (mut best, mut sum) = (0.0f32, 0.0);
    for other in table.alive().filter(|other| *other != seat) {
        best = best.max(held(other));
        sum += held(other);
    }
    note(Term::plain(RIVALS), -strongest * best - others * sum);
}
/// A term as a player reads it: what a choice gains or gives up.
pub fn reason(term: Term, change: f32) -> Message {
    let way = if change >= 0.0 { "better" } else { "worse" };
    match term.id {
        CARDS => Message::new("monster-reason-cards").with("way", way),
        SUIT => Message::new("monster-reason-suit").with("way", way),
        RIVALS => Message::new("monster-reason-rivals").with("way", way),
        END => Message::new("monster-reason-end").with("way", way),
        _ => Message::new("monster-reason-outlook").with("way", way),
    }
}
