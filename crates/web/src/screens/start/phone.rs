//! The page on the phone next to you.

use crate::badge::Link;
use crate::page::Page;
use crate::part::part;
use crate::qr::qr;
use leptos::prelude::*;

/// A code that opens this page elsewhere, where a server is there that can be reached from elsewhere.
pub(super) fn shown(page: Page) -> impl IntoView {
    part(move || {
        let (address, found) = page.shared();
        (found && page.link.get() == Link::There).then(|| {
            let words = page.words();
            let label = words.way_phone_label(address.as_str());
            view! {
                <details>
                    <summary>{words.way_phone()}</summary>
                    <p>{words.way_phone_text()}</p>
                    {qr(&address, label)}
                    <p class="quiet">{address.clone()}</p>
                </details>
            }
        })
    })
}
