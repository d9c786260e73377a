//! Positions as somebody wrote them down, not yet believed, and as one viewer sees them.

use crate::round::MAX_DEBT;
use crate::{Card, Chains, Colour, Deck, Faces, Hand, Kind, Rules, SoloWhen, Start};
use game::{BySeat, Direction, Seat, SeatSet, Seats, Seed, Viewer};

/// Everything there is to a round at one moment. `C` is how a card that may be hidden is told.
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
    /// Whose turn it is; while a question is open, who laid the card that raised it.
    pub turn: Seat,
    /// Which way play runs.
    pub direction: Direction,
    /// The hands, in the order of faces.
    pub hands: BySeat<Vec<C>>,
    /// The draw pile, top first.
    pub draw: Vec<C>,
    /// The discard pile, top first.
    pub discard: Vec<Card>,
    /// The colour in force on a black top card: the wished one or the bolt's. None on a coloured card, which has its own.
    pub colour: Option<Colour>,
    /// The cards of the unpaid chain that the turn's player faces.
    pub debt: u8,
    /// The card drawn in this turn.
    pub drawn: Option<C>,
    /// The open question, if there is one.
    pub question: Option<Question<C>>,
    /// Seats whose call is in force for the discard to come.
    pub called: SeatSet,
    /// Seats that owe a call.
    pub owes: SeatSet,
    /// Turns in a row in which nothing was drawn or laid, this one counted.
    pub quiet: u8,
    /// Shuffles made with the seed so far.
    pub shuffles: u16,
    /// The seed; hidden from everybody.
    pub seed: Option<Seed>,
    /// How the round ended, if it has.
    pub over: Option<Over>,
}

/// The question "do you protect yourself?", put to one seat or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<C> {
    /// Who was asked.
    pub asked: SeatSet,
    /// The cards about to be given, in the order of faces, if the question is about a Gift.
    pub gift: Vec<C>,
    /// Whether the play that raised the question was made with a call.
    pub marked: bool,
    /// The answers given so far, in the order of seats.
    pub answers: Vec<(Seat, Answer)>,
}

/// An answer not yet revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Given, but hidden from the viewer.
    Hidden,
    /// No.
    Decline,
    /// Yes, with this Protection.
    Protect {
        /// The Protection.
        card: Card,
        /// Whether Solo is called with it.
        call: bool,
    },
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// Somebody got rid of all cards.
    Won(Seat),
    /// Nobody could do anything any more (S-43).
    Blocked,
}

/// A position as somebody wrote it down: complete, but not yet believed.
pub type Setup = Position<Card>;

/// What one viewer sees of a position.
pub type Sight = Position<Option<Card>>;

/// A position that cannot exist, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Cards there are too many of.
    #[error("{card} is named {found}×, but the deck of {deck} cards has {copies}")]
    TooMany {
        /// Which card.
        card: Card,
        /// How often it is there.
        found: usize,
        /// How often it should be at the most.
        copies: usize,
        /// The size of the deck.
        deck: usize,
    },
    /// Cards that are nowhere.
    #[error("{missing} of the deck's cards are nowhere, {first} for one: write `rest` at the end of one list of cards")]
    Missing {
        /// How many.
        missing: usize,
        /// One of them.
        first: Card,
    },
    /// The discard pile is empty.
    #[error("the discard pile is empty: it has one card at least")]
    NoTopCard,
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
    /// Somebody has no cards although the round goes on, or the winner has some.
    #[error("seat {seat} holds {held} cards, which cannot be: {why}")]
    WrongHand {
        /// The seat.
        seat: Seat,
        /// How many cards it has.
        held: usize,
        /// Why that is wrong.
        why: &'static str,
    },
    /// A field that contradicts the rest.
    #[error("`{field}` cannot be so: {why}")]
    Contradiction {
        /// The field.
        field: &'static str,
        /// Why.
        why: &'static str,
    },
}

