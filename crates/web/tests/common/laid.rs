//! Tables of one's own at which the cards lie as somebody wants them: made here, kept in the browser, and gone on with in the page.

use super::Visit;
use bots::Level;
use game::{Game, Seat, Seed};
use serde_json::json;
use std::fmt::Write;
use table::{Command, CommandId, Guest, Input, Live, Millis, Output, Settings, Table};

/// Whoever has the table.
const ANNA: Guest = Guest(1);

/// How a table is to be. Seat 1 is Anna's, and begins; bots have the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid<'a> {
    pub(crate) rules: &'a str,
    /// What seats hold, from seat 1 on. In SOLO these are hands, filled up with numbers; in SKIP-BO stock piles, the last card on top.
    pub(crate) held: &'a [&'a str],
    /// What comes after that: in SOLO the card that is turned over, and then what is drawn; in SKIP-BO what is drawn, beginning with Anna's hand.
    pub(crate) next: &'a str,
    /// What was done already: a seat, or 0 for the host, and what it did.
    pub(crate) done: &'a [(usize, &'a str)],
    /// How long bots wait.
    pub(crate) pace: &'a str,
    pub(crate) mode: &'a str,
    /// How long somebody has for an answer, in milliseconds.
    pub(crate) question: u32,
}

impl Default for Laid<'_> {
    fn default() -> Self {
        Self {
            rules: "modern",
            held: &["", "", ""],
            next: "r3",
            done: &[],
            // So long that they do nothing at all.
            pace: "3600000+0",
            mode: "race",
            // So long that it does not run out while somebody looks.
            question: 60_000,
        }
    }
}

impl Laid<'_> {
    /// A match of SKIP-BO that is soon over.
    pub(crate) fn short() -> Self {
        Self {
            rules: "standard stock=2 limit=1",
            next: "",
            pace: "20+20",
            ..Self::default()
        }
    }
}

impl Visit {
    /// Comes to such a table of SOLO.
    pub(crate) async fn wakes_solo(&self, laid: &Laid<'_>) {
        let rules: solo::Rules = laid.rules.parse().unwrap();
        let cards = rules
            .deck()
            .cards()
            .iter()
            .map(|card| (!card.is_number(), card.to_string()));
        let mut cards: Vec<(bool, String)> = cards.collect();
        cards.sort();
        let rest = cards.into_iter().map(|(_, card)| card).collect();
        self.wakes::<solo::Round>(laid, &deck(laid, 8, rest)).await;
    }

    /// Comes to such a table of SKIP-BO.
    pub(crate) async fn wakes_skipbo(&self, laid: &Laid<'_>) {
        let rules: skipbo::Rules = laid.rules.parse().unwrap();
        let numbers = (1..=12).rev().flat_map(|number| vec![number.to_string(); 12]);
        let rest = numbers.chain(vec!["J".into(); 18]).collect();
        let seats = game::Seats::new(laid.held.len()).unwrap();
        self.wakes::<skipbo::Round>(laid, &deck(laid, rules.stock(seats), rest))
            .await;
    }

    async fn wakes<G: Live + Game>(&self, laid: &Laid<'_>, deck: &str) {
        // One of the first few tables is dealt by the last seat.
        let log = (0..200)
            .find_map(|seed| log::<G>(laid, deck, seed))
            .expect("some seed has the right dealer");
        // Nothing of the page runs at this address, and nobody keeps anything beside us.
        self.client.goto(&format!("{}/healthz", self.base)).await.unwrap();
        let script = "const [game, log] = arguments; localStorage.setItem(`own-name-${game}`, 'Anna'); localStorage.setItem(`own-log-${game}`, log);";
        let arguments = vec![json!(G::NAME), json!(log)];
        self.client.execute(script, arguments).await.unwrap();
        self.open(&format!("/own/{}", G::NAME)).await;
        self.find(".felt #prompt").await;
    }
}

/// The deck in which everybody finds what he is to hold, dealt one card at a time.
fn deck(laid: &Laid<'_>, each: usize, mut rest: Vec<String>) -> String {
    let mut take = |card: &str| {
        let place = rest.iter().position(|other| other == card);
        rest.remove(place.unwrap_or_else(|| panic!("there are not so many {card}")))
    };
    let mut named = |cards: &str| cards.split_whitespace().map(&mut take).collect::<Vec<String>>();
    let mut held: Vec<Vec<String>> = laid.held.iter().map(|cards| named(cards)).collect();
    let next = named(laid.next);
    for cards in &mut held {
        let missing = each - cards.len();
        // What is wanted lies on top.
        let filled: Vec<String> = rest.drain(..missing).collect();
        cards.splice(0..0, filled);
    }
    let dealt = (0..each).flat_map(|round| held.iter().map(move |cards| cards[round].clone()));
    let all: Vec<String> = dealt.chain(next).chain(rest.iter().cloned()).collect();
    all.join(" ")
}

