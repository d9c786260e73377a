//! What the learned judge looks at, as numbers: the table, which depends on the building piles alone within a turn, and the player's own
//! cards.

use super::position::{DEPTH, Held, JOKER, PILES, Place, Position, RANKS, Rank, Stack, TOP, distance, raise};
use super::search::{Last, Leaf};
use skipbo::{FULL, Source, Whose};

/// Takes features: which, and how much. Those that nobody names are 0.
pub(super) trait Features {
    /// The feature has this value.
    fn set(&mut self, feature: usize, value: f32);

    /// One of several that exclude each other; the last stands for all beyond it.
    #[inline]
    fn one_of(&mut self, start: usize, count: usize, which: u8) {
        self.set(start + (which as usize).min(count - 1), 1.0);
    }

    /// The feature has this value, unless that is 0.
    #[inline]
    fn add(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.set(feature, value);
        }
    }

    /// The feature is 1 if something is true.
    #[inline]
    fn flag(&mut self, feature: usize, set: bool) {
        if set {
            self.set(feature, 1.0);
        }
    }
}

/// Ranks as bits: bit *n* for rank *n*.
pub(super) type Ranks = u16;

/// The ranks that are needed on a pile of each height before each rank fits.
static GAPS: [[Ranks; RANKS]; TOP as usize] = {
    let mut gaps = [[0; RANKS]; TOP as usize];
    let mut height = 0;
    while height < TOP as usize {
        let mut rank = 1;
        while rank <= TOP as usize {
            let mut at = height;
            while at != rank - 1 {
                gaps[height][rank] |= 1 << (at + 1);
                at = (at + 1) % TOP as usize;
            }
            rank += 1;
        }
        height += 1;
    }
    gaps
};

/// A discard pile once some cards were taken.
#[derive(Clone, Copy, Default)]
pub(super) struct Pile {
    /// The card on top; 0 for none.
    pub(super) top: Rank,
    /// The cards that can be played one after the other from the top.
    run: Ranks,
    pub(super) tidiness: Tidiness,
}

/// How tidy a pile is: pairs of neighbours, by what the upper one does to the lower one.
#[derive(Clone, Copy, Default)]
pub(super) struct Tidiness {
    pub(super) cards: u8,
    pub(super) runs: u8,
    pub(super) equals: u8,
    pub(super) falling: u8,
    pub(super) rising: u8,
    /// Jokers with something on them.
    pub(super) buried: u8,
}

impl Pile {
    /// One more card on it.
    fn with(mut self, rank: Rank) -> Self {
        let tidiness = &mut self.tidiness;
        tidiness.cards += 1;
        let bit = 1 << rank;
        let follows = self.top == rank + 1 && self.top != JOKER;
        match self.top {
            0 => {}
            JOKER => tidiness.buried += 1,
            under if under == rank => tidiness.equals += 1,
            _ if follows => tidiness.runs += 1,
            under if under > rank => tidiness.falling += 1,
            _ => tidiness.rising += 1,
        }
        self.run = if follows { self.run | bit } else { bit };
        self.top = rank;
        self
    }
}

/// A pile, for every number of cards that it may have.
type Depths = [Pile; DEPTH + 1];

fn depths(stack: &Stack) -> Depths {
    let mut depths = [Pile::default(); DEPTH + 1];
    for (i, rank) in stack.cards().iter().enumerate() {
        depths[i + 1] = depths[i].with(*rank);
    }
    depths
}

/// What can be played from discard piles as they are.
fn within_reach(place: &Place) -> Ranks {
    let piles = place.discards.iter().map(|stack| depths(stack)[stack.len()].run);
    piles.fold(0, |ranks, run| ranks | run)
}

/// What stays the same within a turn.
pub(super) struct Turn {
    own: [Depths; PILES],
    partner: [Depths; PILES],
    /// What each opponent can play from discard piles.
    pub(super) others: [Ranks; skipbo::MAX_SEATS],
    /// How likely each rank is for a card that the player has not seen.
    next: [f32; RANKS],
    /// How likely a card of each rank, or a joker, is among so many of them.
    among: [[f32; RANKS]; FULL + 1],
}

