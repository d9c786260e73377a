//! Which files are meant, and what is in them.

use super::document::Bad;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use words::Words;

/// The largest scenario file that is read.
const LARGEST: u64 = 1 << 20;

/// The scenario files that `path` means: itself, or every `*.toml` in it and its folders, in order of their names.
///
/// # Errors
/// When it cannot be read, or is a folder without any.
pub(super) fn find(path: &Path, words: &Words) -> Result<Vec<PathBuf>, Bad> {
    let unreadable = |error| unreadable(&error, words);
    if !fs::metadata(path).map_err(unreadable)?.is_dir() {
        return Ok(vec![path.into()]);
    }
    let mut files = Vec::new();
    gather(fs::read_dir(path).map_err(unreadable)?, &mut files).map_err(unreadable)?;
    files.sort();
    if files.is_empty() {
        return Err(Bad::file(words.check_no_scenario()));
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
pub(super) fn read(path: &Path, words: &Words) -> Result<String, Bad> {
    let unreadable = |error| unreadable(&error, words);
    let about = fs::metadata(path).map_err(unreadable)?;
    if about.is_dir() {
        fs::read_dir(path).map_err(unreadable)?;
    }
    if !about.is_file() {
        return Err(Bad::file(words.check_not_a_file()));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Bad::file(words.check_too_large()));
    }
    let good = match str::from_utf8(&bytes) {
        Ok(text) => text.find('\0').unwrap_or(text.len()),
        Err(error) => error.valid_up_to(),
    };
    if good < bytes.len() {
        let line = bytes[..good].split(|byte| *byte == b'\n').count();
        return Err(Bad::new(line, words.check_not_text()));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn unreadable(error: &io::Error, words: &Words) -> Bad {
    Bad::file(match error.kind() {
        io::ErrorKind::NotFound => words.check_no_file(),
        io::ErrorKind::PermissionDenied => words.program_forbidden(),
        _ => words.program_unreadable(error.to_string()),
    })
}
