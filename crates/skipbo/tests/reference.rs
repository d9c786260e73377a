//! The engine against a slow, obvious reference of the same rules: random games at tables of every kind must go the same
//! way in both, action by action, event by event, position by position.

mod reference {
    pub(crate) mod book;
    pub(crate) mod chance;
    pub(crate) mod deal;
    mod legal;
    pub(crate) mod model;
    mod play;
    mod refusal;
    mod stream;
    pub(crate) mod style;
    pub(crate) mod tally;
    mod turn;
}

use game::{Actor, Game, Seat, Seats, Viewer};
use reference::chance::{Dice, anything, late_position};
use reference::deal::{deck, first_dealer};
use reference::model::Model;
use reference::style::{Host, Style};
use reference::tally::{Done, Tally};
use skipbo::{Action, Card, Event, Round, Rules};
use std::collections::HashSet;
use std::fmt::Write;

/// Games played at random need not end; after so many actions we leave.
const LONGEST_GAME: usize = 1200;

/// From a position late in a game, what comes soon is what matters.
const LONGEST_END: usize = 40;

/// Anybody at all against anybody, at every kind of table.
#[test]
fn whole_games_of_every_kind() {
    let tally = dealt_games(0..100, &Style::ALL, Dice::table);
    tally.expect_actions(15_000);
    tally.expect(20, &["blocked", "taken-up", "under", "withheld", "won"]);
}

/// Those who want to win do.
#[test]
fn whole_games_to_an_empty_stock() {
    let tally = dealt_games(1000..1060, &[Style::Eager], |dice| {
        let seats = dice.seats();
        let teams = dice.teams(seats);
        let rules = format!("standard stock={} teams={teams}", dice.stock(seats));
        (seats, rules.parse().expect("a rulebook"))
    });
    tally.expect_actions(8_000);
    tally.expect(
        40,
        &[
            "a joker completes a pile",
            "a joker inside a pile",
            "a joker starts a pile",
            "completed",
        ],
    );
    tally.expect(
        20,
        &["a refill in the turn", "reshuffled", "won in the middle of a turn"],
    );
}

/// Those who keep everything block the game; a stock card now and then, and they may do so again and again (B-15).
#[test]
fn whole_games_of_hoarders() {
    let tally = dealt_games(2000..2060, &[Style::Hoarder, Style::Stockman, Style::Random], |dice| {
        let seats = dice.seats();
        let teams = dice.teams(seats);
        let (stock, block) = (dice.stock(seats), dice.pick(&["take-up", "take-up", "ends"]));
        let rules = format!("standard stock={stock} teams={teams} block={block}");
        (seats, rules.parse().expect("a rulebook"))
    });
    tally.expect_actions(15_000);
    tally.expect(
        10,
        &[
            "block: taken up",
            "block: taken up again after a stock card",
            "block: the first ends, house",
            "block: the second without a stock card ends",
        ],
    );
    tally.expect(3, &["block: nobody wins", "block: won"]);
}

#[test]
fn late_positions_each_for_himself() {
    let tally = late_games(10_000..11_000, |dice| {
        let (seats, rules) = dice.table();
        (seats, rules.with("teams", "none").expect("no teams"))
    });
    tally.expect_actions(15_000);
    tally.expect(
        50,
        &[
            "a hand filled in part",
            "a hand not filled at all",
            "a joker completes a pile",
            "a joker inside a pile",
            "a joker starts a pile",
            "a refill of a hand empty before",
            "a reshuffle in the middle of a fill",
            "block: nobody wins",
            "block: several cards in the winners' stocks",
            "block: taken up",
            "block: the first ends, house",
            "block: the second without a stock card ends",
            "block: won",
            "ended in a turn without drawing",
            "ended with nothing to draw",
            "played on with an empty hand",
            "the last card was the discard",
            "won in the middle of a turn",
            "won with a completed pile",
            "won with the last card of the hand gone",
        ],
    );
    tally.expect(15, &["a refill in the turn", "no refill, nothing to draw"]);
    tally.expect(
        4,
        &["a refill through the pile just completed", "block: nothing to take up"],
    );
}

