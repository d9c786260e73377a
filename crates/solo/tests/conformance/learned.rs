//! What a viewer learns through a step, as a written list, from the full events; never from what `seen` makes of them.
//!
//! Through any step everybody learns
//! - the cards laid, and that the hand held them; with a card drawn before, whether that was the card laid;
//! - the answers to a question, once they are revealed;
//! - what drawing and Triple + say by the rules: who may draw only when stuck holds no coloured card that matches (S-09), and a
//!   Triple + takes all cards of its number (S-10);
//! - what the hands count, when the round ends.
//!
//! A seat also learns the cards it draws itself, the hand that comes to it in a Swap or All Swap, and the gift it gets.
//! Nobody learns a gift or an answer when it is made: there the actor does something else in the second world.

use super::worlds::Values;
use game::testing::Step;
use game::{Actor, BySeat, Seat, Seed, Viewer};
use solo::{Action, Answer, Card, Colour, Event, Hand, Round, Setup, TripleTakes};
use std::collections::BTreeMap;

/// What the second world must share with the first, besides what the viewer knows.
pub(crate) struct Learned {
    /// Cards that these hands hold before the step.
    pub(crate) hands: BySeat<Vec<Card>>,
    /// Cards of the draw pile by their place, the top one's being 0.
    pub(crate) pile: BTreeMap<usize, Card>,
    /// The seed, if cards of a pile made in this step come to light.
    pub(crate) seed: Option<Seed>,
    /// Answers that are revealed.
    pub(crate) answers: Vec<(Seat, Answer)>,
    /// The gift, if the viewer gets it.
    pub(crate) gift: Option<Vec<Card>>,
    /// Which card was drawn before.
    pub(crate) drawn: DrawnCard,
    /// What the cards count, when the round ends.
    pub(crate) values: Option<Values>,
    /// A seat that cannot hold certain cards besides those it is known to hold.
    shunning: Option<(Seat, Shunned)>,
}

/// What is learned of the card drawn before the step.
pub(crate) enum DrawnCard {
    /// Nothing.
    Any,
    /// It is one of those laid.
    OneOf(Vec<Card>),
}

/// Cards that a hand cannot hold.
enum Shunned {
    /// Coloured cards of this colour, or of the symbol of this one; all coloured cards when no colour is in force.
    Matching(Option<Colour>, Card),
    /// Cards of this number.
    Number(u8),
}

impl Learned {
    /// Nothing at all.
    pub(crate) fn nothing(setup: &Setup) -> Self {
        Self {
            hands: BySeat::new(setup.seats, Vec::new()),
            pile: BTreeMap::new(),
            seed: None,
            answers: Vec::new(),
            gift: None,
            drawn: DrawnCard::Any,
            values: None,
            shunning: None,
        }
    }

    /// What the viewer learns through a step from this position.
    pub(crate) fn through(setup: &Setup, viewer: Viewer, step: &Step<Round>) -> Self {
        let mut learning = Learning {
            learned: Self::nothing(setup),
            setup,
            viewer,
            taken: 0,
            reshuffled: false,
            drawn: BySeat::new(setup.seats, Vec::new()),
        };
        step.events.iter().for_each(|event| learning.hear(event));
        let mut learned = learning.learned;
        if let Actor::Seat(seat) = step.actor {
            learned.shunning = shunned(setup, step.action).map(|cards| (seat, cards));
        }
        learned
    }

    /// The answer of a seat, if it is revealed.
    pub(crate) fn answer(&self, seat: Seat) -> Option<Answer> {
        self.answers
            .iter()
            .find(|(other, _)| *other == seat)
            .map(|(_, answer)| *answer)
    }

    /// Whether there are cards the seat cannot hold.
    pub(crate) fn shuns_any(&self, seat: Seat) -> bool {
        self.shunning.as_ref().is_some_and(|(other, _)| *other == seat)
    }

    /// Whether the seat cannot hold this card.
    pub(crate) fn shuns(&self, seat: Seat, card: Card) -> bool {
        match &self.shunning {
            Some((other, cards)) if *other == seat => match *cards {
                Shunned::Matching(_, top) if card.kind() == top.kind() => !card.is_black(),
                Shunned::Matching(colour, _) => !card.is_black() && (colour.is_none() || card.colour() == colour),
                Shunned::Number(number) => card.kind().number() == Some(number),
            },
            _ => false,
        }
    }
}

