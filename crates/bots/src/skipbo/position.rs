//! A turn as whoever plays it sees it: everything in it that a player thinks about, in a few bytes.

use game::{Direction, Seat, Viewer};
use skipbo::{Action, Building, Card, MAX_SEATS, Pile, Play, Source, View, Whose};

/// A card as a number: 1 to 12, and 13 for the joker.
pub(super) type Rank = u8;
/// The joker as a rank.
pub(super) const JOKER: Rank = 13;
/// Room for something about each rank, from 1 on.
pub(super) const RANKS: usize = JOKER as usize + 1;
/// The number that a building pile ends with.
pub(super) const TOP: u8 = 12;
/// Piles in the middle, and piles of discards that everybody has.
pub(super) const PILES: usize = Pile::COUNT;

/// The rank of a card.
#[inline]
pub(super) fn rank(card: Card) -> Rank {
    card.face() as Rank + 1
}

/// The card of a rank.
#[inline]
pub(super) fn card(rank: Rank) -> Card {
    Card::ALL[rank as usize - 1]
}

/// How many cards must be played on a pile of this height before one of this rank fits. A pile that is completed begins anew.
#[inline]
pub(super) fn distance(height: u8, rank: Rank) -> u8 {
    if rank == JOKER {
        return 0;
    }
    let gap = rank - 1 + TOP - height;
    if gap >= TOP { gap - TOP } else { gap }
}

/// The height of a pile after one more card.
#[inline]
pub(super) fn above(height: u8) -> u8 {
    if height + 1 == TOP { 0 } else { height + 1 }
}

/// Plays a card on the first pile of this height.
#[inline]
pub(super) fn raise(heights: &mut [u8; PILES], height: u8) {
    if let Some(pile) = heights.iter_mut().find(|pile| **pile == height) {
        *pile = above(*pile);
    }
}

/// A hand: how many of each rank, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Held(pub(super) u64);

impl Held {
    #[inline]
    pub(super) fn count(self, rank: Rank) -> u8 {
        (self.0 >> (4 * rank) & 15) as u8
    }

    #[inline]
    pub(super) fn has(self, rank: Rank) -> bool {
        self.count(rank) > 0
    }

    #[inline]
    pub(super) fn add(&mut self, rank: Rank) {
        self.0 += 1 << (4 * rank);
    }

    #[inline]
    pub(super) fn without(self, rank: Rank) -> Self {
        Self(self.0 - (1 << (4 * rank)))
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[inline]
    pub(super) fn len(self) -> u8 {
        self.ranks().map(|rank| self.count(rank)).sum()
    }

    /// Every rank that is there, once, the lowest first; jokers last.
    #[inline]
    pub(super) fn ranks(self) -> impl Iterator<Item = Rank> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let rank = (rest.trailing_zeros() / 4) as Rank;
                rest &= !(15 << (4 * rank));
                rank
            })
        })
    }
}

/// How much of a discard pile is looked at: nobody plays more of one in a turn.
pub(super) const DEPTH: usize = 16;

/// A discard pile, or the upper part of it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stack {
    cards: [Rank; DEPTH],
    len: u8,
}

impl Stack {
    fn new(top_first: impl Iterator<Item = Card>) -> Self {
        let mut stack = Self::default();
        for card in top_first.take(DEPTH) {
            stack.cards[stack.len as usize] = rank(card);
            stack.len += 1;
        }
        stack.cards[..stack.len as usize].reverse();
        stack
    }

    /// How many cards, as far as it is looked at.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len as usize
    }

    /// Its cards, the deepest first.
    #[inline]
    pub(super) fn cards(&self) -> &[Rank] {
        &self.cards[..self.len as usize]
    }

    /// So many cards fewer.
    pub(super) fn shorten(&mut self, taken: u8) {
        self.len = self.len.saturating_sub(taken);
    }

    /// The card that lies on top once so many were taken.
    #[inline]
    pub(super) fn top(&self, taken: u8) -> Option<Rank> {
        let len = self.len.checked_sub(taken + 1)?;
        Some(self.cards[len as usize & (DEPTH - 1)])
    }
}

/// One seat at the table.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Place {
    /// How many cards its stock has.
    pub(super) stock: u8,
    /// The card on top of it: 0 if there is none, or nobody knows it yet.
    pub(super) top: Rank,
    pub(super) discards: [Stack; PILES],
}

impl Place {
    fn new(view: &View, seat: Seat) -> Self {
        Self {
            stock: view.stock_len(seat) as u8,
            top: view.stock_top(seat).map_or(0, rank),
            discards: Pile::ALL.map(|pile| Stack::new(view.discard_pile(seat, pile))),
        }
    }
}

/// What the player in turn knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// The building piles.
    pub(super) heights: [u8; PILES],
    pub(super) hand: Held,
    /// Everybody, from the player in turn on.
    pub(super) places: [Place; MAX_SEATS],
    pub(super) seats: u8,
    /// Where the partner sits, counted from the player in turn.
    pub(super) partner: Option<u8>,
    /// How many cards of each rank the player cannot see: in the draw pile, other hands and stock piles.
    pub(super) unseen: [u8; RANKS],
    /// Cards that can be drawn before building piles must be completed.
    pub(super) drawable: u8,
    /// Whether cards are drawn in this turn.
    pub(super) drawing: bool,
    /// Whether a hand that is played out now is filled.
    pub(super) refills: bool,
}

