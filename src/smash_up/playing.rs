//! Playing cards: what may be played where and with which play, and how a card comes into play.
//!
//! ```text
//! Plays -> Playing (where?) -> Played -> [ on-play text -> what it caused ] -> a standard action is discarded (R5.6)
//! ```

use super::Game;
use super::defs::{self, def};
use super::event::Event;
use super::find::Scope;
use super::piles::Pile;
use super::read::where_of;
use super::stack::{
    About, Cause, Code, Deed, Frame, Ignore, Pay, Round, Run, Source, StepRef, Trigger, Where,
};
use super::step::{Asked, Go};
use super::table::{Allowance, DefId, NOBODY, NOWHERE, Phase, TALENT_USED};
use super::words::{Ability, Act, Head, Kind, Limit, On, Place, Static, Test, Text, Use};
use crate::shell::decision::Choices;
use crate::shell::{BaseId, CardId, Choice, Seat, Set};

/// How much a play is good for that takes any card anywhere.
const ANYTHING: u8 = 4;
/// No play was asked for: the narrowest that fits is used (R7.7).
pub const NARROWEST: u8 = 255;

/// The instruction by which a card or base grants extra plays, and whether they are of minions.
pub(super) fn extra_of(def: DefId) -> Option<(StepRef, bool)> {
    fn look(text: Text, code: Code) -> Option<(StepRef, bool)> {
        text.iter().zip(0..).find_map(|(step, pc)| match &step.act {
            Act::Extra(_, cards, _) => Some((StepRef { code, pc }, cards.kind == Kind::Minion)),
            Act::When(_, inner) | Act::WhenIt(_, inner) | Act::IfDone(inner) => {
                let mut code = code;
                code.path[code.depth as usize] = pc;
                code.depth += 1;
                look(inner, code)
            }
            _ => None,
        })
    }
    let abilities = self::def(def).print.abilities().iter().zip(0..);
    abilities.into_iter().find_map(|(a, ability)| look(a.text, Code { def, ability, ..Default::default() }))
}

