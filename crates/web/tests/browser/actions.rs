//! Every kind of action of both games, done once by whoever clicks, and once by dragging.

use crate::common::{Browser, Laid, Serving, Visit};
use crate::restart::{hand, told};

/// A table, what is clicked on there, and what is seen after that.
struct Case<'a> {
    name: &'a str,
    laid: Laid<'a>,
    clicks: &'a [&'a str],
    /// Where something is said, and what.
    says: &'a [(&'a str, &'a str)],
    /// What was told, in the log.
    told: &'a [&'a str],
    /// What is there after that.
    seen: &'a [&'a str],
}

/// A card of the hand, by what it is.
macro_rules! card {
    ($card:literal) => {
        concat!("[data-place=hand] [data-key='", $card, "#0']")
    };
}

/// The second of two equal cards.
macro_rules! second {
    ($card:literal) => {
        concat!("[data-place=hand] [data-key='", $card, "#1']")
    };
}

/// Something that can be done beside cards.
macro_rules! deed {
    ($deed:literal) => {
        concat!(".felt [data-deed=", $deed, "]")
    };
}

const LOG: &str = ".beside .log li";

/// Bots that answer soon.
const SOON: &str = "250+0";

impl Case<'_> {
    async fn is_seen(&self, visit: &Visit) {
        println!("{}", self.name);
        for css in self.clicks {
            visit.tap(css).await;
        }
        for (css, text) in self.says {
            visit.says(css, text).await;
        }
        for text in self.told {
            visit.says(LOG, text).await;
        }
        for css in self.seen {
            visit.find(css).await;
        }
    }
}

async fn of_solo(cases: &[Case<'_>]) {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        for case in cases {
            visit.wakes_solo(&case.laid).await;
            case.is_seen(visit).await;
        }
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "it is a table of cases")]
async fn cards_of_solo_are_laid_and_drawn() {
    let plain = Laid {
        held: &["r5 rS rR rD W F b1 b2", "", ""],
        next: "r3 g9",
        ..Laid::default()
    };
    let chain = Laid {
        held: &["r5 gD gD Pb b1 b2 b4 b6", "rD"],
        done: &[(1, "r5"), (2, "rD")],
        ..plain
    };
    let cases = [
        Case {
            name: "a number",
            laid: plain,
            clicks: &[card!("r5")],
            says: &[("#top", "red 5"), ("#colour", "red")],
            told: &["You play a red 5"],
            seen: &[],
        },
        Case {
            name: "Skip a Turn",
            laid: Laid { pace: SOON, ..plain },
            clicks: &[card!("rS")],
            says: &[],
            told: &["You play a red Skip a Turn", "misses a turn"],
            seen: &[],
        },
        Case {
            name: "Change Direction",
            laid: plain,
            clicks: &[card!("rR")],
            says: &[
                ("#top", "red Change Direction"),
                ("[data-clockwise=false]", "counter-clockwise"),
            ],
            told: &["You play a red Change Direction"],
            seen: &[],
        },
        Case {
            name: "another card than the one that is asked about",
            laid: plain,
            clicks: &[card!("W"), card!("r5")],
            says: &[("#top", "red 5")],
            told: &["You play a red 5"],
            seen: &[],
        },
        Case {
            name: "what means nothing while something is asked",
            laid: plain,
            clicks: &[card!("W"), deed!("solo")],
            says: &[("#notice", "colour")],
            told: &[],
            seen: &[],
        },
        Case {
            name: "Draw 2",
            laid: plain,
            clicks: &[card!("rD")],
            says: &[("#debt", "+2")],
            told: &["You play a red Draw 2"],
            seen: &[],
        },
        Case {
            name: "a chain grows",
            laid: chain,
            clicks: &[card!("gD")],
            says: &[("#debt", "+4"), ("#top", "green Draw 2")],
            told: &["You play a green Draw 2", "faces 4 cards"],
            seen: &[],
        },
        Case {
            name: "a chain is paid",
            laid: chain,
            clicks: &[deed!("draw")],
            says: &[],
            told: &["You pay the chain and draw"],
            seen: &[],
        },
        Case {
            name: "a chain is cancelled",
            laid: chain,
            clicks: &[card!("Pb")],
            says: &[("#top", "Protection with a blue bolt"), ("#colour", "blue")],
            told: &["the chain is cancelled, and you draw nothing"],
            seen: &[],
        },
        Case {
            name: "Choose a Colour",
            laid: plain,
            clicks: &[card!("W"), "[data-wish=g]"],
            says: &[("#top", "Choose a Colour"), ("#colour", "green")],
            told: &["choose green"],
            seen: &[],
        },
        Case {
            name: "Draw 4",
            laid: plain,
            clicks: &[card!("F"), "[data-wish=b]"],
            says: &[("#colour", "blue"), ("#debt", "+4")],
            told: &["choose blue"],
            seen: &[],
        },
        Case {
            name: "another card after all",
            laid: plain,
            clicks: &[card!("W"), deed!("back"), card!("r5")],
            says: &[("#top", "red 5")],
            told: &["You play a red 5"],
            seen: &[],
        },
        Case {
            name: "a card is drawn from the pile, and the turn is over",
            laid: plain,
            clicks: &["[data-place=draw]", deed!("pass")],
            says: &[],
            told: &["You draw a green 9", "You pass"],
            seen: &[],
        },
        Case {
            name: "a card that does not fit",
            laid: plain,
            clicks: &[card!("b1")],
            says: &[
                ("#notice", "That card does not fit"),
                ("#notice", "(S-08)"),
                ("#top", "red 3"),
            ],
            told: &["Turned over to start: red 3"],
            seen: &[],
        },
    ];
    of_solo(&cases).await;
}

