//! What one viewer may know of a round: a projection with an accessor for each thing on the list, and nothing else.

use crate::{Action, Answer, Card, Colour, Faces, Hand, Options, Over, Play, Position, Question, Round, Rules, Sight};
use game::{BySeat, Direction, Outcome, Seat, SeatSet, Seats, Viewer};

/// A round as one viewer sees it. Bots and clients get this, never the round.
///
/// Public is: the rules, the seats, the dealer, the direction, whose turn it is, how many cards everybody holds, how many
/// the draw pile has, the discard pile (everybody saw it grow), the colour in force, the debt, that a card was drawn in
/// this turn, who was asked and who has answered, who has called and who owes a call, and how the round ended. A seat
/// also knows its own hand, the card it has drawn, the gift it is giving, and its own answer. Nothing else is here.
#[derive(Clone, Copy)]
pub struct View<'a> {
    round: &'a Round,
    viewer: Viewer,
}

impl<'a> View<'a> {
    #[inline]
    pub(crate) fn new(round: &'a Round, viewer: Viewer) -> Self {
        Self { round, viewer }
    }

    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The rules.
    #[inline]
    pub fn rules(&self) -> &'a Rules {
        &self.round.rules
    }

    /// The seats at the table.
    #[inline]
    pub fn seats(&self) -> Seats {
        self.round.seats
    }

    /// Who dealt.
    pub fn dealer(&self) -> Seat {
        self.round.dealer
    }

    /// Whose turn it is; while a question is open, who laid the card that raised it.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.round.turn
    }

    /// Which way play runs.
    #[inline]
    pub fn direction(&self) -> Direction {
        self.round.direction
    }

    /// The viewer's own hand; a spectator has none.
    #[inline]
    pub fn hand(&self) -> &'a Hand {
        match self.viewer {
            Viewer::Seat(seat) => self.round.hand(seat),
            Viewer::Spectator => const { &Hand::EMPTY },
        }
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> usize {
        self.round.hand(seat).len()
    }

    /// How many cards the draw pile has.
    #[inline]
    pub fn draw_pile(&self) -> usize {
        self.round.draw_pile().len()
    }

    /// The discard pile, top first.
    pub fn discard_pile(&self) -> &'a [Card] {
        self.round.discard_pile()
    }

    /// The top card of the discard pile.
    #[inline]
    pub fn top(&self) -> Card {
        self.round.top()
    }

    /// The colour in force; none when anything can be played (S-12).
    #[inline]
    pub fn colour(&self) -> Option<Colour> {
        self.round.force()
    }

    /// The cards of the unpaid chain that the player in turn faces.
    #[inline]
    pub fn debt(&self) -> u8 {
        self.round.debt
    }

    /// Whether the player in turn has drawn.
    #[inline]
    pub fn has_drawn(&self) -> bool {
        self.round.drawn().is_some()
    }

    /// The card the viewer has drawn in this turn.
    #[inline]
    pub fn drawn(&self) -> Option<Card> {
        if self.viewer.is(self.round.turn) {
            self.round.drawn()
        } else {
            None
        }
    }

    /// Who was asked "do you protect yourself?"; nobody when no question is open.
    #[inline]
    pub fn asked(&self) -> SeatSet {
        self.round.asked.seats
    }

    /// Who of those asked has answered.
    #[inline]
    pub fn answered(&self) -> SeatSet {
        self.round.asked.answered
    }

    /// Whether the play that raised the question was made with a call.
    pub fn marked(&self) -> bool {
        self.round.asked.marked
    }

    /// The viewer's own answer, until it is revealed.
    pub fn answer(&self) -> Option<Answer> {
        match self.viewer {
            Viewer::Seat(seat) => self.round.reply(seat),
            Viewer::Spectator => None,
        }
    }

    /// How many cards are about to be given.
    pub fn gift_len(&self) -> usize {
        self.round.asked.gift.len()
    }

    /// The cards the viewer is about to give.
    pub fn gift(&self) -> Option<&'a Hand> {
        self.viewer.is(self.round.turn).then_some(&self.round.asked.gift)
    }

    /// Seats whose call is in force for the discard to come.
    #[inline]
    pub fn called(&self) -> SeatSet {
        self.round.called
    }

    /// Seats that owe a call.
    #[inline]
    pub fn owes(&self) -> SeatSet {
        self.round.owes
    }

    /// Seats whose missing call the viewer may point out (S-35).
    pub fn catchable(&self) -> SeatSet {
        let may =
            |target: &Seat| matches!(self.viewer, Viewer::Seat(seat) if self.round.check_catch(seat, *target).is_ok());
        self.owes().iter().filter(may).collect()
    }

    /// Turns in a row in which nothing was drawn or laid, this one counted (S-43).
    pub fn quiet(&self) -> u8 {
        self.round.quiet
    }

    /// How often the cards were shuffled.
    pub fn shuffles(&self) -> u16 {
        self.round.shuffles
    }

    /// How the round ended.
    pub fn over(&self) -> Option<Over> {
        self.round.over()
    }

    /// What everybody writes down, once the round is over: the cards are on the table then.
    pub fn outcome(&self) -> Option<Outcome> {
        self.round.result()
    }

    /// Whose decision play waits for.
    #[inline]
    pub fn waits_for(&self) -> SeatSet {
        self.round.awaited()
    }

    /// What the viewer could do now in turn or by throwing a card in; not the answers to a question.
    #[inline]
    pub fn options(&self) -> Options {
        match self.viewer {
            Viewer::Seat(seat) => self.round.options(seat),
            Viewer::Spectator => Options::NONE,
        }
    }

    /// What anybody who has it may throw in (S-13): the twin of the top card, or nothing.
    #[inline]
    pub fn interjectable(&self) -> Faces {
        self.round.open_to_all()
    }

    /// The cards that the viewer may throw in (S-13).
    #[inline]
    pub fn twins(&self) -> Faces {
        self.hand().faces().and(self.round.open_to_all())
    }

    /// The cards that match the top card, whoever holds them.
    #[inline]
    pub fn matching(&self) -> Faces {
        self.round.matching()
    }

    /// Whether the viewer may call Solo with this play: it leads to one card or none (S-38).
    #[inline]
    pub fn may_mark(&self, play: Play) -> bool {
        matches!(self.viewer, Viewer::Seat(seat) if self.round.leads_to_solo(seat, play))
    }

    /// Hands every action open to the viewer to `each`.
    pub fn each_legal(&self, each: &mut impl FnMut(Action)) {
        if let Viewer::Seat(seat) = self.viewer {
            self.round.each_legal(seat, each);
        }
    }

    /// Every action open to the viewer.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_legal(&mut |action| actions.push(action));
        actions
    }

    /// All of this as an owned value.
    pub fn sight(&self) -> Sight {
        let unseen = |count: usize| vec![None; count];
        Position {
            viewer: Some(self.viewer),
            rules: *self.rules(),
            seats: self.seats(),
            dealer: self.dealer(),
            turn: self.turn(),
            direction: self.direction(),
            hands: BySeat::from_fn(self.seats(), |seat| {
                if self.viewer.is(seat) {
                    let mut hand = Vec::with_capacity(self.held(seat));
                    hand.extend(self.hand().iter().map(Some));
                    hand
                } else {
                    unseen(self.held(seat))
                }
            }),
            draw: unseen(self.draw_pile()),
            discard: self.discard_pile().to_vec(),
            colour: if self.top().is_black() { self.colour() } else { None },
            debt: self.debt(),
            drawn: self.has_drawn().then_some(self.drawn()),
            question: (!self.asked().is_empty()).then(|| Question {
                asked: self.asked(),
                gift: match self.gift() {
                    Some(gift) => gift.iter().map(Some).collect(),
                    None => unseen(self.gift_len()),
                },
                marked: self.marked(),
                answers: self
                    .answered()
                    .iter()
                    .map(|seat| {
                        let own = self.viewer.is(seat).then(|| self.answer()).flatten();
                        (seat, own.unwrap_or(Answer::Hidden))
                    })
                    .collect(),
            }),
            called: self.called(),
            owes: self.owes(),
            quiet: self.quiet(),
            shuffles: self.shuffles(),
            seed: None,
            over: self.over(),
        }
    }
}

impl game::Projection<Round> for View<'_> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal(&self) -> Vec<Action> {
        self.legal()
    }

    fn sight(&self) -> Sight {
        self.sight()
    }
}

impl std::fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "View({})", self.sight())
    }
}
