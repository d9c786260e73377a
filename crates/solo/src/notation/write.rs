//! Writing positions: every field, always, in one order.

use crate::{Answer, Card, Over, Position, Question};
use game::notation::{List, One, OrDash, Set, Shown, viewer_text, yes_text};
use game::{Direction, Seat, SeatSet};
use std::fmt::{self, Display, Formatter};

/// `cw` or `ccw`.
pub(crate) fn direction_text(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "cw",
        Direction::Counterclockwise => "ccw",
    }
}

impl<C: Shown<Face = Card>> Display for Position<C> {
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
        write!(f, "; marked {}", yes_text(question.marked))?;
        write!(f, "; answers {}", Answers(&question.answers))?;
        write!(f, "; called {}; owes {}", Set(self.called), Set(self.owes))?;
        write!(f, "; quiet {}; shuffles {}", self.quiet, self.shuffles)?;
        if let Some(seed) = self.seed {
            write!(f, "; seed {seed}")?;
        }
        write!(f, "; over {}", over_text(self.over))
    }
}

/// The answers given so far, or `-`.
pub(super) struct Answers<'a>(pub(super) &'a [(Seat, Answer)]);

impl Display for Answers<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (i, (seat, answer)) in self.0.iter().enumerate() {
            write!(f, "{}{seat}=", if i > 0 { " " } else { "" })?;
            match answer {
                Answer::Hidden => f.write_str("?")?,
                Answer::Decline => f.write_str("no")?,
                Answer::Protect { card, call } => write!(f, "{card}{}", if *call { "!" } else { "" })?,
            }
        }
        Ok(())
    }
}

pub(super) fn over_text(over: Option<Over>) -> String {
    match over {
        None => "-".into(),
        Some(Over::Blocked) => "blocked".into(),
        Some(Over::Won(seat)) => seat.to_string(),
    }
}
