//! What the levels say for what they do: in some positions, and that it is true in any.

use crate::facts::Facts;
use crate::table::{Table, player};
use bots::solo::Why;
use bots::solo::order::Question;
use bots::{Level, Random};
use game::{Game, Match, Scores, Seat, Seats};
use solo::{Colour, Edition, Round, Rules};
use std::collections::BTreeSet;

/// Given a position, when seat 1 is asked, then it does this, for this reason.
fn says(level: Level, question: Question, text: &str, action: &str, why: Why) {
    let round: Round = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut player = player(level, 1);
    let done = question.put(player.as_mut(), &round.view(Seat::numbered(1).unwrap().into()));
    assert_eq!(done.map(|done| done.to_string()).as_deref(), Some(action), "{text}");
    let reason = player
        .reason()
        .unwrap_or_else(|| panic!("{level} has no reason: {text}"));
    assert_eq!(reason.why, why, "{level}: {text}");
}

/// The turn of a level at a table of three, with this hand, on this discard pile, where the others hold these.
fn among(level: Level, rules: &str, discard: &str, hand: &str, others: [&str; 2], action: &str, why: Why) {
    let [next, last] = others;
    let text = format!("rules {rules}; seats 3; discard {discard}; hand 1 {hand}; hand 2 {next}; hand 3 {last}");
    says(level, Question::Decide, &text, action, why);
}

const FIVE: [&str; 2] = ["g1 g1 g2 g2 g3", "b1 b1 b2 b2 b3"];

/// The same for `family` by the modern rules, where the others hold five cards each.
fn in_turn(discard: &str, hand: &str, action: &str, why: Why) {
    among(Level::Family, "modern", discard, hand, FIVE, action, why);
}

#[test]
fn a_level_says_that_it_gets_rid_of_its_cards() {
    for level in [Level::Greedy, Level::Family, Level::Planner] {
        among(level, "modern", "r7", "r5", FIVE, "r5!", Why::Out { cards: 1 });
    }
    in_turn("y7", "r5 g5 y5", "y5+g5+r5!", Why::Out { cards: 3 });
    in_turn("r7", "r5 g5 y5 y1 y2 b9", "r5+g5+y5", Why::Many { cards: 3 });
    in_turn("r7", "rG y9 W", "rG>2!", Why::LastGift { cards: 2 });
    in_turn("r7", "rG y9", "rG>2!", Why::LastGift { cards: 1 });
    in_turn("r7", "rG F y9 y2 b3", "rG>2:F,y9", Why::GivesAway { points: 59 });
}

#[test]
fn it_says_how_few_cards_the_next_player_has_if_it_attacks() {
    let close = ["g1 g2", "b1 b1 b2"];
    for (hand, action) in [
        ("r9 F y1", "F=r"),
        ("r9 rD y1", "rD"),
        ("r9 rS y1", "rS"),
        ("rR y1 b4", "rR"),
    ] {
        among(
            Level::Family,
            "modern",
            "r7",
            hand,
            close,
            action,
            Why::Close { cards: 2 },
        );
    }
    let nearly_out = ["g1", "b1 b1 b2"];
    among(
        Level::Greedy,
        "modern",
        "r7",
        "r9 rD y1",
        nearly_out,
        "rD",
        Why::Close { cards: 1 },
    );
    // Turning round is no attack if that way is nobody with more cards.
    among(
        Level::Family,
        "modern",
        "r7",
        "rR y1 b4",
        ["g1 g2", "b1 b2"],
        "rR",
        Why::OnlyFit,
    );
    let two = "seats 2; discard r7; hand 1 rS y1 b4; hand 2 g1 g2 g3";
    says(Level::Family, Question::Decide, two, "rS", Why::Again);
}

#[test]
fn it_says_what_the_chain_would_cost() {
    in_turn("rD; debt 2", "yD y5 b6", "yD", Why::PassOn { cards: 2 });
    in_turn("F; colour r; debt 8", "F y5 b6", "F=b", Why::PassOn { cards: 8 });
    in_turn("rD; debt 4", "Pr y5 b6", "Pr", Why::Ward { cards: 4 });
    for level in [Level::Greedy, Level::Family, Level::Planner] {
        among(
            level,
            "modern",
            "rD; debt 6",
            "r5 y5 b6",
            FIVE,
            "draw",
            Why::MustPay { cards: 6 },
        );
    }
}

