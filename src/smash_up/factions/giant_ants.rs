//! Giant Ants: weak bodies, and +1 power counters that march from one to the next.

use crate::smash_up::words::{Use::*, *};

/// What she asks about is the turn, not what is here now (D1 of the set).
const PLAYED_ANOTHER_HERE: If = If {
    says: "you have played another minion here this turn",
    is: |game, scope| game.played_here(scope).any(|card| Some(card) != scope.card()),
};
const PLAYED_HERE: Which = Which {
    says: "that you played here this turn",
    fits: |game, scope, card| game.played_here(scope).any(|c| c == card),
};

pub static GIANT_ANTS: Faction = Faction {
    name: "Giant Ants",
    cards: &[
        minion("Killer Queen", 4)
            .talent(&[place_counters(a(MINION.other().which(PLAYED_HERE)), n(1)), place_counters(ME, n(1))])
            .provided(PLAYED_ANOTHER_HERE),
        minion("Drone", 3)
            .copies(2)
            .on_play(&[place_counters(ME, n(1))])
            .instead(Happening::Destroyed(MINION.yours()), &[may(take_counters(ME, 1))]),
        minion("Soldier", 1)
            .copies(3)
            .on_play(&[place_counters(ME, n(2))])
            .talent(&[transfer_counter(ME, MINION)]),
        minion("Worker", 0).copies(4).on_play(&[place_counters(ME, n(2))]),
        action("A Kind of Magic").on_play(&[rearrange_counters(MINION.yours())]),
        action("Gimme the Prize").copies(2).on_play(&[place_counters(up_to(3, MINION.yours()), n(1))]),
        action("Headlong")
            .on_play(&[move_to(a(MINION.yours()), Place::AnotherBase), place_counters(IT, n(2))]),
        action("The Show Must Go On")
            .put_on(On::Base)
            .ongoing(Static::Unaffected(all(MINION.yours().here().with_counter()), By::OpponentsCards)),
        action("Under Pressure")
            .before_scoring(FromHand, &[choose(a(MINION.yours())), transfer_any_counters(CHOSEN, MINION)]),
        action("We Are the Champions").after_scoring(
            FromHand,
            &[choose(a(MINION.yours().there())), transfer_any_counters(CHOSEN, MINION)],
        ),
        action("We Will Rock You")
            .copies(2)
            .on_play(&[gets_power(all(MINION.yours().with_counter()), of(ITS_COUNTERS))]),
        action("Who Wants to Live Forever?")
            .on_play(&[take_any_counters(MINION.yours()), draw(of(THAT_MANY))]),
    ],
    bases: &[
        base("Egg Chamber", 17, [3, 1, 1])
            .ongoing(Static::CannotBeDestroyed(all(MINION.here().with_counter()))),
        base("The Hill", 23, [4, 2, 1])
            .start_of_turn(&[may(move_to(a(MINION.yours().elsewhere()), Place::Here))]),
    ],
};
