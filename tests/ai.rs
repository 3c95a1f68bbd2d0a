//! The promises of computer opponents: they see no more than their seat, think the same in slices as at
//! once, allocate nothing while they simulate, and their reasons add up.

use basebreaker::ai::thought::Terms;
use basebreaker::ai::{self, Level, Thinking, Thought};
use basebreaker::shell::{Game as _, Rng, Seat};
use basebreaker::smash_up::piles::Pile;
use basebreaker::smash_up::{Game, Setup};

#[path = "ai/analysis.rs"]
mod analysis;
#[path = "ai/complaints.rs"]
mod complaints;

/// A little of everything that Hard does.
const QUICK: &str = "plan:4,24,4,1,2,20";

/// Positions of games that Easy plays with itself, so that they look like games: every so many decisions one.
fn positions(count: usize, seed: u64) -> Vec<Game> {
    let mut positions = vec![];
    for deal in seed.. {
        let mut game = Game::new(&Setup::random(2 + (deal % 3) as u8, deal));
        game.mute();
        let mut rng = Rng::new(deal);
        let mut until = 3 + rng.below(9);
        while let Some(decision) = game.decision() {
            until = until.saturating_sub(1);
            if until == 0 && decision.choices.len() > 1 {
                if positions.len() == count {
                    return positions;
                }
                positions.push(game.clone());
                until = 3 + rng.below(9);
            }
            let choice = ai::think(&game, Level::Easy, &mut rng);
            game.choose(choice).expect("an offered choice");
        }
    }
    positions
}
fn deciding(game: &Game) -> Seat {
    game.decision().expect("a position with a decision").seat
}
/// Everything hidden from a seat in another order: cards change places, not only prints.
fn shuffled(game: &Game, seat: Seat, rng: &mut Rng) -> Game {
    let mut other = game.imagine(seat, rng);
    for owner in 0..other.table.seats() {
        let mut places = vec![];
        for pile in [Pile::deck(owner), Pile::hand(owner)] {
            let hidden = other.table.piles.of(pile).iter().enumerate();
            let hidden = hidden.filter(|(_, c)| other.table.card(**c).seen & (1 << seat) == 0);
            places.extend(hidden.map(|(at, card)| (pile, at, *card)));
        }
        let mut cards: Vec<u8> = places.iter().map(|(.., card)| *card).collect();
        // An effect that is half done holds on to cards where they are.
        if !other.is_quiet() {
            continue;
        }
        rng.shuffle(&mut cards);
        let seen: Vec<u8> = places.iter().map(|(.., card)| other.table.card(*card).seen).collect();
        for (((pile, at, _), card), seen) in places.into_iter().zip(cards).zip(seen) {
            other.table.piles.of_mut(pile)[at] = card;
            (other.table.cards[card as usize].pile, other.table.cards[card as usize].seen) = (pile, seen);
        }
    }
    other.wake();
    other
}

