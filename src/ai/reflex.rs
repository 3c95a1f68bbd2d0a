//! Choosing by rules of thumb: what players in imagined games do, and Easy, which slips now and then.

use super::distinct;
use crate::shell::{Choice, Game, Rng};

/// Easy slips once in so many decisions.
const SLIP: u32 = 7;

/// The most appealing choice, any of those that are.
pub fn reflex<G: Game>(game: &G, rng: &mut Rng) -> usize {
    if game.decision().is_none_or(|d| d.choices.len() < 2) {
        return 0;
    }
    let appeal = game.appeal();
    let best = appeal.iter().copied().max().unwrap_or(0);
    let ties = appeal.iter().filter(|a| **a == best).count() as u32;
    let pick = if ties > 1 { rng.below(ties) as usize } else { 0 };
    let mut among = appeal.iter().enumerate().filter(|(_, a)| **a == best);
    among.nth(pick).map_or(0, |(i, _)| i)
}
/// The same, but once in a while any other choice that does no harm.
pub fn slipping<G: Game>(game: &G, rng: &mut Rng) -> usize {
    if rng.below(SLIP) == 0 {
        let appeal = game.appeal();
        let sensible: Vec<usize> =
            distinct(game).into_iter().map(usize::from).filter(|i| appeal[*i] >= 0).collect();
        if !sensible.is_empty() {
            return sensible[rng.below(sensible.len() as u32) as usize];
        }
    }
    reflex(game, rng)
}
/// What another seat is taken to do in the middle of a plan: it passes where it can.
pub fn meek<G: Game>(game: &G, rng: &mut Rng) -> usize {
    let choices = game.decision().map(|d| &d.choices);
    let pass = choices.and_then(|c| c.iter().position(|c| *c == Choice::Pass));
    pass.unwrap_or_else(|| reflex(game, rng))
}
/// Plays on by rules of thumb until the turn of this number begins or the game ends; returns how many
/// decisions that took.
pub fn play_until<G: Game>(game: &mut G, turn: u16, rng: &mut Rng) -> u32 {
    /// Longer turns go in circles.
    const MOST: u32 = 400;
    let mut made = 0;
    while made < MOST && game.turn() < turn && game.decision().is_some() {
        let choice = reflex(game, rng);
        if game.choose(choice).is_err() {
            break;
        }
        made += 1;
    }
    made
}