impl BadSetup {
    /// The field it is about, as it begins, if it is about one.
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            Self::NoSuchSeat { field, .. } | Self::Contradiction { field, .. } => Some((*field).into()),
            Self::WrongHand { seat, .. } => Some(format!("hand {seat}")),
            Self::NoTopCard => Some("discard".into()),
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
        self.check_seats()?;
        self.check_cards()?;
        self.check_hands()?;
        self.check_turn()?;
        self.check_question()?;
        self.check_calls()
    }

    fn check_seats(&self) -> Result<(), BadSetup> {
        let question = self.question.as_ref();
        let answering = question.map(|q| q.answers.iter().map(|(seat, _)| *seat).collect());
        let winner = match self.over {
            Some(Over::Won(seat)) => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        };
        for (field, named) in [
            ("dealer", SeatSet::only(self.dealer)),
            ("turn", SeatSet::only(self.turn)),
            ("question", question.map_or(SeatSet::EMPTY, |q| q.asked)),
            ("answers", answering.unwrap_or(SeatSet::EMPTY)),
            ("called", self.called),
            ("owes", self.owes),
            ("over", winner),
        ] {
            if let Some(seat) = named.minus(self.seats.all()).iter().next() {
                return Err(BadSetup::NoSuchSeat {
                    seat,
                    field,
                    seats: self.seats.count(),
                });
            }
        }
        ensure(
            self.hands.seats() == self.seats,
            "hand",
            "there is one hand for each seat",
        )?;
        ensure(
            self.viewer.is_none(),
            "viewer",
            "this is the full position, seen by nobody in particular",
        )
    }

    fn check_cards(&self) -> Result<(), BadSetup> {
        if self.discard.is_empty() {
            return Err(BadSetup::NoTopCard);
        }
        let hands = self.hands.values().iter().flatten();
        let cards = hands.chain(&self.draw).chain(&self.discard);
        not_the_deck(self.rules.deck(), cards).map_or(Ok(()), Err)
    }

    fn check_hands(&self) -> Result<(), BadSetup> {
        for (seat, hand) in self.hands.iter() {
            let (held, won) = (hand.len(), self.over == Some(Over::Won(seat)));
            let why = match (held, won) {
                (0, false) => "only who has won the round holds none",
                (1.., true) => "who has won the round holds none",
                _ => continue,
            };
            return Err(BadSetup::WrongHand { seat, held, why });
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), BadSetup> {
        let top = self.discard[0];
        let wish = matches!(top.kind(), Kind::Wish | Kind::DrawFour);
        let start_card = self.rules.start == Start::Leave && self.discard.len() == 1;
        match self.colour {
            Some(_) if wish => {}
            Some(bolt) if top == Card::protection(bolt) => {}
            Some(_) => return contradiction("colour", "the top card allows no such wish"),
            None if wish || top.kind() == Kind::Protection => ensure(
                start_card || self.over.is_some(),
                "colour",
                "the Wish, Draw Four or Protection on top fixes a colour, unless the house leaves it as a start card",
            )?,
            None => {}
        }
        let step = match top.kind() {
            Kind::DrawTwo => 2,
            Kind::DrawFour => 4,
            _ => 0,
        };
        let debt_fits = self.debt == 0
            || step > 0
                && (step..=MAX_DEBT).contains(&self.debt)
                && self
                    .debt
                    .is_multiple_of(if self.rules.chains == Chains::Own { step } else { 2 });
        ensure(debt_fits, "debt", "the chain on top does not add up to that")?;
        let running = self.over.is_none();
        ensure(
            self.debt == 0 || running && self.drawn.is_none(),
            "debt",
            "who faces a chain has drawn nothing, and the round goes on",
        )?;
        if let Some(card) = self.drawn {
            ensure(
                self.hands[self.turn].contains(&card),
                "drawn",
                "the drawn card is in the hand of the player in turn",
            )?;
            ensure(
                running && self.question.is_none(),
                "drawn",
                "a drawn card is for a running turn without a question",
            )?;
        }
        ensure(
            self.quiet as usize <= self.seats.count(),
            "quiet",
            "the round would have been blocked before",
        )?;
        ensure(self.shuffles > 0, "shuffles", "the deal itself is one")
    }

    fn check_question(&self) -> Result<(), BadSetup> {
        let Some(question) = &self.question else { return Ok(()) };
        let top = self.discard[0].kind();
        ensure(
            self.rules.deck() == Deck::Modern && self.over.is_none(),
            "question",
            "nobody is asked without Protection in the deck, or after the end",
        )?;
        let others = self.seats.all().without(self.turn);
        let right = match top {
            Kind::Skip => question.asked == SeatSet::only(self.seats.next(self.turn, self.direction)),
            Kind::Swap | Kind::Gift => question.asked.len() == 1 && question.asked.minus(others).is_empty(),
            Kind::AllSwap => question.asked == others,
            _ => false,
        };
        ensure(
            right,
            "question",
            "a Skip asks the next player, a Swap or Gift one other player, an All Swap all others; the top card is the one asked about",
        )?;
        let held: Hand = self.hands[self.turn].iter().copied().collect();
        let gift: Hand = question.gift.iter().copied().collect();
        let size_fits = match top {
            Kind::Gift => (1..=2).contains(&gift.len()) && held.includes(&gift),
            _ => gift.is_empty(),
        };
        ensure(
            size_fits,
            "gift",
            "a Gift gives one or two cards of the giver's hand, other cards none",
        )?;
        let mut seen = SeatSet::EMPTY;
        for (seat, answer) in &question.answers {
            ensure(
                question.asked.contains(*seat) && !seen.contains(*seat),
                "answers",
                "only those asked answer, once each",
            )?;
            seen = seen.with(*seat);
            let held = &self.hands[*seat];
            let possible = match answer {
                Answer::Hidden => false,
                Answer::Decline => true,
                Answer::Protect { card, call } => {
                    card.kind() == Kind::Protection && held.contains(card) && (!call || held.len() <= 2)
                }
            };
            ensure(
                possible,
                "answers",
                "an answer is no, or a Protection of that hand, with ! from two cards or fewer",
            )?;
        }
        ensure(
            seen != question.asked,
            "answers",
            "when all have answered, the question is decided",
        )
    }

    fn check_calls(&self) -> Result<(), BadSetup> {
        let held = |seat: Seat| self.hands[seat].len();
        let running = self.over.is_none();
        for seat in self.called.iter() {
            let asking = self.question.is_some() && seat == self.turn && held(seat) == 1;
            ensure(
                running && (held(seat) == 2 || asking),
                "called",
                "a call is in force at two cards",
            )?;
        }
        for seat in self.owes.iter() {
            let holds_one = held(seat) == 1 && !(self.question.is_some() && seat == self.turn);
            ensure(
                running && (self.rules.solo == SoloWhen::Discarding || holds_one),
                "owes",
                "a call is owed with one card in hand, once the action is complete",
            )?;
            let may_follow = self.rules.call_may_follow();
            ensure(
                may_follow,
                "owes",
                "under these rules a missing call is paid for at once",
            )?;
        }
        Ok(())
    }
}

