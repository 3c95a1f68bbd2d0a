//! The guide for writers of factions names every word there is, and cards that exist.

use basebreaker::smash_up::defs::by_name;

const GUIDE: &str = include_str!("../docs/vocabulary.md");
const WORDS: [&str; 6] = [
    include_str!("../src/smash_up/words/nouns.rs"),
    include_str!("../src/smash_up/words/operands.rs"),
    include_str!("../src/smash_up/words/numbers.rs"),
    include_str!("../src/smash_up/words/verbs.rs"),
    include_str!("../src/smash_up/words/abilities.rs"),
    include_str!("../src/smash_up/words/print.rs"),
];

#[test]
fn the_guide_names_every_word() {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let named: Vec<&str> = GUIDE.split(|c| !is_name(c)).collect();
    for line in WORDS.iter().flat_map(|file| file.lines()).map(str::trim) {
        let rest = line.strip_prefix("pub const fn ").or_else(|| line.strip_prefix("pub const "));
        let Some(name) = rest.and_then(|rest| rest.split(|c| !is_name(c)).next()) else { continue };
        assert!(named.contains(&name) || name == "ABILITIES", "the guide does not name `{name}`");
    }
}
#[test]
fn the_cards_that_the_guide_points_to_exist() {
    let tables = GUIDE.lines().filter(|line| line.starts_with("| `"));
    let mut pointed = 0;
    for cards in tables.filter_map(|line| line.trim_end_matches('|').rsplit('|').next()) {
        for name in cards.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            assert!(by_name(name, false).or(by_name(name, true)).is_some(), "no card is called {name:?}");
            pointed += 1;
        }
    }
    assert!(pointed > 60, "only {pointed} examples");
}
