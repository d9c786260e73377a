//! SOLO as the conformance kit wants to know it.

use super::dealing::{any_answer, redeal, some_of};
use super::learned::Learned;
use super::worlds::Known;
use game::testing::{Step, Testable, Worlds, pick};
use game::{Actor, Chance, Direction, Game, MAX_SEATS, Seat, Seats, Viewer};
use solo::{Action, Answer, Card, Choice, Colour, Event, Faces, Pair, Play, Round, Rules, Setup, Triple};

/// SOLO under test.
pub(crate) struct Solo;

impl Testable for Solo {
    type Game = Round;

    const LONGEST: usize = 20_000;

    fn check(round: &Round) -> Result<(), String> {
        let setup = round.setup();
        setup.check().map_err(|why| why.to_string())?;
        let mut cards: Vec<Card> = setup
            .hands
            .values()
            .iter()
            .flatten()
            .chain(&setup.draw)
            .chain(&setup.discard)
            .copied()
            .collect();
        cards.sort();
        if cards == setup.rules.deck().cards() {
            Ok(())
        } else {
            Err(format!("these are not the cards of the deck: {cards:?}"))
        }
    }

    fn candidates(round: &Round, actor: Actor, chance: &mut Chance) -> Vec<Action> {
        let setup = round.setup();
        let hand = match actor {
            Actor::Seat(seat) => setup.hands[seat].clone(),
            Actor::Host => Vec::new(),
        };
        let words = [Action::Draw, Action::Pass, Action::Decline, Action::Call];
        let mut actions: Vec<Action> = words.into_iter().chain(setup.owes.iter().map(Action::Catch)).collect();
        let mut nonsense = Nonsense { setup, hand, chance };
        actions.extend((0..6).map(|_| nonsense.action()));
        actions
    }
}

impl Worlds for Solo {
    fn another(round: &Round, viewer: Viewer, chance: &mut Chance) -> Option<Round> {
        let setup = round.setup();
        redeal(&Known::of(&setup, viewer), &Learned::nothing(&setup), chance).map(believe)
    }

    fn another_before(
        round: &Round,
        viewer: Viewer,
        step: &Step<Round>,
        chance: &mut Chance,
    ) -> Option<(Round, Action)> {
        let setup = round.setup();
        let other = redeal(
            &Known::of(&setup, viewer),
            &Learned::through(&setup, viewer, step),
            chance,
        )?;
        let action = match step.actor {
            Actor::Seat(seat) if !viewer.is(seat) => disguised(&other, seat, step, chance),
            _ => step.action,
        };
        Some((believe(other), action))
    }

    fn two_decks(rules: &Rules, seats: Seats, dealer: Seat, viewer: Viewer, chance: &mut Chance) -> [String; 2] {
        let mut one = rules.deck().cards().to_vec();
        chance.shuffle(&mut one);
        // Everybody learns the cards turned over (S-06), and a seat learns its own.
        let in_hands = 8 * seats.count();
        let turned = match rules.field("start").as_deref() {
            Some("leave") => 1,
            _ => one[in_hands..].iter().take_while(|card| !card.is_number()).count() + 1,
        };
        let order: Vec<Seat> = seats.round_from(dealer, Direction::Clockwise).collect();
        let own = |place: usize| viewer.is(order[(place + 1) % seats.count()]);
        let hidden: Vec<usize> = (0..in_hands)
            .filter(|place| !own(*place))
            .chain(in_hands + turned..one.len())
            .collect();
        let mut others = hidden.clone();
        chance.shuffle(&mut others);
        let mut two = one.clone();
        for (place, other) in hidden.into_iter().zip(others) {
            two[place] = one[other];
        }
        [one, two].map(|deck| deck.iter().map(Card::to_string).collect::<Vec<_>>().join(" "))
    }

