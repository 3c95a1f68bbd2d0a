//! Running other programs from the root of the repository, whatever folder cargo was called in,
//! with an error that says which one failed or is missing.

use std::{
    env,
    error::Error,
    path::{Path, PathBuf},
    process::Command,
};

/// What every step returns: its result, or the sentence that is shown to the person.
pub type Done<T = ()> = Result<T, Box<dyn Error>>;

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask/ is in the repository")
}

/// The cargo that runs this, or the one on the path.
pub fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".into())
}

/// The rustc that cargo would use.
pub fn rustc() -> String {
    env::var("RUSTC").unwrap_or_else(|_| "rustc".into())
}

/// A command that starts in the root of the repository.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// A program of Node's: on Windows those are scripts, and need their ending.
pub fn node_script(name: &str) -> String {
    if cfg!(windows) { format!("{name}.cmd") } else { name.into() }
}

/// A program that npm put into node_modules.
pub fn node_tool(name: &str) -> PathBuf {
    root().join("node_modules/.bin").join(node_script(name))
}

/// Runs a command to its end, its output shown.
pub fn run(command: &mut Command) -> Done {
    let status = command.status().map_err(|why| format!("{}: {why}", shown(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", shown(command)).into()) }
}

/// Runs a command to its end and returns what it printed; its errors and progress are shown.
pub fn output(command: &mut Command) -> Done<String> {
    let child = command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::inherit());
    let out = child.spawn().and_then(std::process::Child::wait_with_output);
    let out = out.map_err(|why| format!("{}: {why}", shown(command)))?;
    if !out.status.success() {
        return Err(format!("{} failed ({})", shown(command), out.status).into());
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str()).to_string_lossy();
    let args = command.get_args().map(|arg| format!(" {}", arg.to_string_lossy()));
    format!("`{name}{}`", args.collect::<String>())
}
