//! Aliens: minions go home again, bases change, and VP come from nowhere.

use crate::smash_up::words::{Place::*, Use::*, *};

pub static ALIENS: Faction = Faction {
    name: "Aliens",
    cards: &[
        minion("Supreme Overlord", 5).on_play(&[may(to_hand(a(MINION)))]),
        minion("Invader", 3).copies(2).on_play(&[gain_vp(n(1))]),
        minion("Scout", 3).copies(3).after_scoring(InPlayHere, &[may(to_hand(ME))]),
        minion("Collector", 2).copies(4).on_play(&[may(to_hand(a(MINION.here().power(at_most(3)))))]),
        action("Abduction").on_play(&[to_hand(a(MINION)), extra(MINION, Anywhere)]),
        action("Beam Up").copies(2).on_play(&[to_hand(a(MINION))]),
        action("Crop Circles").on_play(&[choose_base(Anywhere), to_hand(all(MINION.there()))]),
        action("Disintegrator").copies(2).on_play(&[to_bottom(a(MINION.power(at_most(3))))]),
        action("Invasion").on_play(&[move_to(a(MINION), AnotherBase)]),
        action("Jammed Signal").put_on(On::Base).ongoing(Static::CancelBaseHere),
        action("Probe").on_play(&[choose_opponent(), look_at_hand(), discard(a(MINION.in_their_hand()))]),
        action("Terraforming").on_play(&[swap_base(), extra(MINION, There)]),
    ],
    bases: &[
        base("The Homeworld", 23, [4, 2, 1])
            .after(Happening::Played(MINION.here()), &[extra(MINION.power(at_most(2)), Anywhere)])
            .to(To::ItsOwner),
        base("The Mothership", 20, [4, 2, 1])
            .after_scoring(Base(Ranked::Winner), &[may(to_hand(a(MINION.yours().here().power(at_most(3)))))]),
    ],
};
