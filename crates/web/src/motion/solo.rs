//! What flies at a table of SOLO.

use super::Flight;
use super::plan::{Plan, home};
use art::solo::{back, face};
use game::Seat;
use solo::{Card, Cards, Seen};

/// How many cards are seen to be dealt, at most: three to each, or fewer.
const DEALT: usize = 18;
/// How long dealing takes until the last card flies.
const DEALING: u32 = 540;

/// What flies when this happens, as it is seen by somebody, who may sit at the table.
pub(crate) fn flights(seen: &[Seen], me: Option<Seat>) -> Vec<Flight> {
    let mut plan = Plan::default();
    let mut hands = Vec::new();
    for event in seen {
        if let Seen::Hand { seat, .. } = *event {
            hands.push(home(seat, me));
            continue;
        }
        deal(&mut plan, &std::mem::take(&mut hands));
        happen(&mut plan, event, me);
    }
    deal(&mut plan, &hands);
    plan.done()
}

/// Some cards to everybody, round the table.
fn deal(plan: &mut Plan, hands: &[String]) {
    if hands.is_empty() {
        return;
    }
    let rounds = (DEALT / hands.len()).clamp(1, 3);
    let next = DEALING / (rounds * hands.len()) as u32;
    for hand in std::iter::repeat_n(hands, rounds).flatten() {
        plan.card(&back(), "draw", hand, next);
    }
}

fn happen(plan: &mut Plan, event: &Seen, me: Option<Seat>) {
    let mut lay = |seat: Seat, card: Card, next: u32| {
        plan.card(&face(card), &home(seat, me), "pile", next).card = Some(card.to_string());
    };
    match *event {
        Seen::Played { seat, card, .. } | Seen::Protected { seat, card } => lay(seat, card, 200),
        Seen::Tripled { seat, triple } => triple.cards().for_each(|card| lay(seat, card, 70)),
        Seen::Turned { card } => {
            plan.card(&face(card), "draw", "pile", 60);
        }
        Seen::Drew { seat, card, .. } => {
            let flight = plan.card(&card.map_or_else(back, face), "draw", &home(seat, me), 90);
            flight.card = card.map(|card| card.to_string());
        }
        Seen::Moved { from, to, hand } => plan.packet(&back(), count(hand), &home(from, me), &home(to, me)),
        Seen::Gave { from, to, cards } => give(plan, &home(from, me), &home(to, me), cards),
        Seen::Reshuffled { cards } => {
            plan.packet(&back(), cards.into(), "pile", "draw");
            plan.wait(300);
            plan.shuffle(&back(), "draw");
            plan.wait(100);
        }
        Seen::Redealt => {
            plan.packet(&back(), 2, "pile", "draw");
            plan.shuffle(&back(), "draw");
        }
        Seen::Dealt { .. }
        | Seen::Hand { .. }
        | Seen::Wished { .. }
        | Seen::Called { .. }
        | Seen::Owes { .. }
        | Seen::Caught { .. }
        | Seen::Nothing { .. }
        | Seen::Passed { .. }
        | Seen::Skipped { .. }
        | Seen::Reversed { .. }
        | Seen::Chain { .. }
        | Seen::Paid { .. }
        | Seen::Cancelled { .. }
        | Seen::Asked { .. }
        | Seen::Answered { .. }
        | Seen::Declined { .. }
        | Seen::Turn { .. }
        | Seen::Won { .. }
        | Seen::Blocked
        | Seen::Points { .. } => {}
    }
}

/// A gift: whoever gave it or got it sees what it is.
fn give(plan: &mut Plan, from: &str, to: &str, cards: Cards) {
    match cards {
        Cards::Known(hand) => {
            for card in hand.iter() {
                plan.card(&face(card), from, to, 90).card = Some(card.to_string());
            }
        }
        Cards::Hidden(count) => plan.packet(&back(), count, from, to),
    }
}

