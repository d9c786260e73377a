//! One round, counted by its events.

use super::{Deed, Figure, Mark, Spread, pace};
use crate::{ByKey, Counts, Histogram, Tally};
use game::{Game, Seat, SeatSet, Sink};
use solo::{Event, Happened, Kind, Round, Why};

/// What happened in one round.
#[derive(Default)]
pub struct Counted {
    /// Turns begun, skipped ones not among them.
    pub(super) turns: u32,
    /// Moves, as the benchmark counts them.
    pub(super) tally: bots::Tally,
    pub(super) figures: ByKey<Figure, u32>,
    /// Who did what.
    doers: ByKey<Deed, SeatSet>,
    /// The links of every chain that came to its end.
    chains: Histogram,
    /// The links of the chain that somebody faces.
    links: u32,
}

impl Tally<Round> for Counted {
    fn seconds(&self, round: &Round) -> u32 {
        pace::seconds(self, round.seats().count())
    }

    fn add_to(mut self, round: &Round, counts: &mut Counts<Round>) {
        // A chain that a last card left unpaid has come to its end too.
        self.end_chain();
        counts.add_figures(&self.figures);
        counts.spreads[Spread::Turns].add(self.turns);
        counts.spreads[Spread::Moves].add(self.tally.moves as u32);
        counts.spreads[Spread::Chains].merge(&self.chains);
        if let Some(outcome) = round.outcome() {
            counts.marks[Mark::Blocked] += u64::from(outcome.winners.is_empty());
            counts.add_doers(round.seats(), &self.doers, outcome.winners);
        }
    }
}

impl Counted {
    fn did(&mut self, deed: Deed, seat: Seat) {
        self.doers[deed] = self.doers[deed].with(seat);
    }

    fn end_chain(&mut self) {
        if self.links > 0 {
            self.chains.add(std::mem::take(&mut self.links));
        }
    }
}

/// What laying a card of this kind in turn or as an interjection counts as; number cards are not counted.
const fn laid(kind: Kind) -> Option<(Figure, Deed)> {
    Some(match kind {
        Kind::Skip => (Figure::Skip, Deed::Skip),
        Kind::Reverse => (Figure::Reverse, Deed::Reverse),
        Kind::DrawTwo => (Figure::DrawTwo, Deed::DrawTwo),
        Kind::Swap => (Figure::Swap, Deed::Swap),
        Kind::Gift => (Figure::Gift, Deed::Gift),
        Kind::Wish => (Figure::Wish, Deed::Wish),
        Kind::DrawFour => (Figure::DrawFour, Deed::DrawFour),
        Kind::AllSwap => (Figure::AllSwap, Deed::AllSwap),
        Kind::Protection => (Figure::ProtectionInTurn, Deed::Protection),
        _ => return None,
    })
}

