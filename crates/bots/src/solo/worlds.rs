//! Rounds that a player cannot tell from the one it is in: what it does not see is dealt anew, as it believes it to be.
//!
//! They are made of a view, of nothing else: a round that looks like it ([`Game::imagine`]), its hidden cards dealt anew. A [`World`] is played
//! on to its end by handing everybody what its seat would see.

use super::belief::{Belief, FACES};
use super::family::Family;
use super::order::{Company, Order, Question, Several};
use crate::Random;
use game::{Actor, Game, Projection, Seat, SeatSet, Seed, Viewer};
use solo::{Action, Card, Hand, Round, Scoring, Setup, View};

/// Makes rounds that look the same to a seat.
pub(super) struct Worlds {
    setup: Setup,
    seat: Seat,
    hidden: Vec<Card>,
}

impl Worlds {
    /// Of what a seat sees. None if that is no round of a whole deck.
    pub(super) fn new(view: &View, seat: Seat) -> Option<Self> {
        let setup = Round::imagine(&Projection::sight(view)).ok()?.setup();
        let mut hidden = setup.draw.clone();
        for (other, hand) in setup.hands.iter() {
            if other != seat {
                hidden.extend(hand);
            }
        }
        Some(Self { setup, seat, hidden })
    }

    /// One of them.
    pub(super) fn next(&mut self, belief: &mut Belief, random: &mut Random) -> Option<World> {
        let mut pool = self.hidden.clone();
        let others = || self.setup.seats.iter().filter(|seat| *seat != self.seat);
        // Cards that are known to be somewhere are not elsewhere.
        let mut dealt: Vec<(Seat, Vec<Card>)> = others()
            .map(|seat| {
                let held = self.setup.hands[seat].len();
                (seat, known(&belief.hand(seat).known, held, &mut pool))
            })
            .collect();
        // Whoever comes first has the choice.
        let first = random.below(dealt.len().max(1) as u32) as usize;
        dealt.rotate_left(first);
        for (seat, cards) in &mut dealt {
            let held = self.setup.hands[*seat].len();
            let likely = &belief.hand(*seat).likely;
            while cards.len() < held && !pool.is_empty() {
                let place = pick(&pool, likely, random);
                cards.push(pool.swap_remove(place));
            }
        }
        for (seat, cards) in dealt {
            self.setup.hands[seat] = cards;
        }
        let seed: Seed = random.seed();
        seed.stream(0).shuffle(&mut pool);
        self.setup.draw = pool;
        self.setup.seed = Some(seed);
        if self.setup.turn != self.seat {
            self.settle();
        }
        let mut setup = self.setup.clone();
        for seat in setup.seats.iter() {
            setup.hands[seat].sort_unstable();
        }
        Some(World(Round::try_from(setup).ok()?))
    }

    /// What the player in turn has drawn, or gives, is one of its cards.
    fn settle(&mut self) {
        let hand = &self.setup.hands[self.setup.turn];
        if self.setup.drawn.is_some() {
            self.setup.drawn = hand.last().copied();
        }
        if let Some(question) = &mut self.setup.question {
            let given = question.gift.len();
            question.gift = hand.iter().take(given).copied().collect();
            question.gift.sort_unstable();
        }
    }
}

/// Takes cards out of the pool that are known to be in a hand.
fn known(known: &Hand, held: usize, pool: &mut Vec<Card>) -> Vec<Card> {
    let mut cards = Vec::with_capacity(held);
    for card in known.iter().take(held) {
        if let Some(place) = pool.iter().position(|other| *other == card) {
            cards.push(pool.swap_remove(place));
        }
    }
    cards
}

/// Somewhere in the pool: each card as likely as its face is.
fn pick(pool: &[Card], likely: &[f32; FACES], random: &mut Random) -> usize {
    const SCALE: u32 = 1 << 16;
    let mut place = 0;
    for _ in 0..20 {
        place = random.below(pool.len() as u32) as usize;
        let likely = likely[pool[place].face() as usize];
        if likely >= 1.0 || (random.below(SCALE) as f32) < likely * SCALE as f32 {
            break;
        }
    }
    place
}

