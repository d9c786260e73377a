//! The piles of SKIP-BO: those in the middle, one's own, and everybody else's.

use super::card_button;
use crate::memo::Memo;
use crate::part::{act, flag, part, text};
use crate::table::At;
use crate::table::picture::picture;
use desk::skipbo::{Pick, partner, targets};
use game::Seat;
use leptos::prelude::*;
use skipbo::{Card, Pile, Round, Source, Whose};
use words::{Told, Words};

/// So many cards of a discard pile are seen below each other.
const SEEN: usize = 4;

/// What a building pile shows.
#[derive(Clone, Copy, PartialEq)]
struct Built {
    top: Option<Card>,
    height: u8,
    due: u8,
    /// Whether the card that was taken can go here.
    lit: bool,
}

/// The four building piles, each with the number that is due, and the draw pile.
pub(super) fn building(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let facts = Memo::new(move || {
        at.scene(|scene, desk| {
            let chosen = desk.doing.chosen.map(|(card, _)| card);
            let built = scene.view.building().map(|pile| Built {
                top: pile.cards().last(),
                height: pile.height(),
                due: pile.due(),
                lit: chosen.is_some_and(|card| pile.takes(card)) && scene.waits_for_me(),
            });
            (built, scene.view.draw_pile())
        })
    });
    let piles = Pile::ALL.map(|pile| {
        let fact = Memo::new(move || facts.with(|facts| facts.as_ref().map(|(built, _)| built[pile.index()])));
        let inside = part(move || {
            let fact = fact.get()?;
            let top = match fact.top {
                Some(card) => picture("face", art::skipbo::face(card)).into_any(),
                None => picture("face", art::place()).into_any(),
            };
            // A joker shows no number: the one it stands for is beside it. The style sheet writes it, for the name of the pile says it otherwise.
            let stands = fact
                .top
                .filter(|top| top.is_joker())
                .map(|_| view! { <span class="stands" aria-hidden="true" data-height=fact.height.to_string()></span> });
            Some(view! {
                {top}
                {stands}
                <span class="due" aria-hidden="true">{fact.due}</span>
            })
        });
        let told = text(move || {
            let words = page.words();
            let fact = fact.get();
            words.felt_building(
                pile.number(),
                fact.map_or(0, |fact| fact.height),
                fact.map_or(1, |fact| fact.due),
            )
        });
        let lit = flag(move || fact.get().is_some_and(|fact| fact.lit));
        view! {
            <button
                class="pile build"
                class:lit=lit
                data-place=format!("build-{}", pile.number())
                data-drop=""
                aria-label=told
                aria-keyshortcuts=pile.number().to_string()
                on:click=act(move |_| { at.pick(Pick::Building(pile)); })
            >
                {inside}
            </button>
        }
    });
    let draw = move || facts.with(|facts| facts.as_ref().map_or(0, |(_, draw)| *draw));
    view! {
        <div class="centre" role="group" aria-label=page.say(Words::play_building)>
            {piles}
            <div class="pile draw" data-place="draw">
                {picture("back", art::skipbo::back())}
                <span class="count" aria-hidden="true">{draw}</span>
                <span class="unseen">{page.say(move |words| words.play_skipbo_draw_pile(draw()))}</span>
            </div>
        </div>
    }
}

/// What somebody's piles show.
#[derive(Clone, PartialEq)]
struct Piles {
    stock: Option<Card>,
    left: usize,
    discards: [Vec<Card>; Pile::COUNT],
    held: usize,
}

fn piles(at: At<Round>, seat: Seat) -> Memo<Option<Piles>> {
    Memo::new(move || {
        at.scene(|scene, _| {
            let view = &scene.view;
            Piles {
                stock: view.stock_top(seat),
                left: view.stock_len(seat),
                discards: Pile::ALL.map(|pile| view.discard_pile(seat, pile).collect()),
                held: view.held(seat),
            }
        })
    })
}

/// Somebody else's piles, small, beside his name.
pub(super) fn others(at: At<Round>, seat: Seat) -> AnyView {
    // One's own and the partner's are larger, below.
    let below = Memo::new(move || {
        at.scene(|scene, _| [scene.me, partner(scene)].contains(&Some(seat)))
            .unwrap_or_default()
    });
    let piles = piles(at, seat);
    let shown = part(move || {
        let piles = piles.get().filter(|_| !below.get())?;
        let words = at.page.words();
        let name = |card: &Option<Card>| card.map_or_else(|| words.felt_empty(), |card| Round::card(&words, card));
        let tops: Vec<Option<Card>> = piles.discards.iter().map(|cards| cards.first().copied()).collect();
        let told = words.felt_piles(
            name(&piles.stock),
            piles.left,
            tops.iter().map(name).collect::<Vec<_>>().join(", "),
        );
        let discards = tops.into_iter().zip(1..).map(|(top, number)| {
            view! { <span class="small" data-place=format!("discard-{}-{number}", seat.number())>{picture("face", top.map_or_else(art::place, art::skipbo::face))}</span> }
        });
        Some(view! {
            <span class="unseen">{told}</span>
            <span class="others" aria-hidden="true">
                <span class="small stock" data-place=format!("stock-{}", seat.number())>
                    {picture("face", piles.stock.map_or_else(art::place, art::skipbo::face))}
                    <b class="count">{piles.left}</b>
                </span>
                {discards.collect::<Vec<_>>()}
            </span>
            <span class="held" data-held=piles.held.to_string()>{picture("back", art::skipbo::back())}<b aria-hidden="true">{piles.held}</b><span class="unseen">{words.felt_cards(piles.held)}</span></span>
        })
    });
    shown.into_any()
}