#[test]
fn what_is_hidden_changes_neither_observation_nor_move() {
    let levels = [Level::Normal, Level::Easy, QUICK.parse().expect("a level")];
    for (i, game) in positions(1000, 1).into_iter().enumerate() {
        let seat = deciding(&game);
        let mut rng = Rng::new(i as u64);
        let other = shuffled(&game, seat, &mut rng);
        assert_eq!(game.view(Some(seat)), other.view(Some(seat)), "position {i}: not the same to see");
        let seen = |game: &Game| game.imagine(seat, &mut Rng::new(7)).stable_hash();
        assert_eq!(seen(&game), seen(&other), "position {i}: seat {seat} observes what it cannot see");
        let level = levels[i % levels.len()];
        let choose = |game: &Game| ai::think(game, level, &mut Rng::new(i as u64));
        assert_eq!(choose(&game), choose(&other), "position {i}: {level:?} chose by what it cannot see");
    }
}
#[test]
fn a_thought_is_the_same_in_slices_of_any_size() {
    let level: Level = QUICK.parse().expect("a level");
    for (i, game) in positions(60, 5).into_iter().enumerate() {
        let whole = ai::think(&game, level, &mut Rng::new(3));
        let mut thinking = Thinking::new(&game, level, &mut Rng::new(3));
        let sliced = loop {
            let before = thinking.spent();
            if let Some(thought) = thinking.step(50) {
                break thought;
            }
            assert!(thinking.spent() > before, "position {i}: a slice without thought");
            thinking.so_far();
        };
        assert_eq!(whole, sliced.choice, "position {i}");
    }
}
#[test]
fn what_speaks_for_a_choice_adds_up_to_how_much_better_it_is() {
    let level: Level = QUICK.parse().expect("a level");
    let mut compared = 0;
    for (i, game) in positions(200, 9).into_iter().enumerate() {
        let thought = thought(&game, if i % 2 == 0 { level } else { Level::Normal });
        for pair in thought.candidates.windows(2) {
            let sum: f32 = pair[0].against(&pair[1]).iter().map(|(_, by)| by).sum();
            let difference = pair[0].worth() - pair[1].worth();
            assert!((sum - difference).abs() < 1e-2, "position {i}: {sum} is not {difference}");
            compared += 1;
        }
        assert!(thought.reasons.len() <= 2);
    }
    assert!(compared > 200, "only {compared} pairs of candidates");
}
fn thought(game: &Game, level: Level) -> Thought {
    let mut thinking = Thinking::new(game, level, &mut Rng::new(1));
    loop {
        if let Some(thought) = thinking.step(u32::MAX) {
            return thought;
        }
    }
}
#[test]
fn the_terms_add_up_to_the_estimate() {
    for (i, game) in positions(300, 20).into_iter().enumerate() {
        let weights = ai::weights::<Game>();
        for seat in 0..game.seats() {
            let (sum, whole) = (Terms::of(&game, seat, &weights).sum(), game.estimate(seat, &weights));
            assert!((sum - whole).abs() < 1e-3, "position {i}, seat {seat}: {sum} is not {whole}");
        }
    }
}
#[test]
fn power_at_a_glance_is_power_card_by_card() {
    for (i, game) in positions(300, 40).into_iter().enumerate() {
        for site in basebreaker::smash_up::estimate::survey::survey(&game) {
            assert_eq!(site.total, game.total(site.base), "position {i}, base {}", site.base);
            for seat in 0..game.seats() {
                assert_eq!(site.by[seat as usize], game.total_of(site.base, seat), "position {i}");
                assert_eq!(site.present & (1 << seat) != 0, game.presence(site.base, seat), "position {i}");
            }
        }
    }
}
#[test]
fn alike_choices_come_to_alike_games() {
    for (i, game) in positions(200, 60).into_iter().enumerate() {
        let choices = &game.decision().expect("a decision").choices;
        for a in 0..choices.len() {
            for b in a + 1..choices.len() {
                if game.kind(choices[a]) == game.kind(choices[b]) {
                    let after = |choice| {
                        let mut after = game.clone();
                        after.choose(choice).expect("an offered choice");
                        (
                            (after.estimate(0, &ai::weights::<Game>()) * 100.0).round(),
                            after.decision().map(|d| (d.seat, d.choices.len())),
                        )
                    };
                    assert_eq!(
                        after(a),
                        after(b),
                        "position {i}: {:?} and {:?}, asked {:?}",
                        choices[a],
                        choices[b],
                        game.decision().map(|d| d.ask)
                    );
                }
            }
        }
    }
}
#[test]
fn simulated_decisions_allocate_nothing() {
    for (i, game) in positions(20, 80).into_iter().enumerate() {
        let mut thinking =
            Thinking::new(&game, "plan:6,400,8,1,6,20".parse().expect("a level"), &mut Rng::new(2));
        let made = allocation_counter::measure(|| while thinking.step(u32::MAX).is_none() {}).count_total;
        // A fixed number before and after, none on the way.
        let simulated = u64::from(thinking.spent());
        assert!(made <= 100, "position {i}: {made} allocations for {simulated} simulated decisions");
    }
}
