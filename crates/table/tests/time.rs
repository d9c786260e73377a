//! Time at a table: clocks that run out, bots that wait, and what is said about it.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::{Bot, Level};
use common::{Room, legal, seat, settings, solo, solo_deck};
use solo::Round;
use std::collections::BTreeSet;
use table::{Answer, AskKind, Bots, Cause, Command, Fact, Guest, Input, Live, Millis, Mode, Pace, Refused, Settings};

fn race(rules: &str, count: usize) -> Settings<Round> {
    Settings {
        mode: Mode::Race,
        ..settings(rules, count)
    }
}

#[test]
fn whose_time_runs_out_does_the_default() {
    let mut settings = race("modern", 3);
    settings.clock = Some(Millis(10_000));
    let mut room = solo(&settings, &["r7", "r6", "r9"], "r5");
    assert_eq!(room.table.standing().clock, Some(Millis(10_000)));
    room.wait_until(9999);
    assert!(room.actions().is_empty());
    room.wait_until(10_000);
    assert_eq!(room.last_fact(), "acted clock 1: draw");
    // Nobody needs to have called the table at that moment.
    let mut late = solo(&settings, &["r7", "r6", "r9"], "r5");
    late.now = Millis(10_001);
    let drawn = solo::Illegal::OnlyTheDrawnCard;
    assert_eq!(late.act(1, "r7"), Answer::Refused(Refused::Illegal(drawn)));
    // Having drawn is another decision, with time of its own.
    room.wait_until(19_999);
    assert_eq!(room.actions(), ["1: draw"]);
    room.wait_until(20_000);
    assert_eq!(room.last_fact(), "acted clock 1: pass");
    // Who acts in time is not hurried.
    room.wait_until(29_000);
    assert_eq!(room.act(2, "r6"), Answer::Done);
    room.wait_until(38_999);
    assert_eq!(room.actions().len(), 3);
}

#[test]
fn the_default_is_held_like_any_other_action() {
    // A matching card must be played here, and laying it takes the chance of those who would throw in.
    let mut settings = race("classic-de", 3);
    settings.mode = Mode::Fair(Millis(250));
    settings.clock = Some(Millis(10_000));
    let mut room = solo(&settings, &["r7", "r5 b6", "r9"], "r5");
    room.wait_until(10_000);
    assert!(
        room.last_fact().starts_with("held clock 0 1: r7"),
        "{}",
        room.last_fact()
    );
    room.wait_until(10_100);
    assert_eq!(
        room.say_from_afar(2, 150, Command::Throw("r5".parse().unwrap())),
        Answer::Held
    );
    room.wait_until(10_250);
    assert_eq!(room.actions(), ["2: r5"]);
}

#[test]
fn a_clock_of_no_time_in_an_older_log_ends_every_step_and_leaves_a_second() {
    // Given a table whose log leaves no time for anything, and two persons at it who do nothing,
    let mut settings = settings::<skipbo::Round>("standard", 2);
    settings.mode = Mode::Race;
    settings.clock = Some(Millis(0));
    settings.between = Some(Millis(0));
    let mut room = Room::seated(settings, 1);
    // when they start, then nothing is done for them in the same moment,
    assert_eq!(room.say(1, Command::Start), Answer::Done);
    assert!(room.actions().is_empty(), "{}", room.text());
    assert_eq!(room.table.standing().clock, Some(Millis(1000)));
    // and then as much as by a clock of a second, whether the table is called in time or not.
    room.wait_until(5000);
    assert_eq!(room.actions().len(), 5, "{}", room.text());
    room.now = Millis(60_000);
    room.step(Input::Tick);
    assert_eq!(room.actions().len(), 6, "{}", room.text());
}

#[test]
fn whoever_has_acted_is_not_timed_out_while_it_is_held() {
    let mut settings = race("modern", 3);
    settings.mode = Mode::Fair(Millis(250));
    settings.clock = Some(Millis(1000));
    let mut room = solo(&settings, &["r7", "r6", "r9"], "r5");
    room.wait_until(900);
    room.act(1, "r7");
    room.wait_until(1150);
    assert_eq!(room.last_fact(), "acted person 1: r7");
}

