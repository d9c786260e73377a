//! The engine against a slow, obvious reference of the same rules: random rounds in every edition and in rulebooks
//! mixed at random must go the same way in both, action by action, event by event, position by position.

#[path = "fuzz/corpus.rs"]
mod corpus;

mod reference {
    pub(crate) mod book;
    mod call;
    pub(crate) mod chance;
    mod deal;
    mod legal;
    pub(crate) mod model;
    mod play;
    mod question;
    mod refusal;
    mod stream;
}

use game::{Actor, Game, Refusal, Seat, Seats};
use reference::chance::{Dice, any_action, late_position};
use reference::model::Model;
use solo::{Action, Card, Choice, Edition, Event, Round, Rules};
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

/// Rounds played at random need not end; after so many actions we leave.
const LONGEST_ROUND: usize = 300;

/// From a position late in a round, what comes soon is what matters.
const LONGEST_END: usize = 40;

/// If there are more gifts and Triple + than this at once, a sample of them is compared.
const MOST_ACTIONS: usize = 300;

/// How large that sample is.
const SAMPLE: usize = 20;

#[test]
fn whole_rounds_of_every_edition() {
    let mut tally = Tally::default();
    for (number, edition) in (0..350).zip(Edition::ALL.into_iter().cycle()) {
        let mut dice = Dice::new(number);
        let seats = dice.seats();
        dealt_round(&mut dice, &Rules::of(edition), seats, &mut tally);
    }
    tally.expect_actions(30_000);
}

#[test]
fn whole_rounds_of_mixed_rulebooks() {
    let mut tally = Tally::default();
    for number in 1000..1350 {
        let mut dice = Dice::new(number);
        let (rules, seats) = (dice.rules(), dice.seats());
        dealt_round(&mut dice, &rules, seats, &mut tally);
    }
    tally.expect_actions(30_000);
}

#[test]
fn late_positions_of_the_modern_edition() {
    let tally = late_rounds(10_000..14_000, |_| Rules::of(Edition::Modern));
    tally.expect_actions(80_000);
    tally.expect(
        400,
        &[
            "a call while a question is open",
            "a chain paid from two piles",
            "an All Swap that moves past somebody",
            "cancelled",
            "chain",
            "declined",
            "gave",
            "interjected",
            "late before a play",
            "moved",
            "nothing",
            "owes",
            "paid",
            "protected",
            "reshuffled",
            "reversed",
            "skipped",
            "tripled",
            "won",
        ],
    );
    tally.expect(
        20,
        &[
            "a Gift of all the cards without a call",
            "a Triple + after drawing",
            "a Triple + of all the cards without a call",
            "a chain paid with too few cards",
            "an All Swap that moves nothing",
            "an interjection on somebody who has drawn",
            "blocked",
            "several Protections at once",
            "several late at once",
            "won by a Gift",
            "won by a Protection out of turn",
            "won by a Triple +",
        ],
    );
}

#[test]
fn late_positions_of_the_classic_editions() {
    let classic: Vec<Edition> = Edition::ALL
        .into_iter()
        .filter(|edition| *edition != Edition::Modern)
        .collect();
    let tally = late_rounds(20_000..24_000, |dice| Rules::of(dice.pick(&classic)));
    tally.expect_actions(80_000);
    tally.expect(
        400,
        &[
            "a chain paid from two piles",
            "interjected",
            "late at the discard",
            "nothing",
            "owes",
        ],
    );
    tally.expect(
        40,
        &[
            "a chain begun by an interjection",
            "a chain grown by an interjection",
            "an interjection on somebody who has drawn",
            "several late at once",
            "won by an interjection",
        ],
    );
}

#[test]
fn late_positions_of_mixed_rulebooks() {
    let tally = late_rounds(30_000..34_000, Dice::rules);
    tally.expect_actions(80_000);
    tally.expect(400, &["caught", "late", "owes", "protected"]);
}

/// What the mixture seldom brings together: Protection and Gift with the classic ways to call and to interject.
#[test]
fn late_positions_of_the_modern_box_with_classic_rules() {
    let houses = [
        "modern solo=discarding solo-until=discard",
        "modern solo=discarding solo-until=discard penalty=caught interject=any",
        "modern solo=discarding may-draw=stuck interject=any",
        "modern penalty=caught interject=any chains=mixed",
    ];
    let tally = late_rounds(40_000..44_000, |dice| dice.pick(&houses).parse().expect("a rulebook"));
    tally.expect_actions(80_000);
    tally.expect(
        20,
        &[
            "a chain grown by an interjection",
            "blocked",
            "late at the discard",
            "several late at once",
        ],
    );
    tally.expect(5, &["caught while a question is open", "late at an answer"]);
}

