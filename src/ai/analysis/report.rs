//! What an analysis comes to: each choice, the chances turn by turn, and the account of each seat.

use super::chances::Outlook;
use crate::shell::{Game, Message, Seat};
use serde::Serialize;

/// Everything known so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// How many choices have been looked at, and how many there are.
    pub ply: usize,
    pub plies: usize,
    /// Where turns begin, and last the end.
    pub moments: Vec<Moment>,
    pub decisions: Vec<Judged>,
}
/// The beginning of a turn, or the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    pub ply: usize,
    pub turn: u16,
    /// Whose turn begins; nobody's at the end.
    pub seat: Option<Seat>,
    /// By seat, all together 1.
    pub chances: Vec<f32>,
    /// By seat, how much of what the chances change until the next moment is luck.
    pub luck: Vec<f32>,
    /// By seat, the squared standard error of that.
    pub doubt: Vec<f32>,
}
impl Report {
    /// Notes the chances at a moment.
    pub(super) fn note<G: Game>(&mut self, ply: usize, game: &G, chances: Vec<f32>) {
        let seat = game.decision().map(|d| d.seat);
        let none = vec![0.0; chances.len()];
        self.moments.push(Moment { ply, turn: game.turn(), seat, chances, luck: none.clone(), doubt: none });
    }
    /// Whose turn it is shows where nothing is half done: before, another may be asked.
    pub(super) fn whose<G: Game>(&mut self, game: &G) {
        if let (true, Some(decision), Some(moment)) =
            (game.is_quiet(), game.decision(), self.moments.last_mut())
        {
            moment.seat = Some(decision.seat);
        }
    }
    /// Adds what a choice showed to the luck of its turn.
    pub(super) fn add_luck<G: Game>(&mut self, before: &Outlook<G>, after: &Outlook<G>) {
        let Some(moment) = self.moments.last_mut() else { return };
        for (seat, (is, was)) in after.mean().iter().zip(before.mean()).enumerate() {
            moment.luck[seat] += is - was;
            moment.doubt[seat] += after.variance()[seat] + before.variance()[seat];
        }
    }
}
/// A choice that was made, beside the best other one.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Judged {
    pub ply: usize,
    pub turn: u16,
    pub seat: Seat,
    /// The index of what was chosen.
    pub played: usize,
    /// The index of what was compared with it; nothing, if it was itself the best.
    pub better: Option<usize>,
    /// The chance to win with what was chosen, from 0 to 1, if it is known.
    pub chance: Option<f32>,
    /// By how much the other was better, in points of a hundred; below 0 it was worse.
    pub difference: f32,
    /// The standard error of that: what luck of the dealing and of the search leaves open.
    pub error: f32,
    /// What speaks for the other, if it was better.
    pub reasons: Vec<Message>,
}
/// How bad a choice was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Label {
    Inaccuracy,
    Mistake,
    Blunder,
}
impl Judged {
    /// Less than so many points is no inaccuracy.
    pub(super) const LEAST: f64 = 5.0;

    /// The points that the choice gave away: none, where the difference might be noise or is not worth a word.
    pub fn loss(&self) -> f32 {
        if self.difference > (2.0 * self.error).max(0.5) { self.difference } else { 0.0 }
    }
    /// From 5, 10 and 15 points on.
    pub fn label(&self) -> Option<Label> {
        match self.loss() {
            loss if loss > 15.0 => Some(Label::Blunder),
            loss if loss > 10.0 => Some(Label::Mistake),
            loss if f64::from(loss) > Self::LEAST => Some(Label::Inaccuracy),
            _ => None,
        }
    }
    /// From 100 for nothing lost down to 0: the curve that lichess has for points of winning chance.
    fn accuracy(&self) -> f32 {
        (103.17 * libm::expf(-0.0435 * self.loss()) - 3.17).clamp(0.0, 100.0)
    }
}
/// How a seat came from the chance it began with to the one it has at the last moment known, in points of a
/// hundred: `end = start + own + others + luck`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    pub seat: Seat,
    /// How many of its choices were judged.
    pub decisions: usize,
    /// The mean over them, from 0 to 100; nothing, if none was.
    pub accuracy: Option<f32>,
    /// What they gave away, all together, beside the best ones.
    pub lost: f32,
    pub start: f32,
    pub end: f32,
    /// What came of its own turns and of the others', luck aside; 0 is what rules of thumb would have made of them.
    pub own: f32,
    pub others: f32,
    /// What came of draws, deals and everything else that was shown, whoever's it was; and its standard error.
    pub luck: f32,
    pub doubt: f32,
}
impl Account {
    /// The account of a seat; none before its first moment.
    pub fn of(report: &Report, seat: Seat) -> Option<Self> {
        let i = usize::from(seat);
        let (first, last) = (report.moments.first()?, report.moments.last()?);
        let mut account = Self {
            seat,
            decisions: 0,
            accuracy: None,
            lost: 0.0,
            start: 100.0 * first.chances.get(i)?,
            end: 100.0 * last.chances.get(i)?,
            own: 0.0,
            others: 0.0,
            luck: 0.0,
            doubt: 0.0,
        };
        for turn in report.moments.windows(2) {
            let luck = 100.0 * turn[0].luck[i];
            let deed = 100.0 * (turn[1].chances[i] - turn[0].chances[i]) - luck;
            account.luck += luck;
            account.doubt += turn[0].doubt[i];
            *(if turn[0].seat == Some(seat) { &mut account.own } else { &mut account.others }) += deed;
        }
        account.doubt = 100.0 * account.doubt.sqrt();
        let judged = || report.decisions.iter().filter(|judged| judged.seat == seat);
        account.decisions = judged().count();
        account.lost = judged().map(Judged::loss).sum();
        let sum: f32 = judged().map(Judged::accuracy).sum();
        account.accuracy = (account.decisions > 0).then(|| sum / account.decisions as f32);
        Some(account)
    }
}
