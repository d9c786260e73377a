//! One match, played by the bots at a table.

use crate::seeds::Seeds;
use crate::simulated::Table;
use crate::{Players, Simulated};
use game::{Actor, Match, Seat, SeatSet, Seed, Sink};

/// A match with more deals than this is cut off. The longest real ones need some hundred.
const MOST_DEALS: u64 = 10_000;

/// Somebody who watches a match, and can end it between two deals.
pub(crate) trait Watch<G: Simulated>: Sink<G::Event> {
    /// Whether there may be another deal.
    fn another(&mut self) -> bool;

    /// There is one.
    fn dealt(&mut self, seed: &Seed, deal: &G);

    /// A seat has done something, and this is the deal after it.
    fn acted(&mut self, seat: Seat, action: G::Action, deal: &G);

    /// The deal is over, or left unfinished.
    fn ended(&mut self, deal: &G);
}

/// How a match ended.
pub(crate) enum End {
    /// Somebody has won, after so many deals.
    Won(u64, SeatSet),
    /// It was cut off.
    CutOff,
}

/// Plays the match that follows from these seeds.
pub(crate) fn play_match<G: Simulated>(
    rules: &G::Rules,
    players: Players<G>,
    seeds: Seeds,
    watch: &mut impl Watch<G>,
) -> End {
    let seats = players.seats();
    let mut table = G::Table::new(players, seeds.reactions());
    let mut score = Match::<G>::new(rules.clone(), seats, &seeds.dealer(), watch);
    let mut end = End::CutOff;
    for deals in 1..=MOST_DEALS {
        if !watch.another() {
            break;
        }
        table.players().begin(&score);
        let seed = seeds.deal(deals);
        let mut deal = score.deal(&seed, &mut Both(watch, &mut table));
        watch.dealt(&seed, &deal);
        loop {
            table.players().show(&deal);
            let Some((seat, action)) = table.next_action(&deal) else {
                break;
            };
            deal.act(Actor::Seat(seat), action, &mut Both(watch, &mut table))
                .expect("players do what their views offer");
            watch.acted(seat, action, &deal);
        }
        watch.ended(&deal);
        let Some(outcome) = deal.outcome() else {
            break;
        };
        score.add(&outcome);
        if let Some(winners) = score.winners() {
            end = End::Won(deals, winners);
            break;
        }
    }
    table.players().end(&score);
    end
}

/// Tells two of everything.
struct Both<'a, A, B>(&'a mut A, &'a mut B);

impl<E: Clone, A: Sink<E>, B: Sink<E>> Sink<E> for Both<'_, A, B> {
    fn emit(&mut self, event: E) {
        self.0.emit(event.clone());
        self.1.emit(event);
    }
}
