//! Where a record comes from: a file, or standard input.

use crate::output::plain;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// One byte more than the largest record, so that a larger one is noticed and not read.
const ENOUGH: u64 = (16 << 20) + 1;

/// What the file is called in messages.
pub(super) fn name(path: &Path) -> String {
    if path.as_os_str() == "-" {
        "standard input".into()
    } else {
        plain(&path.display().to_string())
    }
}

/// What is in it.
///
/// # Errors
/// Why it cannot be read.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().take(ENOUGH).read_to_end(&mut bytes)
    } else if fs::metadata(path).is_ok_and(|metadata| metadata.is_dir()) {
        return Err("a folder, not a record".into());
    } else {
        File::open(path).and_then(|file| file.take(ENOUGH).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => Err("there is no such file".into()),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Err("reading it is not permitted".into()),
        Err(error) => Err(format!("cannot be read: {error}")),
    }
}
