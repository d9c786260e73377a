//! Fuzz targets: what others send, with changes at random, is understood or refused with a reason.

use crate::code;
use game::testing::{Tape, garble};
use protocol::http::{Named, NewTable};
use protocol::{FromBot, Message, ToServer};
use room::{Hosted, settings};
use std::fmt::Debug;
use table::Settings;

/// Commands of every kind.
pub(crate) const COMMANDS: [&str; 17] = [
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
];

const OTHERS: [&str; 5] = [
    r#"{"type":"hello","protocol":1,"token":"36c38b","after":41,"lang":"de"}"#,
    r#"{"type":"hello","protocol":1,"name":"a bot"}"#,
    r#"{"type":"action","id":7,"action":"r5","reason":"why not"}"#,
    r#"{"type":"command","id":9007199254740992,"do":{"set":"seats=4 mode=race"}}"#,
    r#"[[[[[[[[{"type":"whatever","a":[1,2.5e300,"\ud83c\udccf",null,true]}]]]]]]]]"#,
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
