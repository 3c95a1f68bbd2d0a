//! What every game promises, checked along random games.
//!
//! No dead end; the same choice has the same outcome; a game can be saved and loaded at every
//! decision; asking twice changes nothing; a seat cannot tell a re-dealt game from the real one, and
//! it goes on; every offered choice is accepted and every other refused; everything stays in one place.

use super::playout::CAP;
use super::{Game, Rng};

/// What one checked game came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    pub decisions: u32,
}

/// Plays one random game and checks every promise at every decision. `thorough` re-deals and saves at
/// each decision, otherwise at one in sixteen.
///
/// # Errors
/// Which promise was broken, at which decision.
pub fn keep<G: Game>(setup: &G::Setup, seed: u64, thorough: bool) -> Result<Told, String> {
    let mut rng = Rng::new(seed);
    let mut game = G::new(setup);
    let again = G::new(setup);
    if game != again {
        return Err("the same setup gives two different games".into());
    }
    let mut told = Told::default();
    while let Some(decision) = game.decision() {
        let at = format!("decision {} ({:?})", told.decisions, decision.ask);
        let (seat, count) = (decision.seat, decision.choices.len());
        if count == 0 {
            return Err(format!("{at}: no choice is on offer"));
        }
        game.check().map_err(|broken| format!("{at}: {broken}"))?;
        let mut stale = game.clone();
        if stale.choose(count).is_ok() || stale != game {
            return Err(format!("{at}: a choice that was not on offer was not refused without effect"));
        }
        let choice = rng.below(count as u32) as usize;
        if thorough || rng.below(16) == 0 {
            saves(&game, choice).map_err(|broken| format!("{at}: {broken}"))?;
            redeals(&game, seat, choice, &mut rng).map_err(|broken| format!("{at}: {broken}"))?;
        }
        let mut twin = game.clone();
        twin.mute();
        if let Err(refusal) = game.choose(choice) {
            return Err(format!("{at}: an offered choice was refused: {refusal}"));
        }
        if twin.choose(choice).is_err() || twin != game || twin.decision() != game.decision() {
            return Err(format!("{at}: the same choice had another outcome without a log"));
        }
        told.decisions += 1;
        if told.decisions > CAP {
            return Err(format!("the game does not end in {CAP} decisions"));
        }
    }
    game.check().map_err(|broken| format!("at the end: {broken}"))?;
    Ok(told)
}
/// Saved and loaded, it is the same game, asks the same and goes on the same.
fn saves<G: Game>(game: &G, choice: usize) -> Result<(), String> {
    let text = serde_json::to_string(game).map_err(|e| format!("cannot be saved: {e}"))?;
    let mut loaded: G = serde_json::from_str(&text).map_err(|e| format!("cannot be loaded: {e}"))?;
    loaded.wake();
    if loaded != *game || loaded.decision() != game.decision() {
        return Err("loading gives another game or another question".into());
    }
    loaded.wake();
    if loaded != *game || loaded.decision() != game.decision() {
        return Err("asking twice changes something".into());
    }
    let mut played = game.clone();
    if loaded.choose(choice).is_err() || played.choose(choice).is_err() || loaded != played {
        return Err("a loaded game goes on differently".into());
    }
    Ok(())
}
/// What is hidden from a seat makes no difference to what it sees or is asked.
fn redeals<G: Game>(game: &G, decider: u8, choice: usize, rng: &mut Rng) -> Result<(), String> {
    for seat in 0..game.seats() {
        let mut other = game.imagine(seat, rng);
        other.check().map_err(|broken| format!("re-dealt for seat {seat}: {broken}"))?;
        if other.view(Some(seat)) != game.view(Some(seat)) {
            return Err(format!("seat {seat} can tell a re-dealt game from the real one"));
        }
        if seat != decider {
            continue;
        }
        let choices = |g: &G| g.decision().map(|d| d.choices.clone());
        if choices(&other) != choices(game) {
            return Err(format!("what is on offer to seat {seat} gives something hidden away"));
        }
        if other.choose(choice).is_err() {
            return Err("a re-dealt game does not go on".into());
        }
    }
    Ok(())
}
