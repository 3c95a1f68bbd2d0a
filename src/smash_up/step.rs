//! The machine: steps the top frame until somebody is asked.
//!
//! A frame asks before it acts, so asking changes nothing and a decision can be found again after
//! loading. What the frames do is in `read.rs` (card text), `react.rs`, `playing.rs`, `scoring.rs`,
//! `turn.rs` and `setup.rs`.

use super::Game;
use super::event::Event;
use super::find::Scope;
use super::stack::{Cause, Frame, Run, Source, StepRef, When};
use crate::shell::decision::{Choices, Decision, Picked};
use crate::shell::{BaseId, CardId, Choice, Seat};

/// What a seat is asked, and by which card or base.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ask {
    pub what: Asked,
    pub by: Source,
}
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asked {
    /// Which faction to take.
    Draft,
    /// Whether a hand without minions is exchanged.
    Redraw,
    /// What to play or use next in the play phase.
    Play,
    /// Whether to play a card by its own Special rather than with a play that is left.
    Way(CardId),
    /// At which base to play a minion, or on what to put an action.
    Where(CardId),
    /// An instruction of a card: who, where, which faction.
    Step(StepRef),
    /// How many counters, for this minion.
    Number(StepRef, CardId),
    /// What happens instead of this card's destruction.
    Instead(CardId),
    /// Which extra card to play now, or none.
    Extra(StepRef),
    /// Which ready base scores first.
    Score,
    /// Which Special to use, or to pass.
    Window(BaseId, When),
    /// Which of several triggers comes first.
    Order,
    /// Which card to discard at the hand limit.
    Limit,
    /// Whether to ignore what a base does.
    Ignore,
}

impl Asked {
    /// The kind of question in one word.
    pub fn kind(&self) -> &'static str {
        match self {
            Asked::Draft => "draft",
            Asked::Redraw => "redraw",
            Asked::Play => "play",
            Asked::Way(_) => "way",
            Asked::Where(_) => "where",
            Asked::Step(_) => "step",
            Asked::Number(..) => "number",
            Asked::Instead(_) => "instead",
            Asked::Extra(_) => "extra",
            Asked::Score => "score",
            Asked::Window(_, When::Before) => "before-scoring",
            Asked::Window(_, When::After) => "after-scoring",
            Asked::Order => "order",
            Asked::Limit => "limit",
            Asked::Ignore => "ignore",
        }
    }
}

/// The top frame waits for an answer.
pub struct Waits;
/// What a frame does with its turn: go on, or wait.
pub type Go = Result<(), Waits>;

impl Game {
    /// Steps until somebody is asked or the game is over.
    pub(super) fn advance(&mut self, mut answer: Option<Choice>) {
        self.decision = None;
        while self.table.winner.is_none() {
            let before = self.wary.then(|| self.clone());
            let Some(frame) = self.stack.pop() else { return };
            let waits = self.step(frame, answer.take()).is_err();
            if let Some(before) = before
                && self.gained.is_some()
            {
                *self = Self { gained: self.gained, ..before };
                return;
            }
            if waits {
                self.stack.push(frame);
                return;
            }
        }
    }
    fn step(&mut self, frame: Frame, answer: Option<Choice>) -> Go {
        match frame {
            Frame::Draft(taken) => self.draft(taken, answer),
            Frame::Redraw(seat) => self.redraw(seat, answer),
            Frame::Turn(phase) => self.turn(phase),
            Frame::Judge => self.judge(),
            Frame::Plays(first) => self.plays(first, answer),
            Frame::Way { card, first } => self.way(card, first, answer),
            Frame::Check => self.check_bases(answer),
            Frame::Scoring { base, step, places } => self.scoring(base, step, places),
            Frame::Limit => self.hand_limit(answer),
            Frame::Round(round) => self.me_first(round, answer),
            Frame::Playing { .. } => self.playing(frame, answer),
            Frame::Finish(card) => self.finish(card),
            Frame::Extra { seat, step, here, by } => self.extra_now(seat, step, here, by, answer),
            Frame::Run(run) => self.run(run, answer),
            Frame::EachBase { run, mut bases } => {
                if let Some(base) = bases.first() {
                    bases.remove(base);
                    self.push(Frame::EachBase { run, bases });
                    self.push(Frame::Run(Run { scope: Scope { there: base, ..run.scope }, ..run }));
                }
                Ok(())
            }
            Frame::Repeat { run, left } => {
                if left > 0 {
                    self.push(Frame::Repeat { run, left: left - 1 });
                    self.push(Frame::Run(run));
                }
                Ok(())
            }
            Frame::EachSeat { run, seats } => {
                if let Some(you) = self.table.round_of(seats).next() {
                    self.push(Frame::EachSeat { run, seats: seats & !(1 << you) });
                    self.push(Frame::Run(Run { scope: Scope { you, ..run.scope }, ..run }));
                }
                Ok(())
            }
            Frame::Propose { deed, cards, sure, cause } => self.propose(deed, cards, sure, cause, answer),
            Frame::MayIgnore { .. } => self.may_ignore(frame, answer),
        }
    }
    /// Puts a frame on top; effects that would nest too deep are dropped and told of (R12.21).
    pub(super) fn push(&mut self, frame: Frame) {
        if !self.stack.push(frame) {
            self.hear(Event::TooDeep, Cause::default());
        }
    }
    /// The answer, if it has been given; otherwise the question is put.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        what: Asked,
        by: Source,
        choices: &[Choice],
        answer: Option<Choice>,
    ) -> Result<Choice, Waits> {
        self.ask_some(seat, what, by, choices.iter().copied().collect(), None, answer)
    }
    /// The only choice if there is but one (R1.13), otherwise as `ask`. For mandatory, public choices.
    pub(super) fn ask_unless_forced(
        &mut self,
        seat: Seat,
        what: Asked,
        by: Source,
        choices: Choices,
        answer: Option<Choice>,
    ) -> Result<Choice, Waits> {
        if let [only] = choices[..] { Ok(only) } else { self.ask_some(seat, what, by, choices, None, answer) }
    }
    pub(super) fn ask_some(
        &mut self,
        seat: Seat,
        what: Asked,
        by: Source,
        choices: Choices,
        set: Option<Picked>,
        answer: Option<Choice>,
    ) -> Result<Choice, Waits> {
        if let Some(choice) = answer {
            return Ok(choice);
        }
        self.decision = Some(Decision { seat, ask: Ask { what, by }, choices, set });
        Err(Waits)
    }
}
