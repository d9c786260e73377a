//! Somebody has a code or a link.

use crate::Route;
use crate::name_field::NameField;
use crate::page::Page;
use crate::part::{act, maybe};
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use words::Words;

/// The way to a table that somebody else has opened.
pub(super) fn shown(page: Page, name: NameField) -> impl IntoView {
    view! {
        <div class="way">
            <h3>{page.say(Words::web_join)}</h3>
            <p>{page.say(Words::web_join_text)}</p>
            {form(page, name, String::new())}
        </div>
    }
}

/// A field for a code, which leads to its table. It may have been written before, and there was no such table.
pub(crate) fn form(page: Page, name: NameField, code: String) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let missing = RwSignal::new(false);
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let code = read(&field.value());
        missing.set(code.is_empty());
        if code.is_empty() {
            let _ = field.focus();
        } else if name.settle() {
            page.go(Route::Table(code));
        }
    };
    let complaint = page.say(move |words| {
        if missing.get() {
            words.web_code_missing()
        } else {
            String::new()
        }
    });
    view! {
        <form on:submit=act(go) novalidate>
            <label for="code">{page.say(Words::web_code)}</label>
            <div class="row">
                <input
                    id="code"
                    node_ref=field
                    value=code
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    aria-describedby="code-missing"
                    aria-invalid=maybe(move || missing.get().then(|| "true".into()))
                />
                <button>{page.say(Words::web_code_go)}</button>
            </div>
            <p id="code-missing" class="complaint" role="alert">{complaint}</p>
        </form>
    }
}

/// The code in what somebody wrote or pasted: a code, or a whole link.
fn read(text: &str) -> String {
    let text = text.trim();
    let code = text.rsplit_once("/t/").map_or(text, |(_, code)| code);
    code.chars().filter(|c| c.is_alphanumeric() || *c == '-').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_from_a_link_too() {
        for (text, code) in [
            (" bado-keli-mora ", "bado-keli-mora"),
            ("http://192.168.0.5:7654/t/bado-keli-mora", "bado-keli-mora"),
            ("Bado Keli", "BadoKeli"),
            ("  ", ""),
        ] {
            assert_eq!(read(text), code, "{text}");
        }
    }
}
