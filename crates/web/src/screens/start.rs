//! The start: what can be done.

pub(crate) mod join;
mod lobby;
mod mine;
mod phone;

use crate::Route;
use crate::badge::Link;
use crate::choice::Choice;
use crate::games::GameName;
use crate::keep::is_fleeting;
use crate::name_field::NameField;
use crate::page::Page;
use crate::part::{act, part};
use crate::picture::fan;
use crate::screens::begin::Begin;
use leptos::prelude::*;
use words::Words;

pub(super) fn screen(page: Page) -> impl IntoView {
    let begin = Begin::new(page);
    let games = GameName::ALL.map(|game| at_once(page, begin, game));
    let fleeting = is_fleeting().then(|| view! { <p class="note" id="fleeting">{page.say(Words::web_fleeting)}</p> });
    view! {
        <div class="hero">
            <h1 tabindex="-1">"Reihum"</h1>
            <p class="lead">{page.say(Words::web_tagline)}</p>
            <section aria-labelledby="now">
                <h2 id="now">{page.say(Words::way_play_now)}</h2>
                <div class="games">{games}</div>
                {begin.shown()}
                {fleeting}
                <p>{page.say(Words::way_play_now_text)}</p>
            </section>
        </div>
        {mine::shown(page)}
        {others(page)}
    }
}

/// A game that begins with one tap: at a table of one's own, with bots.
fn at_once(page: Page, begin: Begin, game: GameName) -> impl IntoView {
    let play = move |_| begin.with(Choice::usual(game));
    let about = page.say(move |words| match game {
        GameName::Solo => words.way_solo_text(),
        GameName::Skipbo => words.way_skipbo_text(),
    });
    view! {
        <button class="game" id=format!("play-{}", game.name()) on:click=act(play)>
            {fan(game)}
            <strong>{game.printed()}</strong>
            <span>{about}</span>
        </button>
    }
}

/// What needs a server.
fn others(page: Page) -> impl IntoView {
    let name = NameField::new();
    let gone = move || page.link.get() == Link::Gone;
    let missing =
        part(move || gone().then(|| view! { <p class="note" id="no-server">{page.say(Words::way_needs_server)}</p> }));
    let tables = part(move || (page.link.get() == Link::There).then(|| lobby::shown(page, name)));
    view! {
        <section aria-labelledby="others">
            <h2 id="others">{page.say(Words::way_others)}</h2>
            {missing}
            <div class="ways">
                <div class="way">{name.shown(page)} {phone::shown(page)}</div>
                <div class="way">
                    <h3>{page.say(Words::web_open)}</h3>
                    <p>{page.say(Words::web_open_text)}</p>
                    {page.link_to(Route::SetUp, "button", page.say(Words::web_open))}
                </div>
                {join::shown(page, name)}
            </div>
            {tables}
        </section>
    }
}
