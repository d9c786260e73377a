//! People at a table: seats, readiness, the host's rights, going and coming back, pauses, commands that are sent twice.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::Level;
use common::{Room, legal, seat, settings, solo};
use game::{Seat, SeatSet, Viewer};
use solo::Round;
use table::{
    Answer, Bots, Command, CommandId, Guest, Input, Live, Millis, Mode, News, Occupant, Pace, Refused, Settings, To,
};

fn set(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn came<G: Live>(guest: u64) -> Input<G> {
    Input::Came {
        guest: Guest(guest),
        name: format!("Guest {guest}").parse().unwrap(),
    }
}

fn no<G: Live>(refused: Refused<G>) -> Answer<G> {
    Answer::Refused(refused)
}

/// Three persons; the cards are dealt, and seat 1 begins.
fn three(tweak: impl Fn(&mut Settings<Round>)) -> Room<Round> {
    let mut settings = settings("modern", 3);
    settings.mode = Mode::Race;
    tweak(&mut settings);
    solo(&settings, &["r7 r8 b1", "r6 b2", "r9 b3"], "r5 y1 y2 y3")
}

#[test]
fn people_sit_where_nobody_sits_and_only_while_no_match_runs() {
    let mut room = Room::<Round>::open(settings("modern", 3), 1);
    assert_eq!(room.say(2, Command::Sit(seat(1))), no(Refused::Stranger));
    room.step(came(2));
    assert_eq!(room.say(2, Command::Sit(seat(4))), no(Refused::NoSuchSeat(seat(4))));
    assert_eq!(room.say(2, Command::Sit(seat(1))), Answer::Done);
    assert_eq!(room.say(2, Command::Sit(seat(2))), no(Refused::Seated(seat(1))));
    assert_eq!(room.say(1, Command::Sit(seat(1))), no(Refused::Taken(seat(1))));
    assert_eq!(
        room.say(1, Command::PutBot(seat(1), Level::Family.into())),
        no(Refused::Taken(seat(1)))
    );
    assert_eq!(
        room.say(1, Command::PutBot(seat(2), Level::Family.into())),
        Answer::Done
    );
    assert_eq!(room.say(1, Command::Sit(seat(2))), no(Refused::Taken(seat(2))));
    assert_eq!(room.say(1, Command::TakeBot(seat(1))), no(Refused::NoBot(seat(1))));
    assert_eq!(room.say(1, Command::TakeBot(seat(2))), Answer::Done);
    assert_eq!(room.say(2, Command::Stand), Answer::Done);
    assert_eq!(room.say(2, Command::Stand), no(Refused::NotSeated));
    assert_eq!(room.say(2, Command::Ready(None)), no(Refused::NotSeated));
    assert_eq!(room.say(2, Command::Act(solo::Action::Draw)), no(Refused::NotSeated));

    let mut room = three(|_| {});
    for command in [
        Command::Sit(seat(1)),
        Command::Stand,
        Command::Set(room.table.settings().clone()),
        Command::PutBot(seat(1), Level::Family.into()),
        Command::TakeBot(seat(1)),
    ] {
        assert_eq!(room.say(1, command), no(Refused::MatchRuns));
    }
    assert_eq!(room.say(1, Command::Start), no(Refused::DealRuns));
    assert_eq!(room.say(1, Command::Ready(None)), no(Refused::DealRuns));
}

#[test]
fn a_match_starts_when_all_seats_are_taken_and_all_persons_are_ready() {
    let mut room = Room::<Round>::open(settings("modern", 3), 1);
    room.say(1, Command::Sit(seat(1)));
    assert_eq!(room.say(1, Command::Start), no(Refused::Free(set(&[2, 3]))));
    room.step(came(2));
    room.say(2, Command::Sit(seat(2)));
    room.say(1, Command::PutBot(seat(3), Level::Family.into()));
    assert_eq!(room.say(1, Command::Start), no(Refused::NotReady(set(&[2]))));
    room.say(2, Command::Ready(None));
    assert_eq!(room.say(2, Command::Unready), Answer::Done);
    assert_eq!(room.say(1, Command::Start), no(Refused::NotReady(set(&[2]))));
    room.say(2, Command::Ready(None));
    // Other settings are not what they were ready for.
    let other = Settings {
        clock: Some(Millis(9000)),
        ..room.table.settings().clone()
    };
    room.say(1, Command::Set(other));
    assert_eq!(room.say(1, Command::Start), no(Refused::NotReady(set(&[2]))));
    room.say(2, Command::Ready(None));
    // Nor is somebody ready who is not there.
    room.step(Input::Went { guest: Guest(2) });
    assert_eq!(room.say(1, Command::Start), no(Refused::NotReady(set(&[2]))));
    room.step(came(2));
    assert_eq!(room.say(1, Command::Start), Answer::Done);
    assert!(room.table.deal_runs());
}

#[test]
fn fewer_seats_leave_people_standing() {
    let mut room = Room::<Round>::seated(settings("modern", 3), 1);
    let fewer = Settings::new(solo::Rules::default(), common::seats(2));
    assert_eq!(room.say(1, Command::Set(fewer)), Answer::Done);
    assert_eq!(room.table.seat_of(Guest(3)), None);
    assert_eq!(room.table.seat_of(Guest(2)), Some(seat(2)));
    let mut bad = Settings::<Round>::new(solo::Rules::default(), common::seats(2));
    bad.grace = Millis::seconds(1_000_000);
    let Answer::Refused(Refused::Settings(why)) = room.say(1, Command::Set(bad)) else {
        panic!("a grace of twelve days");
    };
    assert!(why.to_string().contains("a day"), "{why}");
}

#[test]
fn what_is_the_hosts_is_nobody_elses() {
    let mut room = three(|_| {});
    for command in [
        Command::Start,
        Command::Pause,
        Command::Resume,
        Command::Remove(Guest(3)),
        Command::HandOver(Guest(2)),
        Command::Impose(solo::Action::Draw),
        Command::End,
        Command::Set(room.table.settings().clone()),
        Command::PutBot(seat(1), Level::Family.into()),
        Command::TakeBot(seat(1)),
    ] {
        assert_eq!(room.say(2, command), no(Refused::NotTheHost));
    }
    assert_eq!(
        room.say(1, Command::HandOver(Guest(9))),
        no(Refused::NoSuchGuest(Guest(9)))
    );
    assert_eq!(room.say(1, Command::HandOver(Guest(2))), Answer::Done);
    assert_eq!(room.say(1, Command::Pause), no(Refused::NotTheHost));
    assert_eq!(room.say(2, Command::Pause), Answer::Done);
}

#[test]
fn who_was_sent_away_does_not_come_back_and_a_bot_has_the_seat() {
    let mut room = three(|_| {});
    assert_eq!(
        room.say(1, Command::Remove(Guest(1))),
        no(Refused::NoSuchGuest(Guest(1))),
        "not the host himself"
    );
    assert_eq!(room.say(1, Command::Remove(Guest(2))), Answer::Done);
    assert_eq!(
        room.table.places()[seat(2)].occupant,
        Occupant::Bot(Level::Family.into())
    );
    assert!(room.table.welcomes(Guest(3)) && !room.table.welcomes(Guest(2)));
    let output = room.step(came(2));
    assert!(output.entries.is_empty() && output.messages.is_empty());
    assert_eq!(room.say(2, Command::Ready(None)), no(Refused::SentAway));
    // Before a match the seat is free.
    let mut room = Room::<Round>::seated(settings("modern", 3), 1);
    room.say(1, Command::Remove(Guest(2)));
    assert_eq!(room.table.places()[seat(2)].occupant, Occupant::Nobody);
}

#[test]
fn a_bot_plays_for_whoever_is_gone_and_gives_the_seat_back() {
    let mut room = three(|settings| settings.grace = Millis(10_000));
    room.wait_until(1000);
    room.step(Input::Went { guest: Guest(1) });
    room.wait_until(10_999);
    assert_eq!(room.table.places()[seat(1)].bot(), None, "it is waited for");
    room.wait_until(11_000);
    assert_eq!(room.last_fact(), "host 2", "a host who is gone is followed by another");
    assert!(room.text().contains("taken-over 1 family"));
    let asks = room.table.asks();
    assert_eq!(asks[0].seat, seat(1));
    // The bot has heard the whole match, and plays.
    let mut bots = Bots::new(1);
    room.answer_asks(&mut bots);
    room.wait(1500);
    assert_eq!(room.actions().len(), 1, "{:?}", room.actions());
    assert!(room.actions()[0].starts_with("1: "));
    room.step(came(1));
    assert_eq!(room.table.places()[seat(1)].bot(), None);
    assert!(room.news().contains(&News::GivenBack(seat(1))));
    assert!(room.table.asks().is_empty());
    // Whoever comes back is told everything that his seat may know.
    let (_, to, message) = room
        .said
        .iter()
        .rev()
        .find(|(_, _, message)| matches!(message, table::Message::Snapshot(_)))
        .unwrap();
    assert_eq!(*to, To::Guest(Guest(1)));
    let table::Message::Snapshot(snapshot) = message else {
        unreachable!("it was looked for")
    };
    assert_eq!(
        snapshot.sight,
        room.table.view(Viewer::Seat(seat(1))).map(|view| view.sight())
    );
}

#[test]
fn who_is_back_in_time_plays_on_and_his_clock_begins_anew() {
    let mut room = three(|settings| {
        settings.grace = Millis(10_000);
        settings.clock = Some(Millis(60_000));
    });
    room.step(Input::Went { guest: Guest(1) });
    room.wait_until(9000);
    room.step(came(1));
    room.wait_until(30_000);
    assert_eq!(room.table.places()[seat(1)].bot(), None);
    // A bot that was just relieved leaves its turn to the person, with all of the time.
    room.step(Input::Went { guest: Guest(1) });
    room.wait_until(45_000);
    assert!(room.table.places()[seat(1)].bot().is_some());
    room.step(came(1));
    assert_eq!(room.table.standing().clock, Some(Millis(105_000)));
}

#[test]
fn who_leaves_is_not_waited_for_and_may_come_back() {
    let mut room = three(|_| {});
    assert_eq!(room.say(2, Command::Leave), Answer::Done);
    assert_eq!(room.table.places()[seat(2)].bot(), Some(Level::Family.into()));
    assert_eq!(room.say(2, Command::Act(solo::Action::Draw)), no(Refused::Stranger));
    room.step(came(2));
    assert_eq!(room.table.places()[seat(2)].bot(), None);
    // While no match runs the seat is simply free.
    let mut room = Room::<Round>::seated(settings("modern", 2), 1);
    room.say(2, Command::Leave);
    assert_eq!(room.table.places()[seat(2)].occupant, Occupant::Nobody);
}

#[test]
fn when_nobody_is_there_time_stands_still() {
    let mut room = three(|settings| settings.clock = Some(Millis(20_000)));
    room.wait_until(5000);
    for guest in 1..=3 {
        room.step(Input::Went { guest: Guest(guest) });
    }
    assert_eq!(room.table.deadline(), None);
    room.wait_until(1_000_000);
    assert!(room.actions().is_empty());
    room.step(came(2));
    assert_eq!(
        room.table.deadline(),
        Some(Millis(1_015_000)),
        "the clock of seat 1 goes on where it stood"
    );
}

#[test]
fn in_a_pause_all_clocks_stand_still_and_nothing_can_be_played() {
    let mut room = three(|settings| settings.clock = Some(Millis(10_000)));
    assert_eq!(room.say(1, Command::Resume), no(Refused::NotPaused));
    room.wait_until(4000);
    assert_eq!(room.say(1, Command::Pause), Answer::Done);
    assert!(room.table.standing().paused);
    assert_eq!(room.table.standing().clock, None);
    assert_eq!(room.say(1, Command::Pause), no(Refused::Paused));
    assert_eq!(room.act(1, "r7"), no(Refused::Paused));
    assert_eq!(room.table.deadline(), None);
    room.wait_until(100_000);
    assert_eq!(room.say(1, Command::Resume), Answer::Done);
    assert_eq!(room.table.standing().clock, Some(Millis(106_000)));
    room.wait_until(105_999);
    assert!(room.actions().is_empty());
    room.wait_until(106_000);
    assert_eq!(room.last_fact(), "acted clock 1: draw");
    // There is nothing to pause without a match.
    let mut room = Room::<Round>::open(settings("modern", 2), 1);
    assert_eq!(room.say(1, Command::Pause), no(Refused::NoMatch));
}

#[test]
fn a_host_who_stays_away_hands_the_table_on_though_it_is_paused() {
    // Given a pause in which the host goes, and somebody who watches,
    let mut room = three(|settings| settings.grace = Millis(10_000));
    room.step(came(9));
    room.wait_until(1000);
    room.say(1, Command::Pause);
    room.wait_until(500_000);
    room.step(Input::Went { guest: Guest(1) });
    // when he is back in time, then he stays the host,
    room.wait_until(509_999);
    assert_eq!(room.table.host(), Guest(1));
    room.step(came(1));
    room.wait_until(600_000);
    // and when he is not, somebody who sits there becomes it, and can go on.
    room.step(Input::Went { guest: Guest(1) });
    assert_eq!(room.table.deadline(), Some(Millis(610_000)));
    room.wait_until(609_999);
    assert_eq!(room.say(2, Command::Resume), no(Refused::NotTheHost));
    room.wait_until(610_000);
    assert_eq!(room.last_fact(), "host 2");
    assert!(room.table.standing().paused);
    assert_eq!(room.table.deadline(), None);
    assert_eq!(room.say(2, Command::Resume), Answer::Done);
    room.wait_until(620_000);
    assert!(room.text().contains("taken-over 1 family"), "{}", room.text());
}

#[test]
fn a_host_who_was_away_has_the_table_again_when_he_is_back() {
    for pause in [false, true] {
        // Given a host who was away so long that somebody else became it, who handed it on,
        let mut room = three(|settings| settings.grace = Millis(10_000));
        if pause {
            room.say(1, Command::Pause);
        }
        room.step(Input::Went { guest: Guest(1) });
        room.wait_until(11_000);
        assert_eq!(room.table.host(), Guest(2));
        assert_eq!(room.say(2, Command::HandOver(Guest(3))), Answer::Done);
        // when he is back, then he is the host again, also if he was away twice;
        for moment in [20_000, 40_000] {
            room.step(came(1));
            assert_eq!(room.table.host(), Guest(1));
            room.step(Input::Went { guest: Guest(1) });
            room.wait_until(moment + 11_000);
            assert_ne!(room.table.host(), Guest(1));
        }
        room.step(came(1));
        // but not if he has given it away himself,
        room.say(1, Command::HandOver(Guest(2)));
        room.step(Input::Went { guest: Guest(1) });
        room.step(came(1));
        assert_eq!(room.table.host(), Guest(2));
        // nor whoever went for good.
        room.say(2, Command::Leave);
        room.wait_until(100_000);
        let host = room.table.host();
        assert_ne!(host, Guest(2));
        room.step(came(2));
        assert_eq!(room.table.host(), host);
    }
}

#[test]
fn nobody_inherits_a_pause_who_only_watches_or_has_not_waited() {
    // Given a pause in which everybody goes who sits there,
    let mut room = three(|settings| settings.grace = Millis(10_000));
    room.step(came(9));
    room.say(1, Command::Pause);
    for guest in 1..=3 {
        room.step(Input::Went { guest: Guest(guest) });
    }
    // when somebody watches for long, then he waits,
    assert_eq!(room.table.deadline(), None);
    room.wait_until(1_000_000);
    // and whoever comes back waits for the host, as long as the table says, also when it slept meanwhile.
    room.step(came(3));
    room.wait_until(1_005_000);
    room.step(Input::Went { guest: Guest(3) });
    room.wait_until(2_000_000);
    room.step(Input::Woke);
    room.step(came(3));
    room.wait_until(2_009_999);
    assert_eq!(room.table.host(), Guest(1));
    room.wait_until(2_010_000);
    assert_eq!(room.table.host(), Guest(3));
}

#[test]
fn before_a_match_a_bot_takes_the_seat_of_somebody_who_is_away() {
    let mut room = Room::<Round>::seated(settings("modern", 3), 1);
    let put = || Command::PutBot(seat(2), Level::Family.into());
    assert_eq!(room.say(1, put()), no(Refused::Taken(seat(2))));
    // Given somebody who is not there and has a seat,
    room.step(Input::Went { guest: Guest(2) });
    assert_eq!(room.say(1, Command::Start), no(Refused::NotReady(set(&[2]))));
    // when the host puts a bot into it,
    assert_eq!(room.say(1, put()), Answer::Done);
    // then they can begin without him, and he finds himself without a seat.
    let mut begun = room.clone();
    assert_eq!(begun.say(1, Command::Start), Answer::Done);
    begun.step(came(2));
    assert_eq!(begun.table.seat_of(Guest(2)), None);
    assert_eq!(begun.table.viewer(Guest(2)), Viewer::Spectator);
    // Nobody has sent him away: if a seat is free, he has it.
    room.step(came(2));
    room.say(1, Command::TakeBot(seat(2)));
    assert_eq!(room.say(2, Command::Sit(seat(2))), Answer::Done);
}

#[test]
fn what_is_held_is_held_over_a_pause() {
    let mut room = three(|settings| settings.mode = Mode::Fair(Millis(250)));
    room.wait_until(100);
    assert_eq!(room.act(1, "r7"), Answer::Held);
    room.wait_until(200);
    room.say(1, Command::Pause);
    room.wait_until(5000);
    room.say(1, Command::Resume);
    room.wait_until(5149);
    assert!(room.actions().is_empty());
    room.wait_until(5150);
    assert_eq!(room.actions(), ["1: r7"]);
}

#[test]
fn a_command_that_is_sent_twice_is_answered_twice_and_done_once() {
    let mut room = three(|settings| settings.mode = Mode::Fair(Millis(250)));
    let (id, draw) = (CommandId(77), Command::Act(solo::Action::Draw));
    assert_eq!(room.repeat(1, id, 0, draw.clone()), Answer::Done);
    let entries = room.log.len();
    assert_eq!(room.repeat(1, id, 0, draw.clone()), Answer::Done);
    // The log remembers it.
    let mut again = room.clone();
    again.table = room.reread();
    assert_eq!(again.repeat(1, id, 0, draw.clone()), Answer::Done);
    assert_eq!((room.log.len(), again.log.len()), (entries, entries));
    // Another guest's ids are his own.
    assert_eq!(
        room.repeat(2, id, 0, draw),
        no(Refused::Illegal(solo::Illegal::NotYourTurn))
    );
    // What is held stays held, and what became of it is answered then.
    let pass = Command::Act(solo::Action::Pass);
    assert_eq!(room.repeat(1, CommandId(78), 0, pass), Answer::Done);
    let lay = Command::Act("r6".parse().unwrap());
    assert_eq!(room.repeat(2, CommandId(79), 0, lay.clone()), Answer::Held);
    assert_eq!(room.repeat(2, CommandId(79), 0, lay.clone()), Answer::Held);
    room.wait(250);
    assert_eq!(room.repeat(2, CommandId(79), 0, lay), Answer::Done);
    assert_eq!(room.actions(), ["1: draw", "1: pass", "2: r6"]);
}

#[test]
fn a_thousand_commands_that_are_all_sent_twice_are_done_once() {
    // Given somebody who asks for a thousand things before he hears of any,
    let mut table = Room::<Round>::open(settings("modern", 3), 1).table;
    let mut sent = |id: u64, command: Command<Round>| {
        let (guest, id) = (common::HOST, CommandId(id));
        let trip = Millis(0);
        let command = Input::Command {
            guest,
            id,
            command,
            trip,
        };
        (table.step(Millis(0), command).answer(guest, id).cloned(), table.seq())
    };
    let command = |id: u64| match id % 2 {
        0 => Command::Sit(seat(1)),
        _ => Command::Stand,
    };
    let first: Vec<_> = (0..1000).map(|id| sent(id, command(id))).collect();
    // when he says all of it again,
    let again: Vec<_> = (0..1000).map(|id| sent(id, command(id))).collect();
    // then he is answered as before, and nothing is done again.
    let done = |(answer, _): &(Option<Answer<Round>>, u64)| *answer == Some(Answer::Done);
    assert!(first.iter().all(done) && again.iter().all(done));
    assert_eq!(again.last().unwrap().1, first.last().unwrap().1);
}

#[test]
fn strangers_who_came_and_went_are_forgotten_in_time() {
    // Given a table where somebody sits who is gone, and from which somebody was sent away,
    let mut room = Room::<Round>::open(settings("modern", 3), 1);
    let (seated, banished) = (Guest(2), Guest(3));
    room.step(came(seated.0));
    room.say(seated.0, Command::Sit(seat(2)));
    room.step(Input::Went { guest: seated });
    room.step(came(banished.0));
    room.say(1, Command::Remove(banished));
    // when more strangers come and go than anybody can remember,
    for guest in 100..350 {
        room.step(came(guest));
        room.now.0 += 1000;
        room.step(Input::Went { guest: Guest(guest) });
    }
    // then the table knows the last of them, and those who have a part in it,
    let people: Vec<u64> = room.table.people().iter().map(|person| person.guest.0).collect();
    let known: Vec<u64> = [1, 2].into_iter().chain(250..350).collect();
    assert_eq!(people, known);
    assert_eq!(room.table.seat_of(seated), Some(seat(2)));
    // and whoever was sent away still may not come.
    room.step(came(banished.0));
    assert!(!room.table.people().iter().any(|person| person.guest == banished));
    assert_eq!(room.say(banished.0, Command::Sit(seat(1))), no(Refused::SentAway));
}

#[test]
fn an_older_log_may_send_away_somebody_whom_the_table_has_forgotten() {
    // Given a log by which somebody was sent away long after he went, as tables wrote it that forgot nobody,
    let mut room = Room::<Round>::open(settings("modern", 3), 1);
    for guest in 100..350 {
        room.step(came(guest));
        room.step(Input::Went { guest: Guest(guest) });
    }
    let last = room.log.last().unwrap().clone();
    let removed = table::Entry {
        seq: last.seq + 1,
        fact: table::Fact::Removed(Guest(100)),
        ..last
    };
    // when it is read,
    let table = table::Table::fold(room.log.into_iter().chain([removed])).unwrap();
    // then he may not come.
    assert!(!table.welcomes(Guest(100)));
}

#[test]
fn whoever_sits_where_the_last_deal_had_no_seat_only_watched_it() {
    // Given a match of two that is over, and another seat since,
    let mut two = settings("modern", 2);
    two.mode = Mode::Race;
    let mut room = Room::<Round>::seated(two, 1);
    room.say(1, Command::Start);
    room.say(1, Command::End);
    let more = Settings {
        seats: common::seats(3),
        ..room.table.settings().clone()
    };
    assert_eq!(room.say(1, Command::Set(more)), Answer::Done);
    // when somebody sits down there,
    room.step(came(3));
    assert_eq!(room.say(3, Command::Sit(seat(3))), Answer::Done);
    // then he looks at the last deal as one who watches,
    assert_eq!(room.table.viewer(Guest(3)), Viewer::Spectator);
    let watched = room.table.snapshot(Guest(9)).sight;
    assert!(watched.is_some());
    assert_eq!(room.table.snapshot(Guest(3)).sight, watched);
    // and plays the next one.
    for guest in 1..=3 {
        room.say(guest, Command::Ready(None));
    }
    room.say(1, Command::Start);
    assert_eq!(room.table.viewer(Guest(3)), Viewer::Seat(seat(3)));
}

#[test]
fn a_refused_command_changes_nothing_and_is_not_remembered() {
    let mut room = three(|_| {});
    let before = room.table.clone();
    let (id, lay) = (CommandId(5), Command::Act("r6".parse().unwrap()));
    assert_eq!(
        room.repeat(2, id, 0, lay.clone()),
        no(Refused::Illegal(solo::Illegal::NotYourTurn))
    );
    assert!(room.table == before);
    room.act(1, "r7");
    assert_eq!(room.repeat(2, id, 0, lay), Answer::Done);
}

#[test]
fn those_who_watch_see_what_everybody_sees() {
    let mut room = three(|_| {});
    room.step(came(9));
    let table::Message::Snapshot(snapshot) = &room.said.last().unwrap().2 else {
        panic!("a guest is told everything first");
    };
    assert_eq!(
        snapshot.sight,
        room.table.view(Viewer::Spectator).map(|view| view.sight())
    );
    room.act(1, "draw");
    let seen = |to: To| {
        let mut said = room.said.iter().rev();
        said.find_map(|(_, receiver, message)| match message {
            table::Message::Seen(_, events) if *receiver == to => {
                Some(events.iter().map(ToString::to_string).collect::<Vec<_>>())
            }
            _ => None,
        })
    };
    assert_eq!(seen(To::Watchers).unwrap(), ["drew 1 ? turn"]);
    assert_eq!(seen(To::Seat(seat(2))).unwrap(), ["drew 1 ? turn"]);
    assert_eq!(seen(To::Seat(seat(1))).unwrap(), ["drew 1 y1 turn"]);
}

/// A quick table of SKIP-BO with two bots that do not wait, and the host watching.
fn bots_only(rules: &str, count: usize) -> Room<skipbo::Round> {
    let mut settings = settings::<skipbo::Round>(rules, count);
    settings.pace = Pace::NONE;
    let mut room = Room::open(settings, 3);
    for number in 1..=count {
        room.say(1, Command::PutBot(seat(number), Level::Greedy.into()));
    }
    room
}

fn dealers<G: Live>(room: &Room<G>) -> Vec<Seat> {
    let started = room.news().into_iter().filter_map(|news| match news {
        News::Started { dealer, .. } => Some(dealer),
        _ => None,
    });
    started.collect()
}

#[test]
fn a_rematch_keeps_the_seats_and_passes_the_deal_on() {
    let mut room = bots_only("standard stock=1 limit=30", 3);
    let mut bots = Bots::new(1);
    assert_eq!(room.say(1, Command::Start), Answer::Done);
    room.play_bots(&mut bots, 1000);
    assert!(!room.table.match_runs());
    assert!(room.table.winners().is_some());
    let next = room.table.score().unwrap().dealer();
    let deals = room.table.score().unwrap().scores().deals;
    assert_eq!(room.say(1, Command::Start), Answer::Done);
    assert_eq!(dealers(&room)[1], next);
    let expected = (0..deals).fold(dealers(&room)[0], |dealer, _| {
        common::seats(3).next(dealer, game::Direction::Clockwise)
    });
    assert_eq!(next, expected);
    assert_eq!(room.table.score().unwrap().scores().deals, 0, "a new score sheet");
    // A match that the host ends in the middle of a deal passes the deal on as well.
    assert_eq!(room.say(1, Command::End), Answer::Done);
    assert_eq!(room.say(1, Command::End), no(Refused::NoMatch));
    room.say(1, Command::Start);
    assert_eq!(
        dealers(&room)[2],
        common::seats(3).next(next, game::Direction::Clockwise)
    );
}

#[test]
fn between_deals_everybody_is_waited_for_but_not_for_ever() {
    // Seat 1 is a person, seat 2 a bot; the person plays whatever is allowed.
    let open = |between: Option<Millis>| {
        let mut settings = settings::<skipbo::Round>("standard stock=1", 2);
        settings.pace = Pace::NONE;
        settings.between = between;
        let mut room = Room::open(settings, 3);
        room.say(1, Command::Sit(seat(1)));
        room.say(1, Command::PutBot(seat(2), Level::Greedy.into()));
        room.say(1, Command::Start);
        let mut bots = Bots::new(1);
        while room.table.deal_runs() {
            let now = room.now.0;
            room.play_bots(&mut bots, now);
            if let Some(action) = legal(&room.table, seat(1)).first() {
                room.say(1, Command::Act(*action));
            }
        }
        assert!(room.table.match_runs());
        room
    };
    let mut room = open(Some(Millis(30_000)));
    assert_eq!(room.table.standing().deal_at, Some(Millis(30_000)));
    room.wait_until(29_999);
    assert!(!room.table.deal_runs());
    room.wait_until(30_000);
    assert!(room.table.deal_runs());
    assert_eq!(room.table.standing().deal_at, None);
    let mut room = open(None);
    assert_eq!(room.table.standing().deal_at, None, "it is waited for ever");
    room.wait_until(1_000_000);
    assert!(!room.table.deal_runs());
    let mut started = room.clone();
    room.say(1, Command::Ready(None));
    assert!(room.table.deal_runs(), "all are ready");
    started.say(1, Command::Start);
    assert!(started.table.deal_runs(), "the host says so");
}

#[test]
fn b_24_the_host_imposes_penalties_and_they_are_recorded_like_any_action() {
    let mut room = bots_only("standard stock=5 penalties=yes", 2);
    room.say(1, Command::Start);
    let stock = |room: &Room<skipbo::Round>| room.table.view(Viewer::Spectator).unwrap().stock_len(seat(2));
    assert_eq!(stock(&room), 5);
    assert_eq!(
        room.say(1, Command::Impose("penalty 2 cards 3".parse().unwrap())),
        Answer::Done
    );
    assert_eq!(stock(&room), 8);
    assert_eq!(room.last_fact(), "acted person host: penalty 2 cards 3");
    // It is an action of the host, and of nobody else; and not in SOLO.
    assert!(matches!(
        room.say(1, Command::Impose("end".parse().unwrap())),
        Answer::Refused(Refused::Illegal(_))
    ));
    let mut room = three(|_| {});
    assert_eq!(
        room.say(1, Command::Impose(solo::Action::Draw)),
        no(Refused::Illegal(solo::Illegal::NotForTheHost))
    );
}
