//! The packages of Node's that package-lock.json names, in node_modules/.

use crate::shell::{Done, command, node_script, output, root, run};
use std::fs;

/// Says which Node there is.
///
/// # Errors
/// When there is none, or it is too old.
pub fn check_node() -> Done {
    const WANTED: &str = "This needs Node.js 20 or newer, with npm: https://nodejs.org";
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

/// `npm ci`, but only when the lock is not the one it last ran for.
pub fn install() -> Done {
    let lock = fs::read(root().join("package-lock.json"))?;
    let done = root().join("node_modules/.installed-lock");
    if fs::read(&done).ok().as_ref() != Some(&lock) {
        check_node()?;
        run(command(node_script("npm")).args(["ci", "--no-audit", "--no-fund"]))?;
        fs::write(done, lock)?;
    }
    Ok(())
}
