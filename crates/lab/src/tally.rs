//! One round, counted by its events.

use crate::{Figure, Figures};
use bots::Tally;
use game::Sink;
use solo::{Event, Happened, Why};

/// What happened in one round.
#[derive(Default)]
pub(crate) struct RoundTally {
    /// Turns begun, skipped ones not among them.
    pub(crate) turns: u32,
    /// Moves, as the benchmark counts them.
    pub(crate) tally: Tally,
    pub(crate) figures: Figures<u32>,
    /// The links of every chain that came to its end.
    pub(crate) chains: Vec<u32>,
    /// The links of the chain that somebody faces.
    links: u32,
}

impl RoundTally {
    /// The round is over: a chain that a last card left unpaid has come to its end too.
    pub(crate) fn close(&mut self) {
        self.end_chain();
    }

    fn end_chain(&mut self) {
        if self.links > 0 {
            self.chains.push(std::mem::take(&mut self.links));
        }
    }
}

impl Sink<Event> for RoundTally {
    fn emit(&mut self, event: Event) {
        match event {
            Happened::Turn { .. } => self.turns += 1,
            Happened::Played { card, interjected, .. } => {
                if interjected {
                    self.figures[Figure::Interjection] += 1;
                }
                if let Some(figure) = Figure::of(card.kind()) {
                    self.figures[figure] += 1;
                }
            }
            Happened::Tripled { .. } => self.figures[Figure::Triple] += 1,
            Happened::Protected { .. } => self.figures[Figure::ProtectionOutOfTurn] += 1,
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
    use game::{Actor, Game, Seat};
    use solo::Round;

    /// Given a position, when these actions follow, then it is this that was counted.
    fn check(position: &str, actions: &[(usize, &str)], expected: &[(Figure, u32)], chains: &[u32]) {
        let mut round: Round = position.parse().unwrap();
        let mut tally = RoundTally::default();
        for (seat, action) in actions {
            let actor = Actor::Seat(Seat::numbered(*seat).unwrap());
            round.act(actor, action.parse().unwrap(), &mut tally).unwrap();
        }
        tally.close();
        let counted: Vec<(Figure, u32)> = tally
            .figures
            .iter()
            .filter(|(_, n)| **n > 0)
            .map(|(f, n)| (f, *n))
            .collect();
        assert_eq!(counted, expected);
        assert_eq!(tally.chains, chains);
    }

    #[test]
    fn chains_are_counted_by_their_links() {
        check(
            "seats 2; discard r1; hand 1 rD rD r5 r6; hand 2 gD gD b1 b2",
            &[(1, "rD"), (2, "gD"), (1, "draw"), (1, "rD"), (2, "draw")],
            &[(Figure::DrawTwo, 3), (Figure::ChainCard, 6)],
            &[2, 1],
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
            &[1],
        );
    }

    #[test]
    fn a_chain_left_unpaid_by_a_last_card_counts_too() {
        check(
            "seats 2; discard r1; hand 1 rD r5; hand 2 gD",
            &[(1, "rD!"), (2, "gD")],
            &[(Figure::DrawTwo, 2)],
            &[1],
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
}