/// The log of such a table, if the last seat deals.
fn log<G: Live + Game>(laid: &Laid<'_>, deck: &str, seed: u64) -> Option<String> {
    let Laid {
        rules,
        mode,
        pace,
        question,
        ..
    } = laid;
    let count = laid.held.len();
    let settings = format!(
        "seats={count} mode={mode} clock=off question={question} pace={pace} grace=30000 stand-in=family between=off rules={rules}"
    );
    let settings: Settings<G> = settings.parse().expect("such settings");
    let seats = settings.seats;
    let mut at = Written::open(settings, seed);
    at.say(Command::Sit(seats.iter().next().unwrap()));
    for seat in seats.iter().skip(1) {
        at.say(Command::PutBot(seat, Level::Family.into()));
    }
    // Where nobody wants certain cards they are shuffled, and the match has an honest record.
    if !laid.next.is_empty() || laid.held.iter().any(|cards| !cards.is_empty()) {
        let stacked = at.table.stack(at.now, deck).expect("a whole deck");
        at.keep(&stacked);
    }
    at.say(Command::Start);
    if at.table.score().map(game::Match::dealer) != Seat::numbered(count) {
        return None;
    }
    for (seat, action) in laid.done {
        at.act(*seat, action);
    }
    let went = at.table.step(at.now, Input::Went { guest: ANNA });
    at.keep(&went);
    Some(at.log)
}

/// A table whose log is written down.
struct Written<G: Live> {
    table: Table<G>,
    log: String,
    now: Millis,
    /// How many commands there were.
    count: u64,
    deadline: Option<Millis>,
}

impl<G: Live + Game> Written<G> {
    fn open(settings: Settings<G>, seed: u64) -> Self {
        let opened = Table::open(
            Millis(0),
            settings,
            ANNA,
            "Anna".parse().unwrap(),
            Seed::from_number(seed),
        );
        let (table, output) = opened.expect("a table");
        let mut at = Self {
            table,
            log: String::new(),
            now: Millis(0),
            count: 0,
            deadline: None,
        };
        at.keep(&output);
        at
    }

    fn keep(&mut self, output: &Output<G>) {
        for entry in &output.entries {
            writeln!(self.log, "{entry}").unwrap();
        }
        self.deadline = output.deadline;
    }

    fn say(&mut self, command: Command<G>) {
        self.count += 1;
        let id = CommandId(self.count);
        let told = format!("{command:?}");
        let input = Input::Command {
            guest: ANNA,
            id,
            command,
            trip: Millis(0),
        };
        let output = self.table.step(self.now, input);
        assert!(
            matches!(output.answer(ANNA, id), Some(table::Answer::Done)),
            "{told}: {:?}",
            output.answer(ANNA, id)
        );
        self.keep(&output);
    }

    /// A seat does something: Anna says so, a bot is asked. 0 is the host.
    fn act(&mut self, seat: usize, action: &str) {
        let read: G::Action = action.parse().ok().unwrap_or_else(|| panic!("{action} is no action"));
        match seat {
            0 => return self.say(Command::Impose(read)),
            1 => return self.say(Command::Act(read)),
            _ => {}
        }
        let asks = self.table.asks();
        let ask = asks
            .iter()
            .find(|ask| ask.seat.number() == seat && ask.kind == table::AskKind::Turn);
        let ask = ask
            .unwrap_or_else(|| panic!("seat {seat} is not asked, and cannot {action}"))
            .number;
        let output = self.table.step(
            self.now,
            Input::Decided {
                ask,
                action: Some(read),
            },
        );
        self.keep(&output);
        let acted = format!(" {seat}: {action}\n");
        while !self.log.ends_with(&acted) {
            self.now = self
                .deadline
                .unwrap_or_else(|| panic!("{acted} was never done: {}", self.log));
            let output = self.table.step(self.now, Input::Tick);
            self.keep(&output);
        }
    }
}