/// What is wrong with these cards if they are not exactly the deck's.
pub(crate) fn not_the_deck<'a>(deck: Deck, cards: impl IntoIterator<Item = &'a Card>) -> Option<BadSetup> {
    let mut found = [0; 64];
    for card in cards {
        found[card.face() as usize] += 1;
    }
    let mut missing = 0;
    let mut first = None;
    for card in Faces::ALL.iter() {
        let (found, copies) = (found[card.face() as usize], deck.copies(card));
        if found > copies {
            let deck = deck.len();
            return Some(BadSetup::TooMany {
                card,
                found,
                copies,
                deck,
            });
        }
        missing += copies - found;
        if copies > found {
            first = first.or(Some(card));
        }
    }
    first.map(|first| BadSetup::Missing { missing, first })
}

fn ensure(holds: bool, field: &'static str, why: &'static str) -> Result<(), BadSetup> {
    if holds { Ok(()) } else { contradiction(field, why) }
}

fn contradiction(field: &'static str, why: &'static str) -> Result<(), BadSetup> {
    Err(BadSetup::Contradiction { field, why })
}

#[cfg(test)]
mod tests {
    use crate::Round;

    /// Hands of two, three and one card, so that a call can be in force, too early, or owed.
    const HANDS: &str = "seats 3; hand 1 r1 r2; hand 2 Pr b2 b3; hand 3 g1";

    fn can_be(position: &str) {
        if let Err(error) = format!("{HANDS}; {position}").parse::<Round>() {
            panic!("{position}: {error}");
        }
    }

    /// The field that is said to be wrong.
    fn cannot_be(position: &str, field: &str) {
        match format!("{HANDS}; {position}").parse::<Round>() {
            Ok(_) => panic!("{position} was believed"),
            Err(error) => assert_eq!(error.field().as_deref(), Some(field), "{position}: {error}"),
        }
    }

    #[test]
    fn s_12_a_colour_is_fixed_by_what_lies_on_top() {
        can_be("discard W r5; colour g");
        can_be("discard F r5; colour g");
        can_be("discard A r5");
        can_be("discard Pg r5; colour g");
        can_be("rules modern start=leave; discard W; colour -");
        can_be("rules modern start=leave; discard Pg; colour -");
        cannot_be("discard W r5", "colour");
        cannot_be("discard F r5", "colour");
        cannot_be("discard Pg r5; colour -", "colour");
        cannot_be("discard W; colour -", "colour");
        cannot_be("rules modern start=leave; discard W r5", "colour");
        cannot_be("discard Pg r5; colour b", "colour");
        cannot_be("discard A r5; colour g", "colour");
        cannot_be("discard r5; colour r", "colour");
    }

