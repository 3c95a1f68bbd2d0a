//! How messages are put together: `say("log-destroyed").card(card).base(base)` is the message of that id
//! with the arguments `card` and `base`, each a name that can be pointed at.

use super::choices::{Names, seat_name};
use super::signed_number;
pub use crate::shell::message::list_of;
use crate::shell::message::{Arg, Message, Name};
use crate::shell::{BaseId, CardId, Seat, Set};
use crate::smash_up::Game;
use crate::smash_up::defs::def;
use crate::smash_up::stack::Source;

/// A card by its name.
pub fn card(game: &Game, card: CardId) -> Name {
    let text = def(game.table.card(card).def).print.name.into();
    Name { text, card: Some(card), ..Name::default() }
}
/// A base by its name.
pub fn base(game: &Game, base: BaseId) -> Name {
    let text = def(game.table.base_def(base)).print.name.into();
    Name { text, base: Some(base), ..Name::default() }
}
/// A seat by its name.
pub fn seat(seat: Seat, names: Names) -> Name {
    Name { text: seat_name(seat, names), seat: Some(seat), ..Name::default() }
}

/// A message about a game, as far as it is said.
pub struct Saying<'a> {
    game: &'a Game,
    names: Names<'a>,
    pub message: Message,
}
impl<'a> Saying<'a> {
    pub fn new(game: &'a Game, names: Names<'a>, id: &'static str) -> Self {
        Self { game, names, message: Message::new(id) }
    }
    pub fn with(mut self, arg: &'static str, is: impl Into<Arg>) -> Self {
        self.message.args.insert(arg, is.into());
        self
    }
    pub fn number(self, arg: &'static str, number: impl Into<i32>) -> Self {
        self.with(arg, number.into())
    }
    /// `+2`, `−2`.
    pub fn change(self, arg: &'static str, by: i8) -> Self {
        self.with(arg, signed_number(by))
    }
    pub fn card(self, card: CardId) -> Self {
        self.card_as("card", card)
    }
    pub fn card_as(self, arg: &'static str, card: CardId) -> Self {
        let name = self::card(self.game, card);
        self.with(arg, name)
    }
    pub fn base(self, base: BaseId) -> Self {
        self.base_as("base", base)
    }
    pub fn base_as(self, arg: &'static str, base: BaseId) -> Self {
        let name = self::base(self.game, base);
        self.with(arg, name)
    }
    pub fn seat(self, seat: Seat) -> Self {
        self.seat_as("seat", seat)
    }
    pub fn seat_as(self, arg: &'static str, seat: Seat) -> Self {
        let name = self::seat(seat, self.names);
        self.with(arg, name)
    }
    /// A card with the place where it is, if that is a base.
    pub fn placed(self, card: CardId) -> Self {
        match self.game.base_of(card) {
            Some(base) => {
                let at = Self::new(self.game, self.names, "prompt-card-at").card(card).base(base);
                self.with("card", at.message)
            }
            None => self.card(card),
        }
    }
    /// Cards in a sentence; how `many` they are decides about its verb.
    pub fn cards(self, cards: Set) -> Self {
        let list = list_of(cards.iter().map(|c| card(self.game, c).into()).collect(), true);
        self.with("cards", list).number("many", cards.len() as i32)
    }
    /// Cards one after the other.
    pub fn listed(self, arg: &'static str, cards: Set) -> Self {
        let list = list_of(cards.iter().map(|c| card(self.game, c).into()).collect(), false);
        self.with(arg, list)
    }
    /// What did it.
    pub fn by(self, by: Source) -> Self {
        match by {
            Source::Rules => self.with("by", Message::new("log-the-rules")),
            Source::Card(card) => self.card_as("by", card),
            Source::Base(base) => self.base_as("by", base),
        }
    }
}
