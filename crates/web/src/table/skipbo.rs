//! SKIP-BO on the screen.

mod piles;

use super::ask::{deed, prompt};
use super::picture::picture;
use super::{At, Imposed, Painted, drag};
use crate::games::GameName;
use crate::memo::Memo;
use crate::part::{act, flag, maybe, part, text};
use crate::{focus, motion, sound};
use desk::skipbo::{Pick, targets};
use desk::{ByHand, Scene};
use game::Seat;
use leptos::prelude::*;
use piles::{building, others, own};
use protocol::Wish;
use skipbo::{Action, Card, Penalties, Penalty, Pile, Round, Rules, Seen, Source, Whose};
use web_sys::PointerEvent;
use words::{Told, Words};

impl Painted for Round {
    const GAME: GameName = GameName::Skipbo;

    fn felt(at: At<Self>) -> AnyView {
        view! {
            {building(at)}
            <div class="mine">
                {prompt(at)}
                {deeds(at)}
                {own(at)}
                {hand(at)}
            </div>
        }
        .into_any()
    }

    fn plate(at: At<Self>, seat: Seat) -> AnyView {
        others(at, seat).into_any()
    }

    fn key(at: At<Self>, key: &str) -> bool {
        let pile = |first: char| {
            let letter = key.chars().next().filter(|_| key.len() == 1)?;
            Pile::ALL
                .into_iter()
                .find(|pile| char::from_u32(first as u32 + pile.index() as u32) == Some(letter))
        };
        let chosen = at.visit.with_untracked(|visit| visit.desk.doing.chosen.is_some());
        if let Some(pile) = pile('1') {
            return at.pick(Pick::Building(pile));
        }
        for (first, whose) in [('a', Whose::Own), ('A', Whose::Partner)] {
            if let Some(pile) = pile(first) {
                return if chosen && whose == Whose::Own {
                    at.pick(Pick::Discard(pile))
                } else {
                    take(at, Source::Discard(whose, pile))
                };
            }
        }
        match key {
            "s" => take(at, Source::Stock(Whose::Own)),
            "S" => take(at, Source::Stock(Whose::Partner)),
            "e" => at.pick(Pick::End),
            "Escape" => at.pick(Pick::Back),
            "ArrowLeft" => focus::go(-1),
            "ArrowRight" => focus::go(1),
            _ => false,
        }
    }

    fn animate(seen: &[Seen], me: Option<Seat>, rules: &Rules) {
        motion::fly(&motion::skipbo::flights(seen, me, *rules.teams()));
        if let Some(sound) = sound::skipbo(seen, me) {
            sound::play(sound);
        }
    }

    fn asks(scene: &Scene<'_, Self>, doing: &Self::Doing) -> String {
        match doing.chosen {
            Some((card, Source::Hand)) if scene.waits_for_me() => {
                let name = Self::card(scene.words, card);
                if targets(scene, card).is_empty() {
                    scene.words.felt_discard(name)
                } else {
                    scene.words.felt_where(name)
                }
            }
            _ => Self::prompt(scene, doing),
        }
    }

    fn aim(words: &Words, rules: &Rules) -> String {
        words.felt_most(rules.limit())
    }

    fn keys(words: &Words) -> String {
        words.felt_keys_skipbo()
    }

    fn impose(at: At<Self>, imposed: RwSignal<Imposed>) -> Option<AnyView> {
        let may = at.with(|visit| visit.rules().penalties() == Penalties::Yes);
        may.then(|| impose(at, imposed).into_any())
    }
}

/// Takes the card on top of a pile, if there is one.
fn take(at: At<Round>, from: Source) -> bool {
    let top = at.visit.with_untracked(|visit| {
        let scene = visit.desk.scene(&visit.far)?;
        desk::skipbo::top(&scene, from)
    });
    at.take(top, from)
}

impl At<Round> {
    /// Takes a card; whoever had taken another one takes this one instead.
    fn take(self, card: Option<Card>, from: Source) -> bool {
        let Some(card) = card else { return false };
        let chosen = self.visit.with_untracked(|visit| visit.desk.doing.chosen);
        if chosen.is_some() {
            self.pick(Pick::Back);
        }
        // Taken again, it is laid back.
        chosen == Some((card, from)) || self.pick(Pick::Card(card, from))
    }

