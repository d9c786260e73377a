//! Somebody who presses anything, in a window that changes all the time: nothing breaks, and nothing of the match is lost.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use bots::{Level, Random};
use game::{Projection, Seats, Seed, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Color;
use table::{Bots, Entry, Millis, Mode, Pace, Settings, Table};
use terminal::{App, Key, Opening, Paint, Shown};
use words::{Lang, Words};

/// Every key that means something somewhere, and some that mean nothing.
const KEYS: &str = "123456789ABCDEabcdehilnpqstxzS?0 ";

fn any_key(random: &mut Random) -> Key {
    let others = [
        Key::Enter,
        Key::Escape,
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::PageDown,
        Key::Home,
        Key::End,
        Key::Backspace,
        Key::Other,
    ];
    let letters: Vec<char> = KEYS.chars().collect();
    match random.below(10) {
        0..=2 => others[random.below(others.len() as u32) as usize],
        3 => Key::Enter,
        _ => Key::Char(letters[random.below(letters.len() as u32) as usize]),
    }
}

struct Played<G: Shown> {
    app: App<G>,
    log: Vec<Entry<G>>,
    deals: u32,
}

fn play<G: Shown>(rules: &str, players: usize, seed: u64, steps: usize) -> Played<G> {
    let mut random = Random::new(seed);
    let Ok(rules) = rules.parse::<G::Rules>() else {
        panic!("{rules}");
    };
    let mut settings = Settings::<G>::new(rules, Seats::new(players).unwrap());
    let modes = [Mode::Race, Mode::Fair(Millis(250)), Mode::Calm(Millis(500))];
    settings.mode = modes[seed as usize % 3];
    settings.pace = Pace::NONE;
    settings.question = Millis(300);
    settings.between = None;
    let opening = Opening {
        settings,
        name: "Anna".parse().unwrap(),
        bots: vec![Level::Greedy.into(); players - 1],
        seed: Seed::from_number(seed),
        deck: None,
    };
    let lang = Lang::ALL[seed as usize % 5];
    let mut app = App::begin(Millis(0), opening, Words::new(lang), Paint::Plain).unwrap();
    let mut bots = Bots::new(seed);
    let mut log = Vec::new();
    let mut now = Millis(0);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    for step in 0..steps {
        now = now + Millis(u64::from(random.below(400)));
        for ask in app.asks() {
            bots.follow(app.table());
            app.decided(now, bots.decide(&ask));
        }
        // Now and then somebody who knows the rules; otherwise no round would ever end.
        let open = app
            .table()
            .view(Viewer::Seat(app.seat()))
            .map_or_else(Vec::new, |view| view.legal());
        match random.below(2) {
            0 if !open.is_empty() => app.act(now, open[random.below(open.len() as u32) as usize]),
            _ => app.key(now, any_key(&mut random)),
        }
        if app.take_question() {
            let seq = app.table().seq() - u64::from(random.below(2));
            app.advised(seq, open.first().map(|action| (*action, None)));
        }
        if random.below(4) == 0 {
            // Mostly large enough: in a small one the match waits.
            let (width, height) = if random.below(4) == 0 { (1, 1) } else { (80, 24) };
            let (width, height) = (width + random.below(90) as u16, height + random.below(40) as u16);
            terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
            // Sometimes somebody hears of it late.
            if random.below(4) > 0 {
                app.window(now, width, height);
            }
        }
        terminal.draw(|frame| app.draw(frame)).unwrap();
        // This person wants no colours.
        let cells = &terminal.backend().buffer().content;
        assert!(
            cells
                .iter()
                .all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset))
        );
        log.extend(app.take_entries());
        if step % 97 == 0 {
            assert!(Table::fold(log.iter().cloned()).unwrap() == *app.table(), "step {step}");
        }
    }
    let deals = app.table().score().map_or(0, |score| score.scores().deals);
    Played { app, log, deals }
}

fn check<G: Shown>(tables: &[(&str, usize)]) {
    let mut deals = 0;
    for (seed, (rules, players)) in (1..).zip(tables) {
        let played = play::<G>(rules, *players, seed, 500);
        let folded = Table::fold(played.log.iter().cloned()).unwrap();
        assert!(folded == *played.app.table(), "{rules}, seed {seed}");
        let mut again = App::resume(Millis(u64::MAX / 2), folded, Words::new(Lang::En), Paint::Plain);
        again.tick(Millis(u64::MAX / 2));
        deals += played.deals;
    }
    assert!(deals > 1, "only {deals} deals came to their end");
}

#[test]
fn anything_can_be_pressed_in_solo() {
    check::<solo::Round>(&[
        ("modern", 2),
        ("modern", 4),
        (
            "classic-de chains=mixed penalty=caught solo=holding solo-until=next-acts",
            3,
        ),
        ("modern triple-takes=three limit=20", 2),
        ("classic-en", 10),
    ]);
}

#[test]
fn anything_can_be_pressed_in_skipbo() {
    check::<skipbo::Round>(&[
        ("standard stock=2", 2),
        ("standard stock=1 limit=40", 3),
        ("standard stock=2 teams=1+3,2+4", 4),
    ]);
}