    fn shown(round: &Round, viewer: Viewer) -> String {
        let view = round.view(viewer);
        let held: Vec<usize> = view.seats().iter().map(|seat| view.held(seat)).collect();
        let marks: Vec<Card> = view
            .hand()
            .faces()
            .iter()
            .filter(|card| view.may_mark(Play::new(*card)))
            .collect();
        format!(
            "hand {:?} of {held:?}, {} to draw, top {}, colour {:?}, drawn {:?}, answer {:?}, gift {:?} of {}\n\
             {:?}, interjectable {:?}, twins {:?}, matching {:?}, marks {marks:?}\n\
             over {:?}, outcome {:?}, legal {:?}",
            view.hand(),
            view.draw_pile(),
            view.top(),
            view.colour(),
            view.drawn(),
            view.answer(),
            view.gift(),
            view.gift_len(),
            view.options(),
            view.interjectable(),
            view.twins(),
            view.matching(),
            view.over(),
            view.outcome(),
            view.legal().len(),
        )
    }
}

/// A second world is a position that can exist.
fn believe(setup: Setup) -> Round {
    let text = setup.to_string();
    Round::try_from(setup).unwrap_or_else(|why| panic!("the second world cannot exist: {why}\n{text}"))
}

/// What the actor does in the second world. What nobody learns is something else there: which cards are to be given, and an
/// answer that is not revealed by this step.
fn disguised(other: &Setup, seat: Seat, step: &Step<Round>, chance: &mut Chance) -> Action {
    let revealed = step.events.iter().any(|event| match *event {
        Event::Declined { seat: other } | Event::Protected { seat: other, .. } => other == seat,
        _ => false,
    });
    let hand = &other.hands[seat];
    match step.action {
        Action::Play(play) if let Choice::Gift(target, _) = play.choice => {
            let mut rest = hand.clone();
            rest.retain(|card| *card != play.card);
            let pair = some_of(&rest, 2, chance);
            Action::Play(play.choosing(Choice::Gift(target, Pair::new(pair[0], pair[1]))))
        }
        Action::Play(_) | Action::Decline if other.question.is_some() && !revealed => match any_answer(hand, chance) {
            Answer::Protect { card, call } => Action::Play(Play {
                call,
                ..Play::new(card)
            }),
            _ => Action::Decline,
        },
        action => action,
    }
}

/// Actions that are mostly refused.
struct Nonsense<'a> {
    setup: Setup,
    hand: Vec<Card>,
    chance: &'a mut Chance,
}

impl Nonsense<'_> {
    fn action(&mut self) -> Action {
        let action = match self.chance.below(8) {
            0 => Action::Catch(self.seat()),
            1 | 2 => self.triple(),
            _ => Action::Play(Play::new(self.card()).choosing(self.choice())),
        };
        if self.chance.below(3) == 0 {
            action.calling()
        } else {
            action
        }
    }

    /// Mostly a card of the hand, else the one on top, or any.
    fn card(&mut self) -> Card {
        let any: Vec<Card> = Faces::ALL.iter().collect();
        let card = match self.chance.below(8) {
            0 | 1 => pick(self.chance, &any),
            2 => None,
            _ => pick(self.chance, &self.hand),
        };
        card.unwrap_or(self.setup.discard[0])
    }

    fn choice(&mut self) -> Choice {
        match self.chance.below(6) {
            0 => Choice::Wish(Colour::ALL[self.chance.below(4) as usize]),
            1 => Choice::Target(self.seat()),
            2 => Choice::Gift(self.seat(), Pair::new(self.card(), self.card())),
            _ => Choice::None,
        }
    }

    /// Any seat, also one that is not at this table.
    fn seat(&mut self) -> Seat {
        Seat::at(self.chance.below(MAX_SEATS as u32) as usize).expect("below the most there are")
    }

    fn triple(&mut self) -> Action {
        let number = self.card().kind().number().unwrap_or(5);
        let held = self.hand.iter().filter(|card| card.kind().number() == Some(number));
        let mut colours: Vec<Colour> = held.filter_map(|card| card.colour()).collect();
        while colours.len() < 3 || self.chance.below(3) == 0 {
            colours.push(Colour::ALL[self.chance.below(4) as usize]);
        }
        self.chance.shuffle(&mut colours);
        colours.truncate(Triple::MAX);
        Action::Triple(Triple::new(number, &colours).expect("three to eight cards of a number"))
    }
}
