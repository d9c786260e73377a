//! Writing a record while the match is played.

use super::line::Line;
use super::revision::Revision;
use super::seal::Sealed;
use super::{ACTIONS_PER_DIGEST, Digest, Name, Nonce, Secret, head};
use crate::{Actor, BySeat, Game, Match, Seat, Seed};

/// Writes a record while a match is played elsewhere. The text only grows, so that it can be kept while it does.
///
/// Tell it every deal and every action that was accepted; digests, results and totals come by themselves.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    sealed: Sealed,
    table: Match<G>,
    /// What the running deal still has to reveal.
    secret: Option<(Secret, Seed)>,
    deals: u32,
    actions: usize,
}

/// Where the chance of a deal comes from, as its recorder must know it.
#[derive(Clone, Debug)]
pub enum Shuffle {
    /// A seed that may stand in the record from the beginning.
    Open(Seed),
    /// A secret, told when the deal is over, and the persons' nonces, in order of their seats.
    Committed(Secret, Vec<(Seat, Nonce)>),
}

impl Shuffle {
    /// The seed of the `deal`-th deal of a match, counted from 1.
    pub fn seed(&self, deal: u32) -> Seed {
        match self {
            Self::Open(seed) => *seed,
            Self::Committed(secret, nonces) => secret.seed(deal, nonces),
        }
    }
}

impl<G: Game> Recorder<G> {
    /// The record of a match that is about to begin, with the names of those who have one.
    pub fn new(rules: &G::Rules, names: &BySeat<Option<Name>>, first_dealer: &Seed) -> Self {
        let mut sealed = Sealed::default();
        let each = &mut |line: Line<G>| sealed.push(&line.to_string());
        head(Revision::current::<G>(), rules, names, first_dealer, each);
        Self {
            sealed,
            table: Match::new(rules.clone(), names.seats(), first_dealer, &mut ()),
            secret: None,
            deals: 0,
            actions: 0,
        }
    }

    /// The number the next deal has.
    pub fn next_deal(&self) -> u32 {
        self.deals + 1
    }

    /// A deal was made with this shuffle.
    pub fn dealt(&mut self, shuffle: &Shuffle, game: &G) {
        self.deals += 1;
        self.actions = 0;
        self.secret = None;
        self.write(&Line::Deal(self.deals, game.dealer()));
        match shuffle {
            Shuffle::Open(seed) => self.write(&Line::Seed(*seed)),
            Shuffle::Committed(secret, nonces) => {
                self.write(&Line::Commitment(secret.commitment()));
                for (seat, nonce) in nonces {
                    self.write(&Line::Nonce(*seat, *nonce));
                }
                self.secret = Some((*secret, shuffle.seed(self.deals)));
            }
        }
        self.write(&Line::Digest(Digest::of(game)));
    }

    /// An action was accepted, and this came of it.
    pub fn acted(&mut self, actor: impl Into<Actor>, action: G::Action, after: &G) {
        self.actions += 1;
        self.write(&Line::Action(actor.into(), action));
        let outcome = after.outcome();
        if outcome.is_some() || self.actions.is_multiple_of(ACTIONS_PER_DIGEST) {
            self.write(&Line::Digest(Digest::of(after)));
        }
        let Some(outcome) = outcome else { return };
        if let Some((secret, seed)) = self.secret.take() {
            self.write(&Line::Secret(secret));
            self.write(&Line::Seed(seed));
        }
        self.table.add(&outcome);
        self.write(&Line::Won(outcome.winners));
        self.write(&Line::Points(outcome.points));
        self.write(&Line::Totals(self.table.scores().totals));
    }

    /// The lines so far. They stay as they are, whatever comes.
    pub fn text(&self) -> &str {
        &self.sealed.text
    }

    /// The whole record: of a finished match, or of one that ends here unfinished. A deal that is still running does not
    /// reveal what was committed to.
    pub fn finish(mut self) -> String {
        let winners = self.table.winners();
        self.write(&Line::Match(winners));
        self.sealed.text
    }

    fn write(&mut self, line: &Line<G>) {
        self.sealed.push(&line.to_string());
    }
}
