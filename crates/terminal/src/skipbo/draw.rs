//! SKIP-BO's table: building piles, what lies before everybody, and what lies before the person.

use crate::brush::{capital, cut, frame, width, write};
use crate::key::digit;
use crate::{Paint, Scene};
use ::skipbo::{Card, Pile, Round, Source, Whose};
use desk::skipbo::{Doing, letter, partner, targets, top};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// Where the columns of the list of players begin.
const STOCK: u16 = 13;
const HAND: u16 = 27;
const DISCARDS: u16 = 33;

/// A card as it is drawn: its number, or a star for a joker.
fn face(card: Card) -> String {
    card.number().map_or_else(|| "★".into(), |number| number.to_string())
}

fn colour(scene: &Scene<'_, Round>, card: Card) -> Style {
    let colour = match card.number() {
        None => Color::Magenta,
        Some(1..=4) => Color::Blue,
        Some(5..=8) => Color::Green,
        Some(_) => Color::Red,
    };
    scene.paint.colour(colour)
}

pub(super) fn table(scene: &Scene<'_, Round>, doing: &Doing, area: Rect, to: &mut Buffer) {
    let words = scene.words;
    let inside = frame(to, area, &capital(&words.play_building()), Paint::dim());
    for pile in Pile::ALL {
        building(scene, doing, pile, 1 + 8 * pile.index() as u16, inside, to);
    }
    let x = 35;
    let room = usize::from(inside.width.saturating_sub(x));
    for (y, line) in (1..4).zip(crate::brush::wrap(
        &words.play_skipbo_draw_pile(scene.view.draw_pile()),
        room,
    )) {
        write(to, inside, x, y, &line, Paint::dim());
    }
    write(
        to,
        inside,
        STOCK,
        4,
        &cut(&capital(&words.play_stock()), 13),
        Paint::dim(),
    );
    write(
        to,
        inside,
        HAND,
        4,
        &cut(&capital(&words.play_hand_short()), 5),
        Paint::dim(),
    );
    write(to, inside, DISCARDS, 4, &capital(&words.play_discards()), Paint::dim());
    for (y, seat) in (5..).zip(scene.view.seats().iter()) {
        player(scene, seat, y, inside, to);
    }
}

/// A building pile: the number on top, and the one that is due.
fn building(scene: &Scene<'_, Round>, doing: &Doing, pile: Pile, x: u16, area: Rect, to: &mut Buffer) {
    let building = scene.view.building()[pile.index()];
    let open = doing.chosen.is_some_and(|(card, _)| building.takes(card));
    let (above, side, below) = if open {
        ("╔═", '║', "╚═════╝")
    } else {
        ("╭─", '│', "╰─────╯")
    };
    let style = if open { Paint::bold() } else { Style::new() };
    let (line, end) = if open { ('═', '╗') } else { ('─', '╮') };
    write(
        to,
        area,
        x,
        0,
        &format!("{above}{}{line}{line}{line}{end}", pile.number()),
        style,
    );
    let top = building.cards().last().map_or_else(
        || "·".into(),
        |card| match card.number() {
            Some(_) => face(card),
            None => format!("★{}", building.height()),
        },
    );
    write(to, area, x, 1, &format!("{side}{top:^5}{side}"), style);
    write(
        to,
        area,
        x,
        2,
        &format!("{side}{:^5}{side}", format!("→ {}", building.due())),
        style,
    );
    write(to, area, x, 3, below, style);
}

/// One line: stock, hand and discard piles of a player.
fn player(scene: &Scene<'_, Round>, seat: Seat, y: u16, area: Rect, to: &mut Buffer) {
    let view = &scene.view;
    let turn = scene.standing.waits_for.contains(seat);
    let style = if turn { scene.paint.strong() } else { Style::new() };
    let partner = partner(scene) == Some(seat);
    let mark = if turn { "▶" } else { " " };
    let name = scene.name(seat);
    let name = if partner {
        format!("{}+", cut(&name, 8))
    } else {
        cut(&name, 9)
    };
    write(to, area, 0, y, &format!("{mark}{:>2} {name}", seat.number()), style);
    // The partner's piles have keys, and a mark when their card can be played.
    let key = |source, card: Option<Card>| {
        let playable = card.is_some_and(|card| scene.waits_for_me() && !targets(scene, card).is_empty());
        match letter(source).filter(|_| partner) {
            Some(key) => format!("{key}{}", if playable { '▸' } else { ' ' }),
            None => String::new(),
        }
    };
    match view.stock_top(seat) {
        Some(card) => {
            let key = key(Source::Stock(Whose::Partner), Some(card));
            let x = write(to, area, STOCK, y, &key, Style::new());
            let x = write(
                to,
                area,
                x,
                y,
                &format!("[{:>2}]", face(card)),
                colour(scene, card).add_modifier(Modifier::BOLD),
            );
            write(to, area, x, y, &format!(" ×{}", view.stock_len(seat)), style);
        }
        None => {
            write(to, area, STOCK, y, "–", style);
        }
    }
    write(to, area, HAND, y, &format!("{:>2}", view.held(seat)), style);
    for (pile, card) in Pile::ALL.into_iter().zip(view.discard_tops(seat)) {
        let key = key(Source::Discard(Whose::Partner, pile), *card);
        let x = DISCARDS + 4 * pile.index() as u16 - u16::from(partner);
        let x = write(to, area, x, y, &key, Style::new());
        match card {
            Some(card) => write(to, area, x, y, &face(*card), colour(scene, *card)),
            None => write(to, area, x, y, "–", Paint::dim()),
        };
    }
}

