//! Which files are meant, and what is in them.

use super::document::Bad;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The largest scenario file that is read.
const LARGEST: u64 = 1 << 20;

/// The scenario files that `path` means: itself, or every `*.toml` in it and its folders, in order of their names.
///
/// # Errors
/// When it cannot be read, or is a folder without any.
pub(super) fn find(path: &Path) -> Result<Vec<PathBuf>, Bad> {
    if !fs::metadata(path).map_err(unreadable)?.is_dir() {
        return Ok(vec![path.into()]);
    }
    let mut files = Vec::new();
    gather(fs::read_dir(path).map_err(unreadable)?, &mut files).map_err(unreadable)?;
    files.sort();
    if files.is_empty() {
        return Err(Bad::file("the folder holds no scenario: no file in it ends with .toml"));
    }
    Ok(files)
}

/// Folders behind symbolic links are left out, so that no circle of them can catch us. A folder that cannot be read is
/// listed itself, so that reading it says so and the others are run all the same.
fn gather(folder: fs::ReadDir, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in folder {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            match fs::read_dir(&path) {
                Ok(folder) => gather(folder, files)?,
                Err(_) => files.push(path),
            }
        } else if path.extension().is_some_and(|extension| extension == "toml") && !path.is_dir() {
            files.push(path);
        }
    }
    Ok(())
}

/// The text of a scenario file.
///
/// # Errors
/// When it cannot be read, is too large, or is not text.
pub(super) fn read(path: &Path) -> Result<String, Bad> {
    let about = fs::metadata(path).map_err(unreadable)?;
    if about.is_dir() {
        fs::read_dir(path).map_err(unreadable)?;
    }
    if !about.is_file() {
        return Err(Bad::file("not a file"));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Bad::file("too large for a scenario: a file may have up to 1 MiB"));
    }
    let good = match str::from_utf8(&bytes) {
        Ok(text) => text.find('\0').unwrap_or(text.len()),
        Err(error) => error.valid_up_to(),
    };
    if good < bytes.len() {
        let line = bytes[..good].split(|byte| *byte == b'\n').count();
        return Err(Bad::new(line, "not a text in UTF-8, so no scenario"));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[expect(clippy::needless_pass_by_value, reason = "to be handed to map_err")]
fn unreadable(error: io::Error) -> Bad {
    Bad::file(match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".into(),
        io::ErrorKind::PermissionDenied => "reading it is not permitted".into(),
        _ => format!("cannot be read: {error}"),
    })
}
