//! Why a move is refused, so that a player understands it.

use crate::Words;
use game::Refusal;
use solo::Illegal;

impl Words {
    /// Why a move is refused, and the number of the rule.
    pub fn illegal(&self, illegal: Illegal) -> String {
        format!("{} ({})", self.say(key(illegal), &[]), illegal.rule())
    }
}

const fn key(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::NotForTheHost => "illegal-not-for-the-host",
        Illegal::NoSuchSeat => "illegal-no-such-seat",
        Illegal::RoundOver => "illegal-round-over",
        Illegal::NotYourTurn => "illegal-not-your-turn",
        Illegal::NotInHand => "illegal-not-in-hand",
        Illegal::NoMatch => "illegal-no-match",
        Illegal::WrongColour => "illegal-wrong-colour",
        Illegal::ChainUnpaid => "illegal-chain-unpaid",
        Illegal::OtherKindOfChain => "illegal-other-kind-of-chain",
        Illegal::OnlyTheDrawnCard => "illegal-only-the-drawn-card",
        Illegal::MustPlay => "illegal-must-play",
        Illegal::AlreadyDrew => "illegal-already-drew",
        Illegal::DrawFirst => "illegal-draw-first",
        Illegal::NumbersOnly => "illegal-numbers-only",
        Illegal::QuestionOpen => "illegal-question-open",
        Illegal::OnlyProtection => "illegal-only-protection",
        Illegal::NoQuestion => "illegal-no-question",
        Illegal::NotAsked => "illegal-not-asked",
        Illegal::AlreadyAnswered => "illegal-already-answered",
        Illegal::NoTriple => "illegal-no-triple",
        Illegal::TripleNotAll => "illegal-triple-not-all",
        Illegal::TripleFirst => "illegal-triple-first",
        Illegal::TripleWithoutDrawn => "illegal-triple-without-drawn",
        Illegal::WishMissing => "illegal-wish-missing",
        Illegal::DrawFourWishMissing => "illegal-draw-four-wish-missing",
        Illegal::SwapTargetMissing => "illegal-swap-target-missing",
        Illegal::GiftTargetMissing => "illegal-gift-target-missing",
        Illegal::SwapWithSelf => "illegal-swap-with-self",
        Illegal::GiftToSelf => "illegal-gift-to-self",
        Illegal::GiftCardsMissing => "illegal-gift-cards-missing",
        Illegal::GiftIsAll => "illegal-gift-is-all",
        Illegal::LastCard => "illegal-last-card",
        Illegal::ChoiceNotWanted => "illegal-choice-not-wanted",
        Illegal::CallTooEarly => "illegal-call-too-early",
        Illegal::NoCallDue => "illegal-no-call-due",
        Illegal::NoCatching => "illegal-no-catching",
        Illegal::NothingToCatch => "illegal-nothing-to-catch",
    }
}
