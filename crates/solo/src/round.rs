//! A round being played: the state, the deal, and what follows from the state at once. What actions do is in `round/`.

mod act;
mod as_game;
mod call;
mod effect;
mod imagine;
mod legal;
mod question;
mod setup;

pub(crate) use effect::MAX_DEBT;

use crate::{
    AllSwapTo, Card, Chains, Colour, Deck, Event, Faces, Hand, Interject, MAX_CARDS, MayDraw, Over, Rules, Scoring,
    Start, Triples,
};
use game::{BySeat, Direction, MAX_SEATS, Outcome, Seat, SeatSet, Seats, Seed, Sink};

/// One round of SOLO: bit planes and fixed arrays, cheap to copy.
///
/// ```
/// use game::{Actor, Game, Seat, Seats, Seed};
/// use solo::{Action, Round, Rules};
/// let seats = Seats::new(4).unwrap();
/// let dealer = Seat::numbered(4).unwrap();
/// let mut events = Vec::new();
/// let mut round = Round::deal(&Rules::default(), seats, dealer, &Seed::from_number(1), &mut events);
/// let first = Seat::numbered(1).unwrap();
/// round.act(Actor::Seat(first), Action::Draw, &mut events).unwrap();
/// assert_eq!(round.view(first.into()).hand().len(), 9);
/// ```
#[derive(Clone, Copy)]
pub struct Round {
    pub(crate) rules: Rules,
    pub(crate) seats: Seats,
    pub(crate) dealer: Seat,
    /// Whose turn it is; while a question is open, who laid the card that raised it.
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    phase: Phase,
    /// The colour in force: the top card's, its bolt's or the wished one. None: anything can be played (S-12).
    force: Option<Colour>,
    /// What can be laid. It follows from the rest of the state, but is asked for several times a move.
    open: Open,
    pub(crate) debt: u8,
    pub(crate) called: SeatSet,
    pub(crate) owes: SeatSet,
    pub(crate) quiet: u8,
    pub(crate) shuffles: u16,
    pub(crate) asked: Asked,
    /// The draw pile lies at the front, its top last; the discard pile at the back, its top first.
    cards: [Card; MAX_CARDS],
    draw_len: u8,
    discard_len: u8,
    seed: Seed,
    hands: [Hand; MAX_SEATS],
    /// All hands together. It follows from them, and tells at once when nobody can throw anything in.
    held: Hand,
}

/// Searches copy rounds by the million.
const _: () = assert!(size_of::<Round>() <= 640);

/// What the round waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The player in turn has done nothing yet, or has paid a chain.
    Turn,
    /// The player in turn has drawn this card.
    Drawn(Card),
    /// Seats were asked whether they protect themselves.
    Question,
    /// Nothing: it is over.
    Over(Over),
}

/// What can be laid by whoever has it.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// What matches the top card (S-08, S-12).
    matching: Faces,
    /// What the player in turn may lay: what matches, what lengthens the chain, or the drawn card.
    in_turn: Faces,
    /// What anybody may throw in (S-13): the twin of the top card, or nothing. While a question is open it does not count.
    twin: Faces,
}

/// What one seat could do in turn or by throwing a card in, without what goes with it; not the answers to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The cards that could be laid in turn.
    pub cards: Faces,
    /// The cards that could be thrown in, in turn or not (S-13).
    pub twins: Faces,
    /// The numbers that could be laid as Triple + (S-10, S-11): bit *n* stands for *n* + 1.
    pub triples: u16,
    /// Whether drawing, or paying the chain, is allowed (S-09).
    pub draw: bool,
    /// Whether the turn could be ended (S-09).
    pub pass: bool,
}

impl Options {
    /// Nothing.
    pub const NONE: Self = Self {
        cards: Faces::NONE,
        twins: Faces::NONE,
        triples: 0,
        draw: false,
        pass: false,
    };
}

/// The open question. It means something in [`Phase::Question`] alone, and is blank otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) seats: SeatSet,
    pub(crate) answered: SeatSet,
    /// Whether the play that raised it was made with a call.
    pub(crate) marked: bool,
    pub(crate) gift: Hand,
    answers: [Reply; MAX_SEATS],
}

/// An answer, while it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reply {
    Decline,
    Protect { bolt: Colour, call: bool },
}

impl Asked {
    const NOBODY: Self = Self {
        seats: SeatSet::EMPTY,
        answered: SeatSet::EMPTY,
        marked: false,
        gift: Hand::EMPTY,
        answers: [Reply::Decline; MAX_SEATS],
    };
}

/// How many cards everybody gets (S-05).
const DEALT: usize = 8;

impl Round {
    /// Deals the stacked deck, the first card first, or the seed's; while the draw pile holds no number card, the seed's
    /// next shuffle is dealt (S-06).
    ///
    /// # Panics
    /// When the stacked cards are not as many as the deck has.
    pub(crate) fn dealt(
        rules: Rules,
        seats: Seats,
        dealer: Seat,
        mut stacked: Option<&[Card]>,
        seed: &Seed,
        sink: &mut impl Sink<Event>,
    ) -> Self {
        let mut round = Self::blank(rules, seats, dealer, seed);
        while !round.try_deal(stacked.take(), sink) {
            sink.emit(Event::Redealt);
        }
        round
    }

