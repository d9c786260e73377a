//! One game, counted by its events.

use super::deeds::Deeds;
use super::{Figure, Mark, Spread, pace};
use crate::{ByKey, Counts, Tally};
use bots::skipbo::MOST_TURNS;
use game::{Game, SeatSet, Sink, Viewer};
use skipbo::{Event, Happened, Round, Source};

/// What happened in one game.
#[derive(Default)]
pub struct Counted {
    pub(super) turns: u32,
    pub(super) cards: u32,
    pub(super) figures: ByKey<Figure, u32>,
    deeds: Deeds,
    /// The turn of the first block.
    first_block: Option<u32>,
    /// Whether the last that happened before the end was a block.
    ended_by_block: bool,
}

impl Sink<Event> for Counted {
    fn emit(&mut self, event: Event) {
        self.deeds.hear(&event);
        match event {
            Happened::Turn { .. } => self.turns += 1,
            Happened::Played { play, .. } => {
                self.cards += 1;
                self.figures[match play.from {
                    Source::Stock(_) => Figure::StockCard,
                    Source::Hand => Figure::HandCard,
                    Source::Discard(..) => Figure::DiscardCard,
                }] += 1;
                self.figures[Figure::Joker] += u32::from(play.card.is_joker());
            }
            Happened::Completed { .. } => self.figures[Figure::Completed] += 1,
            Happened::Reshuffled { .. } => self.figures[Figure::Reshuffle] += 1,
            Happened::Blocked => {
                self.figures[Figure::Block] += 1;
                self.ended_by_block = true;
                self.first_block.get_or_insert(self.turns);
            }
            Happened::TakenUp { .. } => self.ended_by_block = false,
            _ => {}
        }
    }
}

impl Tally<Round> for Counted {
    fn seconds(&self, round: &Round) -> u32 {
        pace::seconds(self, round.seats().count())
    }

    fn add_to(mut self, round: &Round, counts: &mut Counts<Round>) {
        let outcome = round.outcome();
        let winners = outcome.as_ref().map_or(SeatSet::EMPTY, |outcome| outcome.winners);
        let table = round.view(Viewer::Spectator);
        let losers = round.seats().all().minus(winners);
        self.figures[Figure::Left] = losers.iter().map(|seat| table.stock_len(seat) as u32).sum();
        counts.add_figures(&self.figures);
        // Of a game left unfinished, the last turn began, and nobody played it.
        counts.spreads[Spread::Turns].add(self.turns.min(MOST_TURNS));
        counts.spreads[Spread::Cards].add(self.cards);
        if let Some(turn) = self.first_block {
            counts.spreads[Spread::FirstBlock].add(turn);
        }
        if outcome.is_some() {
            counts.add_doers(round.seats(), &self.deeds.doers(), winners);
        }
        for (mark, true_here) in [
            (Mark::Blocked, self.figures[Figure::Block] > 0),
            (Mark::EndedByBlock, self.ended_by_block),
            (Mark::WonByNobody, outcome.is_some() && winners.is_empty()),
        ] {
            counts.marks[mark] += u64::from(true_here);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actor, Seat};

    /// Given a position, when these actions follow, then it is this that was counted.
    fn check(position: &str, actions: &[(usize, &str)], expected: &[(Figure, u32)], marks: &[Mark]) {
        let mut round: Round = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
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
        let marked = counts.marks.iter().filter(|(_, count)| **count > 0);
        assert_eq!(marked.map(|(mark, _)| mark).collect::<Vec<_>>(), marks);
    }

    #[test]
    fn cards_are_counted_by_where_they_come_from() {
        check(
            "seats 2; turn 1; stock 1 2 5; stock 2 3 3 3; hand 1 1 9; discards 1 J; draw rest",
            &[(1, "1>1"), (1, "2s>1"), (1, "Jd1>1"), (1, "9>d1")],
            &[
                (Figure::StockCard, 1),
                (Figure::HandCard, 1),
                (Figure::DiscardCard, 1),
                (Figure::Joker, 1),
                (Figure::Left, 4),
            ],
            &[],
        );
    }

    #[test]
    fn only_the_losers_cards_are_left() {
        check(
            "seats 3; turn 1; stock 1 J; stock 2 3 3 3; stock 3 4; hand 1 9; draw rest",
            &[(1, "Js>1")],
            &[(Figure::StockCard, 1), (Figure::Joker, 1), (Figure::Left, 4)],
            &[],
        );
    }

    #[test]
    fn a_game_takes_people_as_long_as_what_they_do() {
        let position = "seats 2; turn 1; stock 1 2 5; stock 2 3 3 3; hand 1 1 9; draw rest";
        let mut round: Round = position.parse().unwrap();
        let mut tally = Counted::default();
        for action in ["1>1", "2s>1", "9>d1"] {
            let actor = Actor::Seat(Seat::numbered(1).unwrap());
            round.act(actor, action.parse().unwrap(), &mut tally).unwrap();
        }
        // A game for two, two cards, and the next player's turn.
        assert_eq!(tally.seconds(&round), 60 + 2 * 15 + 2 * 2 + 5);
    }
}
