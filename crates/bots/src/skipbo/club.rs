//! `club`: looks through its turn as `planner` does, and judges by what it has learned from many games.

use super::learned::Learned;
use super::thinker::{Judged, Thinker};

/// A member of the club.
pub type Club = Thinker<Judged<Learned>>;

impl Club {
    /// One that looks at so many nodes a search.
    pub(super) fn with_nodes(nodes: usize) -> Self {
        Self::new(Judged::new(Learned::default(), nodes))
    }
}
