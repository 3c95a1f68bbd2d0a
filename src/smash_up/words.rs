//! The vocabulary of card text, as plain const data.
//!
//! A card is written with the lower-case words below, in the order of its text; the machine
//! (`step.rs`) and the writer (`text.rs`) read the same data. Verbs and structure are closed enums;
//! a question only one card asks is a `(phrase, fn)` pair: `If`, `Count` or `Which`.
//!
//! ```text
//! minion("Tiger Assassin", 4).copies(2).on_play(&[may(destroy(a(MINION.here().power(at_most(3)))))])
//! ```

use super::Game;
use super::find::Scope;
use super::table::Edition;
use crate::shell::CardId;

/// Instructions in reading order.
pub type Text = &'static [Step];

// ---- nouns: descriptions of cards, narrowed word by word ------------------------------------------

/// Which cards are meant.
#[derive(Clone, Copy, Debug)]
pub struct Cards {
    pub kind: Kind,
    pub from: From,
    pub whose: Whose,
    pub place: Place,
    pub power: Test,
    pub microbot: bool,
    pub other: bool,
    pub one_base: bool,
    pub one_name: bool,
    pub named_faction: bool,
    pub strongest: bool,
    pub which: Option<Which>,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Card,
    Minion,
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
/// A base, seen from the card that speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Anywhere,
    /// The base the speaking card is at, or left.
    Here,
    /// The base named just before, the base of what was chosen, or the one that scores.
    There,
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
    LessThan(Amount),
}

/// Any card.
pub const CARD: Cards = Cards {
    kind: Kind::Card,
    from: From::Play,
    whose: Whose::Anyone,
    place: Place::Anywhere,
    power: Test::Any,
    microbot: false,
    other: false,
    one_base: false,
    one_name: false,
    named_faction: false,
    strongest: false,
    which: None,
};
/// Any minion in play.
pub const MINION: Cards = Cards { kind: Kind::Minion, ..CARD };
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
    pub const fn in_hand(self) -> Self {
        Self { from: From::Hand, whose: Whose::Yours, ..self }
    }
    pub const fn in_deck(self) -> Self {
        Self { from: From::Deck, whose: Whose::Yours, ..self }
    }
    pub const fn in_discard(self) -> Self {
        Self { from: From::Discard, whose: Whose::Yours, ..self }
    }
    pub const fn power(self, test: Test) -> Self {
        Self { power: test, ..self }
    }
    /// Not the speaking card itself.
    pub const fn other(self) -> Self {
        Self { other: true, ..self }
    }
    /// All of them on a single base.
    pub const fn on_one_base(self) -> Self {
        Self { one_base: true, ..self }
    }
    /// All of them of one name.
    pub const fn of_one_name(self) -> Self {
        Self { one_name: true, ..self }
    }
    pub const fn of_named_faction(self) -> Self {
        Self { named_faction: true, ..self }
    }
    /// With the highest power among the described; ties all qualify (R8.15).
    pub const fn strongest(self) -> Self {
        Self { strongest: true, ..self }
    }
    /// Narrowed by a question of the card's own.
    pub const fn which(self, which: Which) -> Self {
        Self { which: Some(which), ..self }
    }
}
pub const fn at_most(n: i8) -> Test {
    Test::AtMost(Amount::N(n))
}
pub const fn no_stronger_than(amount: Count) -> Test {
    Test::AtMost(Amount::Of(amount))
}
pub const fn below(amount: Count) -> Test {
    Test::LessThan(Amount::Of(amount))
}

// ---- operands: which of the described cards an instruction takes ----------------------------------

/// What an instruction is done to.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    /// The speaking card.
    Me,
    /// The minion that the speaking action is on.
    Host,
    /// What the last operand chose.
    It,
    /// As many as the player picks, from so many up to so many.
    Pick(u8, u8, Cards),
    /// Every one of them (R8.5).
    All(Cards),
}
pub const ME: Who = Who::Me;
pub const HOST: Who = Who::Host;
pub const IT: Who = Who::It;
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

// ---- open questions -------------------------------------------------------------------------------

/// A number that a card reads from the table.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    pub says: &'static str,
    pub of: fn(&Game, &Scope) -> i16,
}
/// A condition.
#[derive(Clone, Copy, Debug)]
pub struct If {
    pub says: &'static str,
    pub is: fn(&Game, &Scope) -> bool,
}
/// A condition on one card, asked while it is being picked.
#[derive(Clone, Copy, Debug)]
pub struct Which {
    pub says: &'static str,
    pub fits: fn(&Game, &Scope, CardId) -> bool,
}
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    N(i8),
    Of(Count),
}

