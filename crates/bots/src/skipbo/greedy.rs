//! `greedy`: the stock card whenever it fits, and anything else that fits.

use crate::{Player, Random};
use game::{Seat, Viewer};
use skipbo::{Action, Building, Card, Pile, Play, Round, Source, View, Whose};

/// Plays the stock card whenever it fits, on the lowest building pile; else a joker from the hand, only if the stock card fits
/// right after it; else a random number card from the discard piles or the hand. When nothing is left, a random card of the hand
/// that is no joker, if there is one, goes on a random discard pile of its own.
///
/// Every card counts by itself: of two 5s in hand, each is chosen as often as a 6. A card that fits on several piles goes on the
/// first. With a partner, the partner's stock card comes right after the own one, and the partner's discard piles count like
/// the own ones.
#[derive(Clone, Debug)]
pub struct Greedy(Random);

impl Greedy {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self(Random::new(seed))
    }

    #[inline]
    fn take_turn(&mut self, view: &View, seat: Seat) -> Action {
        let piles = view.building();
        let partner = view.partner(seat);
        let owners = [(Whose::Own, Some(seat)), (Whose::Partner, partner)];
        let stocks = owners.map(|(whose, owner)| (whose, owner.and_then(|owner| view.stock_top(owner))));
        for (whose, top) in stocks {
            if let Some(card) = top
                && let Some(to) = lowest(piles, card)
            {
                return play(card, Source::Stock(whose), to);
            }
        }
        let hand = view.hand();
        if hand.contains(Card::JOKER) {
            for (_, top) in stocks {
                if let Some(to) = top.and_then(|card| just_before(piles, card)) {
                    return play(Card::JOKER, Source::Hand, to);
                }
            }
        }
        let due = piles.iter().fold(0_u16, |due, pile| due | 1 << pile.height());
        let fits = |top: &Option<Card>| top.is_some_and(|card| due >> card.face() & 1 != 0);
        let own = view.discard_tops(seat);
        let from_hand = view.playable_numbers();
        let held = from_hand.len() as u32;
        let mut open = held + own.iter().filter(|top| fits(top)).count() as u32;
        if let Some(partner) = partner {
            open += view.discard_tops(partner).iter().filter(|top| fits(top)).count() as u32;
        }
        if open == 0 {
            return self.discard(view);
        }
        let chosen = self.0.below(open);
        if chosen < held {
            let card = from_hand.nth(chosen as usize);
            return play(card, Source::Hand, first(piles, card));
        }
        let mut left = chosen - held;
        for (whose, owner) in owners {
            let Some(owner) = owner else { break };
            for (pile, top) in Pile::ALL.into_iter().zip(view.discard_tops(owner)) {
                if let Some(card) = *top
                    && fits(top)
                {
                    if left == 0 {
                        return play(card, Source::Discard(whose, pile), first(piles, card));
                    }
                    left -= 1;
                }
            }
        }
        unreachable!("one of those counted was chosen")
    }

    #[inline]
    fn discard(&mut self, view: &View) -> Action {
        let hand = view.hand();
        let numbers = hand.numbers();
        let cards = if numbers.is_empty() { hand } else { numbers };
        if cards.is_empty() {
            return Action::End;
        }
        let card = cards.nth(self.0.below(cards.len() as u32) as usize);
        Action::Discard(card, Pile::ALL[self.0.below(Pile::COUNT as u32) as usize])
    }
}

#[inline]
fn play(card: Card, from: Source, to: Pile) -> Action {
    Action::Play(Play { card, from, to })
}

/// The lowest pile that takes the card, the first of several.
#[inline]
fn lowest(piles: &[Building; Pile::COUNT], card: Card) -> Option<Pile> {
    let open = Pile::ALL.into_iter().filter(|pile| piles[pile.index()].takes(card));
    open.min_by_key(|pile| piles[pile.index()].height())
}

/// The first pile that takes the card, which fits on one.
#[inline]
fn first(piles: &[Building; Pile::COUNT], card: Card) -> Pile {
    let takes = |pile: &Pile| piles[pile.index()].takes(card);
    Pile::ALL.into_iter().find(takes).unwrap_or(Pile::ALL[0])
}

/// The first pile on which the card fits right after a joker.
#[inline]
fn just_before(piles: &[Building; Pile::COUNT], card: Card) -> Option<Pile> {
    let number = card.number()?;
    // A joker that completes a pile leaves an empty place, where a 1 is due.
    let before = |pile: &Pile| piles[pile.index()].due() % Building::TOP == number - 1;
    Pile::ALL.into_iter().find(before)
}

impl Player<Round> for Greedy {
    #[inline]
    fn decide(&mut self, view: &View) -> Option<Action> {
        match view.viewer() {
            Viewer::Seat(seat) if view.waits_for().contains(seat) => Some(self.take_turn(view, seat)),
            _ => None,
        }
    }
}
