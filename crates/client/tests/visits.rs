//! Guests at the tables of a real server, over real sockets of this machine.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use client::{Connection, Error, Guest, Heard, Server, Visit};
use common::Running;
use protocol::http::NewTable;
use protocol::{Answer, Became, Coming, Happened, Snapshot, ToClient, VERSION, Wish};
use std::time::Duration;
use store::Memory;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

const SOON: Duration = Duration::from_mins(5);

fn new_table() -> NewTable {
    NewTable {
        game: "solo".into(),
        seats: Some(2),
        mode: Some("race".into()),
        question: Some("0".into()),
        between: Some("0".into()),
        ..NewTable::default()
    }
}

/// Listens until an answer comes.
async fn answer(visit: &mut Visit, id: u64) -> Became {
    let answered = timeout(SOON, async {
        loop {
            if let Heard::Answer(Answer { id: other, became }) = visit.next().await.unwrap()
                && other == id
            {
                return became;
            }
        }
    });
    answered.await.unwrap()
}

async fn wants(visit: &mut Visit, wish: Wish) {
    let id = visit.want(wish.clone()).await;
    assert_eq!(answer(visit, id).await, Became::Done, "{wish:?}");
}

/// Listens until everything is known that the other one knows.
async fn catch_up(visit: &mut Visit, moment: u64) {
    let caught_up = timeout(SOON, async {
        while visit.known().is_none_or(|known| known.moment() < moment) {
            visit.next().await.unwrap();
        }
    });
    caught_up.await.unwrap();
}

async fn arrive(visit: &mut Visit) {
    assert_eq!(timeout(SOON, visit.next()).await.unwrap().unwrap(), Heard::Everything);
}

/// What somebody is told who comes now.
async fn told_anew(server: &Server, code: &str, guest: &Guest) -> Snapshot {
    let hello = Coming {
        protocol: VERSION,
        token: Some(guest.token.clone()),
        ..Coming::default()
    };
    let mut connection = Connection::to_table(server, code, hello).await.unwrap();
    let ToClient::Snapshot(snapshot) = connection.receive().await.unwrap() else {
        panic!("no snapshot")
    };
    connection.close().await;
    *snapshot
}

/// What does not depend on when somebody came. While a deal runs, only who comes anew is told what the table commits to for the next one.
fn lasting(snapshot: &Snapshot) -> Snapshot {
    let dealt = !snapshot.standing.waits_for.is_empty();
    Snapshot {
        commitment: if dealt {
            String::new()
        } else {
            snapshot.commitment.clone()
        },
        time: 0,
        story: Vec::new(),
        ..snapshot.clone()
    }
}

/// Two guests at a table where a match was started.
struct Two {
    code: String,
    guests: [Guest; 2],
    visits: [Visit; 2],
}

impl Two {
    async fn start(server: &Server) -> Self {
        let guests = [
            server.new_guest("Anna").await.unwrap(),
            server.new_guest("Bo").await.unwrap(),
        ];
        let code = server.open(&guests[0].token, &new_table()).await.unwrap().code;
        let mut visits = guests
            .clone()
            .map(|guest| Visit::new(server.clone(), &code, guest.token));
        for (seat, visit) in (1..).zip(&mut visits) {
            arrive(visit).await;
            wants(visit, Wish::Sit(seat)).await;
            wants(visit, Wish::Ready(None)).await;
        }
        wants(&mut visits[0], Wish::Start).await;
        let mut two = Self { code, guests, visits };
        two.meet(server).await;
        two
    }

    /// Both know everything that has happened, also what the other one did.
    async fn meet(&mut self, server: &Server) -> Snapshot {
        let anew = told_anew(server, &self.code, &self.guests[0]).await;
        for visit in &mut self.visits {
            catch_up(visit, anew.moment).await;
        }
        anew
    }

    fn awaited(&mut self) -> &mut Visit {
        let mut visits = self.visits.iter_mut();
        visits
            .find(|visit| visit.known().unwrap().is_awaited())
            .expect("the deal waits for one of them")
    }

    /// Whoever is awaited does something that is allowed.
    async fn play(&mut self, nth: usize) {
        let visit = self.awaited();
        let legal = visit.known().unwrap().legal::<solo::Round>().unwrap();
        let action = legal[nth % legal.len()];
        wants(visit, Wish::Act(action.to_string())).await;
    }
}

