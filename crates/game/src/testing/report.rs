//! What was checked, so that a test can say that it was enough.

use crate::{Game, Seat};
use std::collections::BTreeMap;
use std::ops::AddAssign;

/// Counts of what the kit has checked.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Deals played to their end.
    pub deals: usize,
    /// Actions accepted, those tried on a copy included.
    pub accepted: usize,
    /// Actions refused.
    pub refused: usize,
    /// Second worlds compared with the first.
    pub worlds: usize,
    /// Of these, how many were different worlds, whatever their seed.
    pub different: usize,
    /// Of these, how many some seat could tell from the first; there may be cards that nobody sees.
    pub told_apart: usize,
    /// Comparisons left out, because no second world was found in which the same can be done.
    pub skipped: usize,
    /// How often each event happened in the deals, by the first word of its text.
    pub events: BTreeMap<String, usize>,
}

impl Report {
    /// Counts the events of one action.
    pub(super) fn count_events(&mut self, texts: &[String]) {
        for text in texts {
            let word = text.split_whitespace().next().unwrap_or_default();
            *self.events.entry(word.into()).or_default() += 1;
        }
    }

    /// Counts a second world. It is a different one when the position is, apart from its seed.
    pub(super) fn count_world<G: Game>(&mut self, one: &G, two: &G) {
        let [here, there] = [one, two].map(G::to_string);
        let told_apart = |seat: Seat| one.sight(seat.into()) != two.sight(seat.into());
        self.worlds += 1;
        self.different += usize::from(!seedless(&here).eq(seedless(&there)));
        self.told_apart += usize::from(one.seats().iter().any(told_apart));
    }

    /// Asserts that an event happened so often at least.
    ///
    /// # Panics
    /// When it did not.
    pub fn expect(&self, event: &str, times: usize) {
        let seen = self.events.get(event).copied().unwrap_or(0);
        assert!(seen >= times, "`{event}` happened only {seen} times: {self:?}");
    }

    /// Asserts that so many worlds at least were compared, most of them really different, many of them to some seat, and few
    /// left out.
    ///
    /// # Panics
    /// When they were not.
    pub fn expect_worlds(&self, worlds: usize) {
        assert!(
            self.worlds >= worlds,
            "only {} worlds were compared: {self:?}",
            self.worlds
        );
        assert!(
            self.different * 10 >= self.worlds * 9,
            "most worlds must differ from the first: {self:?}"
        );
        assert!(
            self.told_apart * 10 >= self.worlds * 7,
            "many worlds must differ from the first in what somebody sees: {self:?}"
        );
        assert!(
            self.skipped * 10 <= self.worlds,
            "too many comparisons were left out: {self:?}"
        );
    }
}

/// The fields of a position but the seed.
fn seedless(text: &str) -> impl Iterator<Item = &str> {
    text.split("; ").filter(|field| !field.starts_with("seed "))
}

impl AddAssign for Report {
    fn add_assign(&mut self, other: Self) {
        self.deals += other.deals;
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.worlds += other.worlds;
        self.different += other.different;
        self.told_apart += other.told_apart;
        self.skipped += other.skipped;
        for (word, times) in other.events {
            *self.events.entry(word).or_default() += times;
        }
    }
}

impl FromIterator<Report> for Report {
    fn from_iter<I: IntoIterator<Item = Report>>(reports: I) -> Self {
        let mut sum = Self::default();
        reports.into_iter().for_each(|report| sum += report);
        sum
    }
}
