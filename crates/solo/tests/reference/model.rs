//! The slow, obvious reference of SOLO: the rules S-01 to S-43 done with plain lists, one short function a rule.
//!
//! It knows nothing of the engine. Here is the position and what everything else needs; `deal.rs` begins a round,
//! `refusal.rs` and `legal.rs` say what may be done, `play.rs`, `question.rs` and `call.rs` what then happens.

use super::book::Book;
use game::{BySeat, Direction, Seat, SeatSet, Seats, Seed};
use solo::{Answer, Card, Colour, Kind, Over, Question, Rules, Setup};
use std::collections::BTreeSet;

/// A round of SOLO.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Model {
    pub(crate) rules: Rules,
    pub(crate) book: Book,
    pub(crate) seats: Seats,
    pub(crate) dealer: Seat,
    /// Whose turn it is; while a question is open, who laid the card that raised it.
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    /// In the order of faces, seat 1 first.
    pub(crate) hands: Vec<Vec<Card>>,
    /// The top card first.
    pub(crate) draw: Vec<Card>,
    /// The top card first.
    pub(crate) discard: Vec<Card>,
    /// S-12: the colour in force on a black top card.
    pub(crate) colour: Option<Colour>,
    pub(crate) debt: u8,
    pub(crate) drawn: Option<Card>,
    pub(crate) question: Option<OpenQuestion>,
    /// Whose call is in force for the discard to come.
    pub(crate) called: BTreeSet<Seat>,
    pub(crate) owes: BTreeSet<Seat>,
    /// Turns in a row without anything drawn or laid; 0 once something was in this one.
    pub(crate) quiet: u8,
    pub(crate) shuffles: u16,
    pub(crate) seed: Seed,
    pub(crate) over: Option<Over>,
    /// What has happened since the last action began.
    pub(crate) events: Vec<String>,
}

/// "Do you protect yourself?" (S-31)
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OpenQuestion {
    pub(crate) asked: BTreeSet<Seat>,
    pub(crate) gift: Vec<Card>,
    pub(crate) marked: bool,
    pub(crate) answers: Vec<(Seat, Answer)>,
}

impl Model {
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        Self {
            rules: setup.rules,
            book: Book::of(&setup.rules),
            seats: setup.seats,
            dealer: setup.dealer,
            turn: setup.turn,
            direction: setup.direction,
            hands: setup.hands.values().to_vec(),
            draw: setup.draw.clone(),
            discard: setup.discard.clone(),
            colour: setup.colour,
            debt: setup.debt,
            drawn: setup.drawn,
            question: setup.question.as_ref().map(|question| OpenQuestion {
                asked: question.asked.iter().collect(),
                gift: question.gift.clone(),
                marked: question.marked,
                answers: question.answers.clone(),
            }),
            called: setup.called.iter().collect(),
            owes: setup.owes.iter().collect(),
            quiet: setup.quiet,
            shuffles: setup.shuffles,
            seed: setup.seed.expect("the truth has a seed"),
            over: setup.over,
            events: Vec::new(),
        }
    }

    pub(crate) fn setup(&self) -> Setup {
        Setup {
            viewer: None,
            rules: self.rules,
            seats: self.seats,
            dealer: self.dealer,
            turn: self.turn,
            direction: self.direction,
            hands: BySeat::from_fn(self.seats, |seat| self.hand(seat).clone()),
            draw: self.draw.clone(),
            discard: self.discard.clone(),
            colour: self.colour,
            debt: self.debt,
            drawn: self.drawn,
            question: self.question.as_ref().map(|question| Question {
                asked: question.asked.iter().copied().collect(),
                gift: question.gift.clone(),
                marked: question.marked,
                answers: question.answers.clone(),
            }),
            called: self.called.iter().copied().collect(),
            owes: self.owes.iter().copied().collect(),
            quiet: self.quiet,
            shuffles: self.shuffles,
            seed: Some(self.seed),
            over: self.over,
        }
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Vec<Card> {
        &self.hands[seat.index()]
    }

    pub(crate) fn top(&self) -> Card {
        self.discard[0]
    }

    pub(crate) fn next_after(&self, seat: Seat) -> Seat {
        self.seats.next(seat, self.direction)
    }

    /// Whom play waits for.
    pub(crate) fn waits_for(&self) -> Vec<Seat> {
        match &self.question {
            _ if self.over.is_some() => Vec::new(),
            Some(question) => {
                let answered = |seat: &Seat| question.answers.iter().any(|(other, _)| other == seat);
                question.asked.iter().copied().filter(|seat| !answered(seat)).collect()
            }
            None => vec![self.turn],
        }
    }

    /// S-40, S-43: what each seat writes down, once the round is over.
    pub(crate) fn points(&self) -> Option<Vec<u32>> {
        let counts: Vec<u32> = self
            .hands
            .iter()
            .map(|hand| hand.iter().map(|card| card.value()).sum())
            .collect();
        match self.over? {
            Over::Won(_) | Over::Blocked if !self.book.winner_takes_all => Some(counts),
            Over::Blocked => Some(vec![0; counts.len()]),
            Over::Won(winner) => {
                let mut points = vec![0; counts.len()];
                points[winner.index()] = counts.iter().sum();
                Some(points)
            }
        }
    }

    /// Who has won the round, once it is over.
    pub(crate) fn winners(&self) -> SeatSet {
        match self.over {
            Some(Over::Won(seat)) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        }
    }
}

