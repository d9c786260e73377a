//! The README's first command, run as it is printed: it builds, it serves, and a browser would get the page.

use crate::shell::{cargo, line, output, program};
use crate::web::target;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;
use std::time::Duration;

/// What it says when it can be found.
const SERVES: &str = "Reihum serves at http://";

/// Runs it until it was looked at.
#[cfg(unix)]
pub(super) fn run() -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    let data = target().join("readme.db");
    // Any port that is free, and not the tables of whoever tests.
    let mut serve = cargo("xtask serve --addr 127.0.0.1:0 --data");
    serve.arg(data).stdin(Stdio::null()).stdout(Stdio::piped());
    println!("{}", line(&serve));
    // It starts others, which are to end with it.
    let mut serving = serve
        .process_group(0)
        .spawn()
        .map_err(|error| format!("`{}`: {error}", line(&serve)))?;
    let mut says = BufReader::new(serving.stdout.take().expect("it is read here")).lines();
    let looked = says
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| line.strip_prefix(SERVES).map(str::to_string))
        .ok_or_else(|| "`cargo xtask serve` ended before it served".to_string())
        .and_then(|address| look(&address));
    let stopped = output(program("kill", "-TERM --").arg(format!("-{}", serving.id())));
    serving.wait().map_err(|error| error.to_string())?;
    // Until then it could speak.
    drop(says);
    looked.and(stopped.map(drop))
}

#[cfg(not(unix))]
pub(super) fn run() -> Result<(), String> {
    Ok(())
}

/// Asks for the page there.
fn look(address: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{address}: {error}");
    let mut stream = TcpStream::connect(address).map_err(failed)?;
    stream.set_read_timeout(Some(Duration::from_mins(5))).map_err(failed)?;
    let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).map_err(failed)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(failed)?;
    if answer.starts_with("HTTP/1.1 200") && answer.contains("reihum.js") {
        return Ok(());
    }
    let first: Vec<&str> = answer.lines().take(3).collect();
    Err(format!("{address} does not answer with the page: {first:?}"))
}