/// One's own piles, and the partner's: large enough to be played from.
pub(super) fn own(at: At<Round>) -> impl IntoView {
    let seats = Memo::new(move || at.scene(|scene, _| (scene.me, partner(scene))).unwrap_or_default());
    part(move || {
        let (me, partner) = seats.get();
        let row = |seat: Option<Seat>, whose: Whose| seat.map(|seat| row(at, seat, whose));
        view! {
            <div class="own-piles">
                {row(partner, Whose::Partner)}
                {row(me, Whose::Own)}
            </div>
        }
    })
}

fn row(at: At<Round>, seat: Seat, whose: Whose) -> impl IntoView {
    let page = at.page;
    let piles = piles(at, seat);
    let mine = whose == Whose::Own;
    let stock = Memo::new(move || piles.with(|piles| piles.as_ref().map(|piles| (piles.stock, piles.left))));
    let source = Source::Stock(whose);
    let stock_view = part(move || {
        let (top, left) = stock.get()?;
        let shown = top.map(|card| {
            let fitting = fits(at, card);
            let told = text(move || {
                let words = page.words();
                let name = Round::card(&words, card);
                let told = if mine {
                    words.felt_stock(name, left)
                } else {
                    words.felt_partner_stock(name, left)
                };
                if fitting.get() { words.felt_card_in(told) } else { told }
            });
            card_button(
                at,
                (card, source),
                format!("stock-{card}-{left}"),
                told,
                fitting,
                chosen(at, card, source),
            )
        });
        Some(view! { {shown} <b class="count" aria-hidden="true">{left}</b> })
    });
    let discards = Pile::ALL.map(|pile| discard(at, seat, whose, pile, piles));
    let name = move || at.with(|visit| visit.desk.words.seat(seat, &visit.desk.names));
    let title = text(move || {
        let words = page.words();
        if mine {
            words.felt_own_piles()
        } else {
            words.felt_piles_of(name())
        }
    });
    view! {
        <div class="piles" class:partners=!mine role="group" aria-label=title>
            {(!mine).then(|| view! { <span class="whose">{name}</span> })}
            <div class="pile stock" data-place=format!("stock-{}", seat.number())>{stock_view}</div>
            {discards}
        </div>
    }
}

fn fits(at: At<Round>, card: Card) -> Signal<bool> {
    flag(move || {
        at.scene(|scene, _| scene.waits_for_me() && !targets(scene, card).is_empty())
            .unwrap_or_default()
    })
}

fn chosen(at: At<Round>, card: Card, from: Source) -> Signal<bool> {
    flag(move || at.with(|visit| visit.desk.doing.chosen == Some((card, from))))
}

/// A discard pile: the cards below the top one peep out. It takes the card of the hand that was chosen, or gives its top one.
fn discard(at: At<Round>, seat: Seat, whose: Whose, pile: Pile, piles: Memo<Option<Piles>>) -> impl IntoView {
    let page = at.page;
    let mine = whose == Whose::Own;
    let source = Source::Discard(whose, pile);
    let cards = Memo::new(move || {
        piles.with(|piles| {
            piles
                .as_ref()
                .map(|piles| piles.discards[pile.index()].clone())
                .unwrap_or_default()
        })
    });
    let takes = Memo::new(move || {
        mine && at
            .scene(|scene, desk| {
                scene.waits_for_me() && desk.doing.chosen.is_some_and(|(_, from)| from == Source::Hand)
            })
            .unwrap_or_default()
    });
    let inside = part(move || {
        let words = page.words();
        let cards = cards.get();
        let number = pile.number();
        let below = cards.iter().skip(1).take(SEEN - 1).rev();
        let below: Vec<_> = below
            .map(|card| view! { <span class="below">{picture("face", art::skipbo::face(*card))}</span> })
            .collect();
        let into = takes.get();
        let told = match cards.first() {
            Some(card) => words.felt_discard_on(pile.letter().to_string(), Round::card(&words, *card), cards.len()),
            None => words.felt_discard_empty(pile.letter().to_string()),
        };
        let top = match cards.first() {
            _ if into => view! {
                <button class="card into" aria-label=words.felt_discard_here(told) data-discard=number.to_string() on:click=act(move |_| { at.pick(Pick::Discard(pile)); })>
                    {picture("face", cards.first().map_or_else(art::place, |card| art::skipbo::face(*card)))}
                </button>
            }.into_any(),
            Some(card) => {
                let card = *card;
                card_button(at, (card, source), format!("discard-{number}-{card}"), text(move || told.clone()), fits(at, card), chosen(at, card, source))
            }
            None => view! { <span class="card none" role="img" aria-label=told>{picture("face", art::place())}</span> }.into_any(),
        };
        view! { {below} {top} }
    });
    let drop = mine.then_some("");
    view! {
        <div class="pile discard" class:lit=takes.signal() data-place=format!("discard-{}-{}", seat.number(), pile.number()) data-drop=drop>
            {inside}
            <span class="letter" aria-hidden="true">{pile.letter().to_string()}</span>
        </div>
    }
}
