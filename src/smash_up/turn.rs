//! The five phases of a turn, and the victory check at its end (R4, R15).

use super::Game;
use super::event::Event;
use super::piles::Pile;
use super::playing::NARROWEST;
use super::stack::{Cause, Frame, Source};
use super::step::{Asked, Go};
use super::table::{Allowance, NOWHERE, Phase};
use crate::shell::{Choice, Seat};

/// Victory points that end the game (R15.1).
pub const GOAL: i16 = 15;
/// The most cards a hand may keep in phase 4 (R4.9).
pub const HAND: usize = 10;
/// What the rules themselves do for a player.
pub(super) fn rules(seat: Seat) -> Cause {
    Cause { by: Source::Rules, seat, played: false }
}

impl Game {
    /// One phase after the other; each waits below what it begins.
    pub(super) fn turn(&mut self, phase: Phase) -> Go {
        if phase == Phase::Start {
            let first = self.table.turns == 0;
            let seat = if first { self.table.turn } else { (self.table.turn + 1) % self.table.seats() };
            self.push(Frame::Turn(Phase::Play));
            let turn = self.table.turns + 1;
            self.happen(Event::TurnBegan { seat, turn }, rules(seat));
            self.turn_triggers(true);
            return Ok(());
        }
        let seat = self.table.turn;
        self.happen(Event::PhaseBegan { phase }, rules(seat));
        match phase {
            Phase::Start => {}
            Phase::Play => {
                for minion in [true, false] {
                    let free = Allowance { left: 1, minion, extra: None, here: NOWHERE };
                    self.happen(Event::Granted { allowance: free }, rules(seat));
                }
                self.push(Frame::Turn(Phase::Score));
                self.push(Frame::Plays(NARROWEST));
                for i in 0..self.table.in_play().len() {
                    let card = self.table.in_play()[i];
                    if self.table.card(card).controller == seat {
                        self.push_each_play_phase(card);
                    }
                }
            }
            Phase::Score => {
                self.push(Frame::Turn(Phase::Draw));
                self.push(Frame::Check);
            }
            Phase::Draw => {
                for _ in 0..2 {
                    self.draw(seat, rules(seat));
                }
                self.push(Frame::Turn(Phase::End));
                self.push(Frame::Limit);
            }
            Phase::End => {
                self.push(Frame::Judge);
                self.turn_triggers(false);
            }
        }
        Ok(())
    }
    /// Down to ten cards, of the player's choice (R14.7, R14.8).
    pub(super) fn hand_limit(&mut self, answer: Option<Choice>) -> Go {
        let seat = self.table.turn;
        if self.table.hand(seat).len() <= HAND {
            return Ok(());
        }
        let choices = self.table.hand(seat).iter().copied().map(Choice::Card).collect();
        if let Choice::Card(card) = self.ask_some(seat, Asked::Limit, Source::Rules, choices, None, answer)? {
            self.happen(Event::Discarded { card, from: Pile::hand(seat) }, rules(seat));
        }
        self.push(Frame::Limit);
        Ok(())
    }
    /// The turn is over: what lasts until now ends, then the victory check (R4.10, R15): most VP, at
    /// least 15, alone; a tie plays on.
    pub(super) fn judge(&mut self) -> Go {
        let seat = self.table.turn;
        self.happen(Event::TurnEnded { seat }, rules(seat));
        let best = self.table.players.iter().map(|p| p.vp).max().unwrap_or(0);
        let mut leaders = (0..self.table.seats()).filter(|s| self.table.players[*s as usize].vp == best);
        if best >= GOAL
            && let (Some(winner), None) = (leaders.next(), leaders.next())
        {
            self.happen(Event::GameWon { seat: winner }, rules(winner));
            return Ok(());
        }
        self.push(Frame::Turn(Phase::Start));
        Ok(())
    }
}
