//! A match at the table: its score sheet, and all that is needed to play its deals again.

use super::Table;
use crate::{Live, Millis, Origins, Refused};
use game::record::{Name, Nonce, Recorder, Secret, Shuffle};
use game::{Actor, BySeat, Direction, Match, Seat, Seats, Seed, Sink};

/// A match that runs, or ran.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Contest<G: Live> {
    pub(crate) score: Match<G>,
    pub(crate) first_dealer: Seed,
    /// When it began, as a [moment](crate::Snapshot::moment), and whether the first dealer was drawn by lot then.
    pub(crate) began: u64,
    pub(crate) by_lot: bool,
    pub(crate) names: BySeat<Option<Name>>,
    pub(crate) deals: Vec<Deal<G>>,
    /// The last deal as it ended.
    pub(crate) last: Option<G>,
    /// Whether the host has ended it.
    pub(crate) ended: bool,
    /// Since when it waits for the next deal, in the table's time.
    pub(crate) since: Millis,
}

/// One deal: where its cards come from, and what was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deal<G: Live> {
    /// The score sheet before it, and who deals.
    pub(crate) before: Match<G>,
    pub(crate) shuffled: Shuffled,
    /// When it was dealt.
    pub(crate) moment: u64,
    pub(crate) actions: Vec<Acted<G>>,
    /// Whether it was played to its end.
    pub(crate) over: bool,
}

/// Something that was done in a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Acted<G: Live> {
    pub(crate) actor: Actor,
    pub(crate) action: G::Action,
    /// When.
    pub(crate) moment: u64,
}

/// Where the cards of a deal come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shuffled {
    /// From a secret and what persons added.
    Committed(Secret, Vec<(Seat, Nonce)>),
    /// From a deck in this order; later shuffles follow from the seed.
    Stacked(String, Seed),
}

impl<G: Live> Contest<G> {
    pub(crate) fn runs(&self) -> bool {
        !self.ended && self.score.winners().is_none()
    }

    /// The record of the deals that are over, if nobody stacked one of them.
    pub(crate) fn record(&self) -> Option<String> {
        let mut recorder = Recorder::<G>::new(self.score.rules(), &self.names, &self.first_dealer);
        let over = self.deals.iter().filter(|deal| deal.over);
        for (number, deal) in (1..).zip(over) {
            let Shuffled::Committed(secret, nonces) = &deal.shuffled else {
                return None;
            };
            let mut game = deal.dealt(number, &mut ())?;
            recorder.dealt(&Shuffle::Committed(*secret, nonces.clone()), &game);
            for acted in &deal.actions {
                game.act(acted.actor, acted.action, &mut ()).ok()?;
                recorder.acted(acted.actor, acted.action, &game);
            }
        }
        (recorder.next_deal() > 1).then(|| recorder.finish())
    }
}

impl<G: Live> Contest<G> {
    /// Where the cards of each of so many deals come from, as far as everybody may know it now.
    pub(crate) fn shuffles(&self, most: usize) -> Vec<Origins> {
        let deals = (1..).zip(&self.deals).skip(self.deals.len().saturating_sub(most));
        let shuffles = deals.filter_map(|(number, deal)| match &deal.shuffled {
            Shuffled::Committed(secret, nonces) => Some(Origins {
                number,
                commitment: secret.commitment(),
                nonces: nonces.clone(),
                secret: (deal.over || self.ended).then_some(*secret),
            }),
            Shuffled::Stacked(..) => None,
        });
        shuffles.collect()
    }

    /// What everybody had after each deal that is over.
    pub(crate) fn sheet(&self) -> Vec<BySeat<u32>> {
        let last = self.deals.last().filter(|deal| deal.over).map(|_| &self.score);
        let scores = self.deals.iter().skip(1).map(|deal| &deal.before).chain(last);
        scores.map(|score| score.scores().totals).collect()
    }
}

impl<G: Live> Deal<G> {
    /// Deals its cards: it was the `number`-th deal of the match. Nothing if the deck is none.
    pub(crate) fn dealt(&self, number: u32, sink: &mut impl Sink<G::Event>) -> Option<G> {
        let score = &self.before;
        match &self.shuffled {
            Shuffled::Committed(secret, nonces) => Some(score.deal(&secret.seed(number, nonces), sink)),
            Shuffled::Stacked(deck, seed) => {
                G::deal_stacked(score.rules(), score.seats(), score.dealer(), deck, seed, sink).ok()
            }
        }
    }
}

impl<G: Live> Deal<G> {
    /// When the last of it happened.
    pub(crate) fn last_moment(&self) -> u64 {
        self.actions.last().map_or(self.moment, |acted| acted.moment)
    }

    /// What the table committed to.
    pub(crate) fn secret(&self) -> Option<Secret> {
        match self.shuffled {
            Shuffled::Committed(secret, _) => Some(secret),
            Shuffled::Stacked(..) => None,
        }
    }
}

/// Streams of a table's seed: the n-th is for the secret of its n-th deal, and behind these lie the first dealers.
const DEALERS: u64 = 1 << 32;
/// A dealer can take so many tries at most; ten seats take ten.
const TRIES: u64 = 1 << 16;

impl<G: Live> Table<G> {
    /// The secret of a deal of this table, counted from 0.
    pub(super) fn secret(&self, deal: u32) -> Secret {
        Secret::new(self.bytes(u64::from(deal)))
    }

    /// A seed by which this dealer deals first; whatever comes first if it does not matter.
    pub(super) fn dealer_seed(&self, wanted: Option<Seat>) -> Seed {
        let first = DEALERS + TRIES * u64::from(self.matches);
        let seeds = (first..first + TRIES).map(|stream| Seed::new(self.bytes(stream)));
        let (rules, seats) = (&self.settings.rules, self.settings.seats);
        let mut right = seeds.filter(|seed| wanted.is_none_or(|seat| deals_first::<G>(rules, seats, seed) == seat));
        right.next().unwrap_or_default()
    }

    /// Who deals first in a rematch: the deal passes on. Nobody if the table never played, or has other seats now.
    pub(super) fn next_dealer(&self) -> Option<Seat> {
        let contest = self.contest.as_ref()?;
        let (seats, dealer) = (contest.score.seats(), contest.score.dealer());
        let cut_off = contest.deals.last().is_some_and(|deal| !deal.over);
        let next = if cut_off {
            seats.next(dealer, Direction::Clockwise)
        } else {
            dealer
        };
        (seats == self.settings.seats).then_some(next)
    }

    fn bytes(&self, stream: u64) -> [u8; 32] {
        let mut chance = self.seed.stream(stream);
        [(); 32].map(|()| chance.below(256) as u8)
    }

    /// Whether the next deal can be made with this deck.
    pub(super) fn can_stack(&self, deck: &str) -> Result<(), Refused<G>> {
        if self.play.is_some() {
            return Err(Refused::DealRuns);
        }
        let (rules, seats) = (&self.settings.rules, self.settings.seats);
        let dealer = seats.iter().next().ok_or(Refused::NoDeal)?;
        let dealt = G::deal_stacked(rules, seats, dealer, deck, &Seed::default(), &mut ());
        dealt.map(drop).map_err(|why| Refused::Deck(why.to_string()))
    }
}

fn deals_first<G: Live>(rules: &G::Rules, seats: Seats, seed: &Seed) -> Seat {
    G::first_dealer(rules, seats, seed, &mut ())
}
