//! What actions do, once they are allowed.

use super::model::Model;
use game::{Actor, Seat};
use skipbo::{Action, Card, Illegal, Over, Penalty, Pile, Play, Source, Whose};

impl Model {
    /// Does what the actor wants, and tells what happened; or tells all that speaks against it.
    pub(crate) fn act(&mut self, actor: Actor, action: Action) -> Result<Vec<String>, Vec<Illegal>> {
        let objections = self.objections(actor, action);
        if !objections.is_empty() {
            return Err(objections);
        }
        self.events.clear();
        match action {
            Action::Play(play) => self.play(self.turn, play),
            Action::Discard(card, pile) => self.discard(self.turn, card, pile),
            Action::End => {
                self.say(format!("ended {}", self.turn));
                self.end_turn();
            }
            Action::Penalise(seat, penalty) => self.penalise(seat, penalty),
        }
        Ok(std::mem::take(&mut self.events))
    }

    /// B-08, B-09, B-16
    fn play(&mut self, seat: Seat, play: Play) {
        self.quiet = 0;
        let building = &mut self.building[play.to.index()];
        building.push(play.card);
        let number = building.len();
        if play.card.is_joker() {
            self.say(format!("played {seat} {play} as {number}"));
        } else {
            self.say(format!("played {seat} {play}"));
        }
        // B-12
        if number == 12 {
            let pile = std::mem::take(&mut self.building[play.to.index()]);
            self.aside.extend(pile);
            self.aside.sort();
            self.say(format!("completed {}", play.to));
        }
        match play.from {
            Source::Hand => self.take_from_hand(seat, play.card),
            Source::Stock(whose) => {
                let owner = self.owner(seat, whose);
                self.stocks[owner.index()].remove(0);
                self.stalled = false;
                self.tell_stock(owner);
            }
            Source::Discard(whose, pile) => {
                let owner = self.owner(seat, whose);
                self.discards[owner.index()][pile.index()].remove(0);
            }
        }
        // B-14, B-17
        if self.left(seat) == 0 {
            let winners = self.book.side(seat).into_iter().collect();
            return self.end(Over::Won(winners));
        }
        // B-10; B-13: somebody left without cards fills the hand as soon as there are some.
        let played_out = play.from == Source::Hand;
        let something_to_draw = !self.draw.is_empty() || !self.aside.is_empty();
        if self.hand(seat).is_empty() && self.drawing && (played_out || something_to_draw) {
            self.fill_hand(seat);
        }
    }

    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let place = hand.iter().position(|other| *other == card);
        hand.remove(place.expect("a card in the hand"));
    }

    fn owner(&self, seat: Seat, whose: Whose) -> Seat {
        match whose {
            Whose::Own => seat,
            Whose::Partner => self.book.partner(seat).expect("a partner"),
        }
    }

    /// B-11
    fn discard(&mut self, seat: Seat, card: Card, pile: Pile) {
        self.quiet = 0;
        self.take_from_hand(seat, card);
        self.discards[seat.index()][pile.index()].insert(0, card);
        self.say(format!("discarded {seat} {card}>d{pile}"));
        self.end_turn();
    }

    /// B-24
    fn penalise(&mut self, seat: Seat, penalty: Penalty) {
        self.say(format!("penalised {seat} {penalty}"));
        match penalty {
            Penalty::Cards(count) => self.put_under(seat, count.get().into()),
            Penalty::Hint => self.put_under(seat, 2),
            Penalty::NoDraw => {
                self.no_draw.insert(seat);
            }
        }
    }

    /// B-21, B-22, B-24: each card under the one before; of an empty stock, the first one is the top.
    fn put_under(&mut self, seat: Seat, wanted: usize) {
        let was_empty = self.stock(seat).is_empty();
        let mut count = 0;
        while count < wanted {
            let cards = self.take_at_once(wanted - count);
            if cards.is_empty() {
                break;
            }
            count += cards.len();
            self.stocks[seat.index()].extend(cards);
        }
        if count > 0 {
            self.say(format!("under {seat} {count}"));
            if was_empty {
                self.tell_stock(seat);
            }
        }
        if count < wanted {
            self.say(format!("nothing {seat}"));
        }
    }
}
