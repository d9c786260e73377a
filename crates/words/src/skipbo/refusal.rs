//! Why a move is refused, so that a player understands it.

use crate::Words;
use skipbo::Illegal;

pub(super) fn reason(words: &Words, illegal: Illegal) -> String {
    let key = match illegal {
        Illegal::NoSuchSeat => "skipbo-illegal-no-such-seat",
        Illegal::NotYourTurn => "skipbo-illegal-not-your-turn",
        Illegal::NoPileYet => "skipbo-illegal-no-pile-yet",
        Illegal::WrongNumber { due } => return words.say("skipbo-illegal-wrong-number", &[("due", due.into())]),
        Illegal::NotInHand => "skipbo-illegal-not-in-hand",
        Illegal::NotOnStock => "skipbo-illegal-not-on-stock",
        Illegal::StockEmpty => "skipbo-illegal-stock-empty",
        Illegal::NotOnDiscard => "skipbo-illegal-not-on-discard",
        Illegal::MustDiscard => "skipbo-illegal-must-discard",
        Illegal::GameOver => "skipbo-illegal-game-over",
        Illegal::NoPartner => "skipbo-illegal-no-partner",
        Illegal::HostDoesNotPlay => "skipbo-illegal-host-does-not-play",
        Illegal::OnlyTheHost => "skipbo-illegal-only-the-host",
        Illegal::NoPenalties => "skipbo-illegal-no-penalties",
        Illegal::AlreadyImposed => "skipbo-illegal-already-imposed",
    };
    words.say(key, &[])
}
