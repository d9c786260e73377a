//! The match on disk: the table's log, a line an entry, and the records of matches that are over.
//!
//! An entry is on disk before anybody sees what it says. Whatever happens then, a program that is started again folds the log and goes
//! on. Only one program at a time has a save.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::{Entry, Live, Millis, Table, write_log};

/// No match of ours is so long.
const MOST_BYTES: u64 = 64 << 20;

/// The save of one game in one folder.
#[derive(Debug)]
pub struct Save {
    folder: PathBuf,
    game: &'static str,
    file: File,
}

/// A match that was found, and when its last entry was written.
#[derive(Debug)]
pub struct Found<G: Live> {
    /// The table.
    pub table: Table<G>,
    /// The time of its last entry.
    pub at: Millis,
}

/// Why there is no save, or none that could be used. The file stays as it is.
#[derive(Debug, thiserror::Error)]
pub enum BadSave {
    /// The folder or the file cannot be used.
    #[error("{0}: {1}")]
    Unusable(PathBuf, io::Error),
    /// Another program has it.
    #[error("{0}: another program plays this match")]
    Busy(PathBuf),
    /// It is no log of this game.
    #[error("{0}: this is no match of {1} ({2})")]
    Foreign(PathBuf, &'static str, String),
    /// A line of it is wrong.
    #[error("{file}:{line}: {why}")]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
}

impl Save {
    /// The save of a game in this folder, which is made if it is not there. Nobody else can have it until it is dropped.
    ///
    /// # Errors
    /// When it cannot be opened, or somebody has it.
    pub fn open(folder: &Path, game: &'static str) -> Result<Self, BadSave> {
        fs::create_dir_all(folder).map_err(|error| BadSave::Unusable(folder.into(), error))?;
        let file = locked(&path(folder, game))?;
        Ok(Self {
            folder: folder.into(),
            game,
            file,
        })
    }

    /// When something was last kept of this game in this folder; nothing if there is no match.
    pub fn last_kept(folder: &Path, game: &str) -> Option<SystemTime> {
        let file = fs::metadata(path(folder, game)).ok()?;
        file.modified().ok().filter(|_| file.len() > 0)
    }

    /// Where it is.
    pub fn path(&self) -> PathBuf {
        path(&self.folder, self.game)
    }

    /// The match in it; nothing if there is none. A last line that was not written to its end was never shown, and is dropped.
    ///
    /// # Errors
    /// When it cannot be read, is of something else, or damaged.
    pub fn read<G: Live>(&mut self) -> Result<Option<Found<G>>, BadSave> {
        let file = self.path();
        let unusable = |error| BadSave::Unusable(file.clone(), error);
        let foreign = |why: &str| BadSave::Foreign(file.clone(), self.game, why.into());
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0)).map_err(unusable)?;
        (&self.file)
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(unusable)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() as u64 > MOST_BYTES {
            return Err(foreign("it is too large"));
        }
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = str::from_utf8(&bytes[..whole]).map_err(|_| foreign("it is no text in UTF-8"))?;
        let mut entries: Vec<Entry<G>> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let entry = line.parse().map_err(|error: table::BadEntry| match number {
                1 => foreign(&error.to_string()),
                line => BadSave::Damaged {
                    file: file.clone(),
                    line,
                    why: error.to_string(),
                },
            })?;
            entries.push(entry);
        }
        let at = entries
            .last()
            .map(|entry| entry.at)
            .ok_or_else(|| foreign("it has no line"))?;
        let table = Table::fold(entries).map_err(|error| match error {
            table::BadLog::Entry { seq, .. } if seq > 1 => BadSave::Damaged {
                file: file.clone(),
                line: seq as usize,
                why: error.to_string(),
            },
            _ => foreign(&error.to_string()),
        })?;
        if whole < bytes.len() {
            self.file.set_len(whole as u64).map_err(unusable)?;
        }
        Ok(Some(Found { table, at }))
    }

    /// Makes room for another match. What is there is kept under another name, which is told.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn set_aside(&mut self) -> Result<PathBuf, BadSave> {
        let old = self.path();
        let names = (1..).map(|number| self.folder.join(format!("{}-{number}.match", self.game)));
        let mut free = names.filter(|path| !path.exists());
        let aside = free.next().unwrap_or_else(|| old.clone());
        fs::rename(&old, &aside).map_err(|error| BadSave::Unusable(old.clone(), error))?;
        self.file = locked(&old)?;
        Ok(aside)
    }

    /// Forgets the match in it.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn clear(&mut self) -> Result<(), BadSave> {
        let cleared = self.file.set_len(0).and_then(|()| self.file.sync_data());
        cleared.map_err(|error| BadSave::Unusable(self.path(), error))
    }

    /// Adds entries, and waits until they are on the disk.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn append<G: Live>(&mut self, entries: &[Entry<G>]) -> Result<(), BadSave> {
        if entries.is_empty() {
            return Ok(());
        }
        let text = write_log(entries);
        let written = self
            .file
            .seek(SeekFrom::End(0))
            .and_then(|_| self.file.write_all(text.as_bytes()))
            .and_then(|()| self.file.sync_data());
        written.map_err(|error| BadSave::Unusable(self.path(), error))
    }

    /// Writes the record of a match that is over; says where it is.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_record(&self, text: &str) -> Result<PathBuf, BadSave> {
        let folder = self.folder.join("records");
        fs::create_dir_all(&folder).map_err(|error| BadSave::Unusable(folder.clone(), error))?;
        let mut number = 1;
        loop {
            let path = folder.join(format!("{}-{number}.record", self.game));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_data());
                    return match written {
                        Ok(()) => Ok(path),
                        Err(error) => Err(BadSave::Unusable(path, error)),
                    };
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(BadSave::Unusable(path, error)),
            }
        }
    }
}

fn path(folder: &Path, game: &str) -> PathBuf {
    folder.join(format!("{game}.match"))
}

fn locked(path: &Path) -> Result<File, BadSave> {
    let open = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path);
    let file = open.map_err(|error| BadSave::Unusable(path.into(), error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(BadSave::Busy(path.into())),
        Err(TryLockError::Error(error)) => Err(BadSave::Unusable(path.into(), error)),
    }
}
