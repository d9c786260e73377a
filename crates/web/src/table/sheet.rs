//! The score sheet, deal by deal, and its curve.

use super::log::panel;
use super::{At, Drawer, Painted};
use crate::part::{part, text};
use game::Seat;
use leptos::prelude::*;
use words::Words;

/// Size of the curve, in its own units.
const WIDTH: usize = 320;
const HEIGHT: usize = 140;
/// Around it.
const EDGE: usize = 12;

/// Dashes tell the lines apart where colours do not.
const DASHES: [&str; 10] = [
    "",
    "6 4",
    "2 4",
    "10 4 2 4",
    "14 6",
    "2 2",
    "12 3 2 3 2 3",
    "4 8",
    "18 4",
    "8 2",
];

/// The sheet: a line for each deal, a column for each seat.
pub(crate) fn sheet<G: Painted>(at: At<G>) -> impl IntoView {
    let content = part(move || {
        let words = at.page.words();
        let sheet = at.with(|visit| visit.far.table().sheet.clone());
        let Some(first) = sheet.first() else {
            return view! { <p>{words.felt_no_points()}</p> }.into_any();
        };
        let names = names(at, first.len());
        let heads = names.iter().enumerate().map(|(place, name)| {
            view! { <th scope="col">{key(place)}{name.clone()}</th> }
        });
        let mut before = vec![0; names.len()];
        let lines = sheet.iter().enumerate().map(|(deal, totals)| {
            let cells = totals.iter().zip(&before).map(|(total, before)| {
                let got = total.saturating_sub(*before);
                view! { <td>{*total}<small>{format!("+{got}")}</small></td> }
            });
            let cells = cells.collect::<Vec<_>>();
            before.clone_from(totals);
            view! { <tr><th scope="row">{G::deal_name(&words, deal as u32 + 1)}</th>{cells}</tr> }
        });
        let lines = lines.collect::<Vec<_>>();
        view! {
            <div class="sheet" tabindex="0" role="group" aria-label=words.play_sheet()>
                <table>
                    <thead><tr><td></td>{heads.collect::<Vec<_>>()}</tr></thead>
                    <tbody>{lines}</tbody>
                </table>
            </div>
            {curve(&sheet, words.felt_curve())}
        }
        .into_any()
    });
    let aim = text(move || at.with(|visit| G::aim(&at.page.words(), visit.rules())));
    view! { <section class="scores"><h2>{at.page.say(Words::play_sheet)}</h2><p class="aim">{aim}</p>{content}</section> }
}

/// The same over the table.
pub(crate) fn drawer<G: Painted>(at: At<G>) -> AnyView {
    panel(at, Drawer::Sheet, sheet(at)).into_any()
}

/// What those are called whose points they are, from seat 1 on.
fn names<G: Painted>(at: At<G>, seats: usize) -> Vec<String> {
    at.with(|visit| {
        let seats = (1..=seats).filter_map(Seat::numbered);
        seats
            .map(|seat| visit.desk.words.seat(seat, &visit.desk.players))
            .collect()
    })
}

/// How somebody's line looks.
fn key(seat: usize) -> impl IntoView {
    view! { <svg class="key" viewBox="0 0 36 12" aria-hidden="true"><path d="M0 6H36" data-line=line(seat) stroke-dasharray=dashes(seat) /></svg> }
}

/// What the style sheet calls it.
fn line(seat: usize) -> String {
    (seat % DASHES.len()).to_string()
}

fn dashes(seat: usize) -> &'static str {
    DASHES[seat % DASHES.len()]
}

/// How the points grew.
fn curve(sheet: &[Vec<u32>], told: String) -> impl IntoView + use<> {
    let lines: Vec<String> = points(sheet);
    let lines = lines.into_iter().enumerate().map(|(seat, points)| {
        view! { <polyline points=points data-line=line(seat) stroke-dasharray=dashes(seat) fill="none" /> }
    });
    let (width, height) = (WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE);
    view! {
        <svg class="curve" viewBox=format!("0 0 {width} {height}") role="img" aria-label=told>
            <path class="axis" d=format!("M{EDGE} {EDGE}V{0}H{1}", HEIGHT + EDGE, WIDTH + EDGE) fill="none" />
            {lines.collect::<Vec<_>>()}
        </svg>
    }
}

/// The points of each seat's line, from nothing at the left to the last deal at the right.
fn points(sheet: &[Vec<u32>]) -> Vec<String> {
    let most = sheet.iter().flatten().copied().max().unwrap_or(0).max(1) as usize;
    let seats = sheet.first().map_or(0, Vec::len);
    let point = |deal: usize, total: usize| {
        let x = EDGE + WIDTH * deal / sheet.len();
        let y = EDGE + HEIGHT - HEIGHT * total / most;
        format!("{x},{y}")
    };
    let line = |seat: usize| {
        let totals = sheet
            .iter()
            .map(|totals| totals.get(seat).copied().unwrap_or(0) as usize);
        let all = std::iter::once(0).chain(totals).enumerate();
        all.map(|(deal, total)| point(deal, total))
            .collect::<Vec<_>>()
            .join(" ")
    };
    (0..seats).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_with_nothing_and_the_most_points_are_at_the_top() {
        let lines = points(&[vec![10, 0], vec![10, 40]]);
        assert_eq!(lines, ["12,152 172,117 332,117", "12,152 172,152 332,12"]);
        assert_eq!(points(&[]), Vec::<String>::new());
    }
}