#[tokio::test]
async fn what_is_folded_is_what_is_told_anew() {
    // Given a match between two who only hear what happens,
    let running = Running::start().await;
    let server = running.client();
    let mut two = Two::start(&server).await;
    for nth in 0..60 {
        two.play(nth * 7).await;
        // when one of them comes again by another connection,
        let anew = two.meet(&server).await;
        // then he is told exactly what he knows.
        assert_eq!(lasting(two.visits[0].known().unwrap().table()), lasting(&anew));
    }
    let [host, other] = &mut two.visits;
    wants(host, Wish::Pause).await;
    wants(host, Wish::Resume).await;
    wants(other, Wish::Leave).await;
    wants(host, Wish::End).await;
    let anew = told_anew(&server, &two.code, &two.guests[0]).await;
    catch_up(host, anew.moment).await;
    assert_eq!(lasting(host.known().unwrap().table()), lasting(&anew));
    running.stop().await;
}

#[tokio::test]
async fn a_server_that_comes_back_finds_its_guests_again() {
    // Given a match,
    let store = Memory::default();
    let running = Running::with(store.clone(), "127.0.0.1:0").await;
    let mut two = Two::start(&running.client()).await;
    two.play(0).await;
    two.meet(&running.client()).await;
    let before = two.visits[0].known().unwrap().moment();
    let action = two.awaited().known().unwrap().legal::<solo::Round>().unwrap()[0];
    // when the server stops, and somebody does something before he has noticed,
    let address = running.address.to_string();
    running.stop().await;
    let visit = two.awaited();
    let id = visit.want(Wish::Act(action.to_string())).await;
    let running = Running::with(store, &address).await;
    // then he comes back by himself, and it is done once.
    assert_eq!(answer(two.awaited(), id).await, Became::Done);
    assert!(two.visits.iter().all(|visit| visit.outbox().is_empty()));
    let anew = two.meet(&running.client()).await;
    // A question that it puts is answered by itself.
    let answers = |happened: &Happened| happened.seen.iter().any(|seen| seen.starts_with("answered "));
    let missed = anew.story.iter().filter(|happened| happened.moment > before);
    let done = missed.filter(|happened| !answers(happened)).count();
    assert_eq!(done, 1, "{:?}", anew.story);
    two.play(1).await;
    running.stop().await;
}

#[tokio::test]
async fn what_a_person_meant_for_another_moment_is_not_done_later() {
    // Given a match, and a person who wants to draw out of turn just when the server is gone,
    let store = Memory::default();
    let running = Running::with(store.clone(), "127.0.0.1:0").await;
    let mut two = Two::start(&running.client()).await;
    let is_awaited = |visit: &Visit| visit.known().unwrap().is_awaited();
    let late = two.visits.iter().position(|visit| !is_awaited(visit)).unwrap();
    let fresh = Visit::new(running.client(), &two.code, &two.guests[late].token).by_hand();
    two.visits[late] = fresh;
    arrive(&mut two.visits[late]).await;
    let address = running.address.to_string();
    running.stop().await;
    let id = two.visits[late].want(Wish::Act("draw".into())).await;
    let running = Running::with(store, &address).await;
    // when it is his turn by the time he is back, for the other one has drawn and passed,
    while !two.visits[1 - late].is_connected() || is_awaited(&two.visits[1 - late]) {
        let other = &mut two.visits[1 - late];
        let acts = if other
            .known()
            .unwrap()
            .legal::<solo::Round>()
            .unwrap()
            .contains(&solo::Action::Draw)
        {
            Wish::Act("draw".into())
        } else {
            Wish::Act("pass".into())
        };
        wants(other, acts).await;
    }
    assert_eq!(answer(&mut two.visits[late], id).await, Became::Done);
    // then he draws nothing: he can look what he wants to do now.
    let anew = two.meet(&running.client()).await;
    assert!(is_awaited(&two.visits[late]), "{:?}", anew.story);
    let drew = format!("drew {} ", late + 1);
    let has_drawn = |happened: &Happened| happened.seen.iter().any(|seen| seen.starts_with(&drew));
    assert!(!anew.story.iter().any(has_drawn), "{:?}", anew.story);
    assert!(two.visits[late].outbox().is_empty());
    running.stop().await;
}

#[tokio::test]
async fn whoever_may_not_come_is_told_why() {
    let running = Running::start().await;
    let server = running.client();
    let guest = server.new_guest("Anna").await.unwrap();
    for (code, token, why) in [
        ("KIWI", guest.token.as_str(), "no-such-table"),
        ("KIWI", "secret", "unknown-guest"),
    ] {
        let error = timeout(SOON, Visit::new(server.clone(), code, token).next())
            .await
            .unwrap();
        let Err(Error::Bye(trouble)) = error else {
            panic!("{error:?}")
        };
        assert_eq!(trouble.why, why);
    }
    running.stop().await;
}

