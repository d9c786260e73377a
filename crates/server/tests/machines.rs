//! Bots of other people at a server's table: a good one plays whole matches, and a bad one costs only its own seat something.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use common::machine::Machine;
use common::people::{Person, quick};
use common::{Running, config, soon};
use protocol::http::NewTable;
use protocol::{Kind, News, ToBot, Wish};
use std::time::{Duration, Instant};
use store::Memory;

/// A table where seat 1 is free, bots of the house sit in the others, and the host only watches.
struct Room {
    running: Running,
    host: Person,
    code: String,
    /// The guest whose bot it is.
    token: String,
}

impl Room {
    async fn open(wanted: NewTable) -> Self {
        let running = Running::with(Memory::default(), config(), None).await;
        let (mut host, code) = Person::open(&running.server(), "Anna", &wanted).await;
        for seat in 2..=wanted.seats.unwrap() {
            let bot = "greedy".to_string();
            host.done(Wish::PutBot { seat, bot }).await;
        }
        let token = running.server().new_guest("R2").await.unwrap().token;
        Self {
            running,
            host,
            code,
            token,
        }
    }

    async fn machine(&self) -> Machine {
        Machine::come(self.running.address, &self.code, &self.token).await
    }

    /// Starts a match when the bot sits.
    async fn start(&mut self) {
        self.host.until(|host| host.table().places[0].ready).await;
        self.host.done(Wish::Start).await;
    }

    /// Waits until the match is over.
    async fn finish(mut self) {
        let matches = self.host.matches;
        self.host.until(|host| host.matches > matches).await;
        self.running.stop().await;
    }
}

/// What a message is, in order, without repetitions.
fn types(heard: &[String]) -> Vec<String> {
    let kind = |text: &String| text.split('"').nth(3).unwrap().to_string();
    let mut types: Vec<String> = heard.iter().map(kind).collect();
    types.dedup();
    types
}

