//! How time is kept, and who was first.

use crate::choice::{CLOCKS, Choice, Mode};
use crate::games::GameName;
use crate::page::Page;
use crate::part::{act, flag};
use leptos::prelude::*;
use words::Words;

pub(super) fn shown(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    view! {
        <details class="part" id="time">
            <summary>{page.say(Words::way_time)}</summary>
            {modes(page, choice)}
            {clock(page, choice)}
        </details>
    }
}

/// How it is decided who was first, in the game in which that matters.
fn modes(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let modes = Mode::ALL.map(|mode| {
        let told = page.say(move |words| named(words, mode));
        let about = page.say(move |words| explained(words, mode));
        view! {
            <label class="pick">
                <input
                    type="radio"
                    name="mode"
                    value=mode.text()
                    prop:checked=flag(move || choice.with(|choice| choice.mode == mode)
                   ) on:change=act(move |_| choice.update(|choice| choice.mode = mode))
                />
                <span>
                    <strong>{told}</strong>
                    <small class="quiet">{about}</small>
                </span>
            </label>
        }
    });
    view! {
        <fieldset hidden=flag(move || choice.with(|choice| choice.game != GameName::Solo))>
            <legend>{page.say(Words::way_mode)}</legend>
            <div class="picks">{modes}</div>
        </fieldset>
    }
}

fn named(words: &Words, mode: Mode) -> String {
    match mode {
        Mode::Race => words.way_race(),
        Mode::Fair => words.way_fair(),
        Mode::Calm => words.way_calm(),
    }
}

fn explained(words: &Words, mode: Mode) -> String {
    match mode {
        Mode::Race => words.way_race_text(),
        Mode::Fair => words.way_fair_text(),
        Mode::Calm => words.way_calm_text(),
    }
}

/// How long somebody may take.
fn clock(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let set = move |event| {
        let seconds = event_target_value(&event).parse().ok();
        choice.update(|choice| choice.clock = seconds);
    };
    // A table may have another one.
    let own = choice.with_untracked(|choice| choice.clock);
    let mut clocks = CLOCKS.to_vec();
    if let Some(own) = own.filter(|own| !CLOCKS.contains(own)) {
        clocks.insert(clocks.partition_point(|clock| *clock < own), own);
    }
    let clocks = clocks.into_iter().map(|seconds| {
        let told = page.say(move |words| words.way_clock_seconds(seconds));
        view! { <option value=seconds selected=flag(move || choice.with(|choice| choice.clock == Some(seconds)))>{told}</option> }
    });
    view! {
        <label class="choice">
            <span>{page.say(Words::way_clock)}</span>
            <select id="clock" on:change=act(set)>
                <option value="" selected=flag(move || choice.with(|choice| choice.clock.is_none()))>{page.say(Words::way_clock_off)}</option>
                {clocks.collect::<Vec<_>>()}
            </select>
        </label>
    }
}
