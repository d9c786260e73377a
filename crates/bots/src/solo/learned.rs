//! What was learned from many matches, as `cargo xtask train solo` wrote it down.

use super::equity::Width;
use super::prior::{FEATURES, Prior, Size};
use solo::Scoring;
use std::sync::LazyLock;

/// Everything that was learned.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Learned {
    widths: Vec<(Scoring, usize, Width)>,
    priors: Vec<(Scoring, Size, Prior)>,
}

/// It, once read.
pub(super) fn learned() -> &'static Learned {
    static LEARNED: LazyLock<Learned> = LazyLock::new(|| Learned::read(include_str!("../../weights/solo/learned.txt")));
    &LEARNED
}

impl Learned {
    /// How wide the curve of chances is with so many players.
    pub(super) fn width(&self, scoring: Scoring, seats: usize) -> Width {
        let known = self.widths.iter().find(|known| (known.0, known.1) == (scoring, seats));
        known.map_or(UNLEARNED, |known| known.2)
    }

    /// What is known of actions before they are tried.
    pub(super) fn prior(&self, scoring: Scoring, size: Size) -> Prior {
        let known = self.priors.iter().find(|known| (known.0, known.1) == (scoring, size));
        known.map_or(Prior::NONE, |known| known.2)
    }

    /// A line each.
    fn read(text: &str) -> Self {
        let mut learned = Self::default();
        for line in text.lines() {
            learned.enter(line);
        }
        learned
    }

    /// Lines that say nothing we know are for people.
    fn enter(&mut self, line: &str) -> Option<()> {
        let mut words = line.split_whitespace();
        let what = words.next()?;
        let scoring = match words.next()? {
            "penalty" => Scoring::Penalty,
            "winner" => Scoring::Winner,
            _ => return None,
        };
        let number = |word: Option<&str>| word?.parse::<f32>().ok();
        match what {
            "width" => {
                let seats = words.next()?.parse().ok()?;
                let (last, each) = (number(words.next())?, number(words.next())?);
                self.widths.push((scoring, seats, Width { last, each }));
            }
            "prior" => {
                let name = words.next()?;
                let size = Size::ALL.into_iter().find(|size| size.name() == name)?;
                let mut prior = Prior {
                    trust: number(words.next())?,
                    weights: [0.0; FEATURES],
                };
                for weight in &mut prior.weights {
                    *weight = number(words.next())?;
                }
                self.priors.push((scoring, size, prior));
            }
            _ => {}
        }
        Some(())
    }
}

/// Before anything was learned.
const UNLEARNED: Width = Width {
    last: 2000.0,
    each: 20.0,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_something_learned_for_every_table() {
        for scoring in [Scoring::Penalty, Scoring::Winner] {
            for seats in 2..=game::MAX_SEATS {
                let width = learned().width(scoring, seats);
                assert_ne!(width, UNLEARNED);
                assert!(width.last > 0.0 && width.each > 0.0, "{scoring:?} {seats}");
            }
            for size in Size::ALL {
                assert!(learned().prior(scoring, size).trust > 0.0);
            }
        }
    }
}