#[test]
fn in_a_calm_game_the_clock_begins_after_the_pause() {
    let mut settings = race("modern", 3);
    settings.mode = Mode::Calm(Millis(3000));
    settings.clock = Some(Millis(10_000));
    let room = solo(&settings, &["r7", "r6", "r9"], "r5");
    assert_eq!(room.table.standing().clock, Some(Millis(13_000)));
}

/// Persons in seat 1, bots in the others.
fn with_bots<G: Live>(settings: Settings<G>, seed: u64, bot: impl Into<Bot>) -> Room<G> {
    let bot = bot.into();
    let count = settings.seats.count();
    let mut room = Room::open(settings, seed);
    room.say(1, Command::Sit(seat(1)));
    for number in 2..=count {
        room.say(1, Command::PutBot(seat(number), bot));
    }
    assert_eq!(room.say(1, Command::Start), Answer::Done);
    room
}

/// The times of a log at which something was done, and those of what bots did with how long they waited.
fn waits<G: Live>(room: &Room<G>) -> Vec<u64> {
    let mut last = None;
    let mut waits = Vec::new();
    for entry in &room.log {
        match entry.fact {
            Fact::Dealt => last = Some(entry.at.0),
            Fact::Acted { cause, .. } => {
                if cause == Cause::Bot {
                    waits.extend(last.map(|last| entry.at.0 - last));
                }
                last = Some(entry.at.0);
            }
            _ => {}
        }
    }
    waits
}

/// The person in seat 1 draws and passes, or does whatever is first.
fn play_on<G: Live>(room: &mut Room<G>, bots: &mut Bots<G>, until: u64) {
    while room.now.0 < until && room.table.deal_runs() {
        if room.table.standing().waits_for.contains(seat(1)) {
            let open = legal(&room.table, seat(1));
            let meek = open
                .iter()
                .find(|action| ["draw", "pass", "decline"].contains(&action.to_string().as_str()));
            room.say(1, Command::Act(*meek.or(open.first()).unwrap()));
        }
        let next = room.now.0 + 400;
        room.play_bots(bots, next);
    }
}

#[test]
fn bots_wait_at_least_as_long_as_the_table_says() {
    let mut all = BTreeSet::new();
    for seed in 0..4 {
        let mut room = with_bots(race("modern", 4), seed, Level::Family);
        play_on(&mut room, &mut Bots::new(seed), 120_000);
        all.extend(waits(&room));
    }
    // What follows a call at once is not waited for again; everything else is.
    assert!(all.iter().all(|wait| *wait >= 700), "{all:?}");
    assert!(
        all.iter().filter(|wait| **wait <= 1500).count() > 20,
        "they differ: {all:?}"
    );
}

