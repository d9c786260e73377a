//! Writing positions: every field, always, in one order.

use super::Shown;
use crate::{Answer, Card, Over, Position, Question};
use game::{Direction, SeatSet, Viewer};
use std::fmt::{self, Display, Formatter};

/// `cw` or `ccw`.
pub(crate) fn direction_text(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "cw",
        Direction::Counterclockwise => "ccw",
    }
}

impl<C: Shown> Display for Position<C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(viewer) = self.viewer {
            write!(f, "viewer {}; ", viewer_text(viewer))?;
        }
        write!(
            f,
            "rules {}; seats {}; dealer {}; turn {}",
            self.rules, self.seats, self.dealer, self.turn
        )?;
        write!(f, "; direction {}", direction_text(self.direction))?;
        for (seat, hand) in self.hands.iter() {
            write!(f, "; hand {seat} {}", List(hand))?;
        }
        write!(f, "; draw {}; discard {}", List(&self.draw), List(&self.discard))?;
        write!(f, "; colour {}; debt {}", OrDash(self.colour), self.debt)?;
        write!(f, "; drawn {}", OrDash(self.drawn.map(One)))?;
        let nobody = Question {
            asked: SeatSet::EMPTY,
            gift: Vec::new(),
            marked: false,
            answers: Vec::new(),
        };
        let question = self.question.as_ref().unwrap_or(&nobody);
        write!(f, "; question {}; gift {}", Set(question.asked), List(&question.gift))?;
        write!(f, "; marked {}", if question.marked { "yes" } else { "no" })?;
        f.write_str("; answers")?;
        for (seat, answer) in &question.answers {
            write!(f, " {seat}={}", answer_text(*answer))?;
        }
        if question.answers.is_empty() {
            f.write_str(" -")?;
        }
        write!(f, "; called {}; owes {}", Set(self.called), Set(self.owes))?;
        write!(f, "; quiet {}; shuffles {}", self.quiet, self.shuffles)?;
        if let Some(seed) = self.seed {
            write!(f, "; seed {seed}")?;
        }
        write!(f, "; over {}", over_text(self.over))
    }
}

pub(super) fn viewer_text(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".into(),
    }
}

pub(super) fn answer_text(answer: Answer) -> String {
    match answer {
        Answer::Hidden => "?".into(),
        Answer::Decline => "no".into(),
        Answer::Protect { card, call } => format!("{card}{}", if call { "!" } else { "" }),
    }
}

pub(super) fn over_text(over: Option<Over>) -> String {
    match over {
        None => "-".into(),
        Some(Over::Blocked) => "blocked".into(),
        Some(Over::Won(seat)) => seat.to_string(),
    }
}

/// One card, or `?`.
pub(crate) struct One<C>(pub(crate) C);

impl<C: Shown> Display for One<C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.card() {
            Some(card) => write!(f, "{card}"),
            None => f.write_str("?"),
        }
    }
}

/// A list of cards, hidden ones counted.
pub(super) struct List<'a, C>(pub(super) &'a [C]);

impl<C: Shown> Display for List<'_, C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        let shown = |card: &C| -> Option<Card> { card.card() };
        for (i, run) in self
            .0
            .chunk_by(|a, b| shown(a).is_none() && shown(b).is_none())
            .enumerate()
        {
            if i > 0 {
                f.write_str(" ")?;
            }
            match shown(&run[0]) {
                Some(card) => write!(f, "{card}")?,
                None => write!(f, "?*{}", run.len())?,
            }
        }
        Ok(())
    }
}

/// A set of seats, or `-`.
pub(super) struct Set(pub(super) SeatSet);

impl Display for Set {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            f.write_str("-")
        } else {
            write!(f, "{}", self.0)
        }
    }
}

/// Something, or `-`.
pub(super) struct OrDash<T>(pub(super) Option<T>);

impl<T: Display> Display for OrDash<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => write!(f, "{value}"),
            None => f.write_str("-"),
        }
    }
}
