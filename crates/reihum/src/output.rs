//! Standard output, coloured on a terminal and calm when its reader goes away.

use clap::builder::styling::{AnsiColor, Style};
use std::error::Error;
use std::io::{self, ErrorKind, Stdout, Write};
use std::process::ExitCode;

/// How success looks.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// How failure looks.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// How headings look.
pub(crate) const HEADING: Style = Style::new().bold();
/// How things beside the point look.
pub(crate) const DIM: Style = Style::new().dimmed();

/// Standard output. When its reader has gone (`reihum check … | head -1`), the rest is written to nobody and the exit
/// code is what it would have been.
pub(crate) struct Output {
    stream: anstream::AutoStream<Stdout>,
    gone: bool,
}

impl Output {
    /// Standard output as it is.
    pub(crate) fn new() -> Self {
        Self {
            stream: anstream::stdout(),
            gone: false,
        }
    }

    fn unless_gone(&mut self, result: io::Result<()>) -> io::Result<()> {
        match result {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => self.gone = true,
            Err(error) => {
                let message = format!("the results cannot be written: {error}");
                return Err(io::Error::new(error.kind(), message));
            }
            Ok(()) => {}
        }
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.gone {
            let result = self.stream.write_all(bytes);
            self.unless_gone(result)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.gone {
            return Ok(());
        }
        let result = self.stream.flush();
        self.unless_gone(result)
    }
}

/// Prints the help of a command that was given nothing to do.
pub(crate) fn help(command: &mut clap::Command) -> Result<ExitCode, Box<dyn Error>> {
    let mut out = Output::new();
    write!(out, "{}", command.render_help().ansi())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// A text from outside as it may be shown: control characters, which could play tricks on a terminal, are escaped.
pub(crate) fn plain(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut shown, c| {
        if c.is_control() {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
        shown
    })
}

/// A text from outside as it may be shown in a message: plain, and not longer than somebody wants to read.
pub(crate) fn short(text: &str) -> String {
    const LONGEST: usize = 60;
    let text = plain(text);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A number with thousands set apart.
pub(crate) fn separated(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .filter_map(|group| str::from_utf8(group).ok())
        .collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_easily() {
        assert_eq!(separated(0), "0");
        assert_eq!(separated(999), "999");
        assert_eq!(separated(1_234_567), "1,234,567");
    }

    #[test]
    fn texts_from_outside_cannot_play_tricks() {
        assert_eq!(plain("a\u{1b}[2Jb\nc"), "a\\u{1b}[2Jb\\nc");
        assert_eq!(plain("Grüße"), "Grüße");
        assert_eq!(short(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
        assert_eq!(short("r5"), "r5");
    }
}
