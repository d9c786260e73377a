//! SOLO on the screen, phase by phase, as text. `cargo xtask golden` draws them anew.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

mod common;

use bots::Level;
use common::{Script, Stage};
use game::testing::golden;
use game::{Seats, Seed};
use solo::Round;
use table::{AskKind, Input, Millis, Settings};
use terminal::{App, Opening, Paint};
use words::{Lang, Words};

fn shows(stage: &Stage<Round>, name: &str) {
    shows_in(stage, name, 80, 24);
}

fn shows_in(stage: &Stage<Round>, name: &str, width: u16, height: u16) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    golden(folder, &format!("solo-{name}.txt"), &stage.screen(width, height));
}

fn stage(hands: &[&str], then: &str) -> Stage<Round> {
    Stage::new(&Script {
        hands,
        then,
        ..Script::default()
    })
}

/// A hand with something of everything; a red 5 lies on top.
const MIXED: &str = "r1 g5 b9 yS rX W F Pb";

#[test]
fn golden_turn() {
    let mut stage = stage(&[MIXED, "", "", ""], "r5 g2");
    shows(&stage, "turn");
    shows_in(&stage, "turn-large", 160, 50);
    stage.press("Right Right");
    shows(&stage, "cursor");
    stage.press("d");
    shows(&stage, "drawn");
}

#[test]
fn golden_wish() {
    let mut stage = stage(&[MIXED, "", "", ""], "r5");
    stage.press("7");
    shows(&stage, "wish");
    stage.press("Esc 7 2");
    shows(&stage, "wished");
}

#[test]
fn golden_swap() {
    let mut stage = stage(&[MIXED, "", "", ""], "r5");
    stage.press("2");
    shows(&stage, "swap");
    stage.press("3");
    shows(&stage, "swap-asked");
}

#[test]
fn golden_gift() {
    let mut stage = stage(&["rG g1 g2 g3 b4 b6 b7 y8", "", "", ""], "r5");
    stage.press("1 4");
    shows(&stage, "gift");
    stage.press("2");
    shows(&stage, "gift-one");
    stage.press("3");
    shows(&stage, "gift-given");
}

#[test]
fn golden_triple() {
    let mut stage = stage(&["r7 b7 y7 g1 g2 b3 y8 y9", "", "", ""], "r5");
    stage.press("t");
    shows(&stage, "triple");
    stage.press("1 6");
    shows(&stage, "triple-two");
    stage.press("5");
    shows(&stage, "triple-laid");
}

#[test]
fn golden_throw_in() {
    let mut stage = stage(&["r6 b9 g4 g6 b2 b3 y8 y9", "r6 r2", "r3", "r2"], "r5");
    stage.press("1");
    shows(&stage, "thrown-window");
    stage.wait(600);
    stage.bot("2: r2");
    stage.wait(500);
    shows(&stage, "countdown");
}

#[test]
fn golden_held_and_thrown_in() {
    let mut stage = stage(&["r6 r2 g4 g6 b2 b3 y8 y9", "r3", "r4", "r2"], "r5");
    stage.press("2");
    stage.wait(2000);
    stage.bot("2: r3");
    stage.bot("3: r4");
    stage.bot("4: r2");
    shows(&stage, "twin");
    // In turn and yet too early: it waits for those who might throw in.
    stage.press("4");
    shows(&stage, "held");
    stage.wait(2000);
    shows(&stage, "held-done");
}

#[test]
fn golden_question() {
    let mut stage = stage(&["r6 Pb g4 g6 b2 b3 y8 y9", "A", "", ""], "r5");
    stage.press("1");
    stage.wait(2000);
    stage.bot("2: A");
    stage.wait(1000);
    shows(&stage, "question");
    stage.press("x");
    shows(&stage, "answered");
    for ask in stage.app.asks() {
        let action = Some("decline".parse().unwrap());
        let ask = ask.number;
        stage.app.decided(stage.now, Input::Decided { ask, action });
    }
    stage.wait(2000);
    shows(&stage, "protected");
}

#[test]
fn golden_chain() {
    let mut stage = stage(&["r6 rD g4 g6 b2 b3 y8 y9", "rD", "", "bD"], "r5");
    stage.press("2");
    stage.wait(2000);
    stage.bot("2: rD");
    stage.bot("3: draw");
    stage.bot("3: draw");
    stage.bot("3: pass");
    stage.bot("4: bD");
    shows(&stage, "chain");
}

