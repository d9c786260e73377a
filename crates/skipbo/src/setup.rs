//! Positions as somebody wrote them down, not yet believed, and as one viewer sees them.

use crate::deck::copies;
use crate::{Bag, Building, Card, FULL, Pile, Rules};
use game::{BadTable, BySeat, Game, Seat, SeatSet, Seats, Seed, Viewer};

/// Everything there is to a game at one moment. `C` is how a card that may be hidden is told.
///
/// The fields mean what docs/NOTATION.md says of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<C> {
    /// Who sees it so; nobody in particular for the full truth.
    pub viewer: Option<Viewer>,
    /// The rulebook.
    pub rules: Rules,
    /// The seats at the table.
    pub seats: Seats,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The stock piles, top first.
    pub stocks: BySeat<Vec<C>>,
    /// The hands, in the order of faces.
    pub hands: BySeat<Vec<C>>,
    /// Everybody's discard piles, top first.
    pub discards: BySeat<[Vec<Card>; Pile::COUNT]>,
    /// The building piles, the first card first.
    pub building: [Vec<Card>; Pile::COUNT],
    /// The draw pile, top first.
    pub draw: Vec<C>,
    /// The piles set aside, in the order of faces.
    pub aside: Vec<Card>,
    /// Whether cards are drawn in this turn.
    pub drawing: bool,
    /// Whose next turn goes without drawing.
    pub no_draw: SeatSet,
    /// Turns in a row in which no card was drawn, played or discarded, this one counted.
    pub quiet: u8,
    /// Whether there was a block and no stock card was played since.
    pub stalled: bool,
    /// Shuffles made with the seed so far.
    pub shuffles: u16,
    /// The seed; hidden from everybody.
    pub seed: Option<Seed>,
    /// How the game ended, if it has.
    pub over: Option<Over>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// Somebody, or a team, has won.
    Won(SeatSet),
    /// It was blocked, and several have the fewest cards left, so nobody has won (B-15).
    Blocked,
}

/// A position as somebody wrote it down: complete, but not yet believed.
pub type Setup = Position<Card>;

/// What one viewer sees of a position.
pub type Sight = Position<Option<Card>>;

/// A position that cannot exist, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// These rules are not for so many seats.
    #[error(transparent)]
    Table(#[from] BadTable),
    /// Cards there are too many of.
    #[error("{card} is named {found}×, but the deck has {copies}", copies = copies(*card))]
    TooMany {
        /// Which card.
        card: Card,
        /// How often it is there.
        found: usize,
    },
    /// Cards that are nowhere.
    #[error("{missing} of the deck's cards are nowhere, {first} for one: write `rest` at the end of one list of cards")]
    Missing {
        /// How many.
        missing: usize,
        /// One of them.
        first: Card,
    },
    /// A sight that hides more cards than the deck still has, or fewer.
    #[error("{hidden} cards are hidden, but {left} of the deck's cards are not to be seen")]
    Hidden {
        /// How many are hidden.
        hidden: usize,
        /// How many should be.
        left: usize,
    },
    /// A sight in which something is seen that its viewer sees otherwise, or not at all.
    #[error("it says `{says}`, but its viewer would see `{sees}`")]
    Unlike {
        /// The field as it is in the sight.
        says: String,
        /// The field as it would be.
        sees: String,
    },
    /// A seat that does not exist at this table.
    #[error("seat {seat} is named in `{field}`, but the table has {seats} seats")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// Where.
        field: &'static str,
        /// How many there are.
        seats: usize,
    },
    /// A field that contradicts the rest.
    #[error("`{field}` cannot be so: {why}")]
    Contradiction {
        /// The field, as it begins.
        field: String,
        /// Why.
        why: &'static str,
    },
}

impl BadSetup {
    /// The field it is about, as it begins, if it is about one.
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            Self::Table(_) => Some("rules".into()),
            Self::NoSuchSeat { field, .. } => Some((*field).into()),
            Self::Contradiction { field, .. } => Some(field.clone()),
            Self::TooMany { .. } | Self::Missing { .. } | Self::Hidden { .. } | Self::Unlike { .. } => None,
        }
    }
}