/// B-16, B-17
#[test]
fn late_positions_of_teams() {
    let tally = late_games(20_000..21_000, Dice::table_of_teams);
    tally.expect_actions(15_000);
    tally.expect(
        50,
        &[
            "a member without a stock plays on",
            "a partner's discard is played",
            "a stock of a team is used up and the game goes on",
            "a team won by the own stock",
            "a team won by the partner's stock",
            "block: a team wins",
            "block: nobody wins",
            "block: taken up",
        ],
    );
    tally.expect(5, &["block: a team wins by its sum alone"]);
}

/// B-24
#[test]
fn late_positions_with_penalties() {
    let tally = late_games(30_000..31_000, |dice| {
        let (seats, rules) = if dice.once_in(2) {
            dice.table()
        } else {
            dice.table_of_teams()
        };
        (seats, rules.with("penalties", "yes").expect("penalties"))
    });
    tally.expect_actions(15_000);
    tally.expect(
        20,
        &[
            "a penalty after quiet turns",
            "a penalty from a new draw pile",
            "a penalty on an empty stock",
            "a penalty with nothing left at all",
            "a penalty with too few cards",
            "a reshuffle in the middle of a penalty",
            "a stock larger than the printed one",
            "block: ends with cards left to draw",
            "block: nothing to take up",
            "block: taken up with cards left to draw",
            "block: taken up with piles set aside",
            "block: the next turn goes without drawing",
            "ended in a turn without drawing",
            "no drawing, imposed in a turn without drawing",
            "no drawing, imposed on the player in turn",
            "several penalty cards on an empty stock",
            "the hand runs out in a turn without drawing",
            "the hand runs out in a turn without drawing, though there are cards",
        ],
    );
}

/// A few positions of every kind; as many as the environment variable `POSITIONS` says, after a change of the engine.
#[test]
fn late_positions_of_every_kind() {
    let positions = std::env::var("POSITIONS").map_or(500, |number| number.parse().expect("POSITIONS is a number"));
    let tally = late_games(1_000_000..1_000_000 + positions, Dice::table);
    tally.expect_actions(10 * positions as usize);
}

/// Whatever anybody tries is refused for the same reason, by the same rule.
#[test]
fn every_refusal() {
    let mut tally = Tally::default();
    for number in 40_000..41_000 {
        let mut dice = Dice::new(number);
        let (seats, rules) = dice.table();
        let mut both = Both::late(&mut dice, &rules, seats);
        for _ in 0..40 {
            both.try_anything(&mut dice, &mut tally);
        }
        both.play(3, &Style::ALL, &mut dice, &mut Tally::default());
    }
    tally.expect(
        50,
        &[
            "refused: AlreadyImposed",
            "refused: HostDoesNotPlay",
            "refused: MustDiscard",
            "refused: NoPartner",
            "refused: NoPenalties",
            "refused: NoPileYet",
            "refused: NoSuchSeat",
            "refused: NotInHand",
            "refused: NotOnDiscard",
            "refused: NotOnStock",
            "refused: NotYourTurn",
            "refused: OnlyTheHost",
            "refused: StockEmpty",
            "refused: WrongNumber",
        ],
    );
}

/// B-14: after the end, nothing is accepted any more.
#[test]
fn everything_is_refused_when_the_game_is_over() {
    let mut tally = Tally::default();
    for number in 50_000..50_200 {
        let mut dice = Dice::new(number);
        let (seats, rules) = dice.table();
        let mut both = Both::late(&mut dice, &rules, seats);
        both.play(LONGEST_END, &[Style::Eager], &mut dice, &mut Tally::default());
        if both.model.over.is_some() {
            for _ in 0..40 {
                both.try_anything(&mut dice, &mut tally);
            }
        }
    }
    tally.expect(500, &["refused: GameOver"]);
}

