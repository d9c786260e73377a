//! What is said about SOLO beside the table: what is asked, and which rules matter.

use super::cards::colour;
use super::doing::{Doing, Step, is_asked, protections};
use crate::Scene;
use ::solo::{Action, Card, Choice, Faces, Kind, Round};
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
        Step::Gift(_, to, first) => words.play_choose_gift(scene.name(*to), 2 - usize::from(first.is_some())),
        Step::Triple(laid) => words.play_choose_triple(laid.len()),
        Step::Catch => words.play_choose_caught(),
        Step::Free if is_asked(scene) => {
            if protections(scene).is_empty() {
                words.play_question_none()
            } else {
                // It is about the card on top, and whoever laid it has the turn.
                words.play_question(scene.name(view.turn()), name(scene, view.top()))
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