/// A round as it may be.
#[derive(Clone, Copy)]
pub(super) struct World(Round);

/// A round with more actions than this is left: what everybody holds then counts.
const MOST_ACTIONS: u32 = 600;

impl World {
    /// How many play.
    pub(super) fn seats(&self) -> usize {
        self.0.seats().count()
    }

    /// A seat does something first, or lets the others go before; then everybody plays on as `family` does, and whoever is luckiest is quickest.
    /// Gives how many actions it took, and adds what everybody writes down; nothing if something was not allowed.
    pub(super) fn play_out(
        mut self,
        seat: Seat,
        first: Option<Action>,
        random: &mut Random,
        points: &mut [u32],
    ) -> Option<u32> {
        let mut order = Order::default();
        let mut families = Families {
            random,
            waiting: SeatSet::EMPTY,
        };
        match first {
            Some(action) => self.0.act(Actor::Seat(seat), action, &mut order).ok()?,
            None => families.waiting = SeatSet::only(seat),
        }
        let mut actions = 1;
        while actions < MOST_ACTIONS
            && let Some((seat, action)) = order.next(&self.0, &mut families)
        {
            actions += 1;
            families.waiting = SeatSet::EMPTY;
            self.0.act(Actor::Seat(seat), action, &mut order).ok()?;
        }
        self.count(points);
        Some(actions)
    }

    /// Adds what everybody writes down, or would if the round ended here.
    fn count(&self, points: &mut [u32]) {
        if let Some(outcome) = self.0.outcome() {
            for (seat, written) in outcome.points.iter() {
                points[seat.index()] += *written;
            }
        } else if self.0.view(Viewer::Spectator).rules().scoring() == Scoring::Penalty {
            for seat in self.0.seats().iter() {
                points[seat.index()] += self.0.view(seat.into()).hand().value();
            }
        }
    }
}

/// Everybody plays as `family` does, and whoever is luckiest is quickest.
struct Families<'a> {
    random: &'a mut Random,
    /// Who lets the others go before.
    waiting: SeatSet,
}