#[test]
fn golden_refused() {
    let mut stage = stage(&[MIXED, "", "", ""], "r5");
    stage.press("3");
    shows(&stage, "refused");
    stage.press("s");
    shows(&stage, "refused-call");
    stage.press("z");
    shows(&stage, "nonsense");
}

/// A hand of two cards, reached by a Triple + of six.
fn two_left() -> Stage<Round> {
    let mut stage = Stage::new(&Script {
        rules: "modern triple-takes=three",
        hands: &["r7 r7 b7 b7 g7 y7 y1 y2", "y3", "y4"],
        then: "r5",
        ..Script::default()
    });
    stage.press("t 1 2 4 5 3 8");
    stage.wait(2000);
    stage.bot("2: y3");
    stage.bot("3: y4");
    stage.wait(2000);
    stage
}

#[test]
fn golden_solo_call() {
    let mut stage = two_left();
    shows(&stage, "two-left");
    stage.press("1");
    shows(&stage, "owes");
    stage.press("s");
    shows(&stage, "called");
    let mut stage = two_left();
    stage.press("s");
    shows(&stage, "called-before");
}

/// The last lines, with the keys that do something.
fn keys(stage: &Stage<Round>) -> String {
    let screen = stage.screen(80, 24);
    screen.lines().skip(22).collect()
}

#[test]
fn a_call_is_offered_where_it_can_be_made_and_nowhere_else() {
    let offered = |hand: &str| {
        let stage = stage(&[hand, "", ""], "r5");
        (keys(&stage).contains("s Solo!"), stage)
    };
    let (gift, _) = offered("rG g1 g2 g3 b4 b6 b7 y8");
    assert!(!gift, "it leaves five");
    let (small, _) = offered("r7 b7 y7 g1 g2 b3 y8 y9");
    assert!(!small, "it leaves five");
    let (large, mut stage) = offered("r7 r7 b7 b7 g7 y7 y7 y2");
    assert!(large);
    stage.press("s");
    shows(&stage, "armed");
    stage.press("t 1 2 4 5 3 7 8");
    assert!(stage.screen(80, 24).contains("Solo!"), "{}", stage.screen(80, 24));
    let mut stage = two_left();
    assert!(keys(&stage).contains("s Solo!"), "{}", keys(&stage));
    stage.press("s");
    assert!(!keys(&stage).contains("s Solo!"), "it was said: {}", keys(&stage));
}

/// What is asked of the person.
fn asked(stage: &Stage<Round>) -> String {
    let screen = stage.screen(80, 24);
    screen.lines().nth(19).unwrap().trim().to_string()
}

#[test]
fn only_what_is_allowed_is_asked_for() {
    for (rules, hand, prompt) in [
        ("modern", "r1 b2", "Your turn: play a card, or draw one."),
        (
            "classic-de",
            "r1 b2",
            "Your turn: you have a card that fits, so play one.",
        ),
        (
            "classic-de",
            "W b2 b2 b3 b3 b4 b4 b6",
            "Your turn: play a card, or draw one.",
        ),
        (
            "modern",
            "b1 b2 b2 b3 b3 b4 b4 b6",
            "Your turn: no card fits, so draw one.",
        ),
    ] {
        let stage = Stage::<Round>::new(&Script {
            rules,
            hands: &[hand, "", ""],
            then: "r5",
            ..Script::default()
        });
        assert_eq!(asked(&stage), prompt, "{rules} {hand}");
    }
    for (card, prompt) in [
        ("b9", "draw them."),
        ("Pg", "draw them, or play a Protection."),
        ("bD", "draw them, or make it longer."),
        ("gD Pg", "draw them, make it longer, or play a Protection."),
    ] {
        let hand = format!("r1 b2 b3 b4 b6 b7 {card}");
        let mut stage = stage(&[&hand, "rD y1"], "r5 y9");
        stage.press("1");
        stage.wait(2000);
        stage.bot("2: rD");
        assert_eq!(asked(&stage), format!("A chain of 2 cards: {prompt}"));
        let lay = prompt != "draw them.";
        assert_eq!(keys(&stage).contains("play a card"), lay, "{}", keys(&stage));
    }
}

#[test]
fn what_was_refused_is_forgotten_when_the_game_goes_on() {
    let mut stage = bot_to_play();
    stage.wait(1000);
    stage.press("2");
    let refused = |stage: &Stage<Round>| stage.screen(80, 24).contains("not your turn");
    assert!(refused(&stage), "{}", stage.screen(80, 24));
    stage.bot("2: r4");
    assert!(refused(&stage), "there was no time to read it");
    stage.wait(1000);
    stage.bot("3: r3");
    assert!(!refused(&stage));
}

