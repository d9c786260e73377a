//! SKIP-BO on the screen.

mod draw;
mod help;

use crate::shown::{Pressed, moved};
use crate::{Key, Scene, Shown};
use ::skipbo::{Card, Pile, Round, Source, Whose};
use desk::skipbo::{Doing, Pick, letter, top};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::Words;

impl Shown for Round {
    fn key(scene: &Scene<'_, Self>, doing: &Doing, cursor: &mut usize, key: Key) -> Pressed<Pick> {
        if key.goes_back() {
            return Pressed::Pick(Pick::Back);
        }
        if doing.chosen.is_some() {
            let discard = || match pile_of(key) {
                Some(Source::Discard(Whose::Own, to)) => Some(Pick::Discard(to)),
                _ => None,
            };
            let building = || key.number().and_then(Pile::numbered).map(Pick::Building);
            let first = key.chooses().then_some(Pick::First);
            return first.or_else(building).or_else(discard).into();
        }
        let hand: Vec<Card> = scene.view.hand().iter().collect();
        if let (Key::Left | Key::Right, Some(moved)) = (key, moved(*cursor, hand.len(), key)) {
            *cursor = moved;
            return Pressed::Moved;
        }
        if key == Key::Char('e') {
            return Pressed::Pick(Pick::End);
        }
        let place = match key.number() {
            Some(number) => Some(number - 1),
            None => key.chooses().then_some(*cursor),
        };
        let Some(place) = place else {
            let from = pile_of(key);
            let card = from.and_then(|from| Some(Pick::Card(top(scene, from)?, from)));
            return card.into();
        };
        let card = hand.get(place).map(|card| Pick::Card(*card, Source::Hand));
        if card.is_some() {
            *cursor = place;
        }
        card.into()
    }

    fn cards(scene: &Scene<'_, Self>) -> usize {
        scene.view.hand().len()
    }

    fn keys(scene: &Scene<'_, Self>, doing: &Doing) -> Vec<(String, String)> {
        help::keys(scene, doing)
    }

    fn legend(words: &Words) -> Vec<String> {
        vec![
            words.play_legend_playable(),
            words.play_legend_turn(),
            words.play_legend_joker(),
            words.play_legend_piles(),
            words.play_legend_partner(),
        ]
    }

    fn height(players: usize) -> u16 {
        players as u16 + 7
    }

    fn draw_table(scene: &Scene<'_, Self>, doing: &Doing, area: Rect, to: &mut Buffer) {
        draw::table(scene, doing, area, to);
    }

    fn draw_own(scene: &Scene<'_, Self>, doing: &Doing, cursor: usize, area: Rect, to: &mut Buffer) {
        draw::own(scene, (doing, cursor), area, to);
    }
}

/// The pile that a letter stands for.
fn pile_of(key: Key) -> Option<Source> {
    let Key::Char(pressed) = key else { return None };
    let of = |whose| {
        let discards = Pile::ALL.map(|pile| Source::Discard(whose, pile));
        [Source::Stock(whose)].into_iter().chain(discards)
    };
    let mut all = of(Whose::Own).chain(of(Whose::Partner));
    all.find(|source| letter(*source) == Some(pressed))
}
