//! The beginning of a game of one's own. Whoever has one like it that still goes on is asked about that one first.

use crate::choice::Choice;
use crate::page::Page;
use crate::part::{act, part};
use crate::{Route, chance, focus, guest, own};
use leptos::prelude::*;

/// What somebody wants to begin. It is handed on by copying.
#[derive(Clone, Copy)]
pub(super) struct Begin {
    page: Page,
    /// What he is asked about.
    asked: RwSignal<Option<Choice>>,
}

impl Begin {
    pub(super) fn new(page: Page) -> Self {
        Self {
            page,
            asked: RwSignal::new(None),
        }
    }

    /// Begins such a table, if nothing is lost by it.
    pub(super) fn with(self, choice: Choice) {
        if own::runs(choice.game) {
            self.asked.set(Some(choice));
            request_animation_frame(|| focus::give("#still a"));
        } else {
            self.at_once(&choice);
        }
    }

    /// He has thought of something else: what was asked is no question any more.
    pub(super) fn forget(self) {
        self.asked.set(None);
    }

    /// Begins it. It needs no name: whoever has none is a guest.
    fn at_once(self, choice: &Choice) {
        let name = guest::name().unwrap_or_else(|| self.page.words_now().way_guest());
        own::begin(
            self.page,
            choice.game,
            choice.home(name, chance::bytes(), chance::number()),
        );
    }

    /// The question, where there is one.
    pub(super) fn shown(self) -> impl IntoView {
        part(move || {
            let choice = self.asked.get()?;
            let (words, game) = (self.page.words(), choice.game);
            Some(view! {
                <div class="note" id="still" role="group" aria-labelledby="still-text">
                    <p id="still-text">{words.way_still(game.printed())}</p>
                    <p class="deeds">
                        {self.page.link_to(Route::Own(game), "button", words.way_still_go())}
                        <button class="quiet" id="anew" on:click=act(move |_| self.at_once(&choice))>{words.way_still_new()}</button>
                    </p>
                </div>
            })
        })
    }
}
