//! Random play to the end, every position and every step on the way checked.

use super::failure::{fail, fail_at, said, texts};
use super::walk::{actors, choose, legal, pick};
use super::{ActionOf, Report, RulesOf, Testable};
use crate::{Actor, Chance, Game, Projection, Seats, Seed, Viewer};
use std::collections::HashSet;
use std::fmt::Display;
use std::str::FromStr;

/// So many of an actor's legal actions are tried in each position.
const TRIED: usize = 3;

/// So many actions of earlier positions are remembered.
const REMEMBERED: usize = 32;

/// Deals, checks the deal, and goes on as [`conformance`] does.
///
/// # Panics
/// When the game does not conform.
pub fn deal<T: Testable>(rules: &RulesOf<T>, seats: Seats, number: u64, one_in: u32) -> Report {
    let seed = Seed::from_number(number);
    let dealer = T::Game::first_dealer(rules, seats, &seed, &mut ());
    let dealt = || {
        let mut events = Vec::new();
        let game = T::Game::deal(rules, seats, dealer, &seed, &mut events);
        (game, events)
    };
    let (game, events) = dealt();
    let (again, events_again) = dealt();
    let (told, told_again) = (texts(&events), texts(&events_again));
    if game != again || told != told_again {
        fail(
            "the same seed dealt differently",
            &[("rules", rules), ("first", &game), ("then", &again)],
        );
    }
    if game.rules() != rules || game.seats() != seats || game.dealer() != dealer {
        fail(
            "something else was dealt than asked for",
            &[("rules", rules), ("dealer", &dealer), ("position", &game)],
        );
    }
    if told.is_empty() {
        fail("nothing is told of the deal", &[("position", &game)]);
    }
    check_text(rules);
    check_seen(&game, &events);
    let mut report = conformance::<T>(&game, number, one_in);
    report.count_events(&told);
    report
}

/// Plays from a position to the end; one position in so many, and the step from it, is checked in every way, and so is the
/// last one. `number` decides all chance.
///
/// # Panics
/// When the game does not conform.
pub fn conformance<T: Testable>(start: &T::Game, number: u64, one_in: u32) -> Report {
    let mut trial = Trial::<T> {
        chance: Seed::from_number(number).stream(1 << 32),
        earlier: Vec::new(),
        report: Report::default(),
    };
    let mut game = start.clone();
    let mut record = Vec::new();
    while let Some((actor, action)) = choose(&game, &mut trial.chance) {
        if record.len() >= T::LONGEST {
            fail("the deal does not end", &[("start", start), ("position", &game)]);
        }
        // One viewer at each step, everybody in turn.
        let viewer = viewers(&game).nth(record.len() % (game.seats().count() + 1));
        check_imagined(&game, viewer.unwrap_or(Viewer::Spectator));
        let checked = trial.chance.below(one_in) == 0;
        if checked {
            trial.check_position(&game);
        }
        let told = trial.step(&mut game, actor, action, checked);
        record.push((actor, action, told));
    }
    trial.check_position(&game);
    viewers(&game).for_each(|viewer| check_imagined(&game, viewer));
    check_replay(start, &record, &game);
    trial.report.deals = 1;
    trial.report
}

struct Trial<T: Testable> {
    chance: Chance,
    earlier: Vec<ActionOf<T>>,
    report: Report,
}

impl<T: Testable> Trial<T> {
    fn check_position(&mut self, game: &T::Game) {
        if let Err(why) = T::check(game) {
            fail(
                "the position cannot exist",
                &[("rules", game.rules()), ("position", game), ("why", &why)],
            );
        }
        check_text(game);
        let viewers: Vec<Viewer> = viewers(game).collect();
        if let Some(viewer) = pick(&mut self.chance, &viewers) {
            check_text(&game.sight(viewer));
        }
        let open: Vec<(Actor, Vec<_>)> = actors(game)
            .into_iter()
            .map(|actor| (actor, legal(game, actor)))
            .collect();
        check_who_acts(game, &open);
        check_open_from_text(game, &open);
        for (actor, actions) in &open {
            check_legal(game, *actor, actions);
            let tried: Vec<_> = (0..TRIED).filter_map(|_| pick(&mut self.chance, actions)).collect();
            for action in tried {
                self.try_action(game, *actor, actions, action);
            }
        }
        // One actor, and what it may not do: nonsense, what others may do, and what could be done before.
        let Some(at) = pick(&mut self.chance, &(0..open.len()).collect::<Vec<_>>()) else {
            return;
        };
        let (actor, actions) = &open[at];
        let mut candidates = T::candidates(game, *actor, &mut self.chance);
        candidates.extend(open.iter().filter_map(|(_, others)| pick(&mut self.chance, others)));
        candidates.extend((0..TRIED).filter_map(|_| pick(&mut self.chance, &self.earlier)));
        for action in candidates {
            self.try_action(game, *actor, actions, action);
        }
    }

