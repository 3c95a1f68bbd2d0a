//! Makes pkg/: cargo compiles the engine to WebAssembly, once for each game, so that nobody fetches the other;
//! wasm-bindgen (used as a library, so that Cargo.lock pins it) writes the JavaScript and the types around it.
//!
//! An engine that did not change is not bound again: a stamp in target/ says what pkg/ was made from.

use crate::shell::{Done, output, root};
use crate::target;
use flate2::{Compression, write::GzEncoder};
use serde_json::Value;
use std::{
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    io::Write,
    path::{Path, PathBuf},
    time::Instant,
};
use wasm_bindgen_cli_support::Bindgen;

/// How the engine is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Profile {
    /// As it ships.
    Release,
    /// Quick to build, with names and debug assertions.
    Dev,
}

/// An engine: what its files are called, and what is said to cargo for it.
type Engine = (&'static str, &'static [&'static str]);
// Each in a folder of its own: cargo would compile both anew whenever it comes to the other.
const ENGINES: [Engine; 2] = [
    ("basebreaker", &[]),
    ("monster_smash", &["--features", "monster-smash", "--target-dir", "target/monster-smash"]),
];

/// What of pkg/ the page loads.
pub fn shipped() -> impl Iterator<Item = String> {
    ENGINES.into_iter().flat_map(|(name, _)| [format!("{name}.js"), format!("{name}_bg.wasm")])
}
/// Brings pkg/ up to date and says how large it is.
pub fn build(profile: Profile) -> Done {
    ENGINES.into_iter().try_for_each(|engine| build_one(engine, profile))
}
fn build_one((name, options): Engine, profile: Profile) -> Done {
    let began = Instant::now();
    let wasm = compile(options, profile)?;
    let pkg = root().join("pkg");
    let stamp = root().join(format!("target/{name}.stamp"));
    let (source, file) = (fingerprint(&wasm, profile)?, format!("{name}_bg.wasm"));
    if fs::read_to_string(&stamp).ok().as_ref() != Some(&source) || !pkg.join(&file).exists() {
        // The stamp goes first: a run that breaks off in the middle leaves none.
        let _ = fs::remove_file(&stamp);
        bind(&wasm, &pkg, name, profile)?;
        fs::create_dir_all(root().join("target"))?;
        fs::write(&stamp, source)?;
    }
    let shipped = fs::read(pkg.join(&file))?;
    let (raw, gzipped) = (shipped.len(), gzipped(&shipped)?);
    println!("pkg/{file}: {raw} bytes, {gzipped} gzipped ({:.1?})", began.elapsed());
    Ok(())
}

/// Compiles the engine and returns the path of its .wasm, as cargo itself tells it.
fn compile(options: &[&str], profile: Profile) -> Done<PathBuf> {
    let mut cargo = target::ready()?.cargo();
    cargo.args(["build", "--package", "basebreaker", "--lib", "--target", target::WASM]);
    cargo.args(options);
    cargo.args(["--message-format", "json-render-diagnostics"]);
    cargo.args(["--profile", if profile == Profile::Dev { "wasm-dev" } else { "release" }]);
    cargo.env("RUSTFLAGS", flags(profile));
    let messages = output(&mut cargo)?;
    let files = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| message["target"]["name"] == "basebreaker")
        .filter_map(|message| message["filenames"].as_array().cloned());
    let mut wasm = files.flatten().filter_map(|file| file.as_str().map(PathBuf::from));
    wasm.rfind(|file| file.extension().is_some_and(|ending| ending == "wasm"))
        .ok_or_else(|| "cargo built no basebreaker.wasm; is [lib] crate-type still cdylib?".into())
}

/// Compiler flags under which no folder of this machine gets into what ships (panics name their file), and fewer
/// functions are copied into their callers: 7 % less to load. What is called most says `inline(always)` itself.
fn flags(profile: Profile) -> String {
    let home = |variable: &str, folder: &str| {
        let beside_home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(folder));
        env::var_os(variable).map(PathBuf::from).or_else(beside_home)
    };
    let folders = [
        (Some(root().to_path_buf()), "."),
        (home("CARGO_HOME", ".cargo"), "cargo"),
        (home("RUSTUP_HOME", ".rustup"), "rustup"),
    ];
    let mut flags = env::var("RUSTFLAGS").unwrap_or_default();
    for (folder, name) in folders {
        if let Some(folder) = folder {
            flags += &format!(" --remap-path-prefix={}={name}", folder.display());
        }
    }
    if profile == Profile::Release {
        flags += " -Cllvm-args=-inline-threshold=25";
    }
    flags.trim().to_string()
}

/// What pkg/ depends on; this file too, because it holds the settings.
fn fingerprint(wasm: &Path, profile: Profile) -> Done<String> {
    let mut hasher = DefaultHasher::new();
    (fs::read(wasm)?, profile, include_str!("wasm.rs")).hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn bind(wasm: &Path, pkg: &Path, name: &str, profile: Profile) -> Done {
    let ships = profile == Profile::Release;
    let mut bindgen = Bindgen::new();
    // With the default path, the page need not know where the .wasm lies: `init()` finds it beside its script.
    bindgen.input_path(wasm).out_name(name).web(true)?.typescript(true).omit_default_module_path(false);
    bindgen.debug(!ships).keep_debug(!ships).remove_name_section(ships).remove_producers_section(ships);
    bindgen.generate(pkg).map_err(|why| format!("wasm-bindgen: {why:?}"))?;
    Ok(())
}

/// How many bytes this is as most servers send it.
pub fn gzipped(bytes: &[u8]) -> Done<usize> {
    let mut encoder = GzEncoder::new(vec![], Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
