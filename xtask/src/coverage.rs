//! `cargo xtask coverage`: which rules cases, rulings and cards no scenario covers.
//!
//! Counted against the reference data beside the checkout (../shared), as far as the shipped cards
//! can form what a case or ruling describes. The last line has all figures.

mod names;
mod reference;
mod tags;

use crate::shell::{Done, cargo, command, output, root};
use reference::{Item, Kind, Shipped};
use tags::Tags;

/// Prints what is missing, then the figures.
pub fn report() -> Done {
    let list =
        output(command(cargo()).args(["run", "--quiet", "--bin", "basebreaker", "--", "cards", "--json"]))?;
    let mut shipped = Shipped::read(&list)?;
    let tags = tags::read(root())?;
    let shared = root().join("../shared");
    let items = if shared.join("cards").is_dir() {
        let items = reference::read(&shared, &mut shipped)?;
        print_gaps(&items, &tags);
        items
    } else {
        tagged_cases(&tags)
    };

    let bare: Vec<_> = shipped.cards.iter().filter(|card| !card.is_in(&tags.text)).collect();
    print_list("cards and bases in no scenario", bare.iter().map(|card| card.names[0].clone()));
    let kinds = [Kind::Case, Kind::Official, Kind::Community, Kind::Derived, Kind::MonsterSmash];
    let [cases, official, community, derived, monster_smash] = kinds.map(|kind| figure(&items, &tags, kind));
    let (cards, all) = (shipped.cards.len() - bare.len(), shipped.cards.len());
    println!(
        "cases {cases}, rulings official {official}, community {community}, derived {derived}, cards {cards} of {all}, \
         cases of Monster Smash {monster_smash}"
    );
    Ok(())
}

/// Without the reference data, what is tagged is all there is to count.
fn tagged_cases(tags: &Tags) -> Vec<Item> {
    let rulings = tags.covered.iter().filter(|id| tags::is_ruling(id)).count();
    println!(
        "The reference data (../shared) is absent: every tagged case counts, and of the {rulings} tagged\n\
         rulings it is not known who made them."
    );
    let of = |kind, is_one: fn(&str) -> bool| {
        let ids = tags.covered.iter().filter(move |id| is_one(id));
        ids.map(move |id| Item { id: id.clone(), kind, says: String::new(), in_scope: true })
    };
    of(Kind::Case, tags::is_case).chain(of(Kind::MonsterSmash, tags::is_monster_smash)).collect()
}

fn print_gaps(items: &[Item], tags: &Tags) {
    let open = |item: &&Item| item.in_scope && !tags.covered.contains(&item.id);
    let missing = |item: &&Item| open(item) && !tags.excused.contains_key(&item.id);
    for (kind, title) in [
        (Kind::Case, "cases without a scenario"),
        (Kind::Official, "official rulings without a scenario"),
        (Kind::Community, "community rulings without a scenario"),
        (Kind::Derived, "derived rulings without a scenario"),
        (Kind::MonsterSmash, "cases of Monster Smash without a scenario"),
    ] {
        let missing = items.iter().filter(|item| item.kind == kind).filter(missing);
        print_list(title, missing.map(|item| format!("{}: {}", item.id, item.says)));
    }
    print_list("excused", tags.excused.iter().map(|(id, reason)| format!("{id}: {reason}")));

    let known = |id: &String| items.iter().any(|item| item.id == *id);
    let claimed = tags.covered.iter().chain(tags.excused.keys());
    let is_counted = |id: &str| tags::is_case(id) || tags::is_ruling(id) || tags::is_monster_smash(id);
    let unknown = claimed.filter(|id| is_counted(id) && !known(id));
    print_list("tagged, but not in the reference data", unknown.cloned());

    let outside = |case: bool| {
        items.iter().filter(|item| (item.kind == Kind::Case) == case && !counts(item, tags)).count()
    };
    println!(
        "out of scope, because they need cards that are not shipped: {} cases, {} rulings",
        outside(true),
        outside(false)
    );
    println!("also tagged: {} bugs", tags.covered.iter().filter(|id| tags::is_bug(id)).count());
}

fn print_list(title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<_> = lines.collect();
    if !lines.is_empty() {
        println!("{title} ({}):", lines.len());
        lines.iter().for_each(|line| println!("  {line}"));
        println!();
    }
}

/// What is covered counts even where its words name a card that is not shipped.
fn counts(item: &Item, tags: &Tags) -> bool {
    item.in_scope || tags.covered.contains(&item.id)
}

fn figure(items: &[Item], tags: &Tags, kind: Kind) -> String {
    let all = items.iter().filter(|item| item.kind == kind && counts(item, tags));
    let covered = all.clone().filter(|item| tags.covered.contains(&item.id));
    format!("{} of {}", covered.count(), all.count())
}
