//! Writing positions: every field, always, in one order.

use crate::{Card, Over, Pile, Position};
use game::notation::{Pen, Penned, Shown, yes_text};
use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};

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
        for (seat, stock) in self.stocks.iter() {
            pen.put("; stock ").seat(seat).put(" ").cards(stock);
        }
        for (seat, hand) in self.hands.iter() {
            pen.put("; hand ").seat(seat).put(" ").cards(hand);
        }
        for (seat, piles) in self.discards.iter() {
            write_piles(pen.put("; discards ").seat(seat).put(" "), piles);
        }
        write_piles(pen.put("; build "), &self.building);
        pen.put("; draw ").cards(&self.draw);
        pen.put("; aside ").cards(&self.aside);
        pen.put("; drawing ").put(yes_text(self.drawing));
        pen.put("; no-draw ").set(self.no_draw);
        pen.put("; quiet ").number(self.quiet.into());
        pen.put("; stalled ").put(yes_text(self.stalled));
        pen.put("; shuffles ").number(self.shuffles.into());
        if let Some(seed) = self.seed {
            pen.put("; seed ").show(&seed);
        }
        pen.put("; over ").put(&over_text(self.over));
    }
}

/// Four piles beside each other.
pub(super) fn write_piles(pen: &mut Pen, piles: &[Vec<Card>; Pile::COUNT]) {
    for (i, pile) in piles.iter().enumerate() {
        pen.put(if i > 0 { " | " } else { "" }).cards(pile);
    }
}

pub(super) fn over_text(over: Option<Over>) -> Cow<'static, str> {
    match over {
        None => "-".into(),
        Some(Over::Blocked) => "blocked".into(),
        Some(Over::Won(seats)) => seats.to_string().into(),
    }
}
