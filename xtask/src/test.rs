//! `cargo xtask test`: everything a change must pass, stage by stage.

mod commands;
mod examples;
mod programs;
mod serves;
mod stage;

pub(crate) use stage::{Failure, Verdict};

use crate::shell::{beside_tests, built, cargo, install, line, root, run as call, works};
use crate::web::{WASM, need_target, target};
use crate::{browser, perf, tidy, train};
use stage::{Stage, Took, run_stages};
use std::process::Command;
use std::time::Instant;

/// The order is that of patience: what fails fastest comes first.
const STAGES: [Stage; 12] = [
    Stage::new("formatting", formatting),
    Stage::new("tidy", || Ok(tidy::run().map(|()| Verdict::Passed)?)),
    Stage::new("clippy", clippy),
    Stage::new("tests", tests),
    Stage::new("scenarios", scenarios).needing_a_build(),
    Stage::new("threads", threads).needing_a_build().slow(),
    Stage::new("docs", docs).needing_a_build().slow(),
    Stage::new("wasm32", wasm).needing_a_build().slow(),
    Stage::new("browser", browser).needing_a_build().slow(),
    Stage::new("readme", readme).needing_a_build().slow(),
    Stage::new("instructions", perf::stage).needing_a_build().slow(),
    Stage::new("train", training).needing_a_build().slow(),
];

/// Of both games, even if the first complains.
fn training() -> Result<Verdict, Failure> {
    let (skipbo, solo) = (train::check(), train::solo::check());
    skipbo.and(solo)?;
    Ok(Verdict::Passed)
}

/// Runs the stages, then says which failed.
pub(crate) fn run(quick: bool) -> Result<(), String> {
    let start = Instant::now();
    let (lines, failed) = run_stages(&STAGES, quick);
    println!("\n=== summary\n{}", lines.join("\n"));
    println!("{:<14}{}\n", "in all", Took(start.elapsed()));
    if !failed.is_empty() {
        return Err(format!("FAILED: {}", failed.join(", ")));
    }
    println!("All passed{}.", if quick { ", as far as --quick looks" } else { "" });
    Ok(())
}

fn formatting() -> Result<Verdict, Failure> {
    needs(
        &mut cargo("fmt --version"),
        "rustfmt is missing: `rustup component add rustfmt`",
    )?;
    pass(&mut cargo("fmt --all --check")).map_err(|mut failure| {
        failure.what.push_str("; `cargo fmt --all` mends it");
        failure
    })
}

fn clippy() -> Result<Verdict, Failure> {
    needs(
        &mut cargo("clippy --version"),
        "clippy is missing: `rustup component add clippy`",
    )?;
    let all = pass(&mut cargo(
        "clippy --workspace --all-targets --all-features --keep-going -- -D warnings",
    ));
    // What needs a browser is not among all targets.
    let page = pass(&mut cargo(&format!(
        "clippy --workspace --all-features {} -- -D warnings",
        browser::TESTS.map(|test| format!("--test {test}")).join(" ")
    )));
    all.and(page)
}

/// Builds what tests.
const BUILD: &str = "test --workspace --all-features --no-run";

fn tests() -> Result<Verdict, Failure> {
    // Bots of others are tested with some in Python.
    install("python3")?;
    // What a server writes, and when, is seen from outside.
    if cfg!(target_os = "linux") {
        install("strace")?;
    }
    let build = pass(&mut cargo(BUILD));
    build.map_err(|failure| Failure {
        compiles: false,
        ..failure
    })?;
    let programs = programs::run(BUILD).map(|()| Verdict::Passed);
    let documents = pass(&mut cargo("test --workspace --all-features --doc"));
    programs?;
    documents
}

fn scenarios() -> Result<Verdict, Failure> {
    let examples = examples::write()?;
    let program = built(beside_tests("reihum"))?;
    let mut check = Command::new(program);
    pass(
        check
            .current_dir(root())
            .args(["check", "--quiet", "scenarios"])
            .arg(examples),
    )
}

/// Every order of the threads that write a log. What loom replaces is compiled otherwise, so it has a folder of its own.
fn threads() -> Result<Verdict, Failure> {
    let mut test = cargo("test --package store --test loom --target-dir");
    pass(test.arg(target().join("loom")).env("RUSTFLAGS", "--cfg loom"))
}

fn docs() -> Result<Verdict, Failure> {
    pass(cargo("doc --workspace --no-deps --all-features").env("RUSTDOCFLAGS", "-D warnings"))
}

fn wasm() -> Result<Verdict, Failure> {
    need_target()?;
    let packages = tidy::PURE.map(|name| format!("--package {name}")).join(" ");
    pass(&mut cargo(&format!("check --target {WASM} {packages}")))?;
    // What a client knows, for a page: without sockets, which would need a system.
    pass(&mut cargo(&format!(
        "check --target {WASM} --package client --no-default-features"
    )))
}

/// The page, as small as it gets, in a real browser.
fn browser() -> Result<Verdict, Failure> {
    Ok(browser::run(None).map(|()| Verdict::Passed)?)
}

/// The README's commands, and those of all other documentation.
fn readme() -> Result<Verdict, Failure> {
    serves::run()?;
    Ok(commands::run_all(&tidy::Tree::read(&root())?).map(|()| Verdict::Passed)?)
}

fn needs(version: &mut Command, advice: &str) -> Result<(), Failure> {
    if works(version) {
        Ok(())
    } else {
        Err(advice.to_string().into())
    }
}

fn pass(command: &mut Command) -> Result<Verdict, Failure> {
    println!("{}", line(command));
    Ok(call(command).map(|()| Verdict::Passed)?)
}