/// A few positions of every kind; as many as the environment variable `POSITIONS` says, after a change of the engine.
#[test]
fn late_positions_of_every_kind() {
    let positions = std::env::var("POSITIONS").map_or(300, |number| number.parse().expect("POSITIONS is a number"));
    let tally = late_rounds(1_000_000..1_000_000 + positions, |dice| match dice.below(3) {
        0 => Rules::of(dice.pick(&Edition::ALL)),
        1 => Rules::of(Edition::Modern),
        _ => dice.rules(),
    });
    tally.expect_actions(10 * positions as usize);
}

#[test]
fn a_pile_without_numbers_is_dealt_again_and_played_on() {
    let mut tally = Tally::default();
    for (number, edition) in (0..14).zip(Edition::ALL.into_iter().cycle()) {
        let rules = Rules::of(edition);
        let mut dice = Dice::new(number);
        // Nine hands take all the numbers there are.
        let seats = Seats::new(9).expect("2 to 10");
        let (dealer, seed) = (dice.seat(seats), dice.seed());
        let mut deck = rules.deck().cards().to_vec();
        deck.sort_by_key(|card| !card.is_number());
        let text: Vec<String> = deck.iter().map(Card::to_string).collect();
        let mut events: Vec<Event> = Vec::new();
        let round =
            Round::deal_stacked(&rules, seats, dealer, &text.join(" "), &seed, &mut events).expect("a whole deck");
        let (model, expected) = Model::deal_stacked(&rules, seats, dealer, &deck, &seed);
        assert!(expected.contains(&"redealt".to_string()));
        assert_eq!(texts(&events), expected, "{rules}");
        assert_eq!(round.setup(), model.setup(), "{rules}");
        Both { round, model }.play(LONGEST_ROUND, &mut dice, &mut tally);
    }
    // Their shuffles are numbered on from the second deal's.
    tally.expect(10, &["reshuffled"]);
}

fn dealt_round(dice: &mut Dice, rules: &Rules, seats: Seats, tally: &mut Tally) {
    let (dealer, seed) = (dice.seat(seats), dice.seed());
    let mut events: Vec<Event> = Vec::new();
    let round = Round::deal(rules, seats, dealer, &seed, &mut events);
    let (model, expected) = Model::deal(rules, seats, dealer, &seed);
    assert_eq!(texts(&events), expected, "the deal of {dealer} under {rules}");
    assert_eq!(round.setup(), model.setup(), "the deal of {dealer} under {rules}");
    Both { round, model }.play(LONGEST_ROUND, dice, tally);
}

fn late_rounds(numbers: std::ops::Range<u64>, mut rules: impl FnMut(&mut Dice) -> Rules) -> Tally {
    let mut tally = Tally::default();
    for number in numbers {
        let mut dice = Dice::new(number);
        let rules = rules(&mut dice);
        let seats = dice.seats();
        let setup = late_position(&mut dice, &rules, seats);
        let text = setup.to_string();
        let model = Model::from_setup(&setup);
        assert_eq!(model.setup(), setup);
        let round = Round::try_from(setup).unwrap_or_else(|why| panic!("{why}\n{text}"));
        Both { round, model }.play(LONGEST_END, &mut dice, &mut tally);
    }
    tally
}

/// The engine's round and the reference's, side by side.
struct Both {
    round: Round,
    model: Model,
}

impl Both {
    fn play(mut self, longest: usize, dice: &mut Dice, tally: &mut Tally) {
        let eager = !dice.once_in(4);
        for _ in 0..longest {
            self.try_anything(dice, tally);
            self.compare_waiting();
            if self.model.over.is_some() {
                for seat in self.model.seats.iter() {
                    self.compare_all(seat, &self.open_to(seat), &[]);
                }
                break;
            }
            let who = if dice.once_in(4) {
                self.model.seats.iter().collect()
            } else {
                self.model.waits_for()
            };
            let mut open: Vec<(Seat, Vec<Action>)> = who
                .into_iter()
                .map(|seat| (seat, self.compare_legal(seat, dice)))
                .collect();
            open.retain(|(_, actions)| !actions.is_empty());
            let (seat, actions) = &open[dice.below(open.len())];
            let action = choose(dice, actions, eager);
            self.act(*seat, action, tally);
            if dice.once_in(4) {
                // A position that came about can also be written down and played on from.
                assert_eq!(Round::try_from(self.model.setup()).as_ref(), Ok(&self.round));
            }
        }
        self.compare_outcome();
    }