impl Turn {
    /// Of a position.
    pub(super) fn new(position: &Position) -> Self {
        let empty = [[Pile::default(); DEPTH + 1]; PILES];
        let unseen: u16 = position.unseen.iter().map(|count| u16::from(*count)).sum();
        let next = position.unseen.map(|count| f32::from(count) / f32::from(unseen.max(1)));
        let place = |place: u8| position.places[place as usize].discards.map(|stack| depths(&stack));
        Self {
            own: place(0),
            partner: position.partner.map_or(empty, place),
            others: std::array::from_fn(|i| within_reach(&position.places[i])),
            next,
            among: among(&next),
        }
    }

    /// How likely it is that a stock card can be played with these jokers once so many cards were drawn: over the best pile, as if the
    /// cards that are missing came independently.
    fn likely(&self, heights: [u8; PILES], top: Rank, reach: Ranks, jokers: u8, drawn: u8) -> f32 {
        let among = &self.among[(drawn as usize).min(FULL)];
        let over = |height: u8| {
            let mut gap = GAPS[height as usize][top as usize] & !reach;
            let mut missing = [1.0; TOP as usize];
            let mut count = 0;
            while gap != 0 {
                missing[count] = among[gap.trailing_zeros() as usize];
                count += 1;
                gap &= gap - 1;
            }
            let missing = &mut missing[..count];
            // Jokers stand for those that are least likely to come.
            missing.sort_unstable_by(f32::total_cmp);
            missing.iter().skip(jokers as usize).product::<f32>()
        };
        heights.into_iter().map(over).fold(0.0, f32::max)
    }
}

fn among(next: &[f32; RANKS]) -> [[f32; RANKS]; FULL + 1] {
    let mut among = [[0.0; RANKS]; FULL + 1];
    let mut none = [1.0; RANKS];
    for among in &mut among[1..] {
        for rank in 1..=TOP as usize {
            none[rank] *= 1.0 - next[rank] - next[JOKER as usize];
            among[rank] = 1.0 - none[rank];
        }
    }
    among
}

/// Piles by their height.
const HEIGHTS: usize = 12;
/// What concerns everybody.
const COMMON: usize = 6;
/// What is looked at of each opponent.
const OTHER: usize = 33;

/// How many features a table with so many opponents has.
pub(super) const fn table_size(others: usize) -> usize {
    HEIGHTS + COMMON + others * OTHER
}

/// What the building piles and the opponents look like.
pub(super) fn table(position: &Position, turn: &Turn, heights: [u8; PILES], features: &mut impl Features) {
    for height in heights {
        features.set(height as usize, 0.5);
    }
    let at = HEIGHTS;
    let drawable = f32::from(position.drawable);
    features.add(at, (drawable / 60.0).min(1.5));
    features.add(at + 1, 1.0 - (drawable / 15.0).min(1.0));
    features.flag(at + 2, position.seats == 3);
    features.flag(at + 3, position.seats == 5);
    features.flag(at + 4, position.partner == Some(1));
    features.flag(at + 5, position.partner.is_some() && position.seats == 6);
    for (slot, place) in position.others().enumerate() {
        let at = HEIGHTS + COMMON + slot * OTHER;
        other(turn, position, place, heights, at, features);
    }
}

fn other(
    turn: &Turn,
    position: &Position,
    place: usize,
    heights: [u8; PILES],
    at: usize,
    features: &mut impl Features,
) {
    let reach = turn.others[place];
    let place = &position.places[place];
    features.set(at, 1.0);
    stock(place.stock, at + 1, features);
    if place.top != 0 {
        let mut missing = heights.map(|height| missing(height, place.top, reach));
        missing.sort_unstable();
        let nearest = heights.map(|height| distance(height, place.top)).into_iter().min();
        features.one_of(at + 5, 12, nearest.unwrap_or_default());
        features.one_of(at + 17, 7, missing[0]);
        features.add(at + 24, f32::from(4_u8.saturating_sub(missing[1])) / 4.0);
        features.add(at + 32, turn.likely(heights, place.top, reach, 0, FULL as u8));
    }
    let (mut jokers, mut playable, mut cards) = (0.0, 0.0, 0);
    for stack in &place.discards {
        cards += stack.len();
        if let Some(top) = stack.top(0) {
            jokers += f32::from(top == JOKER) / 2.0;
            playable += f32::from(heights.contains(&(top - 1))) / 4.0;
        }
    }
    features.add(at + 25, jokers);
    features.add(at + 26, playable);
    features.add(at + 27, cards as f32 / 20.0);
    features.flag(at + 28, place.top == JOKER);
    outlook(heights, reach, at + 29, features);
}

