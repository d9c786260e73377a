//! What goes together with winning: how often those win who did something, and those who did not.

use super::{Page, card};
use crate::page::{Markup, Row, Tabled, figure};
use crate::reported::Reported;
use lab::{Key, Odds};

impl<G: Reported> Page<'_, G> {
    pub(super) fn deeds(&self, page: &mut Markup) {
        let words = self.words;
        // What nobody did is not in the rulebook.
        let odds = self.totals.counts.odds.iter();
        let mut done: Vec<(G::Deed, &Odds)> = odds.filter(|(_, odds)| odds.with.players > 0).collect();
        if done.is_empty() {
            return;
        }
        // What goes best with winning comes first.
        done.sort_by(|(_, one), (_, other)| gain(other).total_cmp(&gain(one)));
        let told = G::deeds(words);
        let mut table = Tabled::new([
            words.page_what(),
            told.did.clone(),
            words.sim_share(),
            words.page_interval(),
            told.did_not.clone(),
            words.sim_share(),
            words.page_interval(),
        ]);
        let mut dots = self.dots(Some([told.did, told.did_not]));
        for (deed, odds) in done {
            let name = words.figure(deed.key());
            let both = [odds.with, odds.without];
            let cells = both.map(|wins| {
                let [share, interval] = self.share(wins.share());
                [self.numerals.whole(wins.players), share, interval]
            });
            table.row([name.clone()].into_iter().chain(cells.into_iter().flatten()));
            dots.rows.push(Row {
                name,
                dots: both.map(|wins| wins.share()).into(),
            });
        }
        // Beside it stand all cards that follow: the course and the blocks, and between them the chains.
        let class = if G::chains(&self.totals.counts).is_some() {
            "taller"
        } else {
            "tall"
        };
        card(page, class, &told.question, |page| {
            figure(
                page,
                dots.drawing(),
                &told.question,
                &told.caption,
                &words.page_numbers(),
                &table,
            );
        });
    }
}

/// How much more often those win who did it. Of what everybody did, nobody can say.
fn gain(odds: &Odds) -> f64 {
    let shares = odds.with.share().zip(odds.without.share());
    shares.map_or(f64::NEG_INFINITY, |(with, without)| with.value - without.value)
}
