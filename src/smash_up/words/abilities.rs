//! Abilities: a text and the moment it belongs to, or what holds all the time.

use super::super::table::Edition;
use super::{Amount, Cards, If, Text, Who};

/// A text and the moment it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Ability {
    pub head: Head,
    pub text: Text,
    /// To whom a base's ability speaks.
    pub to: To,
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
    /// Ongoing: as its controller's turn starts. On a base: as anybody's does.
    StartOfTurn,
    /// Ongoing: as any turn ends.
    EndOfTurn,
    /// Ongoing: in each of its controller's play phases, once, the one it enters play in included.
    EachPlayPhase,
    /// When something has happened.
    After(Happening),
    /// In place of something that is about to happen.
    Instead(Happening),
    /// Once in each of its controller's play phases (R6.8).
    Talent,
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
    /// All who tie for it.
    Winner,
    /// The first of them in turn order, where a second use makes no sense (R13.20).
    OneWinner,
    RunnerUp,
    /// Everyone but the winner who has a minion there.
    Losers,
    Everyone,
}
/// To whom a base's answer to a happening speaks (R1.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// Who controls, or last controlled, what it happened to.
    ItsController,
    ItsOwner,
    /// The player credited with it (R9.4).
    WhoDidIt,
}
#[derive(Clone, Copy, Debug)]
pub enum Happening {
    /// The card itself is destroyed.
    MeDestroyed,
    /// The card itself is destroyed, or discarded with the base it is at.
    MeDestroyedOrDiscarded,
    /// A card that an opponent is playing affects this one (R9.1).
    MeAffected,
    /// One of these is destroyed.
    Destroyed(Cards),
    /// One or more of these are destroyed together: answered once.
    SomeDestroyed(Cards),
    /// One of these has been played, and its own ability carried out (R12.18).
    Played(Cards),
}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    None,
    /// Once per turn for a player and a card name (R6.14).
    NameEachTurn,
    /// Once per scored base for a player and a card name (R13.10).
    NameEachBase,
}
/// Whose doings something is protected from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Actions played by opponents of the protecting card's controller.
    OpponentsActions,
    /// Any cards of these opponents.
    OpponentsCards,
    /// Any ability of a base, or of a card that is not the protected card's own controller's.
    Abilities,
}
/// Whom a ban on playing concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    Opponents,
    Everyone,
}
/// What holds as long as the card is in play: asked, never stored.
#[derive(Clone, Copy, Debug)]
pub enum Static {
    Power(Who, Amount),
    /// More power for its controller where the card is, as long as a minion of theirs is there.
    TotalHere(Amount),
    CannotBeDestroyed(Who),
    /// Those are not affected by these (R9.1).
    Unaffected(Who, By),
    /// The same, once: the card is destroyed by it (R12.11).
    ShieldOnce(Who, By),
    /// These minions cannot be played where the card is.
    CannotPlayHere(Barred, Cards),
    /// All your minions count as Microbots.
    YourMinionsAreMicrobots,
    /// Minions may be played here from the discard pile instead of from the hand (R7.12).
    PlayFromDiscardHere,
    /// Up to the start of your next turn you may ignore the ability of the base (R12.13).
    IgnoreBaseHere,
    /// The ability of the base is absent for everybody (R12.12).
    CancelBaseHere,
    /// On a base: one minion a turn may use its Talent a second time.
    SecondTalentHere,
}
