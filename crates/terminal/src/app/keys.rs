//! What keys do, whatever the game.

use super::App;
use crate::desk::{Page, is_small};
use crate::{Key, Shown};
use table::{Command, Millis};

impl<G: Shown> App<G> {
    /// A key was pressed. What was due before is done first.
    pub fn key(&mut self, now: Millis, key: Key) {
        self.tick(now);
        if !self.desk.turns_pages(key, &mut self.left) {
            match key {
                _ if !self.table.deal_runs() => self.key_between(key),
                Key::Char('h') => {
                    self.wants_advice = true;
                    self.desk.say(self.desk.words.play_thinking());
                }
                _ => self.key_of_the_game(key),
            }
        }
        self.wait_for_the_reader();
    }

    /// The window has this size now. In one that is too small the match waits, and only leaving is possible.
    pub fn window(&mut self, now: Millis, width: u16, height: u16) {
        let small = is_small(width, height);
        if small != self.desk.small {
            self.tick(now);
            self.desk.small = small;
            self.wait_for_the_reader();
        }
    }

    /// While the table cannot be seen, it is paused.
    pub(super) fn wait_for_the_reader(&mut self) {
        let hidden = self.desk.small || matches!(self.desk.page, Page::Help(_) | Page::Log(_));
        match (hidden && self.table.deal_runs(), self.table.standing().paused) {
            (true, false) => self.command(Command::Pause),
            (false, true) => self.command(Command::Resume),
            _ => return,
        };
    }

    /// The person does something in the deal.
    pub fn act(&mut self, now: Millis, action: G::Action) {
        self.tick(now);
        self.command(Command::Act(action));
    }

    fn key_between(&mut self, key: Key) {
        if key.chooses() {
            self.start();
        } else {
            self.desk.means_nothing(key);
        }
    }

    fn key_of_the_game(&mut self, key: Key) {
        if let Some(action) = self.desk.press(&self.table, key) {
            self.act(self.desk.now, action);
        }
    }
}
