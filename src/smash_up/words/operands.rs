//! Operands: which of the described cards, or of the players, an instruction takes.

use super::Cards;

/// What an instruction is done to.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    /// The speaking card.
    Me,
    /// The minion that the speaking action is on.
    Host,
    /// What the last operand chose, or what the ability answers.
    It,
    /// The minion that `choose` took, whatever was picked since.
    Chosen,
    /// As many as the player picks, from so many up to so many.
    Pick(u8, u8, Cards),
    /// Every one of them (R8.5).
    All(Cards),
}
pub const ME: Who = Who::Me;
pub const HOST: Who = Who::Host;
pub const IT: Who = Who::It;
pub const CHOSEN: Who = Who::Chosen;
/// More than any pile holds: "as many as you like".
pub const MANY: u8 = 255;
pub const fn a(cards: Cards) -> Who {
    Who::Pick(1, 1, cards)
}
pub const fn up_to(n: u8, cards: Cards) -> Who {
    Who::Pick(0, n, cards)
}
pub const fn between(least: u8, most: u8, cards: Cards) -> Who {
    Who::Pick(least, most, cards)
}
pub const fn any(cards: Cards) -> Who {
    Who::Pick(0, MANY, cards)
}
pub const fn all(cards: Cards) -> Who {
    Who::All(cards)
}
/// One at every base where there are any: all are picked before anything is done to them.
pub const fn one_at_each_base(cards: Cards) -> Who {
    Who::Pick(MANY, MANY, cards.one_a_base())
}

/// Players, seen from the one to whom a text speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    You,
    /// The player chosen just before, or who did what the ability answers.
    Them,
    Opponents,
    Everyone,
}
