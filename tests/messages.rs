//! The catalogues: whatever the engine says is there in every language, with the arguments it is said with,
//! and nothing that is never said.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, Lit, LitStr};

/// How the ids of messages begin.
const KINDS: [&str; 10] =
    ["list-", "log-", "prompt-", "choice-", "part-", "why-", "gained-", "barrier-", "reason-", "monster-"];
/// A catalogue, and how the ids in it begin; what begins otherwise is in the first.
const CATALOGUES: [(&str, &str); 2] = [("engine.ftl", ""), ("monster-smash.ftl", "monster-")];
/// A name that begins like an id.
const NO_ID: &str = "monster-smash";

/// Ids, and the names of their arguments.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages in source text: `say("log-scores").base(base)` says `log-scores` with `base`.
#[derive(Default)]
struct Said(Messages);

impl<'a> Visit<'a> for Said {
    fn visit_lit_str(&mut self, text: &'a LitStr) {
        if text.value() != NO_ID && KINDS.iter().any(|kind| text.value().starts_with(kind)) {
            self.0.entry(text.value()).or_default();
        }
    }
    fn visit_expr_method_call(&mut self, call: &'a ExprMethodCall) {
        visit::visit_expr_method_call(self, call);
        let mut args = arguments(call);
        let mut of = &*call.receiver;
        while let Expr::MethodCall(call) = of {
            args.extend(arguments(call));
            of = &*call.receiver;
        }
        if let Expr::Call(begin) = of
            && let Some(id) = begin.args.last().and_then(literal)
            && let Some(message) = self.0.get_mut(&id)
        {
            message.extend(args);
        }
    }
}
/// The arguments that a method of `Saying` or `Message` adds.
fn arguments(call: &ExprMethodCall) -> Vec<String> {
    if let Some(name) = call.args.first().and_then(literal) {
        return vec![name];
    }
    let names: &[&str] = match call.method.to_string().as_str() {
        "card" | "placed" => &["card"],
        "base" => &["base"],
        "seat" => &["seat"],
        "by" => &["by"],
        "cards" => &["cards", "many"],
        _ => &[],
    };
    names.iter().map(|name| name.to_string()).collect()
}
fn literal(expr: &Expr) -> Option<String> {
    let Expr::Lit(expr) = expr else { return None };
    if let Lit::Str(text) = &expr.lit { Some(text.value()) } else { None }
}
fn said() -> Messages {
    let mut said = Said::default();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).expect("a file of source text");
                said.visit_file(&syn::parse_file(&text).expect("source text"));
            }
        }
    }
    said.0
}

/// A catalogue: what each message speaks of, itself or in messages that are part of it; and those.
fn catalogue(text: &str) -> (Messages, BTreeSet<String>) {
    let resource = fluent_syntax::parser::parse(text).expect("a catalogue without faults");
    let resource = serde_json::to_value(&resource).expect("a catalogue as data");
    let body = resource["body"].as_array().expect("a list").iter().filter(|entry| entry["type"] == "Message");
    let own: BTreeMap<&str, &Value> =
        body.map(|entry| (entry["id"]["name"].as_str().expect("an id"), &entry["value"])).collect();
    let mut parts = BTreeSet::new();
    let messages = own.iter().map(|(id, value)| {
        let mut args = BTreeSet::new();
        let mut rest = vec![*value];
        while let Some(value) = rest.pop() {
            let name = || value["id"]["name"].as_str().unwrap_or_default();
            match value["type"].as_str() {
                Some("VariableReference") => {
                    args.insert(name().to_string());
                }
                Some("MessageReference") => {
                    parts.insert(name().to_string());
                    rest.push(own[name()]);
                }
                _ => {}
            }
            match value {
                Value::Array(inner) => rest.extend(inner),
                Value::Object(inner) => rest.extend(inner.values()),
                _ => {}
            }
        }
        (id.to_string(), args)
    });
    (messages.collect(), parts)
}
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("something in it").path())
}

#[test]
fn every_language_has_every_message_with_its_arguments_and_no_other() {
    let said = said();
    assert!(said.len() > 100, "only {} messages", said.len());
    let languages: Vec<PathBuf> = entries(&root().join("www/lang")).collect();
    assert!(languages.len() > 1);
    for language in languages {
        for (file, begins) in CATALOGUES {
            let text = fs::read_to_string(language.join(file)).expect("a catalogue of the engine");
            let (there, parts) = catalogue(&text);
            let place = format!("{}/{file}", language.display());
            let is_here = |id: &str| {
                CATALOGUES.iter().rfind(|(_, begins)| id.starts_with(begins)).is_some_and(|c| c.1 == begins)
            };
            for (id, args) in said.iter().filter(|(id, _)| is_here(id)) {
                assert_eq!(there.get(id), Some(args), "{place}: {id}");
            }
            for id in there.keys() {
                assert!(is_here(id), "{place}: {id} belongs into another file");
                assert!(said.contains_key(id) || parts.contains(id), "{place}: nobody says {id}");
            }
        }
    }
}
