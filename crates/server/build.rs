//! With the feature `page`: lists the files of the page, to be built into the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Names the folder, if it is not where `cargo xtask web` puts it when nobody says otherwise.
const FOLDER: &str = "REIHUM_PAGE_FILES";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        return Ok(());
    }
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let folder = env::var_os(FOLDER).map_or_else(|| root().join("target/web"), PathBuf::from);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut list = String::from("&[\n");
    if folder.join("index.html").is_file() {
        collect(&folder, "", &mut list)?;
    } else {
        println!(
            "cargo::warning=there is no page in {}, and none is built in: `cargo xtask web` makes one",
            folder.display()
        );
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("page.rs"), list)
}

fn collect(folder: &Path, before: &str, list: &mut String) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), list)?;
        } else {
            let file = entry.path().canonicalize()?;
            // A text that is written to cannot fail.
            let _ = writeln!(list, "({path:?}, include_bytes!({:?})),", file.display().to_string());
        }
    }
    Ok(())
}

/// The root of the repository.
fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    here.join("../..")
}
