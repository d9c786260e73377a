//! Opening the file, for one who writes and those who read.

use super::schema;
use rusqlite::{Connection, Error, ErrorCode, OpenFlags};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fmt, io};

/// How long somebody waits who finds the file in use. Nobody keeps it for long: it is a checkpoint, or a backup.
const PATIENCE: Duration = Duration::from_secs(10);

/// A link leads to a link so often at most: one that leads to itself leads nowhere.
const LINKS: usize = 40;

/// Why a file cannot be used. It is as it was.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    /// The folder is missing.
    #[error("{}: there is no such folder; make it first", .0.display())]
    NoFolder(PathBuf),
    /// There is no such file.
    #[error("{}: there is no such file", .0.display())]
    NoFile(PathBuf),
    /// Another server has it.
    #[error("{}: another program writes to this file; only one can", .0.display())]
    Busy(PathBuf),
    /// It is a database, but another program's.
    #[error("{}: this is a database of another program", .0.display())]
    Foreign(PathBuf),
    /// It is no database at all.
    #[error("{}: this is no database", .0.display())]
    NoDatabase(PathBuf),
    /// A newer version of this program wrote it.
    #[error("{}: this file has version {found}, and this program knows versions up to {known}; use a newer one", .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version it has.
        found: i32,
        /// The newest that this program knows.
        known: usize,
    },
    /// The file or its folder cannot be written to.
    #[error("{}: this file cannot be written to", .0.display())]
    ReadOnly(PathBuf),
    /// Something else is wrong.
    #[error("{}: {why}", .path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
}

impl BadFile {
    pub(super) fn of(path: &Path, error: Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Self::NoDatabase(path.into()),
            Some(ErrorCode::ReadOnly) => Self::ReadOnly(path.into()),
            _ => Self::unusable(path, error),
        }
    }

    pub(super) fn unusable(path: &Path, why: impl fmt::Display) -> Self {
        let why = why.to_string();
        Self::Unusable { path: path.into(), why }
    }
}

/// Makes sure that nobody else writes, for as long as what is returned is kept. It is a file of its own beside the other, which stays empty: if we
/// opened and closed the database ourselves, SQLite would lose its own locks on it.
pub(super) fn lock(path: &Path) -> Result<File, BadFile> {
    let folder = folder(path);
    if !folder.is_dir() {
        return Err(BadFile::NoFolder(folder.into()));
    }
    refuse_folder(path)?;
    let beside = beside(&meant(path), "-lock");
    let opened = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(&beside);
    let file = opened.map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => BadFile::ReadOnly(beside.clone()),
        _ => BadFile::unusable(&beside, error),
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(BadFile::Busy(path.into())),
        Err(TryLockError::Error(error)) => Err(BadFile::unusable(&beside, error)),
    }
}

/// The file that a path leads to, as SQLite finds it: through links, by whatever name of its folder, and also if it is still to be made.
fn meant(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS {
        let Ok(target) = path.read_link() else { break };
        path = folder(&path).join(target);
    }
    match (folder(&path).canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path,
    }
}

/// SQLite would only say that it cannot open it.
pub(super) fn refuse_folder(path: &Path) -> Result<(), BadFile> {
    if path.is_dir() {
        return Err(BadFile::unusable(path, "this is a folder"));
    }
    Ok(())
}

/// The folder in which a file is.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// The file of the same name with something after it.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Makes an empty file, unless there is one, that nobody else on this machine can read: cards are in it. What SQLite puts beside it has the same mode.
pub(super) fn make(path: &Path) -> Result<(), BadFile> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) => match error.kind() {
            io::ErrorKind::AlreadyExists => Ok(()),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Err(BadFile::ReadOnly(path.into())),
            _ => Err(BadFile::unusable(path, error)),
        },
    }
}

/// Opens the file for the one who writes, and brings it up to date.
pub(super) fn open(path: &Path) -> Result<Connection, BadFile> {
    let bad = |error| BadFile::of(path, error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    make(&meant(path))?;
    let mut connection = connect(path, flags).map_err(bad)?;
    // SQLite is content with a file that it can only read, until somebody writes.
    if connection.is_readonly("main").map_err(bad)? {
        return Err(BadFile::ReadOnly(path.into()));
    }
    let version = schema::version(path, &connection)?;
    let mode = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0));
    if mode.map_err(bad)? != "wal" {
        return Err(BadFile::unusable(path, "no write-ahead log can be kept beside it"));
    }
    // Every commit is synced, not only every checkpoint.
    connection.pragma_update(None, "synchronous", "full").map_err(bad)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(bad)?;
    schema::migrate(&mut connection, version).map_err(bad)?;
    Ok(connection)
}

/// Opens the file for somebody who reads.
pub(super) fn open_to_read(path: &Path) -> rusqlite::Result<Connection> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// A connection that is patient.
pub(super) fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}
