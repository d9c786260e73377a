//! What many rounds came to: integers only, so that parts can be put together in any grouping.

use crate::tally::RoundTally;
use crate::{Figures, Histogram, Moments};
use game::{BySeat, Direction, Outcome, Seat, SeatSet, Seats};

/// What many rounds and matches came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals {
    /// Rounds played.
    pub rounds: u64,
    /// Rounds that were blocked (S-43).
    pub blocked: u64,
    /// Rounds that were given up because they did not end.
    pub unfinished: u64,
    /// Rounds won, by seat.
    pub wins: BySeat<u64>,
    /// Rounds won, by place from the dealer: the first entry is the dealer's, the second that of the left neighbour, who
    /// begins.
    pub wins_from_dealer: BySeat<u64>,
    /// What each seat wrote down for a round.
    pub points: BySeat<Moments>,
    /// Turns in a round.
    pub turns: Histogram,
    /// Moves in a round: plays, draws (a paid chain counts once) and interjections.
    pub moves: Histogram,
    /// How often each figure came in a round.
    pub figures: Figures<Moments>,
    /// How many links the chains had.
    pub chains: Histogram,
    /// Matches played to their end.
    pub matches: u64,
    /// Matches won, by seat; a shared victory counts for everybody who shares it.
    pub match_wins: BySeat<u64>,
    /// Matches with a shared victory (S-41).
    pub shared: u64,
    /// Rounds in a match.
    pub match_rounds: Histogram,
    /// Matches that were cut off: the last one when the rounds were used up, or one with a round that did not end.
    pub cut_off: u64,
}

impl Totals {
    /// Nothing yet.
    pub fn new(seats: Seats) -> Self {
        Self {
            rounds: 0,
            blocked: 0,
            unfinished: 0,
            wins: BySeat::new(seats, 0),
            wins_from_dealer: BySeat::new(seats, 0),
            points: BySeat::new(seats, Moments::default()),
            turns: Histogram::default(),
            moves: Histogram::default(),
            figures: Figures::default(),
            chains: Histogram::default(),
            matches: 0,
            match_wins: BySeat::new(seats, 0),
            shared: 0,
            match_rounds: Histogram::default(),
            cut_off: 0,
        }
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.wins.seats()
    }

    /// One more round; without an outcome it did not end.
    pub(crate) fn add_round(&mut self, dealer: Seat, tally: &RoundTally, outcome: Option<&Outcome>) {
        self.rounds += 1;
        self.turns.add(tally.turns);
        self.moves.add(tally.tally.moves as u32);
        for (figure, count) in tally.figures.iter() {
            self.figures[figure].add((*count).into());
        }
        tally.chains.iter().for_each(|links| self.chains.add(*links));
        let Some(outcome) = outcome else {
            self.unfinished += 1;
            return;
        };
        for (seat, points) in outcome.points.iter() {
            self.points[seat].add((*points).into());
        }
        if outcome.winners.is_empty() {
            self.blocked += 1;
        }
        let places = self.seats().round_from(dealer, Direction::Clockwise);
        for (place, seat) in self.seats().iter().zip(places) {
            if outcome.winners.contains(seat) {
                self.wins[seat] += 1;
                self.wins_from_dealer[place] += 1;
            }
        }
    }

    /// One more match.
    pub(crate) fn add_match(&mut self, rounds: u64, winners: SeatSet) {
        self.matches += 1;
        self.match_rounds.add(rounds as u32);
        self.shared += u64::from(winners.len() > 1);
        winners.iter().for_each(|seat| self.match_wins[seat] += 1);
    }

    /// All of another.
    pub fn merge(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.blocked += other.blocked;
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
        self.turns.merge(&other.turns);
        self.moves.merge(&other.moves);
        for (figure, moments) in other.figures.iter() {
            self.figures[figure].merge(moments);
        }
        self.chains.merge(&other.chains);
        self.match_rounds.merge(&other.match_rounds);
    }
}