impl Setup {
    /// Whether such a position can exist.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), BadSetup> {
        crate::Round::admits(&self.rules, self.seats)?;
        self.check_seats()?;
        self.check_cards()?;
        self.check_piles()?;
        self.check_hands()?;
        self.check_turn()?;
        self.check_end()
    }

    fn check_seats(&self) -> Result<(), BadSetup> {
        let winners = match self.over {
            Some(Over::Won(seats)) => seats,
            _ => SeatSet::EMPTY,
        };
        for (field, named) in [
            ("dealer", SeatSet::only(self.dealer)),
            ("turn", SeatSet::only(self.turn)),
            ("no-draw", self.no_draw),
            ("over", winners),
        ] {
            if let Some(seat) = named.minus(self.seats.all()).iter().next() {
                return Err(BadSetup::NoSuchSeat {
                    seat,
                    field,
                    seats: self.seats.count(),
                });
            }
        }
        for (field, seats) in [
            ("stock", self.stocks.seats()),
            ("hand", self.hands.seats()),
            ("discards", self.discards.seats()),
        ] {
            ensure(seats == self.seats, field, "there is one for each seat")?;
        }
        ensure(
            self.viewer.is_none(),
            "viewer",
            "this is the full position, seen by nobody in particular",
        )
    }

    fn check_cards(&self) -> Result<(), BadSetup> {
        let dealt = self.stocks.values().iter().chain(self.hands.values()).flatten();
        let discarded = self.discards.values().iter().flatten().flatten();
        let middle = self.building.iter().flatten().chain(&self.draw).chain(&self.aside);
        not_the_deck(dealt.chain(discarded).chain(middle)).map_or(Ok(()), Err)
    }

    fn check_piles(&self) -> Result<(), BadSetup> {
        for pile in &self.building {
            ensure(
                pile.len() < Building::TOP as usize,
                "build",
                "a pile with twelve cards is set aside",
            )?;
            let fits = |(place, card): (usize, &Card)| card.is_joker() || card.face() == place;
            ensure(
                pile.iter().enumerate().all(fits),
                "build",
                "a building pile is 1, 2, 3 and so on, with jokers anywhere",
            )?;
        }
        // Whole piles only: of so many, no number can be there more often.
        let piles = self.aside.len() / Building::TOP as usize;
        let bag: Bag = self.aside.iter().copied().collect();
        ensure(
            self.aside.len().is_multiple_of(Building::TOP as usize)
                && Card::ALL
                    .iter()
                    .all(|card| card.is_joker() || bag.count(*card) <= piles),
            "aside",
            "what is set aside are whole piles, 1 to 12 with jokers in their places",
        )?;
        let most = self.rules.stock(self.seats);
        for (seat, stock) in self.stocks.iter() {
            ensure(
                stock.len() <= most || self.penalised(),
                &format!("stock {seat}"),
                "it is larger than agreed on, and there are no penalties",
            )?;
        }
        Ok(())
    }

    fn check_hands(&self) -> Result<(), BadSetup> {
        for (seat, hand) in self.hands.iter() {
            let field = format!("hand {seat}");
            ensure(hand.len() <= FULL, &field, "nobody holds more than five cards")?;
            ensure(
                hand.len() < FULL || seat == self.turn,
                &field,
                "only the player in turn holds five cards: a turn ends with a discard",
            )?;
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), BadSetup> {
        let running = self.over.is_none();
        ensure(
            self.penalised() || self.no_draw.is_empty(),
            "no-draw",
            "there are no penalties at this table",
        )?;
        ensure(
            self.penalised() || self.drawing,
            "drawing",
            "there are no penalties at this table",
        )?;
        let drawable = self.drawing && !(self.draw.is_empty() && self.aside.is_empty());
        ensure(
            !(running && drawable && self.hands[self.turn].is_empty()),
            &format!("hand {}", self.turn),
            "the player in turn would have filled it, as there are cards to draw",
        )?;
        ensure(
            self.quiet as usize <= self.seats.count(),
            "quiet",
            "the game would have been blocked before",
        )?;
        ensure(
            self.quiet == 0 || !drawable,
            "quiet",
            "the player in turn would have drawn, as there are cards to draw",
        )?;
        ensure(self.shuffles > 0, "shuffles", "the deal itself is one")
    }

    fn check_end(&self) -> Result<(), BadSetup> {
        let left = |side: SeatSet| side.iter().map(|seat| self.stocks[seat].len()).sum::<usize>();
        let done = self.rules.sides(self.seats).filter(|side| left(*side) == 0).count();
        let Some(over) = self.over else {
            return ensure(done == 0, "over", "somebody's stock is used up, so the game is over");
        };
        ensure(
            self.quiet == 0 && self.drawing && self.no_draw.is_empty() && !self.stalled,
            "over",
            "nothing of that matters any more once the game is over",
        )?;
        let fewest = self.rules.sides(self.seats).map(left).min().unwrap_or(0);
        let with_fewest: Vec<SeatSet> = self
            .rules
            .sides(self.seats)
            .filter(|side| left(*side) == fewest)
            .collect();
        match over {
            Over::Won(winners) => ensure(
                with_fewest == [winners],
                "over",
                "who has won has fewer cards left in stock than anybody else, and a team wins together",
            ),
            Over::Blocked => ensure(
                with_fewest.len() > 1 && fewest > 0,
                "over",
                "in a blocked game that nobody has won, several have the fewest cards left in stock",
            ),
        }
    }

    fn penalised(&self) -> bool {
        self.rules.penalties() == crate::Penalties::Yes
    }
}

