//! SOLO at a live table: cards thrown in, calls, and the question of S-33.

use super::{Deed, Live};
use game::{Direction, Game, Seat, SeatSet, Viewer};
use solo::{Action, Event, Happened, Penalty, Play, Round, View};

fn public(round: &Round) -> View<'_> {
    round.view(Viewer::Spectator)
}

impl Live for Round {
    fn interjectable(&self) -> bool {
        !public(self).interjectable().is_empty()
    }

    fn asked(&self) -> SeatSet {
        public(self).asked()
    }

    fn callers(&self) -> SeatSet {
        let view = public(self);
        match view.rules().penalty() {
            Penalty::Caught if !view.owes().is_empty() => view.seats().all(),
            _ => view.owes(),
        }
    }

    fn direction(&self) -> Direction {
        public(self).direction()
    }

    fn deed(&self, action: &Action) -> Deed {
        let view = public(self);
        match action {
            Action::Call | Action::Catch(_) => Deed::Call,
            _ if !view.asked().is_empty() => Deed::Answer,
            Action::Play(play) if view.interjectable().contains(play.card) => Deed::Interjection,
            Action::Play(_) | Action::Triple(_) => Deed::Lay,
            Action::Draw | Action::Pass | Action::Decline => Deed::Turn,
        }
    }

    fn lapsed(action: Action) -> Action {
        match action {
            Action::Play(play) => Action::Play(Play { call: false, ..play }),
            Action::Triple(triple) => Action::Triple(triple.silent()),
            other => other,
        }
    }

    fn laid(event: &Event) -> Option<Seat> {
        match *event {
            // Somebody may have the start card's twin.
            Happened::Dealt { dealer: seat }
            | Happened::Played { seat, .. }
            | Happened::Tripled { seat, .. }
            | Happened::Protected { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn got(event: &Event) -> Option<Seat> {
        match *event {
            Happened::Drew { seat, .. } | Happened::Moved { to: seat, .. } | Happened::Gave { to: seat, .. } => {
                Some(seat)
            }
            _ => None,
        }
    }
}
