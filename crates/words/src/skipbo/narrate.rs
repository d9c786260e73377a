//! What happened, told: events that belong together become one sentence, and what goes without saying is left out.

use super::{card, event};
use crate::story::Story;
use crate::{Names, Words};
use game::Seat;
use skipbo::{Cards, Hand, Happened, Play, Seen, Source, Whose};

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
        let (earlier, rest) = events.split_at(at);
        let (event, before) = (&rest[0], earlier.last());
        match event {
            Happened::Lot { .. } => return self.lots(rest),
            Happened::Turned { .. } if matches!(before, Some(Happened::Dealt { .. })) => return self.tops(rest),
            Happened::Turned { seat, card } => {
                let card = [("card", card::one(self.words, *card).into())];
                let key = if plays_own_stock(earlier, *seat) {
                    "skipbo-and-turned"
                } else {
                    "skipbo-event-turned"
                };
                self.story.go_on(self.words.about(key, *seat, self.names, &card));
            }
            Happened::Emptied { seat } if plays_own_stock(earlier, *seat) => {
                self.story
                    .go_on(self.words.about("skipbo-and-emptied", *seat, self.names, &[]));
            }
            Happened::Completed { .. } if matches!(before, Some(Happened::Played { .. })) => {
                self.story.go_on(self.words.say("skipbo-and-completed", &[]));
            }
            Happened::Turn { seat } => return self.turn(*seat, rest),
            Happened::Drew { seat, .. } => return self.refilled(*seat, rest, before),
            Happened::Reshuffled { .. } => {
                if let Some(Happened::Drew { seat, .. }) = rest.get(1) {
                    return self.refilled(*seat, rest, before);
                }
                self.start(event);
            }
            Happened::Nothing { seat } => {
                if imposed(earlier).is_some_and(|(on, _)| on == *seat) {
                    self.story.go_on(self.words.say("skipbo-penalty-nothing", &[]));
                } else if !matches!(before, Some(Happened::Under { seat: of, .. } | Happened::Turned { seat: of, .. }) if of == seat)
                {
                    // Those that went under the stock pile were said to be all.
                    self.go_on(event);
                }
            }
            Happened::Played { seat, .. } => return self.played(*seat, rest),
            // The penalty says how many.
            Happened::Under { seat, cards } if imposed(earlier) == Some((*seat, usize::from(*cards))) => {}
            Happened::Under { seat, cards } if imposed(earlier).is_some_and(|(on, _)| on == *seat) => {
                let count = [("count", (*cards).into())];
                self.story.go_on(self.words.say("skipbo-penalty-only", &count));
            }
            Happened::Won { seats } if matches!(before, Some(Happened::Blocked)) => {
                let clause = self.words.together("skipbo-event-won-fewest", seats.iter(), self.names);
                self.story.go_on(clause);
            }
            Happened::Points { .. } => return self.points(rest, before),
            Happened::Dealt { .. }
            | Happened::Withheld { .. }
            | Happened::Discarded { .. }
            | Happened::Ended { .. }
            | Happened::Blocked
            | Happened::Penalised { .. }
            | Happened::Won { .. } => self.start(event),
            Happened::Completed { .. }
            | Happened::Emptied { .. }
            | Happened::TakenUp { .. }
            | Happened::Under { .. }
            | Happened::Nobody => self.go_on(event),
        }
        1
    }

    /// Everybody's cards for the first deal; those who draw again, in a sentence of their own.
    fn lots(&mut self, events: &[Seen]) -> usize {
        let lot = |event: &Seen| match event {
            Happened::Lot { seat, card } => Some((*seat, *card)),
            _ => None,
        };
        let lots: Vec<_> = events.iter().map_while(lot).collect();
        // They draw in the order of seats, and whoever has a joker at once again.
        let rounds = lots.chunk_by(|(seat, _), (next, _)| seat <= next);
        for (round, key) in rounds.zip(std::iter::once("skipbo-lots").chain(std::iter::repeat("skipbo-lots-again"))) {
            let of_seat = |lots: &[(Seat, skipbo::Card)]| {
                let cards: Vec<String> = lots.iter().map(|(_, card)| card::name(self.words, *card)).collect();
                (lots[0].0, self.words.list("skipbo-then", &cards))
            };
            let list = self.of_each(round.chunk_by(|(seat, _), (next, _)| seat == next).map(of_seat));
            self.story.start(self.words.say(key, &[("list", list.into())]));
        }
        lots.len()
    }

    /// What lies on every stock pile after the deal.
    fn tops(&mut self, events: &[Seen]) -> usize {
        let top = |event: &Seen| match event {
            Happened::Turned { seat, card } => Some((*seat, card::name(self.words, *card))),
            _ => None,
        };
        let tops: Vec<_> = events.iter().map_while(top).collect();
        let count = tops.len();
        let list = self.of_each(tops);
        self.story
            .start(self.words.say("skipbo-tops", &[("list", list.into())]));
        self.story.end();
        count
    }

    /// A list of players, each with some cards: `Anna (7), you (joker)`.
    fn of_each(&self, cards: impl IntoIterator<Item = (Seat, String)>) -> String {
        let of = |(seat, cards): (Seat, String)| {
            self.words
                .about("skipbo-cards-of", seat, self.names, &[("cards", cards.into())])
        };
        cards.into_iter().map(of).collect::<Vec<_>>().join(", ")
    }

    /// A turn begins, mostly by drawing.
    fn turn(&mut self, seat: Seat, events: &[Seen]) -> usize {
        let about = |key: &str| self.words.about(key, seat, self.names, &[]);
        if events.get(1) == Some(&Happened::Withheld { seat }) {
            self.story.go_on(about("skipbo-event-turn-withheld"));
            return 2;
        }
        let fill = Fill::of(seat, &events[1..]);
        match (fill.cards.count(), fill.reshuffled) {
            (0, _) if fill.nothing => self.story.go_on(about("skipbo-event-turn-nothing")),
            (0, _) => self.go_on(&events[0]),
            (_, None) => self.fill("skipbo-event-turn-drew", seat, &fill),
            (_, Some(reshuffled)) => {
                self.go_on(&events[0]);
                self.start(reshuffled);
                self.fill("skipbo-event-drew", seat, &fill);
            }
        }
        1 + fill.told
    }

    /// A hand was filled within the turn.
    fn refilled(&mut self, seat: Seat, events: &[Seen], before: Option<&Seen>) -> usize {
        let fill = Fill::of(seat, events);
        if let Some(reshuffled) = fill.reshuffled {
            self.start(reshuffled);
        }
        let key = match before {
            Some(
                Happened::Played { .. }
                | Happened::Completed { .. }
                | Happened::Turned { .. }
                | Happened::Emptied { .. },
            ) => "skipbo-event-refilled",
            _ => "skipbo-event-drew",
        };
        self.fill(key, seat, &fill);
        fill.told
    }

    fn fill(&mut self, key: &str, seat: Seat, fill: &Fill<'_>) {
        let cards = ("cards", card::some(self.words, &fill.cards).into());
        self.story.go_on(self.words.about(key, seat, self.names, &[cards]));
        if fill.nothing {
            self.story.go_on(self.words.say("skipbo-no-more", &[]));
        }
    }

    /// Cards played one after the other; those from one place on one pile in one breath.
    fn played(&mut self, seat: Seat, events: &[Seen]) -> usize {
        let play = |event: &Seen| match event {
            Happened::Played { seat: by, play, number } if *by == seat => Some((*play, *number)),
            _ => None,
        };
        let plays: Vec<(Play, u8)> = events.iter().map_while(play).collect();
        let groups = plays.chunk_by(|(play, _), (next, _)| (play.from, play.to) == (next.from, next.to));
        for (place, group) in groups.enumerate() {
            let clause = |key| event::played(self.words, key, seat, group, self.names);
            if place == 0 {
                self.story.start(clause("skipbo-event-played"));
            } else {
                self.story.list("skipbo-then", clause("skipbo-and-played"));
            }
        }
        plays.len()
    }

    /// What is written down: by those who have won, or by nobody.
    fn points(&mut self, events: &[Seen], before: Option<&Seen>) -> usize {
        let points = |event: &Seen| match event {
            Happened::Points { seat, points } => Some((*seat, *points)),
            _ => None,
        };
        let points: Vec<(Seat, u32)> = events.iter().map_while(points).collect();
        let count = points.len();
        match before {
            Some(Happened::Nobody) => {}
            Some(Happened::Won { .. }) => {
                let most = points.iter().map(|(_, points)| *points).max().unwrap_or_default();
                self.story
                    .go_on(self.words.say("skipbo-won-points", &[("points", most.into())]));
            }
            _ => self.story.start(self.words.points(points, self.names)),
        }
        count
    }

    fn start(&mut self, event: &Seen) {
        self.story.start(event::clause(self.words, event, self.names));
    }

    fn go_on(&mut self, event: &Seen) {
        self.story.go_on(event::clause(self.words, event, self.names));
    }
}

