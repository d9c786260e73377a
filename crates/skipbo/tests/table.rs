//! What whoever runs a table asks a game, and what views offer players: small questions with exact answers.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use game::{Game, Projection, Refusal, Seat, Viewer};
use skipbo::{Card, Event, Hand, Illegal, Over, Pile, Round, Seen};

fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

fn position(text: &str) -> Round {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_view_shows_what_its_seat_may_know() {
    let round = position(
        "rules standard penalties=yes; seats 3; dealer 3; turn 1; stock 1 7 5; stock 2 3; stock 3 J; hand 1 1 J; hand 2 4 12; \
         discards 2 9 8 | - | 4; drawing no; no-draw 2; quiet 2; stalled yes; shuffles 3",
    );
    let view = round.view(seat(1).into());
    assert!(!view.drawing() && view.stalled() && view.over().is_none() && view.outcome().is_none());
    assert_eq!((view.quiet(), view.shuffles()), (2, 3));
    assert_eq!(view.no_draw().to_string(), "2");
    assert_eq!((view.hand().to_string(), view.held(seat(2))), ("1 J".into(), 2));
    let piles = Pile::ALL.map(|pile| view.discard_pile(seat(2), pile).collect::<Hand>().to_string());
    assert_eq!(piles, ["8 9", "-", "4", "-"]);
    assert_eq!(view.discard_pile(seat(2), Pile::ALL[0]).next(), Card::numbered(9));
    assert_eq!(Projection::legal(&view), view.legal());
    assert!(view.legal().len() > 8);
    let ordinary = position("seats 2; stock 1 7; stock 2 3; hand 1 1");
    let view = ordinary.view(seat(1).into());
    assert!(view.drawing() && !view.stalled() && view.no_draw().is_empty());
    assert_ne!(round, ordinary);
}

#[test]
fn nobody_but_a_seat_of_the_table_has_a_hand_or_a_move() {
    let round = position("seats 2; stock 1 7; stock 2 3; hand 1 1");
    for viewer in [Viewer::Spectator, seat(3).into(), seat(10).into()] {
        let view = round.view(viewer);
        assert!(view.hand().is_empty() && view.legal().is_empty(), "{viewer:?}");
        assert_eq!(Projection::viewer(&view), viewer);
    }
}

#[test]
fn b_19_a_view_tells_the_points_once_the_game_is_over() {
    let round = position("seats 2; stock 1 -; stock 2 4 4; hand 1 5; over 1");
    let view = round.view(seat(2).into());
    assert!(matches!(view.over(), Some(Over::Won(winners)) if winners.to_string() == "1"));
    assert_eq!(view.outcome().unwrap().points.values(), [35, 0]);
    assert!(view.legal().is_empty() && view.waits_for().is_empty());
    assert_eq!(round.default_action(seat(1)), None);
}

#[test]
fn b_07_everybody_sees_how_many_cards_are_drawn_and_one_which() {
    let cards: Hand = [Card::JOKER, Card::ALL[2], Card::ALL[2]].into_iter().collect();
    let drew = Event::Drew { seat: seat(2), cards };
    for (viewer, text) in [
        (seat(2).into(), "drew 2 3 3 J"),
        (seat(1).into(), "drew 2 ?*3"),
        (Viewer::Spectator, "drew 2 ?*3"),
    ] {
        let seen = drew.seen_by(viewer);
        assert!(matches!(seen, Seen::Drew { cards, .. } if cards.count() == 3));
        assert_eq!(seen.to_string(), text);
    }
}

#[test]
fn b_11_whose_time_ran_out_discards_the_highest_number_on_an_empty_pile() {
    let default = |hand: &str, discards: &str| {
        let text = format!("seats 2; stock 1 1; stock 2 3; hand 1 {hand}; discards 1 {discards}");
        let round = position(&text);
        assert_eq!(round.default_action(seat(2)), None, "it is not its turn");
        round.default_action(seat(1)).unwrap().to_string()
    };
    assert_eq!(default("2 12 J", "-"), "12>d1");
    assert_eq!(default("J J", "-"), "J>d1");
    assert_eq!(default("2 5", "4 | 4 | - | 4"), "5>d3");
    assert_eq!(default("2 5", "4 | 4 | 4 | 5"), "5>d1");
    let empty = position("rules standard penalties=yes; seats 2; stock 1 1; stock 2 3; drawing no");
    assert_eq!(empty.default_action(seat(1)).unwrap().to_string(), "end");
}

#[test]
fn a_refusal_names_the_reason_nearest_to_what_was_tried() {
    let position = position(
        "seats 2; stock 1 7 5; stock 2 3; hand 1 5 J; discards 1 9 8; build 1 2 | -; draw rest; rules standard penalties=yes",
    );
    for (actor, action, reason, rule) in [
        (1, "5>2", Illegal::NoPileYet, "B-08"),
        (1, "5>1", Illegal::WrongNumber { due: 3 }, "B-08"),
        (1, "4>1", Illegal::NotInHand, "B-09"),
        (1, "4>d1", Illegal::NotInHand, "B-09"),
        (1, "5s>1", Illegal::NotOnStock, "B-09"),
        (1, "8d1>1", Illegal::NotOnDiscard, "B-11"),
        (1, "9d2>1", Illegal::NotOnDiscard, "B-11"),
        (1, "3ps>1", Illegal::NoPartner, "B-16"),
        (1, "end", Illegal::MustDiscard, "B-11"),
        (2, "3s>1", Illegal::NotYourTurn, "B-06"),
        (3, "J>1", Illegal::NoSuchSeat, "B-01"),
        (1, "penalty 2 hint", Illegal::OnlyTheHost, "B-24"),
    ] {
        let action = action.parse().unwrap();
        let mut round = position;
        let refused = round.act(seat(actor).into(), action, &mut ());
        assert_eq!(refused, Err(reason), "{actor}: {action}");
        assert_eq!(reason.rule(), rule, "{reason}");
    }
}

#[test]
fn what_is_wrong_with_a_position_is_said_of_a_field() {
    for (text, field) in [
        ("seats 2; stock 1 1; stock 2 2; turn 5; hand 1 1", Some("turn")),
        ("seats 2; stock 1 1; stock 2 2; hand 1 1*6", Some("hand 1")),
        ("seats 2; stock 1 1; stock 2 2; hand 1 13", Some("hand 1")),
        (
            "rules standard stock=25; seats 5; stock 1 1; stock 2 2; stock 3 3; stock 4 4; stock 5 5",
            Some("rules"),
        ),
        ("seats 2; stock 1 1; stock 2 2; hand 1 1; draw 5", None),
    ] {
        let error = text.parse::<Round>().unwrap_err();
        assert_eq!(Round::faulty_field(&error).as_deref(), field, "{text}: {error}");
    }
}

#[test]
fn what_tests_print_reads_like_notation() {
    let round = position("seats 2; stock 1 7; stock 2 3; hand 1 1 J");
    let view = round.view(seat(1).into());
    assert_eq!(format!("{:?} {:?}", Card::JOKER, view.hand()), "J 1 J");
    assert!(format!("{view:?}").starts_with("View(viewer 1; rules standard; "));
    assert!(format!("{round:?}").starts_with("Round(rules standard; "));
}
