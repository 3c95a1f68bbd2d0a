//! How a game went, told for those who have played it: the points after every turn, every base that scored
//! with who was there, and what everyone did. The record is played again, and its events are counted.

use super::defs::{self, def};
use super::event::Event;
use super::factions::FACTIONS;
use super::table::DefId;
use super::turn::GOAL;
use super::{Game, Setup};
use crate::shell::sort::sort_by_key;
use crate::shell::{BaseId, CardId, Game as _, Record, Seat, set::CARDS};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Story {
    /// Victory points that end the game.
    pub goal: i16,
    pub turns: Vec<Turn>,
    pub scorings: Vec<Scoring>,
    /// By seat.
    pub counts: Vec<Counts>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Turn {
    pub turn: u16,
    pub seat: Seat,
    /// Everyone's victory points when it ended, or so far.
    pub vp: Vec<i16>,
}
/// A base that scored.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scoring {
    pub turn: u16,
    pub name: &'static str,
    pub slug: String,
    pub faction: &'static str,
    /// Who had a place there, the best first.
    pub places: Vec<Placed>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Placed {
    pub seat: Seat,
    /// Equal for players who are level.
    pub place: u8,
    pub power: i16,
    /// For the place alone.
    pub vp: u8,
    /// The strongest first.
    pub minions: Vec<Crew>,
}
/// So many minions of one name.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Crew {
    pub name: &'static str,
    pub slug: String,
    pub faction: &'static str,
    pub count: usize,
}
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Counts {
    pub minions: u16,
    pub actions: u16,
    /// Minions of anybody that were destroyed by this player.
    pub destroyed: u16,
    /// Minions of this player that were destroyed.
    pub lost: u16,
    /// Victory points for places at bases; the others come from cards and from the texts of bases.
    pub placed: i16,
}

/// How the game of a record went, as far as it fits.
pub fn story(record: &Record<Setup>) -> Story {
    let mut game = Game::new(&record.setup);
    let mut teller = Teller::new(&game);
    for (ply, choice) in record.choices.iter().enumerate() {
        game = record.redealt(game, ply);
        let Ok(heard) = game.choose(*choice as usize) else { break };
        for heard in heard {
            teller.hear(&game, heard.event, heard.cause.seat);
        }
    }
    teller.story
}

struct Teller {
    story: Story,
    vp: Vec<i16>,
    /// By card: the base at which it is a minion, and whose. An event tells of a moment that has passed for the table.
    there: Vec<Option<(BaseId, Seat)>>,
}

