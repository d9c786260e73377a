//! The terminal while it is ours: a screen of its own, keys as they are pressed. It is given back as it was, whatever happens.

use crate::Key;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout};
use std::thread;

/// The screen.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    /// Takes the terminal. A panic gives it back before it is told.
    pub(crate) fn open() -> io::Result<Self> {
        let tell = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            tell(panic);
            // A bot's thread could be the one; without it nothing would go on.
            std::process::exit(101);
        }));
        enable_raw_mode()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout())).inspect_err(|_| restore())?;
        let screen = Self { terminal };
        execute!(io::stdout(), EnterAlternateScreen, cursor::Hide)?;
        Ok(screen)
    }

    /// Draws a picture.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(drop)
    }

    /// How wide and high the window is.
    pub(crate) fn size(&self) -> io::Result<(u16, u16)> {
        self.terminal.size().map(|size| (size.width, size.height))
    }

    /// The next picture is drawn anew, whatever was there and however large the window is now.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        // Not `Terminal::clear`: it asks where the cursor is, and the answer would have to come through the thread that reads keys.
        let size = self.terminal.size()?;
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back. Whoever is gone cannot be helped.
fn restore() {
    let _ = execute!(io::stdout(), LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
}

/// What somebody wants who presses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    /// A key of the game.
    Key(Key),
    /// To be out, at once.
    Out,
    /// Everything drawn anew, or for another size.
    Anew,
}

/// What comes from the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outside {
    /// Somebody pressed something.
    Pressed(Pressed),
    /// A signal, or nobody at the keys any more.
    Torn,
}

/// Passes on what comes from the terminal, and signals, until nobody wants to hear it.
pub(crate) fn listen(tell: impl Fn(Outside) -> bool + Clone + Send + 'static) {
    let at_signal = tell.clone();
    let _ = ctrlc::set_handler(move || {
        at_signal(Outside::Torn);
    });
    thread::spawn(move || {
        loop {
            let outside = match crossterm::event::read() {
                Ok(event) => pressed(&event).map(Outside::Pressed),
                Err(_) => Some(Outside::Torn),
            };
            let torn = outside == Some(Outside::Torn);
            if torn | !outside.is_none_or(&tell) {
                return;
            }
        }
    });
}

/// What an event of the terminal means; nothing if it is none of ours.
pub(crate) fn pressed(event: &Event) -> Option<Pressed> {
    let KeyEvent {
        code, modifiers, kind, ..
    } = match event {
        Event::Key(key) => *key,
        Event::Resize(..) => return Some(Pressed::Anew),
        _ => return None,
    };
    if kind == KeyEventKind::Release {
        return None;
    }
    if modifiers.contains(KeyModifiers::CONTROL) {
        return match code {
            KeyCode::Char('c' | 'd') => Some(Pressed::Out),
            KeyCode::Char('l') => Some(Pressed::Anew),
            _ => Some(Pressed::Key(Key::Other)),
        };
    }
    Some(Pressed::Key(match code {
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Left => Key::Left,
        KeyCode::Right | KeyCode::Tab => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        _ => Key::Other,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_people_expect() {
        let key = |code, modifiers| pressed(&Event::Key(KeyEvent::new(code, modifiers)));
        let plain = |code| key(code, KeyModifiers::NONE);
        assert_eq!(plain(KeyCode::Char('d')), Some(Pressed::Key(Key::Char('d'))));
        assert_eq!(
            key(KeyCode::Char('A'), KeyModifiers::SHIFT),
            Some(Pressed::Key(Key::Char('A')))
        );
        assert_eq!(key(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Pressed::Out));
        assert_eq!(
            key(KeyCode::Char('x'), KeyModifiers::CONTROL),
            Some(Pressed::Key(Key::Other))
        );
        assert_eq!(plain(KeyCode::F(5)), Some(Pressed::Key(Key::Other)));
        assert_eq!(pressed(&Event::Resize(10, 10)), Some(Pressed::Anew));
        assert_eq!(pressed(&Event::FocusLost), None);
    }
}
