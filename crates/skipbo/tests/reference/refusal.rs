//! What speaks against an action: every reason there is, as the rules do not say which of several is told.

use super::model::Model;
use game::{Actor, Seat};
use skipbo::{Action, Card, Illegal, Penalty, Pile, Play, Source, Whose};

impl Model {
    /// Nothing, if the action is allowed.
    pub(crate) fn objections(&self, actor: Actor, action: Action) -> Vec<Illegal> {
        let mut reasons = self.general_objections(actor, action);
        match (actor, action) {
            (Actor::Host, Action::Penalise(seat, penalty)) => reasons.extend(self.penalty_objections(seat, penalty)),
            (Actor::Seat(seat), _) if reasons.is_empty() => reasons.extend(self.own_turn_objections(seat, action)),
            _ => {}
        }
        reasons
    }

    /// Whether this actor may do anything of that kind now.
    fn general_objections(&self, actor: Actor, action: Action) -> Vec<Illegal> {
        let mut reasons = Vec::new();
        if self.over.is_some() {
            reasons.push(Illegal::GameOver);
        }
        match (actor, action) {
            (Actor::Host, Action::Penalise(..)) => {}
            (Actor::Host, _) => reasons.push(Illegal::HostDoesNotPlay),
            (Actor::Seat(_), Action::Penalise(..)) => reasons.push(Illegal::OnlyTheHost),
            (Actor::Seat(seat), _) if self.seats.contains(seat) && seat != self.turn => {
                reasons.push(Illegal::NotYourTurn);
            }
            (Actor::Seat(_), _) => {}
        }
        if let Actor::Seat(seat) = actor
            && !self.seats.contains(seat)
        {
            reasons.push(Illegal::NoSuchSeat);
        }
        reasons
    }

    /// What speaks against an action of the seat in turn.
    fn own_turn_objections(&self, seat: Seat, action: Action) -> Vec<Illegal> {
        match action {
            Action::Play(play) => self.play_objections(seat, play),
            Action::Discard(card, _) => self.hand_objections(seat, card),
            Action::End => self.end_objections(seat),
            Action::Penalise(..) => vec![Illegal::OnlyTheHost],
        }
    }

    /// B-24
    fn penalty_objections(&self, seat: Seat, penalty: Penalty) -> Vec<Illegal> {
        let mut reasons = Vec::new();
        if !self.book.penalties {
            reasons.push(Illegal::NoPenalties);
        }
        if !self.seats.contains(seat) {
            reasons.push(Illegal::NoSuchSeat);
        }
        if penalty == Penalty::NoDraw && self.no_draw.contains(&seat) {
            reasons.push(Illegal::AlreadyImposed);
        }
        reasons
    }

    /// B-13: a turn ends without a discard only if there is no card in hand; B-24: nor in a turn without drawing.
    fn end_objections(&self, seat: Seat) -> Vec<Illegal> {
        if self.hand(seat).is_empty() {
            Vec::new()
        } else {
            vec![Illegal::MustDiscard]
        }
    }

    fn play_objections(&self, seat: Seat, play: Play) -> Vec<Illegal> {
        let mut reasons = match play.from {
            Source::Hand => self.hand_objections(seat, play.card),
            Source::Stock(whose) => self.stock_objections(self.owner_or_nobody(seat, whose), play.card),
            Source::Discard(whose, pile) => self.discard_objections(self.owner_or_nobody(seat, whose), pile, play.card),
        };
        reasons.extend(self.building_objections(play.to, play.card));
        reasons
    }

    fn owner_or_nobody(&self, seat: Seat, whose: Whose) -> Option<Seat> {
        match whose {
            Whose::Own => Some(seat),
            Whose::Partner => self.book.partner(seat),
        }
    }

    /// B-09
    fn hand_objections(&self, seat: Seat, card: Card) -> Vec<Illegal> {
        if self.hand(seat).contains(&card) {
            Vec::new()
        } else {
            vec![Illegal::NotInHand]
        }
    }

    /// B-09, B-16
    fn stock_objections(&self, owner: Option<Seat>, card: Card) -> Vec<Illegal> {
        let Some(owner) = owner else {
            return vec![Illegal::NoPartner];
        };
        match self.stock(owner).first() {
            None => vec![Illegal::StockEmpty],
            Some(top) if *top != card => vec![Illegal::NotOnStock],
            Some(_) => Vec::new(),
        }
    }

    /// B-09, B-11, B-16
    fn discard_objections(&self, owner: Option<Seat>, pile: Pile, card: Card) -> Vec<Illegal> {
        let Some(owner) = owner else {
            return vec![Illegal::NoPartner];
        };
        match self.discards[owner.index()][pile.index()].first() {
            Some(top) if *top == card => Vec::new(),
            _ => vec![Illegal::NotOnDiscard],
        }
    }

    /// B-08
    fn building_objections(&self, pile: Pile, card: Card) -> Vec<Illegal> {
        let due = self.building[pile.index()].len() as u8 + 1;
        if card.is_joker() || card.number() == Some(due) {
            Vec::new()
        } else if due == 1 {
            vec![Illegal::NoPileYet]
        } else {
            vec![Illegal::WrongNumber { due }]
        }
    }
}