#[test]
fn it_says_what_a_protection_keeps_away() {
    let asked = |top: &str, gift: &str, mine: &str, theirs: &str| {
        format!("seats 2; turn 2; discard {top} r1; hand 1 {mine}; hand 2 {theirs}; question 1{gift}")
    };
    let family = |text: String, action: &str, why: Why| says(Level::Family, Question::Decide, &text, action, why);
    family(asked("rS", "", "Pr y1 y2", "g1 g2"), "Pr", Why::NoSkip);
    family(
        asked("rG", "; gift g1 g2", "Pr y1 y2", "g1 g2 g3"),
        "Pr",
        Why::NoGift { cards: 2 },
    );
    family(
        asked("rX", "", "Pr y1 y2", "g1 g2 g3 g4"),
        "Pr",
        Why::LongerHand { more: 2 },
    );
    family(
        asked("A", "", "Pr y1 y2", "g1 g2 g3"),
        "Pr",
        Why::LongerHand { more: 1 },
    );
    family(asked("rX", "", "Pr", "g1 g2 g3"), "Pr!", Why::Out { cards: 1 });
    family(asked("rX", "", "y3 y1 y2", "g1 g2 g3"), "decline", Why::NoProtection);
    let gain = asked("rX", "", "Pr y1 y2 y3", "g1 g2");
    family(gain.clone(), "decline", Why::ShorterComes { fewer: 2 });
    says(Level::Greedy, Question::Decide, &gain, "Pr", Why::KnownHand);
}

#[test]
fn it_says_what_a_swap_brings() {
    let others = ["g1 g2 g3", "b1 b1 b2 b3"];
    let family = |rules, hand, action, why| among(Level::Family, rules, "r7", hand, others, action, why);
    family("modern", "rX y1 y2 y3 y4", "rX>2", Why::Swap { fewer: 1 });
    family("modern", "A y1 y2 y3 y4 y5 y6", "A", Why::Swap { fewer: 2 });
    family("modern", "rX y1 y2 y3", "draw", Why::NoGain);
    family("modern; drawn rX", "rX y1 y2 y3", "pass", Why::NoGain);
    family("classic-de", "rX y1 y2 y3", "rX", Why::NoGain);
    family("modern", "rX r3 r4 y1", "r4", Why::NoGain);
    // The house makes it swap, and it may not draw.
    let must = "rules classic-de swap=compulsory; seats 2; discard y7; hand 1 yX A r3; hand 2 g1 g2 g3";
    says(Level::Family, Question::Decide, must, "A", Why::Must);
}

#[test]
fn it_says_which_colour_it_has() {
    use Colour::{Green, Yellow};
    let most = Why::Wish {
        colour: Yellow,
        cards: 2,
    };
    among(Level::Greedy, "modern", "r7", "W gS y1 y2 b3", FIVE, "W=y", most);
    in_turn(
        "r7",
        "W gS y1 y2 b3",
        "W=g",
        Why::Wish {
            colour: Green,
            cards: 1,
        },
    );
    in_turn(
        "r7",
        "F y9 y1 y2 b3",
        "F=y",
        Why::Wish {
            colour: Yellow,
            cards: 3,
        },
    );
    in_turn(
        "r7",
        "Py y9 y1 b3",
        "Py",
        Why::Wish {
            colour: Yellow,
            cards: 2,
        },
    );
    in_turn("r7", "W Pr Pb", "W=r", Why::AnyColour);
    in_turn(
        "r7",
        "r5 b7 y7 y3 y4",
        "y7",
        Why::Colour {
            colour: Yellow,
            cards: 2,
        },
    );
}

#[test]
fn it_says_what_a_card_counts() {
    in_turn("r7", "rS r2 r3 r4 b7", "rS", Why::Dearest { points: 20 });
    in_turn("r7", "r9 b7 y1 g4", "r9", Why::Dearest { points: 9 });
    among(
        Level::Greedy,
        "modern",
        "r7",
        "r8 y7 y3 y4",
        FIVE,
        "r8",
        Why::Dearest { points: 8 },
    );
    // The 9 counts more, and of blue there is more, but neither has both. Anything goes on an All Swap.
    let why = Why::Together {
        points: 8,
        colour: Colour::Yellow,
        cards: 1,
    };
    let others = ["y1 y1 y2 y2 y3", "r1 r1 r2 r2 r3"];
    among(Level::Family, "modern", "A", "r9 y8 y5 b1 b2 b3", others, "y8", why);
}

