//! A second world: all hidden cards dealt anew among the hidden places.

use super::learned::{DrawnCard, Learned};
use super::worlds::{Known, KnownQuestion, Values};
use game::testing::pick;
use game::{BySeat, Chance, Seat, Seed};
use solo::{Answer, Card, Kind, Question, Setup};

/// Deals all hidden cards anew among the hidden places. What the viewer learns in a moment is kept, too. Nothing when the
/// cards that are left do not fit.
pub(crate) fn redeal(known: &Known, learned: &Learned, chance: &mut Chance) -> Option<Setup> {
    let mut dealing = Dealing::begin(known, learned, chance);
    dealing.promise_protections(chance);
    dealing.fill_hands()?;
    let draw = dealing.fill_pile()?;
    assert!(dealing.pool.is_empty(), "every card has its place");
    let hands = dealing.hands;
    let drawn = if known.drew {
        Some(
            known
                .own_drawn
                .or_else(|| drawn_card(&learned.drawn, &hands[known.turn], chance))?,
        )
    } else {
        None
    };
    let question = known
        .question
        .as_ref()
        .map(|question| any_question(question, known, learned, &hands, chance));
    Some(Setup {
        viewer: None,
        rules: known.rules,
        seats: known.seats,
        dealer: known.dealer,
        turn: known.turn,
        direction: known.direction,
        hands,
        draw,
        discard: known.discard.clone(),
        colour: known.colour,
        debt: known.debt,
        drawn,
        question,
        called: known.called,
        owes: known.owes,
        quiet: known.quiet,
        shuffles: known.shuffles,
        seed: Some(
            learned
                .seed
                .unwrap_or_else(|| Seed::from_number(chance.below(u32::MAX).into())),
        ),
        over: known.over,
    })
}

/// The open question, with whatever gift and answers the hands allow.
fn any_question(
    question: &KnownQuestion,
    known: &Known,
    learned: &Learned,
    hands: &BySeat<Vec<Card>>,
    chance: &mut Chance,
) -> Question<Card> {
    let gift = question.own_gift.clone().or_else(|| learned.gift.clone());
    let answer = |seat, chance: &mut Chance| {
        let own = question.own_answer.filter(|_| known.viewer.is(seat));
        let kept = own.or_else(|| learned.answer(seat));
        (seat, kept.unwrap_or_else(|| any_answer(&hands[seat], chance)))
    };
    Question {
        asked: question.asked,
        marked: question.marked,
        gift: gift.unwrap_or_else(|| some_of(&hands[known.turn], question.gift_len, chance)),
        answers: question.answered.iter().map(|seat| answer(seat, chance)).collect(),
    }
}

pub(crate) fn some_of(hand: &[Card], count: usize, chance: &mut Chance) -> Vec<Card> {
    let mut cards = hand.to_vec();
    chance.shuffle(&mut cards);
    cards.truncate(count);
    cards.sort();
    cards
}

/// Any answer that can be given with this hand.
pub(crate) fn any_answer(hand: &[Card], chance: &mut Chance) -> Answer {
    let protections: Vec<Card> = hand
        .iter()
        .copied()
        .filter(|card| card.kind() == Kind::Protection)
        .collect();
    match pick(chance, &protections) {
        Some(card) if chance.below(3) > 0 => Answer::Protect {
            card,
            call: hand.len() <= 2 && chance.below(2) == 0,
        },
        _ => Answer::Decline,
    }
}

/// Which card of a hand was the one drawn.
fn drawn_card(rule: &DrawnCard, hand: &[Card], chance: &mut Chance) -> Option<Card> {
    let possible: Vec<Card> = match rule {
        DrawnCard::Any => hand.to_vec(),
        DrawnCard::OneOf(cards) => cards.clone(),
    };
    pick(chance, &possible)
}

