//! A QR code: what the camera of the phone next to you reads.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// So many modules around a code stay empty, or cameras do not find it.
const QUIET: i32 = 4;

/// A text as a QR code, with a name for those who cannot see it. Nothing for a text that is longer than any code.
pub(crate) fn qr(text: &str, label: String) -> impl IntoView + use<> {
    let drawn = drawn(text);
    drawn.map(|(size, path)| {
        // Black on white in every theme: cameras want it so.
        view! {
            <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label shape-rendering="crispEdges">
                <path fill="#fff" d=format!("M0 0h{size}v{size}H0z") />
                <path fill="#000" d=path />
            </svg>
        }
    })
}

/// How many modules it has on each side, and the dark ones as a path.
fn drawn(text: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    Some((size + 2 * QUIET, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_fits_and_has_its_three_corners() {
        let (size, path) = drawn("http://192.168.0.5:7654/t/bado-keli-mora").unwrap();
        // Version 3: 29 modules and the quiet zone.
        assert_eq!(size, 37);
        let dark = |x, y| path.contains(&format!("M{} {}h1", x + QUIET, y + QUIET));
        for (x, y) in [(0, 0), (22, 0), (0, 22)] {
            assert!(dark(x, y) && dark(x + 6, y + 6) && dark(x + 3, y + 3));
            assert!(!dark(x + 1, y + 1), "a ring of light lies in it");
        }
        assert!(drawn(&"x".repeat(3000)).is_none());
    }
}
