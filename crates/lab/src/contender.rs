//! Who plays in the laboratory: a name, and somebody new for every match.

use crate::seer::{Seer, Sitting};
use crate::{FaultCount, Faults};
use bots::{Bot, Played, Player};
use std::fmt;
use std::sync::Arc;

/// Makes a player for a match. What it leaves to chance follows from the number.
type Make<G> = dyn Fn(u64) -> Sitting<G> + Send + Sync;

/// A bot that takes seats at many tables at once: one of our own, or one that somebody else makes.
pub struct Contender<G: Played> {
    name: Arc<str>,
    make: Arc<Make<G>>,
    faults: Option<Arc<Faults>>,
}

impl<G: Played> Contender<G> {
    /// Somebody by this name. `make` is called once for each seat and match.
    pub fn new(name: &str, make: impl Fn(u64) -> Box<dyn Player<G>> + Send + Sync + 'static) -> Self {
        Self::sitting(name, move |number| Sitting::Player(make(number)))
    }

    /// Somebody by this name who sees everything.
    pub fn seeing(name: &str, make: impl Fn(u64) -> Box<dyn Seer<G>> + Send + Sync + 'static) -> Self {
        Self::sitting(name, move |number| Sitting::Seer(make(number)))
    }

    fn sitting(name: &str, make: impl Fn(u64) -> Sitting<G> + Send + Sync + 'static) -> Self {
        Self {
            name: name.into(),
            make: Arc::new(make),
            faults: None,
        }
    }

    /// Somebody who can get things wrong: `make` and its players count what does.
    pub fn with_faults(
        name: &str,
        make: impl Fn(u64) -> Box<dyn Player<G>> + Send + Sync + 'static,
        faults: Arc<Faults>,
    ) -> Self {
        Self {
            faults: Some(faults),
            ..Self::new(name, make)
        }
    }

    /// One of our own.
    pub fn of(bot: impl Into<Bot>) -> Self {
        let bot = bot.into();
        Self::new(&bot.to_string(), move |number| G::player(bot, number))
    }

    /// The same one under another name.
    pub fn called(self, name: &str) -> Self {
        Self {
            name: name.into(),
            ..self
        }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What went wrong with it so far.
    pub fn faults(&self) -> FaultCount {
        self.faults.as_deref().map(Faults::count).unwrap_or_default()
    }

    /// A player for one match.
    pub(crate) fn player(&self, number: u64) -> Sitting<G> {
        (self.make)(number)
    }
}

impl<G: Played> Clone for Contender<G> {
    fn clone(&self) -> Self {
        Self {
            name: Arc::clone(&self.name),
            make: Arc::clone(&self.make),
            faults: self.faults.clone(),
        }
    }
}

impl<G: Played> fmt::Debug for Contender<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contender({})", self.name)
    }
}
