//! How much anybody may do at a server, by however many connections and at whatever moment.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use client::{Connection, Error, Server};
use common::people::{Person, quick};
use common::{Running, config, get, soon};
use protocol::http::NewTable;
use protocol::{Became, Coming, ToClient, ToServer, Trouble, VERSION, Wish};
use server::testing::Hand;
use server::{Config, Rate};
use std::time::Duration;
use store::Memory;
use table::Millis;
use tokio::task::JoinSet;

/// So many at once, and hardly any more.
fn only(burst: u32) -> Rate {
    Rate { burst, per_hour: 1 }
}

async fn serve(limit: impl FnOnce(&mut Config)) -> Running {
    let mut config = config();
    limit(&mut config);
    Running::with(Memory::default(), config, None).await
}

async fn come(server: &Server, code: &str, token: &str) -> Connection {
    let hello = Coming {
        protocol: VERSION,
        token: Some(token.into()),
        ..Coming::default()
    };
    let mut connection = Connection::to_table(server, code, hello).await.unwrap();
    let ToClient::Snapshot(_) = connection.receive().await.unwrap() else {
        panic!("no snapshot")
    };
    connection
}

/// Sits down and stands up until that is refused, or the server says goodbye; the commands have numbers from here on. How much of it was done, and why it is over.
async fn insist(connection: &mut Connection, first: u64) -> (usize, String) {
    for id in first..first + 500 {
        let wish = if id % 2 == 0 { Wish::Sit(1) } else { Wish::Stand };
        match ask_for(connection, id, wish).await {
            Ok(Became::Done) => {}
            Ok(other) => return ((id - first) as usize, why(other)),
            Err(trouble) => return ((id - first) as usize, trouble.why),
        }
    }
    panic!("nobody minds")
}

/// What becomes of a command, or why the server says goodbye.
async fn ask_for(connection: &mut Connection, id: u64, wish: Wish) -> Result<Became, Trouble> {
    connection.send(&ToServer::Command { id, wish }).await.unwrap();
    loop {
        match soon(connection.receive()).await.unwrap() {
            ToClient::Answer(answer) if answer.id == id => return Ok(answer.became),
            ToClient::Bye(trouble) => return Err(trouble),
            _ => {}
        }
    }
}

