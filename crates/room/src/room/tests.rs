//! What a table in memory does that no socket shows.

use super::*;
use bots::Level;
use game::{Seat, Seats, Seed};
use protocol::Message as _;
use table::Settings;

const BEGIN: Millis = Millis(10_000_000);

/// Somebody who does not listen.
#[derive(Clone)]
struct Ear;

impl Outbox for Ear {
    fn send(&self, _: Said) -> Sent {
        Sent::Done
    }

    fn is_same(&self, _: &Self) -> bool {
        true
    }
}

fn facts() -> Facts {
    Facts {
        code: "bado-keli-mora".into(),
        public: false,
    }
}

/// What becomes of a wish on the first connection.
fn became(core: &mut Room<solo::Round, Ear>, wish: Wish) -> Became {
    core.outgoing.clear();
    let (connection, id, trip) = (1, core.kept + core.unkept.len() as u64, Millis(0));
    let wish = Incoming::Wish {
        connection,
        id,
        wish,
        trip,
    };
    core.take(BEGIN, wish, 10);
    let Some((_, Said::More(text))) = core.outgoing.back() else {
        panic!("nothing is said");
    };
    match ToClient::read(text.as_str().as_bytes()).unwrap() {
        ToClient::Answer(answer) => answer.became,
        other => panic!("{other:?}"),
    }
}

/// A table at which bots have been asked something.
fn table() -> Table<solo::Round> {
    let settings = Settings::new(solo::Rules::default(), Seats::new(2).unwrap());
    let (host, name) = (Guest(1), "Anna".parse().unwrap());
    let (mut table, _) = Table::open(BEGIN, settings, host, name, Seed::from_number(1)).unwrap();
    let bot = |seat| Command::PutBot(Seat::numbered(seat).unwrap(), Level::Chance.into());
    for (id, command) in (1..).zip([bot(1), bot(2), Command::Start]) {
        command_by(&mut table, host, id, command);
    }
    assert!(!table.asks().is_empty());
    table
}

fn command_by(table: &mut Table<solo::Round>, guest: Guest, id: u64, command: Command<solo::Round>) {
    let (id, trip) = (CommandId(id), Millis(0));
    let input = Input::Command {
        guest,
        id,
        command,
        trip,
    };
    table.step(BEGIN, input);
}

/// Somebody who comes as the client of a person.
fn person(connection: u64, guest: Guest, name: &str) -> Incoming<Ear> {
    Incoming::Enter(Box::new(Entering {
        connection,
        guest,
        name: name.parse().unwrap(),
        voice: Voice::Person {
            after: None,
            lang: Lang::default(),
        },
        often: false,
        out: Ear,
    }))
}

