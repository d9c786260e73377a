//! What the person is about to do in SKIP-BO: a card first, then where it goes.

use crate::{Scene, Wish};
use ::skipbo::{Action, Card, Pile, Play, Round, Source, Whose};
use game::Seat;
use words::Told;

/// What has been chosen so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Doing {
    /// The card, and where it comes from.
    pub chosen: Option<(Card, Source)>,
}

/// What can be picked in SKIP-BO.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A card, and where it comes from: of a pile the top one.
    Card(Card, Source),
    /// A building pile for the card that was picked.
    Building(Pile),
    /// A discard pile of one's own for it.
    Discard(Pile),
    /// The first place for it.
    First,
    /// To end the turn.
    End,
    /// Not this card.
    Back,
}

impl Doing {
    /// Something was picked.
    pub fn pick(&mut self, scene: &Scene<'_, Round>, pick: Pick) -> Wish<Action> {
        match (pick, self.chosen) {
            (Pick::Back, _) => {
                self.chosen = None;
                Wish::Chosen
            }
            (Pick::Card(card, from), None) => self.take(scene, card, from),
            (Pick::End, None) => Wish::Act(Action::End),
            (pick, Some(chosen)) => place(scene, chosen, pick),
            _ => Wish::Nothing,
        }
    }

    /// A card is chosen. Where there is nothing to ask, it is played; out of turn it is tried, so that the rule says why not.
    fn take(&mut self, scene: &Scene<'_, Round>, card: Card, from: Source) -> Wish<Action> {
        let targets = targets(scene, card);
        if scene.waits_for_me() && from != Source::Hand && targets.is_empty() {
            let why = scene.words.play_skipbo_nowhere(Round::card(scene.words, card));
            return Wish::Not(format!("{why} (B-08)"));
        }
        // Where it is never played: it may be the person's turn by now, and nobody has chosen a place.
        let nowhere = Pile::ALL.into_iter().find(|pile| !takes(scene, card, *pile));
        let to = match (scene.waits_for_me(), from) {
            (false, _) => nowhere,
            (true, Source::Hand) => None,
            (true, _) => targets.first().copied().filter(|_| targets.len() == 1),
        };
        if let Some(to) = to {
            return Wish::Act(Action::Play(Play { card, from, to }));
        }
        if !scene.waits_for_me() {
            return Wish::Nothing;
        }
        self.chosen = Some((card, from));
        Wish::Chosen
    }
}

/// Where the chosen card goes. It stays chosen until it is there: a refusal leaves everything as it was.
fn place(scene: &Scene<'_, Round>, (card, from): (Card, Source), pick: Pick) -> Wish<Action> {
    let build = |to| Action::Play(Play { card, from, to });
    let action = match pick {
        Pick::First => targets(scene, card).first().map(|to| build(*to)),
        Pick::Building(to) => Some(build(to)),
        Pick::Discard(to) if from == Source::Hand => Some(Action::Discard(card, to)),
        _ => None,
    };
    action.map_or(Wish::Nothing, Wish::Act)
}

/// Who plays with the person.
pub fn partner(scene: &Scene<'_, Round>) -> Option<Seat> {
    scene.me.and_then(|me| scene.view.partner(me))
}

/// The letter of a pile that cards can be taken from: capitals for the partner's.
pub fn letter(source: Source) -> Option<char> {
    match source {
        Source::Hand => None,
        Source::Stock(Whose::Own) => Some('s'),
        Source::Stock(Whose::Partner) => Some('S'),
        Source::Discard(Whose::Own, pile) => Some(pile.letter().to_ascii_lowercase()),
        Source::Discard(Whose::Partner, pile) => Some(pile.letter()),
    }
}

/// Whose pile it is.
fn owner(scene: &Scene<'_, Round>, whose: Whose) -> Option<Seat> {
    match whose {
        Whose::Own => scene.me,
        Whose::Partner => partner(scene),
    }
}

/// The card that could be taken from a pile.
pub fn top(scene: &Scene<'_, Round>, source: Source) -> Option<Card> {
    match source {
        Source::Hand => None,
        Source::Stock(whose) => scene.view.stock_top(owner(scene, whose)?),
        Source::Discard(whose, pile) => scene.view.discard_tops(owner(scene, whose)?)[pile.index()],
    }
}

fn takes(scene: &Scene<'_, Round>, card: Card, pile: Pile) -> bool {
    scene.view.building()[pile.index()].takes(card)
}

/// The building piles that a card can go on; of those that want the same number only the first.
pub fn targets(scene: &Scene<'_, Round>, card: Card) -> Vec<Pile> {
    let building = scene.view.building();
    let mut targets: Vec<Pile> = Vec::new();
    for pile in Pile::ALL.into_iter().filter(|pile| takes(scene, card, *pile)) {
        let due = building[pile.index()].due();
        if targets.iter().all(|other| building[other.index()].due() != due) {
            targets.push(pile);
        }
    }
    targets
}