pub(super) fn own(scene: &Scene<'_, Round>, (doing, cursor): (&Doing, usize), area: Rect, to: &mut Buffer) {
    let (view, words) = (&scene.view, scene.words);
    let Some(me) = scene.me else { return };
    let stock = Source::Stock(Whose::Own);
    let (hand_at, discards_at) = (16, 50);
    write(to, area, 1, 0, &cut(&capital(&words.play_stock()), 14), Paint::bold());
    write(to, area, hand_at, 0, &words.play_hand(view.hand().len()), Paint::bold());
    write(
        to,
        area,
        discards_at,
        0,
        &cut(&capital(&words.play_discards()), 28),
        Paint::bold(),
    );
    let below = format!("×{}", view.stock_len(me));
    card(scene, doing, (top(scene, stock), stock), ('s', below), 1, area, to);
    for (place, held) in view.hand().iter().enumerate() {
        let key = digit(place + 1);
        let x = hand_at + 6 * place as u16;
        let pointed = if cursor == place { "▴" } else { "" };
        card(
            scene,
            doing,
            (Some(held), Source::Hand),
            (key, pointed.into()),
            x,
            area,
            to,
        );
    }
    for pile in Pile::ALL {
        let from = Source::Discard(Whose::Own, pile);
        let under: Vec<Card> = view.discard_pile(me, pile).collect();
        let below = if under.len() > 1 {
            format!("×{}", under.len())
        } else {
            String::new()
        };
        let x = discards_at + 6 * pile.index() as u16;
        card(
            scene,
            doing,
            (under.first().copied(), from),
            (letter(from).unwrap_or_default(), below),
            x,
            area,
            to,
        );
        for (y, card) in (5..).zip(under.iter().skip(1)) {
            write(to, area, x + 2, y, &face(*card), Paint::dim());
        }
    }
}

/// A card with its key; double lines when it can be played.
fn card(
    scene: &Scene<'_, Round>,
    doing: &Doing,
    (shown, from): (Option<Card>, Source),
    (key, below): (char, String),
    x: u16,
    area: Rect,
    to: &mut Buffer,
) {
    let playable = shown.is_some_and(|card| scene.waits_for_me() && !targets(scene, card).is_empty());
    let chosen = shown.is_some_and(|card| doing.chosen == Some((card, from)));
    let mut style = shown.map_or_else(Paint::dim, |card| colour(scene, card));
    if playable {
        style = style.add_modifier(Modifier::BOLD);
    }
    let (above, side, line, (left, right)) = if playable {
        ("╔════╗", '║', '═', ('╚', '╝'))
    } else {
        ("╭────╮", '│', '─', ('╰', '╯'))
    };
    // What is chosen is marked by more than being reversed.
    let below = if chosen { "▴▴".into() } else { below };
    let inner = if chosen { style.patch(Paint::cursor()) } else { style };
    write(to, area, x, 1, above, style);
    let text = shown.map_or_else(|| "·".into(), face);
    for (y, text) in [(2, text), (3, below)] {
        let end = write(to, area, x, y, &side.to_string(), style);
        let space = 4usize.saturating_sub(width(&text));
        let text = format!("{}{text}{}", " ".repeat(space / 2), " ".repeat(space - space / 2));
        let end = write(to, area, end, y, &text, inner);
        write(to, area, end, y, &side.to_string(), style);
    }
    write(to, area, x, 4, &format!("{left}{line}{key}{line}{line}{right}"), style);
}