impl Company for Families<'_> {
    #[inline]
    fn ask(&mut self, _: Seat, view: &View, question: Question) -> Option<Action> {
        question.put(&mut Family, view)
    }

    #[inline]
    fn first(&mut self, several: &Several) -> Option<(Seat, Action)> {
        // They do whatever they can, so it is enough to ask one.
        let seats = several.seats().minus(self.waiting);
        if seats.is_empty() {
            return None;
        }
        let nth = self.random.below(seats.len() as u32) as usize;
        let quickest = seats.iter().nth(nth)?;
        let action = self.ask(quickest, &several.view(quickest), several.question())?;
        Some((quickest, action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solo::Chance;
    use game::{Direction, Seats};
    use solo::{Event, Hand, Rules, Sight};
    use std::collections::BTreeSet;

    /// Positions of rounds between players who do anything, also in the middle of questions and after draws, and what each seat has heard.
    fn positions(mut each: impl FnMut(&Round, Seat, &mut Belief)) {
        for (rules, seats) in [("modern", 2), ("modern", 4), ("classic-de", 3), ("modern", 10)] {
            let rules: Rules = rules.parse().expect("rules");
            let seats = Seats::new(seats).expect("seats");
            let mut chance = Chance::new(5);
            let mut beliefs: Vec<Belief> = seats.iter().map(|_| Belief::new(true)).collect();
            let mut events: Vec<Event> = Vec::new();
            let dealer = seats.iter().next().expect("a seat");
            let mut round = Round::deal(&rules, seats, dealer, &Seed::from_number(3), &mut events);
            for _ in 0..120 {
                for event in events.drain(..) {
                    for seat in seats.iter() {
                        if let Some(seen) = Round::seen(&event, seat.into()) {
                            beliefs[seat.index()].hear(&rules, seat, &seen);
                        }
                    }
                }
                let Some(awaited) = round.waits_for().iter().next() else {
                    break;
                };
                for seat in [awaited, seats.next(awaited, Direction::Clockwise)] {
                    each(&round, seat, &mut beliefs[seat.index()]);
                }
                let action = chance.decide(&round.view(awaited.into())).expect("it is awaited");
                round
                    .act(Actor::Seat(awaited), action, &mut events)
                    .expect("it is allowed");
            }
        }
    }

    #[test]
    fn worlds_look_the_same_to_their_seat_and_hold_what_it_knows() {
        let (mut differ, mut knew, mut asked, mut drawn) = (0, 0, 0, 0);
        positions(|round, seat, belief| {
            let text = |sight: &Sight| sight.to_string();
            let sight = text(&round.sight(seat.into()));
            let mut worlds = Worlds::new(&round.view(seat.into()), seat).expect("it is a round");
            let mut random = Random::new(1);
            let pair = [0; 2].map(|_| worlds.next(belief, &mut random).expect("it can be").0);
            for world in &pair {
                assert_eq!(text(&world.sight(seat.into())), sight);
                for other in round.seats().iter().filter(|other| *other != seat) {
                    let known: Hand = belief.hand(other).known;
                    assert!(round.view(other.into()).hand().includes(&known), "{known} at {round}");
                    assert!(world.view(other.into()).hand().includes(&known), "{known} at {world}");
                    knew += usize::from(!known.is_empty());
                }
            }
            differ += usize::from(pair[0].to_string() != pair[1].to_string());
            let view = round.view(seat.into());
            asked += usize::from(!view.asked().is_empty());
            drawn += usize::from(view.has_drawn() && view.turn() != seat);
        });
        assert!(
            differ > 300 && knew > 50 && asked > 10 && drawn > 10,
            "{differ} {knew} {asked} {drawn}"
        );
    }

    #[test]
    fn s_35_anybody_calls_or_catches_but_whoever_waits() {
        let round: Round =
            "rules modern penalty=caught; seats 3; turn 3; hand 1 r5; hand 2 g1 g2; hand 3 g3 g4; discard r1; owes 1"
                .parse()
                .expect("a round");
        let next = |waiting: &[usize]| -> BTreeSet<String> {
            let mut families = Families {
                random: &mut Random::new(1),
                waiting: waiting.iter().filter_map(|number| Seat::numbered(*number)).collect(),
            };
            let mut next = || Order::default().next(&round, &mut families).expect("it goes on");
            let acts = (0..50).map(|_| next());
            acts.map(|(seat, action)| format!("{seat} {action}")).collect()
        };
        assert_eq!(next(&[]), ["1 solo", "2 catch 1", "3 catch 1"].map(String::from).into());
        assert_eq!(next(&[1]), ["2 catch 1", "3 catch 1"].map(String::from).into());
        assert_eq!(next(&[2, 3]), ["1 solo"].map(String::from).into());
    }

    #[test]
    fn whoever_does_nothing_lets_the_others_go_before() {
        // Seat 2 calls and wins, if it is not caught.
        let round: Round = "rules modern penalty=caught; seats 2; turn 2; hand 1 g1 g2; hand 2 r5; discard r1; owes 2"
            .parse()
            .expect("a round");
        let seat = Seat::numbered(1).expect("a seat");
        let after = |first: Option<Action>, luck: u64| {
            let mut points = [0; 2];
            let actions = World(round).play_out(seat, first, &mut Random::new(luck), &mut points);
            (actions, points)
        };
        for luck in 0..20 {
            let lost = (Some(3), [3, 0]);
            assert_eq!(after(None, luck), lost);
            assert_ne!(after(Some("catch 2".parse().expect("an action")), luck), lost);
        }
    }
}
