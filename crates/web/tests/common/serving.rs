//! A real `reihum serve` with the page, at a free port, with a file of its own.

use super::told;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct Serving {
    child: Child,
    folder: PathBuf,
    pub(crate) port: u16,
}

impl Serving {
    pub(crate) fn start() -> Self {
        Self::with(&[])
    }

    /// One that others in the home network find too.
    pub(crate) fn for_all() -> Self {
        Self::at("0.0.0.0", &[])
    }

    /// One with more options, until it is started again.
    pub(crate) fn with(options: &[&str]) -> Self {
        Self::at("127.0.0.1", options)
    }

    fn at(address: &str, options: &[&str]) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("reihum-web-{}-{number}", std::process::id()));
        // What a test that was killed had left there is of no interest.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let address = format!("{address}:{}", free_port(number));
        let (child, port) = spawn(&folder, &address, &told("REIHUM_PAGE"), options);
        Self { child, folder, port }
    }

    /// It is gone from one moment to the next.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// It is told to stop, says goodbye to everybody, and is gone.
    #[cfg(unix)]
    pub(crate) fn stop(&mut self) {
        self.signal(rustix::process::Signal::TERM);
        assert!(self.child.wait().unwrap().success(), "it stops in good order");
    }

    /// It hears, and does nothing about it.
    #[cfg(unix)]
    pub(crate) fn freeze(&self) {
        self.signal(rustix::process::Signal::STOP);
    }

    /// It goes on.
    #[cfg(unix)]
    pub(crate) fn thaw(&self) {
        self.signal(rustix::process::Signal::CONT);
    }

    #[cfg(unix)]
    fn signal(&self, signal: rustix::process::Signal) {
        let process = rustix::process::Pid::from_raw(self.child.id().cast_signed()).unwrap();
        rustix::process::kill_process(process, signal).unwrap();
    }

    /// A folder that is gone with the server.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// It is there again after it was stopped or killed, where it was, with what it had kept.
    pub(crate) fn again(&mut self) {
        self.again_with(&told("REIHUM_PAGE"));
    }

    /// It is there again with this page.
    pub(crate) fn again_with(&mut self, page: &Path) {
        let address = format!("127.0.0.1:{}", self.port);
        (self.child, self.port) = spawn(&self.folder, &address, page, &[]);
    }
}

/// A port that is free, for a server that may be found there again. It is none of those that the system hands out: nobody gets it while the server is away.
fn free_port(number: u32) -> u16 {
    let first = 10_000 + ((std::process::id() * 97 + number * 7) % 9_000) as u16;
    let free = (first..20_000).find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.expect("a free port")
}

fn spawn(folder: &Path, address: &str, page: &Path, options: &[&str]) -> (Child, u16) {
    let mut child = Command::new(told("REIHUM_PROGRAM"))
        .args(["serve", "--addr", address, "--log-level", "warn", "--data"])
        .arg(folder.join("tables.db"))
        .arg("--page")
        .arg(page)
        .arg("--bots-per-second=1000")
        .args(options)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let line = out.lines().next().expect("it says where it is").unwrap();
    let port = line.rsplit(':').next().and_then(|port| port.trim().parse().ok());
    (child, port.unwrap_or_else(|| panic!("no port in: {line}")))
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
