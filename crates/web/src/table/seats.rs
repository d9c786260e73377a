//! The seats around the table, as the person sees them: his own below, the others in the order of play from the left.

use super::picture::{icon, picture};
use super::{At, Painted};
use crate::level;
use crate::memo::Memo;
use crate::part::{act, maybe, part, text};
use art::Icon;
use desk::Board;
use game::Seat;
use leptos::prelude::*;
use words::Words;

/// How it is with a seat.
#[derive(Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a mark that is there or not")]
struct Plate {
    seat: Seat,
    name: String,
    /// Where it is, from 0 to 100 across and down; nothing for the own seat.
    place: Option<(u32, u32)>,
    turn: bool,
    bot: Option<String>,
    away: bool,
    partner: bool,
    /// The person is choosing somebody, and can choose this one.
    choice: bool,
    points: u32,
}

/// The seats.
pub(crate) fn seats<G: Painted>(at: At<G>) -> impl IntoView {
    let plates = Memo::new(move || plates(at));
    let seats = Memo::new(move || plates.with(|plates| plates.iter().map(|plate| plate.seat).collect::<Vec<_>>()));
    let list = part(move || {
        let plates = seats.get().into_iter().map(|seat| shown(at, plates, seat));
        plates.collect::<Vec<_>>()
    });
    let count = text(move || seats.with(Vec::len).to_string());
    view! { <ul class="seats" data-count=count aria-label=at.page.say(Words::play_players)>{list}</ul> }
}

fn shown<G: Painted>(at: At<G>, plates: Memo<Vec<Plate>>, seat: Seat) -> impl IntoView {
    let plate = Memo::new(move || plates.with(|plates| plates.iter().find(|plate| plate.seat == seat).cloned()));
    let get =
        move |what: fn(&Plate) -> String| move || plate.with(|plate| plate.as_ref().map(what).unwrap_or_default());
    let is = move |what: fn(&Plate) -> bool| move || plate.with(|plate| plate.as_ref().is_some_and(what));
    let across = maybe(move || plate.with(|plate| plate.as_ref()?.place.map(|(x, _)| format!("{x}%"))));
    let down = maybe(move || plate.with(|plate| plate.as_ref()?.place.map(|(_, y)| format!("{y}%"))));
    let moved = maybe(move || plate.with(|plate| plate.as_ref()?.place.map(|(_, y)| format!("-50% -{y}%"))));
    let marks = part(move || {
        let plate = plate.get()?;
        let words = at.page.words();
        let mark = |sign: Icon, told: String| marked(icon(sign), told);
        Some(view! {
            {plate.turn.then(|| view! { <span class="unseen">{words.felt_turn()}</span> })}
            {plate.bot.filter(|_| !plate.away).map(|bot| {
                let told = words.join_bot(level::of(&words, &bot));
                marked(picture("icon", art::level(level::strength(&bot))), told)
            })}
            {plate.away.then(|| mark(Icon::Offline, words.join_away()))}
            {plate.partner.then(|| view! { <span class="with-you">{words.felt_partner()}</span> })}
        })
    });
    // Keys and screen readers have a button for it, with the others.
    let choose = move |_| {
        if plate.with_untracked(|plate| plate.as_ref().is_some_and(|plate| plate.choice)) {
            G::choose(at, seat);
        }
    };
    let points = text(move || {
        let points = plate.with(|plate| plate.as_ref().map_or(0, |plate| plate.points));
        at.page.words().felt_points(points)
    });
    view! {
        <li
            class="seat"
            data-place=format!("seat-{}", seat.number())
            data-seat=seat.number().to_string()
            class:turn=is(|plate| plate.turn)
            class:me=is(|plate| plate.place.is_none())
            class:partner=is(|plate| plate.partner)
            class:choice=is(|plate| plate.choice)
            on:click=act(choose)
            style:left=across
            style:top=down
            style:translate=moved
        >
            <span class="name">{get(|plate| plate.name.clone())}</span>
            <span class="facts">
                {G::plate(at, seat)}
                <span class="marks">{marks}</span>
            </span>
            <span class="points">{points}</span>
        </li>
    }
}