    #[test]
    fn s_20_a_debt_adds_up_from_the_chain_on_top() {
        can_be("discard rD r5; debt 2");
        can_be("discard rD r5; debt 240");
        can_be("discard F r5; colour g; debt 8");
        can_be("rules modern chains=mixed; discard F rD r5; colour g; debt 6");
        cannot_be("discard r5; debt 2", "debt");
        cannot_be("rules modern chains=mixed; discard r5; debt 2", "debt");
        cannot_be("discard rD r5; debt 1", "debt");
        cannot_be("discard rD r5; debt 3", "debt");
        cannot_be("discard rD r5; debt 242", "debt");
        cannot_be("discard F r5; colour g; debt 2", "debt");
        cannot_be("discard F rD r5; colour g; debt 6", "debt");
        cannot_be("rules modern chains=mixed; discard F r5; colour g; debt 2", "debt");
        cannot_be("discard rD r5; debt 2; drawn r1", "debt");
        cannot_be("discard rD r5; debt 2; over blocked", "debt");
    }

    #[test]
    fn s_09_a_drawn_card_is_in_the_hand_of_a_running_turn() {
        can_be("discard r5; drawn r1");
        cannot_be("discard r5; drawn b2", "drawn");
        cannot_be("discard r5; drawn r1; over blocked", "drawn");
        cannot_be("discard gS r5; question 2; drawn r1", "drawn");
    }

    #[test]
    fn s_33_a_question_fits_the_card_on_top() {
        can_be("discard gS r5; question 2");
        can_be("discard gX r5; question 3");
        can_be("discard A r5; question 2 3");
        can_be("discard gG r5; question 3; gift r1");
        can_be("discard gG r5; question 3; gift r1 r2");
        can_be("direction ccw; discard gS r5; question 3");
        cannot_be("discard gS r5; question 3", "question");
        cannot_be("discard gX r5; question 2 3", "question");
        cannot_be("discard gX r5; question 1", "question");
        cannot_be("discard A r5; question 2", "question");
        cannot_be("discard r5; question 2", "question");
        cannot_be("discard gS r5; question 2; over blocked", "question");
        cannot_be("discard gG r5; question 3", "gift");
        cannot_be("discard gG r5; question 3; gift g1", "gift");
        cannot_be("discard gX r5; question 3; gift r1", "gift");
        cannot_be("discard r5; gift r1", "question");
        cannot_be("discard r5; marked yes", "question");
    }

    #[test]
    fn s_31_answers_come_from_those_asked_once_each() {
        can_be("discard A r5; question 2 3; answers 2=Pr");
        can_be("discard A r5; question 2 3; answers 2=no");
        can_be("discard A r5; question 2 3; answers 3=no");
        cannot_be("discard A r5; question 2 3; answers 2=no 3=no", "answers");
        cannot_be("discard A r5; question 2 3; answers 1=no", "answers");
        cannot_be("discard A r5; question 2 3; answers 2=no 2=no", "answers");
        cannot_be("discard A r5; question 2 3; answers 2=Pg", "answers");
        cannot_be("discard A r5; question 2 3; answers 2=b2", "answers");
        cannot_be("discard A r5; question 2 3; answers 2=Pr!", "answers");
        cannot_be("discard A r5; question 2 3; answers 2=?", "answers");
        cannot_be("discard A r5; question 2 3; answers 4=no", "answers");
    }

    #[test]
    fn s_38_a_call_is_in_force_at_two_cards() {
        can_be("discard r5; called 1");
        can_be("discard gS r5; turn 3; question 1; called 3");
        cannot_be("discard r5; called 2", "called");
        cannot_be("discard r5; called 3", "called");
        cannot_be("discard gS r5; question 2; called 3", "called");
        cannot_be("discard r5; called 1; over blocked", "called");
    }

    #[test]
    fn s_37_a_call_is_owed_with_one_card_once_the_action_is_complete() {
        can_be("discard r5; owes 3");
        can_be("discard r5; turn 3; owes 3");
        can_be("discard gS r5; question 2; owes 3");
        cannot_be("discard r5; owes 1", "owes");
        cannot_be("discard gS r5; turn 3; question 1; owes 3", "owes");
        cannot_be("discard r5; owes 3; over blocked", "owes");
    }

    #[test]
    fn s_03_missing_cards_are_counted() {
        let error = format!("{HANDS}; discard r5; draw r6").parse::<Round>().unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("112 of the deck's cards are nowhere, r1 for one"),
            "{error}"
        );
    }

    #[test]
    fn s_39_only_who_has_won_holds_no_card() {
        let with = |hand: &str, over: &str| {
            let text = format!("seats 2; hand 1 {hand}; hand 2 r2; discard r5; over {over}");
            text.parse::<Round>()
                .map(drop)
                .map_err(|error| error.field().unwrap_or_default())
        };
        assert_eq!(with("-", "1"), Ok(()));
        assert_eq!(with("r1", "blocked"), Ok(()));
        assert_eq!(with("-", "-"), Err("hand 1".into()));
        assert_eq!(with("r1", "1"), Err("hand 1".into()));
        assert_eq!(with("-", "9"), Err("over".into()));
    }
}
