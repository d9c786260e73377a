//! What lies before somebody at a table, whoever keeps it: what he was told, what he is about to do, and the parts of the picture.

mod draw;
mod pages;

pub(crate) use draw::is_small;

use crate::board::Board;
use crate::{Key, Paint, Scene, Shown, Wish};
use table::{Millis, Mode};
use words::{Names, Words};

/// So much of what happened is kept to be read again.
const TOLD: usize = 500;

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

/// A line that stays until the next key, or until something happens when it has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) bad: bool,
    since: Millis,
}

/// It is read in this time.
const READ: Millis = Millis(2000);

/// The keys that do something, and what.
pub(crate) type Keys = Vec<(String, String)>;

/// What lies before somebody.
pub(crate) struct Desk<G: Shown> {
    pub(crate) words: Words,
    pub(crate) names: Names,
    pub(crate) paint: Paint,
    /// The time, on the table's clock.
    pub(crate) now: Millis,
    /// What happened, in sentences.
    told: Vec<String>,
    pub(crate) notice: Option<Notice>,
    pub(crate) page: Page,
    /// Whether the table does not fit into the window.
    pub(crate) small: bool,
    pub(crate) doing: G::Doing,
    /// Whether something that he did is decided in a moment.
    pub(crate) held: bool,
}

impl<G: Shown> Desk<G> {
    pub(crate) fn new(words: Words, names: Names, paint: Paint, now: Millis) -> Self {
        Self {
            words,
            names,
            paint,
            now,
            told: Vec::new(),
            notice: None,
            page: Page::Table,
            small: false,
            doing: G::Doing::default(),
            held: false,
        }
    }

    /// What the person sees now; nothing before the first deal.
    pub(crate) fn scene<'a>(&'a self, board: &'a impl Board<G>) -> Option<Scene<'a, G>> {
        Some(Scene {
            view: board.view()?,
            words: &self.words,
            names: &self.names,
            me: board.me(),
            standing: board.standing(),
            now: self.now,
            held: self.held,
            paint: self.paint,
        })
    }

    /// The same while a deal is being played.
    pub(crate) fn deal<'a>(&'a self, board: &'a impl Board<G>) -> Option<Scene<'a, G>> {
        self.scene(board).filter(|_| board.deal_runs())
    }

    /// Tells what was seen, in sentences.
    pub(crate) fn tell(&mut self, seen: &[G::Seen]) {
        let seen: Vec<G::Seen> = seen.iter().filter(|seen| G::is_worth_telling(seen)).cloned().collect();
        self.add(G::narrate(&self.words, &seen, &self.names));
    }

    /// Notes sentences down.
    pub(crate) fn add(&mut self, sentences: impl IntoIterator<Item = String>) {
        self.told.extend(sentences);
        let too_many = self.told.len().saturating_sub(TOLD);
        self.told.drain(..too_many);
    }

    /// Something has happened: what cannot be any more is forgotten, and what was read goes.
    pub(crate) fn settle(&mut self, board: &impl Board<G>) {
        let now = self.now;
        self.notice.take_if(|notice| now - notice.since >= READ);
        let mut doing = std::mem::take(&mut self.doing);
        if let Some(scene) = self.scene(board) {
            G::settle(&scene, &mut doing);
        }
        self.doing = doing;
    }

    /// A key of the game was pressed: what the person wants to do, if that is settled by it.
    pub(crate) fn press(&mut self, board: &impl Board<G>, key: Key) -> Option<G::Action> {
        let mut doing = std::mem::take(&mut self.doing);
        let wish = self.scene(board).map(|scene| G::press(&scene, &mut doing, key));
        self.doing = doing;
        match wish? {
            Wish::Act(action) => return Some(action),
            Wish::Chosen => {}
            Wish::Not(text) => self.notify(text, true),
            Wish::Nothing => self.means_nothing(key),
        }
        None
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
        let since = self.now;
        self.notice = Some(Notice { text, bad, since });
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

    /// A countdown that matters to the person: what is left of how much, and whether it is a question's.
    pub(crate) fn countdown(&self, board: &impl Board<G>) -> Option<(Millis, Millis, bool)> {
        let settings = board.settings();
        let standing = board.standing();
        let whole = match settings.mode {
            Mode::Race => settings.pace.least,
            Mode::Fair(time) | Mode::Calm(time) => time,
        };
        let left = |until: Millis| Some(until - self.now).filter(|left| *left > Millis(0) && !standing.paused);
        // How long others have for their answer is no matter.
        let asked = board.me().is_some_and(|me| standing.waits_for.contains(me));
        if let Some(left) = standing.question_until.filter(|_| asked).and_then(left) {
            return Some((left, settings.question, true));
        }
        let until = standing.throw_in_until.filter(|_| standing.interjectable)?;
        left(until).map(|left| (left, whole.max(left), false))
    }
}
