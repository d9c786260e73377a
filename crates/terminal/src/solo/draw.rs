//! SOLO's table: who holds how much, what lies on top, and the hand.

use super::cards::{face, key, suit};
use super::help::in_force;
use crate::brush::{cut, frame, width, write};
use crate::key::digit;
use crate::{Paint, Scene};
use ::solo::{Card, Round};
use desk::solo::{Doing, Stand, Step, chosen, others, sorted, stands};
use game::{Direction, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use words::Told;

/// How wide and high a card is.
const CARD: (u16, u16) = (6, 4);
/// How wide a card is that is written in one line.
const CELL: u16 = 11;

pub(super) fn table(scene: &Scene<'_, Round>, doing: &Doing, area: Rect, to: &mut Buffer) {
    let [players, pile] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(20)]).areas(area);
    let arrow = match scene.view.direction() {
        Direction::Clockwise => '↓',
        Direction::Counterclockwise => '↑',
    };
    let inside = frame(
        to,
        players,
        &format!("{} {arrow}", scene.words.play_players()),
        Paint::dim(),
    );
    for (y, seat) in (0..).zip(scene.view.seats().iter()) {
        player(
            scene,
            doing,
            seat,
            Rect {
                y: inside.y + y,
                height: 1,
                ..inside
            }
            .intersection(inside),
            to,
        );
    }
    top(scene, pile, to);
}

/// One line: whether it is his turn, his number and name, how many cards he holds, and what is called or owed.
fn player(scene: &Scene<'_, Round>, doing: &Doing, seat: Seat, area: Rect, to: &mut Buffer) {
    let view = &scene.view;
    let waited = scene.standing.waits_for.contains(seat);
    let asked = view.asked().contains(seat);
    let mark = match (asked, waited) {
        (true, true) => "?",
        (true, false) => "✓",
        (false, true) => "▶",
        (false, false) => " ",
    };
    let choosing = matches!(doing.step, Step::Target(_)) && others(scene).contains(seat);
    let style = match (waited, choosing) {
        (_, true) => Paint::bold().add_modifier(Modifier::UNDERLINED),
        (true, false) => scene.paint.strong(),
        (false, false) => Style::new(),
    };
    let held = view.held(seat);
    let blocks = usize::from(area.width).saturating_sub(26).clamp(9, 20);
    let bar = if held > blocks {
        "▮".repeat(blocks - 1) + "+"
    } else {
        "▮".repeat(held)
    };
    let text = format!("{mark}{:>2} {}", seat.number(), cut(&scene.name(seat), 10));
    write(to, area, 0, 0, &text, style);
    write(to, area, 15, 0, &format!("{held:>3}"), style);
    let x = write(to, area, 19, 0, &bar, Paint::dim());
    let said = if view.owes().contains(seat) {
        "Solo?"
    } else if view.called().contains(seat) || held == 1 {
        "Solo!"
    } else {
        ""
    };
    write(to, area, x + 1, 0, said, Paint::bold());
}

/// The discard pile: its top card, the colour in force, a chain, and how much is left to draw.
fn top(scene: &Scene<'_, Round>, area: Rect, to: &mut Buffer) {
    let (view, words) = (&scene.view, scene.words);
    let inside = frame(to, area, &words.play_top(), Paint::dim());
    let card = view.top();
    let style = scene.paint.solo(card.fixes()).add_modifier(Modifier::BOLD);
    let lines = ["╔════════╗", "║        ║", "║        ║", "╚════════╝"];
    for (y, line) in (0..).zip(lines) {
        write(to, inside, 4, y, line, style);
    }
    let middle = |text: &str| 9u16.saturating_sub(width(text) as u16 / 2);
    let (suit, face) = (suit(words, card), face(words, card));
    write(to, inside, middle(&suit), 1, &suit, style);
    write(to, inside, middle(&face), 2, &face, style);
    let force = in_force(scene);
    write(
        to,
        inside,
        1,
        4,
        &cut(&force, 17),
        scene.paint.solo(view.colour()).add_modifier(Modifier::BOLD),
    );
    if view.debt() > 0 {
        let text = if scene.is_me(view.turn()) {
            words.play_chain_you(view.debt())
        } else {
            words.play_chain(view.debt(), scene.name(view.turn()))
        };
        write(to, inside, 1, 5, &cut(&text, 17), scene.paint.bad());
    } else {
        // The colour stands above it, and the wish of a Draw Four too: they can be missed.
        let (whole, kind) = (Round::card(words, card), words.kind(card.kind()));
        let short = kind.split(" + ").next().unwrap_or_default();
        let mut names = [&whole, kind.as_str(), short].into_iter();
        let room = usize::from(inside.width);
        let name = cut(names.find(|name| width(name) <= room).unwrap_or(short), room);
        write(to, inside, u16::from(width(&name) < room), 5, &name, Paint::dim());
    }
    write(to, inside, 1, 6, &words.play_draw_pile(view.draw_pile()), Paint::dim());
}

