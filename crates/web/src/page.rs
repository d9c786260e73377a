//! What every part of the page knows: where we are, how we speak, who is there.

use crate::badge::Link;
use crate::browser::window;
use crate::games::GameName;
use crate::helper::Hand;
use crate::part::{act, part};
use crate::theme::Theme;
use crate::tongue::Loaded;
use crate::{Route, tongue};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use protocol::worker::ToWorker;
use std::sync::Arc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use words::{Lang, Words};

/// What every part of the page knows. It is a handful of signals, and is handed on by copying.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    /// The address of the page's files.
    files: StoredValue<String>,
    /// The words of the language in which we speak.
    words: RwSignal<Arc<Words>>,
    /// The text that they were read from, for the worker, and how it is with the rules.
    source: RwSignal<(String, Rest)>,
    /// What is on the screen.
    pub(crate) route: RwSignal<Route>,
    /// The colours.
    pub(crate) theme: RwSignal<Theme>,
    /// The server.
    pub(crate) link: RwSignal<Link>,
    /// Where others in the home network find the server, if the page was opened on the server's own machine.
    pub(crate) home: RwSignal<Option<String>>,
    /// The worker.
    pub(crate) helper: Hand,
    /// What is read aloud.
    pub(crate) spoken: RwSignal<String>,
}

/// How it is with what nobody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Rest {
    /// It was not asked for, or it is there.
    #[default]
    Unknown,
    /// It is on its way in this language.
    Asked(Lang),
    /// It did not come.
    Missing,
}

impl Page {
    /// The page as it begins, at the address that was opened.
    pub(crate) fn new(files: String, Loaded { words, source }: Loaded) -> Self {
        let page = Self {
            files: StoredValue::new(files.clone()),
            words: RwSignal::new(Arc::new(words)),
            source: RwSignal::new((source, Rest::default())),
            route: RwSignal::new(here()),
            theme: RwSignal::new(Theme::kept()),
            link: RwSignal::default(),
            home: RwSignal::default(),
            helper: Hand::new(files),
            spoken: RwSignal::default(),
        };
        let back = Closure::<dyn Fn()>::new(move || {
            // Whoever jumps to a place on this screen stays where he is.
            let there = here();
            if page.route.with_untracked(|route| *route != there) {
                page.route.set(there);
                request_animation_frame(focus_heading);
            }
        });
        window().set_onpopstate(Some(back.as_ref().unchecked_ref()));
        back.forget();
        // What could not be loaded is tried again when the server is back.
        Effect::new(move || {
            page.link.track();
            page.learn_rules();
        });
        page
    }

    /// Where the page's files are.
    pub(crate) fn files(self) -> String {
        self.files.get_value()
    }

    /// Something in words, said anew whenever the language changes. It is a signal, and not a function as everywhere else in views: of each function the browser would
    /// have to load some kilobytes.
    pub(crate) fn say(self, what: impl Fn(&Words) -> String + Send + Sync + 'static) -> Signal<String> {
        Signal::derive(move || self.words.with(|words| what(words)))
    }

    /// The words of this moment; whoever asks in a view asks again when the language changes.
    pub(crate) fn words(self) -> Arc<Words> {
        self.words.get()
    }

    /// The words of this moment, for those who do not show them.
    pub(crate) fn words_now(self) -> Arc<Words> {
        self.words.get_untracked()
    }

    /// Says to the worker in which words refusals are explained.
    pub(crate) fn teach(self) {
        let lang = self.words.with_untracked(|words| words.lang().code().into());
        let source = self.source.with_untracked(|(text, _)| text.clone());
        self.helper.ask(&ToWorker::Speak { lang, source });
    }

    /// Lets the worker learn what bots of a game know. It says when it has.
    pub(crate) fn study(self, game: &str) {
        // Only bots of SKIP-BO have much to learn.
        let files = (game == GameName::Skipbo.name()).then(|| self.files());
        self.helper.ask(&ToWorker::Study { files });
    }

    /// The language.
    pub(crate) fn lang(self) -> Lang {
        self.words.with(|words| words.lang())
    }

    /// The language of this moment, for those who do not show it.
    pub(crate) fn lang_now(self) -> Lang {
        self.words.with_untracked(|words| words.lang())
    }

    /// Reads something aloud to those who hear the page. What is said twice is heard twice: only what changes is read.
    pub(crate) fn read_aloud(self, mut text: String) {
        if self.spoken.with_untracked(|spoken| *spoken == text) {
            text.push('\u{a0}');
        }
        self.spoken.set(text);
    }

