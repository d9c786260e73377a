//! Worlds made carelessly, to see the kit notice: they keep what a spectator knows, whoever looks.

use super::subject::SkipBo;
use game::testing::{Step, Testable, Worlds};
use game::{Actor, Chance, Seat, Seats, Viewer};
use skipbo::{Action, Round, Rules};

/// SKIP-BO under a test that forgets what seats know.
pub(crate) struct Careless;

impl Testable for Careless {
    type Game = Round;

    const LONGEST: usize = SkipBo::LONGEST;

    fn check(round: &Round) -> Result<(), String> {
        SkipBo::check(round)
    }

    fn candidates(round: &Round, actor: Actor, chance: &mut Chance) -> Vec<Action> {
        SkipBo::candidates(round, actor, chance)
    }
}

impl Worlds for Careless {
    fn another(round: &Round, _: Viewer, chance: &mut Chance) -> Option<Round> {
        SkipBo::another(round, Viewer::Spectator, chance)
    }

    fn another_before(round: &Round, _: Viewer, step: &Step<Round>, chance: &mut Chance) -> Option<(Round, Action)> {
        SkipBo::another_before(round, Viewer::Spectator, step, chance)
    }

    fn two_decks(rules: &Rules, seats: Seats, dealer: Seat, _: Viewer, chance: &mut Chance) -> [String; 2] {
        SkipBo::two_decks(rules, seats, dealer, Viewer::Spectator, chance)
    }
}
