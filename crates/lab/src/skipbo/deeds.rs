//! Who did what in one game, as far as it may go together with winning.

use super::Deed;
use crate::ByKey;
use game::{MAX_SEATS, Seat, SeatSet};
use skipbo::{Event, Happened, Source};

/// What everybody has done so far.
#[derive(Default)]
pub(super) struct Deeds {
    players: [Player; MAX_SEATS],
    /// How many cards each stock pile had.
    stock: u32,
    first_stock: SeatSet,
    first_half: SeatSet,
    /// The player in turn, who may have completed a pile.
    turn: Option<Seat>,
    /// Stock cards played in this turn.
    in_turn: u32,
    /// Whether a card was played since cards were drawn.
    played: bool,
}

#[derive(Clone, Copy, Default)]
struct Player {
    /// How many cards of the own stock pile were turned: one more than were played of it.
    turned: u32,
    /// The most stock cards in one turn.
    run: u32,
    hands: u32,
    jokers: u32,
    piles: u32,
}

impl Deeds {
    pub(super) fn hear(&mut self, event: &Event) {
        match *event {
            Happened::Dealt { stock, .. } => self.stock = stock.into(),
            Happened::Turned { seat, .. } | Happened::Emptied { seat } => self.turned(seat),
            Happened::Turn { seat } => {
                self.turn = Some(seat);
                self.in_turn = 0;
                self.played = false;
            }
            Happened::Played { seat, play, .. } => {
                self.played = true;
                self.players[seat.index()].jokers += u32::from(play.card.is_joker());
                if let Source::Stock(_) = play.from {
                    self.stock_card(seat);
                }
            }
            Happened::Completed { .. } => {
                if let Some(seat) = self.turn {
                    self.players[seat.index()].piles += 1;
                }
            }
            // At the beginning of a turn a hand is filled, too, but it was not played out (B-07, B-10).
            Happened::Drew { seat, .. } if self.played => {
                self.played = false;
                self.players[seat.index()].hands += 1;
            }
            _ => {}
        }
    }

    /// Who did what in all.
    pub(super) fn doers(&self) -> ByKey<Deed, SeatSet> {
        let mut doers = ByKey::default();
        doers[Deed::FirstStock] = self.first_stock;
        doers[Deed::FirstHalf] = self.first_half;
        doers[Deed::LongestRun] = self.most(|player| player.run);
        doers[Deed::MostHands] = self.most(|player| player.hands);
        doers[Deed::MostJokers] = self.most(|player| player.jokers);
        doers[Deed::MostPiles] = self.most(|player| player.piles);
        doers
    }

    fn stock_card(&mut self, seat: Seat) {
        self.in_turn += 1;
        let player = &mut self.players[seat.index()];
        player.run = player.run.max(self.in_turn);
        if self.first_stock.is_empty() {
            self.first_stock = SeatSet::only(seat);
        }
    }

    fn turned(&mut self, seat: Seat) {
        let player = &mut self.players[seat.index()];
        player.turned += 1;
        if self.first_half.is_empty() && 2 * (player.turned - 1) >= self.stock {
            self.first_half = SeatSet::only(seat);
        }
    }

    /// Whoever has more of something than anybody else.
    fn most(&self, of: impl Fn(&Player) -> u32) -> SeatSet {
        let most = self.players.iter().map(&of).max().unwrap_or_default();
        let mut with_most = (0..MAX_SEATS).filter(|index| of(&self.players[*index]) == most);
        match (with_most.next().and_then(Seat::at), with_most.next()) {
            (Some(seat), None) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Key;
    use game::{Actor, Game};
    use skipbo::Round;

    /// Given a position, when these actions follow, then these seats did these things.
    fn check(position: &str, actions: &[(usize, &str)], expected: &[(Deed, usize)]) {
        let mut round: Round = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
        // As if stock piles of four had been dealt, and their top cards turned.
        let mut deeds = Deeds {
            stock: 4,
            turn: round.waits_for().iter().next(),
            ..Deeds::default()
        };
        round.seats().iter().for_each(|seat| deeds.turned(seat));
        let mut heard = Vec::new();
        for (seat, action) in actions {
            let actor = Actor::Seat(Seat::numbered(*seat).unwrap());
            round.act(actor, action.parse().unwrap(), &mut heard).unwrap();
        }
        for event in &heard {
            deeds.hear(event);
        }
        let doers = deeds.doers();
        let done = Deed::ALL.iter().filter(|deed| !doers[**deed].is_empty());
        let done: Vec<(Deed, Vec<usize>)> = done
            .map(|deed| (*deed, doers[*deed].iter().map(Seat::number).collect()))
            .collect();
        let expected: Vec<_> = expected.iter().map(|(deed, seat)| (*deed, vec![*seat])).collect();
        assert_eq!(done, expected);
    }

    const POSITION: &str = "seats 2; turn 1; stock 1 1 2 3 9; stock 2 4 5 6 7; hand 1 4 9; hand 2 5 J; draw rest";

    #[test]
    fn stock_cards_are_counted_by_piles_and_by_turns() {
        let (first, run) = ((Deed::FirstStock, 1), (Deed::LongestRun, 1));
        check(POSITION, &[(1, "1s>1")], &[first, run]);
        let half = [first, (Deed::FirstHalf, 1), run];
        check(POSITION, &[(1, "1s>1"), (1, "2s>1")], &half);
        // Two in one turn are as many as two in one of another player's, whatever came later.
        let steps = [
            (1, "1s>1"),
            (1, "2s>1"),
            (1, "9>d1"),
            (2, "J>1"),
            (2, "4s>1"),
            (2, "5s>1"),
        ];
        check(POSITION, &steps, &[half[0], half[1], (Deed::MostJokers, 2)]);
        let more = [&steps[..], &[(2, "6s>1")]].concat();
        check(
            POSITION,
            &more,
            &[half[0], half[1], (Deed::LongestRun, 2), (Deed::MostJokers, 2)],
        );
    }

    #[test]
    fn a_hand_is_played_out_when_a_new_one_is_drawn_for_it() {
        let out = "seats 2; turn 1; stock 1 8; stock 2 9; hand 1 1 2; draw 5 5 5 5 5 rest";
        check(out, &[(1, "1>1"), (1, "2>1")], &[(Deed::MostHands, 1)]);
        // At the beginning of a turn it is only filled.
        check(out, &[(1, "1>1"), (1, "2>d1")], &[]);
    }

    #[test]
    fn more_than_anybody_else_is_more_than_as_many() {
        let jokers = "seats 2; turn 1; stock 1 8; stock 2 9; hand 1 J 10; hand 2 J J 10 10; draw rest";
        check(jokers, &[(1, "J>1")], &[(Deed::MostJokers, 1)]);
        let as_many = [(1, "J>1"), (1, "10>d1"), (2, "J>1")];
        check(jokers, &as_many, &[]);
        let more = [as_many[0], as_many[1], as_many[2], (2, "J>1")];
        check(jokers, &more, &[(Deed::MostJokers, 2)]);
    }

    #[test]
    fn a_pile_belongs_to_whoever_completes_it() {
        check(
            "seats 2; turn 2; stock 1 8; stock 2 9; hand 2 12 10; build 1 2 3 4 5 6 7 8 9 10 11; draw rest",
            &[(2, "12>1")],
            &[(Deed::MostPiles, 2)],
        );
    }
}
