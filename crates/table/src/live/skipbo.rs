//! SKIP-BO at a live table: only the player in turn has anything to decide.

use super::{Deed, Live};
use game::{Direction, Seat, SeatSet};
use skipbo::{Action, Event, Round};

impl Live for Round {
    fn interjectable(&self) -> bool {
        false
    }

    fn asked(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn callers(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn direction(&self) -> Direction {
        Direction::Clockwise
    }

    fn deed(&self, _: &Action) -> Deed {
        Deed::Turn
    }

    fn lapsed(action: Action) -> Action {
        action
    }

    fn laid(_: &Event) -> Option<Seat> {
        None
    }

    fn got(_: &Event) -> Option<Seat> {
        None
    }
}
