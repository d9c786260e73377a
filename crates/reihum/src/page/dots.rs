//! Dots with their intervals, a row each: shares of several that one wants to compare.

use super::Drawing;
use super::drawing::{Anchor, WIDTH};
use super::scale::{Scale, label};
use lab::Share;
use words::Numerals;

/// What is to be drawn.
pub(crate) struct Dots {
    pub(crate) rows: Vec<Row>,
    /// The share at which a line stands, if there is one that all could have.
    pub(crate) equal: Option<f64>,
    /// What the first and the second dot of each row are, if there are two.
    pub(crate) legend: Option<[String; 2]>,
    pub(crate) numerals: Numerals,
}

/// One row: what it is about, and its dots.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) dots: Vec<Dot>,
}

/// A dot of the first or of the second kind.
pub(crate) type Dot = Option<Share>;

const LEFT: f64 = 20.0;
const RIGHT: f64 = WIDTH - 24.0;
/// Texts may stand a little farther out.
const OUT: f64 = 14.0;
const TOP: f64 = 8.0;
const ROW: f64 = 38.0;
/// What a second dot wants more.
const SECOND: f64 = 12.0;
const BELOW: f64 = 26.0;
const LEGEND: f64 = 42.0;
/// An axis shows at least so many in a hundred: what hardly differs shall not look otherwise.
const LEAST: f64 = 12.0;
/// More letters than this have no room.
const LETTERS: usize = 38;
/// Where nothing stands beside it, there is room for these.
const MORE_LETTERS: usize = 52;

impl Dots {
    pub(crate) fn drawing(&self) -> Drawing {
        let row = ROW + if self.legend.is_some() { SECOND } else { 0.0 };
        let top = TOP + if self.legend.is_some() { LEGEND } else { 0.0 };
        let bottom = top + row * self.rows.len() as f64;
        let mut drawing = Drawing::new(bottom + BELOW);
        let x = Scale::new(self.range(), (LEFT, RIGHT));
        for tick in x.ticks(5) {
            let at = x.at(tick);
            drawing.line("grid", [(at, top), (at, bottom)]);
            drawing.text(
                "tick",
                (at, bottom + 18.0),
                Anchor::Middle,
                &self.numerals.percent(&label(self.numerals, tick)),
            );
        }
        if let Some(equal) = self.equal {
            let at = x.at(100.0 * equal);
            drawing.line("equal", [(at, top), (at, bottom + 5.0)]);
        }
        if let Some([first, second]) = &self.legend {
            let left = LEFT - OUT + 6.0;
            drawing.dot("dot first", (left, TOP + 6.0));
            drawing.diamond("dot second", (left, TOP + 24.0));
            for (name, at) in [(first, TOP + 10.5), (second, TOP + 28.5)] {
                drawing.text("mark", (left + 11.0, at), Anchor::Start, &cut(name, MORE_LETTERS));
            }
        }
        for (index, Row { name, dots }) in self.rows.iter().enumerate() {
            let start = top + row * index as f64;
            if self.legend.is_some() && index > 0 {
                drawing.line("grid", [(LEFT - OUT, start), (RIGHT + OUT, start)]);
            }
            drawing.text("row", (LEFT - OUT, start + 14.0), Anchor::Start, &cut(name, LETTERS));
            drawing.text("value", (RIGHT + OUT, start + 14.0), Anchor::End, &self.told(dots));
            for (kind, share) in dots.iter().enumerate() {
                let Some(Share { value, low, high }) = share else {
                    continue;
                };
                let [value, low, high] = [value, low, high].map(|share| x.at(100.0 * share));
                let at = start + 26.0 + SECOND * kind as f64;
                let class = if kind == 0 { "first" } else { "second" };
                drawing.line(&format!("interval {class}"), [(low, at), (high, at)]);
                if kind == 0 {
                    drawing.dot("dot first", (value, at));
                } else {
                    drawing.diamond("dot second", (value, at));
                }
            }
        }
        drawing
    }

    /// From where to where the axis goes, in percent.
    fn range(&self) -> (f64, f64) {
        let shares = self.rows.iter().flat_map(|row| &row.dots).flatten();
        let ends = shares.flat_map(|share| [share.low, share.high]).chain(self.equal);
        let (low, high) = ends.fold((1.0_f64, 0.0_f64), |(low, high), end| (low.min(end), high.max(end)));
        let (low, high) = if low > high {
            (0.0, 100.0)
        } else {
            (100.0 * low, 100.0 * high)
        };
        let missing = (LEAST - (high - low)).max(2.0) / 2.0;
        let low = (low - missing).max(0.0);
        (low, (high + missing).max(low + LEAST).min(100.0))
    }

    fn told(&self, dots: &[Dot]) -> String {
        let told = dots
            .iter()
            .map(|dot| dot.map_or_else(|| "–".into(), |share| self.numerals.decimal(100.0 * share.value, 1)));
        self.numerals.percent(&told.collect::<Vec<_>>().join(" | "))
    }
}

/// A text with no more letters than have room.
fn cut(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.into();
    }
    let start: String = text.chars().take(letters - 1).collect();
    format!("{}…", start.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn what_hardly_differs_does_not_look_otherwise() {
        let row = |count| Row {
            name: "seat".into(),
            dots: vec![Share::of(count, 100_000)],
        };
        let dots = Dots {
            rows: vec![row(25_000), row(25_200)],
            equal: Some(0.25),
            legend: None,
            numerals: Numerals::of(Lang::De),
        };
        let (low, high) = dots.range();
        assert!(high - low >= LEAST, "{low} {high}");
        assert!(low < 24.7 && high > 25.5);
    }

    #[test]
    fn nothing_is_drawn_beyond_none_and_all() {
        let sure = Dots {
            rows: vec![Row {
                name: "all".into(),
                dots: vec![Share::of(100, 100), Share::of(0, 100), None],
            }],
            equal: None,
            legend: None,
            numerals: Numerals::of(Lang::De),
        };
        assert_eq!(sure.range(), (0.0, 100.0));
        assert_eq!(sure.told(&sure.rows[0].dots), "100,0 | 0,0 | –\u{a0}%");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("greedy", 6), "greedy");
        assert_eq!(cut("cmd:python3 bot.py", 12), "cmd:python3…");
    }
}