impl Game {
    /// The play phase (R4.5-R4.7): one thing after the other until its player is done.
    pub(super) fn plays(&mut self, first: u8, answer: Option<Choice>) -> Go {
        let seat = self.table.turn;
        let choices = if answer.is_some() { Choices::new() } else { self.play_choices(seat, first) };
        match self.ask_some(seat, Asked::Play, Source::Rules, choices, None, answer)? {
            Choice::Play(first) => self.push(Frame::Plays(first)),
            Choice::Card(card) => {
                self.push(Frame::Plays(NARROWEST));
                self.push(Frame::Way { card, first });
            }
            _ => {}
        }
        Ok(())
    }
    /// By its Special or with a play that is left: asked only if both can be (R7.7).
    pub(super) fn way(&mut self, card: CardId, first: u8, answer: Option<Choice>) -> Go {
        let seat = self.table.turn;
        let in_play = self.table.is_in_play(card);
        let special = self.play_phase_special(seat, card);
        let by_special = match special {
            Some(_) if !in_play && self.can_play(seat, card) => {
                let choices = [Choice::Yes, Choice::No];
                self.ask(seat, Asked::Way(card), Source::Card(card), &choices, answer)? == Choice::Yes
            }
            found => found.is_some(),
        };
        match special {
            Some((ability, _)) if by_special => self.use_in_play_phase(seat, card, ability),
            _ => {
                let pay = Pay::Allowance(first);
                self.push(Frame::Playing { card, seat, at: Where::Anywhere, pay, special: None });
            }
        }
        Ok(())
    }
    /// Everything that can be done in the play phase, `done` last.
    fn play_choices(&self, seat: Seat, first: u8) -> Choices {
        let mut choices = Choices::new();
        for card in self.table.hand(seat).iter().copied() {
            if self.can_play(seat, card) {
                choices.push(Choice::Card(card));
            }
        }
        for card in self.table.in_play().iter().copied() {
            if self.table.card(card).controller == seat && self.play_phase_special(seat, card).is_some() {
                choices.push(Choice::Card(card));
            }
        }
        let from_discard = self.plays_from_discard(seat);
        for card in self.table.discard(seat).iter().copied() {
            if self.play_phase_special(seat, card).is_some() || (from_discard && self.can_play(seat, card)) {
                choices.push(Choice::Card(card));
            }
        }
        if first == NARROWEST {
            self.other_plays(seat, &mut choices);
        }
        choices.push(Choice::Done);
        choices
    }
    /// Plays that could be used first instead of the narrowest, where a card in hand fits both.
    fn other_plays(&self, seat: Seat, choices: &mut Choices) {
        let allowances = &self.table.allowances;
        if allowances.iter().filter(|a| a.minion).count() < 2 {
            return;
        }
        for (i, allowance) in allowances.iter().enumerate() {
            // A play that is good for anything is as good as another.
            let other = |used: usize| used != i && self.breadth(&allowances[used]) != ANYTHING;
            let fits = |card: &CardId| {
                self.bases_for(seat, *card).any(|base| {
                    self.allowance_fits(allowance, seat, *card, base)
                        && self.allowance_for(seat, *card, base, NARROWEST).is_some_and(other)
                })
            };
            if allowance.minion && self.table.hand(seat).iter().any(fits) {
                choices.push(Choice::Play(i as u8));
            }
        }
    }
    /// Whether a card can be played now with a play that is left, from where it is.
    fn can_play(&self, seat: Seat, card: CardId) -> bool {
        if self.is_minion(card) {
            return self
                .bases_for(seat, card)
                .any(|base| self.allowance_for(seat, card, base, NARROWEST).is_some());
        }
        self.table.card(card).pile.is_hand()
            && self.table.allowances.iter().any(|a| !a.minion)
            && !self.no_actions(seat)
            && !(self.table.options.host_needed
                && self.hosts(seat, card).is_some_and(|hosts| hosts.is_empty()))
    }
    /// Whether a minion can be played at this base now with a play that is left.
    pub(super) fn can_play_at(&self, seat: Seat, card: CardId, base: BaseId) -> bool {
        self.bases_for(seat, card).any(|b| b == base)
            && self.allowance_for(seat, card, base, NARROWEST).is_some()
    }
    /// How many minions, or actions, the current player could still play.
    pub fn plays_left(&self, minion: bool) -> u8 {
        let left = self.table.allowances.iter().filter(|a| a.minion == minion).map(|a| a.left).sum();
        if !minion && self.no_actions(self.table.turn) { 0 } else { left }
    }
    /// The bases where a minion may be played from where it is.
    fn bases_for(&self, seat: Seat, card: CardId) -> impl Iterator<Item = BaseId> + '_ {
        let from_discard = self.table.card(card).pile.is_discard();
        self.table.row().iter().copied().filter(move |base| {
            self.may_play_at(seat, Some(card), *base)
                && (!from_discard || self.serves_from_discard(seat, *base))
        })
    }
    fn plays_from_discard(&self, seat: Seat) -> bool {
        self.table.row().iter().any(|base| self.serves_from_discard(seat, *base))
    }
    /// A card at this base lets its player play minions here from the discard pile (R7.12).
    fn serves_from_discard(&self, seat: Seat, base: BaseId) -> bool {
        self.in_play_with(defs::PLAYING).any(|s| {
            let c = self.table.card(s);
            c.base == base
                && c.controller == seat
                && self.says(s, |what| matches!(what, Static::PlayFromDiscardHere))
        })
    }
    /// Whether a play that is left is good for this card at this base (R7.6).
    pub(super) fn allowance_fits(
        &self,
        allowance: &Allowance,
        seat: Seat,
        card: CardId,
        base: BaseId,
    ) -> bool {
        if allowance.minion != self.is_minion(card) {
            return false;
        }
        let Some(step) = allowance.extra else { return true };
        let Some(Act::Extra(_, cards, place)) = self.instruction(step).map(|s| s.act) else { return false };
        let (here, there) = (allowance.here, allowance.here);
        let scope = Scope { you: seat, here, there, ..Scope::default() };
        self.fits(card, &cards, &scope) && (base == NOWHERE || self.is_at(base, place, &scope))
    }
    /// The play that a card would use: the one asked for if it fits, else the narrowest (R7.7).
    fn allowance_for(&self, seat: Seat, card: CardId, base: BaseId, first: u8) -> Option<usize> {
        let allowances = &self.table.allowances;
        if let Some(asked) = allowances.get(first as usize)
            && self.allowance_fits(asked, seat, card, base)
        {
            return Some(first as usize);
        }
        (0..allowances.len())
            .filter(|i| self.allowance_fits(&allowances[*i], seat, card, base))
            .min_by_key(|i| self.breadth(&allowances[*i]))
    }
    /// How much a play is good for: less is used first.
    fn breadth(&self, allowance: &Allowance) -> u8 {
        let act = allowance.extra.and_then(|step| self.instruction(step)).map(|s| s.act);
        let Some(Act::Extra(_, cards, place)) = act else { return ANYTHING };
        1 + u8::from(matches!(cards.power, Test::Any)) * 2 + u8::from(place == Place::Anywhere)
    }
    /// The bases where this player may play this minion (or any), of those meant.
    pub(super) fn open_bases(&self, seat: Seat, card: Option<CardId>, at: Where) -> Choices {
        self.row_where(|game, base| {
            game.may_play_at(seat, card, base)
                && match at {
                    Where::Anywhere => true,
                    Where::Base(b) => b == base,
                    Where::WithoutYours => !game.presence(base, seat),
                }
        })
    }
    /// What an action can be put on; `None` for a standard action.
    fn hosts(&self, seat: Seat, action: CardId) -> Option<Choices> {
        let abilities = def(self.table.card(action).def).print.abilities().iter();
        let on =
            abilities.filter_map(|a| if let Head::PutOn(on) = a.head { Some(on) } else { None }).next()?;
        Some(match on {
            On::Base => self.row_where(|_, _| true),
            On::Minion | On::YourMinion => {
                let in_play = self.table.in_play().iter().copied();
                let yours = |c: &CardId| on == On::Minion || self.table.card(*c).controller == seat;
                in_play.filter(|c| self.is_minion(*c)).filter(yours).map(Choice::Card).collect()
            }
        })
    }

    /// Where does it go? Then it is played.
    pub(super) fn playing(&mut self, frame: Frame, answer: Option<Choice>) -> Go {
        let Frame::Playing { card, seat, at, pay, special } = frame else { return Ok(()) };
        let from = self.table.card(card).pile;
        let source = Source::Card(card);
        let cause = Cause { by: source, seat, played: true };
        if self.is_minion(card) {
            let mut bases = self.open_bases(seat, Some(card), at);
            if let Pay::Allowance(first) = pay {
                bases.retain(|choice| {
                    matches!(choice, Choice::Base(base) if self.bases_for(seat, card).any(|b| b == *base)
                        && self.allowance_for(seat, card, *base, first).is_some())
                });
            }
            if bases.is_empty() {
                self.hear(Event::NothingToDo, cause);
                return Ok(());
            }
            let choice = self.ask_unless_forced(seat, Asked::Where(card), source, bases, answer)?;
            let Choice::Base(base) = choice else { return Ok(()) };
            self.spend(seat, card, base, pay, cause);
            self.happen(Event::Played { card, seat, from, base, on: NOBODY }, cause);
            self.shed(cause);
            let from = self.stack.triggers.len();
            for trigger in self.answers_to_play(card, seat) {
                self.wait(trigger);
            }
            self.push_on_play(card, from);
            return Ok(());
        }
        let hosts = if special.is_some() { None } else { self.hosts(seat, card) };
        let (mut base, mut on) = (NOWHERE, NOBODY);
        let mut in_vain = hosts.as_ref().is_some_and(|hosts| hosts.is_empty());
        if let Some(hosts) = hosts
            && !in_vain
        {
            match self.ask_unless_forced(seat, Asked::Where(card), source, hosts, answer)? {
                Choice::Base(b) => base = b,
                Choice::Card(host) => (base, on) = (self.table.card(host).base, host),
                _ => {}
            }
        }
        let guarded = (on != NOBODY).then(|| self.guard(on, Deed::PutOn, cause)).flatten();
        let host = on;
        if guarded.is_some() {
            (in_vain, base, on) = (true, NOWHERE, NOBODY);
        }
        self.spend(seat, card, NOWHERE, pay, cause);
        self.happen(Event::Played { card, seat, from, base, on }, cause);
        if base == NOWHERE {
            self.push(Frame::Finish(card));
        }
        if let Some(guard) = guarded {
            self.stop(host, Deed::PutOn, guard, cause);
        }
        if in_vain {
            self.hear(Event::PlayedInVain { card }, cause);
            return Ok(());
        }
        let from = self.stack.triggers.len();
        if on != NOBODY {
            for trigger in self.answers(Deed::PutOn, Set::of(on), cause) {
                self.wait(trigger);
            }
        }
        self.shed(cause);
        if let Some((ability, there)) = special {
            self.push_round();
            let code = Code { def: self.table.card(card).def, ability, ..Default::default() };
            let scope = Scope { there, ..self.scope_of(card) };
            self.push(Frame::Run(Run { code, scope, special: true, played: true, ..Run::default() }));
            return Ok(());
        }
        if base != NOWHERE && self.ignoring(seat, base) == Some(card) && self.has_always(base) {
            self.push(Frame::MayIgnore { seat, base, what: Ignore::Always(card) });
        }
        self.push_on_play(card, from);
        Ok(())
    }
    fn has_always(&self, base: BaseId) -> bool {
        self.abilities_of_base(base).any(|(_, a)| matches!(a.head, Head::Always(_)))
    }
    fn spend(&mut self, seat: Seat, card: CardId, base: BaseId, pay: Pay, cause: Cause) {
        if let Pay::Allowance(first) = pay
            && let Some(i) = self.allowance_for(seat, card, base, first)
        {
            self.happen(Event::Spent { allowance: i as u8 }, cause);
        }
    }
    /// What a card says on being played, on top of the round for what that causes and for the triggers
    /// that wait already.
    fn push_on_play(&mut self, card: CardId, from: usize) {
        let id = self.table.card(card).def;
        let speaks = def(id).abilities(self.table.edition).any(|(_, a)| matches!(a.head, Head::Play));
        if speaks || from < self.stack.triggers.len() {
            self.push(Frame::Round(Round::new(About::Triggers(from as u8), self.table.turn)));
        }
        if self.table.phase == Phase::Play {
            self.push_each_play_phase(card);
        }
        let seat = self.table.card(card).controller;
        for (ability, a) in def(id).abilities(self.table.edition) {
            if matches!(a.head, Head::Play) && self.within_limit(a, seat, id, NOWHERE) {
                if a.limit != Limit::None {
                    let cause = Cause { by: Source::Card(card), seat, played: true };
                    self.happen(Event::LimitUsed { seat, def: id, base: NOWHERE }, cause);
                }
                let code = Code { def: id, ability, ..Default::default() };
                let scope = self.scope_of(card);
                self.push(Frame::Run(Run { code, scope, played: true, ..Run::default() }));
            }
        }
    }
    /// What a card gives its controller in each of their play phases, if this is one.
    pub(super) fn push_each_play_phase(&mut self, card: CardId) {
        let c = *self.table.card(card);
        if !def(c.def).has(defs::EACH_PLAY_PHASE) || c.controller != self.table.turn {
            return;
        }
        for (ability, a) in def(c.def).abilities(self.table.edition) {
            if matches!(a.head, Head::EachPlayPhase) {
                let code = Code { def: c.def, ability, ..Default::default() };
                let scope = self.scope_of(card);
                self.push(Frame::Run(Run { code, scope, ..Run::default() }));
            }
        }
    }
    /// A standard action that has been carried out goes to its owner's discard pile (R5.4).
    pub(super) fn finish(&mut self, card: CardId) -> Go {
        let c = *self.table.card(card);
        if c.pile == Pile::RESOLVING {
            let cause = Cause { by: Source::Card(card), seat: c.controller, played: true };
            self.happen(Event::Discarded { card, from: Pile::RESOLVING }, cause);
        }
        Ok(())
    }

    /// One extra card now, or not at all (R7.3). A generic extra may always be declined (R7.4).
    pub(super) fn extra_now(
        &mut self,
        seat: Seat,
        step: StepRef,
        here: BaseId,
        by: Source,
        answer: Option<Choice>,
    ) -> Go {
        let Some(Act::Extra(_, cards, place)) = self.instruction(step).map(|s| s.act) else { return Ok(()) };
        let scope = Scope { you: seat, here, there: here, ..Scope::default() };
        let at = where_of(place, &scope);
        let mut choices: Choices = self
            .table
            .hand(seat)
            .iter()
            .copied()
            .filter(|card| self.fits(*card, &cards, &scope))
            .filter(|card| self.is_playable(seat, *card, at))
            .map(Choice::Card)
            .collect();
        choices.push(Choice::Done);
        if let Choice::Card(card) = self.ask_some(seat, Asked::Extra(step), by, choices, None, answer)? {
            self.push(Frame::Playing { card, seat, at, pay: Pay::Nothing, special: None });
        }
        Ok(())
    }

    /// The Special that a card offers its player in the play phase now, if any (R6.7).
    pub(super) fn play_phase_special(&self, seat: Seat, card: CardId) -> Option<(u8, &'static Ability)> {
        let c = self.table.card(card);
        let d = def(c.def);
        if !d.has(defs::PLAY_PHASE) {
            return None;
        }
        d.abilities(self.table.edition).find(|(_, a)| {
            let mine = c.pile == Pile::PLAY && c.controller == seat;
            let there = match a.head {
                Head::YourPlayPhase(Use::FromDiscard) => c.pile == Pile::discard(seat),
                Head::YourPlayPhase(_) => mine,
                Head::Talent => mine && (c.flags & TALENT_USED == 0 || self.second_talent(card).is_some()),
                _ => false,
            };
            let scope = self.scope_of(card);
            there
                && self.within_limit(a, seat, c.def, NOWHERE)
                && a.when.is_none_or(|when| (when.is)(self, &scope))
                && self.possible(a.text, &scope)
        })
    }
    /// The base that lets a minion use its Talent a second time this turn, if it has not done so for
    /// another one yet (D22 of Monster Smash).
    pub(super) fn second_talent(&self, card: CardId) -> Option<BaseId> {
        let c = self.table.card(card);
        let id = self.table.base_def(c.base);
        let lets = |(_, a): (u8, &Ability)| matches!(a.head, Head::Always(Static::SecondTalentHere));
        let here = def(id).has(defs::SECOND_TALENT)
            && self.is_minion(card)
            && !self.table.used.iter().any(|u| u.def == id && u.seat == c.controller)
            && !self.ignores_always(c.controller, c.base)
            && self.abilities_of_base(c.base).any(lets);
        here.then_some(c.base)
    }
    fn use_in_play_phase(&mut self, seat: Seat, card: CardId, ability: u8) {
        let id = self.table.card(card).def;
        let ability_used = &def(id).print.abilities()[ability as usize];
        let cause = Cause { by: Source::Card(card), seat, played: false };
        if ability_used.limit == Limit::NameEachTurn {
            self.happen(Event::LimitUsed { seat, def: id, base: NOWHERE }, cause);
        }
        let talent = matches!(ability_used.head, Head::Talent);
        if talent {
            if self.table.card(card).flags & TALENT_USED != 0
                && let Some(base) = self.second_talent(card)
            {
                let def = self.table.base_def(base);
                self.happen(Event::LimitUsed { seat, def, base: NOWHERE }, cause);
            }
            self.happen(Event::TalentUsed { card }, cause);
        }
        let trigger = Trigger { seat, ..self.trigger_of(card, ability, NOBODY) };
        self.push_ability(&trigger, !talent, true);
    }
    /// A limit by name has not been reached (R6.14, R13.10).
    pub(super) fn within_limit(&self, ability: &Ability, seat: Seat, def: DefId, base: BaseId) -> bool {
        let base = match ability.limit {
            Limit::None => return true,
            Limit::NameEachTurn => NOWHERE,
            Limit::NameEachBase => base,
        };
        !self.table.used.iter().any(|u| u.def == def && u.seat == seat && u.base == base)
    }
}
