//! What whoever runs a table asks a round, and what views offer players: small questions with exact answers.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use game::{Game, Refusal, Seat, Viewer};
use solo::{Action, Answer, Card, Cards, Colour, Deck, Event, Faces, Hand, Happened, Illegal, Options, Over, Round};

fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

fn position(text: &str) -> Round {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn hand(text: &str) -> Hand {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

#[test]
fn s_13_who_could_throw_a_card_in() {
    let holders = |rules: &str, top: &str| {
        let text = format!("rules {rules}; seats 4; hand 1 r5 rS; hand 2 r5; hand 3 g5; hand 4 b1; discard {top}");
        position(&text).can_interject().to_string()
    };
    assert_eq!(holders("modern", "g5 b9"), "3");
    assert_eq!(holders("modern", "rS b9"), "", "only numbers");
    assert_eq!(holders("classic-de", "rS b9"), "1", "any card");
    assert_eq!(holders("classic-de", "g5 b9"), "3");
}

#[test]
fn s_13_a_twin_is_offered_out_of_turn_and_nothing_else() {
    let round = position("seats 3; turn 1; hand 1 r5 r6; hand 2 r5 r7; hand 3 b1; discard r4 r9; draw rest");
    let others = round.view(seat(2).into()).options();
    assert_eq!(others, Options::NONE, "r5 and r7 match, but it is not their turn");
    let in_turn = round.view(seat(1).into()).options();
    assert_eq!((in_turn.cards, in_turn.twins), (faces("r5 r6"), Faces::NONE));
    assert!(in_turn.draw && !in_turn.pass);
    let round = position("seats 3; turn 1; hand 1 g5 r6; hand 2 r5 r7; hand 3 b1; discard r5 r9; draw rest");
    assert_eq!(round.view(seat(2).into()).options().twins, faces("r5"));
    assert_eq!(round.can_interject().to_string(), "2");
    assert_eq!(round.view(Viewer::Spectator).options(), Options::NONE);
}

fn faces(text: &str) -> Faces {
    hand(text).faces()
}

#[test]
fn s_33_while_a_question_is_open_nothing_else_is_offered() {
    let round =
        position("seats 3; turn 1; hand 1 r5 r6; hand 2 r5 r7; hand 3 gS; discard gS r9; question 2; draw rest");
    for number in 1..=3 {
        assert_eq!(
            round.view(seat(number).into()).options(),
            Options::NONE,
            "seat {number}"
        );
    }
    assert!(round.can_interject().is_empty());
}

#[test]
fn s_25_giver_and_receiver_know_what_moved_and_nobody_else() {
    let cards = hand("r5 W");
    let (from, to) = (seat(1), seat(3));
    let moved = Event::Moved { from, to, hand: cards };
    let gave = Event::Gave { from, to, cards };
    for knows in [from, to] {
        let known = Cards::Known(cards);
        let seen = [moved, gave].map(|event| event.seen_by(knows.into()));
        assert_eq!(seen[0], Happened::Moved { from, to, hand: known });
        assert_eq!(seen[1], Happened::Gave { from, to, cards: known });
        assert_eq!(seen[0].to_string(), "moved 1>3 r5 W");
    }
    for viewer in [seat(2).into(), Viewer::Spectator] {
        let texts = [moved, gave].map(|event| event.seen_by(viewer).to_string());
        assert_eq!(texts, ["moved 1>3 ?*2", "gave 1>3 ?*2"]);
    }
}

#[test]
fn s_25_whose_time_ran_out_swaps_with_the_first_seat() {
    let round = position("rules classic-de swap=compulsory; seats 3; hand 1 rX b1; hand 2 g1; hand 3 g2; discard r5");
    assert_eq!(round.default_action(seat(1)).unwrap().to_string(), "rX>2");
}

/// Given a position, when seat 1 does something, then it is refused for exactly this reason.
fn refused(text: &str, action: &str) -> Illegal {
    let action: Action = action.parse().unwrap();
    position(text).act(seat(1).into(), action, &mut ()).unwrap_err()
}

#[test]
fn a_refusal_names_the_reason_nearest_to_what_was_tried() {
    let choosing = |action| {
        refused(
            "seats 3; hand 1 W F rX rG b1 b2 b3; hand 2 r1; hand 3 r2; discard r5",
            action,
        )
    };
    assert_eq!(choosing("W"), Illegal::WishMissing);
    assert_eq!(choosing("F"), Illegal::DrawFourWishMissing);
    assert_eq!(choosing("rX"), Illegal::SwapTargetMissing);
    assert_eq!(choosing("rG"), Illegal::GiftTargetMissing);
    assert_eq!(choosing("W>2"), Illegal::ChoiceNotWanted);
    let asking = |action| {
        refused(
            "seats 3; hand 1 r1 r2; hand 2 b1; hand 3 g1; discard gS r5; question 2",
            action,
        )
    };
    assert_eq!(asking("pass"), Illegal::QuestionOpen);
    assert_eq!(asking("draw"), Illegal::QuestionOpen);
}

#[test]
fn what_is_refused_names_its_rule() {
    assert_eq!((Illegal::NoMatch.rule(), Illegal::RoundOver.rule()), ("S-08", "S-39"));
    assert_eq!(format!("{:?}", Card::protection(Colour::Blue)), "Pb");
    assert!(!Deck::Classic.is_empty() && !Deck::Modern.is_empty());
}

#[test]
fn a_view_shows_what_its_seat_may_know() {
    let round = position(
        "seats 3; turn 1; hand 1 r1 r2; hand 2 Pr b2 b3; hand 3 g1; discard A r5; question 2 3; marked yes; answers 2=Pr; called 1",
    );
    let (asker, answering) = (round.view(seat(1).into()), round.view(seat(2).into()));
    assert_eq!(
        (asker.asked().to_string(), asker.answered().to_string()),
        ("2 3".into(), "2".into())
    );
    assert!(asker.marked() && asker.answer().is_none() && asker.over().is_none());
    assert_eq!(
        answering.answer(),
        Some(Answer::Protect {
            card: Card::protection(Colour::Red),
            call: false
        })
    );
    assert!(answering.legal().is_empty(), "it has answered");
    assert_eq!(round.view(seat(3).into()).legal(), [Action::Decline]);
    assert!(
        format!("{asker:?}").starts_with("View(viewer 1; ") && format!("{round:?}").starts_with("Round(rules modern; ")
    );
    let gift = position("seats 2; turn 1; hand 1 r1 r2 r3; hand 2 b2; discard rG r5; question 2; gift r1 r2");
    assert_eq!(gift.view(seat(1).into()).gift(), Some(&hand("r1 r2")));
    assert_eq!(gift.view(seat(2).into()).gift(), None);
    assert_ne!(round, gift);
}

#[test]
fn s_13_what_anybody_may_throw_in_is_seen_by_all() {
    let round = position("seats 2; hand 1 r1; hand 2 b2; discard r5 r9");
    assert_eq!(round.view(Viewer::Spectator).interjectable(), faces("r5"));
}

#[test]
fn s_40_a_view_tells_the_points_once_the_round_is_over() {
    let round = position("rules classic-en; seats 2; hand 1 -; hand 2 b2 W; discard r5; over 1");
    let view = round.view(seat(2).into());
    assert_eq!(view.over(), Some(Over::Won(seat(1))));
    assert_eq!(view.outcome().unwrap().points.values(), [42, 0]);
    assert!(view.legal().is_empty() && view.waits_for().is_empty());
}
