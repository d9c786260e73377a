//! A position or sight as a list of fields, each named once, in any order.

use super::values::seat;
use crate::{Seat, Seats, quoted};
use std::fmt::Display;

/// A list of fields that is none of a position, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadField {
    /// No field has this name.
    #[error("no field of a position is called `{name}`: there are {list}", list = names.join(", "))]
    Unknown {
        /// What was written.
        name: String,
        /// The names there are.
        names: &'static [&'static str],
    },
    /// `rest` stands there twice.
    #[error("`rest` stands there twice: all cards named nowhere else can lie in one place only")]
    TwoRests,
    /// A field stands there twice.
    #[error("the field `{0}` stands there twice")]
    Twice(String),
    /// A field that must be there is not.
    #[error("the field `{0}` is missing")]
    Missing(String),
    /// A field's value is none.
    #[error("in the field `{field}`: {why}")]
    Value {
        /// The field.
        field: String,
        /// What is wrong and what would be right.
        why: String,
    },
}

impl BadField {
    /// The field it is about, as it begins, if it is about one that is there.
    pub fn field(&self) -> Option<&str> {
        match self {
            Self::Unknown { name: field, .. } | Self::Twice(field) | Self::Value { field, .. } => Some(field),
            Self::TwoRests | Self::Missing(_) => None,
        }
    }
}

/// Names the field that something is wrong in.
///
/// # Errors
/// When something is.
pub fn in_field<T, E: Display>(field: &str, result: Result<T, E>) -> Result<T, BadField> {
    result.map_err(|why| BadField::Value {
        field: field.into(),
        why: why.to_string(),
    })
}

/// A value as it is printed.
///
/// # Errors
/// When it could not be read.
pub fn written<T, E: Display>(value: Result<T, E>, write: impl FnOnce(T) -> String) -> Result<String, String> {
    value.map(write).map_err(|error| error.to_string())
}

/// The first field in which two positions or sights differ, as both write it.
pub fn first_difference(one: &impl Display, two: &impl Display) -> (String, String) {
    let texts = [one.to_string(), two.to_string()];
    let [mut ones, mut twos] = texts.each_ref().map(|text| text.split("; "));
    loop {
        match (ones.next(), twos.next()) {
            (Some(one), Some(two)) if one == two => {}
            (one, two) => return (quoted(one.unwrap_or_default()), quoted(two.unwrap_or_default())),
        }
    }
}

/// The fields as they were written.
#[derive(Clone, Debug)]
pub struct Fields<'a>(Vec<Field<'a>>);

#[derive(Clone, Copy, Debug)]
struct Field<'a> {
    name: &'static str,
    /// Whose it is, for a field that every seat has.
    seat: Option<Seat>,
    value: &'a str,
}

impl Field<'_> {
    fn title(&self) -> String {
        match self.seat {
            Some(seat) => format!("{} {seat}", self.name),
            None => self.name.into(),
        }
    }
}

impl<'a> Fields<'a> {
    /// Splits a text at `;` and line breaks. Of all `names`, those in `seated` are followed by a seat.
    ///
    /// # Errors
    /// When a name is unknown or stands there twice.
    pub fn split(text: &'a str, names: &'static [&'static str], seated: &[&str]) -> Result<Self, BadField> {
        let mut fields: Vec<Field> = Vec::new();
        for text in text.split([';', '\n']).map(str::trim).filter(|text| !text.is_empty()) {
            let field = Field::split(text, names, seated)?;
            if fields
                .iter()
                .any(|other| (other.name, other.seat) == (field.name, field.seat))
            {
                return Err(BadField::Twice(field.title()));
            }
            fields.push(field);
        }
        Ok(Self(fields))
    }

    /// The value of a field, if it is there.
    pub fn value(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|field| field.name == name).map(|field| field.value)
    }

    /// The value of a field, read by `read`, or the default.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read<T, E: Display>(
        &self,
        name: &str,
        default: T,
        read: impl FnOnce(&'a str) -> Result<T, E>,
    ) -> Result<T, BadField> {
        self.value(name)
            .map_or(Ok(default), |value| in_field(name, read(value)))
    }

