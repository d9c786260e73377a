//! A message as a line, and a line as a message.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Whatever goes over the wire: one JSON object a line.
pub trait Message: Serialize + DeserializeOwned {
    /// The line, with the line feed that ends it.
    ///
    /// # Panics
    /// Never: every message can be written.
    fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("messages are texts, numbers and lists of them");
        line.push('\n');
        line
    }

    /// Writes the message, without the end of a line, into a buffer whose room can be used again for the next one.
    ///
    /// # Panics
    /// Never: every message can be written.
    fn write(&self, buffer: &mut Vec<u8>) {
        buffer.clear();
        serde_json::to_writer(buffer, self).expect("messages are texts, numbers and lists of them");
    }

    /// Reads a line, with or without its end. Fields that are not known are ignored.
    ///
    /// # Errors
    /// When it is no message, and why.
    fn read(line: &[u8]) -> Result<Self, BadLine> {
        read(line)
    }
}

/// Reads a line as whatever is wanted.
pub(crate) fn read<T: DeserializeOwned>(line: &[u8]) -> Result<T, BadLine> {
    serde_json::from_slice(line).map_err(|error| BadLine(in_words(&error)))
}

/// A line that is no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is no message: {0}")]
pub struct BadLine(pub(crate) String);

/// What is wrong with a JSON text, without names that only this language has.
pub fn in_words(error: &serde_json::Error) -> String {
    let kinds = ["usize", "u64", "u32", "u16", "u8"];
    kinds.iter().fold(error.to_string(), |text, kind| {
        text.replace(&format!("expected {kind}"), "expected a whole number not below 0")
    })
}
