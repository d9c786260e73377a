//! Who wins: by seat or team, and by the place from the dealer. Deals that nobody won do not count here; that there are some is told elsewhere.

use super::{Page, card, interval, percent};
use crate::output::separated;
use crate::page::{Dots, Markup, Row, Tabled, figure};
use crate::reported::Reported;
use crate::sim::report::place;
use game::{Seat, SeatSet};
use lab::{Share, Totals};

impl<G: Reported> Page<'_, G> {
    /// By seat, or by team where there are teams.
    pub(super) fn seats(&self, page: &mut Markup) {
        let words = self.words;
        let won = |side: &SeatSet| {
            let seat = side.iter().next()?;
            Some((self.side(*side), self.totals.wins[seat]))
        };
        let rows: Vec<(String, u64)> = self.totals.sides.iter().filter_map(won).collect();
        card(page, "", &words.page_who_wins(), |page| {
            self.won(page, &words.sim_seat(), rows, &words.page_won_caption());
        });
    }

    pub(super) fn places(&self, page: &mut Markup) {
        let words = self.words;
        let rows = self.by_place(self.totals);
        card(page, "", &words.page_order(), |page| {
            self.won(page, &words.sim_place(), rows, &self.begins_verdict());
        });
    }

    /// What each place from the dealer has won.
    pub(super) fn by_place(&self, totals: &Totals<G>) -> Vec<(String, u64)> {
        let row = |seat: Seat| (place(self.words, seat.index()), totals.wins_from_dealer[seat]);
        totals.seats().iter().map(row).collect()
    }

    /// Who sits there: `1 greedy`, `1+3 greedy`.
    fn side(&self, side: SeatSet) -> String {
        let numbers: Vec<String> = side.iter().map(|seat| seat.to_string()).collect();
        let mut bots: Vec<&str> = side.iter().map(|seat| self.sim.players[seat].name()).collect();
        bots.dedup();
        format!("{} {}", numbers.join("+"), bots.join(", "))
    }

    fn begins_verdict(&self) -> String {
        let Some(Share { value, low, high }) = self.totals.begins() else {
            return self.words.page_won_caption();
        };
        let equal = self.equal();
        let way = if low > equal {
            "more"
        } else if high < equal {
            "less"
        } else {
            "none"
        };
        let [value, low, high, equal] = [value, low, high, equal].map(percent);
        self.words.page_begins_verdict(way, value, low, high, equal)
    }

    fn won(&self, page: &mut Markup, who: &str, rows: Vec<(String, u64)>, caption: &str) {
        let words = self.words;
        let mut table = Tabled::new([
            who.into(),
            self.labels.won.clone(),
            words.sim_share(),
            words.page_interval(),
        ]);
        let mut dots = Dots {
            rows: Vec::new(),
            equal: Some(self.equal()),
            legend: None,
        };
        for (name, won) in rows {
            let share = Share::of(won, self.totals.won());
            let told = share.map_or_else(Default::default, |share| [percent(share.value), interval(&share)]);
            table.row([name.clone(), separated(won)].into_iter().chain(told));
            dots.rows.push(Row {
                name,
                dots: vec![share],
            });
        }
        figure(
            page,
            dots.drawing(),
            &self.labels.won,
            caption,
            &words.page_numbers(),
            &table,
        );
    }
}
