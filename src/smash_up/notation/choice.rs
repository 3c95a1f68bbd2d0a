//! The choice that a name means: as a script names it, and as it is typed at the table.

use crate::shell::{CardId, Choice, Game as _};
use crate::smash_up::Game;
use crate::smash_up::defs::{by_name, same};
use crate::smash_up::text::choices::{self, Names};

/// What is on offer now, by name.
pub fn labels(game: &Game, names: Names) -> Vec<String> {
    game.decision().map_or(vec![], |d| choices::labels(game, &d.choices, names))
}
/// The index of the choice that a name means. Alike things that stand for each other (two copies in
/// one hand) need no telling apart.
///
/// # Errors
/// What keeps it from being one, to be said after the name; nothing, if there is simply no such choice.
pub fn find(game: &Game, names: Names, wanted: &str) -> Result<usize, String> {
    let labels = labels(game, names);
    if let Some(exact) = labels.iter().position(|label| same(label, wanted)) {
        return Ok(exact);
    }
    let Some(decision) = game.decision() else { return Err(String::new()) };
    // `#3` is the third choice, whatever it is called.
    if let Some(n) = wanted.strip_prefix('#').and_then(|n| n.parse::<usize>().ok()) {
        let of = decision.choices.len();
        return if (1..=of).contains(&n) { Ok(n - 1) } else { Err(format!(", there are {of}")) };
    }
    let (rest, number) = match wanted.rsplit_once('#') {
        Some((rest, n)) => (rest, n.trim().parse::<usize>().ok()),
        None => (wanted, None),
    };
    let (rest, place) = rest.split_once('@').map_or((rest, None), |(rest, place)| (rest, Some(place)));
    let owner = names.iter().position(|n| rest.split_whitespace().next().is_some_and(|w| same(w, n)));
    let fits = |choice: &Choice| -> bool {
        let plain = choices::name(game, *choice, names);
        let Choice::Card(card) = *choice else { return same(&plain, rest) };
        let c = game.table.card(card);
        let named = |name: &str| same(&plain, name) || by_name(name, false) == Some(c.def);
        let whole = named(rest);
        let owned = owner.is_some_and(|seat| {
            let name = rest.trim().split_once(' ').map_or("", |(_, name)| name);
            c.controller as usize == seat && named(name)
        });
        (whole || owned)
            && place.is_none_or(|p| same(p, &choices::place(game, card)) || base_is(game, card, p))
    };
    let found: Vec<usize> = (0..decision.choices.len()).filter(|i| fits(&decision.choices[*i])).collect();
    match (found.as_slice(), number) {
        ([], _) => Err(String::new()),
        (many, Some(n)) => many.get(n.wrapping_sub(1)).copied().ok_or(format!(", there are {}", many.len())),
        ([one], None) => Ok(*one),
        (many, None)
            if many.iter().all(|i| are_alike(game, decision.choices[many[0]], decision.choices[*i])) =>
        {
            Ok(many[0])
        }
        (many, None) => Err(format!(
            ", which could be {}",
            many.iter().map(|i| labels[*i].as_str()).collect::<Vec<_>>().join(" or ")
        )),
    }
}
/// Two cards nobody could tell apart.
fn are_alike(game: &Game, a: Choice, b: Choice) -> bool {
    let (Choice::Card(a), Choice::Card(b)) = (a, b) else { return false };
    let (x, y) = (game.table.card(a), game.table.card(b));
    let plain = |id| !game.table.is_in_play(id) || game.actions_on(id).next().is_none();
    (x.def, x.controller, x.pile, x.base, x.counters) == (y.def, y.controller, y.pile, y.base, y.counters)
        && plain(a)
        && plain(b)
}
fn base_is(game: &Game, card: CardId, place: &str) -> bool {
    game.base_of(card).is_some_and(|base| by_name(place, true) == Some(game.table.base_def(base)))
}
