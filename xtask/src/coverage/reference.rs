//! The reference data beside the checkout (rules cases, and the rulings of every card), and which of
//! it the shipped cards can form.

use super::names::{Names, mentions};
use crate::shell::Done;
use serde_json::Value;
use std::{collections::BTreeSet, fs, path::Path};

/// Who stands behind an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Case,
    Official,
    Community,
    Derived,
    /// A case of the other game.
    MonsterSmash,
}

/// A case or a ruling: something that a scenario can show.
pub struct Item {
    pub id: String,
    pub kind: Kind,
    /// A case's title, or a ruling's given and when.
    pub says: String,
    /// Whether the shipped cards can form it.
    pub in_scope: bool,
}

/// A shipped card or base.
pub struct Card {
    /// As shown; then the other names it goes by.
    pub names: Vec<String>,
    id: String,
}

impl Card {
    /// Whether scenarios name it; they do not care for capitals.
    pub fn is_in(&self, scenarios: &str) -> bool {
        let scenarios = scenarios.to_lowercase();
        self.names.iter().any(|name| mentions(&scenarios, &name.to_lowercase()))
    }
}

/// What the game ships, as `basebreaker cards --json` tells it.
pub struct Shipped {
    pub cards: Vec<Card>,
    factions: BTreeSet<String>,
}

impl Shipped {
    /// Reads the command's output; what follows the JSON is for people.
    pub fn read(output: &str) -> Done<Self> {
        let first = serde_json::Deserializer::from_str(output).into_iter::<Value>().next();
        let list = first.ok_or("`basebreaker cards --json` printed nothing")??;
        let (mut cards, mut factions) = (vec![], BTreeSet::new());
        for faction in each(&list["factions"]) {
            factions.insert(text(&faction["id"]));
            for card in each(&faction["cards"]).chain(each(&faction["bases"])) {
                cards.push(Card { id: text(&card["id"]), names: vec![text(&card["name"])] });
            }
        }
        if cards.is_empty() {
            return Err("`basebreaker cards --json` lists no cards".into());
        }
        Ok(Self { cards, factions })
    }

    fn has(&self, id: &str) -> bool {
        self.cards.iter().any(|card| card.id == id)
    }
}

/// Reads all cases and rulings, and adds to the shipped cards the other names they go by.
pub fn read(shared: &Path, shipped: &mut Shipped) -> Done<Vec<Item>> {
    let mut files: Vec<_> = fs::read_dir(shared.join("cards"))?.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    let sets = files.iter().map(|file| Ok(serde_json::from_str(&fs::read_to_string(file)?)?));
    let sets = sets.collect::<Done<Vec<Value>>>()?;
    let cases = fs::read_to_string(shared.join("rules/cases.md"))?;

    add_other_names(&sets, shipped);
    let names = Names::new(sets.iter().flat_map(|set| named(set, shipped)));
    let mut items = read_cases(&cases, &names);
    for set in &sets {
        read_rulings(set, shipped, &names, &mut items);
    }
    items.extend(read_monster_smash(&fs::read_to_string(shared.join("games/monster-smash.md"))?));
    Ok(items)
}

/// `| T01 | given | when | then |`
fn read_monster_smash(markdown: &str) -> Vec<Item> {
    let case = |line: &str| {
        let mut cells = line.strip_prefix("| T")?.split('|').map(str::trim);
        let id = format!("T{}", cells.next()?);
        let says = cells.next()?.to_string();
        Some(Item { id, kind: Kind::MonsterSmash, says, in_scope: true })
    };
    markdown.lines().filter_map(case).collect()
}

/// A card and its revised edition may differ in name.
fn add_other_names(sets: &[Value], shipped: &mut Shipped) {
    let printed: Vec<&Value> = sets.iter().flat_map(all_printed).collect();
    for card in &mut shipped.cards {
        for name in printed.iter().filter(|other| other["id"] == *card.id).flat_map(|other| names_of(other)) {
            if !card.names.contains(&name) {
                card.names.push(name);
            }
        }
    }
}

/// Every name that a set prints, and whether it is shipped.
fn named(set: &Value, shipped: &Shipped) -> Vec<(String, bool)> {
    let factions = each(&set["factions"]);
    let factions =
        factions.map(|faction| (text(&faction["name"]), shipped.factions.contains(&text(&faction["id"]))));
    let printed = all_printed(set).flat_map(|card| {
        let here = shipped.has(&text(&card["id"]));
        names_of(card).into_iter().map(move |name| (name, here))
    });
    factions.chain(printed).collect()
}

fn all_printed(set: &Value) -> impl Iterator<Item = &Value> {
    let cards = each(&set["factions"])
        .flat_map(|faction| each(&faction["cards"]).chain(each(&faction["revised_added"])));
    cards.chain(each(&set["bases"])).chain(each(&set["other"]))
}

/// A card's names in both editions. People leave out the article of a longer name ("Mothership"),
/// but what is left of The Count is an ordinary word.
fn names_of(card: &Value) -> Vec<String> {
    let full = [text(&card["name"]), text(&card["revised"]["name"])];
    let mut names: Vec<_> = full.into_iter().filter(|name| !name.is_empty()).collect();
    let short = names[0].strip_prefix("The ").filter(|short| !ORDINARY.contains(short)).map(String::from);
    names.extend(short);
    names
}

const ORDINARY: [&str; 4] = ["Count", "Monster", "Hill", "Locals"];

