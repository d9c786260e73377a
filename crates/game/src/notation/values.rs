//! The values that fields of every game have: seats, sets of them, numbers, yes and no.

use super::Pen;
use crate::{MAX_SEATS, Seat, SeatSet, Seats, Viewer, quoted};
use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Reads a number without sign or leading zeros, `most` at the most.
///
/// # Errors
/// When it is none.
pub fn number<T: Copy + FromStr + PartialOrd + Display>(text: &str, most: T) -> Result<T, String> {
    let clean = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse()
        .ok()
        .filter(|number| clean && *number <= most)
        .ok_or_else(|| format!("`{}` should be a number from 0 to {most}", quoted(text)))
}

/// Reads a seat as people count them.
///
/// # Errors
/// When it is none.
pub fn seat(text: &str) -> Result<Seat, String> {
    number(text, MAX_SEATS).ok().and_then(Seat::numbered).ok_or_else(|| {
        format!(
            "`{}` is no seat: seats are numbered from 1 to {MAX_SEATS}",
            quoted(text)
        )
    })
}

/// Reads how many seats a table has.
///
/// # Errors
/// When so many cannot play.
pub fn seats(text: &str, allowed: &RangeInclusive<usize>) -> Result<Seats, String> {
    number(text, *allowed.end())
        .ok()
        .filter(|count| allowed.contains(count))
        .and_then(Seats::new)
        .ok_or_else(|| {
            let (least, most) = (allowed.start(), allowed.end());
            format!("`{}` is no number of seats: {least} to {most} can play", quoted(text))
        })
}

/// Reads who is looking.
///
/// # Errors
/// When it is nobody.
pub fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        number => seat(number).map(Viewer::Seat),
    }
}

/// Who is looking.
pub fn viewer_text(viewer: Viewer) -> String {
    Pen::default().viewer(viewer).to_string()
}

/// Reads a set of seats, `-` for none.
///
/// # Errors
/// When it is none.
pub fn set(text: &str) -> Result<SeatSet, String> {
    let mut seats = SeatSet::EMPTY;
    if text == "-" {
        return Ok(seats);
    }
    for word in text.split_whitespace() {
        let seat = seat(word)?;
        if seats.contains(seat) {
            return Err(format!("seat {seat} is named twice"));
        }
        seats = seats.with(seat);
    }
    if seats.is_empty() {
        Err("name seats, or write - for none".into())
    } else {
        Ok(seats)
    }
}

/// A set of seats, or `-`.
#[derive(Clone, Copy, Debug)]
pub struct Set(pub SeatSet);

impl Display for Set {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Pen::default().set(self.0).fmt(f)
    }
}

/// Reads `yes` or `no`.
///
/// # Errors
/// When it is neither.
pub fn yes_or_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("`{}` should be yes or no", quoted(text))),
    }
}

/// `yes` or `no`.
pub const fn yes_text(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Reads something, or `-`.
///
/// # Errors
/// Those of `read`.
pub fn dash_or<T, E>(text: &str, read: impl FnOnce(&str) -> Result<T, E>) -> Result<Option<T>, E> {
    if text == "-" { Ok(None) } else { read(text).map(Some) }
}

/// Something, or `-`.
#[derive(Clone, Copy, Debug)]
pub struct OrDash<T>(pub Option<T>);

impl<T: Display> Display for OrDash<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => write!(f, "{value}"),
            None => f.write_str("-"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_digits_without_sign_or_leading_zeros() {
        for (text, read) in [("0", 0), ("7", 7), ("10", 10), ("255", 255)] {
            assert_eq!(number(text, u8::MAX), Ok(read), "{text}");
        }
        for bad in ["", "-1", "+1", "01", "00", "1 ", "٣", "256", "99999999999999999999"] {
            let why = format!("`{bad}` should be a number from 0 to 255");
            assert_eq!(number(bad, u8::MAX), Err(why));
        }
        assert_eq!(number("12", 12_usize), Ok(12));
        assert!(number("13", 12_usize).unwrap_err().ends_with("from 0 to 12"));
        assert!(number("\n", 12_usize).unwrap_err().starts_with("`\\n`"));
    }

    #[test]
    fn seats_are_counted_from_one() {
        assert_eq!(seat("1"), Ok(Seat::numbered(1).unwrap()));
        assert_eq!(seat("10"), Ok(Seat::numbered(10).unwrap()));
        for bad in ["", "0", "11", "01", "+1", "x"] {
            let why = format!("`{bad}` is no seat: seats are numbered from 1 to 10");
            assert_eq!(seat(bad), Err(why));
        }
    }

    #[test]
    fn as_many_seats_as_can_play() {
        let allowed = 3..=6;
        for count in allowed.clone() {
            assert_eq!(seats(&count.to_string(), &allowed), Ok(Seats::new(count).unwrap()));
        }
        for bad in ["", "2", "7", "03", "two"] {
            let why = format!("`{bad}` is no number of seats: 3 to 6 can play");
            assert_eq!(seats(bad, &allowed), Err(why));
        }
    }

    #[test]
    fn viewers_read_back() {
        for text in ["1", "10", "spectator"] {
            assert_eq!(viewer(text).map(viewer_text).as_deref(), Ok(text));
        }
        assert!(viewer("everybody").unwrap_err().contains("is no seat"));
    }

    #[test]
    fn a_set_of_seats_is_written_in_order_and_names_none_twice() {
        for (text, written) in [("-", "-"), ("3", "3"), ("3  1", "1 3")] {
            assert_eq!(set(text).map(|seats| Set(seats).to_string()).as_deref(), Ok(written));
        }
        for (bad, why) in [
            ("", "name seats, or write - for none"),
            ("2 1 2", "seat 2 is named twice"),
            ("1 -", "`-` is no seat: seats are numbered from 1 to 10"),
        ] {
            assert_eq!(set(bad), Err(why.into()));
        }
    }

    #[test]
    fn yes_and_no_read_back() {
        for yes in [true, false] {
            assert_eq!(yes_or_no(yes_text(yes)), Ok(yes));
        }
        assert_eq!(yes_or_no("maybe"), Err("`maybe` should be yes or no".into()));
    }

    #[test]
    fn a_dash_stands_for_nothing() {
        for (text, read) in [("-", None), ("5", Some(5))] {
            assert_eq!(dash_or(text, |text| number(text, 9_u8)), Ok(read));
            assert_eq!(OrDash(read).to_string(), text);
        }
        assert!(dash_or("--", |text| number(text, 9_u8)).is_err());
    }
}
