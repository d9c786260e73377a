//! Where random play starts: dealt rounds, late positions, mixed rulebooks.

use game::testing::pick;
use game::{BySeat, Chance, Direction, Game, Seat, Seats, Seed};
use solo::{Colour, Kind, Round, Rules, Setup};

/// A freshly dealt round.
pub(crate) fn dealt(rules: Rules, seats: Seats, number: u64) -> Round {
    let seed = Seed::from_number(number);
    Round::deal(
        &rules,
        seats,
        Round::first_dealer(&rules, seats, &seed, &mut ()),
        &seed,
        &mut (),
    )
}

/// A position as it may come about late in a round: small hands, often of black and action cards, and often hardly anything
/// to draw.
pub(crate) fn late(rules: Rules, seats: Seats, number: u64) -> Round {
    let mut chance = Seed::from_number(number).stream(3 << 32);
    let sizes = seats.iter().map(|_| 1 + chance.below(4) as usize).collect();
    let to_draw = match chance.below(4) {
        0 => 0,
        1 => chance.below(4),
        2 => chance.below(12),
        _ => 120,
    };
    arranged(
        dealt(rules, seats, number).setup(),
        sizes,
        to_draw as usize,
        &mut chance,
    )
}

/// All cards, or all but one or two, are in the hands, and nobody has done anything for a while (S-43).
pub(crate) fn nearly_blocked(rules: Rules, seats: Seats, number: u64) -> Round {
    let mut chance = Seed::from_number(number).stream(4 << 32);
    let in_hands = rules.deck().len() - 1 - (chance.below(2) * chance.below(3)) as usize;
    let sizes = (0..seats.count())
        .map(|place| (in_hands + place) / seats.count())
        .collect();
    let mut setup = dealt(rules, seats, number).setup();
    setup.quiet = seats.count() as u8;
    arranged(setup, sizes, 0, &mut chance)
}

/// The position with all cards arranged anew: hands of these sizes, so many cards to draw, the rest discarded.
fn arranged(mut setup: Setup, sizes: Vec<usize>, to_draw: usize, chance: &mut Chance) -> Round {
    let mut cards = setup.rules.deck().cards().to_vec();
    chance.shuffle(&mut cards);
    let top = cards.remove(0);
    // The hands are taken from the end.
    match chance.below(3) {
        0 => cards.sort_by_key(|card| card.is_black()),
        1 => cards.sort_by_key(|card| !card.is_number()),
        _ => {}
    }
    let mut sizes = sizes.into_iter();
    setup.hands = BySeat::from_fn(setup.seats, |_| {
        cards.split_off(cards.len() - sizes.next().unwrap_or(1))
    });
    chance.shuffle(&mut cards);
    setup.draw = cards.split_off(cards.len().saturating_sub(to_draw));
    setup.discard = vec![top];
    setup.discard.extend(cards);
    setup.colour = match top.kind() {
        Kind::Wish | Kind::DrawFour => pick(chance, &Colour::ALL),
        Kind::Protection => top.fixes(),
        _ => None,
    };
    if top.kind() == Kind::DrawTwo {
        setup.debt = 2 * chance.below(3) as u8;
    }
    let all: Vec<Seat> = setup.seats.iter().collect();
    setup.turn = pick(chance, &all).unwrap_or(setup.turn);
    if chance.below(2) == 0 {
        setup.direction = Direction::Counterclockwise;
    }
    set_calls(&mut setup, chance);
    Round::try_from(setup).expect("a position that can exist")
}

/// Some have called, some owe a call, where such a position can exist.
fn set_calls(setup: &mut Setup, chance: &mut Chance) {
    let rule = |field| setup.rules.field(field).unwrap_or_default();
    let may_owe = rule("solo-until") == "next-acts" || rule("penalty") == "caught";
    for (seat, hand) in setup.hands.iter() {
        match hand.len() {
            1 if may_owe && chance.below(2) == 0 => setup.owes = setup.owes.with(seat),
            2 if chance.below(4) == 0 => setup.called = setup.called.with(seat),
            _ => {}
        }
    }
}

/// A rulebook with every field at random.
pub(crate) fn mixed_rules(number: u64) -> Rules {
    let mut chance = Seed::from_number(number).stream(5 << 32);
    loop {
        let values: Vec<String> = Rules::FIELDS
            .iter()
            .map(|field| any_value(field, &mut chance))
            .collect();
        let fields = Rules::FIELDS.iter().copied().zip(values.iter().map(String::as_str));
        if let Ok(rules) = Rules::default().with_fields(fields) {
            return rules;
        }
    }
}

/// One of the values a field can have. All but the limit, which plays no part in a round, have two: "this or that".
fn any_value(field: &str, chance: &mut Chance) -> String {
    if field == "limit" {
        return format!("over-{}", 1 + chance.below(999));
    }
    let allowed = Rules::allowed(field).expect("a field of the rules");
    let values: Vec<&str> = allowed.split(" or ").collect();
    pick(chance, &values).expect("two values").into()
}

/// Small and large tables by turns.
pub(crate) fn table(number: u64) -> Seats {
    let counts = [2, 3, 4, 7, 10];
    Seats::new(counts[number as usize % counts.len()]).expect("2 to 10")
}
