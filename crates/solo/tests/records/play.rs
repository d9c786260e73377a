//! Matches of a player who does anything, written down.

use game::record::{Name, Nonce, Recorder, Secret, Shuffle};
use game::{Actor, BySeat, Chance, Game, Match, Seat, Seats, Seed};
use solo::{Action, Round, Rules};

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
    /// Whether everybody draws and passes where the rules allow it.
    pub(crate) lazy: bool,
}

const fn plan(name: &'static str, rules: &'static str, names: &'static [&'static str], seed: u64, deals: u32) -> Plan {
    Plan {
        name,
        rules,
        names,
        seed,
        deals,
        committed: false,
        lazy: false,
    }
}

/// Every edition, and some houses.
pub(crate) const GOLDEN: [Plan; 13] = [
    plan("modern", "modern", &["", "", "", ""], 1, 3),
    plan("classic-de", "classic-de", &["Jörg", "Änne", ""], 2, 3),
    plan("classic-en", "classic-en", &["", ""], 3, 3),
    plan("classic-fr", "classic-fr", &["Zoé", "", "", "", ""], 4, 2),
    plan("classic-nl", "classic-nl", &["", "", "", "", "", ""], 5, 2),
    plan("classic-it", "classic-it", &["", "", "", "", "", "", ""], 6, 2),
    plan("classic-fr2", "classic-fr2", &["", "", ""], 7, 2),
    plan(
        "modern-ten",
        "modern limit=60",
        &["", "", "", "", "", "", "", "", "", ""],
        8,
        9,
    ),
    plan(
        "house-caught",
        "modern penalty=caught interject=any chains=mixed after-chain=lost limit=100",
        &["", "", "", ""],
        118,
        20,
    ),
    plan(
        "house-leave",
        "classic-de start=leave triple=yes triple-takes=three deck=120 limit=over-40",
        &["", "", ""],
        10,
        20,
    ),
    Plan {
        lazy: true,
        ..plan(
            "blocked",
            "classic-de may-draw=freely",
            &["", "", "", "", "", "", "", "", "", ""],
            11,
            1,
        )
    },
    // The example of docs/NOTATION.md.
    Plan {
        committed: true,
        ..plan("example", "modern limit=1", &["Anna", "", "Bo"], 523, 1)
    },
    Plan {
        committed: true,
        ..plan("committed", "modern limit=50", &["Anna", "", "Bo"], 12, 20)
    },
];

/// Where the golden records are.
pub(crate) const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

/// A golden record.
pub(crate) fn read(plan: &Plan) -> Vec<u8> {
    std::fs::read(format!("{FOLDER}/{}.record", plan.name)).unwrap()
}

impl Plan {
    /// The record of the whole match.
    pub(crate) fn play(&self) -> String {
        self.play_some(usize::MAX)
    }

    /// The record of a match that ends after so many actions.
    pub(crate) fn play_some(&self, mut actions: usize) -> String {
        let rules: Rules = self.rules.parse().unwrap();
        let seats = Seats::new(self.names.len()).unwrap();
        let names = BySeat::from_fn(seats, |seat| self.names[seat.index()].parse::<Name>().ok());
        let first = Seed::from_number(self.seed);
        let mut table = Match::<Round>::new(rules, seats, &first, &mut ());
        let mut recorder = Recorder::new(&rules, &names, &first);
        let mut chance = first.stream(u64::MAX);
        while table.winners().is_none() && recorder.next_deal() <= self.deals {
            let shuffle = self.shuffle(recorder.next_deal(), &names);
            let mut round = table.deal(&shuffle.seed(recorder.next_deal()), &mut ());
            recorder.dealt(&shuffle, &round);
            while round.outcome().is_none() {
                if actions == 0 {
                    return recorder.finish();
                }
                actions -= 1;
                let (seat, action) = self.pick(&round, &mut chance);
                round.act(Actor::Seat(seat), action, &mut ()).unwrap();
                recorder.acted(seat, action, &round);
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

    /// Somebody who may act and one of the actions open to him, mostly of those the round waits for.
    fn pick(&self, round: &Round, chance: &mut Chance) -> (Seat, Action) {
        loop {
            let asked = match chance.below(4) {
                0 if !self.lazy => round.may_act(),
                _ => round.waits_for(),
            };
            let seats: Vec<Seat> = asked.iter().collect();
            let seat = seats[chance.below(seats.len() as u32) as usize];
            let mut actions = Vec::new();
            round.legal(Actor::Seat(seat), &mut |action| actions.push(action));
            let lazily = |action: &Action| matches!(action, Action::Draw | Action::Pass);
            if let Some(action) = actions.iter().copied().find(lazily).filter(|_| self.lazy) {
                return (seat, action);
            }
            if !actions.is_empty() {
                return (seat, actions[chance.below(actions.len() as u32) as usize]);
            }
        }
    }
}