    /// A card was dropped somewhere, or nowhere.
    fn drop(self, card: Card, from: Source, place: Option<&str>) {
        let place = place.unwrap_or_default();
        let number = |name: &str| {
            let number = place.strip_prefix(name)?.rsplit('-').next()?;
            number.parse::<usize>().ok()
        };
        let pile = |number: usize| Pile::ALL.into_iter().find(|pile| pile.number() == number);
        let me = self.visit.with_untracked(|visit| desk::Board::me(&visit.far));
        let discard = me.map(|me| format!("discard-{}-", me.number())).unwrap_or_default();
        let pick = if let Some(pile) = number("build-").and_then(pile) {
            Pick::Building(pile)
        } else if let Some(pile) = number(&discard).and_then(pile).filter(|_| !discard.is_empty()) {
            Pick::Discard(pile)
        } else {
            // It is laid back.
            self.visit.update(|visit| visit.desk.doing.chosen = None);
            return;
        };
        let mine = |visit: &desk::Visit<Round>| visit.desk.scene(&visit.far).is_some_and(|scene| scene.waits_for_me());
        if self.visit.with_untracked(mine) {
            // It goes where it was dropped, though another pile may want the same number.
            self.visit.update(|visit| visit.desk.doing.chosen = Some((card, from)));
            if !self.pick(pick) {
                self.pick(Pick::Back);
            }
        } else {
            // The rule says why not.
            self.pick(Pick::Back);
            self.pick(Pick::Card(card, from));
        }
    }
}

/// What can be done beside laying cards.
fn deeds(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let state = Memo::new(move || {
        at.scene(|scene, desk| {
            let end = scene.waits_for_me() && scene.view.legal().contains(&Action::End);
            (end, desk.doing.chosen.is_some())
        })
        .unwrap_or_default()
    });
    part(move || {
        let words = page.words();
        let (end, back) = state.get();
        view! {
            <div class="deeds">
                {end.then(|| deed(at, "deed strong", "end", "e", words.play_key_end(), Pick::End))}
                {back.then(|| deed(at, "deed quiet", "back", "Escape", words.felt_back(), Pick::Back))}
            </div>
        }
    })
}

/// The own hand: five cards at most.
fn hand(at: At<Round>) -> impl IntoView {
    let page = at.page;
    let cards = Memo::new(move || {
        at.scene(|scene, _| scene.view.hand().iter().collect::<Vec<_>>())
            .unwrap_or_default()
    });
    let held = Memo::new(move || cards.with(|cards| named(cards)));
    let stands = Memo::new(move || {
        let cards = cards.get();
        let marks = at.scene(|scene, desk| {
            let mine = scene.waits_for_me();
            let marks = cards.iter().enumerate().map(|(place, card)| {
                let equal = cards[..place].contains(card);
                let chosen = desk.doing.chosen == Some((*card, Source::Hand)) && !equal;
                (place, mine && !targets(scene, *card).is_empty(), chosen)
            });
            marks.collect::<Vec<_>>()
        });
        let keys = named(&cards).into_iter().map(|(key, _)| key);
        keys.zip(marks.unwrap_or_default()).collect::<Vec<_>>()
    });
    // Where nothing fits, every card can be put away: none is grey.
    let live = Memo::new(move || stands.with(|stands| stands.iter().any(|(_, (_, fits, chosen))| *fits || *chosen)));
    let watching = Memo::new(move || at.scene(|scene, _| scene.me.is_none()).unwrap_or(true));
    let count = text(move || cards.with(Vec::len).to_string());
    let told = page.say(move |words| words.play_hand(cards.with(Vec::len)));
    view! {
        <div class="hand-row" class:empty=watching.signal()>
            <ul class="hand" data-place="hand" data-count=count data-live=maybe(move || live.get().then(String::new)) style=("--n", count) aria-label=told>
                <For each=move || held.get() key=|(key, _)| key.clone() children=move |(key, card)| one(at, stands, key, card) />
            </ul>
        </div>
    }
}

/// How the cards of the hand stand: where, whether they fit, and whether they are chosen.
type Stands = Memo<Vec<(String, (usize, bool, bool))>>;

