//! What a viewer may know of a position, as a written list. Second worlds are dealt from this list alone.
//!
//! Nothing here looks at `View` or `Sight`: a second world that keeps what these show could not notice that they show too
//! much. [`Known::of`] names every field of a position, so a new field must be put on the list or left off it.

use game::{BySeat, Direction, Seat, SeatSet, Seats, Viewer};
use solo::{Answer, Card, Colour, Over, Question, Rules, Setup};

/// All that a viewer may know of a position. Hidden is the rest: what other hands hold, what the draw pile holds and in
/// which order, the seed, what others have answered, what somebody else gives, which card somebody else has drawn.
pub(crate) struct Known {
    pub(crate) viewer: Viewer,
    pub(crate) rules: Rules,
    pub(crate) seats: Seats,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    /// How many cards everybody holds.
    pub(crate) held: BySeat<usize>,
    /// The viewer's own hand; a spectator has none.
    pub(crate) own: Vec<Card>,
    /// How many cards the draw pile has.
    pub(crate) to_draw: usize,
    /// The discard pile: everybody saw it grow.
    pub(crate) discard: Vec<Card>,
    pub(crate) colour: Option<Colour>,
    pub(crate) debt: u8,
    /// Whether a card was drawn in this turn.
    pub(crate) drew: bool,
    /// Which, if the viewer drew it.
    pub(crate) own_drawn: Option<Card>,
    pub(crate) question: Option<KnownQuestion>,
    pub(crate) called: SeatSet,
    pub(crate) owes: SeatSet,
    pub(crate) quiet: u8,
    pub(crate) shuffles: u16,
    pub(crate) over: Option<Over>,
    /// Once the round is over, what the cards count: everybody writes it down.
    pub(crate) values: Option<Values>,
}

/// All that a viewer may know of an open question.
pub(crate) struct KnownQuestion {
    pub(crate) asked: SeatSet,
    pub(crate) marked: bool,
    /// Who has answered.
    pub(crate) answered: SeatSet,
    /// The viewer's own answer.
    pub(crate) own_answer: Option<Answer>,
    /// How many cards are to be given.
    pub(crate) gift_len: usize,
    /// Which, if the viewer gives them. The target does not know them yet.
    pub(crate) own_gift: Option<Vec<Card>>,
}

/// What the cards of each hand and of the draw pile count. It is more than is told at the end of a round (the sums of the
/// hands), and simple to keep.
#[derive(Clone)]
pub(crate) struct Values {
    pub(crate) hands: BySeat<Vec<u32>>,
    pub(crate) draw: Vec<u32>,
}

impl Values {
    pub(crate) fn of(setup: &Setup) -> Self {
        let values = |cards: &[Card]| cards.iter().map(|card| card.value()).collect::<Vec<_>>();
        Self {
            hands: BySeat::from_fn(setup.seats, |seat| values(&setup.hands[seat])),
            draw: values(&setup.draw),
        }
    }
}

impl Known {
    /// What the viewer may know of this position.
    pub(crate) fn of(setup: &Setup, viewer: Viewer) -> Self {
        let Setup {
            viewer: _,
            rules,
            seats,
            dealer,
            turn,
            direction,
            hands,
            draw,
            discard,
            colour,
            debt,
            drawn,
            question,
            called,
            owes,
            quiet,
            shuffles,
            seed: _,
            over,
        } = setup;
        let in_turn = viewer.is(*turn);
        Self {
            viewer,
            rules: *rules,
            seats: *seats,
            dealer: *dealer,
            turn: *turn,
            direction: *direction,
            held: BySeat::from_fn(*seats, |seat| hands[seat].len()),
            own: match viewer {
                Viewer::Seat(seat) => hands[seat].clone(),
                Viewer::Spectator => Vec::new(),
            },
            to_draw: draw.len(),
            discard: discard.clone(),
            colour: *colour,
            debt: *debt,
            drew: drawn.is_some(),
            own_drawn: drawn.filter(|_| in_turn),
            question: question
                .as_ref()
                .map(|question| KnownQuestion::of(question, viewer, in_turn)),
            called: *called,
            owes: *owes,
            quiet: *quiet,
            shuffles: *shuffles,
            over: *over,
            values: over.map(|_| Values::of(setup)),
        }
    }
}

impl KnownQuestion {
    fn of(question: &Question<Card>, viewer: Viewer, in_turn: bool) -> Self {
        let Question {
            asked,
            gift,
            marked,
            answers,
        } = question;
        Self {
            asked: *asked,
            marked: *marked,
            answered: answers.iter().map(|(seat, _)| *seat).collect(),
            own_answer: answers
                .iter()
                .find(|(seat, _)| viewer.is(*seat))
                .map(|(_, answer)| *answer),
            gift_len: gift.len(),
            own_gift: in_turn.then(|| gift.clone()),
        }
    }
}
