//! Setting up: the draft, decks and bases, opening hands (R3).

use super::Game;
use super::defs::{def, of_faction};
use super::event::Event;
use super::factions::FACTIONS;
use super::piles::Pile;
use super::stack::{Frame, Source};
use super::step::{Asked, Go};
use super::table::{Base, Card, NOBODY, NOWHERE, Phase};
use super::turn::rules;
use crate::shell::{Choice, Seat};

impl Game {
    /// Factions are taken in snake order (R3.4); a faction once taken is gone, unless second copies
    /// are in the game (R3.5).
    pub(super) fn draft(&mut self, taken: u8, answer: Option<Choice>) -> Go {
        let seats = self.table.seats();
        if taken == 2 * seats {
            self.deal();
            return Ok(());
        }
        let place = if taken < seats { taken } else { 2 * seats - 1 - taken };
        let seat = (self.table.turn + place) % seats;
        if self.table.players[seat as usize].factions.len() > (taken / seats) as usize {
            // Chosen at the setup.
            self.push(Frame::Draft(taken + 1));
            return Ok(());
        }
        let choices = self.free_factions(seat).into_iter().map(Choice::Faction).collect();
        let choice = self.ask_unless_forced(seat, Asked::Draft, Source::Rules, choices, answer)?;
        if let Choice::Faction(faction) = choice {
            self.happen(Event::FactionTaken { seat, faction }, rules(seat));
        }
        self.push(Frame::Draft(taken + 1));
        Ok(())
    }
    /// What a seat may take: never the same faction twice, and never one that is gone. Where nothing
    /// is left, second copies make up for it.
    pub(super) fn free_factions(&self, seat: Seat) -> Vec<u8> {
        let times = |f: u8| self.table.players.iter().filter(|p| p.factions.contains(&f)).count();
        let others =
            || (0..FACTIONS.len() as u8).filter(|f| !self.table.players[seat as usize].factions.contains(f));
        let copies = if self.table.options.duplicates { 2 } else { 1 };
        let free: Vec<u8> = others().filter(|f| times(*f) < copies).collect();
        if free.is_empty() { others().collect() } else { free }
    }
    /// Decks, bases and opening hands (R3.6-R3.10), then the first turn.
    fn deal(&mut self) {
        self.happen(Event::LaidOut, rules(self.table.turn));
        self.deal_bases();
        let first = self.table.turn;
        for seat in self.table.round() {
            self.draw_hand(seat);
        }
        self.push(Frame::Turn(Phase::Start));
        if self.table.options.redraw_by_choice {
            self.push(Frame::Redraw(first));
            return;
        }
        for seat in self.table.round() {
            if self.has_no_minion(seat) {
                self.discard_hand(seat);
                self.draw_hand(seat);
            }
        }
    }
    fn has_no_minion(&self, seat: Seat) -> bool {
        !self.table.hand(seat).iter().any(|card| self.is_minion(*card))
    }
    fn draw_hand(&mut self, seat: Seat) {
        for _ in 0..5 {
            self.draw(seat, rules(seat));
        }
    }
    fn show_hand(&mut self, seat: Seat) {
        let cards = self.table.hand(seat).iter().copied().collect();
        self.happen(Event::HandShown { seat, cards }, rules(seat));
    }
    fn discard_hand(&mut self, seat: Seat) {
        self.show_hand(seat);
        while let Some(card) = self.table.hand(seat).first().copied() {
            self.happen(Event::Discarded { card, from: Pile::hand(seat) }, rules(seat));
        }
    }
    /// The later reading of R3.10: a hand without minions may be shuffled back for another.
    pub(super) fn redraw(&mut self, seat: Seat, answer: Option<Choice>) -> Go {
        let next = (seat + 1) % self.table.seats();
        if self.has_no_minion(seat) {
            let choices = [Choice::Yes, Choice::No];
            if self.ask(seat, Asked::Redraw, Source::Rules, &choices, answer)? == Choice::Yes {
                self.show_hand(seat);
                while let Some(card) = self.table.hand(seat).first().copied() {
                    self.happen(Event::ShuffledIn { card, from: Pile::hand(seat) }, rules(seat));
                }
                self.happen(Event::Shuffled { seat }, rules(seat));
                self.draw_hand(seat);
            }
        }
        if next != self.table.turn {
            self.push(Frame::Redraw(next));
        }
        Ok(())
    }
    /// Makes the cards of the drafted factions and shuffles decks and bases.
    pub(super) fn lay_out(&mut self) {
        let table = &mut self.table;
        for seat in 0..table.seats() {
            for faction in table.players[seat as usize].factions {
                for id in of_faction(faction, false) {
                    for _ in 0..def(id).print.copies {
                        let card = table.cards.len() as u8;
                        table.cards.push(Card {
                            def: id,
                            owner: seat,
                            controller: seat,
                            pile: Pile::deck(seat),
                            base: NOWHERE,
                            on: NOBODY,
                            ..Card::default()
                        });
                        table.piles.add(card, Pile::deck(seat));
                    }
                }
            }
            table.rng.shuffle(table.piles.of_mut(Pile::deck(seat)));
        }
        for faction in 0..FACTIONS.len() as u8 {
            let wanted =
                !table.options.drafted_bases || table.players.iter().any(|p| p.factions.contains(&faction));
            for id in of_faction(faction, true).filter(|_| wanted) {
                table.base_piles.add(table.bases.len() as u8, Pile::BASE_DECK);
                table.bases.push(Base { def: id, seen: 0 });
            }
        }
        table.rng.shuffle(table.base_piles.of_mut(Pile::BASE_DECK));
    }
    /// Players + 1 bases face up (R3.7).
    pub(super) fn deal_bases(&mut self) {
        for slot in 0..=self.table.seats() {
            if let Some(base) = self.table.base_piles.of(Pile::BASE_DECK).last().copied() {
                self.happen(Event::BaseArrived { base, slot }, rules(self.table.turn));
            }
        }
    }
}
