//! Random rulebooks, positions and actions, all from numbered seeds.

use super::model::Model;
use game::{Chance, Direction, Seat, Seats, Seed};
use solo::{Action, Card, Choice, Colour, Faces, Kind, Pair, Play, Rules, Setup, Triple};

/// A stream of small decisions.
pub(crate) struct Dice(Chance);

impl Dice {
    pub(crate) fn new(number: u64) -> Self {
        Self(Seed::from_number(number).stream(0))
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    /// Yes, once in `n` times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    pub(crate) fn seats(&mut self) -> Seats {
        // Small tables see more of everything.
        let count = if self.once_in(2) {
            2 + self.below(3)
        } else {
            2 + self.below(9)
        };
        Seats::new(count).expect("2 to 10")
    }

    pub(crate) fn seat(&mut self, seats: Seats) -> Seat {
        let all: Vec<Seat> = seats.iter().collect();
        self.pick(&all)
    }

    pub(crate) fn seed(&mut self) -> Seed {
        let number = self.below(1 << 30);
        Seed::from_number(number as u64)
    }

    /// A rulebook with every field at random, whatever edition it came from.
    pub(crate) fn rules(&mut self) -> Rules {
        loop {
            let texts: Vec<String> = Rules::FIELDS.iter().map(|field| self.field_value(field)).collect();
            let fields = Rules::FIELDS.iter().copied().zip(texts.iter().map(String::as_str));
            if let Ok(rules) = Rules::default().with_fields(fields) {
                return rules;
            }
        }
    }

    /// One of the values that are listed for a field as "this or that"; the limit plays no part in a round.
    fn field_value(&mut self, field: &str) -> String {
        if field == "limit" {
            return "1".into();
        }
        let allowed = Rules::allowed(field).expect("a field of every rulebook");
        let values: Vec<&str> = allowed.split(" or ").collect();
        self.pick(&values).into()
    }
}

/// A position as it might come about late in a round: few cards in the hands, many of them black or powerful, and often
/// hardly anything to draw.
pub(crate) fn late_position(dice: &mut Dice, rules: &Rules, seats: Seats) -> Setup {
    let (dealer, seed) = (dice.seat(seats), dice.seed());
    let mut model = Model::deal(rules, seats, dealer, &seed).0;
    let mut cards: Vec<Card> = model.book.deck().cards().to_vec();
    seed.stream(99).shuffle(&mut cards);
    if dice.once_in(2) {
        // The last cards are taken first.
        cards.sort_by_key(|card| !card.is_number());
    }
    let top = dice.below(cards.len());
    model.discard = vec![cards.remove(top)];
    for hand in &mut model.hands {
        *hand = small_hand(dice, &mut cards);
        hand.sort();
    }
    if dice.once_in(8) {
        deal_out_nearly_all(dice, &mut model, &mut cards);
    }
    dice.0.shuffle(&mut cards);
    let to_draw = match dice.below(4) {
        0 => 0,
        1 => dice.below(4),
        2 => dice.below(12),
        _ => cards.len(),
    };
    model.draw = cards.split_off(cards.len() - to_draw.min(cards.len()));
    model.discard.extend(cards);
    model.turn = dice.seat(seats);
    if dice.once_in(2) {
        model.direction = Direction::Counterclockwise;
    }
    set_the_top_card(dice, &mut model);
    set_the_calls(dice, &mut model);
    model.setup()
}

/// One to five cards, rather often of the kinds that seldom meet: three of a number, a Protection, a Gift.
fn small_hand(dice: &mut Dice, cards: &mut Vec<Card>) -> Vec<Card> {
    let number = Kind::of_number(1 + dice.below(9) as u8);
    let (mut hand, more) = match dice.below(12) {
        0 => (take(cards, 3, |card| Some(card.kind()) == number), dice.below(2)),
        1 | 2 => (take(cards, 1, |card| card.kind() == Kind::Protection), dice.below(3)),
        3 => (take(cards, 1, |card| card.kind() == Kind::Gift), dice.below(4)),
        _ => (Vec::new(), 1 + dice.below(4)),
    };
    let more = if hand.is_empty() { more.max(1) } else { more };
    hand.extend(cards.split_off(cards.len() - more));
    hand
}

/// Takes up to `most` cards of a kind out of a pile.
fn take(cards: &mut Vec<Card>, most: usize, wanted: impl Fn(Card) -> bool) -> Vec<Card> {
    let mut taken = Vec::new();
    while let Some(place) = cards.iter().position(|card| wanted(*card))
        && taken.len() < most
    {
        taken.push(cards.remove(place));
    }
    taken
}

