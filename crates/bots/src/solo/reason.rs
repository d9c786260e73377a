//! Why a player of SOLO does something.

use super::choices::{fewest, me};
use super::family::{CLOSE, before, coming, favourite, next, useful, weight};
use solo::{Action, Card, Choice, Colour, Faces, Hand, Kind, Play, View};

/// Why a player does something, for `words` to put into a sentence. It may tell what is in the hand, so it is for those who may see that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The reason.
    pub why: Why,
    /// How often it expects to win the match from here, in percent, if it can tell.
    pub percent: Option<u8>,
}

/// What speaks for an action. All but [`Tried`](Why::Tried) can be checked by whoever sees what the player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// These are all the cards it has.
    Out {
        /// How many.
        cards: u8,
    },
    /// All that is left goes away with a Gift, if that is not warded off.
    LastGift {
        /// How many cards.
        cards: u8,
    },
    /// Several cards go at once.
    Many {
        /// How many.
        cards: u8,
    },
    /// Whoever is next has few cards left, and this gets in the way.
    Close {
        /// How many cards.
        cards: u8,
    },
    /// Two play, and whoever lays a Skip is next again.
    Again,
    /// A chain that it would have to pay becomes longer, and somebody else's.
    PassOn {
        /// The cards of the chain.
        cards: u8,
    },
    /// A Protection cancels a chain that it would have to pay.
    Ward {
        /// The cards of the chain.
        cards: u8,
    },
    /// A Protection saves its turn.
    NoSkip,
    /// A Protection keeps a Gift away.
    NoGift {
        /// How many cards would be given.
        cards: u8,
    },
    /// A Protection keeps away a hand that is longer than its own will be.
    LongerHand {
        /// By how many cards.
        more: u8,
    },
    /// A Protection keeps away a hand that is no longer than its own, but unknown.
    KnownHand,
    /// It has no Protection.
    NoProtection,
    /// It could protect itself, but the hand that comes has fewer cards.
    ShorterComes {
        /// How many fewer.
        fewer: u8,
    },
    /// It could protect itself, but does not.
    KeepsProtection,
    /// It swaps its hand for one with fewer cards.
    Swap {
        /// How many fewer.
        fewer: u8,
    },
    /// A swap that it leaves would bring it no fewer cards.
    NoGain,
    /// What it gives away counts so much.
    GivesAway {
        /// The points.
        points: u32,
    },
    /// The colour that comes into force is one that it holds.
    Wish {
        /// The colour.
        colour: Colour,
        /// How many cards of it.
        cards: u8,
    },
    /// It holds no coloured card, so any colour is as good.
    AnyColour,
    /// It has more cards of this colour than of any other it could lay.
    Colour {
        /// The colour.
        colour: Colour,
        /// How many more.
        cards: u8,
    },
    /// No coloured card that fits counts more.
    Dearest {
        /// What it counts.
        points: u32,
    },
    /// What it counts and how many more there are of its colour, taken together.
    Together {
        /// What it counts.
        points: u32,
        /// The colour.
        colour: Colour,
        /// How many more.
        cards: u8,
    },
    /// Nothing else fits.
    OnlyFit,
    /// Nothing else fits but black cards, and they can wait.
    SparesBlack,
    /// Action cards would fit as well, and they can wait; no number that fits counts more.
    SparesActions {
        /// How many action cards.
        cards: u8,
    },
    /// Nothing fits but black cards, and one of them is laid.
    OnlyBlack,
    /// Nothing fits but black cards, and they can wait.
    KeepsBlack,
    /// It may not draw, and nothing fits but swaps that bring no fewer cards.
    Must,
    /// It has just drawn this card, and it fits.
    JustDrawn,
    /// The card that it has drawn does not fit.
    DrawnDoesNotFit,
    /// Nothing fits.
    NothingFits,
    /// Nothing helps against the chain.
    MustPay {
        /// The cards of the chain.
        cards: u8,
    },
    /// Something would help against the chain, but is kept.
    KeepsHelp {
        /// The cards of the chain.
        cards: u8,
    },
    /// It has the twin of the top card, which can go at any time.
    ThrowsIn,
    /// It has the twin of the top card, but keeps it.
    KeepsTwin,
    /// It owes a call.
    Call,
    /// Somebody else owes one.
    Catch,
    /// It did best in the rounds that were tried.
    Tried,
}