#[test]
fn a_bot_acts_when_everybody_could_know_that_it_would() {
    let mut room = with_bots(race("modern", 3), 2, Level::Family);
    let mut bots = Bots::new(1);
    let mut seen = 0;
    for _ in 0..60 {
        let standing = room.table.standing();
        let waiting = standing.waits_for.iter().next().unwrap();
        if waiting == seat(1) || standing.throw_in_until.is_none() {
            let next = room.now.0 + 1;
            play_on(&mut room, &mut bots, next);
            if !room.table.deal_runs() {
                break;
            }
            continue;
        }
        let until = standing.throw_in_until.unwrap();
        let before = room.actions().len();
        room.play_bots(&mut bots, until.0 - 1);
        let own = |actions: &[String]| actions.iter().any(|action| action.starts_with(&format!("{waiting}: ")));
        if room.actions().len() == before {
            room.play_bots(&mut bots, until.0);
            assert!(own(&room.actions()[before..]), "{:?}", room.actions().last());
            seen += 1;
        }
        if !room.table.deal_runs() {
            break;
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn how_long_a_bot_thinks_changes_nothing() {
    let log = |thinking: u64| {
        let mut room = with_bots(race("modern", 3), 5, Level::Greedy);
        let mut bots = Bots::new(1);
        // Nobody throws in or calls here but the bots; the person draws when it is his turn.
        for _ in 0..200 {
            let asks = room.table.asks();
            if !asks.is_empty() && thinking > 0 {
                let next = room.now.0 + thinking;
                room.wait_until(next);
            }
            let now = room.now.0;
            room.answer_asks(&mut bots);
            assert_eq!(room.now.0, now);
            if room.table.standing().waits_for.contains(seat(1)) || !room.table.deal_runs() {
                break;
            }
            let deadline = room.table.deadline().unwrap();
            room.wait_until(deadline.0);
        }
        let acted = room.log.iter().filter(|entry| matches!(entry.fact, Fact::Acted { .. }));
        acted
            .map(|entry| format!("{} {}", entry.at, entry.fact))
            .collect::<Vec<_>>()
    };
    assert!(!log(0).is_empty());
    assert_eq!(log(0), log(150));
    assert_eq!(log(0), log(600));
}

#[test]
fn whoever_thinks_about_throwing_in_does_not_hold_up_the_bot_in_turn() {
    // Given a table whose bots think one after the other: long, and for seconds where they could throw a card in.
    let acted = |hand: &str| {
        let settings = race("modern", 4);
        let mut room = Room::<Round>::first_begins(&settings);
        for number in 2..=4 {
            room.say(number as u64, Command::Stand);
            room.say(1, Command::PutBot(seat(number), Level::Greedy.into()));
        }
        room.stack(&solo_deck(&settings, &["r9 b1", "g1 g2", hand, "g3 g4"], "r5"));
        assert_eq!(room.say(1, Command::Start), Answer::Done);
        // When somebody lays a card whose twin one of them may hold, who keeps it,
        room.act(1, "r9");
        while room.actions().len() < 2 {
            let Some(ask) = room.table.asks().first().copied() else {
                room.wait(1);
                continue;
            };
            let open = legal(&room.table, ask.seat);
            let could = ask.kind == AskKind::Interject && open.contains(&"r9".parse().unwrap());
            room.wait(if could { 5000 } else { 300 });
            let action = open.first().copied().filter(|_| ask.kind == AskKind::Turn);
            room.step(Input::Decided {
                ask: ask.number,
                action,
            });
        }
        let acted = room.log.iter().filter(|entry| matches!(entry.fact, Fact::Acted { .. }));
        let acted: Vec<_> = acted.map(|entry| (entry.at.0, entry.fact.to_string())).collect();
        acted[1].clone()
    };
    // then the next one acts at the same moment, whether it is held or not.
    let [held, not_held] = ["r9 b2", "b3 b2"].map(acted);
    assert_eq!(held, not_held);
    assert!((700..=1500).contains(&held.0), "{held:?}");
}

#[test]
fn how_long_a_bot_waits_does_not_follow_from_what_was_held() {
    // Somebody answers a question early, or not at all and so declines: nobody can ever tell.
    let thrown_in_at = |early: bool| {
        let settings = race("modern", 5);
        let mut room = Room::<Round>::first_begins(&settings);
        room.say(5, Command::Stand);
        room.say(1, Command::PutBot(seat(5), Level::Greedy.into()));
        room.stack(&solo_deck(&settings, &["rS b1", "Pg r2", "r9 b3", "b4", "r9 b5"], "r5"));
        assert_eq!(room.say(1, Command::Start), Answer::Done);
        room.act(1, "rS");
        if early {
            assert_eq!(room.act(2, "decline"), Answer::Held);
        }
        room.wait_until(6000);
        assert_eq!(room.act(3, "r9"), Answer::Done);
        let ask = room
            .table
            .asks()
            .into_iter()
            .find(|ask| ask.kind == AskKind::Interject)
            .unwrap();
        room.step(Input::Decided {
            ask: ask.number,
            action: Some("r9".parse().unwrap()),
        });
        room.wait_until(9000);
        assert_eq!(room.actions().last().unwrap(), "5: r9");
        (room.log.last().unwrap().at, room.table.seq())
    };
    let [(early, entries), (late, fewer)] = [true, false].map(thrown_in_at);
    assert_eq!(entries, fewer + 1);
    assert_eq!(early, late);
    assert!((6700..=7500).contains(&early.0), "{early}");
}

#[test]
fn a_bot_that_says_nothing_plays_like_somebody_whose_time_ran_out() {
    let mut room = with_bots(race("modern", 2), 1, Level::Family);
    while room.table.standing().waits_for.contains(seat(1)) {
        let open = legal(&room.table, seat(1));
        room.say(1, Command::Act(open[open.len() - 1]));
        room.wait(5000);
    }
    let ask = room
        .table
        .asks()
        .into_iter()
        .find(|ask| ask.kind == AskKind::Turn)
        .unwrap();
    let since = room.now.0;
    room.wait_until(since + 32_000);
    assert!(room.text().contains("acted clock 2: draw"), "{}", room.text());
    // Its answer comes too late, and is not taken for the next one.
    let before = room.log.len();
    let output = room.step(Input::Decided {
        ask: ask.number,
        action: None,
    });
    assert!(output.entries.is_empty() && room.log.len() == before);
}

#[test]
fn what_a_bot_may_not_do_is_not_done() {
    let mut room = with_bots(race("modern", 2), 1, Level::Family);
    while room.table.standing().waits_for.contains(seat(1)) {
        let open = legal(&room.table, seat(1));
        room.say(1, Command::Act(open[open.len() - 1]));
        room.wait(5000);
    }
    let asks = room.table.asks();
    for ask in asks {
        let action = Some("pass".parse().unwrap());
        room.step(Input::Decided {
            ask: ask.number,
            action,
        });
    }
    room.wait(1500);
    assert_eq!(room.actions().last().unwrap(), "2: draw");
}

#[test]
fn tables_and_bots_can_be_handed_to_another_thread() {
    fn goes<T: Send + 'static>(_: &T) {}
    let mut room = with_bots(race("modern", 2), 1, Level::Family);
    let mut bots = Bots::new(1);
    bots.follow(&room.table);
    goes(&room.table);
    goes(&bots);
    // Deciding needs no table, and can be done there.
    let asks = room.table.asks();
    let decided = std::thread::spawn(move || asks.iter().map(|ask| bots.decide(ask)).collect::<Vec<_>>());
    for input in decided.join().unwrap() {
        assert!(
            room.step(input).entries.is_empty(),
            "it waits until its delay has passed"
        );
    }
    assert!(room.table.asks().is_empty());
}

#[test]
fn bots_that_do_not_wait_play_a_whole_match_in_no_time() {
    for count in [2, 4] {
        let teams = if count == 4 { " teams=1+3,2+4" } else { "" };
        let mut settings = settings::<skipbo::Round>(&format!("standard stock=3 limit=100{teams}"), count);
        settings.pace = Pace::NONE;
        let mut room = Room::open(settings, 1);
        for number in 1..=count {
            room.say(1, Command::PutBot(seat(number), Level::Greedy.into()));
        }
        room.say(1, Command::Start);
        let mut bots = Bots::new(1);
        room.play_bots(&mut bots, 0);
        assert!(!room.table.match_runs());
        assert!(room.table.winners().is_some());
        assert_eq!(room.now, Millis(0));
    }
}

#[test]
fn bots_that_hear_of_everything_at_once_decide_as_if_they_had_always_been_there() {
    // This level remembers what it heard: who drew, who did not throw in, which hands moved.
    let clever: Bot = "club:200".parse().unwrap();
    let mut decided = 0;
    for turns in 10..40 {
        let mut settings = race("modern", 3);
        settings.stand_in = clever;
        let mut room = with_bots(settings, turns, clever);
        let mut always = Bots::new(1);
        while room.table.deal_runs() && room.actions().len() < turns as usize {
            // Everybody does what is first, and so nobody has thought about anything yet.
            for waiting in room.table.standing().waits_for.iter() {
                let action = legal(&room.table, waiting).first().copied();
                let asks = room.table.asks();
                match asks.iter().find(|ask| ask.seat == waiting && ask.kind == AskKind::Turn) {
                    Some(ask) => drop(room.step(Input::Decided {
                        ask: ask.number,
                        action,
                    })),
                    None => drop(room.say(1, Command::Act(action.unwrap()))),
                }
            }
            room.wait(1500);
            always.follow(&room.table);
        }
        // The person leaves, and a bot that knows nothing yet plays for him too.
        room.say(1, Command::Leave);
        always.follow(&room.table);
        let mut fresh = Bots::new(1);
        fresh.follow(&room.table);
        for ask in room.table.asks() {
            let answer = fresh.decide(&ask);
            assert_eq!(always.decide(&ask), answer, "after {turns} turns: {ask:?}");
            decided += usize::from(matches!(answer, Input::Decided { action: Some(_), .. }));
        }
    }
    assert!(decided > 10, "{decided}");
}

#[test]
fn a_table_that_wakes_up_goes_on_where_it_stopped() {
    let mut settings = race("modern", 3);
    settings.clock = Some(Millis(10_000));
    let mut room = solo(&settings, &["r7", "r6", "r9"], "r5");
    room.wait_until(4000);
    room.act(1, "draw");
    room.table = room.reread();
    room.now = Millis(1_000_000);
    room.step(Input::Woke);
    assert_eq!(room.table.standing().clock, Some(Millis(1_010_000)));
    assert!(room.table.snapshot(Guest(1)).people.iter().all(|person| person.present));
    room.wait_until(1_010_000);
    assert_eq!(room.last_fact(), "acted clock 1: pass");
}

/// A person in seat 1 who begins, alone with bots that do not wait.
fn with_quick_bots(rules: &str, hands: &[&str]) -> Room<Round> {
    let mut settings = race(rules, hands.len());
    settings.pace = Pace::NONE;
    let last = settings.seats.iter().last();
    let deck = solo_deck(&settings, hands, "r5");
    let begun = |seed| {
        let mut room = Room::open(settings.clone(), seed);
        room.say(1, Command::Sit(seat(1)));
        for number in 2..=settings.seats.count() {
            room.say(1, Command::PutBot(seat(number), Level::Greedy.into()));
        }
        room.stack(&deck);
        assert_eq!(room.say(1, Command::Start), Answer::Done);
        (room.table.score().map(game::Match::dealer) == last).then_some(room)
    };
    (0..1000).find_map(begun).unwrap()
}

/// The bot of this seat answers what it was asked in its turn, or to a question.
fn bot_answers(room: &mut Room<Round>, number: usize, action: &str) {
    let asks = room.table.asks();
    let asked = |ask: &&table::Ask| ask.seat == seat(number) && ask.kind == AskKind::Turn;
    let ask = asks.iter().find(asked).unwrap().number;
    let action = Some(action.parse().unwrap());
    room.step(Input::Decided { ask, action });
}

#[test]
fn a_question_to_bots_that_do_not_wait_is_open_until_they_have_answered() {
    let mut room = with_quick_bots("modern", &["rX b1", "Pg r2", "r9 b3"]);
    room.act(1, "rX>2");
    room.wait(10);
    assert_eq!(room.actions(), ["1: rX>2"]);
    bot_answers(&mut room, 2, "Pg");
    assert_eq!(room.last_fact(), "acted bot 2: Pg");
    // One that says nothing declines after a while, as in a turn.
    let mut room = with_quick_bots("modern", &["rX b1", "Pg r2", "r9 b3"]);
    room.act(1, "rX>2");
    room.wait(29_999);
    assert_eq!(room.actions(), ["1: rX>2"]);
    room.wait(1);
    assert_eq!(room.last_fact(), "acted clock 2: decline");
}

#[test]
fn every_bot_that_is_asked_gets_its_answer() {
    let mut room = with_quick_bots("modern", &["A b1", "Pg r2", "Pb r9"]);
    room.act(1, "A");
    bot_answers(&mut room, 2, "Pg");
    assert_eq!(room.actions(), ["1: A"]);
    bot_answers(&mut room, 3, "Pb");
    assert_eq!(room.actions(), ["1: A", "2: Pg", "3: Pb"]);
}

#[test]
fn a_question_closes_with_the_answer_of_a_person_who_is_alone_with_bots() {
    let mut room = with_quick_bots("modern", &["r6 b1", "rX r2", "r9 b3"]);
    room.act(1, "r6");
    bot_answers(&mut room, 2, "rX>1");
    room.wait(3999);
    assert_eq!(room.actions(), ["1: r6", "2: rX>1"]);
    room.act(1, "decline");
    assert_eq!(room.last_fact(), "acted person 1: decline");
    assert_eq!(room.now, Millis(3999));
}

#[test]
fn a_question_stays_open_when_somebody_else_is_there_to_see_it_close() {
    let mut room = with_quick_bots("modern", &["r6 b1", "rX r2", "r9 b3"]);
    let name = "Watcher".parse().unwrap();
    room.step(Input::Came { guest: Guest(2), name });
    room.act(1, "r6");
    bot_answers(&mut room, 2, "rX>1");
    assert_eq!(room.act(1, "decline"), Answer::Held);
    room.wait(3999);
    assert_eq!(room.actions(), ["1: r6", "2: rX>1"]);
    room.wait(1);
    assert_eq!(room.last_fact(), "acted person 1: decline");
}

/// The person has one card left and has not called; what the next bot does is decided.
fn person_owes_a_call(rules: &str) -> Room<Round> {
    let mut room = with_quick_bots(rules, &["r6 r6 g6 g6 b6 b6 y6 b1", "r2 g9", "r9 b3 y6"]);
    assert_eq!(room.act(1, "r6+r6+g6+g6+b6+b6+y6"), Answer::Done);
    bot_answers(&mut room, 2, "draw");
    room
}

#[test]
fn bots_that_do_not_wait_leave_a_person_the_time_to_call() {
    let mut silent = person_owes_a_call("modern");
    let mut room = silent.clone();
    room.wait(1499);
    assert_eq!(room.actions().len(), 1);
    // When it is said, nobody waits any more.
    assert_eq!(room.act(1, "solo"), Answer::Done);
    assert_eq!(room.actions()[1..], ["1: solo", "2: draw"]);
    assert_eq!(room.now, Millis(1499));
    silent.wait(1500);
    assert_eq!(silent.actions()[1..], ["2: draw"]);
}

#[test]
fn bots_that_do_not_wait_throw_nothing_in_before_a_person_could_call() {
    let mut room = person_owes_a_call("modern");
    let asks = room.table.asks();
    let thrown = |ask: &&table::Ask| ask.seat == seat(3) && ask.kind == AskKind::Interject;
    let ask = asks.iter().find(thrown).unwrap().number;
    let action = Some("y6".parse().unwrap());
    room.step(Input::Decided { ask, action });
    room.wait(1499);
    assert_eq!(room.actions().len(), 1);
    room.act(1, "solo");
    assert_eq!(room.actions()[2], "3: y6");
}

#[test]
fn bots_that_do_not_wait_catch_nobody_before_he_could_call() {
    let mut room = person_owes_a_call("modern penalty=caught");
    let asks = room.table.asks();
    let ask = asks.iter().find(|ask| ask.kind == AskKind::Call).unwrap().number;
    let action = Some("catch 1".parse().unwrap());
    room.step(Input::Decided { ask, action });
    room.wait(1499);
    assert_eq!(room.actions().len(), 1);
    room.wait(1);
    assert_eq!(room.actions()[1], "2: catch 1");
}
