//! What the person is about to do in SOLO: which card, and step by step what goes with it.

use crate::{Scene, Wish};
use ::solo::{Action, Card, Choice, Colour, Faces, Kind, Pair, Penalty, Play, Round, SwapDuty, Triple, TripleTakes};
use game::{Seat, SeatSet};

/// What has been chosen so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Doing {
    /// Whether "Solo!" goes with the next play.
    pub solo: bool,
    /// What is being asked.
    pub step: Step,
}

/// What can be picked in SOLO.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A card of the hand.
    Card(Card),
    /// A colour that is wished.
    Colour(Colour),
    /// Another player.
    Seat(Seat),
    /// To swap with nobody (S-25).
    Leave,
    /// To draw.
    Draw,
    /// To pass.
    Pass,
    /// To use no Protection.
    Decline,
    /// To throw in whatever can be thrown in.
    ThrowIn,
    /// To use a Protection.
    Protect,
    /// To begin a Triple +, or to lay it.
    Triple,
    /// "Solo!"
    Solo,
    /// That somebody has not called.
    Catch,
    /// Not this: the choice before.
    Back,
}

/// What is being asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nothing: any card, any deed.
    #[default]
    Free,
    /// Which colour goes with this card.
    Colour(Card),
    /// Which player this card is for.
    Target(Card),
    /// Which cards are given with this one, and to whom; one may be chosen already.
    Gift(Card, Seat, Option<Card>),
    /// Which cards are laid as Triple +, in order.
    Triple(Vec<Card>),
    /// Who has not called.
    Catch,
}

impl Doing {
    /// Something was picked.
    pub fn pick(&mut self, scene: &Scene<'_, Round>, pick: Pick) -> Wish<Action> {
        match (self.step.clone(), pick) {
            (_, Pick::Back) => self.go_back(),
            (Step::Free, Pick::Card(card)) => self.take(scene, card),
            (Step::Free, pick) => self.command(scene, pick),
            (Step::Colour(card), Pick::Colour(colour)) => self.lay(Play::new(card).choosing(Choice::Wish(colour))),
            (Step::Target(card), Pick::Seat(to)) if others(scene).contains(to) => self.aim(scene, card, to),
            (Step::Target(card), Pick::Leave) if may_leave(scene, card) => self.lay(Play::new(card)),
            // Another card instead of the one that is asked about; the same one is laid back.
            (Step::Colour(before) | Step::Target(before), Pick::Card(card)) => {
                let back = self.go_back();
                if before == card { back } else { self.take(scene, card) }
            }
            (Step::Gift(gift, to, first), Pick::Card(card)) => self.give(scene, (gift, to, first), card),
            (Step::Triple(laid), Pick::Card(card)) => self.add(scene, laid, card),
            (Step::Triple(laid), Pick::Triple) if laid.len() >= 3 => self.lay_triple(&laid),
            (Step::Catch, Pick::Seat(seat)) if others(scene).contains(seat) => self.act(Action::Catch(seat)),
            _ => Wish::Nothing,
        }
    }

    /// Forgets what cannot be any more.
    pub fn settle(&mut self, scene: &Scene<'_, Round>) {
        let view = &scene.view;
        let options = view.options();
        let playable = options.cards.or(options.twins);
        let possible = match &self.step {
            Step::Free => true,
            Step::Colour(card) | Step::Target(card) | Step::Gift(card, ..) => {
                view.asked().is_empty() && playable.contains(*card)
            }
            Step::Triple(_) => options.triples != 0,
            Step::Catch => !catchable(scene).is_empty(),
        };
        if !possible {
            self.step = Step::Free;
        }
        self.solo &= calls(scene).with_play;
    }

    /// The choice before this one.
    fn go_back(&mut self) -> Wish<Action> {
        self.step = match std::mem::take(&mut self.step) {
            Step::Free => {
                self.solo = false;
                Step::Free
            }
            Step::Gift(card, to, Some(_)) => Step::Gift(card, to, None),
            Step::Gift(card, ..) => Step::Target(card),
            Step::Triple(mut laid) if !laid.is_empty() => {
                laid.pop();
                Step::Triple(laid)
            }
            _ => Step::Free,
        };
        Wish::Chosen
    }

