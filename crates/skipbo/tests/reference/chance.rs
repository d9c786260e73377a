//! Random rulebooks, positions and actions, all from numbered seeds.

use super::deal::deck;
use super::model::Model;
use game::{Actor, Chance, Seat, Seats, Seed};
use skipbo::{Action, Card, Penalty, Pile, Play, Rules, Setup, Source, Whose};

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
        Seats::new(2 + self.below(5)).expect("2 to 6")
    }

    pub(crate) fn seat(&mut self, seats: Seats) -> Seat {
        let all: Vec<Seat> = seats.iter().collect();
        self.pick(&all)
    }

    pub(crate) fn seed(&mut self) -> Seed {
        let number = self.below(1 << 30);
        Seed::from_number(number as u64)
    }

    /// So many seats, and a rulebook for them with every field at random. The limit plays no part in a game.
    pub(crate) fn table(&mut self) -> (Seats, Rules) {
        let seats = self.seats();
        let (stock, teams) = (self.stock(seats), self.teams(seats));
        let (block, penalties) = (self.pick(&["take-up", "take-up", "ends"]), self.pick(&["no", "yes"]));
        let rules = format!("standard stock={stock} teams={teams} block={block} penalties={penalties}");
        (seats, rules.parse().expect("a rulebook"))
    }

    /// The same, of those who play in teams.
    pub(crate) fn table_of_teams(&mut self) -> (Seats, Rules) {
        loop {
            let (seats, rules) = self.table();
            if rules.field("teams").as_deref() != Some("none") {
                return (seats, rules);
            }
        }
    }

    /// B-04: the printed size, or one agreed on.
    pub(crate) fn stock(&mut self, seats: Seats) -> &'static str {
        if seats.count() <= 4 {
            self.pick(&["1", "5", "10", "20", "30", "printed"])
        } else {
            self.pick(&["1", "5", "10", "20", "printed"])
        }
    }

    /// Half of the tables that can play in teams do, in any seating.
    pub(crate) fn teams(&mut self, seats: Seats) -> String {
        if !matches!(seats.count(), 4 | 6) || self.once_in(2) {
            return "none".into();
        }
        let mut order: Vec<Seat> = seats.iter().collect();
        self.0.shuffle(&mut order);
        let pairs: Vec<String> = order.chunks(2).map(|pair| format!("{}+{}", pair[0], pair[1])).collect();
        pairs.join(",")
    }
}

// ---- Positions

/// A position as it might come about late in a game: small stocks, building piles nearly complete, empty hands, and often
/// hardly anything to draw.
pub(crate) fn late_position(dice: &mut Dice, rules: &Rules, seats: Seats) -> Setup {
    let (dealer, seed) = (dice.seat(seats), dice.seed());
    let mut model = Model::deal(rules, seats, dealer, &seed).0;
    let mut cards = deck();
    dice.0.shuffle(&mut cards);
    model.turn = dice.seat(seats);
    for pile in &mut model.building {
        let height = match dice.below(4) {
            0 => 0,
            1 => dice.below(12),
            _ => 9 + dice.below(3),
        };
        *pile = ascending(dice, &mut cards, height);
    }
    let aside = dice.pick(&[0, 0, 0, 0, 1, 1, 2, 4]);
    model.aside = (0..aside).flat_map(|_| ascending(dice, &mut cards, 12)).collect();
    model.aside.sort();
    give_stocks(dice, &mut model, &mut cards);
    give_hands(dice, &mut model, &mut cards);
    set_what_else(dice, &mut model);
    give_the_rest(dice, &mut model, cards);
    set_quiet(dice, &mut model);
    model.setup()
}

/// The beginning of a pile, with jokers here and there.
fn ascending(dice: &mut Dice, cards: &mut Vec<Card>, height: usize) -> Vec<Card> {
    let mut pile = Vec::new();
    for number in 1..=height {
        let wanted = if dice.once_in(8) {
            Card::JOKER
        } else {
            Card::numbered(number as u8).expect("1 to 12")
        };
        let place = cards.iter().position(|card| *card == wanted);
        // Of eight piles at the most, eight of each number are in use.
        let place = place.or_else(|| cards.iter().position(|card| card.number() == Some(number as u8)));
        pile.push(cards.remove(place.expect("enough of each number")));
    }
    pile
}

/// A few cards each; in a team, one of the two may have none (B-17).
fn give_stocks(dice: &mut Dice, model: &mut Model, cards: &mut Vec<Card>) {
    let most = dice.pick(&[1, 2, 3, 8]).min(model.book.stock);
    for seat in model.seats.iter() {
        let least = usize::from(model.book.partner(seat).is_none());
        let size = least + dice.below(most);
        model.stocks[seat.index()] = cards.split_off(cards.len() - size);
    }
    // But not both of them.
    for seat in model.seats.iter() {
        if model.left(seat) == 0 {
            model.stocks[seat.index()] = cards.split_off(cards.len() - 1);
        }
    }
}

