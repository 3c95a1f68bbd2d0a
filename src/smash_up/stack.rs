//! Everything unfinished: a stack of plain-data frames, and the triggers that wait on it.
//!
//! ```text
//! Turn(Score) · Check · Scoring(Tortuga) · Round(before) · Playing(Hidden Ninja) · Round(triggers) · Run
//! ```
//! The top frame is stepped until it waits for an answer; a frame that finishes is gone. There is no
//! other place where anything half done could be: a copy of the stack is a save.

use super::find::Scope;
use super::table::{DefId, NOBODY, Phase, Until};
use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// How deep effects may nest; an effect that would go deeper is dropped and reported (R12.21).
pub const DEEP: usize = 40;
/// How many triggers may wait.
pub const WAITING: usize = 64;

/// A block of card text: an ability of a card, and the way to a block nested in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Code {
    pub def: DefId,
    pub ability: u8,
    pub depth: u8,
    /// At each depth the place of the instruction whose block is entered.
    pub path: [u8; 3],
}
/// One instruction of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct StepRef {
    pub code: Code,
    pub pc: u8,
}
/// What acts: a card, a base, or the rules themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Source {
    #[default]
    Rules,
    Card(CardId),
    Base(BaseId),
}
impl Source {
    /// What is pointed at to choose it.
    pub fn choice(self) -> Choice {
        match self {
            Source::Card(card) => Choice::Card(card),
            Source::Base(base) => Choice::Base(base),
            Source::Rules => Choice::Done,
        }
    }
}
/// Who did it: the source, and the player who is credited (R9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cause {
    pub by: Source,
    pub seat: Seat,
    /// The source is a card that is being played, not one that was played before.
    pub played: bool,
}

/// Card text being read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Run {
    pub code: Code,
    pub pc: u8,
    pub scope: Scope,
    /// How far the instruction has come: 0 picks its operand, 1 does the verb, 2 the verb's second part.
    pub stage: u8,
    /// A Special, or something that one began: extra plays are now or never (R7.3).
    pub special: bool,
    /// The first "you may" has been answered with yes, by using the ability.
    pub agreed: bool,
    /// What the card does by being played, not an ability that is used later.
    pub played: bool,
}
impl Run {
    /// The instruction at hand.
    pub fn step(&self) -> StepRef {
        StepRef { code: self.code, pc: self.pc }
    }
    /// Who does what it says.
    pub fn cause(&self) -> Cause {
        Cause { by: self.scope.me, seat: self.scope.you, played: self.played }
    }
    /// The same, at the next instruction.
    pub fn next(&self) -> Self {
        Self { pc: self.pc + 1, stage: 0, ..*self }
    }
    /// At the very first instruction of the ability.
    pub fn is_at_start(&self) -> bool {
        self.pc == 0 && self.code.path[..self.code.depth as usize].iter().all(|pc| *pc == 0)
    }
}

/// What is done to cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Deed {
    #[default]
    Destroy,
    Return,
    Bottom,
    Move(BaseId),
    Discard,
    Take,
    ShuffleIn,
    /// What remains at a scored base goes to the discard piles (R13.26).
    Clear,
    Power(i8, Until),
    /// New +1 power counters.
    PlaceCounters(u8),
    /// An action is put on it.
    PutOn,
}

/// An ability that somebody may or must use now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Trigger {
    pub source: Source,
    pub ability: u8,
    pub seat: Seat,
    /// Where the source was.
    pub here: BaseId,
    /// The base that it is about.
    pub there: BaseId,
    /// What it happened to, and which of its times in play that was.
    pub subject: CardId,
    pub subject_incarnation: u8,
    /// The player credited with it.
    pub who: Seat,
    pub incarnation: u8,
    /// The source left play in the very event: it still answers (R12.4).
    pub gone: bool,
}

impl Trigger {
    /// What is pointed at to use it: its source.
    pub fn choice(&self) -> Choice {
        self.source.choice()
    }
    /// A base's ability for one player, about the base `there`.
    pub fn of_base(base: BaseId, ability: u8, seat: Seat, there: BaseId) -> Self {
        Self {
            source: Source::Base(base),
            ability,
            seat,
            here: base,
            there,
            subject: NOBODY,
            ..Self::default()
        }
    }
}