/// What is wrong with these cards if they are not exactly the deck's.
pub(crate) fn not_the_deck<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Option<BadSetup> {
    let mut found = [0; Card::FACES];
    cards.into_iter().for_each(|card| found[card.face()] += 1);
    let mut missing = 0;
    let mut first = None;
    for card in Card::ALL {
        let (found, copies) = (found[card.face()], copies(card));
        if found > copies {
            return Some(BadSetup::TooMany { card, found });
        }
        missing += copies - found;
        if copies > found {
            first = first.or(Some(card));
        }
    }
    first.map(|first| BadSetup::Missing { missing, first })
}

fn ensure(holds: bool, field: &str, why: &'static str) -> Result<(), BadSetup> {
    if holds {
        Ok(())
    } else {
        Err(BadSetup::Contradiction {
            field: field.into(),
            why,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Round;

    /// Stock piles of one, two and two cards, so that somebody, or nobody, can have the fewest left.
    const STOCKS: &str = "seats 3; stock 1 7; stock 2 3 4; stock 3 J 5";

    fn can_be(position: &str) {
        if let Err(error) = position.parse::<Round>() {
            panic!("{position}: {error}");
        }
    }

    /// What is said, of which field.
    fn cannot_be(position: &str, field: &str, why: &str) {
        match position.parse::<Round>() {
            Ok(_) => panic!("{position} was believed"),
            Err(error) => {
                assert_eq!(error.field().as_deref(), Some(field), "{position}: {error}");
                assert!(error.to_string().contains(why), "{position}: {error}");
            }
        }
    }

    #[test]
    fn b_01_nobody_is_named_who_does_not_sit_there() {
        for field in ["dealer", "turn", "no-draw", "over"] {
            cannot_be(
                &format!("{STOCKS}; {field} 4"),
                field,
                &format!("seat 4 is named in `{field}`, but the table has 3 seats"),
            );
        }
    }

    #[test]
    fn b_02_missing_cards_are_counted() {
        let error = format!("{STOCKS}; hand 1 1 2; discards 1 1*11 | 3*10; draw 6")
            .parse::<Round>()
            .unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("133 of the deck's cards are nowhere, 2 for one"),
            "{error}"
        );
    }

    #[test]
    fn b_14_who_has_won_has_the_fewest_cards_left() {
        can_be(&format!("{STOCKS}; over 1"));
        cannot_be(&format!("{STOCKS}; over 2"), "over", "fewer cards left");
        cannot_be(&format!("{STOCKS}; over 1 2"), "over", "a team wins together");
        cannot_be("seats 2; stock 1 7; stock 2 3; over 1", "over", "fewer cards left");
    }

    #[test]
    fn b_15_nobody_has_won_a_blocked_game_if_several_have_the_fewest_cards_left() {
        can_be("seats 2; stock 1 7; stock 2 3; over blocked");
        can_be("seats 3; stock 1 7; stock 2 3; stock 3 5 5; over blocked");
        cannot_be(&format!("{STOCKS}; over blocked"), "over", "several have the fewest");
        cannot_be(
            "seats 2; stock 1 -; stock 2 -; over blocked",
            "over",
            "several have the fewest",
        );
    }

    #[test]
    fn b_14_once_a_game_is_over_no_turn_is_left_to_wait_for() {
        let over = format!("{STOCKS}; rules standard penalties=yes; over 1");
        can_be(&over);
        for field in ["drawing no", "no-draw 2", "stalled yes"] {
            cannot_be(&format!("{over}; {field}"), "over", "once the game is over");
        }
    }
}
