//! Worlds made carelessly, to see the kit notice: they keep what a spectator knows, whoever looks.

use super::subject::Solo;
use game::testing::{Step, Testable, Worlds};
use game::{Actor, Chance, Seat, Seats, Viewer};
use solo::{Action, Round, Rules};

/// SOLO under a test that forgets what seats know.
pub(crate) struct Careless;

impl Testable for Careless {
    type Game = Round;

    const LONGEST: usize = Solo::LONGEST;

    fn check(round: &Round) -> Result<(), String> {
        Solo::check(round)
    }

    fn candidates(round: &Round, actor: Actor, chance: &mut Chance) -> Vec<Action> {
        Solo::candidates(round, actor, chance)
    }
}

impl Worlds for Careless {
    fn another(round: &Round, _: Viewer, chance: &mut Chance) -> Option<Round> {
        Solo::another(round, Viewer::Spectator, chance)
    }

    fn another_before(round: &Round, _: Viewer, step: &Step<Round>, chance: &mut Chance) -> Option<(Round, Action)> {
        Solo::another_before(round, Viewer::Spectator, step, chance)
    }

    fn two_decks(rules: &Rules, seats: Seats, dealer: Seat, _: Viewer, chance: &mut Chance) -> [String; 2] {
        Solo::two_decks(rules, seats, dealer, Viewer::Spectator, chance)
    }
}