async fn plays_a_whole_match(wanted: NewTable) -> Machine {
    let mut room = Room::open(wanted).await;
    let mut machine = room.machine().await;
    room.start().await;
    machine.play().await;
    let types = types(&machine.heard);
    assert_eq!(types[..4], ["hello", "match", "deal", "event"]);
    assert_eq!(types.last().unwrap(), "end");
    assert!(machine.heard[1].contains(r#""seat":1"#), "{}", machine.heard[1]);
    // It is ready for a rematch by itself.
    room.host
        .until(|host| host.matches == 1 && host.table().places[0].ready)
        .await;
    room.running.stop().await;
    machine
}

#[tokio::test]
async fn a_bot_plays_a_whole_match_of_solo_beside_bots_of_the_house() {
    for mode in ["race", "fair:5", "calm:5"] {
        let wanted = NewTable {
            mode: Some(mode.into()),
            ..quick("solo", 4, "modern penalty=caught limit=100")
        };
        let machine = plays_a_whole_match(wanted).await;
        assert!(machine.was_asked(Kind::Turn) > 2, "{mode}: {:?}", machine.asked);
    }
}

#[tokio::test]
async fn a_bot_plays_a_whole_match_of_skipbo_beside_bots_of_the_house() {
    // No stock of ten is gone before everybody had some turns, whatever the cards.
    let machine = plays_a_whole_match(quick("skipbo", 3, "standard stock=10 limit=60")).await;
    assert!(machine.was_asked(Kind::Turn) > 2, "{:?}", machine.asked);
    assert_eq!(machine.asked[1..], [0, 0]);
}

#[tokio::test]
async fn what_a_bot_did_is_not_asked_again_while_it_is_held() {
    let mut room = Room::open(NewTable {
        mode: Some("calm:400".into()),
        ..quick("solo", 2, "modern")
    })
    .await;
    let mut machine = room.machine().await;
    room.start().await;
    // Given a bot whose turn is held, for the pause after a card is not over,
    let request = machine.request().await.unwrap();
    machine.answer(request.id, &request.legal[0]).await;
    let start = Instant::now();
    let mut turns = 1;
    // when it plays for a second, and for some turns,
    while turns < 4 || start.elapsed() < Duration::from_secs(1) {
        let request = machine.request().await.unwrap();
        machine.answer(request.id, &request.legal[0]).await;
        turns += 1;
    }
    // then it was asked as often as it could do something in that time, and not as often as it could answer.
    let seconds = start.elapsed().as_secs_f64();
    assert!(f64::from(turns) < 20.0 * seconds, "{turns} in {seconds} seconds");
    room.running.stop().await;
}

#[tokio::test]
async fn a_bot_is_asked_nothing_while_the_table_is_paused() {
    // Given a bot whose turn it is, in a game where nobody else can do anything then,
    let mut room = Room::open(quick("skipbo", 2, "standard")).await;
    let mut machine = room.machine().await;
    room.start().await;
    // when the table is paused, then it is asked nothing,
    while machine.request().await.unwrap().kind != Kind::Turn {}
    room.host.done(Wish::Pause).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    // (whatever the table had to say is said before its host is answered)
    room.host.refused(Wish::Sit(10)).await;
    let asked = machine.told().await;
    assert!(!asked.iter().any(|told| matches!(told, ToBot::Request(_))), "{asked:?}");
    // until it goes on.
    room.host.done(Wish::Resume).await;
    let request = machine.request().await.unwrap();
    assert_eq!(request.kind, Kind::Turn);
    room.running.stop().await;
}

#[tokio::test]
async fn a_bot_that_says_what_is_not_allowed_or_nothing_loses_turns_and_nothing_else() {
    let mut room = Room::open(NewTable {
        clock: Some("1000".into()),
        ..quick("solo", 3, "modern limit=10")
    })
    .await;
    let mut machine = room.machine().await;
    room.start().await;
    let misbehaving = tokio::spawn(async move {
        let mut number = 0;
        while let Some(request) = machine.request().await {
            number += 1;
            match number % 5 {
                0 => machine.answer(request.id, "r99").await,
                1 => machine.answer(request.id + 7, &request.legal[0]).await,
                2 => machine.answer(request.id.saturating_sub(1), &request.legal[0]).await,
                3 => machine.say(r#"{"type":"weather","is":"fine"}"#).await,
                // Nothing at all.
                _ => {}
            }
        }
        machine
    });
    room.host.until(|host| host.matches == 1).await;
    let machine = soon(misbehaving).await.unwrap();
    assert!(machine.was_asked(Kind::Turn) > 2);
    room.running.stop().await;
}

#[tokio::test]
async fn a_bot_that_says_no_message_is_shown_the_door_and_its_seat_is_played_for() {
    let mut room = Room::open(NewTable {
        grace: Some("50".into()),
        ..quick("solo", 3, "modern limit=10")
    })
    .await;
    let mut machine = room.machine().await;
    room.start().await;
    machine.request().await.unwrap();
    machine.say("beep").await;
    while machine.next().await.is_some() {}
    let last = machine.heard.last().unwrap();
    assert!(
        last.contains(r#""type":"bye""#) && last.contains("unreadable"),
        "{last}"
    );
    let taken = |news: &News| matches!(news, News::TakenOver { seat: 1, .. });
    room.host.until(|host| host.news.iter().any(taken)).await;
    room.finish().await;
}

#[tokio::test]
async fn a_bot_that_comes_back_is_told_the_match_from_its_beginning() {
    // One game after the other, for nobody knows how soon one of them is won.
    let mut room = Room::open(quick("skipbo", 2, "standard stock=30 limit=9999")).await;
    let mut first = room.machine().await;
    room.start().await;
    // Given a bot that has played for a while,
    // and was told more than can wait for somebody who does not read,
    while first.heard.len() < 600 {
        let request = first.request().await.unwrap();
        first.answer(request.id, request.legal.last().unwrap()).await;
    }
    // when it loses its connection and comes back,
    let told: Vec<String> = first
        .heard
        .iter()
        .filter(|text| !text.contains(r#""type":"request""#))
        .cloned()
        .collect();
    first.close().await;
    let mut second = room.machine().await;
    second.request().await.unwrap();
    // then it is told all that it had been told, in the same seat, but for the number that its chance follows from.
    let again: Vec<String> = second
        .heard
        .iter()
        .filter(|text| !text.contains(r#""type":"request""#))
        .cloned()
        .collect();
    assert!(told.len() > 300, "{} lines", told.len());
    assert!(again.len() >= told.len(), "{} of {} lines", again.len(), told.len());
    assert_eq!(types(&again[..2]), ["hello", "match"]);
    assert_eq!(again[2..told.len()], told[2..]);
    // And it plays on.
    let last = second.heard.last().unwrap().clone();
    let id: u64 = last
        .split(r#""id":"#)
        .nth(1)
        .unwrap()
        .split(',')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    let legal = last
        .split(r#""legal":[""#)
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .to_string();
    second.answer(id, &legal).await;
    second.request().await.unwrap();
    room.host.done(Wish::End).await;
    room.running.stop().await;
}

#[tokio::test]
async fn a_bot_that_finds_no_seat_is_told_so() {
    let room = Room::open(quick("solo", 2, "modern")).await;
    let one = room.machine().await;
    let other = room.running.server().new_guest("C3").await.unwrap();
    let mut late = Machine::come(room.running.address, &room.code, &other.token).await;
    while late.next().await.is_some() {}
    let last = late.heard.last().unwrap();
    assert!(last.contains("no-seat"), "{last}");
    drop(one);
    room.running.stop().await;
}

/// A table of two seats at which somebody's bot sits in the first, and a person beside it, who is not its host.
async fn beside_a_bot(wanted: NewTable) -> (Room, Machine, Person) {
    let running = Running::with(Memory::default(), config(), None).await;
    let (host, code) = Person::open(&running.server(), "Anna", &wanted).await;
    let token = running.server().new_guest("R2").await.unwrap().token;
    let room = Room {
        running,
        host,
        code,
        token,
    };
    let machine = room.machine().await;
    let mut bo = Person::come(&room.running.server(), "Bo", &room.code).await;
    bo.sit(2).await;
    (room, machine, bo)
}

fn short_grace(game: &str, seats: usize, rules: &str) -> NewTable {
    NewTable {
        grace: Some("150".into()),
        ..quick(game, seats, rules)
    }
}

#[tokio::test]
async fn a_table_does_not_fall_to_a_bot_when_its_host_stays_away() {
    // Given a bot in the first seat, which is first among those who would lead, and a person in the second,
    let (mut room, machine, mut bo) = beside_a_bot(short_grace("skipbo", 2, "standard stock=5")).await;
    room.start().await;
    // when the host stays away,
    let Room { running, host, .. } = room;
    drop(host);
    // then the person leads, and is heard as the host.
    let number = bo.number;
    bo.until(|bo| bo.table().host == number).await;
    bo.done(Wish::End).await;
    drop(machine);
    running.stop().await;
}

#[tokio::test]
async fn a_paused_table_does_not_fall_to_a_bot_when_its_host_stays_away() {
    // Given a match that its host has paused, and a person at it who only watches it,
    let mut room = Room::open(short_grace("skipbo", 2, "standard stock=5")).await;
    let machine = room.machine().await;
    room.start().await;
    let mut cleo = Person::come(&room.running.server(), "Cleo", &room.code).await;
    room.host.done(Wish::Pause).await;
    // when the host stays away, whose table falls to the one who sits there,
    let Room { running, host, .. } = room;
    drop(host);
    // then it does not stay with a bot, and can go on.
    let number = cleo.number;
    cleo.until(|cleo| cleo.table().host == number).await;
    cleo.done(Wish::Resume).await;
    drop(machine);
    running.stop().await;
}

#[tokio::test]
async fn a_host_whose_own_bot_sits_there_leads_on_though_he_is_away_for_a_moment() {
    // Given a host whose bot plays in his place, and somebody else,
    let wanted = NewTable {
        grace: Some("60000".into()),
        ..quick("skipbo", 2, "standard stock=5")
    };
    let running = Running::with(Memory::default(), config(), None).await;
    let (host, code) = Person::open(&running.server(), "Anna", &wanted).await;
    let (number, token) = (host.number, host.token.clone());
    let machine = Machine::come(running.address, &code, &token).await;
    let mut bo = Person::come(&running.server(), "Bo", &code).await;
    bo.sit(2).await;
    // when he loads his page anew, then it is still his table.
    drop(host);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut host = Person::back(&running.server(), number, &token, &code).await;
    assert_eq!(host.table().host, number);
    host.until(|host| host.table().places[0].ready).await;
    host.done(Wish::Start).await;
    drop((machine, bo));
    running.stop().await;
}

#[tokio::test]
async fn bots_do_not_play_on_where_no_person_is() {
    // Given a match between a bot of somebody and one of the house, which a person watches,
    let mut room = Room::open(quick("skipbo", 2, "standard stock=30 limit=500")).await;
    let mut machine = room.machine().await;
    room.start().await;
    let request = machine.request().await.unwrap();
    let answered = request.legal.last().unwrap().clone();
    machine.answer(request.id, &answered).await;
    // when he goes, then nothing happens any more, however the bot answers,
    let (number, token) = (room.host.number, room.host.token.clone());
    room.host.visit.go().await;
    let mut asked = 0;
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        for told in machine.told().await {
            if let ToBot::Request(request) = told {
                asked += 1;
                machine.answer(request.id, request.legal.last().unwrap()).await;
            }
        }
    }
    assert!(asked < 5, "{asked}");
    // until somebody is there again: then the bot is asked anew.
    let mut host = Person::back(&room.running.server(), number, &token, &room.code).await;
    let moment = host.table().moment;
    assert!(host.table().people.iter().all(|person| person.present));
    let playing = tokio::spawn(async move { machine.play().await });
    host.until(|host| host.table().moment > moment + 20).await;
    playing.abort();
    room.running.stop().await;
}

#[tokio::test]
async fn a_bot_that_comes_after_a_match_is_not_told_of_it() {
    // Given a match that is over, in which nobody's bot had a part,
    let mut room = Room::open(quick("skipbo", 2, "standard stock=5")).await;
    room.host
        .done(Wish::PutBot {
            seat: 1,
            bot: "greedy".into(),
        })
        .await;
    room.host.done(Wish::Start).await;
    room.host.done(Wish::End).await;
    // when there are three seats, and a bot takes the third,
    let settings = room.host.table().settings.replace("seats=2", "seats=3");
    room.host.done(Wish::Set(settings)).await;
    let mut machine = room.machine().await;
    room.host.until(|host| host.table().places[2].ready).await;
    // then it has heard nothing but the hello,
    machine.told().await;
    assert_eq!(types(&machine.heard), ["hello"]);
    // and of the match in which it sits it hears all.
    room.host.done(Wish::Start).await;
    machine.request().await.unwrap();
    let seat = machine.heard.iter().find(|text| text.contains(r#""type":"match""#));
    assert!(seat.unwrap().contains(r#""seat":3"#), "{seat:?}");
    assert_eq!(types(&machine.heard)[..3], ["hello", "match", "deal"]);
    room.running.stop().await;
}

#[tokio::test]
async fn a_bot_whose_seat_goes_away_is_told_so() {
    // Given a bot in the last seat,
    let running = Running::with(Memory::default(), config(), None).await;
    let (mut host, code) = Person::open(&running.server(), "Anna", &quick("solo", 3, "modern")).await;
    for seat in 1..=2 {
        let bot = "greedy".to_string();
        host.done(Wish::PutBot { seat, bot }).await;
    }
    let token = running.server().new_guest("R2").await.unwrap().token;
    let mut machine = Machine::come(running.address, &code, &token).await;
    host.until(|host| host.table().places[2].ready).await;
    // when that seat is no more, then it is told so, and is gone.
    let settings = host.table().settings.replace("seats=3", "seats=2");
    host.done(Wish::Set(settings)).await;
    while machine.next().await.is_some() {}
    let last = machine.heard.last().unwrap();
    assert!(last.contains(r#""type":"bye""#) && last.contains("no-seat"), "{last}");
    host.until(|host| host.table().people.iter().filter(|person| person.present).count() == 1)
        .await;
    running.stop().await;
}
