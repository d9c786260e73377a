//! Bars side by side: how many of all are how long.

use super::drawing::{Anchor, WIDTH};
use super::scale::{Scale, label};
use super::{Bins, Drawing};

/// What is to be drawn.
pub(crate) struct Bars<'a> {
    pub(crate) bins: &'a Bins,
    /// Others by the same steps, as a line over them.
    pub(crate) outline: Option<&'a Bins>,
    /// How many of what is counted make one of what stands on the axis.
    pub(crate) unit: u32,
    /// What stands below the axis.
    pub(crate) axis: &'a str,
    /// The quartiles, and what the one in the middle is called.
    pub(crate) quartiles: Option<([u32; 3], &'a str)>,
}

const HEIGHT: f64 = 230.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 10.0;
const TOP: f64 = 28.0;
const BOTTOM: f64 = HEIGHT - 42.0;
/// What is left free between two bars.
const GAP: f64 = 0.6;

impl Bars<'_> {
    pub(crate) fn drawing(&self) -> Drawing {
        let mut drawing = Drawing::new(HEIGHT);
        let (first, last) = self.bins.drawn();
        let x = Scale::new((self.edge(first), self.edge(last)), (LEFT, RIGHT));
        let others = self.outline.iter().flat_map(|others| others.bars());
        let highest = self.bins.bars().chain(others).map(|(.., share)| 100.0 * share);
        let y = Scale::new((0.0, highest.fold(0.0, f64::max) * 1.05), (BOTTOM, TOP));
        for tick in y.ticks(5) {
            let at = y.at(tick);
            drawing.line("grid", [(LEFT, at), (RIGHT, at)]);
            let text = if tick > 0.0 {
                format!("{} %", label(tick))
            } else {
                "0".into()
            };
            drawing.text("tick", (LEFT - 5.0, at + 4.0), Anchor::End, &text);
        }
        if let Some(([low, _, high], _)) = self.quartiles {
            drawing.block("middle", (x.at(self.edge(low)), TOP), (x.at(self.behind(high)), BOTTOM));
        }
        for (from, to, share) in self.bins.bars().filter(|(.., share)| *share > 0.0) {
            let (left, right) = (x.at(self.edge(from)) + GAP, x.at(self.edge(to)) - GAP);
            drawing.block("bar", (left, y.at(100.0 * share)), (right, BOTTOM));
        }
        if let Some(others) = self.outline {
            let steps = others.bars().flat_map(|(from, to, share)| {
                let height = y.at(100.0 * share);
                [(x.at(self.edge(from)), height), (x.at(self.edge(to)), height)]
            });
            drawing.line("outline", steps);
        }
        if let Some(([_, median, _], name)) = self.quartiles {
            let at = x.at(f64::midpoint(self.edge(median), self.behind(median)));
            drawing.line("median", [(at, TOP), (at, BOTTOM)]);
            let text = format!("{name} {}", self.told(median));
            let anchor = if at < WIDTH / 2.0 { Anchor::Start } else { Anchor::End };
            drawing.text("mark", (at, TOP - 9.0), anchor, &text);
        }
        drawing.line("axis", [(LEFT, BOTTOM), (RIGHT, BOTTOM)]);
        for tick in x
            .ticks(6)
            .into_iter()
            .filter(|tick| self.unit > 1 || tick.fract() == 0.0)
        {
            let at = x.at(tick);
            drawing.line("axis", [(at, BOTTOM), (at, BOTTOM + 4.0)]);
            drawing.text("tick", (at, BOTTOM + 17.0), Anchor::Middle, &label(tick));
        }
        drawing.text(
            "name",
            (f64::midpoint(LEFT, RIGHT), HEIGHT - 8.0),
            Anchor::Middle,
            self.axis,
        );
        drawing
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
        if self.unit == 1 {
            number.to_string()
        } else {
            format!("{:.1}", f64::from(number) / f64::from(self.unit))
        }
    }
}
