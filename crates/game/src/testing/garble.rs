//! Texts spoilt on purpose: what a parser must survive, made from what it accepts.

use std::ops::Range;

/// What has surprised parsers before.
const SURPRISES: [&str; 21] = [
    "",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u{1b}[2J",
    "\u{7f}",
    "\\u001b",
    "\u{85}",
    "\u{202e}",
    "é",
    "0",
    "-1",
    "256",
    "65536",
    "99999999999999999999",
    "?*120",
    "rest",
    ";",
];

/// The bytes of a fuzzer, taken one after the other as decisions. When they are used up, every decision is 0.
pub struct Tape<'a>(&'a [u8]);

impl<'a> Tape<'a> {
    /// A tape of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether all bytes are used up.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// A number below `bound`, from one byte or from two; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        let number = match bound {
            0..=0x100 => usize::from(self.byte()),
            _ => usize::from(u16::from_le_bytes([self.byte(), self.byte()])),
        };
        number.checked_rem(bound).unwrap_or(0)
    }

    /// One of several things.
    ///
    /// # Panics
    /// When there is none.
    pub fn pick<'b, T>(&mut self, items: &'b [T]) -> &'b T {
        &items[self.below(items.len())]
    }

    /// What is left, as text: whatever is no UTF-8 is replaced.
    pub fn rest(&mut self) -> String {
        String::from_utf8_lossy(std::mem::take(&mut self.0)).into_owned()
    }
}

/// The text with a few changes, as the tape decides: bytes and words changed, lost, doubled, exchanged, or taken from
/// `donor`, a text of the same kind.
pub fn garble(text: &[u8], donor: &[u8], tape: &mut Tape<'_>) -> Vec<u8> {
    let mut text = text.to_vec();
    // Half of all texts are changed in one place, a quarter in two, and so on: what is quite spoilt is refused at once.
    for _ in 0..=tape.byte().leading_ones() {
        change(&mut text, donor, tape);
    }
    text
}

fn change(text: &mut Vec<u8>, donor: &[u8], tape: &mut Tape<'_>) {
    match tape.below(16) {
        0 => {
            let at = tape.below(text.len() + 1);
            text.insert(at, tape.byte());
        }
        1 => {
            let at = tape.below(text.len());
            if let Some(byte) = text.get_mut(at) {
                *byte = tape.byte();
            }
        }
        2 => {
            let place = stretch(text, tape);
            text.drain(place);
        }
        3 => {
            let copy = text[stretch(text, tape)].to_vec();
            let at = tape.below(text.len() + 1);
            text.splice(at..at, copy);
        }
        4 => {
            let surprise = tape.pick(&SURPRISES).bytes();
            let at = tape.below(text.len() + 1);
            text.splice(at..at, surprise);
        }
        5 => {
            let surprise = tape.pick(&SURPRISES).bytes();
            let word = word(text, tape);
            text.splice(word, surprise);
        }
        6 => {
            let other = text[word(text, tape)].to_vec();
            let word = word(text, tape);
            text.splice(word, other);
        }
        7 => {
            let word = word(text, tape);
            text.drain(word);
        }
        8..=11 => exchange(text, tape),
        // The words of other texts of its kind are the likeliest to make sense.
        _ => {
            let other = donor[word(donor, tape)].to_vec();
            let word = word(text, tape);
            text.splice(word, other);
        }
    }
}

/// Lets two words of the same length change places: a position keeps its cards so.
fn exchange(text: &mut [u8], tape: &mut Tape<'_>) {
    let one = word(text, tape);
    let from = tape.below(text.len());
    let places = (from..text.len())
        .chain(0..from)
        .filter(|at| at.abs_diff(one.start) >= one.len());
    let mut others = places.map(|at| word_at(text, at));
    if let Some(other) = others.find(|other| other.len() == one.len() && text[other.clone()] != text[one.clone()]) {
        for (a, b) in one.zip(other) {
            text.swap(a, b);
        }
    }
}

/// A few neighbouring bytes.
fn stretch(text: &[u8], tape: &mut Tape<'_>) -> Range<usize> {
    let begin = tape.below(text.len() + 1);
    let end = (begin + tape.below(64)).min(text.len());
    begin..end
}

/// Some word.
fn word(text: &[u8], tape: &mut Tape<'_>) -> Range<usize> {
    word_at(text, tape.below(text.len()))
}

/// The letters and digits around a place; a single byte, if it is neither.
fn word_at(text: &[u8], at: usize) -> Range<usize> {
    let inside = |byte: &&u8| byte.is_ascii_alphanumeric();
    let before = text[..at].iter().rev().take_while(inside).count();
    match text[at..].iter().take_while(inside).count() {
        0 => at..(at + 1).min(text.len()),
        after => at - before..at + after,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_too_short_to_be_spoilt() {
        for kind in 0..16 {
            for text in ["", "a", "a b"] {
                garble(text.as_bytes(), b"", &mut Tape::new(&[0, kind, 7, 9, 3]));
            }
        }
    }

    #[test]
    fn words_come_from_the_donor() {
        let spoilt = garble(b"hand 1 r5", b"b7 y9", &mut Tape::new(&[0, 12, 4, 7]));
        assert_eq!(spoilt, b"hand 1 y9");
    }

    #[test]
    fn words_of_the_same_length_change_places() {
        let spoilt = garble(b"hand 1 r5 b7", b"", &mut Tape::new(&[0, 8, 7, 0]));
        assert_eq!(spoilt, b"hand 1 b7 r5");
    }
}
