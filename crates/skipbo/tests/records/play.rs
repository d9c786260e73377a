//! Matches written down: sensible ones, ones that block, and ones with a host who imposes penalties.

use crate::common::sensible;
use game::record::{Name, Nonce, Recorder, Secret, Shuffle};
use game::{Actor, BySeat, Chance, Game, Match, Seats, Seed};
use skipbo::{Action, Round, Rules};

/// What is played.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) name: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) names: &'static [&'static str],
    pub(crate) seed: u64,
    /// At most so many deals.
    pub(crate) deals: u32,
    /// Whether the server commits to a secret, and those with a name add a nonce.
    pub(crate) committed: bool,
    pub(crate) manner: Manner,
    /// What the host does, after so many actions.
    pub(crate) host: &'static [(usize, &'static str)],
}

/// How everybody plays.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Manner {
    Sensible,
    /// Nothing is played any more once the draw pile has become small.
    Tiring,
    /// Nothing is played, until the discard piles have been taken up.
    Waiting,
    /// Nothing is ever played.
    Idle,
}

const fn plan(name: &'static str, rules: &'static str, names: &'static [&'static str], seed: u64, deals: u32) -> Plan {
    Plan {
        name,
        rules,
        names,
        seed,
        deals,
        committed: false,
        manner: Manner::Sensible,
        host: &[],
    }
}

/// Every kind of table.
pub(crate) const GOLDEN: [Plan; 10] = [
    plan("two", "standard", &["", ""], 1, 2),
    plan(
        "teams-four",
        "standard stock=12 teams=1+3,2+4 limit=80",
        &["Jörg", "", "Änne", ""],
        2,
        9,
    ),
    plan("six", "standard", &["", "", "", "", "", ""], 3, 1),
    plan("teams-six", "short teams=1+2,3+5,4+6", &["", "", "", "", "", ""], 4, 1),
    plan("short", "short limit=100", &["Zoé", "", ""], 5, 20),
    Plan {
        manner: Manner::Waiting,
        ..plan("taken-up", "standard stock=20", &["", "", "", "", ""], 6, 1)
    },
    Plan {
        manner: Manner::Idle,
        ..plan("blocked-twice", "standard", &["", "", "", "", "", ""], 7, 1)
    },
    Plan {
        manner: Manner::Tiring,
        ..plan("ends", "standard stock=20 block=ends", &["", "", "", ""], 8, 1)
    },
    Plan {
        host: &[
            (2, "penalty 2 cards 3"),
            (5, "penalty 1 hint"),
            (9, "penalty 2 no-draw"),
            (30, "penalty 1 cards 5"),
        ],
        ..plan("penalties", "standard stock=4 penalties=yes limit=60", &["", ""], 9, 9)
    },
    Plan {
        committed: true,
        ..plan("committed", "standard stock=2 limit=30", &["Anna", "", "Bo"], 10, 9)
    },
];

/// Where the golden records are.
pub(crate) const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

impl Plan {
    /// The record of the whole match.
    pub(crate) fn play(&self) -> String {
        self.play_some(usize::MAX)
    }

    /// The record of a match that ends after so many actions.
    pub(crate) fn play_some(&self, actions: usize) -> String {
        let rules: Rules = self.rules.parse().unwrap();
        let seats = Seats::new(self.names.len()).unwrap();
        let names = BySeat::from_fn(seats, |seat| self.names[seat.index()].parse::<Name>().ok());
        let first = Seed::from_number(self.seed);
        let mut table = Match::<Round>::new(rules, seats, &first, &mut ());
        let mut recorder = Recorder::new(&rules, &names, &first);
        let mut chance = first.stream(u64::MAX);
        let mut done = 0;
        while table.winners().is_none() && recorder.next_deal() <= self.deals {
            let shuffle = self.shuffle(recorder.next_deal(), &names);
            let mut round = table.deal(&shuffle.seed(recorder.next_deal()), &mut ());
            recorder.dealt(&shuffle, &round);
            while round.outcome().is_none() {
                if done == actions {
                    return recorder.finish();
                }
                let (actor, action) = self.choose(&round, done, &mut chance);
                round.act(actor, action, &mut ()).unwrap();
                recorder.acted(actor, action, &round);
                done += 1;
            }
            table.add(&round.outcome().unwrap());
        }
        recorder.finish()
    }

    fn shuffle(&self, deal: u32, names: &BySeat<Option<Name>>) -> Shuffle {
        if !self.committed {
            return Shuffle::Open(Seed::from_number(self.seed * 1000 + u64::from(deal)));
        }
        let persons = names.iter().filter(|(_, name)| name.is_some());
        let nonces = persons.map(|(seat, _)| (seat, Nonce::new([deal as u8 + 16 * seat.number() as u8; 32])));
        Shuffle::Committed(Secret::new([deal as u8; 32]), nonces.collect())
    }

    /// Who acts, and how.
    fn choose(&self, round: &Round, done: usize, chance: &mut Chance) -> (Actor, Action) {
        if let Some((_, penalty)) = self.host.iter().find(|(when, _)| *when == done) {
            return (Actor::Host, penalty.parse().unwrap());
        }
        let seat = round.waits_for().iter().next().unwrap();
        let sensible = sensible(round, chance);
        let as_is = match self.manner {
            Manner::Sensible => true,
            Manner::Tiring => round.setup().draw.len() > 30,
            Manner::Waiting => round.setup().shuffles > 1,
            Manner::Idle => false,
        };
        let action = if as_is {
            sensible
        } else {
            round.default_action(seat).unwrap()
        };
        (seat.into(), action)
    }
}
