//! The game as one seat could picture it: every card it has not seen, and does not know to be in a certain hand
//! because it was stolen from there, is dealt anew among the places that it cannot see.

use super::Game;
use super::table::Phase;
use crate::shell::{CardId, Game as _, Rng, Seat, Set};
use arrayvec::ArrayVec;

impl Game {
    /// The cards that `seat` has not seen and cannot place: those of the deck, and of other hands.
    pub fn unseen(&self, seat: Seat) -> Set {
        let others = (0..self.table.seats()).filter(|other| *other != seat);
        let hands = others.fold(Set::EMPTY, |all, other| all | self.table.hand(other));
        (hands | self.table.deck.iter().copied().collect()) - self.table.known[seat as usize]
    }
    /// Cards that have to stay where they are, because something that is going on rests on them: what another seat
    /// has picked and not yet shown, and the card of its own suit that lets it attack.
    fn pinned(&self, seat: Seat) -> Set {
        match self.table.phase {
            Phase::Burn { picked } if self.table.turn != seat => picked,
            Phase::Muster { picked, .. } if self.table.turn != seat => {
                picked | self.table.own(self.table.turn).first().map_or(Set::EMPTY, Set::of)
            }
            Phase::Defend { battle, picked } if battle.target != seat => {
                let own = self.table.own(battle.target).first().map_or(Set::EMPTY, Set::of);
                if picked.is_empty() { picked } else { picked | own }
            }
            _ => Set::EMPTY,
        }
    }
}

/// The same game with everything that `seat` cannot know dealt anew by `rng`.
pub fn imagine(game: &Game, seat: Seat, rng: &mut Rng) -> Game {
    let mut other = game.clone();
    let table = &mut other.table;
    let hidden = game.unseen(seat) - game.pinned(seat);
    let mut pool: ArrayVec<CardId, 80> = hidden.iter().collect();
    rng.shuffle(&mut pool);
    for place in table.deck.iter_mut() {
        *place = pool.pop().unwrap_or(*place);
    }
    for owner in (0..table.seats()).filter(|owner| *owner != seat) {
        let hand = &mut table.hands[owner as usize];
        let gone = *hand & hidden;
        let dealt: Set = pool.drain(pool.len() - gone.len() as usize..).collect();
        *hand = (*hand - gone) | dealt;
    }
    // Of what others know, the seat knows only what they know of its own hand.
    let mine = table.hand(seat);
    for knower in (0..table.seats()).filter(|knower| *knower != seat) {
        let known = &mut table.known[knower as usize];
        *known = *known & mine;
    }
    let sees_order = |target: Seat| target == seat && game.table.arranges(target);
    if let Phase::Arrange { battle, fan, .. } | Phase::Steal { battle, fan, .. } = &mut table.phase
        && !sees_order(battle.target)
    {
        *fan = table.hands[battle.target as usize].iter().collect();
        rng.shuffle(fan);
    }
    table.rng = Rng::new(u64::from(rng.below(u32::MAX)));
    other.wake();
    other
}