    /// Speaks another language as soon as its words are there. If they do not come, nothing changes, and somebody is told why.
    pub(crate) fn speak(self, lang: Lang) {
        spawn_local(async move {
            let Some(Loaded { words, source }) = tongue::load(&self.files(), lang).await else {
                let failed = self.words.with_untracked(|words| words.web_unloaded());
                self.read_aloud(failed);
                // The choice shows again what is spoken.
                self.words.update(|_| ());
                return;
            };
            tongue::choose(lang);
            tongue::declare(lang);
            self.know(Loaded { words, source });
            self.learn_rules();
        });
    }

    /// Loads the rules in this language, unless they are there or on their way.
    pub(crate) fn learn_rules(self) {
        let words = self.words_now();
        let lang = words.lang();
        if words.has_rules() || self.source.with_untracked(|(_, rest)| *rest == Rest::Asked(lang)) {
            return;
        }
        self.source.update(|(_, rest)| *rest = Rest::Asked(lang));
        spawn_local(async move {
            let rest = tongue::rest(
                &self.files(),
                lang,
                self.source.with_untracked(|(text, _)| text.clone()),
            )
            .await;
            // Meanwhile another language may be spoken.
            if self.lang_now() == lang {
                match rest {
                    Some(whole) => self.know(whole),
                    None => self.source.update(|(_, rest)| *rest = Rest::Missing),
                }
            }
        });
    }

    /// What is said in words that nobody waits for, as soon as they are there.
    pub(crate) fn later(self, show: impl Fn(&Words) -> AnyView + Send + 'static) -> impl IntoView {
        part(move || {
            let words = self.words();
            if words.has_rules() {
                show(&words)
            } else if self.source.with(|(_, rest)| *rest == Rest::Missing) {
                view! { <p>{words.web_unloaded()}</p> }.into_any()
            } else {
                view! { <p>"…"</p> }.into_any()
            }
        })
    }

    fn know(self, Loaded { words, source }: Loaded) {
        self.source.set((source, Rest::default()));
        self.words.set(Arc::new(words));
    }

    /// The address under which others can open this page, and whether they can: nobody else finds anything at the names that a machine has for itself.
    pub(crate) fn shared(self) -> (String, bool) {
        let location = window().location();
        let origin = location.origin().unwrap_or_default();
        if !is_this_machine(&location.hostname().unwrap_or_default()) {
            return (origin, true);
        }
        match self.home.get() {
            Some(home) => (home, true),
            None => (origin, false),
        }
    }

    /// Goes to another screen, from which the browser's button leads back.
    pub(crate) fn go(self, route: Route) {
        let (history, path) = (window().history(), route.to_string());
        if let Ok(history) = history {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&path));
        }
        self.route.set(route);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        // Whoever cannot see it hears where he is: the heading is read when it has the focus.
        request_animation_frame(focus_heading);
    }

    /// The same screen shows something else, under another address.
    pub(crate) fn change(self, route: Route) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.to_string()));
        }
        self.route.set(route);
    }

    /// A link to a screen. It is a real one: it can be copied, or opened in another window.
    pub(crate) fn link_to(self, route: Route, class: &'static str, text: impl IntoView + 'static) -> impl IntoView {
        let href = route.to_string();
        let follow = move |event: MouseEvent| {
            let plain =
                event.button() == 0 && !event.ctrl_key() && !event.meta_key() && !event.shift_key() && !event.alt_key();
            if plain {
                event.prevent_default();
                self.go(route.clone());
            }
        };
        view! { <a href=href class=class on:click=act(follow)>{text}</a> }
    }
}

/// What is at the address of the window.
fn here() -> Route {
    let path = window().location().pathname();
    Route::at(&path.unwrap_or_default())
}

/// The heading gets the focus.
pub(crate) fn focus_heading() {
    crate::focus::give("main h1");
}

/// Whether nobody else finds anything under this name.
fn is_this_machine(host: &str) -> bool {
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_a_machine_has_for_itself_are_known() {
        for (host, own) in [
            ("localhost", true),
            ("127.0.0.1", true),
            ("[::1]", true),
            ("192.168.0.5", false),
            ("cards.test", false),
        ] {
            assert_eq!(is_this_machine(host), own, "{host}");
        }
    }
}
