//! Records of the first matches, as files: whole ones, or none.

use crate::output::separated;
use crate::progress::{Progress, bar};
use crate::running::Stop;
use crate::whole;
use lab::{Sim, Simulated};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;
use words::Words;

/// Writes the first `most` matches to the folder, and says how many there were.
///
/// # Errors
/// What could not be written, and why. A record that is there already stays as it is.
pub(super) fn write<G: Simulated>(
    sim: &Sim<G>,
    folder: &Path,
    most: u64,
    words: &Words,
    stop: &Stop,
) -> Result<u64, String> {
    fs::create_dir_all(folder).map_err(|error| {
        let there = folder.ancestors().find(|part| part.exists());
        match there.filter(|there| !there.is_dir()) {
            Some(file) => format!("--record: {} is there already, and is no folder", file.display()),
            None => format!("--record: the folder {} cannot be made: {error}", folder.display()),
        }
    })?;
    let mut progress = Progress::new();
    let mut written = 0;
    for record in sim.records().take(most as usize) {
        let path = folder.join(format!("match-{:06}.record", written + 1));
        put(&path, &record).map_err(|error| format!("--record: {} cannot be written: {error}", path.display()))?;
        written += 1;
        progress.tell(|| {
            let matches = words.sim_writing(most, separated(written), separated(most));
            format!("{} {matches}", bar(written, most))
        });
        if stop.flow().is_break() {
            break;
        }
    }
    Ok(written)
}

/// Writes a record, unless it is there already.
fn put(path: &Path, text: &str) -> io::Result<()> {
    match fs::read(path) {
        Ok(there) if there == text.as_bytes() => return Ok(()),
        Ok(_) => {
            return Err(io::Error::new(
                ErrorKind::AlreadyExists,
                "another file has this name; choose another folder",
            ));
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    whole::write(path, text)
}
