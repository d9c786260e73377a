//! What happens around a match at a server's table: people who leave and come back, hosts, clocks, pauses, sleep, the list of tables, and a store that
//! fails.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use client::{Connection, Error, Heard, Server, Visit};
use common::moody::{Mood, Moody};
use common::people::{Person, quick};
use common::{Running, config, get, soon};
use futures_util::{SinkExt, StreamExt};
use protocol::http::NewTable;
use protocol::{Became, Coming, Listed, MOST_ID, Message as _, News, ToClient, ToServer, VERSION, Wish};
use std::net::SocketAddr;
use std::time::Duration;
use store::{Memory, Store};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

/// Two people who play SOLO, Anna first.
struct Two {
    running: Running,
    server: Server,
    code: String,
    anna: Person,
    bo: Person,
}

impl Two {
    async fn start(wanted: NewTable) -> Self {
        Self::start_with(Running::with(Memory::default(), config(), None).await, wanted).await
    }

    async fn start_with(running: Running, wanted: NewTable) -> Self {
        let server = running.server();
        let (mut anna, code) = Person::open(&server, "Anna", &wanted).await;
        let mut bo = Person::come(&server, "Bo", &code).await;
        anna.sit(1).await;
        bo.sit(2).await;
        anna.done(Wish::Start).await;
        anna.until(is_dealt).await;
        bo.until(is_dealt).await;
        Self {
            running,
            server,
            code,
            anna,
            bo,
        }
    }

    /// Whoever is awaited does what he is allowed to do, first of all.
    async fn act(&mut self) -> Became {
        let anna = self.anna.visit.known().unwrap().is_awaited();
        let person = if anna { &mut self.anna } else { &mut self.bo };
        let legal = person.visit.known().unwrap().legal::<solo::Round>().unwrap();
        person.wish(Wish::Act(legal[0].to_string())).await
    }
}

fn is_dealt(person: &Person) -> bool {
    !person.table().standing.waits_for.is_empty()
}

fn table() -> NewTable {
    quick("solo", 2, "modern limit=60")
}

fn hello(token: &str) -> Coming {
    Coming {
        protocol: VERSION,
        token: Some(token.into()),
        ..Coming::default()
    }
}

