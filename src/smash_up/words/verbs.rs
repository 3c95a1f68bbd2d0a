//! Verbs: what one instruction of a text does.

use super::{Amount, Cards, If, Place, Seats, Who};

/// Instructions in reading order.
pub type Text = &'static [Step];

/// One instruction, optional if the card says "you may".
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub act: Act,
    pub may: bool,
}
/// How long a change of power lasts (R12.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    ThisTurn,
    /// Said on another player's turn: to the end of your next one.
    YourTurn,
}
#[derive(Clone, Copy, Debug)]
pub enum Act {
    // What happens to cards.
    Destroy(Who),
    Move(Who, Place),
    /// From play to the owner's hand.
    Return(Who),
    /// From the discard pile, the deck or what was turned up to your hand, shown to all.
    Take(Who),
    /// From play, hand or discard pile under the owner's deck.
    Bottom(Who),
    /// From hand, or from the deck, to the discard pile.
    Discard(Who),
    DiscardAtRandom(Amount),
    /// From the hand or the discard pile into the deck, which is shuffled.
    ShuffleIn(Who),
    /// A specific card, at once (R7.3e).
    Play(Who, Place),
    /// So many plays of the described cards beyond the free ones.
    Extra(u8, Cards, Place),
    // Numbers.
    Power(Who, Amount, Span),
    PlaceCounters(Who, Amount),
    TakeCounters(Who, u8),
    /// As many counters as the player likes, off any of these.
    TakeAnyCounters(Cards),
    /// Up to so many counters, or exactly one, from one minion to one of these (R9.11).
    TransferCounters(u8, Who, Cards),
    /// New counters, shared out among these in any way (R8.17).
    ShareCounters(Amount, Cards),
    /// Any number of transfers among these.
    RearrangeCounters(Cards),
    LowerBreakpoint(Place, Amount),
    SetBreakpoint(Place, i8),
    Draw(Amount),
    Gain(Amount),
    // What is known.
    /// Turns up the top cards of decks for all to see.
    Reveal(Seats, Amount),
    /// Looks at the top card of your deck.
    LookTop,
    /// Looks at the hand of the player chosen just before.
    LookAtHand,
    /// Puts what was turned up and is still there back on top, in an order of the player's if it says so.
    PutBack(bool),
    Shuffle,
    // What is named.
    Choose(Who),
    ChooseBase(Place),
    ChoosePlayer(Seats),
    NameFaction,
    // Bases and bans.
    /// Exchanges a base of the base deck for one in play (R9.17).
    SwapBase,
    /// Picks which of the next bases comes first, and orders the others.
    PickNextBase(u8),
    /// The chosen player cannot play actions during their next turn.
    ForbidActions,
    // Structure.
    When(If, Text),
    /// When the card chosen or turned up is one of these.
    WhenIt(Cards, Text),
    /// When the instruction before was carried out on something (R8.12).
    IfDone(Text),
    /// Exactly one of these (R8.2).
    Either(&'static [Text]),
    /// These players, one after the other in turn order, each as "you" (R1.4).
    Each(Seats, Text),
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
pub const fn discard_at_random(amount: Amount) -> Step {
    step(Act::DiscardAtRandom(amount))
}
pub const fn shuffle_in(who: Who) -> Step {
    step(Act::ShuffleIn(who))
}
pub const fn play(who: Who, place: Place) -> Step {
    step(Act::Play(who, place))
}
pub const fn extra(cards: Cards, place: Place) -> Step {
    step(Act::Extra(1, cards, place))
}
pub const fn extras(n: u8, cards: Cards, place: Place) -> Step {
    step(Act::Extra(n, cards, place))
}
/// Power until the end of the turn, for the cards in play now (R11.6).
pub const fn gets_power(who: Who, amount: Amount) -> Step {
    step(Act::Power(who, amount, Span::ThisTurn))
}
/// Power until the end of your turn, this or your next one.
pub const fn gets_power_until_your_turn_ends(who: Who, amount: Amount) -> Step {
    step(Act::Power(who, amount, Span::YourTurn))
}
pub const fn place_counters(who: Who, amount: Amount) -> Step {
    step(Act::PlaceCounters(who, amount))
}
pub const fn take_counters(who: Who, n: u8) -> Step {
    step(Act::TakeCounters(who, n))
}
pub const fn take_any_counters(cards: Cards) -> Step {
    step(Act::TakeAnyCounters(cards))
}
pub const fn transfer_counter(from: Who, to: Cards) -> Step {
    step(Act::TransferCounters(1, from, to))
}
pub const fn transfer_any_counters(from: Who, to: Cards) -> Step {
    step(Act::TransferCounters(super::MANY, from, to))
}
pub const fn share_counters(amount: Amount, cards: Cards) -> Step {
    step(Act::ShareCounters(amount, cards))
}
pub const fn rearrange_counters(cards: Cards) -> Step {
    step(Act::RearrangeCounters(cards))
}
/// Until the end of the turn, by a number that is read once (R11.8).
pub const fn lower_breakpoint(place: Place, amount: Amount) -> Step {
    step(Act::LowerBreakpoint(place, amount))
}
/// Until the end of the turn; additions still come on top (R11.14).
pub const fn set_breakpoint(place: Place, n: i8) -> Step {
    step(Act::SetBreakpoint(place, n))
}
pub const fn draw(amount: Amount) -> Step {
    step(Act::Draw(amount))
}
pub const fn gain_vp(amount: Amount) -> Step {
    step(Act::Gain(amount))
}
pub const fn reveal_top() -> Step {
    step(Act::Reveal(Seats::You, Amount::N(1)))
}
pub const fn reveal_top_cards(n: i8) -> Step {
    step(Act::Reveal(Seats::You, Amount::N(n)))
}
/// As many of the top cards of your deck.
pub const fn reveal_as_many(amount: Amount) -> Step {
    step(Act::Reveal(Seats::You, amount))
}
pub const fn reveal_top_of(seats: Seats) -> Step {
    step(Act::Reveal(seats, Amount::N(1)))
}
pub const fn look_at_top() -> Step {
    step(Act::LookTop)
}
pub const fn look_at_hand() -> Step {
    step(Act::LookAtHand)
}
pub const fn put_back() -> Step {
    step(Act::PutBack(false))
}
pub const fn put_back_in_any_order() -> Step {
    step(Act::PutBack(true))
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
    step(Act::ChoosePlayer(Seats::Everyone))
}
pub const fn choose_opponent() -> Step {
    step(Act::ChoosePlayer(Seats::Opponents))
}
pub const fn name_faction() -> Step {
    step(Act::NameFaction)
}
pub const fn swap_base() -> Step {
    step(Act::SwapBase)
}
pub const fn pick_next_base(n: u8) -> Step {
    step(Act::PickNextBase(n))
}
pub const fn forbid_actions() -> Step {
    step(Act::ForbidActions)
}
pub const fn when(is: If, text: Text) -> Step {
    step(Act::When(is, text))
}
pub const fn when_it_is(cards: Cards, text: Text) -> Step {
    step(Act::WhenIt(cards, text))
}
pub const fn if_you_did(text: Text) -> Step {
    step(Act::IfDone(text))
}
pub const fn either(texts: &'static [Text]) -> Step {
    step(Act::Either(texts))
}
pub const fn each(seats: Seats, text: Text) -> Step {
    step(Act::Each(seats, text))
}
pub const fn each_base(place: Place, text: Text) -> Step {
    step(Act::EachBase(place, text))
}
pub const fn repeat(text: Text) -> Step {
    step(Act::Repeat(text))
}
