//! The files of the repository: those that git tracks or would track.

use crate::shell::{output, program};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Every file by its path from the root, with `/` between the names; the text is missing where it is not UTF-8.
#[derive(Debug, Default)]
pub(crate) struct Tree(BTreeMap<String, Option<String>>);

impl Tree {
    /// Reads the repository at `root`.
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let list = "ls-files --cached --others --exclude-standard -z";
        // A source archive has no git; everything in it belongs to the project.
        let paths = match output(&mut program("git", list)) {
            Ok((names, _)) => names.split_terminator('\0').map(String::from).collect(),
            Err(_) => walk(root)?,
        };
        let mut tree = Self::default();
        for path in paths {
            match fs::read(root.join(&path)) {
                Ok(bytes) => tree.0.insert(path, String::from_utf8(bytes).ok()),
                // Deleted, and git has not been told yet.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
                Err(error) => return Err(format!("{path}: {error}")),
            };
        }
        Ok(tree)
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        Self(
            files
                .iter()
                .map(|&(path, text)| (path.to_string(), Some(text.to_string())))
                .collect(),
        )
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The text of one file.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path)?.as_deref()
    }

    /// Every file that is text.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// Every text whose path ends so.
    pub(crate) fn ending(&self, end: &str) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(move |(path, _)| path.ends_with(end))
    }

    /// Whether there is such a file or folder.
    pub(super) fn holds(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.0.keys().any(|file| file == path || file.starts_with(&folder))
    }

    /// The names of the folders directly in `parent`.
    pub(super) fn folders(&self, parent: &str) -> Vec<&str> {
        let inside = self
            .0
            .keys()
            .filter_map(|path| path.strip_prefix(parent)?.strip_prefix('/'));
        let mut names: Vec<&str> = inside.filter_map(|rest| Some(rest.split_once('/')?.0)).collect();
        names.dedup();
        names
    }
}

fn walk(root: &Path) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder)).map_err(|error| format!("{folder}: {error}"))?;
        for entry in entries.flatten() {
            let path = format!("{folder}{}", entry.file_name().to_string_lossy());
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && path != "target" && path != ".git" => folders.push(format!("{path}/")),
                Ok(kind) if kind.is_file() => files.push(path),
                _ => {}
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;

    #[test]
    fn folders_are_those_directly_inside() {
        let tree = Tree::of(&[
            ("crates/a/src/lib.rs", ""),
            ("crates/a/Cargo.toml", ""),
            ("crates/b/x", ""),
            ("c", ""),
        ]);
        assert_eq!(tree.folders("crates"), ["a", "b"]);
        assert!(tree.holds("crates/a/src") && tree.holds("c") && !tree.holds("crates/a/s"));
    }

    #[test]
    fn without_git_the_folder_itself_is_read() {
        let files = walk(&root()).unwrap();
        assert!(files.iter().any(|path| path == "xtask/src/tidy/tree.rs"));
        assert!(
            !files
                .iter()
                .any(|path| path.starts_with("target/") || path.starts_with(".git/"))
        );
    }
}
