//! Nouns: descriptions of cards, narrowed word by word, and of places.

use super::{Amount, Count, Which};

/// Which cards are meant.
#[derive(Clone, Copy, Debug)]
pub struct Cards {
    pub kind: Kind,
    pub from: From,
    pub whose: Whose,
    pub place: Place,
    pub power: Test,
    /// With, or without, a +1 power counter.
    pub counter: Option<bool>,
    pub microbot: bool,
    pub other: bool,
    pub one_base: bool,
    pub one_name: bool,
    pub one_a_base: bool,
    pub named_faction: bool,
    pub extreme: Option<Extreme>,
    pub which: Option<Which>,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Card,
    Minion,
    Action,
    /// An action that lies on a base.
    OnBase,
    /// An action that lies on a minion.
    OnMinion,
}
/// Where the described cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    Play,
    Hand,
    Deck,
    Discard,
    /// Among those that this text has turned up.
    TurnedUp,
}
/// Who controls (in play) or holds (elsewhere) the described cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Anyone,
    Yours,
    Opponents,
    /// The player chosen just before.
    Theirs,
}
/// The highest or lowest power among the described at a base; ties all qualify (R8.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extreme {
    Strongest,
    Weakest,
}
/// A base, seen from the card that speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Anywhere,
    /// The base the speaking card is at, or left.
    Here,
    /// The base named just before, the base of what was chosen, or the one that scores.
    There,
    /// Any base but the one the speaking card is at.
    Elsewhere,
    /// Any base but the one the moved cards are at: one for all of them.
    AnotherBase,
    /// A base other than its own, for each moved card.
    OtherBases,
    /// A base where you have a minion.
    WithYours,
    /// A base where you have no minion.
    WithoutYours,
    /// The base that took a scored base's place.
    Replacement,
}
/// A limit on power: current power in play, printed power elsewhere (R7.6, R8.8).
#[derive(Clone, Copy, Debug)]
pub enum Test {
    Any,
    AtMost(Amount),
    AtLeast(Amount),
    LessThan(Amount),
}

/// Any card.
pub const CARD: Cards = Cards {
    kind: Kind::Card,
    from: From::Play,
    whose: Whose::Anyone,
    place: Place::Anywhere,
    power: Test::Any,
    counter: None,
    microbot: false,
    other: false,
    one_base: false,
    one_name: false,
    one_a_base: false,
    named_faction: false,
    extreme: None,
    which: None,
};
/// Any minion in play.
pub const MINION: Cards = Cards { kind: Kind::Minion, ..CARD };
/// Any action; in play, one that lies on a base or on a minion.
pub const ACTION: Cards = Cards { kind: Kind::Action, ..CARD };
/// Any Microbot: a minion so named, or one that counts as one.
pub const MICROBOT: Cards = Cards { microbot: true, ..MINION };
/// An action on a base (not on a minion there).
pub const BASE_ACTION: Cards = Cards { kind: Kind::OnBase, ..CARD };
/// An action on the minion that the speaking card is on.
pub const ACTION_ON_IT: Cards = Cards { kind: Kind::OnMinion, ..CARD };

impl Cards {
    pub const fn yours(self) -> Self {
        Self { whose: Whose::Yours, ..self }
    }
    pub const fn opponents(self) -> Self {
        Self { whose: Whose::Opponents, ..self }
    }
    /// Of the player chosen just before.
    pub const fn theirs(self) -> Self {
        Self { whose: Whose::Theirs, ..self }
    }
    pub const fn here(self) -> Self {
        Self { place: Place::Here, ..self }
    }
    pub const fn there(self) -> Self {
        Self { place: Place::There, ..self }
    }
    /// At any base but the one the speaking card is at.
    pub const fn elsewhere(self) -> Self {
        Self { place: Place::Elsewhere, ..self }
    }
    pub const fn in_hand(self) -> Self {
        Self { from: From::Hand, whose: Whose::Yours, ..self }
    }
    /// In the hand of the player chosen just before.
    pub const fn in_their_hand(self) -> Self {
        Self { from: From::Hand, whose: Whose::Theirs, ..self }
    }
    pub const fn in_deck(self) -> Self {
        Self { from: From::Deck, whose: Whose::Yours, ..self }
    }
    pub const fn in_discard(self) -> Self {
        Self { from: From::Discard, whose: Whose::Yours, ..self }
    }
    /// Among the cards that this text has turned up.
    pub const fn turned_up(self) -> Self {
        Self { from: From::TurnedUp, ..self }
    }
    pub const fn power(self, test: Test) -> Self {
        Self { power: test, ..self }
    }
    /// That carries a +1 power counter.
    pub const fn with_counter(self) -> Self {
        Self { counter: Some(true), ..self }
    }
    /// That carries no +1 power counter.
    pub const fn without_counter(self) -> Self {
        Self { counter: Some(false), ..self }
    }
    /// Not the speaking card itself.
    pub const fn other(self) -> Self {
        Self { other: true, ..self }
    }
    /// All of them on a single base.
    pub const fn on_one_base(self) -> Self {
        Self { one_base: true, ..self }
    }
    /// One of them at each base.
    pub const fn one_a_base(self) -> Self {
        Self { one_a_base: true, ..self }
    }
    /// All of them of one name.
    pub const fn of_one_name(self) -> Self {
        Self { one_name: true, ..self }
    }
    /// Of the faction named just before, or by the speaking card when it was played.
    pub const fn of_named_faction(self) -> Self {
        Self { named_faction: true, ..self }
    }
    /// With the highest power among the described at its base.
    pub const fn strongest(self) -> Self {
        Self { extreme: Some(Extreme::Strongest), ..self }
    }
    /// With the lowest power among the described at its base.
    pub const fn weakest(self) -> Self {
        Self { extreme: Some(Extreme::Weakest), ..self }
    }
    /// Narrowed by a question of the card's own.
    pub const fn which(self, which: Which) -> Self {
        Self { which: Some(which), ..self }
    }
}
pub const fn at_most(n: i8) -> Test {
    Test::AtMost(Amount::N(n))
}
pub const fn at_least(n: i8) -> Test {
    Test::AtLeast(Amount::N(n))
}
pub const fn no_stronger_than(amount: Count) -> Test {
    Test::AtMost(Amount::Of(amount))
}
pub const fn below(amount: Count) -> Test {
    Test::LessThan(Amount::Of(amount))
}
