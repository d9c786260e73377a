//! What is said about SKIP-BO beside the table: what is asked, and which rules matter.

use super::doing::{Doing, partner, targets};
use crate::Scene;
use ::skipbo::{Action, Card, Pile, Round, Source, Whose};
use words::Told;

fn name(scene: &Scene<'_, Round>, card: Card) -> String {
    Round::card(scene.words, card)
}

pub(super) fn prompt(scene: &Scene<'_, Round>, doing: &Doing) -> String {
    let words = scene.words;
    match doing.chosen {
        _ if !scene.waits_for_me() => words.play_waiting(scene.name(scene.view.turn())),
        None if scene.view.hand().is_empty() => words.play_skipbo_empty(),
        None if can_play(scene) => words.play_skipbo_turn(),
        None => words.play_skipbo_put(),
        Some((card, Source::Hand)) if targets(scene, card).is_empty() => words.play_skipbo_discard(name(scene, card)),
        Some((card, Source::Hand)) => words.play_skipbo_where(name(scene, card)),
        Some((card, _)) => words.play_skipbo_which(name(scene, card)),
    }
}

/// Whether any card fits: without one the turn ends with a card that is put away.
fn can_play(scene: &Scene<'_, Round>) -> bool {
    scene
        .view
        .legal()
        .iter()
        .any(|action| matches!(action, Action::Play(_)))
}

/// An action in a few words: `7 (stock) → building pile 2`.
pub(super) fn said(scene: &Scene<'_, Round>, action: Action) -> String {
    let words = scene.words;
    match action {
        Action::Play(play) => {
            let from = match play.from {
                Source::Hand => words.play_hand_short(),
                Source::Stock(Whose::Own) => words.play_stock(),
                Source::Discard(Whose::Own, pile) => words.play_one_discard(pile.letter().to_string()),
                Source::Stock(Whose::Partner) => words.play_partner_stock(),
                Source::Discard(Whose::Partner, pile) => words.play_partner_discard(pile.letter().to_string()),
            };
            let to = words.play_one_building(play.to.number());
            format!("{} ({from}) → {to}", name(scene, play.card))
        }
        Action::Discard(card, pile) => {
            let to = words.play_one_discard(pile.letter().to_string());
            format!("{} → {to}", name(scene, card))
        }
        Action::End => words.play_key_end(),
        Action::Penalise(..) => action.to_string(),
    }
}

/// The rules about a turn, and those that the piles bring up.
pub(super) fn rules_now(scene: &Scene<'_, Round>) -> Vec<&'static str> {
    let view = &scene.view;
    let mut rules = vec!["B-08", "B-09", "B-11"];
    if view.hand().len() <= 1 {
        rules.push("B-10");
    }
    if Pile::ALL
        .iter()
        .any(|pile| view.building()[pile.index()].height() >= 10)
    {
        rules.push("B-12");
    }
    if partner(scene).is_some() {
        rules.extend(["B-16", "B-17"]);
    } else if view.seats().iter().any(|seat| view.stock_len(seat) <= 3) {
        rules.push("B-14");
    }
    if view.draw_pile() < 5 {
        rules.push("B-13");
    }
    if view.quiet() > 1 {
        rules.push("B-15");
    }
    rules
}