/// Big hands and hardly anything left: the way to reshuffles of a few cards and to blocked rounds.
fn deal_out_nearly_all(dice: &mut Dice, model: &mut Model, cards: &mut Vec<Card>) {
    let spare = dice.below(3);
    let mut turn = 0;
    while cards.len() > spare {
        let seat = turn % model.hands.len();
        model.hands[seat].extend(cards.pop());
        turn += 1;
    }
    for hand in &mut model.hands {
        hand.sort();
    }
}

fn set_the_top_card(dice: &mut Dice, model: &mut Model) {
    let top = model.top();
    if matches!(top.kind(), Kind::Wish | Kind::DrawFour) {
        model.colour = Some(dice.pick(&Colour::ALL));
    }
    if top.kind() == Kind::Protection {
        model.colour = top.fixes();
    }
    let link = match top.kind() {
        Kind::DrawTwo => 2,
        Kind::DrawFour => 4,
        _ => return,
    };
    if dice.once_in(2) {
        return;
    }
    // A chain as long as there are cards for it.
    let (mut chain, rest): (Vec<Card>, Vec<Card>) =
        model.discard[1..].iter().partition(|card| card.kind() == top.kind());
    chain.truncate(dice.below(3));
    let unused = model.discard[1..]
        .iter()
        .filter(|card| card.kind() == top.kind())
        .skip(chain.len());
    model.discard = [vec![top], chain.clone(), rest, unused.copied().collect()].concat();
    model.debt = link * (1 + chain.len() as u8);
}

/// Calls made and owed, where such a position can exist.
fn set_the_calls(dice: &mut Dice, model: &mut Model) {
    let may_owe = !model.book.penalty_at_the_discard();
    for seat in model.seats.iter() {
        let held = model.hand(seat).len();
        if held == 2 && dice.once_in(4) {
            model.called.insert(seat);
        }
        // What was discarded is owed for, even if the hand has grown since (S-37).
        let owes_by_hand = held == 1 && dice.once_in(3);
        let owes_by_discard = !model.book.solo_when_holding && dice.once_in(8);
        if may_owe && (owes_by_hand || owes_by_discard) && !model.called.contains(&seat) {
            model.owes.insert(seat);
        }
    }
}

/// Anything that can be said, sensible or not.
pub(crate) fn any_action(dice: &mut Dice, model: &Model, seat: Seat) -> Action {
    let table = Seats::new(10).expect("2 to 10");
    let stranger = dice.once_in(10);
    let other = dice.seat(if stranger { table } else { model.seats });
    let action = match dice.below(12) {
        0 => Action::Draw,
        1 => Action::Pass,
        2 => Action::Decline,
        3 => Action::Call,
        4 => Action::Catch(other),
        5 => any_triple(dice, model, seat),
        _ => {
            let card = any_card(dice, model, seat);
            let choice = match dice.below(5) {
                0 => Choice::Wish(dice.pick(&Colour::ALL)),
                1 => Choice::Target(other),
                2 => Choice::Gift(
                    other,
                    Pair::new(any_card(dice, model, seat), any_card(dice, model, seat)),
                ),
                _ => Choice::None,
            };
            Action::Play(Play::new(card).choosing(choice))
        }
    };
    if dice.once_in(3) { action.calling() } else { action }
}

/// Mostly one of the hand, sometimes the one on top, sometimes any at all.
fn any_card(dice: &mut Dice, model: &Model, seat: Seat) -> Card {
    match dice.below(10) {
        0 => model.top(),
        1 | 2 => {
            let all: Vec<Card> = Faces::ALL.iter().collect();
            dice.pick(&all)
        }
        _ if model.hand(seat).is_empty() => model.top(),
        _ => dice.pick(model.hand(seat)),
    }
}

fn any_triple(dice: &mut Dice, model: &Model, seat: Seat) -> Action {
    let number = any_card(dice, model, seat).kind().number().unwrap_or(7);
    let held = model
        .hand(seat)
        .iter()
        .filter(|card| card.kind().number() == Some(number));
    let mut colours: Vec<Colour> = held.filter_map(|card| card.colour()).collect();
    while colours.len() < 3 || dice.once_in(4) {
        colours.push(dice.pick(&Colour::ALL));
    }
    dice.0.shuffle(&mut colours);
    colours.truncate(3 + dice.below(Triple::MAX - 2));
    Action::Triple(Triple::new(number, &colours).expect("three to eight cards of a number"))
}