impl Teller {
    /// A game may begin in the middle, from a position.
    fn new(game: &Game) -> Self {
        let table = &game.table;
        let vp: Vec<i16> = table.players.iter().map(|player| player.vp).collect();
        let minion = |card: CardId| {
            let c = table.card(card);
            (table.is_in_play(card) && game.is_minion(card)).then_some((c.base, c.controller))
        };
        let counts = vec![Counts::default(); vp.len()];
        let mut teller = Teller {
            story: Story { goal: GOAL, turns: vec![], scorings: vec![], counts },
            vp,
            // During a draft the cards are still to come.
            there: (0..CARDS as CardId)
                .map(|card| if (card as usize) < table.cards.len() { minion(card) } else { None })
                .collect(),
        };
        if table.turns > 0 {
            teller.begin(table.turn, table.turns);
        }
        teller
    }
    fn begin(&mut self, seat: Seat, turn: u16) {
        self.story.turns.push(Turn { turn, seat, vp: self.vp.clone() });
    }
    fn counts(&mut self, seat: Seat) -> &mut Counts {
        &mut self.story.counts[seat as usize]
    }
    /// `actor` is whose doing it was.
    fn hear(&mut self, game: &Game, event: Event, actor: Seat) {
        match event {
            Event::TurnBegan { seat, turn } => self.begin(seat, turn),
            Event::Played { card, seat, base, .. } if game.is_minion(card) => {
                self.there[card as usize] = Some((base, seat));
                self.counts(seat).minions += 1;
            }
            Event::Played { seat, .. } => self.counts(seat).actions += 1,
            Event::Moved { card, to, .. } => {
                if let Some((base, _)) = &mut self.there[card as usize] {
                    *base = to;
                }
            }
            Event::Destroyed { card, .. } => {
                if let Some((_, seat)) = self.there[card as usize].take() {
                    self.counts(seat).lost += 1;
                    self.counts(actor).destroyed += 1;
                }
            }
            Event::Returned { card, .. }
            | Event::PutUnder { card, .. }
            | Event::Discarded { card, .. }
            | Event::Cleared { card, .. }
            | Event::ShuffledIn { card, .. } => self.there[card as usize] = None,
            Event::BaseSwapped { old, new } => {
                for (base, _) in self.there.iter_mut().flatten() {
                    if *base == old {
                        *base = new;
                    }
                }
            }
            Event::Ranked { base, places, powers } => {
                let scoring = self.scoring(game, base, places, powers);
                for placed in &scoring.places {
                    self.counts(placed.seat).placed += i16::from(placed.vp);
                }
                self.story.scorings.push(scoring);
            }
            Event::Scored { seat, vp } => {
                self.vp[seat as usize] += vp;
                if let Some(turn) = self.story.turns.last_mut() {
                    turn.vp.clone_from(&self.vp);
                }
            }
            _ => {}
        }
    }
    fn scoring(&self, game: &Game, base: BaseId, places: [u8; 4], powers: [i16; 4]) -> Scoring {
        let d = def(game.table.base_def(base));
        let mut placed: Vec<Placed> = (0..game.table.seats())
            .filter(|seat| places[*seat as usize] > 0)
            .map(|seat| {
                let (place, power) = (places[seat as usize], powers[seat as usize]);
                let vp = d.print.vp.get(place as usize - 1).copied().unwrap_or(0);
                Placed { seat, place, power, vp, minions: self.crew(game, base, seat) }
            })
            .collect();
        sort_by_key(&mut placed, |placed| placed.place);
        Scoring {
            turn: game.table.turns,
            name: d.print.name,
            slug: defs::slug(d.print.name),
            faction: FACTIONS[d.faction as usize].name,
            places: placed,
        }
    }
    /// The minions that a player has at a base.
    fn crew(&self, game: &Game, base: BaseId, seat: Seat) -> Vec<Crew> {
        let here = self.there.iter().enumerate().filter(|(_, there)| **there == Some((base, seat)));
        let mut defs: Vec<DefId> = here.map(|(card, _)| game.table.card(card as CardId).def).collect();
        sort_by_key(&mut defs, |id| (std::cmp::Reverse(def(*id).print.power), *id));
        let same = defs.chunk_by(|a, b| a == b).map(|same| {
            let d = def(same[0]);
            Crew {
                name: d.print.name,
                slug: defs::slug(d.print.name),
                faction: FACTIONS[d.faction as usize].name,
                count: same.len(),
            }
        });
        same.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{Rng, Session};

    /// A random game to its end, or as far as it gets.
    fn played(seed: u64) -> Session<Game> {
        let setup = Setup { draft: seed % 4 == 1, ..Setup::random(2 + (seed % 3) as u8, seed) };
        let mut session = Session::<Game>::new(setup);
        let mut rng = Rng::new(seed);
        while let Some(decision) = session.game().decision()
            && session.plies().len() < 1500
        {
            let choice = rng.below(decision.choices.len() as u32) as usize;
            session.choose(choice).expect("an offered choice");
            if session.plies().len() == 90 && seed.is_multiple_of(2) && !session.record().is_practice() {
                session.take_back(0, 7).expect("a choice to take back");
            }
        }
        session
    }

    #[test]
    fn the_story_ends_where_the_game_does() {
        let mut scored = 0;
        for seed in 0..12 {
            let session = played(seed);
            let told = story(session.record());
            let table = &session.game().table;
            let vp: Vec<i16> = table.players.iter().map(|player| player.vp).collect();
            let last = told.turns.last().expect("a turn");
            assert_eq!((&last.vp, last.turn, last.seat), (&vp, table.turns, table.turn));
            assert!(told.turns.iter().zip(1..).all(|(turn, number)| turn.turn == number));
            for scoring in &told.scorings {
                assert!(scoring.places.first().is_none_or(|best| best.place == 1));
                assert!(scoring.places.is_sorted_by_key(|placed| std::cmp::Reverse(placed.power)));
                scored += 1;
            }
        }
        assert!(scored > 60, "only {scored} bases scored");
    }
    #[test]
    fn minions_are_known_to_be_where_they_are() {
        for seed in 0..12 {
            let record = played(seed).record().clone();
            let mut game = Game::new(&record.setup);
            let mut teller = Teller::new(&game);
            for (ply, choice) in record.choices.iter().enumerate() {
                game = record.redealt(game, ply);
                for heard in game.choose(*choice as usize).expect("a choice of the record") {
                    teller.hear(&game, heard.event, heard.cause.seat);
                }
                assert_eq!(teller.there, Teller::new(&game).there, "game {seed}, choice {ply}");
            }
        }
    }
}
