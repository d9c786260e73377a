//! Whole matches at a table of one's own, through its messages alone: what is told is kept before, and a table that was put away goes on.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use bots::Level;
use client::Known;
use game::Seat;
use house::{Chance, House, Opening, advise};
use protocol::http::NewTable;
use protocol::{Became, Coming, Message, ToClient, ToServer, VERSION, Wish};
use table::Millis;
use words::Lang;

/// A page: it keeps what is new, hears what is told, and lets time pass.
struct Page {
    house: House,
    now: Millis,
    log: Vec<String>,
    known: Option<Known>,
    commands: u64,
    /// What was asked for and not decided.
    open: Option<u64>,
    refused: Vec<String>,
    /// What he did before he closed the page is still being decided.
    waits: bool,
}

fn opening(game: &str, seats: usize, bots: &[&str]) -> Opening {
    Opening {
        name: "Anna".parse().unwrap(),
        table: NewTable {
            game: game.into(),
            seats: Some(seats),
            // Otherwise a test would take as long as people do.
            between: Some("1000".into()),
            ..NewTable::default()
        },
        seat: 1,
        bots: bots.iter().map(ToString::to_string).collect(),
    }
}

fn chance() -> Chance {
    Chance {
        cards: [7; 32],
        bots: 1,
    }
}

impl Page {
    fn open(opening: &Opening) -> Self {
        let now = Millis(1000);
        let (house, log) = House::open(now, opening, chance()).unwrap();
        let mut page = Self {
            house,
            now,
            log,
            known: None,
            commands: 100,
            open: None,
            refused: Vec::new(),
            waits: false,
        };
        page.hello();
        page
    }

    fn hello(&mut self) {
        let hello = ToServer::Hello(Coming {
            protocol: VERSION,
            token: None,
            after: self.known.as_ref().map(Known::moment),
            lang: Some("de".into()),
        });
        self.house.say(self.now, &hello.line()).unwrap();
        self.settle();
    }

    /// Keeps what is new, and hears what is told then.
    fn settle(&mut self) {
        if let Some(new) = self.house.write() {
            assert_eq!(new.after, self.log.len() as u64);
            self.log.extend(new.entries);
            self.house.kept();
        }
        for text in self.house.hear() {
            match ToClient::read(text.as_bytes()).unwrap() {
                ToClient::Snapshot(snapshot) => match &mut self.known {
                    Some(known) => known.come_back(*snapshot).unwrap(),
                    None => self.known = Some(Known::new(*snapshot)),
                },
                ToClient::Update(update) => self.known.as_mut().unwrap().hear(&update).unwrap(),
                ToClient::Answer(answer) => {
                    if answer.became != Became::Held && self.open == Some(answer.id) {
                        self.open = None;
                    }
                    match answer.became {
                        Became::Refused(trouble) if trouble.why == "pending" => self.waits = true,
                        Became::Refused(trouble) => self.refused.push(trouble.text),
                        _ => {}
                    }
                }
                other => panic!("{other:?}"),
            }
        }
    }

    fn want(&mut self, wish: Wish) {
        self.commands += 1;
        let id = self.commands;
        self.open = Some(id);
        self.house
            .say(self.now, &ToServer::Command { id, wish }.line())
            .unwrap();
        self.settle();
    }

    fn known(&self) -> &Known {
        self.known.as_ref().unwrap()
    }

    /// Does what is to be done now, or lets time pass until something is due.
    fn go_on(&mut self) {
        let (known, table) = (self.known(), self.known().table().clone());
        if self.open.is_none() && !self.waits && known.is_awaited() {
            let seat = Seat::numbered(known.seat().unwrap()).unwrap();
            let sight = table.sight.unwrap();
            let advice = advise(&table.game, &sight, seat, Level::Greedy.into(), Lang::De);
            self.want(Wish::Act(advice.unwrap().unwrap().action));
        } else if self.house.think(self.now) {
            self.settle();
        } else {
            let due = self.house.deadline().expect("a table that waits for nobody");
            self.now = self.now.max(due);
            self.waits = false;
            self.house.tick(self.now);
            self.settle();
        }
    }

    /// The page is closed, and opened again later.
    fn reload(&mut self) {
        self.now = self.now + Millis(60_000);
        let name = "Anna".parse().unwrap();
        self.house = House::wake(self.now, name, &self.log.join("\n"), 2).unwrap();
        self.open = None;
        self.hello();
    }

