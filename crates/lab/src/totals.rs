//! What many deals came to: integers only, so that parts can be put together in any grouping.

use crate::course::Sheet;
use crate::{ByKey, Course, Histogram, Moments, Odds, Share, Sim, Simulated, Tally};
use game::{BySeat, Direction, Outcome, Seat, SeatSet, Seats};

/// What many deals and matches came to. A deal is a round of SOLO, or a game of SKIP-BO.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals<G: Simulated> {
    /// Deals played.
    pub rounds: u64,
    /// Deals that were left unfinished because they lasted too long.
    pub unfinished: u64,
    /// Who wins together.
    pub sides: Vec<SeatSet>,
    /// Deals won, by seat; those of a team count for everybody in it.
    pub wins: BySeat<u64>,
    /// Deals won, by place from the dealer: the first entry is the dealer's, the second that of the left neighbour, who
    /// begins.
    pub wins_from_dealer: BySeat<u64>,
    /// What each seat, or its team, wrote down for a deal.
    pub points: BySeat<Moments>,
    /// What all sides together wrote down for a deal.
    pub all_points: Moments,
    /// How long people would take for a deal, in seconds.
    pub seconds: Histogram,
    /// What the game itself counts.
    pub counts: Counts<G>,
    /// Matches played to their end.
    pub matches: u64,
    /// Matches won, by seat; a shared victory counts for everybody who shares it.
    pub match_wins: BySeat<u64>,
    /// Matches with a victory that several sides share (S-41).
    pub shared: u64,
    /// Deals in a match.
    pub match_rounds: Histogram,
    /// How long people would take for a match, in seconds.
    pub match_seconds: Histogram,
    /// How the scores went in matches that were played to their end.
    pub course: Course,
    /// Matches that were cut off: the last one when the deals were used up, or one with a deal that was left unfinished.
    pub cut_off: u64,
}

/// What a game itself counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts<G: Simulated> {
    /// How often each figure came in a deal.
    pub figures: ByKey<G::Figure, Moments>,
    /// In how many deals each mark was true.
    pub marks: ByKey<G::Mark, u64>,
    /// The numbers whose spread is told.
    pub spreads: ByKey<G::Spread, Histogram>,
    /// How often those won who did something in a deal, and those who did not.
    pub odds: ByKey<G::Deed, Odds>,
}

impl<G: Simulated> Default for Counts<G> {
    fn default() -> Self {
        Self {
            figures: ByKey::default(),
            marks: ByKey::default(),
            spreads: ByKey::default(),
            odds: ByKey::default(),
        }
    }
}

impl<G: Simulated> Counts<G> {
    /// The figures of one more deal.
    pub(crate) fn add_figures(&mut self, figures: &ByKey<G::Figure, u32>) {
        for (moments, count) in self.figures.zip(figures) {
            moments.add((*count).into());
        }
    }

