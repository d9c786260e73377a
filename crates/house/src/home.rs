//! A room of any game.

use room::{Hosted, Incoming, New, Outbox, Room, Said, Sent, Text};
use std::cell::RefCell;
use std::rc::Rc;
use table::Millis;

/// What the guest has been told and has not heard yet, on one connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ear(Rc<RefCell<Vec<Text>>>);

impl Ear {
    pub(crate) fn hear(&self) -> Vec<Text> {
        self.0.take()
    }
}

impl Outbox for Ear {
    fn send(&self, said: Said) -> Sent {
        let mut heard = self.0.borrow_mut();
        match said {
            Said::More(text) | Said::Last(text) => heard.push(text),
            Said::Many(texts) => heard.extend(texts),
        }
        Sent::Done
    }

    fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A room, whatever is played in it.
pub(crate) trait Home {
    fn take(&mut self, now: Millis, incoming: Incoming<Ear>);
    fn tick(&mut self, now: Millis);
    fn think(&mut self, now: Millis) -> bool;
    fn write(&mut self) -> Option<New>;
    fn kept(&mut self);
    fn deliver(&mut self);
    fn deadline(&self) -> Option<Millis>;
}

impl<G: Hosted> Home for Room<G, Ear> {
    fn take(&mut self, now: Millis, incoming: Incoming<Ear>) {
        // There is nobody but the guest.
        self.take(now, incoming, 1);
    }

    fn tick(&mut self, now: Millis) {
        self.tick(now);
    }

    fn think(&mut self, now: Millis) -> bool {
        match self.think(usize::MAX) {
            Some(think) => {
                self.thought(now, think());
                true
            }
            None => false,
        }
    }

    fn write(&mut self) -> Option<New> {
        self.write()
    }

    fn kept(&mut self) {
        self.kept();
    }

    fn deliver(&mut self) {
        self.deliver();
    }

    fn deadline(&self) -> Option<Millis> {
        self.deadline()
    }
}
