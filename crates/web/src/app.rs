//! The page around the screens: what is above and below every one of them.

use crate::badge::{badge, watch};
use crate::browser::{document, root, sleep};
use crate::games::GameName;
use crate::helper::Helper;
use crate::live::live;
use crate::page::Page;
use crate::part::{act, flag, part, text};
use crate::theme::Theme;
use crate::{Route, screens, sound, tongue};
use leptos::prelude::*;
use std::time::Duration;
use words::{Lang, Words};

/// The version of the page.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// So long is waited before the words are asked for again.
const AGAIN: Duration = Duration::from_secs(3);

/// Loads the language, and shows everything.
pub(crate) async fn begin(files: String) {
    let wanted = tongue::wanted();
    // Without words there is nothing to say: what stands in the file of the page stays, and names the program.
    let words = loop {
        match tongue::load(&files, wanted).await {
            Some(words) => break words,
            None => sleep(AGAIN).await,
        }
    };
    tongue::declare(wanted);
    if let Some(body) = document().body() {
        // The mark that the page is on its way has done its duty.
        body.set_inner_html("");
    }
    mount_to_body(move || {
        let page = Page::new(files, words);
        page.theme.get_untracked().choose();
        watch(page);
        sound::listen();
        app(page)
    });
    if let Some(root) = root() {
        let _ = root.set_attribute("data-ready", "");
    }
}

fn app(page: Page) -> impl IntoView {
    Effect::new(move || document().set_title(&title(page)));
    // A table has the whole window; what is chosen once is in its menu.
    let table = move || page.route.with(Route::is_table);
    let screen = part(move || screens::shown(page, page.route.get()));
    view! {
        <a class="skip" href="#content">{page.say(Words::web_skip)}</a>
        {part(move || (!table()).then(|| head(page)))}
        <main id="content" tabindex="-1" class:at-table=table>{screen}</main>
        {part(move || (!table()).then(|| foot(page)))}
        {live(page)}
    }
}

/// What the window is called.
fn title(page: Page) -> String {
    match screens::title(page, &page.route.get()) {
        Some(title) => format!("{title} – Reihum"),
        None => "Reihum".into(),
    }
}

fn head(page: Page) -> impl IntoView {
    let rules = Route::Rules(GameName::Solo, GameName::Solo.usual().into());
    view! {
        <header class="head">
            {page.link_to(Route::Start, "name", "Reihum")}
            <nav aria-label=page.say(Words::web_start)>
                {page.link_to(Route::Start, "", page.say(Words::web_start))}
                {page.link_to(rules, "", page.say(Words::web_rules))}
                {page.link_to(Route::Help, "", page.say(Words::web_help))}
            </nav>
            {badge(page)}
        </header>
    }
}

fn foot(page: Page) -> impl IntoView {
    let helper = page.say(move |words| match page.helper.state.get() {
        Helper::Unknown | Helper::Ready(_) => String::new(),
        Helper::Missing => format!("· {}", words.web_bots_none()),
    });
    view! {
        <footer class="foot">
            {choices(page)}
            <p class="about">
                "Reihum "{VERSION}" "<span id="helper">{helper}</span>
            </p>
        </footer>
    }
}

/// What somebody chooses once: how the page speaks and looks.
pub(crate) fn choices(page: Page) -> impl IntoView {
    view! {
        {languages(page)}
        {themes(page)}
        {sound::switch(page)}
    }
}

fn languages(page: Page) -> impl IntoView {
    let choose = move |event| {
        if let Ok(lang) = event_target_value(&event).parse() {
            page.speak(lang);
        }
    };
    let options = Lang::ALL.map(|lang| {
        view! { <option value=lang.code() lang=lang.code() selected=flag(move || page.lang() == lang)>{lang.name()}</option> }
    });
    view! {
        <label class="choice">
            <span>{page.say(Words::web_language)}</span>
            <select id="language" on:change=act(choose) prop:value=text(move || page.lang().code().into())>{options}</select>
        </label>
    }
}

fn themes(page: Page) -> impl IntoView {
    let choose = move |event| {
        if let Some(theme) = Theme::named(&event_target_value(&event)) {
            theme.choose();
            page.theme.set(theme);
        }
    };
    let options = Theme::ALL.map(|theme| {
        let told = page.say(move |words| theme.told(words));
        view! { <option value=theme.name() prop:selected=flag(move || page.theme.get() == theme)>{told}</option> }
    });
    view! {
        <label class="choice">
            <span>{page.say(Words::web_theme)}</span>
            <select id="theme" on:change=act(choose)>{options}</select>
        </label>
    }
}
