//! `cargo xtask test`: every check, quickest first, stopping at the first that fails.
//!
//! Nothing is skipped silently: what is missing is installed where that is possible, or named.

use crate::dist;
use crate::serve;
use crate::shell::{Done, cargo, command, node_script, node_tool, output, root, run};
use crate::target::{self, Toolchain};
use std::{fs, path::PathBuf, process::Command, time::Instant};

/// Runs all steps.
pub fn all() -> Done {
    let began = Instant::now();
    step("node", check_node)?;
    step("format", || run(cargo_command().args(["fmt", "--all", "--check"])))?;
    step("clippy", || {
        run(cargo_command().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    })?;
    step("clippy for wasm", clippy_for_wasm)?;
    step("cargo test", || run(cargo_command().args(["test", "--workspace"])))?;
    step("build", dist::make)?;
    step("npm packages", install_packages)?;
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

fn check_node() -> Done {
    const WANTED: &str = "The tests of the page need Node.js 20 or newer, with npm: https://nodejs.org";
    let version = output(command("node").arg("--version")).map_err(|why| format!("{WANTED} ({why})"))?;
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|n| n.parse().ok());
    if major.is_none_or(|major: u32| major < 20) {
        return Err(format!("{WANTED} (this is {})", version.trim()).into());
    }
    let npm =
        output(command(node_script("npm")).arg("--version")).map_err(|why| format!("{WANTED} ({why})"))?;
    println!("node {}, npm {}", version.trim(), npm.trim());
    Ok(())
}

fn clippy_for_wasm() -> Done {
    match target::ready()? {
        toolchain @ Toolchain::Same => run(toolchain.cargo().args([
            "clippy",
            "--package",
            "basebreaker",
            "--lib",
            "--target",
            target::WASM,
            "--",
            "-D",
            "warnings",
        ])),
        Toolchain::Debian { .. } => {
            println!(
                "Not run: Debian's compiler for {} has no clippy. The build below still compiles it.",
                target::WASM
            );
            Ok(())
        }
    }
}

/// `npm ci`, but only when the lock is not the one it last ran for.
fn install_packages() -> Done {
    let lock = fs::read(root().join("package-lock.json"))?;
    let done = root().join("node_modules/.installed-lock");
    if fs::read(&done).ok().as_ref() != Some(&lock) {
        run(command(node_script("npm")).args(["ci", "--no-audit", "--no-fund"]))?;
        fs::write(done, lock)?;
    }
    Ok(())
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
