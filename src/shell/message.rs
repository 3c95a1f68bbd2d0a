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
/// A list is its first item and a list of the others; in a sentence the last two are joined otherwise.
pub fn list_of(mut items: Vec<Arg>, in_sentence: bool) -> Arg {
    let Some(mut list) = items.pop() else { return "".into() };
    if in_sentence && let Some(first) = items.pop() {
        list = Message::new("list-last").with("first", first).with("last", list).into();
    }
    while let Some(first) = items.pop() {
        list = Message::new("list-more").with("first", first).with("rest", list).into();
    }
    list
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
