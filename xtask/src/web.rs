//! `cargo xtask web` and `serve`: the page, and the program with it.

use crate::shell::{beside_tests, built, cargo, line, output, program, root, run as call};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// So much may come over the network when somebody opens the page for the first time, in bytes.
const MOST: usize = 400_000;

/// What makes files of what the compiler has built.
#[derive(Clone, Copy)]
pub(crate) enum Tool {
    /// Built beside the tests. It has a limit for what a first load weighs.
    BesideTests,
    /// Built beside the program, for whoever waits for it.
    BesideProgram,
}

/// Makes the page, and says where it is.
pub(crate) fn run() -> Result<(), String> {
    let folder = make(Tool::BesideTests)?;
    println!(
        "Serve it with `reihum serve --page {}`, or all at once with `cargo xtask serve`.",
        folder.display()
    );
    Ok(())
}

/// Views have no types of their own, for Leptos makes less code of them; and where this machine keeps what others wrote is nobody's business.
fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let kept = home.map(|home| format!("--remap-path-prefix={}=cargo", home.display()));
    let flags = ["--cfg", "erase_components"].map(String::from).into_iter().chain(kept);
    let flags: Vec<String> = flags.map(|flag| format!("{flag:?}")).collect();
    format!("target.{WASM}.rustflags=[{}]", flags.join(","))
}

/// Makes the page, and gives its folder.
pub(crate) fn make(tool: Tool) -> Result<PathBuf, String> {
    let start = Instant::now();
    need_target()?;
    let folder = target().join("web");
    println!("The page, in three steps; the first takes minutes when it is built for the first time.");
    println!("  [1/3] the page's code, as WebAssembly");
    // Both at once, so that they share what they have in common.
    let code = format!("build --package web --package worker --lib --target {WASM} --profile page");
    step(cargo(&code).args(["--config", &flags()]))?;
    let (tool, most) = match tool {
        Tool::BesideTests => (built(beside_tests("xtask-web"))?, Some(MOST)),
        Tool::BesideProgram => (built(beside_program("xtask-web"))?, None),
    };
    let mut tool = Command::new(tool);
    tool.arg(root()).arg(target().join(WASM).join("page")).arg(&folder);
    call(tool.args(most.map(|most| most.to_string())))?;
    println!("The page is made ({:.0} s).", start.elapsed().as_secs_f64());
    Ok(folder)
}

/// Builds page and program, and serves until somebody stops it.
pub(crate) fn serve(arguments: &[String]) -> Result<(), String> {
    let start = Instant::now();
    println!("1 of 2: the program");
    let program = built(beside_program("reihum"))?;
    println!("2 of 2: the page");
    let page = make(Tool::BesideProgram)?;
    println!("All is built ({:.0} s).\n", start.elapsed().as_secs_f64());
    call(
        Command::new(program)
            .arg("serve")
            .arg("--page")
            .arg(page)
            .args(arguments),
    )
}

/// Builds a program, soon, as `cargo reihum` does.
fn beside_program(name: &str) -> Command {
    cargo(&format!("build --profile quick --package {name}"))
}

/// Sees to it that code for browsers can be built: the standard library for it is fetched where that can be done.
pub(crate) fn need_target() -> Result<(), String> {
    let (folder, _) = output(&mut program("rustc", &format!("--print target-libdir --target {WASM}")))?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    let add = format!("target add {WASM}");
    println!("Rust's library for {WASM} is missing; fetching it");
    call(&mut program("rustup", &add)).map_err(|error| {
        format!(
            "{error}; what runs in browsers is built for {WASM}: install the standard library for it (`rustup {add}`)"
        )
    })
}

/// Where everything is built.
pub(crate) fn target() -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    chosen.map_or_else(|| root().join("target"), |folder| root().join(folder))
}

fn step(command: &mut Command) -> Result<(), String> {
    println!("        {}", line(command));
    call(command)
}
