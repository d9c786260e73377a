//! Where random play starts: tables of every kind, and games dealt, under way, late and nearly blocked.

use crate::common::sensible;
use game::testing::pick;
use game::{BySeat, Chance, Game, Seats, Seed};
use skipbo::{Card, DECK, FULL, Penalties, Pile, Round, Rules, Setup};

/// Rulebooks, and for how many: every number of players, teams in several seatings, stock piles of all sizes, house rules.
pub(crate) const TABLES: [(&str, usize); 16] = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("standard", 5),
    ("standard", 6),
    ("short", 2),
    ("short block=ends", 5),
    ("standard stock=1", 3),
    ("standard stock=5 block=ends", 2),
    ("standard stock=5 penalties=yes", 3),
    ("standard stock=5 teams=1+3,2+4", 4),
    ("standard stock=20 teams=1+2,3+4 block=ends", 4),
    ("short teams=1+4,2+3 penalties=yes", 4),
    ("standard stock=1 teams=1+4,2+5,3+6 penalties=yes block=ends", 6),
    ("standard teams=1+2,3+4,5+6", 6),
    ("standard stock=10 teams=1+6,2+4,3+5 penalties=yes", 6),
];

/// One of them.
pub(crate) fn table((rules, seats): (&str, usize)) -> (Rules, Seats) {
    (
        rules.parse().expect("a rulebook"),
        Seats::new(seats).expect("2 to 6 seats"),
    )
}

/// A game just dealt.
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

/// A game somewhere in its first so many actions, by somebody who knows how to play.
pub(crate) fn played(rules: Rules, seats: Seats, number: u64, actions: u32) -> Round {
    let mut chance = Seed::from_number(number).stream(4 << 32);
    let mut round = dealt(rules, seats, number);
    for _ in 0..chance.below(actions) {
        let seat = round.waits_for().iter().next().expect("the game is not over");
        let action = sensible(&round, &mut chance);
        let mut next = round;
        next.act(seat.into(), action, &mut ()).expect("a legal action");
        if next.outcome().is_some() {
            break;
        }
        round = next;
    }
    round
}

/// A position as it may come about late in a game: small stock piles, building piles and piles set aside, and often hardly
/// anything to draw.
pub(crate) fn late(rules: Rules, seats: Seats, number: u64) -> Round {
    let mut chance = Seed::from_number(number).stream(5 << 32);
    let mut table = Table::new(rules, seats, number, &mut chance);
    let piles = chance.below(4);
    table.build(&mut chance);
    table.set_aside(piles, &mut chance);
    let to_draw = match chance.below(4) {
        0 => 0,
        1 => chance.below(4),
        2 => chance.below(12),
        _ => chance.below(40),
    };
    table.deal_out(FULL as u32 - 1, to_draw, &mut chance)
}

/// Nothing is left to draw, or nothing may be drawn, hands are small or empty, and nobody has done anything for a while
/// (B-15).
pub(crate) fn nearly_blocked(rules: Rules, seats: Seats, number: u64) -> Round {
    let mut chance = Seed::from_number(number).stream(6 << 32);
    let mut table = Table::new(rules, seats, number, &mut chance);
    table.build(&mut chance);
    let most = chance.below(2);
    table.setup.quiet = (seats.count() as u32 - chance.below(2)) as u8;
    table.setup.stalled = chance.below(2) == 0;
    let to_draw = chance.below(8);
    table.deal_out(most, to_draw, &mut chance)
}

/// A position being arranged.
struct Table {
    setup: Setup,
    /// The cards without a place, in random order.
    pool: Vec<Card>,
}

impl Table {
    /// A dealt game with all its cards taken up.
    fn new(rules: Rules, seats: Seats, number: u64, chance: &mut Chance) -> Self {
        let mut setup = dealt(rules, seats, number).setup();
        setup.stocks = BySeat::new(seats, Vec::new());
        setup.hands = BySeat::new(seats, Vec::new());
        setup.draw = Vec::new();
        let mut pool = DECK.to_vec();
        chance.shuffle(&mut pool);
        Self { setup, pool }
    }

    fn build(&mut self, chance: &mut Chance) {
        let heights = Pile::ALL.map(|_| chance.below(12) as usize);
        self.setup.building = heights.map(|height| self.pile(height, chance));
    }

    fn set_aside(&mut self, piles: u32, chance: &mut Chance) {
        for _ in 0..piles {
            let pile = self.pile(12, chance);
            self.setup.aside.extend(pile);
        }
        self.setup.aside.sort();
    }

    /// A building pile of this height, with a joker here and there.
    fn pile(&mut self, height: usize, chance: &mut Chance) -> Vec<Card> {
        let card = |place: usize| {
            let wanted = if chance.below(8) == 0 {
                Card::JOKER
            } else {
                Card::ALL[place]
            };
            let held = |card: &Card| *card == wanted;
            let at = self.pool.iter().position(held);
            let at = at.or_else(|| self.pool.iter().position(|card| *card == Card::ALL[place]));
            self.pool.swap_remove(at.expect("there are twelve of each"))
        };
        (0..height).map(card).collect()
    }

    /// Deals stock piles, hands of at most so many cards, and a draw pile; the rest is discarded.
    fn deal_out(mut self, most_held: u32, to_draw: u32, chance: &mut Chance) -> Round {
        let setup = &mut self.setup;
        let seats: Vec<_> = setup.seats.iter().collect();
        setup.turn = pick(chance, &seats).expect("a table has seats");
        let penalties = setup.rules.penalties() == Penalties::Yes;
        if penalties {
            setup.no_draw = seats.iter().copied().filter(|_| chance.below(4) == 0).collect();
            setup.drawing = chance.below(4) > 0;
        }
        let mut take = |count: u32| self.pool.split_off(self.pool.len().saturating_sub(count as usize));
        let largest = setup.rules.stock(setup.seats).min(4) as u32;
        for seat in seats.iter().copied() {
            // One partner may be without a stock pile, but not both.
            let partner = setup.rules.teams().partner(seat);
            let may_be_empty = partner.is_some_and(|partner| partner < seat && !setup.stocks[partner].is_empty());
            let size = if may_be_empty && chance.below(2) == 0 {
                0
            } else {
                1 + chance.below(largest)
            };
            setup.stocks[seat] = take(size);
            setup.hands[seat] = take(chance.below(most_held + 1));
            setup.hands[seat].sort();
        }
        // Who could draw would have drawn.
        setup.draw = take(if setup.drawing && setup.quiet > 0 { 0 } else { to_draw });
        let drawable = setup.drawing && !(setup.draw.is_empty() && setup.aside.is_empty());
        if drawable && setup.hands[setup.turn].is_empty() {
            setup.hands[setup.turn] = take(FULL as u32);
            setup.hands[setup.turn].sort();
        }
        for card in self.pool {
            let seat = pick(chance, &seats).expect("a table has seats");
            let pile = pick(chance, &Pile::ALL).expect("there are piles");
            setup.discards[seat][pile.index()].push(card);
        }
        let text = self.setup.to_string();
        Round::try_from(self.setup).unwrap_or_else(|why| panic!("{why}: {text}"))
    }
}
