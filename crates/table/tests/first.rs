//! Who was first: races, fair windows, calm pauses, calls that come while something is held, and questions with a fixed time.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::Level;
use common::{Room, legal, seat, seats, settings, solo};
use game::Viewer;
use solo::{Action, Illegal, Round};
use table::{Answer, Command, Fact, Input, Message, Millis, Mode, Refused, Settings, Table, To};

fn table(mode: Mode) -> Settings<Round> {
    Settings {
        mode,
        ..settings("modern", 3)
    }
}

const FAIR: Mode = Mode::Fair(Millis(250));

/// A red five lies there. Seat 1 begins and could lay a red seven; seat 2 has the other red five.
fn contested(mode: Mode) -> Room<Round> {
    solo(&table(mode), &["r7 rR b1", "r5 r8 b2", "r9 b3"], "r5")
}

fn refused(illegal: Illegal) -> Answer<Round> {
    Answer::Refused(Refused::Illegal(illegal))
}

const TOO_LATE: Answer<Round> = Answer::Refused(Refused::TooLate);

/// The last answer that a guest got.
fn last_answer(room: &Room<Round>, guest: u64) -> Answer<Round> {
    let mut answers = room.said.iter().rev().filter_map(|(_, to, message)| match message {
        Message::Answer { answer, .. } if *to == To::Guest(table::Guest(guest)) => Some(answer.clone()),
        _ => None,
    });
    answers.next().unwrap()
}

#[test]
fn s_17_in_a_race_the_first_to_arrive_has_it() {
    let mut room = contested(Mode::Race);
    room.wait_until(100);
    assert_eq!(room.act(2, "r5"), Answer::Done);
    assert_eq!(
        room.act(1, "r7"),
        refused(Illegal::NotYourTurn),
        "the turn has passed to seat 3"
    );
    let mut room = contested(Mode::Race);
    assert_eq!(room.act(1, "r7"), Answer::Done);
    assert_eq!(room.say(2, Command::Throw("r5".parse().unwrap())), TOO_LATE);
    assert_eq!(
        room.act(2, "r5"),
        Answer::Done,
        "by now it is a card like any other, in turn"
    );
}

#[test]
fn s_17_in_a_fair_window_what_was_sent_first_counts() {
    // Seat 1 lays at 100. Seat 2 throws in later; what counts is when, and how far away it is.
    for (at, trip, wins) in [
        (200, 150, true),
        (200, 101, true),
        (200, 99, false),
        (200, 0, false),
        (249, 150, true),
        (251, 150, false),
        (249, 10_000, true),
        (251, 10_000, false),
    ] {
        let mut room = contested(FAIR);
        room.wait_until(100);
        assert_eq!(room.act(1, "r7"), Answer::Held);
        room.wait_until(at);
        let thrown = Command::Act("r5".parse().unwrap());
        assert_eq!(room.say_from_afar(2, trip, thrown), Answer::Held);
        room.wait_until(349);
        assert!(room.actions().is_empty(), "nothing is decided before the window closes");
        room.wait_until(350);
        let done = if wins { "2: r5" } else { "1: r7" };
        assert_eq!(room.actions(), [done], "at {at}, {trip} away");
        let (winner, loser) = if wins { (2, 1) } else { (1, 2) };
        assert_eq!(last_answer(&room, winner), Answer::Done);
        assert_eq!(last_answer(&room, loser), TOO_LATE);
        // What was compared stands in the log, and the loser has kept the card.
        let credit = trip.min(150);
        assert!(
            room.text().contains(&format!("held person {credit} 2: r5")),
            "{}",
            room.text()
        );
        let loser_view = room.table.view(Viewer::Seat(seat(loser as usize))).unwrap();
        assert_eq!(loser_view.hand().len(), 8);
    }
}

