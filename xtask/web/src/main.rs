//! `xtask-web ROOT BUILT FOLDER [MOST]`: makes the files of the page from what was built of `crates/web` and `crates/worker` in a repository, into a folder, and says what they weigh.

mod bindings;
mod compress;
mod files;
mod folder;
mod weigh;

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let made = match &words[..] {
        [root, built, folder] => make(root.as_ref(), built.as_ref(), folder.as_ref(), None),
        [root, built, folder, most] => match most.parse() {
            Ok(most) => make(root.as_ref(), built.as_ref(), folder.as_ref(), Some(most)),
            Err(_) => Err(format!(
                "the most that a first load may weigh is a number of bytes, not `{most}`"
            )),
        },
        _ => Err("xtask-web wants the root of the repository, the folder of what was built and a folder for the page; `cargo xtask web` calls it so".into()),
    };
    let Err(complaint) = made else { return ExitCode::SUCCESS };
    eprintln!("{complaint}");
    ExitCode::FAILURE
}

fn make(root: &Path, built: &Path, folder: &Path, most: Option<usize>) -> Result<(), String> {
    let start = Instant::now();
    println!("  [2/3] bindings between WebAssembly and the browser");
    let mut made = bindings::of(&built.join("web.wasm"), "reihum")?;
    made.extend(bindings::of(&built.join("worker.wasm"), files::HELPER)?);
    let files = files::all(root, made)?;
    println!("  [3/3] compressing {} files", files.len());
    let packed = compress::all(files);
    folder::write(folder, &packed)?;
    println!("{}", weigh::table(&packed));
    println!(
        "  {} is made ({:.1} s)",
        folder.display(),
        start.elapsed().as_secs_f64()
    );
    weigh::check(&packed, most)
}