#[test]
fn whoever_hears_that_it_is_done_was_told_what_it_did() {
    // Given somebody at a table, who has heard everything so far,
    let mut core = with_anna();
    // when he does something, and also when he leaves,
    let mut heard = Vec::new();
    for (id, wanted) in [(7, Wish::Sit(1)), (8, Wish::Leave)] {
        core.take(BEGIN, wish(id, wanted), 10);
        heard.extend(told(&mut core));
    }
    // then each answer comes after what it did, and before the last word.
    let kinds: Vec<&str> = heard
        .iter()
        .map(|message| match message {
            ToClient::Update(_) => "update",
            ToClient::Answer(_) => "answer",
            ToClient::Bye(_) => "bye",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(kinds, ["update", "answer", "update", "answer", "bye"]);
}

/// A table of SOLO at which somebody is, who has heard everything so far.
fn with_anna() -> Room<solo::Round, Ear> {
    let settings = Settings::new(solo::Rules::default(), Seats::new(2).unwrap());
    let (host, name) = (Guest(1), "Anna".parse().unwrap());
    let (table, _) = Table::<solo::Round>::open(BEGIN, settings, host, name, Seed::from_number(1)).unwrap();
    let mut core = Room::<solo::Round, Ear>::opened(facts(), table, 1);
    core.take(BEGIN, person(1, host, "Anna"), 10);
    core.write();
    core.kept();
    core.deliver();
    core
}

fn wish(id: u64, wish: Wish) -> Incoming<Ear> {
    let (connection, trip) = (1, Millis(0));
    Incoming::Wish {
        connection,
        id,
        wish,
        trip,
    }
}

/// All that lies ready to be told.
fn told(core: &mut Room<solo::Round, Ear>) -> Vec<ToClient> {
    let told = core.outgoing.drain(..).map(|(_, said)| match said {
        Said::More(text) | Said::Last(text) => ToClient::read(text.as_str().as_bytes()).unwrap(),
        Said::Many(texts) => panic!("nobody's bot is here: {texts:?}"),
    });
    told.collect()
}

#[test]
fn what_was_kept_before_has_not_failed_though_it_is_repeated_when_nothing_can_be_kept() {
    // Given a command that is kept,
    let mut core = with_anna();
    core.take(BEGIN, wish(7, Wish::Sit(1)), 10);
    core.write();
    core.kept();
    core.deliver();
    // when it is repeated together with new ones, and nothing of that can be kept,
    for (id, wanted) in [
        (7, Wish::Sit(1)),
        (8, Wish::Ready(None)),
        (8, Wish::Ready(None)),
        (9, Wish::Pause),
    ] {
        core.take(BEGIN, wish(id, wanted), 10);
    }
    core.lost();
    // then only the new ones have failed, whether they would have been done or refused, each once.
    let answers = told(&mut core).into_iter().filter_map(|message| match message {
        ToClient::Answer(answer) => Some(answer),
        _ => None,
    });
    let failed: Vec<u64> = answers
        .map(|answer| {
            assert!(matches!(answer.became, Became::Failed(_)), "{answer:?}");
            answer.id
        })
        .collect();
    assert_eq!(failed, [8, 9]);
}

#[test]
fn the_time_that_is_told_never_goes_back() {
    // Given a table at which something was done at a time,
    let mut core = with_anna();
    let now = BEGIN + Millis(1000);
    core.take(now, wish(7, Wish::Sit(1)), 10);
    // when something else arrived a little earlier, and was queued behind it,
    core.take(now - Millis(10), wish(8, Wish::Ready(None)), 10);
    // then it counts as done at that time.
    let times: Vec<u64> = told(&mut core)
        .iter()
        .filter_map(|message| match message {
            ToClient::Update(update) => Some(update.time),
            _ => None,
        })
        .collect();
    assert_eq!(times, [now.0, now.0]);
    assert!(core.unkept.iter().all(|entry| entry.at == now));
}

#[test]
fn nobody_puts_a_bot_at_a_table_that_thinks_longer_than_its_level() {
    // Given a host who speaks French,
    let settings = Settings::new(solo::Rules::default(), Seats::new(3).unwrap());
    let (host, name) = (Guest(1), "Anna".parse().unwrap());
    let (table, _) = Table::<solo::Round>::open(BEGIN, settings.clone(), host, name, Seed::from_number(1)).unwrap();
    let mut core = Room::<solo::Round, Ear>::opened(facts(), table, 1);
    core.take(BEGIN, person(1, host, "Anna"), 10);
    core.members[0].lang = Lang::Fr;
    let mut became = |wish: Wish| became(&mut core, wish);
    let put = |bot: &str| Wish::PutBot {
        seat: 1,
        bot: bot.into(),
    };
    let set = |bot: &str| {
        Wish::Set(
            settings
                .to_string()
                .replace("stand-in=family", &format!("stand-in={bot}")),
        )
    };
    // when he wants bots that think as long as they usually do, or less, then he has them,
    for bot in [
        "family",
        "planner",
        "planner:1500",
        "club:40000",
        "master",
        "master:1000000",
        "master:1",
    ] {
        assert_eq!(became(put(bot)), Became::Done, "{bot}");
        assert_eq!(became(set(bot)), Became::Done, "{bot}");
    }
    // and those that think longer are refused in words.
    for bot in ["planner:1501", "club:40001", "master:1000001", "master:1000000000"] {
        for wish in [put(bot), set(bot)] {
            let Became::Refused(trouble) = became(wish) else {
                panic!("{bot}");
            };
            assert_eq!(trouble.why, "budget");
            assert!(trouble.text.contains("réfléchit"), "{}", trouble.text);
        }
    }
}

#[test]
fn a_clock_that_leaves_nobody_time_is_refused_in_words() {
    // Given a host who speaks French,
    let settings = Settings::<solo::Round>::new(solo::Rules::default(), Seats::new(3).unwrap());
    let (host, name) = (Guest(1), "Anna".parse().unwrap());
    let (table, _) = Table::open(BEGIN, settings.clone(), host, name, Seed::from_number(1)).unwrap();
    let mut core = Room::<solo::Round, Ear>::opened(facts(), table, 1);
    core.take(BEGIN, person(1, host, "Anna"), 10);
    core.members[0].lang = Lang::Fr;
    let text = settings.to_string();
    for (clock, goes) in [
        ("0", false),
        ("1", false),
        ("999", false),
        ("1000", true),
        ("off", true),
    ] {
        // when he wants such a clock, then he has it only if somebody can decide something by it,
        let set = Wish::Set(text.replace("clock=off", &format!("clock={clock}")));
        match became(&mut core, set) {
            Became::Done => assert!(goes, "{clock}"),
            Became::Refused(trouble) => {
                assert!(!goes && trouble.why == "clock", "{clock}: {trouble:?}");
                assert!(trouble.text.contains("au moins une seconde"), "{}", trouble.text);
            }
            other => panic!("{other:?}"),
        }
        // and the same holds for a new table.
        let wanted = protocol::http::NewTable {
            clock: Some(clock.into()),
            ..Default::default()
        };
        let made = crate::settings::<solo::Round>(&wanted);
        assert_eq!(made.is_ok(), goes, "{made:?}");
        assert!(made.err().is_none_or(|why| why.contains("1000 milliseconds")));
    }
}

#[test]
fn bots_think_about_as_much_as_they_may_and_no_more() {
    // Given a table at which several bots are asked something,
    let mut table = table();
    let asked = table.asks();
    assert!(asked.len() > 1, "{asked:?}");
    // when one decision may be made, then it is one, and the others come after it.
    let mut core = Room::<solo::Round, Ear>::opened(facts(), table.clone(), 1);
    for ask in &asked {
        let thought = core.think(1).unwrap()();
        assert_eq!(thought.1.len(), 1);
        for input in thought.1.iter().cloned() {
            table.step(BEGIN, input);
        }
        core.thought(BEGIN, thought);
        assert!(!core.table.asks().contains(ask));
    }
    assert!(core.table == table);
    assert!(core.think(1).is_none());
}

#[test]
fn bots_that_failed_in_their_thinking_are_not_asked_the_same_again() {
    let mut core = Room::<solo::Round, Ear>::opened(facts(), table(), 1);
    assert!(core.think(1).is_some());
    core.lost_bots(BEGIN);
    assert!(core.think(1).is_none());
    // What is done then is what is done for somebody whose time ran out, and not after that long.
    assert!(core.deadline().unwrap() < BEGIN + Millis::seconds(2));
}

#[test]
fn a_machine_that_is_refused_again_and_again_is_not_asked_for_ever() {
    // Given somebody's bot in a seat, of which the table believes that it has gone,
    let settings = Settings::new(solo::Rules::default(), Seats::new(2).unwrap());
    let (host, name) = (Guest(1), "Anna".parse().unwrap());
    let (table, _) = Table::<solo::Round>::open(BEGIN, settings, host, name, Seed::from_number(1)).unwrap();
    let mut core = Room::<solo::Round, Ear>::opened(facts(), table, 1);
    let (guest, name) = (Guest(2), "Bo".parse().unwrap());
    let entering = Entering {
        connection: 1,
        guest,
        name,
        voice: Voice::Bot(7),
        often: false,
        out: Ear,
    };
    core.take(BEGIN, Incoming::Enter(Box::new(entering)), 10);
    command_by(&mut core.table, guest, 1, Command::Unready);
    core.table.step(BEGIN, Input::Went { guest });
    core.commands.clear();
    // when it wants to be ready, which it may not,
    core.tick(BEGIN + Millis(1));
    // then that is tried once.
    assert_eq!(core.commands.len(), 1);
}

#[test]
fn a_table_goes_on_at_once_though_the_clock_was_set_back() {
    // Given a table that wakes an hour before it fell asleep, and somebody who comes,
    let now = BEGIN - Millis(3_600_000);
    let mut core = Room::<solo::Round, Ear>::woken(now, facts(), table(), 1);
    core.take(now, person(1, Guest(1), "Anna"), 10);
    // then its bots do not wait an hour.
    core.lost_bots(now);
    let due = core.deadline().unwrap();
    assert!(due < now + Millis::seconds(2), "{due}");
    let entries = core.unkept.len();
    core.tick(due);
    assert!(core.unkept.len() > entries, "what is due is done");
}