#[test]
fn s_17_what_was_sent_at_the_same_time_goes_by_the_order_of_play() {
    // The dealer's seat 3 laid the start card, so seat 1 comes first.
    let mut room = contested(FAIR);
    room.wait_until(100);
    room.act(1, "r7");
    room.wait_until(150);
    room.say_from_afar(2, 50, Command::Act("r5".parse().unwrap()));
    room.wait_until(350);
    assert_eq!(room.actions(), ["1: r7"]);
    // Any identical card can be thrown in here, also by several: from seat 1, who laid it, seat 2 comes before seat 3.
    let mut settings = table(FAIR);
    settings.rules = "classic-de".parse().unwrap();
    let mut room = solo(&settings, &["A W r1", "W r2", "W r3"], "r5");
    room.act(1, "W=g");
    room.wait_until(300);
    assert_eq!(room.act(3, "W=b"), Answer::Held);
    assert_eq!(room.act(2, "W=y"), Answer::Held);
    room.wait_until(550);
    assert_eq!(room.actions(), ["1: W=g", "2: W=y"]);
    assert_eq!(last_answer(&room, 3), TOO_LATE);
    // Whoever laid it may throw in as well, and comes last.
    let mut room = solo(&settings, &["W W r1", "r2 W", "r3"], "r5");
    room.act(1, "W=g");
    room.wait_until(300);
    assert_eq!(room.act(1, "W=b"), Answer::Held);
    assert_eq!(room.act(2, "W=y"), Answer::Held);
    room.wait_until(550);
    assert_eq!(room.actions(), ["1: W=g", "2: W=y"]);
}

#[test]
fn a_window_opens_whoever_may_hold_the_twin() {
    // Nobody has the other red five, and it is held all the same.
    let mut room = solo(&table(FAIR), &["r7 rR", "r8", "r9"], "r5");
    assert_eq!(room.act(1, "rR"), Answer::Held);
    room.wait_until(250);
    assert_eq!(room.actions(), ["1: rR"]);
    // On a Reverse nothing can be thrown in by these rules, as everybody knows.
    assert_eq!(room.act(3, "r9"), Answer::Done);
}

#[test]
fn a_draw_takes_its_place_among_what_is_held() {
    // Seat 1 drew after seat 2 threw in: too late. It keeps its eight cards.
    let mut room = contested(FAIR);
    room.wait_until(100);
    assert_eq!(room.act(2, "r5"), Answer::Held);
    room.wait_until(200);
    assert_eq!(room.act(1, "draw"), Answer::Held);
    assert_eq!(
        room.act(1, "r7"),
        Answer::Refused(Refused::Pending),
        "one thing at a time"
    );
    room.wait_until(350);
    assert_eq!(room.actions(), ["2: r5"]);
    assert_eq!(last_answer(&room, 1), TOO_LATE);
    // It drew before: then it has, and its turn is over all the same (S-14).
    let mut room = contested(FAIR);
    room.wait_until(100);
    room.act(2, "r5");
    room.wait_until(120);
    room.say_from_afar(1, 50, Command::Act(Action::Draw));
    room.wait_until(350);
    assert_eq!(room.actions(), ["1: draw", "2: r5"]);
    assert_eq!(room.table.view(Viewer::Seat(seat(1))).unwrap().hand().len(), 9);
    // With nothing held, a draw is done at once: it takes nobody's chance.
    let mut room = contested(FAIR);
    assert_eq!(room.act(1, "draw"), Answer::Done);
    assert_eq!(room.act(2, "r5"), Answer::Held);
}

#[test]
fn what_comes_after_the_window_is_refused_by_the_rules() {
    let mut room = contested(FAIR);
    room.act(1, "r7");
    // Nobody called the table when the window closed: it closes before the late card is looked at.
    room.now = Millis(251);
    assert_eq!(room.say(2, Command::Throw("r5".parse().unwrap())), TOO_LATE);
    assert_eq!(
        room.say(3, Command::Throw("b3".parse().unwrap())),
        refused(Illegal::NotYourTurn)
    );
    assert_eq!(room.actions(), ["1: r7"]);
    // Not even if it was sent before: a window can be shorter than the way.
    let mut room = contested(Mode::Fair(Millis(100)));
    room.wait_until(1000);
    room.act(1, "r7");
    room.now = Millis(1101);
    let thrown = Command::Throw("r5".parse().unwrap());
    assert_eq!(room.say_from_afar(2, 150, thrown), TOO_LATE);
    assert_eq!(room.actions(), ["1: r7"]);
}

#[test]
fn others_hear_nothing_of_what_is_held() {
    let mut room = contested(FAIR);
    room.wait_until(100);
    let (before, standing) = (room.said.len(), room.table.standing());
    room.act(2, "r5");
    room.wait_until(300);
    let said: Vec<_> = room.said[before..].iter().map(|(_, to, _)| *to).collect();
    assert_eq!(said, [To::Guest(table::Guest(2))]);
    assert_eq!(room.table.standing(), standing);
    assert_eq!(
        room.table.snapshot(table::Guest(1)).moment,
        room.table.snapshot(table::Guest(3)).moment
    );
}

