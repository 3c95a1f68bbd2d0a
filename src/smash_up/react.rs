//! What keeps a deed from happening, what happens in its place, and what answers it.
//!
//! ```text
//! propose -> forbid ("cannot" beats "can", R1.2) -> replace (R12.8) -> happen, all together (R9.19) -> trigger
//! ```
//! This is the only place where events meet the abilities that answer them: one event, one trigger
//! for each source (R12.3). Triggers wait on the stack until the ability that caused them is done.

use super::Game;
use super::defs::{self, def};
use super::event::Event;
use super::find::Scope;
use super::piles::Pile;
use super::stack::{About, Cause, Code, Deed, Frame, Ignore, Round, Run, Source, Trigger};
use super::step::{Asked, Go};
use super::table::NOBODY;
use super::words::{Happening, Head, Static};
use crate::shell::{CardId, Choice, Set};
use arrayvec::ArrayVec;

impl Game {
    /// What protects a card in play from a deed, if anything does.
    pub fn protector(&self, card: CardId, deed: Deed, cause: Cause) -> Option<Source> {
        if deed == Deed::Destroy && self.says(card, |what| matches!(what, Static::CannotBeDestroyed)) {
            return Some(Source::Card(card));
        }
        if let Source::Base(base) = cause.by {
            let seat = self.table.card(card).controller;
            // The one to whom the ability speaks has been asked already (R12.13).
            return (seat != cause.seat).then(|| self.ignoring(seat, base)).flatten().map(Source::Card);
        }
        self.shield(card, deed, cause).map(Source::Card)
    }
    /// The card that keeps an opponent's action from affecting another (R9.1).
    fn shield(&self, card: CardId, deed: Deed, cause: Cause) -> Option<CardId> {
        let Source::Card(by) = cause.by else { return None };
        let affects = match deed {
            Deed::Destroy | Deed::Return | Deed::Bottom | Deed::Move(_) | Deed::ShuffleIn => true,
            Deed::Power(_) => self.table.options.affect_wide,
            Deed::Discard | Deed::Take | Deed::Clear => false,
        };
        if !affects || self.is_minion(by) { None } else { self.shield_from(card, cause.seat) }
    }
    /// The card that keeps this player's actions off a minion.
    pub fn shield_from(&self, card: CardId, seat: u8) -> Option<CardId> {
        self.table.in_play().iter().copied().find(|s| {
            let c = self.table.card(*s);
            c.on == card
                && c.controller != seat
                && def(c.def).has(defs::GUARD)
                && self.says(*s, |what| matches!(what, Static::OpponentsActionsDoNotAffectHost))
        })
    }
    /// Actions that lie on minions which have come to be protected from them are discarded (R10.7).
    pub fn shed(&mut self, cause: Cause) {
        while let Some(action) = self.table.in_play().iter().copied().find(|a| {
            let c = self.table.card(*a);
            c.on != NOBODY && self.shield_from(c.on, c.controller).is_some()
        }) {
            self.happen(Event::Discarded { card: action, from: Pile::PLAY }, cause);
        }
    }

    /// The abilities that would take the place of this deed to this card.
    fn replacements(&self, card: CardId, deed: Deed) -> Option<Trigger> {
        let c = self.table.card(card);
        if deed != Deed::Destroy || !def(c.def).has(defs::INSTEAD) {
            return None;
        }
        for (ability, a) in def(c.def).abilities(self.table.edition) {
            if let Head::Instead(Happening::MeDestroyed) = a.head {
                let trigger = self.trigger_of(card, ability, card);
                // Who has nowhere to go is destroyed after all.
                if self.possible(a.text, &self.scope_of_trigger(&trigger)) {
                    return Some(trigger);
                }
            }
        }
        None
    }
    /// What a card in play would do now about something that happens to `subject`.
    pub fn trigger_of(&self, card: CardId, ability: u8, subject: CardId) -> Trigger {
        let c = self.table.card(card);
        Trigger {
            source: Source::Card(card),
            ability,
            seat: c.controller,
            here: c.base,
            there: c.base,
            subject,
            incarnation: c.incarnation,
            gone: false,
        }
    }
    pub fn scope_of_trigger(&self, trigger: &Trigger) -> Scope {
        Scope {
            me: trigger.source,
            you: trigger.seat,
            here: trigger.here,
            there: trigger.there,
            ..Scope::default()
        }
    }

