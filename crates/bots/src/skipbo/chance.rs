//! `chance`: the uniformly random player.

use crate::{Player, Random};
use skipbo::{Action, Round, View};

/// Plays at random: uniform over everything that is allowed. Its games are long, and most end by a block: it hoards.
#[derive(Clone, Debug)]
pub struct Chance(Random);

/// More can never be open: five cards in hand, two stock piles and eight discard piles to play from onto four piles, and five cards for
/// four discard piles.
const MOST_OPEN: usize = 15 * 4 + 5 * 4;

impl Chance {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self(Random::new(seed))
    }
}

impl Player<Round> for Chance {
    fn decide(&mut self, view: &View) -> Option<Action> {
        let mut open = [Action::End; MOST_OPEN];
        let mut count = 0;
        view.each_legal(&mut |action| {
            open[count] = action;
            count += 1;
        });
        (count > 0).then(|| open[self.0.below(count as u32) as usize])
    }
}
