//! What everybody counts together.

use super::latency::Latency;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::watch;

/// What everybody counts together. There is one thread, and so nobody waits for it.
pub(super) struct Tally {
    /// How many play.
    pub(super) clients: u64,
    /// How many moves are enough.
    most: u64,
    /// How many of them have been dealt cards.
    dealt: Cell<u64>,
    /// Whether they may begin.
    begun: watch::Sender<bool>,
    /// Whether it counts.
    measuring: Cell<bool>,
    moves: Cell<u64>,
    errors: Cell<u64>,
    first: RefCell<Option<String>>,
    latency: RefCell<Latency>,
}

impl Tally {
    pub(super) fn new(clients: u64, most: Option<u64>) -> Rc<Self> {
        Rc::new(Self {
            clients,
            most: most.unwrap_or(u64::MAX),
            dealt: Cell::default(),
            begun: watch::channel(false).0,
            measuring: Cell::default(),
            moves: Cell::default(),
            errors: Cell::default(),
            first: RefCell::default(),
            latency: RefCell::default(),
        })
    }

    /// One more is there and has what he needs.
    pub(super) fn deal(&self) {
        self.dealt.set(self.dealt.get() + 1);
    }

    pub(super) fn dealt(&self) -> u64 {
        self.dealt.get()
    }

    /// Everybody may begin.
    pub(super) fn go(&self) {
        self.begun.send_replace(true);
    }

    /// Somebody who waits until he may.
    pub(super) fn begun(&self) -> watch::Receiver<bool> {
        self.begun.subscribe()
    }

    /// What happens counts from now on, or does not any more.
    pub(super) fn measure(&self, measuring: bool) {
        self.measuring.set(measuring);
    }

    /// A command was done.
    pub(super) fn done(&self, took: Duration, is_move: bool) {
        if self.measuring.get() && !self.is_enough() {
            self.latency.borrow_mut().add(took);
            self.moves.set(self.moves.get() + u64::from(is_move));
        }
    }

    /// Something went wrong.
    pub(super) fn err(&self, why: &impl ToString) {
        self.errors.set(self.errors.get() + 1);
        self.first.borrow_mut().get_or_insert_with(|| why.to_string());
    }

    pub(super) fn moves(&self) -> u64 {
        self.moves.get()
    }

    pub(super) fn is_enough(&self) -> bool {
        self.moves.get() >= self.most
    }

    pub(super) fn errors(&self) -> u64 {
        self.errors.get()
    }

    /// What went wrong first.
    pub(super) fn trouble(&self) -> Option<String> {
        self.first.borrow().clone()
    }

    pub(super) fn quantile(&self, share: f64) -> f64 {
        self.latency.borrow().quantile(share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_done_while_it_is_measured_counts() {
        let tally = Tally::new(4, Some(2));
        tally.done(Duration::from_secs(1), true);
        assert_eq!(tally.moves(), 0);
        tally.measure(true);
        tally.done(Duration::from_millis(2), false);
        for _ in 0..5 {
            tally.done(Duration::from_millis(2), true);
        }
        assert_eq!((tally.moves(), tally.is_enough()), (2, true));
        assert!(tally.quantile(1.0) <= 2.0);
    }

    #[test]
    fn the_first_trouble_is_remembered() {
        let tally = Tally::new(1, None);
        assert_eq!(tally.trouble(), None);
        tally.err(&"lost");
        tally.err(&"refused");
        assert_eq!((tally.errors(), tally.trouble().as_deref()), (2, Some("lost")));
    }
}
