//! Signs: what the action cards of SOLO do, without a word.
//!
//! A sign fills a square of 100 around the point 0 0, in the current colour.

use crate::svg::{Svg, draw};

/// Somebody is jumped over.
pub(crate) const SKIP: &str = r#"<path d="M-46 26C-46-58 32-58 32 10M12-10 32 14 51-10"/><circle cx="-7" cy="22" r="16" stroke="none" fill="currentColor"/>"#;

/// There and back.
pub(crate) const REVERSE: &str = r#"<path d="M-30 32H14A26 26 0 0 0 14-20H-38M-18-42-40-20-18 2"/>"#;

/// One for the other.
pub(crate) const SWAP: &str = r#"<path d="M-42-20H40M22-40 42-20 22 0M42 24H-40M-22 4-42 24-22 44"/>"#;

/// Round and round.
pub(crate) const ROUND: &str =
    r#"<path d="M-36-10A37 37 0 0 1 31-20M36-44V-18H10M36 10A37 37 0 0 1-31 20M-36 44V18H-10"/>"#;

/// A box with a bow.
pub(crate) const GIFT: &str = r#"<path stroke-width="8" fill="currentColor" d="M-34 10H-10V42H-34ZM10 10H34V42H10ZM-40-16H-10V-6H-40ZM10-16H40V-6H10Z"/><path stroke-width="10" d="M0-26C-8-52-36-50-30-34-28-28-12-26 0-26S28-28 30-34C36-50 8-52 0-26"/>"#;

/// From each side of a table on to the next.
pub(crate) const ROUTES: &str = r#"<path d="M27-56A62 62 0 0 1 52-33M35-37 53-30 58-49M56 27A62 62 0 0 1 33 52M37 35 30 53 49 58M-27 56A62 62 0 0 1-52 33M-35 37-53 30-58 49M-56-27A62 62 0 0 1-33-52M-37-35-30-53-49-58"/>"#;

/// The outline of a shield.
pub(crate) const SHIELD: &str = "M0-50C14-38 28-34 42-34V-2C42 28 22 42 0 52C-22 42-42 28-42-2V-34C-28-34-14-38 0-50Z";

/// A bolt, smaller than the shield.
pub(crate) const BOLT: &str = "M8-32-20 8H-3L-8 36 20-8H3Z";

/// A sign with a line of this width.
pub(crate) fn sign(svg: &mut Svg, sign: &str, width: &str) {
    draw!(
        svg,
        r#"<g stroke="currentColor" stroke-width=""#,
        width,
        r#"">"#,
        sign,
        "</g>"
    );
}