/// B-03
#[test]
fn first_dealers() {
    let mut tally = Tally::default();
    for number in 0..2000 {
        let mut dice = Dice::new(number);
        let (seats, rules) = dice.table();
        let seed = dice.seed();
        let mut events: Vec<Event> = Vec::new();
        let dealer = Round::first_dealer(&rules, seats, &seed, &mut events);
        let (expected, lots) = first_dealer(seats, &seed);
        assert_eq!(texts(&events), lots, "{seats} seats, seed {seed}");
        assert_eq!(dealer, expected, "{seats} seats, seed {seed}");
        compare_seen(seats, &events, &lots);
        let jokers = lots.iter().filter(|lot| lot.ends_with('J')).count();
        let numbers = lots.len() - jokers;
        for (what, holds) in [
            ("a joker is drawn again", jokers > 0),
            ("the highest draw again", numbers > seats.count()),
            (
                "the highest draw again twice",
                numbers > seats.count() + 2 && seats.count() == 2,
            ),
        ] {
            if holds {
                tally.count(what);
            }
        }
    }
    tally.expect(200, &["a joker is drawn again", "the highest draw again"]);
    tally.expect(1, &["the highest draw again twice"]);
}

/// A deck that somebody stacked is dealt like a shuffled one, and counts as the first shuffle.
#[test]
fn stacked_decks() {
    let mut tally = Tally::default();
    for number in 60_000..60_020 {
        let mut dice = Dice::new(number);
        let (seats, rules) = dice.table();
        let (dealer, seed, mut cards) = (dice.seat(seats), dice.seed(), deck());
        if dice.once_in(2) {
            cards.reverse();
        }
        let text: Vec<String> = cards.iter().map(Card::to_string).collect();
        let mut events: Vec<Event> = Vec::new();
        let round =
            Round::deal_stacked(&rules, seats, dealer, &text.join(" "), &seed, &mut events).expect("a whole deck");
        let (model, expected) = Model::deal_stacked(&rules, seats, dealer, cards, &seed);
        assert_eq!(texts(&events), expected, "{rules}");
        assert_eq!(round.setup(), model.setup(), "{rules}");
        let mut both = Both {
            round,
            model,
            taken_up: false,
        };
        both.play(300, &Style::ALL, &mut dice, &mut tally);
    }
    tally.expect_actions(1_000);
}

fn dealt_games(
    numbers: std::ops::Range<u64>,
    styles: &[Style],
    mut table: impl FnMut(&mut Dice) -> (Seats, Rules),
) -> Tally {
    let mut tally = Tally::default();
    for number in numbers {
        let mut dice = Dice::new(number);
        let (seats, rules) = table(&mut dice);
        Both::deal(&mut dice, &rules, seats).play(LONGEST_GAME, styles, &mut dice, &mut tally);
    }
    tally
}

fn late_games(numbers: std::ops::Range<u64>, mut table: impl FnMut(&mut Dice) -> (Seats, Rules)) -> Tally {
    let mut tally = Tally::default();
    for number in numbers {
        let mut dice = Dice::new(number);
        let (seats, rules) = table(&mut dice);
        Both::late(&mut dice, &rules, seats).play(LONGEST_END, &Style::ALL, &mut dice, &mut tally);
    }
    tally
}

/// The engine's game and the reference's, side by side.
struct Both {
    round: Round,
    model: Model,
    /// Whether discard piles were taken up in it (B-15).
    taken_up: bool,
}

impl Both {
    /// A fresh deal, which must be the same in both.
    fn deal(dice: &mut Dice, rules: &Rules, seats: Seats) -> Self {
        let (dealer, seed) = (dice.seat(seats), dice.seed());
        let mut events: Vec<Event> = Vec::new();
        let round = Round::deal(rules, seats, dealer, &seed, &mut events);
        let (model, expected) = Model::deal(rules, seats, dealer, &seed);
        assert_eq!(texts(&events), expected, "the deal of {dealer} under {rules}");
        assert_eq!(round.setup(), model.setup(), "the deal of {dealer} under {rules}");
        compare_seen(seats, &events, &expected);
        Self {
            round,
            model,
            taken_up: false,
        }
    }

