//! Who is at the table: guests, the ids of their commands, and what was answered to them.

use crate::{Answer, Live, Millis};
use game::record::Name;
use std::collections::VecDeque;
use std::fmt;

/// Somebody at the table, by the number the driver knows him by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Guest(pub u64);

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The id of a command: the client chooses another one for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(pub u64);

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where an entry comes from, if somebody's command led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Whose command.
    pub guest: Guest,
    /// Which.
    pub command: CommandId,
}

/// What anybody may know of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub guest: Guest,
    /// What he is called.
    pub name: Name,
    /// Whether he is connected.
    pub present: bool,
}

/// So many answers are remembered for each guest: who repeats what was not answered has far less of it.
const REMEMBERED: usize = 1024;

/// What the table knows of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known<G: Live> {
    pub(crate) name: Name,
    pub(crate) present: bool,
    /// Since when that is so, in the table's time.
    pub(crate) since: Millis,
    /// What was answered, the oldest first. Nearly all of it was done, and that takes no room.
    answers: VecDeque<(CommandId, Option<Box<Answer<G>>>)>,
}

impl<G: Live> Known<G> {
    pub(crate) fn new(name: Name, since: Millis) -> Self {
        Self {
            name,
            present: true,
            since,
            answers: VecDeque::new(),
        }
    }

    /// What was answered to a command that is remembered.
    pub(crate) fn answer(&self, command: CommandId) -> Option<Answer<G>> {
        let (_, answer) = self.answers.iter().find(|(id, _)| *id == command)?;
        Some(answer.as_ref().map_or(Answer::Done, |answer| Answer::clone(answer)))
    }

    pub(crate) fn remember(&mut self, command: CommandId, answer: Answer<G>) {
        self.answers.retain(|(id, _)| *id != command);
        if self.answers.len() == REMEMBERED {
            self.answers.pop_front();
        }
        let answer = (answer != Answer::Done).then(|| Box::new(answer));
        self.answers.push_back((command, answer));
    }
}
