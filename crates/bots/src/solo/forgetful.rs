//! A player at a table with people: one of the lower levels misses a card to throw in now and then, and forgets a call.

use super::owed_call;
use crate::{Level, Played, Player, Random};
use game::{Match, Seat};
use solo::{Action, Happened, Round, Seen, View};

/// How many chances of a hundred are missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Misses {
    /// To throw a card in.
    interjections: u32,
    /// To call with a play. Half of these calls are made up for, where the rules let a call follow.
    calls: u32,
}

impl Misses {
    /// Those of a level; the best miss nothing.
    pub(super) const fn of(level: Level) -> Option<Self> {
        let (interjections, calls) = match level {
            Level::Chance => (40, 30),
            Level::Greedy => (30, 20),
            Level::Family => (12, 8),
            Level::Planner => (4, 3),
            Level::Club | Level::Master => return None,
        };
        Some(Self { interjections, calls })
    }
}

/// Plays as somebody else does, but for what it misses. Every card that is laid is a chance, and what is missed of it follows from the seed
/// and from how many were laid before in the match: from what everybody has seen.
pub(super) struct Forgetful<P> {
    player: P,
    misses: Misses,
    key: u64,
    seat: Option<Seat>,
    /// How many times cards were laid in this match.
    laid: u64,
    /// Whether the last of them were its own.
    own: bool,
    /// When the call that it owes should have been made, as a number of cards laid.
    owed: u64,
}

/// What becomes of a chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lapse {
    misses: bool,
    call: Call,
}

/// When a call is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Call {
    InTime,
    Late,
    Never,
}

impl<P: Player<Round>> Forgetful<P> {
    /// One that misses so much. What it misses follows from the seed.
    pub(super) fn new(player: P, misses: Misses, seed: u64) -> Self {
        Self {
            player,
            misses,
            // Not what a player of this seed begins with.
            key: Random::new(!seed).number(),
            seat: None,
            laid: 0,
            own: false,
            owed: 0,
        }
    }

    /// What becomes of the chance after so many.
    fn lapse(&self, chance: u64) -> Lapse {
        let mut random = Random::new(self.key.wrapping_add(chance));
        let misses = random.below(100) < self.misses.interjections;
        let call = if random.below(100) >= self.misses.calls {
            Call::InTime
        } else if random.coin() {
            Call::Late
        } else {
            Call::Never
        };
        Lapse { misses, call }
    }

    /// The call that it owes, if it owes one.
    fn owed(&self, view: &View) -> Option<Call> {
        owed_call(view).map(|_| self.lapse(self.owed).call)
    }

    /// The action with its call, or without it if that is forgotten.
    fn spoken(&self, view: &View, action: Action) -> Action {
        let silent = action.silent();
        let forgets = match self.owed(view) {
            Some(owed) => owed == Call::Never,
            None => self.lapse(self.laid).call != Call::InTime,
        };
        // A late player in turn draws first, and may have to choose something then: he notices.
        if forgets && silent != action && view.legal().contains(&silent) {
            silent
        } else {
            action
        }
    }
}

impl<P: Player<Round>> Player<Round> for Forgetful<P> {
    fn begin(&mut self, score: &Match<Round>, seat: Seat) {
        self.seat = Some(seat);
        self.player.begin(score, seat);
    }

    fn end(&mut self, score: &Match<Round>) {
        self.player.end(score);
    }

    fn hear(&mut self, seen: &Seen) {
        match *seen {
            Happened::Played { seat, .. } | Happened::Tripled { seat, .. } | Happened::Protected { seat, .. } => {
                self.laid += 1;
                self.own = self.seat == Some(seat);
            }
            Happened::Owes { seat } if self.seat == Some(seat) => self.owed = self.laid - u64::from(self.own),
            _ => {}
        }
        self.player.hear(seen);
    }