    /// Does the same in both, which must be accepted and come out alike.
    fn act(&mut self, seat: Seat, action: Action, tally: &mut Tally) {
        let before = self.model.clone();
        let expected = self.model.act(seat, action).expect("a legal action");
        let mut events: Vec<Event> = Vec::new();
        let accepted = self.round.act(Actor::Seat(seat), action, &mut events);
        let told = texts(&events);
        if accepted.is_err() || told != expected || self.round.setup() != self.model.setup() {
            let mut report = String::new();
            let _ = writeln!(report, "before:    {}", before.setup());
            let _ = writeln!(report, "action:    {seat}: {action}");
            let _ = writeln!(report, "engine:    {accepted:?} {told:?}");
            let _ = writeln!(report, "reference: {expected:?}");
            let _ = writeln!(report, "engine:    {}", self.round.setup());
            let _ = writeln!(report, "reference: {}", self.model.setup());
            panic!("the engine and the reference differ\n{report}");
        }
        tally.add(&before, &expected);
    }

    /// Every action open to the seat, in both; of very many, some.
    fn compare_legal(&self, seat: Seat, dice: &mut Dice) -> Vec<Action> {
        let mut engine = self.open_to(seat);
        let many: Vec<Action> = engine
            .iter()
            .copied()
            .filter(|action| is_one_of_many(*action))
            .collect();
        if many.len() <= MOST_ACTIONS {
            self.compare_all(seat, &engine, &self.model.legal(seat));
            return engine;
        }
        engine.retain(|action| !is_one_of_many(*action));
        self.compare_all(seat, &engine, &self.model.legal_but_for_the_many(seat));
        for _ in 0..SAMPLE {
            let action = dice.pick(&many);
            let rules = self.model.objections(seat, action);
            assert!(
                rules.is_empty(),
                "{seat}: {action} is refused by {rules:?}\n{}",
                self.model.setup()
            );
            engine.push(action);
        }
        engine
    }

    fn open_to(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.round.legal(Actor::Seat(seat), &mut |action| actions.push(action));
        actions
    }

    fn compare_all(&self, seat: Seat, engine: &[Action], reference: &[Action]) {
        let in_engine: HashSet<Action> = engine.iter().copied().collect();
        let in_reference: HashSet<Action> = reference.iter().copied().collect();
        if in_engine != in_reference || engine.len() != in_engine.len() {
            let only = |a: &HashSet<Action>, b| a.difference(b).map(Action::to_string).collect::<Vec<_>>().join(", ");
            panic!(
                "seat {seat} may do different things\nposition: {}\nonly the engine: {}\nonly the reference: {}",
                self.model.setup(),
                only(&in_engine, &in_reference),
                only(&in_reference, &in_engine)
            );
        }
        let may_act = self.round.may_act().contains(seat);
        assert!(
            may_act || reference.is_empty(),
            "seat {seat} can act\n{}",
            self.model.setup()
        );
    }

    /// Something at random, which is mostly refused.
    fn try_anything(&mut self, dice: &mut Dice, tally: &mut Tally) {
        let seat = dice.seat(self.model.seats);
        let action = any_action(dice, &self.model, seat);
        let rules = self.model.objections(seat, action);
        let mut round = self.round;
        let mut events: Vec<Event> = Vec::new();
        let result = round.act(Actor::Seat(seat), action, &mut events);
        let agreed = match result {
            Ok(()) => rules.is_empty(),
            Err(illegal) => rules.contains(&illegal.rule()) && round == self.round && events.is_empty(),
        };
        assert!(
            agreed,
            "position: {}\naction: {seat}: {action}\nengine: {result:?}\nreference refuses by: {rules:?}",
            self.model.setup()
        );
        if result.is_err() {
            tally.refused += 1;
        }
    }

