//! What a guest has seen of the shuffles of a match, and whether each of them was as the table had promised.

use super::Known;
use game::record::{Commitment, Nonce, Secret};
use game::{Game, Seat, Seats, Viewer};
use protocol::{News, Shuffle, Snapshot};

/// What somebody remembers of the shuffles, so that nobody can tell him another story afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Witness {
    /// What the table has committed to for the next deal.
    promised: Option<String>,
    /// What he has offered to add to the next shuffle.
    offered: Vec<String>,
    /// The deals of the match that he has seen dealt.
    deals: Vec<Seen>,
}

/// A deal that he has seen dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Seen {
    /// Where its cards come from, as he was told then.
    shuffle: Shuffle,
    /// Whether that is what was promised, and what he had offered is in it.
    kept: bool,
    settings: String,
    seats: usize,
    viewer: Viewer,
    /// What he saw of it.
    cards: Vec<String>,
}

impl Witness {
    /// Somebody who has just come.
    pub(super) fn of(snapshot: &Snapshot) -> Self {
        Self {
            promised: Some(snapshot.commitment.clone()),
            ..Self::default()
        }
    }

    /// Somebody who was away: what was dealt meanwhile he has not seen, but what he saw before must still be told so.
    pub(super) fn come_back(&mut self, table: &Snapshot, snapshot: &Snapshot) {
        self.promised = Some(snapshot.commitment.clone());
        if snapshot.matches != table.matches {
            self.deals.clear();
        }
    }

    /// Something happens at the table, which was as it is told here; `cards` is what he sees of it.
    pub(super) fn see(&mut self, viewer: Viewer, table: &Snapshot, news: &News, cards: &[String]) {
        match news {
            News::Started { .. } => self.deals.clear(),
            News::Unready(seat) if own(table).is_some_and(|(own, _)| own == *seat) => self.offered.clear(),
            News::Committed(commitment) => self.promised = Some(commitment.clone()),
            News::Dealt {
                number,
                commitment,
                nonces,
            } => {
                let promised = self.promised.take();
                let offered = std::mem::take(&mut self.offered);
                // A deck that somebody stacked comes from nowhere.
                let Some(commitment) = commitment else { return };
                let own = own(table).filter(|_| !offered.is_empty());
                let is_in = |(seat, nonce): (usize, Option<String>)| {
                    nonce.is_some_and(|nonce| offered.contains(&nonce) && nonces.contains(&(seat, nonce)))
                };
                self.deals.push(Seen {
                    kept: promised.is_none_or(|promised| promised == *commitment) && own.is_none_or(is_in),
                    shuffle: Shuffle {
                        number: *number,
                        commitment: commitment.clone(),
                        nonces: nonces.clone(),
                        secret: None,
                    },
                    settings: table.settings.clone(),
                    seats: table.places.len(),
                    viewer,
                    cards: cards.to_vec(),
                });
            }
            _ => {}
        }
    }
}

impl Known {
    /// The guest offers this to the next shuffle, and can see later whether it was taken.
    pub fn offer(&mut self, nonce: &str) {
        self.witness.offered.push(nonce.into());
    }

    /// Whether each deal of the match that is over was shuffled as the table had promised: its secret is the one that was committed to. Of a deal that the
    /// guest has seen dealt, also that this was told before, that what he offered is in it, and that what follows from it are the cards that he saw.
    pub fn shuffles<G: Game>(&self) -> Vec<bool> {
        let holds = |shuffle: &Shuffle| {
            let secret = shuffle.secret.as_ref()?.parse().ok();
            let seen = self
                .witness
                .deals
                .iter()
                .find(|seen| seen.shuffle.number == shuffle.number);
            let holds = |secret: Secret| {
                let nonces = nonces(shuffle)?;
                let told: Commitment = shuffle.commitment.parse().ok()?;
                let is_as_seen =
                    |seen: &Seen| seen.kept && same(&seen.shuffle, shuffle) && seen.comes_from::<G>(&secret, &nonces);
                Some(seen.is_none_or(is_as_seen) && secret.commitment() == told)
            };
            Some(secret.and_then(holds) == Some(true))
        };
        self.table.shuffles.iter().filter_map(holds).collect()
    }
}

impl Seen {
    /// Whether the cards are those that follow. Who deals is among what was seen.
    fn comes_from<G: Game>(&self, secret: &Secret, nonces: &[(Seat, Nonce)]) -> bool {
        let rules = self
            .settings
            .split_once("rules=")
            .and_then(|(_, rules)| rules.parse().ok());
        let (Some(rules), Some(seats)) = (rules, Seats::new(self.seats)) else {
            return false;
        };
        let seed = secret.seed(self.shuffle.number, nonces);
        seats.iter().any(|dealer| {
            let mut events = Vec::new();
            G::deal(&rules, seats, dealer, &seed, &mut events);
            let shown = events.iter().filter_map(|event| G::seen(event, self.viewer));
            shown.map(|shown| shown.to_string()).eq(self.cards.iter().cloned())
        })
    }
}

