//! A game being played, with its record and its log, and the way back.
//!
//! ```text
//! undo       to the last choice of the same seat, as long as nothing hidden was shown since
//! redo       the choices that were undone
//! take_back  past what was shown, for practice: what the seat had not seen is dealt anew
//! ```
//! Going back plays the record again from its beginning: a state is never patched.

use super::message::Message;
use super::record::Redeal;
use super::{Choice, Game, Record, Refusal, Rng, Seat};
use serde::{Serialize, Serializer};

/// What a choice came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ply {
    /// Who chose.
    pub seat: Seat,
    /// In which turn.
    pub turn: u16,
    /// What it showed that was hidden, if anything: the id of a message.
    #[serde(serialize_with = "as_message")]
    pub gained: Option<&'static str>,
    /// How many entries the log had before.
    pub log: usize,
}
fn as_message<S: Serializer>(id: &Option<&'static str>, serializer: S) -> Result<S::Ok, S::Error> {
    id.map(Message::new).serialize(serializer)
}
/// Why something cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Nothing has been chosen yet.
    Nothing,
    /// The last choice was another seat's.
    Another(Seat),
    /// The last choice showed something: the id of a message.
    Gained(&'static str),
}
impl Barrier {
    /// The reason in words.
    pub fn message(self) -> Message {
        Message::new(match self {
            Barrier::Nothing => "barrier-nothing",
            Barrier::Another(_) => "barrier-another",
            Barrier::Gained(what) => what,
        })
    }
}

/// A game some choices ahead of where it stands, or as far as it can be known.
#[derive(Clone, Debug)]
pub struct Ahead<G: Game> {
    pub game: G,
    pub heard: Vec<G::Event>,
    /// What would be shown next, if it ends there.
    pub gained: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    record: Record<G::Setup>,
    log: Vec<G::Event>,
    plies: Vec<Ply>,
    /// Undone choices, the next to be done again last.
    undone: Vec<u8>,
}

