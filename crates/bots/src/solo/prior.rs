//! What is known of actions before they are tried: how many points each is better than others, as a sum over what can be seen of it.

use super::choices::{fewest, me};
use super::family::{before, next};
use game::Seat;
use solo::{Action, Card, Choice, Colour, Hand, Kind, Play, Triple, View};

/// How many points everything that can be seen of an action is worth, and how much that is to be trusted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Prior {
    /// As many trials say as much.
    pub(super) trust: f32,
    pub(super) weights: [f32; FEATURES],
}

/// How many play: what is good depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    Two,
    Four,
    Many,
}

impl Size {
    pub(super) const ALL: [Self; 3] = [Self::Two, Self::Four, Self::Many];

    pub(super) const fn of(seats: usize) -> Self {
        match seats {
            0..=2 => Self::Two,
            3..=4 => Self::Four,
            _ => Self::Many,
        }
    }

    /// How many they are, for learning.
    #[cfg(feature = "train")]
    pub(super) const fn typical(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Four => 4,
            Self::Many => 6,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::Four => "four",
            Self::Many => "many",
        }
    }
}

impl Prior {
    /// That nothing is known.
    pub(super) const NONE: Self = Self {
        trust: 0.0,
        weights: [0.0; FEATURES],
    };

    /// By how many points an action is better than one of which nothing can be said.
    pub(super) fn points(&self, features: &Features) -> f32 {
        let pairs = self.weights.iter().zip(features);
        pairs.map(|(weight, feature)| weight * feature).sum()
    }
}

/// What is looked at.
#[derive(Clone, Copy)]
enum Feature {
    Draw,
    /// With somebody near the end.
    DrawNear,
    /// Of so many for a chain.
    DrawDebt,
    /// Although so many black cards could be laid.
    DrawBlack,
    Pass,
    Decline,
    /// With so many cards fewer to come.
    DeclineGain,
    Lay,
    /// Out of turn.
    ThrowIn,
    Value,
    ValueNear,
    /// So many others of the colour then in force are left.
    Colour,
    Last,
    LastButOne,
    Black,
    /// With so many cards left.
    BlackLeft,
    Wish,
    DrawFour,
    DrawTwo,
    Skip,
    Reverse,
    /// Draw Four, Draw Two or Skip with the next player near the end.
    Attack,
    /// Lengthens a chain.
    Link,
    Swap,
    SwapGain,
    /// With somebody near the end.
    SwapNear,
    AllSwap,
    AllSwapGain,
    Gift,
    /// So many points are given away.
    GiftValue,
    /// To somebody near the end.
    GiftNear,
    Protection,
    /// Against so many for a chain.
    ProtectionDebt,
    /// Out of turn.
    ProtectionAsked,
    /// Out of turn, with so many cards fewer to come.
    ProtectionGain,
    /// With so many cards.
    Triple,
    Catch,
}

/// How many there are.
pub(super) const FEATURES: usize = Feature::Catch as usize + 1;

/// Each of them for one action.
pub(super) type Features = [f32; FEATURES];

/// What can be seen of an action, or of doing nothing.
pub(super) fn features(view: &View, action: Option<Action>) -> Features {
    let mut seen = [0.0; FEATURES];
    let mut see = |feature: Feature, much: f32| seen[feature as usize] = much;
    let near = near(view);
    match action {
        None | Some(Action::Call) => {}
        Some(Action::Catch(_)) => see(Feature::Catch, 1.0),
        Some(Action::Pass) => see(Feature::Pass, 1.0),
        Some(Action::Decline) => {
            see(Feature::Decline, 1.0);
            see(Feature::DeclineGain, to_come(view));
        }
        Some(Action::Draw) => {
            see(Feature::Draw, 1.0);
            see(Feature::DrawNear, near);
            see(Feature::DrawDebt, f32::from(view.debt()));
            let black = view.options().cards.iter().filter(|card| card.is_black()).count();
            see(Feature::DrawBlack, black as f32);
        }
        Some(Action::Triple(triple)) => {
            see(Feature::Triple, triple.cards().count() as f32);
            laid_triple(view, triple, near, &mut see);
        }
        Some(Action::Play(play)) => laid(view, play, near, &mut see),
    }
    seen
}

fn laid_triple(view: &View, triple: Triple, near: f32, see: &mut impl FnMut(Feature, f32)) {
    let mut left = *view.hand();
    let (mut value, mut top) = (0, None);
    for card in triple.cards() {
        value += card.value();
        top = card.colour();
        if left.contains(card) {
            left.remove(card);
        }
    }
    lay(&left, value, near, top, see);
}

