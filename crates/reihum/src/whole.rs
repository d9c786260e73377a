//! Files that are there whole, or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf, is_separator};

/// Writes a file under a name of its own and gives it the right one when it is complete; one that is there is replaced.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let unfinished = unfinished(path);
    let write = || {
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&unfinished, path)
    };
    write().inspect_err(|_| {
        // If it cannot be removed either, the first error says why.
        let _ = fs::remove_file(&unfinished);
    })
}

/// Finds out whether a file could be written there, before somebody works for it.
///
/// # Errors
/// Why not, and what would be right.
pub(crate) fn check(path: &Path) -> Result<(), String> {
    let shown = path.display();
    if path.is_dir() {
        let inside = path.join("report.html");
        return Err(format!(
            "{shown} is a folder: name a file in it, such as {}",
            inside.display()
        ));
    }
    if path == Path::new("-") {
        return Err("`-` is no name for a file: name one, such as report.html".into());
    }
    if shown.to_string().ends_with(is_separator) {
        return Err(format!(
            "there is no folder {shown}: make it first, and name a file in it, such as {shown}report.html"
        ));
    }
    if let Ok(there) = fs::metadata(path) {
        if !there.is_file() {
            return Err(format!("{shown} is there already, and is no ordinary file"));
        }
        if there.permissions().readonly() {
            return Err(format!("{shown} is there already, and is write-protected"));
        }
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(format!("there is no folder {}: make it first", folder.display()));
    }
    let unfinished = unfinished(path);
    let tried = fs::File::create(&unfinished).and_then(|_| fs::remove_file(&unfinished));
    tried.map_err(|error| format!("{shown} cannot be written: {error}"))
}

fn unfinished(path: &Path) -> PathBuf {
    path.with_extension(format!("part-{}", std::process::id()))
}