impl<G: Game> Session<G> {
    /// Begins a game; `opened` is what has been heard of it so far.
    pub fn new(setup: G::Setup) -> Self {
        let (game, log) = G::open(&setup);
        Self { game, record: Record::new(setup), log, plies: vec![], undone: vec![] }
    }
    /// Plays a record again, as far as its choices fit.
    pub fn load(record: &Record<G::Setup>) -> Self {
        let mut session = Self::new(record.setup.clone());
        for ply in 0..=record.choices.len() {
            session.game = record.redealt(session.game, ply);
            let Some(choice) = record.choices.get(ply) else { break };
            if session.choose(*choice as usize).is_err() {
                break;
            }
        }
        session.record.redeals = record.up_to(session.plies.len()).redeals;
        session
    }
    pub fn game(&self) -> &G {
        &self.game
    }
    pub fn record(&self) -> &Record<G::Setup> {
        &self.record
    }
    pub fn log(&self) -> &[G::Event] {
        &self.log
    }
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }
    /// Answers the decision with the choice of this index; what was undone is gone then.
    ///
    /// # Errors
    /// When there is no such choice; nothing has changed then.
    pub fn choose(&mut self, index: usize) -> Result<(), Refusal> {
        self.apply(index)?;
        self.undone.clear();
        Ok(())
    }
    fn apply(&mut self, index: usize) -> Result<(), Refusal> {
        let seat = self.game.decision().map_or(0, |d| d.seat);
        let turn = self.game.turn();
        let heard = self.game.choose(index)?;
        self.plies.push(Ply { seat, turn, gained: self.game.gained_info(), log: self.log.len() });
        self.record.choices.push(index as u8);
        self.log.extend(heard);
        Ok(())
    }

    /// Whether the last choice can be undone freely.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self) -> Result<(), Barrier> {
        let Some(last) = self.plies.last() else { return Err(Barrier::Nothing) };
        let decides = self.game.decision().map(|d| d.seat);
        match last.gained {
            Some(what) => Err(Barrier::Gained(what)),
            None if decides.is_some_and(|seat| seat != last.seat) => Err(Barrier::Another(last.seat)),
            None => Ok(()),
        }
    }
    /// One choice back.
    ///
    /// # Errors
    /// Why that is not free; nothing has changed then.
    pub fn undo(&mut self) -> Result<(), Barrier> {
        self.may_undo()?;
        self.back_to(self.plies.len() - 1);
        Ok(())
    }
    /// Back to the first choice of the seat's run, or as far as it is free.
    ///
    /// # Errors
    /// Why not even one choice is free.
    pub fn undo_turn(&mut self) -> Result<(), Barrier> {
        self.may_undo()?;
        let last = self.plies[self.plies.len() - 1];
        let free = |ply: &&Ply| (ply.seat, ply.turn, ply.gained) == (last.seat, last.turn, None);
        let run = self.plies.iter().rev().take_while(free).count();
        self.back_to(self.plies.len() - run);
        Ok(())
    }
    /// How many choices can be done again.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }
    /// Does the choice again that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.undone.pop().is_some_and(|choice| self.apply(choice as usize).is_ok())
    }
    /// Takes one pick of an unfinished set back, with what was asked about it; the other picks are made again.
    /// False if it is none of them.
    pub fn unpick(&mut self, pick: Choice) -> bool {
        let (first, answers) = self.picks();
        let Some(at) = answers.iter().position(|(begins, answer)| *begins && *answer == pick) else {
            return false;
        };
        let about = answers[at + 1..].iter().take_while(|(begins, _)| !begins).count();
        let others = answers[..at].iter().chain(&answers[at + 1 + about..]);
        let mut fewer = Self::load(&self.record.up_to(first));
        let mut again = |answer: &Choice| {
            let choices = fewer.game.decision().map(|d| d.choices.iter().position(|c| c == answer));
            choices.flatten().is_some_and(|index| fewer.apply(index).is_ok())
        };
        let done = others.into_iter().all(|(_, answer)| again(answer));
        if done {
            *self = fewer;
        }
        done
    }
    /// The answers that make up the set being picked: at which choice it began, and of each answer whether it
    /// begins a pick. No answers, if no set is being picked.
    fn picks(&self) -> (usize, Vec<(bool, Choice)>) {
        if self.game.decision().is_none_or(|d| d.set.is_none()) {
            return (self.plies.len(), vec![]);
        }
        let (mut first, mut answers) = (0, vec![]);
        let mut game = G::new(&self.record.setup);
        for (ply, index) in self.record.choices.iter().enumerate() {
            game = self.record.redealt(game, ply);
            let Some(decision) = game.decision() else { break };
            if decision.set.is_some_and(|set| set.now == 0) {
                (first, answers) = (ply, vec![]);
            }
            answers.extend(decision.choices.get(*index as usize).map(|c| (decision.set.is_some(), *c)));
            if game.choose(*index as usize).is_err() {
                break;
            }
        }
        (first, answers)
    }
    /// What would come of these choices, one after the other, as the deciding seat can tell: what is hidden
    /// from it is dealt anew first, and where some of that would be shown, it ends.
    ///
    /// # Errors
    /// When one of them is not on offer.
    pub fn ahead(&self, choices: &[usize], rng: &mut Rng) -> Result<Ahead<G>, Refusal> {
        let seat = self.game.decision().ok_or(Refusal::Over)?.seat;
        let (mut game, mut heard, mut gained) = (self.game.imagine(seat, rng), vec![], None);
        game.be_wary();
        for index in choices {
            heard.extend(game.choose(*index)?);
            gained = game.gained_info();
            if gained.is_some() {
                break;
            }
        }
        Ok(Ahead { game, heard, gained })
    }
    /// For practice: back to the last choice of the seat, whatever has been shown since. What the seat
    /// had not seen then is dealt anew, so that nothing can be scouted.
    ///
    /// # Errors
    /// When the seat has chosen nothing yet.
    pub fn take_back(&mut self, seat: Seat, seed: u32) -> Result<(), Barrier> {
        let ply = self.plies.iter().rposition(|ply| ply.seat == seat).ok_or(Barrier::Nothing)?;
        self.back_to(ply);
        self.undone.clear();
        let redeal = Redeal { ply: ply as u16, seat, seed };
        self.record.redeals.push(redeal);
        self.game = redeal.deal(&self.game);
        Ok(())
    }
    fn back_to(&mut self, ply: usize) {
        let undone = self.record.choices[ply..].iter().rev();
        let undone: Vec<u8> = self.undone.iter().chain(undone).copied().collect();
        let earlier = Self::load(&self.record.up_to(ply));
        *self = Self { undone, ..earlier };
    }
}
