//! Who somebody is at a server: the secret that it gave him, in a file that only he can read.

use client::{Address, Error, Server};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The longest file that is read.
const MOST_BYTES: u64 = 4096;

/// The file for a server.
pub(super) struct Secret(PathBuf);

impl Secret {
    /// That of a server, in the folder in which everything is kept.
    pub(super) fn new(folder: &Path, server: &Address) -> Self {
        let name = server.to_string();
        let name = name.trim_start_matches("http://");
        let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-".contains(letter);
        let name: String = name
            .chars()
            .map(|letter| if plain(letter) { letter } else { '_' })
            .collect();
        Self(folder.join("guests").join(name))
    }

    /// What is in it, if there is something.
    fn read(&self) -> io::Result<Option<String>> {
        match fs::metadata(&self.0) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
            Ok(file) if file.len() > MOST_BYTES => return Ok(None),
            Ok(_) => {}
        }
        let bytes = fs::read(&self.0)?;
        let text = String::from_utf8_lossy(&bytes).trim().to_string();
        // It goes into a line of a request.
        let fits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
        Ok(fits.then_some(text))
    }

    /// Puts it there whole, or not at all. Nobody else may read it at any moment.
    fn write(&self, token: &str) -> io::Result<()> {
        if let Some(folder) = self.0.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = self.0.with_file_name(format!(
            "{}.{}.new",
            self.0.file_name().unwrap_or_default().to_string_lossy(),
            std::process::id()
        ));
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let written = options.open(&new).and_then(|mut file| {
            writeln!(file, "{token}")?;
            file.sync_all()
        });
        let placed = written.and_then(|()| fs::rename(&new, &self.0));
        placed.inspect_err(|_| {
            let _ = fs::remove_file(&new);
        })
    }

    /// The secret of whoever he is there, with this name if he says one: the one that is kept, or a new one. `usual` is what somebody new is called who
    /// says nothing.
    pub(super) async fn know(
        &self,
        server: &Server,
        name: Option<&str>,
        usual: impl FnOnce() -> Result<String, String>,
    ) -> Result<String, String> {
        let told = |error: Error| error.to_string();
        let unusable = |error: io::Error| format!("{}: {error}", self.0.display());
        if let Some(token) = self.read().map_err(unusable)? {
            match server.me(&token).await {
                Ok(facts) => {
                    if let Some(name) = name.filter(|name| *name != facts.name) {
                        server.rename(&token, name).await.map_err(told)?;
                    }
                    return Ok(token);
                }
                // It has forgotten him, or is another one: he is new there.
                Err(Error::Refused { status: 401, .. }) => {}
                Err(error) => return Err(told(error)),
            }
        }
        let name = name.map_or_else(usual, |name| Ok(name.into()))?;
        let guest = server.new_guest(&name).await.map_err(told)?;
        self.write(&guest.token).map_err(unusable)?;
        Ok(guest.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_server_has_a_file_of_its_own_and_only_its_owner_reads_it() {
        let folder = std::env::temp_dir().join(format!("reihum-secret-{}", std::process::id()));
        let of = |address: &str| Secret::new(&folder, &address.parse().expect("an address"));
        let (one, other) = (of("http://host:1"), of("http://host:2/../etc"));
        one.write("abc").expect("it can be written");
        one.write("def").expect("it can be written again");
        assert_eq!(one.read().expect("it can be read"), Some("def".into()));
        assert_eq!(other.read().expect("it is not there"), None);
        assert_eq!(other.0.parent(), one.0.parent());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&one.0).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&one.0, "two\nlines").expect("it can be damaged");
        assert_eq!(one.read().expect("it can be read"), None);
        fs::remove_dir_all(&folder).expect("it was ours");
    }
}
