//! Which cards a description means, seen from the card that speaks.

use super::Game;
use super::defs::{self, def};
use super::piles::Pile;
use super::stack::Source;
use super::table::{NOBODY, NOWHERE};
use super::words::{Amount, Cards, Extreme, From, Kind, Place, Seats, Test, Whose};
use crate::shell::{BaseId, CardId, Seat, Set};
use serde::{Deserialize, Serialize};

/// No faction has been named.
pub const UNNAMED: u8 = 255;

/// What the words of a card refer to while it is being read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scope {
    /// Who speaks.
    pub me: Source,
    /// The player it speaks to (R1.10).
    pub you: Seat,
    /// The base the speaker is at, or was when it began.
    pub here: BaseId,
    /// The base named last, or the one that scores.
    pub there: BaseId,
    /// What the last operand chose.
    pub it: Set,
    /// What the operand at hand has chosen so far.
    pub picking: Set,
    /// What this text has turned up.
    pub shown: Set,
    /// The card that `choose` took, and its power at that moment.
    pub chosen: CardId,
    pub power: i16,
    /// How many cards or counters the instruction before was carried out on.
    pub done: u8,
    /// The player chosen last, or who did what the ability answers.
    pub who: Seat,
    /// The faction named last.
    pub faction: u8,
}
impl Default for Scope {
    fn default() -> Self {
        Self {
            me: Source::Rules,
            you: 0,
            here: NOWHERE,
            there: NOWHERE,
            it: Set::EMPTY,
            picking: Set::EMPTY,
            shown: Set::EMPTY,
            chosen: NOBODY,
            power: 0,
            done: 0,
            who: 0,
            faction: UNNAMED,
        }
    }
}
impl Scope {
    /// The card that speaks, if a card does.
    pub fn card(&self) -> Option<CardId> {
        match self.me {
            Source::Card(card) => Some(card),
            _ => None,
        }
    }
}

