//! Help: what somebody may want to know who has never been here.

use crate::page::Page;
use leptos::prelude::*;
use words::Words;

/// A phrase.
type Phrase = fn(&Words) -> String;

/// What it is about, and what there is to know.
const PARTS: [(Phrase, Phrase); 5] = [
    (Words::web_help_turn, Words::web_help_turn_text),
    (Words::web_help_hint, Words::web_help_hint_text),
    (Words::web_help_twin, Words::web_help_twin_text),
    (Words::web_help_away, Words::web_help_away_text),
    (Words::web_help_fair, Words::web_help_fair_text),
];

pub(super) fn screen(page: Page) -> impl IntoView {
    let parts = page.later(|words| {
        let parts = PARTS.map(|(title, text)| view! { <h2>{title(words)}</h2><p>{text(words)}</p> });
        parts.into_any()
    });
    let keys = page.say(|words| format!("SOLO: {}", words.felt_keys_solo()));
    let more = page.say(|words| format!("SKIP-BO: {}", words.felt_keys_skipbo()));
    view! {
        <article class="help">
            <h1 tabindex="-1">{page.say(Words::web_help)}</h1>
            {parts}
            <h2>{page.say(Words::felt_keys)}</h2>
            <p>{keys}</p>
            <p>{more}</p>
        </article>
    }
}
