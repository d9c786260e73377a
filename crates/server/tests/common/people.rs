//! People at a table over real sockets: they play like a bot of the house, write down what they are told, and believe no shuffle that they cannot
//! verify.

#![allow(dead_code, reason = "every test file uses some of it")]

use super::soon;
use bots::{Level, Played};
use client::{Heard, Server, Visit};
use game::record::{Commitment, Nonce, Secret};
use game::{Seat, Seats, Viewer};
use protocol::http::NewTable;
use protocol::{Became, News, Trouble, Update, Wish};
use std::time::Duration;

/// A table at which nobody waits longer than he must.
pub(crate) fn quick(game: &str, seats: usize, rules: &str) -> NewTable {
    NewTable {
        game: game.into(),
        seats: Some(seats),
        rules: Some(rules.into()),
        mode: Some("race".into()),
        question: Some("20".into()),
        pace: Some("0+0".into()),
        between: Some("off".into()),
        ..NewTable::default()
    }
}

/// Somebody at a table, in a seat or not.
pub(crate) struct Person {
    pub(crate) number: u64,
    pub(crate) token: String,
    pub(crate) visit: Visit,
    /// What was told around the deals.
    pub(crate) news: Vec<News>,
    /// What became of commands.
    pub(crate) answers: Vec<(u64, Became)>,
    /// How many matches came to their end.
    pub(crate) matches: usize,
    /// How many shuffles were verified.
    pub(crate) verified: usize,
    /// What the table committed to last, before the cards were dealt.
    commitment: Option<String>,
    /// What he has offered to add to the next shuffle: one of it is taken.
    nonces: Vec<String>,
    deal: Option<Dealt>,
    /// After which moment he has done something last.
    tried: Option<u64>,
}

/// A deal that is not verified yet.
struct Dealt {
    number: u32,
    commitment: String,
    nonces: Vec<(usize, String)>,
    seen: Vec<String>,
    dealer: Seat,
}

impl Person {
    /// Somebody new, who comes to a table.
    pub(crate) async fn come(server: &Server, name: &str, code: &str) -> Self {
        let guest = server.new_guest(name).await.unwrap();
        Self::back(server, guest.number, &guest.token, code).await
    }

    /// Somebody who is known comes to a table.
    pub(crate) async fn back(server: &Server, number: u64, token: &str, code: &str) -> Self {
        let mut person = Self {
            number,
            token: token.into(),
            visit: Visit::new(server.clone(), code, token),
            news: Vec::new(),
            answers: Vec::new(),
            matches: 0,
            verified: 0,
            commitment: None,
            nonces: Vec::new(),
            deal: None,
            tried: None,
        };
        assert_eq!(soon(person.hear()).await, Heard::Everything);
        person
    }

    /// Somebody new who opens a table and comes to it.
    pub(crate) async fn open(server: &Server, name: &str, wanted: &NewTable) -> (Self, String) {
        let guest = server.new_guest(name).await.unwrap();
        let code = server.open(&guest.token, wanted).await.unwrap().code;
        (Self::back(server, guest.number, &guest.token, &code).await, code)
    }

    pub(crate) fn table(&self) -> &protocol::Snapshot {
        self.visit.known().unwrap().table()
    }

    pub(crate) fn seat(&self) -> Option<usize> {
        self.visit.known().unwrap().seat()
    }

    /// The next thing he hears.
    pub(crate) async fn hear(&mut self) -> Heard {
        let heard = self.visit.next().await.unwrap();
        match &heard {
            Heard::Everything => {
                // While a deal runs this is what follows it.
                if self.table().standing.waits_for.is_empty() {
                    self.commitment = Some(self.table().commitment.clone());
                }
            }
            Heard::Update(update) => self.take(update),
            Heard::Answer(answer) => self.answers.push((answer.id, answer.became.clone())),
        }
        heard
    }

    fn take(&mut self, update: &Update) {
        for happened in &update.happened {
            for news in &happened.news {
                match news {
                    News::Committed(commitment) => self.commitment = Some(commitment.clone()),
                    News::Dealt {
                        number,
                        commitment,
                        nonces,
                    } => {
                        // What he was told before is what counts, and what he added is among what was added.
                        assert_eq!(*commitment, self.commitment.take(), "committed to something else");
                        let own = std::mem::take(&mut self.nonces);
                        let taken = |(seat, nonce): &(usize, String)| Some(*seat) == self.seat() && own.contains(nonce);
                        assert!(
                            own.is_empty() || nonces.iter().any(taken),
                            "none of {own:?} is among {nonces:?}"
                        );
                        self.deal = commitment.clone().map(|commitment| Dealt {
                            number: *number,
                            commitment,
                            nonces: nonces.clone(),
                            seen: happened.seen.clone(),
                            dealer: dealer(update.sight.as_deref().unwrap()),
                        });
                    }
                    News::Over { scores, secret, .. } => {
                        self.verify(secret.as_deref());
                        self.matches += usize::from(scores.winners.is_some());
                    }
                    News::Ended(Some(secret)) => self.verify(Some(secret)),
                    _ => {}
                }
                self.news.push(news.clone());
            }
        }
    }

    fn verify(&mut self, secret: Option<&str>) {
        let Some(deal) = self.deal.take() else { return };
        let secret = secret.expect("a deal that is over is no secret any more");
        match self.table().game.as_str() {
            "solo" => deal.verify::<solo::Round>(secret, self.visit.known().unwrap()),
            _ => deal.verify::<skipbo::Round>(secret, self.visit.known().unwrap()),
        }
        // A client that only asks what it knows is told the same.
        let known = self.visit.known().unwrap();
        let told = match self.table().game.as_str() {
            "solo" => known.shuffles::<solo::Round>(),
            _ => known.shuffles::<skipbo::Round>(),
        };
        assert!(!told.is_empty() && told.iter().all(|holds| *holds), "{told:?}");
        self.verified += 1;
    }

