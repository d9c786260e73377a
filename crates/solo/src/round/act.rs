//! May this be done? Every action is checked here completely before `effect` changes anything.

use super::{Phase, Reply, Round};
use crate::{
    Action, Card, Choice, Event, Faces, Illegal, Kind, Penalty, Play, SoloWhen, SwapDuty, Triple, TripleTakes, Triples,
};
use game::{Seat, Sink};

impl Round {
    #[inline]
    pub(crate) fn do_action(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.seats.contains(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        if self.over().is_some() {
            return Err(Illegal::RoundOver);
        }
        match action {
            Action::Play(play) if self.phase == Phase::Question => {
                let bolt = self.check_protecting(seat, play)?;
                let call = play.call;
                self.answer(seat, Reply::Protect { bolt, call }, sink);
            }
            Action::Play(play) => {
                self.check_play(seat, play)?;
                self.play(seat, play, sink);
            }
            Action::Triple(triple) => {
                self.check_triple(seat, triple)?;
                self.lay_triple(seat, triple, sink);
            }
            Action::Draw => {
                self.check_draw(seat)?;
                self.draw(seat, sink);
            }
            Action::Pass => {
                self.check_pass(seat)?;
                self.pass(seat, sink);
            }
            Action::Decline => {
                self.check_asked(seat)?;
                self.answer(seat, Reply::Decline, sink);
            }
            Action::Call => {
                self.check_call(seat)?;
                self.call(seat, sink);
            }
            Action::Catch(target) => {
                self.check_catch(seat, target)?;
                self.catch(seat, target, sink);
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        let card = play.card;
        if !self.hand(seat).contains(card) {
            return Err(Illegal::NotInHand);
        }
        let open = if seat == self.turn {
            self.open_in_turn().or(self.open_to_all())
        } else {
            self.open_to_all()
        };
        if !open.contains(card) {
            return Err(self.why_not(seat, card));
        }
        self.check_choice(seat, play)?;
        if play.call && !self.leads_to_solo(seat, play) {
            return Err(Illegal::CallTooEarly);
        }
        Ok(())
    }

    /// Why a card in hand cannot be laid.
    #[cold]
    fn why_not(&self, seat: Seat, card: Card) -> Illegal {
        let top = self.top();
        if self.phase == Phase::Question {
            Illegal::QuestionOpen
        } else if seat != self.turn {
            if card == top {
                Illegal::NumbersOnly
            } else {
                Illegal::NotYourTurn
            }
        } else if self.debt > 0 {
            match card.kind() {
                Kind::DrawTwo | Kind::DrawFour => Illegal::OtherKindOfChain,
                _ => Illegal::ChainUnpaid,
            }
        } else if matches!(self.phase, Phase::Drawn(drawn) if drawn != card) {
            Illegal::OnlyTheDrawnCard
        } else if top.is_black() {
            Illegal::WrongColour
        } else {
            Illegal::NoMatch
        }
    }

    /// How many cards the seat will hold after laying `laid`: a late caller in turn draws first (S-35).
    #[inline]
    fn left_after(&self, seat: Seat, laid: usize, call: bool) -> usize {
        let drawn = if !call && self.draws_for_lateness(seat) {
            self.drawable().min(2)
        } else {
            0
        };
        self.hand(seat).len() - laid + drawn
    }

    /// Whether the seat would have to draw two at its own next act.
    #[inline]
    fn draws_for_lateness(&self, seat: Seat) -> bool {
        self.owes.contains(seat) && seat == self.turn && self.rules.penalty == Penalty::Auto
    }

    /// Whether the choice is the one the card asks for.
    #[inline]
    fn check_choice(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        let kind = play.card.kind();
        if !play.card.is_number() && matches!(kind, Kind::Swap | Kind::Gift | Kind::Wish | Kind::DrawFour) {
            self.check_asked_choice(seat, play, kind)
        } else if play.choice == Choice::None {
            Ok(())
        } else {
            Err(Illegal::ChoiceNotWanted)
        }
    }

    fn check_asked_choice(&self, seat: Seat, play: Play, kind: Kind) -> Result<(), Illegal> {
        let left = self.left_after(seat, 1, play.call);
        if left == 0 {
            return match play.choice {
                Choice::None => Ok(()),
                _ => Err(Illegal::LastCard),
            };
        }
        // A Gift is of the player's own cards, not of those that a penalty brings first.
        let own = self.hand(seat).len() - 1;
        match (kind, play.choice) {
            (Kind::Wish | Kind::DrawFour, Choice::Wish(_)) => Ok(()),
            (Kind::Wish, Choice::None) => Err(Illegal::WishMissing),
            (Kind::DrawFour, Choice::None) => Err(Illegal::DrawFourWishMissing),
            (Kind::Swap, Choice::None) if self.rules.swap == SwapDuty::Optional => Ok(()),
            (Kind::Swap, Choice::None) => Err(Illegal::SwapTargetMissing),
            (Kind::Swap, Choice::Target(target)) => self.check_target(seat, target, Illegal::SwapWithSelf),
            (Kind::Gift, Choice::None) => Err(Illegal::GiftTargetMissing),
            (Kind::Gift, Choice::Target(target)) => {
                self.check_target(seat, target, Illegal::GiftToSelf)?;
                if own > 2 {
                    Err(Illegal::GiftCardsMissing)
                } else {
                    Ok(())
                }
            }
            (Kind::Gift, Choice::Gift(target, pair)) => {
                self.check_target(seat, target, Illegal::GiftToSelf)?;
                if own <= 2 {
                    return Err(Illegal::GiftIsAll);
                }
                // The Gift itself cannot be given: there is one of each colour, and it is being laid.
                let held = self.hand(seat).includes(&pair.as_hand());
                if held && !pair.cards().contains(&play.card) {
                    Ok(())
                } else {
                    Err(Illegal::NotInHand)
                }
            }
            _ => Err(Illegal::ChoiceNotWanted),
        }
    }

    fn check_target(&self, seat: Seat, target: Seat, if_self: Illegal) -> Result<(), Illegal> {
        if !self.seats.contains(target) {
            Err(Illegal::NoSuchSeat)
        } else if target == seat {
            Err(if_self)
        } else {
            Ok(())
        }
    }

    /// Whether a play leads to one card or none: by the discard, or by its effect if nobody protects himself (S-38).
    #[inline(always)]
    pub(crate) fn leads_to_solo(&self, seat: Seat, play: Play) -> bool {
        let left = self.left_after(seat, 1, true);
        left <= 1
            || !play.card.is_number()
                && match (play.card.kind(), play.choice) {
                    (Kind::Swap, Choice::Target(target)) => self.hand(target).len() == 1,
                    (Kind::Gift, Choice::Target(_) | Choice::Gift(..)) => left <= 3,
                    (Kind::AllSwap, _) => {
                        let giver = self.seats.next(seat, self.all_swap_direction().reversed());
                        self.hand(giver).len() == 1
                    }
                    _ => false,
                }
    }

    pub(super) fn check_triple(&self, seat: Seat, triple: Triple) -> Result<(), Illegal> {
        if self.rules.triple == Triples::No {
            return Err(Illegal::NoTriple);
        }
        if self.phase == Phase::Question {
            return Err(Illegal::QuestionOpen);
        }
        if seat != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        if self.debt > 0 {
            return Err(Illegal::ChainUnpaid);
        }
        let laid = triple.cards().collect();
        if !self.hand(seat).includes(&laid) {
            return Err(Illegal::NotInHand);
        }
        if let Phase::Drawn(card) = self.phase
            && !(laid.contains(card) && self.matching().contains(card))
        {
            return Err(Illegal::TripleWithoutDrawn);
        }
        let kind = Kind::ALL[triple.number() as usize - 1];
        if self.rules.triple_takes == TripleTakes::All && triple.len() != self.hand(seat).count_kind(kind) {
            return Err(Illegal::TripleNotAll);
        }
        if !triple
            .cards()
            .next()
            .is_some_and(|first| self.matching().contains(first))
        {
            return Err(Illegal::TripleFirst);
        }
        if triple.call && self.left_after(seat, triple.len(), true) > 1 {
            return Err(Illegal::CallTooEarly);
        }
        Ok(())
    }

    #[inline]
    pub(super) fn check_draw(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Question => Err(Illegal::QuestionOpen),
            _ if seat != self.turn => Err(Illegal::NotYourTurn),
            Phase::Drawn(_) => Err(Illegal::AlreadyDrew),
            _ if self.must_play() => Err(Illegal::MustPlay),
            _ => Ok(()),
        }
    }

    #[inline]
    pub(super) fn check_pass(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Question => Err(Illegal::QuestionOpen),
            _ if seat != self.turn => Err(Illegal::NotYourTurn),
            Phase::Drawn(_) => Ok(()),
            _ => Err(Illegal::DrawFirst),
        }
    }

    pub(super) fn check_asked(&self, seat: Seat) -> Result<(), Illegal> {
        if self.phase != Phase::Question {
            Err(Illegal::NoQuestion)
        } else if !self.asked.seats.contains(seat) {
            Err(Illegal::NotAsked)
        } else if self.asked.answered.contains(seat) {
            Err(Illegal::AlreadyAnswered)
        } else {
            Ok(())
        }
    }

    /// Whether a card laid while a question is open answers it, and with which bolt.
    fn check_protecting(&self, seat: Seat, play: Play) -> Result<crate::Colour, Illegal> {
        if !self.asked.seats.contains(seat) {
            return Err(Illegal::QuestionOpen);
        }
        self.check_asked(seat)?;
        let bolt = match play.card.fixes() {
            Some(bolt) if Faces::PROTECTION.contains(play.card) => bolt,
            _ => return Err(Illegal::OnlyProtection),
        };
        if !self.hand(seat).contains(play.card) {
            return Err(Illegal::NotInHand);
        }
        if play.choice != Choice::None {
            return Err(Illegal::ChoiceNotWanted);
        }
        if play.call && self.hand(seat).len() > 2 {
            return Err(Illegal::CallTooEarly);
        }
        Ok(bolt)
    }

    pub(super) fn check_call(&self, seat: Seat) -> Result<(), Illegal> {
        let held = self.hand(seat).len();
        let unheard = !self.called.contains(seat);
        let about_to_hold_one = self.rules.solo == SoloWhen::Holding
            && self.phase == Phase::Question
            && seat == self.turn
            && !self.asked.marked;
        if self.owes.contains(seat) || unheard && (held == 2 || held == 1 && about_to_hold_one) {
            Ok(())
        } else if held > 2 {
            Err(Illegal::CallTooEarly)
        } else {
            Err(Illegal::NoCallDue)
        }
    }

    pub(crate) fn check_catch(&self, seat: Seat, target: Seat) -> Result<(), Illegal> {
        if !self.seats.contains(target) {
            Err(Illegal::NoSuchSeat)
        } else if self.rules.penalty == Penalty::Auto {
            Err(Illegal::NoCatching)
        } else if target == seat || !self.owes.contains(target) {
            Err(Illegal::NothingToCatch)
        } else {
            Ok(())
        }
    }
}
