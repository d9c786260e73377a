//! Lines that grow from step to step, with bands around the first and the last.

use super::Drawing;
use super::drawing::{Anchor, WIDTH};
use super::scale::{Scale, label};
use words::Numerals;

/// What is to be drawn.
pub(crate) struct Course<'a> {
    /// The runs, the first one first.
    pub(crate) runs: Vec<Run>,
    /// What the first and the last one are called.
    pub(crate) names: [&'a str; 2],
    /// What stands below the axis.
    pub(crate) axis: &'a str,
    pub(crate) numerals: Numerals,
}

/// One run: after each step its mean, and the quartiles.
pub(crate) struct Run {
    pub(crate) steps: Vec<(f64, f64, f64)>,
}

const HEIGHT: f64 = 250.0;
const LEFT: f64 = 38.0;
const RIGHT: f64 = WIDTH - 74.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = HEIGHT - 42.0;

impl Course<'_> {
    pub(crate) fn drawing(&self) -> Drawing {
        let mut drawing = Drawing::new(HEIGHT);
        let steps = self.runs.iter().map(|run| run.steps.len()).max().unwrap_or_default();
        let ends = self.runs.iter().flat_map(|run| &run.steps);
        let highest = ends.fold(0.0_f64, |highest, (mean, _, high)| highest.max(*mean).max(*high));
        let x = Scale::new((0.0, steps.max(1) as f64), (LEFT, RIGHT));
        let y = Scale::new((0.0, highest * 1.05), (BOTTOM, TOP));
        for tick in y.ticks(5) {
            drawing.line("grid", [(LEFT, y.at(tick)), (RIGHT, y.at(tick))]);
            drawing.text(
                "tick",
                (LEFT - 5.0, y.at(tick) + 4.0),
                Anchor::End,
                &label(self.numerals, tick),
            );
        }
        let last = self.runs.len().saturating_sub(1);
        // Before the first step everybody has nothing.
        let trace = |run: &Run, which: fn(&(f64, f64, f64)) -> f64| -> Vec<(f64, f64)> {
            let numbers = [0.0].into_iter().chain(run.steps.iter().map(which));
            (0..)
                .zip(numbers)
                .map(|(step, number)| (x.at(f64::from(step)), y.at(number)))
                .collect()
        };
        for (index, run) in self.runs.iter().enumerate() {
            if let Some(class) = kind(index, last) {
                let band = [trace(run, |step| step.1), trace(run, |step| step.2)];
                drawing.band(&format!("band {class}"), &band[1], &band[0]);
            }
        }
        for (index, run) in self.runs.iter().enumerate() {
            let class = kind(index, last).unwrap_or("other");
            drawing.line(&format!("run {class}"), trace(run, |step| step.0));
        }
        self.names(&mut drawing, &y);
        drawing.line("axis", [(LEFT, BOTTOM), (RIGHT, BOTTOM)]);
        for tick in x.ticks(6).into_iter().filter(|tick| tick.fract() == 0.0) {
            let at = x.at(tick);
            drawing.line("axis", [(at, BOTTOM), (at, BOTTOM + 4.0)]);
            drawing.text("tick", (at, BOTTOM + 17.0), Anchor::Middle, &label(self.numerals, tick));
        }
        drawing.text(
            "name",
            (f64::midpoint(LEFT, RIGHT), HEIGHT - 8.0),
            Anchor::Middle,
            self.axis,
        );
        drawing
    }

    /// The names stand where the lines end, but not on each other.
    fn names(&self, drawing: &mut Drawing, y: &Scale) {
        let end = |run: Option<&Run>| run.and_then(|run| run.steps.last()).map(|step| y.at(step.0));
        let (Some(first), Some(last)) = (end(self.runs.first()), end(self.runs.last())) else {
            return;
        };
        let apart = (16.0 - (first - last).abs()).max(0.0) / 2.0;
        let (first, last) = if first < last {
            (first - apart, last + apart)
        } else {
            (first + apart, last - apart)
        };
        for (at, name) in [(first, self.names[0]), (last, self.names[1])] {
            drawing.text("mark", (RIGHT + 6.0, at + 4.0), Anchor::Start, name);
        }
    }
}

/// How a run is drawn: the first and the last differ in more than their colour.
fn kind(index: usize, last: usize) -> Option<&'static str> {
    match index {
        0 => Some("first"),
        index if index == last => Some("second"),
        _ => None,
    }
}
