//! Between a game and a position written down: one way without loss, the other way with a check.

use super::{Building, Round};
use crate::stocks::Stocks;
use crate::{BadSetup, Card, Pile, Position, Setup};
use game::BySeat;

impl Round {
    /// Everything about the game, written down.
    pub fn setup(&self) -> Setup {
        Position {
            viewer: None,
            rules: self.rules,
            seats: self.seats,
            dealer: self.dealer,
            turn: self.turn,
            stocks: BySeat::from_fn(self.seats, |seat| {
                self.stocks.pile(seat).iter().rev().copied().collect()
            }),
            hands: BySeat::from_fn(self.seats, |seat| self.hand(seat).iter().collect()),
            discards: self.discard_piles(),
            building: self.building.map(|pile| pile.cards().collect()),
            draw: self.draw_pile().iter().rev().copied().collect(),
            aside: self.aside.iter().collect(),
            drawing: self.drawing,
            no_draw: self.no_draw,
            quiet: self.quiet,
            stalled: self.stalled,
            shuffles: self.shuffles,
            seed: Some(self.seed),
            over: self.over,
        }
    }

    /// Everybody's discard piles, top first.
    pub(crate) fn discard_piles(&self) -> BySeat<[Vec<Card>; Pile::COUNT]> {
        BySeat::from_fn(self.seats, |seat| {
            Pile::ALL.map(|pile| self.discards.pile(seat, pile).collect())
        })
    }
}

impl TryFrom<Setup> for Round {
    type Error = BadSetup;

    fn try_from(setup: Setup) -> Result<Self, BadSetup> {
        setup.check()?;
        let mut round = Self::blank(setup.rules, setup.seats, setup.dealer, &setup.seed.unwrap_or_default());
        round.turn = setup.turn;
        let piles: Vec<Vec<Card>> = setup
            .stocks
            .values()
            .iter()
            .map(|pile| pile.iter().rev().copied().collect())
            .collect();
        round.stocks = Stocks::from_piles(piles.iter().map(Vec::as_slice));
        for (seat, hand) in setup.hands.iter() {
            round.hands[seat.index()] = hand.iter().copied().collect();
        }
        for (seat, piles) in setup.discards.iter() {
            for (pile, cards) in Pile::ALL.into_iter().zip(piles) {
                for card in cards.iter().rev() {
                    round.discards.push(seat, pile, *card);
                }
            }
        }
        round.building = setup.building.map(|cards| {
            let mut pile = Building::EMPTY;
            for card in cards {
                pile.push(card);
            }
            pile
        });
        for (place, card) in round.draw.iter_mut().zip(setup.draw.iter().rev()) {
            *place = *card;
        }
        round.draw_len = setup.draw.len() as u8;
        round.aside = setup.aside.into_iter().collect();
        round.drawing = setup.drawing;
        round.no_draw = setup.no_draw;
        round.quiet = setup.quiet;
        round.stalled = setup.stalled;
        round.shuffles = setup.shuffles;
        round.over = setup.over;
        Ok(round)
    }
}
