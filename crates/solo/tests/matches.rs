//! Whole matches: who deals, what is written down, and when it is over.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use game::{Actor, Chance, Direction, Game, Match, Outcome, Scores, Seat, SeatSet, Seats, Seed};
use solo::{Edition, Round, Rules};

fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

/// Plays a round to its end with arbitrary actions.
fn play(mut round: Round, chance: &mut Chance) -> Outcome {
    loop {
        if let Some(outcome) = round.outcome() {
            return outcome;
        }
        let seat = round.waits_for().iter().next().unwrap();
        let mut open = Vec::new();
        round.legal(Actor::Seat(seat), &mut |action| open.push(action));
        let action = open[chance.below(open.len() as u32) as usize];
        round.act(Actor::Seat(seat), action, &mut ()).unwrap();
    }
}

#[test]
fn s_05_the_first_dealer_is_drawn_and_then_the_deal_passes_to_the_left() {
    let seats = Seats::new(4).unwrap();
    let first: SeatSet = (0..60)
        .map(|number| Match::<Round>::new(Rules::default(), seats, &Seed::from_number(number), &mut ()).dealer())
        .collect();
    assert_eq!(first, seats.all(), "everybody may be the first");

    let mut game = Match::<Round>::new(Rules::default(), seats, &Seed::from_number(1), &mut ());
    let mut chance = Seed::from_number(1).stream(1);
    for number in 0..6 {
        let dealer = game.dealer();
        let round = game.deal(&Seed::from_number(number), &mut ());
        assert_eq!(round.dealer(), dealer);
        game.add(&play(round, &mut chance));
        assert_eq!(game.dealer(), seats.next(dealer, Direction::Clockwise));
    }
    assert_eq!(game.scores().deals, 6);
}

#[test]
fn s_41_a_match_of_every_edition_ends_when_its_limit_is_met() {
    for edition in Edition::ALL {
        let rules = Rules::of(edition);
        let seats = Seats::new(3).unwrap();
        let mut game = Match::<Round>::new(rules, seats, &Seed::from_number(7), &mut ());
        let mut chance = Seed::from_number(7).stream(1);
        let mut expected = Scores::new(seats);
        while game.winners().is_none() {
            assert!(Round::match_winners(&rules, game.scores()).is_none());
            let outcome = play(game.deal(&chance_seed(&mut chance), &mut ()), &mut chance);
            game.add(&outcome);
            expected.add(&outcome);
            assert_eq!(*game.scores(), expected);
        }
        let winners = game.winners().unwrap();
        let best = match rules.field("scoring").as_deref() {
            Some("winner") => expected.with_total(expected.highest()),
            _ => expected.lowest(),
        };
        assert_eq!(winners, best, "{}", edition.name());
    }
}

fn chance_seed(chance: &mut Chance) -> Seed {
    Seed::from_number(u64::from(chance.below(u32::MAX)))
}

#[test]
fn a_match_goes_on_where_it_was() {
    let mut scores = Scores::new(Seats::new(2).unwrap());
    scores.totals[seat(2)] = 499;
    let game = Match::<Round>::resumed(Rules::default(), seat(2), scores);
    assert_eq!((game.dealer(), game.winners()), (seat(2), None));
    assert_eq!(game.scores().totals[seat(2)], 499);
}
