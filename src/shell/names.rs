//! What seats are called in text: one word or a few, without the signs that mean something there.

/// The names as text can hold them, each different; who has none is `ann`, `bob`, `cat`, `dan` or `eve`.
pub fn plain(called: &[String], seats: usize) -> Vec<String> {
    let mut names: Vec<String> = vec![];
    for seat in 0..seats {
        let given = called.get(seat).map_or("", String::as_str);
        let kept: String = given.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        let kept = kept.trim_matches('-');
        let mut name = if kept.is_empty() || kept.chars().all(|c| c.is_ascii_digit()) {
            ["ann", "bob", "cat", "dan"].get(seat).unwrap_or(&"eve").to_string()
        } else {
            kept.to_string()
        };
        while names.iter().any(|other| super::script::same(other, &name))
            || RESERVED.iter().any(|word| word.eq_ignore_ascii_case(&name))
        {
            name += "-2";
        }
        names.push(name);
    }
    names
}
/// Words that begin lines or answers of their own.
const RESERVED: [&str; 28] = [
    "base",
    "basedeck",
    "basediscard",
    "turn",
    "option",
    "seed",
    "edition",
    "players",
    "draft",
    "first",
    "rule",
    "case",
    "ruling",
    "bug",
    "partial",
    "extra",
    "used",
    "noactions",
    "redeal",
    "people",
    "called",
    "no",
    "madness",
    "game",
    "deck",
    "discard",
    "removed",
    "fresh",
];