    /// A position late in a game.
    fn late(dice: &mut Dice, rules: &Rules, seats: Seats) -> Self {
        let setup = late_position(dice, rules, seats);
        let text = setup.to_string();
        let model = Model::from_setup(&setup);
        assert_eq!(model.setup(), setup);
        let round = Round::try_from(setup).unwrap_or_else(|why| panic!("{why}\n{text}"));
        Self {
            round,
            model,
            taken_up: false,
        }
    }

    fn play(&mut self, longest: usize, styles: &[Style], dice: &mut Dice, tally: &mut Tally) {
        let same = dice.once_in(2).then(|| dice.pick(styles));
        let styles: Vec<Style> = self
            .model
            .seats
            .iter()
            .map(|_| same.unwrap_or_else(|| dice.pick(styles)))
            .collect();
        let host = if self.model.book.penalties {
            dice.pick(&Host::ALL)
        } else {
            Host::Kind
        };
        for _ in 0..longest {
            self.try_anything(dice, tally);
            self.compare_waiting();
            if self.model.over.is_some() {
                break;
            }
            self.compare_now_and_then(dice);
            if let Some(penalty) = host.choose(dice, || self.compare_legal(Actor::Host)) {
                self.act(Actor::Host, penalty, tally);
            }
            let seat = self.model.turn;
            let open = self.compare_legal(Actor::Seat(seat));
            let action = styles[seat.index()].choose(dice, &open);
            self.act(Actor::Seat(seat), action, tally);
        }
        self.compare_everybody();
        self.compare_outcome();
    }

    /// Does the same in both, which must be accepted and come out alike.
    fn act(&mut self, actor: Actor, action: Action, tally: &mut Tally) {
        let before = self.model.clone();
        let expected = self.model.act(actor, action).expect("a legal action");
        let mut events: Vec<Event> = Vec::new();
        let accepted = self.round.act(actor, action, &mut events);
        let told = texts(&events);
        if accepted.is_err() || told != expected || self.round.setup() != self.model.setup() {
            let mut report = String::new();
            let _ = writeln!(report, "before:    {}", before.setup());
            let _ = writeln!(report, "action:    {actor}: {action}");
            let _ = writeln!(report, "engine:    {accepted:?} {told:?}");
            let _ = writeln!(report, "reference: {expected:?}");
            let _ = writeln!(report, "engine:    {}", self.round.setup());
            let _ = writeln!(report, "reference: {}", self.model.setup());
            panic!("the engine and the reference differ\n{report}");
        }
        compare_seen(self.model.seats, &events, &expected);
        let done = Done {
            before: &before,
            actor,
            action,
            events: &expected,
            after: &self.model,
            taken_up_before: self.taken_up,
        };
        tally.add(&done);
        self.taken_up |= expected.iter().any(|event| event.starts_with("taken-up"));
    }

    /// Every action open to somebody, in both.
    fn compare_legal(&self, actor: Actor) -> Vec<Action> {
        let mut engine = Vec::new();
        self.round.legal(actor, &mut |action| engine.push(action));
        let in_engine: HashSet<Action> = engine.iter().copied().collect();
        let in_reference: HashSet<Action> = self.model.legal(actor).into_iter().collect();
        if in_engine != in_reference || engine.len() != in_engine.len() {
            let only = |a: &HashSet<Action>, b| a.difference(b).map(Action::to_string).collect::<Vec<_>>().join(", ");
            panic!(
                "{actor} may do different things\nposition: {}\nonly the engine: {}\nonly the reference: {}",
                self.model.setup(),
                only(&in_engine, &in_reference),
                only(&in_reference, &in_engine)
            );
        }
        if let Actor::Seat(seat) = actor {
            let may_act = self.round.may_act().contains(seat);
            assert!(
                may_act || engine.is_empty(),
                "seat {seat} can act\n{}",
                self.model.setup()
            );
        }
        engine
    }

