//! From numbers to places on a drawing, and the round numbers that stand on an axis.

use words::Numerals;

/// A straight way from numbers to places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    /// `from` is at `start`, and `to` at `end`.
    pub(super) fn new((from, to): (f64, f64), (start, end): (f64, f64)) -> Self {
        let to = if to > from { to } else { from + 1.0 };
        Self { from, to, start, end }
    }

    /// Where a number is; one beyond the ends is at the end.
    pub(super) fn at(&self, number: f64) -> f64 {
        let part = ((number - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        self.start + part * (self.end - self.start)
    }

    /// Round numbers on it, about so many.
    pub(super) fn ticks(&self, many: usize) -> Vec<f64> {
        let step = step((self.to - self.from) / many as f64);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step + 1e-9).floor() as i64;
        (first..=last).map(|tick| tick as f64 * step).collect()
    }
}

/// The next round number that is not less: 1, 2 or 5, and zeros before or behind it.
pub(super) fn step(least: f64) -> f64 {
    let mut unit = 1.0;
    while unit > least {
        unit /= 10.0;
    }
    while unit * 10.0 <= least {
        unit *= 10.0;
    }
    let round = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .find(|digit| digit * unit >= least - 1e-12);
    round.unwrap_or(10.0) * unit
}

/// A number on an axis, with no more digits than it needs.
pub(super) fn label(numerals: Numerals, number: f64) -> String {
    let text = format!("{number:.2}");
    let needed = text.trim_end_matches('0');
    let digits = needed.split_once('.').map_or(0, |(_, digits)| digits.len());
    numerals.decimal(number, digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn numbers_on_an_axis_are_round() {
        let ticks = |from, to| -> Vec<String> {
            let ticks = Scale::new((from, to), (0.0, 100.0)).ticks(5);
            ticks.into_iter().map(|tick| label(Numerals::PLAIN, tick)).collect()
        };
        assert_eq!(ticks(0.0, 97.0), ["0", "20", "40", "60", "80"]);
        assert_eq!(ticks(18.2, 33.0), ["20", "25", "30"]);
        assert_eq!(ticks(0.0, 1.0), ["0", "0.2", "0.4", "0.6", "0.8", "1"]);
        assert_eq!(ticks(3.0, 3.0), ["3", "3.2", "3.4", "3.6", "3.8", "4"]);
        assert_eq!(ticks(0.0, 4500.0), ["0", "1,000", "2,000", "3,000", "4,000"]);
        assert_eq!(label(Numerals::of(Lang::De), 0.25), "0,25");
    }

    #[test]
    fn what_is_too_far_is_at_the_end() {
        let scale = Scale::new((10.0, 20.0), (100.0, 0.0));
        assert!((scale.at(15.0) - 50.0).abs() < 1e-9);
        assert!((scale.at(99.0) - 0.0).abs() < 1e-9 && (scale.at(-5.0) - 100.0).abs() < 1e-9);
    }
}