/// A sign beside a name, and what it means.
fn marked(sign: impl IntoView, told: String) -> impl IntoView {
    let title = told.clone();
    view! { <span class="sign-of" title=title>{sign}<span class="unseen">{told}</span></span> }
}

fn plates<G: Painted>(at: At<G>) -> Vec<Plate> {
    at.with(|visit| {
        let (far, words) = (&visit.far, &visit.desk.words);
        let table = far.table();
        let seats = far.settings().seats;
        let me = far.me();
        let from = me.map_or(0, |me| me.index() + 1);
        let others = seats.count() - usize::from(me.is_some());
        let standing = far.standing();
        let (view, scene) = (far.view(), visit.desk.scene(far));
        let partner = me.and_then(|me| view.as_ref().and_then(|view| G::partner(view, me)));
        let scores = far.scores();
        let plate = |(number, seat): (usize, Seat)| {
            let place = table.places.get(seat.index());
            let guest = place.and_then(|place| place.guest);
            let absent = |guest| {
                table
                    .people
                    .iter()
                    .any(|person| person.guest == guest && !person.present)
            };
            Plate {
                seat,
                name: words.seat(seat, &visit.desk.names),
                place: (me != Some(seat)).then(|| around(number, others)),
                turn: standing.waits_for.contains(seat) && far.deal_runs(),
                bot: place.and_then(|place| place.bot.clone()),
                away: guest.is_some_and(absent),
                partner: partner == Some(seat),
                choice: scene
                    .as_ref()
                    .is_some_and(|scene| G::can_choose(scene, &visit.desk, seat)),
                points: scores.as_ref().map_or(0, |scores| scores.totals[seat]),
            }
        };
        let order = (0..seats.count()).filter_map(|step| Seat::numbered((from + step) % seats.count() + 1));
        order.enumerate().map(plate).collect()
    })
}

/// Where one of so many others sits, from 0 to 100: along the left side upwards, across, and down the right side.
fn around(number: usize, others: usize) -> (u32, u32) {
    const SIDE: f64 = 1.0;
    const TOP: f64 = 1.3;
    let whole = SIDE + TOP + SIDE;
    let along = (number as f64 + 0.5) / others.max(1) as f64 * whole;
    let (x, y) = if along < SIDE {
        (0.0, 1.0 - along)
    } else if along < SIDE + TOP {
        ((along - SIDE) / TOP, 0.0)
    } else {
        (1.0, along - SIDE - TOP)
    };
    // Where many sit, those at the sides leave the corners to those at the top.
    let (x, y): (f64, f64) = match others {
        0..=6 => (x, y),
        _ if y > 0.0 => (x, (0.34 + 0.8 * y).min(1.0)),
        _ => ((0.5 + 1.2 * (x - 0.5)).clamp(0.0, 1.0), y),
    };
    ((x * 100.0).round() as u32, (y * 100.0).round() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_sit_around_the_table_in_the_order_of_play() {
        assert_eq!(around(0, 1), (50, 0));
        let three: Vec<_> = (0..3).map(|number| around(number, 3)).collect();
        assert_eq!(three, [(0, 45), (50, 0), (100, 45)]);
        let nine: Vec<_> = (0..9).map(|number| around(number, 9)).collect();
        assert!(nine[..3].iter().all(|(x, _)| *x == 0) && nine[6..].iter().all(|(x, _)| *x == 100));
        assert!(nine[0].1 > nine[1].1 && nine[3].0 < nine[4].0 && nine[7].1 < nine[8].1);
        assert!(nine[2].1 > 30 && nine[3] == (16, 0), "there is room for all: {nine:?}");
    }
}