#[test]
fn what_the_table_itself_refuses_is_told_in_the_language_of_the_player() {
    for (lang, paused) in [(Lang::De, "Das Spiel ist angehalten"), (Lang::It, "Il gioco è fermo")] {
        let mut stage = Stage::<Round>::new(&Script {
            lang,
            ..Script::default()
        });
        // Given a table that waits, as its window is too small,
        stage.app.window(stage.now, 20, 5);
        // when somebody acts, then he is told so, and not in English.
        stage.app.act(stage.now, "draw".parse().unwrap());
        stage.app.window(stage.now, 80, 24);
        assert!(stage.screen(80, 24).contains(paused), "{}", stage.screen(80, 24));
    }
}

#[test]
fn whoever_is_asked_for_a_protection_and_has_none_is_told_so() {
    let mut stage = stage(&["r6 g4 g6 b2 b3 y8 y9 y1", "rX"], "r5");
    stage.press("1");
    stage.wait(2000);
    stage.bot("2: rX>1");
    assert!(asked(&stage).starts_with("You are asked for a Protection, and have none."));
    assert!(!keys(&stage).contains("x Protection"), "{}", keys(&stage));
}

#[test]
fn golden_sheet_and_end() {
    for (rules, name) in [("modern", "sheet"), ("modern limit=10", "over")] {
        let mut stage = Stage::<Round>::new(&Script {
            rules,
            hands: &["r7 r7 b7 b7 g7 y7 y1 y2", "y3", "y4"],
            then: "r5",
            ..Script::default()
        });
        stage.press("t 1 2 4 5 3 8");
        stage.wait(2000);
        stage.bot("2: y3");
        stage.bot("3: y4");
        stage.wait(2000);
        stage.press("s 1");
        stage.wait(2000);
        stage.bot("2: draw");
        stage.bot("2: pass");
        stage.bot("3: draw");
        stage.bot("3: pass");
        stage.wait(2000);
        stage.press("1");
        stage.wait(2000);
        assert!(!stage.app.table().deal_runs());
        shows(&stage, name);
        stage.press("Enter");
        assert!(stage.app.table().deal_runs(), "Enter goes on");
    }
}

#[test]
fn golden_pages() {
    let mut stage = stage(&[MIXED, "", "", ""], "r5");
    stage.press("7 2");
    stage.press("?");
    shows(&stage, "help");
    stage.press("Esc l");
    shows(&stage, "log");
    stage.press("Esc q");
    shows(&stage, "leaving");
    stage.press("Esc");
    assert!(!stage.app.is_left());
    stage.press("q q");
    assert!(stage.app.is_left());
}

#[test]
fn golden_advice() {
    let mut stage = stage(&[MIXED, "", "", ""], "r5");
    stage.press("h");
    assert!(stage.app.take_question());
    shows(&stage, "thinking");
    let seq = stage.app.table().seq();
    stage.app.advised(seq, Some(("W=g".parse().unwrap(), None)));
    shows(&stage, "advice");
}

#[test]
fn golden_ten_players_and_languages() {
    let hands = &[MIXED, "", "", "", "", "", "", "", "", ""];
    for lang in Lang::ALL {
        let mut stage = Stage::<Round>::new(&Script {
            hands,
            then: "r5",
            lang,
            ..Script::default()
        });
        stage.press("8");
        shows(&stage, &format!("ten-{lang}"));
    }
}

#[test]
fn golden_many_cards() {
    let mut stage = stage(&["r1 g5 b9 yS rX W F Pb", "rD", "gD", "bD"], "r5");
    for _ in 0..9 {
        stage.press("d p");
        stage.wait(2000);
        for other in 2..=4 {
            stage.bot(&format!("{other}: draw"));
            stage.bot(&format!("{other}: pass"));
        }
        stage.wait(2000);
    }
    shows(&stage, "many");
    let mut stage = Stage::<Round>::new(&Script {
        hands: &["r1 g5 b9 yS rX W F Pb", "", "", "", "", "", "", "", "", ""],
        then: "r5",
        ..Script::default()
    });
    for _ in 0..3 {
        stage.press("d p");
        stage.wait(2000);
        for other in 2..=10 {
            stage.bot(&format!("{other}: draw"));
            stage.bot(&format!("{other}: pass"));
        }
        stage.wait(2000);
    }
    shows(&stage, "ten-many");
}

#[test]
fn golden_too_small() {
    let stage = stage(&[MIXED, ""], "r5");
    shows_in(&stage, "too-small", 60, 20);
    // Even the smallest window is drawn without harm.
    for (width, height) in [(1, 1), (80, 23), (79, 24), (3, 50), (200, 2)] {
        stage.screen(width, height);
    }
}

