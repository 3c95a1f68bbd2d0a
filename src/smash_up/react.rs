//! What happens in a deed's place, and what answers it.
//!
//! ```text
//! propose -> forbid (`guard.rs`) -> replace (R12.8) -> happen, all together (R9.19) -> trigger
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
use super::words::{Ability, Happening, Head, Place, To};
use crate::shell::decision::Choices;
use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use arrayvec::ArrayVec;

/// What answers one deed.
type Answers = ArrayVec<Trigger, 64>;

impl Game {
    /// The abilities that would take the place of this deed to this card, each with whether its player
    /// may decline it.
    fn replacements(&self, card: CardId, deed: Deed) -> ArrayVec<(Trigger, bool), 16> {
        let mut found = ArrayVec::new();
        if deed != Deed::Destroy {
            return found;
        }
        for (source, ability, a) in self.abilities_in_play(defs::INSTEAD) {
            let scope = self.scope_of(source);
            let applies = match &a.head {
                Head::Instead(Happening::MeDestroyed) => source == card,
                Head::Instead(Happening::Destroyed(cards)) => self.fits(card, cards, &scope),
                _ => false,
            };
            // What cannot be done replaces nothing: who has nowhere to go is destroyed after all.
            if applies && self.possible(a.text, &scope) {
                let optional = a.text.first().is_some_and(|step| step.may);
                let _ = found.try_push((self.trigger_of(source, ability, card), optional));
            }
        }
        found
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
            subject_incarnation: self.table.cards.get(subject as usize).map_or(0, |s| s.incarnation),
            who: c.controller,
            incarnation: c.incarnation,
            gone: false,
        }
    }
    pub fn scope_of_trigger(&self, trigger: &Trigger) -> Scope {
        let faction = match trigger.source {
            Source::Card(card) => self.table.card(card).named.wrapping_sub(1),
            _ => super::find::UNNAMED,
        };
        // A card that has come back since is another card.
        let subject = self.table.cards.get(trigger.subject as usize);
        let same = subject.is_some_and(|s| s.incarnation == trigger.subject_incarnation);
        Scope {
            me: trigger.source,
            you: trigger.seat,
            here: trigger.here,
            there: trigger.there,
            it: if same { Set::of(trigger.subject) } else { Set::EMPTY },
            who: trigger.who,
            faction,
            ..Scope::default()
        }
    }

    /// Judges one card after the other, then does the deed to all that are left, together.
    pub(super) fn propose(
        &mut self,
        deed: Deed,
        mut cards: Set,
        mut sure: Set,
        cause: Cause,
        mut answer: Option<Choice>,
    ) -> Go {
        let mut judged = false;
        while let Some(card) = cards.first() {
            if self.table.is_in_play(card) && deed != Deed::Clear {
                if let Some(guard) = self.guard(card, deed, cause) {
                    for spared in self.stop(card, deed, guard, cause).iter() {
                        cards.remove(spared);
                        sure.remove(spared);
                    }
                    cards.remove(card);
                    judged = true;
                    continue;
                }
                let instead = self.replacements(card, deed);
                if !instead.is_empty() {
                    if judged {
                        // What has been judged so far stays judged while somebody is asked.
                        self.push(Frame::Propose { deed, cards, sure, cause });
                        return Ok(());
                    }
                    // Who may decline one picks among all; of those that must be, the current player picks
                    // (R12.10, D2 of Monster Smash).
                    let may = instead.iter().any(|(_, optional)| *optional);
                    let seat = if may { self.table.card(card).controller } else { self.table.turn };
                    let mut choices: Choices = instead.iter().map(|(t, _)| t.choice()).collect();
                    if instead.iter().all(|(_, optional)| *optional) {
                        choices.push(Choice::Done);
                    }
                    let by = Source::Card(card);
                    let choice =
                        self.ask_unless_forced(seat, Asked::Instead(card), by, choices, answer.take())?;
                    cards.remove(card);
                    if let Some((trigger, _)) = instead.iter().find(|(t, _)| t.choice() == choice) {
                        self.hear(Event::Replaced { card, by: trigger.source }, cause);
                        self.push(Frame::Propose { deed, cards, sure, cause });
                        self.push_run(trigger, false, true);
                        return Ok(());
                    }
                }
            }
            cards.remove(card);
            sure.insert(card);
            judged = true;
        }
        self.carry_out(deed, sure, cause);
        Ok(())
    }
    /// Does a deed to all cards at once, collects what answers it, and tells the instruction that
    /// proposed it how many it was done to.
    fn carry_out(&mut self, deed: Deed, cards: Set, cause: Cause) {
        let cards: Set = cards.iter().filter(|card| self.can_be_done(deed, *card)).collect();
        let mut answers = self.answers(deed, cards, cause);
        match deed {
            Deed::Power(amount, until) if !cards.is_empty() => {
                self.happen(Event::Strengthened { cards, amount, until }, cause);
            }
            Deed::PlaceCounters(count) if !cards.is_empty() => {
                self.happen(Event::CountersPlaced { cards, count }, cause);
            }
            _ => cards.iter().for_each(|card| self.do_to(deed, card, cause)),
        }
        if deed == Deed::ShuffleIn {
            self.happen(Event::Shuffled { seat: cause.seat }, cause);
        }
        if matches!(deed, Deed::Move(_) | Deed::PlaceCounters(_)) {
            self.shed(cause);
        }
        for trigger in &mut answers {
            let left = |card: CardId| cards.contains(card) && !self.table.is_in_play(card);
            trigger.gone = matches!(trigger.source, Source::Card(card) if left(card));
            self.wait(*trigger);
        }
        if let Some(Frame::Run(run)) = self.stack.last_mut() {
            run.scope.done = run.scope.done.saturating_add(cards.len());
        }
    }
    fn can_be_done(&self, deed: Deed, card: CardId) -> bool {
        let c = self.table.card(card);
        let in_play = c.pile == Pile::PLAY;
        match deed {
            Deed::Destroy
            | Deed::Return
            | Deed::Clear
            | Deed::Power(..)
            | Deed::PlaceCounters(_)
            | Deed::PutOn => in_play,
            Deed::Move(to) => in_play && c.base != to,
            Deed::Bottom => in_play || c.pile.is_hand() || c.pile.is_discard(),
            Deed::Discard | Deed::ShuffleIn => !in_play,
            Deed::Take => !in_play && !c.pile.is_hand(),
        }
    }
    fn do_to(&mut self, deed: Deed, card: CardId, cause: Cause) {
        let c = *self.table.card(card);
        // What lay on a card that has just left is gone already.
        if !self.can_be_done(deed, card) {
            return;
        }
        let event = match deed {
            Deed::Destroy => Event::Destroyed { card, base: c.base },
            Deed::Return => Event::Returned { card, base: c.base },
            Deed::Bottom => Event::PutUnder { card, from: c.pile, base: c.base },
            Deed::Clear => Event::Cleared { card, base: c.base },
            Deed::Move(to) => Event::Moved { card, from: c.base, to },
            Deed::Discard => Event::Discarded { card, from: c.pile },
            Deed::Take => Event::Taken { card, from: c.pile },
            Deed::ShuffleIn => Event::ShuffledIn { card, from: c.pile },
            Deed::Power(..) | Deed::PlaceCounters(_) | Deed::PutOn => return,
        };
        self.happen(event, cause);
    }

    /// Everything that answers what is done to these cards, judged while all of them are still in
    /// play: who dies together sees each other die (R9.19, R12.4).
    pub(super) fn answers(&self, deed: Deed, cards: Set, cause: Cause) -> Answers {
        let mut answers = Answers::new();
        let affects = self.affects(deed);
        if cards.is_empty() || !(affects || deed == Deed::Clear) {
            return answers;
        }
        for (source, ability, a) in self.abilities_in_play(defs::ANSWERS) {
            let Head::After(happening) = &a.head else { continue };
            let (scope, mine) = (self.scope_of(source), cards.contains(source));
            let mut answer = |subject| {
                let who = cause.seat;
                let _ = answers.try_push(Trigger { who, ..self.trigger_of(source, ability, subject) });
            };
            match happening {
                Happening::MeDestroyed if mine && deed == Deed::Destroy => answer(source),
                Happening::MeDestroyedOrDiscarded if mine && matches!(deed, Deed::Destroy | Deed::Clear) => {
                    answer(source);
                }
                Happening::MeAffected if mine && affects && cause.played && cause.seat != scope.you => {
                    if let Source::Card(by) = cause.by {
                        answer(by);
                    }
                }
                Happening::Destroyed(which) if deed == Deed::Destroy => {
                    cards.iter().filter(|card| self.fits(*card, which, &scope)).for_each(answer);
                }
                _ => {}
            }
        }
        for base in self.table.row().iter().copied() {
            if def(self.table.base_def(base)).has(defs::ANSWERS) && deed == Deed::Destroy {
                self.answers_of_base(base, cards, cause, &mut answers);
            }
        }
        answers
    }
    fn answers_of_base(&self, base: BaseId, cards: Set, cause: Cause, answers: &mut Answers) {
        let scope = self.scope_of_base(base, self.table.turn);
        for (ability, a) in self.abilities_of_base(base) {
            let mut answer = |subject| {
                let seat = self.spoken_to(a.to, subject, cause.seat);
                let _ = answers.try_push(self.trigger_of_base(base, ability, seat, subject, cause.seat));
            };
            match &a.head {
                Head::After(Happening::Destroyed(which)) => {
                    cards.iter().filter(|card| self.fits(*card, which, &scope)).for_each(answer);
                }
                Head::After(Happening::SomeDestroyed(which))
                    if cards.iter().any(|card| self.fits(card, which, &scope)) =>
                {
                    answer(NOBODY);
                }
                _ => {}
            }
        }
    }
    /// To whom a base speaks about something that happened to a card.
    fn spoken_to(&self, to: To, subject: CardId, who: Seat) -> Seat {
        match (to, self.table.cards.get(subject as usize)) {
            (To::ItsController, Some(card)) => card.controller,
            (To::ItsOwner, Some(card)) => card.owner,
            _ => who,
        }
    }
    fn trigger_of_base(&self, base: BaseId, ability: u8, seat: Seat, subject: CardId, who: Seat) -> Trigger {
        let subject_incarnation = self.table.cards.get(subject as usize).map_or(0, |s| s.incarnation);
        Trigger { subject, subject_incarnation, who, ..Trigger::of_base(base, ability, seat, base) }
    }
    /// Everything that answers the play of a card, once its own ability is done (R5.6 step 5).
    pub(super) fn answers_to_play(&self, card: CardId, seat: Seat) -> Answers {
        let mut answers = Answers::new();
        for (source, ability, a) in self.abilities_in_play(defs::ANSWERS_PLAY) {
            if self.is_answer_to_play(a, card, &self.scope_of(source)) {
                let _ = answers.try_push(Trigger { who: seat, ..self.trigger_of(source, ability, card) });
            }
        }
        let Some(base) = self.base_of(card) else { return answers };
        if def(self.table.base_def(base)).has(defs::ANSWERS_PLAY) {
            for (ability, a) in self.abilities_of_base(base) {
                let to = self.spoken_to(a.to, card, seat);
                if self.is_answer_to_play(a, card, &self.scope_of_base(base, to)) {
                    let _ = answers.try_push(self.trigger_of_base(base, ability, to, card, seat));
                }
            }
        }
        answers
    }
    fn is_answer_to_play(&self, ability: &Ability, card: CardId, scope: &Scope) -> bool {
        matches!(&ability.head, Head::After(Happening::Played(cards)) if self.fits(card, cards, scope))
            && ability.when.is_none_or(|when| (when.is)(self, scope))
    }
    /// Puts a trigger where the round below will find it. A card being played that affects another
    /// twice is answered once.
    pub fn wait(&mut self, trigger: Trigger) {
        let twin = |t: &Trigger| Trigger { gone: trigger.gone, ..*t } == trigger;
        if matches!(self.happening(&trigger), Some(Happening::MeAffected))
            && self.stack.triggers.iter().any(twin)
        {
            return;
        }
        if self.stack.triggers.try_push(trigger).is_err() {
            self.hear(Event::TooDeep, Cause { by: trigger.source, seat: trigger.seat, played: false });
        }
    }
    fn happening(&self, trigger: &Trigger) -> Option<&'static Happening> {
        match &self.ability(trigger)?.head {
            Head::After(happening) => Some(happening),
            _ => None,
        }
    }
    /// Collects what acts as a turn starts (for its player) or ends (for everyone), and the round
    /// that carries it out.
    pub fn turn_triggers(&mut self, start: bool) {
        let from = self.stack.triggers.len() as u8;
        let turn = self.table.turn;
        let mut now = Answers::new();
        for (card, ability, a) in self.abilities_in_play(defs::TURN) {
            let acts = match a.head {
                Head::StartOfTurn => start && self.table.card(card).controller == turn,
                Head::EndOfTurn => !start,
                _ => false,
            };
            if acts {
                let _ = now.try_push(self.trigger_of(card, ability, card));
            }
        }
        for base in self.table.row().iter().copied().filter(|_| start) {
            for (ability, a) in self.abilities_of_base(base) {
                if matches!(a.head, Head::StartOfTurn) {
                    let _ = now.try_push(Trigger::of_base(base, ability, turn, base));
                }
            }
        }
        for trigger in now {
            self.wait(trigger);
        }
        self.push(Frame::Round(Round::new(About::Triggers(from), self.table.turn)));
    }
    /// A trigger still counts when it comes up: its source is there, or left in the very event (R12.4).
    pub fn is_valid(&self, trigger: &Trigger) -> bool {
        let card = match trigger.source {
            Source::Card(card) => card,
            Source::Base(base) => return self.table.row().contains(&base) && self.canceller(base).is_none(),
            Source::Rules => return true,
        };
        // Who speaks of "here" must not have gone elsewhere.
        let of_here = match self.happening(trigger) {
            Some(Happening::Played(cards) | Happening::Destroyed(cards)) => cards.place == Place::Here,
            _ => false,
        };
        let c = self.table.card(card);
        trigger.gone
            || (self.table.is_in_play(card)
                && c.incarnation == trigger.incarnation
                && (!of_here || c.base == trigger.here))
    }
    /// Starts an ability, on top of the round that will carry out what it causes.
    pub fn push_ability(&mut self, trigger: &Trigger, special: bool, agreed: bool) {
        self.push_round();
        self.push_run(trigger, special, agreed);
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
    fn push_run(&mut self, trigger: &Trigger, special: bool, agreed: bool) {
        let Some(def) = self.def_of(trigger.source) else { return };
        let code = Code { def, ability: trigger.ability, ..Default::default() };
        let scope = self.scope_of_trigger(trigger);
        self.push(Frame::Run(Run { code, scope, special, agreed, ..Run::default() }));
    }
    /// Asks whether a base's ability is ignored.
    pub fn may_ignore(&mut self, frame: Frame, answer: Option<Choice>) -> Go {
        let Frame::MayIgnore { seat, base, what } = frame else { return Ok(()) };
        let choice = self.ask(seat, Asked::Ignore, Source::Base(base), &[Choice::Yes, Choice::No], answer)?;
        if choice == Choice::Yes {
            let cause = Cause { by: Source::Base(base), seat, played: false };
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
