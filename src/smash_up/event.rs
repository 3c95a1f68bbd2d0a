//! What happens: `happen` is the only place where the table changes.
//!
//! An event is in the past tense and complete enough to be drawn and told. What may keep it from
//! happening or follows from it is decided in `react.rs`.

use super::Game;
use super::piles::Pile;
use super::stack::{Cause, Deed, Source};
use super::table::{
    ANSWERED, Allowance, Card, DefId, Effect, FRESH, Fact, IGNORING, Lasting, NOBODY, NOWHERE, Phase,
    TALENT_USED, Until, Used, What,
};
use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Event {
    /// A faction was taken in the draft.
    FactionTaken {
        seat: Seat,
        faction: u8,
    },
    /// Decks and base deck were made and shuffled.
    LaidOut,
    /// A hand without minions, shown to all before it is discarded (R3.10).
    HandShown {
        seat: Seat,
        cards: Set,
    },
    /// The turn of this number, from 1.
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    TurnEnded {
        seat: Seat,
    },
    Played {
        card: CardId,
        seat: Seat,
        from: Pile,
        base: BaseId,
        on: CardId,
    },
    /// It came where it may not stay, or found nowhere to be: it does nothing (R5.12, R5.13).
    PlayedInVain {
        card: CardId,
    },
    Spent {
        allowance: u8,
    },
    Destroyed {
        card: CardId,
        base: BaseId,
    },
    Returned {
        card: CardId,
        base: BaseId,
    },
    PutUnder {
        card: CardId,
        base: BaseId,
    },
    Moved {
        card: CardId,
        from: BaseId,
        to: BaseId,
    },
    /// From hand, deck or the resolving zone, or as an attachment whose host left.
    Discarded {
        card: CardId,
        from: Pile,
    },
    /// With a base that scored (R13.26).
    Cleared {
        card: CardId,
        base: BaseId,
    },
    Taken {
        card: CardId,
    },
    ShuffledIn {
        card: CardId,
    },
    Shuffled {
        seat: Seat,
    },
    /// The discard pile became the deck (R14.1).
    Reshuffled {
        seat: Seat,
    },
    Drawn {
        seat: Seat,
        card: CardId,
    },
    TurnedUp {
        seat: Seat,
        card: CardId,
    },
    PutBack {
        card: CardId,
    },
    Looked {
        seat: Seat,
        card: CardId,
    },
    /// A player looks through the deck (R9.14).
    Searched {
        seat: Seat,
    },
    Granted {
        allowance: Allowance,
    },
    Strengthened {
        cards: Set,
        amount: i8,
    },
    ScoringBegan {
        base: BaseId,
    },
    /// Everyone's place: 0 for no presence.
    Ranked {
        base: BaseId,
        places: [u8; 4],
        powers: [i16; 4],
    },
    Scored {
        seat: Seat,
        vp: i16,
    },
    BaseDiscarded {
        base: BaseId,
    },
    /// In this place of the row, from the left.
    BaseArrived {
        base: BaseId,
        slot: u8,
    },
    BasesShuffled,
    /// A player named something that stays said: a faction, a player, a base.
    Named {
        seat: Seat,
        choice: Choice,
    },
    Answered {
        card: CardId,
    },
    LimitUsed {
        seat: Seat,
        card: CardId,
        base: BaseId,
    },
    WindowOpened,
    IgnoredAlways {
        card: CardId,
    },
    GameWon {
        seat: Seat,
    },
    // What did not happen, so that nothing is silent.
    Passed {
        seat: Seat,
    },
    Prevented {
        card: CardId,
        by: Source,
        deed: Deed,
    },
    Replaced {
        card: CardId,
        by: Source,
    },
    NothingToDo,
    NothingDrawn {
        seat: Seat,
    },
    Ignored {
        seat: Seat,
        base: BaseId,
    },
    TooDeep,
}

/// An event with its cause and how deep in other effects it happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Heard {
    pub event: Event,
    pub cause: Cause,
    pub depth: u8,
}

impl Game {
    /// Makes an event true, and tells whoever listens.
    pub fn happen(&mut self, event: Event, cause: Cause) {
        self.apply(event, cause);
        self.hear(event, cause);
    }
    /// Tells of something that changes nothing on the table.
    pub fn hear(&mut self, event: Event, cause: Cause) {
        if !self.muted {
            self.heard.push(Heard { event, cause, depth: self.stack.depth() });
        }
    }

