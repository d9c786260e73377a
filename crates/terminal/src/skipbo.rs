//! SKIP-BO on the screen.

mod doing;
mod draw;
mod help;

use crate::{Key, Scene, Shown, Wish};
use ::skipbo::{Action, Round, View};
use doing::Doing;
use game::{Outcome, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::Words;

impl Shown for Round {
    type Doing = Doing;

    const TITLE: &'static str = "SKIP-BO";

    fn result(view: &View<'_>) -> Option<Outcome> {
        view.outcome()
    }

    fn partner(view: &View<'_>, seat: Seat) -> Option<Seat> {
        view.partner(seat)
    }

    fn deal_name(words: &Words, number: u32) -> String {
        words.play_game(number)
    }

    fn press(scene: &Scene<'_, Self>, doing: &mut Doing, key: Key) -> Wish<Action> {
        doing.press(scene, key)
    }

    fn settle(scene: &Scene<'_, Self>, doing: &mut Doing) {
        doing.settle(scene);
    }

    fn prompt(scene: &Scene<'_, Self>, doing: &Doing) -> String {
        help::prompt(scene, doing)
    }

    fn keys(scene: &Scene<'_, Self>, doing: &Doing) -> Vec<(String, String)> {
        help::keys(scene, doing)
    }

    fn said(scene: &Scene<'_, Self>, action: Action) -> String {
        help::said(scene, action)
    }

    fn rules_now(scene: &Scene<'_, Self>) -> Vec<&'static str> {
        help::rules_now(scene)
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

    fn draw_own(scene: &Scene<'_, Self>, doing: &Doing, area: Rect, to: &mut Buffer) {
        draw::own(scene, doing, area, to);
    }
}
