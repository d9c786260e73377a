//! What can be done around the deal: advice, the log, the sheet, and the rest behind one button.

use super::frame::{keys_are_letters, let_letters};
use super::log::panel;
use super::picture::icon;
use super::room::{capital, invitation};
use super::{At, Drawer, Imposed, Painted, now};
use crate::badge::badge;
use crate::memo::Memo;
use crate::page::Page;
use crate::part::{act, flag, part, text};
use crate::{Route, app, chance};
use art::Icon;
use desk::{Board, Visit};
use game::Seat;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use protocol::Wish;
use protocol::worker::ToWorker;
use table::Millis;
use web_sys::HtmlElement;
use words::Words;

/// The bar above the table.
pub(crate) fn bar<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let drawer = move |what: Drawer, sign: Icon| {
        view! {
            <button
                class="tool"
                data-tool=what.name()
                aria-expanded=text(move || (at.drawer.get() == Some(what)).to_string()
               ) on:click=act(move |_| at.toggle(what))
            >
                {icon(sign)}
                <span class="told">{page.say(what.title())}</span>
            </button>
        }
    };
    let friendly = Memo::new(move || at.with(is_friendly));
    let hint = part(move || {
        friendly.get().then(|| {
            view! {
                <button class="tool" data-tool="hint" on:click=act(move |_| ask_advice(at))>
                    {icon(Icon::Hint)}
                    <span class="told">{page.say(Words::felt_hint)}</span>
                </button>
            }
        })
    });
    let deal = text(move || {
        let words = page.words();
        at.with(|visit| {
            let rules = G::rulebook(&words, &visit.far.settings().rules);
            format!("{} · {rules}", G::TITLE)
        })
    });
    view! {
        <div class="bar">
            {page.link_to(Route::Start, "name", "Reihum")}
            <p class="what">{deal}</p>
            {(!at.is_own()).then(|| badge(page))}
            {hint}
            {drawer(Drawer::Log, Icon::Log)}
            {drawer(Drawer::Sheet, Icon::Trophy)}
            {drawer(Drawer::Menu, Icon::Settings)}
        </div>
    }
}

/// Asks the worker what a bot would do, once it has learned what bots know. At a table that anybody can come to, nobody is told.
pub(crate) fn ask_advice<G: Painted>(at: At<G>) {
    if at.visit.with_untracked(|visit| is_friendly(visit)) {
        at.forget_notice();
        at.advice.set(Some(at.page.words_now().play_thinking()));
        at.put(Some(chance::number()));
        at.page.study(G::NAME);
    }
}

/// Whether somebody may be helped.
fn is_friendly<G: Painted>(visit: &Visit<G>) -> bool {
    visit.far.me().is_some() && visit.far.deal_runs() && !visit.far.table().public
}

/// The worker has learned: it is asked.
pub(crate) fn studied<G: Painted>(at: At<G>) {
    let question = at.visit.with_untracked(|visit| {
        let sight = visit.far.table().sight.clone()?;
        Some((at.question()?, sight, visit.far.me()?))
    });
    let Some((number, sight, seat)) = question else { return };
    let words = at.page.words_now();
    at.page.teach();
    at.page.helper.ask(&ToWorker::Advise {
        number,
        game: G::NAME.into(),
        sight,
        seat: seat.number(),
        lang: words.lang().code().into(),
    });
}

/// There is no worker that could answer.
pub(crate) fn unadvised<G: Painted>(at: At<G>) {
    if at.question().is_some() {
        at.put(None);
        let text = at.page.words_now().web_bots_none();
        at.page.read_aloud(text.clone());
        at.advice.set(Some(text));
    }
}

/// The worker has answered.
pub(crate) fn advised<G: Painted>(at: At<G>, number: u64, action: Option<&str>, why: Option<String>) {
    if at.question() != Some(number) {
        return;
    }
    let words = at.page.words_now();
    let action = action.and_then(|action| action.parse::<G::Action>().ok());
    let said = at.visit.with_untracked(|visit| {
        let scene = visit.desk.scene(&visit.far)?;
        action.map(|action| words.play_advice(G::said(&scene, action)))
    });
    let text = match (said, why) {
        // Whoever has not loaded the reasons yet is told none.
        (Some(said), Some(why)) if words.has_rules() => format!("{said} {why}"),
        (Some(said), _) => said,
        (None, _) => words.play_no_advice(),
    };
    at.page.read_aloud(text.clone());
    at.advice.set(Some(text));
}