/// A deal under way.
struct Dealing<'a> {
    known: &'a Known,
    learned: &'a Learned,
    /// What each card must count, where that is known.
    values: Option<&'a Values>,
    /// The cards that have no place yet, in random order.
    pool: Vec<Card>,
    hands: BySeat<Vec<Card>>,
}

impl<'a> Dealing<'a> {
    /// Puts the cards in their places whose places are known.
    fn begin(known: &'a Known, learned: &'a Learned, chance: &mut Chance) -> Self {
        let hands = BySeat::from_fn(known.seats, |seat| {
            let hand = if known.viewer.is(seat) {
                &known.own
            } else {
                &learned.hands[seat]
            };
            hand.clone()
        });
        let placed: Vec<Card> = hands
            .values()
            .iter()
            .flatten()
            .chain(&known.discard)
            .chain(learned.pile.values())
            .copied()
            .collect();
        let mut pool = without(known.rules.deck().cards(), &placed);
        chance.shuffle(&mut pool);
        Self {
            known,
            learned,
            values: known.values.as_ref().or(learned.values.as_ref()),
            pool,
            hands,
        }
    }

    /// Gives half of those whose answer nobody knows a Protection, so that many worlds differ in the answer.
    fn promise_protections(&mut self, chance: &mut Chance) {
        let Some(question) = &self.known.question else { return };
        for seat in question.answered.iter() {
            let open = self.hands[seat].len() < self.known.held[seat] && self.values.is_none();
            let unknown = !self.known.viewer.is(seat) && self.learned.answer(seat).is_none();
            let at = self.pool.iter().position(|card| card.kind() == Kind::Protection);
            if let Some(at) = at
                && open
                && unknown
                && chance.below(2) == 0
            {
                self.hands[seat].push(self.pool.remove(at));
            }
        }
    }

    fn fill_hands(&mut self) -> Option<()> {
        // Whoever shuns some cards takes first.
        let mut seats: Vec<Seat> = self.known.seats.iter().collect();
        seats.sort_by_key(|seat| !self.learned.shuns_any(*seat));
        for seat in seats {
            let mut values = self.values.map(|values| values.hands[seat].clone());
            for card in &self.hands[seat] {
                if let Some(values) = &mut values {
                    take_out(values, &card.value());
                }
            }
            while self.hands[seat].len() < self.known.held[seat] {
                let value = values.as_mut().and_then(Vec::pop);
                let learned = self.learned;
                let card = self.take(value, |card| !learned.shuns(seat, card))?;
                self.hands[seat].push(card);
            }
        }
        Some(())
    }

    fn fill_pile(&mut self) -> Option<Vec<Card>> {
        (0..self.known.to_draw)
            .map(|place| {
                let value = self.values.map(|values| values.draw[place]);
                let kept = self.learned.pile.get(&place).copied();
                kept.or_else(|| self.take(value, |_| true))
            })
            .collect()
    }

    /// Takes a card that will do, of this value if it matters.
    fn take(&mut self, value: Option<u32>, will_do: impl Fn(Card) -> bool) -> Option<Card> {
        let fits = |card: &Card| value.is_none_or(|value| value == card.value()) && will_do(*card);
        let at = self.pool.iter().position(fits)?;
        Some(self.pool.remove(at))
    }
}

/// The cards of a deck, in the order of faces, that are not among these.
fn without(deck: &[Card], placed: &[Card]) -> Vec<Card> {
    let mut copies = [0_usize; 64];
    for card in placed {
        copies[card.face() as usize] += 1;
    }
    let mut rest = deck.to_vec();
    rest.retain(|card| {
        let placed = &mut copies[card.face() as usize];
        let free = *placed == 0;
        *placed = placed.saturating_sub(1);
        free
    });
    assert_eq!(rest.len() + placed.len(), deck.len(), "no card is in two places");
    rest
}

fn take_out<T: PartialEq>(items: &mut Vec<T>, item: &T) {
    let at = items.iter().position(|other| other == item).expect("it is there");
    items.remove(at);
}
