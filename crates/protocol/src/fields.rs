//! What a seat sees, in notation, cut into its fields: JSON that can be used without a parser of ours.

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The fields of a sight, in their order. Whatever stands there once for each seat is one field, an object with a key for each.
///
/// ```
/// use protocol::Fields;
/// let text = "viewer 1; seats 2; stock 1 5 ?*9; stock 2 J ?*9; build 1 2 | - | - | -";
/// let fields = Fields::of(text);
/// assert_eq!(
///     serde_json::to_string(&fields).unwrap(),
///     r#"{"viewer":"1","seats":"2","stock":{"1":"5 ?*9","2":"J ?*9"},"build":"1 2 | - | - | -"}"#
/// );
/// assert_eq!(fields.to_string(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields(Vec<(String, Field)>);

/// The value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// It stands there once.
    One(String),
    /// Every seat has one.
    BySeat(Vec<(String, String)>),
}

impl Fields {
    /// Cuts a sight, as a game writes it, into its fields. Every seat has a field if its name stands there oftener than once.
    pub fn of(text: &str) -> Self {
        let split = |text: &str| -> (String, String) {
            let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
            (first.into(), rest.into())
        };
        let written: Vec<(String, String)> = text.split("; ").filter(|text| !text.is_empty()).map(split).collect();
        let mut fields: Vec<(String, Field)> = Vec::new();
        for (name, value) in &written {
            if written.iter().filter(|(other, _)| other == name).count() == 1 {
                fields.push((name.clone(), Field::One(value.clone())));
                continue;
            }
            match fields.iter_mut().find(|(other, _)| other == name) {
                Some((_, Field::BySeat(seats))) => seats.push(split(value)),
                _ => fields.push((name.clone(), Field::BySeat(vec![split(value)]))),
            }
        }
        Self(fields)
    }

    /// All of them, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Field)> {
        self.0.iter().map(|(name, field)| (name.as_str(), field))
    }
}

/// The notation again.
impl fmt::Display for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut texts = Vec::new();
        for (name, field) in &self.0 {
            match field {
                Field::One(value) => texts.push(format!("{name} {value}")),
                Field::BySeat(seats) => {
                    texts.extend(seats.iter().map(|(seat, value)| format!("{name} {seat} {value}")));
                }
            }
        }
        f.write_str(&texts.join("; "))
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, field)| (name, field)))
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::One(value) => serializer.serialize_str(value),
            Self::BySeat(seats) => serializer.collect_map(seats.iter().map(|(seat, value)| (seat, value))),
        }
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ReadFields)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ReadField)
    }
}

struct ReadFields;

impl<'de> Visitor<'de> for ReadFields {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the fields of a sight")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Fields, A::Error> {
        in_order(map).map(Fields)
    }
}

struct ReadField;

impl<'de> Visitor<'de> for ReadField {
    type Value = Field;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, or an object with one for each seat")
    }

    fn visit_str<E>(self, value: &str) -> Result<Field, E> {
        Ok(Field::One(value.into()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Field, A::Error> {
        in_order(map).map(Field::BySeat)
    }
}

/// The entries of an object as they stand there.
fn in_order<'de, T: Deserialize<'de>, A: MapAccess<'de>>(mut map: A) -> Result<Vec<(String, T)>, A::Error> {
    let mut entries = Vec::new();
    while let Some(entry) = map.next_entry()? {
        entries.push(entry);
    }
    Ok(entries)
}
