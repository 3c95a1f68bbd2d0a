//! Which cards a description means, seen from the card that speaks.

use super::Game;
use super::defs::{self, def};
use super::piles::Pile;
use super::stack::Source;
use super::table::{NOBODY, NOWHERE};
use super::words::{Amount, Cards, From, Kind, Place, Test, Whose};
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
    /// The player chosen last.
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
        Scope { me: Source::Card(card), you: c.controller, here: c.base, there: c.base, ..Scope::default() }
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
        }
    }
    /// All cards that a description means.
    pub fn find(&self, cards: &Cards, scope: &Scope) -> Set {
        let found: Set =
            self.pile(cards, scope).iter().copied().filter(|c| self.fits(*c, cards, scope)).collect();
        if !cards.strongest {
            return found;
        }
        let most = found.iter().map(|c| self.power(c)).max().unwrap_or(0);
        found.iter().filter(|c| self.power(*c) == most).collect()
    }
    /// How many cards a description means.
    pub fn count(&self, cards: &Cards, scope: &Scope) -> i16 {
        self.pile(cards, scope).iter().filter(|c| self.fits(**c, cards, scope)).count() as i16
    }
    /// What may be picked next, beside what is picked already.
    pub fn candidates(&self, cards: &Cards, scope: &Scope) -> Set {
        let mut found = self.find(cards, scope);
        let Some(first) = scope.picking.first() else { return found };
        for card in found.iter() {
            let strange = scope.picking.contains(card)
                || (cards.one_base && self.table.card(card).base != self.table.card(first).base)
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
            && (!cards.microbot || if in_play { self.is_microbot(card) } else { d.has(defs::MICROBOT) })
            && (!cards.named_faction || d.faction == scope.faction)
            && match cards.power {
                Test::Any => true,
                Test::AtMost(most) => self.power_anywhere(card, in_play) <= self.amount(&most, scope),
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
    /// The power of the one card chosen last.
    pub fn power_of_it(&self, scope: &Scope) -> i16 {
        scope.it.first().map_or(0, |it| self.power(it))
    }
}