/// What somebody is refused at the door.
async fn turned_away(server: &Server, code: &str, token: &str) -> String {
    match soon(Visit::new(server.clone(), code, token).next()).await {
        Err(Error::Bye(trouble)) => trouble.why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_bot_plays_for_whoever_leaves_until_he_is_back() {
    let two = Two::start(table()).await;
    let (mut anna, mut bo) = (two.anna, two.bo);
    // Given somebody who leaves a match,
    bo.done(Wish::Leave).await;
    let taken = News::TakenOver {
        seat: 2,
        bot: "family".into(),
    };
    anna.until(|anna| anna.news.contains(&taken)).await;
    let moment = anna.visit.known().unwrap().moment();
    // when the match goes on without him, and he comes back,
    anna.play::<solo::Round>(1, |anna| {
        anna.matches > 0 || anna.visit.known().unwrap().moment() > moment + 4
    })
    .await;
    let mut bo = Person::back(&two.server, bo.number, &bo.token, &two.code).await;
    // then he has his seat again, and can play it.
    assert_eq!(bo.seat(), Some(2));
    assert_eq!(bo.table().places[1].bot, None);
    anna.until(|anna| anna.news.contains(&News::GivenBack(2))).await;
    let playing = tokio::spawn(async move { bo.play::<solo::Round>(1, |bo| !bo.table().running).await });
    anna.play::<solo::Round>(1, |anna| anna.matches > 0).await;
    soon(playing).await.unwrap();
    two.running.stop().await;
}

#[tokio::test]
async fn whoever_loses_the_connection_is_waited_for_and_then_played_for() {
    let wanted = NewTable {
        grace: Some("100".into()),
        ..table()
    };
    let two = Two::start(wanted).await;
    let (mut anna, bo) = (two.anna, two.bo);
    bo.visit.go().await;
    anna.until(|anna| anna.news.contains(&News::Went(bo.number))).await;
    anna.until(|anna| anna.table().places[1].bot.is_some()).await;
    let bo = Person::back(&two.server, bo.number, &bo.token, &two.code).await;
    assert_eq!(bo.table().places[1].bot, None);
    two.running.stop().await;
}

#[tokio::test]
async fn the_host_hands_over_and_whoever_is_sent_away_does_not_come_back() {
    let two = Two::start(table()).await;
    let (mut anna, mut bo) = (two.anna, two.bo);
    // Given a host who hands over,
    assert_eq!(bo.refused(Wish::Pause).await.why, "not-the-host");
    anna.done(Wish::HandOver(bo.number)).await;
    assert_eq!(anna.refused(Wish::Pause).await.why, "not-the-host");
    // when the new one sends the old one away,
    let hello = hello(&anna.token);
    let mut other = Connection::to_table(&two.server, &two.code, hello).await.unwrap();
    bo.done(Wish::Remove(anna.number)).await;
    // then he hears it, on every connection and once,
    let mut goodbyes = Vec::new();
    while let Ok(message) = soon(other.receive()).await {
        if let ToClient::Bye(trouble) = message {
            goodbyes.push(trouble.why);
        }
    }
    assert_eq!(goodbyes, ["sent-away"]);
    // and comes no more, while a bot plays on in his seat.
    assert_eq!(turned_away(&two.server, &two.code, &anna.token).await, "sent-away");
    bo.until(|bo| bo.table().places[0].guest.is_none()).await;
    bo.play::<solo::Round>(1, |bo| bo.matches > 0).await;
    assert_eq!(
        bo.verified,
        bo.news.iter().filter(|news| matches!(news, News::Over { .. })).count()
    );
    two.running.stop().await;
}

#[tokio::test]
async fn a_host_who_is_gone_hands_over_to_somebody_who_is_there() {
    let wanted = NewTable {
        grace: Some("100".into()),
        ..table()
    };
    let two = Two::start(wanted).await;
    let (anna, mut bo) = (two.anna, two.bo);
    anna.visit.go().await;
    bo.until(|bo| bo.table().host == bo.number).await;
    bo.done(Wish::Pause).await;
    two.running.stop().await;
}

#[tokio::test]
async fn after_a_match_the_host_sets_another_seat_and_whoever_sits_there_watches_until_the_next_deal() {
    // Given a match of two that is over, and somebody who looks on,
    let two = Two::start(table()).await;
    let (mut anna, mut bo) = (two.anna, two.bo);
    anna.done(Wish::End).await;
    let mut cleo = Person::come(&two.server, "Cleo", &two.code).await;
    // when the host sets a seat more, and he sits down there,
    let settings = anna.table().settings.replacen("seats=2", "seats=3", 1);
    anna.done(Wish::Set(settings.clone())).await;
    cleo.until(|cleo| cleo.table().settings == settings).await;
    cleo.sit(3).await;
    // then he sees of the last deal what those see who watch, also when he comes back,
    let again = Person::back(&two.server, cleo.number, &cleo.token, &two.code).await;
    for cleo in [&cleo, &again] {
        let sight = cleo.table().sight.as_deref().unwrap();
        assert!(sight.starts_with("viewer spectator; "), "{sight}");
        assert_eq!(cleo.visit.known().unwrap().legal::<solo::Round>(), Ok(Vec::new()));
    }
    // and plays in the next one.
    bo.be_ready().await;
    anna.done(Wish::Start).await;
    cleo.until(is_dealt).await;
    let sight = cleo.table().sight.as_deref().unwrap();
    assert!(sight.starts_with("viewer 3; "), "{sight}");
    two.running.stop().await;
}

/// How often tables were woken.
async fn wakes(address: SocketAddr) -> u64 {
    let metrics = get(address, "/metrics", &[]).await;
    let mut lines = metrics.lines();
    let wakes = lines.find_map(|line| line.strip_prefix("reihum_wakes_total ")).unwrap();
    wakes.parse().unwrap()
}

#[tokio::test]
async fn a_table_falls_asleep_and_wakes_as_it_was() {
    let mut config = config();
    config.sleep_after = Duration::from_millis(50);
    let running = Running::with(Memory::default(), config, None).await;
    let address = running.address;
    let wanted = NewTable {
        clock: Some("60000".into()),
        ..table()
    };
    let mut two = Two::start_with(running, wanted).await;
    assert_eq!(two.act().await, Became::Done);
    // Given a match that everybody has left for a while,
    let (anna, bo) = (two.anna, two.bo);
    let before = anna.visit.known().unwrap().table().clone();
    let woken = wakes(address).await;
    anna.visit.go().await;
    bo.visit.go().await;
    let asleep = async {
        while !get(address, "/metrics", &[]).await.contains("reihum_tables_awake 0") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    soon(asleep).await;
    // when they come back,
    let mut anna = Person::back(&two.server, anna.number, &anna.token, &two.code).await;
    let mut bo = Person::back(&two.server, bo.number, &bo.token, &two.code).await;
    // then it has been woken, and stands where it stood,
    assert!(wakes(address).await > woken);
    let after = anna.table();
    assert!(after.moment > before.moment);
    assert_eq!((&after.places, after.running), (&before.places, true));
    assert_eq!(after.standing.waits_for.len(), 1);
    // and goes on.
    let playing = tokio::spawn(async move { bo.play::<solo::Round>(1, |bo| bo.matches > 0).await });
    anna.play::<solo::Round>(1, |anna| anna.matches > 0).await;
    soon(playing).await.unwrap();
    two.running.stop().await;
}

#[tokio::test]
async fn whoever_takes_too_long_draws_and_a_pause_stops_the_clock() {
    let wanted = NewTable {
        clock: Some("1000".into()),
        ..table()
    };
    let two = Two::start(wanted).await;
    let (mut anna, bo) = (two.anna, two.bo);
    // Given two who do nothing, when their time runs out, then something is done for them, again and again.
    let moment = anna.visit.known().unwrap().moment();
    anna.until(|anna| anna.visit.known().unwrap().moment() > moment + 4)
        .await;
    // Given a pause, then nobody can do anything, and nothing happens.
    anna.done(Wish::Pause).await;
    anna.until(|anna| anna.table().standing.paused).await;
    let moment = anna.visit.known().unwrap().moment();
    assert_eq!(anna.table().standing.clock, None);
    assert_eq!(anna.refused(Wish::Act("draw".into())).await.why, "paused");
    tokio::time::sleep(Duration::from_millis(1300)).await;
    // (whatever was due would be done before he is answered)
    anna.refused(Wish::Sit(10)).await;
    assert_eq!(anna.visit.known().unwrap().moment(), moment);
    // When it is over, the clock goes on.
    anna.done(Wish::Resume).await;
    anna.until(|anna| anna.visit.known().unwrap().moment() > moment + 2)
        .await;
    drop(bo);
    two.running.stop().await;
}

#[tokio::test]
async fn the_list_of_tables_tells_every_change() {
    async fn next(lobby: &mut Connection, code: &str) -> Option<Listed> {
        match soon(lobby.receive()).await.unwrap() {
            ToClient::Tables { tables } => tables.into_iter().find(|table| table.code == code),
            other => panic!("{other:?}"),
        }
    }
    let running = Running::with(Memory::default(), config(), None).await;
    let server = running.server();
    let mut lobby = Connection::to_lobby(&server, Coming::default()).await.unwrap();
    let wanted = NewTable {
        public: true,
        ..table()
    };
    let (mut anna, code) = Person::open(&server, "Anna", &wanted).await;
    let (_private, secret) = Person::open(&server, "Zoe", &table()).await;
    let facts = |listed: &Option<Listed>| {
        listed
            .as_ref()
            .map(|listed| (listed.free, listed.running, listed.host.clone()))
    };
    let expect = async |lobby: &mut Connection, expected: Option<(usize, bool, &str)>| {
        let expected = expected.map(|(free, running, host)| (free, running, host.to_string()));
        // What changes quickly is told together.
        while facts(&next(lobby, &code).await) != expected {}
    };
    expect(&mut lobby, Some((2, false, "Anna"))).await;
    anna.sit(1).await;
    expect(&mut lobby, Some((1, false, "Anna"))).await;
    let bot = "chance".to_string();
    anna.done(Wish::PutBot { seat: 2, bot }).await;
    expect(&mut lobby, Some((0, false, "Anna"))).await;
    anna.done(Wish::Start).await;
    expect(&mut lobby, Some((0, true, "Anna"))).await;
    let listed = server.tables().await.unwrap();
    assert!(listed.iter().all(|table| table.code != secret), "{listed:?}");
    anna.visit.go().await;
    expect(&mut lobby, None).await;
    running.stop().await;
}

#[tokio::test]
async fn whoever_closes_is_answered() {
    // Given somebody at a table, somebody before he has said a word, and somebody who looks at the list,
    let running = Running::with(Memory::default(), config(), None).await;
    let server = running.server();
    let guest = server.new_guest("Anna").await.unwrap();
    let made = server.open(&guest.token, &table()).await.unwrap();
    let lobby = "/api/lobby".to_string();
    for (path, first) in [
        (&made.socket, Some(hello(&guest.token))),
        (&made.socket, None),
        (&lobby, None),
    ] {
        let stream = TcpStream::connect(running.address).await.unwrap();
        let (mut socket, _) = client_async(format!("ws://{}{path}", running.address), stream)
            .await
            .unwrap();
        if let Some(hello) = first {
            let line = ToServer::Hello(hello).line();
            socket.send(Message::text(line)).await.unwrap();
        }
        // when he closes,
        socket.send(Message::Close(None)).await.unwrap();
        // then the server closes too, and does not just go.
        loop {
            match soon(socket.next()).await {
                Some(Ok(Message::Close(_))) => break,
                Some(Ok(_)) => {}
                gone => panic!("{path}: {gone:?}"),
            }
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_hears_what_became_of_what_was_held() {
    let wanted = NewTable {
        mode: Some("fair:400".into()),
        ..table()
    };
    let mut two = Two::start(wanted).await;
    // Given a card that is held,
    let (id, wish, anna) = loop {
        let anna = two.anna.visit.known().unwrap().is_awaited();
        let person = if anna { &mut two.anna } else { &mut two.bo };
        let moment = person.visit.known().unwrap().moment();
        let legal = person.visit.known().unwrap().legal::<solo::Round>().unwrap();
        let wish = Wish::Act(legal[0].to_string());
        let id = person.visit.want(wish.clone()).await;
        person
            .until(|person| person.answers.iter().any(|(other, _)| *other == id))
            .await;
        if person.answers.contains(&(id, Became::Held)) {
            break (id, wish, anna);
        }
        for person in [&mut two.anna, &mut two.bo] {
            person
                .until(|person| person.visit.known().unwrap().moment() > moment)
                .await;
        }
    };
    let (gone, mut other) = if anna { (two.anna, two.bo) } else { (two.bo, two.anna) };
    let moment = gone.visit.known().unwrap().moment();
    // when whoever laid it loses the connection, comes back by another, and repeats it,
    let token = gone.token.clone();
    gone.visit.go().await;
    let mut back = Connection::to_table(&two.server, &two.code, hello(&token))
        .await
        .unwrap();
    let mut answers = Vec::new();
    back.send(&ToServer::Command { id, wish }).await.unwrap();
    while answers.last() != Some(&Became::Done) {
        if let ToClient::Answer(answer) = soon(back.receive()).await.unwrap() {
            assert_eq!(answer.id, id);
            answers.push(answer.became);
        }
    }
    // then it is decided once, and was done once.
    assert!(
        answers.len() <= 2
            && answers[..answers.len() - 1]
                .iter()
                .all(|became| *became == Became::Held),
        "{answers:?}"
    );
    let mut acts = 0;
    while acts == 0 {
        if let Heard::Update(update) = soon(other.hear()).await {
            let later = update.happened.iter().filter(|happened| happened.moment > moment);
            acts += later.filter(|happened| !happened.seen.is_empty()).count();
        }
    }
    assert_eq!(acts, 1);
    two.running.stop().await;
}

#[tokio::test]
async fn everybody_is_refused_in_his_own_language() {
    let two = Two::start(table()).await;
    // Given a guest who said in his hello that he speaks German, and one who said nothing,
    let speaks = |lang: Option<&str>| Coming {
        lang: lang.map(String::from),
        ..hello(&two.bo.token)
    };
    for (lang, expected) in [
        (Some("de_DE"), "Das darf nur der Gastgeber."),
        (None, "Only the host may do that."),
    ] {
        // when he wants what he may not,
        let mut connection = Connection::to_table(&two.server, &two.code, speaks(lang))
            .await
            .unwrap();
        let (id, wish) = (4711, Wish::Pause);
        connection.send(&ToServer::Command { id, wish }).await.unwrap();
        // then he is told so in his language.
        let trouble = loop {
            if let ToClient::Answer(answer) = soon(connection.receive()).await.unwrap() {
                match answer.became {
                    Became::Refused(trouble) => break trouble,
                    other => panic!("{other:?}"),
                }
            }
        };
        assert_eq!(
            (trouble.why.as_str(), trouble.text.as_str()),
            ("not-the-host", expected)
        );
    }
    two.running.stop().await;
}

#[tokio::test]
async fn nobody_hears_of_anything_before_it_is_kept() {
    let store = Moody::default();
    let running = Running::with(store.clone(), config(), None).await;
    let two = Two::start_with(running, table()).await;
    let (mut anna, mut bo) = (two.anna, two.bo);
    let mut witness = Connection::to_table(&two.server, &two.code, hello(&bo.token))
        .await
        .unwrap();
    soon(witness.receive()).await.unwrap();
    // Given a store that takes its time,
    store.is(Mood::Slow);
    // when somebody does something, and somebody else comes meanwhile,
    let id = anna.visit.want(Wish::Pause).await;
    // (a guest is kept as well, so nobody new can be let in; one who is known can)
    let zoe = tokio::spawn({
        let server = two.server.clone();
        async move { server.new_guest("Zoe").await }
    });
    let newcomer = tokio::spawn({
        let (server, code) = (two.server.clone(), two.code.clone());
        let token = bo.token.clone();
        async move {
            let mut connection = Connection::to_table(&server, &code, hello(&token)).await.unwrap();
            connection.receive().await.unwrap()
        }
    });
    store.is_waited_for().await;
    // then nobody hears anything: whoever is shown the door by his own socket was told nothing before,
    let impossible = ToServer::Command {
        id: MOST_ID,
        wish: Wish::Pause,
    };
    witness.send(&impossible).await.unwrap();
    let told = soon(witness.receive()).await.unwrap();
    let others_wait = !newcomer.is_finished() && !zoe.is_finished();
    // until it is kept.
    store.is(Mood::Good);
    let bye = matches!(&told, ToClient::Bye(trouble) if trouble.why == "unreadable");
    assert!(bye && others_wait, "{told:?}");
    assert_eq!(anna.decided(id).await, Became::Done);
    bo.until(|bo| bo.table().standing.paused).await;
    let ToClient::Snapshot(snapshot) = soon(newcomer).await.unwrap() else {
        panic!("no snapshot")
    };
    assert!(snapshot.standing.paused);
    soon(zoe).await.unwrap().unwrap();
    two.running.stop().await;
}

#[tokio::test]
async fn what_could_not_be_kept_was_not_done_and_is_done_once_when_it_can() {
    let store = Moody::default();
    let running = Running::with(store.clone(), config(), None).await;
    let server = running.server();
    let (mut anna, code) = Person::open(&server, "Anna", &table()).await;
    let mut bo = Person::come(&server, "Bo", &code).await;
    let mut other = Connection::to_table(&server, &code, hello(&bo.token)).await.unwrap();
    soon(other.receive()).await.unwrap();
    // Given a store that fails,
    store.is(Mood::Bad);
    // when somebody does something that could be done again and again,
    let wish = Wish::PutBot {
        seat: 2,
        bot: "greedy".into(),
    };
    let id = anna.visit.want(wish.clone()).await;
    // then nobody is told that it was done,
    let failed = |anna: &Person| {
        anna.answers
            .iter()
            .any(|(_, became)| matches!(became, Became::Failed(_)))
    };
    anna.until(failed).await;
    let ToClient::Bye(trouble) = soon(other.receive()).await.unwrap() else {
        panic!("something was told that was not kept")
    };
    assert_eq!(trouble.why, "not-kept");
    // and when it works again, he comes back, and it is done, once.
    store.is(Mood::Good);
    anna.until(|anna| anna.answers.contains(&(id, Became::Done))).await;
    bo.until(|bo| bo.table().places[1].bot.is_some()).await;
    // Not even if he says it once more: he is only answered once more.
    let mut again = Connection::to_table(&server, &code, hello(&anna.token)).await.unwrap();
    again.send(&ToServer::Command { id, wish }).await.unwrap();
    let became = loop {
        if let ToClient::Answer(answer) = soon(again.receive()).await.unwrap() {
            break (answer.id, answer.became);
        }
    };
    assert_eq!(became, (id, Became::Done));
    running.stop().await;
    let reader = store.reader();
    let log = reader.log(reader.table_by_code(&code).unwrap().unwrap().id).unwrap();
    let by = format!(" {}.{id} ", anna.number);
    assert_eq!(log.iter().filter(|entry| entry.contains(&by)).count(), 1, "{log:#?}");
}
