//! A TOML document as a reader wants it: fields taken by name and kind, with the line each stands in.

use crate::output::short;
use crate::suggest::{did_you_mean, either};
use std::fmt::Display;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Something and the line it stands in, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct At<T> {
    pub(super) line: usize,
    pub(super) value: T,
}

impl<T> At<T> {
    pub(super) fn new(line: usize, value: T) -> Self {
        Self { line, value }
    }

    /// The same with something else made of it, which must not fail to say where it stood.
    pub(super) fn try_map<U, E: Display>(&self, make: impl FnOnce(&T) -> Result<U, E>) -> Result<At<U>, Bad> {
        match make(&self.value) {
            Ok(value) => Ok(At::new(self.line, value)),
            Err(error) => Err(Bad::new(self.line, error)),
        }
    }
}

/// Why a file is no scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bad {
    /// Where, unless it is about the file as a whole.
    pub(super) line: Option<usize>,
    pub(super) message: String,
}

impl Bad {
    pub(super) fn new(line: usize, message: impl Display) -> Self {
        Self {
            line: Some(line),
            message: message.to_string(),
        }
    }

    pub(super) fn file(message: impl Display) -> Self {
        Self {
            line: None,
            message: message.to_string(),
        }
    }
}

/// One table of a document.
pub(super) struct Fields<'a> {
    source: &'a Source<'a>,
    table: &'a DeTable<'a>,
    /// What the table is, for messages: `a step`.
    what: &'static str,
    /// Its name, for a table of seats, whose fields are known as `view.2`.
    name: Option<&'static str>,
    pub(super) line: usize,
}

/// Reads a whole document and hands its fields to `read`.
///
/// # Errors
/// When it is not TOML, or `read` does not like it.
pub(super) fn parse<T>(
    source: &str,
    what: &'static str,
    read: impl FnOnce(&Fields<'_>) -> Result<T, Bad>,
) -> Result<T, Bad> {
    let source = Source::new(source);
    let document = DeTable::parse(source.text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let message = format!("not valid TOML: {}", error.message().replace('\n', ", "));
        Bad::new(source.line_of(at), message)
    })?;
    read(&Fields {
        source: &source,
        table: document.get_ref(),
        what,
        name: None,
        line: 1,
    })
}

