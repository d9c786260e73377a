//! A table on a stage: the cards are stacked, the bots do what the test says, and time passes when the test says so.

#![allow(dead_code, reason = "every test file uses some of it")]

use bots::Level;
use game::{Seat, Seats, Seed};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::fmt::Display;
use table::{Ask, AskKind, Input, Millis, Mode, Settings};
use terminal::{App, Key, Opening, Paint, Shown};
use words::{Lang, Words};

pub(crate) struct Stage<G: Shown> {
    pub(crate) app: App<G>,
    pub(crate) now: Millis,
}

/// What a play is staged with.
pub(crate) struct Script<'a> {
    pub(crate) rules: &'a str,
    /// What each player is dealt, as far as it matters; the number of players.
    pub(crate) hands: &'a [&'a str],
    /// What lies behind the dealt cards: in SOLO the start card, then what is drawn.
    pub(crate) then: &'a str,
    pub(crate) lang: Lang,
}

impl Default for Script<'_> {
    fn default() -> Self {
        Self {
            rules: "modern",
            hands: &["", "", "", ""],
            then: "",
            lang: Lang::En,
        }
    }
}

/// The whole deck of a game, in order.
pub(crate) trait Decked: Shown {
    fn deck(rules: &str) -> Vec<String>;
    /// How many cards everybody is dealt.
    fn dealt(rules: &str) -> usize;
}

impl Decked for solo::Round {
    fn deck(rules: &str) -> Vec<String> {
        let modern = rules.starts_with("modern");
        let mut deck = Vec::new();
        for colour in ["r", "g", "b", "y"] {
            for kind in "123456789SRD".chars() {
                deck.extend([(); 2].map(|()| format!("{colour}{kind}")));
            }
            deck.push(format!("{colour}X"));
            if modern {
                deck.extend([format!("{colour}G"), format!("P{colour}")]);
            }
        }
        for black in ["W", "F", "A"] {
            deck.extend([(); 4].map(|()| black.to_string()));
        }
        deck
    }

    fn dealt(_: &str) -> usize {
        8
    }
}

impl Decked for skipbo::Round {
    fn deck(_: &str) -> Vec<String> {
        let numbers = (1..=12).flat_map(|number| [(); 12].map(|()| number.to_string()));
        numbers.chain([(); 18].map(|()| "J".to_string())).collect()
    }

    fn dealt(rules: &str) -> usize {
        let stock = rules
            .split("stock=")
            .nth(1)
            .and_then(|rest| rest.split(' ').next()?.parse().ok());
        stock.unwrap_or(if rules.starts_with("short") { 10 } else { 30 })
    }
}

fn stacked<G: Decked>(script: &Script<'_>) -> String {
    let mut deck = G::deck(script.rules);
    let mut take = |card: &str| {
        let place = deck.iter().position(|other| other == card);
        deck.remove(place.unwrap_or_else(|| panic!("no {card} is left")))
    };
    let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
    let then: Vec<String> = words(script.then).iter().map(|card| take(card)).collect();
    let mut hands: Vec<Vec<String>> = Vec::new();
    for hand in script.hands {
        hands.push(words(hand).iter().map(|card| take(card)).collect());
    }
    // The rest in an order that looks shuffled, and is always the same.
    let mut rest = Vec::new();
    while !deck.is_empty() {
        rest.push(deck.remove((rest.len() * 37 + 11) % deck.len()));
    }
    let mut rest = rest.into_iter();
    let mut dealt = Vec::new();
    for place in 0..G::dealt(script.rules) {
        for hand in &hands {
            dealt.push(hand.get(place).cloned().unwrap_or_else(|| rest.next().unwrap()));
        }
    }
    dealt.into_iter().chain(then).chain(rest).collect::<Vec<_>>().join(" ")
}

impl<G: Decked> Stage<G> {
    /// A table at which the person begins.
    pub(crate) fn new(script: &Script<'_>) -> Self {
        let seats = Seats::new(script.hands.len()).unwrap();
        let Ok(rules) = script.rules.parse::<G::Rules>() else {
            panic!("{}", script.rules);
        };
        let mut settings = Settings::<G>::new(rules, seats);
        settings.mode = Mode::Calm(Millis(2000));
        settings.between = None;
        let deck = stacked::<G>(script);
        let begun = (1..200).map(|seed| {
            let opening = Opening {
                settings: settings.clone(),
                name: "Anna".parse().unwrap(),
                bots: vec![Level::Family.into(); seats.count() - 1],
                seed: Seed::from_number(seed),
                deck: Some(deck.clone()),
            };
            App::begin(Millis(0), opening, Words::new(script.lang), Paint::Coloured).unwrap()
        });
        let me = Seat::numbered(1).unwrap();
        let app = begun
            .into_iter()
            .find(|app| app.table().standing().waits_for.contains(me));
        let mut stage = Self {
            app: app.expect("somewhere seat 1 begins"),
            now: Millis(0),
        };
        stage.wait(2000);
        stage
    }

    /// Time passes.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.now = self.now + Millis(millis);
        self.app.tick(self.now);
    }

    /// Keys, by what is printed on them: `3 Enter Esc`.
    pub(crate) fn press(&mut self, keys: &str) {
        for word in keys.split(' ') {
            let key = match word {
                "Enter" => Key::Enter,
                "Esc" => Key::Escape,
                "Left" => Key::Left,
                "Right" => Key::Right,
                "Down" => Key::Down,
                "Up" => Key::Up,
                "End" => Key::End,
                word => Key::Char(word.chars().next().unwrap()),
            };
            self.app.key(self.now, key);
        }
    }

    /// A bot does something, and whatever it waits for has passed: `2: r5`.
    pub(crate) fn bot(&mut self, text: &str)
    where
        <G::Action as std::str::FromStr>::Err: Display,
    {
        let (seat, action) = text.split_once(": ").unwrap();
        let action: G::Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = Seat::numbered(seat.parse().unwrap()).unwrap();
        let asks = self.app.asks();
        let before = self.app.table().seq();
        let of = |kind: AskKind| asks.iter().find(|ask| ask.seat == seat && ask.kind == kind);
        let ask: &Ask = [AskKind::Turn, AskKind::Interject, AskKind::Call]
            .into_iter()
            .find_map(of)
            .unwrap_or_else(|| panic!("nobody asks {text}: {asks:?}"));
        for other in &asks {
            let action = (other.number == ask.number).then_some(action);
            let answer = Input::Decided {
                ask: other.number,
                action,
            };
            if action.is_some() || other.kind != AskKind::Turn {
                self.app.decided(self.now, answer);
            }
        }
        for _ in 0..50 {
            if self.app.table().seq() > before {
                return;
            }
            self.wait(100);
        }
        panic!("{text} does not happen:\n{}", self.screen(80, 24));
    }

    /// What is on a screen of this size.
    pub(crate) fn screen(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for y in 0..height {
            let line: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
            text += line.trim_end();
            text.push('\n');
        }
        text.trim_end().to_string() + "\n"
    }
}
