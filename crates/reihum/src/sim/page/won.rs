//! Who wins: by seat or team, and by the place from the dealer. Deals that nobody won do not count here; that there are some is told elsewhere.

use super::{Page, card};
use crate::page::{Dots, Markup, Row, Tabled, figure};
use crate::reported::Reported;
use game::{Seat, SeatSet};
use lab::{Share, Totals};
use words::Amount;

impl<G: Reported> Page<'_, G> {
    /// By seat, or by team where there are teams: deals, and matches if there were any.
    pub(super) fn seats(&self, page: &mut Markup) {
        let (words, totals) = (self.words, self.totals);
        let matches = totals.matches > 0;
        let mut head = vec![
            words.sim_player(),
            self.labels.won.clone(),
            words.sim_share(),
            words.page_interval(),
        ];
        if matches {
            head.extend([words.sim_matches_won(), words.sim_share(), words.page_interval()]);
        }
        let mut table = Tabled::new(head);
        let mut dots = self.dots(matches.then(|| [self.labels.won.clone(), words.sim_matches_won()]));
        for side in &totals.sides {
            let Some(seat) = side.iter().next() else { continue };
            let mut won = vec![(totals.wins[seat], totals.won())];
            if matches {
                won.push((totals.match_wins[seat], totals.matches));
            }
            let name = self.side(*side);
            let cells = won.iter().flat_map(|(won, of)| {
                let [share, interval] = self.share(Share::of(*won, *of));
                [self.numerals.whole(*won), share, interval]
            });
            table.row([name.clone()].into_iter().chain(cells));
            let dots_of = won.iter().map(|(won, of)| Share::of(*won, *of));
            dots.rows.push(Row {
                name,
                dots: dots_of.collect(),
            });
        }
        card(page, "", &words.page_who_wins(), |page| {
            self.shares(page, &words.page_who_wins(), &dots, &words.page_won_caption(), &table);
        });
    }

    pub(super) fn places(&self, page: &mut Markup) {
        let (words, totals) = (self.words, self.totals);
        let mut table = Tabled::new([
            words.sim_place(),
            self.labels.won.clone(),
            words.sim_share(),
            words.page_interval(),
        ]);
        let mut dots = self.dots(None);
        for (name, won) in self.by_place(totals) {
            let share = Share::of(won, totals.won());
            let won = self.numerals.whole(won);
            table.row([name.clone(), won].into_iter().chain(self.share(share)));
            dots.rows.push(Row {
                name,
                dots: vec![share],
            });
        }
        card(page, "", &words.page_order(), |page| {
            self.shares(page, &words.page_order(), &dots, &self.begins_verdict(), &table);
        });
    }

    /// Shares as a plot.
    pub(super) fn shares(&self, page: &mut Markup, name: &str, dots: &Dots, caption: &str, table: &Tabled) {
        figure(page, dots.drawing(), name, caption, &self.words.page_numbers(), table);
    }

    /// What each place has won, in the order of play. Of partners across the table one is enough: they win together.
    pub(super) fn by_place(&self, totals: &Totals<G>) -> Vec<(String, u64)> {
        let seats = totals.seats().count();
        let across = |side: &SeatSet| {
            let [first, last] = [side.iter().next(), side.iter().last()].map(|seat| seat.map(Seat::index));
            first.zip(last).is_some_and(|(first, last)| 2 * (last - first) == seats)
        };
        let places = if totals.sides.iter().all(across) {
            seats / 2
        } else {
            seats
        };
        let row = |seat: Seat| (self.place(seat.index()), totals.wins_from_dealer[seat]);
        // The dealer's place is the first of all, and the last in the order of play.
        let in_order = totals.seats().iter().skip(1).chain(totals.seats().iter().take(1));
        in_order.take(places).map(row).collect()
    }

    /// Somebody's place in the order of play, so many steps behind the dealer.
    fn place(&self, steps: usize) -> String {
        match steps {
            0 => self.words.page_deals(),
            1 => self.words.sim_begins(),
            steps => self.words.page_number(steps),
        }
    }

    /// Who sits there, and which bot that is.
    fn side(&self, side: SeatSet) -> String {
        let numbers: Vec<String> = side.iter().map(|seat| seat.to_string()).collect();
        let mut bots: Vec<&str> = side.iter().map(|seat| self.sim.players[seat].name()).collect();
        bots.dedup();
        let (numbers, bots) = (numbers.join("+"), bots.join(", "));
        if side.len() > 1 {
            self.words.page_team(numbers, bots)
        } else {
            self.words.page_seat(numbers, bots)
        }
    }

    fn begins_verdict(&self) -> String {
        let Some(Share { value, low, high }) = self.totals.begins() else {
            return self.words.page_won_caption();
        };
        let shares = [value, low, high, self.equal()].map(|share| Amount::new(100.0 * share, 1));
        let [_, low, high, equal] = shares.map(Amount::value);
        let way = if low > equal {
            "more"
        } else if high < equal {
            "less"
        } else {
            "none"
        };
        let [value, low, high, equal] = shares.map(|share| share.shown(self.numerals));
        self.words.page_begins_verdict(way, value, low, high, equal)
    }
}
