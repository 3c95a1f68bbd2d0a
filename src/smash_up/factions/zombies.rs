//! Zombies: the discard pile is a second hand.

use crate::smash_up::words::{Place::*, Use::*, *};

pub static ZOMBIES: Faction = Faction {
    name: "Zombies",
    cards: &[
        minion("Zombie Lord", 5).on_play(&[each_base(
            WithoutYours,
            &[may(play(a(MINION.in_discard().power(at_most(2))), There))],
        )]),
        minion("Grave Digger", 4).copies(2).on_play(&[may(take(a(MINION.in_discard())))]),
        minion("Tenacious Z", 2)
            .copies(3)
            .in_your_play_phase(FromDiscard, &[may(play(ME, Anywhere))])
            .limited(Limit::NameEachTurn),
        minion("Walker", 2).copies(4).on_play(&[look_at_top(), may(discard(IT))]),
        action("Grave Robbing").copies(2).on_play(&[take(a(CARD.in_discard()))]),
        action("Lend a Hand").on_play(&[shuffle_in(any(CARD.in_discard()))]),
        action("Mall Crawl").on_play(&[discard(any(CARD.in_deck().of_one_name())), shuffle()]),
        action("Not Enough Bullets").on_play(&[take(any(MINION.in_discard().of_one_name()))]),
        action("Outbreak").on_play(&[extra(MINION, WithoutYours)]),
        action("Overrun")
            .put_on(On::Base)
            .ongoing(Static::CannotPlayHere(Barred::Opponents, MINION))
            .start_of_turn(&[destroy(ME)]),
        action("They Keep Coming").copies(2).on_play(&[play(a(MINION.in_discard()), Anywhere)]),
        action("They’re Coming To Get You").put_on(On::Base).ongoing(Static::PlayFromDiscardHere),
    ],
    bases: &[
        base("Evans City Cemetery", 20, [5, 3, 2])
            .after_scoring(Base(Ranked::Winner), &[discard(all(CARD.in_hand())), draw(n(5))]),
        base("Rhodes Plaza Mall", 24, [0, 0, 0])
            .when_scoring(Ranked::Everyone, &[gain_vp(of(YOUR_MINIONS_HERE))]),
    ],
};
