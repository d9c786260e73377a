//! Many connections are many open files.

use std::io;

/// Lets this program have as many as the system allows it to. How many that is, unless there is no limit.
#[cfg(unix)]
pub(crate) fn allow_many() -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let current = limit.maximum;
    setrlimit(Resource::Nofile, Rlimit { current, ..limit })?;
    Ok(current)
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(crate) fn allow_many() -> io::Result<Option<u64>> {
    Ok(None)
}
