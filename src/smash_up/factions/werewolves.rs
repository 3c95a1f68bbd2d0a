//! Werewolves: power for the moment, and for the strongest of the pack.

use crate::smash_up::words::{Place::*, Use::*, *};

const TOGETHER_NO_STRONGER: Which = Which {
    says: "whose powers add up to no more than its own",
    fits: |game, scope, card| {
        let bitten: i16 = scope.picking.iter().map(|c| game.power(c)).sum();
        bitten + game.power(card) <= game.power_of_it(scope)
    },
};

pub static WEREWOLVES: Faction = Faction {
    name: "Werewolves",
    cards: &[
        minion("Pack Alpha", 5).before_scoring(InPlayHere, &[gets_power(all(MINION.yours().here()), n(1))]),
        minion("Loup-Garou", 4).copies(2).before_scoring(InPlayHere, &[gets_power(ME, n(2))]),
        minion("Teenage Wolf", 3).copies(3).talent(&[gets_power(ME, n(1))]),
        minion("Howler", 2).copies(4).on_play(&[gets_power(ME, n(2))]),
        action("Chew Toy")
            .copies(2)
            .on_play(&[choose(a(MINION.yours())), destroy(a(MINION.there().power(below(ITS_POWER))))]),
        action("Frenzy").copies(2).on_play(&[gets_power(all(MINION.yours().power(at_least(4))), n(1))]),
        action("Full Moon").put_on(On::Base).ongoing(Static::Power(all(MINION.yours().here()), n(1))),
        action("Leader of the Pack")
            .put_on(On::Minion)
            .talent(&[extra(ACTION, Anywhere)])
            .provided(HOST_IS_STRONGEST),
        action("Let the Dog Out")
            .on_play(&[choose(a(MINION.yours())), destroy(any(MINION.there().which(TOGETHER_NO_STRONGER)))]),
        action("Marking Territory")
            .put_on(On::Base)
            .start_of_turn(&[when(YOU_LEAD_HERE, &[set_breakpoint(Here, 0)])]),
        action("Moontouched").put_on(On::Minion).talent(&[draw(n(1))]).provided(HOST_IS_STRONGEST),
        action("Unstoppable").put_on(On::Minion).ongoing(Static::CannotBeDestroyed(HOST)),
    ],
    bases: &[
        base("Moot Site", 15, [2, 1, 0])
            .after(Happening::Played(MINION.here()), &[gets_power(IT, n(2))])
            .provided(FIRST_HERE_THIS_TURN),
        base("Standing Stones", 20, [4, 2, 1]).ongoing(Static::SecondTalentHere),
    ],
};