    /// Does something; whatever was chosen for it is done with.
    fn act(&mut self, action: Action) -> Wish<Action> {
        self.step = Step::Free;
        self.solo = false;
        Wish::Act(action)
    }

    fn lay(&mut self, play: Play) -> Wish<Action> {
        let call = self.solo;
        self.act(Action::Play(Play { call, ..play }))
    }

    /// Asks what a card needs, or lays it. What cannot be laid is tried, so that the rule says why not.
    fn take(&mut self, scene: &Scene<'_, Round>, card: Card) -> Wish<Action> {
        let view = &scene.view;
        let options = view.options();
        let held = view.hand().len();
        if !view.asked().is_empty() || held == 1 {
            return self.lay(Play::new(card));
        }
        if !options.cards.or(options.twins).contains(card) {
            return self.lay(Play::new(card).choosing(impossible(scene, card)));
        }
        match card.kind() {
            Kind::Wish | Kind::DrawFour => self.step = Step::Colour(card),
            Kind::Swap | Kind::Gift => match only(others(scene)) {
                Some(to) if !may_leave(scene, card) => return self.aim(scene, card, to),
                _ => self.step = Step::Target(card),
            },
            _ => return self.lay(Play::new(card)),
        }
        Wish::Chosen
    }

    fn aim(&mut self, scene: &Scene<'_, Round>, card: Card, to: Seat) -> Wish<Action> {
        if card.kind() == Kind::Gift && scene.view.hand().len() > 3 {
            self.step = Step::Gift(card, to, None);
            return Wish::Chosen;
        }
        self.lay(Play::new(card).choosing(Choice::Target(to)))
    }

    fn give(
        &mut self,
        scene: &Scene<'_, Round>,
        (gift, to, first): (Card, Seat, Option<Card>),
        card: Card,
    ) -> Wish<Action> {
        let left = scene.view.hand().count(card) - usize::from(card == gift);
        match first {
            _ if left == 0 => Wish::Nothing,
            None => {
                self.step = Step::Gift(gift, to, Some(card));
                Wish::Chosen
            }
            // The same card again: not this one after all, unless there are two of them.
            Some(first) if first == card && left < 2 => {
                self.step = Step::Gift(gift, to, None);
                Wish::Chosen
            }
            Some(first) => self.lay(Play::new(gift).choosing(Choice::Gift(to, Pair::new(first, card)))),
        }
    }

    /// One more card of a Triple +. When there is nothing left to choose, it is laid.
    fn add(&mut self, scene: &Scene<'_, Round>, mut laid: Vec<Card>, card: Card) -> Wish<Action> {
        let chosen = laid.iter().filter(|other| **other == card).count();
        let right = match laid.first() {
            Some(first) => first.kind() == card.kind(),
            None => triples(scene).contains(card),
        };
        if !right || chosen >= scene.view.hand().count(card) {
            return Wish::Nothing;
        }
        laid.push(card);
        if laid.len() == scene.view.hand().count_kind(card.kind()) || laid.len() == Triple::MAX {
            return self.lay_triple(&laid);
        }
        self.step = Step::Triple(laid);
        Wish::Chosen
    }

    fn lay_triple(&mut self, laid: &[Card]) -> Wish<Action> {
        let number = laid.first().and_then(|card| card.kind().number());
        let colours: Vec<Colour> = laid.iter().filter_map(|card| card.colour()).collect();
        let Some(triple) = number.and_then(|number| Triple::new(number, &colours)) else {
            return Wish::Nothing;
        };
        let triple = if self.solo { triple.calling() } else { triple };
        self.act(Action::Triple(triple))
    }