#[tokio::test]
async fn cards_of_solo_that_others_feel_are_laid_and_answered() {
    let plain = Laid {
        held: &["rX rG A r1 g1 b1 b2 b4", "", ""],
        pace: SOON,
        ..Laid::default()
    };
    let asked = Laid {
        held: &["r5 Py g1 g2 g4 g6 b1 b2", "A", ""],
        done: &[(1, "r5"), (2, "A")],
        pace: SOON,
        ..Laid::default()
    };
    let cases = [
        Case {
            name: "Swap with somebody",
            laid: plain,
            clicks: &[card!("rX"), "[data-target='3']"],
            says: &[],
            told: &["You play a red Swap Cards", "swap hands"],
            seen: &[],
        },
        Case {
            name: "Swap with somebody whose seat is tapped",
            laid: plain,
            clicks: &[card!("rX"), ".seat.choice[data-seat='3']"],
            says: &[],
            told: &["You play a red Swap Cards", "swap hands"],
            seen: &[],
        },
        Case {
            name: "Gift",
            laid: plain,
            clicks: &[card!("rG"), "[data-target='2']", card!("g1"), card!("b4")],
            says: &[],
            told: &["You play a red Gift", "you give 2 cards (green 1 and blue 4) to"],
            seen: &[],
        },
        Case {
            name: "All Swap",
            laid: plain,
            clicks: &[card!("A")],
            says: &[],
            told: &["You play an All Swap Cards", "he hands move on by one place"],
            seen: &[],
        },
        Case {
            name: "Protection",
            laid: asked,
            clicks: &[deed!("protect")],
            says: &[],
            told: &["ou fend it off and play a Protection with a yellow bolt"],
            seen: &[],
        },
        Case {
            name: "no Protection",
            laid: asked,
            clicks: &[deed!("decline")],
            says: &[],
            told: &["he hands move on by one place"],
            seen: &[],
        },
    ];
    of_solo(&cases).await;
}

