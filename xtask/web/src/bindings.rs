//! The bindings: what `wasm-bindgen` makes of a build.

use crate::files::File;
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// The JavaScript beside the WebAssembly, that itself, and what some crates bring along, under a name. They are written into a folder beside it on the way.
pub(crate) fn of(wasm: &Path, name: &str) -> Result<Vec<File>, String> {
    let folder = &wasm.with_file_name(format!("bindings-{name}"));
    let failed = |error| format!("{}: {error:#}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // It finds the WebAssembly beside itself.
    bindgen.omit_default_module_path(false);
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    made.map_err(failed)?;
    let mut files = Vec::new();
    collect(folder, "", &mut files).map_err(|error| format!("{}: {error}", folder.display()))?;
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

/// All files in a folder and those below it.
fn collect(folder: &Path, before: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push(File::new(&path, fs::read(entry.path())?));
        }
    }
    Ok(())
}
