//! What somebody has asked for and was not answered.

use crate::Ids;
use protocol::{Answer, Became, Happened, ToServer, Wish};

/// The commands that were given and are not decided, in order. Whoever comes back gives them again, with the same numbers: what was done is
/// answered and not done twice.
#[derive(Clone, Debug)]
pub struct Outbox {
    ids: Ids,
    open: Vec<(u64, Wish)>,
}

impl Outbox {
    /// Nothing was asked for.
    pub fn new(ids: Ids) -> Self {
        Self { ids, open: Vec::new() }
    }

    /// A new command, with its number.
    pub fn put(&mut self, wish: Wish) -> u64 {
        let id = self.ids.command();
        self.open.push((id, wish));
        id
    }

    /// An answer came. What was done or refused is decided; what is held will be; what failed must be given again.
    pub fn answered(&mut self, answer: &Answer) {
        if matches!(answer.became, Became::Done | Became::Refused(_)) {
            self.open.retain(|(id, _)| *id != answer.id);
        }
    }

    /// The message for a command that is not decided.
    pub fn message(&self, id: u64) -> Option<ToServer> {
        let (_, wish) = self.open.iter().find(|(open, _)| *open == id)?;
        let wish = wish.clone();
        Some(ToServer::Command { id, wish })
    }

    /// What is to be said again by somebody who comes back.
    pub fn again(&self) -> impl Iterator<Item = ToServer> {
        self.open.iter().map(|(id, wish)| ToServer::Command {
            id: *id,
            wish: wish.clone(),
        })
    }

    /// Somebody is back, and was told what he has missed. If something happened in the deal, what he wanted there was done, or meant another moment: it is not said again,
    /// and it is decided. These are its numbers.
    pub fn overtaken(&mut self, story: &[Happened]) -> Vec<u64> {
        if story.iter().all(|happened| happened.seen.is_empty()) {
            return Vec::new();
        }
        let gone = self
            .open
            .extract_if(.., |(_, wish)| matches!(wish, Wish::Act(_) | Wish::Throw(_)));
        gone.map(|(id, _)| id).collect()
    }

    /// How many are not decided.
    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// Whether everything is decided.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    #[cfg(feature = "sockets")]
    pub(crate) fn ids(&mut self) -> &mut Ids {
        &mut self.ids
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Trouble;

    fn answer(id: u64, became: Became) -> Answer {
        Answer { id, became }
    }

    #[test]
    fn what_was_not_decided_is_said_again_with_the_same_number() {
        // Given three commands,
        let mut outbox = Outbox::new(Ids::new(1));
        let first = outbox.put(Wish::Sit(1));
        let second = outbox.put(Wish::Start);
        let third = outbox.put(Wish::Act("draw".into()));
        // when one was done, one is held and one failed,
        outbox.answered(&answer(first, Became::Done));
        outbox.answered(&answer(second, Became::Held));
        outbox.answered(&answer(third, Became::Failed(Trouble::default())));
        // then the last two are said again, in order.
        let again: Vec<ToServer> = outbox.again().collect();
        let command = |id, wish| ToServer::Command { id, wish };
        assert_eq!(
            again,
            [command(second, Wish::Start), command(third, Wish::Act("draw".into()))]
        );
        assert_eq!(outbox.message(third).as_ref(), again.last());
    }

    #[test]
    fn what_was_meant_for_another_moment_is_not_said_again() {
        // Given somebody who wanted to draw, and to be ready,
        let mut outbox = Outbox::new(Ids::new(1));
        let draw = outbox.put(Wish::Act("draw".into()));
        let ready = outbox.put(Wish::Ready(None));
        // when he comes back, and only somebody else came meanwhile, then both are said again;
        let came = Happened {
            moment: 5,
            ..Happened::default()
        };
        assert!(outbox.overtaken(std::slice::from_ref(&came)).is_empty());
        assert_eq!(outbox.len(), 2);
        // when something happened in the deal, then he must look what he wants to do there.
        let turn = Happened {
            moment: 6,
            seen: vec!["turn 2".into()],
            ..Happened::default()
        };
        assert_eq!(outbox.overtaken(&[came, turn]), [draw]);
        let wish = Wish::Ready(None);
        assert_eq!(
            outbox.again().collect::<Vec<_>>(),
            [ToServer::Command { id: ready, wish }]
        );
    }

    #[test]
    fn what_was_refused_is_over() {
        let mut outbox = Outbox::new(Ids::new(1));
        let id = outbox.put(Wish::Start);
        outbox.answered(&answer(id + 1, Became::Done));
        assert_eq!(outbox.len(), 1);
        outbox.answered(&answer(id, Became::Refused(Trouble::default())));
        assert!(outbox.is_empty());
        assert_eq!(outbox.message(id), None);
    }
}
