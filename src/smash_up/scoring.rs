//! Scoring a base: the procedure of R13.2, resumable at each step, and Me First! rounds.
//!
//! ```text
//! 1 ready? -> 2 choose -> 3 before -> 4 award -> 5 after -> 6, 7 clear -> 8 discard, 9 replace -> 10 then -> 1
//! ```
//! Which bases are ready is asked anew each time (R13.4); a base that has left ends its scoring (R13.6).

use super::Game;
use super::defs::{self, def};
use super::event::Event;
use super::piles::Pile;
use super::stack::{About, Cause, Deed, Frame, Pay, Round, Source, Trigger, WAITING, When, Where};
use super::step::{Asked, Go};
use super::table::{ANSWERED, NOBODY};
use super::words::{Ability, Act, Amount, Head, Limit, Place, Ranked, Step, Test, Text, Use, Who};
use crate::shell::decision::Choices;
use crate::shell::{BaseId, CardId, Choice, Seat, Set};
use arrayvec::ArrayVec;

/// The uses somebody has in a round at one moment.
type Uses = ArrayVec<Trigger, WAITING>;

impl Game {
    fn by_base(&self, base: BaseId) -> Cause {
        Cause { by: Source::Base(base), seat: self.table.turn, played: false }
    }

    /// Steps 1 and 2: the current player picks a ready base; scoring cannot be refused (R13.3).
    pub(super) fn check_bases(&mut self, answer: Option<Choice>) -> Go {
        let ready = self.row_where(|game, base| game.is_ready(base));
        if ready.is_empty() {
            return Ok(());
        }
        let choice = self.ask_unless_forced(self.table.turn, Asked::Score, Source::Rules, ready, answer)?;
        self.push(Frame::Check);
        if let Choice::Base(base) = choice {
            self.happen(Event::ScoringBegan { base }, self.by_base(base));
            self.push(Frame::Scoring { base, step: 4, places: [0; 4] });
            self.open_window(base, When::Before);
        }
        Ok(())
    }
    fn open_window(&mut self, base: BaseId, when: When) {
        self.happen(Event::WindowOpened, self.by_base(base));
        self.push(Frame::Round(Round::new(About::Window(base, when), self.table.turn)));
    }
    /// Steps 4 to 10.
    pub(super) fn scoring(&mut self, base: BaseId, step: u8, places: [u8; 4]) -> Go {
        let cause = self.by_base(base);
        let there = self.table.row().contains(&base);
        match step {
            4 if there => {
                let places = self.places(base);
                self.award(base, places, cause);
                self.push(Frame::Scoring { base, step: 5, places });
                self.push_ranked(base, base, places, |head| match head {
                    Head::WhenScoring(who) => Some(who),
                    _ => None,
                });
            }
            5 if there => {
                self.push(Frame::Scoring { base, step: 6, places });
                self.open_window(base, When::After);
            }
            6 if there => {
                let at = |card: &CardId| self.table.card(*card).base == base;
                let cards: Set = self.table.in_play().iter().copied().filter(at).collect();
                // Who cancels the base's ability goes with the rest: what it would do later is off now.
                let places = if self.canceller(base).is_some() { [0; 4] } else { places };
                // What lies on a minion goes with it, but as part of the same clearing.
                self.push(Frame::Scoring { base, step: 8, places });
                self.push_round();
                self.push(Frame::Propose { deed: Deed::Clear, cards, sure: Set::EMPTY, cause });
            }
            8 if there => self.replace(base, places, cause),
            _ => {}
        }
        Ok(())
    }
    /// Step 4: VP by place (R13.13); places that nobody earns are lost.
    fn award(&mut self, base: BaseId, places: [u8; 4], cause: Cause) {
        let mut powers = [0; 4];
        for seat in 0..self.table.seats() {
            powers[seat as usize] = self.total_of(base, seat);
        }
        self.happen(Event::Ranked { base, places, powers }, cause);
        let vp = def(self.table.base_def(base)).print.vp;
        for seat in self.table.round() {
            let place = places[seat as usize] as usize;
            if (1..=3).contains(&place) && vp[place - 1] > 0 {
                self.happen(Event::Scored { seat, vp: i16::from(vp[place - 1]) }, Cause { seat, ..cause });
            }
        }
    }
    /// Steps 8 to 10: the base to the base discard pile, the next one in its place, if any (R13.27),
    /// and what waited for it. The last base of all makes room for a new row, so that no game gets stuck.
    fn replace(&mut self, base: BaseId, places: [u8; 4], cause: Cause) {
        let slot = self.table.row().iter().position(|b| *b == base).unwrap_or(0) as u8;
        self.happen(Event::BaseDiscarded { base }, cause);
        if self.next_base().is_none() {
            if self.table.options.bases_reshuffle {
                self.happen(Event::BasesShuffled, cause);
            } else if self.table.row().is_empty() {
                self.happen(Event::BasesShuffled, cause);
                self.deal_bases();
                return;
            }
        }
        let Some(new) = self.next_base() else { return };
        self.happen(Event::BaseArrived { base: new, slot }, cause);
        self.push_ranked(base, new, places, |head| match head {
            Head::AfterReplaced(who) => Some(who),
            _ => None,
        });
    }
    fn next_base(&self) -> Option<BaseId> {
        self.table.base_piles.of(Pile::BASE_DECK).last().copied()
    }
    /// Runs a base's ability for each player of the rank it speaks to, in turn order (R13.20). It
    /// speaks about the base `there`.
    fn push_ranked(
        &mut self,
        base: BaseId,
        there: BaseId,
        places: [u8; 4],
        head: fn(Head) -> Option<Ranked>,
    ) {
        for (ability, a) in self.abilities_of_base(base) {
            let Some(who) = head(a.head) else { continue };
            // The first in turn order ends up on top.
            let concerned: ArrayVec<Seat, 4> =
                self.table.round().filter(|s| self.is_ranked(who, *s, &places)).collect();
            for seat in concerned.into_iter().rev() {
                self.push_ability(&Trigger::of_base(base, ability, seat, there), true, false);
            }
        }
    }

