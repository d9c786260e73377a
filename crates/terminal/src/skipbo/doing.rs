//! What the person is about to do in SKIP-BO: a card first, then where it goes.

use crate::{Key, Scene, Wish};
use ::skipbo::{Action, Card, Pile, Play, Round, Source, Whose};
use game::Seat;
use words::Told;

/// What has been chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Doing {
    /// Which card of the hand is pointed at.
    pub(super) cursor: usize,
    /// The card, and where it comes from.
    pub(super) chosen: Option<(Card, Source)>,
}

impl Doing {
    pub(super) fn press(&mut self, scene: &Scene<'_, Round>, key: Key) -> Wish<Action> {
        if key.goes_back() {
            self.chosen = None;
            return Wish::Chosen;
        }
        if let Some((card, from)) = self.chosen {
            return place(scene, (card, from), key);
        }
        let hand: Vec<Card> = scene.view.hand().iter().collect();
        let last = hand.len().saturating_sub(1);
        match key {
            Key::Left => self.cursor = self.cursor.checked_sub(1).unwrap_or(last),
            Key::Right => self.cursor = if self.cursor >= last { 0 } else { self.cursor + 1 },
            Key::Char('e') => return Wish::Act(Action::End),
            _ => {
                let place = match key.number() {
                    Some(number) => Some(number - 1),
                    None => key.chooses().then_some(self.cursor),
                };
                return match place {
                    Some(place) => match hand.get(place) {
                        Some(card) => {
                            self.cursor = place;
                            self.take(scene, *card, Source::Hand)
                        }
                        None => Wish::Nothing,
                    },
                    None => self.take_from_a_pile(scene, key),
                };
            }
        }
        Wish::Chosen
    }

    /// Forgets what is done: in a turn nothing happens but what the person does.
    pub(super) fn settle(&mut self, scene: &Scene<'_, Round>) {
        self.cursor = self.cursor.min(scene.view.hand().len().saturating_sub(1));
        self.chosen = None;
    }

    fn take_from_a_pile(&mut self, scene: &Scene<'_, Round>, key: Key) -> Wish<Action> {
        let Some(from) = pile_of(key) else { return Wish::Nothing };
        match top(scene, from) {
            Some(card) => self.take(scene, card, from),
            None => Wish::Nothing,
        }
    }

    /// A card is chosen. Where there is nothing to ask, it is played; out of turn it is tried, so that the rule says why not.
    fn take(&mut self, scene: &Scene<'_, Round>, card: Card, from: Source) -> Wish<Action> {
        let targets = targets(scene, card);
        let to = targets.first().copied().unwrap_or(Pile::ALL[0]);
        if scene.waits_for_me() && from != Source::Hand && targets.is_empty() {
            return Wish::Not(scene.words.play_skipbo_nowhere(Round::card(scene.words, card)));
        }
        if !scene.waits_for_me() || from != Source::Hand && targets.len() < 2 {
            return Wish::Act(Action::Play(Play { card, from, to }));
        }
        self.chosen = Some((card, from));
        Wish::Chosen
    }
}

/// Where the chosen card goes. It stays chosen until it is there: a refusal leaves everything as it was.
fn place(scene: &Scene<'_, Round>, (card, from): (Card, Source), key: Key) -> Wish<Action> {
    let build = |to| Action::Play(Play { card, from, to });
    let action = if key.chooses() {
        targets(scene, card).first().map(|to| build(*to))
    } else if let Some(to) = key.number().and_then(Pile::numbered) {
        Some(build(to))
    } else if let (Source::Hand, Some(Source::Discard(Whose::Own, to))) = (from, pile_of(key)) {
        Some(Action::Discard(card, to))
    } else {
        None
    };
    action.map_or(Wish::Nothing, Wish::Act)
}

pub(super) fn partner(scene: &Scene<'_, Round>) -> Option<Seat> {
    scene.me.and_then(|me| scene.view.partner(me))
}

/// The key of a pile that cards can be taken from: capitals for the partner's.
pub(super) fn key_of(source: Source) -> Option<char> {
    let letter = |pile: Pile, first: u8| char::from(first + pile.index() as u8);
    match source {
        Source::Hand => None,
        Source::Stock(Whose::Own) => Some('s'),
        Source::Stock(Whose::Partner) => Some('S'),
        Source::Discard(Whose::Own, pile) => Some(letter(pile, b'a')),
        Source::Discard(Whose::Partner, pile) => Some(letter(pile, b'A')),
    }
}

fn pile_of(key: Key) -> Option<Source> {
    let Key::Char(letter) = key else { return None };
    let of = |whose| {
        let discards = Pile::ALL.map(|pile| Source::Discard(whose, pile));
        [Source::Stock(whose)].into_iter().chain(discards)
    };
    let mut all = of(Whose::Own).chain(of(Whose::Partner));
    all.find(|source| key_of(*source) == Some(letter))
}

/// Whose pile it is.
fn owner(scene: &Scene<'_, Round>, whose: Whose) -> Option<Seat> {
    match whose {
        Whose::Own => scene.me,
        Whose::Partner => partner(scene),
    }
}

/// The card that could be taken from a pile.
pub(super) fn top(scene: &Scene<'_, Round>, source: Source) -> Option<Card> {
    match source {
        Source::Hand => None,
        Source::Stock(whose) => scene.view.stock_top(owner(scene, whose)?),
        Source::Discard(whose, pile) => scene.view.discard_tops(owner(scene, whose)?)[pile.index()],
    }
}

/// The building piles that a card can go on; of those that want the same number only the first.
pub(super) fn targets(scene: &Scene<'_, Round>, card: Card) -> Vec<Pile> {
    let building = scene.view.building();
    let takes = |pile: &Pile| building[pile.index()].takes(card);
    let mut targets: Vec<Pile> = Vec::new();
    for pile in Pile::ALL.into_iter().filter(takes) {
        let due = building[pile.index()].due();
        if targets.iter().all(|other| building[other.index()].due() != due) {
            targets.push(pile);
        }
    }
    targets
}