/// A card of the hand, as it is drawn.
struct Held {
    card: Card,
    place: usize,
    stand: Stand,
    /// Where it stands in what is chosen.
    chosen: Option<usize>,
    /// Whether the cursor is there.
    pointed: bool,
}

impl Held {
    fn style(&self, paint: Paint) -> Style {
        let style = paint.solo(self.card.fixes());
        style.add_modifier(if self.stand == Stand::Out {
            Modifier::DIM
        } else {
            Modifier::BOLD
        })
    }
}

pub(super) fn hand(scene: &Scene<'_, Round>, (doing, cursor): (&Doing, usize), area: Rect, to: &mut Buffer) {
    let cards = sorted(scene.view.hand());
    let mut title = scene.words.play_hand(cards.len());
    if let Some(card) = cards.get(cursor) {
        title = format!("{title} · {}", Round::card(scene.words, *card));
    }
    write(to, area, 1, 0, &cut(&title, usize::from(area.width) - 2), Paint::bold());
    let inside = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    let stands = stands(scene, doing, &cards);
    let per_row = (inside.width.saturating_sub(2) / CARD.0).max(1);
    let rows = (cards.len() as u16).div_ceil(per_row);
    let framed = rows * CARD.1 <= inside.height;
    let per_line = (inside.width.saturating_sub(2) / CELL).max(1);
    for (place, (card, stand)) in cards.iter().zip(stands).enumerate() {
        let at = place as u16;
        let held = Held {
            card: *card,
            place,
            stand,
            chosen: chosen(doing, &cards, place),
            pointed: place == cursor,
        };
        if framed {
            let corner = (1 + at % per_row * CARD.0, at / per_row * CARD.1);
            draw_card(scene, &held, corner, inside, to);
        } else {
            let corner = (1 + at % per_line * CELL, at / per_line);
            draw_cell(scene, &held, corner, inside, to);
        }
    }
}

fn draw_card(scene: &Scene<'_, Round>, held: &Held, (x, y): (u16, u16), area: Rect, to: &mut Buffer) {
    let key = key(held.place).unwrap_or(' ');
    let mark = held.chosen.map_or('═', digit);
    let (above, side, below) = match held.stand {
        Stand::Out => ("╭────╮".to_string(), "│", format!("╰─{key}──╯")),
        Stand::In => (format!("╔═{mark}══╗"), "║", format!("╚═{key}══╝")),
        Stand::Twin => ("╔!══!╗".to_string(), "║", format!("╚!{key}═!╝")),
    };
    let style = held.style(scene.paint);
    let inner = if held.pointed {
        style.patch(Paint::cursor())
    } else {
        style
    };
    write(to, area, x, y, &above, style);
    for (row, text) in [(1, suit(scene.words, held.card)), (2, face(scene.words, held.card))] {
        let end = write(to, area, x, y + row, side, style);
        let space = 4usize.saturating_sub(width(&text));
        let text = format!("{}{text}{}", " ".repeat(space / 2), " ".repeat(space - space / 2));
        let end = write(to, area, end, y + row, &text, inner);
        write(to, area, end, y + row, side, style);
    }
    write(to, area, x, y + 3, &below, style);
}

/// A card in one line, when many are held.
fn draw_cell(scene: &Scene<'_, Round>, held: &Held, (x, y): (u16, u16), area: Rect, to: &mut Buffer) {
    let mark = match held.stand {
        Stand::Out => ' ',
        Stand::In => held.chosen.map_or('▸', digit),
        Stand::Twin => '!',
    };
    let style = held.style(scene.paint);
    let style = if held.pointed {
        style.patch(Paint::cursor())
    } else {
        style
    };
    let (suit, face) = (suit(scene.words, held.card), face(scene.words, held.card));
    let text = format!("{}{mark}{suit} {face}", key(held.place).unwrap_or(' '));
    write(to, area, x, y, &text, style);
}
