//! Whole matches over real sockets: both games, every mode, house bots, those who watch, rematches, histories; and everybody verifies every shuffle.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::Played;
use common::people::{Person, quick};
use common::{Running, config, soon};
use game::record::Record;
use protocol::http::NewTable;
use protocol::{Became, News, Wish};
use store::Memory;
use table::Live;

/// A table, how many people sit there, and how many matches they play; the other seats are bots'.
struct Party {
    table: NewTable,
    people: usize,
    matches: usize,
}

impl Party {
    /// Plays it all, with somebody who watches.
    async fn play<G: Live + Played>(self) {
        let running = Running::with(Memory::default(), config(), None).await;
        let server = running.server();
        let (mut host, code) = Person::open(&server, "Anna", &self.table).await;
        let seats = self.table.seats.unwrap();
        for seat in self.people + 1..=seats {
            let bot = "chance".to_string();
            host.done(Wish::PutBot { seat, bot }).await;
        }
        host.sit(1).await;
        let mut people = vec![host];
        for seat in 2..=self.people {
            let mut person = Person::come(&server, &format!("Guest {seat}"), &code).await;
            person.sit(seat).await;
            people.push(person);
        }
        people.push(Person::come(&server, "Zoe", &code).await);
        let matches = self.matches;
        let playing = people.into_iter().map(|mut person| {
            tokio::spawn(async move {
                person.play::<G>(matches, |person| person.matches == matches).await;
                person
            })
        });
        let playing: Vec<_> = playing.collect();
        let mut played = None;
        for playing in playing {
            let person = soon(playing).await.unwrap();
            // Everybody has seen the same deals, and has verified each of them.
            let dealt = person
                .news
                .iter()
                .filter(|news| matches!(news, News::Dealt { .. }))
                .count();
            assert_eq!(person.verified, dealt);
            assert_eq!(*played.get_or_insert(dealt), dealt);
            self.check_history::<G>(&server, &person, &code).await;
        }
        assert!(played.unwrap() >= matches);
        running.stop().await;
    }

    /// Whoever played finds the matches in his history, and their records are true; whoever watched finds nothing.
    async fn check_history<G: Live>(&self, server: &client::Server, person: &Person, code: &str) {
        let history = server.history(&person.token, None, 10).await.unwrap();
        let Some(seat) = person.seat() else {
            assert_eq!(history, []);
            for path in [
                "/api/matches/1/1/record",
                &format!("/api/tables/{code}/matches/1/record"),
            ] {
                let error = server.record(path, &person.token).await.unwrap_err();
                assert!(error.to_string().contains("404"), "{error}");
            }
            return;
        };
        assert_eq!(history.len(), self.matches);
        for played in &history {
            assert_eq!(played.game, G::NAME);
            assert_eq!(played.players.len(), self.table.seats.unwrap());
            let own: Vec<usize> = played
                .players
                .iter()
                .filter(|player| player.you)
                .map(|player| player.seat)
                .collect();
            assert_eq!(own, [seat]);
            let record = server.record(&played.record, &person.token).await.unwrap();
            // It is found by the code of the table as well.
            let number = played.record.split('/').nth(4).unwrap();
            let there = format!("/api/tables/{code}/matches/{number}/record");
            assert_eq!(server.record(&there, &person.token).await.unwrap(), record);
            let record = Record::<G>::read(record.as_bytes()).unwrap();
            let summary = record.verify().unwrap();
            assert_eq!(summary.deals, record.deals().len());
            let winners = record.winners().unwrap();
            for player in &played.players {
                let seat = game::Seat::numbered(player.seat).unwrap();
                assert_eq!(player.won, winners.contains(seat));
            }
        }
    }
}

#[tokio::test]
async fn solo_in_a_race_with_bots_and_a_rematch() {
    let party = Party {
        table: quick("solo", 4, "modern limit=60"),
        people: 2,
        matches: 2,
    };
    party.play::<solo::Round>().await;
}

#[tokio::test]
async fn solo_where_it_is_compared_who_was_first() {
    let party = Party {
        table: NewTable {
            mode: Some("fair:5".into()),
            ..quick("solo", 3, "classic-de limit=60")
        },
        people: 3,
        matches: 1,
    };
    party.play::<solo::Round>().await;
}

#[tokio::test]
async fn solo_with_a_pause_after_every_card() {
    let party = Party {
        table: NewTable {
            mode: Some("calm:5".into()),
            ..quick("solo", 3, "modern penalty=caught limit=60")
        },
        people: 2,
        matches: 1,
    };
    party.play::<solo::Round>().await;
}

#[tokio::test]
async fn solo_with_ten_seats() {
    let party = Party {
        table: quick("solo", 10, "modern limit=60"),
        people: 4,
        matches: 1,
    };
    party.play::<solo::Round>().await;
}

#[tokio::test]
async fn skipbo_with_bots_and_a_rematch() {
    let party = Party {
        table: NewTable {
            mode: Some("fair:5".into()),
            ..quick("skipbo", 3, "standard stock=3 limit=40")
        },
        people: 2,
        matches: 2,
    };
    party.play::<skipbo::Round>().await;
}

#[tokio::test]
async fn skipbo_in_teams() {
    let party = Party {
        table: NewTable {
            mode: Some("calm:5".into()),
            ..quick("skipbo", 4, "standard stock=2 limit=40 teams=1+3,2+4")
        },
        people: 3,
        matches: 1,
    };
    party.play::<skipbo::Round>().await;
}

#[tokio::test]
async fn a_match_that_the_host_ends_is_in_nobodys_history_but_its_shuffle_can_be_verified() {
    let running = Running::with(Memory::default(), config(), None).await;
    let server = running.server();
    let (mut host, _) = Person::open(&server, "Anna", &quick("solo", 2, "modern")).await;
    let bot = "chance".to_string();
    host.done(Wish::PutBot { seat: 2, bot }).await;
    host.sit(1).await;
    host.done(Wish::Start).await;
    // Given a match in which something was played,
    host.play::<solo::Round>(1, |host| host.visit.known().unwrap().moment() > 20)
        .await;
    let error = server.record("/api/matches/1/1/record", &host.token).await.unwrap_err();
    assert!(
        error.to_string().contains("404"),
        "nobody gets the record of a match that runs: {error}"
    );
    // when the host ends it,
    let id = host.visit.want(Wish::End).await;
    assert_eq!(host.decided(id).await, Became::Done);
    host.until(|host| !host.table().running).await;
    // then the secret is told, and nothing else is left of it.
    assert_eq!(host.verified, 1);
    assert_eq!(server.history(&host.token, None, 10).await.unwrap(), []);
    running.stop().await;
}
