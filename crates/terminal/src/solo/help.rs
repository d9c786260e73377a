//! What is said about SOLO beside the table: which keys there are.

use crate::Scene;
use crate::key::digit;
use ::solo::{Colour, Penalty, Round};
use desk::solo::{Doing, Step, any_three, calls, catchable, colour, is_asked, may_leave, others, protections};

pub(super) fn keys(scene: &Scene<'_, Round>, doing: &Doing) -> Vec<(String, String)> {
    let (view, words) = (&scene.view, scene.words);
    let mut keys: Vec<(String, String)> = Vec::new();
    let mut add = |key: &str, what: String| keys.push((key.into(), what));
    match &doing.step {
        // Nothing more can be done until that is decided.
        Step::Free if scene.held => {}
        Step::Free => {
            if is_asked(scene) {
                if !protections(scene).is_empty() {
                    add("x", words.play_key_protect());
                }
                add("n", words.play_key_decline());
            } else {
                let options = view.options();
                if !options.cards.or(options.twins).is_empty() {
                    add("1-9 A-Z ← → Enter", words.play_key_card());
                }
                if !options.twins.is_empty() {
                    add("i", words.play_key_throw_in());
                }
                if options.draw {
                    add("d", words.play_key_draw());
                }
                if options.pass {
                    add("p", words.play_key_pass());
                }
                if options.triples != 0 {
                    add("t", "Triple +".into());
                }
                if view.rules().penalty() == Penalty::Caught && !catchable(scene).is_empty() {
                    add("c", words.play_key_catch());
                }
            }
            let calls = calls(scene);
            if calls.now || calls.with_play {
                add("s", "Solo!".into());
            }
        }
        Step::Colour(_) => {
            for (number, each) in (1..).zip(Colour::ALL) {
                add(&digit(number).to_string(), colour(words, each));
            }
        }
        Step::Target(card) => {
            for seat in others(scene).iter() {
                add(&digit(seat.number()).to_string(), scene.name(seat));
            }
            if may_leave(scene, *card) {
                add("n", words.play_key_leave());
            }
        }
        Step::Catch => {
            for seat in catchable(scene).iter() {
                add(&digit(seat.number()).to_string(), scene.name(seat));
            }
        }
        Step::Gift(..) => add("1-9 A-Z ← → Enter", words.play_key_choose()),
        Step::Triple(laid) => {
            add("1-9 A-Z ← → Enter", words.play_key_choose());
            if laid.len() >= 3 && any_three(scene) {
                add("t", words.play_key_done());
            }
        }
    }
    if doing.step != Step::Free || doing.solo {
        keys.push(("Esc".into(), words.play_key_back()));
    }
    keys
}

/// A colour's shape and name for the middle of the table; any when none is in force.
pub(super) fn in_force(scene: &Scene<'_, Round>) -> String {
    match scene.view.colour() {
        Some(force) => colour(scene.words, force),
        None => scene.words.play_any_colour(),
    }
}
