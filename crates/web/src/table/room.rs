//! The table while no cards are dealt: who sits where, and what is needed before it begins.

use super::picture::{icon, picture};
use super::{At, Painted};
use crate::browser::{copy_text_of, window};
use crate::memo::Memo;
use crate::part::{act, part, text};
use crate::plan::Plan;
use crate::qr::qr;
use crate::screens::set_up;
use crate::{chance, level, record};
use art::Icon;
use desk::Board;
use game::record::Nonce;
use leptos::prelude::*;
use protocol::Wish;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use words::Words;

/// The waiting room.
pub(crate) fn room<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let rules = part(move || {
        let words = page.words();
        at.with(|visit| {
            let rules = &visit.far.settings().rules;
            let house = G::house_rules(&words, rules);
            let lines = house
                .into_iter()
                .map(|(field, value)| view! { <li>{words.rules_house_line(field, value)}</li> });
            view! {
                <p class="lead">{format!("{} · {}", G::TITLE, G::rulebook(&words, rules))}</p>
                <ul>{lines.collect::<Vec<_>>()}</ul>
            }
        })
    });
    let invite = (!at.is_own()).then(|| invitation(at));
    view! {
        <section class="waiting-room">
            {rules}
            {places(at)}
            {start(at)}
            {change(at)}
            {watching(at)}
            {invite}
        </section>
    }
}

/// What the host can choose otherwise, before or after a match.
pub(crate) fn change<G: Painted>(at: At<G>) -> impl IntoView {
    let settings = Memo::new(move || {
        at.with(|visit| {
            let table = visit.far.table();
            (visit.far.is_host() && !table.running).then(|| table.settings.clone())
        })
    });
    part(move || {
        let set = Box::new(move |settings| at.want(Wish::Set(settings)));
        settings
            .get()
            .map(|settings| set_up::change(at.page, G::GAME, settings, set))
    })
}

/// The seats: who sits there, and what can be done about it.
pub(crate) fn places<G: Painted>(at: At<G>) -> impl IntoView {
    let seats = Memo::new(move || at.with(|visit| visit.far.settings().seats));
    part(move || {
        let lines = seats.get().iter().map(|seat| place(at, seat));
        view! { <ol class="places">{lines.collect::<Vec<_>>()}</ol> }
    })
}

/// What is known of a place before cards are dealt.
#[derive(PartialEq)]
struct Held {
    who: Option<String>,
    place: protocol::Place,
    chair: Chair,
    /// It is the place of the host.
    host: bool,
    away: bool,
    /// Whoever looks can choose a bot for it.
    fill: bool,
}

/// What a place is to whoever looks.
#[derive(Clone, Copy, PartialEq)]
enum Chair {
    /// He sits there, and can stand up.
    Own,
    /// He can sit down there.
    Free,
    /// He can do neither.
    Other,
}

/// One of them. It is shown anew only when something about it has changed: whoever is about to choose something there can do so, whatever happens elsewhere.
fn place<G: Painted>(at: At<G>, seat: game::Seat) -> impl IntoView {
    let number = seat.number();
    let held = Memo::new(move || {
        at.with(|visit| {
            let (far, table) = (&visit.far, visit.far.table());
            let place = table.places.get(seat.index()).cloned().unwrap_or_default();
            let away = place.guest.is_some_and(|guest| !far.is_there(guest));
            let free = place.guest.is_none() && place.bot.is_none();
            Held {
                who: visit.desk.names.of(seat).map(Into::into),
                chair: match far.me() {
                    Some(me) if me == seat => Chair::Own,
                    None if free => Chair::Free,
                    _ => Chair::Other,
                },
                host: place.guest == Some(table.host),
                away,
                fill: far.is_host() && (place.guest.is_none() || away),
                place,
            }
        })
    });
    part(move || {
        let words = at.page.words();
        held.with(|held| {
            let place = &held.place;
            let mut how = Vec::new();
            if held.host {
                how.push(words.join_the_host());
            }
            if place.ready {
                how.push(words.join_ready());
            }
            match (place.guest, &place.bot) {
                (Some(_), Some(_)) => how.push(words.join_stands_in()),
                (Some(_), None) if held.away => how.push(words.join_away()),
                (None, Some(bot)) => how.push(words.join_bot(level::of(&words, bot))),
                _ => {}
            }
            let sign = place.bot.as_ref().filter(|_| place.guest.is_none()).map(|bot| picture("icon", art::level(level::strength(bot))));
            let button = |class: &'static str, sit: Option<String>, label: String, wish: Wish| {
                view! { <button class=class data-sit=sit on:click=act(move |_| at.want(wish.clone()))>{capital(&label)}</button> }
            };
            let chair = match held.chair {
                Chair::Free => Some(button("", Some(number.to_string()), words.join_key_sit(), Wish::Sit(number))),
                Chair::Own => Some(button("quiet", None, words.join_key_stand(), Wish::Stand)),
                Chair::Other => None,
            };
            let bots = held.fill.then(|| {
                let none = if held.away { words.join_away() } else { words.felt_no_bot() };
                let bot = place.bot.as_deref().filter(|_| !held.away);
                bots(at, number, bot, none)
            });
            view! {
                <li class="place" data-seat=number.to_string() class:me=(held.chair == Chair::Own)>
                    <span class="number">{number}</span>
                    <span class="who">{sign}{held.who.clone().unwrap_or_else(|| words.join_free())}</span>
                    <span class="how">{how.join(", ")}</span>
                    <span class="deeds">{chair}{bots}</span>
                </li>
            }
        })
    })
}

