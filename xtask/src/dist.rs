//! Makes dist/: the page with its engine as plain files, for any web server and any folder of it.
//! Its scripts are put into few, and its styles into one: a visitor fetches a third of the bytes. What only one of the
//! games needs stays by itself and is fetched with that game. Nothing in it is absolute, so it may be put wherever one
//! likes; its service worker knows all of it.

use crate::packages;
use crate::precache;
use crate::shell::{Done, command, root, run};
use crate::wasm::{self, Profile, gzipped};
use std::{fs, path::Path};

/// Builds the engine, copies all that ships into dist/ and says how large it is.
pub fn make() -> Done {
    wasm::build(Profile::Release)?;
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    copy(&root().join("www"), &dist)?;
    fs::create_dir_all(dist.join("pkg"))?;
    for file in wasm::shipped() {
        fs::copy(root().join("pkg").join(&file), dist.join("pkg").join(&file))?;
    }
    for text in ["LICENSE", "NOTICE"] {
        fs::copy(root().join(text), dist.join(text))?;
    }
    packages::install()?;
    run(command("node").arg("tools/bundle.mjs").arg(&dist))?;
    let files = files_of(&dist)?;
    precache::write(&dist, &files)?;
    let (mut raw, mut small) = (0, 0);
    for file in &files {
        let content = fs::read(dist.join(file))?;
        raw += content.len();
        small += gzipped(&content)?;
    }
    println!("{}: {} files, {raw} bytes, {small} gzipped", dist.display(), files.len());
    Ok(())
}

/// Copies a folder. Types are for whoever works on the page, not for its visitors.
fn copy(from: &Path, to: &Path) -> Done {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let copied = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &copied)?;
        } else if !entry.path().to_string_lossy().ends_with(".d.ts") {
            fs::copy(entry.path(), copied)?;
        }
    }
    Ok(())
}

/// The paths of a folder's files, with `/` between their parts. Folders that nothing is left in go.
fn files_of(folder: &Path) -> Done<Vec<String>> {
    let mut files = vec![];
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name =
            entry.file_name().into_string().map_err(|name| format!("{} is no name", name.display()))?;
        if !entry.file_type()?.is_dir() {
            files.push(name);
            continue;
        }
        let inside = files_of(&entry.path())?;
        if inside.is_empty() {
            fs::remove_dir(entry.path())?;
        }
        files.extend(inside.iter().map(|file| format!("{name}/{file}")));
    }
    Ok(files)
}