/// Everything else.
pub(crate) fn menu<G: Painted>(at: At<G>) -> AnyView {
    let page = at.page;
    // Only what changes is made anew: whoever is asked whether he means it is not to lose the question because a card was played.
    let host = Memo::new(move || at.with(|visit| visit.far.is_host()));
    let running = Memo::new(move || at.with(|visit| visit.far.table().running));
    let paused = Memo::new(move || at.with(|visit| visit.far.table().standing.paused));
    let wish = move |name: fn(&Words) -> String, wish: Wish| {
        view! { <button class="quiet" on:click=act(move |_| { at.want(wish.clone()); at.drawer.set(None); })>{page.say(move |words| capital(&name(words)))}</button> }
    };
    let pause = move || {
        if paused.get() {
            wish(Words::join_key_resume, Wish::Resume)
        } else {
            wish(Words::join_key_pause, Wish::Pause)
        }
    };
    let hosts = part(move || {
        (host.get() && running.get()).then(|| {
            let end = move || {
                at.want(Wish::End);
                at.drawer.set(None);
            };
            view! {
                {part(pause)}
                {surely(page, |words| capital(&words.join_key_end()), end)}
            }
        })
    });
    let others = Memo::new(move || {
        at.with(|visit| {
            let table = visit.far.table();
            let others = table
                .people
                .iter()
                .filter(|person| person.guest != table.you && person.present);
            others
                .map(|person| (person.guest, person.name.clone()))
                .collect::<Vec<_>>()
        })
    });
    let others = part(move || {
        (host.get() && !at.is_own()).then(|| {
            let lines = others.get().into_iter().map(|(guest, name)| {
                let (host, sent) = (name.clone(), name.clone());
                view! {
                    <li>
                        <span>{name}</span>
                        {surely(page, move |words| words.felt_make_host(host.as_str()), move || at.want(Wish::HandOver(guest)))}
                        {surely(page, move |words| words.felt_send_away(sent.as_str()), move || at.want(Wish::Remove(guest)))}
                    </li>
                }
            });
            view! { <ul class="people">{lines.collect::<Vec<_>>()}</ul> }
        })
    });
    // It holds whatever happens at the table until it is imposed.
    let imposed = RwSignal::new(Imposed::default());
    let penalty = part(move || (host.get() && running.get()).then(|| G::impose(at, imposed)).flatten());
    let invite = part(move || (!at.is_own()).then(|| invitation(at)));
    let leave = (!at.is_own()).then(|| surely(page, Words::felt_go, move || at.want(Wish::Leave)));
    let rules = view! { <button class="quiet" data-tool="rules" on:click=act(move |_| at.drawer.set(Some(Drawer::Rules)))>{page.say(Words::web_read_rules)}</button> };
    let letters = view! {
        <label class="letters">
            <input id="letters" type="checkbox" role="switch" prop:checked=keys_are_letters() on:change=act(|event| let_letters(event_target_checked(&event))) />
            <span>{page.say(Words::felt_letters)}</span>
        </label>
    };
    let inside = view! {
        <h2>{page.say(Words::felt_menu)}</h2>
        <p class="deeds">
            {hosts}
            {rules}
            {page.link_to(Route::Start, "button quiet", page.say(Words::felt_away))}
            {leave}
        </p>
        {penalty}
        {others}
        {invite}
        <div class="choices">{app::choices(page)}</div>
        <h3>{page.say(Words::felt_keys)}</h3>
        <p class="keys">{page.say(move |words| G::keys(words))}</p>
        {letters}
    };
    panel(at, Drawer::Menu, inside).into_any()
}

/// Whoever means it takes so long to say so a second time.
const TWICE: Millis = Millis(500);

/// A button for what cannot be taken back: who presses it is asked whether he means it, and does it by pressing it again.
fn surely(
    page: Page,
    label: impl Fn(&Words) -> String + Send + Sync + 'static,
    done: impl Fn() + 'static,
) -> impl IntoView {
    // Since when he is asked.
    let asked = RwSignal::new(None);
    let label = page.say(move |words| {
        let label = label(words);
        if asked.get().is_some() {
            words.felt_surely(label)
        } else {
            label
        }
    });
    let press = move |event: MouseEvent| {
        let Some(since) = asked.get_untracked() else {
            page.read_aloud(page.words_now().felt_surely(label.get_untracked()));
            asked.set(Some(now()));
            // Not every browser gives the focus to what was pressed, and only what has it can lose it.
            let _ = event_target::<HtmlElement>(&event).focus();
            return;
        };
        // A double click says it once.
        if now() - since >= TWICE {
            asked.set(None);
            done();
        }
    };
    let is_asked = flag(move || asked.get().is_some());
    view! { <button class="quiet" class:asked=is_asked on:click=act(press) on:blur=act(move |_| asked.set(None))>{label}</button> }
}

/// The seats, with their names.
pub(crate) fn named<G: Painted>(at: At<G>) -> Vec<(Seat, String)> {
    at.with(|visit| {
        let seats = visit.far.settings().seats;
        seats
            .iter()
            .map(|seat| (seat, visit.desk.words.seat(seat, &visit.desk.names)))
            .collect()
    })
}
