//! Many connections are many open files.

use std::io;

/// Some systems allow no more, though they say that there is no limit.
#[cfg(unix)]
const ENOUGH: u64 = 10_240;

/// Lets this program have as many as the system allows it to. How many that is, unless there is no limit.
#[cfg(unix)]
pub(crate) fn allow_many() -> io::Result<Option<u64>> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let allow = |current| setrlimit(Resource::Nofile, Rlimit { current, ..limit }).map(|()| current);
    let allowed = allow(limit.maximum);
    Ok(match limit.maximum {
        Some(_) => allowed?,
        None => allowed.or_else(|_| allow(Some(ENOUGH)))?,
    })
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(crate) fn allow_many() -> io::Result<Option<u64>> {
    Ok(None)
}
