//! How a game went, told for those who have played it: how many cards everyone held after every turn, and what
//! everyone did. The record is played again, and its events are counted.

use super::event::Event;
use super::table::{COLLECT, OWN};
use super::{Game, Setup};
use crate::shell::{Game as _, Record, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Story {
    /// So many cards win, and so many of the own suit.
    pub goal: u8,
    pub own_goal: u8,
    pub turns: Vec<Turn>,
    /// By seat.
    pub counts: Vec<Counts>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Turn {
    pub turn: u16,
    pub seat: Seat,
    /// How many cards everyone held when it ended, or so far.
    pub cards: Vec<u8>,
    /// How many of them of the own suit. A secret until the game is over.
    pub own: Vec<u8>,
}
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Counts {
    pub attacks: u16,
    /// Attacks that took a card or the last one.
    pub succeeded: u16,
    /// Attacks of others that this player withstood.
    pub withstood: u16,
    pub stolen: u16,
    /// Cards that others stole.
    pub lost: u16,
    pub burned: u16,
    pub eliminated: u16,
}

/// How the game of a record went, as far as it fits.
pub fn story(record: &Record<Setup>) -> Story {
    let mut game = Game::new(&record.setup);
    let counts = vec![Counts::default(); game.seats().into()];
    let mut story = Story { goal: COLLECT, own_goal: OWN, turns: vec![], counts };
    story.turns.extend((game.table.turns > 0).then(|| turn(&game)));
    for (ply, choice) in record.choices.iter().enumerate() {
        game = record.redealt(game, ply);
        let (before, seat) = (game.table.turns, game.table.turn);
        let Ok(heard) = game.choose(*choice as usize) else { break };
        for event in &heard {
            story.count(event);
        }
        if let Some(last) = story.turns.last_mut() {
            *last = Turn { turn: before, seat, ..turn(&game) };
        }
        if game.table.turns != before {
            story.turns.push(turn(&game));
        }
    }
    story
}
/// How it stands.
fn turn(game: &Game) -> Turn {
    let seats = 0..game.seats();
    Turn {
        turn: game.table.turns,
        seat: game.table.turn,
        cards: seats.clone().map(|seat| game.table.hand(seat).len()).collect(),
        own: seats.map(|seat| game.table.own(seat).len()).collect(),
    }
}
impl Story {
    fn count(&mut self, event: &Event) {
        let counts = &mut self.counts;
        match *event {
            Event::Attacked { seat, .. } => counts[seat as usize].attacks += 1,
            Event::Failed { target, .. } => counts[target as usize].withstood += 1,
            Event::Succeeded { seat, .. } => counts[seat as usize].succeeded += 1,
            Event::Burned { seat, cards } => counts[seat as usize].burned += u16::from(cards.len()),
            Event::Stole { seat, from, cards } => {
                counts[seat as usize].stolen += u16::from(cards.len());
                counts[from as usize].lost += u16::from(cards.len());
            }
            Event::Eliminated { by, .. } => counts[by as usize].eliminated += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{Rng, Session};

    #[test]
    fn the_story_ends_where_the_game_does() {
        for seed in 0..40 {
            let mut session = Session::<Game>::new(Setup::random(2 + (seed % 4) as u8, seed));
            let mut rng = Rng::new(seed);
            while let Some(decision) = session.game().decision() {
                let choice = rng.below(decision.choices.len() as u32) as usize;
                session.choose(choice).expect("an offered choice");
            }
            let told = story(session.record());
            let last = told.turns.last().expect("a turn");
            assert_eq!(last, &turn(session.game()));
            assert!(told.turns.iter().zip(1..).all(|(turn, number)| turn.turn == number));
            let sum = |count: fn(&Counts) -> u16| told.counts.iter().map(count).sum::<u16>();
            assert_eq!(sum(|c| c.stolen), sum(|c| c.lost));
            assert_eq!(sum(|c| c.attacks), sum(|c| c.succeeded) + sum(|c| c.withstood));
            assert_eq!(u32::from(sum(|c| c.eliminated)), session.game().table.out.count_ones());
        }
    }
}
