//! Dinosaurs: more power than anybody else, and ways to use it at once.

use crate::smash_up::words::{Place::*, *};

const WAR_RAPTORS_HERE: Count = Count {
    says: "for each War Raptor here, this one included",
    of: |game, scope| game.namesakes_here(scope),
};
const WEAKER_THAN_ANOTHER: Which = Which {
    says: "(not where all are equally strong)",
    fits: |game, _, card| {
        let power = game.power(card);
        game.minions_at(game.table.card(card).base).any(|other| game.power(other) > power)
    },
};

pub static DINOSAURS: Faction = Faction {
    name: "Dinosaurs",
    cards: &[
        minion("King Rex", 7),
        minion("Laseratops", 4).copies(2).on_play(&[destroy(a(MINION.here().power(at_most(2))))]),
        minion("Armor Stego", 3).copies(3).ongoing(Static::Power(ME, n(2))).provided(OTHERS_TURN),
        minion("War Raptor", 2).copies(4).ongoing(Static::Power(ME, of(WAR_RAPTORS_HERE))),
        action("Augmentation").copies(2).on_play(&[gets_power_until_your_turn_ends(a(MINION), n(4))]),
        action("Howl").copies(2).on_play(&[gets_power_until_your_turn_ends(all(MINION.yours()), n(1))]),
        action("Natural Selection")
            .on_play(&[choose(a(MINION.yours())), destroy(a(MINION.there().power(below(ITS_POWER))))]),
        action("Rampage").on_play(&[choose(a(MINION.yours())), lower_breakpoint(There, of(ITS_POWER))]),
        action("Survival of the Fittest")
            .on_play(&[destroy(one_at_each_base(MINION.weakest().which(WEAKER_THAN_ANOTHER)))]),
        action("Tooth and Claw...and Guns")
            .put_on(On::Minion)
            .ongoing(Static::ShieldOnce(HOST, By::Abilities)),
        action("Upgrade").put_on(On::Minion).ongoing(Static::Power(HOST, n(2))),
        action("Wildlife Preserve")
            .put_on(On::Base)
            .ongoing(Static::Unaffected(all(MINION.yours().here()), By::OpponentsActions)),
    ],
    bases: &[
        base("Jungle Oasis", 12, [2, 0, 0]),
        base("Tar Pits", 16, [4, 3, 2])
            .after(Happening::Destroyed(MINION.here()), &[to_bottom(IT)])
            .to(To::ItsOwner),
    ],
};
