//! Prints: one card or base as printed, built ability by ability, so that an entry reads like the card.

use super::super::table::Edition;
use super::{Ability, Happening, Head, If, Limit, On, Ranked, Static, Text, To, Use};

/// One card as printed.
#[derive(Clone, Copy, Debug)]
pub struct Print {
    pub name: &'static str,
    /// A name of an earlier printing, which the notation accepts too.
    pub alias: &'static str,
    /// Printed power; `None` for an action.
    pub power: Option<i8>,
    pub copies: u8,
    pub breakpoint: i16,
    pub vp: [u8; 3],
    pub abilities: Abilities,
}
/// The most abilities a card has.
pub const ABILITIES: usize = 3;
#[derive(Clone, Copy, Debug)]
pub struct Abilities {
    pub len: usize,
    pub list: [Ability; ABILITIES],
}
const NOTHING: Ability = Ability {
    head: Head::Play,
    text: &[],
    to: To::ItsController,
    limit: Limit::None,
    when: None,
    only_in: None,
};
const PRINT: Print = Print {
    name: "",
    alias: "",
    power: None,
    copies: 1,
    breakpoint: 0,
    vp: [0; 3],
    abilities: Abilities { len: 0, list: [NOTHING; ABILITIES] },
};

pub const fn minion(name: &'static str, power: i8) -> Print {
    Print { name, power: Some(power), ..PRINT }
}
pub const fn action(name: &'static str) -> Print {
    Print { name, ..PRINT }
}
pub const fn base(name: &'static str, breakpoint: i16, vp: [u8; 3]) -> Print {
    Print { name, breakpoint, vp, ..PRINT }
}
impl Print {
    pub const fn copies(self, copies: u8) -> Self {
        Self { copies, ..self }
    }
    pub const fn once_called(self, alias: &'static str) -> Self {
        Self { alias, ..self }
    }
    const fn with(mut self, head: Head, text: Text) -> Self {
        self.abilities.list[self.abilities.len] = Ability { head, text, ..NOTHING };
        self.abilities.len += 1;
        self
    }
    pub const fn on_play(self, text: Text) -> Self {
        self.with(Head::Play, text)
    }
    pub const fn put_on(self, on: On) -> Self {
        self.with(Head::PutOn(on), &[])
    }
    pub const fn ongoing(self, what: Static) -> Self {
        self.with(Head::Always(what), &[])
    }
    pub const fn start_of_turn(self, text: Text) -> Self {
        self.with(Head::StartOfTurn, text)
    }
    pub const fn end_of_turn(self, text: Text) -> Self {
        self.with(Head::EndOfTurn, text)
    }
    pub const fn in_each_play_phase(self, text: Text) -> Self {
        self.with(Head::EachPlayPhase, text)
    }
    pub const fn after(self, what: Happening, text: Text) -> Self {
        self.with(Head::After(what), text)
    }
    pub const fn instead(self, what: Happening, text: Text) -> Self {
        self.with(Head::Instead(what), text)
    }
    pub const fn talent(self, text: Text) -> Self {
        self.with(Head::Talent, text)
    }
    pub const fn in_your_play_phase(self, from: Use, text: Text) -> Self {
        self.with(Head::YourPlayPhase(from), text)
    }
    pub const fn before_scoring(self, from: Use, text: Text) -> Self {
        self.with(Head::BeforeScoring(from), text)
    }
    pub const fn after_scoring(self, from: Use, text: Text) -> Self {
        self.with(Head::AfterScoring(from), text)
    }
    pub const fn when_scoring(self, who: Ranked, text: Text) -> Self {
        self.with(Head::WhenScoring(who), text)
    }
    pub const fn after_replaced(self, who: Ranked, text: Text) -> Self {
        self.with(Head::AfterReplaced(who), text)
    }
    const fn last(&mut self) -> &mut Ability {
        &mut self.abilities.list[self.abilities.len - 1]
    }
    /// The ability above, spoken to this player.
    pub const fn to(mut self, to: To) -> Self {
        self.last().to = to;
        self
    }
    /// The ability above, no more often than this.
    pub const fn limited(mut self, limit: Limit) -> Self {
        self.last().limit = limit;
        self
    }
    /// The ability above, under a condition.
    pub const fn provided(mut self, when: If) -> Self {
        self.last().when = Some(when);
        self
    }
    /// The ability above, in one edition only.
    pub const fn only_in(mut self, edition: Edition) -> Self {
        self.last().only_in = Some(edition);
        self
    }
    /// The abilities in reading order.
    #[inline(always)]
    pub fn abilities(&self) -> &[Ability] {
        &self.abilities.list[..self.abilities.len]
    }
}

/// A faction: 20 cards, and its two bases.
#[derive(Debug)]
pub struct Faction {
    pub name: &'static str,
    pub cards: &'static [Print],
    pub bases: &'static [Print],
}
