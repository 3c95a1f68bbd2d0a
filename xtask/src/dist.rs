//! Makes dist/: the page with its engine as plain files, for any web server and any folder of it.
//! Nothing in it is absolute, so it may be put wherever one likes.

use crate::shell::{Done, root};
use crate::wasm::{self, Profile};
use std::{fs, path::Path};

/// Builds the engine and copies all that ships into dist/.
pub fn make() -> Done {
    wasm::build(Profile::Release)?;
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    copy(&root().join("www"), &dist)?;
    copy(&root().join("pkg"), &dist.join("pkg"))?;
    for text in ["LICENSE", "NOTICE"] {
        fs::copy(root().join(text), dist.join(text))?;
    }
    println!("{}", dist.display());
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Done {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
