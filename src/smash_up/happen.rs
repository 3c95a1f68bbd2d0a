//! `happen` is the only place where the table changes: each event is made true here, and told to whoever
//! listens.

use super::Game;
use super::event::{Event, Heard};
use super::piles::Pile;
use super::stack::{Cause, Deed, Source};
use super::table::{
    ANSWERED, Allowance, Card, DefId, Effect, FRESH, Fact, IGNORING, Lasting, NOBODY, NOWHERE, Phase,
    TALENT_USED, Until, Used, What,
};
use crate::shell::{BaseId, CardId, Choice, Seat, Set};

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
                self.gained = Some("gained-hand-shown");
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
                    Until::StartOfTurnOf(_) | Until::NextTurnOf(_) => true,
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
            Event::PutUnder { card, from, .. } => {
                if from == Pile::PLAY {
                    self.leave(card, Deed::Bottom, cause);
                } else {
                    self.put(card, Pile::deck(self.table.card(card).owner), false);
                }
            }
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
                    if from.is_deck() {
                        self.gained = Some("gained-card-discarded");
                    }
                    self.put(card, Pile::discard(self.table.card(card).owner), true);
                }
            }
            Event::Taken { card, .. } => {
                self.card_mut(card).seen = u8::MAX;
                self.put(card, Pile::hand(self.table.card(card).owner), true);
            }
            Event::ShuffledIn { card, .. } => self.put(card, Pile::deck(self.table.card(card).owner), true),
            Event::Shuffled { seat } => self.shuffle(seat),
            Event::Reshuffled { seat } => {
                while let Some(card) = self.table.discard(seat).first().copied() {
                    self.put(card, Pile::deck(seat), true);
                }
                self.shuffle(seat);
            }
            Event::Drawn { seat, card } => {
                self.gained = Some("gained-card-drawn");
                self.put(card, Pile::hand(seat), true);
                self.card_mut(card).seen |= 1 << seat;
            }
            Event::TurnedUp { card, .. } => {
                self.gained = Some("gained-card-revealed");
                self.put(card, Pile::REVEALED, true);
                self.card_mut(card).seen = u8::MAX;
            }
            Event::PutBack { card } => self.put(card, Pile::deck(self.table.card(card).owner), true),
            Event::Looked { seat, card } => {
                self.gained = Some("gained-card-looked-at");
                self.card_mut(card).seen |= 1 << seat;
            }
            Event::Searched { seat } => {
                self.gained = Some("gained-deck-searched");
                for i in 0..self.table.deck(seat).len() {
                    let card = self.table.deck(seat)[i];
                    self.card_mut(card).seen |= 1 << seat;
                }
            }
            Event::HandLooked { seat, cards, .. } => {
                self.gained = Some("gained-hand-looked-at");
                cards.iter().for_each(|card| self.card_mut(card).seen |= 1 << seat);
            }
            Event::BasesLooked { seat, count } => {
                self.gained = Some("gained-base-deck-looked-at");
                let deck = self.table.base_piles.of(Pile::BASE_DECK).len();
                for i in deck.saturating_sub(count as usize)..deck {
                    let base = self.table.base_piles.of(Pile::BASE_DECK)[i];
                    self.table.bases[base as usize].seen |= 1 << seat;
                }
            }
            Event::Granted { allowance } => self.grant(allowance),
            Event::Strengthened { cards, amount, until } => {
                self.last(Effect::Power(cards), amount, until, cause)
            }
            Event::CountersPlaced { cards, count } => {
                for card in cards.iter() {
                    let counters = &mut self.card_mut(card).counters;
                    *counters = counters.saturating_add(count);
                }
            }
            Event::CountersTaken { card, count } => self.card_mut(card).counters -= count,
            Event::CountersMoved { from, to, count } => {
                self.card_mut(from).counters -= count;
                let counters = &mut self.card_mut(to).counters;
                *counters = counters.saturating_add(count);
            }
            Event::BreakpointChanged { base, amount, set } => {
                let what = if set { Effect::SetBreakpoint(base) } else { Effect::Breakpoint(base) };
                self.last(what, amount, Until::EndOfTurn, cause);
            }
            Event::ActionsForbidden { seat } => {
                self.last(Effect::NoActions(seat), 0, Until::NextTurnOf(seat), cause);
            }
            Event::TalentUsed { card } => self.card_mut(card).flags |= TALENT_USED,
            Event::BaseSwapped { old, new } => self.swap_base(old, new, cause),
            Event::BaseDeckShuffled => self.shuffle_bases(),
            Event::NextBasePicked { base, place, .. } => {
                let deck = self.table.base_piles.of_mut(Pile::BASE_DECK);
                if let Some(at) = deck.iter().position(|b| *b == base) {
                    let to = deck.len() - 1 - place as usize;
                    deck[at..=to].rotate_left(1);
                }
            }
            Event::Scored { seat, vp } => self.table.players[seat as usize].vp += vp,
            Event::BaseDiscarded { base } => {
                self.table.base_piles.to_top(base, Pile::ROW, Pile::BASE_DISCARD);
                self.forget_base(base);
            }
            Event::BaseArrived { base, slot } => {
                self.gained = Some("gained-base-revealed");
                self.table.bases[base as usize].seen = u8::MAX;
                self.table.base_piles.to_top(base, Pile::BASE_DECK, Pile::ROW);
                let row = self.table.base_piles.of_mut(Pile::ROW);
                row[slot as usize..].rotate_right(1);
            }
            Event::BasesShuffled => {
                self.gained = Some("gained-base-deck-shuffled");
                while let Some(base) = self.table.base_piles.of(Pile::BASE_DISCARD).first().copied() {
                    self.table.base_piles.to_top(base, Pile::BASE_DISCARD, Pile::BASE_DECK);
                }
                self.shuffle_bases();
            }
            Event::Answered { card } => self.card_mut(card).flags |= ANSWERED,
            Event::LimitUsed { seat, def, base } => {
                let _ = self.table.used.try_push(Used { def, seat, base });
            }
            Event::WindowOpened => {
                for card in &mut self.table.cards {
                    card.flags &= !ANSWERED;
                }
            }
            Event::IgnoredAlways { card } => self.card_mut(card).flags |= IGNORING,
            Event::GameWon { seat } => self.table.winner = Some(seat),
            Event::Named { choice: Choice::Faction(faction), .. } => {
                if let Source::Card(card) = cause.by
                    && self.table.is_in_play(card)
                {
                    self.card_mut(card).named = faction + 1;
                }
            }
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
        for lasting in &mut self.table.lasting {
            if lasting.until == Until::NextTurnOf(seat) {
                lasting.until = Until::EndOfTurn;
            }
        }
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
        self.gained = Some("gained-deck-shuffled");
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
        (c.flags, c.named) = (FRESH, 0);
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
        (c.controller, c.base, c.on, c.counters, c.flags, c.named) = (owner, NOWHERE, NOBODY, 0, 0, 0);
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
    /// Something begins to last. The same change of power for other cards joins the one there is.
    fn last(&mut self, what: Effect, amount: i8, until: Until, cause: Cause) {
        let Some(source) = self.def_of(cause.by) else { return };
        if let Effect::Power(cards) = what {
            for known in &mut self.table.lasting {
                if let Effect::Power(others) = &mut known.what
                    && (known.amount, known.source, known.until) == (amount, source, until)
                    && cards.iter().all(|card| !others.contains(card))
                {
                    cards.iter().for_each(|card| others.insert(card));
                    return;
                }
            }
        }
        if self.table.lasting.try_push(Lasting { what, amount, source, until }).is_some() {
            self.hear(Event::TooDeep, cause);
        }
    }
    fn fact(&mut self, what: What, card: CardId, seat: Seat, by: Seat, base: BaseId) {
        let (phase, incarnation) = (self.table.phase, self.table.card(card).incarnation);
        // A turn that goes in circles is remembered by its minions, and by the last of them.
        if self.table.facts.len() == self.table.facts.capacity() {
            let facts = self.table.facts.iter();
            let least = facts.into_iter().position(|f| f.what != What::PlayedMinion).unwrap_or(0);
            self.table.facts.remove(least);
        }
        let _ = self.table.facts.try_push(Fact { what, seat, by, card, incarnation, base, phase });
    }
    /// A base that is no longer in play: nothing about it lasts.
    fn forget_base(&mut self, base: BaseId) {
        self.table.lasting.retain(|l| match l.what {
            Effect::Power(_) | Effect::NoActions(_) => true,
            Effect::Breakpoint(b) | Effect::SetBreakpoint(b) => b != base,
        });
        self.table.used.retain(|u| u.base != base);
    }
    /// Shuffled bases are known to nobody.
    fn shuffle_bases(&mut self) {
        self.gained = Some("gained-base-deck-shuffled");
        for i in 0..self.table.base_piles.of(Pile::BASE_DECK).len() {
            let base = self.table.base_piles.of(Pile::BASE_DECK)[i];
            self.table.bases[base as usize].seen = 0;
        }
        self.table.rng.shuffle(self.table.base_piles.of_mut(Pile::BASE_DECK));
    }
    /// The minions there, with what lies on them, are at the new base now; actions on the old one are
    /// discarded, and it goes into the base deck (R9.17).
    fn swap_base(&mut self, old: BaseId, new: BaseId, cause: Cause) {
        self.table.bases[new as usize].seen = u8::MAX;
        let on_base = |game: &Game| {
            let lies_there = |c: &CardId| {
                let card = game.table.card(*c);
                card.base == old && card.on == NOBODY && !game.is_minion(*c)
            };
            game.table.in_play().iter().copied().find(lies_there)
        };
        while let Some(action) = on_base(self) {
            self.happen(Event::Discarded { card: action, from: Pile::PLAY }, cause);
        }
        for i in 0..self.table.in_play().len() {
            let card = self.table.in_play()[i];
            if self.table.card(card).base == old {
                self.card_mut(card).base = new;
            }
        }
        let slot = self.table.row().iter().position(|b| *b == old).unwrap_or(0);
        self.table.base_piles.to_top(old, Pile::ROW, Pile::BASE_DECK);
        self.table.base_piles.to_top(new, Pile::BASE_DECK, Pile::ROW);
        self.table.base_piles.of_mut(Pile::ROW)[slot..].rotate_right(1);
        self.forget_base(old);
    }
    /// A card of a hand, drawn by the generator (R8.18).
    pub fn random_of_hand(&mut self, seat: Seat) -> Option<CardId> {
        self.gained = Some("gained-random-discard");
        let at = self.table.rng.below(self.table.hand(seat).len() as u32);
        self.table.hand(seat).get(at as usize).copied()
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
