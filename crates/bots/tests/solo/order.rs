//! Who is asked what, and in which order.

use crate::position;
use bots::solo::order::{Company, Order, Question, Several};
use game::{Seat, Sink};
use solo::{Action, Colour, Event, Round, Triple, View, Why};

/// Notes down who is asked what, and does nothing but what it was told to.
struct Listener<'a> {
    asked: Vec<String>,
    does: &'a str,
}

impl Company for Listener<'_> {
    fn ask(&mut self, seat: Seat, view: &View, question: Question) -> Option<Action> {
        assert!(view.viewer().is(seat), "{seat} is shown what {:?} sees", view.viewer());
        let asked = format!("{seat} {question:?}").to_lowercase();
        let action = self.does.strip_prefix(&format!("{asked}: "));
        self.asked.push(asked);
        action.map(|action| action.parse().unwrap())
    }

    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        let ask = |seat| Some((seat, self.ask(seat, &several.view(seat), several.question())?));
        let wanting: Vec<_> = several.in_order().filter_map(ask).collect();
        wanting.first().copied()
    }
}

/// The order at a table where a card was just laid.
fn laid() -> Order {
    let mut order = Order::default();
    let dealer = Seat::numbered(1).unwrap();
    order.emit(Event::Dealt { dealer });
    order
}

/// Given a round, when everybody does nothing but this, then these are asked, one after the other, and this is what comes next.
fn check(order: &mut Order, round: &Round, does: &str, asked: &[&str], next: &str) {
    let mut listener = Listener {
        asked: Vec::new(),
        does,
    };
    let acting = order.next(round, &mut listener);
    assert_eq!(listener.asked, asked, "{does} in {round}");
    let acting = acting.map_or("-".into(), |(seat, action)| format!("{seat} {action}"));
    assert_eq!(acting, next, "{does} in {round}");
}

/// Seat 3 is in turn, play runs towards seat 2, and everybody but seat 2 has a twin of the top card.
const TABLE: &str = "rules classic-en; seats 4; turn 3; direction ccw; hand 1 W g1; hand 2 g2; hand 3 W g3; hand 4 W; discard W; colour r";

#[test]
fn calls_come_first_then_cards_thrown_in_then_whoever_is_awaited() {
    let round = position(&format!("{TABLE}; owes 2 4"));
    // The player in turn has a twin as well, but need not throw it in.
    let all = ["2 call", "4 call", "1 interject", "4 interject", "3 decide"];
    for (does, asked, next) in [
        ("2 call: solo", 1, "2 solo"),
        ("4 call: solo", 2, "4 solo"),
        ("1 interject: W=g!", 4, "1 W=g!"),
        ("4 interject: W!", 4, "4 W!"),
        ("3 decide: W=y", 5, "3 W=y"),
        ("", 5, "3 draw"),
    ] {
        check(&mut laid(), &round, does, &all[..asked], next);
    }
}

#[test]
fn where_the_penalty_must_be_caught_everybody_is_asked_to_call_or_to_catch() {
    let table = TABLE.replace("classic-en", "classic-en penalty=caught");
    let round = position(&format!("{table}; owes 2 4"));
    let calls = ["3 call", "2 call", "1 call", "4 call"];
    for (does, next) in [
        ("2 call: solo", "2 solo"),
        ("2 call: catch 4", "2 catch 4"),
        ("3 call: catch 2", "3 catch 2"),
        ("1 call: catch 4", "1 catch 4"),
    ] {
        check(&mut laid(), &round, does, &calls, next);
    }
    let rest = ["1 interject", "4 interject", "3 decide"];
    check(&mut laid(), &round, "", &[&calls[..], &rest].concat(), "3 draw");
    check(&mut laid(), &position(&table), "", &rest, "3 draw");
}

#[test]
fn everybody_is_asked_about_a_twin_once_and_again_after_getting_cards() {
    let round = position(TABLE);
    let mut order = laid();
    let all = ["1 interject", "4 interject", "3 decide"];
    check(&mut order, &round, "", &all, "3 draw");
    check(&mut order, &round, "", &all[2..], "3 draw");
    let [one, two, three] = [1, 2, 3].map(|number| Seat::numbered(number).unwrap());
    let card = "r1".parse().unwrap();
    let drew = |seat, why| Event::Drew { seat, card, why };
    let [from, to] = [two, one];
    let hand = [card].into_iter().collect();
    let triple = Triple::new(1, &[Colour::Red; 3]).unwrap();
    for (event, asked) in [
        (drew(one, Why::Late), &["1 interject", "3 decide"][..]),
        (Event::Moved { from, to, hand }, &["1 interject", "3 decide"]),
        (Event::Gave { from, to, cards: hand }, &["1 interject", "3 decide"]),
        (
            Event::Played {
                seat: two,
                card,
                interjected: false,
            },
            &all,
        ),
        (Event::Protected { seat: two, card }, &all),
        (Event::Tripled { seat: two, triple }, &all),
        // Who draws in turn is in turn.
        (drew(three, Why::Turn), &["3 decide"]),
        (Event::Turn { seat: three }, &["3 decide"]),
    ] {
        let mut order = Order::default();
        order.emit(event);
        check(&mut order, &round, "", asked, "3 draw");
    }
}

#[test]
fn nobody_is_asked_to_throw_in_while_a_question_is_open() {
    let round = position("seats 3; turn 3; hand 1 r1 g1 g2; hand 2 r2; hand 3 g3 g4; discard rS; question 1; owes 2");
    let mut order = laid();
    check(&mut order, &round, "", &["2 call", "1 decide"], "1 decline");
    // It is made up for when the question is answered.
    let answered = position("seats 3; turn 2; hand 1 r1 g1 g2; hand 2 r2 r3; hand 3 g3 g4; discard r1 rS");
    check(&mut order, &answered, "", &["1 interject", "2 decide"], "2 draw");
}

#[test]
fn after_the_end_nobody_is_asked() {
    let round = position("seats 2; hand 1 -; hand 2 r2; discard r1; over 1");
    check(&mut laid(), &round, "", &[], "-");
}