    /// Judges one card after the other, then does the deed to all that are left, together.
    pub fn propose(&mut self, deed: Deed, mut cards: Set, mut sure: Set, cause: Cause) {
        while let Some(card) = cards.first() {
            cards.remove(card);
            if self.table.is_in_play(card) && deed != Deed::Clear {
                if let Some(by) = self.protector(card, deed, cause) {
                    self.hear(Event::Prevented { card, by, deed }, cause);
                    continue;
                }
                if let Some(trigger) = self.replacements(card, deed) {
                    self.hear(Event::Replaced { card, by: trigger.source }, cause);
                    self.push(Frame::Propose { deed, cards, sure, cause });
                    self.push_run(&trigger, false);
                    return;
                }
            }
            sure.insert(card);
        }
        self.carry_out(deed, sure, cause);
    }
    /// Does a deed to all cards at once and collects what answers it.
    fn carry_out(&mut self, deed: Deed, cards: Set, cause: Cause) {
        if let Deed::Power(amount) = deed {
            self.happen(Event::Strengthened { cards, amount }, cause);
            return;
        }
        let answers =
            if deed == Deed::Destroy { self.answers_to_destruction(cards) } else { Default::default() };
        let mut shuffled = None;
        for card in cards.iter() {
            let c = *self.table.card(card);
            let in_play = c.pile == Pile::PLAY;
            let event = match deed {
                Deed::Destroy if in_play => Event::Destroyed { card, base: c.base },
                Deed::Return if in_play => Event::Returned { card, base: c.base },
                Deed::Bottom if in_play => Event::PutUnder { card, base: c.base },
                Deed::Clear if in_play => Event::Cleared { card, base: c.base },
                Deed::Move(to) if in_play && c.base != to => Event::Moved { card, from: c.base, to },
                Deed::Discard => Event::Discarded { card, from: c.pile },
                Deed::Take => Event::Taken { card },
                Deed::ShuffleIn => {
                    shuffled = Some(c.owner);
                    Event::ShuffledIn { card }
                }
                _ => continue,
            };
            self.happen(event, cause);
        }
        if let Some(seat) = shuffled {
            self.happen(Event::Shuffled { seat }, cause);
        }
        if let Deed::Move(_) = deed {
            self.shed(cause);
        }
        for mut trigger in answers {
            trigger.gone = matches!(trigger.source, Source::Card(card) if cards.contains(card));
            self.wait(trigger);
        }
    }
    /// Everything that answers the destruction of these cards, judged while all of them are still in
    /// play: who dies together sees each other die (R9.19, R12.4).
    fn answers_to_destruction(&self, cards: Set) -> ArrayVec<Trigger, 32> {
        let mut answers = ArrayVec::new();
        for source in self.table.in_play().iter().copied() {
            let d = def(self.table.card(source).def);
            if !d.has(defs::AFTER_DESTROYED) {
                continue;
            }
            let scope = self.scope_of(source);
            for (ability, a) in d.abilities(self.table.edition) {
                for card in cards.iter() {
                    let answered = match &a.head {
                        Head::After(Happening::MeDestroyed) => card == source,
                        Head::After(Happening::Destroyed(which)) => self.fits(card, which, &scope),
                        _ => false,
                    };
                    if answered {
                        let _ = answers.try_push(self.trigger_of(source, ability, card));
                    }
                }
            }
        }
        answers
    }
    /// Puts a trigger where the round below will find it.
    pub fn wait(&mut self, trigger: Trigger) {
        if self.stack.triggers.try_push(trigger).is_err() {
            self.hear(Event::TooDeep, Cause { by: trigger.source, seat: trigger.seat });
        }
    }
    /// Collects what acts as a turn starts (for its player) or ends (for everyone), and the round
    /// that carries it out.
    pub fn turn_triggers(&mut self, start: bool) {
        let from = self.stack.triggers.len() as u8;
        for i in 0..self.table.in_play().len() {
            let card = self.table.in_play()[i];
            let d = def(self.table.card(card).def);
            if !d.has(defs::TURN) {
                continue;
            }
            for (ability, a) in d.abilities(self.table.edition) {
                let now = match a.head {
                    Head::StartOfTurn => start && self.table.card(card).controller == self.table.turn,
                    Head::EndOfTurn => !start,
                    _ => false,
                };
                if now {
                    let trigger = self.trigger_of(card, ability, card);
                    self.wait(trigger);
                }
            }
        }
        self.push(Frame::Round(Round::new(About::Triggers(from), self.table.turn)));
    }
    /// A trigger still counts when it comes up: its source is there, or left in the very event (R12.4).
    pub fn is_valid(&self, trigger: &Trigger) -> bool {
        match trigger.source {
            Source::Card(card) => {
                trigger.gone
                    || (self.table.is_in_play(card)
                        && self.table.card(card).incarnation == trigger.incarnation)
            }
            _ => true,
        }
    }
    /// Starts an ability, on top of the round that will carry out what it causes.
    pub fn push_ability(&mut self, trigger: &Trigger, special: bool, agreed: bool) {
        self.push_round();
        self.push_run(trigger, special);
        if let Some(Frame::Run(run)) = self.stack.last_mut() {
            run.agreed = agreed;
        }
        // "You may ignore this base's ability" (R12.13) is asked before the ability speaks.
        if let Source::Base(base) = trigger.source
            && self.ignoring(trigger.seat, base).is_some()
        {
            self.push(Frame::MayIgnore { seat: trigger.seat, base, what: Ignore::Run });
        }
    }
    /// A round that carries out all triggers caused above it.
    pub fn push_round(&mut self) {
        let about = About::Triggers(self.stack.triggers.len() as u8);
        self.push(Frame::Round(Round::new(about, self.table.turn)));
    }
    fn push_run(&mut self, trigger: &Trigger, special: bool) {
        let Some(def) = self.def_of(trigger.source) else { return };
        let code = Code { def, ability: trigger.ability, ..Default::default() };
        let mut scope = self.scope_of_trigger(trigger);
        scope.it = if trigger.subject == NOBODY { Set::EMPTY } else { Set::of(trigger.subject) };
        self.push(Frame::Run(Run { code, scope, special, ..Run::default() }));
    }
    /// Asks whether a base's ability is ignored.
    pub fn may_ignore(&mut self, frame: Frame, answer: Option<Choice>) -> Go {
        let Frame::MayIgnore { seat, base, what } = frame else { return Ok(()) };
        let choice = self.ask(seat, Asked::Ignore, Source::Base(base), &[Choice::Yes, Choice::No], answer)?;
        if choice == Choice::Yes {
            let cause = Cause { by: Source::Base(base), seat };
            match what {
                Ignore::Run => {
                    self.stack.pop();
                    self.hear(Event::Ignored { seat, base }, cause);
                }
                Ignore::Always(card) => self.happen(Event::IgnoredAlways { card }, cause),
            }
        }
        Ok(())
    }
}
