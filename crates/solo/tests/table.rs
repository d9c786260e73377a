//! What whoever runs a table asks a round, and what views offer players: small questions with exact answers.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use game::{Direction, Game, Projection, Refusal, Seat, Viewer};
use solo::{
    Action, Answer, Card, Cards, Colour, Deck, Edition, Event, Faces, Hand, Happened, Illegal, Kind, Options, Over,
    Play, Round,
};

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
fn s_10_three_of_a_number_are_offered_whichever_of_them_match() {
    for (top, sevens) in [
        ("y7", "r7 r7 g7"),
        ("r7", "g7 b7 b7"),
        ("g7", "b7 y7 y7"),
        ("g7", "r7 b7 y7 y7"),
        ("r1", "r7 b7 b7"),
    ] {
        let round = position(&format!("seats 2; hand 1 {sevens} b2 b3; hand 2 y1; discard {top}"));
        let triples = round.view(seat(1).into()).options().triples;
        assert_eq!(triples, 1 << 6, "{sevens} on {top}");
    }
    let round = position("seats 2; hand 1 r7 b7 b7 b2; hand 2 y1; discard g1");
    assert_eq!(round.view(seat(1).into()).options().triples, 0, "none of them matches");
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
fn s_35_who_could_be_caught() {
    let caught = |rules: &str, viewer: Viewer| {
        let text = format!("rules {rules}; seats 3; turn 3; hand 1 r5; hand 2 r6; hand 3 g5 g6; discard r4; owes 1 2");
        position(&text).view(viewer).catchable().to_string()
    };
    assert_eq!(caught("modern penalty=caught", seat(3).into()), "1 2");
    assert_eq!(
        caught("modern penalty=caught", seat(1).into()),
        "2",
        "nobody catches himself"
    );
    assert_eq!(caught("modern penalty=caught", Viewer::Spectator), "");
    assert_eq!(caught("modern", seat(3).into()), "", "the penalty comes by itself");
}

#[test]
fn s_35_whoever_is_late_draws_before_the_last_card_is_laid() {
    let lay = |pile: &str, action: &str| {
        let mut round = position(&format!(
            "seats 2; hand 1 W; hand 2 r1 rest; discard r5; draw {pile}; owes 1"
        ));
        round.act(seat(1).into(), action.parse().unwrap(), &mut ())
    };
    assert_eq!((lay("r2", "W=g"), lay("r2", "W")), (Ok(()), Err(Illegal::WishMissing)));
    assert_eq!((lay("-", "W=g"), lay("-", "W")), (Err(Illegal::LastCard), Ok(())));
    assert_eq!(
        (lay("r2", "W=g!"), lay("r2", "W!")),
        (Err(Illegal::LastCard), Ok(())),
        "the call comes first, and nothing is drawn"
    );
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

#[test]
fn s_09_whose_time_ran_out_draws_or_keeps_and_plays_only_what_must_be_played() {
    let defaults = |given: &str| {
        let round = position(&format!("seats 2; hand 2 g1 b2; {given}"));
        [1, 2].map(|number| {
            let action = round.default_action(seat(number))?;
            let mut after = round;
            assert_eq!(
                after.act(seat(number).into(), action, &mut ()),
                Ok(()),
                "{action} in {given}"
            );
            Some(action.to_string())
        })
    };
    for (given, default) in [
        ("hand 1 r1 r2; discard r5", "draw"),
        ("rules classic-de; hand 1 r2 r1 W; discard r5", "r1"),
        ("rules classic-de; hand 1 b1 W; discard r5", "draw"),
        ("hand 1 r1 r2; discard r5; drawn r1", "pass"),
    ] {
        assert_eq!(defaults(given), [Some(default.into()), None], "{given}");
    }
    assert_eq!(
        defaults("hand 1 r1 r2; discard gS r5; question 2"),
        [None, Some("decline".into())]
    );
    assert_eq!(defaults("hand 1 r1 r2; discard r5; over blocked"), [None, None]);
}

#[test]
fn what_is_wrong_with_a_position_is_said_of_a_field() {
    for (text, field) in [
        ("seats 2; hand 1 r1; hand 2 r2; discard r5; turn 5", Some("turn")),
        ("seats 2; hand 1 r1 x; hand 2 r2; discard r5", Some("hand 1")),
        ("seats 2; hand 1 r1; hand 2 r2; discard r5; debt 2", Some("debt")),
        ("seats 2; hand 1 r1; hand 2 r2; discard r5; draw r6", None),
    ] {
        let error = text.parse::<Round>().unwrap_err();
        assert_eq!(Round::faulty_field(&error).as_deref(), field, "{text}: {error}");
    }
    assert_eq!(Round::canonical_field("called 2 1").unwrap(), "called 1 2");
}

/// Given a table of three, when seat 1 does any of this, then it is refused for exactly this reason.
fn refused(given: &str, tried: &[(&str, Illegal)]) {
    let text = format!("seats 3; hand 2 y1; hand 3 y2; {given}");
    for (action, reason) in tried {
        let refusal = position(&text).act(seat(1).into(), action.parse().unwrap(), &mut ());
        assert_eq!(refusal, Err(*reason), "{action} in {text}");
    }
}

#[test]
fn a_refusal_names_the_reason_nearest_to_what_was_tried() {
    use Illegal as No;
    refused(
        "hand 1 W F rX rG b1 b2 b3; discard r5",
        &[
            ("W", No::WishMissing),
            ("F", No::DrawFourWishMissing),
            ("rX", No::SwapTargetMissing),
            ("rX>1", No::SwapWithSelf),
            ("rX>4", No::NoSuchSeat),
            ("rG", No::GiftTargetMissing),
            ("rG>2", No::GiftCardsMissing),
            ("rG>1:b1,b2", No::GiftToSelf),
            ("rG>4:b1,b2", No::NoSuchSeat),
            ("rG>2:b1,b1", No::NotInHand),
            ("rG>2:b1,rG", No::NotInHand),
            ("W>2", No::ChoiceNotWanted),
            ("W=g!", No::CallTooEarly),
            ("b1", No::NoMatch),
            ("b9", No::NotInHand),
            ("pass", No::DrawFirst),
            ("decline", No::NoQuestion),
            ("solo", No::CallTooEarly),
            ("catch 2", No::NoCatching),
        ],
    );
    refused("hand 1 rG b1 b2; discard r5", &[("rG>2:b1,b2", No::GiftIsAll)]);
    refused(
        "hand 1 W; discard r5",
        &[("W=g", No::LastCard), ("solo", No::NoCallDue)],
    );
    refused("hand 1 r1 b2; discard W r5; colour g", &[("r1", No::WrongColour)]);
    refused(
        "hand 1 r1 r2 b3; discard r5; drawn r1",
        &[("r2", No::OnlyTheDrawnCard), ("draw", No::AlreadyDrew)],
    );
    refused("hand 1 r1 r2 b3; discard r5; drawn b3", &[("b3", No::NoMatch)]);
    refused(
        "hand 1 F r1 r2; discard gD r5; debt 2",
        &[("F=r", No::OtherKindOfChain), ("r1", No::ChainUnpaid)],
    );
    refused(
        "turn 2; hand 1 rS r1 r2; discard rS r9",
        &[
            ("rS", No::NumbersOnly),
            ("r1", No::NotYourTurn),
            ("draw", No::NotYourTurn),
            ("pass", No::NotYourTurn),
        ],
    );
}

#[test]
fn s_33_while_a_question_is_open_only_an_answer_is_taken() {
    use Illegal as No;
    refused(
        "hand 1 r1 r2; discard gS r5; question 2",
        &[
            ("pass", No::QuestionOpen),
            ("draw", No::QuestionOpen),
            ("r1", No::QuestionOpen),
            ("decline", No::NotAsked),
        ],
    );
    refused(
        "turn 3; hand 1 Pr r2 r3; discard gS r5; question 1",
        &[
            ("r2", No::OnlyProtection),
            ("Pg", No::NotInHand),
            ("Pr=g", No::ChoiceNotWanted),
            ("Pr!", No::CallTooEarly),
        ],
    );
}

#[test]
fn s_10_a_triple_is_refused_for_its_first_fault() {
    use Illegal as No;
    refused(
        "hand 1 r7 b7 y7 b2 b3; discard r1",
        &[
            ("b7+r7+y7", No::TripleFirst),
            ("r7+b7+y7!", No::CallTooEarly),
            ("r7+r7+b7", No::NotInHand),
        ],
    );
    for (given, reason) in [
        ("hand 1 r7 b7 y7 y7 b2; discard r1", No::TripleNotAll),
        ("hand 1 r7 b7 y7 b2; discard r1; drawn b2", No::TripleWithoutDrawn),
        ("hand 1 r7 b7 y7 b2; discard r1; drawn b7", No::TripleWithoutDrawn),
        ("hand 1 r7 b7 y7 b2; discard gD r5; debt 2", No::ChainUnpaid),
        ("turn 2; hand 1 r7 b7 y7 b2; discard r1", No::NotYourTurn),
        ("hand 1 r7 b7 y7 b2; discard gS r5; question 2", No::QuestionOpen),
        ("rules classic-de; hand 1 r7 b7 y7 b2; discard r1", No::NoTriple),
    ] {
        refused(given, &[("r7+b7+y7", reason)]);
    }
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
    assert_eq!(round, round.to_string().parse().unwrap());
    assert_eq!(Round::seen(&Event::Blocked, Viewer::Spectator), Some(Happened::Blocked));
}

#[test]
fn a_view_shows_how_a_turn_stands() {
    let round = position(
        "seats 3; dealer 2; turn 3; direction ccw; hand 1 r1 r2; hand 2 b1; hand 3 g3 g4 b5; discard W r5; colour g; drawn g4; \
         called 1; owes 2; quiet 0; shuffles 4",
    );
    for number in 1..=3 {
        let view = round.view(seat(number).into());
        assert_eq!((view.dealer(), view.turn()), (seat(2), seat(3)));
        assert_eq!(view.direction(), Direction::Counterclockwise);
        assert_eq!((view.colour(), view.top()), (Some(Colour::Green), Card::WISH));
        assert_eq!((view.discard_pile().len(), view.draw_pile(), view.debt()), (2, 112, 0));
        assert_eq!((view.quiet(), view.shuffles(), view.gift_len()), (0, 4, 0));
        assert_eq!([view.called(), view.owes()].map(|seats| seats.to_string()), ["1", "2"]);
        assert_eq!(view.matching(), Faces::of_colour(Colour::Green).or(Faces::BLACK));
        assert!(view.has_drawn() && view.twins().is_empty());
        assert_eq!(view.waits_for().to_string(), "3");
        let drawn = (number == 3).then(|| Card::coloured(Colour::Green, Kind::Four));
        assert_eq!(view.drawn(), drawn, "who has drawn knows what");
    }
    let after_drawing = round.view(seat(3).into()).options();
    assert!(after_drawing.pass && !after_drawing.draw);
    let chain = position("seats 2; hand 1 r1 rD; hand 2 b2; discard rD r5; debt 4; quiet 1");
    let view = chain.view(seat(1).into());
    assert!(!view.has_drawn() && view.drawn().is_none());
    let legal = view.legal().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(legal, ["rD", "rD!", "draw", "solo"]);
    assert_eq!(Projection::legal(&view), view.legal());
    assert_eq!((view.debt(), view.quiet()), (4, 1));
}

#[test]
fn s_13_what_anybody_may_throw_in_is_seen_by_all() {
    let round = position("seats 2; hand 1 r1; hand 2 b2; discard r5 r9");
    assert_eq!(round.view(Viewer::Spectator).interjectable(), faces("r5"));
    let round = position("seats 2; hand 1 r1 r2; hand 2 r5 b2; discard r5 r9");
    for (viewer, twins) in [(seat(2).into(), faces("r5")), (Viewer::Spectator, Faces::NONE)] {
        assert_eq!(round.view(viewer).twins(), twins, "{viewer:?} has its own alone");
    }
}

#[test]
fn s_38_a_play_may_be_marked_that_leaves_one_card_or_none() {
    let marks = |hand: &str| {
        let round = position(&format!("seats 2; hand 1 {hand}; hand 2 b2; discard r5 r9"));
        let play = Play::new(Card::coloured(Colour::Red, Kind::One));
        assert!(!round.view(Viewer::Spectator).may_mark(play));
        round.view(seat(1).into()).may_mark(play)
    };
    assert_eq!(["r1", "r1 r2", "r1 r2 r3"].map(marks), [true, true, false]);
    for (given, action) in [
        ("hand 1 r7 b7 y7 b2; discard r1", "r7+b7+y7!"),
        ("hand 1 r7 b7 y7; discard r1; drawn r7", "r7+b7+y7!"),
        ("turn 2; hand 1 Pr b1; discard gS r5; question 1", "Pr!"),
    ] {
        let mut round = position(&format!("seats 2; hand 2 y1; {given}"));
        let done = round.act(seat(1).into(), action.parse().unwrap(), &mut ());
        assert_eq!(done, Ok(()), "{action}: {given}");
    }
}

#[test]
fn s_40_a_view_tells_the_points_once_the_round_is_over() {
    let round = position("rules classic-en; seats 2; hand 1 -; hand 2 b2 W; discard r5; over 1");
    let view = round.view(seat(2).into());
    assert_eq!((view.rules().edition(), view.dealer()), (Edition::ClassicEn, seat(2)));
    assert_eq!(round.rules(), view.rules());
    assert_eq!(view.over(), Some(Over::Won(seat(1))));
    assert_eq!(view.outcome().unwrap().points.values(), [42, 0]);
    assert!(view.legal().is_empty() && view.waits_for().is_empty());
    assert!(round.view(seat(1).into()).legal().is_empty());
}
