//! Motion: cards that fly over the table, and a hand that makes room. It is there to be seen, and nobody waits for it: what is true is on the screen at once, flights pass above it
//! and take no click, and whoever wants none of it, or looks elsewhere, has none.
//!
//! A place of the table has a name, in `data-place`: `draw`, `pile`, `hand`, `seat-2`; in SKIP-BO `build-1`, `stock-2` and `discard-2-4` (the second seat's fourth). A card of the hand
//! has its notation in `data-card`, and in `data-key` a name that no other card of the hand has.

mod hand;
mod path;
mod plan;
pub(crate) mod skipbo;
pub(crate) mod solo;
mod stage;

pub(crate) use hand::{look, settle};

use leptos::prelude::request_animation_frame;
use path::{Spot, frames};
use stage::{Ghost, Taken};
use std::cell::Cell;

/// A card that flies from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flight {
    /// What is seen: a face or a back, as SVG.
    pub(crate) what: String,
    /// The place where it begins,
    pub(crate) from: String,
    /// and where it ends.
    pub(crate) to: String,
    /// When it begins, in milliseconds.
    pub(crate) delay: u32,
    /// How long it takes, in milliseconds.
    pub(crate) lasts: u32,
    /// Which card it is: its place in the hand is found by it.
    pub(crate) card: Option<String>,
    /// How many cards it stands for, if that is shown.
    pub(crate) count: Option<usize>,
}

/// More do not fly at once: those who come too late are not seen.
const MOST: u32 = 24;

thread_local! {
    /// How often everything was stopped. What was planned before does not fly.
    static STOPS: Cell<u32> = const { Cell::new(0) };
}

/// Lets cards fly. It is called when something has happened, before or after the screen shows it: where they come from is looked up at once, where they land when the screen has been drawn.
pub(crate) fn fly(flights: &[Flight]) {
    if flights.is_empty() || !stage::moves() {
        return;
    }
    let mut taken = Taken::default();
    let begun: Vec<_> = flights
        .iter()
        .map(|flight| {
            (
                flight.clone(),
                stage::spot(&flight.from, flight.card.as_deref(), &mut taken),
            )
        })
        .collect();
    let stops = STOPS.get();
    request_animation_frame(move || {
        if STOPS.get() != stops || !stage::moves() {
            return;
        }
        let mut taken = Taken::default();
        for (number, (flight, from)) in begun.into_iter().enumerate() {
            // Somebody may have sat down just now: then his place is there only since then.
            let from = from.or_else(|| stage::spot(&flight.from, None, &mut taken));
            let to = stage::spot(&flight.to, flight.card.as_deref(), &mut taken);
            if let (Some(from), Some(to)) = (from, to) {
                launch(flight, number, from, to);
            }
        }
    });
}

/// Ends all motion at once.
pub(crate) fn stop() {
    STOPS.set(STOPS.get() + 1);
    stage::clear();
    hand::rest();
}

/// Something has landed there.
pub(crate) fn pulse(place: &str) {
    swell(place, "1.06", 200);
}

/// A number there has grown.
pub(crate) fn bump(place: &str) {
    swell(place, "1.22", 320);
}

fn launch(flight: Flight, number: usize, from: Spot, to: Spot) {
    let Some(ghost) = Ghost::raise(&flight.what, flight.count, to.width, MOST) else {
        return;
    };
    // Nobody lays cards like a machine: each lies a little differently in the hand.
    let lean = [7.0, -9.0, 5.0, -6.0, 10.0, -4.0][number % 6];
    // With somebody else a card disappears; everywhere else it lies where it landed.
    let frames = frames(from, to, lean, flight.to.starts_with("seat-"));
    let (lasts, delay) = (flight.lasts, flight.delay);
    let timing = format!(r#"{{"duration":{lasts},"delay":{delay},"easing":"cubic-bezier(.25,.7,.3,1)"}}"#);
    let lands = flight.card.is_some() && flight.to != "hand";
    ghost.fly(&frames, &timing, move || {
        if lands {
            pulse(&flight.to);
        }
    });
}

/// A place grows for a moment.
fn swell(place: &str, size: &str, millis: u32) {
    if !stage::moves() {
        return;
    }
    if let Some(place) = stage::place(place) {
        let frames = format!(r#"[{{"scale":1}},{{"scale":{size},"offset":0.35}},{{"scale":1}}]"#);
        stage::animate(&place, &frames, &stage::easing_out(millis));
    }
}