    /// The value of a field that must be there.
    ///
    /// # Errors
    /// When it is not, or cannot be read.
    pub fn need<T, E: Display>(&self, name: &str, read: impl FnOnce(&'a str) -> Result<T, E>) -> Result<T, BadField> {
        let value = self.value(name).ok_or_else(|| BadField::Missing(name.into()))?;
        in_field(name, read(value))
    }

    /// The values of a field that every seat has, from seat 1 on: nothing where it is missing.
    ///
    /// # Errors
    /// When a value cannot be read, or is there for a seat that the table does not have.
    pub fn by_seat<T, E: Display>(
        &self,
        name: &str,
        seats: Seats,
        mut read: impl FnMut(&'a str) -> Result<T, E>,
    ) -> Result<Vec<Option<T>>, BadField> {
        let mut values: Vec<Option<T>> = seats.iter().map(|_| None).collect();
        for field in self.0.iter().filter(|field| field.name == name) {
            let Some(seat) = field.seat else { continue };
            let Some(value) = values.get_mut(seat.index()) else {
                let why = format!("there is no seat {seat} at a table of {seats}");
                return in_field(&field.title(), Err(why));
            };
            *value = Some(in_field(&field.title(), read(field.value))?);
        }
        Ok(values)
    }

    /// The values of a field that every seat must have, from seat 1 on.
    ///
    /// # Errors
    /// When one is missing or cannot be read, or is there for a seat that the table does not have.
    pub fn need_by_seat<T, E: Display>(
        &self,
        name: &str,
        seats: Seats,
        read: impl FnMut(&'a str) -> Result<T, E>,
    ) -> Result<Vec<T>, BadField> {
        let values = seats.iter().zip(self.by_seat(name, seats, read)?);
        values
            .map(|(seat, value)| value.ok_or_else(|| BadField::Missing(format!("{name} {seat}"))))
            .collect()
    }

    /// One field: what it is called, with its seat, and its value.
    ///
    /// # Errors
    /// When its name is unknown.
    pub fn one(
        text: &'a str,
        names: &'static [&'static str],
        seated: &[&str],
    ) -> Result<(&'static str, String, &'a str), BadField> {
        let field = Field::split(text.trim(), names, seated)?;
        Ok((field.name, field.title(), field.value))
    }
}

impl<'a> Field<'a> {
    fn split(text: &'a str, names: &'static [&'static str], seated: &[&str]) -> Result<Self, BadField> {
        let (word, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let name = *names
            .iter()
            .find(|name| **name == word)
            .ok_or_else(|| BadField::Unknown {
                name: quoted(word),
                names,
            })?;
        let value = value.trim();
        if !seated.contains(&name) {
            return Ok(Self {
                name,
                seat: None,
                value,
            });
        }
        let (number, value) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
        Ok(Self {
            name,
            seat: Some(in_field(name, seat(number))?),
            value: value.trim(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::values::number;
    use super::*;

    const NAMES: [&str; 4] = ["seats", "hand", "top", "quiet"];

    const TEXT: &str = "seats 2; hand 2 7 8\n\n  quiet\t 3 ;; hand 1 -;";

    fn split(text: &str) -> Result<Fields<'_>, BadField> {
        Fields::split(text, &NAMES, &["hand"])
    }

    fn error<T>(result: Result<T, BadField>) -> (String, Option<String>) {
        let error = result.err().expect("an error");
        (error.to_string(), error.field().map(String::from))
    }

    fn two() -> Seats {
        Seats::new(2).unwrap()
    }

    fn small(text: &str) -> Result<u8, String> {
        number(text, 5)
    }

    #[test]
    fn fields_come_in_any_order_with_any_space_around() {
        let fields = split(TEXT).unwrap();
        assert_eq!(fields.value("seats"), Some("2"));
        assert_eq!(fields.value("quiet"), Some("3"));
        assert_eq!(fields.value("top"), None);
        assert_eq!(
            fields.by_seat("hand", two(), Ok::<_, String>),
            Ok(vec![Some("-"), Some("7 8")])
        );
        assert_eq!(split(" ;\n").unwrap().value("seats"), None);
        assert_eq!(split("top").unwrap().value("top"), Some(""));
    }

    #[test]
    fn an_unknown_name_is_told_with_those_there_are() {
        let (why, field) = error(split("seats 2; tops\u{1b} 1"));
        assert_eq!(
            why,
            "no field of a position is called `tops\\u{1b}`: there are seats, hand, top, quiet"
        );
        assert_eq!(field.as_deref(), Some("tops\\u{1b}"));
    }

    #[test]
    fn a_field_stands_there_once_and_a_seated_one_once_a_seat() {
        assert!(split("hand 1 7; hand 2 7").is_ok());
        for (text, field) in [("top 1; top 1", "top"), ("hand 1 7; hand 2 7; hand 1 8", "hand 1")] {
            let why = format!("the field `{field}` stands there twice");
            assert_eq!(error(split(text)), (why, Some(field.into())));
        }
    }

    #[test]
    fn a_seated_field_names_its_seat() {
        for text in ["hand", "hand x 7", "hand 0 7"] {
            let (why, field) = error(split(text));
            assert!(why.starts_with("in the field `hand`: `"), "{why}");
            assert!(why.ends_with("is no seat: seats are numbered from 1 to 10"), "{why}");
            assert_eq!(field.as_deref(), Some("hand"));
        }
    }

    #[test]
    fn a_value_is_read_or_has_its_default() {
        let fields = split(TEXT).unwrap();
        assert_eq!(fields.read("quiet", 1, small), Ok(3));
        assert_eq!(fields.read("top", 1, small), Ok(1));
        assert_eq!(fields.need("quiet", small), Ok(3));
        let wrong = split("quiet 6").unwrap();
        let why = "in the field `quiet`: `6` should be a number from 0 to 5".to_string();
        let said = (why, Some("quiet".into()));
        assert_eq!(error(wrong.read("quiet", 1, small)), said);
        assert_eq!(error(wrong.need("quiet", small)), said);
        assert_eq!(
            error(fields.need("top", small)),
            ("the field `top` is missing".into(), None)
        );
    }

    #[test]
    fn values_by_seat_are_for_the_seats_at_the_table() {
        let by_seat = |text: &'static str| split(text).unwrap().by_seat("hand", two(), small);
        let need = |text: &'static str| split(text).unwrap().need_by_seat("hand", two(), small);
        assert_eq!(by_seat("hand 2 5"), Ok(vec![None, Some(5)]));
        assert_eq!(need("hand 2 5; hand 1 4"), Ok(vec![4, 5]));
        assert_eq!(error(need("hand 1 5")), ("the field `hand 2` is missing".into(), None));
        let none = "in the field `hand 3`: there is no seat 3 at a table of 2".to_string();
        assert_eq!(error(by_seat("hand 3 5")), (none, Some("hand 3".into())));
        let wrong = "in the field `hand 2`: `` should be a number from 0 to 5".to_string();
        assert_eq!(error(need("hand 1 5; hand 2")), (wrong, Some("hand 2".into())));
    }

    #[test]
    fn one_field_has_a_name_a_title_and_a_value() {
        let one = |text| Fields::one(text, &NAMES, &["hand"]);
        assert_eq!(one(" hand  2   7 8 "), Ok(("hand", "hand 2".into(), "7 8")));
        assert_eq!(one("top 5"), Ok(("top", "top".into(), "5")));
        assert_eq!(error(one("")).1.as_deref(), Some(""));
    }

    #[test]
    fn the_first_difference_is_found() {
        for (one, two, says, sees) in [
            ("a 1; b 2; c 3", "a 1; b 3; c 4", "b 2", "b 3"),
            ("a 1; b 2", "a 1", "b 2", ""),
            ("a 1", "a 1; b\t2", "", "b\\t2"),
            ("a 1", "a 1", "", ""),
        ] {
            assert_eq!(first_difference(&one, &two), (says.into(), sees.into()));
        }
    }

    #[test]
    fn what_is_written_is_the_value_or_why_there_is_none() {
        assert_eq!(written(small("5"), |five| five.to_string()).as_deref(), Ok("5"));
        assert!(
            written(small("6"), |six| six.to_string())
                .unwrap_err()
                .contains("0 to 5")
        );
    }
}
