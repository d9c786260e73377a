//! A new table: the game, its rules, who sits where, and how time is kept.

mod change;
mod go;
mod house;
mod places;
mod rulebook;
mod time;

pub(crate) use change::change;

use crate::choice::Choice;
use crate::games::GameName;
use crate::page::Page;
use crate::part::{act, flag, maybe};
use crate::picture::fan;
use leptos::prelude::*;
use words::Words;

pub(super) fn screen(page: Page) -> impl IntoView {
    let choice = RwSignal::new(Choice::kept());
    Effect::new(move || choice.with(Choice::keep));
    view! {
        <h1 tabindex="-1">{page.say(Words::web_setup)}</h1>
        <div class="set-up">
            {games(page, choice)}
            {players(page, choice)}
            {rulebook::shown(page, choice)}
            {house::shown(page, choice)}
            {rulebook::read(page, choice)}
            {places::shown(page, choice)}
            {time::shown(page, choice)}
            {go::shown(page, choice)}
        </div>
    }
}

/// Which game.
fn games(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let games = GameName::ALL.map(|game| {
        let about = page.say(move |words| match game {
            GameName::Solo => words.way_solo_text(),
            GameName::Skipbo => words.way_skipbo_text(),
        });
        view! {
            <label class="pick">
                <input
                    type="radio"
                    name="game"
                    value=game.name()
                    prop:checked=flag(move || choice.with(|choice| choice.game == game)
                   ) on:change=act(move |_| choice.update(|choice| choice.play(game)))
                />
                {fan(game)}
                <span>
                    <strong>{game.printed()}</strong>
                    <small class="quiet">{about}</small>
                </span>
            </label>
        }
    });
    view! {
        <fieldset>
            <legend>{page.say(Words::web_game)}</legend>
            <div class="picks games">{games}</div>
        </fieldset>
    }
}

/// How many play: fewer or more, as far as the game allows it.
fn players(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let step = move |by: isize| {
        let seats = move || choice.with(|choice| choice.seats.saturating_add_signed(by));
        let fits = move || choice.with(|choice| choice.fits(seats()));
        let go = move |_| {
            choice.update(|choice| choice.resize(choice.seats.saturating_add_signed(by)));
            page.read_aloud(
                page.words()
                    .way_players_count(choice.with_untracked(|choice| choice.seats)),
            );
        };
        (fits, go)
    };
    let (can_fewer, fewer) = step(-1);
    let (can_more, more) = step(1);
    let count = page.say(move |words| words.way_players_count(choice.with(|choice| choice.seats)));
    view! {
        <fieldset>
            <legend>{page.say(Words::way_players)}</legend>
            <div class="stepper">
                <button class="plain" id="fewer" aria-label=page.say(Words::way_fewer) aria-disabled=maybe(move || (!can_fewer()).then(|| "true".into())) on:click=act(fewer)>
                    "−"
                </button>
                <output id="players">{count}</output>
                <button class="plain" id="more" aria-label=page.say(Words::way_more) aria-disabled=maybe(move || (!can_more()).then(|| "true".into())) on:click=act(more)>
                    "+"
                </button>
            </div>
        </fieldset>
    }
}
