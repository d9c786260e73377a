//! A table that there is already: before a match begins its host can choose otherwise.

use super::{house, players, rulebook, time};
use crate::browser::document;
use crate::choice::Choice;
use crate::focus;
use crate::games::GameName;
use crate::page::Page;
use crate::part::act;
use leptos::prelude::*;
use words::Words;

/// What unfolds it.
const SUMMARY: &str = "#change > summary";

/// All that can be chosen for such a table, folded; `done` is given its new settings.
pub(crate) fn change(page: Page, game: GameName, settings: String, done: Box<dyn Fn(String)>) -> AnyView {
    let before = Choice::of(game, &settings);
    let choice = RwSignal::new(before.clone());
    let go = move |_| {
        if focus::give_amiss("#change") {
            return;
        }
        done(choice.with_untracked(|choice| choice.changes(&before, &settings)));
        // It is folded again, and whoever uses keys is where he unfolded it.
        if let Some(all) = document().get_element_by_id("change") {
            let _ = all.remove_attribute("open");
        }
        focus::give(SUMMARY);
        focus::expect(SUMMARY);
    };
    view! {
        <details class="part" id="change">
            <summary>{page.say(Words::felt_change)}</summary>
            <div class="set-up">
                {players(page, choice)}
                {rulebook::shown(page, choice)}
                {house::shown(page, choice)}
                {time::shown(page, choice)}
                <button id="apply" on:click=act(go)>{page.say(Words::felt_apply)}</button>
            </div>
        </details>
    }
    .into_any()
}
