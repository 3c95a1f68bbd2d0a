//! Pirates: minions that sail between bases, and small ones that walk the plank.

use crate::smash_up::words::{Place::*, Use::*, *};

pub static PIRATES: Faction = Faction {
    name: "Pirates",
    cards: &[
        minion("Pirate King", 5).before_scoring(InPlayElsewhere, &[may(move_to(ME, There))]),
        minion("Buccaneer", 4).copies(2).instead(Happening::MeDestroyed, &[move_to(ME, AnotherBase)]),
        minion("Cut Lass", 3)
            .once_called("Saucy Wench")
            .copies(3)
            .on_play(&[may(destroy(a(MINION.here().power(at_most(2)))))]),
        minion("First Mate", 2).copies(4).after_scoring(InPlayHere, &[may(move_to(ME, AnotherBase))]),
        action("Broadside").copies(2).on_play(&[
            choose_base(WithYours),
            choose_player(),
            destroy(all(MINION.theirs().there().power(at_most(2)))),
        ]),
        action("Cannon").on_play(&[destroy(up_to(2, MINION.power(at_most(2))))]),
        action("Dinghy").copies(2).on_play(&[move_to(up_to(2, MINION.yours()), OtherBases)]),
        action("Full Sail")
            .on_play(&[move_to(any(MINION.yours()), OtherBases)])
            .before_scoring(FromHand, &[move_to(any(MINION.yours()), OtherBases)]),
        action("Powderkeg").on_play(&[
            choose(a(MINION.yours())),
            destroy(all(MINION.there().power(no_stronger_than(ITS_POWER)))),
        ]),
        action("Sea Dogs").on_play(&[
            name_faction(),
            choose_base(Anywhere),
            move_to(all(MINION.opponents().of_named_faction().there()), AnotherBase),
        ]),
        action("Shanghai").on_play(&[move_to(a(MINION.opponents()), AnotherBase)]),
        action("Swashbuckling").on_play(&[gets_power(all(MINION.yours()), n(1))]),
    ],
    bases: &[
        base("The Grey Opal", 17, [3, 1, 1])
            .after_scoring(Base(Ranked::Losers), &[may(move_to(a(MINION.yours().here()), AnotherBase))]),
        base("Tortuga", 21, [4, 3, 2])
            .after_replaced(Ranked::RunnerUp, &[may(move_to(a(MINION.yours()), Replacement))]),
    ],
};
