//! Mad Scientists: +1 power counters for their creatures, and creatures that are hard to lose.

use crate::smash_up::words::{Place::*, *};

pub static MAD_SCIENTISTS: Faction = Faction {
    name: "Mad Scientists",
    cards: &[
        minion("Herr Doktor", 5).talent(&[place_counters(a(MINION.yours().other()), n(1))]),
        minion("The Monster", 4)
            .copies(2)
            .talent(&[take_counters(ME, 1), if_you_did(&[extra(MINION, Anywhere)])]),
        minion("Lab Assistant", 3).copies(3).on_play(&[place_counters(a(MINION.yours().other()), n(1))]),
        minion("Igor", 2)
            .copies(4)
            .after(Happening::MeDestroyedOrDiscarded, &[place_counters(a(MINION.yours()), n(1))]),
        action("Angry Mob").on_play(&[
            choose(a(MINION.yours())),
            to_bottom(any(CARD.in_hand())),
            place_counters(CHOSEN, of(THAT_MANY)),
        ]),
        action("Blitzed").on_play(&[
            take_any_counters(MINION.yours()),
            destroy(a(MINION.power(no_stronger_than(THAT_MANY)))),
        ]),
        action("Body Shop").on_play(&[
            choose(a(MINION.yours())),
            destroy(IT),
            share_counters(of(ITS_POWER_BEFORE), MINION.yours()),
        ]),
        action("German Engineering")
            .put_on(On::Base)
            .after(Happening::Played(MINION.yours().here()), &[place_counters(IT, n(1))]),
        action("Grave Situation")
            .put_on(On::Base)
            .instead(Happening::Destroyed(MINION.yours().here()), &[to_hand(IT)]),
        action("It’s Alive!")
            .copies(2)
            .on_play(&[may(play(a(MINION.in_hand()), Anywhere)), if_you_did(&[place_counters(IT, n(1))])]),
        action("Jolt").on_play(&[place_counters(all(MINION.yours()), n(1))]),
        action("Überserum")
            .copies(2)
            .put_on(On::Minion)
            .ongoing(Static::CannotBeDestroyed(HOST))
            .start_of_turn(&[place_counters(HOST, n(1))]),
    ],
    bases: &[
        base("Golem Schloß", 22, [4, 3, 2])
            .after_scoring(Use::Base(Ranked::Winner), &[place_counters(all(MINION.yours()), n(1))]),
        base("Laboratorium", 25, [5, 3, 3])
            .after(Happening::Played(MINION.here()), &[place_counters(IT, n(1))])
            .provided(FIRST_HERE_THIS_TURN),
    ],
};
