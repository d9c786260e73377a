//! Standard output, coloured on a terminal and calm when its reader goes away.

use clap::builder::styling::{AnsiColor, Style};
use std::error::Error;
use std::io::{self, ErrorKind, Stdout, Write};
use std::process::ExitCode;
use words::Numerals;

/// Texts from outside as they may be shown, and as they may be quoted in a message.
pub(crate) use game::{plain, quoted as short};

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

/// How many characters the widest of these texts has.
pub(crate) fn widest<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> usize {
    let widths = texts.into_iter().map(|text| text.as_ref().chars().count());
    widths.max().unwrap_or_default()
}

/// A number with thousands set apart.
pub(crate) fn separated(number: u64) -> String {
    Numerals::PLAIN.whole(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn width_is_counted_in_characters() {
        assert_eq!(widest(["über", "ab", "£"]), 4);
        assert_eq!(widest([""; 0]), 0);
    }
}