/// Whether both are the same deal, whatever is known of its secret.
fn same(one: &Shuffle, other: &Shuffle) -> bool {
    (one.number, &one.commitment, &one.nonces) == (other.number, &other.commitment, &other.nonces)
}

fn nonces(shuffle: &Shuffle) -> Option<Vec<(Seat, Nonce)>> {
    let read = |(seat, nonce): &(usize, String)| Some((Seat::numbered(*seat)?, nonce.parse().ok()?));
    shuffle.nonces.iter().map(read).collect()
}

/// Where the guest sits who is ready, and what he has added, as the table says.
fn own(table: &Snapshot) -> Option<(usize, Option<String>)> {
    let mine = |place: &protocol::Place| place.guest == Some(table.you) && place.ready;
    let seat = table.places.iter().position(mine)?;
    Some((seat + 1, table.places[seat].nonce.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Happened, Place, Scores, Update};

    const RULES: &str = "modern";
    const ME: usize = 2;

    /// A table that plays by the book unless somebody changes what it says.
    struct Told {
        promised: Secret,
        secret: Secret,
        /// What it says that the guest has added, and what it takes.
        ready: Nonce,
        taken: Vec<(Seat, Nonce)>,
        /// Which cards it deals.
        dealt: Secret,
    }

    fn seat(number: usize) -> Seat {
        Seat::numbered(number).unwrap()
    }

    fn honest() -> Told {
        let secret = Secret::new([1; 32]);
        let nonce = Nonce::new([7; 32]);
        Told {
            promised: secret,
            secret,
            ready: nonce,
            taken: vec![(seat(ME), nonce)],
            dealt: secret,
        }
    }

    fn cards(told: &Told) -> Vec<String> {
        let (rules, seats) = (RULES.parse().unwrap(), Seats::new(3).unwrap());
        let mut events = Vec::new();
        let seed = told.dealt.seed(1, &told.taken);
        solo::Round::deal(&rules, seats, seat(3), &seed, &mut events);
        let shown = events
            .iter()
            .filter_map(|event| solo::Round::seen(event, seat(ME).into()));
        shown.map(|shown| shown.to_string()).collect()
    }

    /// Somebody who sits there, and has seen it all but the end.
    fn witness(told: &Told, offered: Option<Nonce>) -> Known {
        let mut places = vec![Place::default(); 3];
        places[ME - 1].guest = Some(5);
        let mut known = Known::new(Snapshot {
            you: 5,
            game: "solo".into(),
            settings: format!("seats=3 mode=race rules={RULES}"),
            commitment: told.promised.commitment().to_string(),
            places,
            ..Snapshot::default()
        });
        if let Some(nonce) = offered {
            known.offer(&nonce.to_string());
        }
        let nonces = told
            .taken
            .iter()
            .map(|(seat, nonce)| (seat.number(), nonce.to_string()));
        let happened = [
            (
                News::Ready {
                    seat: ME,
                    nonce: Some(told.ready.to_string()),
                },
                Vec::new(),
            ),
            (
                News::Dealt {
                    number: 1,
                    commitment: Some(told.secret.commitment().to_string()),
                    nonces: nonces.collect(),
                },
                cards(told),
            ),
        ];
        for (news, seen) in happened {
            hear(&mut known, news, seen);
        }
        known
    }

    fn hear(known: &mut Known, news: News, seen: Vec<String>) {
        let moment = known.moment() + 1;
        let news = vec![news];
        let update = Update {
            moment,
            happened: vec![Happened { moment, news, seen }],
            ..Update::default()
        };
        known.hear(&update).unwrap();
    }

    fn reveal(known: &mut Known, secret: &Secret) {
        let over = News::Over {
            points: vec![0; 3],
            winners: vec![1],
            scores: Scores::default(),
            secret: Some(secret.to_string()),
        };
        hear(known, over, Vec::new());
    }

    fn verdict(told: &Told) -> Vec<bool> {
        let mut known = witness(told, Some(Nonce::new([7; 32])));
        assert!(known.shuffles::<solo::Round>().is_empty(), "it is not told yet");
        reveal(&mut known, &told.secret);
        known.shuffles::<solo::Round>()
    }

    #[test]
    fn a_shuffle_as_it_was_promised_holds() {
        assert_eq!(verdict(&honest()), [true]);
    }

    #[test]
    fn whatever_else_a_table_does_is_noticed() {
        let (other, foreign) = (Secret::new([2; 32]), Nonce::new([8; 32]));
        let lies = [
            (
                "another secret than the one that was promised",
                Told {
                    promised: other,
                    ..honest()
                },
            ),
            (
                "other cards than those that follow",
                Told {
                    dealt: other,
                    ..honest()
                },
            ),
            (
                "what he added is left out",
                Told {
                    taken: Vec::new(),
                    ..honest()
                },
            ),
            (
                "something else is added in his name",
                Told {
                    taken: vec![(seat(ME), foreign)],
                    ..honest()
                },
            ),
            (
                "and he is said to have added it",
                Told {
                    ready: foreign,
                    taken: vec![(seat(ME), foreign)],
                    ..honest()
                },
            ),
            (
                "what he added is given to somebody else",
                Told {
                    taken: vec![(seat(1), honest().ready)],
                    ..honest()
                },
            ),
        ];
        for (what, told) in lies {
            assert_eq!(verdict(&told), [false], "{what}");
        }
        // A secret that is none of what was told before.
        let mut known = witness(&honest(), None);
        reveal(&mut known, &other);
        assert_eq!(known.shuffles::<solo::Round>(), [false]);
    }

    #[test]
    fn whoever_was_away_can_only_see_that_the_secret_fits() {
        // Given a deal that was seen, and then a connection that is lost,
        let told = honest();
        let mut known = witness(&told, None);
        let mut snapshot = known.table().clone();
        snapshot.commitment = Secret::new([9; 32]).commitment().to_string();
        // when he is told something else afterwards, he notices,
        let mut lied = known.clone();
        let mut other = snapshot.clone();
        other.shuffles[0].commitment = Secret::new([3; 32]).commitment().to_string();
        lied.come_back(other.clone()).unwrap();
        reveal(&mut lied, &Secret::new([3; 32]));
        assert_eq!(lied.shuffles::<solo::Round>(), [false]);
        // unless it is another match;
        let mut next = known.clone();
        other.matches += 1;
        next.come_back(other).unwrap();
        reveal(&mut next, &Secret::new([3; 32]));
        assert_eq!(next.shuffles::<solo::Round>(), [true]);
        // when he is back, what he saw still counts,
        known.come_back(snapshot.clone()).unwrap();
        reveal(&mut known, &told.secret);
        assert_eq!(known.shuffles::<solo::Round>(), [true]);
        // and for whoever was not there at all the secret must fit, and no more.
        let mut stranger = Known::new(Snapshot {
            commitment: String::new(),
            ..snapshot
        });
        reveal(&mut stranger, &told.secret);
        assert_eq!(stranger.shuffles::<solo::Round>(), [true]);
        let mut stranger = Known::new(stranger.table().clone());
        stranger.table.shuffles[0].secret = Some(Secret::new([3; 32]).to_string());
        assert_eq!(stranger.shuffles::<solo::Round>(), [false]);
    }

    #[test]
    fn what_was_seen_of_one_match_is_not_asked_of_the_next() {
        let told = honest();
        let mut known = witness(
            &Told {
                promised: Secret::new([2; 32]),
                ..honest()
            },
            None,
        );
        reveal(&mut known, &told.secret);
        assert_eq!(known.shuffles::<solo::Round>(), [false]);
        let started = News::Started {
            dealer: 1,
            seed: "00".into(),
        };
        hear(&mut known, started, Vec::new());
        assert!(known.shuffles::<solo::Round>().is_empty());
        assert!(known.witness.deals.is_empty());
    }

    #[test]
    fn both_games_are_seen() {
        let told = honest();
        let rules = "standard stock=5";
        let seats = Seats::new(3).unwrap();
        let mut events = Vec::new();
        let seed = told.secret.seed(1, &[]);
        skipbo::Round::deal(&rules.parse().unwrap(), seats, seat(1), &seed, &mut events);
        let shown = events
            .iter()
            .filter_map(|event| skipbo::Round::seen(event, Viewer::Spectator));
        let cards: Vec<String> = shown.map(|shown| shown.to_string()).collect();
        let mut known = Known::new(Snapshot {
            game: "skipbo".into(),
            settings: format!("seats=3 mode=race rules={rules}"),
            commitment: told.secret.commitment().to_string(),
            places: vec![Place::default(); 3],
            ..Snapshot::default()
        });
        let dealt = News::Dealt {
            number: 1,
            commitment: Some(told.secret.commitment().to_string()),
            nonces: Vec::new(),
        };
        hear(&mut known, dealt, cards);
        reveal(&mut known, &told.secret);
        assert_eq!(known.shuffles::<skipbo::Round>(), [true]);
    }
}
