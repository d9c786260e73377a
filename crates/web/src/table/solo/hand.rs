//! The own hand as a fan: what can be laid is lifted, what calls to be thrown in glows, and what cannot says why when it is tapped.

use crate::focus;
use crate::keep::{keep, kept};
use crate::memo::Memo;
use crate::motion;
use crate::part::{act, flag, maybe, part, text};
use crate::table::ask::sort_label;
use crate::table::picture::picture;
use crate::table::{At, drag};
use desk::solo::{Pick, Stand, chosen, sorted, stands};
use game::sorted_by_key;
use leptos::prelude::*;
use solo::{Card, Round};
use web_sys::PointerEvent;
use words::{Told, Words};

/// How the hand is sorted, as it is kept.
const SORT: &str = "sort";

/// A card of the hand: its name there, which no other one has, and what it is.
type Held = (String, Card);

/// How a card stands.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stands {
    place: usize,
    stand: Stand,
    chosen: Option<usize>,
}

/// The hand.
pub(super) fn hand(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let by_number = RwSignal::new(kept(SORT).as_deref() == Some("number"));
    let cards = Memo::new(move || {
        let mut cards = at.scene(|scene, _| sorted(scene.view.hand())).unwrap_or_default();
        if by_number.get() {
            cards = sorted_by_key(cards, |card| (card.is_black(), card.kind(), card.face()));
        }
        cards
    });
    let held = Memo::new(move || cards.with(|cards| named(cards)));
    let stands = Memo::new(move || {
        let cards = cards.get();
        let marks = at.scene(|scene, desk| {
            let stands = stands(scene, &desk.doing, &cards);
            let marks = stands.into_iter().enumerate().map(|(place, stand)| Stands {
                place,
                stand,
                chosen: chosen(&desk.doing, &cards, place),
            });
            marks.collect::<Vec<_>>()
        });
        let keys = named(&cards).into_iter().map(|(key, _)| key);
        keys.zip(marks.unwrap_or_default()).collect::<Vec<_>>()
    });
    let sort = move |_| {
        let before = motion::look("hand");
        by_number.update(|by_number| *by_number = !*by_number);
        keep(SORT, if by_number.get_untracked() { "number" } else { "colour" });
        motion::settle(before);
    };
    let live = Memo::new(move || at.scene(|scene, _| scene.waits_for_me()).unwrap_or_default());
    let watching = Memo::new(move || at.scene(|scene, _| scene.me.is_none()).unwrap_or(true));
    let count = text(move || cards.with(Vec::len).to_string());
    let told = page.say(move |words| words.play_hand(cards.with(Vec::len)));
    view! {
        <div class="hand-row" class:empty=watching.signal()>
            <ul class="hand" data-place="hand" data-drop="" data-count=count data-live=maybe(move || live.get().then(String::new)) style=("--n", count) aria-label=told>
                <For each=move || held.get() key=|(key, _)| key.clone() children=move |(key, card)| one(at, stands, key, card) />
            </ul>
            <button class="tool sort" data-tool="sort" on:click=act(sort)>{page.say(move |words| sort_label(words, !by_number.get()))}</button>
        </div>
    }
}

/// Equal cards are told apart by their number.
fn named(cards: &[Card]) -> Vec<Held> {
    let mut seen: Vec<Card> = Vec::new();
    let name = |card: &Card| {
        let equal = seen.iter().filter(|other| *other == card).count();
        seen.push(*card);
        (format!("{card}#{equal}"), *card)
    };
    cards.iter().map(name).collect()
}

fn one(at: At<Round>, stands: Memo<Vec<(String, Stands)>>, key: String, card: Card) -> impl IntoView {
    let page = at.page;
    let own = key.clone();
    let stands =
        Memo::new(move || stands.with(|stands| stands.iter().find(|(key, _)| *key == own).map(|(_, stands)| *stands)));
    let state = text(move || {
        let state = match stands.get().map(|stands| stands.stand) {
            Some(Stand::In) => "in",
            Some(Stand::Twin) => "twin",
            Some(Stand::Out) | None => "out",
        };
        state.into()
    });
    let told = text(move || {
        let words = page.words();
        let name = Round::card(&words, card);
        told(&words, name, stands.get())
    });
    let place = text(move || stands.get().map_or(0, |stands| stands.place).to_string());
    let number = part(move || {
        stands
            .get()
            .and_then(|stands| stands.chosen)
            .map(|number| view! { <span class="chosen-as" aria-hidden="true">{number}</span> })
    });
    let is_chosen = flag(move || stands.get().is_some_and(|stands| stands.chosen.is_some()));
    let pick = move || {
        at.pick(Pick::Card(card));
    };
    let press = move |event: PointerEvent| {
        drag::press(
            &event,
            || (),
            move |place| {
                if place == Some("pile") {
                    pick();
                }
            },
        );
    };
    let click = move |_| {
        if !drag::was_drag() {
            pick();
        }
    };
    view! {
        <li style=("--i", place)>
            <button
                class="card"
                class:chosen=is_chosen
                data-card=card.to_string()
                data-key=key
                data-stand=state
                aria-label=told
                on:click=act(click)
                on:pointerdown=act(press)
            >
                {picture("face", art::solo::face(card))}
                {number}
            </button>
        </li>
    }
}

/// A card and how it stands, for those who hear it.
fn told(words: &Words, name: String, stands: Option<Stands>) -> String {
    match stands {
        Some(Stands {
            chosen: Some(number), ..
        }) => words.felt_card_chosen(name, number),
        Some(Stands { stand: Stand::Twin, .. }) => words.felt_card_twin(name),
        Some(Stands { stand: Stand::In, .. }) => words.felt_card_in(name),
        _ => name,
    }
}

/// Left and right go through the hand.
pub(super) fn arrow(key: &str) -> bool {
    match key {
        "ArrowLeft" => focus::go(-1),
        "ArrowRight" => focus::go(1),
        _ => false,
    }
}
