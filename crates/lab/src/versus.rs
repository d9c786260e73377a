//! Two runs compared: what one rulebook makes different from another.

use crate::key::keys;
use crate::{Difference, Key, Mean, Share, Simulated, Totals};

keys! {
    /// What is compared.
    Topic {
        /// Turns in a deal.
        Turns = "turns",
        /// How long people would take for a deal, in seconds.
        Seconds = "seconds",
        /// Deals in a match.
        Matches = "match_rounds",
        /// The share that whoever begins wins, of the deals that somebody wins.
        Begins = "begins",
        /// Points that a player, or a team, writes down for a deal.
        Points = "points",
        /// The share of deals in which there was a block.
        Blocked = "blocked",
        /// Links of a chain.
        Chains = "chain_links",
    }
}

/// What two runs say of one topic.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding {
    /// The topic.
    pub topic: Topic,
    /// What the first run says; unknown if there was nothing to count.
    pub base: Option<f64>,
    /// What the second says.
    pub other: Option<f64>,
    /// How much more that is; unknown where too little was played.
    pub difference: Option<Difference>,
}

/// What the second of two runs makes different, topic by topic; topics that the game has not are left out, and how often whoever begins wins where teams
/// play only in one of them: partners win oftener, whoever begins.
///
/// The runs count as independent. With the same seed they are not quite, and the intervals are rather too wide than too narrow.
pub fn findings<G: Simulated>(base: &Totals<G>, other: &Totals<G>) -> Vec<Finding> {
    let alike = base.sides.len() == other.sides.len();
    let all = Topic::ALL.iter().filter(|topic| alike || **topic != Topic::Begins);
    all.filter_map(|topic| Some((topic, number(base, *topic)?, number(other, *topic)?)))
        .map(|(topic, base, other)| Finding {
            topic: *topic,
            base: base.value(),
            other: other.value(),
            difference: base.difference(other),
        })
        .collect()
}

/// What a run says, as far as it says anything.
#[derive(Clone, Copy)]
enum Number {
    Mean(Option<Mean>),
    Share(Option<Share>),
}

impl Number {
    fn value(self) -> Option<f64> {
        match self {
            Self::Mean(mean) => mean.map(|mean| mean.value),
            Self::Share(share) => share.map(|share| share.value),
        }
    }

    /// How much more the other is.
    fn difference(self, other: Self) -> Option<Difference> {
        match (self, other) {
            (Self::Mean(base), Self::Mean(other)) => Difference::of_means(base?, other?),
            (Self::Share(base), Self::Share(other)) => Some(Difference::of_shares(base?, other?)),
            _ => None,
        }
    }
}

/// What the run says of a topic, if the game has it.
fn number<G: Simulated>(totals: &Totals<G>, topic: Topic) -> Option<Number> {
    let counts = &totals.counts;
    Some(match topic {
        Topic::Turns => Number::Mean(counts.spreads[G::TURNS].moments().mean()),
        Topic::Seconds => Number::Mean(totals.seconds.moments().mean()),
        Topic::Matches => Number::Mean(totals.match_rounds.moments().mean()),
        Topic::Begins => Number::Share(totals.begins()),
        Topic::Points => {
            let mean = totals.all_points.mean();
            Number::Mean(mean.map(|mean| mean.per(totals.sides.len() as f64)))
        }
        Topic::Blocked => Number::Share(Share::of(counts.marks[G::BLOCKED], totals.rounds)),
        Topic::Chains => Number::Mean(G::chains(counts)?.moments().mean()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contender, Lineup, Sim, Way};
    use bots::Level;
    use game::Seats;
    use std::ops::ControlFlow;

    fn totals<G: Simulated>(rules: &str, rounds: u64) -> Totals<G> {
        totals_of(3, rules, rounds)
    }

    fn totals_of<G: Simulated>(seats: usize, rules: &str, rounds: u64) -> Totals<G> {
        let sim = Sim::<G> {
            rules: rules.parse().ok().unwrap(),
            players: Lineup::all(Seats::new(seats).unwrap(), &Contender::of(Level::Greedy)),
            rounds: rounds.try_into().unwrap(),
            seed: 1,
            threads: 1.try_into().unwrap(),
        };
        sim.run(|_| ControlFlow::Continue(()))
    }

    fn ways(findings: &[Finding]) -> Vec<(&'static str, Option<Way>)> {
        let way = |finding: &Finding| finding.difference.map(|difference| difference.way());
        findings
            .iter()
            .map(|finding| (finding.topic.key(), way(finding)))
            .collect()
    }

    #[test]
    fn a_small_stock_makes_games_shorter_and_matches_longer() {
        let base = totals::<skipbo::Round>("standard", 100);
        let found = findings(&base, &totals("standard stock=5", 100));
        assert_eq!(
            ways(&found),
            [
                ("turns", Some(Way::Less)),
                ("seconds", Some(Way::Less)),
                ("match_rounds", Some(Way::More)),
                ("begins", Some(Way::Unseen)),
                ("points", Some(Way::Less)),
                ("blocked", Some(Way::Unseen)),
            ]
        );
        let turns = &found[0];
        let (base, other) = (turns.base.unwrap(), turns.other.unwrap());
        assert!((turns.difference.unwrap().value - (other - base)).abs() < 1e-9);
    }

    #[test]
    fn who_begins_is_not_compared_between_teams_and_none() {
        let topics = |other: &str| -> Vec<&str> {
            let base = totals_of::<skipbo::Round>(4, "standard stock=3", 20);
            let found = findings(&base, &totals_of(4, other, 20));
            found.iter().map(|finding| finding.topic.key()).collect()
        };
        assert!(topics("standard stock=2").contains(&"begins"));
        let teams = topics("standard stock=3 teams=1+3,2+4");
        assert!(!teams.contains(&"begins") && teams.len() == 5, "{teams:?}");
    }

    #[test]
    fn the_same_twice_differs_in_nothing() {
        let one = totals::<solo::Round>("classic-de", 60);
        for (topic, way) in ways(&findings(&one, &one)) {
            assert_eq!(way, Some(Way::Unseen), "{topic}");
        }
    }

    #[test]
    fn one_deal_is_too_little_for_means() {
        let one = totals::<solo::Round>("classic-de", 1);
        let unknown = findings(&one, &one)
            .into_iter()
            .filter(|finding| finding.difference.is_none());
        let topics: Vec<&str> = unknown.map(|finding| finding.topic.key()).collect();
        assert!(
            topics.starts_with(&["turns", "seconds", "match_rounds", "points"]),
            "{topics:?}"
        );
    }
}
