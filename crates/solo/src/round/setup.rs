//! Between a round and a position written down: one way without loss, the other way with a check.

use super::{Asked, Phase, Reply, Round};
use crate::{Answer, BadSetup, Card, MAX_CARDS, Position, Question, Setup};
use game::{BySeat, MAX_SEATS, Seat, SeatSet};

impl Round {
    /// Everything about the round, written down.
    pub fn setup(&self) -> Setup {
        Position {
            viewer: None,
            rules: self.rules,
            seats: self.seats,
            dealer: self.dealer,
            turn: self.turn,
            direction: self.direction,
            hands: BySeat::from_fn(self.seats, |seat| self.hand(seat).iter().collect()),
            draw: self.draw_pile().iter().rev().copied().collect(),
            discard: self.discard_pile().to_vec(),
            colour: if self.top().is_black() { self.force } else { None },
            debt: self.debt,
            drawn: self.drawn(),
            question: (self.phase == Phase::Question).then(|| Question {
                asked: self.asked.seats,
                gift: self.asked.gift.iter().collect(),
                marked: self.asked.marked,
                answers: self
                    .asked
                    .answered
                    .iter()
                    .filter_map(|seat| Some((seat, self.reply(seat)?)))
                    .collect(),
            }),
            called: self.called,
            owes: self.owes,
            quiet: self.quiet,
            shuffles: self.shuffles,
            seed: Some(self.seed),
            over: self.over(),
        }
    }

    /// The answer a seat has given to the open question.
    pub(crate) fn reply(&self, seat: Seat) -> Option<Answer> {
        let reply = self.asked.answers[seat.index()];
        self.asked.answered.contains(seat).then(|| match reply {
            Reply::Decline => Answer::Decline,
            Reply::Protect { bolt, call } => Answer::Protect {
                card: Card::protection(bolt),
                call,
            },
        })
    }
}

impl TryFrom<Setup> for Round {
    type Error = BadSetup;

    fn try_from(setup: Setup) -> Result<Self, BadSetup> {
        setup.check()?;
        let mut round = Self::blank(setup.rules, setup.seats, setup.dealer, &setup.seed.unwrap_or_default());
        round.turn = setup.turn;
        round.direction = setup.direction;
        for (seat, hand) in setup.hands.iter() {
            for card in hand {
                round.put_in_hand(seat, *card);
            }
        }
        for (place, card) in round.cards.iter_mut().zip(setup.draw.iter().rev()) {
            *place = *card;
        }
        round.cards[MAX_CARDS - setup.discard.len()..].copy_from_slice(&setup.discard);
        round.draw_len = setup.draw.len() as u8;
        round.discard_len = setup.discard.len() as u8;
        round.uncover(setup.discard[0]);
        if setup.discard[0].is_black() {
            round.set_force(setup.colour);
        }
        round.debt = setup.debt;
        round.called = setup.called;
        round.owes = setup.owes;
        round.quiet = setup.quiet;
        round.shuffles = setup.shuffles;
        match (setup.over, setup.drawn, setup.question) {
            (Some(over), ..) => round.phase = Phase::Over(over),
            (None, Some(card), _) => round.drew(card),
            (None, None, Some(question)) => {
                round.phase = Phase::Question;
                round.asked = asked(&question);
            }
            (None, None, None) => round.begin_turn(),
        }
        Ok(round)
    }
}

fn asked(question: &Question<Card>) -> Asked {
    let mut answers = [Reply::Decline; MAX_SEATS];
    for (seat, answer) in &question.answers {
        if let Answer::Protect { card, call } = *answer
            && let Some(bolt) = card.fixes()
        {
            answers[seat.index()] = Reply::Protect { bolt, call };
        }
    }
    Asked {
        seats: question.asked,
        answered: question.answers.iter().map(|(seat, _)| *seat).collect::<SeatSet>(),
        marked: question.marked,
        gift: question.gift.iter().copied().collect(),
        answers,
    }
}
