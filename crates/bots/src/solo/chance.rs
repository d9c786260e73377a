//! `chance`: the uniformly random player.

use super::owed_call;
use crate::Player;
use crate::Random;
use game::Seat;
use solo::{Action, Card, Choice, Colour, Faces, Kind, Pair, Play, Round, SwapDuty, Triple, TripleTakes, View};

/// Plays at random: uniform over the different cards that can be laid, each Triple + number and the draw once, then
/// uniform over what goes with it. Throws a twin in every second time it is asked, protects itself and catches others
/// every second time, and always calls Solo.
#[derive(Clone, Debug)]
pub struct Chance(Random);

impl Chance {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self(Random::new(seed))
    }

    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }

    #[inline]
    fn coin(&mut self) -> bool {
        self.0.coin()
    }

    /// The chance it plays by.
    #[inline]
    pub(super) fn random(&mut self) -> &mut Random {
        &mut self.0
    }

    /// What it does when the round waits for it; nothing if it does not.
    #[inline]
    pub fn decide(&mut self, view: &View) -> Option<Action> {
        if view.asked().is_empty() {
            self.take_turn(view)
        } else {
            self.answer(view)
        }
    }

    /// Whether it throws in a card now, out of turn, and how.
    #[inline]
    pub fn interject(&mut self, view: &View) -> Option<Action> {
        let twin = view.twins().first()?;
        self.coin().then(|| self.lay(view, twin))
    }

    fn take_turn(&mut self, view: &View) -> Option<Action> {
        let options = view.options();
        let (one_card, many) = (options.cards.len(), options.triples.count_ones());
        let kinds = one_card + many + u32::from(options.draw | options.pass);
        if kinds == 0 {
            return None;
        }
        let choice = self.below(kinds);
        if choice < one_card {
            Some(self.lay(view, options.cards.nth(choice)))
        } else if choice < one_card + many {
            let mut numbers = options.triples;
            for _ in one_card..choice {
                numbers &= numbers - 1;
            }
            self.lay_triple(view, numbers.trailing_zeros() as u8 + 1)
        } else {
            Some(if options.draw { Action::Draw } else { Action::Pass })
        }
    }

    fn answer(&mut self, view: &View) -> Option<Action> {
        if view.answer().is_some() {
            return None;
        }
        let protections = view.hand().faces().and(Faces::PROTECTION);
        if protections.is_empty() || self.coin() {
            return Some(Action::Decline);
        }
        let protect = Action::play(protections.nth(self.below(protections.len())));
        Some(if view.hand().len() <= 2 {
            protect.calling()
        } else {
            protect
        })
    }

    fn catch(&mut self, view: &View) -> Option<Action> {
        let late = view.catchable();
        if late.is_empty() || self.coin() {
            return None;
        }
        let nth = self.below(late.len() as u32) as usize;
        late.iter().nth(nth).map(Action::Catch)
    }

    #[inline(always)]
    fn lay(&mut self, view: &View, card: Card) -> Action {
        let play = Play::new(card);
        let play = match card.kind() {
            _ if card.is_number() => play,
            // It calls with a last card, so that no penalty comes before it: there is nothing to choose (S-34).
            Kind::Wish | Kind::DrawFour | Kind::Swap | Kind::Gift if view.hand().len() == 1 => play,
            Kind::Wish | Kind::DrawFour => play.choosing(Choice::Wish(Colour::ALL[self.below(4) as usize])),
            Kind::Swap => self.choose_partner(view, play),
            Kind::Gift => self.choose_gift(view, play),
            _ => play,
        };
        Action::Play(Play {
            call: view.may_mark(play),
            ..play
        })
    }

    fn choose_partner(&mut self, view: &View, play: Play) -> Play {
        let others = view.seats().count() as u32 - 1;
        let may_leave = view.rules().swap() == SwapDuty::Optional;
        match self.below(others + u32::from(may_leave)) {
            n if n == others => play,
            n => play.choosing(Choice::Target(other_seat(view, n))),
        }
    }

    fn choose_gift(&mut self, view: &View, play: Play) -> Play {
        let others = view.seats().count() as u32 - 1;
        let n = self.below(others);
        let target = other_seat(view, n);
        let mut left = *view.hand();
        left.remove(play.card);
        if left.len() <= 2 {
            return play.choosing(Choice::Target(target));
        }
        // Uniform over the pairs of faces that can be given: two different ones, or one held twice.
        let faces = left.faces();
        loop {
            let a = faces.nth(self.below(faces.len()));
            let b = faces.nth(self.below(faces.len()));
            if a < b || a == b && left.count(a) >= 2 {
                return play.choosing(Choice::Gift(target, Pair::new(a, b)));
            }
        }
    }

    #[inline(never)]
    fn lay_triple(&mut self, view: &View, number: u8) -> Option<Action> {
        if view.rules().triple_takes() == TripleTakes::Three {
            return self.any_triple(view, number);
        }
        let kind = Kind::of_number(number)?;
        let hand = view.hand();
        let mut colours = [Colour::Red; Triple::MAX];
        let mut len = 0;
        for colour in Colour::ALL {
            for _ in 0..hand.count(Card::coloured(colour, kind)) {
                colours[len] = colour;
                len += 1;
            }
        }
        let colours = &mut colours[..len];
        // Every order is equally likely; begin again until the first card matches.
        loop {
            for last in (1..len).rev() {
                colours.swap(last, self.below(last as u32 + 1) as usize);
            }
            if view.matching().contains(Card::coloured(colours[0], kind)) {
                break;
            }
        }
        let triple = Triple::new(number, colours)?;
        let left = hand.len() - len;
        Some(Action::Triple(if left <= 1 { triple.calling() } else { triple }))
    }

    /// One of all the ways to lay three or more of a number.
    #[cold]
    fn any_triple(&mut self, view: &View, number: u8) -> Option<Action> {
        let mut ways = Vec::new();
        view.each_legal(&mut |action| match action {
            Action::Triple(triple) if triple.number() == number => {
                let left = view.hand().len() - triple.len();
                if triple.call == (left <= 1) {
                    ways.push(action);
                }
            }
            _ => {}
        });
        let n = self.below((ways.len() as u32).max(1)) as usize;
        ways.get(n).copied()
    }
}

impl Player<Round> for Chance {
    fn decide(&mut self, view: &View) -> Option<Action> {
        self.decide(view)
    }

    fn interject(&mut self, view: &View) -> Option<Action> {
        self.interject(view)
    }

    fn call(&mut self, view: &View) -> Option<Action> {
        owed_call(view).or_else(|| self.catch(view))
    }
}

/// The `n`-th of the other seats.
fn other_seat(view: &View, n: u32) -> Seat {
    let mut others = view.seats().iter().filter(|seat| !view.viewer().is(*seat));
    others.nth(n as usize).unwrap_or_else(|| view.turn())
}
