//! Stepping through a record with keys. The terminal is given back as it was, whatever happens.

use super::Voice;
use super::pages::{Pages, Turn};
use crate::games::Shelf;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, execute, queue, style::Print};
use game::record::{BadRecord, Record};
use std::io::{self, Write};

/// Shows a record a step at a time until the keys say that it is enough.
pub(super) fn step_through<G: Shelf>(
    file: &str,
    record: &Record<G>,
    voice: &Voice<'_>,
) -> io::Result<Result<(), BadRecord>> {
    let mut pages = Pages::new(file, record, voice);
    let screen = Screen::open()?;
    loop {
        draw(&pages)?;
        match wanted(&event::read()?) {
            Some(Wish::Turn(turn)) => pages.turn(turn),
            Some(Wish::Quit) => break,
            None => {}
        }
    }
    drop(screen);
    Ok(pages.result())
}

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Turn(Turn),
    Quit,
}

fn wanted(event: &Event) -> Option<Wish> {
    let Event::Key(KeyEvent {
        code, modifiers, kind, ..
    }) = *event
    else {
        return None;
    };
    if kind == KeyEventKind::Release {
        return None;
    }
    match code {
        KeyCode::Char('c' | 'd') if modifiers.contains(KeyModifiers::CONTROL) => Some(Wish::Quit),
        KeyCode::Char('q') | KeyCode::Esc => Some(Wish::Quit),
        KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ' | 'n' | 'j') => {
            Some(Wish::Turn(Turn::Next))
        }
        KeyCode::Left | KeyCode::Up | KeyCode::Backspace | KeyCode::Char('p' | 'k') => Some(Wish::Turn(Turn::Back)),
        KeyCode::PageDown | KeyCode::Char('d') => Some(Wish::Turn(Turn::NextDeal)),
        KeyCode::Home | KeyCode::Char('g') => Some(Wish::Turn(Turn::First)),
        KeyCode::End | KeyCode::Char('e' | 'G') => Some(Wish::Turn(Turn::Last)),
        _ => None,
    }
}

fn draw<G: Shelf>(pages: &Pages<'_, G>) -> io::Result<()> {
    let (width, height) = terminal::size()?;
    let mut out = io::stdout().lock();
    queue!(out, Clear(ClearType::All))?;
    for (row, line) in (0..height).zip(pages.lines(width.into(), height.into())) {
        queue!(out, cursor::MoveTo(0, row), Print(line))?;
    }
    out.flush()
}

/// The terminal while it is ours: a screen of its own, keys as they are pressed.
struct Screen;

impl Screen {
    fn open() -> io::Result<Self> {
        // A signal would end the program without giving the terminal back.
        let _ = ctrlc::set_handler(|| {
            restore();
            std::process::exit(130);
        });
        terminal::enable_raw_mode()?;
        let screen = Self;
        execute!(io::stdout(), EnterAlternateScreen, cursor::Hide)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back. Whoever is gone cannot be helped.
fn restore() {
    let _ = execute!(io::stdout(), cursor::Show, LeaveAlternateScreen);
    let _ = terminal::disable_raw_mode();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_do_what_people_expect() {
        let key = |code, modifiers| wanted(&Event::Key(KeyEvent::new(code, modifiers)));
        let plain = |code| key(code, KeyModifiers::NONE);
        assert_eq!(plain(KeyCode::Right), Some(Wish::Turn(Turn::Next)));
        assert_eq!(plain(KeyCode::Left), Some(Wish::Turn(Turn::Back)));
        assert_eq!(plain(KeyCode::Char('d')), Some(Wish::Turn(Turn::NextDeal)));
        assert_eq!(plain(KeyCode::End), Some(Wish::Turn(Turn::Last)));
        assert_eq!(plain(KeyCode::Home), Some(Wish::Turn(Turn::First)));
        assert_eq!(plain(KeyCode::Char('q')), Some(Wish::Quit));
        assert_eq!(key(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Wish::Quit));
        assert_eq!(plain(KeyCode::Char('x')), None);
    }
}
