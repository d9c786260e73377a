//! What is said about SKIP-BO beside the table: which keys there are.

use crate::Scene;
use ::skipbo::{Action, Round, Source, Whose};
use desk::skipbo::{Doing, targets};

pub(super) fn keys(scene: &Scene<'_, Round>, doing: &Doing) -> Vec<(String, String)> {
    let words = scene.words;
    let mut keys: Vec<(String, String)> = Vec::new();
    let mut add = |key: &str, what: String| keys.push((key.into(), what));
    match doing.chosen {
        None if !scene.waits_for_me() => {}
        None => {
            let legal = scene.view.legal();
            let open = |fits: &dyn Fn(Source) -> bool| {
                let mut plays = legal.iter();
                plays.any(|action| matches!(action, Action::Play(play) if fits(play.from)))
            };
            if !scene.view.hand().is_empty() {
                add("1-5 ← → Enter", words.play_hand_short());
            }
            if open(&|from| from == Source::Stock(Whose::Own)) {
                add("s", words.play_stock());
            }
            if open(&|from| matches!(from, Source::Discard(Whose::Own, _))) {
                add("a-d", words.play_discards());
            }
            if open(&|from| matches!(from, Source::Stock(Whose::Partner) | Source::Discard(Whose::Partner, _))) {
                add("S A-D", words.play_partners());
            }
            if legal.contains(&Action::End) {
                add("e", words.play_key_end());
            }
        }
        Some((card, from)) => {
            if !targets(scene, card).is_empty() {
                add("Enter 1-4", words.play_building());
            }
            if from == Source::Hand {
                add("a-d", words.play_key_discard());
            }
            add("Esc", words.play_key_back());
        }
    }
    keys
}
