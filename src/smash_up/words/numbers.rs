//! Open questions: numbers, conditions and conditions on one card, each with the phrase that says it.
//! Those that several factions ask are here; a question of one card's own stands beside that card.

use super::super::Game;
use super::super::find::Scope;
use super::MINION;
use crate::shell::CardId;

/// A number that a card reads from the table.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    pub says: &'static str,
    pub of: fn(&Game, &Scope) -> i16,
}
/// A condition.
#[derive(Clone, Copy, Debug)]
pub struct If {
    pub says: &'static str,
    pub is: fn(&Game, &Scope) -> bool,
}
/// A condition on one card, asked while it is being picked.
#[derive(Clone, Copy, Debug)]
pub struct Which {
    pub says: &'static str,
    pub fits: fn(&Game, &Scope, CardId) -> bool,
}
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    N(i8),
    Of(Count),
}
pub const fn n(n: i8) -> Amount {
    Amount::N(n)
}
pub const fn of(count: Count) -> Amount {
    Amount::Of(count)
}

pub const YOUR_MINIONS_HERE: Count = Count {
    says: "the number of your minions here",
    of: |game, scope| game.count(&MINION.yours().here(), scope),
};
pub const YOUR_MINIONS_THERE: Count = Count {
    says: "the number of your minions there",
    of: |game, scope| game.count(&MINION.yours().there(), scope),
};
/// The current power of what was chosen last.
pub const ITS_POWER: Count = Count { says: "its power", of: |game, scope| game.power_of_it(scope) };
/// The power that the chosen minion had when it was chosen (R11.8).
pub const ITS_POWER_BEFORE: Count = Count { says: "its power was", of: |_, scope| scope.power };
/// The +1 power counters on each of those concerned.
pub const ITS_COUNTERS: Count = Count {
    says: "for each +1 power counter on it",
    of: |game, scope| scope.it.first().map_or(0, |it| i16::from(game.table.card(it).counters)),
};
/// How many cards, or counters, the instruction before was carried out on.
pub const THAT_MANY: Count = Count { says: "that many", of: |_, scope| i16::from(scope.done) };

pub const FIRST_MINION: If = If {
    says: "this is the first minion you played this turn",
    is: |game, scope| game.minions_played(scope.you) == 1,
};
pub const OTHERS_TURN: If =
    If { says: "it is not your turn", is: |game, scope| game.table.turn != scope.you };
/// R11.18: totals at the moment of asking.
pub const OPPONENT_LEADS_HERE: If = If {
    says: "an opponent has more power here than you",
    is: |game, scope| {
        let yours = game.total_of(scope.here, scope.you);
        game.opponents(scope.you).any(|seat| game.total_of(scope.here, seat) > yours)
    },
};
pub const YOU_LEAD_HERE: If = If {
    says: "you have more power here than each opponent",
    is: |game, scope| {
        let yours = game.total_of(scope.here, scope.you);
        game.opponents(scope.you).all(|seat| game.total_of(scope.here, seat) < yours)
    },
};
/// Ties for the highest count (R8.15).
pub const HOST_IS_STRONGEST: If = If {
    says: "no minion there is stronger than that minion",
    is: |game, scope| {
        scope.card().map(|me| game.table.card(me).on).is_some_and(|host| {
            game.table.is_in_play(host) && {
                let power = game.power(host);
                game.minions_at(game.table.card(host).base).all(|other| game.power(other) <= power)
            }
        })
    },
};
/// R12.17: of everybody together.
pub const FIRST_HERE_THIS_TURN: If = If {
    says: "it is the first minion played here this turn",
    is: |game, scope| game.minions_played_at(scope.here) == 1,
};
pub const YOU_WON: If =
    If { says: "you are its winner", is: |game, scope| game.place_at(scope.there, scope.you) == Some(1) };
