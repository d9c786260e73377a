//! Pictures of the games: a few cards, held like a fan. They say nothing that the words beside them do not say.

use crate::games::GameName;
use leptos::prelude::*;

/// The cards of a fan, in notation.
const SOLO: [&str; 5] = ["y3", "gR", "W", "b7", "rD"];
const SKIPBO: [&str; 5] = ["3", "6", "J", "9", "12"];

/// A fan of cards of a game.
pub(crate) fn fan(game: GameName) -> impl IntoView {
    let cards = drawn(game)
        .into_iter()
        .map(|card| view! { <span class="card" inner_html=card></span> });
    view! { <span class="fan" aria-hidden="true">{cards.collect::<Vec<_>>()}</span> }
}

fn drawn(game: GameName) -> Vec<String> {
    match game {
        GameName::Solo => SOLO
            .iter()
            .filter_map(|card| Some(art::solo::face(card.parse().ok()?)))
            .collect(),
        GameName::Skipbo => SKIPBO
            .iter()
            .filter_map(|card| Some(art::skipbo::face(card.parse().ok()?)))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_fan_is_drawn() {
        for game in GameName::ALL {
            assert_eq!(drawn(game).len(), 5, "{game:?}");
        }
    }
}
