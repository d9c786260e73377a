//! SOLO on the screen.

mod cards;
mod draw;
mod help;

use crate::shown::{Pressed, moved};
use crate::{Key, Scene, Shown};
use ::solo::{Colour, Round};
use cards::place;
use desk::solo::{Doing, Pick, Step, sorted};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::Words;

impl Shown for Round {
    fn key(scene: &Scene<'_, Self>, doing: &Doing, cursor: &mut usize, key: Key) -> Pressed<Pick> {
        if key.goes_back() {
            return Pressed::Pick(Pick::Back);
        }
        let cards = sorted(scene.view.hand());
        if let Some(moved) = moved(*cursor, cards.len(), key) {
            *cursor = moved;
            return Pressed::Moved;
        }
        let pointed = match key {
            key if key.chooses() => Some(*cursor),
            Key::Char(letter) => place(letter),
            _ => None,
        };
        let card = pointed.and_then(|place| cards.get(place)).copied().map(Pick::Card);
        let letter = match key {
            Key::Char(letter) => letter,
            _ => '\0',
        };
        let seat = || key.number().and_then(Seat::numbered).map(Pick::Seat);
        match &doing.step {
            Step::Free => {
                if card.is_some() {
                    *cursor = pointed.unwrap_or_default();
                }
                card.or_else(|| command(letter))
            }
            Step::Colour(_) => {
                let colour = key.number().and_then(|number| Colour::ALL.get(number - 1));
                colour.copied().map(Pick::Colour)
            }
            Step::Target(_) if letter == 'n' => Some(Pick::Leave),
            Step::Target(_) | Step::Catch => seat(),
            Step::Gift(..) => card,
            Step::Triple(_) => card.or_else(|| (letter == 't').then_some(Pick::Triple)),
        }
        .into()
    }

    fn cards(scene: &Scene<'_, Self>) -> usize {
        scene.view.hand().len()
    }

    fn keys(scene: &Scene<'_, Self>, doing: &Doing) -> Vec<(String, String)> {
        help::keys(scene, doing)
    }

    fn legend(words: &Words) -> Vec<String> {
        let mut legend = vec![
            words.play_legend_playable(),
            words.play_legend_thrown(),
            words.play_legend_turn(),
            words.play_legend_way(),
        ];
        legend.push(cards::legend(words));
        legend
    }

    fn height(players: usize) -> u16 {
        (players as u16 + 2).max(9)
    }

    fn draw_table(scene: &Scene<'_, Self>, doing: &Doing, area: Rect, to: &mut Buffer) {
        draw::table(scene, doing, area, to);
    }

    fn draw_own(scene: &Scene<'_, Self>, doing: &Doing, cursor: usize, area: Rect, to: &mut Buffer) {
        draw::hand(scene, (doing, cursor), area, to);
    }
}

/// What a letter stands for while nothing is being asked.
fn command(letter: char) -> Option<Pick> {
    Some(match letter {
        'd' => Pick::Draw,
        'p' => Pick::Pass,
        'n' => Pick::Decline,
        'i' => Pick::ThrowIn,
        'x' => Pick::Protect,
        't' => Pick::Triple,
        's' => Pick::Solo,
        'c' => Pick::Catch,
        _ => return None,
    })
}
