//! A table as far as it is seen from a place at it, whoever keeps it: one of one's own, or a server's.

use crate::ByHand;
use game::{Scores, Seat, SeatSet};
use table::{Settings, Standing};

/// What the screens must know of a table.
pub trait Board<G: ByHand> {
    /// Where the person sits; nowhere if he only watches.
    fn me(&self) -> Option<Seat>;

    /// What he sees of the deal that runs, or of the last one.
    fn view(&self) -> Option<G::View<'_>>;

    /// The rules and how time is kept.
    fn settings(&self) -> &Settings<G>;

    /// Who may do what until when.
    fn standing(&self) -> Standing;

    /// The score sheet of the match that runs, or of the last one.
    fn scores(&self) -> Option<Scores>;

    /// Who has won the last match, if it was played to its end.
    fn winners(&self) -> Option<SeatSet>;

    /// Whether a deal is being played.
    fn deal_runs(&self) -> bool;
}
