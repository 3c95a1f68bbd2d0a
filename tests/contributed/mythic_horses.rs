//! Mythic Horses: stronger together. A faction of a later set, written with `docs/vocabulary.md` alone to
//! show that the guide suffices; it is compiled for tests only.

use crate::smash_up::words::{Place::*, Use::*, *};

const YOUR_OTHERS_HERE: Count = Count {
    says: "for each other minion of yours here",
    of: |game, scope| game.count(&MINION.yours().here().other(), scope),
};
const ITS_COMPANY: Count = Count {
    says: "for each other minion of yours there",
    of: |game, scope| game.count(&MINION.yours().here(), scope) - 1,
};
const NOT_ALONE: If = If {
    says: "you have another minion here",
    is: |game, scope| game.count(&MINION.yours().here().other(), scope) > 0,
};
const TWO_HERE: If = If {
    says: "you have two or more minions here",
    is: |game, scope| game.count(&MINION.yours().here(), scope) >= 2,
};
const IN_COMPANY: Which = Which {
    says: "on a base with another of your minions",
    fits: |game, scope, card| {
        let at = game.base_of(card);
        game.find(&MINION.yours(), scope).iter().any(|other| other != card && game.base_of(other) == at)
    },
};

pub static MYTHIC_HORSES: Faction = Faction {
    name: "Mythic Horses",
    cards: &[
        minion("Starlyte", 5).ongoing(Static::Power(ME, of(YOUR_OTHERS_HERE))),
        minion("Rainbow", 4).copies(2).talent(&[draw(n(1))]).provided(NOT_ALONE),
        minion("Seastar", 3)
            .copies(3)
            .on_play(&[when(NOT_ALONE, &[extra(MINION, Anywhere)])])
            .limited(Limit::NameEachTurn),
        minion("Pinkie", 2).copies(4).ongoing(Static::Power(ME, n(1))).provided(NOT_ALONE),
        action("Adventure Power").on_play(&[choose_base(Anywhere), move_to(any(MINION.yours()), There)]),
        action("Encouragement Power")
            .copies(2)
            .put_on(On::YourMinion)
            .ongoing(Static::Power(HOST, of(ITS_COMPANY))),
        action("Freedom Power").on_play(&[destroy(a(ACTION))]),
        action("Friendship Power").on_play(&[move_to(a(MINION.yours()), WithYours), may(take(ME))]),
        action("Sharing Power").put_on(On::Base).start_of_turn(&[when(TWO_HERE, &[draw(n(1))])]),
        action("Super Future Space Armor Power")
            .on_play(&[gets_power(all(MINION.yours().which(IN_COMPANY)), n(2))]),
        action("Teaching Power").before_scoring(
            FromHand,
            &[
                reveal_as_many(of(YOUR_MINIONS_THERE)),
                may(play(a(MINION.turned_up()), There)),
                put_back_in_any_order(),
            ],
        ),
        action("Togetherness Power").copies(2).on_play(&[extra(MINION, WithYours)]),
    ],
    bases: &[],
};
