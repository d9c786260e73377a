//! How long deals are, in turns and in minutes.

use super::{Page, card, minutes, percent, quartiles};
use crate::output::separated;
use crate::page::{Bars, Bins, Markup, ROUND, SECONDS, Tabled, figure};
use crate::reported::Reported;

impl<G: Reported> Page<'_, G> {
    pub(super) fn turns(&self, page: &mut Markup) {
        let words = self.words;
        let turns = &self.totals.counts.spreads[G::TURNS];
        let Some(([low, median, high], most)) = quartiles(turns).zip(turns.max()) else {
            return;
        };
        let axis = G::spread_name(words, G::TURNS);
        let name = words.sim_median();
        let bins = Bins::of(ROUND, &[turns]);
        let bars = Bars {
            bins: &bins[0],
            outline: None,
            unit: 1,
            axis: &axis,
            quartiles: Some(([low, median, high], &name)),
        };
        let caption = words.page_turns_caption(median, low, high, separated(most.into()));
        card(page, "", &words.page_how_long(self.labels.one.as_str()), |page| {
            figure(
                page,
                bars.drawing(),
                &axis,
                &caption,
                &words.page_numbers(),
                &self.steps(&bins[0], 1),
            );
        });
    }

    pub(super) fn minutes(&self, page: &mut Markup) {
        let words = self.words;
        let seconds = &self.totals.seconds;
        let Some([low, median, high]) = quartiles(seconds) else {
            return;
        };
        let axis = words.sim_minutes(self.labels.per.as_str());
        let name = words.sim_median();
        let bins = Bins::of(SECONDS, &[seconds]);
        let bars = Bars {
            bins: &bins[0],
            outline: None,
            unit: 60,
            axis: &axis,
            quartiles: Some(([low, median, high], &name)),
        };
        let caption = words.page_minutes_caption(minutes(median), minutes(low), minutes(high));
        card(page, "", &words.page_how_many_minutes(), |page| {
            figure(
                page,
                bars.drawing(),
                &axis,
                &caption,
                &words.page_numbers(),
                &self.steps(&bins[0], 60),
            );
        });
    }

    /// The steps of a plot as a table.
    pub(super) fn steps(&self, bins: &Bins, unit: u32) -> Tabled {
        let words = self.words;
        let mut table = Tabled::new([
            words.page_from(),
            words.page_to(),
            words.sim_in_all(),
            words.sim_share(),
        ]);
        for (from, to, count) in bins.rows() {
            let ends = if unit == 1 {
                [from, to].map(|end| separated(end.into()))
            } else {
                [from, to + 1].map(minutes)
            };
            let share = percent(count as f64 / bins.all() as f64);
            table.row(ends.into_iter().chain([separated(count), format!("{share} %")]));
        }
        table
    }
}