#[test]
fn in_a_calm_pause_cards_are_thrown_in_at_once_and_the_turn_waits() {
    let mut room = contested(Mode::Calm(Millis(3000)));
    assert_eq!(room.table.standing().turn_from, Some(Millis(3000)));
    assert_eq!(room.table.standing().throw_in_until, Some(Millis(3000)));
    room.wait_until(100);
    assert_eq!(room.act(1, "draw"), Answer::Held);
    room.wait_until(2000);
    assert_eq!(room.act(2, "r5"), Answer::Done);
    assert_eq!(last_answer(&room, 1), TOO_LATE);
    // A new card, a new pause.
    assert_eq!(room.table.standing().turn_from, Some(Millis(5000)));
    room.wait_until(2500);
    assert_eq!(room.act(3, "r9"), Answer::Held);
    room.wait_until(4999);
    assert_eq!(room.actions(), ["2: r5"]);
    room.wait_until(5000);
    assert_eq!(room.actions(), ["2: r5", "3: r9"]);
    // After the pause nothing waits.
    room.wait_until(9000);
    assert_eq!(room.act(1, "draw"), Answer::Done);
}

/// Plays on with the first cards that can be laid and no calls, until somebody owes a call, the next player can lay a card, and it would be
/// held. Gives who owes it, and that player with his card.
fn somebody_owes(seed: u64, rules: &str) -> Option<(Room<Round>, usize, usize, Action)> {
    let mut settings = table(FAIR);
    settings.rules = rules.parse().unwrap();
    let mut room = Room::seated(settings, seed);
    room.say(1, Command::Start);
    for _ in 0..400 {
        let awaited = room.table.standing().waits_for.iter().next()?;
        let open = legal(&room.table, awaited);
        let quiet = |action: &&Action| matches!(action, Action::Play(play) if !play.call);
        let owes = room
            .table
            .view(Viewer::Spectator)?
            .owes()
            .without(awaited)
            .iter()
            .next();
        if let (Some(owes), Some(lay), true) = (owes, open.iter().find(quiet), room.table.standing().interjectable) {
            return Some((room.clone(), owes.number(), awaited.number(), *lay));
        }
        let action = open.iter().find(quiet).or(open.first())?;
        room.say(awaited.number() as u64, Command::Act(*action));
        room.wait(5000);
    }
    None
}

#[test]
fn s_35_a_call_that_comes_while_an_action_is_held_is_in_time() {
    let (mut room, owes, next, lay) = (0..200).find_map(|seed| somebody_owes(seed, "modern")).unwrap();
    let held = room.table.view(Viewer::Spectator).unwrap().held(seat(owes));
    let mut late = room.clone();
    // The next player acts, and would close the time; the call comes after it, and counts before.
    assert_eq!(room.say(next as u64, Command::Act(lay)), Answer::Held);
    room.wait(100);
    assert_eq!(room.act(owes, "solo"), Answer::Done);
    room.wait(200);
    let actions = room.actions();
    assert_eq!(
        actions[actions.len() - 2..],
        [format!("{owes}: solo"), format!("{next}: {lay}")]
    );
    assert_eq!(room.table.view(Viewer::Spectator).unwrap().held(seat(owes)), held);
    // Without it, two cards are drawn.
    late.say(next as u64, Command::Act(lay));
    late.wait(300);
    assert_eq!(late.table.view(Viewer::Spectator).unwrap().held(seat(owes)), held + 2);
    assert_eq!(late.act(owes, "solo"), refused(Illegal::CallTooEarly));
}

#[test]
fn s_35_a_catch_that_comes_while_an_action_is_held_is_in_time() {
    let rules = "modern penalty=caught";
    let (mut room, owes, next, lay) = (0..200).find_map(|seed| somebody_owes(seed, rules)).unwrap();
    let held = room.table.view(Viewer::Spectator).unwrap().held(seat(owes));
    room.say(next as u64, Command::Act(lay));
    let third = 6 - owes - next;
    assert_eq!(room.act(third, &format!("catch {owes}")), Answer::Done);
    assert_eq!(
        room.act(owes, "solo"),
        refused(Illegal::CallTooEarly),
        "the first of call and catch decides"
    );
    assert_eq!(room.table.view(Viewer::Spectator).unwrap().held(seat(owes)), held + 2);
    // Catching goes with what is held already.
    assert!(matches!(last_answer(&room, next as u64), Answer::Held));
}

