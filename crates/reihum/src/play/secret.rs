//! Who somebody is at a server: the secret that it gave him, in a file that only he can read, with those that he had there before.

use client::{Address, Error, Server};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The longest file that is read.
const MOST_BYTES: u64 = 4096;

/// So many secrets are kept for one server, the one that was right last first. A server hears ten wrong ones a minute.
const MOST_SECRETS: usize = 8;

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

    /// The secrets in it, a line each.
    fn read(&self) -> io::Result<Vec<String>> {
        match fs::metadata(&self.0) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
            Ok(file) if file.len() > MOST_BYTES => return Ok(Vec::new()),
            Ok(_) => {}
        }
        let bytes = fs::read(&self.0)?;
        let text = String::from_utf8_lossy(&bytes);
        // Each goes into a line of a request.
        let fits = |line: &&str| !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_graphic());
        Ok(text.lines().map(str::trim).filter(fits).map(String::from).collect())
    }

    /// Puts a secret first, and leaves the others behind it.
    fn put_first(&self, token: &str, known: &[String]) -> io::Result<()> {
        let others = known.iter().map(String::as_str).filter(|other| *other != token);
        let lines: Vec<&str> = [token].into_iter().chain(others).take(MOST_SECRETS).collect();
        self.write(&lines)
    }

    /// Puts them there whole, or not at all. Nobody else may read them at any moment.
    fn write(&self, tokens: &[&str]) -> io::Result<()> {
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
            writeln!(file, "{}", tokens.join("\n"))?;
            file.sync_all()
        });
        let placed = written.and_then(|()| fs::rename(&new, &self.0));
        placed.inspect_err(|_| {
            let _ = fs::remove_file(&new);
        })
    }

    /// The secret of whoever he is there, with this name if he says one: one that is kept, or a new one. `usual` is what somebody new is called who
    /// says nothing.
    pub(super) async fn know(
        &self,
        server: &Server,
        name: Option<&str>,
        usual: impl FnOnce() -> Result<String, String>,
    ) -> Result<String, String> {
        let told = |error: Error| error.to_string();
        let unusable = |error: io::Error| format!("{}: {error}", self.0.display());
        let known = self.read().map_err(unusable)?;
        for token in &known {
            match server.me(token).await {
                Ok(facts) => {
                    if let Some(name) = name.filter(|name| *name != facts.name) {
                        server.rename(token, name).await.map_err(told)?;
                    }
                    if known.first() != Some(token) {
                        self.put_first(token, &known).map_err(unusable)?;
                    }
                    return Ok(token.clone());
                }
                // It has forgotten him, or is another one, which does not mean that the one before never comes back.
                Err(Error::Refused { status: 401, .. }) => {}
                Err(error) => return Err(told(error)),
            }
        }
        let name = name.map_or_else(usual, |name| Ok(name.into()))?;
        let guest = server.new_guest(&name).await.map_err(told)?;
        self.put_first(&guest.token, &known).map_err(unusable)?;
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
        one.write(&["abc"]).expect("it can be written");
        one.write(&["def"]).expect("it can be written again");
        assert_eq!(one.read().expect("it can be read"), ["def"]);
        assert!(other.read().expect("it is not there").is_empty());
        assert_eq!(other.0.parent(), one.0.parent());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&one.0).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&one.0, "no secret\n\n\u{7f}\n").expect("it can be damaged");
        assert!(one.read().expect("it can be read").is_empty());
        fs::remove_dir_all(&folder).expect("it was ours");
    }

    #[test]
    fn secrets_from_before_are_kept_behind_the_one_that_was_right_last() {
        let folder = std::env::temp_dir().join(format!("reihum-secrets-{}", std::process::id()));
        let secret = Secret::new(&folder, &"http://host:1".parse().expect("an address"));
        let read = || secret.read().expect("it can be read");
        // Given somebody who was three at this address, one after the other,
        for token in ["one", "two", "three"] {
            secret.put_first(token, &read()).expect("it can be written");
        }
        assert_eq!(read(), ["three", "two", "one"]);
        // when an older one is right again, then it is first, and none is lost,
        secret.put_first("one", &read()).expect("it can be written");
        assert_eq!(read(), ["one", "three", "two"]);
        // but there are not more and more of them.
        for number in 0..20 {
            secret
                .put_first(&number.to_string(), &read())
                .expect("it can be written");
        }
        assert_eq!(read()[..2], ["19", "18"]);
        assert_eq!(read().len(), MOST_SECRETS);
        fs::remove_dir_all(&folder).expect("it was ours");
    }
}
