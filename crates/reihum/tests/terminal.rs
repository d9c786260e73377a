//! `reihum replay --step` on a real terminal: keys are pressed, the screen is read, and the terminal is left as it was found.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use rustix::fs::{Mode, OFlags};
use rustix::io::FdFlags;
use rustix::process::{Pid, Signal};
use rustix::pty::OpenptFlags;
use rustix::termios::{LocalModes, Winsize};
use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// A match of one deal with 25 actions, so with 27 pages, which are numbered from 0 to 26.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../solo/tests/records/example.record");
const LAST: usize = 26;

const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const END: &str = "\u{1b}[F";
const HOME: &str = "\u{1b}[H";

/// So long nothing takes, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
fn keys_turn_the_pages_and_the_terminal_is_given_back() {
    let mut terminal = Terminal::open();
    terminal.shows(0, "deal 1");
    assert!(!terminal.cooks(), "keys come as they are pressed");
    for (key, step, title) in [
        (RIGHT, 1, "line 14: 1: F=g"),
        (RIGHT, 2, "line 15: 2: draw"),
        (LEFT, 1, "line 14: 1: F=g"),
        (END, LAST, "25"),
        (LEFT, 25, "2: W"),
        (HOME, 0, "deal 1"),
        (" ", 1, "line 14: 1: F=g"),
    ] {
        terminal.press(key);
        terminal.shows(step, title);
    }
    terminal.press("q");
    terminal.is_given_back(0);
}

#[test]
fn a_smaller_window_gets_a_smaller_page() {
    let mut terminal = Terminal::open();
    // Who answers a key also listens for the size.
    terminal.press(RIGHT);
    terminal.shows(1, "line 14");
    terminal.resize(8, 40);
    terminal.wait_for("a page of 8 lines and 40 columns", |screen| {
        screen.page.len() == 8 && screen.page.iter().all(|line| line.chars().count() <= 40)
    });
}

#[test]
fn a_signal_gives_the_terminal_back_too() {
    let mut terminal = Terminal::open();
    terminal.shows(0, "deal 1");
    rustix::process::kill_process(Pid::from_child(&terminal.program), Signal::TERM).unwrap();
    terminal.is_given_back(130);
}

/// A terminal on which somebody steps through the record.
struct Terminal {
    /// Our end of it.
    keyboard: File,
    /// The program's end. We hold it open, so that the terminal outlives the program.
    _line: OwnedFd,
    program: Child,
    /// How the terminal was before the program began.
    found: String,
    output: Receiver<Vec<u8>>,
    /// All that was written to it.
    written: Vec<u8>,
}

impl Terminal {
    fn open() -> Self {
        if std::env::var_os(INNER).is_some() {
            become_the_program();
        }
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
        resize(&keyboard, 24, 100);
        let found = modes(&keyboard);
        let program = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "a_smaller_window_gets_a_smaller_page", "--nocapture"])
            .env(INNER, "yes")
            .stdin(line.try_clone().unwrap())
            .stdout(line.try_clone().unwrap())
            .stderr(line.try_clone().unwrap())
            .spawn()
            .unwrap();
        Self {
            keyboard,
            _line: line,
            program,
            found,
            output,
            written: Vec::new(),
        }
    }

    fn press(&mut self, key: &str) {
        self.keyboard.write_all(key.as_bytes()).unwrap();
    }

    fn resize(&self, rows: u16, columns: u16) {
        resize(&self.keyboard, rows, columns);
    }

    /// Whether it collects and echoes lines, as terminals do.
    fn cooks(&self) -> bool {
        let modes = rustix::termios::tcgetattr(&self.keyboard).unwrap().local_modes;
        modes.intersects(LocalModes::ICANON | LocalModes::ECHO)
    }

    /// The page of this step comes up, with this text in its title.
    fn shows(&mut self, step: usize, title: &str) {
        let step = format!("step {step} of {LAST}");
        self.wait_for(&format!("{step}, {title}"), |screen| {
            let line = |number: usize| screen.page.get(number).map_or("", String::as_str);
            screen.own && !screen.cursor && line(1).ends_with(&step) && line(3).contains(title)
        });
    }

    /// The program ends with this code, and everything is as before.
    fn is_given_back(&mut self, code: i32) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.program.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end");
            self.listen();
        };
        assert_eq!(status.code(), Some(code), "{status}");
        self.wait_for("the old screen", |screen| !screen.own && screen.cursor);
        assert_eq!(modes(&self.keyboard), self.found);
    }

    fn wait_for(&mut self, what: &str, holds: impl Fn(&Screen) -> bool) {
        let start = Instant::now();
        loop {
            let screen = Screen::after(&self.written);
            if holds(&screen) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "no {what} in {screen:#?}");
            self.listen();
        }
    }

    fn listen(&mut self) {
        if let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(50)) {
            self.written.extend(bytes);
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
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

/// What somebody sees.
#[derive(Debug)]
struct Screen {
    page: Vec<String>,
    line: usize,
    cursor: bool,
    /// Whether the program has a screen of its own, and what was there before is hidden.
    own: bool,
}

impl Screen {
    /// What is there after all this was written. It knows as much of a terminal's language as the program uses.
    fn after(written: &[u8]) -> Self {
        let text = String::from_utf8_lossy(written);
        let mut screen = Self {
            page: Vec::new(),
            line: 0,
            cursor: true,
            own: false,
        };
        let mut rest = text.as_ref();
        while let Some(c) = rest.chars().next() {
            if let Some(code) = rest.strip_prefix("\u{1b}[") {
                let Some(end) = code.find(|c: char| c.is_ascii_alphabetic()) else {
                    break;
                };
                screen.obey(&code[..=end]);
                rest = &code[end + 1..];
            } else {
                if !c.is_control() {
                    let lines = screen.page.len().max(screen.line + 1);
                    screen.page.resize(lines, String::new());
                    screen.page[screen.line].push(c);
                }
                rest = &rest[c.len_utf8()..];
            }
        }
        screen
    }

    fn obey(&mut self, code: &str) {
        match code {
            "?1049h" => self.own = true,
            "?1049l" => self.own = false,
            "?25h" => self.cursor = true,
            "?25l" => self.cursor = false,
            "2J" => self.page.clear(),
            _ => {
                let line = code.strip_suffix(";1H").and_then(|line| line.parse::<usize>().ok());
                self.line = line.unwrap_or_else(|| panic!("what is {code:?}?")) - 1;
            }
        }
    }
}

/// Set in the process that becomes the program.
const INNER: &str = "REIHUM_ON_A_TERMINAL";

/// A process gets a terminal of its own only by asking for it, so the tests start themselves again, ask, and become the
/// program. Otherwise the program would ask whatever terminal the tests were started from how large it is.
fn become_the_program() -> ! {
    rustix::process::setsid().unwrap();
    rustix::process::ioctl_tiocsctty(std::io::stdin()).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_reihum"));
    panic!("{}", program.args(["replay", "--step", "--lang", "en", RECORD]).exec());
}
