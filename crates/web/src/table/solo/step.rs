//! What goes with a card: a colour, a player, cards.

use crate::focus;
use crate::memo::Memo;
use crate::part::{act, part};
use crate::table::ask::deed;
use crate::table::picture::picture;
use crate::table::{At, menu};
use desk::solo::{Pick, Step, any_three, catchable, may_leave, others};
use game::Seat;
use leptos::prelude::*;
use solo::{Colour, Round};

/// What is being asked.
#[derive(Clone, PartialEq)]
enum Asked {
    Colour,
    Seat { seats: Vec<Seat>, leave: bool },
    Lay,
}

/// The panel that asks, if something is asked.
pub(super) fn asked(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let asked = Memo::new(move || {
        at.scene(|scene, desk| match &desk.doing.step {
            Step::Colour(_) => Some(Asked::Colour),
            Step::Target(card) => Some(Asked::Seat {
                seats: others(scene).iter().collect(),
                leave: may_leave(scene, *card),
            }),
            Step::Catch => Some(Asked::Seat {
                seats: catchable(scene).iter().collect(),
                leave: false,
            }),
            Step::Triple(laid) if laid.len() >= 3 && any_three(scene) => Some(Asked::Lay),
            Step::Free | Step::Gift(..) | Step::Triple(_) => None,
        })
        .flatten()
    });
    // Whoever uses keys goes on in the panel.
    Effect::new(move || {
        if asked.get().is_some() {
            request_animation_frame(|| focus::give(".asks button"));
        }
    });
    part(move || {
        let words = page.words();
        let asked = asked.get()?;
        let inside = match asked {
            Asked::Colour => wheel(at).into_any(),
            Asked::Seat { seats, leave } => {
                let names = menu::named(at);
                let seats = names.into_iter().filter(|(seat, _)| seats.contains(seat)).map(|(seat, name)| {
                    view! { <button class="target" data-target=seat.number().to_string() on:click=act(move |_| { at.pick(Pick::Seat(seat)); })>{name}</button> }
                });
                let leave = leave.then(|| deed(at, "quiet", "leave", "", words.felt_leave(), Pick::Leave));
                let question = at.asks();
                view! { <div class="targets" role="group" aria-label=question.unwrap_or_default()>{seats.collect::<Vec<_>>()}{leave}</div> }.into_any()
            }
            Asked::Lay => deed(at, "strong", "lay", "3", words.felt_lay(), Pick::Triple).into_any(),
        };
        Some(view! { <div class="asks">{inside}</div> })
    })
}

/// The wheel from which a colour is wished: each quarter is a button.
fn wheel(at: At<Round>) -> impl IntoView {
    let words = at.page.words();
    let quarters = Colour::ALL.map(|colour| {
        let letter = colour.letter().to_string();
        view! {
            <button class="quarter" data-wish=letter.clone() data-colour=letter on:click=act(move |_| { at.pick(Pick::Colour(colour)); })>
                {picture("sign", art::solo::mark(colour))}
                <span>{words.colour(colour)}</span>
            </button>
        }
    });
    view! { <div class="wheel" role="group" aria-label=words.felt_wish()>{quarters}</div> }
}
