//! What is counted while a deal is played out.

/// How much happened in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// In SOLO: plays, draws (a paid chain counts once) and interjections. In SKIP-BO: plays and discards.
    pub moves: u64,
    /// In SOLO: calls, passes, declined questions, draws with nothing to draw. In SKIP-BO: turns ended without a discard.
    pub other_actions: u64,
}
