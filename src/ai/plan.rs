//! Whole turns as plans: the clicks from a decision to the end of the turn, found by a beam.
//!
//! Between two clicks of a plan nothing is half done: what an effect still asks is answered in all ways,
//! the most appealing first, and the table is compared again where it is quiet. Other seats pass.

use super::distinct;
use super::reflex::{meek, reflex};
use crate::shell::sort::sort;
use crate::shell::{Choice, Game, Rng, Seat};
use arrayvec::ArrayVec;

/// One click of a plan. Its kind tells whether another imagined game has the same on offer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Click {
    pub choice: Choice,
    pub kind: u64,
}
/// The longest plan; a longer one is finished by rules of thumb.
pub const LONGEST: usize = 40;
pub type Plan = ArrayVec<Click, LONGEST>;

/// Where a plan has come to.
#[derive(Clone)]
pub struct Node<G> {
    pub game: G,
    pub plan: Plan,
    pub worth: f32,
}
/// The search for plans: what is open at this step, what comes at the next, and what is finished.
pub struct Beam<G> {
    pub seat: Seat,
    turn: u16,
    width: usize,
    weights: Vec<f32>,
    open: Vec<Node<G>>,
    pub next: Vec<Node<G>>,
    pub finished: Vec<Node<G>>,
    keep: usize,
    /// The only choice that plans may begin with, if there is one.
    begins: Option<usize>,
    seen: Seen,
    rng: Rng,
    /// Decisions simulated so far.
    pub spent: u32,
}
/// How many ways of answering what one click brings about are tried.
const WAYS: u32 = 24;
/// How many answers to one question inside an effect are tried.
const ANSWERS: usize = 6;

