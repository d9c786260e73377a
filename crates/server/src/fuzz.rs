//! Fuzz targets: what others send, with changes at random, is understood or refused with a reason.

use crate::code;
use client::Known;
use game::MAX_SEATS;
use game::testing::{Tape, garble};
use protocol::http::{Named, NewTable};
use protocol::{FromBot, Glance, Message, ToClient, ToServer};
use room::{Hosted, settings};
use std::fmt::Debug;
use table::Settings;

/// Commands of every kind.
pub(crate) const COMMANDS: [&str; 20] = [
    r#"{"type":"command","id":1,"do":{"sit":1}}"#,
    r#"{"type":"command","id":2,"do":{"sit":2}}"#,
    r#"{"type":"command","id":3,"do":"stand"}"#,
    r#"{"type":"command","id":4,"do":"leave"}"#,
    r#"{"type":"command","id":5,"do":{"ready":null}}"#,
    r#"{"type":"command","id":6,"do":{"ready":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}}"#,
    r#"{"type":"command","id":7,"do":"unready"}"#,
    r#"{"type":"command","id":8,"do":{"act":"draw"}}"#,
    r#"{"type":"command","id":9,"do":{"throw":"r5"}}"#,
    r#"{"type":"command","id":10,"do":{"put-bot":{"seat":2,"bot":"greedy"}}}"#,
    r#"{"type":"command","id":11,"do":{"take-bot":2}}"#,
    r#"{"type":"command","id":12,"do":"start"}"#,
    r#"{"type":"command","id":13,"do":"pause"}"#,
    r#"{"type":"command","id":14,"do":"resume"}"#,
    r#"{"type":"command","id":15,"do":{"remove":2}}"#,
    r#"{"type":"command","id":16,"do":{"hand-over":2}}"#,
    r#"{"type":"command","id":17,"do":"end"}"#,
    r#"{"type":"command","id":18,"do":{"set":"seats=2 mode=race clock=0 question=0 pace=0+0 grace=0 stand-in=chance between=0 rules=modern"}}"#,
    r#"{"type":"command","id":19,"do":{"set":"seats=2 mode=fair:0 clock=1000 question=0 pace=0+0 grace=0 stand-in=chance between=0 rules=modern"}}"#,
    r#"{"type":"command","id":20,"do":{"set":"seats=3 mode=calm:0 clock=off question=0 pace=0+0 grace=0 stand-in=chance between=off rules=modern"}}"#,
];

const OTHERS: [&str; 5] = [
    r#"{"type":"hello","protocol":1,"token":"36c38b","after":41,"lang":"de"}"#,
    r#"{"type":"hello","protocol":1,"name":"a bot"}"#,
    r#"{"type":"action","id":7,"action":"r5","reason":"why not"}"#,
    r#"{"type":"command","id":9007199254740992,"do":{"set":"seats=4 mode=race"}}"#,
    r#"[[[[[[[[{"type":"whatever","a":[1,2.5e300,"\ud83c\udccf",null,true]}]]]]]]]]"#,
];

/// What a server tells its clients.
const TOLD: [&str; 9] = [
    r#"{"type":"snapshot","protocol":1,"code":"bado-keli-mora","public":false,"you":7,"time":90,"moment":5,"game":"solo","settings":"seats=2 mode=race","host":7,"people":[{"guest":7,"name":"Anna","present":true}],"places":[{"guest":7,"ready":true,"nonce":"ab"},{"bot":"club"}],"commitment":"9f","scores":{"deals":1,"totals":[0,12]},"sheet":[[0,12]],"shuffles":[{"number":1,"commitment":"9f","nonces":[[1,"ab"]],"secret":"00"}],"running":true,"sight":"viewer 1; hand 1 r5","standing":{"waits_for":[1],"clock":99,"interjectable":true},"story":[{"moment":5,"seen":["turn 1"]}]}"#,
    r#"{"type":"update","moment":7,"time":95,"happened":[{"moment":6,"seen":["played 1 r5","turn 2"]},{"moment":7,"news":["paused"]}],"sight":"viewer 1","standing":{"waits_for":[2],"paused":true}}"#,
    r#"{"type":"update","moment":6,"time":95,"happened":[{"moment":6,"news":[{"came":{"guest":9,"name":"Bo"}},{"sat":{"guest":9,"seat":2}},{"ready":{"seat":2,"nonce":null}},{"unready":2},{"went":9},{"left":9},{"removed":9},{"host":7}]}]}"#,
    r#"{"type":"update","moment":6,"time":95,"happened":[{"moment":6,"news":[{"settings":"seats=10 mode=fair:250"},{"bot":{"seat":2,"bot":"club"}},{"stood":{"guest":9,"seat":1}},{"taken-over":{"seat":1,"bot":"family"}},{"given-back":1}]}]}"#,
    r#"{"type":"update","moment":6,"time":95,"happened":[{"moment":6,"news":[{"started":{"dealer":1,"seed":"00"}},{"dealt":{"number":1,"commitment":"9f","nonces":[[1,"ab"]]}},{"over":{"points":[3,0],"winners":[1],"scores":{"deals":1,"totals":[3,0]},"secret":"00"}},{"ended":null},{"committed":"9e"},"resumed"]}]}"#,
    r#"{"type":"answer","id":8127,"answer":"refused","why":"illegal","rule":"S-09","text":"one card a turn"}"#,
    r#"{"type":"tables","tables":[{"code":"bado-keli-mora","game":"solo","rules":"modern","host":"Anna","seats":4,"free":2,"running":false}]}"#,
    r#"{"type":"pulse","every":10000}"#,
    r#"{"type":"bye","why":"stopping","text":"come back in a moment"}"#,
];

