//! Between deals and after a match: who has won, the score sheet, and how it goes on.

use super::ask::countdown;
use super::picture::icon;
use super::room::{capital, change, keep_record, places, ready, start};
use super::sheet::sheet;
use super::{At, Painted, proof};
use crate::memo::Memo;
use crate::part::{part, text};
use art::Icon;
use desk::{Board, Ends};
use game::SeatSet;
use leptos::prelude::*;

/// What is over the table then.
pub(crate) fn after<G: Painted>(at: At<G>) -> AnyView {
    let page = at.page;
    let running = Memo::new(move || at.with(|visit| visit.far.table().running));
    let won = text(move || {
        let words = page.words();
        let listed = |seats: SeatSet| {
            at.with(|visit| {
                let names: Vec<String> = seats.iter().map(|seat| words.seat(seat, &visit.desk.players)).collect();
                words.all_of(&names)
            })
        };
        if let Some(winners) = at.with(|visit| visit.far.winners().filter(|_| !visit.far.table().running)) {
            return words.play_match_over(listed(winners));
        }
        let winners = at
            .scene(|scene, _| G::result(&scene.view).map(|outcome| outcome.winners))
            .flatten();
        let won = match winners {
            Some(winners) if !winners.is_empty() => words.play_won(listed(winners)),
            Some(_) => words.play_nobody_won(),
            // The deal has no end either.
            None => return words.join_ended(),
        };
        let deal = at.with(|visit| visit.far.table().sheet.len());
        format!("{} · {won}", capital(&G::deal_name(&words, deal as u32)))
    });
    let on = part(move || {
        if running.get() {
            ready(at).into_any()
        } else {
            start(at).into_any()
        }
    });
    // Before the next match others may sit down: whoever has no seat wants that first of all.
    let seated = Memo::new(move || at.with(|visit| visit.far.me().is_some()));
    let seats = move |meant: bool| part(move || (!running.get() && seated.get() == meant).then(|| places(at)));
    let trophy = part(move || (!running.get()).then(|| icon(Icon::Trophy)));
    view! {
        <section class="after" aria-labelledby="won">
            <h2 class="won" id="won" tabindex="-1">{trophy}{won}</h2>
            {on}
            {seats(false)}
            {countdown(at, |what| what == Ends::Deal)}
            {sheet(at)}
            {proof::proof(at)}
            {keep_record(at)}
            {seats(true)}
            {change(at)}
        </section>
    }
    .into_any()
}