    fn blank(rules: Rules, seats: Seats, dealer: Seat, seed: &Seed) -> Self {
        Self {
            rules,
            seats,
            dealer,
            turn: seats.next(dealer, Direction::Clockwise),
            direction: Direction::Clockwise,
            phase: Phase::Turn,
            force: None,
            open: Open {
                matching: Faces::ALL,
                in_turn: Faces::ALL,
                twin: Faces::NONE,
            },
            debt: 0,
            called: SeatSet::EMPTY,
            owes: SeatSet::EMPTY,
            quiet: 1,
            shuffles: 0,
            asked: Asked::NOBODY,
            cards: [Card::WISH; MAX_CARDS],
            draw_len: 0,
            discard_len: 0,
            seed: *seed,
            hands: [Hand::EMPTY; MAX_SEATS],
            held: Hand::EMPTY,
        }
    }

    fn try_deal(&mut self, stacked: Option<&[Card]>, sink: &mut impl Sink<Event>) -> bool {
        let deck = self.rules.deck();
        let pile = &mut self.cards[..deck.len()];
        if let Some(stacked) = stacked {
            pile.copy_from_slice(stacked);
            pile.reverse();
        } else {
            pile.copy_from_slice(deck.cards());
            self.seed.stream(self.shuffles.into()).shuffle(pile);
        }
        self.shuffles += 1;

        self.hands = [Hand::EMPTY; MAX_SEATS];
        self.held = Hand::EMPTY;
        let mut top = deck.len();
        for _ in 0..DEALT {
            for seat in self.seats.round_from(self.turn, Direction::Clockwise) {
                top -= 1;
                self.put_in_hand(seat, self.cards[top]);
            }
        }
        self.draw_len = top as u8;
        self.discard_len = 0;
        sink.emit(Event::Dealt { dealer: self.dealer });
        for seat in self.seats.iter() {
            let hand = *self.hand(seat);
            sink.emit(Event::Hand { seat, hand });
        }
        let started = self.turn_start_card(sink);
        if started {
            sink.emit(Event::Turn { seat: self.turn });
        }
        started
    }

    fn turn_start_card(&mut self, sink: &mut impl Sink<Event>) -> bool {
        while let Some(card) = self.take_top() {
            sink.emit(Event::Turned { card });
            self.lay(card);
            if card.is_number() || self.rules.start == Start::Leave {
                // House: the first card lies there without effect, and a black one can be played on with anything.
                if card.is_black() {
                    self.set_force(None);
                }
                self.begin_turn();
                self.quiet = 1;
                return true;
            }
        }
        false
    }

    fn take_top(&mut self) -> Option<Card> {
        self.draw_len = self.draw_len.checked_sub(1)?;
        Some(self.cards[self.draw_len as usize])
    }

    /// Lays a card on the discard pile. A colour wished with it is set afterwards.
    #[inline]
    fn lay(&mut self, card: Card) {
        self.discard_len += 1;
        self.cards[MAX_CARDS - self.discard_len as usize] = card;
        self.quiet = 0;
        self.uncover(card);
    }

    /// Lets a card on top have its say: the colour it fixes, what matches it, and its twin.
    #[inline]
    fn uncover(&mut self, card: Card) {
        self.force = card.fixes();
        self.open.matching = card.matched_by();
        self.open.twin = Faces::only(card).and(match self.rules.interject {
            Interject::Any => Faces::ALL,
            Interject::Numbers => Faces::NUMBERS,
        });
    }

    /// Brings a wished colour into force; none: anything can be played on the top card.
    fn set_force(&mut self, colour: Option<Colour>) {
        self.force = colour;
        self.open.matching = colour.map_or(Faces::ALL, |colour| Faces::of_colour(colour).or(Faces::BLACK));
    }

    /// A turn begins, or goes on after a chain was paid: what may be laid in it?
    #[inline]
    fn begin_turn(&mut self) {
        self.phase = Phase::Turn;
        self.open.in_turn = if self.debt > 0 {
            self.lengthening().or(Faces::PROTECTION)
        } else {
            self.open.matching
        };
    }

    /// A card was drawn: what may be laid now?
    #[inline]
    fn drew(&mut self, card: Card) {
        self.phase = Phase::Drawn(card);
        self.open.in_turn = Faces::only(card).and(self.open.matching);
    }

    #[inline]
    pub(crate) fn top(&self) -> Card {
        self.cards[MAX_CARDS - self.discard_len as usize]
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    #[inline]
    fn put_in_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.held.add(card);
    }

