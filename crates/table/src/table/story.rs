//! What somebody has seen of a match, from its beginning: for those who come back to it.

use super::Table;
use crate::Live;
use game::Viewer;

impl<G: Live> Table<G> {
    /// What a viewer has seen of the match that runs, or of the last one: how the first dealer was found, how the cards were dealt, then one
    /// action after the other, deal by deal, each with its [moment](crate::Snapshot::moment). It is what the messages said, without what
    /// happened around the deals.
    pub fn story(&self, viewer: Viewer) -> Vec<(u64, Vec<G::Seen>)> {
        self.story_after(viewer, 0)
    }

    /// The moment after which no more was done in the match than so many actions: a match may be longer than anybody wants to be told.
    pub fn before_last(&self, actions: usize) -> u64 {
        let mut left = actions;
        let deals = self.contest.iter().flat_map(|contest| contest.deals.iter().rev());
        for deal in deals {
            let done = deal.actions.len();
            if done > left {
                return deal.actions[done - left - 1].moment;
            }
            left -= done;
        }
        0
    }

    /// The part of the [story](Table::story) that comes after a moment. Deals that were over by then are not played again.
    pub fn story_after(&self, viewer: Viewer, after: u64) -> Vec<(u64, Vec<G::Seen>)> {
        let mut story = Vec::new();
        let Some(contest) = &self.contest else {
            return story;
        };
        let mut tell = |moment: u64, events: &mut Vec<G::Event>| {
            let events = events.drain(..).filter(|_| moment > after);
            let seen: Vec<G::Seen> = events.filter_map(|event| G::seen(&event, viewer)).collect();
            if !seen.is_empty() {
                story.push((moment, seen));
            }
        };
        let mut events = Vec::new();
        let (rules, seats) = (contest.score.rules(), contest.score.seats());
        if contest.by_lot && contest.began > after {
            G::first_dealer(rules, seats, &contest.first_dealer, &mut events);
            tell(contest.began, &mut events);
        }
        for (number, deal) in (1..).zip(&contest.deals) {
            if deal.last_moment() <= after {
                continue;
            }
            let Some(mut game) = deal.dealt(number, &mut events) else {
                continue;
            };
            tell(deal.moment, &mut events);
            for acted in &deal.actions {
                // It was done at the table, so it is never refused.
                let _ = game.act(acted.actor, acted.action, &mut events);
                tell(acted.moment, &mut events);
            }
        }
        story
    }
}