    fn compare_everybody(&self) {
        self.compare_legal(Actor::Host);
        for seat in self.model.seats.iter() {
            self.compare_legal(Actor::Seat(seat));
        }
    }

    /// What costs more than it finds.
    fn compare_now_and_then(&self, dice: &mut Dice) {
        if dice.once_in(4) {
            self.compare_everybody();
        }
        if dice.once_in(8) {
            for viewer in viewers(self.model.seats) {
                assert_eq!(self.round.sight(viewer), self.model.sight(viewer));
            }
            // A position that came about can also be written down and played on from.
            assert_eq!(Round::try_from(self.model.setup()).as_ref(), Ok(&self.round));
        }
    }

    /// Something at random, which is mostly refused.
    fn try_anything(&mut self, dice: &mut Dice, tally: &mut Tally) {
        let (actor, action) = anything(dice, &self.model);
        if let Some(why) = self.compare_refusal(actor, action) {
            tally.refused(why);
        }
    }

    /// Why both refuse an action, and that nothing changes then.
    fn compare_refusal(&self, actor: Actor, action: Action) -> Option<skipbo::Illegal> {
        let reasons = self.model.objections(actor, action);
        let mut round = self.round;
        let mut events: Vec<Event> = Vec::new();
        let result = round.act(actor, action, &mut events);
        let agreed = match result {
            Ok(()) => reasons.is_empty(),
            Err(illegal) => reasons.contains(&illegal) && round == self.round && events.is_empty(),
        };
        assert!(
            agreed,
            "position: {}\naction: {actor}: {action}\nengine: {result:?}\nreference refuses by: {reasons:?}",
            self.model.setup()
        );
        result.err()
    }

    /// Whom play waits for, and what is done for a seat that does not answer.
    fn compare_waiting(&self) {
        let waits_for: Vec<Seat> = self.round.waits_for().iter().collect();
        assert_eq!(waits_for, self.model.waits_for(), "{}", self.model.setup());
        for seat in waits_for {
            let Some(action) = self.round.default_action(seat) else {
                panic!("nothing is done for seat {seat}\n{}", self.model.setup());
            };
            let reasons = self.model.objections(Actor::Seat(seat), action);
            assert!(
                reasons.is_empty(),
                "{seat}: {action} is refused by {reasons:?}\n{}",
                self.model.setup()
            );
        }
    }

    fn compare_outcome(&self) {
        let outcome = self.round.outcome();
        assert_eq!(
            outcome.map(|outcome| outcome.points.values().to_vec()),
            self.model.points()
        );
        if let Some(outcome) = outcome {
            assert_eq!(outcome.winners, self.model.winners());
        }
    }
}

/// Drawn cards are seen by whoever drew them; of anybody else's, only how many they are.
fn compare_seen(seats: Seats, events: &[Event], expected: &[String]) {
    let hidden = expected.iter().any(|event| event.starts_with("drew"));
    // What hides nothing is the same for everybody.
    for viewer in viewers(seats).filter(|viewer| hidden || *viewer == Viewer::Spectator) {
        for (event, truth) in events.iter().zip(expected) {
            let words: Vec<&str> = truth.split(' ').collect();
            let own = matches!(viewer, Viewer::Seat(seat) if words.get(1) == Some(&seat.to_string().as_str()));
            let text = if words[0] == "drew" && !own {
                format!("drew {} ?*{}", words[1], words.len() - 2)
            } else {
                truth.clone()
            };
            let seen = Round::seen(event, viewer).map(|seen| seen.to_string());
            assert_eq!(seen, Some(text), "{viewer:?}");
        }
    }
}

fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

fn texts(events: &[Event]) -> Vec<String> {
    events.iter().map(Event::to_string).collect()
}
