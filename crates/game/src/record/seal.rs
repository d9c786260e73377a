//! The checksum at the end of every line: it pins a changed byte to its line.

use super::bad::{BadRecord, Damage};
use std::fmt::Write;

/// The text of a line is filled up with spaces to this width, so that the checksums stand below each other.
const WIDTH: usize = 24;
/// How many hexadecimal digits a checksum has.
const DIGITS: usize = 8;
/// The longest line, in bytes.
const LONGEST_LINE: usize = 4 << 10;
/// The largest record, in bytes.
const LARGEST: usize = 16 << 20;

/// Puts the checksums to lines of a record, each of which ends with a line feed, or to the changed lines of one.
///
/// Whatever looks like a checksum at the end of a line is replaced. For those who write records by other means, and for
/// tests that must get past the checksums.
///
/// ```
/// let line = game::record::seal("reihum record 1\n");
/// assert_eq!(line, "reihum record 1           e114e775\n");
/// assert_eq!(game::record::seal(&line), line);
/// ```
pub fn seal(lines: &str) -> String {
    let mut sealed = Sealed::default();
    for line in lines.lines() {
        sealed.push(split(line).map_or(line, |(text, _)| text).trim_end_matches(' '));
    }
    sealed.text
}

/// A text that grows by sealed lines.
#[derive(Clone, Debug, Default)]
pub(super) struct Sealed {
    pub(super) text: String,
    crc: Crc,
    read: usize,
}

impl Sealed {
    /// Adds a line and its checksum.
    pub(super) fn push(&mut self, line: &str) {
        // Writing to a `String` does not fail.
        let _ = write!(self.text, "{line:<WIDTH$}  ");
        self.crc.read(&self.text.as_bytes()[self.read..]);
        self.read = self.text.len();
        let _ = writeln!(self.text, "{:08x}", self.crc.value());
    }
}

/// The lines of a record, each checked against its checksum.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    rest: &'a [u8],
    /// The number of the line that was read last.
    pub(super) line: usize,
    /// Whether the lines end as Windows ends them. Then all must.
    windows: bool,
    crc: Crc,
}

impl<'a> Lines<'a> {
    /// The lines of a text that claims to be a record.
    pub(super) fn of(bytes: &'a [u8]) -> Result<Self, BadRecord> {
        if bytes.len() > LARGEST {
            return Err(Damage::TooLarge.in_no_line());
        }
        let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
        Ok(Self {
            rest: bytes,
            line: 0,
            windows: first.ends_with(b"\r"),
            crc: Crc::default(),
        })
    }

    /// The text of the next line without its checksum, or nothing at the end.
    pub(super) fn next_line(&mut self) -> Result<Option<&'a str>, BadRecord> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.line += 1;
        let text = self.take().map_err(|damage| damage.in_line(self.line))?;
        Ok(Some(text))
    }

    fn take(&mut self) -> Result<&'a str, Damage> {
        let length = self.rest.iter().take(LONGEST_LINE + 1).position(|byte| *byte == b'\n');
        let Some(length) = length else {
            return Err(if self.rest.len() > LONGEST_LINE {
                Damage::LongLine
            } else {
                Damage::BreaksOff
            });
        };
        let (line, rest) = self.rest.split_at(length);
        self.rest = &rest[1..];
        let line = match line.strip_suffix(b"\r") {
            Some(line) if self.windows => line,
            None if !self.windows => line,
            _ => return Err(Damage::LineEndings),
        };
        let line = str::from_utf8(line).map_err(|_| Damage::NotText)?;
        let (text, written) = split(line).ok_or(Damage::NoChecksum)?;
        self.crc.read(text.as_bytes());
        let right = self.crc.value();
        if written != format!("{right:08x}") {
            let written = written.into();
            return Err(Damage::Checksum { written, right });
        }
        self.crc.read(written.as_bytes());
        self.crc.read(b"\n");
        let unpadded = text.trim_end_matches(' ');
        if format!("{unpadded:<WIDTH$}  ") != text {
            return Err(Damage::Spaces);
        }
        Ok(unpadded)
    }
}

/// A line as its text, with the spaces that fill it up, and its checksum, if there is one.
fn split(line: &str) -> Option<(&str, &str)> {
    let (text, digits) = line.split_at_checked(line.len().checked_sub(DIGITS)?)?;
    let hexadecimal = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
    (text.ends_with("  ") && digits.bytes().all(hexadecimal)).then_some((text, digits))
}

/// A running CRC-32 (the one of zip, PNG and Ethernet). Unlike part of a hash it finds *every* change of up to four
/// neighbouring bytes.
#[derive(Clone, Copy, Debug)]
struct Crc(u32);

impl Default for Crc {
    fn default() -> Self {
        Self(u32::MAX)
    }
}

impl Crc {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut byte = 0;
        while byte < 256 {
            let mut value = byte as u32;
            let mut bit = 0;
            while bit < 8 {
                value = (value >> 1) ^ (0xedb8_8320 * (value & 1));
                bit += 1;
            }
            table[byte] = value;
            byte += 1;
        }
        table
    };

    fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 >> 8) ^ Self::TABLE[usize::from(self.0 as u8 ^ byte)];
        }
    }

    fn value(self) -> u32 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_value_of_the_crc() {
        let mut crc = Crc::default();
        crc.read(b"123456789");
        assert_eq!(crc.value(), 0xcbf4_3926);
    }

    #[test]
    fn sealed_lines_read_back() {
        let text = seal("one\ntwo  three\nGrüße\n");
        let mut lines = Lines::of(text.as_bytes()).unwrap();
        for line in ["one", "two  three", "Grüße"] {
            assert_eq!(lines.next_line(), Ok(Some(line)));
        }
        assert_eq!(lines.next_line(), Ok(None));
        assert_eq!(seal(&text), text);
    }
}