const REQUESTS: [&str; 5] = [
    r#"{"name":"Anna"}"#,
    r#"{"game":"solo"}"#,
    r#"{"game":"skipbo","seats":4,"rules":"standard stock=5 teams=across","public":true}"#,
    r#"{"game":"solo","seats":10,"rules":"classic-de limit=500","mode":"fair:250","clock":"30000","question":"4000"}"#,
    r#"{"game":"solo","mode":"calm:3000","clock":"off","pace":"700+800","grace":"0","stand-in":"club","between":"off"}"#,
];

/// One of them, changed at random.
fn changed(texts: &[&str], tape: &mut Tape<'_>) -> Vec<u8> {
    let (text, donor) = (tape.pick(texts), tape.pick(texts));
    garble(text.as_bytes(), donor.as_bytes(), tape)
}

/// A message that is understood says the same when it is written again; what is not is refused with a reason.
fn reads<M: Message + PartialEq + Debug>(text: &[u8], unknown: &M) {
    match M::read(text) {
        Ok(message) if message == *unknown => {}
        Ok(message) => assert_eq!(M::read(message.line().as_bytes()), Ok(message)),
        Err(error) => assert!(error.to_string().len() > 20, "{error}"),
    }
}

#[test]
fn fuzz_messages() {
    let texts = [&COMMANDS[..], &OTHERS].concat();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let text = changed(&texts, &mut Tape::new(bytes));
        reads(&text, &ToServer::Unknown);
        reads(&text, &FromBot::Unknown);
        reads(bytes, &ToServer::Unknown);
    });
}

#[test]
fn fuzz_what_clients_read() {
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let text = changed(&TOLD, &mut Tape::new(bytes));
        reads(&text, &ToClient::Unknown);
        // At a glance it is the same message. (What is no part of it, and has one of its names all the same, may spoil the glance.)
        let told = ToClient::read(&text);
        match (told, str::from_utf8(&text).map(Glance::read)) {
            (Ok(ToClient::Update(update)), Ok(Ok(glance))) => {
                assert_eq!((glance.kind.as_ref(), glance.moment), ("update", Some(update.moment)));
                assert_eq!(glance.sight.as_deref(), update.sight.as_deref());
                assert_eq!(glance.standing, update.standing);
                let noticed = glance.happened.iter().map(|noticed| &noticed.news);
                assert!(noticed.eq(update.happened.iter().map(|happened| &happened.news)));
            }
            (Ok(ToClient::Answer(answer)), Ok(Ok(glance))) => assert_eq!(glance.id, Some(answer.id)),
            (_, Ok(Err(error))) => assert!(error.to_string().len() > 20, "{error}"),
            _ => {}
        }
    });
}

#[test]
fn fuzz_what_clients_know() {
    let ToClient::Snapshot(first) = ToClient::read(TOLD[0].as_bytes()).expect("a snapshot") else {
        panic!("no snapshot")
    };
    bolero::check!().with_max_len(160).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let mut known = Known::new((*first).clone());
        while !tape.is_empty() {
            let told = ToClient::read(&changed(&TOLD, &mut tape));
            let before = known.clone();
            let moment = match told {
                Ok(ToClient::Snapshot(snapshot)) => {
                    let moment = snapshot.moment;
                    known.come_back(*snapshot).map(|()| moment)
                }
                Ok(ToClient::Update(update)) => {
                    let heard = known.hear(&update);
                    let seats = (before.table().places.len(), known.table().places.len());
                    assert!(seats.1 == seats.0 || seats.1 <= MAX_SEATS, "{seats:?}");
                    heard.map(|()| update.moment)
                }
                _ => continue,
            };
            match moment {
                Ok(moment) => assert!(moment >= before.moment() && moment == known.moment()),
                Err(_) => assert!(known == before, "what was refused has changed something"),
            }
            let _ = (known.seat(), known.is_awaited(), known.viewer());
            if let Err(bad) = known.legal::<solo::Round>() {
                assert!(bad.to_string().len() > 10, "{bad}");
            }
        }
    });
}

/// Settings that are made have a text that reads back; what makes none is refused in a line that shows no control character.
fn makes_settings<G: Hosted>(wanted: &NewTable) {
    match settings::<G>(wanted) {
        Ok(made) => {
            let text = made.to_string();
            assert_eq!(
                text.parse::<Settings<G>>().ok().map(|again| again.to_string()),
                Some(text)
            );
        }
        Err(why) => assert!(!why.is_empty() && !why.contains(char::is_control), "{why:?}"),
    }
}

#[test]
fn fuzz_requests() {
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let text = changed(&REQUESTS, &mut Tape::new(bytes));
        if let Ok(wanted) = serde_json::from_slice::<NewTable>(&text) {
            makes_settings::<solo::Round>(&wanted);
            makes_settings::<skipbo::Round>(&wanted);
        }
        let named = serde_json::from_slice::<Named>(&text);
        let named = named
            .ok()
            .and_then(|named| named.name.parse::<game::record::Name>().ok());
        assert!(named.is_none_or(|name| !name.as_str().contains(char::is_control)));
    });
}

#[test]
fn fuzz_codes() {
    let texts = [
        "bado-keli-mora",
        "BADO KELI MORA",
        "b.a-d_o%20kelimora",
        "zuzu-ZUZU_zuzu",
    ];
    bolero::check!().with_max_len(48).for_each(|bytes: &[u8]| {
        let text = String::from_utf8_lossy(&changed(&texts, &mut Tape::new(bytes))).into_owned();
        if let Some(code) = code::meant(&text) {
            assert_eq!(code.len(), 14, "{text}");
            assert_eq!(code::meant(&code), Some(code));
        }
    });
}
