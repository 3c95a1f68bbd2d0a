//! Who is how likely to win, and how much of a change was luck.
//!
//! The outlook of a table: what a seat cannot see is dealt anew, everyone plays one or two more turns by rules of thumb,
//! and the table is judged; the mean over many imagined games. Luck is the outlook after a choice less the outlook of
//! the choice before it was known what it would show. However good the outlook is, luck so comes out even in the
//! long run.

use crate::ai::Sight;
use crate::ai::reflex::play_until;
use crate::ai::thought::chance;
use crate::shell::{Game, Rng, Seat};
use arrayvec::ArrayVec;

/// A number for each seat: chances from 0 to 1, all together 1, or how they have changed.
pub type Chances = ArrayVec<f32, 8>;

/// How many imagined games an outlook has.
const WORLDS: u32 = 160;

/// The chances as the table stands: by the estimate of each seat, or by who has won.
fn stand<G: Game>(game: &G, weights: &[f32]) -> Chances {
    let seats = 0..game.seats();
    let mut chances: Chances = if game.decision().is_none() {
        seats.map(|seat| game.result(seat)).collect()
    } else {
        seats.map(|seat| chance(game.estimate(seat, weights))).collect()
    };
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum.max(f32::MIN_POSITIVE));
    chances
}

/// An outlook in the making.
pub struct Outlook<G> {
    game: G,
    /// Whose sight it is; everyone's in turn, without one.
    eye: Option<Seat>,
    /// What is chosen first.
    choice: Option<usize>,
    until: u16,
    rng: Rng,
    worlds: u32,
    sum: Chances,
    squares: Chances,
    /// Decisions simulated so far.
    pub spent: u32,
}
impl<G: Game> Outlook<G> {
    /// Of a table at the beginning of a turn, for everyone.
    pub fn of(game: &G, rng: Rng) -> Self {
        Self::new(game, None, None, game.turn() + u16::from(game.seats()), rng)
    }
    /// Of what whoever decides chooses, before it is known what comes of it; and of the game after it.
    pub fn around(before: &G, choice: usize, after: &G, mut rng: Rng) -> [Self; 2] {
        let eye = before.decision().map(|d| d.seat);
        let until = before.turn() + u16::from(before.seats()) + 1;
        let other = Rng::new(u64::from(rng.below(u32::MAX)));
        [Self::new(before, eye, Some(choice), until, rng), Self::new(after, eye, None, until, other)]
    }
    fn new(game: &G, eye: Option<Seat>, choice: Option<usize>, until: u16, rng: Rng) -> Self {
        let none: Chances = std::iter::repeat_n(0.0, usize::from(game.seats())).collect();
        let (game, squares) = (game.clone(), none.clone());
        Self { game, eye, choice, until, rng, worlds: 0, sum: none, squares, spent: 0 }
    }
    /// Looks at one more imagined game; false if that was the last.
    pub fn step(&mut self, weights: &[f32]) -> bool {
        let everyone = (self.worlds % u32::from(self.game.seats())) as Seat;
        let mut world = Sight::Fair.world(&self.game, self.eye.unwrap_or(everyone), &mut self.rng);
        // Whose turn comes next looks better than it is: it comes to everyone as often.
        let next = (self.worlds / u32::from(self.game.seats())) as u16 % u16::from(self.game.seats());
        // What was on offer is on offer in every game that its seat can imagine.
        if self.choice.is_none_or(|choice| world.choose(choice).is_ok()) {
            self.spent += 1 + play_until(&mut world, self.until + next, &mut self.rng);
        }
        for (i, chance) in stand(&world, weights).into_iter().enumerate() {
            self.sum[i] += chance;
            self.squares[i] += chance * chance;
        }
        self.worlds += 1;
        // All worlds of a game that is over are the same.
        self.worlds < WORLDS && self.game.decision().is_some()
    }
    pub fn mean(&self) -> Chances {
        self.sum.iter().map(|sum| sum / self.worlds.max(1) as f32).collect()
    }
    /// The squared standard error of the mean.
    pub fn variance(&self) -> Chances {
        let n = self.worlds.max(2) as f32;
        let of = |(squares, mean): (&f32, f32)| (squares / n - mean * mean).max(0.0) / (n - 1.0);
        self.squares.iter().zip(self.mean()).map(of).collect()
    }
}
