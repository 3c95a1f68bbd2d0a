//! The same in English, without a catalogue: for the page until it has them.

pub mod log;
pub mod prompts;
pub mod reasons;

/// What kept something from being undone.
pub fn barrier(id: &str) -> &'static str {
    match id {
        "barrier-nothing" => "nothing has been chosen yet",
        "barrier-another" => "another player has decided since",
        "gained-hand-shown" => "a hand was shown",
        "gained-card-discarded" => "a card of a deck was discarded",
        "gained-card-drawn" => "a card was drawn",
        "gained-card-revealed" => "a card was revealed",
        "gained-card-looked-at" => "a hidden card was looked at",
        "gained-deck-searched" => "a deck was searched",
        "gained-hand-looked-at" => "a hand was looked at",
        "gained-base-deck-looked-at" => "the base deck was looked at",
        "gained-base-revealed" => "a new base was revealed",
        "gained-base-deck-shuffled" => "the base deck was shuffled",
        "gained-deck-shuffled" => "a deck was shuffled",
        "gained-random-discard" => "a card was discarded at random",
        _ => "something was shown",
    }
}
