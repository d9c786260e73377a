//! How things are after a step, and how that differs from what was expected.

use super::document::At;
use super::script::{Expectation, What, text_for};
use crate::games::Shelf;
use game::{Actor, BySeat, Game, Outcome, Refusal, Scores, SeatSet, Viewer};
use serde::Serialize;
use std::fmt::Display;
use words::Words;

/// What was expected and is not so, and what is so instead.
#[derive(Serialize)]
pub(super) struct Difference {
    /// Where it was expected.
    pub(super) line: usize,
    pub(super) expected: Vec<String>,
    pub(super) actual: Vec<String>,
    /// Which of the expected texts is missing, where they are events.
    #[serde(skip)]
    pub(super) missing: Option<usize>,
}

impl Difference {
    /// A difference between two texts.
    pub(super) fn new(line: usize, expected: impl Into<String>, actual: impl Into<String>) -> Self {
        Self {
            line,
            expected: vec![expected.into()],
            actual: vec![actual.into()],
            missing: None,
        }
    }
}

/// How things are after a step.
pub(super) struct Moment<'a, G: Game> {
    game: &'a G,
    events: &'a [G::Event],
    /// The scores before the round.
    scores: &'a Scores,
    words: &'a Words,
}

impl<'a, G: Shelf> Moment<'a, G> {
    /// The game, what happened in the step, the scores before the round, and the words to tell it with.
    pub(super) fn new(game: &'a G, events: &'a [G::Event], scores: &'a Scores, words: &'a Words) -> Self {
        Self {
            game,
            events,
            scores,
            words,
        }
    }

    /// How it differs from an expectation, if it does.
    pub(super) fn differs(&self, expectation: &Expectation<G>) -> Option<Difference> {
        let (expected, actual) = match &expectation.what {
            What::Events(viewer, texts) => return self.events(*viewer, texts),
            What::Field(viewer, expected) => {
                let text = text_for(self.game, *viewer);
                (expected.show(), expected.differs_from(&text)?.into())
            }
            What::Never(text) => self.never(text)?,
            What::Open(actor, action, open) => self.open(*actor, *action, *open)?,
            What::Points(points) => self.over(numbers(points), |outcome| numbers(&outcome.points))?,
            What::Winners(winners) => self.over(seats(*winners), |outcome| seats(outcome.winners))?,
            What::Totals(totals) => self.over(numbers(totals), |outcome| numbers(&self.after(outcome).totals))?,
            What::MatchWinners(winners) => self.over(seats(*winners), |outcome| {
                let winners = G::match_winners(self.game.rules(), &self.after(outcome));
                seats(winners.unwrap_or(SeatSet::EMPTY))
            })?,
        };
        Some(Difference::new(expectation.line, expected, actual))
    }

    fn events(&self, viewer: Option<Viewer>, texts: &[At<String>]) -> Option<Difference> {
        let mut actual = self.happened(viewer);
        let mut rest = actual.iter();
        let missing = texts.iter().position(|text| !rest.any(|event| *event == text.value))?;
        if actual.is_empty() {
            actual.push(self.words.check_nothing());
        }
        Some(Difference {
            line: texts[missing].line,
            expected: texts.iter().map(|text| text.value.clone()).collect(),
            actual,
            missing: Some(missing),
        })
    }

    fn happened(&self, viewer: Option<Viewer>) -> Vec<String> {
        let text = |event: &G::Event| match viewer {
            None => Some(event.to_string()),
            Some(viewer) => G::seen(event, viewer).map(|seen| seen.to_string()),
        };
        self.events.iter().filter_map(text).collect()
    }

    fn never(&self, text: &str) -> Option<(String, String)> {
        let event = self.happened(None).into_iter().find(|event| begins(event, text))?;
        Some((self.words.check_never(text), event))
    }

    fn open(&self, actor: Actor, action: G::Action, expected: bool) -> Option<(String, String)> {
        let mut open = false;
        self.game.legal(actor, &mut |legal| open |= legal == action);
        if open == expected {
            return None;
        }
        let refused = self.game.clone().act(actor, action, &mut ()).err();
        let action = describe(actor, action);
        let (is_open, is_not_open) = (self.words.check_open(&action), self.words.check_not_open(&action));
        let why = |illegal: G::Illegal| {
            let why = G::why(self.words, illegal);
            self.words.check_not_open_why(&action, why, illegal.rule())
        };
        Some(if open {
            (is_not_open, is_open)
        } else {
            (is_open, refused.map_or(is_not_open, why))
        })
    }

    fn over(&self, expected: String, actual: impl Fn(&Outcome) -> String) -> Option<(String, String)> {
        let actual = match self.game.outcome() {
            Some(outcome) => actual(&outcome),
            None => self.words.check_not_over(),
        };
        (actual != expected).then_some((expected, actual))
    }

    fn after(&self, outcome: &Outcome) -> Scores {
        let mut scores = *self.scores;
        scores.add(outcome);
        scores
    }
}

/// Who does what, as a scenario writes it.
pub(super) fn describe(actor: Actor, action: impl Display) -> String {
    match actor {
        Actor::Seat(seat) => format!("{seat}: {action}"),
        Actor::Host => format!("host: {action}"),
    }
}

/// Whether an event begins with a text, numbers taken whole: `turn 10` does not begin with `turn 1`.
fn begins(event: &str, text: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    event
        .strip_prefix(text)
        .is_some_and(|rest| !(text.ends_with(digit) && rest.starts_with(digit)))
}

fn numbers(values: &BySeat<u32>) -> String {
    list(values.values())
}

fn seats(seats: SeatSet) -> String {
    list(seats.iter())
}

fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_not_cut_in_two() {
        assert!(begins("drew 2 r5 turn", "drew 2") && begins("caught 3>2", "caught 3") && begins("turn 1", "turn 1"));
        assert!(begins("turned r5", "turned r") && begins("blocked", "blocked"));
        assert!(!begins("turn 10", "turn 1") && !begins("drew 2 r5", "drew 2 r5 turn"));
    }
}