    /// Tries an action on a copy: it must be accepted if it is among the legal ones, else refused without a trace.
    fn try_action(&mut self, game: &T::Game, actor: Actor, legal: &[ActionOf<T>], action: ActionOf<T>) {
        check_text(&action);
        let mut copy = game.clone();
        let mut events = Vec::new();
        let result = copy.act(actor, action, &mut events);
        let expected = legal.contains(&action);
        match result {
            Ok(()) if !expected => fail_at("`act` accepts what `legal` does not yield", game, actor, action, &[]),
            Err(why) if expected => fail_at(
                "`act` refuses what `legal` yields",
                game,
                actor,
                action,
                &[("why", &why)],
            ),
            Ok(()) => {
                self.report.accepted += 1;
                if events.is_empty() {
                    fail_at("an action was accepted and nothing happened", game, actor, action, &[]);
                }
            }
            Err(_) => {
                self.report.refused += 1;
                if copy != *game {
                    fail_at(
                        "a refused action changed something",
                        game,
                        actor,
                        action,
                        &[("afterwards", &copy)],
                    );
                }
                if !events.is_empty() {
                    let told = texts(&events).join("\n");
                    fail_at(
                        "a refused action made something happen",
                        game,
                        actor,
                        action,
                        &[("events", &told)],
                    );
                }
            }
        }
    }

    /// Does it. Checked is that it comes out the same from a position read back from its text.
    fn step(&mut self, game: &mut T::Game, actor: Actor, action: ActionOf<T>, checked: bool) -> Vec<String> {
        let before = game.clone();
        let mut events = Vec::new();
        if let Err(why) = game.act(actor, action, &mut events) {
            fail_at(
                "`act` refuses what `legal` yields",
                &before,
                actor,
                action,
                &[("why", &why)],
            );
        }
        let told = texts(&events);
        if checked {
            check_step_from_text(&before, actor, action, game, &told);
        }
        check_seen(&before, &events);
        self.report.accepted += 1;
        self.report.count_events(&told);
        if self.earlier.len() < REMEMBERED {
            self.earlier.push(action);
        } else {
            self.earlier[self.chance.below(REMEMBERED as u32) as usize] = action;
        }
        told
    }
}

/// In a position read back from its text, everybody may do the same.
fn check_open_from_text<G: Game>(game: &G, open: &[(Actor, Vec<G::Action>)]) {
    let copy: G = read_back(game);
    for (actor, actions) in open {
        let from_text = legal(&copy, *actor);
        if from_text != *actions {
            let (here, there) = (texts(actions).join(" | "), texts(&from_text).join(" | "));
            let who = said(*actor, "");
            let facts: &[(&str, &dyn Display)] = &[
                ("position", game),
                ("actor", &who),
                ("legal", &here),
                ("from text", &there),
            ];
            fail("what is legal follows from something the text does not carry", facts);
        }
    }
    if copy.waits_for() != game.waits_for() || copy.may_act() != game.may_act() {
        fail(
            "who may act follows from something the text does not carry",
            &[("position", game)],
        );
    }
}

/// The text of a position carries everything: from there the same action does the same.
fn check_step_from_text<G: Game>(before: &G, actor: Actor, action: G::Action, after: &G, told: &[String]) {
    let mut copy: G = read_back(before);
    let mut events = Vec::new();
    let accepted = copy.act(actor, action, &mut events).is_ok();
    let told_of_copy = texts(&events);
    if !accepted || told_of_copy != told || copy != *after {
        let (one, two) = (
            format!("{after}\n{}", told.join("\n")),
            format!("{copy}\n{}", told_of_copy.join("\n")),
        );
        let facts: &[(&str, &dyn Display)] = &[("state", &one), ("from text", &two)];
        fail_at(
            "the text of the position does not carry everything",
            before,
            actor,
            action,
            facts,
        );
    }
}

