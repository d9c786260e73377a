//! The folder with the files: what was there before is gone when the new one is whole.

use crate::compress::Packed;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes every file, and beside it what goes over the network, as `NAME.br` and `NAME.gz`.
pub(crate) fn write(folder: &Path, packed: &[Packed]) -> Result<(), String> {
    let mut new = folder.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    remove(&new)?;
    for Packed { file, brotli, gzip } in packed {
        let path = new.join(&file.path);
        let parent = path.parent().unwrap_or(&new);
        fs::create_dir_all(parent).map_err(|error| format!("{}: {error}", parent.display()))?;
        for (end, bytes) in [("", &file.bytes), (".br", brotli), (".gz", gzip)] {
            let path = new.join(format!("{}{end}", file.path));
            fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    remove(folder)?;
    fs::rename(&new, folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn remove(folder: &Path) -> Result<(), String> {
    if !folder.exists() {
        return Ok(());
    }
    fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compress;
    use crate::files::File;

    #[test]
    fn nothing_old_is_left() {
        let folder = std::env::temp_dir().join(format!("xtask-web-{}", std::process::id()));
        for name in ["page/1/old.js", "page/2/new.js"] {
            write(&folder, &compress::all(vec![File::new(name, b"x".to_vec())])).unwrap();
        }
        assert!(!folder.join("page/1").exists());
        for end in ["", ".br", ".gz"] {
            assert!(folder.join(format!("page/2/new.js{end}")).is_file(), "{end}");
        }
        remove(&folder).unwrap();
    }
}
