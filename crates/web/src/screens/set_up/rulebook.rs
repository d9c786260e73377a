//! By which rulebook: each with what is special about it.

use crate::Route;
use crate::choice::Choice;
use crate::games::GameName;
use crate::memo::Memo;
use crate::page::Page;
use crate::part::{act, flag, part};
use game::sorted_by_key;
use leptos::prelude::*;
use words::Words;

pub(super) fn shown(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let game = Memo::new(move || choice.with(|choice| choice.game));
    let books = part(move || {
        let (words, game) = (page.words(), game.get());
        // The usual one first.
        let names = sorted_by_key(game.rulebooks(), |name| *name != game.usual());
        names
            .into_iter()
            .map(|name| book(choice, game, name, &words))
            .collect::<Vec<_>>()
    });
    let rules = Memo::new(move || choice.with(|choice| (choice.game, choice.rules.clone())));
    let chosen = page.say(move |words| {
        let (game, rules) = rules.get();
        game.rulebook_told(words, &rules)
    });
    view! {
        <details class="part" id="books">
            <summary>
                {page.say(Words::web_rulebook)}
                <small class="quiet">{chosen}</small>
            </summary>
            <fieldset>
                <legend class="unseen">{page.say(Words::web_rulebook)}</legend>
                <div class="picks books">{books}</div>
            </fieldset>
        </details>
    }
}

/// The way to the rules as they would be at this table.
pub(super) fn read(page: Page, choice: RwSignal<Choice>) -> impl IntoView {
    let rules = Memo::new(move || choice.with(|choice| (choice.game, choice.rules.clone())));
    let link = part(move || {
        let (game, rules) = rules.get();
        page.link_to(Route::Rules(game, rules), "", page.say(Words::web_read_rules))
    });
    view! { <p id="read-rules">{link}</p> }
}

/// A rulebook, and in what it differs from another that many know.
fn book(choice: RwSignal<Choice>, game: GameName, name: &'static str, words: &Words) -> impl IntoView + use<> {
    let other = game.compared(name);
    let differences = game.differences(name, other).into_iter().map(|field| {
        let rule = game.rule_told(words, field, &game.field(name, field));
        view! { <li>{rule}</li> }
    });
    // The usual one stands for itself, and says what some know otherwise.
    let but = (name != game.usual())
        .then(|| view! { <small class="quiet">{words.way_rulebook_but(game.rulebook_told(words, other))}</small> });
    let usual = (name == game.usual()).then(|| view! { <em class="mark">{words.way_rulebook_usual()}</em> });
    view! {
        <label class="pick">
            <input
                type="radio"
                name="rulebook"
                value=name
                prop:checked=flag(move || choice.with(|choice| game.edition(&choice.rules) == name))
                on:change=act(move |_| choice.update(|choice| choice.follow(name)))
            />
            <span>
                <strong>{game.rulebook_told(words, name)}</strong>{usual}
                {but}
                <ul>{differences.collect::<Vec<_>>()}</ul>
            </span>
        </label>
    }
}
