//! Vampires: every death makes somebody stronger.

use crate::smash_up::words::{Place::*, Use::*, *};

const COUNTERS_ON_ME: Count = Count {
    says: "for each +1 power counter on this action",
    of: |game, scope| scope.card().map_or(0, |me| i16::from(game.table.card(me).counters)),
};

pub static VAMPIRES: Faction = Faction {
    name: "Vampires",
    cards: &[
        minion("The Count", 5).after(Happening::Destroyed(MINION.opponents()), &[place_counters(ME, n(1))]),
        minion("Nightstalker", 4)
            .copies(2)
            .on_play(&[destroy(a(MINION.here().power(at_most(2)))), if_you_did(&[place_counters(ME, n(1))])]),
        minion("Heavy Drinker", 3)
            .copies(3)
            .on_play(&[may(destroy(a(MINION.yours()))), if_you_did(&[place_counters(ME, n(1))])]),
        minion("Fledgling Vampire", 2)
            .copies(4)
            .on_play(&[when(OPPONENT_LEADS_HERE, &[place_counters(ME, n(1))])]),
        action("Big Gulp").on_play(&[destroy(a(MINION.power(at_most(4))))]),
        action("Buffet")
            .after_scoring(FromHand, &[when(YOU_WON, &[place_counters(all(MINION.yours()), n(1))])]),
        action("Crack of Dusk").copies(2).on_play(&[
            play(a(MINION.in_discard().power(at_most(2))), Anywhere),
            if_you_did(&[place_counters(IT, n(1))]),
        ]),
        action("Cull the Weak").on_play(&[
            choose(a(MINION.yours())),
            discard(any(MINION.in_hand())),
            place_counters(CHOSEN, of(THAT_MANY)),
        ]),
        action("Dinner Date").copies(2).on_play(&[
            choose(a(MINION.yours())),
            place_counters(IT, n(1)),
            destroy(a(MINION.there().power(at_most(2)))),
        ]),
        action("Mad Monster Party").on_play(&[place_counters(all(MINION.yours().without_counter()), n(1))]),
        action("Opportunist")
            .put_on(On::Minion)
            .after(Happening::Destroyed(MINION.opponents()), &[place_counters(HOST, n(1))]),
        action("Summon Wolves")
            .put_on(On::Base)
            .start_of_turn(&[place_counters(ME, n(1))])
            .ongoing(Static::TotalHere(of(COUNTERS_ON_ME))),
    ],
    bases: &[
        base("Castle Blood", 18, [3, 1, 1]).after(
            Happening::Played(MINION.here()),
            &[when(OPPONENT_LEADS_HERE, &[may(place_counters(IT, n(1)))])],
        ),
        base("Crypt", 20, [4, 2, 2])
            .after(
                Happening::SomeDestroyed(MINION.here()),
                &[may(place_counters(a(MINION.yours().here()), n(1)))],
            )
            .to(To::WhoDidIt),
    ],
};