/// `- **C001** *Title.* **Given** ...`, where "Given same" means the case above.
fn read_cases(markdown: &str, names: &Names) -> Vec<Item> {
    let mut above = true;
    let mut case = |line: &str| {
        let (id, rest) = line.strip_prefix("- **C")?.split_once("** ")?;
        let title = rest.split('*').nth(1).unwrap_or(rest);
        let (id, says) = (format!("C{id}"), title.trim_end_matches('.').to_string());
        let in_scope = names.foreign(rest).is_none() && (above || !rest.contains("**Given** same"));
        above = in_scope;
        Some(Item { id, kind: Kind::Case, says, in_scope })
    };
    markdown.lines().filter_map(&mut case).collect()
}

fn read_rulings(set: &Value, shipped: &Shipped, names: &Names, items: &mut Vec<Item>) {
    let whole_set = each(&set["factions"]).all(|faction| shipped.factions.contains(&text(&faction["id"])));
    let own = each(&set["factions"]).flat_map(|faction| each(&faction["cards"])).chain(each(&set["bases"]));
    let own = own.map(|card| (&card["rulings"], shipped.has(&text(&card["id"]))));
    let other = each(&set["other"]).map(|card| (&card["rulings"], whole_set));
    let general = std::iter::once((&set["general_rulings"], whole_set));
    for (rulings, here) in own.chain(other).chain(general) {
        for ruling in each(rulings).filter(|ruling| ruling["edition"] != "revised") {
            let kind = match ruling["basis"].as_str() {
                Some("official") => Kind::Official,
                Some("community") => Kind::Community,
                _ => Kind::Derived,
            };
            let [given, when, then] = ["given", "when", "then"].map(|part| text(&ruling[part]));
            let in_scope = here && names.foreign(&format!("{given} {when} {then}")).is_none();
            items.push(Item { id: text(&ruling["id"]), kind, says: format!("{given} {when}"), in_scope });
        }
    }
}

fn each(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn shipped() -> Shipped {
        let cards = json!([{"id": "zapbot", "name": "Zapbot"}, {"id": "wench", "name": "Cut Lass"}]);
        let list = json!({"factions": [{"id": "robots", "name": "Robots", "cards": cards,
            "bases": [{"id": "brain", "name": "The Central Brain"}]}]});
        Shipped::read(&format!("{list}\n1 faction, 2 cards, 1 base\n")).unwrap()
    }

    fn set() -> Value {
        let ruling = |id: &str, edition: &str, basis: &str, given: &str| {
            let (when, then) = ("It resolves.", "Yes.");
            json!({"id": id, "edition": edition, "basis": basis, "given": given, "when": when, "then": then})
        };
        json!({"factions": [
            {"id": "robots", "name": "Robots", "cards": [
                {"id": "zapbot", "name": "Zapbot", "revised": null, "rulings": [
                    ruling("zapbot--a", "both", "official", "Zapbot is played."),
                    ruling("zapbot--b", "classic", "derived", "P2 has a Scout in hand."),
                    ruling("zapbot--c", "revised", "official", "Zapbot is played."),
                ]},
                {"id": "wench", "name": "Saucy Wench", "revised": {"name": "Cut Lass"}, "rulings": []},
            ]},
            {"id": "aliens", "name": "Aliens", "cards": [
                {"id": "scout", "name": "Scout", "revised": null, "rulings": [
                    ruling("scout--a", "both", "community", "A Zapbot is here."),
                ]},
            ]}],
            "bases": [{"id": "brain", "name": "The Central Brain", "rulings": [
                ruling("brain--a", "classic", "community", "Zapbot is here."),
            ]}, {"id": "home", "name": "The Homeworld", "rulings": []}],
            "general_rulings": [ruling("general--a", "both", "official", "A turn ends.")]})
    }

    #[test]
    fn a_ruling_is_in_scope_when_all_it_names_is_shipped() {
        let (shipped, set) = (shipped(), set());
        let names = Names::new(named(&set, &shipped));
        let mut items = vec![];
        read_rulings(&set, &shipped, &names, &mut items);
        let read: Vec<_> = items.iter().map(|item| (item.id.as_str(), item.kind, item.in_scope)).collect();
        let wanted = [
            ("zapbot--a", Kind::Official, true),
            ("zapbot--b", Kind::Derived, false),
            ("scout--a", Kind::Community, false),
            ("brain--a", Kind::Community, true),
            ("general--a", Kind::Official, false),
        ];
        assert_eq!(read, wanted);
    }

    #[test]
    fn cases_are_read_from_the_list() {
        let markdown = "# Cases\n- not a case\n- **C001** *Draft.* **Given** Seats. **When** x. **Then** y. — R3.4\n\
            - **C020** *Ready.* **Given** Homeworld holds 24.\n- **C022** *Still.* **Given** same, later.\n\
            - **C021** *Own.* **Given** Central Brain has Cut Lass.\n";
        let items = read_cases(markdown, &Names::new(named(&set(), &shipped())));
        let read: Vec<_> =
            items.iter().map(|item| (item.id.as_str(), item.says.as_str(), item.in_scope)).collect();
        assert_eq!(
            read,
            [
                ("C001", "Draft", true),
                ("C020", "Ready", false),
                ("C022", "Still", false),
                ("C021", "Own", true)
            ]
        );
    }

    #[test]
    fn cases_of_monster_smash_are_the_rows_of_a_table() {
        let markdown =
            "| id | given |\n|---|---|\n| T01 | 5 players | setup | 80 cards |\n| A1 | no | yes |\n";
        let read = read_monster_smash(markdown);
        assert_eq!((read.len(), read[0].id.as_str(), read[0].says.as_str()), (1, "T01", "5 players"));
    }

    #[test]
    fn a_card_goes_by_its_names_in_both_editions() {
        let mut shipped = shipped();
        add_other_names(&[set()], &mut shipped);
        assert_eq!(shipped.cards[1].names, ["Cut Lass", "Saucy Wench"]);
        assert!(shipped.cards[1].is_in("bob saucy wench") && shipped.cards[2].is_in("base Central Brain"));
    }
}
