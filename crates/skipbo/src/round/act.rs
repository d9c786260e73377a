//! Doing an action: everything is checked first, and a refused one changes nothing.

use super::{Building, Round};
use crate::{Action, Card, Event, Illegal, Over, Penalties, Penalty, Pile, Play, Source, Whose};
use game::{Actor, Seat, SeatSet, Sink};

impl Round {
    #[inline]
    pub(crate) fn do_action(
        &mut self,
        actor: Actor,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (actor, action) {
            (Actor::Seat(seat), Action::Play(play)) => {
                let owner = self.check_play(seat, play)?;
                self.play(seat, play, owner, sink);
            }
            (Actor::Seat(seat), Action::Discard(card, pile)) => {
                self.check_discard(seat, card)?;
                self.discard(seat, card, pile, sink);
            }
            (Actor::Seat(seat), Action::End) => {
                self.check_end(seat)?;
                sink.emit(Event::Ended { seat });
                self.end_turn(sink);
            }
            (Actor::Host, Action::Penalise(seat, penalty)) => {
                self.check_penalty(seat, penalty)?;
                self.penalise(seat, penalty, sink);
            }
            (Actor::Seat(_), Action::Penalise(..)) => return Err(Illegal::OnlyTheHost),
            (Actor::Host, _) => return Err(Illegal::HostDoesNotPlay),
        }
        Ok(())
    }

    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        if self.over.is_some() {
            Err(Illegal::GameOver)
        } else if seat == self.turn {
            Ok(())
        } else if self.seats.contains(seat) {
            Err(Illegal::NotYourTurn)
        } else {
            Err(Illegal::NoSuchSeat)
        }
    }

    /// Whose pile the card is taken from, if it may be played.
    #[inline]
    pub(super) fn check_play(&self, seat: Seat, play: Play) -> Result<Seat, Illegal> {
        self.check_turn(seat)?;
        let owner = match play.from {
            Source::Hand | Source::Stock(Whose::Own) | Source::Discard(Whose::Own, _) => seat,
            Source::Stock(Whose::Partner) | Source::Discard(Whose::Partner, _) => {
                self.partner(seat).ok_or(Illegal::NoPartner)?
            }
        };
        match play.from {
            Source::Hand if !self.hand(seat).contains(play.card) => return Err(Illegal::NotInHand),
            Source::Stock(_) => match self.stocks.top(owner) {
                None => return Err(Illegal::StockEmpty),
                Some(top) if top != play.card => return Err(Illegal::NotOnStock),
                Some(_) => {}
            },
            Source::Discard(_, pile) if self.discards.top(owner, pile) != Some(play.card) => {
                return Err(Illegal::NotOnDiscard);
            }
            _ => {}
        }
        let pile = self.building[play.to.index()];
        if pile.takes(play.card) {
            Ok(owner)
        } else if pile == Building::EMPTY {
            Err(Illegal::NoPileYet)
        } else {
            Err(Illegal::WrongNumber { due: pile.due() })
        }
    }

    #[inline]
    pub(super) fn check_discard(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        if self.hand(seat).contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotInHand)
        }
    }

    #[inline]
    pub(super) fn check_end(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        // A hand without cards was filled, if there was anything to fill it with.
        if self.hand(seat).is_empty() {
            Ok(())
        } else {
            Err(Illegal::MustDiscard)
        }
    }

    pub(super) fn check_penalty(&self, seat: Seat, penalty: Penalty) -> Result<(), Illegal> {
        if self.rules.penalties == Penalties::No {
            Err(Illegal::NoPenalties)
        } else if self.over.is_some() {
            Err(Illegal::GameOver)
        } else if !self.seats.contains(seat) {
            Err(Illegal::NoSuchSeat)
        } else if penalty == Penalty::NoDraw && self.no_draw.contains(seat) {
            Err(Illegal::AlreadyImposed)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, play: Play, owner: Seat, sink: &mut impl Sink<Event>) {
        match play.from {
            Source::Hand => self.hands[seat.index()].remove(play.card),
            Source::Stock(_) => self.stocks.pop(owner),
            Source::Discard(_, pile) => self.discards.pop(owner, pile),
        }
        self.quiet = 0;
        let pile = &mut self.building[play.to.index()];
        pile.push(play.card);
        sink.emit(Event::Played {
            seat,
            play,
            number: pile.height(),
        });
        if pile.is_complete() {
            pile.cards().for_each(|card| self.aside.add(card));
            *pile = Building::EMPTY;
            sink.emit(Event::Completed { pile: play.to });
        }
        if let Source::Stock(_) = play.from {
            self.stalled = false;
            self.tell_stock(owner, sink);
            let side = self.rules.side(seat);
            if self.stocks.is_empty(owner) && self.left(side) == 0 {
                self.finish(Over::Won(side), sink);
                return;
            }
        }
        // A hand that ran out is filled at once (B-10), or as soon as a completed pile gives something to draw (B-13).
        if self.hand(seat).is_empty() && self.drawing && (play.from == Source::Hand || self.has_draws()) {
            self.fill(seat, sink);
        }
    }

    #[inline]
    fn discard(&mut self, seat: Seat, card: Card, pile: Pile, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].remove(card);
        self.discards.push(seat, pile, card);
        self.quiet = 0;
        sink.emit(Event::Discarded { seat, card, pile });
        self.end_turn(sink);
    }

    fn penalise(&mut self, seat: Seat, penalty: Penalty, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Penalised { seat, penalty });
        match penalty {
            Penalty::NoDraw => self.no_draw = self.no_draw.or(SeatSet::only(seat)),
            Penalty::Cards(_) | Penalty::Hint => self.put_under(seat, penalty.cards(), sink),
        }
    }
}
