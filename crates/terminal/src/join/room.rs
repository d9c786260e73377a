//! The table while no cards are dealt: its code, who sits where, and the score sheet of the match.

use super::visitor::Visitor;
use crate::brush::{cut, frame, width, wrap, write};
use crate::{Paint, Shown};
use desk::Board;
use game::{Seat, SeatSet};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

/// Where the columns of a seat begin.
const STATUS: u16 = 21;
/// How wide a column of points is.
const POINTS: usize = 7;

impl<G: Shown> Visitor<G> {
    pub(super) fn draw_room(&self, area: Rect, to: &mut Buffer) {
        let log = area.width.saturating_sub(52).min(70);
        let [room, log] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(log)]).areas(area);
        self.visit.desk.draw_told(log, to);
        let words = &self.visit.desk.words;
        let title = words.join_table(self.visit.far.table().code.as_str());
        let inside = frame(to, room, &title, Style::new());
        let inside = Rect {
            x: inside.x + 1,
            width: inside.width.saturating_sub(2),
            ..inside
        };
        let mut y = 0;
        let mut line = |text: &str, style: Style| {
            write(to, inside, 0, y, text, style);
            y += 1;
        };
        let scores = self.visit.far.scores().filter(|scores| scores.deals > 0);
        if scores.is_some() {
            let outcome = self
                .visit
                .desk
                .scene(&self.visit.far)
                .and_then(|scene| G::result(&scene.view));
            if let Some(outcome) = outcome {
                line(&self.visit.desk.winners(outcome.winners), Paint::bold());
            }
            if let Some(winners) = self.visit.far.winners() {
                for text in wrap(&self.over(winners), inside.width.into()) {
                    line(&text, self.visit.desk.paint.strong());
                }
            }
        } else {
            line(&large(&self.visit.far.table().code), self.visit.desk.paint.strong());
            for text in [&words.join_share(), &self.share] {
                for text in wrap(text, inside.width.into()) {
                    line(&text, Paint::dim());
                }
            }
        }
        y += 1;
        self.draw_seats(y, inside, to);
        let below = y + self.visit.far.table().places.len() as u16 + 2;
        if let Some(text) = self.watching() {
            write(to, inside, 0, below, &cut(&text, inside.width.into()), Paint::dim());
        }
    }

    fn over(&self, winners: SeatSet) -> String {
        self.visit.desk.words.play_match_over(self.visit.desk.listed(winners))
    }

    /// A line for each seat: who, how it is with him, and his points once there are some.
    fn draw_seats(&self, mut y: u16, area: Rect, to: &mut Buffer) {
        let words = &self.visit.desk.words;
        let scores = self.visit.far.scores().filter(|scores| scores.deals > 0);
        let outcome = self
            .visit
            .desk
            .scene(&self.visit.far)
            .and_then(|scene| G::result(&scene.view));
        let points = usize::from(area.width).saturating_sub(2 * POINTS) as u16;
        let right = |text: &str| " ".repeat(POINTS.saturating_sub(width(text))) + text;
        if let Some(scores) = &scores {
            let heads = [G::deal_name(words, scores.deals), words.play_total()];
            let heads = heads.map(|head| right(&cut(&head, POINTS - 1)));
            write(to, area, points, y, &heads.concat(), Paint::dim());
        }
        for seat in self.visit.far.settings().seats.iter() {
            y += 1;
            let mine = self.visit.far.me() == Some(seat);
            let style = if mine { Paint::bold() } else { Style::new() };
            let mark = if mine { "▸" } else { " " };
            write(
                to,
                area,
                0,
                y,
                &format!("{mark}{:>2} {}", seat.number(), cut(&self.sits(seat), 16)),
                style,
            );
            let room = usize::from(if scores.is_some() { points } else { area.width }.saturating_sub(STATUS));
            write(to, area, STATUS, y, &cut(&self.status(seat), room), Paint::dim());
            // After a match others may sit there.
            let stays = self.visit.desk.players.of(seat) == self.visit.desk.names.of(seat);
            if let Some(scores) = scores.as_ref().filter(|_| stays) {
                let deal = outcome
                    .as_ref()
                    .map_or_else(String::new, |outcome| outcome.points[seat].to_string());
                let text = right(&deal) + &right(&scores.totals[seat].to_string());
                write(to, area, points, y, &text, style);
            }
        }
    }

    /// Who sits in a seat.
    fn sits(&self, seat: Seat) -> String {
        match self.visit.desk.names.of(seat) {
            Some(name) => name.into(),
            None => format!("({})", self.visit.desk.words.join_free()),
        }
    }

    /// How it is with whoever sits there.
    fn status(&self, seat: Seat) -> String {
        let (words, table) = (&self.visit.desk.words, self.visit.far.table());
        let Some(place) = table.places.get(seat.index()) else {
            return String::new();
        };
        let Some(guest) = place.guest else {
            return place
                .bot
                .as_ref()
                .map_or_else(String::new, |bot| words.join_bot(bot.as_str()));
        };
        let present = self.visit.far.is_there(guest);
        let how = [
            (guest == table.host).then(|| words.join_the_host()),
            place.ready.then(|| words.join_ready()),
            place.bot.is_some().then(|| words.join_stands_in()),
            (!present && place.bot.is_none()).then(|| words.join_away()),
        ];
        how.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Who only watches.
    fn watching(&self) -> Option<String> {
        let table = self.visit.far.table();
        let watches = |guest: u64| table.places.iter().all(|place| place.guest != Some(guest));
        let people = table
            .people
            .iter()
            .filter(|person| person.present && watches(person.guest));
        let names: Vec<String> = people.map(|person| person.name.clone()).collect();
        (!names.is_empty()).then(|| {
            self.visit
                .desk
                .words
                .join_watching(self.visit.desk.words.all_of(&names))
        })
    }
}

/// A code in large letters, to be read out.
fn large(code: &str) -> String {
    let letters: Vec<String> = code.to_uppercase().chars().map(String::from).collect();
    letters.join(" ")
}
