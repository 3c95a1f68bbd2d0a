//! `cargo xtask`: everything to build, try and test Basebreaker, with nothing to install but Rust
//! (and Node for the tests of the page). One module a command; this file only reads the arguments.

mod coverage;
mod dist;
mod packages;
mod precache;
mod serve;
mod shell;
mod target;
mod test;
mod wasm;

use std::{env, process::ExitCode};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [--port N] [--dev] [--open-nothing]  builds the page, serves it on this machine and opens it
  test                                      every check there is: formatting, lints, engine, page, browser
  build [--dev]                             makes pkg/, the engine as WebAssembly
  dist                                      makes dist/, the page as files for any web server
  coverage                                  which rules cases, rulings and cards have no scenario

--dev compiles in seconds after a change, for code that runs about half as fast.";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["play", ref options @ ..] => Play::read(options).and_then(|play| serve::play(&play)),
        ["test"] => test::all(),
        ["build"] => wasm::build(wasm::Profile::Release),
        ["build", "--dev"] => wasm::build(wasm::Profile::Dev),
        ["dist"] => dist::make(),
        ["coverage"] => coverage::report(),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\n{why}");
            ExitCode::FAILURE
        }
    }
}

/// The options of `play`.
pub struct Play {
    pub port: u16,
    pub profile: wasm::Profile,
    pub open: bool,
}

impl Play {
    fn read(options: &[&str]) -> shell::Done<Self> {
        let mut play = Self { port: 8080, profile: wasm::Profile::Release, open: true };
        let mut rest = options.iter();
        while let Some(option) = rest.next() {
            match *option {
                "--dev" => play.profile = wasm::Profile::Dev,
                "--open-nothing" => play.open = false,
                "--port" => {
                    let number = rest.next().and_then(|n| n.parse().ok());
                    play.port = number.ok_or("--port wants a number from 0 to 65535")?;
                }
                other => return Err(format!("play does not know {other}\n\n{USAGE}").into()),
            }
        }
        Ok(play)
    }
}