impl From<Why> for Reason {
    fn from(why: Why) -> Self {
        Self { why, percent: None }
    }
}

impl Why {
    /// Why somebody who sees this does this, or throws nothing in; nothing if there is no more to say for it than that it was chosen.
    pub(super) fn of(view: &View, action: Option<Action>) -> Option<Self> {
        let Some(action) = action else {
            return (!view.twins().is_empty()).then_some(Self::KeepsTwin);
        };
        match action {
            Action::Play(play) if view.asked().is_empty() => Self::laying(view, play),
            Action::Play(_) => Self::protecting(view),
            Action::Decline => Some(Self::declining(view)),
            Action::Triple(triple) => {
                let cards = triple.len() as u8;
                Some(if triple.len() == view.hand().len() {
                    Self::Out { cards }
                } else {
                    Self::Many { cards }
                })
            }
            Action::Draw if view.debt() > 0 => Some(Self::paying(view)),
            Action::Draw | Action::Pass => Self::laying_nothing(view),
            Action::Call => Some(Self::Call),
            Action::Catch(_) => Some(Self::Catch),
        }
    }

    fn laying(view: &View, play: Play) -> Option<Self> {
        let mut left = *view.hand();
        left.remove(play.card);
        if left.is_empty() {
            return Some(Self::Out { cards: 1 });
        }
        let in_turn = view.turn() == me(view)?;
        let drawn = view.drawn();
        let thrown_in = !in_turn || drawn.is_some_and(|drawn| drawn != play.card);
        let chain = in_turn.then(|| Self::facing_a_chain(view, play.card)).flatten();
        chain
            .or_else(|| Self::acting(view, play, &left))
            .or(thrown_in.then_some(Self::ThrowsIn))
            .or_else(|| Self::colouring(play, &left))
            .or(drawn.map(|_| Self::JustDrawn))
            .or_else(|| Self::choosing(view, play.card))
    }

    fn facing_a_chain(view: &View, card: Card) -> Option<Self> {
        match view.debt() {
            0 => None,
            cards if card.kind() == Kind::Protection => Some(Self::Ward { cards }),
            cards => Some(Self::PassOn { cards }),
        }
    }

    /// What a card does speaks for it.
    fn acting(view: &View, play: Play, left: &Hand) -> Option<Self> {
        let kind = play.card.kind();
        if let Some(cards) = in_the_way_of(view, kind) {
            return Some(Self::Close { cards });
        }
        let swap = |cards: usize| {
            let fewer = left.len().saturating_sub(cards) as u8;
            (fewer > 0).then_some(Self::Swap { fewer })
        };
        match (kind, play.choice) {
            (Kind::Skip, _) if view.seats().count() == 2 => Some(Self::Again),
            (Kind::Gift, Choice::Gift(_, pair)) => Some(Self::GivesAway {
                points: pair.as_hand().value(),
            }),
            (Kind::Gift, _) => Some(Self::LastGift {
                cards: left.len() as u8,
            }),
            (Kind::Swap, Choice::Target(seat)) => swap(view.held(seat)),
            (Kind::Swap, _) => (view.held(fewest(view)?) >= left.len()).then_some(Self::NoGain),
            (Kind::AllSwap, _) => swap(view.held(before(view)?)),
            _ => None,
        }
    }

    /// The colour that a black card brings into force speaks for it.
    fn colouring(play: Play, left: &Hand) -> Option<Self> {
        let colour = match play.choice {
            // Not one that there is less of than of another, whichever way it is counted.
            Choice::Wish(colour) => {
                let most = Colour::ALL
                    .iter()
                    .all(|other| left.count_colour(*other) <= left.count_colour(colour));
                Some(colour).filter(|_| most || colour == favourite(left))
            }
            _ => play.card.fixes().filter(|_| play.card.is_black()),
        }?;
        match left.count_colour(colour) as u8 {
            0 => left.faces().minus(Faces::BLACK).is_empty().then_some(Self::AnyColour),
            cards => Some(Self::Wish { colour, cards }),
        }
    }

