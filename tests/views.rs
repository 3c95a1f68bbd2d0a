//! What a seat sees: public things are there for everyone, hidden ones for nobody else; numbers add
//! up, refusals have reasons, names are unique; looked at all along random games.

use basebreaker::shell::{Choice, Game as _, Rng};
use basebreaker::smash_up::defs::def;
use basebreaker::smash_up::event::{Event, Heard};
use basebreaker::smash_up::refuse::Reason;
use basebreaker::smash_up::step::Asked;
use basebreaker::smash_up::text::english::english;
use basebreaker::smash_up::text::{choices, prompts, reasons};
use basebreaker::smash_up::{Game, Setup};

/// Plays a random game to its end, or so many choices far. `see` looks at every state, and at what the
/// choice before it brought.
fn play(seats: u8, seed: u64, most: usize, mut see: impl FnMut(&Game, &[Heard])) -> Game {
    let mut game = Game::new(&Setup::random(seats, seed));
    let mut rng = Rng::new(seed);
    see(&game, &[]);
    for _ in 0..most {
        let Some(decision) = game.decision() else { break };
        let choice = rng.below(decision.choices.len() as u32) as usize;
        let heard = game.choose(choice).expect("an offered choice");
        see(&game, &heard);
    }
    game
}
/// Longer than any game.
const TO_THE_END: usize = 5_000;

#[test]
fn discard_piles_are_open_to_all_and_hands_to_nobody_else() {
    for seed in 0..20 {
        let game = play(3, seed, 120, |_, _| {});
        for reader in [None, Some(0), Some(1), Some(2)] {
            let view = game.view(reader);
            for player in &view.players {
                let pile: Vec<u8> = player.discard.iter().map(|c| c.id).collect();
                assert_eq!(pile, game.table.discard(player.seat));
                assert_eq!(player.hand.is_some(), reader == Some(player.seat));
                assert_eq!(player.hand_size, game.table.hand(player.seat).len());
            }
            let decides = view.decision.as_ref().is_some_and(|d| Some(d.seat) == reader);
            let choices = view.decision.map_or(0, |d| d.choices.len());
            assert_eq!(choices > 0, decides, "only who decides sees between what");
        }
    }
}
#[test]
fn every_number_is_the_sum_of_its_parts() {
    for seed in 0..20 {
        play(2, seed, 150, |game, _| {
            for base in &game.view(None).bases {
                let power = |seat| -> i16 {
                    let minions = base.minions.iter().filter(|m| m.controller == seat);
                    let added = base.additions.iter().filter(|a| a.seat == seat).map(|a| a.amount);
                    minions.filter_map(|m| m.power).chain(added).sum()
                };
                assert_eq!(base.powers, [power(0), power(1)]);
                assert_eq!(base.total, power(0) + power(1));
                assert_eq!(base.breakpoint_parts.iter().map(|p| p.amount).sum::<i16>(), base.breakpoint);
                for minion in &base.minions {
                    let parts: i16 = minion.parts.iter().map(|p| p.amount).sum();
                    assert!(minion.parts.is_empty() || Some(parts) == minion.power);
                }
            }
        });
    }
}
#[test]
fn what_is_left_in_a_deck_is_told_to_its_player_by_name() {
    for seed in 0..20 {
        let game = play(3, seed, 120, |_, _| {});
        for seat in 0..3 {
            let view = game.view(Some(seat));
            for player in &view.players {
                assert_eq!(player.deck_list.is_some(), player.seat == seat);
            }
            let list = view.players[seat as usize].deck_list.as_ref().expect("one's own");
            let told: Vec<(&str, usize)> = list.iter().map(|left| (left.name, left.count)).collect();
            let mut lies: Vec<&str> =
                game.table.deck(seat).iter().map(|c| def(game.table.card(*c).def).print.name).collect();
            assert_eq!(told.iter().map(|(_, count)| count).sum::<usize>(), lies.len());
            lies.sort_unstable();
            let mut names: Vec<&str> =
                told.iter().flat_map(|(name, count)| std::iter::repeat_n(*name, *count)).collect();
            names.sort_unstable();
            assert_eq!(names, lies);
        }
    }
}
#[test]
fn what_a_base_is_worth_now_is_what_it_pays_when_it_scores() {
    let mut paid = 0;
    for seed in 0..10 {
        let mut game = Game::new(&Setup::random(3, seed));
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision() {
            let before = game.view(None);
            let choice = rng.below(decision.choices.len() as u32) as usize;
            let heard = game.choose(choice).expect("an offered choice");
            let Some(at) = heard.iter().position(|h| matches!(h.event, Event::Ranked { .. })) else {
                continue;
            };
            let Event::Ranked { base: id, places, .. } = heard[at].event else { continue };
            let base = before.bases.iter().find(|b| b.id == id).expect("it was in play");
            // What was used in between may have changed the places; some bases pay by their own text.
            if base.places != places[..3] || base.text.starts_with("When scoring") {
                continue;
            }
            let mut gained = [0; 3];
            for h in &heard[at + 1..] {
                let Event::Scored { seat, vp } = h.event else { break };
                gained[seat as usize] += vp;
            }
            assert_eq!(gained.map(|vp| vp as u8)[..], base.awards);
            paid += 1;
        }
    }
    assert!(paid > 20, "only {paid} looked at");
}