/// How a hand was filled: all that one player drew in a row, also when the draw pile was made anew in between.
struct Fill<'a> {
    cards: Cards,
    reshuffled: Option<&'a Seen>,
    /// Whether more cards were wanted than there were.
    nothing: bool,
    /// How many events that were.
    told: usize,
}

impl<'a> Fill<'a> {
    fn of(seat: Seat, events: &'a [Seen]) -> Self {
        let mut fill = Self {
            cards: Cards::Known(Hand::EMPTY),
            reshuffled: None,
            nothing: false,
            told: 0,
        };
        let mut reshuffled = None;
        for (place, event) in (1..).zip(events) {
            match event {
                Happened::Drew { seat: by, cards } if *by == seat => {
                    fill.cards = both(fill.cards, *cards);
                    fill.reshuffled = reshuffled;
                    fill.told = place;
                }
                Happened::Reshuffled { .. } => reshuffled = Some(event),
                Happened::Nothing { seat: by } if *by == seat => {
                    fill.nothing = true;
                    fill.told = place;
                    break;
                }
                _ => break,
            }
        }
        fill
    }
}

/// Cards drawn, and more.
fn both(some: Cards, more: Cards) -> Cards {
    match (some, more) {
        (Cards::Known(some), Cards::Known(more)) => Cards::Known(some.iter().chain(more.iter()).collect()),
        _ => Cards::Hidden(some.count() + more.count()),
    }
}

/// Whether the owner of the stock pile just played from it himself, so that it need not be said whose it is.
fn plays_own_stock(earlier: &[Seen], owner: Seat) -> bool {
    let played = earlier
        .iter()
        .rev()
        .find(|event| !matches!(event, Happened::Completed { .. }));
    matches!(
        played,
        Some(Happened::Played { seat, play, .. }) if *seat == owner && play.from == Source::Stock(Whose::Own)
    )
}

/// Whose stock pile a penalty is for, and how many cards it is, if that is what happened.
fn imposed(earlier: &[Seen]) -> Option<(Seat, usize)> {
    let other = |event: &&Seen| !matches!(event, Happened::Reshuffled { .. });
    match earlier.iter().rev().find(other) {
        Some(Happened::Penalised { seat, penalty }) => Some((*seat, penalty.cards())),
        _ => None,
    }
}