impl Sink<Event> for Counted {
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Turn { .. } => self.turns += 1,
            Happened::Played {
                seat,
                card,
                interjected,
            } => {
                if interjected {
                    self.figures[Figure::Interjection] += 1;
                    self.did(Deed::Interjection, seat);
                }
                if let Some((figure, deed)) = laid(card.kind()) {
                    self.figures[figure] += 1;
                    self.did(deed, seat);
                }
            }
            Happened::Tripled { seat, .. } => {
                self.figures[Figure::Triple] += 1;
                self.did(Deed::Triple, seat);
            }
            Happened::Protected { seat, .. } => {
                self.figures[Figure::ProtectionOutOfTurn] += 1;
                self.did(Deed::Protection, seat);
            }
            Happened::Drew { why, .. } => {
                self.figures[match why {
                    Why::Turn => Figure::Draw,
                    Why::Chain => Figure::ChainCard,
                    Why::Late => Figure::LateCard,
                }] += 1;
            }
            Happened::Reshuffled { .. } => self.figures[Figure::Reshuffle] += 1,
            Happened::Chain { .. } => self.links += 1,
            Happened::Paid { .. } => self.end_chain(),
            Happened::Cancelled { .. } => {
                // It was counted as one laid in turn a moment ago.
                self.figures[Figure::ProtectionInTurn] -= 1;
                self.figures[Figure::ProtectionAgainstChain] += 1;
                self.end_chain();
            }
            _ => {}
        }
        self.tally.emit(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wins;
    use game::Actor;

    /// Given a position, when these actions follow, then it is this that was counted.
    fn check(position: &str, actions: &[(usize, &str)], expected: &[(Figure, u32)], chains: &[(u32, u64)]) {
        let mut round: Round = position.parse().unwrap();
        let mut tally = Counted::default();
        for (seat, action) in actions {
            let actor = Actor::Seat(Seat::numbered(*seat).unwrap());
            round.act(actor, action.parse().unwrap(), &mut tally).unwrap();
        }
        let mut counts = Counts::default();
        tally.add_to(&round, &mut counts);
        let happened = counts.figures.iter().filter(|(_, moments)| moments.sum > 0);
        let counted: Vec<(Figure, u32)> = happened.map(|(figure, moments)| (figure, moments.sum as u32)).collect();
        assert_eq!(counted, expected);
        let links: Vec<(u32, u64)> = counts.spreads[Spread::Chains].iter().collect();
        assert_eq!(links, chains);
    }

    #[test]
    fn chains_are_counted_by_their_links() {
        check(
            "seats 2; discard r1; hand 1 rD rD r5 r6; hand 2 gD gD b1 b2",
            &[(1, "rD"), (2, "gD"), (1, "draw"), (1, "rD"), (2, "draw")],
            &[(Figure::DrawTwo, 3), (Figure::ChainCard, 6)],
            &[(1, 1), (2, 1)],
        );
    }

    #[test]
    fn a_protection_counts_once() {
        check(
            "seats 2; discard r1; hand 1 rD rS Pg r6; hand 2 Pr Py b1 b2 W; draw r2 rest",
            &[(1, "rD"), (2, "Pr"), (1, "rS"), (2, "Py"), (1, "Pg")],
            &[
                (Figure::Skip, 1),
                (Figure::DrawTwo, 1),
                (Figure::ProtectionInTurn, 1),
                (Figure::ProtectionAgainstChain, 1),
                (Figure::ProtectionOutOfTurn, 1),
            ],
            &[(1, 1)],
        );
    }

    #[test]
    fn a_chain_left_unpaid_by_a_last_card_counts_too() {
        check(
            "seats 2; discard r1; hand 1 rD r5; hand 2 gD",
            &[(1, "rD!"), (2, "gD")],
            &[(Figure::DrawTwo, 2)],
            &[(1, 1)],
        );
    }

    #[test]
    fn cards_thrown_in_and_late_calls_are_counted() {
        check(
            "seats 2; discard r1; turn 2; hand 1 r1 r5; hand 2 g1 g2",
            &[(1, "r1"), (2, "draw")],
            &[(Figure::Interjection, 1), (Figure::Draw, 1), (Figure::LateCard, 2)],
            &[],
        );
    }

    #[test]
    fn who_did_what_is_known_at_the_end_of_a_round() {
        let position = "seats 2; discard r1; hand 1 rD rD; hand 2 r2 g2 g3";
        let mut round: Round = position.parse().unwrap();
        let mut tally = Counted::default();
        for (seat, action) in [(1, "rD!"), (2, "draw"), (2, "r2"), (1, "rD")] {
            let actor = Actor::Seat(Seat::numbered(seat).unwrap());
            round.act(actor, action.parse().unwrap(), &mut tally).unwrap();
        }
        // A round for two, two turns more, four moves and two cards for a chain.
        assert_eq!(tally.seconds(&round), 45 + 2 * 8 + 2 * 3 + 4 + 2);
        let mut counts = Counts::default();
        tally.add_to(&round, &mut counts);
        let wins = |wins: Wins| (wins.players, wins.won);
        for (deed, odds) in counts.odds.iter() {
            let expected = match deed {
                Deed::DrawTwo => ((1, 1), (1, 0)),
                _ => ((0, 0), (2, 1)),
            };
            assert_eq!((wins(odds.with), wins(odds.without)), expected, "{deed:?}");
        }
    }
}