// ---- Cards and turns

impl Model {
    pub(crate) fn say(&mut self, event: String) {
        self.events.push(event);
    }

    pub(crate) fn sizes(&self) -> Vec<usize> {
        self.hands.iter().map(Vec::len).collect()
    }

    pub(crate) fn put_into_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand.push(card);
        hand.sort();
    }

    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let place = hand
            .iter()
            .position(|other| *other == card)
            .expect("a card in the hand");
        hand.remove(place);
    }

    pub(crate) fn discard_from(&mut self, seat: Seat, card: Card) {
        self.take_from_hand(seat, card);
        self.discard.insert(0, card);
        // S-12: a bolt's colour; a wish comes with the card's action.
        self.colour = if card.kind() == Kind::Protection {
            card.fixes()
        } else {
            None
        };
        self.quiet = 0;
    }

    /// Draws cards one by one, as many as there are (S-42). S-38: the hand grows, so a call lapses.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, why: &str) -> Vec<Card> {
        let mut cards = Vec::new();
        for _ in 0..count {
            let Some(card) = self.take_from_draw_pile() else {
                self.say(format!("nothing {seat}"));
                break;
            };
            self.say(format!("drew {seat} {card} {why}"));
            cards.push(card);
            self.put_into_hand(seat, card);
            self.called.remove(&seat);
            self.quiet = 0;
        }
        self.forget_calls();
        cards
    }

    /// S-42
    pub(crate) fn take_from_draw_pile(&mut self) -> Option<Card> {
        if self.draw.is_empty() && self.discard.len() > 1 {
            let mut cards = self.discard.split_off(1);
            cards.reverse();
            self.shuffle(&mut cards);
            cards.reverse();
            self.say(format!("reshuffled {}", cards.len()));
            self.draw = cards;
        }
        (!self.draw.is_empty()).then(|| self.draw.remove(0))
    }

    /// S-43: a turn ends in which nothing was laid.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        if usize::from(self.quiet) == self.seats.count() {
            self.end(Over::Blocked);
        } else {
            self.begin_turn(self.next_after(seat));
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.drawn = None;
        self.quiet += 1;
        self.say(format!("turn {seat}"));
    }

    /// S-39
    pub(crate) fn win(&mut self, seat: Seat) {
        self.end(Over::Won(seat));
    }

    pub(crate) fn end(&mut self, over: Over) {
        self.over = Some(over);
        self.debt = 0;
        self.drawn = None;
        self.called.clear();
        self.owes.clear();
        match over {
            Over::Won(seat) => self.say(format!("won {seat}")),
            Over::Blocked => self.say("blocked".into()),
        }
        let points = self.points().expect("the round is over");
        for seat in self.seats.iter() {
            self.say(format!("points {seat} {}", points[seat.index()]));
        }
    }
}

/// The seats whose play was marked with a call: this one or none.
pub(crate) fn marks(seat: Seat, call: bool) -> Vec<Seat> {
    if call { vec![seat] } else { Vec::new() }
}

pub(crate) fn list(cards: &[Card]) -> String {
    let texts: Vec<String> = cards.iter().map(Card::to_string).collect();
    texts.join(" ")
}
