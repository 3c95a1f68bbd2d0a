//! Makes dist/: the page with its engine as plain files, for any web server and any folder of it.
//! Nothing in it is absolute, so it may be put wherever one likes; its service worker knows all of it.

use crate::precache;
use crate::shell::{Done, root};
use crate::wasm::{self, Profile, gzipped};
use std::{fs, path::Path};

/// Builds the engine, copies all that ships into dist/ and says how large it is.
pub fn make() -> Done {
    wasm::build(Profile::Release)?;
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    let mut files = copy(&root().join("www"), &dist)?;
    files.extend(copy(&root().join("pkg"), &dist.join("pkg"))?.iter().map(|file| format!("pkg/{file}")));
    for text in ["LICENSE", "NOTICE"] {
        fs::copy(root().join(text), dist.join(text))?;
        files.push(text.into());
    }
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

/// Copies a folder and returns the paths of its files, with `/` between their parts. Types are for whoever
/// works on the page, not for its visitors.
fn copy(from: &Path, to: &Path) -> Done<Vec<String>> {
    fs::create_dir_all(to)?;
    let mut files = vec![];
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name =
            entry.file_name().into_string().map_err(|name| format!("{} is no name", name.display()))?;
        if entry.file_type()?.is_dir() {
            let inside = copy(&entry.path(), &to.join(&name))?;
            files.extend(inside.iter().map(|file| format!("{name}/{file}")));
        } else if !name.ends_with(".d.ts") {
            fs::copy(entry.path(), to.join(&name))?;
            files.push(name);
        }
    }
    Ok(files)
}