/// The ranks that fit now, or once others within reach were played: a stock card of one of them could be played at once.
pub(super) fn fitting(heights: [u8; PILES], reach: Ranks) -> Ranks {
    let fits = |height: &u8| NEXT[*height as usize][chain(*height, reach) as usize];
    heights.iter().map(fits).fold(0, |all, ranks| all | ranks)
}

/// How much can be played from what is within reach: three features.
fn outlook(heights: [u8; PILES], reach: Ranks, at: usize, features: &mut impl Features) {
    let mut fitting: Ranks = 0;
    let (mut longest, mut all) = (0, 0);
    for height in heights {
        let chain = chain(height, reach);
        longest = longest.max(chain);
        all += chain;
        fitting |= NEXT[height as usize][chain as usize];
    }
    features.set(at, fitting.count_ones() as f32 / 12.0);
    features.add(at + 1, f32::from(longest) / 6.0);
    features.add(at + 2, f32::from(all) / 12.0);
}

/// How many cards within reach follow each other from a height on.
#[inline]
fn chain(height: u8, reach: Ranks) -> u8 {
    // The ranks due next, the first one lowest.
    let ranks = u32::from(reach >> 1 & 0xFFF);
    let due = (ranks | ranks << TOP) >> height & 0xFFF;
    (due | 0x1000).trailing_ones().min(u32::from(TOP) - 1) as u8
}

/// The ranks that fit on a pile of each height once so many cards were played on it, or before.
static NEXT: [[Ranks; TOP as usize]; TOP as usize] = {
    let mut next = [[0; TOP as usize]; TOP as usize];
    let mut height = 0;
    while height < TOP as usize {
        let mut cards = 0;
        while cards < TOP as usize {
            let mut i = 0;
            while i <= cards {
                next[height][cards] |= 1 << ((height + i) % TOP as usize + 1);
                i += 1;
            }
            cards += 1;
        }
        height += 1;
    }
    next
};

/// How far somebody is: four features.
fn stock(len: u8, at: usize, features: &mut impl Features) {
    let len = f32::from(len);
    features.add(at, len / 30.0);
    features.add(at + 1, 1.0 / (1.0 + len));
    features.add(at + 2, (5.0 - len).max(0.0) / 5.0);
    features.add(at + 3, (12.0 - len).max(0.0) / 12.0);
}

/// How many cards are missing on a pile before a rank fits.
#[inline]
pub(super) fn missing(height: u8, rank: Rank, reach: Ranks) -> u8 {
    (GAPS[height as usize][rank as usize] & !reach).count_ones() as u8
}

/// How many groups cards are put in by how soon they can be played.
const SOON: usize = 7;

const STOCK: usize = 0;
const WAY: usize = 4;
const STATE: usize = WAY + 12 + 7 + 1;
const JOKERS: usize = STATE + 4;
const HAND_SOON: usize = JOKERS + 4;
const TOPS_SOON: usize = HAND_SOON + SOON;
const TIDY: usize = TOPS_SOON + SOON;
const OUTLOOK: usize = TIDY + 9;
const HAND: usize = OUTLOOK + 3;
const TOPS: usize = HAND + 12;
const STOCK_CARD: usize = TOPS + 12;
const LIKELY: usize = STOCK_CARD + 12;
const PARTNER: usize = LIKELY + 1;

/// How many features the player's own cards have.
pub(super) const MINE_SIZE: usize = PARTNER + 26;