/// Which bot sits in a seat, as the host chooses; what is said if there is none.
fn bots<G: Painted>(at: At<G>, seat: usize, bot: Option<&str>, nobody: String) -> impl IntoView + use<G> {
    let words = at.page.words();
    let choose = move |event| {
        let level = event_target_value(&event);
        if level.is_empty() {
            at.want(Wish::TakeBot(seat));
        } else {
            at.want(Wish::PutBot { seat, bot: level });
        }
    };
    let none = bot.is_none();
    let options = bots::Level::ALL.map(|level| {
        let chosen = bot == Some(level.to_string().as_str());
        view! { <option value=level.to_string() prop:selected=chosen>{words.join_bot(level::named(&words, level))}</option> }
    });
    view! {
        <select aria-label=words.felt_bot_for(seat) data-bot=seat.to_string() on:change=act(choose)>
            <option value="" prop:selected=none>{nobody}</option>
            {options}
        </select>
    }
}

/// What is needed before a match begins, for whoever can do it.
pub(crate) fn start<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let what = Memo::new(move || {
        at.with(|visit| {
            let (far, table) = (&visit.far, visit.far.table());
            let seat = far.me().and_then(|me| table.places.get(me.index()));
            let free = table
                .places
                .iter()
                .any(|place| place.guest.is_none() && place.bot.is_none());
            let waits = table
                .places
                .iter()
                .any(|place| place.guest.is_some_and(|guest| guest != table.you) && !place.ready);
            (far.is_host(), seat.map(|seat| seat.ready), free, waits)
        })
    });
    part(move || {
        let words = page.words();
        let (host, ready, free, waits) = what.get();
        let begin = move |_| {
            if ready == Some(false) {
                at.want(Wish::Ready(Some(nonce())));
            }
            at.want(Wish::Start);
        };
        let be_ready = move |_| at.want(Wish::Ready(Some(nonce())));
        let unready = move |_| at.want(Wish::Unready);
        let told = match (host, ready) {
            (true, _) if free => words.felt_free_seats(),
            (true, _) if waits => words.join_ask_wait(),
            (true, _) => String::new(),
            (false, None) => words.felt_ask_seat(),
            (false, Some(false)) => words.felt_ask_ready(),
            (false, Some(true)) => words.join_ask_host(),
        };
        let buttons = match (host, ready) {
            (true, _) => {
                let label = if at.with(|visit| visit.far.winners().is_some()) {
                    words.felt_rematch()
                } else {
                    words.felt_begin()
                };
                view! { <button id="begin" class="large" on:click=act(begin)>{label}</button> }.into_any()
            }
            (false, Some(false)) => {
                view! { <button id="ready" class="large" on:click=act(be_ready)>{words.felt_ready()}</button> }.into_any()
            }
            (false, Some(true)) => {
                view! { <button id="unready" class="quiet" on:click=act(unready)>{capital(&words.join_key_unready())}</button> }
                    .into_any()
            }
            (false, None) => ().into_any(),
        };
        let fill = (host && free).then(
            || view! { <button id="fill" class="quiet" on:click=act(move |_| fill(at))>{words.felt_fill()}</button> },
        );
        view! { <div class="begin"><p>{told}</p><p class="deeds">{fill}{buttons}</p></div> }
    })
}

/// What is needed before the next deal.
pub(crate) fn ready<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let ready = Memo::new(move || {
        at.with(|visit| {
            let seat = visit.far.me()?;
            visit.far.table().places.get(seat.index()).map(|place| place.ready)
        })
    });
    part(move || {
        let words = page.words();
        let next = move |_| at.want(Wish::Ready(Some(nonce())));
        match ready.get() {
            Some(false) => view! { <p class="deeds"><button id="next" class="large" on:click=act(next)>{words.felt_next()}</button></p> }.into_any(),
            Some(true) => view! { <p>{words.join_ask_others()}</p> }.into_any(),
            None => view! { <p>{words.join_you_watch()}</p> }.into_any(),
        }
    })
}

