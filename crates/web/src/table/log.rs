//! What happened, in sentences: the last ones first.

use super::{At, Drawer, Painted};
use crate::memo::Memo;
use crate::part::act;
use leptos::prelude::*;
use words::Words;

/// So many sentences are shown.
const SHOWN: usize = 200;

/// The log beside the table.
pub(crate) fn log<G: Painted>(at: At<G>) -> impl IntoView {
    // Sentences are known by their place in the whole story, which does not change.
    let told = Memo::new(move || {
        at.with(|visit| {
            let (told, count) = (visit.desk.told(), visit.desk.count());
            let numbered = told.iter().rev().take(SHOWN).enumerate();
            let numbered = numbered.map(|(back, sentence)| (count - back, sentence.clone()));
            numbered.collect::<Vec<_>>()
        })
    });
    view! {
        <div class="log">
            <h2>{at.page.say(Words::play_log)}</h2>
            <ol reversed tabindex="0" aria-label=at.page.say(Words::play_log)>
                <For each=move || told.get() key=|(number, _)| *number children=|(_, sentence)| view! { <li>{sentence}</li> } />
            </ol>
        </div>
    }
}

/// The same over the table, where there is no room beside it.
pub(crate) fn drawer<G: Painted>(at: At<G>) -> AnyView {
    panel(at, Drawer::Log, log(at)).into_any()
}

/// Something over the table, with a button that closes it.
pub(crate) fn panel<G: Painted>(at: At<G>, what: Drawer, inside: impl IntoView + 'static) -> impl IntoView {
    let close = NodeRef::<leptos::html::Button>::new();
    Effect::new(move || {
        if let Some(close) = close.get() {
            let _ = close.focus();
        }
    });
    view! {
        <div class="drawer" data-drawer=what.name() role="dialog" aria-label=at.page.say(what.title())>
            <button class="close quiet" node_ref=close on:click=act(move |_| at.drawer.set(None))>{at.page.say(Words::felt_close)}</button>
            {inside}
        </div>
    }
}
