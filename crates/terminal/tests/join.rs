//! A server's table on the screen, phase by phase, and what keys ask the server for. `cargo xtask golden` draws them anew.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use game::testing::golden;
use game::{Seat, Seats, Seed, Viewer};
use protocol::{Became, Happened, Listed, News, Person, Place, Scores, Snapshot, Standing, Trouble, Update, Wish};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::{Millis, Settings};
use terminal::{Heard, Joined, Key, Order, Paint, Shown};
use words::Lang;

const ADDRESS: &str = "http://192.168.0.5:7654";

/// Somebody at a server.
struct Stage {
    joined: Joined,
    snapshot: Snapshot,
    now: Millis,
}

fn person(guest: u64, name: &str) -> Person {
    Person {
        guest,
        name: name.into(),
        present: true,
    }
}

fn sits(guest: u64) -> Place {
    Place {
        guest: Some(guest),
        ..Place::default()
    }
}

fn bot(level: &str) -> Place {
    Place {
        bot: Some(level.into()),
        ..Place::default()
    }
}

/// A table of three, with Anna (7) as the host in seat 1, as guest `you` sees it.
fn table<G: Shown>(rules: &str, you: u64) -> Snapshot {
    let Ok(rules) = rules.parse::<G::Rules>() else {
        panic!("{rules}");
    };
    let settings = Settings::<G>::new(rules, Seats::new(3).unwrap());
    Snapshot {
        code: "bado-keli-mora".into(),
        you,
        time: 1_000_000,
        moment: 5,
        game: G::NAME.into(),
        settings: settings.to_string(),
        host: 7,
        people: vec![person(7, "Anna"), person(8, "Ben"), person(9, "Carla")],
        places: vec![sits(7), Place::default(), Place::default()],
        ..Snapshot::default()
    }
}

/// The same in a deal, in which Ben sits in seat 2 and a bot in seat 3.
fn in_deal<G: Shown>(rules: &str, you: u64, seat: Option<usize>) -> Snapshot {
    let mut snapshot = table::<G>(rules, you);
    snapshot.places = vec![sits(7), sits(8), bot("family")];
    snapshot.running = true;
    snapshot.scores = Some(Scores {
        totals: vec![0; 3],
        ..Scores::default()
    });
    let Ok(rules) = rules.parse::<G::Rules>() else {
        panic!("{rules}");
    };
    let (seats, seed) = (Seats::new(3).unwrap(), Seed::from_number(3));
    let deal = G::deal(&rules, seats, Seat::numbered(3).unwrap(), &seed, &mut ());
    let viewer = seat.and_then(Seat::numbered).map_or(Viewer::Spectator, Viewer::Seat);
    snapshot.sight = Some(deal.sight(viewer).to_string());
    snapshot.standing.waits_for = deal.waits_for().iter().map(Seat::number).collect();
    snapshot
}

impl Stage {
    fn new(snapshot: Snapshot, lang: Lang) -> Self {
        let mut joined = Joined::new(lang, Paint::Coloured, ADDRESS);
        let now = Millis(0);
        joined.hear(now, Heard::Everything(Box::new(snapshot.clone()))).unwrap();
        Self { joined, snapshot, now }
    }

    fn hear(&mut self, heard: Heard) {
        self.joined.hear(self.now, heard).unwrap();
    }

    /// Something happens around the deal.
    fn news(&mut self, news: News, standing: Option<Standing>) {
        self.snapshot.moment += 1;
        let moment = self.snapshot.moment;
        let happened = vec![Happened {
            moment,
            news: vec![news],
            seen: Vec::new(),
        }];
        let time = 1_000_000 + self.now.0;
        self.hear(Heard::Update(Update {
            moment,
            time,
            happened,
            standing,
            ..Update::default()
        }));
    }

    /// Keys by what is printed on them, and what the server is asked for then.
    fn press(&mut self, keys: &str) -> Vec<Wish> {
        for word in keys.split(' ') {
            let key = match word {
                "Enter" => Key::Enter,
                "Esc" => Key::Escape,
                word => Key::Char(word.chars().next().unwrap()),
            };
            self.joined.key(self.now, key);
        }
        let wish = |order| match order {
            Order::Wish(_, wish) => wish,
            other => panic!("{other:?}"),
        };
        self.joined.take_orders().into_iter().map(wish).collect()
    }

    fn screen(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.joined.draw(frame)).unwrap();
        let buffer = terminal.backend().buffer();
        let lines = (0..height).map(|y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>());
        let lines: Vec<String> = lines.map(|line| line.trim_end().to_string()).collect();
        lines.join("\n").trim_end().to_string() + "\n"
    }

    fn shows(&self, name: &str) {
        self.shows_in(name, 80, 24);
    }

    fn shows_in(&self, name: &str, width: u16, height: u16) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
        golden(folder, &format!("join-{name}.txt"), &self.screen(width, height));
    }
}