impl Game {
    /// What a card in play refers to with its words.
    pub fn scope_of(&self, card: CardId) -> Scope {
        let c = self.table.card(card);
        let faction = c.named.wrapping_sub(1);
        let (you, here) = (c.controller, c.base);
        Scope { me: Source::Card(card), you, here, there: here, faction, ..Scope::default() }
    }
    /// What a base refers to with its words when it speaks to a seat.
    pub fn scope_of_base(&self, base: BaseId, you: Seat) -> Scope {
        Scope { me: Source::Base(base), you, here: base, there: base, ..Scope::default() }
    }
    /// The players that are meant, as bits.
    pub fn seats_meant(&self, seats: Seats, scope: &Scope) -> u8 {
        let all = (1 << self.table.seats()) - 1;
        match seats {
            Seats::You => 1 << scope.you,
            Seats::Them => 1 << scope.who,
            Seats::Opponents => all & !(1 << scope.you),
            Seats::Everyone => all,
        }
    }
    /// The base a card is at, if it is in play.
    pub fn base_of(&self, card: CardId) -> Option<BaseId> {
        self.table.is_in_play(card).then(|| self.table.card(card).base)
    }
    /// The pile a description looks through.
    fn pile(&self, cards: &Cards, scope: &Scope) -> &[CardId] {
        let seat = if cards.whose == Whose::Theirs { scope.who } else { scope.you };
        match cards.from {
            From::Play => self.table.in_play(),
            From::Hand => self.table.hand(seat),
            From::Deck => self.table.deck(seat),
            From::Discard => self.table.discard(seat),
            From::TurnedUp => self.table.piles.of(Pile::REVEALED),
        }
    }
    /// All cards that a description means.
    pub fn find(&self, cards: &Cards, scope: &Scope) -> Set {
        let found: Set =
            self.pile(cards, scope).iter().copied().filter(|c| self.fits(*c, cards, scope)).collect();
        let Some(extreme) = cards.extreme else { return found };
        let beats = |a: i16, b: i16| if extreme == Extreme::Strongest { a > b } else { a < b };
        let beaten = |card: CardId| {
            let (power, base) = (self.power(card), self.table.card(card).base);
            found.iter().any(|c| self.table.card(c).base == base && beats(self.power(c), power))
        };
        found.iter().filter(|c| !beaten(*c)).collect()
    }
    /// How many cards a description means.
    pub fn count(&self, cards: &Cards, scope: &Scope) -> i16 {
        self.pile(cards, scope).iter().filter(|c| self.fits(**c, cards, scope)).count() as i16
    }
    /// What may be picked next, beside what is picked already.
    pub fn candidates(&self, cards: &Cards, scope: &Scope) -> Set {
        let mut found = self.find(cards, scope);
        let base_of = |card: CardId| self.table.card(card).base;
        if cards.one_a_base {
            // Base by base, in the order they are laid out.
            let open = |card: &CardId| scope.picking.iter().all(|p| base_of(p) != base_of(*card));
            let mut row = self.table.row().iter();
            let next = row.find(|b| found.iter().any(|card| base_of(card) == **b && open(&card)));
            return found.iter().filter(|card| Some(&base_of(*card)) == next).collect();
        }
        let Some(first) = scope.picking.first() else { return found };
        for card in found.iter() {
            let strange = scope.picking.contains(card)
                || (cards.one_base && base_of(card) != base_of(first))
                || (cards.one_name && self.table.card(card).def != self.table.card(first).def);
            if strange {
                found.remove(card);
            }
        }
        found
    }
    /// Whether one card is what a description means; the superlative is `find`'s.
    pub fn fits(&self, card: CardId, cards: &Cards, scope: &Scope) -> bool {
        let c = self.table.card(card);
        let d = def(c.def);
        let in_play = c.pile == Pile::PLAY;
        let kind = match cards.kind {
            Kind::Card => true,
            Kind::Minion => d.is_minion(),
            Kind::Action => !d.is_minion(),
            Kind::OnBase => !d.is_minion() && c.on == NOBODY,
            Kind::OnMinion => c.on != NOBODY && scope.card().is_some_and(|me| c.on == self.table.card(me).on),
        };
        kind && match cards.whose {
            Whose::Anyone => true,
            Whose::Yours => c.controller == scope.you,
            Whose::Opponents => c.controller != scope.you,
            Whose::Theirs => c.controller == scope.who,
        } && (!in_play || self.is_at(c.base, cards.place, scope))
            && !(cards.other && scope.me == Source::Card(card))
            && (cards.from != From::TurnedUp || scope.shown.contains(card))
            && cards.counter.is_none_or(|some| some == (c.counters > 0))
            && (!cards.microbot || if in_play { self.is_microbot(card) } else { d.has(defs::MICROBOT) })
            && (!cards.named_faction || d.faction == scope.faction)
            && match cards.power {
                Test::Any => true,
                Test::AtMost(most) => self.power_anywhere(card, in_play) <= self.amount(&most, scope),
                Test::AtLeast(least) => self.power_anywhere(card, in_play) >= self.amount(&least, scope),
                Test::LessThan(most) => self.power_anywhere(card, in_play) < self.amount(&most, scope),
            }
            && cards.which.is_none_or(|which| (which.fits)(self, scope, card))
    }
    /// Power limits read current power in play and printed power elsewhere (R7.6, R8.8).
    fn power_anywhere(&self, card: CardId, in_play: bool) -> i16 {
        if in_play {
            self.power(card)
        } else {
            i16::from(def(self.table.card(card).def).print.power.unwrap_or(0))
        }
    }
    /// Whether a base is the place that is meant.
    pub fn is_at(&self, base: BaseId, place: Place, scope: &Scope) -> bool {
        match place {
            Place::Anywhere => true,
            Place::Here => base == scope.here,
            Place::There | Place::Replacement => base == scope.there,
            Place::Elsewhere => base != scope.here,
            Place::AnotherBase | Place::OtherBases => base != scope.there,
            Place::WithYours => self.presence(base, scope.you),
            Place::WithoutYours => !self.presence(base, scope.you),
        }
    }
    /// The number a card asks for.
    pub fn amount(&self, amount: &Amount, scope: &Scope) -> i16 {
        match amount {
            Amount::N(n) => i16::from(*n),
            Amount::Of(count) => (count.of)(self, scope),
        }
    }
    /// How many cards of the speaking card's name are at its base, whoever controls them.
    pub fn namesakes_here(&self, scope: &Scope) -> i16 {
        let name = self.def_of(scope.me);
        self.minions_at(scope.here).filter(|c| Some(self.table.card(*c).def) == name).count() as i16
    }
    /// The power of the one card chosen last.
    pub fn power_of_it(&self, scope: &Scope) -> i16 {
        scope.it.first().map_or(0, |it| self.power(it))
    }
}