    fn command(&mut self, scene: &Scene<'_, Round>, pick: Pick) -> Wish<Action> {
        let view = &scene.view;
        match pick {
            Pick::Draw => self.act(Action::Draw),
            Pick::Pass => self.act(Action::Pass),
            Pick::Decline if !view.asked().is_empty() => self.act(Action::Decline),
            Pick::ThrowIn => match view.twins().first() {
                Some(card) => self.take(scene, card),
                None => Wish::Nothing,
            },
            Pick::Protect => match protections(scene).first() {
                Some(card) => self.lay(Play::new(card)),
                None => Wish::Nothing,
            },
            Pick::Triple if view.options().triples != 0 => {
                self.step = Step::Triple(Vec::new());
                Wish::Chosen
            }
            Pick::Solo => self.call(scene),
            Pick::Catch if view.rules().penalty() == Penalty::Caught => {
                let seats = catchable(scene);
                match only(seats) {
                    Some(seat) => self.act(Action::Catch(seat)),
                    None if seats.is_empty() => Wish::Nothing,
                    None => {
                        self.step = Step::Catch;
                        Wish::Chosen
                    }
                }
            }
            _ => Wish::Nothing,
        }
    }

    /// "Solo!": said at once where that counts, or with the next play where only that does.
    fn call(&mut self, scene: &Scene<'_, Round>) -> Wish<Action> {
        match calls(scene) {
            // Where neither counts, the rule says why.
            Calls { now: true, .. } | Calls { with_play: false, .. } => self.act(Action::Call),
            Calls { with_play: true, .. } => {
                self.solo = !self.solo;
                Wish::Chosen
            }
        }
    }
}

/// How "Solo!" can be called.
#[derive(Clone, Copy, Default)]
pub struct Calls {
    /// At once.
    pub now: bool,
    /// With some play that leads from many cards to one or none (S-36, S-38). With two cards it is called before.
    pub with_play: bool,
}

/// How it can be called now.
pub fn calls(scene: &Scene<'_, Round>) -> Calls {
    let mut calls = Calls::default();
    scene.view.each_legal(&mut |action| match action {
        Action::Call => calls.now = true,
        Action::Play(play) => calls.with_play |= play.call,
        Action::Triple(triple) => calls.with_play |= triple.call,
        _ => {}
    });
    calls.with_play &= scene.view.hand().len() > 2;
    calls
}

/// The numbers that may be laid as Triple +, as cards.
pub fn triples(scene: &Scene<'_, Round>) -> Faces {
    let numbers = scene.view.options().triples;
    let hand = scene.view.hand().iter();
    hand.filter(|card| {
        card.kind()
            .number()
            .is_some_and(|number| numbers >> (number - 1) & 1 != 0)
    })
    .fold(Faces::NONE, |faces, card| faces.or(Faces::only(card)))
}

/// Whether any three of a number may be laid, and not all of them must.
pub fn any_three(scene: &Scene<'_, Round>) -> bool {
    scene.view.rules().triple_takes() == TripleTakes::Three
}

/// The Protections in hand.
pub fn protections(scene: &Scene<'_, Round>) -> Faces {
    scene.view.hand().faces().and(Faces::PROTECTION)
}

/// Whether the person is asked for a Protection, and has not answered.
pub fn is_asked(scene: &Scene<'_, Round>) -> bool {
    let asked = scene.view.asked();
    scene.me.is_some_and(|me| asked.contains(me)) && scene.waits_for_me()
}

fn besides_me(scene: &Scene<'_, Round>, seats: SeatSet) -> SeatSet {
    scene.me.map_or(seats, |me| seats.without(me))
}

/// Everybody else.
pub fn others(scene: &Scene<'_, Round>) -> SeatSet {
    besides_me(scene, scene.view.seats().all())
}

/// Who owes a call that somebody could point out.
pub fn catchable(scene: &Scene<'_, Round>) -> SeatSet {
    besides_me(scene, scene.view.owes())
}

/// Whether a Swap may be left (S-25).
pub fn may_leave(scene: &Scene<'_, Round>, card: Card) -> bool {
    card.kind() == Kind::Swap && scene.view.rules().swap() == SwapDuty::Optional
}

fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// A choice with which this card is never laid, for one that cannot be laid as far as the person knows: it may be his turn by now, and nobody is given what
/// nobody has chosen. Whether a card fits is looked at before what goes with it.
fn impossible(scene: &Scene<'_, Round>, card: Card) -> Choice {
    match (card.kind(), scene.me) {
        (Kind::Swap | Kind::Gift, Some(me)) => Choice::Target(me),
        _ => Choice::None,
    }
}