fn solo(you: u64) -> Stage {
    Stage::new(table::<solo::Round>("modern", you), Lang::En)
}

#[test]
fn golden_room_of_the_host() {
    let mut stage = solo(7);
    stage.shows("host");
    stage.shows_in("host-large", 160, 50);
    stage.press("b");
    stage.shows("bot-seat");
    stage.press("3");
    stage.shows("bot-level");
    stage.press("Esc m");
    stage.shows("host-menu");
    for lang in [Lang::De, Lang::Fr, Lang::Nl, Lang::It] {
        let stage = Stage::new(table::<skipbo::Round>("standard", 7), lang);
        stage.shows(&format!("host-{lang}"));
    }
}

#[test]
fn golden_room_of_a_guest() {
    let mut stage = solo(8);
    stage.shows("guest");
    stage.news(News::Sat { guest: 8, seat: 2 }, None);
    stage.shows("seated");
    stage.news(News::Ready { seat: 2, nonce: None }, None);
    stage.news(News::Went(9), None);
    stage.shows("ready");
}

#[test]
fn golden_deal() {
    let mut stage = Stage::new(in_deal::<solo::Round>("modern", 7, Some(1)), Lang::En);
    stage.shows("deal");
    stage.hear(Heard::Lost(None));
    stage.press("d");
    stage.shows("lost");
    let stage = Stage::new(in_deal::<solo::Round>("modern", 9, None), Lang::En);
    stage.shows("watching");
    let stage = Stage::new(in_deal::<skipbo::Round>("standard", 9, None), Lang::De);
    stage.shows("watching-skipbo");
}

#[test]
fn golden_held_and_paused() {
    let mut stage = Stage::new(in_deal::<solo::Round>("modern", 7, Some(1)), Lang::En);
    assert_eq!(stage.press("d"), [Wish::Act("draw".into())]);
    stage.hear(Heard::Answer(1, Became::Held));
    stage.shows("held");
    stage.hear(Heard::Answer(1, Became::Done));
    let paused = Standing {
        waits_for: vec![1],
        paused: true,
        ..Standing::default()
    };
    stage.news(News::Paused, Some(paused));
    stage.shows("paused");
    assert_eq!(stage.press("d"), []);
    assert_eq!(stage.press("m 1"), [Wish::Resume]);
}

#[test]
fn golden_clocks() {
    // Given somebody whose turn it is, with 12 of 30 seconds left,
    let mut snapshot = in_deal::<solo::Round>("modern", 7, Some(1));
    snapshot.settings = snapshot.settings.replace("clock=off", "clock=30000");
    snapshot.standing.clock = Some(1_012_000);
    // then he sees them.
    let stage = Stage::new(snapshot.clone(), Lang::En);
    stage.shows("clock");
    // Of somebody else's time he need not know.
    snapshot.standing.waits_for = vec![2];
    let stage = Stage::new(snapshot, Lang::En);
    assert!(!stage.screen(80, 24).contains("your time"));
}

#[test]
fn golden_sheet() {
    let mut stage = Stage::new(in_deal::<skipbo::Round>("standard", 8, Some(2)), Lang::En);
    let scores = Scores {
        deals: 1,
        totals: vec![0, 45, 0],
        winners: None,
    };
    let over = News::Over {
        points: vec![0, 45, 0],
        winners: vec![2],
        scores: scores.clone(),
        secret: None,
    };
    stage.news(over, None);
    stage.news(News::Ended(None), None);
    stage.shows("sheet");
}

#[test]
fn there_is_no_round_before_the_first() {
    // Given a match in its first round,
    let mut stage = Stage::new(in_deal::<solo::Round>("modern", 7, Some(1)), Lang::En);
    let head = |stage: &Stage| stage.screen(80, 24).lines().next().unwrap().to_string();
    assert!(head(&stage).starts_with(" SOLO · modern · round 1 "));
    // when the host ends it,
    stage.news(News::Ended(None), None);
    // then the next one begins with that round again.
    assert!(
        head(&stage).starts_with(" SOLO · modern · round 1 "),
        "{}",
        head(&stage)
    );
}

#[test]
fn golden_lobby() {
    let mut stage = solo(7);
    stage.joined = Joined::new(Lang::En, Paint::Coloured, ADDRESS);
    stage.shows("coming");
    stage.hear(Heard::Tables(Vec::new()));
    stage.shows("no-tables");
    let listed = |host: &str, game: &str, free, running| Listed {
        code: format!("{}-keli-mora", host.to_lowercase()),
        game: game.into(),
        rules: "modern".into(),
        host: host.into(),
        seats: 4,
        free,
        running,
    };
    stage.hear(Heard::Tables(vec![
        listed("Anna", "solo", 3, false),
        listed("Bert", "skipbo", 0, true),
    ]));
    stage.shows("lobby");
    stage.joined.key(stage.now, Key::Char('2'));
    assert_eq!(stage.joined.take_orders(), [Order::Join("bert-keli-mora".into())]);
}

