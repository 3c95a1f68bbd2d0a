//! A term of the estimate as a sentence: what a move gains or gives up.

use super::survey::survey;
use crate::shell::{Message, Term};
use crate::smash_up::Game;
use crate::smash_up::text::say;

/// What changed in a term, seen from the position before the move; `change` says whether for the better.
pub fn reason(game: &Game, term: Term, change: f32) -> Message {
    let way = if change >= 0.0 { "better" } else { "worse" };
    let Some(base) = term.base else {
        return match term.id {
            "vp" => Message::new("reason-vp").with("way", way),
            "race" => Message::new("reason-race").with("way", way),
            "power" => Message::new("reason-power").with("way", way),
            "hand" => Message::new("reason-hand").with("way", way),
            "specials" => Message::new("reason-specials").with("way", way),
            "plays" => Message::new("reason-plays").with("way", way),
            "ongoing" => Message::new("reason-ongoing").with("way", way),
            "circle" => Message::new("reason-circle").with("way", way),
            "decided" => Message::new("reason-decided").with("way", way),
            _ => Message::new("reason-outlook").with("way", way),
        };
    };
    let sites = survey(game);
    let short = sites.iter().find(|site| site.base == base).map_or(0, |site| site.breakpoint - site.total);
    let (base, short) = (say::base(game, base), i32::from(short.max(0)));
    match term.id {
        "share" => Message::new("reason-share").with("way", way).with("base", base).with("short", short),
        _ => Message::new("reason-lead").with("way", way).with("base", base).with("short", short),
    }
}