pub const YOUR_MINIONS_HERE: Count = Count {
    says: "the number of your minions here",
    of: |game, scope| game.count(&MINION.yours().here(), scope),
};
pub const YOUR_MINIONS_THERE: Count = Count {
    says: "the number of your minions there",
    of: |game, scope| game.count(&MINION.yours().there(), scope),
};
pub const FIRST_MINION: If = If {
    says: "this is the first minion you played this turn",
    is: |game, scope| game.minions_played(scope.you) == 1,
};

// ---- verbs ----------------------------------------------------------------------------------------

/// One instruction, optional if the card says "you may".
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub act: Act,
    pub may: bool,
}
#[derive(Clone, Copy, Debug)]
pub enum Act {
    Destroy(Who),
    Move(Who, Place),
    /// From play to the owner's hand.
    Return(Who),
    /// From the discard pile to your hand, shown to all.
    Take(Who),
    /// Under the owner's deck.
    Bottom(Who),
    /// From hand, or from the deck, to the discard pile.
    Discard(Who),
    /// From the discard pile into the deck, which is shuffled.
    ShuffleIn(Who),
    /// A specific card, at once (R7.3e).
    Play(Who, Place),
    /// One more play of the described cards than the free ones.
    Extra(Cards, Place),
    Power(Who, i8),
    Draw(Amount),
    Gain(Amount),
    /// Turns up the top card of your deck for all to see.
    RevealTop,
    /// Looks at the top card of your deck.
    LookTop,
    /// Puts what was turned up and is still there back on top.
    PutBack,
    Shuffle,
    Choose(Who),
    ChooseBase(Place),
    ChoosePlayer,
    NameFaction,
    When(If, Text),
    /// When the card chosen or turned up is one of these.
    WhenIt(Cards, Text),
    /// For every base of the kind, as they are when the instruction begins.
    EachBase(Place, Text),
    /// As often as cards were chosen.
    Repeat(Text),
}
const fn step(act: Act) -> Step {
    Step { act, may: false }
}
/// "You may ...": one decision with the targets and `done`.
pub const fn may(step: Step) -> Step {
    Step { may: true, ..step }
}
pub const fn destroy(who: Who) -> Step {
    step(Act::Destroy(who))
}
pub const fn move_to(who: Who, place: Place) -> Step {
    step(Act::Move(who, place))
}
pub const fn to_hand(who: Who) -> Step {
    step(Act::Return(who))
}
pub const fn take(who: Who) -> Step {
    step(Act::Take(who))
}
pub const fn to_bottom(who: Who) -> Step {
    step(Act::Bottom(who))
}
pub const fn discard(who: Who) -> Step {
    step(Act::Discard(who))
}
pub const fn shuffle_in(who: Who) -> Step {
    step(Act::ShuffleIn(who))
}
pub const fn play(who: Who, place: Place) -> Step {
    step(Act::Play(who, place))
}
pub const fn extra(cards: Cards, place: Place) -> Step {
    step(Act::Extra(cards, place))
}
/// Power until the end of the turn, for the cards in play now (R11.6).
pub const fn gets_power(who: Who, n: i8) -> Step {
    step(Act::Power(who, n))
}
pub const fn draw(amount: Amount) -> Step {
    step(Act::Draw(amount))
}
pub const fn gain_vp(amount: Amount) -> Step {
    step(Act::Gain(amount))
}
pub const fn reveal_top() -> Step {
    step(Act::RevealTop)
}
pub const fn look_at_top() -> Step {
    step(Act::LookTop)
}
pub const fn put_back() -> Step {
    step(Act::PutBack)
}
pub const fn shuffle() -> Step {
    step(Act::Shuffle)
}
pub const fn choose(who: Who) -> Step {
    step(Act::Choose(who))
}
pub const fn choose_base(place: Place) -> Step {
    step(Act::ChooseBase(place))
}
pub const fn choose_player() -> Step {
    step(Act::ChoosePlayer)
}
pub const fn name_faction() -> Step {
    step(Act::NameFaction)
}
pub const fn when(is: If, text: Text) -> Step {
    step(Act::When(is, text))
}
pub const fn when_it_is(cards: Cards, text: Text) -> Step {
    step(Act::WhenIt(cards, text))
}
pub const fn each_base(place: Place, text: Text) -> Step {
    step(Act::EachBase(place, text))
}
pub const fn repeat(text: Text) -> Step {
    step(Act::Repeat(text))
}
pub const fn n(n: i8) -> Amount {
    Amount::N(n)
}
pub const fn of(count: Count) -> Amount {
    Amount::Of(count)
}

