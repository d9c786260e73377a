//! The bindings: what `wasm-bindgen` makes of a build.

use crate::files::File;
use std::fs;
use std::mem;
use std::path::Path;
use walrus::Module;
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
    let made = bindgen.web(true).and_then(Bindgen::generate_output);
    let mut made = made.map_err(failed)?;
    drop_unused(made.wasm_mut());
    let shorter = shorten(made.wasm_mut());
    made.emit(folder).map_err(failed)?;
    let mut files = Vec::new();
    collect(folder, "", &mut files).map_err(|error| format!("{}: {error}", folder.display()))?;
    let script = files.iter_mut().find(|file| file.path == format!("{name}.js"));
    let script = script.ok_or_else(|| format!("{} has no {name}.js", folder.display()))?;
    rename(&mut script.bytes, &shorter)?;
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

/// What a crate offers to scripts for streams. Nothing here has one.
const STREAMS: &str = "intounderlying";

/// Leaves out what is there for streams, unless somebody makes one.
fn drop_unused(module: &mut Module) {
    if module.imports.iter().any(|import| import.name.contains(STREAMS)) {
        return;
    }
    let unused = module.exports.iter().filter(|export| export.name.contains(STREAMS));
    let unused: Vec<_> = unused.map(walrus::Export::id).collect();
    for export in unused {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
}

/// What is called from outside gets a short name, which stands in the script as well: all of them have one that ends with a number of 16 digits.
fn shorten(module: &mut Module) -> Vec<(String, String)> {
    let imports = module.imports.iter_mut().enumerate();
    let shorter = imports.map(|(number, import)| {
        let short = format!("i{number}");
        (mem::replace(&mut import.name, short.clone()), short)
    });
    shorter.collect()
}

/// Gives what a script offers to the WebAssembly other names.
fn rename(script: &mut Vec<u8>, shorter: &[(String, String)]) -> Result<(), String> {
    let mut text = String::from_utf8(mem::take(script)).map_err(|error| error.to_string())?;
    for (long, short) in shorter {
        let (before, after) = (format!("{long}:"), format!("{short}:"));
        if text.matches(&before).count() != 1 {
            return Err(format!("the bindings do not offer `{long}` once"));
        }
        text = text.replace(&before, &after);
    }
    *script = text.into_bytes();
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_script_offers_has_the_names_that_are_asked_for() {
        let names = |long: &str, short: &str| vec![(long.to_string(), short.to_string())];
        let script = b"const import0 = {\n__wbg_now_1a: function() {\n},\n__wbg_now_1ab: function() {\n},\n};";
        let mut renamed = script.to_vec();
        rename(&mut renamed, &names("__wbg_now_1a", "i0")).unwrap();
        let expected = "const import0 = {\ni0: function() {\n},\n__wbg_now_1ab: function() {\n},\n};";
        assert_eq!(String::from_utf8(renamed).unwrap(), expected);
        // What is not there cannot be asked for.
        let error = rename(&mut script.to_vec(), &names("__wbg_then_2b", "i0")).unwrap_err();
        assert!(error.contains("`__wbg_then_2b`"), "{error}");
    }
}
