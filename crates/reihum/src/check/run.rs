//! Running a scenario: its steps in order, under its own rulebook and under those it must not come out under.

use super::document::{At, Bad};
use super::fields::first_difference;
use super::moment::{Difference, Moment, describe};
use super::opening::Opening;
use super::scenario::Scenario;
use super::script::{Act, Script};
use crate::games::Shelf;
use game::{Game, Refusal};
use serde::Serialize;

/// Something that did not come out as written.
#[derive(Serialize)]
pub(super) struct Failure {
    /// The step, counted from 1; none if it is about the scenario as a whole.
    pub(super) step: Option<usize>,
    /// What was done in the step.
    #[serde(rename = "do")]
    pub(super) action: Option<String>,
    /// The field of the step.
    pub(super) field: String,
    #[serde(flatten)]
    pub(super) difference: Difference,
}

/// Plays a scenario, and plays it under the rulebooks that it must not come out under.
///
/// # Errors
/// When it makes no sense for its game.
pub(super) fn run<G: Shelf>(scenario: &Scenario) -> Result<Vec<Failure>, Bad> {
    let opening = Opening::<G>::new(scenario)?;
    let script = Script::new(scenario, &opening.game)?;
    let others = scenario.fails_under.iter();
    let others = others.map(|rules| Ok((rules, Opening::<G>::otherwise(scenario, rules)?)));
    let others: Vec<_> = others.collect::<Result<_, Bad>>()?;
    let failures = play(&script, opening);
    if !failures.is_empty() {
        return Ok(failures);
    }
    let same = others
        .into_iter()
        .filter(|(_, other)| play(&script, other.clone()).is_empty());
    Ok(same.map(|(rules, _)| also_under(rules)).collect())
}

fn also_under(rules: &At<String>) -> Failure {
    let expected = format!("something else under `{}`", rules.value);
    let actual = format!("also comes out so under `{}`", rules.value);
    Failure {
        step: None,
        action: None,
        field: "fails-under".into(),
        difference: Difference::new(rules.line, expected, actual),
    }
}

/// What fails in the first step in which something does: what comes after it would only be noise.
fn play<G: Game>(script: &Script<G>, opening: Opening<G>) -> Vec<Failure> {
    let Opening { mut game, mut events } = opening;
    for (i, act) in script.steps.iter().enumerate() {
        if act.action.is_some() || i > 0 {
            events.clear();
        }
        let differences = match act.perform(&mut game, &mut events) {
            Some(difference) => vec![difference],
            None => act.compare(&Moment::new(&game, &events, &script.scores)),
        };
        if !differences.is_empty() {
            let action = act
                .action
                .as_ref()
                .map(|action| describe(action.value.0, action.value.1));
            let failure = |(field, difference)| Failure {
                step: Some(i + 1),
                action: action.clone(),
                field,
                difference,
            };
            return differences.into_iter().map(failure).collect();
        }
    }
    Vec::new()
}

/// The name of a field, and what is different about it.
type Named = (String, Difference);

impl<G: Game> Act<G> {
    /// Does what the step says; what went wrong with that, if something did.
    fn perform(&self, game: &mut G, events: &mut Vec<G::Event>) -> Option<Named> {
        let &At {
            line,
            value: (actor, action),
        } = self.action.as_ref()?;
        let before = game.clone();
        let result = game.act(actor, action, events);
        let why = |illegal: G::Illegal| format!("refused by {}: {illegal}", illegal.rule());
        let Some(rule) = &self.refused else {
            let illegal = result.err()?;
            return Some(("do".into(), Difference::new(line, "accepted", why(illegal))));
        };
        let (expected, actual) = match result {
            Err(illegal) if illegal.rule() == rule.value => ("nothing changed".into(), change(&before, game, events)?),
            Err(illegal) => (format!("refused by {}", rule.value), why(illegal)),
            Ok(()) => (format!("refused by {}", rule.value), "accepted".into()),
        };
        Some(("refused".into(), Difference::new(rule.line, expected, actual)))
    }

    fn compare(&self, moment: &Moment<'_, G>) -> Vec<Named> {
        let expectations = self.expectations.iter();
        let named = expectations.filter_map(|expected| Some((expected.field.clone(), moment.differs(expected)?)));
        named.collect()
    }
}

/// What a refused action has changed all the same.
fn change<G: Game>(before: &G, after: &G, events: &[G::Event]) -> Option<String> {
    if let Some(event) = events.first() {
        return Some(format!("event {event}"));
    }
    if before == after {
        return None;
    }
    let (before, after) = (before.to_string(), after.to_string());
    let difference = first_difference(&before, &after);
    Some(difference.map_or_else(
        || "something that is not written down".into(),
        |(before, after)| format!("{before}, then {after}"),
    ))
}
