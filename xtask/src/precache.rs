//! Tells the service worker what to keep: every file of dist/ with the hash of its content. The list takes
//! the place of the empty one in `www/sw.js`; two builds of the same files make the same worker, so that a
//! visitor's browser sees a new version only where something is new.

use crate::shell::Done;
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fs, path::Path};

/// The one line of the worker that is replaced.
const EMPTY: &str = "const BUILT = { version: '', files: {} };";

/// Writes the list of these files of a folder, named by their paths in it, into the folder's sw.js.
pub fn write(folder: &Path, files: &[String]) -> Done {
    let mut list = BTreeMap::new();
    for path in files.iter().filter(|path| *path != "sw.js") {
        list.insert(asked_for(path), integrity(&fs::read(folder.join(path))?));
    }
    let built = json!({ "version": integrity(&serde_json::to_vec(&list)?), "files": list });
    let worker = folder.join("sw.js");
    let source = fs::read_to_string(&worker)?;
    if source.matches(EMPTY).count() != 1 {
        return Err(format!("{} must hold `{EMPTY}` once", worker.display()).into());
    }
    fs::write(
        worker,
        source.replace(EMPTY, &format!("const BUILT = {};", serde_json::to_string_pretty(&built)?)),
    )?;
    Ok(())
}

/// A folder's index.html is asked for by the folder: some servers redirect the longer name to it.
fn asked_for(path: &str) -> String {
    match path.strip_suffix("index.html") {
        Some(folder) if folder.is_empty() || folder.ends_with('/') => format!("./{folder}"),
        _ => path.to_string(),
    }
}

/// The hash in the form that browsers compare with what they fetch.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_asked_for_without_its_index() {
        for (path, asked) in [
            ("index.html", "./"),
            ("rules/index.html", "./rules/"),
            ("rules/reindex.html", "rules/reindex.html"),
            ("main.js", "main.js"),
        ] {
            assert_eq!(asked_for(path), asked);
        }
    }

    #[test]
    fn the_hash_is_the_one_of_the_standard() {
        // The example of W3C's Subresource Integrity, computed by `openssl dgst -sha256 -binary | base64`.
        assert_eq!(
            integrity(b"alert('Hello, world.');"),
            "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="
        );
    }
}