fn one(at: At<Round>, stands: Stands, key: String, card: Card) -> impl IntoView {
    let own = key.clone();
    let stands = Memo::new(move || {
        let mine = stands.with(|stands| stands.iter().find(|(key, _)| *key == own).map(|(_, stands)| *stands));
        mine.unwrap_or_default()
    });
    let told = text(move || {
        let words = at.page.words();
        let name = Round::card(&words, card);
        match stands.get() {
            (_, _, true) => words.felt_card_taken(name),
            (_, true, _) => words.felt_card_in(name),
            _ => name,
        }
    });
    view! {
        <li style=("--i", text(move || stands.get().0.to_string()))>
            {card_button(at, (card, Source::Hand), key, told, flag(move || stands.get().1), flag(move || stands.get().2))}
        </li>
    }
}

/// A card that can be taken, by a click or by dragging it: what it is called, whether it fits, and whether it is chosen.
fn card_button(
    at: At<Round>,
    (card, from): (Card, Source),
    key: String,
    told: Signal<String>,
    fits: Signal<bool>,
    chosen: Signal<bool>,
) -> AnyView {
    let press = move |event: PointerEvent| {
        drag::press(
            &event,
            move || light(at, card, from),
            move |place| at.drop(card, from, place),
        );
    };
    let click = move |_| {
        if !drag::was_drag() {
            at.take(Some(card), from);
        }
    };
    let stand = text(move || if fits.get() { "in".into() } else { "out".into() });
    let pressed = text(move || chosen.get().to_string());
    view! {
        <button
            class="card"
            class:chosen=chosen
            data-card=card.to_string()
            data-key=key
            data-stand=stand
            aria-label=told
            aria-pressed=pressed
            on:click=act(click)
            on:pointerdown=act(press)
        >
            {picture("face", art::skipbo::face(card))}
        </button>
    }
    .into_any()
}

/// A card is on its way: the places that take it are lit.
fn light(at: At<Round>, card: Card, from: Source) {
    at.visit.update(|visit| {
        let mine = visit.far.seat().is_some();
        if mine {
            visit.desk.doing.chosen = Some((card, from));
        }
    });
}

/// Equal cards are told apart by their number.
fn named(cards: &[Card]) -> Vec<(String, Card)> {
    let mut seen: Vec<Card> = Vec::new();
    let name = |card: &Card| {
        let equal = seen.iter().filter(|other| *other == card).count();
        seen.push(*card);
        (format!("{card}#{equal}"), *card)
    };
    cards.iter().map(name).collect()
}

/// What the host may impose on somebody (B-24).
fn impose(at: At<Round>, imposed: RwSignal<Imposed>) -> impl IntoView {
    let words = at.page.words();
    let before = imposed.get_untracked();
    let names = super::menu::named(at);
    let chosen: Vec<Seat> = names.iter().map(|(seat, _)| *seat).collect();
    let number = |event: web_sys::Event| event_target_value(&event).parse::<usize>().unwrap_or_default();
    let seats = names
        .into_iter()
        .enumerate()
        .map(|(place, (_, name))| view! { <option value=place.to_string() prop:selected=place == before.seat>{name}</option> });
    let kinds = Penalty::ALL.into_iter().enumerate().map(|(place, penalty)| {
        let told = match penalty {
            Penalty::Cards(count) => words.felt_penalty_cards(count.get()),
            Penalty::Hint => words.felt_penalty_hint(),
            Penalty::NoDraw => words.felt_penalty_no_draw(),
        };
        view! { <option value=place.to_string() prop:selected=place == before.what>{told}</option> }
    });
    let go = move |_| {
        let Imposed { seat, what } = imposed.get_untracked();
        let penalty = Action::Penalise(chosen[seat], Penalty::ALL[what]);
        at.want(Wish::Impose(penalty.to_string()));
        at.drawer.set(None);
    };
    view! {
        <details class="impose">
            <summary>{words.felt_penalty()}</summary>
            <p class="row">
                <select aria-label=words.play_players() on:change=act(move |event| imposed.update(|imposed| imposed.seat = number(event)))>{seats.collect::<Vec<_>>()}</select>
                <select aria-label=words.felt_penalty() on:change=act(move |event| imposed.update(|imposed| imposed.what = number(event)))>{kinds.collect::<Vec<_>>()}</select>
                <button on:click=act(go)>{words.felt_impose()}</button>
            </p>
        </details>
    }
}
