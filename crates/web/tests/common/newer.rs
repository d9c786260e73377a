//! Another version of the page: the same files under other names, as they are after any change.

use super::told;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder with another version of the page.
pub(crate) struct Newer {
    pub(crate) folder: PathBuf,
    /// What its files are named after.
    pub(crate) fingerprint: String,
}

impl Newer {
    /// Makes one inside of a folder.
    pub(crate) fn in_folder(folder: &Path) -> Self {
        let folder = folder.join("newer");
        copy(&told("REIHUM_PAGE"), &folder);
        let files = folder.join("page");
        let old = fs::read_dir(&files).unwrap().next().unwrap().unwrap().file_name();
        let old = old.into_string().unwrap();
        let fingerprint: String = old.chars().rev().collect();
        assert_ne!(old, fingerprint);
        fs::rename(files.join(&old), files.join(&fingerprint)).unwrap();
        let newer = Self { folder, fingerprint };
        for name in ["index.html", "manifest.webmanifest", "sw.js"] {
            newer.change(name, |text| text.replace(&old, &newer.fingerprint));
        }
        newer
    }

    /// Changes one of the files whose names change with them.
    pub(crate) fn change_file(&self, name: &str, change: impl FnOnce(&str) -> String) {
        self.change(&format!("page/{}/{name}", self.fingerprint), change);
    }

    fn change(&self, name: &str, change: impl FnOnce(&str) -> String) {
        let path = self.folder.join(name);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, change(&text)).unwrap();
        for packed in ["br", "gz"] {
            fs::remove_file(self.folder.join(format!("{name}.{packed}"))).unwrap();
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let there = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &there);
        } else {
            fs::copy(entry.path(), there).unwrap();
        }
    }
}
