//! "Do you protect yourself?" (S-31 to S-34)

use super::model::{Model, OpenQuestion, marks};
use game::Seat;
use solo::{Answer, Card, Kind};
use std::collections::BTreeSet;

impl Model {
    /// S-33
    pub(crate) fn ask(&mut self, layer: Seat, asked: &[Seat], gift: Vec<Card>, marked: bool) {
        self.turn = layer;
        let asked: BTreeSet<Seat> = asked.iter().copied().collect();
        let texts: Vec<String> = asked.iter().map(Seat::to_string).collect();
        self.say(format!("asked {}", texts.join(" ")));
        let answers = Vec::new();
        self.question = Some(OpenQuestion {
            asked,
            gift,
            marked,
            answers,
        });
    }

    /// S-31: the answers are revealed together.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer) {
        self.say(format!("answered {seat}"));
        let question = self.question.as_mut().expect("only an open question is answered");
        question.answers.push((seat, answer));
        question.answers.sort_by_key(|(seat, _)| *seat);
        if question.answers.len() == question.asked.len() {
            self.reveal();
        }
    }

    /// S-31, S-32, S-34
    fn reveal(&mut self) {
        let question = self.question.take().expect("a question to decide");
        let layer = self.turn;
        let laid = self.top();
        let mut before = self.sizes();
        // The layer's discard belongs to the action that is completed here.
        before[layer.index()] += 1;
        let mut marked = marks(layer, question.marked);
        let mut unprotected = vec![layer];
        let mut last_protector = None;
        for seat in self.seats.round_from(layer, self.direction).collect::<Vec<_>>() {
            match question.answers.iter().find(|(other, _)| *other == seat) {
                Some((_, Answer::Protect { card, call })) => {
                    self.protect(seat, *card, *call);
                    if self.over.is_some() {
                        return;
                    }
                    marked.extend(marks(seat, *call));
                    last_protector = Some(seat);
                }
                Some(_) => {
                    self.say(format!("declined {seat}"));
                    unprotected.push(seat);
                }
                None => {}
            }
        }
        let target = *question.asked.first().expect("somebody was asked");
        let next = match (laid.kind(), last_protector) {
            (Kind::AllSwap, _) => {
                self.all_swap(layer, &unprotected);
                self.next_after(last_protector.unwrap_or(layer))
            }
            (_, Some(protector)) => self.next_after(protector),
            (Kind::Skip, None) => self.skip(target),
            (Kind::Swap, None) => self.swap(layer, target),
            (_, None) => {
                self.give(layer, target, &question.gift, question.marked);
                if self.hand(layer).is_empty() {
                    return self.win(layer);
                }
                self.next_after(layer)
            }
        };
        self.complete(&before, &marked);
        self.begin_turn(next);
    }

    /// S-31, S-34: a Protection laid out of turn.
    fn protect(&mut self, seat: Seat, card: Card, call: bool) {
        if call {
            self.say(format!("called {seat}"));
            self.owes.remove(&seat);
        }
        self.discard_from(seat, card);
        self.say(format!("protected {seat} {card}"));
        if self.hand(seat).is_empty() {
            self.win(seat);
        } else {
            self.judge_discard(seat, call);
        }
    }
}
