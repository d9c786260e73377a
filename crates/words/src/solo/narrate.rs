//! What happened, told: events that belong together become one sentence, and what goes without saying is left out.

use super::{card, event};
use crate::story::Story;
use crate::{Names, Words};
use game::Seat;
use solo::{Cards, Hand, Happened, Seen};

pub(super) fn narrate(words: &Words, events: &[Seen], names: &Names) -> Vec<String> {
    let mut teller = Teller {
        words,
        names,
        story: Story::new(words, names),
    };
    let mut at = 0;
    while at < events.len() {
        at += teller.tell(events, at);
    }
    teller.story.told()
}

struct Teller<'a> {
    words: &'a Words,
    names: &'a Names,
    story: Story<'a>,
}

impl Teller<'_> {
    /// Tells the event at this place, and says how many were told with it.
    fn tell(&mut self, events: &[Seen], at: usize) -> usize {
        let event = &events[at];
        let before = at.checked_sub(1).map(|before| &events[before]);
        match event {
            // The deal says that everybody got eight cards.
            Happened::Hand {
                hand: Cards::Hidden(_), ..
            } => {}
            Happened::Turned { .. } => return self.turned(&events[at..]),
            Happened::Drew { .. } => return self.drew(&events[at..], before),
            Happened::Declined { .. } => return self.declined(&events[at..]),
            Happened::Moved { .. } => return self.moved(&events[at..]),
            Happened::Points { .. } => return self.points(&events[at..]),
            Happened::Played { seat, .. } | Happened::Tripled { seat, .. } => {
                match event::laid(self.words, event, "and", *seat, self.names) {
                    Some(tail) if before == Some(&Happened::Called { seat: *seat }) => self.story.append(&tail),
                    _ => self.start(event),
                }
            }
            Happened::Wished { seat, colour } => {
                if matches!(before, Some(Happened::Played { seat: by, .. }) if by == seat) {
                    let colour = ("colour", self.words.colour(*colour).into());
                    let tail = self.words.about("and-wished", *seat, self.names, &[colour]);
                    self.story.append(&tail);
                } else {
                    self.start(event);
                }
            }
            // Whoever faces a chain is next.
            Happened::Turn { seat } if matches!(before, Some(Happened::Chain { seat: next, .. }) if next == seat) => {}
            // Whoever drew a chain's cards has paid it.
            Happened::Paid { seat, .. } if drew_last(before) == Some(*seat) => {}
            // What was answered is told in the same breath.
            Happened::Answered { seat } if events[at..].iter().any(|later| reveals(later, *seat)) => {}
            Happened::Nothing { seat } if drew_last(before) == Some(*seat) => self.go_on(event),
            Happened::Protected { .. }
                if matches!(before, Some(Happened::Declined { .. } | Happened::Protected { .. })) =>
            {
                self.go_on(event);
            }
            Happened::Dealt { .. }
            | Happened::Hand { .. }
            | Happened::Redealt
            | Happened::Called { .. }
            | Happened::Caught { .. }
            | Happened::Nothing { .. }
            | Happened::Reshuffled { .. }
            | Happened::Passed { .. }
            | Happened::Asked { .. }
            | Happened::Answered { .. }
            | Happened::Protected { .. }
            | Happened::Won { .. }
            | Happened::Blocked => self.start(event),
            Happened::Owes { .. }
            | Happened::Skipped { .. }
            | Happened::Reversed { .. }
            | Happened::Chain { .. }
            | Happened::Paid { .. }
            | Happened::Cancelled { .. }
            | Happened::Gave { .. }
            | Happened::Turn { .. } => self.go_on(event),
        }
        1
    }

    /// Start cards turned over one after the other.
    fn turned(&mut self, events: &[Seen]) -> usize {
        let turned = |event: &Seen| match event {
            Happened::Turned { card } => Some(*card),
            _ => None,
        };
        let cards: Vec<_> = events.iter().map_while(turned).collect();
        let list = card::list(self.words, cards.iter().copied());
        self.story
            .start(self.words.say("event-turned", &[("cards", list.into())]));
        cards.len()
    }

    /// Cards drawn by one player for one reason, also when the draw pile was made anew in between.
    fn drew(&mut self, events: &[Seen], before: Option<&Seen>) -> usize {
        let Happened::Drew { seat, why, .. } = events[0] else {
            return 1;
        };
        let (mut count, mut told) = (0, 0);
        let mut known = Some(Hand::EMPTY);
        let mut reshuffled = None;
        for (place, event) in (1..).zip(events) {
            match event {
                Happened::Drew {
                    seat: by,
                    card,
                    why: reason,
                } if (*by, *reason) == (seat, why) => {
                    count += 1;
                    told = place;
                    known = known.zip(*card).map(|(mut hand, card)| {
                        hand.add(card);
                        hand
                    });
                }
                Happened::Reshuffled { .. } => reshuffled = Some((place, event)),
                _ => break,
            }
        }
        let cards = known.map_or(Cards::Hidden(count), Cards::Known);
        let clause = event::drew(self.words, seat, &cards, why, self.names);
        if let Some((_, event)) = reshuffled.filter(|(place, _)| *place < told) {
            self.start(event);
            self.story.go_on(clause);
        } else if matches!(before, Some(Happened::Reshuffled { .. } | Happened::Caught { .. })) {
            self.story.go_on(clause);
        } else {
            self.story.start(clause);
        }
        told
    }

    /// Those who revealed that they do not protect themselves.
    fn declined(&mut self, events: &[Seen]) -> usize {
        let declined = |event: &Seen| match event {
            Happened::Declined { seat } => Some(*seat),
            _ => None,
        };
        let seats: Vec<Seat> = events.iter().map_while(declined).collect();
        let clause = self
            .words
            .of_all("event-declined", "list-and", seats.iter().copied(), self.names);
        self.story.start(clause);
        seats.len()
    }

    /// Two hands exchanged, or all hands moved on.
    fn moved(&mut self, events: &[Seen]) -> usize {
        let hands = |event: &Seen| match event {
            Happened::Moved { from, to, hand } => Some((*from, *to, *hand)),
            _ => None,
        };
        let moves: Vec<_> = events.iter().map_while(hands).collect();
        match moves[..] {
            [_] => self.go_on(&events[0]),
            [(first, second, _), (back, to, _)] if (first, second) == (to, back) => {
                // "You and Anna", whoever laid the card.
                let (first, second) = if self.names.is_you(second) {
                    (second, first)
                } else {
                    (first, second)
                };
                let clause = self
                    .words
                    .between("event-swapped", ("first", first), ("second", second), self.names, &[]);
                self.story.go_on(clause);
            }
            _ => {
                let clause = self.words.say("event-all-moved", &[]);
                self.story.go_on(clause);
            }
        }
        for (_, to, hand) in &moves {
            if let Cards::Known(hand) = hand
                && self.names.is_you(*to)
            {
                let clause = self
                    .words
                    .say("event-holds", &[("cards", card::list(self.words, hand.iter()).into())]);
                self.story.go_on(clause);
            }
        }
        moves.len()
    }

    /// What everybody writes down.
    fn points(&mut self, events: &[Seen]) -> usize {
        let points = |event: &Seen| match event {
            Happened::Points { seat, points } => Some((*seat, *points)),
            _ => None,
        };
        let points: Vec<(Seat, u32)> = events.iter().map_while(points).collect();
        let count = points.len();
        self.story.start(self.words.points(points, self.names));
        count
    }

    fn start(&mut self, event: &Seen) {
        self.story.start(event::clause(self.words, event, self.names));
    }

    fn go_on(&mut self, event: &Seen) {
        self.story.go_on(event::clause(self.words, event, self.names));
    }
}

/// Who drew, if that is what happened.
fn drew_last(event: Option<&Seen>) -> Option<Seat> {
    match event {
        Some(Happened::Drew { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// Whether this shows what the seat answered.
fn reveals(event: &Seen, seat: Seat) -> bool {
    match event {
        Happened::Declined { seat: of } | Happened::Protected { seat: of, .. } => *of == seat,
        _ => false,
    }
}
