//! What is said about SOLO beside the table: what is asked, which keys there are, which rules matter.

use super::cards::colour;
use super::doing::{Doing, Step, any_three, calls, catchable, is_asked, may_leave, others, protections};
use crate::Scene;
use crate::key::digit;
use ::solo::{Action, Card, Choice, Colour, Faces, Kind, Penalty, Round};
use words::Told;

fn name(scene: &Scene<'_, Round>, card: Card) -> String {
    Round::card(scene.words, card)
}

pub(super) fn prompt(scene: &Scene<'_, Round>, doing: &Doing) -> String {
    let (view, words) = (&scene.view, scene.words);
    if scene.held {
        let question = !view.asked().is_empty();
        return if question {
            words.play_answered()
        } else {
            words.play_held()
        };
    }
    let text = match &doing.step {
        Step::Colour(card) => words.play_choose_colour(name(scene, *card)),
        Step::Target(card) if card.kind() == Kind::Gift => words.play_choose_receiver(),
        Step::Target(_) => words.play_choose_swap(),
        Step::Gift(_, to, first) => words.play_choose_gift(scene.name(*to), 2 - i32::from(first.is_some())),
        Step::Triple(laid) => words.play_choose_triple(laid.len()),
        Step::Catch => words.play_choose_caught(),
        Step::Free if is_asked(scene) => {
            if protections(scene).is_empty() {
                words.play_question_none()
            } else {
                words.play_question()
            }
        }
        Step::Free if !view.asked().is_empty() => words.play_question_others(),
        Step::Free if !scene.waits_for_me() => words.play_waiting(scene.name(view.turn())),
        Step::Free => turn(scene),
    };
    if doing.solo {
        format!("{text} {}", words.play_armed())
    } else {
        text
    }
}

/// What the person can do in turn.
fn turn(scene: &Scene<'_, Round>) -> String {
    let (view, words) = (&scene.view, scene.words);
    let options = view.options();
    if let Some(card) = view.drawn() {
        return if options.cards.contains(card) {
            words.play_turn_drawn(name(scene, card))
        } else {
            words.play_turn_kept(name(scene, card))
        };
    }
    if view.debt() > 0 {
        let protection = !options.cards.and(Faces::PROTECTION).is_empty();
        let longer = !options.cards.minus(Faces::PROTECTION).is_empty();
        let ways = match (longer, protection) {
            (false, false) => "draw",
            (true, false) => "longer",
            (false, true) => "protection",
            (true, true) => "all",
        };
        return words.play_turn_chain(view.debt(), ways);
    }
    let lay = !options.cards.is_empty() || options.triples != 0;
    match (lay, options.draw) {
        (true, true) => words.play_turn(),
        (true, false) => words.play_turn_lay(),
        (false, true) => words.play_turn_draw(),
        (false, false) => words.play_turn_pass(),
    }
}

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

/// An action in a few words: `red 5`, `Choose a Colour → ● red`.
pub(super) fn said(scene: &Scene<'_, Round>, action: Action) -> String {
    let words = scene.words;
    let marked = |text: String, call: bool| {
        if call {
            format!("{text}, {}", words.play_with_solo())
        } else {
            text
        }
    };
    match action {
        Action::Play(play) => {
            let card = name(scene, play.card);
            let text = match play.choice {
                Choice::None => card,
                Choice::Wish(wish) => format!("{card} → {}", colour(words, wish)),
                Choice::Target(to) => format!("{card} → {}", scene.name(to)),
                Choice::Gift(to, pair) => {
                    let given = pair.cards().map(|card| name(scene, card));
                    format!("{card} → {} ({})", scene.name(to), words.all_of(&given))
                }
            };
            marked(text, play.call)
        }
        Action::Triple(triple) => {
            let cards: Vec<String> = triple.cards().map(|card| name(scene, card)).collect();
            marked(format!("Triple + ({})", cards.join(", ")), triple.call)
        }
        Action::Draw => words.play_key_draw(),
        Action::Pass => words.play_key_pass(),
        Action::Decline => words.play_key_decline(),
        Action::Call => "Solo!".into(),
        Action::Catch(seat) => format!("{} → {}", words.play_key_catch(), scene.name(seat)),
    }
}

/// The rules about what lies on top, what is owed, and what the person could do.
pub(super) fn rules_now(scene: &Scene<'_, Round>) -> Vec<&'static str> {
    let view = &scene.view;
    let mut rules = vec!["S-08", "S-09"];
    rules.extend(match view.top().kind() {
        Kind::Skip => &["S-18"][..],
        Kind::Reverse => &["S-19"],
        Kind::DrawTwo => &["S-20", "S-22", "S-23"],
        Kind::DrawFour => &["S-21", "S-22", "S-23", "S-12"],
        Kind::Swap => &["S-25", "S-26"],
        Kind::Gift => &["S-28"],
        Kind::Wish => &["S-24", "S-12"],
        Kind::AllSwap => &["S-27", "S-12"],
        Kind::Protection => &["S-30", "S-12"],
        _ => &[],
    });
    if scene.standing.interjectable {
        rules.push("S-13");
    }
    if view.options().triples != 0 {
        rules.push("S-10");
    }
    if !view.asked().is_empty() {
        rules.extend(["S-31", "S-33"]);
    }
    if view.seats().iter().any(|seat| view.held(seat) <= 2) {
        rules.push("S-35");
    }
    rules
}

/// A colour's shape and name for the middle of the table; any when none is in force.
pub(super) fn in_force(scene: &Scene<'_, Round>) -> String {
    match scene.view.colour() {
        Some(force) => colour(scene.words, force),
        None => scene.words.play_any_colour(),
    }
}