impl<G: Game> Beam<G> {
    /// A search from one imagined game that keeps so many finished plans.
    pub fn new(world: &G, seat: Seat, width: usize, keep: usize, weights: &[f32], rng: Rng) -> Self {
        let root = Node { game: world.clone(), plan: Plan::new(), worth: 0.0 };
        Self {
            seat,
            turn: world.turn(),
            width,
            weights: weights.to_vec(),
            open: vec![root],
            next: Vec::with_capacity(width),
            finished: Vec::with_capacity(keep),
            keep,
            begins: None,
            seen: Seen::new(),
            rng,
            spent: 0,
        }
    }
    /// The same search for plans that begin with this choice.
    #[must_use]
    pub fn beginning_with(mut self, choice: usize) -> Self {
        self.begins = Some(choice);
        self
    }
    /// The same search from another game, in the same memory.
    pub fn restart(&mut self, world: &G, seat: Seat) {
        (self.seat, self.turn, self.spent) = (seat, world.turn(), 0);
        self.open.clear();
        self.next.clear();
        self.finished.clear();
        self.open.push(Node { game: world.clone(), plan: Plan::new(), worth: 0.0 });
        self.seen.0.fill(0);
    }
    /// Goes on from one of the open plans; false when none is left.
    pub fn step(&mut self) -> bool {
        let Some(node) = self.open.pop() else {
            if self.next.is_empty() {
                return false;
            }
            std::mem::swap(&mut self.open, &mut self.next);
            return true;
        };
        self.expand(&node);
        true
    }
    /// Every way to the next quiet table.
    pub fn expand(&mut self, node: &Node<G>) {
        let begins = self.begins.filter(|_| node.plan.is_empty());
        for choice in distinct(&node.game) {
            if begins.is_some_and(|only| only != usize::from(choice)) {
                continue;
            }
            let mut ways = WAYS;
            self.click(&node.game, &node.plan, usize::from(choice), &mut ways);
        }
    }
    fn click(&mut self, game: &G, plan: &Plan, choice: usize, ways: &mut u32) {
        let Some(is) = game.decision().and_then(|d| d.choices.get(choice).copied()) else { return };
        let mut plan = plan.clone();
        let mut game = game.clone();
        let full = plan.try_push(Click { choice: is, kind: game.kind(is) }).is_err();
        if *ways == 0 || full || game.choose(choice).is_err() {
            *ways = ways.saturating_sub(1);
            return;
        }
        self.spent += 1;
        self.go_on(&mut game, &plan, ways);
    }
    /// On to the next own decision.
    fn go_on(&mut self, game: &mut G, plan: &Plan, ways: &mut u32) {
        loop {
            let Some(decision) = game.decision() else { return self.finish(game, plan, ways) };
            let quiet = game.is_quiet();
            if game.turn() > self.turn || (quiet && decision.seat != self.seat) {
                return self.finish(game, plan, ways);
            }
            if decision.seat == self.seat {
                break;
            }
            let choice = meek(game, &mut self.rng);
            if game.choose(choice).is_err() {
                return;
            }
            self.spent += 1;
        }
        if game.is_quiet() {
            *ways = ways.saturating_sub(1);
            if self.seen.is_new(game.likeness()) {
                let worth = game.estimate(self.seat, &self.weights);
                keep_best(&mut self.next, game, plan, worth, self.width);
            }
            return;
        }
        let mut answers = distinct(game);
        if answers.len() > 1 {
            let appeal = game.appeal();
            sort(&mut answers, |a, b| appeal[usize::from(*a)] > appeal[usize::from(*b)]);
            answers.truncate(ANSWERS);
        }
        for answer in answers {
            self.click(game, plan, usize::from(answer), ways);
        }
    }
    fn finish(&mut self, game: &G, plan: &Plan, ways: &mut u32) {
        *ways = ways.saturating_sub(1);
        let worth = game.estimate(self.seat, &self.weights);
        keep_best(&mut self.finished, game, plan, worth, self.keep);
    }
}
/// Keeps so many of the best, in no order; what does not stay is not copied.
fn keep_best<G: Game>(nodes: &mut Vec<Node<G>>, game: &G, plan: &Plan, worth: f32, most: usize) {
    if nodes.len() < most {
        nodes.push(Node { game: game.clone(), plan: plan.clone(), worth });
        return;
    }
    let worst = nodes.iter_mut().min_by(|a, b| a.worth.total_cmp(&b.worth));
    if let Some(worst) = worst.filter(|worst| worst.worth < worth) {
        worst.game.clone_from(game);
        worst.plan.clone_from(plan);
        worst.worth = worth;
    }
}
/// Carries a plan out in another imagined game as far as the same is on offer there, and goes on by rules of
/// thumb to the end of the turn. Returns how many decisions that took.
pub fn carry_out<G: Game>(game: &mut G, seat: Seat, plan: &Plan, rng: &mut Rng) -> u32 {
    /// Longer turns go in circles.
    const MOST: u32 = 200;
    let turn = game.turn();
    let mut clicks = plan.iter();
    let mut lost = false;
    let mut made = 0;
    while made < MOST && game.turn() == turn {
        let Some(decision) = game.decision() else { break };
        let mine = decision.seat == seat;
        if game.is_quiet() && !mine {
            break;
        }
        let choice = if !mine {
            reflex(game, rng)
        } else {
            let click = if lost { None } else { clicks.next() };
            let at = click.and_then(|click| {
                let at = decision.choices.iter().position(|c| *c == click.choice)?;
                (game.kind(click.choice) == click.kind).then_some(at)
            });
            lost |= at.is_none();
            at.unwrap_or_else(|| reflex(game, rng))
        };
        if game.choose(choice).is_err() {
            break;
        }
        made += 1;
    }
    made
}

/// Which quiet tables have been met: an open table of hashes, so that nothing is allocated on the way.
struct Seen(Vec<u64>);
const SLOTS: usize = 1 << 12;

impl Seen {
    fn new() -> Self {
        Self(vec![0; SLOTS])
    }
    /// True the first time; a table that is full takes everything for new.
    fn is_new(&mut self, hash: u64) -> bool {
        let hash = hash.max(1);
        for i in 0..16 {
            let slot = &mut self.0[(hash as usize).wrapping_add(i) % SLOTS];
            if *slot == hash {
                return false;
            }
            if *slot == 0 {
                *slot = hash;
                return true;
            }
        }
        true
    }
}