    /// One of the cards that fit is chosen.
    fn choosing(view: &View, card: Card) -> Option<Self> {
        let others = fitting(view).minus(Faces::only(card));
        let coloured = others.minus(Faces::BLACK);
        match card.colour() {
            _ if others.is_empty() => Some(Self::OnlyFit),
            None if coloured.is_empty() => Some(Self::OnlyBlack),
            Some(_) if coloured.is_empty() => Some(Self::SparesBlack),
            colour => colour
                .and_then(|colour| Self::preferring(view.hand(), card, colour, coloured))
                .or_else(|| Self::swapping_nothing(view, card, others))
                .or_else(|| Self::saving(view.hand(), card, coloured)),
        }
    }

    /// It has more for it than the other coloured cards.
    fn preferring(hand: &Hand, card: Card, colour: Colour, others: Faces) -> Option<Self> {
        let points = card.value();
        let dearest = others.iter().all(|other| other.value() <= points);
        let more = |colour: Colour| hand.count_colour(colour) as u8 - 1;
        let cards = more(colour);
        let mut rivals = others
            .iter()
            .filter_map(Card::colour)
            .filter(|rival| *rival != colour)
            .peekable();
        if dearest && !card.is_number() {
            Some(Self::Dearest { points })
        } else if rivals.peek().is_some() && rivals.all(|rival| more(rival) < cards) {
            Some(Self::Colour { colour, cards })
        } else if dearest {
            Some(Self::Dearest { points })
        } else {
            let best = others.iter().all(|other| weight(hand, other) <= weight(hand, card));
            best.then_some(Self::Together { points, colour, cards })
        }
    }

    /// It would be preferred, were it not for a swap that does harm; or there are only such swaps.
    fn swapping_nothing(view: &View, card: Card, others: Faces) -> Option<Self> {
        let (hand, options) = (view.hand(), view.options());
        if !useful(view, card) {
            let all_harm = others.iter().all(|other| !useful(view, other));
            return (all_harm && !options.draw && !options.pass).then_some(Self::Must);
        }
        let coloured = others.minus(Faces::BLACK);
        let mut rivals = coloured.iter().filter(|other| useful(view, *other));
        let best = rivals.all(|rival| !card.is_black() && weight(hand, rival) <= weight(hand, card));
        best.then_some(Self::NoGain)
    }

    /// It is laid so that others need not be.
    fn saving(hand: &Hand, card: Card, others: Faces) -> Option<Self> {
        let actions = others.minus(Faces::NUMBERS).iter();
        let cards = actions.map(|action| hand.count(action) as u8).sum();
        let mut numbers = others.and(Faces::NUMBERS).iter();
        let dearest = card.is_number() && numbers.all(|other| other.value() <= card.value());
        dearest.then_some(Self::SparesActions { cards })
    }

    /// A card is drawn, or was, and none is laid.
    fn laying_nothing(view: &View) -> Option<Self> {
        let fits = fitting(view);
        if fits.is_empty() {
            Some(if view.has_drawn() {
                Self::DrawnDoesNotFit
            } else {
                Self::NothingFits
            })
        } else if fits.iter().all(|card| !useful(view, card)) {
            Some(Self::NoGain)
        } else {
            fits.minus(Faces::BLACK).is_empty().then_some(Self::KeepsBlack)
        }
    }

    fn paying(view: &View) -> Self {
        let cards = view.debt();
        if fitting(view).is_empty() {
            Self::MustPay { cards }
        } else {
            Self::KeepsHelp { cards }
        }
    }

    fn protecting(view: &View) -> Option<Self> {
        let left = view.hand().len() - 1;
        match view.top().kind() {
            _ if left == 0 => Some(Self::Out { cards: 1 }),
            Kind::Skip => Some(Self::NoSkip),
            Kind::Gift => Some(Self::NoGift {
                cards: view.gift_len() as u8,
            }),
            _ => Some(match coming(view)?.saturating_sub(left) {
                0 => Self::KnownHand,
                more => Self::LongerHand { more: more as u8 },
            }),
        }
    }

