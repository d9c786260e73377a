//! SKIP-BO as the conformance kit wants to know it.

use super::dealing::redeal;
use super::learned::Learned;
use super::worlds::Known;
use game::testing::{Step, Testable, Worlds, pick};
use game::{Actor, Chance, Direction, Game, MAX_SEATS, Seat, Seats, Viewer};
use skipbo::{Action, Card, DECK, FULL, Penalty, Pile, Play, Round, Rules, Setup, Source, Whose};

/// SKIP-BO under test.
pub(crate) struct SkipBo;

impl Testable for SkipBo {
    type Game = Round;

    const LONGEST: usize = 50_000;

    fn check(round: &Round) -> Result<(), String> {
        let setup = round.setup();
        setup.check().map_err(|why| why.to_string())?;
        let piles = setup.stocks.values().iter().chain(setup.hands.values());
        let piles = piles.chain(setup.discards.values().iter().flatten());
        let piles = piles.chain(&setup.building).chain([&setup.draw, &setup.aside]);
        let mut cards: Vec<Card> = piles.flatten().copied().collect();
        cards.sort();
        if cards == DECK {
            Ok(())
        } else {
            Err(format!("these are not the cards of the deck: {cards:?}"))
        }
    }

    fn candidates(round: &Round, actor: Actor, chance: &mut Chance) -> Vec<Action> {
        let setup = round.setup();
        let seat = match actor {
            Actor::Seat(seat) => seat,
            Actor::Host => setup.turn,
        };
        let mut nonsense = Nonsense { setup, seat, chance };
        (0..10).map(|_| nonsense.action()).chain([Action::End]).collect()
    }
}

impl Worlds for SkipBo {
    fn another(round: &Round, viewer: Viewer, chance: &mut Chance) -> Option<Round> {
        let setup = round.setup();
        let other = redeal(&Known::of(&setup, viewer), &Learned::nothing(&setup), chance);
        Some(believe(other))
    }

    fn another_before(
        round: &Round,
        viewer: Viewer,
        step: &Step<Round>,
        chance: &mut Chance,
    ) -> Option<(Round, Action)> {
        let setup = round.setup();
        let learned = Learned::through(&setup, viewer, step);
        let other = redeal(&Known::of(&setup, viewer), &learned, chance);
        // Everything that is done here is done openly.
        Some((believe(other), step.action))
    }

    fn two_decks(rules: &Rules, seats: Seats, dealer: Seat, viewer: Viewer, chance: &mut Chance) -> [String; 2] {
        let mut one = DECK.to_vec();
        chance.shuffle(&mut one);
        // Everybody learns the tops of the stock piles, which are dealt last; then the first player fills his hand, and
        // learns which cards these are.
        let in_stocks = rules.stock(seats) * seats.count();
        let tops = in_stocks - seats.count()..in_stocks;
        let drawn = in_stocks..in_stocks + FULL;
        let first = viewer.is(seats.next(dealer, Direction::Clockwise));
        let mut two = one.clone();
        let hidden = (0..one.len()).filter(|place| !(tops.contains(place) || first && drawn.contains(place)));
        exchange(&mut two, hidden.collect(), chance);
        if first {
            exchange(&mut two, drawn.collect(), chance);
        }
        [one, two].map(|deck| deck.iter().map(Card::to_string).collect::<Vec<_>>().join(" "))
    }

    fn shown(round: &Round, viewer: Viewer) -> String {
        let view = round.view(viewer);
        let by_seat = view.seats().iter().map(|seat| {
            let piles = Pile::ALL.map(|pile| view.discard_pile(seat, pile).collect::<Vec<_>>());
            format!(
                "seat {seat} with {:?}: {} in hand, stock {:?} of {}, discards {:?} of {piles:?}\n",
                view.partner(seat),
                view.held(seat),
                view.stock_top(seat),
                view.stock_len(seat),
                view.discard_tops(seat),
            )
        });
        let by_seat: String = by_seat.collect();
        format!(
            "{by_seat}hand {:?}, {} to draw, aside {:?}, building {:?}, playable {:?}\n\
             {:?} {:?} {:?} {:?} {:?}, over {:?}, outcome {:?}, waits for {:?}, legal {}",
            view.hand(),
            view.draw_pile(),
            view.aside(),
            view.building(),
            view.playable_numbers(),
            view.drawing(),
            view.no_draw(),
            view.quiet(),
            view.stalled(),
            view.shuffles(),
            view.over(),
            view.outcome(),
            view.waits_for(),
            view.legal().len(),
        )
    }
}

/// Brings the cards in these places into another order.
fn exchange(deck: &mut [Card], places: Vec<usize>, chance: &mut Chance) {
    let mut cards: Vec<Card> = places.iter().map(|place| deck[*place]).collect();
    chance.shuffle(&mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        deck[place] = card;
    }
}

/// A second world is a position that can exist.
fn believe(setup: Setup) -> Round {
    let text = setup.to_string();
    Round::try_from(setup).unwrap_or_else(|why| panic!("the second world cannot exist: {why}\n{text}"))
}

/// Actions that are often refused: what the seat might do, with a card, a source or a pile that is not the right one.
struct Nonsense<'a> {
    setup: Setup,
    seat: Seat,
    chance: &'a mut Chance,
}

impl Nonsense<'_> {
    fn action(&mut self) -> Action {
        match self.chance.below(8) {
            0 => Action::Penalise(self.any_seat(), self.penalty()),
            1 | 2 => Action::Discard(self.card(Source::Hand), self.pile()),
            _ => {
                let from = self.source();
                Action::Play(Play {
                    card: self.card(from),
                    from,
                    to: self.pile(),
                })
            }
        }
    }

    fn source(&mut self) -> Source {
        let whose = if self.chance.below(3) == 0 {
            Whose::Partner
        } else {
            Whose::Own
        };
        match self.chance.below(3) {
            0 => Source::Hand,
            1 => Source::Stock(whose),
            _ => Source::Discard(whose, self.pile()),
        }
    }

    /// Mostly a card that lies there; else one that lies deeper, or any.
    fn card(&mut self, from: Source) -> Card {
        let owner = match from {
            Source::Stock(Whose::Partner) | Source::Discard(Whose::Partner, _) => self.any_seat(),
            _ => self.seat,
        };
        let known = self.setup.seats.contains(owner);
        let pile: &[Card] = match from {
            _ if !known => &[],
            Source::Hand => &self.setup.hands[owner],
            Source::Stock(_) => &self.setup.stocks[owner][..self.setup.stocks[owner].len().min(1)],
            Source::Discard(_, pile) => &self.setup.discards[owner][pile.index()],
        };
        let there = match self.chance.below(4) {
            0 => None,
            1 => pick(self.chance, pile),
            _ if from == Source::Hand => pick(self.chance, pile),
            _ => pile.first().copied(),
        };
        there.unwrap_or_else(|| pick(self.chance, &Card::ALL).expect("there are cards"))
    }

    fn pile(&mut self) -> Pile {
        pick(self.chance, &Pile::ALL).expect("there are piles")
    }

    fn penalty(&mut self) -> Penalty {
        pick(self.chance, &Penalty::ALL).expect("there are penalties")
    }

    /// Any seat, also one that is not at this table.
    fn any_seat(&mut self) -> Seat {
        Seat::at(self.chance.below(MAX_SEATS as u32) as usize).expect("below the most there are")
    }
}
