//! What is worth a thought: of all that is allowed, the few actions that differ in something that matters.

use super::choices::me;
use super::family::favourite;
use super::owed_call;
use game::Seat;
use solo::{Action, Card, Choice, Colour, Faces, Hand, Kind, Pair, Penalty, Play, SwapDuty, Triple, View};
use std::cmp::Reverse;

/// At most so many others are considered for a Swap or a Gift.
const TARGETS: usize = 4;

/// What a viewer who is awaited could do that is worth a thought, in turn or to answer a question. None if it is not awaited.
pub fn awaited(view: &View) -> Option<Vec<Action>> {
    if view.asked().is_empty() {
        Some(in_turn(view))
    } else {
        let awaited = view.waits_for().iter().any(|seat| view.viewer().is(seat));
        awaited.then(|| answers(view))
    }
}

/// What the player in turn could do.
fn in_turn(view: &View) -> Vec<Action> {
    let options = view.options();
    let mut actions = Vec::with_capacity(16);
    for number in (1..=9).filter(|number| options.triples >> (number - 1) & 1 != 0) {
        triples(view, number, &mut actions);
    }
    for card in options.cards.or(options.twins).iter() {
        plays(view, card, &mut actions);
    }
    if options.draw {
        actions.push(Action::Draw);
    }
    if options.pass {
        actions.push(Action::Pass);
    }
    actions
}

/// What a viewer could throw in, as far as it is worth a thought.
pub fn thrown_in(view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    for card in view.twins().iter() {
        plays(view, card, &mut actions);
    }
    actions
}

/// A call, or a catch. Nothing is worth a thought only where the others must catch whoever does not call: else the penalty comes by itself.
pub(super) fn calls(view: &View) -> Vec<Option<Action>> {
    let catches = view.catchable().iter().map(Action::Catch);
    let calls = owed_call(view).into_iter().chain(catches).map(Some);
    let nothing = (view.rules().penalty() == Penalty::Caught).then_some(None);
    calls.chain(nothing).collect()
}

/// The answers to a question.
fn answers(view: &View) -> Vec<Action> {
    let protections = view.hand().faces().and(Faces::PROTECTION);
    let call = view.hand().len() <= 2;
    let protect = |card: Card| {
        let action = Action::play(card);
        if call { action.calling() } else { action }
    };
    protections.iter().map(protect).chain([Action::Decline]).collect()
}

/// Every way to lay a card that is worth a thought.
fn plays(view: &View, card: Card, actions: &mut Vec<Action>) {
    let mut left = *view.hand();
    left.remove(card);
    let mut add = |choice: Choice| {
        let play = Play::new(card).choosing(choice);
        let call = view.may_mark(play);
        actions.push(Action::Play(Play { call, ..play }));
    };
    match card.kind() {
        _ if left.is_empty() => add(Choice::None),
        Kind::Wish | Kind::DrawFour => {
            let held = |colour: &Colour| left.iter().any(|card| card.colour() == Some(*colour));
            let mut colours = Colour::ALL.into_iter().filter(held).peekable();
            if colours.peek().is_none() {
                add(Choice::Wish(favourite(&left)));
            }
            colours.for_each(|colour| add(Choice::Wish(colour)));
        }
        Kind::Swap => {
            for seat in targets(view) {
                add(Choice::Target(seat));
            }
            if view.rules().swap() == SwapDuty::Optional {
                add(Choice::None);
            }
        }
        Kind::Gift if left.len() <= 2 => targets(view).into_iter().for_each(|seat| add(Choice::Target(seat))),
        Kind::Gift => {
            for seat in targets(view) {
                for pair in pairs(&left) {
                    add(Choice::Gift(seat, pair));
                }
            }
        }
        _ => add(Choice::None),
    }
}

/// The other players with the fewest cards.
fn targets(view: &View) -> Vec<Seat> {
    let Some(me) = me(view) else { return Vec::new() };
    let mut others: Vec<Seat> = view.seats().round_from(me, view.direction()).skip(1).collect();
    others.sort_by_key(|seat| view.held(*seat));
    others.truncate(TARGETS);
    others
}

/// Pairs to give: the most valuable cards, and the most valuable that are not black.
fn pairs(left: &Hand) -> Vec<Pair> {
    let mut cards: Vec<Card> = left.iter().collect();
    cards.sort_by_key(|card| Reverse(card.value()));
    let mut pairs = Vec::new();
    let mut add = |cards: &[Card]| {
        if let [a, b, ..] = cards {
            let pair = Pair::new(*a, *b);
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
    };
    add(&cards);
    let coloured: Vec<Card> = cards.iter().copied().filter(|card| !card.is_black()).collect();
    add(&coloured);
    let numbers: Vec<Card> = cards.iter().copied().filter(|card| card.is_number()).collect();
    add(&numbers);
    pairs
}

/// All cards of a number, with each colour on top once.
fn triples(view: &View, number: u8, actions: &mut Vec<Action>) {
    let Some(kind) = Kind::of_number(number) else { return };
    let all: Vec<Card> = view.hand().iter().filter(|card| card.kind() == kind).collect();
    let left = view.hand().len() - all.len();
    for last in Colour::ALL {
        let mut cards = all.clone();
        let Some(place) = cards.iter().position(|card| card.colour() == Some(last)) else {
            continue;
        };
        let top = cards.remove(place);
        let Some(first) = cards.iter().position(|card| view.matching().contains(*card)) else {
            continue;
        };
        cards.swap(0, first);
        cards.push(top);
        let colours: Vec<Colour> = cards.iter().filter_map(|card| card.colour()).collect();
        if let Some(triple) = Triple::new(number, &colours) {
            actions.push(Action::Triple(if left <= 1 { triple.calling() } else { triple }));
        }
    }
}