/// What the player in turn has after a leaf.
pub(super) struct Own {
    pub(super) hand: Held,
    pub(super) piles: [Pile; PILES],
    /// What can be played: from the hand, the own discard piles and the partner's.
    pub(super) reach: Ranks,
    /// How many cards the own stock and the partner's have, and their tops; 0 for one that nobody knows.
    pub(super) stocks: [(u8, Rank); 2],
}

impl Own {
    #[inline]
    pub(super) fn after(position: &Position, turn: &Turn, leaf: &Leaf) -> Self {
        let mut hand = leaf.means.hand;
        let taken = leaf.means.taken;
        let place = |place: u8| {
            let place = &position.places[place as usize];
            (place.stock, place.top)
        };
        let mut stocks = [place(0), position.partner.map_or((0, 0), place)];
        let left = |pile: usize| position.me().discards[pile].len() - taken[0][pile] as usize;
        let mut piles: [Pile; PILES] = std::array::from_fn(|pile| turn.own[pile][left(pile)]);
        match leaf.last {
            Last::Discard(rank, pile) => {
                hand = hand.without(rank);
                let pile = &mut piles[pile as usize & 3];
                *pile = pile.with(rank);
            }
            Last::Nothing | Last::Refill => {}
            Last::Stock(step) => {
                let owner = usize::from(step.from != Source::Stock(Whose::Own));
                stocks[owner] = (stocks[owner].0 - 1, 0);
            }
        }
        let mut reach = piles.iter().fold(held(hand), |reach, pile| reach | pile.run);
        if let Some(partner) = position.partner {
            let partner = &position.places[partner as usize];
            for (pile, depths) in turn.partner.iter().enumerate() {
                reach |= depths[partner.discards[pile].len() - taken[1][pile] as usize].run;
            }
        }
        Self {
            hand,
            piles,
            reach,
            stocks,
        }
    }
}

/// The features of the player in turn.
#[inline]
pub(super) fn mine(position: &Position, turn: &Turn, leaf: &Leaf, heights: [u8; PILES], features: &mut impl Features) {
    let Own {
        hand,
        piles,
        reach,
        stocks: sides,
    } = Own::after(position, turn, leaf);
    let (len, top) = sides[0];
    stock(len, STOCK, features);
    let jokers = hand.count(JOKER);
    let mut gap = 0;
    if top == 0 {
        features.flag(STATE, len > 0);
        if len > 0 {
            unknown(turn, heights, reach, hand, features);
        }
    } else {
        let drawn = (FULL as u8).saturating_sub(hand.len());
        features.add(LIKELY, turn.likely(heights, top, reach, jokers, drawn));
        let near = nearest(heights, top, reach);
        gap = near.gap;
        features.one_of(WAY, 12, near.distance);
        features.one_of(WAY + 12, 7, near.missing);
        features.flag(WAY + 19, near.missing <= jokers);
        if top != JOKER {
            features.set(STOCK_CARD + top as usize - 1, 1.0);
        }
    }
    features.flag(STATE + 1, leaf.last == Last::Refill);
    let mut different = 0_u8;
    let mut on_the_way = 0_u8;
    for rank in hand.ranks().take_while(|rank| *rank != JOKER) {
        let count = f32::from(hand.count(rank)) / 2.0;
        different += 1;
        features.set(HAND_SOON + soon(heights, rank), count);
        features.set(HAND + rank as usize - 1, count);
        on_the_way += u8::from(gap >> rank & 1 != 0);
    }
    features.add(STATE + 2, f32::from(hand.len()) / 5.0);
    features.add(STATE + 3, f32::from(different) / 5.0);
    if jokers > 0 {
        features.one_of(JOKERS, 4, jokers - 1);
    }
    let mut tidiness = Tidiness::default();
    let (mut empty, mut top_jokers) = (0_u8, 0_u8);
    for pile in piles {
        tidiness.add(pile.tidiness);
        match pile.top {
            0 => empty += 1,
            JOKER => top_jokers += 1,
            rank => {
                features.set(TOPS_SOON + soon(heights, rank), 0.5);
                features.set(TOPS + rank as usize - 1, 0.5);
                on_the_way += u8::from(gap >> rank & 1 != 0);
            }
        }
    }
    features.add(TIDY, f32::from(empty) / 2.0);
    features.add(TIDY + 1, f32::from(top_jokers) / 2.0);
    features.add(TIDY + 2, f32::from(tidiness.cards) / 20.0);
    features.add(TIDY + 3, f32::from(tidiness.runs) / 6.0);
    features.add(TIDY + 4, f32::from(tidiness.equals) / 6.0);
    features.add(TIDY + 5, f32::from(tidiness.falling) / 6.0);
    features.add(TIDY + 6, f32::from(tidiness.rising) / 6.0);
    features.add(TIDY + 7, f32::from(tidiness.buried) / 2.0);
    features.add(TIDY + 8, f32::from(on_the_way) / 4.0);
    outlook(heights, reach, OUTLOOK, features);
    if position.partner.is_some() {
        let (len, top) = sides[1];
        stock(len, PARTNER, features);
        if top == 0 {
            features.flag(PARTNER + 23, len > 0);
            features.flag(PARTNER + 24, len == 0);
        } else {
            let near = nearest(heights, top, reach);
            features.one_of(PARTNER + 4, 12, near.distance);
            features.one_of(PARTNER + 16, 7, near.missing);
        }
        features.flag(PARTNER + 25, position.partner == Some(1));
    }
}