/// The two windows of a scoring (R13.7, R13.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum When {
    Before,
    After,
}
/// What a Me First! round is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum About {
    /// The triggers that wait from this place on.
    Triggers(u8),
    Window(BaseId, When),
}
/// How far a Me First! round has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    pub about: About,
    /// Who is asked next.
    pub seat: Seat,
    /// How many have passed in a row.
    pub passes: u8,
    /// The seats for which the scored base's ability has been carried out, as bits.
    pub served: u8,
    /// Of this source, which answers several things, one comes next.
    pub of: Option<Source>,
}
impl Round {
    /// A round that begins with this seat.
    pub fn new(about: About, seat: Seat) -> Self {
        Self { about, seat, passes: 0, served: 0, of: None }
    }
}
/// Where a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Where {
    Anywhere,
    Base(BaseId),
    WithoutYours,
}
/// How a play is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pay {
    /// By a play left in the play phase; this one first, if it fits.
    Allowance(u8),
    /// By the ability that says so.
    Nothing,
}
/// What is given up if the player says yes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ignore {
    /// The run below this frame.
    Run,
    /// What the base does all the time, as long as this card is in force.
    Always(CardId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Factions are taken in snake order (R3.4): so many have been.
    Draft(u8),
    /// A hand without a minion may be exchanged, by option (R3.10): this seat next.
    Redraw(Seat),
    Turn(Phase),
    /// The victory check after the turn (R15).
    Judge,
    /// The play phase; the play left that is used first, if the player said which.
    Plays(u8),
    /// A card that could be played by its own Special or with a play that is left: which?
    Way {
        card: CardId,
        first: u8,
    },
    /// Looks for ready bases (R13.2 step 1).
    Check,
    /// One base scores: the step it has reached and everyone's place (0: not ranked).
    Scoring {
        base: BaseId,
        step: u8,
        places: [u8; 4],
    },
    /// Down to ten cards (R14.7).
    Limit,
    /// First what must happen, then Me First! until all have passed in a row (R12.5, R13.8).
    Round(Round),
    /// A card is being played: where?
    Playing {
        card: CardId,
        seat: Seat,
        at: Where,
        pay: Pay,
        special: Option<(u8, BaseId)>,
    },
    /// A standard action has been carried out (R5.4).
    Finish(CardId),
    /// An extra play that must be used now or never (R7.3).
    Extra {
        seat: Seat,
        step: StepRef,
        here: BaseId,
        by: Source,
    },
    Run(Run),
    /// Blocks for several bases; each runs in a copy of the scope.
    EachBase {
        run: Run,
        bases: Set,
    },
    Repeat {
        run: Run,
        left: u8,
    },
    /// A block for several seats, as bits; each is "you" in a copy of the scope.
    EachSeat {
        run: Run,
        seats: u8,
    },
    /// Cards to which something is about to be done: still to be judged, and judged.
    Propose {
        deed: Deed,
        cards: Set,
        sure: Set,
        cause: Cause,
    },
    /// "You may ignore": for this seat.
    MayIgnore {
        seat: Seat,
        base: BaseId,
        what: Ignore,
    },
}
/// The frames, and the triggers that rounds on it will come to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    frames: ArrayVec<Frame, DEEP>,
    pub triggers: ArrayVec<Trigger, WAITING>,
}

impl Stack {
    /// False when effects nest too deep: the frame is dropped.
    pub fn push(&mut self, frame: Frame) -> bool {
        self.frames.try_push(frame).is_ok()
    }
    pub fn pop(&mut self) -> Option<Frame> {
        self.frames.pop()
    }
    pub fn last_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
    /// From the top down.
    pub fn iter(&self) -> impl Iterator<Item = &Frame> {
        self.frames.iter().rev()
    }
    pub fn depth(&self) -> u8 {
        self.frames.len() as u8
    }
    pub fn clear(&mut self) {
        self.frames.clear();
        self.triggers.clear();
    }
}
