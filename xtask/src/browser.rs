//! `cargo xtask browser`, `pictures` and a part of `perf`: the page in a real browser.

use crate::shell::{beside_tests, built, cargo, install, install_as, line, output, program, run as call};
use crate::web::{self, Tool};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What finds barriers on a page. It is a program for tests and no part of the page.
const AXE: &str = "axe-core@4.14.0";

/// The tests that need a browser, and are run by nothing else.
pub(crate) const TESTS: [&str; 3] = [BROWSER, QUICKNESS, SCREENSHOTS];
const BROWSER: &str = "browser";
const QUICKNESS: &str = "quickness";
const SCREENSHOTS: &str = "screenshots";

/// Runs the tests, or those whose names contain something.
pub(crate) fn run(only: Option<&str>) -> Result<(), String> {
    let mut test = ready(BROWSER)?;
    test.args(only);
    println!("{}", line(&test));
    call(&mut test)
}

/// Measures how quickly the page answers.
pub(crate) fn perf() -> Result<(), String> {
    let mut test = ready(QUICKNESS)?;
    test.arg("--nocapture");
    println!("{}", line(&test));
    call(&mut test)
}

/// Takes pictures of every screen, and says where they are.
pub(crate) fn pictures() -> Result<(), String> {
    let folder = web::target().join("pictures");
    let mut test = ready(SCREENSHOTS)?;
    println!("{}", line(&test));
    call(test.env("REIHUM_PICTURES", &folder))?;
    println!("The pictures are in {}.", folder.display());
    Ok(())
}

/// A test with everything that it needs: the browser, the page, the program.
fn ready(test: &str) -> Result<Command, String> {
    install("chromium")?;
    install_as("chromedriver", "chromium-driver")?;
    let axe = axe()?;
    let page = web::make(Tool::BesideTests)?;
    let program = built(beside_tests("reihum"))?;
    let mut command = cargo(&format!("test --workspace --all-features --test {test} --"));
    command
        .env("REIHUM_PROGRAM", program)
        .env("REIHUM_PAGE", page)
        .env("REIHUM_AXE", axe);
    Ok(command)
}

/// Where npm finds whom to trust beside those it knows.
const TRUSTED: &str = "NODE_EXTRA_CA_CERTS";
/// Whom the machine trusts.
const SYSTEM: &str = "/etc/ssl/certs/ca-certificates.crt";

/// Fetches axe, once.
fn axe() -> Result<PathBuf, String> {
    let folder = web::target().join(AXE);
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        install("npm")?;
        println!("{AXE} is missing; fetching it");
        let mut npm = program(
            "npm",
            "install --no-save --no-audit --no-fund --ignore-scripts --prefix",
        );
        // It trusts only whom it knows itself; whoever this machine trusts is to count too.
        if env::var_os(TRUSTED).is_none() && Path::new(SYSTEM).is_file() {
            npm.env(TRUSTED, SYSTEM);
        }
        output(npm.arg(&folder).arg(AXE))?;
    }
    Ok(file)
}
