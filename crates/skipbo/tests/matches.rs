//! Whole matches: who deals, who begins, what is written down, and when it is over.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use common::sensible;
use game::{BySeat, Chance, Direction, Game, Match, Outcome, Scores, Seat, SeatSet, Seats, Seed};
use skipbo::{Card, Event, Over, Round, Rules};

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn seats(count: usize) -> Seats {
    Seats::new(count).unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

/// Plays a game to its end.
fn play(mut round: Round, chance: &mut Chance) -> Round {
    while let Some(seat) = round.waits_for().iter().next() {
        let action = sensible(&round, chance);
        round.act(seat.into(), action, &mut ()).unwrap();
    }
    round
}

/// Everybody's lots for the first deal.
fn lots(count: usize, number: u64) -> (Seat, Vec<(Seat, Card)>) {
    let mut events = Vec::new();
    let dealer = Round::first_dealer(&Rules::default(), seats(count), &Seed::from_number(number), &mut events);
    let lot = |event: &Event| match *event {
        Event::Lot { seat, card } => (seat, card),
        _ => panic!("{event} when drawing for the deal"),
    };
    (dealer, events.iter().map(lot).collect())
}

#[test]
fn b_03_the_highest_number_deals_and_jokers_and_ties_are_drawn_again() {
    let (mut jokers, mut ties) = (0, 0);
    for number in 0..3000 {
        let count = 2 + number as usize % 5;
        let (dealer, lots) = lots(count, number);
        let mut lots = lots.into_iter().peekable();
        let mut drawing: Vec<Seat> = seats(count).iter().collect();
        while drawing.len() > 1 {
            let mut numbers = Vec::new();
            for seat in &drawing {
                while lots.next_if_eq(&(*seat, Card::JOKER)).is_some() {
                    jokers += 1;
                }
                let (drawn_by, card) = lots.next().unwrap();
                assert_eq!(drawn_by, *seat, "seed {number}");
                numbers.push(card.number().unwrap());
            }
            let highest = numbers.iter().max().unwrap();
            let mut kept = numbers.iter().map(|number| number == highest);
            drawing.retain(|_| kept.next().unwrap());
            ties += usize::from(drawing.len() > 1);
        }
        assert_eq!((drawing, lots.next()), (vec![dealer], None), "seed {number}");
    }
    assert!(jokers > 500 && ties > 200, "{jokers} jokers, {ties} ties");
}

#[test]
fn b_03_everybody_deals_first_about_equally_often() {
    const EACH: usize = 1000;
    for count in 2..=6 {
        let mut dealt = BySeat::new(seats(count), 0_usize);
        for number in 0..(EACH * count) as u64 {
            dealt[Round::first_dealer(&Rules::default(), seats(count), &Seed::from_number(number), &mut ())] += 1;
        }
        let equally = |times: &usize| times.abs_diff(EACH) < EACH / 8;
        assert!(dealt.values().iter().all(equally), "{:?}", dealt.values());
    }
}

#[test]
fn b_03_the_deal_passes_to_the_left() {
    for count in 2..=6 {
        let mut table = Match::<Round>::new(rules("standard stock=1"), seats(count), &Seed::from_number(1), &mut ());
        let mut chance = Seed::from_number(1).stream(1);
        for number in 0..8 {
            let dealer = table.dealer();
            let round = table.deal(&Seed::from_number(number), &mut ());
            assert_eq!(round.dealer(), dealer);
            table.add(&play(round, &mut chance).outcome().unwrap());
            assert_eq!(table.dealer().index(), (dealer.index() + 1) % count);
        }
        assert_eq!(table.scores().deals, 8);
    }
}

#[test]
fn b_06_the_player_to_the_dealers_left_begins_and_play_runs_clockwise() {
    for count in 2..=6 {
        for dealer in seats(count).iter() {
            let mut round = Round::deal(&Rules::default(), seats(count), dealer, &Seed::from_number(3), &mut ());
            for turn in seats(count).round_from(dealer, Direction::Clockwise).skip(1) {
                assert_eq!((round.setup().turn, round.waits_for()), (turn, SeatSet::only(turn)));
                let discard = round.default_action(turn).unwrap();
                round.act(turn.into(), discard, &mut ()).unwrap();
            }
            assert_eq!(round.setup().turn, dealer);
        }
    }
}

/// What the winners of a game write down: 25, and 5 for each card in the opponents' stock piles (B-19).
fn expected(round: &Round) -> Outcome {
    let setup = round.setup();
    let winners = match setup.over.unwrap() {
        Over::Won(winners) => winners,
        Over::Blocked => SeatSet::EMPTY,
    };
    let against = setup.stocks.iter().filter(|(seat, _)| !winners.contains(*seat));
    let left: usize = against.map(|(_, stock)| stock.len()).sum();
    let points = |seat| {
        if winners.contains(seat) {
            25 + 5 * left as u32
        } else {
            0
        }
    };
    Outcome {
        winners,
        points: BySeat::from_fn(setup.seats, points),
    }
}

#[test]
fn b_19_b_20_matches_of_all_tables_are_played_to_their_end() {
    for (number, text, count, limit) in [
        (1, "standard", 2, 500),
        (2, "standard", 3, 500),
        (3, "standard teams=1+3,2+4", 4, 500),
        (4, "standard", 5, 500),
        (5, "short", 6, 500),
        (6, "short teams=1+2,3+5,4+6", 6, 500),
        (7, "standard stock=5 block=ends limit=60", 4, 60),
    ] {
        let rules = rules(text);
        let seed = Seed::from_number(number);
        let mut table = Match::<Round>::new(rules, seats(count), &seed, &mut ());
        let mut chance = seed.stream(1);
        let mut written = Scores::new(seats(count));
        while table.winners().is_none() {
            assert!(written.highest() < limit, "{text}");
            let deal = Seed::from_number(1000 * number + u64::from(written.deals));
            let round = play(table.deal(&deal, &mut ()), &mut chance);
            let outcome = round.outcome().unwrap();
            assert_eq!(outcome, expected(&round), "{text}");
            table.add(&outcome);
            written.add(&outcome);
            assert_eq!(*table.scores(), written, "{text}");
            for seat in seats(count).iter() {
                for partner in rules.side(seat).iter() {
                    let [one, other] = [seat, partner].map(|seat| written.totals[seat]);
                    assert_eq!(one, other, "a team has one score: {text}");
                }
            }
        }
        let winners = table.winners().unwrap();
        assert!(written.highest() >= limit, "{text}");
        assert_eq!(
            winners,
            rules.side(winners.iter().next().unwrap()),
            "one side wins: {text}"
        );
        assert!(winners.iter().all(|seat| written.totals[seat] >= limit), "{text}");
    }
}

/// The outcome of a game after one more action of the first seat.
fn after(position: &str, action: &str) -> Outcome {
    let mut round: Round = position.parse().unwrap();
    round.act(seat(1).into(), action.parse().unwrap(), &mut ()).unwrap();
    let outcome = round.outcome().unwrap();
    assert_eq!(outcome, expected(&round));
    outcome
}

#[test]
fn b_19_the_winner_writes_down_25_and_5_for_every_card_left() {
    let outcome = after("seats 3; stock 1 1; stock 2 5 6 7; stock 3 8; hand 1 9", "1s>1");
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
    assert_eq!(outcome.points.values(), [25 + 5 * 4, 0, 0]);
}

#[test]
fn b_19_a_team_writes_down_one_score_for_both() {
    let outcome = after(
        "rules standard teams=1+3,2+4; seats 4; stock 1 -; stock 2 5 6; stock 3 1; stock 4 8; hand 1 9",
        "1ps>1",
    );
    assert_eq!(outcome.winners.to_string(), "1 3");
    assert_eq!(outcome.points.values(), [40, 0, 40, 0]);
}

#[test]
fn b_15_in_a_blocked_game_the_own_cards_are_not_deducted() {
    let position = |second: &str| {
        format!(
            "rules standard block=ends; seats 2; stock 1 5 6; stock 2 {second}; draw -; discards 1 rest-of-it; quiet 2"
        )
    };
    let blocked = |second: &str| {
        let all: Round = format!("seats 2; stock 1 5 6; stock 2 {second}; hand 1 9")
            .parse()
            .unwrap();
        let rest: Vec<String> = all.setup().draw.iter().map(ToString::to_string).collect();
        let rest = format!("9 {}", rest.join(" "));
        after(&position(second).replace("rest-of-it", &rest), "end")
    };
    let outcome = blocked("7 8 9");
    assert_eq!(outcome.winners, SeatSet::only(seat(1)));
    assert_eq!(outcome.points.values(), [25 + 5 * 3, 0]);
    let outcome = blocked("7 8");
    assert_eq!(
        (outcome.winners, outcome.points.values()),
        (SeatSet::EMPTY, &[0, 0][..])
    );
}

#[test]
fn b_20_a_match_goes_on_where_it_was_until_somebody_has_500() {
    for (total, winners) in [
        (499, None),
        (500, Some(SeatSet::only(seat(2)))),
        (525, Some(SeatSet::only(seat(2)))),
    ] {
        let mut scores = Scores::new(seats(3));
        scores.totals[seat(1)] = 320;
        scores.totals[seat(2)] = total;
        let table = Match::<Round>::resumed(Rules::default(), seat(2), scores);
        assert_eq!((table.dealer(), table.winners()), (seat(2), winners));
        assert_eq!(table.scores().totals[seat(2)], total);
    }
}
