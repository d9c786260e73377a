//! What a game tells the kit about itself.

use crate::{Actor, Chance, Game, Seat, Seats, Viewer};

/// The rules of the game under test.
pub type RulesOf<T> = <<T as Testable>::Game as Game>::Rules;
/// The actions of the game under test.
pub type ActionOf<T> = <<T as Testable>::Game as Game>::Action;
/// The events of the game under test.
pub type EventOf<T> = <<T as Testable>::Game as Game>::Event;

/// A game under test.
pub trait Testable {
    /// The game.
    type Game: Game;

    /// After so many random actions every deal has ended.
    const LONGEST: usize;

    /// Whether the position can exist: cards conserved, nothing contradictory.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(game: &Self::Game) -> Result<(), String>;

    /// Some actions, sensible or not: cards the actor does not hold, wrong seats, wrong choices. Those that `legal` does not
    /// yield must be refused.
    fn candidates(game: &Self::Game, actor: Actor, chance: &mut Chance) -> Vec<ActionOf<Self>>;
}

/// Something that was done, with everything that came of it.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// Who did it.
    pub actor: Actor,
    /// What was done.
    pub action: G::Action,
    /// What happened, nothing hidden.
    pub events: &'a [G::Event],
}

/// Makes worlds that a viewer cannot tell apart.
///
/// They are dealt anew from a written list of what a viewer may know, never from `sight` or `seen`: a world that keeps what
/// these show could not notice that they show too much.
pub trait Worlds: Testable {
    /// Another world that agrees with this one in all that the viewer may know. Nothing when chance found none.
    fn another(game: &Self::Game, viewer: Viewer, chance: &mut Chance) -> Option<Self::Game>;

    /// Another world before a step, with what the same actor does there. It agrees with this one in all that the viewer may
    /// know before the step and may learn through it, so that the viewer cannot tell the two steps apart either.
    fn another_before(
        game: &Self::Game,
        viewer: Viewer,
        step: &Step<Self::Game>,
        chance: &mut Chance,
    ) -> Option<(Self::Game, ActionOf<Self>)>;

    /// Two decks, in notation, the first card dealt first. They agree in all that the viewer learns of the deal.
    fn two_decks(rules: &RulesOf<Self>, seats: Seats, dealer: Seat, viewer: Viewer, chance: &mut Chance)
    -> [String; 2];

    /// What the game shows a viewer besides what [`Game`] asks for, as text.
    fn shown(_game: &Self::Game, _viewer: Viewer) -> String {
        String::new()
    }
}
