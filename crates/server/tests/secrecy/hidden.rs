//! What a seat may know of a deal: a written list, by which a second world is dealt that looks the same.

use game::{Chance, Direction, Seat};
use table::{Live, Settings};

/// A game that can be dealt in two ways which one seat cannot tell apart.
pub(crate) trait Hidden: Live {
    /// The cards of the deck.
    fn deck(settings: &Settings<Self>) -> Vec<String>;

    /// The places of the deck, the first dealt first, that this seat learns nothing about, if the deal stays as open as it is; or
    /// some of them.
    fn unknown(settings: &Settings<Self>, dealer: Seat, viewer: Seat, chance: &mut Chance) -> Vec<usize>;
}

/// So many cards at the bottom of the pile are not drawn.
pub(crate) const BOTTOM: usize = 30;

impl Hidden for solo::Round {
    fn deck(settings: &Settings<Self>) -> Vec<String> {
        settings.rules.deck().cards().iter().map(ToString::to_string).collect()
    }

    fn unknown(settings: &Settings<Self>, dealer: Seat, viewer: Seat, chance: &mut Chance) -> Vec<usize> {
        // Eight cards to everybody, one at a time from the dealer's left; then the start card is turned over.
        let first = settings.seats.next(dealer, Direction::Clockwise);
        let order: Vec<Seat> = settings.seats.round_from(first, Direction::Clockwise).collect();
        // Some hands are the same in both worlds, so that they can come to the viewer.
        let mut others = settings.seats.all().without(viewer);
        for seat in settings.seats.iter() {
            if chance.below(3) == 0 {
                others = others.without(seat);
            }
        }
        let hands = (0..8 * order.len()).filter(|place| others.contains(order[place % order.len()]));
        let cards = settings.rules.deck().cards().len();
        hands.chain(cards - BOTTOM..cards).collect()
    }
}

impl Hidden for skipbo::Round {
    fn deck(_: &Settings<Self>) -> Vec<String> {
        skipbo::DECK.iter().map(ToString::to_string).collect()
    }

    fn unknown(settings: &Settings<Self>, dealer: Seat, viewer: Seat, chance: &mut Chance) -> Vec<usize> {
        // What lies under the top of a stock pile, nobody knows.
        let seats = settings.seats.count();
        let stocks = settings.rules.stock(settings.seats) * seats;
        let first = settings.seats.next(dealer, Direction::Clockwise);
        // And the first hand only whoever begins, unless a card of it is laid because time ran out.
        let hand = if first != viewer && settings.clock.is_none() && chance.below(2) == 0 {
            3
        } else {
            0
        };
        let stocked = 0..stocks - seats;
        stocked.chain(stocks..stocks + hand).chain(162 - BOTTOM..162).collect()
    }
}

/// Two decks, in the places that are unknown filled in otherwise.
pub(crate) fn decks<G: Hidden>(settings: &Settings<G>, dealer: Seat, viewer: Seat, chance: &mut Chance) -> [String; 2] {
    let mut one = G::deck(settings);
    chance.shuffle(&mut one);
    // Cards that move hands, and those that protect from it, are dealt to somebody more often than not.
    if chance.below(3) > 0 {
        one.sort_by_key(|card| !card.contains(['X', 'A', 'G', 'P']));
        let dealt = 8 * settings.seats.count();
        chance.shuffle(&mut one[..dealt]);
    }
    let unknown = G::unknown(settings, dealer, viewer, chance);
    let mut cards: Vec<String> = unknown.iter().map(|place| one[*place].clone()).collect();
    chance.shuffle(&mut cards);
    let mut two = one.clone();
    for (place, card) in unknown.iter().zip(cards) {
        two[*place] = card;
    }
    [one.join(" "), two.join(" ")]
}

/// Whether it is the answer to a question.
pub(crate) fn is_answer(action: &str) -> bool {
    action == "decline" || action.starts_with('P')
}

/// Whether it lays a card, and says nothing.
pub(crate) fn is_card(action: &str) -> bool {
    !["draw", "pass", "solo", "decline", "end"].contains(&action) && !action.starts_with("catch")
}

/// To whom a card goes that names somebody, such as `rX>3`.
pub(crate) fn target(action: &str) -> Option<Seat> {
    let (_, to) = action.split_once('>')?;
    let number = to.split([':', '!']).next()?.parse().ok()?;
    Seat::numbered(number)
}
