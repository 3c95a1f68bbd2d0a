//! What the tests say they cover: the tags in scenario files, and tests/coverage.txt for the rest.
//!
//! ```text
//! case C034, C035              in a .smash file; also ruling, bug and rule
//! C040 = tests/promises.rs     in coverage.txt: covered elsewhere, with words if one likes
//! C041 - needs a second deck   in coverage.txt: excused, and not counted as covered
//! ```

use crate::shell::Done;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// All that is claimed.
#[derive(Default)]
pub struct Tags {
    /// The ids that scenarios, or tests named in coverage.txt, cover.
    pub covered: BTreeSet<String>,
    /// The ids that nothing covers, with the reason.
    pub excused: BTreeMap<String, String>,
    /// All scenario files, to find the names of cards in.
    pub text: String,
}

/// Reads every scenario under tests/, and coverage.txt where there is one.
pub fn read(root: &Path) -> Done<Tags> {
    let mut tags = Tags::default();
    read_folder(&root.join("tests"), &mut tags)?;
    let notes = fs::read_to_string(root.join("tests/coverage.txt")).unwrap_or_default();
    for (number, line) in notes.lines().enumerate() {
        let at = |why: &str| format!("tests/coverage.txt:{}: {why}", number + 1);
        match note(line).map_err(|why| at(&why))? {
            None => {}
            Some(Note::Covered { id, path }) => {
                if !root.join(path).exists() {
                    return Err(at(&format!("there is no {path}")).into());
                }
                tags.covered.insert(id.into());
            }
            Some(Note::Excused { id, reason }) => {
                tags.excused.insert(id.into(), reason.into());
            }
        }
    }
    Ok(tags)
}

fn read_folder(folder: &Path, tags: &mut Tags) -> Done {
    for entry in fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            read_folder(&path, tags)?;
        } else if path.extension().is_some_and(|ending| ending == "smash") {
            let text = fs::read_to_string(&path)?;
            tags.covered.extend(text.lines().flat_map(ids).map(String::from));
            tags.text.push_str(&text);
            tags.text.push('\n');
        }
    }
    Ok(())
}

/// The ids on a line of a scenario, if it is one that tags.
fn ids(line: &str) -> impl Iterator<Item = &str> {
    let tagged =
        line.split_once([' ', '\t']).filter(|(word, _)| matches!(*word, "case" | "ruling" | "bug" | "rule"));
    let list = tagged.map_or("", |(_, list)| list.split('#').next().unwrap_or_default());
    list.split([' ', '\t', ',']).filter(|id| !id.is_empty())
}

#[derive(Debug, PartialEq)]
enum Note<'a> {
    Covered { id: &'a str, path: &'a str },
    Excused { id: &'a str, reason: &'a str },
}

fn note(line: &str) -> Result<Option<Note<'_>>, String> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let mut words = line.splitn(3, char::is_whitespace);
    match (words.next().unwrap_or_default(), words.next(), words.next().map(str::trim)) {
        ("", ..) => Ok(None),
        (id, Some("="), Some(rest)) => {
            let path = rest.split([' ', '\t']).next().unwrap_or(rest);
            Ok(Some(Note::Covered { id, path: path.split("::").next().unwrap_or(path) }))
        }
        (id, Some("-"), Some(reason)) => Ok(Some(Note::Excused { id, reason })),
        _ => Err(format!("neither `ID = path reason` nor `ID - reason`: {line}")),
    }
}

/// Whether an id is a rules case's: C034.
pub fn is_case(id: &str) -> bool {
    numbered(id, 'C')
}

/// Whether an id is a case of Monster Smash: T12.
pub fn is_monster_smash(id: &str) -> bool {
    numbered(id, 'T')
}

/// Whether an id is a bug's: B020.
pub fn is_bug(id: &str) -> bool {
    numbered(id, 'B')
}

/// Whether an id is a ruling's: shinobi--any-turn.
pub fn is_ruling(id: &str) -> bool {
    id.contains("--")
}

fn numbered(id: &str, letter: char) -> bool {
    id.strip_prefix(letter).is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_may_tag_several() {
        let read = |line| ids(line).collect::<Vec<_>>();
        assert_eq!(read("case C034"), ["C034"]);
        assert_eq!(read("case C034, C035 C036,C037  # the same four ways"), ["C034", "C035", "C036", "C037"]);
        assert_eq!(read("ruling shinobi--any-turn"), ["shinobi--any-turn"]);
        assert_eq!(read("rule R13.5"), ["R13.5"]);
        for other in
            ["", "case", "# case C034", "## case C034", "cases C034", "> ann: case C034", "base Tortuga"]
        {
            assert!(read(other).is_empty(), "{other}");
        }
    }

    #[test]
    fn notes_cover_or_excuse() {
        let covered = Ok(Some(Note::Covered { id: "C040", path: "tests/promises.rs" }));
        assert_eq!(note("C040 = tests/promises.rs"), covered);
        assert_eq!(note("C040 = tests/promises.rs::views_agree every view is compared"), covered);
        assert_eq!(
            note("C041 - needs a second deck"),
            Ok(Some(Note::Excused { id: "C041", reason: "needs a second deck" }))
        );
        assert_eq!(note("  # a comment"), Ok(None));
        assert!(note("C042").is_err() && note("C042 = ").is_err() && note("C042 maybe later").is_err());
    }

    #[test]
    fn ids_show_their_kind() {
        assert!(is_case("C034") && !is_case("C") && !is_case("Cannon--x") && !is_case("B020"));
        assert!(is_bug("B020") && is_ruling("shinobi--any-turn") && !is_ruling("R13.5"));
    }
}
