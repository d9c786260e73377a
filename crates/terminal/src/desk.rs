//! What lies before somebody at a table, whoever keeps it: what he was told, what he is about to do, and the parts of the picture.

mod draw;
mod pages;

pub(crate) use draw::is_small;

use crate::{Key, Paint, Pressed, Scene, Shown};
use desk::{Board, Wish};
use std::ops::{Deref, DerefMut};
use table::Millis;
use words::{Names, Words};

/// What is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// The table, or the score sheet while no cards are dealt.
    Table,
    /// The keys and the rules, from some line on.
    Help(usize),
    /// All that happened, so many lines before the end.
    Log(usize),
    /// Whether to leave.
    Leaving,
}

/// The keys that do something, and what.
pub(crate) type Keys = Vec<(String, String)>;

/// What lies before somebody, and on the screen.
pub(crate) struct Desk<G: Shown> {
    inner: desk::Desk<G>,
    pub(crate) paint: Paint,
    pub(crate) page: Page,
    /// Whether the table does not fit into the window.
    pub(crate) small: bool,
    /// At which card of the hand the cursor is.
    cursor: usize,
}

impl<G: Shown> Deref for Desk<G> {
    type Target = desk::Desk<G>;

    fn deref(&self) -> &desk::Desk<G> {
        &self.inner
    }
}

impl<G: Shown> DerefMut for Desk<G> {
    fn deref_mut(&mut self) -> &mut desk::Desk<G> {
        &mut self.inner
    }
}

impl<G: Shown> Desk<G> {
    pub(crate) fn new(words: Words, names: Names, paint: Paint, now: Millis) -> Self {
        Self {
            inner: desk::Desk::new(words, names, now),
            paint,
            page: Page::Table,
            small: false,
            cursor: 0,
        }
    }

    /// What the person sees now; nothing before the first deal.
    pub(crate) fn scene<'a>(&'a self, board: &'a impl Board<G>) -> Option<Scene<'a, G>> {
        let (scene, paint) = (self.inner.scene(board)?, self.paint);
        Some(Scene { scene, paint })
    }
    /// The same while a deal is being played.
    pub(crate) fn deal<'a>(&'a self, board: &'a impl Board<G>) -> Option<Scene<'a, G>> {
        self.scene(board).filter(|_| board.deal_runs())
    }

    /// A new deal: whatever was begun is forgotten.
    pub(crate) fn forget(&mut self) {
        self.doing = G::Doing::default();
        self.cursor = 0;
    }

    /// A key of the game was pressed: what the person wants to do, if that is settled by it.
    pub(crate) fn press(&mut self, board: &impl Board<G>, key: Key) -> Option<G::Action> {
        let (pressed, cursor) = {
            let scene = self.scene(board)?;
            let mut cursor = self.cursor(&scene);
            (G::key(&scene, &self.doing, &mut cursor, key), cursor)
        };
        self.cursor = cursor;
        let wish = match pressed {
            Pressed::Pick(pick) => self.inner.pick(board, pick),
            Pressed::Moved => Wish::Chosen,
            Pressed::Nothing => Wish::Nothing,
        };
        match wish {
            Wish::Act(action) => return Some(action),
            Wish::Chosen => {}
            Wish::Not(text) => self.notify(text, true),
            Wish::Nothing => self.means_nothing(key),
        }
        None
    }

    /// At which card the cursor is: there may be fewer than before.
    pub(crate) fn cursor(&self, scene: &Scene<'_, G>) -> usize {
        self.cursor.min(G::cards(scene).saturating_sub(1))
    }

    /// Nonsense is answered, unless it is a key that only moves something.
    pub(crate) fn means_nothing(&mut self, key: Key) {
        if let Key::Char(letter) = key {
            let text = self.words.play_no_key(letter.to_string());
            self.say(text);
        }
    }

    pub(crate) fn say(&mut self, text: String) {
        self.notify(text, false);
    }

    pub(crate) fn notify(&mut self, text: String, bad: bool) {
        self.inner.notify(text, bad);
    }

    /// What a key does to the pages, the same at every table; `left` becomes true when somebody leaves. Whether it was meant for them.
    pub(crate) fn turns_pages(&mut self, key: Key, left: &mut bool) -> bool {
        self.notice = None;
        match self.page {
            // What cannot be seen is not played.
            page if self.small && page != Page::Leaving => {
                if key == Key::Char('q') {
                    self.page = Page::Leaving;
                }
            }
            Page::Help(at) => self.turn(key, at, Page::Help),
            // It begins at its end, and up goes back.
            Page::Log(at) => self.turn(key.upside_down(), at, Page::Log),
            Page::Leaving => {
                self.page = Page::Table;
                *left = matches!(key, Key::Char('q' | 'Q')) || key.chooses();
            }
            Page::Table => match key {
                Key::Char('?') => self.page = Page::Help(0),
                Key::Char('l') => self.page = Page::Log(0),
                Key::Char('q') => self.page = Page::Leaving,
                _ => return false,
            },
        }
        true
    }

    /// Scrolls, or goes back to the table.
    fn turn(&mut self, key: Key, at: usize, page: impl Fn(usize) -> Page) {
        let to = match key {
            Key::Up => at.saturating_sub(1),
            Key::Down => at + 1,
            Key::PageUp => at.saturating_sub(10),
            Key::PageDown | Key::Char(' ') => at + 10,
            Key::Home => 0,
            Key::End => usize::MAX / 2,
            Key::Escape | Key::Backspace | Key::Enter | Key::Char('?' | 'l' | 'q') => {
                self.page = Page::Table;
                return;
            }
            _ => at,
        };
        self.page = page(to);
    }
}
