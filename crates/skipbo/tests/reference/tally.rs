//! What was seen, so that a test can say what it has reached.

use super::model::Model;
use game::{Actor, Seat};
use skipbo::{Action, Illegal, Over, Source, Whose};
use std::collections::BTreeMap;

/// How often each kind of event, of refusal and of rare situation came up.
#[derive(Default)]
pub(crate) struct Tally {
    accepted: usize,
    seen: BTreeMap<String, usize>,
}

/// One action that was accepted, and what came of it.
pub(crate) struct Done<'a> {
    pub(crate) before: &'a Model,
    pub(crate) actor: Actor,
    pub(crate) action: Action,
    pub(crate) events: &'a [String],
    pub(crate) after: &'a Model,
    /// Whether discard piles were taken up earlier in this game (B-15).
    pub(crate) taken_up_before: bool,
}

impl Tally {
    pub(crate) fn add(&mut self, done: &Done<'_>) {
        self.accepted += 1;
        for event in done.events {
            self.count(word(event, 0));
        }
        let mut rare = done.of_jokers();
        rare.extend(done.of_filling());
        rare.extend(done.of_winning());
        rare.extend(done.of_penalties());
        rare.extend(done.of_blocks());
        for (what, _) in rare.into_iter().filter(|(_, holds)| *holds) {
            self.count(what);
        }
    }

    pub(crate) fn refused(&mut self, why: Illegal) {
        let name = format!("{why:?}");
        self.count(&format!("refused: {}", word(&name, 0)));
    }

    pub(crate) fn count(&mut self, what: &str) {
        *self.seen.entry(what.into()).or_default() += 1;
    }

    pub(crate) fn expect_actions(&self, times: usize) {
        println!("{} accepted, {:#?}", self.accepted, self.seen);
        assert!(self.accepted >= times, "only {} actions were compared", self.accepted);
    }

    pub(crate) fn expect(&self, times: usize, what: &[&str]) {
        for what in what {
            let seen = self.seen.get(*what).copied().unwrap_or(0);
            assert!(seen >= times, "`{what}` came up only {seen} times");
        }
    }
}