fn give_hands(dice: &mut Dice, model: &mut Model, cards: &mut Vec<Card>) {
    let empty = dice.once_in(3);
    for seat in model.seats.iter() {
        let most = if seat == model.turn { 5 } else { 4 };
        let size = if empty { 0 } else { dice.below(most + 1) };
        let mut hand = cards.split_off(cards.len() - size);
        hand.sort();
        model.hands[seat.index()] = hand;
    }
}

/// Turns without drawing, and an earlier block.
fn set_what_else(dice: &mut Dice, model: &mut Model) {
    model.stalled = dice.once_in(3);
    if model.book.penalties {
        model.drawing = !dice.once_in(3);
        let most = dice.pick(&[1, 3, 5]);
        model.no_draw = model.seats.iter().filter(|_| !dice.once_in(most)).collect();
    }
}

/// A draw pile that is often empty or nearly so; the others lie on the discard piles, or, as penalties, in the stocks.
fn give_the_rest(dice: &mut Dice, model: &mut Model, mut cards: Vec<Card>) {
    if dice.once_in(2) {
        dice.0.shuffle(&mut cards);
    }
    let to_draw = match dice.below(4) {
        0 | 1 => 0,
        2 => dice.below(8),
        _ => cards.len(),
    };
    let mut rest = cards.split_off(to_draw.min(cards.len()));
    model.draw = cards;
    let penalised = model.book.penalties && dice.once_in(3);
    let (used, piles) = (1 + dice.below(model.seats.count()), 1 + dice.below(4));
    if !penalised {
        // Small piles now and then: what is taken up is soon used up again.
        for card in rest.drain(..) {
            let seat = dice.below(used);
            model.discards[seat][dice.below(piles)].push(card);
        }
    }
    for card in rest {
        let seat = dice.below(model.stocks.len());
        model.stocks[seat].push(card);
    }
    let turn = model.turn.index();
    if model.drawing && model.hands[turn].is_empty() {
        // It would have been filled.
        let cards = [&mut model.draw, &mut model.aside].map(std::mem::take).concat();
        model.discards[turn][0].extend(cards);
    }
}

fn set_quiet(dice: &mut Dice, model: &mut Model) {
    let nothing_to_draw = model.draw.is_empty() && model.aside.is_empty();
    if nothing_to_draw || !model.drawing {
        model.quiet = match dice.below(3) {
            0 => 0,
            1 => model.seats.count(),
            _ => dice.below(model.seats.count() + 1),
        } as u8;
    }
}

// ---- Actions

/// Anything that can be said by anybody, sensible or not.
pub(crate) fn anything(dice: &mut Dice, model: &Model) -> (Actor, Action) {
    let actor = match dice.below(8) {
        0 => Actor::Host,
        1 | 2 => Actor::Seat(anybody(dice, model)),
        _ => Actor::Seat(model.turn),
    };
    let penalises = dice.once_in(if actor == Actor::Host { 2 } else { 12 });
    let action = match dice.below(8) {
        _ if penalises => Action::Penalise(anybody(dice, model), dice.pick(&Penalty::ALL)),
        0 | 1 => Action::End,
        2 => Action::Discard(any_card(dice, model), dice.pick(&Pile::ALL)),
        _ => {
            let (card, from) = any_source(dice, model);
            let to = dice.pick(&Pile::ALL);
            Action::Play(Play { card, from, to })
        }
    };
    (actor, action)
}

/// Sometimes somebody who does not sit at this table.
fn anybody(dice: &mut Dice, model: &Model) -> Seat {
    let room = Seats::new(10).expect("2 to 10");
    let stranger = dice.once_in(6);
    dice.seat(if stranger { room } else { model.seats })
}

/// Mostly one of the hand in turn, sometimes any at all.
fn any_card(dice: &mut Dice, model: &Model) -> Card {
    let hand = model.hand(model.turn);
    if hand.is_empty() || dice.once_in(3) {
        dice.pick(&Card::ALL)
    } else {
        dice.pick(hand)
    }
}

/// Mostly a card that is where it is said to be, sometimes any card from anywhere.
fn any_source(dice: &mut Dice, model: &Model) -> (Card, Source) {
    let there = model.cards_at_hand(model.turn);
    if !there.is_empty() && !dice.once_in(3) {
        return dice.pick(&there);
    }
    let whose = dice.pick(&[Whose::Own, Whose::Own, Whose::Partner]);
    let source = match dice.below(4) {
        0 => Source::Hand,
        1 => Source::Stock(whose),
        _ => Source::Discard(whose, dice.pick(&Pile::ALL)),
    };
    (any_card(dice, model), source)
}
