//! What is said, as data: an id and its arguments. The words are in catalogues, one a language
//! (`www/lang`), which the page puts them into; an argument that names something can be pointed at.

use super::{BaseId, CardId, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// Names it in every catalogue: `log-destroyed`.
    pub id: &'static str,
    pub args: BTreeMap<&'static str, Arg>,
}
/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    Number(i32),
    /// A word that a catalogue tells cases apart by, or words that are the same in every language.
    Text(String),
    Name(Name),
    Message(Message),
}
/// The name of something that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Name {
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<BaseId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl Message {
    /// A message that needs no more than its id, or not yet.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: BTreeMap::new() }
    }
    /// The same with an argument.
    #[must_use]
    pub fn with(mut self, arg: &'static str, is: impl Into<Arg>) -> Self {
        self.args.insert(arg, is.into());
        self
    }
}
impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(message)
    }
}
impl From<Name> for Arg {
    fn from(name: Name) -> Self {
        Arg::Name(name)
    }
}
impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(number)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.into())
    }
}