    /// First everything that must happen, in the order the current player likes; then, from the
    /// current player on, each uses one thing or passes, until all have passed in a row (R12.5, R13.8).
    pub(super) fn me_first(&mut self, round: Round, answer: Option<Choice>) -> Go {
        let must = self.must(&round);
        if let Some(first) = must.first() {
            let mut trigger = must.iter().find(|t| self.is_only_vp(t)).unwrap_or(first);
            if !self.is_only_vp(trigger) && self.order_matters(&must) {
                let choices = distinct(must.iter().map(|t| choice_in(&round, t)));
                let by = round.of.unwrap_or_default();
                let choice = self.ask_unless_forced(self.table.turn, Asked::Order, by, choices, answer)?;
                let chosen: Uses = must.iter().filter(|t| choice_in(&round, t) == choice).copied().collect();
                if round.of.is_none() && self.order_matters(&chosen) {
                    // One source answers several things in ways of their own: which of them?
                    self.push(Frame::Round(Round { of: Some(chosen[0].source), ..round }));
                    return Ok(());
                }
                trigger = must.iter().find(|t| choice_in(&round, t) == choice).unwrap_or(first);
            }
            self.use_ability(Round { of: None, ..round }, &trigger.clone(), false);
            return Ok(());
        }
        let seats = self.table.seats();
        if round.passes < seats {
            let seat = round.seat;
            let next = Round { seat: (seat + 1) % seats, passes: round.passes + 1, ..round };
            let uses = self.may(&round, seat);
            // Who has nothing to use passes unasked, unless that would give the hand away (R13.34).
            let always = matches!(round.about, About::Window(..))
                && self.table.options.always_asked & (1 << seat) != 0;
            if uses.is_empty() && !always {
                self.push(Frame::Round(next));
                return Ok(());
            }
            let mut choices = distinct(uses.iter().map(Trigger::choice));
            choices.push(Choice::Pass);
            let (what, by) = match round.about {
                About::Window(base, when) => (Asked::Window(base, when), Source::Base(base)),
                About::Triggers(_) => (Asked::Order, Source::Rules),
            };
            let choice = self.ask_some(seat, what, by, choices, None, answer)?;
            if let Some(trigger) = uses.iter().find(|t| t.choice() == choice) {
                self.use_ability(Round { passes: 0, ..next }, trigger, true);
            } else {
                self.hear(Event::Passed { seat }, Cause { by, seat, played: false });
                self.push(Frame::Round(next));
            }
            return Ok(());
        }
        if let About::Triggers(from) = round.about {
            self.stack.triggers.truncate(from as usize);
        }
        Ok(())
    }
    /// What must happen now: waiting triggers, or the mandatory part of the window.
    fn must(&self, round: &Round) -> Uses {
        let mut uses = Uses::new();
        match round.about {
            About::Triggers(from) => {
                self.add_waiting(from, None, &mut uses);
                uses.retain(|t| round.of.is_none_or(|source| t.source == source));
            }
            About::Window(base, when) => {
                for card in self.table.in_play().iter().copied() {
                    self.add_special(card, self.table.card(card).controller, base, when, true, &mut uses);
                }
                if when == When::After {
                    self.add_base(base, round.served, None, &mut uses);
                }
            }
        }
        uses
    }
    /// What a seat may use now.
    fn may(&self, round: &Round, seat: Seat) -> Uses {
        let mut uses = Uses::new();
        match round.about {
            About::Triggers(from) => self.add_waiting(from, Some(seat), &mut uses),
            About::Window(base, when) => {
                if when == When::After {
                    self.add_base(base, round.served, Some(seat), &mut uses);
                }
                for card in self.table.in_play().iter().copied() {
                    if self.table.card(card).controller == seat {
                        self.add_special(card, seat, base, when, false, &mut uses);
                    }
                }
                for card in self.table.hand(seat).iter().copied() {
                    self.add_special(card, seat, base, when, false, &mut uses);
                }
            }
        }
        uses
    }
    /// The waiting triggers that still count: those that must happen, or those that a seat may use.
    fn add_waiting(&self, from: u8, optional_for: Option<Seat>, uses: &mut Uses) {
        for trigger in self.stack.triggers.iter().skip(from as usize) {
            let Some(ability) = self.ability(trigger) else { continue };
            let optional = is_optional(ability);
            let wanted = optional_for.map_or(!optional, |seat| optional && trigger.seat == seat);
            // What its player may do, but cannot now, is not offered now.
            let may = starts_with_may(ability.text);
            if wanted
                && self.is_valid(trigger)
                && (!may || self.possible(ability.text, &self.scope_of_trigger(trigger)))
            {
                let _ = uses.try_push(*trigger);
            }
        }
    }
    /// The ability that a trigger stands for.
    pub(super) fn ability(&self, trigger: &Trigger) -> Option<&'static Ability> {
        Some(&def(self.def_of(trigger.source)?).print.abilities()[trigger.ability as usize])
    }
    /// A card's Special for this window, if it can be used.
    fn add_special(&self, card: CardId, seat: Seat, base: BaseId, when: When, must: bool, uses: &mut Uses) {
        let c = self.table.card(card);
        let d = def(c.def);
        if !d.has(defs::WINDOW) || c.flags & ANSWERED != 0 {
            return;
        }
        for (ability, a) in d.abilities(self.table.edition) {
            let from = match (a.head, when) {
                (Head::BeforeScoring(from), When::Before) | (Head::AfterScoring(from), When::After) => from,
                _ => continue,
            };
            let in_place = match from {
                Use::InPlay => c.pile == Pile::PLAY,
                Use::InPlayHere => c.pile == Pile::PLAY && c.base == base,
                Use::InPlayElsewhere => c.pile == Pile::PLAY && c.base != base,
                Use::FromHand => c.pile == Pile::hand(seat),
                Use::FromDiscard => c.pile == Pile::discard(seat),
                Use::Base(_) => false,
            };
            let optional = from == Use::FromHand || is_optional(a);
            let trigger = Trigger { seat, there: base, ..self.trigger_of(card, ability, NOBODY) };
            let scope = self.scope_of_trigger(&trigger);
            if in_place
                && must != optional
                && self.within_limit(a, seat, c.def, base)
                && a.when.is_none_or(|is| (is.is)(self, &scope))
                && if self.is_minion(card) {
                    self.possible(a.text, &scope)
                } else {
                    from != Use::FromHand || !self.no_actions(seat)
                }
            {
                let _ = uses.try_push(trigger);
            }
        }
    }
    /// The scored base's own ability: for everyone it is mandatory and goes round clockwise, for a
    /// winner who "may" it is one of that player's options (R12.5, R13.22).
    fn add_base(&self, base: BaseId, served: u8, optional_for: Option<Seat>, uses: &mut Uses) {
        let scored = self.stack.iter().find_map(|frame| match frame {
            Frame::Scoring { base: b, places, .. } if *b == base => Some(places),
            _ => None,
        });
        let Some(places) = scored else { return };
        for (ability, a) in self.abilities_of_base(base) {
            let Head::AfterScoring(Use::Base(who)) = a.head else { continue };
            let optional = who == Ranked::Winner && is_optional(a);
            if optional != optional_for.is_some() {
                continue;
            }
            for seat in self.table.round() {
                let there = who != Ranked::Everyone || self.presence(base, seat);
                let concerned = there && self.is_ranked(who, seat, places) && served & (1 << seat) == 0;
                if concerned && optional_for.is_none_or(|s| s == seat) {
                    let trigger = Trigger::of_base(base, ability, seat, base);
                    if !optional || self.possible(a.text, &self.scope_of_trigger(&trigger)) {
                        let _ = uses.try_push(trigger);
                        break;
                    }
                }
            }
        }
    }
    /// Carries out one use, on top of what is left of the round.
    fn use_ability(&mut self, mut round: Round, trigger: &Trigger, chosen: bool) {
        let About::Window(base, _) = round.about else {
            if let Some(i) = self.stack.triggers.iter().position(|t| t == trigger) {
                self.stack.triggers.remove(i);
            }
            self.push(Frame::Round(round));
            self.push_ability(trigger, false, chosen);
            return;
        };
        let Source::Card(card) = trigger.source else {
            round.served |= 1 << trigger.seat;
            self.push(Frame::Round(round));
            self.push_ability(trigger, true, chosen);
            return;
        };
        let seat = trigger.seat;
        let cause = Cause { by: trigger.source, seat, played: false };
        self.push(Frame::Round(round));
        self.happen(Event::Answered { card }, cause);
        if self.ability(trigger).is_some_and(|a| a.limit == Limit::NameEachBase) {
            let def = self.table.card(card).def;
            self.happen(Event::LimitUsed { seat, def, base }, cause);
        }
        if self.table.card(card).pile.is_hand() && !self.is_minion(card) {
            let special = Some((trigger.ability, base));
            self.push(Frame::Playing { card, seat, at: Where::Anywhere, pay: Pay::Nothing, special });
        } else {
            self.push_ability(trigger, true, chosen);
        }
    }
    /// Several triggers of one kind for one player come out alike in any order (R1.13), unless they
    /// speak of the base where each of them is, or put away what each of them answers.
    fn order_matters(&self, must: &Uses) -> bool {
        let text = |t: &Trigger| self.ability(t).map_or(&[][..], |a| a.text);
        if must.iter().all(|t| text(t).iter().all(strengthens)) {
            return false;
        }
        let kind = |t: &Trigger| {
            let text = text(t);
            let here = text.iter().any(speaks_of_here).then_some(t.here);
            let subject = text.iter().any(|step| matches!(step.act, Act::Bottom(Who::It)));
            (self.def_of(t.source), t.ability, t.seat, here, subject.then_some(t.subject))
        };
        must.iter().any(|t| kind(t) != kind(&must[0]))
    }
    /// VP come out alike whenever they are gained: nobody is asked about them.
    fn is_only_vp(&self, trigger: &Trigger) -> bool {
        let text = self.ability(trigger).map_or(&[][..], |a| a.text);
        !text.is_empty() && text.iter().all(|step| matches!(step.act, Act::Gain(Amount::N(_))) && !step.may)
    }
    fn is_ranked(&self, who: Ranked, seat: Seat, places: &[u8; 4]) -> bool {
        match (who, places[seat as usize]) {
            (_, 0) => false,
            (Ranked::Winner, place) => place == 1,
            (Ranked::OneWinner, _) => self.table.round().find(|s| places[*s as usize] == 1) == Some(seat),
            (Ranked::RunnerUp, place) => place == 2,
            (Ranked::Losers, place) => place > 1,
            (Ranked::Everyone, _) => true,
        }
    }
}

