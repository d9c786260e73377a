//! What a viewer learns through a step, as a written list, from the full events; never from what `seen` makes of them.
//!
//! Through any step everybody learns
//! - the card played from a hand or discarded, and that the hand held it;
//! - the card that comes to light on a stock pile, whether it lay under the one played or came from the draw pile as a penalty
//!   for somebody whose stock was used up.
//!
//! A seat also learns which cards it draws itself, but not the order in which they lay. Nobody learns what others draw, what goes
//! under a stock pile, or what lies there.

use game::testing::Step;
use game::{BySeat, Seat, Seed, Viewer};
use skipbo::{Card, Event, Round, Setup, Source};

/// What the second world must share with the first, besides what the viewer knows.
pub(crate) struct Learned {
    /// Cards that these hands hold before the step.
    pub(crate) hands: BySeat<Vec<Card>>,
    /// The cards that lie under the tops of the stock piles.
    pub(crate) under: BySeat<Option<Card>>,
    /// Neighbouring cards of the draw pile in any order, and the place of the first, the top one's being 0.
    pub(crate) pile: Vec<(usize, Vec<Card>)>,
    /// The seed, if cards of a pile made in this step come to light.
    pub(crate) seed: Option<Seed>,
}

impl Learned {
    /// Nothing at all.
    pub(crate) fn nothing(setup: &Setup) -> Self {
        Self {
            hands: BySeat::new(setup.seats, Vec::new()),
            under: BySeat::new(setup.seats, None),
            pile: Vec::new(),
            seed: None,
        }
    }

    /// What the viewer learns through a step from this position.
    pub(crate) fn through(setup: &Setup, viewer: Viewer, step: &Step<Round>) -> Self {
        let mut learning = Learning {
            learned: Self::nothing(setup),
            setup,
            viewer,
            taken: 0,
            pile: Pile::First,
        };
        step.events.iter().for_each(|event| learning.hear(event));
        learning.learned
    }
}

/// Which draw pile is drawn from.
#[derive(Clone, Copy, PartialEq)]
enum Pile {
    /// The one that lay there before the step.
    First,
    /// One of the piles set aside.
    Reshuffled,
    /// One of all discard piles, and of what was left of the first.
    TakenUp,
}

/// Hearing the events of one step in their order.
struct Learning<'a> {
    learned: Learned,
    setup: &'a Setup,
    viewer: Viewer,
    /// How many cards were taken from the first pile.
    taken: usize,
    pile: Pile,
}

impl Learning<'_> {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Played { seat, play, .. } => {
                if play.from == Source::Hand {
                    self.learned.hands[seat].push(play.card);
                }
            }
            Event::Discarded { seat, card, .. } => self.learned.hands[seat].push(card),
            Event::Drew { seat, cards } => self.draw(seat, cards.len()),
            Event::Turned { seat, card } => self.turn(seat, card),
            Event::Reshuffled { .. } => self.pile = Pile::Reshuffled,
            Event::TakenUp { .. } => self.pile = Pile::TakenUp,
            // Facts that everybody could see coming, or that say nothing about a hidden card.
            Event::Turn { .. }
            | Event::Withheld { .. }
            | Event::Nothing { .. }
            | Event::Completed { .. }
            | Event::Emptied { .. }
            | Event::Ended { .. }
            | Event::Blocked
            | Event::Penalised { .. }
            | Event::Under { .. }
            | Event::Won { .. }
            | Event::Nobody
            | Event::Points { .. } => {}
            Event::Lot { .. } | Event::Dealt { .. } => panic!("no action deals: {event}"),
        }
    }

    /// A seat draws: only if it is the viewer's, the cards come to light.
    fn draw(&mut self, seat: Seat, count: usize) {
        let from = self.taken;
        if self.pile == Pile::First {
            self.taken += count;
        }
        if !self.viewer.is(seat) {
            return;
        }
        let cards = match self.pile {
            Pile::First => &self.setup.draw[from..self.taken],
            Pile::Reshuffled => &[],
            // What was left of the first pile was shuffled in, so it matters which cards that were.
            Pile::TakenUp => &self.setup.draw[from..],
        };
        if !cards.is_empty() {
            self.learned.pile.push((from, cards.to_vec()));
        }
        if self.pile != Pile::First {
            self.learned.seed = self.setup.seed;
        }
    }

    /// A card lies on a stock pile now: it lay there under the top, or it came as the first card of a penalty.
    fn turn(&mut self, seat: Seat, card: Card) {
        if !self.setup.stocks[seat].is_empty() {
            self.learned.under[seat] = Some(card);
        } else if self.setup.draw.is_empty() {
            self.learned.seed = self.setup.seed;
        } else {
            self.learned.pile.push((0, vec![card]));
        }
    }
}
