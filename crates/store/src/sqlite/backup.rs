//! A copy of the file, also while somebody writes to it.

use super::{BadFile, file, schema};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// So many pages at a time, between which it is said how far it is.
const PAGES: i32 = 1024;

/// Why there is no copy. There is nothing of it.
#[derive(Debug, thiserror::Error)]
pub enum BadBackup {
    /// The file cannot be read.
    #[error(transparent)]
    From(#[from] BadFile),
    /// There is something already where the copy should be.
    #[error("{}: this file exists, and is not overwritten", .0.display())]
    Exists(PathBuf),
    /// The file is damaged: it can be read, but what it says cannot be.
    #[error("{}: the file is damaged ({why}); a copy would be too", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The copy cannot be written.
    #[error("{}: the copy cannot be written: {why}", .path.display())]
    Unwritten {
        /// The copy.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
}

/// Copies what is in a file at one moment, also while a server writes to it, into one new file. It is checked and on the disk when this returns; before that there is
/// no file of this name. `progress` hears how many pages of how many there are.
///
/// # Errors
/// When the file is none of ours, something is already there, or the copy cannot be written.
pub fn backup(from: &Path, to: &Path, progress: &mut dyn FnMut(u64, u64)) -> Result<(), BadBackup> {
    let source = open(from)?;
    if to.symlink_metadata().is_ok() {
        return Err(BadBackup::Exists(to.into()));
    }
    let folder = file::folder(to);
    if !folder.is_dir() {
        return Err(BadFile::NoFolder(folder.into()).into());
    }
    let part = Part(file::beside(to, ".part"));
    let unwritten = |why: String| BadBackup::Unwritten { path: to.into(), why };
    // What an earlier backup left that was killed.
    part.remove().map_err(|error| unwritten(error.to_string()))?;
    file::make(&part.0).map_err(|error| unwritten(error.to_string()))?;
    let why = copy(&source, &part.0, progress).map_err(|error| unwritten(error.to_string()))?;
    if why != "ok" {
        let path = from.into();
        return Err(BadBackup::Damaged { path, why });
    }
    publish(&part.0, to, folder).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BadBackup::Exists(to.into()),
        _ => unwritten(error.to_string()),
    })
}

/// Opens the file that is copied. That it can be written to is for SQLite's own housekeeping, when no server is there to do it.
fn open(from: &Path) -> Result<Connection, BadFile> {
    if !from.exists() {
        return Err(BadFile::NoFile(from.into()));
    }
    file::refuse_folder(from)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = file::connect(from, flags).map_err(|error| BadFile::of(from, error))?;
    match schema::version(from, &source)? {
        0 => Err(BadFile::NoDatabase(from.into())),
        _ => Ok(source),
    }
}

/// Copies page by page, and says what a check of the copy finds.
fn copy(source: &Connection, part: &Path, progress: &mut dyn FnMut(u64, u64)) -> rusqlite::Result<String> {
    // As long as this transaction reads, it sees the same state, and the copy need not begin again at every commit of the server.
    let moment = source.unchecked_transaction()?;
    moment.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut copy = file::connect(part, flags)?;
    let backup = Backup::new(&moment, &mut copy)?;
    loop {
        let step = backup.step(PAGES)?;
        let pages = backup.progress();
        let (all, rest) = (pages.pagecount as u64, pages.remaining as u64);
        progress(all - rest, all);
        if step == StepResult::Done {
            break;
        }
    }
    drop(backup);
    // One file, with nothing beside it.
    copy.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    copy.pragma_query_value(None, "quick_check", |row| row.get(0))
}

/// Gives the copy its name, if nothing has it.
fn publish(part: &Path, to: &Path, folder: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    match fs::hard_link(part, to) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
        // Some file systems have no second names.
        Err(_) => fs::rename(part, to)?,
    }
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The copy while it is not complete. It goes with whoever makes it.
struct Part(PathBuf);

impl Part {
    fn remove(&self) -> io::Result<()> {
        for suffix in ["", "-journal", "-wal", "-shm"] {
            match fs::remove_file(file::beside(&self.0, suffix)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // What is left over has another name, and the next backup takes it away.
        let _ = self.remove();
    }
}
