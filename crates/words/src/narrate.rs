//! What happened, told: events that belong together become one sentence, and what goes without saying is left out.

use crate::event::sentence;
use crate::{Names, Words};
use game::Seat;
use solo::{Cards, Hand, Happened, Seen};

impl Words {
    /// What happened, in sentences. The events are those of an action, or of a whole round.
    ///
    /// ```
    /// use game::Seat;
    /// use solo::Seen;
    /// use words::{Lang, Names, Words};
    /// let seat = |number| Seat::numbered(number).unwrap();
    /// let thrown_in = Seen::Played { seat: seat(2), card: "r3".parse().unwrap(), interjected: true };
    /// let told = Words::new(Lang::En).narrate(&[thrown_in, Seen::Turn { seat: seat(3) }], &Names::default());
    /// assert_eq!(told, ["Seat 2 throws in a second red 3; seat 3 is next."]);
    /// ```
    pub fn narrate(&self, events: &[Seen], names: &Names) -> Vec<String> {
        let mut story = Story {
            words: self,
            names,
            told: Vec::new(),
            clause: None,
        };
        let mut at = 0;
        while at < events.len() {
            at += story.tell(events, at);
        }
        story.end();
        story.told
    }
}

struct Story<'a> {
    words: &'a Words,
    names: &'a Names,
    told: Vec<String>,
    /// The sentence being told.
    clause: Option<String>,
}

impl Story<'_> {
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
                match self.words.laid(event, "and", *seat, self.names) {
                    Some(tail) if before == Some(&Happened::Called { seat: *seat }) => self.append(&tail),
                    _ => self.start(event),
                }
            }
            Happened::Wished { seat, colour } => {
                if matches!(before, Some(Happened::Played { seat: by, .. }) if by == seat) {
                    let colour = ("colour", self.words.colour(*colour).into());
                    let tail = self.words.about("and-wished", *seat, self.names, &[colour]);
                    self.append(&tail);
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
        let list = self.words.card_list(cards.iter().copied());
        self.start_with(self.words.say("event-turned", &[("cards", list.into())]));
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
        let clause = self.words.drew(seat, &cards, why, self.names);
        if let Some((_, event)) = reshuffled.filter(|(place, _)| *place < told) {
            self.start(event);
            self.go_on_with(&clause);
        } else if matches!(before, Some(Happened::Reshuffled { .. } | Happened::Caught { .. })) {
            self.go_on_with(&clause);
        } else {
            self.start_with(clause);
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
        self.start_with(clause);
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
                self.go_on_with(&clause);
            }
            _ => {
                let clause = self.words.say("event-all-moved", &[]);
                self.go_on_with(&clause);
            }
        }
        for (_, to, hand) in &moves {
            if let Cards::Known(hand) = hand
                && self.names.is_you(*to)
            {
                let clause = self.words.say("event-holds", &[self.words.cards_arg(hand)]);
                self.go_on_with(&clause);
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
        let of = |(seat, points): (Seat, u32)| {
            self.words
                .about("points-of", seat, self.names, &[("points", points.into())])
        };
        let list: Vec<String> = events.iter().map_while(points).map(of).collect();
        self.start_with(self.words.say("points", &[("list", list.join(", ").into())]));
        list.len()
    }

    fn start(&mut self, event: &Seen) {
        self.start_with(self.words.clause(event, self.names));
    }

    fn start_with(&mut self, clause: String) {
        self.end();
        self.clause = Some(clause);
    }

    fn go_on(&mut self, event: &Seen) {
        let clause = self.words.clause(event, self.names);
        self.go_on_with(&clause);
    }

    fn go_on_with(&mut self, clause: &str) {
        match self.clause.take_if(|first| !first.ends_with('?')) {
            Some(first) => {
                let both = [("first", first.into()), ("second", clause.into())];
                self.clause = Some(self.words.say("and-then", &both));
            }
            None => self.start_with(clause.into()),
        }
    }

    fn append(&mut self, tail: &str) {
        match &mut self.clause {
            Some(clause) => {
                clause.push(' ');
                clause.push_str(tail);
            }
            None => self.clause = Some(tail.into()),
        }
    }

    fn end(&mut self) {
        if let Some(clause) = self.clause.take() {
            self.told.push(sentence(&clause, self.names));
        }
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