#[test]
fn what_may_be_chosen_and_is_drawn_nowhere_can_be_read_where_it_is_chosen() {
    let mut hidden = 0;
    for seed in 0..60 {
        play(2, seed, TO_THE_END, |game, _| {
            let Some(seat) = game.decision().map(|d| d.seat) else { return };
            let view = game.view(Some(seat));
            let mut drawn: Vec<u8> = vec![];
            for player in &view.players {
                let hand = player.hand.iter().flatten();
                drawn.extend(hand.chain(&player.discard).chain(&player.shown).map(|c| c.id));
            }
            for card in view.bases.iter().flat_map(|b| b.minions.iter().chain(&b.actions)) {
                drawn.push(card.id);
                drawn.extend(card.actions.iter().map(|a| a.id));
            }
            for choice in view.decision.iter().flat_map(|d| &d.choices) {
                let card = choice.card.is_some_and(|card| !drawn.contains(&card));
                let base = choice.base.is_some_and(|base| view.bases.iter().all(|b| b.id != base));
                assert_eq!(choice.detail.is_some(), card || base, "{}", choice.label);
                hidden += usize::from(card || base);
            }
        });
    }
    assert!(hidden > 500, "only {hidden} such choices");
}
#[test]
fn every_refused_card_has_a_reason_and_every_offered_one_none() {
    for seed in 0..30 {
        play(2, seed, TO_THE_END, |game, _| {
            let Some(decision) = game.decision() else { return };
            for card in 0..game.table.cards.len() as u8 {
                let refused = game.why_not(decision.seat, card, None);
                let offered = decision.choices.contains(&Choice::Card(card));
                let asked_where = matches!(decision.ask.what, Asked::Where(c) if c == card);
                assert_eq!(refused.reason == Reason::Allowed, offered || asked_where, "{:?}", decision.ask);
                assert!(english(&reasons::why(game, &refused).message).ends_with('.'));
            }
        });
    }
}
#[test]
fn every_card_at_every_base_is_allowed_where_it_may_go_or_refused_with_a_reason_and_a_rule() {
    let (mut states, mut placed) = (0, 0);
    for seed in 0..8 {
        play(2 + (seed % 3) as u8, seed, TO_THE_END, |game, _| {
            let Some(decision) = game.decision() else { return };
            states += 1;
            let view = game.view(Some(decision.seat)).decision.expect("somebody is asked");
            assert!(view.rule.is_some_and(|rule| rule.starts_with('R')), "{:?}", decision.ask);
            for card in 0..game.table.cards.len() as u8 {
                for base in game.table.row().iter().copied() {
                    let refused = game.why_not(decision.seat, card, Some(base));
                    let why = reasons::why(game, &refused);
                    assert!(english(&why.message).ends_with('.') && why.rule.starts_with('R'), "{why:?}");
                    let Asked::Where(asked) = decision.ask.what else { continue };
                    if asked == card {
                        let offered = decision.choices.contains(&Choice::Base(base));
                        assert_eq!(refused.reason == Reason::Allowed, offered, "{why:?}");
                        placed += 1;
                    }
                }
            }
        });
    }
    assert!(states > 1_000 && placed > 500, "only {states} states, {placed} places");
}
#[test]
fn the_names_of_choices_are_unique_in_every_decision() {
    let mut decisions = 0;
    for seed in 0..60 {
        play(2 + (seed % 3) as u8, seed, TO_THE_END, |game, _| {
            let Some(decision) = game.decision() else { return };
            let mut labels = choices::labels(game, &decision.choices, &[]);
            assert!(!english(&prompts::prompt(game, decision, &[])).is_empty());
            labels.sort();
            let before = labels.len();
            labels.dedup();
            assert_eq!(labels.len(), before, "{:?}", decision.ask);
            decisions += 1;
        });
    }
    assert!(decisions > 10_000);
}
#[test]
fn no_effect_is_ever_dropped_for_nesting_too_deep() {
    for seed in 0..120 {
        play(2 + (seed % 3) as u8, seed, TO_THE_END, |_, heard| {
            assert!(heard.iter().all(|h| h.event != Event::TooDeep), "seed {seed}");
        });
    }
}
