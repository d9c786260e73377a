//! What one viewer may know of a game: a projection with an accessor for each thing on the list, and nothing else.

use crate::{Action, Bag, Building, Card, Hand, Over, Pile, Position, Round, Rules, Sight};
use game::{BySeat, Outcome, Seat, SeatSet, Seats, Viewer};

/// A game as one viewer sees it. Bots and clients get this, never the game.
///
/// Public is: the rules, the seats, the dealer, whose turn it is, the size of every stock pile and its top card, how many cards
/// everybody holds, all discard piles (everybody saw them grow), the building piles, the piles set aside, how many cards the
/// draw pile has, how often it was shuffled, who plays a turn without drawing, how far a block is, and how the game ended. A seat
/// also knows its own hand. Ask about seats of the table only.
/// Nothing else is here: nobody learns what lies under the top of a stock pile, its owner included (B-04).
#[derive(Clone, Copy)]
pub struct View<'a> {
    round: &'a Round,
    viewer: Viewer,
}

impl<'a> View<'a> {
    #[inline]
    pub(crate) fn new(round: &'a Round, viewer: Viewer) -> Self {
        Self { round, viewer }
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The rules.
    #[inline]
    pub fn rules(&self) -> &'a Rules {
        &self.round.rules
    }

    /// The seats at the table.
    #[inline]
    pub fn seats(&self) -> Seats {
        self.round.seats
    }

    /// Who dealt.
    pub fn dealer(&self) -> Seat {
        self.round.dealer
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.round.turn
    }

    /// The partner of a seat, if there are teams.
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.round.partner(seat)
    }

    /// The viewer's own hand; a spectator has none.
    #[inline]
    pub fn hand(&self) -> Hand {
        match self.viewer {
            Viewer::Seat(seat) if self.seats().contains(seat) => self.round.hand(seat),
            Viewer::Seat(_) | Viewer::Spectator => Hand::EMPTY,
        }
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> usize {
        self.round.hand(seat).len()
    }

    /// The top card of a stock pile.
    #[inline]
    pub fn stock_top(&self, seat: Seat) -> Option<Card> {
        self.round.stocks.top(seat)
    }

    /// How many cards a stock pile has.
    #[inline]
    pub fn stock_len(&self, seat: Seat) -> usize {
        self.round.stocks.len(seat)
    }

    /// The top cards of a seat's discard piles.
    #[inline]
    pub fn discard_tops(&self, seat: Seat) -> &'a [Option<Card>; Pile::COUNT] {
        self.round.discards.tops(seat)
    }

    /// A discard pile, top first.
    pub fn discard_pile(&self, seat: Seat, pile: Pile) -> impl Iterator<Item = Card> + 'a {
        self.round.discards.pile(seat, pile)
    }

    /// The building piles.
    #[inline]
    pub fn building(&self) -> &'a [Building; Pile::COUNT] {
        &self.round.building
    }

    /// The viewer's cards that are due on a building pile, jokers left out.
    #[inline]
    pub fn playable_numbers(&self) -> Hand {
        let due = |mask, pile: &Building| mask | 15 << (4 * pile.height());
        self.hand().masked(self.round.building.iter().fold(0, due))
    }

    /// How many cards the draw pile has.
    #[inline]
    pub fn draw_pile(&self) -> usize {
        self.round.draw_pile().len()
    }

    /// The piles set aside.
    pub fn aside(&self) -> &'a Bag {
        &self.round.aside
    }

    /// Whether cards are drawn in this turn (B-24).
    pub fn drawing(&self) -> bool {
        self.round.drawing
    }

    /// Whose next turn goes without drawing (B-24).
    pub fn no_draw(&self) -> SeatSet {
        self.round.no_draw
    }

    /// Turns in a row in which no card was drawn, played or discarded, this one counted (B-15).
    pub fn quiet(&self) -> u8 {
        self.round.quiet
    }

    /// Whether there was a block and no stock card was played since (B-15).
    pub fn stalled(&self) -> bool {
        self.round.stalled
    }

    /// How often the cards were shuffled.
    pub fn shuffles(&self) -> u16 {
        self.round.shuffles
    }

    /// How the game ended.
    pub fn over(&self) -> Option<Over> {
        self.round.over
    }

    /// What everybody writes down, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        game::Game::outcome(self.round)
    }

    /// Whose decision play waits for.
    #[inline]
    pub fn waits_for(&self) -> SeatSet {
        self.round.awaited()
    }

    /// Hands every action open to the viewer to `each`.
    #[inline]
    pub fn each_legal(&self, each: &mut impl FnMut(Action)) {
        if let Viewer::Seat(seat) = self.viewer {
            self.round.each_legal(seat, each);
        }
    }

    /// Every action open to the viewer.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_legal(&mut |action| actions.push(action));
        actions
    }

    /// All of this as an owned value.
    pub fn sight(&self) -> Sight {
        let unseen = |count: usize| std::iter::repeat_n(None, count);
        Position {
            viewer: Some(self.viewer),
            rules: *self.rules(),
            seats: self.seats(),
            dealer: self.dealer(),
            turn: self.turn(),
            stocks: BySeat::from_fn(self.seats(), |seat| {
                let under = self.stock_len(seat).saturating_sub(1);
                self.stock_top(seat)
                    .into_iter()
                    .map(Some)
                    .chain(unseen(under))
                    .collect()
            }),
            hands: BySeat::from_fn(self.seats(), |seat| {
                if self.viewer.is(seat) {
                    self.hand().iter().map(Some).collect()
                } else {
                    unseen(self.held(seat)).collect()
                }
            }),
            discards: self.round.discard_piles(),
            building: self.building().map(|pile| pile.cards().collect()),
            draw: unseen(self.draw_pile()).collect(),
            aside: self.aside().iter().collect(),
            drawing: self.drawing(),
            no_draw: self.no_draw(),
            quiet: self.quiet(),
            stalled: self.stalled(),
            shuffles: self.shuffles(),
            seed: None,
            over: self.over(),
        }
    }
}

impl game::Projection<Round> for View<'_> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal(&self) -> Vec<Action> {
        self.legal()
    }

    fn sight(&self) -> Sight {
        self.sight()
    }
}

impl std::fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "View({})", self.sight())
    }
}