impl Position {
    /// What the viewer sees, if it is in turn.
    pub(super) fn new(view: &View) -> Option<Self> {
        let Viewer::Seat(seat) = view.viewer() else {
            return None;
        };
        view.waits_for().contains(seat).then(|| Self::of(view, seat))
    }

    fn of(view: &View, me: Seat) -> Self {
        let seats = view.seats();
        let mut places = [Place::default(); MAX_SEATS];
        let order = || seats.round_from(me, Direction::Clockwise);
        for (place, seat) in places.iter_mut().zip(order()) {
            *place = Place::new(view, seat);
        }
        let mut hand = Held::default();
        view.hand().iter().for_each(|card| hand.add(rank(card)));
        let partner = view.partner(me);
        let drawable = view.draw_pile() + view.aside().len();
        Self {
            heights: view.building().map(Building::height),
            hand,
            places,
            seats: seats.count() as u8,
            partner: order().position(|seat| Some(seat) == partner).map(|place| place as u8),
            unseen: unseen(view),
            drawable: drawable as u8,
            drawing: view.drawing(),
            refills: view.drawing() && drawable > 0,
        }
    }

    /// The player's own place.
    #[inline]
    pub(super) fn me(&self) -> &Place {
        &self.places[0]
    }

    /// The places of a side: the player's own and the partner's, if there is one.
    pub(super) fn side(&self) -> impl Iterator<Item = usize> {
        [Some(0), self.partner.map(usize::from)].into_iter().flatten()
    }

    /// The places of the others, in the order of play.
    pub(super) fn others(&self) -> impl Iterator<Item = usize> {
        let partner = self.partner.map(usize::from);
        (1..self.seats as usize).filter(move |place| Some(*place) != partner)
    }
}

/// How many cards of each rank the player cannot see: in the draw pile, other hands and stock piles.
fn unseen(view: &View) -> [u8; RANKS] {
    let mut unseen = [12; RANKS];
    (unseen[0], unseen[JOKER as usize]) = (0, 18);
    let seats = || view.seats().iter();
    let piles = |seat| {
        Pile::ALL
            .into_iter()
            .flat_map(move |pile| view.discard_pile(seat, pile))
    };
    let tops = seats().filter_map(|seat| view.stock_top(seat));
    let building = view.building().iter().flat_map(|pile| pile.cards());
    let open = seats()
        .flat_map(piles)
        .chain(tops)
        .chain(building)
        .chain(view.aside().iter());
    for card in open.chain(view.hand().iter()) {
        let left: &mut u8 = &mut unseen[rank(card) as usize];
        *left = left.saturating_sub(1);
    }
    unseen
}

/// A card played within a turn, on whichever building pile has this height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) from: Source,
    pub(super) rank: Rank,
    pub(super) height: u8,
}

impl Step {
    /// The action it is at this table: of several piles that are equally high, the first.
    pub(super) fn action(self, heights: [u8; PILES]) -> Option<Action> {
        let to = Pile::ALL
            .into_iter()
            .find(|pile| heights[pile.index()] == self.height)?;
        Some(Action::Play(Play {
            card: card(self.rank),
            from: self.from,
            to,
        }))
    }
}

/// Whose piles, by a player's place in its side.
pub(super) const OWNERS: [Whose; 2] = [Whose::Own, Whose::Partner];

/// What the side of the player in turn can play from: what is left of its hand, and how much was taken from each discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Means {
    pub(super) hand: Held,
    pub(super) taken: [[u8; PILES]; 2],
}

impl Position {
    /// What there is at the start.
    pub(super) fn means(&self) -> Means {
        Means {
            hand: self.hand,
            ..Means::default()
        }
    }

    /// The top of a discard pile of the side.
    #[inline]
    pub(super) fn top(&self, means: &Means, owner: usize, pile: usize) -> Option<Rank> {
        let place = if owner == 0 { 0 } else { self.partner? as usize };
        self.places[place].discards[pile].top(means.taken[owner][pile])
    }

    /// Where a card of this rank can be taken from, discard piles first; it is taken.
    pub(super) fn take(&self, means: &mut Means, rank: Rank) -> Option<Source> {
        for (owner, _) in self.side().enumerate() {
            for pile in 0..PILES {
                if self.top(means, owner, pile) == Some(rank) {
                    means.taken[owner][pile] += 1;
                    return Some(Source::Discard(OWNERS[owner], Pile::ALL[pile]));
                }
            }
        }
        if means.hand.has(rank) {
            means.hand = means.hand.without(rank);
            return Some(Source::Hand);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skipbo::search::tests::positions;
    use game::Game;

    #[test]
    fn what_is_unseen_is_what_others_hold_and_what_lies_face_down() {
        positions(5, 1, 40, |round, seat| {
            let view = round.view(seat.into());
            let all: u32 = unseen(&view).into_iter().map(u32::from).sum();
            let others = view.seats().iter().filter(|other| *other != seat);
            let hands: usize = others.map(|other| view.held(other)).sum();
            let stocks = view.seats().iter().map(|other| view.stock_len(other).saturating_sub(1));
            assert_eq!(
                all as usize,
                hands + stocks.sum::<usize>() + view.draw_pile(),
                "{round}"
            );
        });
    }
}
