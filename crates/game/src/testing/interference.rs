//! Non-interference: of two worlds that differ only in what a viewer cannot know, the viewer gets the same bytes.

use super::failure::{difference, fail, said, texts};
use super::walk::{choose, legal, pick};
use super::{ActionOf, EventOf, Report, RulesOf, Step, Testable, Worlds};
use crate::{Actor, Chance, Game, Seat, Seats, Seed, Viewer};
use std::fmt::{Display, Write};

/// So many seats look at each position and at each step, besides a spectator.
const LOOKING: usize = 2;

/// So many second worlds are drawn for a step until one allows it.
const TRIES: usize = 8;

/// Plays so many steps from a position, or to the end, and has some viewers compare this world with another in each position
/// and at each step; `number` decides all chance.
///
/// Whatever a seat cannot tell apart, a spectator must not tell apart either: it sees no more than a seat.
///
/// # Panics
/// When a viewer sees a difference that it must not see.
pub fn non_interference<T: Worlds>(start: &T::Game, number: u64, steps: usize) -> Report {
    let mut trial = Trial::<T> {
        chance: Seed::from_number(number).stream(2 << 32),
        report: Report::default(),
        game: start.clone(),
    };
    for _ in 0..steps {
        trial.compare_positions();
        let Some((actor, action)) = choose(&trial.game, &mut trial.chance) else {
            trial.report.deals = 1;
            break;
        };
        trial.compare_steps(actor, action);
    }
    trial.report
}

/// Has every viewer compare two deals that differ only in what it does not learn of them.
///
/// # Panics
/// When a viewer sees a difference, or a deck cannot be dealt.
pub fn non_interference_of_deals<T: Worlds>(rules: &RulesOf<T>, seats: Seats, number: u64) -> Report {
    let seed = Seed::from_number(number);
    let mut chance = seed.stream(3 << 32);
    let dealer = T::Game::first_dealer(rules, seats, &seed, &mut ());
    let mut report = Report::default();
    for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let [(one, events), (two, other_events)] =
            T::two_decks(rules, seats, dealer, viewer, &mut chance).map(|deck| {
                let mut events = Vec::new();
                match T::Game::deal_stacked(rules, seats, dealer, &deck, &seed, &mut events) {
                    Ok(game) => (game, events),
                    Err(why) => fail(
                        "a deck cannot be dealt",
                        &[("rules", rules), ("deck", &deck), ("why", &why)],
                    ),
                }
            });
        report.count_world(&one, &two);
        let pair = Pair::<T> {
            viewer,
            worlds: [&one, &two],
            step: None,
        };
        pair.compare_events(&events, &other_events);
        pair.compare_sights();
    }
    report
}

struct Trial<T: Testable> {
    chance: Chance,
    report: Report,
    game: T::Game,
}

impl<T: Worlds> Trial<T> {
    fn compare_positions(&mut self) {
        for viewer in self.viewers() {
            let Some(other) = T::another(&self.game, viewer, &mut self.chance) else {
                self.report.skipped += 1;
                continue;
            };
            self.report.count_world(&self.game, &other);
            let pair = Pair::<T> {
                viewer,
                worlds: [&self.game, &other],
                step: None,
            };
            pair.compare_sights();
            let actor = acting(viewer);
            pair.compare_replies(actor, &T::candidates(&self.game, actor, &mut self.chance));
        }
    }

    /// Does the action, and compares what viewers see of it with what they would have seen in another world.
    fn compare_steps(&mut self, actor: Actor, action: ActionOf<T>) {
        let before = self.game.clone();
        let mut events = Vec::new();
        if let Err(why) = self.game.act(actor, action, &mut events) {
            let done = said(actor, action);
            fail(
                "`act` refuses what `legal` yields",
                &[("position", &before), ("action", &done), ("why", &why)],
            );
        }
        self.report.count_events(&texts(&events));
        self.report.accepted += 1;
        for viewer in self.viewers() {
            let step = Step {
                actor,
                action,
                events: &events,
            };
            if !(0..TRIES).any(|_| self.compare_step(&before, viewer, &step)) {
                self.report.skipped += 1;
            }
        }
    }

    /// Compares a step with the same in another world, if one is found in which it can be done.
    fn compare_step(&mut self, before: &T::Game, viewer: Viewer, step: &Step<T::Game>) -> bool {
        let Some((other, other_action)) = T::another_before(before, viewer, step, &mut self.chance) else {
            return false;
        };
        let mut after = other.clone();
        let mut events = Vec::new();
        let accepted = after.act(step.actor, other_action, &mut events).is_ok();
        // What the host may do is known to all.
        let own = step.actor == Actor::Host || step.actor == acting(viewer);
        if !accepted && !own {
            return false;
        }
        self.report.count_world(before, &other);
        let steps = [said(step.actor, step.action), said(step.actor, other_action)];
        let pair = Pair::<T> {
            viewer,
            worlds: [before, &other],
            step: Some(&steps),
        };
        if !accepted {
            pair.fail(
                "what an actor may do depends on what it cannot know",
                viewer,
                "accepted",
                "refused",
            );
        }
        pair.compare_events(step.events, &events);
        pair.compare_positions(
            "a viewer can tell two positions apart after an action",
            [&self.game, &after],
        );
        true
    }

