//! How the points grow over a match.

use super::{Page, card};
use crate::page::{Course, Markup, Run, Tabled, figure};
use crate::reported::Reported;
use lab::Histogram;

impl<G: Reported> Page<'_, G> {
    pub(super) fn course(&self, page: &mut Markup) {
        let words = self.words;
        let course = &self.totals.course;
        // The few longest matches are not waited for.
        let Some(deals) = self.totals.match_rounds.quantile(95) else {
            card(page, "", &words.page_course(), |page| {
                page.element("p", &[], &words.page_no_matches());
            });
            return;
        };
        let runs: Vec<Vec<Histogram>> = (0..course.standings())
            .map(|standing| course.of(standing).into_iter().take(deals as usize).collect())
            .collect();
        let mut table = Tabled::new([
            self.labels.played.clone(),
            words.page_standing(),
            words.sim_mean(),
            words.page_quartiles(),
        ]);
        for deal in 0..runs.first().map_or(0, Vec::len) {
            for (standing, run) in runs.iter().enumerate() {
                if let Some((mean, low, high)) = step(&run[deal]) {
                    let [low, high] = [low, high].map(|end| self.numerals.decimal(end, 0));
                    table.row([
                        (deal + 1).to_string(),
                        (standing + 1).to_string(),
                        self.numerals.decimal(mean, 1),
                        format!("{low}–{high}"),
                    ]);
                }
            }
        }
        let drawn = Course {
            runs: runs
                .iter()
                .map(|run| Run {
                    steps: run.iter().filter_map(step).collect(),
                })
                .collect(),
            names: [&words.page_leader(), &words.page_last()],
            axis: &self.labels.played,
            numerals: self.numerals,
        };
        let mut caption = words.page_course_caption();
        if self.sim.fewer_points_win() {
            caption = format!("{caption} {}", words.arena_fewer());
        }
        card(page, "", &words.page_course(), |page| {
            figure(
                page,
                drawn.drawing(),
                &words.page_course(),
                &caption,
                &words.page_numbers(),
                &table,
            );
        });
    }
}

/// The mean and the quartiles.
fn step(scores: &Histogram) -> Option<(f64, f64, f64)> {
    let end = |percent| scores.quantile(percent).map(f64::from);
    Some((scores.moments().mean()?.value, end(25)?, end(75)?))
}
