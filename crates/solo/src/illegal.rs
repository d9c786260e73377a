//! Why an action is refused: one variant for each reason, with the number of its rule.

use game::Refusal;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Illegal {
    /// The host of the table has no actions in SOLO.
    #[error("the host does not play")]
    NotForTheHost,
    /// The actor or a target does not sit at this table.
    #[error("nobody sits there")]
    NoSuchSeat,
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
    /// Somebody else's turn, and the action is no interjection.
    #[error("it is not your turn, and only a card identical to the top card may be thrown in")]
    NotYourTurn,
    /// The card, or one of the cards, is not in the hand.
    #[error("you do not hold that card")]
    NotInHand,
    /// Neither colour nor number nor symbol match.
    #[error("the card matches neither colour nor number nor symbol of the top card")]
    NoMatch,
    /// A colour was wished, or fixed by a bolt, and the card has another.
    #[error("another colour is in force")]
    WrongColour,
    /// A chain must be paid, lengthened or cancelled first.
    #[error("you face a chain: draw its cards, lengthen it, or play Protection")]
    ChainUnpaid,
    /// A chain is lengthened only with its own kind.
    #[error("a chain is lengthened only with its own kind")]
    OtherKindOfChain,
    /// After drawing only the drawn card may be played.
    #[error("after drawing, only the drawn card may be played")]
    OnlyTheDrawnCard,
    /// A coloured card in hand matches and must be played.
    #[error("a coloured card in your hand matches, so you may not draw")]
    MustPlay,
    /// A card was drawn already.
    #[error("you have drawn already")]
    AlreadyDrew,
    /// Only after drawing may one pass.
    #[error("draw before you pass")]
    DrawFirst,
    /// Only number cards may be interjected.
    #[error("only number cards may be thrown in out of turn")]
    NumbersOnly,
    /// A question is open, and play waits for its answers.
    #[error("play waits for an answer: do they protect themselves?")]
    QuestionOpen,
    /// A question is open, and only Protection answers it.
    #[error("only a Protection answers this question")]
    OnlyProtection,
    /// Nobody was asked anything.
    #[error("no question is open")]
    NoQuestion,
    /// Somebody else was asked.
    #[error("the question was not put to you")]
    NotAsked,
    /// The question was answered.
    #[error("you have answered already")]
    AlreadyAnswered,
    /// These rules have no Triple +.
    #[error("these rules have no Triple +")]
    NoTriple,
    /// A Triple + takes all cards of its number.
    #[error("a Triple + takes all your cards of that number")]
    TripleNotAll,
    /// The first card of a Triple + must match.
    #[error("the first card of a Triple + must match the top card")]
    TripleFirst,
    /// After drawing, a Triple + must include the drawn card, and that card must match.
    #[error("after drawing, a Triple + must include the drawn card, and that card must match")]
    TripleWithoutDrawn,
    /// A Wish asks for a colour.
    #[error("a Wish needs a colour: choose one")]
    WishMissing,
    /// A Draw Four asks for a colour too.
    #[error("a Draw Four needs a colour: choose one")]
    DrawFourWishMissing,
    /// The Swap must be carried out.
    #[error("choose a player to swap with")]
    SwapTargetMissing,
    /// The Gift needs a receiver.
    #[error("choose a player to give to")]
    GiftTargetMissing,
    /// One swaps with another player.
    #[error("you cannot swap with yourself: choose another player")]
    SwapWithSelf,
    /// One gives to another player.
    #[error("you cannot give to yourself: choose another player")]
    GiftToSelf,
    /// With more than two cards left, a Gift names two of them.
    #[error("choose two cards to give")]
    GiftCardsMissing,
    /// With one or two cards left, a Gift gives them all.
    #[error("with two cards or fewer left, all of them are given: name none")]
    GiftIsAll,
    /// A last card's action is not carried out, so there is nothing to choose.
    #[error("a last card's action is not carried out: there is nothing to choose")]
    LastCard,
    /// The card asks for no such choice.
    #[error("this card asks for no such choice")]
    ChoiceNotWanted,
    /// A call that does not go with a hand of two, or a play down to one or none.
    #[error("Solo is called with two cards in hand, or with a play that leaves one or none")]
    CallTooEarly,
    /// The call was made already, or none is owed.
    #[error("no Solo call is due")]
    NoCallDue,
    /// The penalty comes by itself.
    #[error("nobody needs catching: the penalty comes by itself")]
    NoCatching,
    /// That player owes no call.
    #[error("that player owes no Solo call")]
    NothingToCatch,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotForTheHost | Self::NoSuchSeat => "S-01",
            Self::NotYourTurn | Self::NotInHand | Self::NoMatch | Self::ChainUnpaid => "S-08",
            Self::OnlyTheDrawnCard | Self::MustPlay | Self::AlreadyDrew | Self::DrawFirst => "S-09",
            Self::NoTriple | Self::TripleNotAll | Self::TripleFirst => "S-10",
            Self::TripleWithoutDrawn => "S-11",
            Self::WrongColour => "S-12",
            Self::NumbersOnly | Self::QuestionOpen => "S-13",
            Self::DrawFourWishMissing => "S-21",
            Self::OtherKindOfChain => "S-22",
            Self::WishMissing | Self::ChoiceNotWanted => "S-24",
            Self::SwapTargetMissing | Self::SwapWithSelf => "S-25",
            Self::GiftTargetMissing | Self::GiftToSelf | Self::GiftCardsMissing => "S-28",
            Self::GiftIsAll => "S-29",
            Self::OnlyProtection | Self::AlreadyAnswered => "S-31",
            Self::NoQuestion | Self::NotAsked => "S-33",
            Self::LastCard => "S-34",
            Self::NoCallDue | Self::NoCatching | Self::NothingToCatch => "S-35",
            Self::CallTooEarly => "S-38",
            Self::RoundOver => "S-39",
        }
    }
}