fn count(cards: Cards) -> usize {
    match cards {
        Cards::Known(hand) => hand.len(),
        Cards::Hidden(count) => count,
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::told;
    use super::*;

    fn seen(events: &[&str]) -> Vec<Seen> {
        events.iter().map(|event| event.parse().unwrap()).collect()
    }

    /// What flies for seat 1.
    fn mine(events: &[&str]) -> Vec<Flight> {
        flights(&seen(events), Seat::numbered(1))
    }

    #[test]
    fn dealing_goes_round_the_table_and_is_soon_over() {
        for count in 2..=10 {
            // Given a table of so many,
            let mut events = vec!["dealt 1".to_string()];
            events.extend((1..=count).map(|seat| format!("hand {seat} ?*8")));
            events.extend(["turned r5".to_string(), "turn 2".to_string()]);
            let events: Vec<&str> = events.iter().map(String::as_str).collect();
            // when the cards are dealt,
            let flights = mine(&events);
            // then everybody gets some, one after the other, the first card is turned over, and nobody waits long.
            for seat in 2..=count {
                assert!(flights.iter().any(|flight| flight.to == format!("seat-{seat}")));
            }
            let order: Vec<&str> = flights.iter().take(2).map(|flight| flight.to.as_str()).collect();
            assert_eq!(order, ["hand", "seat-2"]);
            let last = flights.last().unwrap();
            assert_eq!((last.from.as_str(), last.to.as_str()), ("draw", "pile"));
            assert_eq!(last.what, face("r5".parse().unwrap()));
            assert!(
                flights.iter().all(|flight| flight.delay + flight.lasts < 900),
                "{count}"
            );
            assert!(flights.len() <= 20, "{count}");
        }
    }

    #[test]
    fn a_card_goes_from_whoever_lays_it_to_the_pile() {
        let flights = mine(&["played 1 r5", "turn 2"]);
        assert_eq!(told(&flights), ["0 hand>pile r5"]);
        assert_eq!(flights[0].what, face("r5".parse().unwrap()));
        assert_eq!(told(&mine(&["interjected 3 r5"])), ["0 seat-3>pile r5"]);
        assert_eq!(told(&mine(&["protected 2 Pr"])), ["0 seat-2>pile Pr"]);
    }

    #[test]
    fn somebody_who_only_watches_has_no_hand() {
        let events = seen(&["played 1 r5", "drew 1 ? turn"]);
        assert_eq!(told(&flights(&events, None)), ["0 seat-1>pile r5", "200 draw>seat-1"]);
    }

    #[test]
    fn cards_are_drawn_one_by_one_open_only_for_oneself() {
        let flights = mine(&["drew 1 r5 chain", "drew 1 b2 chain", "paid 1 2", "drew 2 ? turn"]);
        assert_eq!(told(&flights), ["0 draw>hand r5", "90 draw>hand b2", "180 draw>seat-2"]);
        assert_eq!(flights[1].what, face("b2".parse().unwrap()));
        assert_eq!(flights[2].what, back());
    }

    #[test]
    fn a_triple_is_three_cards_shortly_after_each_other() {
        let told = told(&mine(&["tripled 2 r7 g7 b7"]));
        assert_eq!(told, ["0 seat-2>pile r7", "70 seat-2>pile g7", "140 seat-2>pile b7"]);
    }

    #[test]
    fn hands_that_are_swapped_travel_both_ways_at_the_same_time() {
        // When hands are swapped, after the card that says so,
        let flights = mine(&["played 2 rX", "moved 2>1 r4 r5", "moved 1>2 ?*7"]);
        // then a packet goes each way, and says how many cards it is.
        assert_eq!(
            told(&flights),
            [
                "0 seat-2>pile rX",
                "200 seat-2>hand",
                "235 seat-2>hand ×2",
                "200 hand>seat-2",
                "235 hand>seat-2",
                "270 hand>seat-2 ×7",
            ]
        );
        assert!(flights[1..].iter().all(|flight| flight.what == back()));
    }

    #[test]
    fn an_empty_hand_does_not_travel() {
        assert_eq!(told(&mine(&["moved 2>3 ?*0"])), [""; 0]);
    }

    #[test]
    fn a_gift_is_open_for_those_between_whom_it_goes() {
        let mine_ = mine(&["gave 2>1 r5 b2"]);
        assert_eq!(told(&mine_), ["0 seat-2>hand r5", "90 seat-2>hand b2"]);
        assert_eq!(mine_[0].what, face("r5".parse().unwrap()));
        let others = mine(&["gave 2>3 ?*2"]);
        assert_eq!(told(&others), ["0 seat-2>seat-3", "35 seat-2>seat-3 ×2"]);
        assert!(others.iter().all(|flight| flight.what == back()));
    }

    #[test]
    fn the_pile_goes_under_the_draw_pile_before_anybody_draws_from_it() {
        let flights = mine(&["reshuffled 40", "drew 2 ? turn"]);
        let [gathered @ .., drawn] = &flights[..] else { panic!() };
        assert_eq!(gathered[2].count, Some(40));
        assert!(
            gathered[3..]
                .iter()
                .all(|flight| flight.from == "draw" && flight.to == "draw")
        );
        assert!(gathered.iter().all(|flight| flight.delay < drawn.delay));
        let arrived = gathered[2].delay + gathered[2].lasts;
        assert!(arrived <= drawn.delay);
        assert_eq!(drawn.to, "seat-2");
    }
}
