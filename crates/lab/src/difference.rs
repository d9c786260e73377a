//! What differs between two runs, and how sure that is.

use crate::{Mean, Share};

/// How much more the second of two independent numbers is than the first, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The second less the first.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// Which way something differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The second is more.
    More,
    /// The second is less.
    Less,
    /// No difference can be seen: nothing is in the interval.
    Unseen,
}

impl Difference {
    /// Between two means; none where one of them has no interval.
    pub fn of_means(first: Mean, second: Mean) -> Option<Self> {
        let margin = both(first.margin?, second.margin?);
        let value = second.value - first.value;
        Some(Self {
            value,
            low: value - margin,
            high: value + margin,
        })
    }

    /// Between two shares: Newcombe's interval, made of Wilson's two.
    pub fn of_shares(first: Share, second: Share) -> Self {
        let value = second.value - first.value;
        Self {
            value,
            low: value - both(second.value - second.low, first.high - first.value),
            high: value + both(second.high - second.value, first.value - first.low),
        }
    }

    /// Which way it goes, if that can be seen.
    pub fn way(&self) -> Way {
        if self.low > 0.0 {
            Way::More
        } else if self.high < 0.0 {
            Way::Less
        } else {
            Way::Unseen
        }
    }
}

/// What two independent errors come to. Only operations that are the same on every platform.
fn both(one: f64, other: f64) -> f64 {
    (one * one + other * other).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_of_means_add_up_as_sides_of_a_triangle() {
        let mean = |value, margin| Mean {
            value,
            margin: Some(margin),
        };
        let difference = Difference::of_means(mean(10.0, 0.3), mean(12.0, 0.4)).unwrap();
        assert!((difference.value - 2.0).abs() < 1e-12);
        assert!((difference.low - 1.5).abs() < 1e-12 && (difference.high - 2.5).abs() < 1e-12);
        assert_eq!(difference.way(), Way::More);
        let alone = Mean {
            value: 1.0,
            margin: None,
        };
        assert_eq!(Difference::of_means(alone, mean(1.0, 0.1)), None);
    }

    #[test]
    fn shares_have_newcombes_interval() {
        // Newcombe 1998, table II, method 10: 56/70 and 48/80 differ by 0.2, from 0.0524 to 0.3339.
        let difference = Difference::of_shares(Share::of(48, 80).unwrap(), Share::of(56, 70).unwrap());
        assert!((difference.value - 0.2).abs() < 1e-12);
        assert!((difference.low - 0.0524).abs() < 1e-4, "{difference:?}");
        assert!((difference.high - 0.3339).abs() < 1e-4, "{difference:?}");
    }

    #[test]
    fn what_may_be_nothing_is_not_seen() {
        let way = |low, high| Difference { value: 0.5, low, high }.way();
        assert_eq!(way(-0.1, 1.1), Way::Unseen);
        assert_eq!((way(0.1, 0.9), way(-0.9, -0.1)), (Way::More, Way::Less));
    }
}
