//! What is asked of the person, what was answered, and the time that runs.

use super::room::capital;
use super::{At, Painted};
use crate::badge::Link;
use crate::memo::Memo;
use crate::part::{act, part};
use desk::{Board, Ends};
use leptos::prelude::*;
use protocol::Wish;
use words::Words;

/// The line that says what can be done, the answer to what could not, and advice.
pub(crate) fn prompt<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let text = Memo::new(move || {
        page.words();
        at.scene(|scene, desk| {
            if scene.standing.paused || G::result(&scene.view).is_some() {
                String::new()
            } else {
                G::asks(scene, &desk.doing)
            }
        })
        .unwrap_or_default()
    });
    let mine = Memo::new(move || at.scene(|scene, _| scene.waits_for_me()).unwrap_or_default());
    let state = Memo::new(move || {
        let (lost, paused) = at.with(|visit| (visit.is_lost(), visit.far.table().standing.paused));
        // Whoever only speaks another language from now on has lost nothing.
        match (lost && page.link.get() != Link::There, paused) {
            (true, _) => Some(page.words().join_lost()),
            (_, true) => Some(page.words().join_paused()),
            _ => None,
        }
    });
    let stopped = Memo::new(move || at.with(|visit| visit.far.is_host() && visit.far.table().standing.paused));
    // Where there is no room for all that happened. It is read aloud as it happens.
    let lately = Memo::new(move || at.with(|visit| visit.desk.told().last().cloned()));
    view! {
        <div class="prompt" class:yours=mine.signal()>
            {part(move || lately.get().map(|told| view! { <p class="lately" aria-hidden="true">{told}</p> }))}
            {part(move || state.get().map(|text| view! { <p class="state" role="status">{text}</p> }))}
            {part(move || stopped.get().then(|| view! {
                <button class="deed" data-deed="resume" on:click=act(move |_| at.want(Wish::Resume))>
                    {page.say(|words| capital(&words.join_key_resume()))}
                </button>
            }))}
            <p id="prompt" class="asked">{text.signal()}</p>
            {countdown(at, |what| what != Ends::Deal)}
            {part(move || notice(at).filter(|_| !is_covered(at)))}
            {part(move || at.advice.get().map(|text| view! { <p id="advice" class="advice">{text}</p> }))}
        </div>
    }
}

/// The answer to what could not be done.
fn notice<G: Painted>(at: At<G>) -> Option<impl IntoView> {
    let notice = at.with(|visit| visit.desk.notice.clone())?;
    Some(view! { <p id="notice" class="notice" class:bad=notice.bad>{notice.text}</p> })
}

/// Whether nobody sees what lies on the table: none does, the deal is over, or something is open over it.
fn is_covered<G: Painted>(at: At<G>) -> bool {
    at.drawer.get().is_some() || !at.with(|visit| visit.far.deal_runs())
}

/// The same over everything, where there is no table to see it at.
pub(crate) fn covered<G: Painted>(at: At<G>) -> impl IntoView {
    part(move || {
        let notice = notice(at).filter(|_| is_covered(at));
        notice.map(|notice| view! { <div class="over-all">{notice}</div> })
    })
}

/// A bar that runs out, if it is of such a time. It is drawn by the browser alone: nothing is counted here.
pub(crate) fn countdown<G: Painted>(at: At<G>, of: fn(Ends) -> bool) -> impl IntoView {
    let page = at.page;
    let running = Memo::new(move || {
        at.with(|visit| {
            let time = visit.desk.countdown(&visit.far).filter(|time| of(time.what))?;
            // Not what is left, which is always something else: when it ends.
            Some((time.what, visit.desk.now + time.left))
        })
    });
    // A bar begins anew when it is another one, which the browser would not know.
    let bars = StoredValue::new(0);
    part(move || {
        let (what, _) = running.get()?;
        let bar = bars.try_update_value(|bars| {
            *bars = 1 - *bars;
            *bars
        });
        let runs = if bar == Some(0) { "runs-out" } else { "runs-out-too" };
        let time = at.visit.with_untracked(|visit| visit.desk.countdown(&visit.far))?;
        let (whole, left) = (time.whole.0, time.left.0);
        let told = what.told(&page.words());
        let kind = match what {
            Ends::Question => "question",
            Ends::Pause => "throw-in",
            Ends::Turn => "turn",
            Ends::Deal => "deal",
        };
        Some(view! {
            <div class="countdown" data-kind=kind>
                <span class="told">{told}<span class="unseen">{format!(" {} s", left / 1000)}</span></span>
                <span class="track">
                    <span class="left" style:animation-name=runs style:animation-duration=format!("{whole}ms") style:animation-delay=format!("-{}ms", whole.saturating_sub(left))></span>
                </span>
            </div>
        })
    })
}

/// A button for something that can be done.
pub(crate) fn deed<G: Painted>(
    at: At<G>,
    class: &'static str,
    name: &'static str,
    key: &'static str,
    label: String,
    pick: G::Pick,
) -> impl IntoView {
    view! {
        <button class=class data-deed=name aria-keyshortcuts=key on:click=act(move |_| { at.pick(pick.clone()); })>
            {label}
        </button>
    }
}

/// What the button says that sorts the hand otherwise.
pub(crate) fn sort_label(words: &Words, by_number: bool) -> String {
    if by_number {
        words.felt_by_number()
    } else {
        words.felt_by_colour()
    }
}
