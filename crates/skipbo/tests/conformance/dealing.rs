//! A second world: all hidden cards dealt anew among the hidden places.

use super::learned::Learned;
use super::worlds::Known;
use game::{BySeat, Chance, Seed};
use skipbo::{Card, DECK, Setup};

/// Deals all hidden cards anew among the hidden places. What the viewer learns in a moment is kept, too.
pub(crate) fn redeal(known: &Known, learned: &Learned, chance: &mut Chance) -> Setup {
    let mut hands = BySeat::from_fn(known.seats, |seat| {
        if known.viewer.is(seat) {
            known.own.clone()
        } else {
            learned.hands[seat].clone()
        }
    });
    let mut stocks = BySeat::from_fn(known.seats, |seat| {
        known.tops[seat]
            .into_iter()
            .chain(learned.under[seat])
            .collect::<Vec<_>>()
    });
    let mut draw: Vec<Option<Card>> = vec![None; known.to_draw];
    for (first, cards) in &learned.pile {
        let mut cards = cards.clone();
        chance.shuffle(&mut cards);
        for (place, card) in draw[*first..].iter_mut().zip(cards) {
            *place = Some(card);
        }
    }
    let placed: Vec<Card> = hands
        .values()
        .iter()
        .chain(stocks.values())
        .chain(known.discards.values().iter().flatten())
        .chain(&known.building)
        .flatten()
        .chain(&known.aside)
        .chain(draw.iter().flatten())
        .copied()
        .collect();
    let mut pool = without(&placed);
    chance.shuffle(&mut pool);
    let mut take = || pool.pop().expect("as many cards as places");
    for seat in known.seats.iter() {
        while hands[seat].len() < known.held[seat] {
            hands[seat].push(take());
        }
        hands[seat].sort();
        while stocks[seat].len() < known.in_stock[seat] {
            stocks[seat].push(take());
        }
    }
    let draw = draw.into_iter().map(|card| card.unwrap_or_else(&mut take)).collect();
    assert!(pool.is_empty(), "every card has its place");
    Setup {
        viewer: None,
        rules: known.rules,
        seats: known.seats,
        dealer: known.dealer,
        turn: known.turn,
        stocks,
        hands,
        discards: known.discards.clone(),
        building: known.building.clone(),
        draw,
        aside: known.aside.clone(),
        drawing: known.drawing,
        no_draw: known.no_draw,
        quiet: known.quiet,
        stalled: known.stalled,
        shuffles: known.shuffles,
        seed: Some(
            learned
                .seed
                .unwrap_or_else(|| Seed::from_number(chance.below(u32::MAX).into())),
        ),
        over: known.over,
    }
}

/// The cards of the deck that are not among these.
fn without(placed: &[Card]) -> Vec<Card> {
    let mut copies = [0_usize; Card::FACES];
    for card in placed {
        copies[card.face()] += 1;
    }
    let mut rest = DECK.to_vec();
    rest.retain(|card| {
        let placed = &mut copies[card.face()];
        let free = *placed == 0;
        *placed = placed.saturating_sub(1);
        free
    });
    assert_eq!(rest.len() + placed.len(), DECK.len(), "no card is in two places");
    rest
}
