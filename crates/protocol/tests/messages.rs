//! Messages read back, whatever a game writes fits into them, and what is no message is refused.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use game::{Actor, Game, Seats, Seed, Viewer};
use protocol::{Field, Fields, FromBot, Message, ToBot};

/// Plays a deal with arbitrary actions and hands what each viewer sees of it, again and again, to `each`.
fn sights<G: Game>(seats: usize, mut each: impl FnMut(G::Sight)) {
    let (seats, seed) = (Seats::new(seats).unwrap(), Seed::from_number(7));
    let rules = match G::NAME {
        "solo" => "classic-de chains=mixed",
        _ => "standard stock=5",
    };
    let rules = rules.parse().ok().unwrap();
    let dealer = G::first_dealer(&rules, seats, &seed, &mut ());
    let mut game = G::deal(&rules, seats, dealer, &seed, &mut ());
    for turn in 0..200 {
        let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]);
        viewers.for_each(|viewer| each(game.sight(viewer)));
        let Some(seat) = game.waits_for().iter().next() else {
            break;
        };
        let mut open = Vec::new();
        game.legal(Actor::Seat(seat), &mut |action| open.push(action));
        game.act(Actor::Seat(seat), open[turn * 31 % open.len()], &mut ())
            .ok()
            .unwrap();
    }
}

fn sights_fit<G: Game>() {
    for seats in [2, 4] {
        let mut count = 0;
        sights::<G>(seats, |sight| {
            count += 1;
            let fields = Fields::of(&sight.to_string());
            let json = serde_json::to_string(&fields).unwrap();
            let read: Fields = serde_json::from_str(&json).unwrap();
            assert_eq!(read, fields);
            assert_eq!(read.to_string(), sight.to_string());
            assert_eq!(read.to_string().parse::<G::Sight>().ok().unwrap(), sight);
            let hands = fields.iter().find(|(name, _)| *name == "hand");
            assert!(matches!(hands, Some((_, Field::BySeat(hands))) if hands.len() == seats));
        });
        assert!(count > 100, "{count}");
    }
}

#[test]
fn what_a_seat_sees_of_either_game_fits() {
    sights_fit::<solo::Round>();
    sights_fit::<skipbo::Round>();
}

#[test]
fn the_fields_of_a_sight_may_come_in_any_order() {
    let fields: Fields = serde_json::from_str(r#"{"stock":{"2":"5","1":"J"},"seats":"2"}"#).unwrap();
    assert_eq!(fields.to_string(), "stock 2 5; stock 1 J; seats 2");
    for bad in [r#"{"seats":2}"#, r#"["seats 2"]"#, r#"{"stock":{"1":["J"]}}"#] {
        assert!(serde_json::from_str::<Fields>(bad).is_err(), "{bad}");
    }
}

/// The lines of the conversation in docs/BOTS.md that begin with this mark.
fn said(mark: &str) -> Vec<String> {
    let text = include_str!("../../../docs/BOTS.md");
    let (_, block) = text.split_once("```text\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let lines = block.replace("\n      ", "");
    let lines = lines.lines().filter_map(|line| line.strip_prefix(mark));
    lines.map(String::from).collect()
}

#[test]
fn every_message_reads_back_to_the_same_line() {
    for line in said("> ") {
        let message = ToBot::read(line.as_bytes()).unwrap();
        assert_ne!(message, ToBot::Unknown);
        assert_eq!(message.line(), line + "\n");
    }
    for line in said("< ") {
        let message = FromBot::read(line.as_bytes()).unwrap();
        assert_ne!(message, FromBot::Unknown);
        assert_eq!(FromBot::read(message.line().as_bytes()), Ok(message));
    }
}

#[test]
fn a_message_is_one_line_whatever_is_in_it() {
    let message = FromBot::Action {
        id: 1,
        action: None,
        reason: Some("because\nI \"can\" \u{1b}".into()),
    };
    let line = message.line();
    assert_eq!(line.matches('\n').count(), 1);
    assert_eq!(FromBot::read(line.as_bytes()), Ok(message));
}

#[test]
fn what_is_new_is_ignored() {
    assert_eq!(FromBot::read(br#"{"type":"draw","of":7}"#), Ok(FromBot::Unknown));
    assert_eq!(
        FromBot::read(br#"{"mood":{"good":[1]},"type":"hello","protocol":1}"#),
        FromBot::read(br#"{"type":"hello","protocol":1,"name":""}"#)
    );
}

#[test]
fn what_is_no_message_is_refused_with_a_reason() {
    for (line, why) in [
        ("", "EOF while parsing a value at line 1 column 0"),
        ("action 7s>1", "expected value at line 1 column 1"),
        ("{}", "missing field `type`"),
        ("7", "invalid type: integer `7`, expected an object with a type"),
        (r#"{"type":"action","action":"7s>1"}"#, "missing field `id`"),
        (
            r#"{"type":"action","id":-1}"#,
            "invalid value: integer `-1`, expected a whole number not below 0",
        ),
        (
            r#"{"type":"action","id":1,"action":7}"#,
            "invalid type: integer `7`, expected a string",
        ),
        (
            r#"{"type":"action","id":1} {}"#,
            "trailing characters at line 1 column 26",
        ),
        (r#"{"type":"hello","name":"x"}"#, "missing field `protocol`"),
    ] {
        let error = FromBot::read(line.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("that is no message: "), "{error}");
        assert!(error.contains(why), "{line}: {error}");
    }
    assert!(FromBot::read(b"{\"type\":\"\xff\"}").is_err());
    assert!(FromBot::read("[".repeat(100_000).as_bytes()).is_err());
}
