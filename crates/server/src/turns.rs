//! Who is served next where many wait: those who wait take turns by where they come from, however many of them come from there.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// What waits, by where it comes from.
#[derive(Debug)]
pub(crate) struct Turns<K, T> {
    /// Who is first is served next, and is last then. Each has something that waits, the oldest first.
    waiting: Mutex<VecDeque<(K, VecDeque<T>)>>,
}

impl<K, T> Default for Turns<K, T> {
    fn default() -> Self {
        Self {
            waiting: Mutex::default(),
        }
    }
}

impl<K: Eq, T> Turns<K, T> {
    /// Something waits from now on.
    pub(crate) fn push(&self, from: K, what: T) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.iter_mut().find(|(other, _)| *other == from) {
            Some((_, more)) => more.push_back(what),
            None => waiting.push_back((from, VecDeque::from([what]))),
        }
    }

    /// What is served next.
    pub(crate) fn pop(&self) -> Option<T> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let (from, mut more) = waiting.pop_front()?;
        let next = more.pop_front();
        if !more.is_empty() {
            waiting.push_back((from, more));
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_alone_is_among_the_next_two_however_many_came_from_elsewhere() {
        for (many, served) in [(1, 0), (2, 1), (1000, 0), (1000, 1), (1000, 998)] {
            // Given many from one place, of whom some were served,
            let turns = Turns::default();
            for number in 0..many {
                turns.push("crowd", number);
            }
            for number in 0..served {
                assert_eq!(turns.pop(), Some(number), "in the order in which they came");
            }
            // when somebody comes from another, and when he comes again, then he waits for one of the others at most.
            for visit in [-1, -2, -3] {
                turns.push("family", visit);
                let next_two = [turns.pop(), turns.pop()];
                assert!(next_two.contains(&Some(visit)), "{many}, {served}: {next_two:?}");
            }
        }
    }

    #[test]
    fn all_are_served_in_turns_and_those_of_one_place_in_the_order_in_which_they_came() {
        let turns = Turns::default();
        for (from, what) in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("b", 5), ("c", 6)] {
            turns.push(from, what);
        }
        let served: Vec<i32> = std::iter::from_fn(|| turns.pop()).collect();
        assert_eq!(served, [1, 4, 6, 2, 5, 3]);
        assert!(
            turns.waiting.lock().unwrap().is_empty(),
            "nobody is remembered who does not wait"
        );
    }
}