/// Counters or power by a fixed number, whatever the power is now: alike in any order among themselves.
fn strengthens(step: &Step) -> bool {
    let fixed = |who: &Who| match who {
        Who::All(cards) => {
            matches!(cards.power, Test::Any) && cards.counter.is_none() && cards.which.is_none()
        }
        who => matches!(who, Who::Me | Who::Host | Who::It),
    };
    match &step.act {
        Act::PlaceCounters(who, Amount::N(_)) | Act::Power(who, Amount::N(_), _) => fixed(who),
        _ => false,
    }
}
fn speaks_of_here(step: &Step) -> bool {
    match &step.act {
        Act::Destroy(Who::Pick(.., cards) | Who::All(cards))
        | Act::PlaceCounters(Who::Pick(.., cards) | Who::All(cards), _)
        | Act::Move(Who::Pick(.., cards) | Who::All(cards), _) => cards.place == Place::Here,
        Act::Play(_, place) | Act::Extra(_, _, place) => *place == Place::Here,
        _ => false,
    }
}
/// "You may" comes first: the whole ability is optional. What a turn's start or end brings is one
/// batch, in the order of the player whose turn it is (R4.2).
fn is_optional(ability: &Ability) -> bool {
    !matches!(ability.head, Head::StartOfTurn | Head::EndOfTurn) && starts_with_may(ability.text)
}
fn starts_with_may(text: Text) -> bool {
    text.first().is_some_and(|step| match step.act {
        Act::When(_, inner) => starts_with_may(inner),
        _ => step.may,
    })
}
/// What is pointed at to bring a trigger forward: its source, or, among those of one source, what it answers.
fn choice_in(round: &Round, trigger: &Trigger) -> Choice {
    if round.of.is_some() { Choice::Card(trigger.subject) } else { trigger.choice() }
}
fn distinct(all: impl Iterator<Item = Choice>) -> Choices {
    let mut choices = Choices::new();
    for choice in all {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}