    fn decide(&mut self, view: &View) -> Option<Action> {
        let action = self.player.decide(view)?;
        Some(self.spoken(view, action))
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        if self.lapse(self.laid).misses {
            return None;
        }
        let action = self.player.interject(view)?;
        Some(self.spoken(view, action))
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        if self.owed(view) == Some(Call::Never) {
            return None;
        }
        self.player.call(view)
    }

    fn reason(&self) -> Option<<Round as Played>::Reason> {
        self.player.reason()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solo::Greedy;
    use crate::solo::order::Question;
    use game::{Game, Scores, Seats};
    use std::sync::{Arc, Mutex};

    /// Somebody who misses so much.
    fn forgetful(interjections: u32, calls: u32, seed: u64) -> Forgetful<Greedy> {
        let mut player = Forgetful::new(Greedy, Misses { interjections, calls }, seed);
        player.begin(&score(), Seat::numbered(1).expect("a seat"));
        player
    }

    fn score() -> Match<Round> {
        let seats = Seats::new(2).expect("seats");
        Match::resumed(
            solo::Rules::default(),
            Seat::numbered(1).expect("a seat"),
            Scores::new(seats),
        )
    }

    /// Something that happened.
    fn hears(player: &mut Forgetful<Greedy>, events: &[&str]) {
        for event in events {
            player.hear(&event.parse().unwrap_or_else(|error| panic!("{event}: {error}")));
        }
    }

    /// What seat 1 says to a question in a position: an action, or nothing, `-`.
    fn answer(player: &mut Forgetful<Greedy>, question: Question, position: &str) -> String {
        let round: Round = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
        let action = question.put(player, &round.view(Seat::numbered(1).expect("a seat").into()));
        action.map_or_else(|| "-".into(), |action| action.to_string())
    }

    #[test]
    fn each_level_misses_as_much_as_it_should() {
        const CHANCES: u64 = 20_000;
        for level in Level::ALL {
            assert_eq!(Misses::of(level).is_none(), level >= Level::Club, "{level}");
            let Some(misses) = Misses::of(level) else { continue };
            let player = Forgetful::new(Greedy, misses, 7);
            let count = |is: fn(Lapse) -> bool| (0..CHANCES).filter(|chance| is(player.lapse(*chance))).count() as f64;
            for (found, percent) in [
                (count(|lapse| lapse.misses), f64::from(misses.interjections)),
                (count(|lapse| lapse.call == Call::Late), f64::from(misses.calls) / 2.0),
                (count(|lapse| lapse.call == Call::Never), f64::from(misses.calls) / 2.0),
            ] {
                let found = found / CHANCES as f64 * 100.0;
                assert!((found - percent).abs() < 1.0, "{level}: {found} should be {percent}");
            }
        }
    }

    #[test]
    fn seats_with_neighbouring_seeds_do_not_miss_the_same() {
        let lapses = |seed| -> Vec<bool> {
            let player = forgetful(50, 0, seed);
            (0..64).map(|chance| player.lapse(chance).misses).collect()
        };
        let (one, other) = (lapses(1), lapses(2));
        assert_eq!(one, lapses(1));
        assert!(one != other && one[1..] != other[..63] && one[..63] != other[1..]);
    }

    #[test]
    fn what_is_missed_is_missed_until_another_card_lies_on_top() {
        let position = "seats 2; turn 2; hand 1 r1 y2 y3; hand 2 g1 g2; discard r1";
        let mut player = forgetful(50, 0, 3);
        let mut thrown = Vec::new();
        for _ in 0..40 {
            let first = answer(&mut player, Question::Interject, position);
            assert_eq!(answer(&mut player, Question::Interject, position), first);
            thrown.push(first == "r1");
            hears(&mut player, &["played 2 r1"]);
        }
        assert!(thrown.contains(&true) && thrown.contains(&false));
        // In turn it misses nothing.
        let in_turn = position.replace("turn 2", "turn 1");
        let mut misses_all = forgetful(100, 0, 3);
        assert_eq!(answer(&mut misses_all, Question::Interject, position), "-");
        assert_eq!(answer(&mut misses_all, Question::Decide, &in_turn), "r1");
    }

    #[test]
    fn a_forgotten_call_is_left_off_the_play_and_comes_late_every_second_time() {
        let before = "seats 2; hand 1 r5 y2; hand 2 g1 g2; discard r1";
        let after = "seats 2; turn 2; hand 1 y2; hand 2 g1 g2; discard r5 r1; owes 1";
        let (mut made, mut late, mut never) = (0, 0, 0);
        for seed in 0..400 {
            let mut player = forgetful(0, 50, seed);
            if answer(&mut player, Question::Decide, before) == "r5!" {
                made += 1;
                continue;
            }
            hears(&mut player, &["played 1 r5", "owes 1", "turn 2"]);
            let call = answer(&mut player, Question::Call, after);
            assert_eq!(
                answer(&mut player, Question::Call, after),
                call,
                "it does not change its mind"
            );
            // Nor does it remember with the next play.
            let in_turn = "seats 2; hand 1 y2; hand 2 g1 g2; discard y5 r5 r1; owes 1";
            let (sum, play) = match call.as_str() {
                "solo" => (&mut late, "y2!"),
                _ => (&mut never, "y2"),
            };
            *sum += 1;
            assert_eq!(answer(&mut player, Question::Decide, in_turn), play);
        }
        assert!(
            (170..230).contains(&made) && (75..125).contains(&late) && (75..125).contains(&never),
            "{made} {late} {never}"
        );
    }

    #[test]
    fn a_call_that_came_due_through_somebody_else_can_be_forgotten_too() {
        let owed = "seats 2; turn 2; hand 1 g5; hand 2 g1 g2 g3; discard rX; owes 1";
        let calls = |calls: u32| {
            let called = |seed: &u64| {
                let mut player = forgetful(0, calls, *seed);
                hears(&mut player, &["played 2 rX", "owes 1"]);
                answer(&mut player, Question::Call, owed) == "solo"
            };
            (0..200).filter(called).count()
        };
        assert_eq!(calls(0), 200);
        assert!((70..130).contains(&calls(100)), "{}", calls(100));
    }

    #[test]
    fn a_call_is_not_left_off_where_the_play_would_not_be_allowed_without_it() {
        // Without the call it would draw first, and the Wish would not be its last card.
        let position = "seats 2; hand 1 W; hand 2 g1 g2; discard r1; owes 1";
        for seed in 0..50 {
            let mut player = forgetful(0, 100, seed);
            assert_eq!(answer(&mut player, Question::Decide, position), "W!");
        }
    }

    /// Notes down what it is told.
    struct Noting(Arc<Mutex<Vec<String>>>);

    impl Noting {
        fn note(&self, text: String) {
            self.0.lock().expect("nobody panics").push(text);
        }
    }

    impl Player<Round> for Noting {
        fn begin(&mut self, _: &Match<Round>, seat: Seat) {
            self.note(format!("begin {seat}"));
        }

        fn end(&mut self, _: &Match<Round>) {
            self.note("end".into());
        }

        fn hear(&mut self, seen: &Seen) {
            self.note(seen.to_string());
        }

        fn decide(&mut self, _: &View) -> Option<Action> {
            None
        }
    }

    #[test]
    fn it_passes_on_what_it_is_told() {
        let notes = Arc::default();
        let misses = Misses::of(Level::Chance).expect("it misses something");
        let mut player = Forgetful::new(Noting(Arc::clone(&notes)), misses, 1);
        player.begin(&score(), Seat::numbered(2).expect("a seat"));
        for event in ["dealt 1", "played 2 r5", "owes 2", "turn 1"] {
            player.hear(&event.parse().expect("an event"));
        }
        player.end(&score());
        let told = notes.lock().expect("nobody panics");
        assert_eq!(*told, ["begin 2", "dealt 1", "played 2 r5", "owes 2", "turn 1", "end"]);
    }
}
