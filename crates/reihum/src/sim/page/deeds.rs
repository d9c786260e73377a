//! What goes together with winning: how often those win who laid a card, and those who did not.

use super::{Page, card, interval, percent};
use crate::output::separated;
use crate::page::{Dots, Markup, Row, Tabled, figure};
use crate::reported::Reported;
use lab::Key;

impl<G: Reported> Page<'_, G> {
    pub(super) fn deeds(&self, page: &mut Markup) {
        let words = self.words;
        // What nobody did is not in the rulebook.
        let done = self.totals.counts.odds.iter().filter(|(_, odds)| odds.with.players > 0);
        let mut table = Tabled::new([
            words.page_what(),
            words.page_laid(),
            words.sim_share(),
            words.page_interval(),
            words.page_laid_none(),
            words.sim_share(),
            words.page_interval(),
        ]);
        let mut dots = Dots {
            rows: Vec::new(),
            equal: Some(self.equal()),
            legend: Some([words.page_laid(), words.page_laid_none()]),
        };
        for (deed, odds) in done {
            let name = words.figure(deed.key());
            let cells = [odds.with, odds.without].into_iter().flat_map(|wins| {
                let share = wins.share();
                let told = share.map_or_else(Default::default, |share| [percent(share.value), interval(&share)]);
                [separated(wins.players)].into_iter().chain(told)
            });
            table.row([name.clone()].into_iter().chain(cells));
            dots.rows.push(Row {
                name,
                dots: vec![odds.with.share(), odds.without.share()],
            });
        }
        if dots.rows.is_empty() {
            return;
        }
        let caption = words.page_deeds_caption(self.labels.one.as_str());
        card(page, "tall", &words.page_deeds(), |page| {
            figure(
                page,
                dots.drawing(),
                &words.page_deeds(),
                &caption,
                &words.page_numbers(),
                &table,
            );
        });
    }
}
