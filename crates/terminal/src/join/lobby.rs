//! The list of public tables.

use super::{Order, said_of_loss};
use crate::brush::{cut, frame, wrap, write};
use crate::key::digit;
use crate::{Key, Paint};
use desk::ByHand;
use game::Game;
use protocol::Listed;
use protocol::http::NewTable;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::Style;
use words::Words;

/// What somebody sees who is at no table.
pub(super) struct Lobby {
    words: Words,
    paint: Paint,
    address: String,
    /// The tables, once they were told.
    tables: Option<Vec<Listed>>,
    cursor: usize,
    step: Step,
    /// Whether the connection is gone.
    lost: bool,
    /// What the server said to that.
    why_lost: Option<String>,
    /// What was refused.
    trouble: Option<String>,
    left: bool,
}

/// What is being chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// A table.
    Table,
    /// The game of a new one.
    Game,
    /// Nothing any more: he is on his way.
    Going,
}

impl Lobby {
    pub(super) fn new(words: Words, paint: Paint, address: &str) -> Self {
        Self {
            words,
            paint,
            address: address.into(),
            tables: None,
            cursor: 0,
            step: Step::Table,
            lost: false,
            why_lost: None,
            trouble: None,
            left: false,
        }
    }

    pub(super) fn hear(&mut self, tables: Vec<Listed>) {
        self.cursor = self.cursor.min(tables.len().saturating_sub(1));
        self.tables = Some(tables);
        self.lost = false;
        self.why_lost = None;
    }

    pub(super) fn lost(&mut self, why: Option<String>) {
        self.lost = true;
        // That nobody answers later says less than a last word.
        self.why_lost = why.or(self.why_lost.take());
    }

    pub(super) fn refuse(&mut self, why: String) {
        self.trouble = Some(why);
        self.step = Step::Table;
    }

    pub(super) fn is_left(&self) -> bool {
        self.left
    }

    pub(super) fn key(&mut self, key: Key, orders: &mut Vec<Order>) {
        if key == Key::Char('q') {
            self.left = true;
        }
        let Some(tables) = self.tables.as_ref().filter(|_| self.step != Step::Going) else {
            return;
        };
        self.trouble = None;
        if self.step == Step::Game {
            let game = match key {
                Key::Char('1') => solo::Round::NAME,
                Key::Char('2') => skipbo::Round::NAME,
                _ => {
                    if key.goes_back() {
                        self.step = Step::Table;
                    }
                    return;
                }
            };
            self.go(
                Order::Open(NewTable {
                    game: game.into(),
                    public: true,
                    ..NewTable::default()
                }),
                orders,
            );
            return;
        }
        let last = tables.len().saturating_sub(1);
        let chosen = match key {
            Key::Up => {
                self.cursor = self.cursor.saturating_sub(1);
                return;
            }
            Key::Down => {
                self.cursor = (self.cursor + 1).min(last);
                return;
            }
            Key::Char('n') => {
                self.step = Step::Game;
                return;
            }
            key if key.chooses() => tables.get(self.cursor),
            key => key.number().and_then(|number| tables.get(number - 1)),
        };
        if let Some(table) = chosen {
            self.go(Order::Join(table.code.clone()), orders);
        }
    }

    fn go(&mut self, order: Order, orders: &mut Vec<Order>) {
        self.step = Step::Going;
        orders.push(order);
    }

    pub(super) fn draw(&self, to: &mut Frame<'_>) {
        let area = to.area();
        let to = to.buffer_mut();
        let words = &self.words;
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(4)]).areas(area);
        write(
            to,
            head,
            0,
            0,
            &format!(" Reihum · {}", self.address),
            self.paint.strong(),
        );
        let Some(tables) = self.tables.as_ref().filter(|_| self.step != Step::Going) else {
            let coming = words.join_coming(self.address.as_str());
            write(to, body, 1, 1, &coming, Style::new());
            return self.draw_trouble(to, foot);
        };
        let inside = frame(to, body, &words.join_lobby(), Style::new());
        if tables.is_empty() {
            write(to, inside, 1, 1, &words.join_no_tables(), Style::new());
        }
        // The list is as long as the window: the cursor is always in it.
        let height = usize::from(inside.height).max(1);
        let from = (self.cursor + 1).saturating_sub(height);
        for (y, (place, table)) in (0..).zip(tables.iter().enumerate().skip(from).take(height)) {
            let key = if place < 10 { digit(place + 1) } else { ' ' };
            let pointed = place == self.cursor;
            let style = if pointed { Paint::bold() } else { Style::new() };
            let mark = if pointed { '▸' } else { ' ' };
            let free = words.join_some_free(table.free, table.seats);
            let running = if table.running {
                words.join_running()
            } else {
                String::new()
            };
            let title = match table.game.as_str() {
                name if name == solo::Round::NAME => <solo::Round as ByHand>::TITLE,
                name if name == skipbo::Round::NAME => <skipbo::Round as ByHand>::TITLE,
                other => other,
            };
            for (x, text, room) in [
                (0, format!("{mark}{key} {}", table.host), 18),
                (20, title.into(), 8),
                (29, free, 16),
                (47, running, 10),
                (58, table.rules.clone(), usize::from(inside.width).saturating_sub(58)),
            ] {
                write(to, inside, x, y, &cut(&text, room), style);
            }
        }
        let prompt = if self.step == Step::Game {
            words.join_ask_game()
        } else {
            words.join_ask_table()
        };
        write(to, foot, 1, 0, &prompt, self.paint.strong());
        let keys = if self.step == Step::Game {
            vec![
                ("1", solo::Round::TITLE.into()),
                ("2", skipbo::Round::TITLE.into()),
                ("Esc", words.play_key_back()),
            ]
        } else {
            vec![
                ("1-9 ↑ ↓ Enter", words.join_key_join()),
                ("n", words.join_key_new()),
                ("q", words.play_key_quit()),
            ]
        };
        let mut x = 1;
        for (key, what) in keys {
            x = write(to, foot, x, 3, key, Paint::bold()) + 1;
            x = write(to, foot, x, 3, &what, Paint::dim()) + 3;
        }
        self.draw_trouble(to, foot);
    }

    fn draw_trouble(&self, to: &mut ratatui::buffer::Buffer, foot: ratatui::layout::Rect) {
        let lost = self.lost.then(|| said_of_loss(&self.words, self.why_lost.as_ref()));
        if let Some(trouble) = lost.as_ref().or(self.trouble.as_ref()) {
            let lines = wrap(trouble, usize::from(foot.width).saturating_sub(2));
            for (y, line) in (1..3).zip(lines) {
                write(to, foot, 1, y, &line, self.paint.bad());
            }
        }
    }
}
