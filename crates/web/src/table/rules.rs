//! The rules by which this table plays, over it: those of this moment first. Nobody has to leave his game to read them.

use super::log::panel;
use super::{At, Drawer, Painted};
use crate::screens::Rules;
use desk::Board;
use leptos::prelude::*;

/// The rules, as they matter when they are opened.
pub(crate) fn drawer<G: Painted>(at: At<G>) -> AnyView {
    let now = at.visit.with_untracked(|visit| {
        let scene = visit.desk.scene(&visit.far);
        scene.map_or_else(Vec::new, |scene| G::rules_now(&scene))
    });
    let inside = at.page.later(move |words| {
        at.visit.with_untracked(|visit| {
            let rules = Rules::new::<G>(words, &visit.far.settings().rules);
            rules.shown(Some((now.as_slice(), words.play_help_now()))).into_any()
        })
    });
    panel(at, Drawer::Rules, inside).into_any()
}