type Situations = Vec<(&'static str, bool)>;

fn word(text: &str, place: usize) -> &str {
    text.split(' ').nth(place).unwrap_or_default()
}

impl Done<'_> {
    fn place(&self, what: &str) -> Option<usize> {
        self.events.iter().position(|event| word(event, 0) == what)
    }

    fn any(&self, what: &str) -> bool {
        self.place(what).is_some()
    }

    /// The seat in turn.
    fn seat(&self) -> Seat {
        self.before.turn
    }

    fn source(&self) -> Option<Source> {
        match self.action {
            Action::Play(play) => Some(play.from),
            _ => None,
        }
    }

    fn is_discard(&self) -> bool {
        matches!(self.action, Action::Discard(..))
    }

    /// Whether the only card in hand was played or discarded.
    fn hand_ran_out(&self) -> bool {
        let from_hand = self.source() == Some(Source::Hand) || self.is_discard();
        from_hand && self.before.hand(self.seat()).len() == 1
    }

    fn draws(&self, seat: Seat) -> Vec<usize> {
        let drew = format!("drew {seat} ");
        let is_draw = |place: &usize| self.events[*place].starts_with(&drew);
        (0..self.events.len()).filter(is_draw).collect()
    }

    fn of_jokers(&self) -> Situations {
        let as_number = self.events.iter().find_map(|event| event.split_once(" as "));
        let number: usize = as_number.map_or(0, |(_, number)| number.parse().expect("a number"));
        vec![
            ("a joker starts a pile", number == 1),
            ("a joker inside a pile", (2..12).contains(&number)),
            ("a joker completes a pile", number == 12),
        ]
    }

    fn of_filling(&self) -> Situations {
        let (seat, plays) = (self.seat(), self.source().is_some());
        let draws = self.draws(seat);
        let refill = plays && !draws.is_empty();
        let ran_out = self.hand_ran_out();
        let from_hand = self.source() == Some(Source::Hand);
        let goes_on = self.after.over.is_none();
        let filling = if plays { seat } else { self.after.turn };
        let filled = self.draws(filling);
        let middle = |new: usize| filled.iter().any(|draw| *draw < new) && filled.iter().any(|draw| *draw > new);
        let from_nothing = self.before.draw.is_empty() && self.before.aside.is_empty();
        let nothing = self.any("nothing") && self.actor != Actor::Host;
        let first_pile = refill && self.any("completed") && self.before.aside.is_empty() && self.any("reshuffled");
        vec![
            ("a refill in the turn", refill && ran_out),
            ("a refill through the pile just completed", first_pile && from_hand),
            ("a refill of a hand empty before", refill && !from_hand && from_nothing),
            (
                "the last card was the discard",
                self.is_discard() && ran_out && draws.is_empty(),
            ),
            (
                "a reshuffle in the middle of a fill",
                self.place("reshuffled").is_some_and(middle),
            ),
            ("a hand filled in part", nothing && !filled.is_empty()),
            ("a hand not filled at all", nothing && filled.is_empty()),
            ("no refill, nothing to draw", nothing && plays && ran_out && goes_on),
            (
                "played on with an empty hand",
                plays && self.before.hand(seat).is_empty(),
            ),
            ("ended with nothing to draw", self.any("ended") && self.before.drawing),
            (
                "ended in a turn without drawing",
                self.any("ended") && !self.before.drawing,
            ),
            (
                "the hand runs out in a turn without drawing",
                plays && ran_out && !self.before.drawing && goes_on,
            ),
            (
                "the hand runs out in a turn without drawing, though there are cards",
                plays && ran_out && !self.before.drawing && goes_on && !self.after.draw.is_empty(),
            ),
        ]
    }

    fn of_winning(&self) -> Situations {
        let seat = self.seat();
        let won = self.any("won") && self.source().is_some();
        let partner = self.before.book.partner(seat);
        let empty = self.before.stock(seat).is_empty();
        vec![
            ("won in the middle of a turn", won && !self.after.hand(seat).is_empty()),
            (
                "won with the last card of the hand gone",
                won && self.after.hand(seat).is_empty(),
            ),
            ("won with a completed pile", won && self.any("completed")),
            (
                "a team won by the partner's stock",
                won && self.source() == Some(Source::Stock(Whose::Partner)),
            ),
            (
                "a team won by the own stock",
                won && partner.is_some() && self.source() == Some(Source::Stock(Whose::Own)),
            ),
            (
                "a member without a stock plays on",
                partner.is_some() && empty && self.source().is_some(),
            ),
            (
                "a stock of a team is used up and the game goes on",
                self.any("emptied") && self.after.over.is_none(),
            ),
            (
                "a partner's discard is played",
                matches!(self.source(), Some(Source::Discard(Whose::Partner, _))),
            ),
        ]
    }

    fn of_penalties(&self) -> Situations {
        let Action::Penalise(seat, penalty) = self.action else {
            return Vec::new();
        };
        let unders = self.events.iter().filter(|event| word(event, 0) == "under").count();
        let cards = penalty.cards() > 0;
        let nothing = self.any("nothing");
        vec![
            (
                "a penalty on an empty stock",
                self.before.stock(seat).is_empty() && unders > 0,
            ),
            (
                "several penalty cards on an empty stock",
                self.before.stock(seat).is_empty() && self.after.stock(seat).len() > 1,
            ),
            ("a penalty with nothing left at all", cards && nothing && unders == 0),
            ("a penalty with too few cards", nothing && unders > 0),
            (
                "a penalty from a new draw pile",
                self.any("reshuffled") && self.before.draw.is_empty(),
            ),
            (
                "a reshuffle in the middle of a penalty",
                self.any("reshuffled") && !self.before.draw.is_empty(),
            ),
            (
                "a penalty after quiet turns",
                cards && unders > 0 && self.before.quiet > 0,
            ),
            (
                "no drawing, imposed on the player in turn",
                !cards && seat == self.seat(),
            ),
            (
                "no drawing, imposed in a turn without drawing",
                !cards && seat == self.seat() && !self.before.drawing,
            ),
            ("a stock larger than the printed one", self.after.stock(seat).len() > 30),
        ]
    }

    fn of_blocks(&self) -> Situations {
        if !self.any("blocked") {
            return Vec::new();
        }
        let before = self.before;
        let no_discards = before.discards.iter().flatten().all(Vec::is_empty);
        let taken = self.any("taken-up");
        let won = self.any("won");
        let teams = before.book.partner(self.seat()).is_some();
        let winners = self.after.winners();
        let fewest = before.stocks.iter().map(Vec::len).min();
        let has_fewest = |seat: Seat| Some(before.stock(seat).len()) == fewest;
        let dry = !before.draw.is_empty();
        let house = before.book.first_block_ends;
        vec![
            ("block: taken up", taken),
            (
                "block: taken up again after a stock card",
                taken && self.taken_up_before,
            ),
            (
                "block: the second without a stock card ends",
                !taken && before.stalled && !no_discards && !house,
            ),
            (
                "block: nothing to take up",
                !taken && no_discards && !before.stalled && !house,
            ),
            (
                "block: the first ends, house",
                !taken && house && !before.stalled && !no_discards,
            ),
            ("block: won", won),
            ("block: nobody wins", self.after.over == Some(Over::Blocked)),
            ("block: a team wins", won && teams),
            (
                "block: a team wins by its sum alone",
                won && teams && !winners.iter().any(has_fewest),
            ),
            (
                "block: several cards in the winners' stocks",
                won && self.after.left(self.seat()) > 1,
            ),
            ("block: taken up with cards left to draw", taken && dry),
            (
                "block: taken up with piles set aside",
                taken && !before.aside.is_empty(),
            ),
            ("block: ends with cards left to draw", !taken && dry),
            (
                "block: the next turn goes without drawing",
                taken && self.any("withheld"),
            ),
        ]
    }
}