    /// Who did what in one more deal that came to its end.
    pub(crate) fn add_doers(&mut self, seats: Seats, doers: &ByKey<G::Deed, SeatSet>, winners: SeatSet) {
        for (odds, doers) in self.odds.zip(doers) {
            for seat in seats.iter() {
                odds.add(doers.contains(seat), winners.contains(seat));
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        self.figures
            .zip(&other.figures)
            .for_each(|(ours, other)| ours.merge(other));
        self.marks.zip(&other.marks).for_each(|(ours, other)| *ours += other);
        self.spreads
            .zip(&other.spreads)
            .for_each(|(ours, other)| ours.merge(other));
        self.odds.zip(&other.odds).for_each(|(ours, other)| ours.merge(other));
    }
}

impl<G: Simulated> Totals<G> {
    /// Nothing yet.
    pub fn new(sim: &Sim<G>) -> Self {
        let seats = sim.seats();
        Self {
            rounds: 0,
            unfinished: 0,
            sides: G::sides(&sim.rules, seats),
            wins: BySeat::new(seats, 0),
            wins_from_dealer: BySeat::new(seats, 0),
            points: BySeat::new(seats, Moments::default()),
            all_points: Moments::default(),
            seconds: Histogram::default(),
            counts: Counts::default(),
            matches: 0,
            match_wins: BySeat::new(seats, 0),
            shared: 0,
            match_rounds: Histogram::default(),
            match_seconds: Histogram::default(),
            course: Course::default(),
            cut_off: 0,
        }
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.wins.seats()
    }

    /// Deals that somebody won; what a team won counts once.
    pub fn won(&self) -> u64 {
        let firsts = self.sides.iter().filter_map(|side| side.iter().next());
        firsts.map(|seat| self.wins[seat]).sum()
    }

    /// How often whoever begins has won, of all deals that somebody won.
    pub fn begins(&self) -> Option<Share> {
        // The dealer's left neighbour begins.
        let place = self.seats().iter().nth(1)?;
        Share::of(self.wins_from_dealer[place], self.won())
    }

    /// One more deal, over or left unfinished.
    pub(crate) fn add_deal(&mut self, deal: &G, tally: G::Tally) {
        self.rounds += 1;
        self.seconds.add(tally.seconds(deal));
        tally.add_to(deal, &mut self.counts);
        match deal.outcome() {
            Some(outcome) => self.add_outcome(deal.dealer(), &outcome),
            None => self.unfinished += 1,
        }
    }

    fn add_outcome(&mut self, dealer: Seat, outcome: &Outcome) {
        for (seat, points) in outcome.points.iter() {
            self.points[seat].add((*points).into());
        }
        let firsts = self.sides.iter().filter_map(|side| side.iter().next());
        self.all_points
            .add(firsts.map(|seat| u64::from(outcome.points[seat])).sum());
        let places = self.seats().round_from(dealer, Direction::Clockwise);
        for (place, seat) in self.seats().iter().zip(places) {
            if outcome.winners.contains(seat) {
                self.wins[seat] += 1;
                self.wins_from_dealer[place] += 1;
            }
        }
    }

    /// One more match.
    pub(crate) fn add_match(&mut self, deals: u64, winners: SeatSet, sheet: &Sheet) {
        self.matches += 1;
        self.match_rounds.add(deals as u32);
        self.match_seconds.add(sheet.seconds);
        self.course.add(sheet);
        let winning = self.sides.iter().filter(|side| !side.and(winners).is_empty());
        self.shared += u64::from(winning.count() > 1);
        winners.iter().for_each(|seat| self.match_wins[seat] += 1);
    }

    /// All of another.
    pub fn merge(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.unfinished += other.unfinished;
        self.matches += other.matches;
        self.shared += other.shared;
        self.cut_off += other.cut_off;
        for seat in self.seats().iter() {
            self.wins[seat] += other.wins[seat];
            self.wins_from_dealer[seat] += other.wins_from_dealer[seat];
            self.points[seat].merge(&other.points[seat]);
            self.match_wins[seat] += other.match_wins[seat];
        }
        self.all_points.merge(&other.all_points);
        self.seconds.merge(&other.seconds);
        self.counts.merge(&other.counts);
        self.match_rounds.merge(&other.match_rounds);
        self.match_seconds.merge(&other.match_seconds);
        self.course.merge(&other.course);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contender, Lineup};
    use bots::Level;
    use game::{Game, Seed};
    use skipbo::Round;

    #[test]
    fn a_deal_that_was_left_is_unfinished_and_nobody_wins_it() {
        let seats = Seats::new(2).unwrap();
        let sim = Sim::<Round> {
            rules: skipbo::Rules::default(),
            players: Lineup::all(seats, &Contender::of(Level::Chance)),
            rounds: 1.try_into().unwrap(),
            seed: 1,
            threads: 1.try_into().unwrap(),
        };
        let mut tally = <Round as Simulated>::Tally::default();
        let dealer = Seat::numbered(1).unwrap();
        let deal = Round::deal(&sim.rules, seats, dealer, &Seed::from_number(1), &mut tally);
        let mut totals = Totals::new(&sim);
        totals.add_deal(&deal, tally);
        assert_eq!((totals.rounds, totals.unfinished), (1, 1));
        assert_eq!(totals.wins.values(), [0, 0]);
        assert_eq!(totals.points[dealer].count, 0);
        assert!(totals.counts.marks.iter().all(|(_, count)| *count == 0));
        assert!(totals.counts.figures.iter().all(|(_, moments)| moments.count == 1));
    }
}