fn why(became: Became) -> String {
    match became {
        Became::Refused(trouble) => trouble.why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_is_done_around_the_deals_is_limited_by_address_however_many_do_it() {
    // Given a server that takes so many requests from an address, and two who have come with theirs,
    let running = serve(|config| config.limits.requests = only(60)).await;
    let server = running.server();
    let mut people = Vec::new();
    for name in ["Anna", "Bo"] {
        let guest = server.new_guest(name).await.unwrap();
        let wanted = quick("solo", 2, "modern");
        let code = server.open(&guest.token, &wanted).await.unwrap().code;
        people.push(come(&server, &code, &guest.token).await);
    }
    // when both sit down and stand up without end,
    let mut kept = 0;
    for connection in &mut people {
        let (answered, why) = insist(connection, 0).await;
        assert_eq!(why, "too-much");
        kept += answered;
    }
    // then no more of it is kept than they had requests left.
    assert_eq!(kept, 60 - 2 * 3);
    // Nobody is sent away for it: what is played is heard, and what was done before is not refused when it is repeated.
    for (connection, first) in people
        .iter_mut()
        .zip([Became::Done, Became::Refused(Trouble::default())])
    {
        let act = ask_for(connection, 1000, Wish::Act("draw".into())).await;
        assert!(["not-seated", "no-deal"].contains(&why(act.unwrap()).as_str()));
        let again = ask_for(connection, 0, Wish::Sit(1)).await.unwrap();
        match first {
            Became::Done => assert_eq!(again, Became::Done),
            _ => assert_eq!(why(again), "too-much"),
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn whoever_has_many_connections_may_say_no_more_by_them() {
    // Given a guest with several connections,
    let running = serve(|config| config.limits.messages = only(20)).await;
    let server = running.server();
    let guest = server.new_guest("Anna").await.unwrap();
    let wanted = quick("solo", 2, "modern");
    let code = server.open(&guest.token, &wanted).await.unwrap().code;
    let mut connections = Vec::new();
    for _ in 0..4 {
        connections.push(come(&server, &code, &guest.token).await);
    }
    // when he talks by all of them, one after the other,
    let mut answered = 0;
    for (place, mut connection) in (0..).zip(connections) {
        let (more, why) = insist(&mut connection, 1000 * place).await;
        assert_eq!(why, "too-much");
        answered += more;
    }
    // then all of it together is too much.
    assert!((1..=20).contains(&answered), "{answered}");
    running.stop().await;
}

#[tokio::test]
async fn whoever_looks_on_comes_so_often_and_whoever_plays_whatever_others_do() {
    // Given a table at which somebody sits, and two at his address who look on, one of them in a loop,
    let running = serve(|config| config.limits.entries = only(6)).await;
    let server = running.server();
    let mut guests = Vec::new();
    for name in ["Anna", "Bo", "Carl", "Dora"] {
        guests.push(server.new_guest(name).await.unwrap());
    }
    let wanted = quick("solo", 2, "modern");
    let code = server.open(&guests[0].token, &wanted).await.unwrap().code;
    let other = server.open(&guests[0].token, &wanted).await.unwrap().code;
    let mut bo = come(&server, &code, &guests[1].token).await;
    assert_eq!(ask_for(&mut bo, 1, Wish::Sit(1)).await.unwrap(), Became::Done);
    for _ in 0..5 {
        drop(come(&server, &code, &guests[2].token).await);
    }
    // when that is enough, then they hear so,
    let is_refused = async |token: &str| {
        let hello = Coming {
            protocol: VERSION,
            token: Some(token.into()),
            ..Coming::default()
        };
        let mut connection = Connection::to_table(&server, &code, hello).await.unwrap();
        let ToClient::Bye(trouble) = soon(connection.receive()).await.unwrap() else {
            panic!("he is let in")
        };
        assert_eq!(trouble.why, "too-much");
    };
    for guest in &guests[2..] {
        is_refused(&guest.token).await;
    }
    // and the host and who sits there come back all the same, as do all to another table.
    for guest in &guests[..2] {
        come(&server, &code, &guest.token).await;
    }
    come(&server, &other, &guests[3].token).await;
    // But nobody comes in a loop, not even who sits there.
    for _ in 0..4 {
        drop(come(&server, &code, &guests[1].token).await);
    }
    is_refused(&guests[1].token).await;
    come(&server, &code, &guests[0].token).await;
    running.stop().await;
}

#[tokio::test]
async fn guessing_at_once_helps_no_more_than_guessing_in_turn() {
    let running = serve(|config| config.limits.wrong = only(5)).await;
    let server = running.server();
    let guest = server.new_guest("Anna").await.unwrap();
    // Given many who say the right secret at the same time, then all of them are heard.
    let statuses = ask(&server, (0..50).map(|_| guest.token.clone())).await;
    assert_eq!(statuses, [200; 50]);
    // When as many say a wrong one at the same time,
    let mut statuses = ask(&server, (0..50).map(|number| format!("{number}"))).await;
    // then a few hear that it is wrong, and the others nothing,
    statuses.sort_unstable();
    assert_eq!(statuses, [[401; 5].as_slice(), &[429; 45]].concat());
    // but the right one is heard, however often others were wrong.
    assert_eq!(ask(&server, [guest.token]).await, [200]);
    running.stop().await;
}

#[tokio::test]
async fn whoever_was_at_a_table_comes_back_whatever_others_at_his_address_guess() {
    // Given somebody at a table, and others at his address who have guessed secrets and codes,
    let running = serve(|config| config.limits.wrong = only(5)).await;
    let server = running.server();
    let guest = server.new_guest("Anna").await.unwrap();
    let wanted = quick("solo", 2, "modern");
    let code = server.open(&guest.token, &wanted).await.unwrap().code;
    drop(come(&server, &code, &guest.token).await);
    let secrets = (0..20).map(|number| format!("{number:048x}"));
    assert!(!ask(&server, secrets).await.contains(&200));
    // (secrets do not count as codes)
    assert_eq!(soon(server.table(&code)).await.unwrap().code, code);
    let refused = async |code: &str| match soon(server.table(code)).await {
        Err(Error::Refused { trouble, .. }) => trouble.why,
        other => panic!("{other:?}"),
    };
    for _ in 0..5 {
        assert_eq!(refused("bado-keli-mora").await, "no-such-table");
    }
    // when nobody there hears any more what is a code, and what is not,
    assert_eq!(refused("bado-keli-mora").await, "too-much");
    assert_eq!(refused(&code).await, "too-much");
    let stranger = server.new_guest("Bo").await.unwrap().token;
    let hello = Coming {
        protocol: VERSION,
        token: Some(stranger.clone()),
        ..Coming::default()
    };
    let mut connection = Connection::to_table(&server, &code, hello).await.unwrap();
    let ToClient::Bye(trouble) = soon(connection.receive()).await.unwrap() else {
        panic!("he is let in")
    };
    assert_eq!(trouble.why, "too-much");
    // then whoever was there comes back.
    come(&server, &code, &guest.token).await;
    // So it is with a record: to others it is no matter whether there is one.
    let record = format!("/api/tables/{code}/matches/1/record");
    let refused = async |token: &str| match soon(server.record(&record, token)).await {
        Err(Error::Refused { trouble, .. }) => trouble.why,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&guest.token).await, "no-such-match");
    assert_eq!(refused(&stranger).await, "too-much");
    running.stop().await;
}

/// Asks who somebody is with each of these secrets, at the same time. The statuses that come back.
async fn ask(server: &Server, tokens: impl IntoIterator<Item = String>) -> Vec<u16> {
    let mut asking = JoinSet::new();
    for token in tokens {
        let server = server.clone();
        asking.spawn(async move {
            match soon(server.me(&token)).await {
                Ok(_) => 200,
                Err(Error::Refused { status, .. }) => status,
                Err(other) => panic!("{other}"),
            }
        });
    }
    asking.join_all().await
}

#[tokio::test]
async fn what_can_be_no_table_does_not_count_as_one() {
    let running = serve(|config| config.limits.tables = only(1)).await;
    let server = running.server();
    let guest = server.new_guest("Anna").await.unwrap();
    let right = quick("solo", 2, "modern");
    // Given somebody who has asked for tables that cannot be,
    for wrong in [
        quick("solo", 11, "modern"),
        quick("solo", 2, "no such rules"),
        quick("chess", 2, "modern"),
    ] {
        let refused = soon(server.open(&guest.token, &wrong)).await;
        assert!(
            matches!(refused, Err(Error::Refused { status: 422, .. })),
            "{refused:?}"
        );
    }
    // when he asks for one that can be, then he has it, and no other.
    soon(server.open(&guest.token, &right)).await.unwrap();
    let refused = soon(server.open(&guest.token, &right)).await;
    assert!(
        matches!(refused, Err(Error::Refused { status: 429, .. })),
        "{refused:?}"
    );
    running.stop().await;
}

#[tokio::test]
async fn what_a_proxy_passes_on_does_not_come_from_here() {
    // Given a server that was told of no proxy, and one that was,
    for behind_proxy in [false, true] {
        let running = serve(|config| config.behind_proxy = behind_proxy).await;
        let metrics = async |headers: &[(&str, &str)]| get(running.address, "/metrics", headers).await;
        // when its own machine asks, then it is told;
        assert!(metrics(&[]).await.starts_with("HTTP/1.1 200"));
        // whoever asks through a proxy is not, whatever stands there.
        for from in ["203.0.113.7", "unix:", "127.0.0.1:80"] {
            let told = metrics(&[("x-forwarded-for", from)]).await;
            assert!(told.starts_with("HTTP/1.1 403"), "{from}: {told}");
        }
        assert!(
            metrics(&[("forwarded", "for=203.0.113.7")])
                .await
                .starts_with("HTTP/1.1 403")
        );
        running.stop().await;
    }
}

#[tokio::test]
async fn bots_think_so_often_at_a_table_however_fast_it_is_set() {
    // Given a server where bots make thirty decisions at once and one every ten seconds after that, and a table where only bots play, who wait for nothing,
    let (start, pause) = (Millis(1_000_000_000), Millis::seconds(10));
    let hand = Hand::new(start);
    let mut config = config();
    config.limits.bots = Rate {
        burst: 30,
        per_hour: 360,
    };
    let running = Running::with(Memory::default(), config, Some(hand.clone())).await;
    let wanted = NewTable {
        question: Some("0".into()),
        between: Some("0".into()),
        ..quick("solo", 4, "modern limit=1000")
    };
    let (mut anna, _) = Person::open(&running.server(), "Anna", &wanted).await;
    for seat in 1..=4 {
        let bot = "greedy".into();
        anna.done(Wish::PutBot { seat, bot }).await;
    }
    let kept = async || -> u64 {
        let told = get(running.address, "/metrics", &[]).await;
        let line = told.lines().find(|line| line.starts_with("reihum_entries_total "));
        line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
    };
    let before = kept().await;
    let waits_until = async |then: Millis| {
        soon(async {
            while hand.next() != Some(then) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
        kept().await
    };
    // when they play,
    anna.done(Wish::Start).await;
    // then they do what they may at once, each time one thing or nothing; and once or twice cards are dealt.
    let first = waits_until(start + pause).await - before;
    assert!((5..=35).contains(&first), "{first} entries");
    // and after ten seconds one of them decides again, perhaps to throw nothing in; and perhaps others have answered a question with it.
    hand.set(start + pause);
    let second = waits_until(start + pause + pause).await - before - first;
    assert!(second <= 6, "{second} entries");
    running.stop().await;
}

#[tokio::test]
async fn whoever_watches_the_server_from_its_own_machine_hears_how_it_is_however_full_it_is() {
    for (most, most_of_one, status) in [(2, 9, "503"), (9, 2, "429")] {
        // Given a server at which all connections are taken,
        let running = serve(|config| {
            config.limits.connections = most;
            config.limits.connections_per_address = most_of_one;
        })
        .await;
        let lobby = async || Connection::to_lobby(&running.server(), Coming::default()).await;
        let taken = [lobby().await.unwrap(), lobby().await.unwrap()];
        // when somebody on its machine asks how it is, then he is told, as often as he asks,
        for _ in 0..20 {
            let told = get(running.address, "/healthz", &[]).await;
            assert!(told.starts_with("HTTP/1.1 200"), "{told}");
        }
        let told = get(running.address, "/metrics", &[]).await;
        assert!(told.contains("connections 2"), "{told}");
        // but nothing else.
        for path in ["/", "/api/tables", "/api/lobby"] {
            let told = get(running.address, path, &[]).await;
            assert!(told.starts_with(&format!("HTTP/1.1 {status}")), "{told}");
            assert!(told.contains("connection: close"), "{told}");
        }
        assert!(lobby().await.is_err_and(|error| error.passes()));
        drop(taken);
        running.stop().await;
    }
}
