//! What waits for a minion at a base: cards there, and the base itself, that answer whatever is played.

use super::Eye;
use crate::shell::{BaseId, CardId};
use crate::smash_up::defs;
use crate::smash_up::find::Scope;
use crate::smash_up::words::{Ability, Act, Amount, Happening, Head, Seats, Text, Who};

impl Eye<'_> {
    /// A minion at a base: its power there, and what answers it.
    pub(super) fn placed(&self, card: CardId, base: BaseId) -> f32 {
        self.added(base, self.seat, self.printed(card)) + self.welcome(card, base)
    }
    fn welcome(&self, card: CardId, base: BaseId) -> f32 {
        let game = self.game;
        let there = game
            .abilities_in_play(defs::ANSWERS_PLAY)
            .filter(|(source, ..)| game.table.card(*source).base == base)
            .map(|(source, _, ability)| self.answer(card, base, ability, &game.scope_of(source)));
        let scope = game.scope_of_base(base, self.seat);
        let by_base =
            game.abilities_of_base(base).map(|(_, ability)| self.answer(card, base, ability, &scope));
        there.sum::<f32>() + by_base.sum::<f32>()
    }
    fn answer(&self, card: CardId, base: BaseId, ability: &Ability, scope: &Scope) -> f32 {
        match &ability.head {
            Head::After(Happening::Played(cards)) if self.game.fits(card, cards, scope) => {
                self.befalls(card, base, ability.text, scope)
            }
            _ => 0.0,
        }
    }
    /// What a text does to the minion that has just been played, and to whoever played it.
    fn befalls(&self, card: CardId, base: BaseId, text: Text, scope: &Scope) -> f32 {
        let power = self.printed(card);
        let worth = |act: &Act| match act {
            Act::Destroy(Who::It) | Act::Bottom(Who::It) => {
                -self.added(base, self.seat, power) - 10.0 - 8.0 * f32::from(power)
            }
            Act::Return(Who::It) => -self.added(base, self.seat, power) - 10.0,
            Act::PlaceCounters(Who::It, Amount::N(n)) => 12.0 * f32::from(*n),
            Act::Power(Who::It, Amount::N(n), _) => 4.0 * f32::from(*n),
            Act::Extra(..) => 25.0,
            Act::WhenIt(cards, inner) if self.game.fits(card, cards, scope) => {
                self.befalls(card, base, inner, scope)
            }
            Act::Each(Seats::Them, inner)
                if inner.iter().any(|step| matches!(step.act, Act::Discard(_) | Act::DiscardAtRandom(_))) =>
            {
                -25.0
            }
            _ => 0.0,
        };
        text.iter().map(|step| worth(&step.act)).sum()
    }
}
