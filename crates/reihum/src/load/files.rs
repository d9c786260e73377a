//! Many connections are many open files.

/// Lets this program have as many as the system allows it to.
#[cfg(unix)]
pub(super) fn allow_many() -> std::io::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let current = limit.maximum;
    Ok(setrlimit(Resource::Nofile, Rlimit { current, ..limit })?)
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub(super) fn allow_many() -> std::io::Result<()> {
    Ok(())
}