#[test]
fn a_new_table_is_opened_from_the_list() {
    let mut joined = Joined::new(Lang::En, Paint::Plain, ADDRESS);
    joined.hear(Millis(0), Heard::Tables(Vec::new())).unwrap();
    for key in ['n', '2'] {
        joined.key(Millis(0), Key::Char(key));
    }
    let orders = joined.take_orders();
    assert!(
        matches!(&orders[..], [Order::Open(table)] if table.game == "skipbo" && table.public),
        "{orders:?}"
    );
    joined.key(Millis(0), Key::Char('q'));
    assert!(joined.is_left());
}

#[test]
fn keys_in_the_room_ask_for_seats_bots_and_the_start() {
    let mut stage = solo(7);
    for (keys, wishes) in [
        ("2", vec![Wish::Stand, Wish::Sit(2)]),
        ("1", vec![]),
        ("9", vec![]),
        ("r", vec![Wish::Ready(None)]),
        ("s", vec![Wish::Stand]),
        (
            "b Enter 5",
            [2, 3]
                .map(|seat| Wish::PutBot {
                    seat,
                    bot: "club".into(),
                })
                .into(),
        ),
        ("b 1", vec![]),
        ("Esc Enter", vec![Wish::Start]),
        ("m 1 2", vec![Wish::Remove(9)]),
        ("m 2 1", vec![Wish::HandOver(8)]),
    ] {
        assert_eq!(stage.press(keys), wishes, "{keys}");
    }
    stage.news(
        News::Bot {
            seat: 3,
            bot: Some("club".into()),
        },
        None,
    );
    assert_eq!(stage.press("o 3"), [Wish::TakeBot(3)]);
    assert_eq!(stage.press("3"), [Wish::TakeBot(3), Wish::Stand, Wish::Sit(3)]);
}

#[test]
fn the_host_puts_a_bot_into_the_seat_of_whoever_is_away() {
    // Given somebody in a seat,
    let mut stage = solo(7);
    stage.news(News::Sat { guest: 8, seat: 3 }, None);
    let put = Wish::PutBot {
        seat: 3,
        bot: "chance".into(),
    };
    // when he is there, then the seat is his, and when he is not, then a bot can have it.
    assert_eq!(stage.press("b 3 1"), []);
    stage.press("Esc");
    stage.news(News::Went(8), None);
    assert_eq!(stage.press("b 3 1"), [put]);
}

#[test]
fn only_the_host_has_the_keys_of_the_host() {
    let mut stage = solo(8);
    for keys in ["b 2 1", "o", "m 1", "Enter", "r", "s"] {
        let wishes = stage.press(keys);
        let host = |wish: &Wish| !matches!(wish, Wish::Sit(_));
        assert!(!wishes.iter().any(host), "{keys}: {wishes:?}");
    }
    assert_eq!(stage.press("1"), []);
    assert!(stage.screen(80, 24).contains("Anna sits there."));
}

#[test]
fn nothing_is_asked_for_without_a_connection_or_while_something_is_undecided() {
    let mut stage = Stage::new(in_deal::<solo::Round>("modern", 7, Some(1)), Lang::En);
    stage.hear(Heard::Lost(None));
    assert_eq!(stage.press("d"), []);
    assert_eq!(stage.press("m 1"), []);
    // It comes back by itself, and is told everything.
    let again = stage.snapshot.clone();
    stage.hear(Heard::Everything(Box::new(again)));
    assert_eq!(stage.press("d"), [Wish::Act("draw".into())]);
    assert_eq!(stage.press("d"), []);
    assert!(stage.screen(80, 24).contains("is being decided"));
    let trouble = Trouble {
        why: "illegal".into(),
        rule: Some("S-09".into()),
        text: "You may not.".into(),
    };
    stage.hear(Heard::Answer(1, Became::Refused(trouble)));
    assert!(stage.screen(80, 24).contains("You may not. (S-09)"));
    assert_eq!(stage.press("d"), [Wish::Act("draw".into())]);
}

#[test]
fn whoever_leaves_is_asked_once_more() {
    let mut stage = solo(8);
    stage.press("q");
    assert!(stage.screen(80, 24).contains("Your seat is kept"));
    stage.press("Esc");
    assert!(!stage.joined.is_left());
    stage.press("q q");
    assert!(stage.joined.is_left());
}

#[test]
fn a_server_that_talks_nonsense_is_found_out() {
    let mut joined = Joined::new(Lang::En, Paint::Plain, ADDRESS);
    let mut other = table::<solo::Round>("modern", 7);
    other.game = "chess".into();
    let error = joined.hear(Millis(0), Heard::Everything(Box::new(other))).unwrap_err();
    assert!(error.to_string().contains("the table plays `chess`"), "{error}");
    let mut stage = solo(7);
    let gap = Update {
        moment: 9,
        ..Update::default()
    };
    assert!(stage.joined.hear(Millis(0), Heard::Update(gap)).is_err());
}
