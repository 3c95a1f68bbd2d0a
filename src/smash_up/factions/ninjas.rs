//! Ninjas: strike at the last moment, and slip away.

use crate::smash_up::words::{Place::*, Use::*, *};

/// Both halves of Disguise or neither: nobody is taken back whom nobody replaces (B7 of the core set).
const YOU_CAN_REPLACE: Which = Which {
    says: "that you can replace from your hand",
    fits: |game, scope, card| {
        let ready = game.count(&MINION.in_hand(), scope);
        i16::from(scope.picking.len()) < ready
            && game.base_of(card).is_some_and(|base| game.may_play_at(scope.you, None, base))
    },
};
const NO_MINION_PLAYED: If = If {
    says: "you have played no minion yet this turn",
    is: |game, scope| game.minions_played_in_play_phase(scope.you) == 0,
};

pub static NINJAS: Faction = Faction {
    name: "Ninjas",
    cards: &[
        minion("Ninja Master", 5).on_play(&[may(destroy(a(MINION.here())))]),
        minion("Tiger Assassin", 4).copies(2).on_play(&[may(destroy(a(MINION.here().power(at_most(3)))))]),
        minion("Shinobi", 3)
            .copies(3)
            .before_scoring(FromHand, &[may(play(ME, There))])
            .limited(Limit::NameEachBase),
        minion("Ninja Acolyte", 2)
            .copies(4)
            .in_your_play_phase(InPlay, &[may(to_hand(ME)), play(a(MINION.in_hand()), Here)])
            .provided(NO_MINION_PLAYED),
        action("Assassination").put_on(On::Minion).end_of_turn(&[destroy(HOST)]),
        action("Disguise").on_play(&[
            choose(between(1, 2, MINION.yours().on_one_base().which(YOU_CAN_REPLACE))),
            repeat(&[play(a(MINION.in_hand()), There)]),
            to_hand(IT),
        ]),
        action("Hidden Ninja").before_scoring(FromHand, &[may(play(a(MINION.in_hand()), There))]),
        action("Infiltrate")
            .copies(2)
            .put_on(On::Base)
            .on_play(&[destroy(a(BASE_ACTION.here().other()))])
            .ongoing(Static::IgnoreBaseHere),
        action("Poison")
            .put_on(On::Minion)
            .on_play(&[destroy(any(ACTION_ON_IT.other()))])
            .ongoing(Static::Power(HOST, n(-4))),
        action("Seeing Stars").copies(2).on_play(&[destroy(a(MINION.power(at_most(3))))]),
        action("Smoke Bomb")
            .put_on(On::YourMinion)
            .ongoing(Static::Unaffected(HOST, By::OpponentsActions))
            .start_of_turn(&[destroy(ME)]),
        action("Way of Deception").on_play(&[move_to(a(MINION.yours()), AnotherBase)]),
    ],
    bases: &[
        base("Ninja Dojo", 18, [2, 3, 2]).after_scoring(Base(Ranked::Winner), &[may(destroy(a(MINION)))]),
        base("Temple of Goju", 18, [2, 3, 2])
            .after_scoring(Base(Ranked::Everyone), &[to_bottom(a(MINION.yours().here().strongest()))]),
    ],
};
