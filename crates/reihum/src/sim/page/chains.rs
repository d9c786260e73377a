//! How long chains get.

use super::{Page, card};
use crate::page::{Bars, Bins, Markup, More, ROUND, figure};
use crate::reported::Reported;

impl<G: Reported> Page<'_, G> {
    pub(super) fn chains(&self, page: &mut Markup) {
        let words = self.words;
        let Some(chains) = G::chains(&self.totals.counts) else {
            return;
        };
        card(page, "", &words.page_chains(), |page| {
            let Some(most) = chains.max() else {
                page.element("p", &[], &words.page_no_chains());
                return;
            };
            let bins = Bins::of(ROUND, &[chains]);
            let axis = words.sim_chain_links();
            let bars = Bars {
                bins: &bins[0],
                more: More::Shares,
                unit: 1,
                axis: &axis,
                numerals: self.numerals,
            };
            let count = chains.count();
            let caption = words.page_chains_caption(count, self.numerals.whole(count), most);
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
}
