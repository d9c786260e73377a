//! What flies at a table of SKIP-BO.

use super::Flight;
use super::plan::{Plan, home};
use art::skipbo::{back, face};
use game::Seat;
use skipbo::{Cards, MAX_SEATS, Pile, Play, Seen, Source, Teams, Whose};

/// How long dealing takes until the last card flies.
const DEALING: u32 = 600;
/// How many cards are seen to go to each stock pile.
const EACH: usize = 3;

/// What flies when this happens, as it is seen by somebody, who may sit at the table. The teams say whose piles a partner plays from.
pub(crate) fn flights(seen: &[Seen], me: Option<Seat>, teams: Teams) -> Vec<Flight> {
    let mut plan = Plan::default();
    let mut dealing = false;
    let mut stocks = Vec::new();
    for event in seen {
        match *event {
            Seen::Dealt { .. } => dealing = true,
            // Later it is the next card of the stock, which is there already.
            Seen::Turned { seat, .. } if dealing => stocks.push(format!("stock-{seat}")),
            _ => {
                deal(&mut plan, &std::mem::take(&mut stocks));
                dealing = false;
                happen(&mut plan, event, me, teams);
            }
        }
    }
    deal(&mut plan, &stocks);
    plan.done()
}

/// Some cards on every stock pile, round the table.
fn deal(plan: &mut Plan, stocks: &[String]) {
    for stock in std::iter::repeat_n(stocks, EACH).flatten() {
        plan.card(&back(), "draw", stock, DEALING / (EACH * stocks.len()) as u32);
    }
}

fn happen(plan: &mut Plan, event: &Seen, me: Option<Seat>, teams: Teams) {
    match *event {
        Seen::Lot { seat, card } => {
            plan.card(&face(card), "draw", &format!("seat-{seat}"), 90);
        }
        Seen::Drew { seat, cards } => draw(plan, &home(seat, me), cards),
        Seen::Played { seat, play, .. } => lay(plan, seat, play, me, teams),
        Seen::Discarded { seat, card, pile } => {
            let flight = plan.card(&face(card), &home(seat, me), &discard(seat, pile), 150);
            flight.card = Some(card.to_string());
        }
        Seen::Completed { pile } => {
            // The last card lands first.
            plan.wait(150);
            plan.packet(&back(), 12, &build(pile), "draw");
        }
        Seen::Under { seat, cards } => {
            for _ in 0..cards {
                plan.card(&back(), "draw", &format!("stock-{seat}"), 90);
            }
        }
        Seen::Reshuffled { .. } => {
            plan.shuffle(&back(), "draw");
            plan.wait(100);
        }
        Seen::TakenUp { .. } => take_up(plan),
        Seen::Dealt { .. }
        | Seen::Turned { .. }
        | Seen::Turn { .. }
        | Seen::Withheld { .. }
        | Seen::Nothing { .. }
        | Seen::Emptied { .. }
        | Seen::Ended { .. }
        | Seen::Blocked
        | Seen::Penalised { .. }
        | Seen::Won { .. }
        | Seen::Nobody
        | Seen::Points { .. } => {}
    }
}

fn draw(plan: &mut Plan, to: &str, cards: Cards) {
    match cards {
        Cards::Known(hand) => {
            for card in hand.iter() {
                plan.card(&face(card), "draw", to, 90).card = Some(card.to_string());
            }
        }
        Cards::Hidden(count) => {
            for _ in 0..count {
                plan.card(&back(), "draw", to, 90);
            }
        }
    }
}

fn lay(plan: &mut Plan, seat: Seat, laid: Play, me: Option<Seat>, teams: Teams) {
    let owner = |whose| match whose {
        Whose::Own => seat,
        Whose::Partner => teams.partner(seat).unwrap_or(seat),
    };
    let from = match laid.from {
        Source::Hand => home(seat, me),
        Source::Stock(whose) => format!("stock-{}", owner(whose)),
        Source::Discard(whose, pile) => discard(owner(whose), pile),
    };
    let flight = plan.card(&face(laid.card), &from, &build(laid.to), 200);
    flight.card = Some(laid.card.to_string());
}

/// All discard piles, wherever somebody sits: a place that is not there is left out.
fn take_up(plan: &mut Plan) {
    for seat in (1..=MAX_SEATS).filter_map(Seat::numbered) {
        for pile in Pile::ALL {
            plan.card(&back(), &discard(seat, pile), "draw", 15);
        }
    }
    plan.wait(200);
}

fn build(pile: Pile) -> String {
    format!("build-{pile}")
}

fn discard(seat: Seat, pile: Pile) -> String {
    format!("discard-{seat}-{pile}")
}

#[cfg(test)]
mod tests {
    use super::super::plan::told;
    use super::*;
    use skipbo::Rules;

