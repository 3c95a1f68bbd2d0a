//! Every scenario of this folder holds, and what is wrong with a text is said.

use basebreaker::monster_smash::Game;
use basebreaker::shell::notation;
use basebreaker::shell::script;
use std::path::Path;

#[test]
fn the_rules_do_what_their_cases_say() {
    let (mut passed, mut failed) = (0, vec![]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/monster_smash");
    for file in std::fs::read_dir(&folder).expect("the folder of scenarios").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if !name.ends_with(".smash") {
            continue;
        }
        let text = std::fs::read_to_string(file.path()).expect("a scenario file");
        for scenario in script::read(&text).unwrap_or_else(|f| panic!("{name}:{}: {}", f.line, f.what)) {
            match notation::run::<Game>(&scenario) {
                Ok(()) => passed += 1,
                Err(faults) => failed.extend(faults.iter().map(|f| format!("{name}:{}: {}", f.line, f.what))),
            }
        }
    }
    assert!(failed.is_empty(), "{passed} passed; these did not:\n{}", failed.join("\n"));
    assert!(passed > 60, "only {passed} scenarios were found");
}
/// What is wrong with a scenario, with its lines.
fn faults(lines: &str) -> Vec<(usize, String)> {
    let text = format!("## Something is wrong\ngame monster-smash\n{lines}\n");
    let scenario = &script::read(&text).expect("a title comes first")[0];
    let faults = notation::run::<Game>(scenario).expect_err("something wrong");
    faults.into_iter().map(|fault| (fault.line, fault.what)).collect()
}
#[test]
fn a_mistake_names_its_line_and_what_was_on_offer() {
    let wrong = faults("turn ann burn\nann Mummy: hand M1 M1 Z2\nbob Zombie:\n> ann: W4");
    assert_eq!(wrong, [(6, "ann wants \"W4\"; on offer: M1#1, M1#2, Z2, done".to_string())]);
}
#[test]
fn all_mistakes_of_a_position_are_told() {
    let wrong = faults("dance\nann Mummy: hand M1 x5\nbob Mummy: hand Z9\noption luck");
    let said: Vec<&str> = wrong.iter().map(|(_, what)| what.as_str()).collect();
    assert_eq!(wrong.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [3, 6, 4, 5, 5], "{said:?}");
    assert!(said[2].contains("no x5 left"), "{said:?}");
    assert!(said[3].contains("both the Mummy"), "{said:?}");
}
#[test]
fn a_game_that_cannot_begin_is_refused_with_a_reason() {
    for (line, wanted) in [
        ("players ann: Mummy; bob: Mummy", "seats 0 and 1 have both chosen the Mummy"),
        ("players ann", "1 players; 2 to 5 can play"),
        ("players ann; bob; cat; dan; eve; fay", "6 players; 2 to 5 can play"),
        (
            "removed Zombie\nplayers ann; bob: Zombie",
            "the Zombie cards cannot be removed: somebody plays them",
        ),
        (
            "removed Zombie\nplayers ann; bob; cat; dan; eve",
            "with 5 players the Zombie cards stay in the game",
        ),
        ("ann Mummy: hand M1", "1 players; 2 to 5 can play"),
    ] {
        assert_eq!(faults(line).into_iter().map(|(_, what)| what).collect::<Vec<_>>(), [wanted], "{line}");
    }
}
