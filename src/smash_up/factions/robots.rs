//! Robots: small minions that bring more small minions.

use crate::smash_up::words::{Place::*, *};

const OTHER_MICROBOTS: Count = Count {
    says: "for each other Microbot of yours",
    of: |game, scope| game.count(&MICROBOT.yours().other(), scope),
};
const FIVES_HERE: Count = Count {
    says: "for every full 5 power you have here",
    of: |game, scope| game.total_of(scope.here, scope.you) / 5,
};

pub static ROBOTS: Faction = Faction {
    name: "Robots",
    cards: &[
        minion("Nukebot", 5).after(Happening::MeDestroyed, &[destroy(all(MINION.opponents().here()))]),
        minion("Warbot", 4).copies(2).ongoing(Static::CannotBeDestroyed(ME)),
        minion("Hoverbot", 3).copies(3).on_play(&[
            reveal_top(),
            when_it_is(MINION, &[may(play(IT, Anywhere))]),
            put_back(),
        ]),
        minion("Zapbot", 2).copies(4).on_play(&[extra(MINION.power(at_most(2)), Anywhere)]),
        minion("Microbot Alpha", 1)
            .ongoing(Static::YourMinionsAreMicrobots)
            .ongoing(Static::Power(ME, of(OTHER_MICROBOTS))),
        minion("Microbot Archive", 1).after(Happening::Destroyed(MICROBOT.yours()), &[draw(n(1))]),
        minion("Microbot Fixer", 1)
            .copies(2)
            .on_play(&[when(FIRST_MINION, &[extra(MINION, Anywhere)])])
            .ongoing(Static::Power(all(MICROBOT.yours()), n(1))),
        minion("Microbot Guard", 1)
            .copies(2)
            .on_play(&[destroy(a(MINION.here().power(below(YOUR_MINIONS_HERE))))]),
        minion("Microbot Reclaimer", 1).copies(2).on_play(&[
            when(FIRST_MINION, &[extra(MINION, Anywhere)]),
            shuffle_in(any(MICROBOT.in_discard())),
        ]),
        action("Tech Center").copies(2).on_play(&[choose_base(Anywhere), draw(of(YOUR_MINIONS_THERE))]),
    ],
    bases: &[
        base("Factory 436-1337", 25, [2, 2, 1]).when_scoring(Ranked::Winner, &[gain_vp(of(FIVES_HERE))]),
        base("The Central Brain", 19, [4, 2, 1]).ongoing(Static::Power(all(MINION.here()), n(1))),
    ],
};
