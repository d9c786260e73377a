//! How long deals are, in turns and in minutes.

use super::{Page, card, quartiles};
use crate::page::{Bars, Bins, Markup, More, ROUND, SECONDS, Tabled, figure};
use crate::reported::Reported;
use lab::Histogram;
use words::Amount;

impl<G: Reported> Page<'_, G> {
    pub(super) fn turns(&self, page: &mut Markup) {
        let words = self.words;
        let turns = &self.totals.counts.spreads[G::TURNS];
        let Some(([low, median, high], most)) = quartiles(turns).zip(turns.max()) else {
            return;
        };
        let by = Amount::new(median.into(), 0);
        let by = words.amount_turns(by, by.shown(self.numerals));
        let [low, high, most] = [low, high, most].map(|turns| self.numerals.whole(turns.into()));
        let caption = match turns.count() {
            1 => words.page_only(by),
            _ => words.page_turns_caption(by, low, high, most),
        };
        card(page, "", &words.page_how_long(self.labels.one.as_str()), |page| {
            self.spread(page, turns, (ROUND, 1), &G::spread_name(words, G::TURNS), caption);
        });
    }

    pub(super) fn minutes(&self, page: &mut Markup) {
        let words = self.words;
        let seconds = &self.totals.seconds;
        let Some([low, median, high]) = quartiles(seconds) else {
            return;
        };
        let by = Amount::new(f64::from(median) / 60.0, 1);
        let by = words.amount_minutes(by, by.shown(self.numerals));
        let told = match seconds.count() {
            1 => words.page_only(by),
            _ => words.page_minutes_caption(by, self.minutes_of(low), self.minutes_of(high)),
        };
        let caption = format!("{told} {}", words.page_pace());
        let axis = words.sim_minutes(self.labels.per.as_str());
        card(page, "", &words.page_how_many_minutes(), |page| {
            self.spread(page, seconds, (SECONDS, 60), &axis, caption);
        });
    }

    /// How numbers are spread, in steps of one of these widths and units.
    fn spread(
        &self,
        page: &mut Markup,
        numbers: &Histogram,
        (widths, unit): (&[u32], u32),
        axis: &str,
        mut caption: String,
    ) {
        let (words, bins) = (self.words, &Bins::of(widths, &[numbers])[0]);
        let median = words.sim_median();
        let bars = Bars {
            bins,
            more: quartiles(numbers).map_or(More::Shares, |ends| More::Quartiles(ends, &median)),
            unit,
            axis,
            numerals: self.numerals,
        };
        if numbers.max() >= Some(bins.drawn().1) {
            caption = format!("{caption} {}", words.page_tail());
        }
        let table = self.steps(bins, unit);
        figure(page, bars.drawing(), axis, &caption, &words.page_numbers(), &table);
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
                [from, to].map(|end| self.numerals.whole(end.into()))
            } else {
                [from, to + 1].map(|end| self.minutes_of(end))
            };
            let share = self.percent(count as f64 / bins.all() as f64);
            table.row(
                ends.into_iter()
                    .chain([self.numerals.whole(count), self.numerals.percent(&share)]),
            );
        }
        table
    }
}