/// Who may act and who is waited for must fit what is open to everybody.
fn check_who_acts<G: Game>(game: &G, open: &[(Actor, Vec<G::Action>)]) {
    let wrong = |what: &str| fail(what, &[("rules", game.rules()), ("position", game)]);
    let (awaited, able, over) = (game.waits_for(), game.may_act(), game.outcome().is_some());
    if awaited.is_empty() != over {
        wrong("play must wait for somebody until there is an outcome");
    }
    if !awaited.minus(able).is_empty() || !able.minus(game.seats().all()).is_empty() {
        wrong("whoever is waited for may act, and only seats of the table may");
    }
    if over && open.iter().any(|(_, actions)| !actions.is_empty()) {
        wrong("something can be done although the deal is over");
    }
    for (actor, actions) in open {
        let Actor::Seat(seat) = *actor else { continue };
        if !actions.is_empty() && !able.contains(seat) {
            wrong(&format!("seat {seat} has a legal action and is not in `may_act`"));
        }
        if actions.is_empty() && awaited.contains(seat) {
            wrong(&format!("play waits for seat {seat}, which can do nothing"));
        }
        match game.default_action(seat) {
            Some(action) if !awaited.contains(seat) => {
                wrong(&format!("{action} for seat {seat}, which nobody waits for"));
            }
            Some(action) if !actions.contains(&action) => {
                wrong(&format!("the default {action} of seat {seat} is illegal"));
            }
            None if awaited.contains(seat) => wrong(&format!("nothing is done for seat {seat} when its time runs out")),
            _ => {}
        }
    }
}

/// No action comes twice, in value or in text.
fn check_legal<G: Game>(game: &G, actor: Actor, actions: &[G::Action]) {
    let mut seen = HashSet::new();
    for action in actions {
        if !seen.insert(action.to_string()) {
            fail_at("`legal` yields an action twice", game, actor, *action, &[]);
        }
    }
}

/// What anybody sees of an event reads back, and what a spectator may see, every seat may see.
fn check_seen<G: Game>(game: &G, events: &[G::Event]) {
    for viewer in viewers(game) {
        let seen = events.iter().filter_map(|event| G::seen(event, viewer));
        seen.for_each(|seen| check_text(&seen));
    }
    for event in events
        .iter()
        .filter(|event| G::seen(event, Viewer::Spectator).is_some())
    {
        for seat in game.seats().iter() {
            if G::seen(event, seat.into()).is_none() {
                fail(
                    "a spectator sees what a seat does not",
                    &[("position", game), ("seat", &seat), ("event", event)],
                );
            }
        }
    }
}

/// A deal imagined from what a viewer sees looks the same to the viewer, who may do the same, and the same seats may act.
fn check_imagined<G: Game>(game: &G, viewer: Viewer) {
    let (view, sight) = (game.view(viewer), game.sight(viewer));
    let imagined = match G::imagine(&sight) {
        Ok(imagined) => imagined,
        Err(why) => fail(
            "no deal can be imagined that looks like a sight",
            &[("position", game), ("sight", &sight), ("why", &why)],
        ),
    };
    let wrong = |what: &str| fail(what, &[("position", game), ("sight", &sight), ("imagined", &imagined)]);
    if imagined.sight(viewer) != sight {
        wrong("a deal imagined from a sight looks different");
    }
    if imagined.view(viewer).legal() != view.legal() {
        wrong("in a deal imagined from a sight its viewer may do something else");
    }
    if imagined.waits_for() != game.waits_for() || imagined.may_act() != game.may_act() {
        wrong("in a deal imagined from a sight others may act");
    }
}

/// Everybody who looks.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The same actions from the same start lead to the same end, by the same events.
fn check_replay<G: Game>(start: &G, record: &[(Actor, G::Action, Vec<String>)], end: &G) {
    let mut game = start.clone();
    for (actor, action, told) in record {
        let before = game.clone();
        let mut events = Vec::new();
        let accepted = game.act(*actor, *action, &mut events).is_ok();
        if !accepted || texts(&events) != *told {
            let (now, then) = (texts(&events).join("\n"), told.join("\n"));
            fail_at(
                "a replay went differently",
                &before,
                *actor,
                *action,
                &[("now", &now), ("then", &then)],
            );
        }
    }
    if game != *end {
        let last = record
            .last()
            .map(|(actor, action, _)| said(*actor, action))
            .unwrap_or_default();
        fail(
            "a replay ended differently",
            &[("start", start), ("end", end), ("replayed", &game), ("last", &last)],
        );
    }
}

/// The text of a value reads back to the same value, and that has the same text.
fn check_text<V: Display + Eq + FromStr<Err: Display>>(value: &V) {
    let again = read_back(value);
    if again != *value || again.to_string() != value.to_string() {
        fail(
            "a text reads back to something else",
            &[("text", value), ("read back", &again)],
        );
    }
}

fn read_back<V: Display + FromStr<Err: Display>>(value: &V) -> V {
    let text = value.to_string();
    match text.parse() {
        Ok(value) => value,
        Err(why) => fail("a text cannot be read back", &[("text", &text), ("why", &why)]),
    }
}