/// Bots come to all free seats.
fn fill<G: Painted>(at: At<G>) {
    let free: Vec<usize> = at.visit.with_untracked(|visit| {
        let places = visit.far.table().places.iter().enumerate();
        let free = places.filter(|(_, place)| place.guest.is_none() && place.bot.is_none());
        free.map(|(place, _)| place + 1).collect()
    });
    for seat in free {
        at.want(Wish::PutBot {
            seat,
            bot: bots::Level::Family.to_string(),
        });
    }
}

/// A phrase at the beginning of a line.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Something that nobody can guess, for the shuffle.
fn nonce() -> String {
    Nonce::new(chance::bytes()).to_string()
}

/// Who only watches.
fn watching<G: Painted>(at: At<G>) -> impl IntoView {
    part(move || {
        let words = at.page.words();
        at.with(|visit| {
            let table = visit.far.table();
            let sits = |guest: u64| table.places.iter().any(|place| place.guest == Some(guest));
            let names: Vec<String> = table
                .people
                .iter()
                .filter(|person| person.present && !sits(person.guest))
                .map(|person| person.name.clone())
                .collect();
            (!names.is_empty()).then(|| view! { <p class="watching">{words.join_watching(words.all_of(&names))}</p> })
        })
    })
}

/// How others come here: the code, the link, and the link as a picture for the phone beside this one.
pub(crate) fn invitation<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    let code = at.visit.with_untracked(|visit| visit.far.table().code.clone());
    let address = {
        let code = code.clone();
        Memo::new(move || {
            let (origin, found) = page.shared();
            (format!("{origin}/t/{code}"), found)
        })
    };
    let copied = RwSignal::new(false);
    let copy = move |_| {
        spawn_local(async move {
            // Where the browser does not trust the address there is no clipboard, and it copies what is marked.
            let done = match clipboard() {
                Some(clipboard) => JsFuture::from(clipboard.write_text(&address.get_untracked().0))
                    .await
                    .is_ok(),
                None => copy_text_of(".invitation .link"),
            };
            if done {
                copied.try_set(true);
                page.read_aloud(page.words_now().felt_copied());
                set_timeout(
                    move || {
                        copied.try_set(false);
                    },
                    COPIED,
                );
            }
        });
    };
    let label = page.say(move |words| {
        if copied.get() {
            words.felt_copied()
        } else {
            words.felt_copy()
        }
    });
    let link = text(move || address.get().0);
    let picture = part(move || {
        let (link, found) = address.get();
        if found {
            view! { <div class="qr">{qr(&link, page.words().felt_qr())}</div> }.into_any()
        } else {
            view! { <p class="note">{page.words().felt_invite_here()}</p> }.into_any()
        }
    });
    view! {
        <section class="invitation">
            <h2>{page.say(Words::felt_invite)}</h2>
            <p>{page.say(Words::felt_invite_text)}</p>
            <p class="code">{code}</p>
            <p class="link">{link}</p>
            <p><button class="quiet" id="copy" on:click=act(copy)>{icon(Icon::Copy)}{label}</button></p>
            {picture}
        </section>
    }
}

/// So long a button says that something was copied.
const COPIED: Duration = Duration::from_secs(3);

/// Browsers hand it out only where they trust the address.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    clipboard.dyn_into().ok()
}

/// The record of the match, to keep.
pub(crate) fn keep_record<G: Painted>(at: At<G>) -> impl IntoView {
    let page = at.page;
    // Whoever watched has no record of it.
    let over = Memo::new(move || {
        at.with(|visit| visit.far.me().is_some() && visit.far.winners().is_some() && !visit.far.table().running)
    });
    let save = move |_| {
        let failed = move |why| at.complain(why);
        if at.is_own() {
            record::save_own(page, G::GAME, failed);
        } else {
            let table = |visit: &desk::Visit<G>| (visit.far.table().code.clone(), visit.far.table().matches);
            let (code, number) = at.visit.with_untracked(table);
            record::save(page, code, number, failed);
        }
    };
    part(move || {
        over.get().then(
            || view! { <p><button id="record" class="quiet" on:click=act(save)>{page.say(Words::felt_record)}</button></p> },
        )
    })
}

/// What was chosen when the table was set up: where to sit, and which bots come.
pub(crate) fn carry_out_plan<G: Painted>(at: At<G>) {
    let (code, host) = at
        .visit
        .with_untracked(|visit| (visit.far.table().code.clone(), visit.far.is_host()));
    let Some(plan) = Plan::take(&code).filter(|_| host) else {
        return;
    };
    at.want(Wish::Sit(plan.seat));
    for (seat, bot) in plan.bots {
        at.want(Wish::PutBot { seat, bot });
    }
}
