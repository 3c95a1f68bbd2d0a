//! Messages in English, for the command and the tests. The page has the same catalogues and others, and
//! puts its messages into words itself: the engine as WebAssembly is without this.

use crate::shell::message::{Arg, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

const CATALOGUES: [&str; 2] =
    [include_str!("../../www/lang/en/engine.ftl"), include_str!("../../www/lang/en/monster-smash.ftl")];

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    for text in CATALOGUES {
        let catalogue = FluentResource::try_new(text.into()).expect("a catalogue without faults");
        bundle.add_resource(catalogue).expect("every id once");
    }
    bundle
});

/// A message in English.
///
/// # Panics
/// When no catalogue has such a message, or it speaks of something else: `tests/messages.rs` compares
/// all of them.
pub fn english(message: &Message) -> String {
    let pattern = ENGLISH.get_message(message.id).and_then(|m| m.value());
    let pattern = pattern.unwrap_or_else(|| panic!("no message is called {}", message.id));
    let args: FluentArgs = message.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
    let mut faults = vec![];
    let said = ENGLISH.format_pattern(pattern, Some(&args), &mut faults).into_owned();
    assert!(faults.is_empty(), "{}: {faults:?}", message.id);
    said
}
fn value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Text(text) => text.as_str().into(),
        Arg::Name(name) => name.text.as_str().into(),
        Arg::Message(message) => english(message).into(),
    }
}