    fn apply(&mut self, event: Event, cause: Cause) {
        match event {
            Event::LaidOut => self.lay_out(),
            Event::FactionTaken { seat, faction } => self.table.players[seat as usize].factions.push(faction),
            Event::HandShown { seat, .. } => {
                self.gained = true;
                for i in 0..self.table.hand(seat).len() {
                    let card = self.table.hand(seat)[i];
                    self.card_mut(card).seen = u8::MAX;
                }
            }
            Event::TurnBegan { seat, .. } => self.begin_turn(seat),
            Event::PhaseBegan { phase } => self.table.phase = phase,
            Event::TurnEnded { .. } => {
                let turn = self.table.turn;
                self.table.lasting.retain(|l| match l.until {
                    Until::EndOfTurn => false,
                    Until::EndOfTurnOf(seat) => seat != turn,
                    Until::StartOfTurnOf(_) => true,
                });
                self.table.allowances.clear();
            }
            Event::Played { card, seat, base, on, .. } => self.enter(card, seat, base, on),
            Event::PlayedInVain { .. } => {}
            Event::Spent { allowance } => {
                let left = &mut self.table.allowances[allowance as usize].left;
                *left -= 1;
                if *left == 0 {
                    self.table.allowances.remove(allowance as usize);
                }
            }
            Event::Destroyed { card, base } => {
                let seat = self.table.card(card).controller;
                self.fact(What::Destroyed, card, seat, cause.seat, base);
                self.leave(card, Deed::Destroy, cause);
            }
            Event::Returned { card, .. } => self.leave(card, Deed::Return, cause),
            Event::PutUnder { card, .. } => self.leave(card, Deed::Bottom, cause),
            Event::Cleared { card, .. } => self.leave(card, Deed::Clear, cause),
            Event::Moved { card, to, .. } => {
                self.card_mut(card).base = to;
                for i in 0..self.table.in_play().len() {
                    let other = self.table.in_play()[i];
                    if self.table.card(other).on == card {
                        self.card_mut(other).base = to;
                    }
                }
                let seat = self.table.card(card).controller;
                self.fact(What::MovedTo, card, seat, cause.seat, to);
            }
            Event::Discarded { card, from } => {
                if from == Pile::PLAY {
                    self.leave(card, Deed::Discard, cause);
                } else {
                    self.gained |= from.is_deck();
                    self.put(card, Pile::discard(self.table.card(card).owner), true);
                }
            }
            Event::Taken { card } => self.put(card, Pile::hand(self.table.card(card).owner), true),
            Event::ShuffledIn { card } => self.put(card, Pile::deck(self.table.card(card).owner), true),
            Event::Shuffled { seat } => self.shuffle(seat),
            Event::Reshuffled { seat } => {
                while let Some(card) = self.table.discard(seat).first().copied() {
                    self.put(card, Pile::deck(seat), true);
                }
                self.shuffle(seat);
            }
            Event::Drawn { seat, card } => {
                self.gained = true;
                self.put(card, Pile::hand(seat), true);
                self.card_mut(card).seen |= 1 << seat;
            }
            Event::TurnedUp { card, .. } => {
                self.gained = true;
                self.put(card, Pile::REVEALED, true);
                self.card_mut(card).seen = u8::MAX;
            }
            Event::PutBack { card } => self.put(card, Pile::deck(self.table.card(card).owner), true),
            Event::Looked { seat, card } => {
                self.gained = true;
                self.card_mut(card).seen |= 1 << seat;
            }
            Event::Searched { seat } => {
                self.gained = true;
                for i in 0..self.table.deck(seat).len() {
                    let card = self.table.deck(seat)[i];
                    self.card_mut(card).seen |= 1 << seat;
                }
            }
            Event::Granted { allowance } => self.grant(allowance),
            Event::Strengthened { cards, amount } => {
                let Some(source) = self.def_of(cause.by) else { return };
                self.last(Lasting { what: Effect::Power(cards), amount, source, until: Until::EndOfTurn });
            }
            Event::Scored { seat, vp } => self.table.players[seat as usize].vp += vp,
            Event::BaseDiscarded { base } => {
                self.table.base_piles.to_top(base, Pile::ROW, Pile::BASE_DISCARD);
                self.table.lasting.retain(|l| match l.what {
                    Effect::Power(_) => true,
                    Effect::Breakpoint(b) | Effect::SetBreakpoint(b) => b != base,
                });
                self.table.used.retain(|u| u.base != base);
            }
            Event::BaseArrived { base, slot } => {
                self.gained = true;
                self.table.bases[base as usize].seen = u8::MAX;
                self.table.base_piles.to_top(base, Pile::BASE_DECK, Pile::ROW);
                let row = self.table.base_piles.of_mut(Pile::ROW);
                row[slot as usize..].rotate_right(1);
            }
            Event::BasesShuffled => {
                self.gained = true;
                while let Some(base) = self.table.base_piles.of(Pile::BASE_DISCARD).first().copied() {
                    self.table.bases[base as usize].seen = 0;
                    self.table.base_piles.to_top(base, Pile::BASE_DISCARD, Pile::BASE_DECK);
                }
                self.table.rng.shuffle(self.table.base_piles.of_mut(Pile::BASE_DECK));
            }
            Event::Answered { card } => self.card_mut(card).flags |= ANSWERED,
            Event::LimitUsed { seat, card, base } => {
                let used = Used { def: self.table.card(card).def, seat, base };
                let _ = self.table.used.try_push(used);
            }
            Event::WindowOpened => {
                for card in &mut self.table.cards {
                    card.flags &= !ANSWERED;
                }
            }
            Event::IgnoredAlways { card } => self.card_mut(card).flags |= IGNORING,
            Event::GameWon { seat } => self.table.winner = Some(seat),
            Event::ScoringBegan { .. }
            | Event::Ranked { .. }
            | Event::Named { .. }
            | Event::Passed { .. }
            | Event::Prevented { .. }
            | Event::Replaced { .. }
            | Event::NothingToDo
            | Event::NothingDrawn { .. }
            | Event::Ignored { .. }
            | Event::TooDeep => {}
        }
    }
    fn card_mut(&mut self, card: CardId) -> &mut Card {
        &mut self.table.cards[card as usize]
    }
    /// What lasts until now ends before anything of the turn begins (R4.2), and everything "this
    /// turn" is counted anew (R4.12).
    fn begin_turn(&mut self, seat: Seat) {
        self.table.turn = seat;
        self.table.turns += 1;
        self.table.phase = Phase::Start;
        self.table.facts.clear();
        self.table.used.clear();
        self.table.lasting.retain(|l| l.until != Until::StartOfTurnOf(seat));
        for card in &mut self.table.cards {
            card.flags &= !TALENT_USED;
            if card.controller == seat {
                card.flags &= !(FRESH | IGNORING);
            }
        }
    }
    fn put(&mut self, card: CardId, to: Pile, top: bool) {
        let from = self.table.card(card).pile;
        if top {
            self.table.piles.to_top(card, from, to);
        } else {
            self.table.piles.to_bottom(card, from, to);
        }
        let c = self.card_mut(card);
        c.pile = to;
        if to.is_discard() {
            c.seen = u8::MAX;
        }
    }
    /// Shuffled cards are known to nobody.
    fn shuffle(&mut self, seat: Seat) {
        self.gained = true;
        self.table.rng.shuffle(self.table.piles.of_mut(Pile::deck(seat)));
        for i in 0..self.table.deck(seat).len() {
            let card = self.table.deck(seat)[i];
            self.card_mut(card).seen = 0;
        }
    }
    /// Put down by its player: in play, or, for a standard action, being carried out.
    fn enter(&mut self, card: CardId, seat: Seat, base: BaseId, on: CardId) {
        let in_play = base != NOWHERE;
        self.put(card, if in_play { Pile::PLAY } else { Pile::RESOLVING }, true);
        let c = self.card_mut(card);
        (c.controller, c.base, c.on, c.seen) = (seat, base, on, u8::MAX);
        c.incarnation = c.incarnation.wrapping_add(1);
        c.flags = FRESH;
        let what = if self.is_minion(card) { What::PlayedMinion } else { What::PlayedAction };
        self.fact(what, card, seat, seat, base);
    }
    /// Out of play to where the deed takes it. What lies on it goes to its owners' discard piles
    /// (R10.5), counters vanish, and whoever comes back is a new card (R6.14).
    fn leave(&mut self, card: CardId, deed: Deed, cause: Cause) {
        let next_on = |game: &Game| game.actions_on(card).next();
        while let Some(action) = next_on(self) {
            self.happen(Event::Discarded { card: action, from: Pile::PLAY }, cause);
        }
        let owner = self.table.card(card).owner;
        match deed {
            Deed::Return => self.put(card, Pile::hand(owner), true),
            Deed::Bottom => self.put(card, Pile::deck(owner), false),
            _ => self.put(card, Pile::discard(owner), true),
        }
        let c = self.card_mut(card);
        (c.controller, c.base, c.on, c.counters, c.flags) = (owner, NOWHERE, NOBODY, 0, 0);
        for lasting in &mut self.table.lasting {
            if let Effect::Power(cards) = &mut lasting.what {
                cards.remove(card);
            }
        }
        self.table.lasting.retain(|l| l.what != Effect::Power(Set::EMPTY));
    }
    fn grant(&mut self, allowance: Allowance) {
        let same = |a: &&mut Allowance| Allowance { left: 0, ..**a } == Allowance { left: 0, ..allowance };
        if let Some(known) = self.table.allowances.iter_mut().find(same) {
            known.left = known.left.saturating_add(allowance.left);
        } else {
            let _ = self.table.allowances.try_push(allowance);
        }
    }
    fn last(&mut self, lasting: Lasting) {
        let _ = self.table.lasting.try_push(lasting);
    }
    fn fact(&mut self, what: What, card: CardId, seat: Seat, by: Seat, base: BaseId) {
        let phase = self.table.phase;
        let _ = self.table.facts.try_push(Fact { what, seat, by, card, base, phase });
    }
    /// What is printed on a source.
    pub fn def_of(&self, source: Source) -> Option<DefId> {
        match source {
            Source::Rules => None,
            Source::Card(card) => Some(self.table.card(card).def),
            Source::Base(base) => Some(self.table.base_def(base)),
        }
    }
}
