//! Whether deals get stuck, and what becomes of them.

use super::{Page, card, quartiles};
use crate::page::{Dots, Markup, Row, Tabled, figure};
use crate::reported::Reported;
use lab::{Key, Share};

impl<G: Reported> Page<'_, G> {
    pub(super) fn blocks(&self, page: &mut Markup) {
        let (words, totals) = (self.words, self.totals);
        let blocked = totals.counts.marks[G::BLOCKED];
        card(page, "", &words.page_blocks(), |page| {
            let Some(share) = Share::of(blocked, totals.rounds).filter(|_| blocked > 0) else {
                let deals = G::deals(words, self.numerals, totals.rounds);
                page.element("p", &[], &words.page_no_blocks(totals.rounds, deals));
                return;
            };
            if G::Mark::ALL.len() > 1 {
                self.marks(page);
            } else {
                let [value, low, high] = [share.value, share.low, share.high].map(|share| self.percent(share));
                page.element("p", &[], &words.page_blocked(value, low, high));
            }
        });
    }

    /// What a block can come to, where it need not be the end.
    fn marks(&self, page: &mut Markup) {
        let (words, totals) = (self.words, self.totals);
        let mut table = Tabled::new([
            words.page_what(),
            words.sim_in_all(),
            words.sim_share(),
            words.page_interval(),
        ]);
        let mut dots = Dots {
            equal: None,
            ..self.dots(None)
        };
        for (mark, count) in totals.counts.marks.iter() {
            let name = G::mark_name(words, mark);
            let share = Share::of(*count, totals.rounds);
            let count = self.numerals.whole(*count);
            table.row([name.clone(), count].into_iter().chain(self.share(share)));
            dots.rows.push(Row {
                name,
                dots: vec![share],
            });
        }
        let mut caption = words.page_blocks_caption();
        let first = G::first_block(&totals.counts).and_then(quartiles);
        if let Some([low, median, high]) = first {
            caption = format!("{caption} {}", words.page_blocks_first(median, low, high));
        }
        figure(
            page,
            dots.drawing(),
            &words.page_blocks(),
            &caption,
            &words.page_numbers(),
            &table,
        );
    }
}
