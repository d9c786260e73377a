//! What players are told of a match, apart from what their seats see.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use bots::{Level, Played, Player};
use game::{Match, Seat, Seats};
use lab::{Contender, Lineup, Sim};
use skipbo::{Action, Round, Seen, View};
use std::sync::{Arc, Mutex};

/// Plays like another one and writes down what it is told.
struct Diarist {
    player: Box<dyn Player<Round>>,
    diary: Arc<Mutex<Vec<String>>>,
}

impl Diarist {
    fn note(&self, text: String) {
        self.diary.lock().unwrap().push(text);
    }
}

impl Player<Round> for Diarist {
    fn begin(&mut self, score: &Match<Round>, seat: Seat) {
        let (scores, dealer) = (score.scores(), score.dealer());
        let text = format!(
            "seat {seat}, dealer {dealer}, {} deals, {:?}",
            scores.deals,
            scores.totals.values()
        );
        self.note(text);
    }

    fn end(&mut self, score: &Match<Round>) {
        let how = score.winners().map_or("cut off", |_| "over");
        let text = format!("{:?}, {how}", score.scores().totals.values());
        self.note(text);
    }

    fn hear(&mut self, seen: &Seen) {
        let text = seen.to_string();
        if text.starts_with("dealt") || text.starts_with("points") {
            self.note(text);
        }
    }

    fn decide(&mut self, view: &View<'_>) -> Option<Action> {
        self.player.decide(view)
    }
}

#[test]
fn a_deal_is_told_of_before_it_is_made_and_a_match_after_its_end() {
    let diary = Arc::new(Mutex::new(Vec::new()));
    let copy = Arc::clone(&diary);
    let diarist = Contender::new("diarist", move |number| {
        let player = Round::player(Level::Greedy.into(), number);
        let diary = Arc::clone(&copy);
        Box::new(Diarist { player, diary })
    });
    let greedy = Contender::of(Level::Greedy);
    let sim = Sim::<Round> {
        rules: "standard stock=1 limit=60".parse().unwrap(),
        players: Lineup::new(Seats::new(2).unwrap(), |seat| {
            if seat.number() == 2 {
                diarist.clone()
            } else {
                greedy.clone()
            }
        }),
        rounds: 3.try_into().unwrap(),
        seed: 1,
        threads: 1.try_into().unwrap(),
    };
    let records: Vec<String> = sim.records().collect();
    assert_eq!(records.len(), 2);
    let told = diary.lock().unwrap();
    assert_eq!(
        *told,
        [
            "seat 2, dealer 2, 0 deals, [0, 0]",
            "dealt 2 1",
            "points 1 0",
            "points 2 30",
            "seat 2, dealer 1, 1 deals, [0, 30]",
            "dealt 1 1",
            "points 1 0",
            "points 2 30",
            "[0, 60], over",
            "seat 2, dealer 2, 0 deals, [0, 0]",
            "dealt 2 1",
            "points 1 30",
            "points 2 0",
            "[30, 0], cut off",
        ]
    );
}