#[tokio::test]
async fn whoever_swaps_with_nobody_keeps_the_hand() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // Given a card to swap hands with, where nobody has to,
        let laid = Laid {
            rules: "classic-de",
            held: &["rX r1", "", ""],
            pace: SOON,
            ..Laid::default()
        };
        visit.wakes_solo(&laid).await;
        let mut held = hand(visit).await;
        held.retain(|card| card != "rX#0");
        assert_eq!(held.len(), 7);
        let lines = "document.querySelectorAll('.beside .log li').length";
        let before = visit.ask(lines).await.as_u64().unwrap();
        // when it is played and no hands are swapped,
        visit.tap(card!("rX")).await;
        visit.tap(deed!("leave")).await;
        visit.says(LOG, "You play a red Swap Cards").await;
        visit.holds(&format!("{lines} >= {}", before + 3)).await;
        visit.find(".seat.me.turn").await;
        // then all others have played, and the hand is the same.
        assert_eq!(hand(visit).await, held);
        assert_eq!(told(visit, "swap hands").await, 0);
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn calls_twins_and_triples_of_solo_are_made() {
    // Six sevens at once leave two cards.
    let sevens = "r7+r7+g7+g7+b7+b7";
    let two = Laid {
        held: &["r7 r7 g7 g7 b7 b7 b1 y1", "r4"],
        next: "r3 g9",
        done: &[(1, sevens), (2, "draw"), (2, "pass")],
        ..Laid::default()
    };
    let cases = [
        Case {
            name: "Triple +",
            laid: Laid {
                held: &["r7 b7 b7 g1 g2 g4 g6 y1", "", ""],
                ..Laid::default()
            },
            clicks: &[deed!("triple"), card!("r7"), second!("b7"), card!("b7")],
            says: &[("#top", "blue 7")],
            told: &["Triple +: you play"],
            seen: &[],
        },
        Case {
            name: "three of four, where that is allowed",
            laid: Laid {
                rules: "modern triple-takes=three",
                held: &["r7 b7 b7 g7 g2 g4 g6 y1", "", ""],
                ..Laid::default()
            },
            clicks: &[deed!("triple"), card!("r7"), card!("b7"), card!("g7"), deed!("lay")],
            says: &[("#top", "green 7")],
            told: &["Triple +: you play"],
            seen: &["[data-place=hand]:has([data-key='b7#0']):not(:has([data-key='b7#1']))"],
        },
        Case {
            name: "Solo is called, and then a card is played",
            laid: two,
            clicks: &[deed!("solo"), card!("b1")],
            says: &[("#top", "blue 1")],
            told: &["You call “Solo!”", "ou play a blue 1"],
            seen: &[],
        },
        Case {
            name: "Solo goes with a play",
            laid: Laid {
                held: &["r7 r7 g7 g7 b7 b7 y7 y1", ""],
                done: &[],
                ..two
            },
            clicks: &[
                deed!("solo"),
                deed!("triple"),
                card!("r7"),
                second!("r7"),
                card!("g7"),
                second!("g7"),
                card!("b7"),
                second!("b7"),
                card!("y7"),
            ],
            says: &[("#top", "yellow 7")],
            told: &["ou call “Solo!”", "Triple +"],
            seen: &[],
        },
        Case {
            name: "somebody has forgotten to call",
            laid: Laid {
                rules: "modern penalty=caught",
                held: &["r5 y1", "r7 r7 g7 g7 b7 b7 y7 r4"],
                done: &[(1, "r5"), (2, "r7+r7+g7+g7+b7+b7+y7")],
                ..Laid::default()
            },
            clicks: &[deed!("catch")],
            says: &[("[data-seat='2'] .held[data-held='3']", "3")],
            told: &["You notice that"],
            seen: &[],
        },
        Case {
            name: "a twin is thrown in out of turn",
            laid: Laid {
                held: &["b2 b4 y1", "b4", ""],
                next: "b3",
                done: &[(1, "b2"), (2, "b4")],
                ..Laid::default()
            },
            clicks: &[deed!("throw-in")],
            says: &[("#top", "blue 4")],
            told: &["You throw in a second blue 4"],
            seen: &[],
        },
    ];
    of_solo(&cases).await;
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "it is a table of cases")]
async fn cards_of_skip_bo_are_played_from_everywhere_and_put_away() {
    let plain = Laid {
        rules: "standard stock=3",
        held: &["9 9 1", "9 9 9"],
        next: "1 5 6 J 8 9 9 9 9 9",
        ..Laid::default()
    };
    let teams = Laid {
        rules: "standard stock=3 teams=1+3,2+4",
        held: &["9 9 8", "9 9 9", "9 9 1", "9 9 9"],
        next: "5 5 6 7 8 10 10 10 10 10 1 11 11 11 11 10 10 10 10 10",
        ..plain
    };
    let cases = [
        Case {
            name: "from the hand",
            laid: plain,
            clicks: &[card!("1"), "[data-place=build-2].lit"],
            says: &[("[data-place=build-2] .due", "2")],
            told: &["You play a 1 on building pile 2"],
            seen: &[],
        },
        Case {
            name: "a joker",
            laid: plain,
            clicks: &[card!("J"), "[data-place=build-1].lit"],
            says: &[("[data-place=build-1] .due", "2")],
            told: &["You play a joker as 1 on building pile 1"],
            seen: &["[data-place=build-1] .stands[data-height='1']"],
        },
        Case {
            name: "from the stock, where there is but one way",
            laid: plain,
            clicks: &["[data-place=stock-1] button.card"],
            says: &[
                ("[data-place=build-1] .due", "2"),
                (".own-piles [data-place=stock-1] .count", "2"),
            ],
            told: &["from your stock pile on building pile 1"],
            seen: &[],
        },
        Case {
            name: "put away, after another card was taken",
            laid: plain,
            clicks: &[card!("5"), card!("8"), "[data-discard='2']"],
            says: &[],
            told: &["on your discard pile B"],
            seen: &[],
        },
        Case {
            name: "from a discard pile of one's own",
            laid: Laid {
                done: &[(1, "1>d3"), (2, "9>d1")],
                ..plain
            },
            clicks: &["[data-place=discard-1-3] button.card"],
            says: &[("[data-place=build-1] .due", "2")],
            told: &["from your discard pile C on building pile 1"],
            seen: &[],
        },
        Case {
            name: "the turn ends with nothing in hand",
            laid: Laid {
                rules: "standard stock=3 penalties=yes",
                held: &["9 9 9", "9 9 9"],
                next: "1 2 3 4 5 9 9 9 9 9",
                done: &[
                    (0, "penalty 1 no-draw"),
                    (1, "1>1"),
                    (1, "2>1"),
                    (1, "3>1"),
                    (1, "4>1"),
                    (1, "5>d1"),
                    (2, "9>d1"),
                ],
                ..plain
            },
            clicks: &[deed!("end")],
            says: &[],
            told: &["You end your turn without a discard"],
            seen: &[],
        },
        Case {
            name: "from the partner's stock",
            laid: teams,
            clicks: &[".own-piles [data-place=stock-3] button.card"],
            says: &[("[data-place=build-1] .due", "2")],
            told: &["from your partner’s stock pile on building pile 1"],
            seen: &[],
        },
        Case {
            name: "from a discard pile of the partner's",
            laid: Laid {
                done: &[(1, "5>d1"), (2, "10>d1"), (3, "1>d2"), (4, "10>d1")],
                ..teams
            },
            clicks: &[".own-piles [data-place=discard-3-2] button.card"],
            says: &[("[data-place=build-1] .due", "2")],
            told: &["from your partner’s discard pile B on building pile 1"],
            seen: &[],
        },
        Case {
            name: "a card that fits nowhere",
            laid: Laid {
                held: &["9 9 8", "9 9 9"],
                ..plain
            },
            clicks: &["[data-place=stock-1] button.card"],
            says: &[("#notice", "8"), ("#notice", "(B-")],
            told: &[],
            seen: &[],
        },
    ];
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        for case in &cases {
            visit.wakes_skipbo(&case.laid).await;
            case.is_seen(visit).await;
        }
        // The host imposes a penalty, in the menu.
        visit
            .wakes_skipbo(&Laid {
                rules: "standard stock=3 penalties=yes",
                ..plain
            })
            .await;
        visit.tap("[data-tool=menu]").await;
        visit.tap(".impose summary").await;
        visit.choose(".impose select", "1").await;
        // (what was chosen holds, whatever else changes meanwhile)
        for lang in ["de", "en"] {
            visit.choose("#language", lang).await;
            visit.find(&format!("html[lang={lang}]")).await;
        }
        visit.tap(".impose button").await;
        visit.says(LOG, "A penalty for").await;
        visit.says("[data-seat='2'] .stock .count", "4").await;
    };
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn cards_of_both_games_are_dragged() {
    let serving = Serving::start();
    let solo = Laid {
        held: &["r5 W b1 b2 b4 b6 b8 b9", "", ""],
        next: "r3 g9",
        ..Laid::default()
    };
    let skipbo = Laid {
        rules: "standard stock=3",
        held: &["9 9 1", "9 9 9"],
        next: "1 5 6 J 8 9 9 9 9 9",
        ..Laid::default()
    };
    let visit = async |visit: &Visit| {
        // A card is dragged to the pile,
        visit.wakes_solo(&solo).await;
        visit.drags(card!("r5"), "[data-place=pile]").await;
        visit.says(LOG, "You play a red 5").await;
        // one that is dropped anywhere else stays in the hand,
        visit.wakes_solo(&solo).await;
        visit.drags(card!("r5"), ".bar").await;
        visit.drags(card!("W"), "[data-place=pile]").await;
        visit.tap("[data-wish=y]").await;
        visit.says(LOG, "choose yellow").await;
        visit.find(card!("r5")).await;
        // and one from the draw pile comes to the hand.
        visit.wakes_solo(&solo).await;
        visit.drags("[data-place=draw]", "[data-place=hand]").await;
        visit.says(LOG, "You draw a green 9").await;
        // In SKIP-BO a card goes where it is dropped, from the hand,
        visit.wakes_skipbo(&skipbo).await;
        visit.drags(card!("1"), "[data-place=build-3]").await;
        visit.says(LOG, "You play a 1 on building pile 3").await;
        // from the stock,
        visit
            .drags("[data-place=stock-1] button.card", "[data-place=build-4]")
            .await;
        visit.says(LOG, "from your stock pile on building pile 4").await;
        // and to a discard pile.
        visit.drags(card!("8"), "[data-place=discard-1-4]").await;
        visit.says(LOG, "on your discard pile D").await;
    };
    Browser::default().visits(serving.port, visit).await;
}
