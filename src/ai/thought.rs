//! What thinking comes to: a choice, what each candidate is worth, and why. The worth of a candidate is
//! the sum of its terms, so that what speaks for it against another adds up exactly.

use crate::shell::sort::sort;
use crate::shell::{Game, Message, Seat, Term};
use arrayvec::ArrayVec;

/// The sum of an estimate, term by term.
#[derive(Clone, Debug, Default)]
pub struct Terms(ArrayVec<(Term, f32), 48>);

impl Terms {
    /// The estimate of a table.
    pub fn of<G: Game>(game: &G, seat: Seat, weights: &[f32]) -> Self {
        let mut terms = Self::default();
        game.appraise(seat, weights, &mut |term, worth| terms.add(term, worth));
        terms
    }
    /// Adds to a term; when there are too many, to the last.
    pub fn add(&mut self, term: Term, worth: f32) {
        if let Some(known) = self.0.iter_mut().find(|(t, _)| *t == term) {
            known.1 += worth;
        } else if self.0.try_push((term, worth)).is_err()
            && let Some(last) = self.0.last_mut()
        {
            last.1 += worth;
        }
    }
    pub fn sum(&self) -> f32 {
        self.0.iter().map(|(_, worth)| worth).sum()
    }
    pub fn iter(&self) -> impl Iterator<Item = (Term, f32)> + '_ {
        self.0.iter().copied()
    }
}

/// What chance made of it later.
pub(super) const OUTLOOK: Term = Term { id: "outlook", base: None };

/// One choice with what it comes to, added up over imagined games.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Its place among the choices of the decision.
    pub choice: usize,
    terms: Terms,
    chance: f64,
    worlds: u32,
    at_once: f32,
}
impl Candidate {
    /// Nothing is known of it yet; `at_once` is how much what is seen at once will count, from 0 to 1.
    pub fn new(choice: usize, at_once: f32) -> Self {
        Self { choice, terms: Terms::default(), chance: 0.0, worlds: 0, at_once }
    }
    /// Adds one imagined game: the table after the seat's own doing, and what it is worth in the end. What
    /// is seen at once counts for a part beside what chance made of it later; the difference is a term of
    /// its own.
    pub fn add(&mut self, terms: &Terms, end: f32) {
        for (term, worth) in terms.iter() {
            self.terms.add(term, worth);
        }
        let outlook = (1.0 - self.at_once) * (end - terms.sum());
        let worth = terms.sum() + outlook;
        if outlook != 0.0 {
            self.terms.add(OUTLOOK, outlook);
        }
        self.chance += f64::from(chance(worth));
        self.worlds += 1;
    }
    /// How many imagined games it was tried in.
    pub fn worlds(&self) -> u32 {
        self.worlds
    }
    /// The mean estimate.
    pub fn worth(&self) -> f32 {
        self.terms.sum() / self.worlds.max(1) as f32
    }
    /// The mean chance to win.
    pub fn chance(&self) -> f32 {
        (self.chance / f64::from(self.worlds.max(1))) as f32
    }
    /// The mean estimate at the end of the own doing, without what came of it.
    fn now(&self) -> f32 {
        self.terms().filter(|(term, _)| *term != OUTLOOK).map(|(_, worth)| worth).sum()
    }
    /// What each term adds to `worth`.
    pub fn terms(&self) -> impl Iterator<Item = (Term, f32)> + '_ {
        let worlds = self.worlds.max(1) as f32;
        self.terms.iter().map(move |(term, worth)| (term, worth / worlds))
    }
    /// What speaks for this one against another: the differences of all terms. They add up to the
    /// difference of `worth`.
    pub fn against(&self, other: &Candidate) -> Vec<(Term, f32)> {
        let mut difference = Terms::default();
        self.terms().for_each(|(term, worth)| difference.add(term, worth));
        other.terms().for_each(|(term, worth)| difference.add(term, -worth));
        difference.iter().collect()
    }
}

/// The chance to win with an estimate: a logistic curve.
pub fn chance(worth: f32) -> f32 {
    /// The estimate at which it is 73 in 100.
    const SCALE: f32 = 2.0;
    1.0 / (1.0 + libm::expf(-worth / SCALE))
}

/// Chances that differ by less count as equal after one imagined game; after more, by so much less as luck does.
const NOISE: f32 = 0.1;

/// What thinking comes to.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The place of the choice in the decision.
    pub choice: usize,
    /// What was looked at, the best first; empty where nothing had to be compared.
    pub candidates: Vec<Candidate>,
    /// The two terms that differ most between the choice and the best alternative, in its favour first.
    pub reasons: Vec<Message>,
}
impl Thought {
    /// A choice that needed no comparison.
    pub fn plain(choice: usize) -> Self {
        Self { choice, candidates: vec![], reasons: vec![] }
    }
    /// The best of some candidates by their chance to win, with reasons. What differs by less than chance does
    /// is decided by how the table looks at once: nobody should see a minion given away for luck.
    pub fn of<G: Game>(game: &G, mut candidates: Vec<Candidate>) -> Self {
        // What dropped out of a comparison early may look better by luck than what was tried more often.
        let most = candidates.iter().map(Candidate::worlds).max().unwrap_or(0);
        let stayed = |c: &Candidate| 2 * c.worlds() >= most;
        sort(&mut candidates, |a, b| (stayed(a), a.chance()) > (stayed(b), b.chance()));
        if let Some(best) = candidates.first() {
            let least = best.chance() - NOISE / (best.worlds() as f32).sqrt();
            let as_good = |c: &Candidate| c.chance() >= least && stayed(c);
            // Of those that look the same, the last here is the one with the best chance.
            let among = candidates.iter().enumerate().rev().filter(|(_, c)| as_good(c));
            let seen = among.max_by(|a, b| a.1.now().total_cmp(&b.1.now())).map_or(0, |(i, _)| i);
            candidates[..=seen].rotate_right(1);
        }
        let Some(first) = candidates.first() else { return Self::plain(0) };
        let other = candidates.iter().find(|c| c.choice != first.choice);
        let reasons = other.map_or(vec![], |other| reasons(game, first.against(other)));
        Self { choice: first.choice, candidates, reasons }
    }
}
/// The two terms that differ most, as sentences, those in favour first.
pub(super) fn reasons<G: Game>(game: &G, mut moved: Vec<(Term, f32)>) -> Vec<Message> {
    /// Less than this is not worth a word.
    const LEAST: f32 = 0.05;
    moved.retain(|(_, by)| by.abs() >= LEAST);
    sort(&mut moved, |a, b| a.1.abs() > b.1.abs());
    moved.truncate(2);
    sort(&mut moved, |a, b| a.1 > b.1);
    moved.into_iter().map(|(term, by)| game.reason(term, by)).collect()
}