/// What an action says about the rest of the actor's hand.
fn shunned(setup: &Setup, action: Action) -> Option<Shunned> {
    match action {
        Action::Draw if setup.debt == 0 && setup.rules.field("may-draw").as_deref() == Some("stuck") => {
            let top = setup.discard[0];
            Some(Shunned::Matching(top.colour().or(setup.colour), top))
        }
        Action::Triple(triple) if setup.rules.triple_takes() == TripleTakes::All => {
            Some(Shunned::Number(triple.number()))
        }
        _ => None,
    }
}

/// Hearing the events of one step in their order.
struct Learning<'a> {
    learned: Learned,
    setup: &'a Setup,
    viewer: Viewer,
    /// How many cards were drawn from the pile there was.
    taken: usize,
    /// Whether there is a new pile.
    reshuffled: bool,
    /// What everybody has drawn in this step, with its place in the first pile.
    drawn: BySeat<Vec<(Option<usize>, Card)>>,
}

impl Learning<'_> {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Played { seat, card, .. } => {
                self.learned.hands[seat].push(card);
                // The twin of the top card may have been in the hand before, so laying it tells nothing.
                let any_twin = self.setup.rules.field("interject").as_deref() == Some("any");
                let twin = card == self.setup.discard[0] && (any_twin || card.is_number());
                if seat == self.setup.turn && !twin {
                    self.learned.drawn = DrawnCard::OneOf(vec![card]);
                }
            }
            Event::Tripled { seat, triple } => {
                self.learned.hands[seat].extend(triple.cards());
                self.learned.drawn = DrawnCard::OneOf(triple.cards().collect());
            }
            Event::Protected { seat, card } => {
                self.learned.hands[seat].push(card);
                self.reveal(seat);
            }
            Event::Declined { seat } => self.reveal(seat),
            Event::Drew { seat, card, .. } => {
                let place = (!self.reshuffled).then_some(self.taken);
                self.taken += 1;
                self.drawn[seat].push((place, card));
                if self.viewer.is(seat) {
                    self.keep_drawn(place, card);
                }
            }
            Event::Reshuffled { .. } => self.reshuffled = true,
            Event::Moved { from, to, hand } if self.viewer.is(to) => self.keep_hand(from, hand),
            Event::Gave { from, to, cards } if self.viewer.is(to) => {
                self.learned.hands[from].extend(cards.iter());
                self.learned.gift = Some(cards.iter().collect());
            }
            Event::Points { .. } => {
                self.learned.values = Some(Values::of(self.setup));
                if self.reshuffled {
                    self.learned.seed = self.setup.seed;
                }
            }
            // Facts that everybody could see coming, or that say nothing about a hidden card.
            Event::Moved { .. }
            | Event::Gave { .. }
            | Event::Wished { .. }
            | Event::Called { .. }
            | Event::Owes { .. }
            | Event::Caught { .. }
            | Event::Nothing { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::Reversed { .. }
            | Event::Chain { .. }
            | Event::Paid { .. }
            | Event::Cancelled { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Turn { .. }
            | Event::Won { .. }
            | Event::Blocked => {}
            Event::Dealt { .. } | Event::Hand { .. } | Event::Turned { .. } | Event::Redealt => {
                panic!("no action deals: {event}")
            }
        }
    }

    /// The answer that the seat gave before this step, if it did.
    fn reveal(&mut self, seat: Seat) {
        let answers = self.setup.question.iter().flat_map(|question| &question.answers);
        self.learned.answers.extend(answers.filter(|(other, _)| *other == seat));
    }

    fn keep_drawn(&mut self, place: Option<usize>, card: Card) {
        match place {
            Some(place) => drop(self.learned.pile.insert(place, card)),
            None => self.learned.seed = self.setup.seed,
        }
    }

    /// Keeps a whole hand: what was drawn in this very step, and the rest, which was there before.
    fn keep_hand(&mut self, from: Seat, hand: Hand) {
        let mut before = hand;
        for (place, card) in self.drawn[from].clone() {
            before.remove(card);
            self.keep_drawn(place, card);
        }
        self.learned.hands[from].extend(before.iter());
    }
}
