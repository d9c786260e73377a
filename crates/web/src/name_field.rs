//! The field for one's name: all that is ever asked of a guest.

use crate::guest;
use crate::page::Page;
use crate::part::{act, maybe};
use leptos::html::Input;
use leptos::prelude::*;
use words::Words;

/// The field. It is handed on by copying.
#[derive(Clone, Copy)]
pub(crate) struct NameField {
    input: NodeRef<Input>,
    bad: RwSignal<bool>,
}

impl NameField {
    pub(crate) fn new() -> Self {
        Self {
            input: NodeRef::new(),
            bad: RwSignal::new(false),
        }
    }

    /// Takes what is written there. If that is no name, it is said, and the field has the focus.
    pub(crate) fn settle(self) -> bool {
        let Some(input) = self.input.get_untracked() else {
            return guest::name().is_some();
        };
        let good = guest::rename(&input.value()).is_ok();
        self.bad.set(!good);
        if !good {
            let _ = input.focus();
        }
        good
    }

    /// The field with its words.
    pub(crate) fn shown(self, page: Page) -> impl IntoView {
        let take = move |event| {
            let written: String = event_target_value(&event);
            // Whoever leaves it empty is asked when a name is needed.
            self.bad
                .set(!written.trim().is_empty() && guest::rename(&written).is_err());
        };
        // What was wrong is gone as soon as it is right: a button must not move under whoever is about to press it.
        let mend = move |event| {
            let written: String = event_target_value(&event);
            if self.bad.get_untracked() && guest::is_name(&written) {
                self.bad.set(false);
            }
        };
        let complaint = page.say(move |words| {
            if self.bad.get() {
                words.way_name_bad()
            } else {
                String::new()
            }
        });
        view! {
            <div class="name-field">
                <label for="name">{page.say(Words::way_name)}</label>
                <p id="name-text" class="quiet">{page.say(Words::way_name_text)}</p>
                <input
                    id="name"
                    node_ref=self.input
                    value=guest::name()
                    maxlength="40"
                    autocomplete="nickname"
                    spellcheck="false"
                    aria-describedby="name-text name-bad"
                    aria-invalid=maybe(move || self.bad.get().then(|| "true".into()))
                    on:input=act(mend)
                    on:change=act(take)
                />
                <p id="name-bad" class="complaint" role="alert">{complaint}</p>
            </div>
        }
    }
}