/// A Skip was laid, and seat 2 is asked.
fn asked() -> Room<Round> {
    let mut room = solo(&table(Mode::Race), &["rS b1", "Pg r2", "r9"], "r5");
    room.wait_until(1000);
    assert_eq!(room.act(1, "rS"), Answer::Done);
    room
}

#[test]
fn s_33_a_question_stays_open_for_a_fixed_time_however_early_it_is_answered() {
    for answer in ["decline", "Pg"] {
        for at in [1001, 4999] {
            let mut room = asked();
            assert_eq!(room.table.standing().question_until, Some(Millis(5000)));
            room.wait_until(at);
            let before = room.said.len();
            assert_eq!(room.act(2, answer), Answer::Held);
            assert_eq!(room.act(2, "decline"), Answer::Refused(Refused::Pending));
            room.wait_until(4999);
            // Nobody else was told anything, and nothing has happened.
            assert!(
                room.said[before..]
                    .iter()
                    .all(|(_, to, _)| *to == To::Guest(table::Guest(2)))
            );
            assert_eq!(room.actions(), ["1: rS"]);
            room.wait_until(5000);
            assert_eq!(room.actions(), ["1: rS".to_string(), format!("2: {answer}")]);
        }
    }
}

#[test]
fn s_33_whoever_does_not_answer_declines() {
    let mut room = asked();
    room.wait_until(5000);
    assert_eq!(room.last_fact(), "acted clock 2: decline");
}

#[test]
fn s_31_answers_count_together_in_the_order_of_play() {
    let mut room = solo(&table(Mode::Race), &["A b1", "Pg r2", "Pr b9"], "r5");
    room.act(1, "A");
    assert_eq!(room.act(3, "Pr"), Answer::Held);
    room.wait_until(100);
    assert_eq!(room.act(2, "Pg"), Answer::Held);
    room.wait_until(4000);
    assert_eq!(room.actions(), ["1: A", "2: Pg", "3: Pr"]);
}

#[test]
fn s_33_a_question_to_bots_alone_takes_as_long_as_bots_do() {
    let open = |bot: bool| {
        let mut room = Room::<Round>::first_begins(&table(Mode::Race));
        if bot {
            room.say(2, Command::Stand);
            room.say(1, Command::PutBot(seat(2), Level::Family.into()));
        }
        let deck = common::solo_deck(room.table.settings(), &["rS b1", "Pg r2", "r9"], "r5");
        room.stack(&deck);
        assert_eq!(room.say(1, Command::Start), Answer::Done);
        room.act(1, "rS");
        room.table.standing().question_until.unwrap()
    };
    assert_eq!(open(false), Millis(4000));
    let bots = open(true);
    assert!((Millis(700)..=Millis(1500)).contains(&bots), "{bots}");
}

#[test]
fn s_38_a_call_that_has_lapsed_does_not_spoil_what_is_held() {
    let (mut room, owes, marked) = (0..500).find_map(about_to_go_out).unwrap();
    // It would go out with a call; it is caught meanwhile, has three cards, and lays the card all the same.
    assert_eq!(room.say(owes as u64, Command::Act(marked)), Answer::Held);
    assert_eq!(room.act(3 - owes, &format!("catch {owes}")), Answer::Done);
    room.wait(250);
    let silent = marked.to_string().replace('!', "");
    assert_eq!(room.actions().last(), Some(&format!("{owes}: {silent}")));
    assert_eq!(last_answer(&room, owes as u64), Answer::Done);
}

/// Two play on until one holds a last card, owes a call, and could lay it with one.
fn about_to_go_out(seed: u64) -> Option<(Room<Round>, usize, Action)> {
    let mut settings = settings::<Round>("modern penalty=caught interject=any", 2);
    settings.mode = FAIR;
    let mut room = Room::seated(settings, seed);
    room.say(1, Command::Start);
    for _ in 0..100 {
        let awaited = room.table.standing().waits_for.iter().next()?;
        let open = legal(&room.table, awaited);
        let marked = open
            .iter()
            .find(|action| matches!(action, Action::Play(play) if play.call && play.card.is_number()));
        let owes = room.table.view(Viewer::Spectator)?.owes().contains(awaited);
        if let (true, true, Some(marked)) = (owes, room.table.standing().interjectable, marked) {
            return Some((room, awaited.number(), *marked));
        }
        // A Skip is kept for the end: after it, the same player goes again.
        let quiet = |action: &&Action| matches!(action, Action::Play(play) if !play.call);
        let skip = |action: &&Action| quiet(action) && action.to_string().ends_with('S');
        let last = room.table.view(Viewer::Spectator)?.held(awaited) == 2;
        let action = open.iter().find(|action| quiet(action) && skip(action) == last);
        let action = action.or(open.iter().find(quiet)).or(open.first())?;
        room.say(awaited.number() as u64, Command::Act(*action));
        room.wait(5000);
    }
    None
}

