//! Tricksters: traps, thefts and small print that others walk into.

use crate::smash_up::words::{Place::*, Seats::*, *};

const MY_POWER: Count =
    Count { says: "this minion’s", of: |game, scope| scope.card().map_or(0, |me| game.power(me)) };

pub static TRICKSTERS: Faction = Faction {
    name: "Tricksters",
    cards: &[
        minion("Leprechaun", 5).after(
            Happening::Played(MINION.opponents().here()),
            &[when_it_is(MINION.here().power(below(MY_POWER)), &[destroy(IT)])],
        ),
        minion("Brownie", 4)
            .copies(2)
            .after(Happening::MeAffected, &[each(Them, &[discard_at_random(n(2))])]),
        minion("Gnome", 3)
            .copies(3)
            .on_play(&[may(destroy(a(MINION.here().power(below(YOUR_MINIONS_HERE)))))]),
        minion("Gremlin", 2)
            .copies(4)
            .after(Happening::MeDestroyed, &[draw(n(1)), each(Opponents, &[discard_at_random(n(1))])]),
        action("Block the Path")
            .put_on(On::Base)
            .on_play(&[name_faction()])
            .ongoing(Static::CannotPlayHere(Barred::Everyone, MINION.of_named_faction())),
        action("Disenchant").copies(2).on_play(&[destroy(a(ACTION))]),
        action("Enshrouding Mist").copies(2).put_on(On::Base).in_each_play_phase(&[extra(MINION, Here)]),
        action("Flame Trap")
            .put_on(On::Base)
            .after(Happening::Played(MINION.opponents().here()), &[destroy(IT), destroy(ME)]),
        action("Hideout")
            .put_on(On::Base)
            .ongoing(Static::ShieldOnce(all(MINION.yours().here()), By::OpponentsActions)),
        action("Mark of Sleep").on_play(&[choose_player(), forbid_actions()]),
        action("Pay the Piper").put_on(On::Base).after(
            Happening::Played(MINION.opponents().here()),
            &[each(Them, &[discard(a(CARD.in_hand()))])],
        ),
        action("Take the Shinies").on_play(&[each(Opponents, &[discard_at_random(n(2))])]),
    ],
    bases: &[
        base("Cave of Shinies", 23, [4, 2, 1])
            .after(Happening::Destroyed(MINION.here()), &[gain_vp(n(1))])
            .to(To::ItsOwner),
        base("Mushroom Kingdom", 20, [5, 3, 2])
            .start_of_turn(&[may(move_to(a(MINION.opponents().elsewhere()), Here))]),
    ],
};
