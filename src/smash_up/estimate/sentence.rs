//! A term of the estimate as a sentence: what a move gains or gives up.

use super::survey::survey;
use crate::shell::{Message, Term};
use crate::smash_up::Game;
use crate::smash_up::text::say;

/// What changed in a term, seen from the position before the move; `change` says whether for the better.
pub fn reason(game: &Game, term: Term, change: f32) -> Message {
    let way = if change >= 0.0 { "better" } else { "worse" };
    let Some(base) = term.base else {
        let message = match term.id {
            "vp" => Message::new("reason-vp"),
            "race" => Message::new("reason-race"),
            "power" => Message::new("reason-power"),
            "hand" => Message::new("reason-hand"),
            "specials" => Message::new("reason-specials"),
            "plays" => Message::new("reason-plays"),
            "ongoing" => Message::new("reason-ongoing"),
            "circle" => Message::new("reason-circle"),
            "decided" => Message::new("reason-decided"),
            _ => Message::new("reason-outlook"),
        };
        return message.with("way", way);
    };
    let sites = survey(game);
    let short = sites.iter().find(|site| site.base == base).map_or(0, |site| site.breakpoint - site.total);
    let message = match term.id {
        "share" => Message::new("reason-share"),
        _ => Message::new("reason-lead"),
    };
    message.with("way", way).with("base", say::base(game, base)).with("short", i32::from(short.max(0)))
}