impl<'a> Fields<'a> {
    /// Refuses fields with any other name.
    pub(super) fn only(&self, allowed: &[&'static str]) -> Result<(), Bad> {
        let unknown = self
            .table
            .keys()
            .filter(|key| !allowed.contains(&key.get_ref().as_ref()));
        let Some(key) = unknown.min_by_key(|key| key.span().start) else {
            return Ok(());
        };
        let name = key.get_ref();
        Err(Bad::new(
            self.line_at(key),
            format!(
                "{} has no field `{}`{}: there can be {}",
                self.what,
                short(name),
                did_you_mean(name, allowed.iter().copied()),
                either(allowed)
            ),
        ))
    }

    /// A text that must be there.
    pub(super) fn required_text(&self, name: &'static str) -> Result<At<String>, Bad> {
        self.text(name)?.ok_or_else(|| self.missing(name))
    }

    /// What to say when a field is not there.
    pub(super) fn missing(&self, name: &str) -> Bad {
        Bad::new(self.line, format!("{} needs the field `{name}`", self.what))
    }

    /// A text.
    pub(super) fn text(&self, name: &str) -> Result<Option<At<String>>, Bad> {
        self.each(name, "a text in quotes", |value| value.as_str().map(String::from))
    }

    /// A number.
    pub(super) fn number(&self, name: &str) -> Result<Option<At<u32>>, Bad> {
        self.each(name, "a number", whole)
    }

    /// A list of texts.
    pub(super) fn texts(&self, name: &str) -> Result<Option<At<Vec<At<String>>>>, Bad> {
        self.list(name, "a list of texts, such as [\"…\", \"…\"]", |value| {
            value.as_str().map(String::from)
        })
    }

    /// A list of numbers.
    pub(super) fn numbers(&self, name: &str) -> Result<Option<At<Vec<At<u32>>>>, Bad> {
        self.list(name, "a list of numbers, such as [0, 35]", whole)
    }

    /// A text that holds several pieces, separated by `;` or line breaks, with the line of each.
    pub(super) fn pieces(&self, name: &str) -> Result<Option<At<Vec<At<String>>>>, Bad> {
        let Some(text) = self.text(name)? else {
            return Ok(None);
        };
        let raw = self.table.get(name).map_or("", |value| &self.source.text[value.span()]);
        let opening = ["\"\"\"", "'''"].iter().find_map(|quotes| raw.strip_prefix(quotes));
        // The first line break behind the opening quotes is not part of the text.
        let skipped = usize::from(opening.is_some_and(|raw| raw.starts_with(['\r', '\n'])));
        // An escape may hide line breaks or stand for some: then all pieces have the line of the text.
        let exact = opening.is_some() && !(raw.starts_with("\"\"\"") && raw.contains('\\'));
        let pieces = text.value.split('\n').enumerate().flat_map(|(i, line)| {
            let number = text.line + if exact { skipped + i } else { 0 };
            line.split(';')
                .map(move |piece| At::new(number, piece.split_whitespace().collect::<Vec<_>>().join(" ")))
        });
        let pieces = pieces.filter(|piece| !piece.value.is_empty()).collect();
        Ok(Some(At::new(text.line, pieces)))
    }

    /// A table in this table; `form` is what it looks like, for messages.
    pub(super) fn table(&self, name: &str, what: &'static str, form: &str) -> Result<Option<Fields<'a>>, Bad> {
        let Some((key, value)) = self.table.get_key_value(name) else {
            return Ok(None);
        };
        match value.get_ref() {
            DeValue::Table(table) => Ok(Some(self.inner(table, what, self.line_at(key)))),
            other => Err(self.wrong(name, self.line_at(value), form, other)),
        }
    }

    /// A table in this table whose fields are seats, each with something for that seat.
    pub(super) fn seats(&self, name: &'static str) -> Result<Option<Fields<'a>>, Bad> {
        let table = self.table(name, name, &format!("given for a seat, as in {name}.2 = …"))?;
        Ok(table.map(|table| Fields {
            name: Some(name),
            ..table
        }))
    }

    /// The name of a field with that of its table, where people write both.
    pub(super) fn full_name(&self, name: &str) -> String {
        let name = short(name);
        self.name
            .map_or_else(|| name.clone(), |table| format!("{table}.{name}"))
    }

    /// A list of tables in this table.
    pub(super) fn tables(&self, name: &str, what: &'static str) -> Result<Vec<Fields<'a>>, Bad> {
        let Some(value) = self.table.get(name) else {
            return Ok(Vec::new());
        };
        let wanted = format!("a list of tables, each beginning with [[{name}]]");
        let DeValue::Array(items) = value.get_ref() else {
            return Err(self.wrong(name, self.line_at(value), &wanted, value.get_ref()));
        };
        let tables = items.iter().map(|item| match item.get_ref() {
            DeValue::Table(table) => Ok(self.inner(table, what, self.line_at(item))),
            other => Err(self.wrong(name, self.line_at(item), &wanted, other)),
        });
        tables.collect()
    }

    /// The names of the fields, in the order they stand in.
    pub(super) fn names(&self) -> Vec<At<String>> {
        let mut keys: Vec<_> = self.table.keys().collect();
        keys.sort_by_key(|key| key.span().start);
        keys.into_iter()
            .map(|key| At::new(self.line_at(key), key.get_ref().to_string()))
            .collect()
    }

    fn inner(&self, table: &'a DeTable<'a>, what: &'static str, line: usize) -> Fields<'a> {
        Fields {
            source: self.source,
            table,
            what,
            name: None,
            line,
        }
    }

    fn each<T>(
        &self,
        name: &str,
        wanted: &str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Result<Option<At<T>>, Bad> {
        let value = self.table.get(name);
        value.map(|value| self.one(name, value, wanted, read)).transpose()
    }

    fn list<T>(
        &self,
        name: &str,
        wanted: &str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Result<Option<At<Vec<At<T>>>>, Bad> {
        let Some(value) = self.table.get(name) else {
            return Ok(None);
        };
        let DeValue::Array(items) = value.get_ref() else {
            return Err(self.wrong(name, self.line_at(value), wanted, value.get_ref()));
        };
        let items = items.iter().map(|item| self.one(name, item, wanted, &read));
        Ok(Some(At::new(self.line_at(value), items.collect::<Result<_, _>>()?)))
    }

    fn one<T>(
        &self,
        name: &str,
        value: &Spanned<DeValue<'_>>,
        wanted: &str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
    ) -> Result<At<T>, Bad> {
        match read(value.get_ref()) {
            Some(read) => Ok(At::new(self.line_at(value), read)),
            None => Err(self.wrong(name, self.line_at(value), wanted, value.get_ref())),
        }
    }

    fn wrong(&self, name: &str, line: usize, wanted: &str, value: &DeValue<'_>) -> Bad {
        let given = match value {
            DeValue::String(_) => "a text".into(),
            DeValue::Integer(number) => short(number.as_str()),
            DeValue::Float(number) => short(number.as_str()),
            DeValue::Boolean(value) => value.to_string(),
            DeValue::Datetime(_) => "a date".into(),
            DeValue::Array(_) => "a list".into(),
            DeValue::Table(_) => "a table".into(),
        };
        Bad::new(
            line,
            format!("`{}` must be {wanted}, not {given}", self.full_name(name)),
        )
    }

    fn line_at<T>(&self, spanned: &Spanned<T>) -> usize {
        self.source.line_of(spanned.span().start)
    }
}

fn whole(value: &DeValue<'_>) -> Option<u32> {
    let number = value.as_integer()?;
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}

/// The text of a document and where its lines begin.
struct Source<'a> {
    text: &'a str,
    line_starts: Vec<usize>,
}

impl<'a> Source<'a> {
    fn new(text: &'a str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self {
            text,
            line_starts: std::iter::once(0).chain(breaks.map(|(at, _)| at + 1)).collect(),
        }
    }

    fn line_of(&self, at: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(source: &str) -> Vec<(usize, String)> {
        let pieces = parse(source, "it", |fields| fields.pieces("p")).unwrap().unwrap();
        pieces
            .value
            .into_iter()
            .map(|piece| (piece.line, piece.value))
            .collect()
    }

    #[test]
    fn every_piece_of_a_text_knows_its_line() {
        let expected = |numbers: [usize; 3]| -> Vec<_> {
            numbers
                .into_iter()
                .zip(["a 1".into(), "b".into(), "c".into()])
                .collect()
        };
        assert_eq!(lines("# first\np = \" a  1;b ; c;\""), expected([2, 2, 2]));
        assert_eq!(lines("p = \"\"\"\na 1; b\n\nc\n\"\"\""), expected([2, 2, 4]));
        assert_eq!(lines("p = \"\"\"\r\na 1\r\nb\r\nc\"\"\""), expected([2, 3, 4]));
        assert_eq!(lines("\n\np = '''a 1\nb\nc'''"), expected([3, 4, 5]));
        assert_eq!(lines("p = \"a 1\\nb\\nc\""), expected([1, 1, 1]));
        assert_eq!(
            lines("\np = \"\"\"a 1; \\\n\n b\nc\"\"\""),
            expected([2, 2, 2]),
            "a hidden line break"
        );
    }

    #[test]
    fn wrong_kinds_are_told_with_the_right_one() {
        let error = |source| parse(source, "it", |fields| fields.numbers("n").map(|_| ())).unwrap_err();
        assert_eq!(error("\nn = 3").line, Some(2));
        assert_eq!(
            error("n = 3").message,
            "`n` must be a list of numbers, such as [0, 35], not 3"
        );
        assert_eq!(
            error("n = [\n 1,\n -2]"),
            Bad::new(3, "`n` must be a list of numbers, such as [0, 35], not -2")
        );
        assert!(error("n = [").message.starts_with("not valid TOML: "));
    }
}
