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
use words::Words;

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
pub(super) fn run<G: Shelf>(scenario: &Scenario, words: &Words) -> Result<Vec<Failure>, Bad> {
    let opening = Opening::<G>::new(scenario)?;
    let script = Script::new(scenario, &opening.game)?;
    let others = scenario.fails_under.iter();
    let others = others.map(|rules| Ok((rules, Opening::<G>::otherwise(scenario, rules)?)));
    let others: Vec<_> = others.collect::<Result<_, Bad>>()?;
    let failures = play(&script, opening, words);
    if !failures.is_empty() {
        return Ok(failures);
    }
    let same = others
        .into_iter()
        .filter(|(_, other)| play(&script, other.clone(), words).is_empty());
    Ok(same.map(|(rules, _)| also_under(rules, words)).collect())
}

fn also_under(rules: &At<String>, words: &Words) -> Failure {
    let expected = words.check_other_under(&rules.value);
    let actual = words.check_also_under(&rules.value);
    Failure {
        step: None,
        action: None,
        field: "fails-under".into(),
        difference: Difference::new(rules.line, expected, actual),
    }
}

/// What fails in the first step in which something does: what comes after it would only be noise.
fn play<G: Shelf>(script: &Script<G>, opening: Opening<G>, words: &Words) -> Vec<Failure> {
    let Opening { mut game, mut events } = opening;
    for (i, act) in script.steps.iter().enumerate() {
        if act.action.is_some() || i > 0 {
            events.clear();
        }
        let differences = match act.perform(&mut game, &mut events, words) {
            Some(difference) => vec![difference],
            None => act.compare(&Moment::new(&game, &events, &script.scores, words)),
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

impl<G: Shelf> Act<G> {
    /// Does what the step says; what went wrong with that, if something did.
    fn perform(&self, game: &mut G, events: &mut Vec<G::Event>, words: &Words) -> Option<Named> {
        let &At {
            line,
            value: (actor, action),
        } = self.action.as_ref()?;
        let before = game.clone();
        let result = game.act(actor, action, events);
        let why = |illegal: G::Illegal| words.check_refused_why(illegal.rule(), G::why(words, illegal));
        let Some(rule) = &self.refused else {
            let illegal = result.err()?;
            return Some(("do".into(), Difference::new(line, words.check_accepted(), why(illegal))));
        };
        let (expected, actual) = match result {
            Err(illegal) if illegal.rule() == rule.value => {
                (words.check_unchanged(), change(&before, game, events, words)?)
            }
            Err(illegal) => (words.check_refused(&rule.value), why(illegal)),
            Ok(()) => (words.check_refused(&rule.value), words.check_accepted()),
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
fn change<G: Game>(before: &G, after: &G, events: &[G::Event], words: &Words) -> Option<String> {
    if let Some(event) = events.first() {
        return Some(words.check_event(event.to_string()));
    }
    if before == after {
        return None;
    }
    let (before, after) = (before.to_string(), after.to_string());
    let difference = first_difference(&before, &after);
    Some(difference.map_or_else(
        || words.check_changed_unseen(),
        |(before, after)| words.check_changed(before, after),
    ))
}
