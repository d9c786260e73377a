//! Bars side by side: how many of all are how long.

use super::drawing::{Anchor, WIDTH};
use super::scale::{Scale, label};
use super::{Bins, Drawing};
use words::Numerals;

/// What is to be drawn.
pub(crate) struct Bars<'a> {
    pub(crate) bins: &'a Bins,
    pub(crate) more: More<'a>,
    /// How many of what is counted make one of what stands on the axis.
    pub(crate) unit: u32,
    /// What stands below the axis.
    pub(crate) axis: &'a str,
    pub(crate) numerals: Numerals,
}

/// What is drawn beside the bars.
pub(crate) enum More<'a> {
    /// The quartiles, and what the one in the middle is called.
    Quartiles([u32; 3], &'a str),
    /// Others by the same steps, as a line over the bars, and what the two are called.
    Outline(&'a Bins, [&'a str; 2]),
    /// The share of each bar, where there are few.
    Shares,
}

const HEIGHT: f64 = 230.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 10.0;
const TOP: f64 = 28.0;
const BELOW: f64 = 42.0;
/// What a second line of the legend wants more.
const LEGEND: f64 = 22.0;
/// What is left free between two bars.
const GAP: f64 = 0.6;

impl Bars<'_> {
    pub(crate) fn drawing(&self) -> Drawing {
        let (others, more) = match &self.more {
            More::Outline(others, _) => (Some(*others), LEGEND),
            More::Quartiles(..) | More::Shares => (None, 0.0),
        };
        let (height, top) = (HEIGHT + more, TOP + more);
        let bottom = height - BELOW;
        let mut drawing = Drawing::new(height);
        let (first, last) = self.bins.drawn();
        let x = Scale::new((self.edge(first), self.edge(last)), (LEFT, RIGHT));
        let outlined = others.iter().flat_map(|others| others.bars());
        let highest = self.bins.bars().chain(outlined).map(|(.., share)| 100.0 * share);
        let y = Scale::new((0.0, highest.fold(0.0, f64::max) * 1.05), (bottom, top));
        self.heights(&mut drawing, &y);
        if let More::Quartiles([low, _, high], _) = self.more {
            drawing.block("middle", (x.at(self.edge(low)), top), (x.at(self.behind(high)), bottom));
        }
        for (from, to, share) in self.bins.bars().filter(|(.., share)| *share > 0.0) {
            let (left, right) = (x.at(self.edge(from)) + GAP, x.at(self.edge(to)) - GAP);
            drawing.block("bar", (left, y.at(100.0 * share)), (right, bottom));
            if let More::Shares = self.more {
                let at = (f64::midpoint(left, right), y.at(100.0 * share) - 6.0);
                drawing.text("value", at, Anchor::Middle, &self.share(share));
            }
        }
        match &self.more {
            More::Quartiles([_, median, _], name) => {
                let at = x.at(f64::midpoint(self.edge(*median), self.behind(*median)));
                drawing.line("median", [(at, top), (at, bottom)]);
                let text = format!("{name} {}", self.told(*median));
                let anchor = if at < WIDTH / 2.0 { Anchor::Start } else { Anchor::End };
                drawing.text("mark", (at, top - 9.0), anchor, &text);
            }
            More::Outline(others, names) => {
                let steps = others.bars().flat_map(|(from, to, share)| {
                    let height = y.at(100.0 * share);
                    [(x.at(self.edge(from)), height), (x.at(self.edge(to)), height)]
                });
                drawing.line("outline", steps);
                drawing.block("bar", (6.0, 8.0), (22.0, 18.0));
                drawing.line("outline", [(6.0, 31.0), (22.0, 31.0)]);
                for (name, at) in names.iter().zip([18.0, 36.0]) {
                    drawing.text("mark", (30.0, at), Anchor::Start, name);
                }
            }
            More::Shares => {}
        }
        drawing.line("axis", [(LEFT, bottom), (RIGHT, bottom)]);
        for tick in x
            .ticks(6)
            .into_iter()
            .filter(|tick| self.unit > 1 || tick.fract() == 0.0)
        {
            let at = x.at(tick);
            drawing.line("axis", [(at, bottom), (at, bottom + 4.0)]);
            let text = label(self.numerals, tick);
            drawing.text("tick", (at, bottom + 17.0), Anchor::Middle, &text);
        }
        let name = (f64::midpoint(LEFT, RIGHT), height - 8.0);
        drawing.text("name", name, Anchor::Middle, self.axis);
        drawing
    }

    /// Lines across, with how many in a hundred they stand for.
    fn heights(&self, drawing: &mut Drawing, y: &Scale) {
        for tick in y.ticks(5) {
            let at = y.at(tick);
            drawing.line("grid", [(LEFT, at), (RIGHT, at)]);
            let text = match label(self.numerals, tick) {
                nothing if tick == 0.0 => nothing,
                text => self.numerals.percent(&text),
            };
            drawing.text("tick", (LEFT - 5.0, at + 4.0), Anchor::End, &text);
        }
    }

    /// Where a number begins on the axis. What is counted one by one stands above its number.
    fn edge(&self, number: u32) -> f64 {
        let half = if self.unit == 1 { 0.5 } else { 0.0 };
        f64::from(number) / f64::from(self.unit) - half
    }

    /// Where it ends.
    fn behind(&self, number: u32) -> f64 {
        if self.unit == 1 {
            self.edge(number + 1)
        } else {
            self.edge(number)
        }
    }

    fn told(&self, number: u32) -> String {
        let digits = usize::from(self.unit > 1);
        self.numerals.decimal(f64::from(number) / f64::from(self.unit), digits)
    }

    /// A share with a digit more where it is small. What is there is not nothing.
    fn share(&self, share: f64) -> String {
        let digits = match share {
            few if few < 0.000_95 => 2,
            few if few < 0.0995 => 1,
            _ => 0,
        };
        let least = 0.01;
        let shown = self.numerals.decimal((100.0 * share).max(least), digits);
        let less = if 100.0 * share < least / 2.0 { "<" } else { "" };
        self.numerals.percent(&format!("{less}{shown}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::Histogram;
    use words::Lang;

    #[test]
    fn small_shares_have_more_digits_and_are_never_nothing() {
        let bins = &Bins::of(&[1], &[&Histogram::default()])[0];
        let bars = Bars {
            bins,
            more: More::Shares,
            unit: 1,
            axis: "",
            numerals: Numerals::of(Lang::It),
        };
        let told = [0.843, 0.0912, 0.012, 0.0004, 0.00006, 0.00001].map(|share| bars.share(share));
        assert_eq!(told, ["84%", "9,1%", "1,2%", "0,04%", "0,01%", "<0,01%"]);
    }
}
