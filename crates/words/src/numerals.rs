//! How numbers are written, and which words go with them.

use crate::Lang;
use crate::Value;
use crate::value::Number;

/// How numbers are written: `1,234.5` or `1.234,5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numerals {
    point: char,
    thousands: char,
    /// What stands behind a number of hundredths.
    percent: &'static str,
}

/// With a space at which no line breaks.
const PERCENT: &str = "\u{a0}%";

impl Numerals {
    /// As on a terminal, whatever the language: what stands in tables can be compared and copied.
    pub const PLAIN: Self = Self {
        point: '.',
        thousands: ',',
        percent: PERCENT,
    };

    /// As a language writes them.
    ///
    /// ```
    /// use words::{Lang, Numerals};
    /// assert_eq!(Numerals::of(Lang::En).whole(12345), "12,345");
    /// assert_eq!(Numerals::of(Lang::De).decimal(-12345.67, 1), "−12.345,7");
    /// ```
    pub const fn of(lang: Lang) -> Self {
        match lang {
            Lang::En => Self {
                percent: "%",
                ..Self::PLAIN
            },
            Lang::De => Self {
                point: ',',
                thousands: '.',
                percent: PERCENT,
            },
            // A narrow space at which no line breaks.
            Lang::Fr => Self {
                point: ',',
                thousands: '\u{202f}',
                percent: PERCENT,
            },
            Lang::Nl | Lang::It => Self {
                point: ',',
                thousands: '.',
                percent: "%",
            },
        }
    }

    /// A whole number, with thousands set apart.
    pub fn whole(self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// A number with so many digits behind the point, and a true minus; nothing is not negative.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", number.abs());
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let nothing = text.chars().all(|digit| matches!(digit, '0' | '.'));
        let mut shown = String::from(if number < 0.0 && !nothing { "−" } else { "" });
        shown += &self.grouped(whole);
        if !rest.is_empty() {
            shown.push(self.point);
            shown += rest;
        }
        shown
    }

    /// So many hundredths, written already.
    pub fn percent(self, hundredths: &str) -> String {
        format!("{hundredths}{}", self.percent)
    }

    fn grouped(self, digits: &str) -> String {
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push(self.thousands);
            }
            grouped.push(digit);
        }
        grouped
    }
}

/// A number as far as it is shown. It chooses its words by that: one turn, but 1.0 turns, and in French 1,5 tour.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Amount {
    value: f64,
    digits: usize,
}

impl Amount {
    /// This number, with so many digits behind the point.
    pub fn new(number: f64, digits: usize) -> Self {
        let text = format!("{number:.digits$}");
        Self {
            // What was written reads back.
            value: text.parse().unwrap_or(number),
            digits,
        }
    }

    /// The number, as far as it is shown.
    pub fn value(self) -> f64 {
        self.value
    }

    /// How it is written.
    pub fn shown(self, numerals: Numerals) -> String {
        numerals.decimal(self.value, self.digits)
    }
}

impl From<Amount> for Value<'_> {
    fn from(amount: Amount) -> Self {
        Self::Number(Number {
            shown: format!("{:.*}", amount.digits, amount.value),
            whole: amount.value.abs() as u64,
            broken: amount.digits > 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_easily() {
        let whole = |number| Numerals::PLAIN.whole(number);
        assert_eq!((whole(0), whole(999)), ("0".into(), "999".into()));
        assert_eq!(whole(1_234_567), "1,234,567");
        let decimal = |number, digits| Numerals::PLAIN.decimal(number, digits);
        assert_eq!(
            (decimal(3.149, 1), decimal(1234.5, 2)),
            ("3.1".into(), "1,234.50".into())
        );
        assert_eq!((decimal(-0.04, 1), decimal(-0.06, 1)), ("0.0".into(), "−0.1".into()));
    }

    #[test]
    fn every_language_has_its_own_point() {
        let shown = |lang| Numerals::of(lang).decimal(12345.6, 1);
        assert_eq!(
            Lang::ALL.map(shown),
            ["12.345,6", "12,345.6", "12\u{202f}345,6", "12.345,6", "12.345,6"]
        );
        let percent = |lang| Numerals::of(lang).percent("5");
        assert_eq!(Lang::ALL.map(percent), ["5\u{a0}%", "5%", "5\u{a0}%", "5%", "5%"]);
    }

    #[cfg(feature = "embedded")]
    #[test]
    fn an_amount_chooses_its_words_by_what_is_shown() {
        use crate::Words;
        let told = |lang, number, digits| {
            let amount = Amount::new(number, digits);
            Words::new(lang).amount_turns(amount, amount.shown(Numerals::of(lang)))
        };
        assert_eq!(told(Lang::En, 1.4, 0), "1 turn");
        assert_eq!(told(Lang::En, 1.0, 1), "1.0 turns");
        assert_eq!(told(Lang::De, 1.0, 0), "1 Zug");
        assert_eq!(
            (told(Lang::Fr, 1.9, 1), told(Lang::Fr, 1.96, 1)),
            ("1,9 tour".into(), "2,0 tours".into())
        );
    }
}