#[tokio::test]
async fn a_guest_is_known_by_his_secret() {
    let running = Running::start().await;
    let server = running.client();
    let guest = server.new_guest("Anna").await.unwrap();
    assert_eq!(server.me(&guest.token).await.unwrap().guest, guest.number);
    assert_eq!(server.rename(&guest.token, "Änni").await.unwrap().name, "Änni");
    assert_eq!(server.me(&guest.token).await.unwrap().name, "Änni");
    assert_eq!(server.history(&guest.token, None, 5).await.unwrap(), []);
    let error = server.me("somebody else").await.unwrap_err();
    assert!(matches!(error, Error::Refused { status: 401, .. }), "{error:?}");
    let made = server
        .open(
            &guest.token,
            &NewTable {
                public: true,
                ..new_table()
            },
        )
        .await
        .unwrap();
    assert_eq!(server.table(&made.code).await.unwrap(), made);
    let error = server.table("nonsense").await.unwrap_err();
    assert!(matches!(error, Error::Refused { status: 404, .. }), "{error:?}");
    let bad = NewTable {
        game: "chess".into(),
        ..new_table()
    };
    let error = server.open(&guest.token, &bad).await.unwrap_err().to_string();
    assert!(error.contains("chess"), "{error}");
    // A public table that somebody is at is in the list.
    let mut visit = Visit::new(server.clone(), &made.code, &guest.token);
    arrive(&mut visit).await;
    let mut lobby = Connection::to_lobby(
        &server,
        Coming {
            protocol: VERSION,
            ..Coming::default()
        },
    )
    .await
    .unwrap();
    let listed = timeout(SOON, async {
        loop {
            match lobby.receive().await.unwrap() {
                ToClient::Tables { tables } if !tables.is_empty() => return tables,
                _ => {}
            }
        }
    });
    assert_eq!(listed.await.unwrap()[0].code, made.code);
    assert_eq!(server.tables().await.unwrap()[0].host, "Änni");
    visit.go().await;
    running.stop().await;
}

/// Somebody who answers everything with the same, and lets the other one hang up.
async fn stranger(said: &'static str) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = [0; 4096];
            assert!(stream.read(&mut request).await.unwrap() > 0, "it says nothing");
            stream.write_all(said.as_bytes()).await.unwrap();
            while stream.read(&mut request).await.is_ok_and(|length| length > 0) {}
        }
    });
    Server::new(address.to_string().parse().unwrap())
}

#[tokio::test]
async fn who_is_no_server_of_ours_is_told_from_nobody() {
    for (said, expected) in [
        (
            "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n",
            "it answers /api/tables with 404 Not Found",
        ),
        (
            "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi",
            "its answer to /api/tables is another",
        ),
        ("220 mail.example ESMTP\r\n", "it does not speak HTTP"),
    ] {
        let error = stranger(said).await.tables().await.unwrap_err();
        assert!(matches!(error, Error::Strange { .. }), "{error:?}");
        assert!(error.to_string().contains(expected), "{error}");
    }
    let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let nobody = Server::new(nobody.to_string().parse().unwrap());
    let error = nobody.tables().await.unwrap_err();
    assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_server_behind_a_proxy_that_does_not_find_it_may_come_back() {
    for (said, passes) in [
        ("HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n", true),
        (
            "HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 20\r\n\r\n<h1>Bad Gateway</h1>",
            true,
        ),
        ("HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n", true),
        ("HTTP/1.1 504 Gateway Timeout\r\ncontent-length: 0\r\n\r\n", true),
        ("HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n", false),
        (
            "HTTP/1.1 403 Forbidden\r\ncontent-type: text/html\r\ncontent-length: 18\r\n\r\n<h1>Forbidden</h1>",
            false,
        ),
    ] {
        // Given a proxy that says this, when it is asked something, and when somebody wants to open a socket,
        let proxy = stranger(said).await;
        let asked = proxy.tables().await.unwrap_err();
        let came = Connection::to_table(&proxy, "bado-keli-mora", Coming::default())
            .await
            .unwrap_err();
        // then that passes or is final, and what was said is told.
        let status = said.split(' ').nth(1).unwrap();
        for error in [asked, came] {
            assert_eq!(error.passes(), passes, "{error:?}");
            assert!(error.to_string().contains(status), "{error}");
        }
    }
}

#[tokio::test]
async fn a_server_that_goes_in_the_middle_of_its_answer_may_come_back() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = Server::new(listener.local_addr().unwrap().to_string().parse().unwrap());
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let _ = stream.read(&mut [0; 1024]).await;
            stream.write_all(b"HTTP/1.1 101 Switching").await.unwrap();
        }
    });
    let came = Connection::to_table(&server, "bado-keli-mora", Coming::default()).await;
    let error = came.unwrap_err();
    assert!(matches!(error, Error::Lost(_)) && error.passes(), "{error:?}");
}