#[test]
fn s_17_whoever_throws_in_on_a_card_that_ended_the_round_was_too_late() {
    let mut settings = table(FAIR);
    settings.rules = "classic-de".parse().unwrap();
    let mut room = Room::seated(settings, 4);
    room.say(1, Command::Start);
    // Play on until somebody could go out while somebody else has the twin of the card that lies there.
    let (out, last, other, twin) = loop {
        let awaited = room
            .table
            .standing()
            .waits_for
            .iter()
            .next()
            .expect("found before the round ends");
        let open = legal(&room.table, awaited);
        let laid = open.iter().find(|action| matches!(action, Action::Play(_)));
        let top = room.table.view(Viewer::Spectator).unwrap().top();
        let holder = seats(3)
            .iter()
            .find(|seat| *seat != awaited && room.table.view(Viewer::Seat(*seat)).unwrap().hand().contains(top));
        let marked = open
            .iter()
            .find(|action| matches!(action, Action::Play(play) if play.call));
        let alone = room.table.view(Viewer::Spectator).unwrap().held(awaited) == 1;
        if let (Some(last), Some(holder), true) = (marked, holder, alone && top.is_number()) {
            break (awaited, *last, holder, top);
        }
        if room.log.len() > 600 {
            room = Room::seated(room.table.settings().clone(), room.log.len() as u64 + room.now.0);
            room.say(1, Command::Start);
            continue;
        }
        let spares = |action: &&Action| !alone && laid == Some(action);
        let action = marked
            .filter(|_| !alone)
            .or(open.iter().find(spares))
            .or(open.iter().find(|action| **action == Action::Draw));
        let action = *action
            .or(open.iter().find(|action| **action == Action::Pass))
            .or(open.first())
            .unwrap();
        room.say(awaited.number() as u64, Command::Act(action));
        room.wait(5000);
        if !room.table.deal_runs() {
            room = Room::seated(room.table.settings().clone(), room.log.len() as u64 + room.now.0);
            room.say(1, Command::Start);
        }
    };
    assert_eq!(room.say(out.number() as u64, Command::Act(last)), Answer::Held);
    assert_eq!(room.act(other.number(), &twin.to_string()), Answer::Held);
    room.wait(250);
    assert!(!room.table.deal_runs(), "{}", room.last_fact());
    assert_eq!(last_answer(&room, out.number() as u64), Answer::Done);
    assert_eq!(last_answer(&room, other.number() as u64), TOO_LATE);
}

#[test]
fn a_table_folded_in_the_middle_of_a_decision_finishes_it() {
    let mut window = contested(FAIR);
    window.act(1, "r7");
    window.act(2, "r5");
    let mut question = solo(&table(Mode::Race), &["A b1", "Pg r2", "Pr b9"], "r5");
    question.act(1, "A");
    question.act(3, "Pr");
    for (mut room, closes) in [(window, 250), (question, 4000)] {
        let before = room.log.len();
        room.now = Millis(closes);
        let decided = room.step(Input::Tick).entries;
        assert_eq!(decided.len(), 2);
        // The log was cut off after the first of the two.
        let mut cut = Table::fold(room.log[..=before].iter().cloned()).unwrap();
        assert!(cut != room.table);
        assert_eq!(cut.step(Millis(closes), Input::Tick).entries, decided[1..]);
        assert!(cut == room.table);
    }
}

#[test]
fn what_was_compared_reads_back_from_the_log() {
    let mut room = contested(FAIR);
    room.wait_until(100);
    room.act(1, "r7");
    room.say_from_afar(2, 80, Command::Act("r5".parse().unwrap()));
    let again: Table<Round> = room.reread();
    assert!(again == room.table);
    room.wait_until(350);
    let held: Vec<String> = room
        .log
        .iter()
        .filter(|entry| matches!(entry.fact, Fact::Held { .. } | Fact::Dropped(_) | Fact::Acted { .. }))
        .map(|entry| format!("{} {}", entry.at, entry.fact))
        .collect();
    assert_eq!(
        held,
        [
            "100 held person 0 1: r7",
            "100 held person 80 2: r5",
            "350 acted person 2: r5",
            "350 dropped 1"
        ]
    );
}
