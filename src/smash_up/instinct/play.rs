//! What a card is good for at first sight: its power where it would count most, and what its text does.

use super::Eye;
use crate::shell::{BaseId, CardId};
use crate::smash_up::defs::{self, def};
use crate::smash_up::find::Scope;
use crate::smash_up::stack::Source;
use crate::smash_up::words::{
    Ability, Act, Amount, Cards, From, Head, Kind, On, Place, Seats, Text, Who, Whose,
};

/// Putting anything into play is worth a little: what stays in a hand does nothing.
const PLAYED: f32 = 15.0;

impl Eye<'_> {
    /// Playing a card, or using what it offers in play.
    pub(super) fn play(&self, card: CardId) -> f32 {
        let game = self.game;
        let d = def(game.table.card(card).def);
        let text: f32 = d.abilities(game.table.edition).map(|(_, ability)| self.ability(card, ability)).sum();
        if game.table.is_in_play(card) {
            return text + 1.0;
        }
        if !d.is_minion() {
            return text;
        }
        let bases = self.sites.iter().filter(|site| game.may_play_at(self.seat, Some(card), site.base));
        let best = bases.map(|site| self.placed(card, site.base));
        PLAYED + text + best.fold(f32::MIN, f32::max).max(-200.0) + 2.0 * f32::from(self.printed(card))
    }
    fn ability(&self, card: CardId, ability: &Ability) -> f32 {
        match ability.head {
            Head::Play | Head::Talent | Head::YourPlayPhase(_) => self.text(card, ability.text),
            Head::PutOn(on) => PLAYED + self.text(card, ability.text) + self.hosted(card, on),
            // Used now, it is gone when it could do more.
            Head::BeforeScoring(_) | Head::AfterScoring(_) => -10.0,
            _ => 0.0,
        }
    }
    fn hosted(&self, card: CardId, on: On) -> f32 {
        let mine = |m: &&CardId| self.game.table.card(**m).controller == self.seat;
        let minions = || self.game.table.in_play().iter().filter(|m| self.game.is_minion(**m));
        match on {
            On::Base => 10.0,
            _ if self.harms(card) => {
                if minions().any(|m| !mine(&m)) {
                    40.0
                } else {
                    -100.0
                }
            }
            _ => {
                if minions().any(|m| mine(&m)) {
                    20.0
                } else {
                    -100.0
                }
            }
        }
    }
    fn text(&self, card: CardId, text: Text) -> f32 {
        text.iter()
            .map(|step| {
                let worth = self.act(card, &step.act);
                if step.may { worth.max(0.0) } else { worth }
            })
            .sum()
    }
    fn act(&self, card: CardId, act: &Act) -> f32 {
        let amount = |amount: &Amount| if let Amount::N(n) = amount { f32::from(*n) } else { 2.0 };
        match act {
            Act::Destroy(who) | Act::Bottom(who) => self.struck(card, who, 60.0),
            Act::Return(who) => self.struck(card, who, 25.0),
            Act::Move(who, _) if self.means(card, who) == (0, 0) => 0.0,
            Act::Move(..) => 20.0,
            Act::Discard(Who::Pick(0, ..)) => 0.0,
            Act::Discard(Who::Pick(.., cards) | Who::All(cards)) if cards.whose == Whose::Yours => -30.0,
            Act::Discard(_) | Act::DiscardAtRandom(_) => 20.0,
            Act::Take(_) => 30.0,
            Act::Play(..) => 50.0,
            Act::Extra(n, cards, _) => f32::from(*n) * if self.holds(cards, card) { 50.0 } else { 0.0 },
            Act::Power(who, by, _) => {
                let (mine, theirs) = self.means(card, who);
                amount(by) * 8.0 * if theirs > 0 && mine == 0 { -1.0 } else { f32::from(mine.min(4)) }
            }
            Act::PlaceCounters(who, by) => amount(by) * 12.0 * f32::from(self.means(card, who).0.min(4)),
            Act::Draw(n) => 30.0 * amount(n),
            Act::Gain(n) => 100.0 * amount(n),
            Act::TakeAnyCounters(_) => -20.0,
            Act::ChoosePlayer(_) | Act::Reveal(..) | Act::LookTop | Act::LookAtHand => 3.0,
            Act::SwapBase | Act::LowerBreakpoint(..) | Act::SetBreakpoint(..) | Act::ForbidActions => 10.0,
            Act::When(_, inner) | Act::WhenIt(_, inner) | Act::IfDone(inner) => 0.5 * self.text(card, inner),
            Act::EachBase(_, inner) | Act::Repeat(inner) => self.text(card, inner),
            Act::Each(Seats::Opponents | Seats::Them, inner) => self.text(card, inner).abs(),
            Act::Each(_, inner) => self.text(card, inner),
            Act::Either(texts) => texts.iter().map(|t| self.text(card, t)).fold(0.0, f32::max),
            _ => 0.0,
        }
    }
    /// Striking is good while others have something to be struck; a strike that must hit somebody and finds
    /// only one's own is bad.
    fn struck(&self, card: CardId, who: &Who, worth: f32) -> f32 {
        let (mine, theirs) = self.means(card, who);
        match who {
            Who::Pick(0, ..) if theirs > 0 => worth,
            Who::Pick(0, ..) => 0.0,
            Who::All(_) => worth * 0.7 * (f32::from(theirs.min(4)) - f32::from(mine.min(4))),
            _ if theirs > 0 => worth,
            _ if mine > 0 => -worth,
            _ => 0.0,
        }
    }
    /// How many cards of one's own and of others an operand could mean; a place that is not known yet could
    /// be any.
    fn means(&self, card: CardId, who: &Who) -> (u8, u8) {
        let cards = match who {
            Who::Pick(.., cards) | Who::All(cards) => cards,
            Who::Me | Who::Host | Who::It | Who::Chosen => return (1, 0),
        };
        if cards.from != From::Play {
            return (0, 0);
        }
        let c = self.game.table.card(card);
        let anywhere = Cards { place: Place::Anywhere, which: None, ..*cards };
        let scope =
            Scope { me: Source::Card(card), you: self.seat, here: c.base, there: c.base, ..Scope::default() };
        let (mut mine, mut theirs) = (0, 0);
        for found in
            self.game.table.in_play().iter().copied().filter(|f| self.game.fits(*f, &anywhere, &scope))
        {
            if self.game.table.card(found).controller == self.seat { mine += 1 } else { theirs += 1 }
        }
        (mine, theirs)
    }
    /// Another card in hand fits a description.
    fn holds(&self, cards: &Cards, card: CardId) -> bool {
        let scope = Scope { you: self.seat, ..Scope::default() };
        let minion = cards.kind == Kind::Minion;
        self.game
            .table
            .hand(self.seat)
            .iter()
            .any(|c| *c != card && self.game.is_minion(*c) == minion && self.game.fits(*c, cards, &scope))
    }

    /// A minion at a base, or an action on one.
    pub(super) fn put_at(&self, card: CardId, base: BaseId) -> f32 {
        if self.game.is_minion(card) {
            return self.placed(card, base) + self.here(card, base);
        }
        // What lies on a base mostly serves who is strong there.
        self.site(base).map_or(0.0, |site| f32::from(site.by[self.seat as usize]))
    }
    /// What a minion's text finds at a base.
    fn here(&self, card: CardId, base: BaseId) -> f32 {
        let abilities = def(self.game.table.card(card).def).abilities(self.game.table.edition);
        let on_play = abilities.filter(|(_, a)| matches!(a.head, Head::Play)).flat_map(|(_, a)| a.text);
        on_play
            .map(|step| {
                let (Act::Destroy(who @ Who::Pick(.., cards)) | Act::Return(who @ Who::Pick(.., cards))) =
                    &step.act
                else {
                    return 0.0;
                };
                if cards.place != Place::Here {
                    return 0.0;
                }
                let scope = Scope {
                    me: Source::Card(card),
                    you: self.seat,
                    here: base,
                    there: base,
                    ..Scope::default()
                };
                let found = self.game.find(cards, &scope);
                let theirs = found.iter().filter(|c| self.game.table.card(*c).controller != self.seat);
                let best = theirs.map(|c| self.game.power(c)).max();
                match best {
                    Some(power) => 30.0 + 8.0 * f32::from(power),
                    None if step.may || found.is_empty() || matches!(who, Who::Pick(0, ..)) => 0.0,
                    None => -60.0,
                }
            })
            .sum()
    }
    /// An action on a minion: harm for others, help for one's own, the stronger the better.
    pub(super) fn put_on(&self, card: CardId, host: CardId) -> f32 {
        let mine = self.game.table.card(host).controller == self.seat;
        let power = 1.0 + f32::from(self.game.power(host));
        if mine == self.harms(card) { -10.0 * power } else { 10.0 * power }
    }
    /// The card is bad for the minion it lies on.
    fn harms(&self, card: CardId) -> bool {
        def(self.game.table.card(card).def).has(defs::HARMS_HOST)
    }
}
