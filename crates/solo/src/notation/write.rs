//! Writing positions: every field, always, in one order.

use crate::{Answer, Card, Over, Position};
use game::notation::{Pen, Penned, Shown, yes_text};
use game::{Direction, Seat};
use std::borrow::Cow;
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
        let mut pen = Pen::with_room(1024);
        self.write(&mut pen);
        pen.fmt(f)
    }
}

impl<C: Shown<Face = Card>> Penned for Position<C> {
    fn write(&self, pen: &mut Pen) {
        if let Some(viewer) = self.viewer {
            pen.put("viewer ").viewer(viewer).put("; ");
        }
        pen.put("rules ").show(&self.rules);
        pen.put("; seats ").count(self.seats.count());
        pen.put("; dealer ").seat(self.dealer);
        pen.put("; turn ").seat(self.turn);
        pen.put("; direction ").put(direction_text(self.direction));
        for (seat, hand) in self.hands.iter() {
            pen.put("; hand ").seat(seat).put(" ").cards(hand);
        }
        pen.put("; draw ").cards(&self.draw);
        pen.put("; discard ").cards(&self.discard);
        match self.colour {
            None => pen.put("; colour -"),
            Some(colour) => pen.put("; colour ").show(&colour),
        };
        pen.put("; debt ").number(self.debt.into()).put("; drawn ");
        match self.drawn {
            Some(card) => pen.card(card),
            None => pen.put("-"),
        };
        match &self.question {
            Some(question) => {
                pen.put("; question ").set(question.asked);
                pen.put("; gift ").cards(&question.gift);
                pen.put("; marked ").put(yes_text(question.marked));
                pen.put("; answers ").show(&Answers(&question.answers));
            }
            None => {
                pen.put("; question -; gift -; marked no; answers -");
            }
        }
        pen.put("; called ").set(self.called);
        pen.put("; owes ").set(self.owes);
        pen.put("; quiet ").number(self.quiet.into());
        pen.put("; shuffles ").number(self.shuffles.into());
        if let Some(seed) = self.seed {
            pen.put("; seed ").show(&seed);
        }
        pen.put("; over ").put(&over_text(self.over));
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

pub(super) fn over_text(over: Option<Over>) -> Cow<'static, str> {
    match over {
        None => "-".into(),
        Some(Over::Blocked) => "blocked".into(),
        Some(Over::Won(seat)) => seat.to_string().into(),
    }
}