    /// Wants something, and hears what becomes of it in the end.
    pub(crate) async fn wish(&mut self, wish: Wish) -> Became {
        let id = self.visit.want(wish).await;
        self.decided(id).await
    }

    /// What becomes of a command in the end.
    pub(crate) async fn decided(&mut self, id: u64) -> Became {
        loop {
            let answer = self
                .answers
                .iter()
                .find(|(other, became)| *other == id && *became != Became::Held);
            if let Some((_, became)) = answer {
                return became.clone();
            }
            soon(self.hear()).await;
        }
    }

    pub(crate) async fn done(&mut self, wish: Wish) {
        assert_eq!(self.wish(wish.clone()).await, Became::Done, "{wish:?}");
    }

    /// Wants something that is refused. Why.
    pub(crate) async fn refused(&mut self, wish: Wish) -> Trouble {
        match self.wish(wish.clone()).await {
            Became::Refused(trouble) => trouble,
            other => panic!("{wish:?} became {other:?}"),
        }
    }

    /// Listens until something is so.
    pub(crate) async fn until(&mut self, mut what: impl FnMut(&Self) -> bool) {
        while !what(self) {
            soon(self.hear()).await;
        }
    }

    /// Sits down, and is ready with something to add to the shuffle.
    pub(crate) async fn sit(&mut self, seat: usize) {
        self.done(Wish::Sit(seat)).await;
        // Whoever hears that it is done was told what it did.
        assert_eq!(self.seat(), Some(seat));
        self.be_ready().await;
    }

    pub(crate) async fn be_ready(&mut self) {
        let nonce = nonce();
        self.nonces.push(nonce.clone());
        self.done(Wish::Ready(Some(nonce))).await;
        let me = &self.table().places[self.seat().unwrap() - 1];
        assert!(me.ready || self.table().running, "he was not told");
    }

    /// Plays like `greedy` until something is so: lays cards in turn, throws in and calls, is ready for the next deal, and as the host starts matches until there were so many.
    pub(crate) async fn play<G: Played>(&mut self, matches: usize, mut until: impl FnMut(&Self) -> bool) {
        let mut mind = G::player(Level::Greedy.into(), self.number);
        while !until(self) {
            self.do_something::<G>(&mut *mind, matches).await;
            match tokio::time::timeout(Duration::from_millis(300), self.hear()).await {
                Ok(_) => {}
                // Perhaps it was too late for what he did, and it is to be done again.
                Err(_) => self.tried = None,
            }
        }
    }

    async fn do_something<G: Played>(&mut self, mind: &mut dyn bots::Player<G>, matches: usize) {
        let known = self.visit.known().unwrap();
        let table = known.table();
        let Some(seat) = known.seat() else { return };
        if !self.visit.outbox().is_empty() || self.tried == Some(table.moment) {
            return;
        }
        let (moment, me) = (table.moment, &table.places[seat - 1]);
        let wish = if !table.standing.waits_for.is_empty() && me.bot.is_none() {
            let deal = known.deal::<G>().unwrap().unwrap();
            let view = deal.view(known.viewer());
            if known.is_awaited() {
                mind.decide(&view).map(|action| Wish::Act(action.to_string()))
            } else {
                let thrown = mind.interject(&view).map(|action| Wish::Throw(action.to_string()));
                thrown.or_else(|| mind.call(&view).map(|action| Wish::Act(action.to_string())))
            }
        } else if table.running || self.matches < matches {
            let ready = |place: &protocol::Place| place.ready || place.bot.is_some() || place.guest == Some(table.host);
            if me.ready || (table.host == self.number && !table.running) {
                let starts = table.host == self.number && !table.running && table.places.iter().all(ready);
                starts.then_some(Wish::Start)
            } else {
                let nonce = nonce();
                self.nonces.push(nonce.clone());
                Some(Wish::Ready(Some(nonce)))
            }
        } else {
            None
        };
        if let Some(wish) = wish {
            self.tried = Some(moment);
            self.visit.want(wish).await;
        }
    }
}

impl Dealt {
    /// The secret is the one that was committed to, and gives the cards that were seen.
    fn verify<G: game::Game>(&self, secret: &str, known: &client::Known) {
        let secret: Secret = secret.parse().unwrap();
        let commitment: Commitment = self.commitment.parse().unwrap();
        let nonces: Vec<(Seat, Nonce)> = self
            .nonces
            .iter()
            .map(|(seat, nonce)| (Seat::numbered(*seat).unwrap(), nonce.parse().unwrap()))
            .collect();
        let seed = table::verify(commitment, &secret, self.number, &nonces).expect("the secret is another");
        let (_, rules) = known.table().settings.split_once("rules=").unwrap();
        let rules: G::Rules = rules.parse().ok().unwrap();
        let seats = Seats::new(known.table().places.len()).unwrap();
        let mut events = Vec::new();
        G::deal(&rules, seats, self.dealer, &seed, &mut events);
        let viewer: Viewer = known.viewer();
        let expected = events.iter().filter_map(|event| G::seen(event, viewer));
        let expected: Vec<String> = expected.map(|seen| seen.to_string()).collect();
        assert_eq!(self.seen, expected, "other cards were dealt");
    }
}

fn dealer(sight: &str) -> Seat {
    let mut fields = sight.split("; ");
    let number = fields.find_map(|field| field.strip_prefix("dealer ")).unwrap();
    Seat::numbered(number.parse().unwrap()).unwrap()
}

/// 32 bytes that nobody has had before.
fn nonce() -> String {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).unwrap();
    Nonce::new(bytes).to_string()
}