    #[inline]
    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.held.remove(card);
    }

    #[inline]
    fn next(&self, seat: Seat) -> Seat {
        self.seats.next(seat, self.direction)
    }

    /// Whether this table plays with Protection, and so with its question (S-33).
    #[inline]
    fn asks(&self) -> bool {
        self.rules.deck() == Deck::Modern
    }

    /// What matches the top card (S-08, S-12).
    #[inline]
    pub(crate) fn matching(&self) -> Faces {
        self.open.matching
    }

    /// What the player in turn may lay, if he has it.
    #[inline]
    pub(crate) fn open_in_turn(&self) -> Faces {
        self.open.in_turn
    }

    /// What lengthens the chain (S-20 to S-22).
    fn lengthening(&self) -> Faces {
        let draw_four = Faces::only(Card::DRAW_FOUR);
        if self.rules.chains == Chains::Mixed {
            Faces::DRAW_TWO.or(draw_four)
        } else if self.top() == Card::DRAW_FOUR {
            draw_four
        } else {
            Faces::DRAW_TWO
        }
    }

    /// What anybody may throw in, if he has it (S-13): the twin of the top card, or nothing.
    #[inline]
    pub(crate) fn open_to_all(&self) -> Faces {
        match self.phase {
            Phase::Turn | Phase::Drawn(_) => self.open.twin,
            Phase::Question | Phase::Over(_) => Faces::NONE,
        }
    }

    /// Who could throw a card in now (S-13). That tells what people hold, so it is for whoever runs the table, to ask no
    /// more players than need be; no view has it.
    #[inline]
    pub fn can_interject(&self) -> SeatSet {
        let twin = self.open_to_all().and(self.held.faces());
        let mut seats = SeatSet::EMPTY;
        if !twin.is_empty() {
            for (seat, hand) in self.seats.iter().zip(&self.hands) {
                if !hand.faces().and(twin).is_empty() {
                    seats = seats.with(seat);
                }
            }
        }
        seats
    }

    /// Whether the player in turn, who has not drawn, may not draw because a coloured card in hand matches (S-09).
    #[inline]
    fn must_play(&self) -> bool {
        let matching = self.hand(self.turn).faces().and(self.open.matching);
        self.rules.may_draw == MayDraw::Stuck && self.debt == 0 && !matching.minus(Faces::BLACK).is_empty()
    }

    /// What a seat could do in turn or by throwing a card in, without what goes with it.
    #[inline(always)]
    pub(crate) fn options(&self, seat: Seat) -> Options {
        let hand = self.hand(seat);
        let faces = hand.faces();
        // Few branches: whether a card was drawn, and whether it matches, is hard to predict.
        match self.phase {
            Phase::Question | Phase::Over(_) => Options::NONE,
            _ if seat != self.turn => Options {
                twins: faces.and(self.open.twin),
                ..Options::NONE
            },
            phase => {
                let cards = faces.and(self.open.in_turn);
                Options {
                    cards,
                    twins: faces.and(self.open.twin),
                    triples: match self.rules.triple {
                        Triples::Yes => hand.threes() & cards.and(Faces::NUMBERS).places(),
                        Triples::No => 0,
                    },
                    draw: (phase == Phase::Turn) & !self.must_play(),
                    pass: phase != Phase::Turn,
                }
            }
        }
    }

    /// How many cards could be drawn now, with a reshuffle (S-42).
    #[inline]
    fn drawable(&self) -> usize {
        (self.draw_len + self.discard_len) as usize - 1
    }

    /// Which way an All Swap moves the hands (S-27).
    fn all_swap_direction(&self) -> Direction {
        match self.rules.all_swap {
            AllSwapTo::Direction => self.direction,
            AllSwapTo::Left => Direction::Clockwise,
        }
    }

    #[inline]
    pub(crate) fn force(&self) -> Option<Colour> {
        self.force
    }

    #[inline]
    pub(crate) fn drawn(&self) -> Option<Card> {
        match self.phase {
            Phase::Drawn(card) => Some(card),
            _ => None,
        }
    }

    /// The draw pile, top last.
    #[inline]
    pub(crate) fn draw_pile(&self) -> &[Card] {
        &self.cards[..self.draw_len as usize]
    }

    /// The discard pile, top first.
    #[inline]
    pub(crate) fn discard_pile(&self) -> &[Card] {
        &self.cards[MAX_CARDS - self.discard_len as usize..]
    }

    pub(crate) fn over(&self) -> Option<Over> {
        match self.phase {
            Phase::Over(over) => Some(over),
            _ => None,
        }
    }

    /// What each seat writes down (S-40, S-43).
    fn points(&self, over: Over) -> BySeat<u32> {
        let counts = BySeat::from_fn(self.seats, |seat| self.hand(seat).value());
        match (self.rules.scoring, over) {
            (Scoring::Penalty, _) => counts,
            (Scoring::Winner, Over::Won(winner)) => {
                let mut points = BySeat::new(self.seats, 0);
                points[winner] = counts.values().iter().sum();
                points
            }
            (Scoring::Winner, Over::Blocked) => BySeat::new(self.seats, 0),
        }
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let over = self.over()?;
        Some(Outcome {
            winners: match over {
                Over::Won(seat) => SeatSet::only(seat),
                Over::Blocked => SeatSet::EMPTY,
            },
            points: self.points(over),
        })
    }
}