#[test]
fn golden_catch() {
    let mut stage = Stage::<Round>::new(&Script {
        rules: "classic-de penalty=caught solo=holding solo-until=next-acts",
        hands: &["r6 r2 g4 g6 b2 b3 y8 y9", "r3", "r4", "r2"],
        then: "r5",
        ..Script::default()
    });
    stage.press("c");
    shows(&stage, "nobody-to-catch");
}

#[test]
fn golden_catch_one_of_several() {
    let mut stage = Stage::<Round>::new(&Script {
        rules: "classic-de triple=yes penalty=caught solo=holding solo-until=next-acts",
        hands: &[
            "r1",
            "r7 r7 b7 b7 g7 g7 y7 b1",
            "b3 b3 b4 b4 g3 g3 g4 g4",
            "y6 y6 b6 b6 g6 g6 r6 b2",
            "A",
        ],
        then: "r5 g2",
        ..Script::default()
    });
    stage.press("1");
    stage.wait(2000);
    stage.bot("2: r7+r7+b7+b7+g7+g7+y7!");
    stage.bot("3: draw");
    stage.bot("3: pass");
    stage.bot("4: y6+y6+b6+b6+g6+g6+r6!");
    stage.bot("5: A");
    shows(&stage, "several-owe");
    stage.press("c");
    shows(&stage, "several-to-catch");
    stage.press("5");
    shows(&stage, "caught");
}

/// What happens at a table while nobody looks at it: a bot's turn, with its answer at hand.
fn bot_to_play() -> Stage<Round> {
    let mut stage = stage(&["r6 b9 g4 g6 b2 b3 y8 y9", "r4 r2", "r3", "r2"], "r5");
    stage.press("1");
    stage
}

/// Everybody who is asked does something, and much time passes.
fn much_happens(stage: &mut Stage<Round>) {
    for ask in stage.app.asks() {
        let action = (ask.kind == AskKind::Turn).then(|| "r4".parse().unwrap());
        stage.app.decided(
            stage.now,
            Input::Decided {
                ask: ask.number,
                action,
            },
        );
    }
    stage.wait(60_000);
}

#[test]
fn in_a_window_that_is_too_small_nothing_happens_and_only_leaving_is_possible() {
    let mut stage = bot_to_play();
    let before = stage.screen(80, 24);
    stage.app.window(stage.now, 79, 24);
    much_happens(&mut stage);
    stage.press("1 d Enter ? l h z");
    stage.app.window(stage.now, 80, 24);
    assert_eq!(stage.screen(80, 24), before);
    stage.wait(4000);
    assert_ne!(stage.screen(80, 24), before, "then it goes on");
    stage.app.window(stage.now, 80, 23);
    stage.press("q");
    shows_in(&stage, "too-small-leaving", 80, 23);
    stage.press("q");
    assert!(stage.app.is_left());
}

#[test]
fn the_match_waits_while_help_or_the_log_is_read() {
    for page in ["?", "l"] {
        let mut stage = bot_to_play();
        let before = stage.screen(80, 24);
        stage.press(page);
        much_happens(&mut stage);
        stage.press("Down Esc");
        assert_eq!(stage.screen(80, 24), before, "{page}");
        stage.wait(4000);
        assert_ne!(stage.screen(80, 24), before, "{page}: then it goes on");
    }
}

#[test]
fn a_match_that_was_left_while_it_waited_goes_on() {
    let mut stage = bot_to_play();
    stage.press("?");
    assert!(stage.app.table().standing().paused);
    let table = stage.app.table().clone();
    let app = App::resume(stage.now, table, Words::new(Lang::En), Paint::Coloured);
    assert!(!app.table().standing().paused);
}

#[test]
fn no_bot_is_called_like_the_person() {
    let mut settings = Settings::<Round>::new("modern".parse().unwrap(), Seats::new(10).unwrap());
    settings.between = None;
    let opening = Opening {
        settings,
        name: "hana".parse().unwrap(),
        bots: vec![Level::Family.into(); 9],
        seed: Seed::from_number(1),
        deck: None,
    };
    let app = App::begin(Millis(0), opening, Words::new(Lang::En), Paint::Plain).unwrap();
    let stage = Stage { app, now: Millis(0) };
    let screen = stage.screen(80, 24);
    assert!(screen.contains(" 1 hana") && !screen.contains("Hana"), "{screen}");
    assert!(screen.contains("10 Kai"), "{screen}");
}
