//! Wizards: many cards, and many actions to use them.

use crate::smash_up::words::{Place::*, Seats::*, Use::*, *};

pub static WIZARDS: Faction = Faction {
    name: "Wizards",
    cards: &[
        minion("Archmage", 4).in_each_play_phase(&[extra(ACTION, Anywhere)]),
        minion("Chronomage", 3).copies(2).on_play(&[extra(ACTION, Anywhere)]),
        minion("Enchantress", 2).copies(3).on_play(&[draw(n(1))]),
        minion("Neophyte", 2).copies(4).on_play(&[
            reveal_top(),
            when_it_is(ACTION, &[may(either(&[&[take(IT)], &[play(IT, Anywhere)]]))]),
            put_back(),
        ]),
        action("Mass Enchantment").on_play(&[
            reveal_top_of(Opponents),
            play(a(ACTION.turned_up()), Anywhere),
            put_back(),
        ]),
        action("Mystic Studies").copies(2).on_play(&[draw(n(2))]),
        action("Portal").on_play(&[
            reveal_top_cards(5),
            take(any(MINION.turned_up())),
            put_back_in_any_order(),
        ]),
        action("Sacrifice").on_play(&[choose(a(MINION.yours())), draw(of(ITS_POWER)), destroy(IT)]),
        action("Scry").on_play(&[take(a(ACTION.in_deck())), shuffle()]),
        action("Summon").copies(2).on_play(&[extra(MINION, Anywhere)]),
        action("Time Loop").on_play(&[extras(2, ACTION, Anywhere)]),
        action("Winds of Change").on_play(&[
            shuffle_in(all(CARD.in_hand())),
            draw(n(5)),
            extra(ACTION, Anywhere),
        ]),
    ],
    bases: &[
        base("School of Wizardry", 20, [3, 2, 1])
            .after_scoring(Base(Ranked::OneWinner), &[pick_next_base(3)]),
        base("The Great Library", 22, [4, 2, 1]).after_scoring(Base(Ranked::Everyone), &[may(draw(n(1)))]),
    ],
};