    /// Whom play waits for, and what is done for a seat that does not answer.
    fn compare_waiting(&self) {
        let waits_for: Vec<Seat> = self.round.waits_for().iter().collect();
        assert_eq!(waits_for, self.model.waits_for(), "{}", self.model.setup());
        for seat in waits_for {
            let Some(action) = self.round.default_action(seat) else {
                panic!("nothing is done for seat {seat}\n{}", self.model.setup());
            };
            let rules = self.model.objections(seat, action);
            assert!(
                rules.is_empty(),
                "{seat}: {action} is refused by {rules:?}\n{}",
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

/// Each kind of action as often as the other. Who is eager seldom draws if there is anything else to do.
fn choose(dice: &mut Dice, actions: &[Action], eager: bool) -> Action {
    let mut kinds: BTreeMap<String, Vec<Action>> = BTreeMap::new();
    for action in actions {
        kinds.entry(kind_of(*action)).or_default().push(*action);
    }
    if eager && kinds.len() > 1 && !dice.once_in(4) {
        kinds.remove("draw");
    }
    if !eager && kinds.contains_key("draw") && !dice.once_in(4) {
        return Action::Draw;
    }
    let kinds: Vec<&Vec<Action>> = kinds.values().collect();
    let kind = dice.pick(&kinds);
    dice.pick(kind)
}

/// Whether an action is of the kinds of which a big hand has thousands.
fn is_one_of_many(action: Action) -> bool {
    match action {
        Action::Play(play) => matches!(play.choice, Choice::Gift(..)),
        Action::Triple(_) => true,
        _ => false,
    }
}

/// What counts as one kind of action when one is chosen: a gift of these cards or of those is the same.
fn kind_of(action: Action) -> String {
    match action {
        Action::Play(play) => play.card.to_string(),
        Action::Triple(_) => "triple".into(),
        other => other.to_string(),
    }
}

fn texts(events: &[Event]) -> Vec<String> {
    events.iter().map(Event::to_string).collect()
}

/// What was seen, so that a test can say what it has reached.
#[derive(Default)]
struct Tally {
    accepted: usize,
    refused: usize,
    /// How often each kind of event and each rare situation came up.
    seen: BTreeMap<String, usize>,
}

impl Tally {
    fn add(&mut self, before: &Model, events: &[String]) {
        self.accepted += 1;
        let words = events.iter().filter_map(|event| event.split(' ').next());
        for what in words.chain(situations(before, events)) {
            *self.seen.entry(what.into()).or_default() += 1;
        }
    }

    fn expect_actions(&self, times: usize) {
        println!("{} accepted, {} refused, {:#?}", self.accepted, self.refused, self.seen);
        assert!(self.accepted >= times, "only {} actions were compared", self.accepted);
    }

    fn expect(&self, times: usize, what: &[&str]) {
        for what in what {
            let seen = self.seen.get(*what).copied().unwrap_or(0);
            assert!(seen >= times, "`{what}` came up only {seen} times");
        }
    }
}

/// The rare things an action brought about, by what was told of it.
fn situations(before: &Model, events: &[String]) -> Vec<&'static str> {
    let place = |word: &str| events.iter().position(|event| event.split(' ').next() == Some(word));
    let any = |word: &str| place(word).is_some();
    let late: Vec<usize> = (0..events.len()).filter(|i| events[*i].ends_with(" late")).collect();
    let late_seats: HashSet<&str> = late.iter().filter_map(|i| events[*i].split(' ').nth(1)).collect();
    let late_before = |word: &str| place(word).is_some_and(|place| late.iter().any(|i| *i < place));
    let late_after = |word: &str| place(word).is_some_and(|place| late.iter().any(|i| *i > place));
    let protections = events.iter().filter(|event| event.starts_with("protected")).count();
    let all_swap = before.question.is_some() && before.top() == Card::ALL_SWAP;
    let list = [
        ("late", !late.is_empty()),
        (
            "a chain grown by an interjection",
            any("interjected") && any("chain") && before.debt > 0,
        ),
        (
            "a chain begun by an interjection",
            any("interjected") && any("chain") && before.debt == 0,
        ),
        (
            "an interjection on somebody who has drawn",
            any("interjected") && before.drawn.is_some(),
        ),
        ("won by an interjection", any("interjected") && any("won")),
        ("won by a Protection out of turn", any("protected") && any("won")),
        ("won by a Gift", any("gave") && any("won")),
        ("won by a Triple +", any("tripled") && any("won")),
        ("a Gift of all the cards without a call", late_after("gave")),
        ("a Triple + of all the cards without a call", late_after("tripled")),
        ("a Triple + after drawing", any("tripled") && before.drawn.is_some()),
        ("late before a play", late_before("played")),
        ("late at the discard", late_after("played") || late_after("interjected")),
        ("late at an answer", late_after("protected")),
        ("several late at once", late_seats.len() > 1),
        ("several Protections at once", protections > 1),
        (
            "an All Swap that moves past somebody",
            all_swap && protections > 0 && any("moved"),
        ),
        (
            "an All Swap that moves nothing",
            all_swap && protections == before.seats.count() - 1 && !any("won"),
        ),
        ("a chain paid from two piles", any("reshuffled") && any("paid")),
        ("a chain paid with too few cards", any("nothing") && any("paid")),
        (
            "a call while a question is open",
            any("called") && before.question.is_some() && !any("answered"),
        ),
        (
            "caught while a question is open",
            any("caught") && before.question.is_some(),
        ),
    ];
    list.into_iter()
        .filter(|(_, holds)| *holds)
        .map(|(what, _)| what)
        .collect()
}