    fn is_over(&self) -> bool {
        let scores = self.known().table().scores.as_ref();
        scores.is_some_and(|scores| scores.winners.is_some())
    }
}

fn play(mut page: Page, reloads: bool) -> Page {
    for step in 1..200_000 {
        if page.is_over() {
            assert_eq!(page.refused, Vec::<String>::new());
            return page;
        }
        page.go_on();
        if reloads && step % 50 == 0 {
            page.reload();
        }
    }
    panic!("the match has no end");
}

#[test]
fn a_match_of_solo_against_bots_comes_to_its_end_through_reloads() {
    let page = play(Page::open(&opening("solo", 4, &["greedy", "family", "chance"])), true);
    let table = page.known().table();
    assert_eq!(table.places.len(), 4);
    assert!(!table.running);
    assert!(page.log.len() > 100);
}

#[test]
fn a_match_of_skipbo_against_bots_comes_to_its_end_through_reloads() {
    let mut opening = opening("skipbo", 3, &["greedy", "greedy"]);
    opening.table.rules = Some("short stock=5 limit=100".into());
    play(Page::open(&opening), true);
}

#[test]
fn nothing_is_told_before_it_is_kept() {
    // Given a page that has come,
    let mut page = Page::open(&opening("solo", 2, &["greedy"]));
    // when its guest wants something,
    let wish = ToServer::Command {
        id: 999,
        wish: Wish::Pause,
    };
    page.house.say(page.now, &wish.line()).unwrap();
    // then there is something to keep first,
    let new = page.house.write().expect("an entry");
    assert_eq!(page.house.hear(), Vec::<String>::new());
    assert!(new.entries[0].ends_with("paused"), "{:?}", new.entries);
    page.log.extend(new.entries);
    page.house.kept();
    // and the answer comes after that.
    let told = page.house.hear();
    assert!(told.iter().any(|text| text.contains("\"answer\":\"done\"")), "{told:?}");
}

#[test]
fn a_refusal_is_explained_in_the_language_of_the_guest() {
    let mut page = Page::open(&opening("solo", 2, &["greedy"]));
    page.want(Wish::Stand);
    assert_eq!(page.refused.len(), 1);
    assert!(page.refused[0].contains("Partie"), "{:?}", page.refused);
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let told = |opening: &Opening| match House::open(Millis(0), opening, chance()) {
        Ok(_) => panic!("{opening:?}"),
        Err(why) => why.to_string(),
    };
    assert_eq!(
        told(&opening("uno", 4, &[])),
        "there is no game called `uno`: there are solo and skipbo"
    );
    assert!(told(&opening("solo", 11, &[])).contains("2 to 10 seats"));
    assert!(told(&opening("solo", 3, &["greedy", "genius"])).starts_with("`genius` cannot sit there: "));
    assert_eq!(
        told(&opening("skipbo", 2, &["club:1001"])),
        "`club:1001` cannot sit there: at a table club looks at no more than 1000 nodes"
    );
    let mut nowhere = opening("solo", 2, &["greedy"]);
    nowhere.seat = 3;
    assert_eq!(told(&nowhere), "there is no seat 3 at this table");
    let name = "Anna".parse().unwrap();
    assert!(House::wake(Millis(0), name, "nonsense", 1).is_err());
}

#[test]
fn every_level_can_advise_from_what_a_seat_sees() {
    for (game, seats) in [("solo", 4), ("skipbo", 2)] {
        let bots = ["greedy"; 3];
        let mut page = Page::open(&opening(game, seats, &bots[..seats - 1]));
        while !page.known().is_awaited() {
            page.go_on();
        }
        let table = page.known().table().clone();
        let sight = table.sight.unwrap();
        for level in Level::ALL {
            let advice = advise(game, &sight, Seat::numbered(1).unwrap(), level.into(), Lang::It);
            assert!(advice.unwrap().is_some(), "{game} {level}");
        }
    }
    let seat = Seat::numbered(1).unwrap();
    let strange = advise("solo", "seats 3", seat, Level::Club.into(), Lang::En);
    assert!(
        strange
            .unwrap_err()
            .to_string()
            .starts_with("that is nothing that a seat sees")
    );
}
