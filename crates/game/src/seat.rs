//! Seats at a table: one seat, how many there are, sets of them, maps from them, and the way round.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 10;

/// A place at the table. People count seats from 1, and so does every text form; [`Seat::index`] counts from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat people call `number`, from 1 to [`MAX_SEATS`].
    pub const fn numbered(number: usize) -> Option<Self> {
        if number >= 1 && number <= MAX_SEATS {
            Some(Self(number as u8 - 1))
        } else {
            None
        }
    }

    /// The seat at a position counted from 0.
    pub const fn at(index: usize) -> Option<Self> {
        Self::numbered(index + 1)
    }

    /// The position counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Every message names seats; the general way takes ten times as long.
        const NUMBERS: [&str; MAX_SEATS] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
        match f.width() {
            None => f.write_str(NUMBERS[self.index()]),
            Some(_) => self.number().fmt(f),
        }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// Which way play runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// To the left, from seat 1 to seat 2.
    Clockwise,
    /// To the right, from seat 2 to seat 1.
    Counterclockwise,
}

impl Direction {
    /// The other direction.
    #[inline]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Clockwise => Self::Counterclockwise,
            Self::Counterclockwise => Self::Clockwise,
        }
    }
}

/// How many seats a table has: 2 to [`MAX_SEATS`].
///
/// ```
/// use game::{Direction, Seat, Seats};
/// let seats = Seats::new(4).unwrap();
/// let last = Seat::numbered(4).unwrap();
/// assert_eq!(seats.next(last, Direction::Clockwise), Seat::numbered(1).unwrap());
/// assert_eq!(seats.iter().count(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seats(u8);

impl Seats {
    /// A table of `count` seats, if there can be one.
    pub const fn new(count: usize) -> Option<Self> {
        if count >= 2 && count <= MAX_SEATS {
            Some(Self(count as u8))
        } else {
            None
        }
    }

    /// How many.
    #[inline]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Whether `seat` is one of these.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The neighbour of `seat` in a direction.
    #[inline]
    pub const fn next(self, seat: Seat, direction: Direction) -> Seat {
        // Without a branch: which way play runs is hard to predict.
        let step = match direction {
            Direction::Clockwise => 1,
            Direction::Counterclockwise => self.0 - 1,
        };
        let next = seat.0 + step;
        Seat(if next >= self.0 { next - self.0 } else { next })
    }

    /// All seats from seat 1 on.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats once round the table, beginning with `first`.
    #[inline]
    pub fn round_from(self, first: Seat, direction: Direction) -> impl Iterator<Item = Seat> {
        let mut seat = first;
        (0..self.0).map(move |_| {
            let this = seat;
            seat = self.next(seat, direction);
            this
        })
    }

    /// All seats as a set.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
///
/// ```
/// use game::{Seat, SeatSet};
/// let two = Seat::numbered(2).unwrap();
/// let set = SeatSet::EMPTY.with(two);
/// assert!(set.contains(two));
/// assert_eq!(set.to_string(), "2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether `seat` is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// The set with `seat` in it.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in this one and not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats, in order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// A value for each seat of a table.
///
/// ```
/// use game::{BySeat, Seat, Seats};
/// let mut points = BySeat::new(Seats::new(3).unwrap(), 0);
/// points[Seat::numbered(3).unwrap()] = 40;
/// assert_eq!(points.iter().map(|(_, p)| *p).collect::<Vec<_>>(), [0, 0, 40]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    seats: Seats,
    items: [T; MAX_SEATS],
}

impl<T: Clone> BySeat<T> {
    /// The same value for everyone.
    pub fn new(seats: Seats, value: T) -> Self {
        Self {
            seats,
            items: std::array::from_fn(|_| value.clone()),
        }
    }
}

impl<T> BySeat<T> {
    /// A value for each seat, made by `make`.
    pub fn from_fn(seats: Seats, mut make: impl FnMut(Seat) -> T) -> Self
    where
        T: Default,
    {
        Self {
            seats,
            items: std::array::from_fn(|i| {
                if i < seats.count() {
                    make(Seat(i as u8))
                } else {
                    T::default()
                }
            }),
        }
    }

    /// The seats it is a map from.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Every seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats.iter().zip(&self.items)
    }

    /// The values in order of the seats.
    pub fn values(&self) -> &[T] {
        &self.items[..self.seats.count()]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::numbered(number).unwrap()
    }

    #[test]
    fn play_goes_round_the_table_in_both_directions() {
        let seats = Seats::new(3).unwrap();
        let round = |direction| seats.round_from(seat(2), direction).collect::<Vec<_>>();
        assert_eq!(round(Direction::Clockwise), [seat(2), seat(3), seat(1)]);
        assert_eq!(round(Direction::Counterclockwise), [seat(2), seat(1), seat(3)]);
    }

    #[test]
    fn a_table_has_two_to_ten_seats() {
        assert!(Seats::new(1).is_none() && Seats::new(11).is_none());
        assert!(Seat::numbered(0).is_none() && Seat::numbered(11).is_none());
        assert_eq!(Seats::new(10).unwrap().all().len(), 10);
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_nothing_else() {
        let set: SeatSet = [seat(1), seat(10)].into_iter().collect();
        assert_eq!(set.to_string(), "1 10");
        assert_eq!(set.without(seat(1)), SeatSet::only(seat(10)));
        assert!(set.minus(set).is_empty());
    }
}
