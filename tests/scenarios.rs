//! Every scenario of `tests/cards` and `tests/rules` holds.

use basebreaker::smash_up::notation;
use std::path::Path;

/// Runs all files of a folder and returns what failed, as `file:line: what`.
fn run(folder: &str) -> (usize, Vec<String>) {
    let (mut passed, mut failed) = (0, vec![]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    for file in std::fs::read_dir(&folder).expect("the folder of scenarios").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(file.path()).expect("a scenario file");
        let scenarios = notation::read(&text).unwrap_or_else(|f| panic!("{name}:{}: {}", f.line, f.what));
        for scenario in scenarios {
            match notation::run(&scenario) {
                Ok(()) => passed += 1,
                Err(faults) => failed.extend(faults.iter().map(|f| format!("{name}:{}: {}", f.line, f.what))),
            }
        }
    }
    (passed, failed)
}

#[test]
fn the_cards_do_what_their_rulings_say() {
    let (passed, failed) = run("cards");
    assert!(failed.is_empty(), "{passed} passed; these did not:\n{}", failed.join("\n"));
    assert!(passed > 0, "no scenario was found");
}

#[test]
fn the_rules_do_what_their_cases_say() {
    let (passed, failed) = run("rules");
    assert!(failed.is_empty(), "{passed} passed; these did not:\n{}", failed.join("\n"));
    assert!(passed > 0, "no scenario was found");
}

#[test]
fn a_mistake_names_its_line_and_what_was_on_offer() {
    let text = "## Somebody wants what nobody has\nbase Tortuga: bob Buccaneer\nann: hand Seeing Stars\nbob:\n> ann: Zapbot\n";
    let scenario = &notation::read(text).expect("a title comes first")[0];
    let faults = notation::run(scenario).expect_err("Zapbot is in no hand");
    assert_eq!(faults[0].line, 5);
    assert_eq!(faults[0].what, "ann wants \"Zapbot\"; on offer: Seeing Stars, done");
}

#[test]
fn all_mistakes_of_a_position_are_told() {
    let text = "## Three mistakes\nbase Nowhere\nann: hand Nobody\nbob: hnad Zapbot\n";
    let faults =
        notation::run(&notation::read(text).expect("a title comes first")[0]).expect_err("three mistakes");
    assert_eq!(faults.iter().map(|f| f.line).collect::<Vec<_>>(), [2, 3, 4]);
}

#[test]
fn a_deck_list_that_does_not_add_up_names_the_card() {
    let text = "## Two Pirate Kings\nann Pirates, Ninjas: hand Pirate King x2; deck ?38\nbob:\n";
    let faults =
        notation::run(&notation::read(text).expect("a title comes first")[0]).expect_err("there is one king");
    assert!(faults[0].what.contains("Pirate King"), "{}", faults[0].what);
}
