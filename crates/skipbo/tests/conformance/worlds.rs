//! What a viewer may know of a position, as a written list. Second worlds are dealt from this list alone.
//!
//! Nothing here looks at `View` or `Sight`: a second world that keeps what these show could not notice that they show too
//! much. [`Known::of`] names every field of a position, so a new field must be put on the list or left off it.

use game::{BySeat, Seat, SeatSet, Seats, Viewer};
use skipbo::{Card, Over, Pile, Rules, Setup};

/// All that a viewer may know of a position. Hidden is the rest: what lies under the top of any stock pile, the viewer's own
/// included (B-04), what other hands hold, what the draw pile holds and in which order, and the seed.
pub(crate) struct Known {
    pub(crate) viewer: Viewer,
    pub(crate) rules: Rules,
    pub(crate) seats: Seats,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    /// How many cards each stock pile has.
    pub(crate) in_stock: BySeat<usize>,
    /// What lies on top of it, if it has any.
    pub(crate) tops: BySeat<Option<Card>>,
    /// How many cards everybody holds.
    pub(crate) held: BySeat<usize>,
    /// The viewer's own hand; a spectator has none.
    pub(crate) own: Vec<Card>,
    /// The discard piles: everybody saw them grow.
    pub(crate) discards: BySeat<[Vec<Card>; Pile::COUNT]>,
    /// The building piles, with their jokers.
    pub(crate) building: [Vec<Card>; Pile::COUNT],
    /// How many cards the draw pile has.
    pub(crate) to_draw: usize,
    /// The piles set aside: everybody saw them grow, too.
    pub(crate) aside: Vec<Card>,
    pub(crate) drawing: bool,
    pub(crate) no_draw: SeatSet,
    pub(crate) quiet: u8,
    pub(crate) stalled: bool,
    pub(crate) shuffles: u16,
    pub(crate) over: Option<Over>,
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
            stocks,
            hands,
            discards,
            building,
            draw,
            aside,
            drawing,
            no_draw,
            quiet,
            stalled,
            shuffles,
            seed: _,
            over,
        } = setup;
        Self {
            viewer,
            rules: *rules,
            seats: *seats,
            dealer: *dealer,
            turn: *turn,
            in_stock: BySeat::from_fn(*seats, |seat| stocks[seat].len()),
            tops: BySeat::from_fn(*seats, |seat| stocks[seat].first().copied()),
            held: BySeat::from_fn(*seats, |seat| hands[seat].len()),
            own: match viewer {
                Viewer::Seat(seat) => hands[seat].clone(),
                Viewer::Spectator => Vec::new(),
            },
            discards: discards.clone(),
            building: building.clone(),
            to_draw: draw.len(),
            aside: aside.clone(),
            drawing: *drawing,
            no_draw: *no_draw,
            quiet: *quiet,
            stalled: *stalled,
            shuffles: *shuffles,
            over: *over,
        }
    }
}
