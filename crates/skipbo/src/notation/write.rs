//! Writing positions: every field, always, in one order.

use crate::{Card, Over, Pile, Position};
use game::notation::{List, Set, Shown, viewer_text, yes_text};
use std::fmt::{self, Display, Formatter};

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
        for (seat, stock) in self.stocks.iter() {
            write!(f, "; stock {seat} {}", List(stock))?;
        }
        for (seat, hand) in self.hands.iter() {
            write!(f, "; hand {seat} {}", List(hand))?;
        }
        for (seat, piles) in self.discards.iter() {
            write!(f, "; discards {seat} {}", Piles(piles))?;
        }
        write!(f, "; build {}", Piles(&self.building))?;
        write!(f, "; draw {}; aside {}", List(&self.draw), List(&self.aside))?;
        write!(f, "; drawing {}; no-draw {}", yes_text(self.drawing), Set(self.no_draw))?;
        write!(f, "; quiet {}; stalled {}", self.quiet, yes_text(self.stalled))?;
        write!(f, "; shuffles {}", self.shuffles)?;
        if let Some(seed) = self.seed {
            write!(f, "; seed {seed}")?;
        }
        write!(f, "; over {}", over_text(self.over))
    }
}

/// Four piles beside each other.
pub(super) struct Piles<'a>(pub(super) &'a [Vec<Card>; Pile::COUNT]);

impl Display for Piles<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (i, pile) in self.0.iter().enumerate() {
            write!(f, "{}{}", if i > 0 { " | " } else { "" }, List(pile))?;
        }
        Ok(())
    }
}

pub(super) fn over_text(over: Option<Over>) -> String {
    match over {
        None => "-".into(),
        Some(Over::Blocked) => "blocked".into(),
        Some(Over::Won(seats)) => seats.to_string(),
    }
}