// ---- abilities ------------------------------------------------------------------------------------

/// A text and the moment it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Ability {
    pub head: Head,
    pub text: Text,
    pub limit: Limit,
    pub when: Option<If>,
    pub only_in: Option<Edition>,
}
/// When an ability applies.
#[derive(Clone, Copy, Debug)]
pub enum Head {
    /// On being played, once (R6.1).
    Play,
    /// Where an action is put when played; it stays there (R6.4).
    PutOn(On),
    /// Ongoing: as long as the card is in play.
    Always(Static),
    /// Ongoing: as its controller's turn starts.
    StartOfTurn,
    /// Ongoing: as any turn ends.
    EndOfTurn,
    /// When something has happened.
    After(Happening),
    /// In place of something that is about to happen.
    Instead(Happening),
    /// Special: in your own play phase.
    YourPlayPhase(Use),
    /// Special: before a base scores.
    BeforeScoring(Use),
    /// Special: after a base scored. On a base: that base, and who may or must.
    AfterScoring(Use),
    /// On a base: while VP are paid.
    WhenScoring(Ranked),
    /// On a base: when the base that takes its place is in play.
    AfterReplaced(Ranked),
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    Base,
    Minion,
    YourMinion,
}
/// From where, or by whom, a Special is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// By the card in play, wherever it is.
    InPlay,
    /// By the card in play, at the base concerned.
    InPlayHere,
    /// By the card at another base than the one concerned.
    InPlayElsewhere,
    FromHand,
    FromDiscard,
    /// By a base, for players of this rank.
    Base(Ranked),
}
/// Players by their place when a base scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ranked {
    Winner,
    RunnerUp,
    /// Everyone but the winner who has a minion there.
    Losers,
    Everyone,
}
#[derive(Clone, Copy, Debug)]
pub enum Happening {
    /// The card itself is destroyed.
    MeDestroyed,
    /// One of these is destroyed.
    Destroyed(Cards),
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    None,
    /// Once per turn for a player and a card name (R6.14).
    NameEachTurn,
    /// Once per scored base for a player and a card name (R13.10).
    NameEachBase,
}
/// What holds as long as the card is in play: asked, never stored.
#[derive(Clone, Copy, Debug)]
pub enum Static {
    Power(Who, Amount),
    CannotBeDestroyed,
    /// Opponents cannot play minions where the card is.
    OpponentsCannotPlayMinionsHere,
    /// Opponents' actions do not affect the minion that the card is on.
    OpponentsActionsDoNotAffectHost,
    /// All your minions count as Microbots.
    YourMinionsAreMicrobots,
    /// Minions may be played here from the discard pile instead of from the hand (R7.12).
    PlayFromDiscardHere,
    /// Up to the start of your next turn you may ignore the ability of the base (R12.13).
    IgnoreBaseHere,
}

// ---- cards ----------------------------------------------------------------------------------------

/// One card as printed: an entry reads like the card.
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
pub const ABILITIES: usize = 4;
#[derive(Clone, Copy, Debug)]
pub struct Abilities {
    pub len: usize,
    pub list: [Ability; ABILITIES],
}
const NOTHING: Ability =
    Ability { head: Head::Play, text: &[], limit: Limit::None, when: None, only_in: None };
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
    pub const fn after(self, what: Happening, text: Text) -> Self {
        self.with(Head::After(what), text)
    }
    pub const fn instead(self, what: Happening, text: Text) -> Self {
        self.with(Head::Instead(what), text)
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
    /// The ability above, no more often than this.
    pub const fn limited(mut self, limit: Limit) -> Self {
        self.abilities.list[self.abilities.len - 1].limit = limit;
        self
    }
    /// The ability above, under a condition.
    pub const fn provided(mut self, when: If) -> Self {
        self.abilities.list[self.abilities.len - 1].when = Some(when);
        self
    }
    /// The ability above, in one edition only.
    pub const fn only_in(mut self, edition: Edition) -> Self {
        self.abilities.list[self.abilities.len - 1].only_in = Some(edition);
        self
    }
    /// The abilities in reading order.
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
