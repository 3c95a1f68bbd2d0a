//! Sees to it that the engine can be compiled to WebAssembly here, in this order: rustc already can;
//! rustup adds the target; Debian's packages hold a compiler with its library's source.
//!
//! Only the last needs another cargo, so what comes out is a `Toolchain` that starts the right one.

use crate::shell::{self, Done, command, output, run, rustc};
use std::{fs, path::PathBuf, process::Command};

/// The target's name.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A cargo that can compile to WebAssembly.
pub enum Toolchain {
    /// The one that runs this.
    Same,
    /// Debian's, which compiles the standard library along; with the linker to use.
    Debian { linker: PathBuf },
}

impl Toolchain {
    /// The cargo to build with.
    pub fn cargo(&self) -> Command {
        match self {
            Self::Same => command(shell::cargo()),
            Self::Debian { linker } => {
                let mut cargo = command("/usr/bin/cargo");
                cargo.env("PATH", "/usr/bin:/bin").env("RUSTC", "/usr/bin/rustc");
                // What rustup told this process about its own toolchain does not hold for this one.
                cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("LD_LIBRARY_PATH");
                // -Zbuild-std is the only unstable thing asked of a stable compiler.
                cargo.env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
                cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                cargo
            }
        }
    }
}

/// Finds or installs what is needed.
pub fn ready() -> Done<Toolchain> {
    if installed()? {
        return Ok(Toolchain::Same);
    }
    println!("{WASM} is not installed: trying `rustup target add {WASM}`");
    if run(command("rustup").args(["target", "add", WASM])).is_ok() && installed()? {
        return Ok(Toolchain::Same);
    }
    if debian_root() {
        println!("rustup cannot add it: trying Debian's packages cargo-web, rustc-web and rust-web-src");
        if let Ok(toolchain) = debian() {
            return Ok(toolchain);
        }
    }
    Err(format!(
        "The Rust target {WASM} is missing and could not be installed.\n\
         With rustup (https://rustup.rs): rustup target add {WASM}\n\
         With a distribution's Rust, its package for it; Fedora: rust-std-static-{WASM},\n\
         Debian (as root, then this command again): apt-get install cargo-web rustc-web rust-web-src lld"
    )
    .into())
}

/// Whether rustc has the target's library: asked of rustc itself, so that any toolchain will do.
fn installed() -> Done<bool> {
    let folder = output(command(rustc()).args(["--print", "target-libdir", "--target", WASM]))?;
    let files = fs::read_dir(folder.trim()).into_iter().flatten().flatten();
    Ok(files.into_iter().any(|file| file.file_name().to_string_lossy().starts_with("libcore-")))
}

fn debian_root() -> bool {
    let debian =
        fs::read_to_string("/etc/os-release").is_ok_and(|os| os.lines().any(|line| line == "ID=debian"));
    debian && output(command("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn debian() -> Done<Toolchain> {
    let sources = PathBuf::from("/usr/lib/rustlib/src");
    if !sources.exists() {
        apt(&["update"])?;
        apt(&["install", "--yes", "--no-install-recommends", "cargo-web", "rustc-web", "rust-web-src"])?;
    }
    Ok(Toolchain::Debian { linker: linker()? })
}

/// rustc's own copy of LLVM's linker, or else Debian's.
fn linker() -> Done<PathBuf> {
    let sysroot = PathBuf::from(output(command(rustc()).args(["--print", "sysroot"]))?.trim());
    let hosts = fs::read_dir(sysroot.join("lib/rustlib")).into_iter().flatten().flatten();
    let own = hosts.into_iter().map(|host| host.path().join("bin/rust-lld")).find(|lld| lld.exists());
    if let Some(own) = own {
        return Ok(own);
    }
    let packaged = PathBuf::from("/usr/bin/wasm-ld");
    if !packaged.exists() {
        apt(&["install", "--yes", "--no-install-recommends", "lld"])?;
    }
    Ok(packaged)
}

fn apt(args: &[&str]) -> Done {
    run(command("apt-get").arg("--quiet").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}