fn laid(view: &View, play: Play, near: f32, see: &mut impl FnMut(Feature, f32)) {
    let card: Card = play.card;
    let mut left = *view.hand();
    if left.contains(card) {
        left.remove(card);
    }
    let colour = match play.choice {
        Choice::Wish(colour) => Some(colour),
        _ => card.fixes(),
    };
    lay(&left, card.value(), near, colour, see);
    if left.is_empty() {
        return;
    }
    let mine = left.len() as f32;
    let asked = !view.asked().is_empty();
    if card.is_black() {
        see(Feature::Black, 1.0);
        see(Feature::BlackLeft, mine);
    }
    if me(view).is_some_and(|me| me != view.turn()) && !asked {
        see(Feature::ThrowIn, 1.0);
    }
    let next = near_of(view, next(view));
    match card.kind() {
        Kind::Wish => see(Feature::Wish, 1.0),
        Kind::DrawFour => {
            see(Feature::DrawFour, 1.0);
            see(Feature::Attack, next);
        }
        Kind::DrawTwo => {
            see(Feature::DrawTwo, 1.0);
            see(Feature::Attack, next);
        }
        Kind::Skip => {
            see(Feature::Skip, 1.0);
            see(Feature::Attack, next);
        }
        Kind::Reverse => see(Feature::Reverse, 1.0),
        Kind::Swap => {
            if let Choice::Target(seat) = play.choice {
                let theirs = view.held(seat) as f32;
                see(Feature::Swap, 1.0);
                see(Feature::SwapGain, mine - theirs);
                see(Feature::SwapNear, near_of(view, Some(seat)));
            }
        }
        Kind::AllSwap => {
            see(Feature::AllSwap, 1.0);
            see(Feature::AllSwapGain, mine - held(view, before(view)));
        }
        Kind::Gift => {
            if let Choice::Gift(seat, pair) = play.choice {
                see(Feature::Gift, 1.0);
                let value: u32 = pair.cards().into_iter().map(Card::value).sum();
                see(Feature::GiftValue, value as f32 / 10.0);
                see(Feature::GiftNear, near_of(view, Some(seat)));
            }
        }
        Kind::Protection => {
            see(Feature::Protection, 1.0);
            see(Feature::ProtectionDebt, f32::from(view.debt()));
            if asked {
                see(Feature::ProtectionAsked, 1.0);
                see(Feature::ProtectionGain, to_come(view));
            }
        }
        _ => {}
    }
    if view.debt() > 0 && card.kind() != Kind::Protection {
        see(Feature::Link, f32::from(view.debt()));
    }
}

/// What every card that is laid has.
fn lay(left: &Hand, value: u32, near: f32, colour: Option<Colour>, see: &mut impl FnMut(Feature, f32)) {
    let value = value as f32 / 10.0;
    see(Feature::Lay, 1.0);
    see(Feature::Value, value);
    see(Feature::ValueNear, value * near);
    let same = colour.map_or(0, |colour| {
        left.iter().filter(|card| card.colour() == Some(colour)).count()
    });
    see(Feature::Colour, same as f32);
    match left.len() {
        0 => see(Feature::Last, 1.0),
        1 => see(Feature::LastButOne, 1.0),
        _ => {}
    }
}

/// How near the end the nearest of the others is: 1 with one card, less with more.
fn near(view: &View) -> f32 {
    near_of(view, fewest(view))
}

/// The same of one of them.
fn near_of(view: &View, seat: Option<Seat>) -> f32 {
    1.0 / held(view, seat).max(1.0)
}

fn held(view: &View, seat: Option<Seat>) -> f32 {
    seat.map_or(0.0, |seat| view.held(seat) as f32)
}

/// How many cards fewer the viewer has after a Swap, an All Swap or a Gift that it is asked about.
fn to_come(view: &View) -> f32 {
    let mine = view.hand().len() as f32;
    match view.top().kind() {
        Kind::Swap => mine - held(view, Some(view.turn())),
        Kind::AllSwap => mine - held(view, before(view)),
        Kind::Gift => -(view.gift_len() as f32),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::learned::learned;
    use super::*;
    use game::Game;
    use solo::Round;

    /// What seat 1 expects of actions in a position, in points.
    fn expected<const N: usize>(rules: &str, rest: &str, actions: [&str; N]) -> [f32; N] {
        let text = format!("rules {rules}; {rest}");
        let round: Round = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let view = round.view(Seat::numbered(1).expect("a seat").into());
        let prior = learned().prior(view.rules().scoring(), Size::of(view.seats().count()));
        actions.map(|action| {
            let action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
            prior.points(&features(&view, Some(action)))
        })
    }

    #[test]
    fn what_was_learned_is_what_players_know() {
        for rules in ["modern", "classic-de", "classic-en"] {
            for seats in [2, 4, 7] {
                let others: Vec<String> = (3..=seats)
                    .map(|seat| format!("; hand {seat} y{seat} y{seat} g{seat} b{seat} r{seat}"))
                    .collect();
                let others = others.concat();
                let table = format!("seats {seats}; discard r7{others}; hand 2 g1 g1 g2 g2 g8");
                let [last, draw] = expected(rules, &format!("{table}; hand 1 r8"), ["r8", "draw"]);
                assert!(last > draw + 5.0, "the last card: {rules} {seats}: {last} {draw}");
                let hand = "hand 1 r8 rS W b1 b2 b8";
                let [coloured, black] = expected(rules, &format!("{table}; {hand}"), ["r8", "W=b"]);
                // Among many somebody else may end the round too soon.
                assert!(seats > 4 || coloured > black, "black cards can wait: {rules} {seats}");
                let near = format!("seats {seats}; discard r7{others}; hand 2 g1; {hand}");
                let far = format!("{table}; {hand}");
                let [near, far] = [near, far].map(|rest| {
                    let [attack, number] = expected(rules, &rest, ["rS", "r8"]);
                    attack - number
                });
                assert!(near > far, "attacks are for those near the end: {rules} {seats}");
            }
            let swap = "seats 3; discard r7; hand 1 rX b1 b2 b3 b4; hand 2 g1; hand 3 y1 y2 y3 y4 y5 y6";
            let [few, many] = expected(rules, swap, ["rX>2", "rX>3"]);
            assert!(few > many + 5.0, "few cards are better than many: {rules}");
        }
    }
}
