//! Whether the cards were shuffled as the table had promised: verified here, by the same code as everywhere.

use super::picture::icon;
use super::{At, Painted};
use crate::memo::Memo;
use crate::part::part;
use art::Icon;
use leptos::prelude::*;
use words::Words;

/// The badge, with its explanation.
pub(crate) fn proof<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let verdict = Memo::new(move || at.with(|visit| visit.far.shuffles()));
    part(move || {
        let words = page.words();
        let verdict = verdict.get();
        let bad = verdict.iter().filter(|holds| !**holds).count();
        let (good, told) = match (verdict.len(), bad) {
            (0, _) => return None,
            (count, 0) => (true, words.felt_verified(count)),
            (_, bad) => (false, words.felt_unverified(bad)),
        };
        Some(view! {
            <details class="proof" class:bad=!good>
                <summary>{icon(Icon::Shield)}" "{told}</summary>
                <p>{page.say(Words::felt_verified_text)}</p>
            </details>
        })
    })
}