    /// A spectator and some of the seats.
    fn viewers(&mut self) -> Vec<Viewer> {
        let seats: Vec<Seat> = self.game.seats().iter().collect();
        let looking = (0..LOOKING)
            .filter_map(|_| pick(&mut self.chance, &seats))
            .map(Viewer::Seat);
        [Viewer::Spectator].into_iter().chain(looking).collect()
    }
}

/// Two worlds, before or at a step, that a viewer must not be able to tell apart.
struct Pair<'a, T: Testable> {
    viewer: Viewer,
    worlds: [&'a T::Game; 2],
    step: Option<&'a [String; 2]>,
}

impl<T: Worlds> Pair<'_, T> {
    fn compare_sights(&self) {
        self.compare_positions("a viewer can tell two positions apart", self.worlds);
    }

    fn compare_positions(&self, what: &str, [one, two]: [&T::Game; 2]) {
        for viewer in self.looking() {
            let texts = [one, two].map(|game| perceived::<T>(game, viewer));
            if texts[0] != texts[1] || one.sight(viewer) != two.sight(viewer) {
                self.fail(what, viewer, &texts[0], &texts[1]);
            }
        }
    }

    fn compare_events(&self, one: &[EventOf<T>], two: &[EventOf<T>]) {
        for viewer in self.looking() {
            let [one, two] = [one, two].map(|events| {
                let seen: Vec<_> = events.iter().filter_map(|event| T::Game::seen(event, viewer)).collect();
                let text = seen
                    .iter()
                    .fold(String::new(), |text, event| text + &event.to_string() + "\n");
                (seen, text)
            });
            if one != two {
                self.fail("a viewer sees different events", viewer, &one.1, &two.1);
            }
        }
    }

    /// Compares what an actor is told when it tries something: that it may, or why not.
    fn compare_replies(&self, actor: Actor, actions: &[ActionOf<T>]) {
        for action in actions {
            let [one, two] = self.worlds.map(|game| match game.clone().act(actor, *action, &mut ()) {
                Ok(()) => format!("{action}: accepted"),
                Err(why) => format!("{action}: {why}"),
            });
            if one != two {
                self.fail(
                    "what an actor is told depends on what it cannot know",
                    self.viewer,
                    &one,
                    &two,
                );
            }
        }
    }

    /// The viewer, and a spectator, who sees no more.
    fn looking(&self) -> impl Iterator<Item = Viewer> + use<T> {
        let spectator = (self.viewer != Viewer::Spectator).then_some(Viewer::Spectator);
        [self.viewer].into_iter().chain(spectator)
    }

    fn fail(&self, what: &str, looking: Viewer, one: &str, two: &str) -> ! {
        let viewer = match (looking, self.viewer) {
            (Viewer::Seat(seat), _) => format!("seat {seat}"),
            (Viewer::Spectator, Viewer::Seat(seat)) => format!("a spectator, who may see no more than seat {seat}"),
            (Viewer::Spectator, Viewer::Spectator) => "a spectator".into(),
        };
        let parted = difference(one, two);
        let mut facts: Vec<(&str, &dyn Display)> = vec![
            ("rules", self.worlds[0].rules()),
            ("viewer", &viewer),
            ("world 1", self.worlds[0]),
            ("world 2", self.worlds[1]),
        ];
        if let Some([one, two]) = self.step {
            facts.extend([("action in 1", one as &dyn Display), ("action in 2", two)]);
        }
        facts.extend([
            ("seen in 1", &one as &dyn Display),
            ("seen in 2", &two),
            ("they part at", &parted),
        ]);
        fail(what, &facts)
    }
}

/// What a viewer can act as. The host of a table sees no more than a spectator.
fn acting(viewer: Viewer) -> Actor {
    match viewer {
        Viewer::Seat(seat) => seat.into(),
        Viewer::Spectator => Actor::Host,
    }
}

/// All that a viewer gets of a position, as text.
fn perceived<T: Worlds>(game: &T::Game, viewer: Viewer) -> String {
    let mut text = format!("{}\n", game.sight(viewer));
    let _ = writeln!(
        text,
        "may act: {}; waits for: {}; outcome: {:?}",
        game.may_act(),
        game.waits_for(),
        game.outcome()
    );
    // What is open to the host is known to all.
    let own = (viewer != Viewer::Spectator).then(|| acting(viewer));
    for actor in [Actor::Host].into_iter().chain(own) {
        let mut open = texts(&legal(game, actor));
        open.sort_unstable();
        let _ = writeln!(text, "legal {actor}: {}", open.join(" | "));
    }
    if let Viewer::Seat(seat) = viewer {
        let _ = writeln!(text, "default: {:?}", game.default_action(seat));
    }
    text + &T::shown(game, viewer)
}
