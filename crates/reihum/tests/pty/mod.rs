//! The real program on a terminal of its own: keys are pressed, and what somebody would see is read.

#![allow(dead_code, reason = "every test file uses some of it")]

use rustix::fs::{Mode, OFlags};
use rustix::io::FdFlags;
use rustix::process::{Pid, Signal};
use rustix::pty::OpenptFlags;
use rustix::termios::{LocalModes, Winsize};
use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// So long nothing takes, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);

/// Set in the process that becomes the program: its arguments, a line each.
const INNER: &str = "REIHUM_PLAYS";

pub(crate) struct Pty {
    keyboard: File,
    /// The program's end. We hold it open, so that the terminal outlives the program.
    line: Option<OwnedFd>,
    pub(crate) program: Child,
    found: String,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
}

/// A process gets a terminal of its own only by asking for it, so the tests start themselves again, ask, and become the program. Every test
/// calls this first.
pub(crate) fn become_the_program() {
    if let Ok(arguments) = std::env::var(INNER) {
        rustix::process::setsid().unwrap();
        rustix::process::ioctl_tiocsctty(std::io::stdin()).unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_reihum"));
        panic!("{}", program.args(arguments.lines()).env_remove(INNER).exec());
    }
}

impl Pty {
    /// Starts the program in a window of this size; `test` is the name of a test that calls [`become_the_program`].
    pub(crate) fn start(test: &str, arguments: &[&str], (rows, columns): (u16, u16)) -> Self {
        let ours = rustix::pty::openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        rustix::io::fcntl_setfd(&ours, FdFlags::CLOEXEC).unwrap();
        rustix::pty::grantpt(&ours).unwrap();
        rustix::pty::unlockpt(&ours).unwrap();
        let path = rustix::pty::ptsname(&ours, Vec::new()).unwrap();
        let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
        let line = rustix::fs::open(&path, flags, Mode::empty()).unwrap();
        let keyboard = File::from(ours);
        let mut screen = keyboard.try_clone().unwrap();
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = screen.read(&mut bytes)
                && sender.send(bytes[..count].to_vec()).is_ok()
            {}
        });
        resize(&keyboard, rows, columns);
        let found = modes(&keyboard);
        let program = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(INNER, arguments.join("\n"))
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C")
            .stdin(line.try_clone().unwrap())
            .stdout(line.try_clone().unwrap())
            .stderr(line.try_clone().unwrap())
            .spawn()
            .unwrap();
        Self {
            keyboard,
            line: Some(line),
            program,
            found,
            output,
            parser: vt100::Parser::new(some(rows), some(columns), 0),
        }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    pub(crate) fn resize(&mut self, rows: u16, columns: u16) {
        self.parser.screen_mut().set_size(some(rows), some(columns));
        resize(&self.keyboard, rows, columns);
    }

    pub(crate) fn signal(&self, signal: Signal) {
        rustix::process::kill_process(Pid::from_child(&self.program), signal).unwrap();
    }

    /// Whether it collects and echoes lines, as terminals do.
    pub(crate) fn cooks(&self) -> bool {
        let modes = rustix::termios::tcgetattr(&self.keyboard).unwrap().local_modes;
        modes.intersects(LocalModes::ICANON | LocalModes::ECHO)
    }

    /// Whether what was there before is hidden, and the cursor as well.
    pub(crate) fn has_a_screen_of_its_own(&self) -> bool {
        let screen = self.parser.screen();
        screen.alternate_screen() && screen.hide_cursor()
    }

    /// What somebody sees now.
    pub(crate) fn text(&self) -> String {
        let contents = self.parser.screen().contents();
        let lines: Vec<&str> = contents.lines().map(str::trim_end).collect();
        lines.join("\n")
    }

    /// Waits until the screen is so, and says how it is then. A picture that is still being drawn is not looked at.
    pub(crate) fn wait_for(&mut self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            for _ in 0..20 {
                if !self.listen() {
                    break;
                }
            }
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(start.elapsed() < PATIENCE, "no {what} in\n{text}");
        }
    }

    /// The screen shows this text.
    pub(crate) fn shows(&mut self, text: &str) -> String {
        self.wait_for(text, |screen| screen.contains(text))
    }

    /// The program ends with this code, and the terminal is as it was; what stands on it then.
    pub(crate) fn is_given_back(&mut self, code: i32) -> String {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.program.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end:\n{}", self.text());
            self.listen();
        };
        assert_eq!(modes(&self.keyboard), self.found);
        // When nobody has the other end any more, all that was written is read, and then the reader ends.
        self.line = None;
        let end = loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(end) => break end,
            }
        };
        assert_eq!(end, RecvTimeoutError::Disconnected, "somebody still writes");
        assert_eq!(status.code(), Some(code), "{status}\n{}", self.text());
        let screen = self.parser.screen();
        assert!(
            !screen.alternate_screen() && !screen.hide_cursor(),
            "the old screen is back"
        );
        self.text()
    }

    fn listen(&mut self) -> bool {
        match self.output.recv_timeout(Duration::from_millis(50)) {
            Ok(bytes) => {
                self.parser.process(&bytes);
                true
            }
            Err(_) => false,
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn some(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).unwrap()
}

/// Everything that can be set about a terminal.
fn modes(terminal: &File) -> String {
    format!("{:?}", rustix::termios::tcgetattr(terminal).unwrap())
}

fn resize(terminal: &File, rows: u16, columns: u16) {
    let size = Winsize {
        ws_row: rows,
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    rustix::termios::tcsetwinsize(terminal, size).unwrap();
}
