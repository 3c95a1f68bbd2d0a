//! `cargo xtask test`: every check, quickest first, stopping at the first that fails.
//!
//! Nothing is skipped silently: what is missing is installed where that is possible, or named.

use crate::dist;
use crate::packages;
use crate::serve;
use crate::shell::{Done, cargo, command, node_tool, output, root, run};
use crate::target::{self, Toolchain};
use std::{fs, path::PathBuf, process::Command, time::Instant};

/// Runs all steps.
pub fn all() -> Done {
    let began = Instant::now();
    step("node", packages::check_node)?;
    step("format", || run(cargo_command().args(["fmt", "--all", "--check"])))?;
    step("clippy", || {
        run(cargo_command().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    })?;
    step("clippy for wasm", clippy_for_wasm)?;
    step("cargo test", || run(cargo_command().args(["test", "--workspace"])))?;
    step("npm packages", packages::install)?;
    step("build", dist::make)?;
    step("types", || run(tool("tsc").args(["-p", "jsconfig.json"])))?;
    step("types of the service worker", || run(tool("tsc").args(["-p", "jsconfig.sw.json"])))?;
    step("biome", || run(tool("biome").args(["check", "--error-on-warnings"])))?;
    step("page without a browser", || run(command("node").arg("--test").args(node_tests()?)))?;
    step("page in a browser", browser_tests)?;
    println!("\nAll checks passed in {:.0?}", began.elapsed());
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> Done) -> Done {
    println!("\n== {name}");
    let began = Instant::now();
    work().map_err(|why| format!("{name}: {why}"))?;
    println!("== {name}: {:.1?}", began.elapsed());
    Ok(())
}

fn cargo_command() -> Command {
    command(cargo())
}

fn tool(name: &str) -> Command {
    command(node_tool(name))
}

fn clippy_for_wasm() -> Done {
    match target::ready()? {
        toolchain @ Toolchain::Same => {
            [&[][..], &["--features", "monster-smash"]].into_iter().try_for_each(|game| {
                let mut cargo = toolchain.cargo();
                cargo.args(["clippy", "--package", "basebreaker", "--lib", "--target", target::WASM]);
                run(cargo.args(game).args(["--", "-D", "warnings"]))
            })
        }
        Toolchain::Debian { .. } => {
            println!(
                "Not run: Debian's compiler for {} has no clippy. The build below still compiles it.",
                target::WASM
            );
            Ok(())
        }
    }
}

/// The files by name, because Node's versions differ in what they make of a folder.
fn node_tests() -> Done<Vec<PathBuf>> {
    let folder = root().join("tests/js");
    let entries = fs::read_dir(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let files = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|file| file.to_string_lossy().ends_with(".test.mjs")).collect();
    files.sort();
    if files.is_empty() { Err(format!("no *.test.mjs in {}", folder.display()).into()) } else { Ok(files) }
}

fn browser_tests() -> Done {
    let browser = output(command("node").arg("tools/browser.mjs"))?;
    println!("browser: {}", browser.trim());
    let (_server, address) = serve::start(0)?;
    run(tool("playwright").arg("test").env("BASE_URL", address).env("CHROME_PATH", browser.trim()))
}