#[test]
fn it_says_what_fits() {
    in_turn("r7", "r1 y5 b4", "r1", Why::OnlyFit);
    in_turn("r7", "r1 W F y5", "r1", Why::SparesBlack);
    in_turn("r7", "Pr y5 b4 A", "Pr", Why::OnlyBlack);
    in_turn("r7; drawn r1", "r1 r3 y5 b4", "r1", Why::JustDrawn);
    for level in [Level::Greedy, Level::Family, Level::Planner] {
        let say = |discard, hand, action, why| among(level, "modern", discard, hand, FIVE, action, why);
        say("r7", "y1 y5 b4", "draw", Why::NothingFits);
        say("r7; drawn y1", "y1 r5 b4", "pass", Why::DrawnDoesNotFit);
    }
}

#[test]
fn it_says_that_a_twin_can_go_and_a_call_is_due() {
    let thrown = "seats 2; turn 2; discard r7; hand 1 r7 y1 y2; hand 2 g1 g2 g3";
    let due = "seats 2; turn 2; discard r7; hand 1 y1; hand 2 g1 g2; owes 1";
    for level in [Level::Greedy, Level::Family] {
        says(level, Question::Interject, thrown, "r7", Why::ThrowsIn);
    }
    for level in [Level::Greedy, Level::Family, Level::Planner] {
        says(level, Question::Call, due, "solo", Why::Call);
    }
    in_turn("r7; drawn y1", "y1 r7 b4", "r7", Why::ThrowsIn);
}

#[test]
fn nobody_has_a_reason_before_doing_anything_and_chance_never_has() {
    let text = "seats 2; discard r7; hand 1 r5 y1; hand 2 g1 g2";
    let round: Round = text.parse().unwrap();
    let view = round.view(Seat::numbered(1).unwrap().into());
    for level in Level::ALL {
        let mut player = player(level, 1);
        assert_eq!(player.reason(), None, "{level}");
        assert!(player.decide(&view).is_some());
        assert_eq!(player.reason().is_some(), level != Level::Chance, "{level}");
    }
}

const HOUSES: [&str; 4] = [
    "modern chains=mixed triple-takes=three start=leave may-draw=stuck",
    "modern penalty=caught after-chain=lost interject=any swap=optional",
    "classic-de solo=holding solo-until=next-acts interject=numbers swap=compulsory",
    "classic-fr2 deck=120 all-swap=left",
];

#[test]
fn every_decision_has_a_reason_that_is_true() {
    let houses = HOUSES.map(|rules| rules.parse::<Rules>().unwrap());
    let books = Edition::ALL.map(Rules::of).into_iter().chain(houses);
    let tables = books.flat_map(|rules| (2..=10).map(move |seats| (rules, Seats::new(seats).unwrap())));
    let mut told = BTreeSet::new();
    for (rules, seats) in tables {
        for (level, rounds) in [(Level::Greedy, 3), (Level::Family, 3), (Level::Planner, 1)] {
            let mut random = Random::new(seats.count() as u64);
            for _ in 0..rounds {
                Table::new(&rules, seats, |seed| player(level, seed), &mut random).play(|scene, asked| {
                    let facts = Facts::new(&scene.round, asked.seat, asked.action);
                    if (asked.question, asked.action) == (Question::Call, None) {
                        assert_eq!(asked.reason, None, "{level}: {facts}");
                        return;
                    }
                    let Some(reason) = asked.reason else {
                        panic!("{level} has no reason: {facts}");
                    };
                    let tried = reason.why == Why::Tried;
                    assert!(facts.bear_out(reason.why), "{level}: {reason:?}: {facts}");
                    assert!(
                        !tried || level >= Level::Planner,
                        "{level} does not try anything: {facts}"
                    );
                    told.insert(format!("{:?}", reason.why).split(' ').next().unwrap().to_string());
                });
            }
        }
    }
    assert!(told.len() > 30, "{told:?}");
}

#[test]
fn who_searches_says_how_often_it_expects_to_win_the_match() {
    let text = "rules modern; seats 2; discard r7; hand 1 r5 rS y5 b4; hand 2 g1 g2 g3 g4";
    let round: Round = text.parse().unwrap();
    let seat = Seat::numbered(1).unwrap();
    let percent = |mine, theirs| {
        let mut scores = Scores::new(round.seats());
        for (seat, total) in round.seats().iter().zip([mine, theirs]) {
            scores.totals[seat] = total;
        }
        let mut player = player(Level::Club, 1);
        player.begin(&Match::resumed(Rules::default(), seat, scores), seat);
        player.decide(&round.view(seat.into()));
        player.reason().unwrap().percent.unwrap()
    };
    let (behind, equal, ahead) = (percent(450, 50), percent(250, 250), percent(50, 450));
    assert!(behind < 20 && 80 < ahead && ahead <= 100, "{behind} {ahead}");
    assert!(behind < equal && equal < ahead, "{behind} {equal} {ahead}");
}
