//! Notation is plain: nothing in it has to be escaped. Whoever knows that writes it ten times as fast as letter by letter.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Writes a long text, or nothing.
#[expect(clippy::ref_option, reason = "serde hands fields over like this")]
pub(crate) fn serialize<S: Serializer>(text: &Option<String>, serializer: S) -> Result<S::Ok, S::Error> {
    match text.as_deref().map(|text| quoted(text).ok_or(text)) {
        Some(Ok(raw)) => raw.serialize(serializer),
        Some(Err(text)) => serializer.serialize_str(text),
        None => serializer.serialize_none(),
    }
}

/// The text in quotation marks, if that is all it needs.
fn quoted(text: &str) -> Option<Box<RawValue>> {
    let special = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
    // To look at all of them takes less time than to stop at the first.
    if text.bytes().fold(false, |found, byte| found | special(byte)) {
        return None;
    }
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    quoted.push_str(text);
    quoted.push('"');
    RawValue::from_string(quoted).ok()
}

#[cfg(test)]
mod tests {
    use crate::{Message, ToClient, Update};

    #[test]
    fn whatever_a_sight_is_it_reads_back_and_is_what_json_writes() {
        for text in [
            "",
            "viewer 1; hand 1 r5 ?*3",
            "a\"b",
            "\\n",
            "tab\there",
            "\u{1}",
            "für „uns“ 🂡",
            "\",\"x\":\"",
        ] {
            let update = ToClient::Update(Update {
                sight: Some(text.into()),
                ..Update::default()
            });
            let line = update.line();
            assert_eq!(ToClient::read(line.as_bytes()), Ok(update));
            let json = serde_json::to_string(text).unwrap();
            assert!(line.contains(&format!("\"sight\":{json}")), "{line}");
        }
    }
}
