//! Why an action is refused: one variant for each reason, with the number of its rule.

use game::Refusal;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Illegal {
    /// The actor or a target does not sit at this table.
    #[error("nobody sits there")]
    NoSuchSeat,
    /// Somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// An empty place in the middle wants a 1 or a joker.
    #[error("a building pile begins with a 1 or a joker")]
    NoPileYet,
    /// Another number is due on that pile.
    #[error("that building pile wants the number {due}, or a joker")]
    WrongNumber {
        /// Which one is.
        due: u8,
    },
    /// The card is not in the hand.
    #[error("you do not hold that card")]
    NotInHand,
    /// Another card lies on top of the own or the partner's stock pile.
    #[error("another card lies on top of that stock pile")]
    NotOnStock,
    /// The stock pile is used up.
    #[error("that stock pile is empty")]
    StockEmpty,
    /// Another card lies on top of that discard pile, or none.
    #[error("that card does not lie on top of that discard pile")]
    NotOnDiscard,
    /// A turn ends with a discard as long as there is a card in hand.
    #[error("you still hold cards: end your turn by putting one on a discard pile")]
    MustDiscard,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There are no teams, so there is no partner.
    #[error("you have no partner at this table")]
    NoPartner,
    /// The host does not play.
    #[error("the host imposes penalties, and plays from a seat")]
    HostDoesNotPlay,
    /// Only the host imposes penalties.
    #[error("only the host imposes penalties")]
    OnlyTheHost,
    /// This table plays without penalties.
    #[error("this table plays without penalties")]
    NoPenalties,
    /// That player's next turn goes without drawing already.
    #[error("that player's next turn goes without drawing already")]
    AlreadyImposed,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NoSuchSeat => "B-01",
            Self::NotYourTurn => "B-06",
            Self::NoPileYet | Self::WrongNumber { .. } => "B-08",
            Self::NotInHand | Self::NotOnStock | Self::StockEmpty => "B-09",
            Self::NotOnDiscard | Self::MustDiscard => "B-11",
            Self::GameOver => "B-14",
            Self::NoPartner => "B-16",
            Self::HostDoesNotPlay | Self::OnlyTheHost | Self::NoPenalties | Self::AlreadyImposed => "B-24",
        }
    }
}
