//! Whether a reason is true of what somebody does: found out by looking at all that was open, and by doing it.

use bots::solo::Why;
use game::{Actor, Direction, Game, Seat};
use solo::{Action, Card, Choice, Colour, Kind, Round, View};
use std::collections::BTreeSet;
use std::fmt;

/// What somebody does, and what else there was.
pub(crate) struct Facts<'a> {
    round: &'a Round,
    view: View<'a>,
    seat: Seat,
    action: Option<Action>,
    legal: Vec<Action>,
    /// The card that is laid.
    card: Option<Card>,
    /// The other cards that could have been.
    others: Vec<Card>,
    /// What the hand has besides it.
    left: Vec<Card>,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(round: &'a Round, seat: Seat, action: Option<Action>) -> Self {
        let view = round.view(seat.into());
        let legal = view.legal();
        let card = action.and_then(laid);
        let open: BTreeSet<Card> = legal.iter().copied().filter_map(laid).collect();
        let mut left: Vec<Card> = view.hand().iter().collect();
        if let Some(card) = card {
            left.remove(left.iter().position(|held| *held == card).unwrap());
        }
        Self {
            round,
            view,
            seat,
            action,
            legal,
            card,
            others: open.into_iter().filter(|other| Some(*other) != card).collect(),
            left,
        }
    }

    /// Whether a reason is true.
    pub(crate) fn bear_out(&self, why: Why) -> bool {
        match self.action {
            None => why == Why::KeepsTwin && self.others.contains(&self.view.top()),
            Some(Action::Call) => why == Why::Call && self.view.owes().contains(self.seat),
            Some(Action::Catch(late)) => why == Why::Catch && late != self.seat && self.view.owes().contains(late),
            Some(action) if self.view.asked().is_empty() => self.of_a_turn(action, why),
            Some(action) => self.of_an_answer(action, why),
        }
    }

    fn of_an_answer(&self, action: Action, why: Why) -> bool {
        let hand = self.view.hand().len();
        let top = self.view.top().kind();
        let swapped = matches!(top, Kind::Swap | Kind::AllSwap);
        let protections = self.left.iter().filter(|card| card.kind() == Kind::Protection).count();
        let protects = self.card.is_some();
        let declines = action == Action::Decline;
        match why {
            Why::Out { cards } => protects && cards == 1 && hand == 1,
            Why::NoSkip => protects && top == Kind::Skip,
            Why::NoGift { cards } => protects && top == Kind::Gift && self.view.gift_len() == cards.into(),
            Why::LongerHand { more } => {
                protects && swapped && more > 0 && self.coming() == hand - 1 + usize::from(more)
            }
            Why::KnownHand => protects && swapped && self.coming() < hand,
            Why::NoProtection => declines && protections == 0,
            Why::KeepsProtection => declines && protections > 0,
            Why::ShorterComes { fewer } => {
                declines && protections > 0 && swapped && fewer > 0 && self.coming() + usize::from(fewer) == hand
            }
            Why::Tried => protections > 0 || protects,
            _ => false,
        }
    }

    /// In turn, or thrown in.
    fn of_a_turn(&self, action: Action, why: Why) -> bool {
        let hand = self.view.hand().len();
        let draws = action == Action::Draw;
        match why {
            Why::Out { cards } => hand == self.laid_by(action) && hand == cards.into() && self.held_after(action) == 0,
            Why::LastGift { cards } => {
                self.laying(Kind::Gift) && self.left.len() == cards.into() && self.after(action).outcome().is_some()
            }
            Why::Many { cards } => cards > 2 && self.laid_by(action) == cards.into() && hand > cards.into(),
            Why::Close { cards } => {
                let next = self.view.seats().next(self.seat, self.view.direction());
                let after = self.after(action);
                let view = after.view(self.seat.into());
                cards <= 2 && self.view.held(next) == cards.into() && (view.turn() != next || view.debt() > 0)
            }
            Why::Again => self.laying(Kind::Skip) && self.after(action).waits_for().contains(self.seat),
            Why::PassOn { cards } => {
                let after = self.after(action);
                let view = after.view(self.seat.into());
                self.owes_cards(cards) && view.debt() > cards && view.turn() != self.seat
            }
            Why::Ward { cards } => self.owes_cards(cards) && self.held_after(action) == hand - 1,
            Why::MustPay { cards } => draws && self.owes_cards(cards) && self.others.is_empty(),
            Why::KeepsHelp { cards } => draws && self.owes_cards(cards) && !self.others.is_empty(),
            Why::Swap { fewer } => fewer > 0 && self.held_after(action) + usize::from(fewer) == self.left.len(),
            Why::NoGain => self.swaps_bring_nothing() && !swaps(action),
            Why::GivesAway { points } => match action {
                Action::Play(play) => match play.choice {
                    Choice::Gift(_, pair) => pair.cards().into_iter().map(Card::value).sum::<u32>() == points,
                    _ => false,
                },
                _ => false,
            },
            Why::Wish { colour, cards } => {
                let force = self.after(action).view(self.seat.into()).colour();
                self.lays_black() && force == Some(colour) && cards > 0 && self.of(colour) == cards.into()
            }
            Why::AnyColour => self.lays_black() && self.left.iter().all(|card| card.is_black()),
            Why::ThrowsIn => {
                let turn =
                    self.view.turn() == self.seat && self.view.drawn().is_none_or(|drawn| Some(drawn) == self.card);
                self.card == Some(self.view.top()) && !turn
            }
            Why::Tried => self.legal.iter().filter(|other| !self.lacks_a_call(**other)).count() > 1,
            _ => self.view.turn() == self.seat && self.view.debt() == 0 && self.of_a_choice(action, why),
        }
    }

    /// In turn, where nothing but what is open speaks for it.
    fn of_a_choice(&self, action: Action, why: Why) -> bool {
        let black = !self.others.is_empty() && self.others.iter().all(|card| card.is_black());
        let coloured = || self.others.iter().filter(|card| !card.is_black());
        let counts = |points: u32| self.card.is_some_and(|card| card.value() == points);
        let has_more = |colour: Colour, cards: u8| {
            let same = self.card.and_then(Card::colour) == Some(colour);
            same && cards > 0 && self.of(colour) == cards.into()
        };
        match why {
            Why::Colour { colour, cards } => {
                let mut rivals = coloured()
                    .filter_map(|card| card.colour())
                    .filter(|other| *other != colour)
                    .peekable();
                let some = rivals.peek().is_some();
                has_more(colour, cards) && some && rivals.all(|rival| self.of(rival) <= cards.into())
            }
            Why::Dearest { points } => counts(points) && coloured().all(|other| other.value() <= points),
            Why::Together { points, colour, cards } => counts(points) && has_more(colour, cards),
            Why::OnlyFit => self.card.is_some() && self.others.is_empty() && !self.view.has_drawn(),
            Why::SparesBlack => self.card.is_some_and(|card| !card.is_black()) && black,
            Why::SparesActions { cards } => {
                let (numbers, actions): (Vec<Card>, Vec<Card>) = coloured().partition(|card| card.is_number());
                let held = self.left.iter().filter(|card| actions.contains(card)).count();
                let number = self.card.filter(|card| card.is_number()).unwrap();
                cards > 0 && held == cards.into() && numbers.iter().all(|other| other.value() <= number.value())
            }
            Why::OnlyBlack => self.lays_black() && black,
            Why::KeepsBlack => self.card.is_none() && black,
            Why::Must => {
                let may_wait = [Action::Draw, Action::Pass]
                    .iter()
                    .any(|wait| self.legal.contains(wait));
                !may_wait
                    && swaps(action)
                    && self.others.iter().all(|other| is_swap(*other))
                    && self.swaps_bring_nothing()
            }
            Why::JustDrawn => self.card.is_some() && self.view.drawn() == self.card,
            Why::DrawnDoesNotFit => action == Action::Pass && self.others.is_empty(),
            Why::NothingFits => action == Action::Draw && self.others.is_empty(),
            _ => false,
        }
    }

    fn laid_by(&self, action: Action) -> usize {
        match action {
            Action::Triple(triple) => triple.len(),
            _ => self.card.iter().count(),
        }
    }

    fn laying(&self, kind: Kind) -> bool {
        self.card.is_some_and(|card| card.kind() == kind)
    }

    fn lays_black(&self) -> bool {
        self.card.is_some_and(Card::is_black)
    }

    /// Whether a chain of so many cards waits for it.
    fn owes_cards(&self, cards: u8) -> bool {
        cards > 0 && self.view.debt() == cards && self.view.turn() == self.seat
    }

    /// How many cards of a colour are left.
    fn of(&self, colour: Colour) -> usize {
        self.left.iter().filter(|card| card.colour() == Some(colour)).count()
    }

    /// How many cards come with the swap that is asked about.
    fn coming(&self) -> usize {
        let against = match self.view.rules().field("all-swap").as_deref() {
            Some("left") => Direction::Counterclockwise,
            _ => self.view.direction().reversed(),
        };
        let giver = match self.view.top().kind() {
            Kind::Swap => self.view.turn(),
            _ => self.view.seats().next(self.seat, against),
        };
        self.view.held(giver)
    }

    /// The round after an action, if nobody protects himself.
    fn after(&self, action: Action) -> Round {
        let mut round = *self.round;
        round.act(Actor::Seat(self.seat), action, &mut ()).unwrap();
        while !round.view(self.seat.into()).asked().is_empty() {
            let asked = round.waits_for().iter().next().unwrap();
            round.act(Actor::Seat(asked), Action::Decline, &mut ()).unwrap();
        }
        round
    }

    /// How many cards its own hand has after an action.
    fn held_after(&self, action: Action) -> usize {
        self.after(action).view(self.seat.into()).hand().len()
    }

    /// Whether the same action is allowed with a call: without it, two more cards might come.
    fn lacks_a_call(&self, action: Action) -> bool {
        action.calling() != action && self.legal.contains(&action.calling())
    }

    /// Whether the hand can be swapped, but with nobody for fewer cards than are given.
    fn swaps_bring_nothing(&self) -> bool {
        let swaps = self
            .legal
            .iter()
            .filter(|action| swaps(**action) && !self.lacks_a_call(**action));
        let mut after = swaps.map(|action| self.held_after(*action)).peekable();
        let given = self.view.hand().len() - 1;
        after.peek().is_some() && after.all(|held| held >= given)
    }
}

impl fmt::Display for Facts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let done = self
            .action
            .map_or_else(|| "nothing".into(), |action| action.to_string());
        write!(f, "seat {} does {done} at {}", self.seat, self.round)
    }
}

fn laid(action: Action) -> Option<Card> {
    match action {
        Action::Play(play) => Some(play.card),
        _ => None,
    }
}

fn is_swap(card: Card) -> bool {
    matches!(card.kind(), Kind::Swap | Kind::AllSwap)
}

/// Whether hands are swapped: a Swap may be left.
fn swaps(action: Action) -> bool {
    match action {
        Action::Play(play) => is_swap(play.card) && (play.card == Card::ALL_SWAP || play.choice != Choice::None),
        _ => false,
    }
}