/// How near the card is that will be turned: what would be said of each rank, as likely as it is.
fn unknown(turn: &Turn, heights: [u8; PILES], reach: Ranks, hand: Held, features: &mut impl Features) {
    let jokers = hand.count(JOKER);
    // One of the cards in the hand is discarded before others are drawn.
    let drawn = (FULL as u8 + 1).saturating_sub(hand.len());
    let mut ways = [0.0; STATE - WAY];
    let mut likely = 0.0;
    for rank in 1..=JOKER {
        let next = turn.next[rank as usize];
        let near = nearest(heights, rank, reach);
        ways[near.distance as usize] += next;
        ways[12 + near.missing.min(6) as usize] += next;
        if near.missing <= jokers {
            ways[19] += next;
        }
        likely += next * turn.likely(heights, rank, reach, jokers, drawn);
    }
    for (way, next) in ways.into_iter().enumerate() {
        features.add(WAY + way, next);
    }
    features.add(LIKELY, likely);
}

impl Tidiness {
    pub(super) fn add(&mut self, other: Self) {
        self.cards += other.cards;
        self.runs += other.runs;
        self.equals += other.equals;
        self.falling += other.falling;
        self.rising += other.rising;
        self.buried += other.buried;
    }
}

/// The ranks in a hand.
fn held(hand: Held) -> Ranks {
    hand.ranks().fold(0, |ranks, rank| ranks | 1 << rank)
}

/// The pile over which a stock card is nearest.
struct Near {
    distance: u8,
    missing: u8,
    gap: Ranks,
}

fn nearest(heights: [u8; PILES], top: Rank, reach: Ranks) -> Near {
    let over = |height: u8| Near {
        distance: distance(height, top),
        missing: missing(height, top, reach),
        gap: GAPS[height as usize][top as usize],
    };
    let mut best = over(heights[0]);
    for height in &heights[1..] {
        let near = over(*height);
        if (near.missing, near.distance) < (best.missing, best.distance) {
            best = near;
        }
    }
    best
}

/// How soon a card can be played: by the cards that are needed before it.
fn soon(heights: [u8; PILES], rank: Rank) -> usize {
    const GROUPS: [u8; TOP as usize] = [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6];
    let nearest = heights.map(|height| distance(height, rank)).into_iter().min();
    GROUPS[nearest.unwrap_or_default() as usize] as usize
}

/// The building piles after a leaf.
pub(super) fn heights_after(leaf: &Leaf) -> [u8; PILES] {
    let mut heights = leaf.heights;
    if let Last::Stock(step) = leaf.last {
        raise(&mut heights, step.height);
        heights.sort_unstable();
    }
    heights
}

/// Whether a leaf ends the turn.
pub(super) fn ends_turn(leaf: &Leaf) -> bool {
    matches!(leaf.last, Last::Discard(..) | Last::Nothing)
}

// Last, for what comes after this line is a test to `tidy`.
#[cfg(test)]
mod tests;
