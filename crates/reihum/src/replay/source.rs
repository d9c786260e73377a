//! Where a record comes from: a file, or standard input.

use crate::output::plain;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use words::Words;

/// One byte more than the largest record, so that a larger one is noticed and not read.
const ENOUGH: u64 = (16 << 20) + 1;

/// What the file is called in messages.
pub(super) fn name(path: &Path, words: &Words) -> String {
    if path.as_os_str() == "-" {
        words.replay_input()
    } else {
        plain(&path.display().to_string())
    }
}

/// What is in it.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn read(path: &Path, words: &Words) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().take(ENOUGH).read_to_end(&mut bytes)
    } else if fs::metadata(path).is_ok_and(|metadata| metadata.is_dir()) {
        return Err(words.replay_folder());
    } else {
        File::open(path).and_then(|file| file.take(ENOUGH).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(words.replay_no_file()),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Err(words.program_forbidden()),
        Err(error) => Err(words.program_unreadable(error.to_string())),
    }
}