    /// What flies for seat 1, who may play for seat 3.
    fn mine(events: &[&str]) -> Vec<Flight> {
        let seen: Vec<Seen> = events.iter().map(|event| event.parse().unwrap()).collect();
        let rules: Rules = "standard teams=1+3,2+4".parse().unwrap();
        flights(&seen, Seat::numbered(1), *rules.teams())
    }

    #[test]
    fn every_stock_is_dealt_and_soon() {
        for count in 2..=6 {
            // Given a table of so many,
            let mut events = vec!["dealt 1 30".to_string()];
            events.extend((1..=count).map(|seat| format!("turned {seat} 7")));
            events.push("turn 2".into());
            let events: Vec<&str> = events.iter().map(String::as_str).collect();
            // when the cards are dealt,
            let flights = mine(&events);
            // then every stock gets some, round the table, and nobody waits long.
            let order: Vec<&str> = flights.iter().take(2).map(|flight| flight.to.as_str()).collect();
            assert_eq!(order, ["stock-1", "stock-2"]);
            assert_eq!(flights.len(), EACH * count);
            assert!(
                flights.iter().all(|flight| flight.delay + flight.lasts < 900),
                "{count}"
            );
        }
    }

    #[test]
    fn a_stock_card_that_is_turned_over_in_play_stays_where_it_is() {
        let told = told(&mine(&["played 2 7s>2", "turned 2 9"]));
        assert_eq!(told, ["0 stock-2>build-2 7"]);
        // Also when that is told together with the deal.
        let flights = mine(&[
            "dealt 1 30",
            "turned 1 7",
            "turned 2 1",
            "turn 2",
            "played 2 1s>1",
            "turned 2 9",
        ]);
        assert_eq!(flights.last().map(|flight| flight.to.as_str()), Some("build-1"));
    }

    #[test]
    fn a_card_is_laid_from_wherever_it_was() {
        for (event, flight) in [
            ("played 1 7>2", "0 hand>build-2 7"),
            ("played 2 7>2", "0 seat-2>build-2 7"),
            ("played 1 7s>2", "0 stock-1>build-2 7"),
            ("played 2 Jd3>4 as 8", "0 discard-2-3>build-4 J"),
            // From the partner's piles.
            ("played 1 7ps>1", "0 stock-3>build-1 7"),
            ("played 2 7pd4>1", "0 discard-4-4>build-1 7"),
            ("discarded 1 9>d4", "0 hand>discard-1-4 9"),
            ("discarded 3 9>d1", "0 seat-3>discard-3-1 9"),
            ("lot 2 11", "0 draw>seat-2"),
        ] {
            assert_eq!(told(&mine(&[event])), [flight], "{event}");
        }
    }

    #[test]
    fn a_hand_is_filled_one_by_one_open_only_for_oneself() {
        let flights = mine(&["drew 1 3 7", "drew 2 ?*2"]);
        assert_eq!(
            told(&flights),
            ["0 draw>hand 3", "90 draw>hand 7", "180 draw>seat-2", "270 draw>seat-2"]
        );
        assert_eq!(flights[1].what, face("7".parse().unwrap()));
        assert_eq!(flights[2].what, back());
    }

    #[test]
    fn a_pile_that_is_complete_goes_away_after_its_last_card_has_landed() {
        let flights = mine(&["played 1 12>3", "completed 3"]);
        let told = told(&flights);
        assert_eq!(
            told[1..],
            ["350 build-3>draw", "385 build-3>draw", "420 build-3>draw ×12"]
        );
        assert!(flights[1].delay >= flights[0].delay + flights[0].lasts);
    }

    #[test]
    fn cards_of_a_penalty_go_under_the_stock() {
        let told = told(&mine(&["penalised 2 cards 2", "under 2 2"]));
        assert_eq!(told, ["0 draw>stock-2", "90 draw>stock-2"]);
    }

    #[test]
    fn discards_are_taken_up_from_every_place_and_shuffled_cards_drawn_after_that() {
        let flights = mine(&["blocked", "taken-up 30", "drew 2 ?*1"]);
        let [taken @ .., drawn] = &flights[..] else { panic!() };
        assert!(
            taken
                .iter()
                .all(|flight| flight.to == "draw" && flight.delay < drawn.delay)
        );
        assert!(taken.iter().any(|flight| flight.from == "discard-6-4"));
        let flights = mine(&["reshuffled 24", "drew 2 ?*1"]);
        let [shuffled @ .., drawn] = &flights[..] else { panic!() };
        assert!(
            !shuffled.is_empty()
                && shuffled
                    .iter()
                    .all(|flight| flight.from == "draw" && flight.to == "draw")
        );
        assert!(shuffled.iter().all(|flight| flight.delay < drawn.delay));
    }
}