    fn declining(view: &View) -> Self {
        if view.hand().faces().and(Faces::PROTECTION).is_empty() {
            return Self::NoProtection;
        }
        let mine = view.hand().len();
        match coming(view) {
            Some(cards) if cards < mine => Self::ShorterComes {
                fewer: (mine - cards) as u8,
            },
            _ => Self::KeepsProtection,
        }
    }
}

/// What the player in turn could lay.
fn fitting(view: &View) -> Faces {
    let options = view.options();
    options.cards.or(options.twins)
}

/// How many cards the next player has, if they are few and a card of this kind gets in the way.
fn in_the_way_of(view: &View, kind: Kind) -> Option<u8> {
    let cards = view.held(next(view)?);
    let gets = match kind {
        Kind::DrawTwo | Kind::DrawFour | Kind::Skip => true,
        Kind::Reverse => view.held(view.seats().next(me(view)?, view.direction().reversed())) > cards,
        _ => false,
    };
    (gets && cards <= CLOSE).then_some(cards as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Seat};
    use solo::Round;

    /// Given a position, when seat 1 does this, or nothing: `-`, then this can be said for it.
    fn check(text: &str, action: &str, why: impl Into<Option<Why>>) {
        let round: Round = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let seat = Seat::numbered(1).expect("a seat");
        let action = (action != "-").then(|| action.parse().expect("an action"));
        assert_eq!(Why::of(&round.view(seat.into()), action), why.into(), "{text}");
    }

    fn in_turn(discard: &str, hand: &str, action: &str, why: impl Into<Option<Why>>) {
        let text = format!("seats 3; discard {discard}; hand 1 {hand}; hand 2 g1 g1 g2; hand 3 b1 b1 b2 b2");
        check(&text, action, why);
    }

    #[test]
    fn what_could_be_done_is_left_for_later() {
        in_turn("r7", "W F y5 b4", "draw", Why::KeepsBlack);
        in_turn("r7; drawn F", "F y5 b4", "pass", Why::KeepsBlack);
        in_turn("r7", "W A y5", "draw", Why::KeepsBlack);
        in_turn("rD; debt 2", "yD y5 b4", "draw", Why::KeepsHelp { cards: 2 });
        let asked = "seats 2; turn 2; discard rS r1; hand 1 Pr y1 y2; hand 2 g1 g2; question 1";
        check(asked, "decline", Why::KeepsProtection);
        let twin = "seats 2; turn 2; discard r7; hand 1 r7 y1 y2; hand 2 g1 g2";
        check(twin, "-", Why::KeepsTwin);
        check(&twin.replace("r7 y1", "r6 y1"), "-", None);
        in_turn("r7", "r3 r2 rS rR rR y5", "r3", Why::SparesActions { cards: 3 });
        in_turn("r7", "r3 rS y5", "r3", Why::SparesActions { cards: 1 });
    }

    #[test]
    fn somebody_is_caught() {
        let text = "rules modern penalty=caught; seats 2; discard r7; hand 1 y1 y2 r3; hand 2 g1; owes 2";
        check(text, "catch 2", Why::Catch);
    }

    #[test]
    fn of_some_actions_there_is_nothing_to_say() {
        // A coloured card fits.
        in_turn("r7", "r5 W y5 b4", "draw", None);
        in_turn("r7; drawn r5", "r5 y5 b4", "pass", None);
        // A dearer number fits.
        in_turn("r7", "r3 r5 rS y5", "r3", None);
        in_turn("r7", "r3 r5 rX y5", "r3", None);
        // There is more of another colour.
        in_turn("r7", "W r5 y5 y6 g5", "W=g", None);
        // It brings no shorter hand.
        in_turn("r7", "A r5 y5 y6", "A", None);
        in_turn("r7", "A rX y5", "A", None);
    }
}
