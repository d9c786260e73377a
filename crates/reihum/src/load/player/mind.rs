//! What somebody knows who only plays: whether he sits, whether everybody is ready, and whether it is his turn.

use protocol::{Glance, News, Snapshot};
use std::time::{Duration, Instant};

/// What somebody wants next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Want {
    /// Sit down here.
    Sit(usize),
    /// Say that he is ready.
    Ready,
    /// Let it begin.
    Start,
    /// Do what is to be done.
    Act,
}

/// What a message meant to him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// Nothing that must be counted.
    Nothing,
    /// What he wanted was done, so long after he asked.
    Done(Want, Duration),
    /// It was not, and why.
    Refused(String),
    /// It is over, and why.
    Bye(String),
}

/// What somebody knows who only plays.
#[derive(Debug)]
pub(super) struct Mind {
    guest: u64,
    seat: usize,
    seats: usize,
    host: u64,
    sits: bool,
    running: bool,
    awaited: bool,
    /// Who is ready, a bit for each seat.
    ready: u32,
    /// What he sees; nothing before the first deal.
    sight: String,
    /// What he has asked for, by which number and when: before it is answered he asks for nothing else.
    asked: Option<(u64, Want, Instant)>,
}

impl Mind {
    pub(super) fn new(guest: u64, seat: usize, seats: usize) -> Self {
        Self {
            guest,
            seat,
            seats,
            host: 0,
            sits: false,
            running: false,
            awaited: false,
            ready: 0,
            sight: String::new(),
            asked: None,
        }
    }

    pub(super) fn seat(&self) -> usize {
        self.seat
    }

    pub(super) fn sight(&self) -> &str {
        &self.sight
    }

    /// Whether he was dealt cards.
    pub(super) fn has_cards(&self) -> bool {
        self.running && self.sits && !self.sight.is_empty()
    }

    /// He has come, and is told everything. What he had asked for was done, or he asks again.
    pub(super) fn come(&mut self, table: &Snapshot) {
        self.host = table.host;
        let place = |seat: usize| table.places.get(seat - 1);
        self.sits = place(self.seat).is_some_and(|place| place.guest == Some(self.guest));
        let ready = (1..=self.seats).filter(|seat| place(*seat).is_some_and(|place| place.ready));
        self.ready = ready.map(bit).sum();
        self.running = table.running;
        self.awaited = table.standing.waits_for.contains(&self.seat);
        self.sight.clear();
        self.sight.push_str(table.sight.as_deref().unwrap_or_default());
        self.asked = None;
    }

    /// What he wants now.
    pub(super) fn wants(&self) -> Option<Want> {
        if self.asked.is_some() {
            return None;
        }
        let others: u32 = (1..=self.seats).filter(|seat| *seat != self.seat).map(bit).sum();
        if !self.sits {
            Some(Want::Sit(self.seat))
        } else if self.running {
            (self.awaited && !self.sight.is_empty()).then_some(Want::Act)
        } else if self.host == self.guest {
            (self.ready & others == others).then_some(Want::Start)
        } else {
            (self.ready & bit(self.seat) == 0).then_some(Want::Ready)
        }
    }

    /// He asks for it, by this number.
    pub(super) fn ask(&mut self, id: u64, want: Want) {
        self.asked = Some((id, want, Instant::now()));
    }

    /// Takes a message.
    pub(super) fn hear(&mut self, text: &str) -> Heard {
        let glance = match Glance::read(text) {
            Ok(glance) => glance,
            Err(why) => return Heard::Bye(why.to_string()),
        };
        match glance.kind.as_ref() {
            "update" => {
                self.update(&glance);
                Heard::Nothing
            }
            "answer" => self.answer(&glance),
            "bye" => Heard::Bye(glance.text.unwrap_or_default().into()),
            _ => Heard::Nothing,
        }
    }

    fn update(&mut self, glance: &Glance) {
        for news in glance.happened.iter().flat_map(|happened| &happened.news) {
            match news {
                News::Sat { guest, seat } if (*guest, *seat) == (self.guest, self.seat) => self.sits = true,
                News::Ready { seat, .. } => self.ready |= bit(*seat),
                News::Started { .. } => self.running = true,
                News::Dealt { .. } => self.ready = 0,
                News::Over { scores, .. } => self.running = scores.winners.is_none(),
                News::Ended(_) => self.running = false,
                _ => {}
            }
        }
        if let Some(standing) = &glance.standing {
            self.awaited = standing.waits_for.contains(&self.seat);
        }
        if let Some(sight) = &glance.sight {
            self.sight.clear();
            self.sight.push_str(sight);
        }
    }

    fn answer(&mut self, glance: &Glance) -> Heard {
        let Some((_, want, at)) = self.asked.filter(|(id, ..)| glance.id == Some(*id)) else {
            return Heard::Nothing;
        };
        if glance.answer.as_deref() == Some("held") {
            return Heard::Nothing;
        }
        self.asked = None;
        match glance.answer.as_deref() {
            Some("done") => Heard::Done(want, at.elapsed()),
            _ => Heard::Refused(glance.text.as_deref().unwrap_or("no reason was given").into()),
        }
    }
}

fn bit(seat: usize) -> u32 {
    1 << seat
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Answer, Became, Happened, Message, Place, Scores, Standing, ToClient, Trouble, Update};

    fn mind(guest: u64) -> Mind {
        let mut mind = Mind::new(guest, guest as usize, 2);
        mind.come(&Snapshot {
            host: 1,
            places: vec![Place::default(); 2],
            ..Snapshot::default()
        });
        mind
    }

    fn update(news: &[News], waits_for: &[usize]) -> String {
        let happened = Happened {
            news: news.to_vec(),
            ..Happened::default()
        };
        let standing = Standing {
            waits_for: waits_for.to_vec(),
            ..Standing::default()
        };
        let sight = (!waits_for.is_empty()).then(|| format!("waits for {waits_for:?}"));
        let update = Update {
            happened: vec![happened],
            standing: Some(standing),
            sight,
            ..Update::default()
        };
        ToClient::Update(update).line()
    }

    fn answer(id: u64, became: Became) -> String {
        ToClient::Answer(Answer { id, became }).line()
    }

    fn sat(guest: u64) -> News {
        let seat = guest as usize;
        News::Sat { guest, seat }
    }

    fn ready(seat: usize) -> News {
        News::Ready { seat, nonce: None }
    }

    fn started() -> [News; 2] {
        let seed = "00".into();
        let dealt = News::Dealt {
            number: 1,
            commitment: None,
            nonces: Vec::new(),
        };
        [News::Started { dealer: 1, seed }, dealt]
    }

    fn over() -> News {
        let scores = Scores {
            winners: Some(vec![1]),
            ..Scores::default()
        };
        News::Over {
            points: Vec::new(),
            winners: Vec::new(),
            scores,
            secret: None,
        }
    }

    #[test]
    fn everybody_sits_and_is_ready_and_the_host_starts() {
        let (mut host, mut other) = (mind(1), mind(2));
        assert_eq!((host.wants(), other.wants()), (Some(Want::Sit(1)), Some(Want::Sit(2))));
        for text in [update(&[sat(1)], &[]), update(&[sat(2)], &[])] {
            host.hear(&text);
            other.hear(&text);
        }
        assert_eq!((host.wants(), other.wants()), (None, Some(Want::Ready)));
        host.hear(&update(&[ready(2)], &[]));
        other.hear(&update(&[ready(2)], &[]));
        assert_eq!((host.wants(), other.wants()), (Some(Want::Start), None));
        let dealt = update(&started(), &[2]);
        host.hear(&dealt);
        other.hear(&dealt);
        assert_eq!((host.wants(), other.wants()), (None, Some(Want::Act)));
        assert!(host.has_cards() || other.has_cards());
        // After the match everything begins again.
        host.hear(&update(&[over()], &[]));
        other.hear(&update(&[over()], &[]));
        assert_eq!((host.wants(), other.wants()), (None, Some(Want::Ready)));
    }

    #[test]
    fn nobody_acts_before_he_was_answered() {
        // Given somebody whose turn it is, and who has acted,
        let mut other = mind(2);
        for text in [update(&[sat(2)], &[]), update(&started(), &[2])] {
            other.hear(&text);
        }
        other.ask(7, Want::Act);
        // when he is told what came of it, it is held, and others are answered,
        other.hear(&update(&[], &[2]));
        assert_eq!(other.hear(&answer(8, Became::Done)), Heard::Nothing);
        assert_eq!(other.hear(&answer(7, Became::Held)), Heard::Nothing);
        assert_eq!(other.wants(), None);
        // then he acts again only after his answer.
        assert!(matches!(
            other.hear(&answer(7, Became::Done)),
            Heard::Done(Want::Act, _)
        ));
        assert_eq!(other.wants(), Some(Want::Act));
    }

    #[test]
    fn what_goes_wrong_is_told() {
        let mut other = mind(2);
        other.ask(7, Want::Sit(2));
        let trouble = Trouble {
            text: "taken".into(),
            ..Trouble::default()
        };
        assert_eq!(
            other.hear(&answer(7, Became::Refused(trouble.clone()))),
            Heard::Refused("taken".into())
        );
        assert_eq!(other.wants(), Some(Want::Sit(2)));
        assert_eq!(other.hear(&ToClient::Bye(trouble).line()), Heard::Bye("taken".into()));
        assert!(matches!(other.hear("gossip"), Heard::Bye(_)));
    }
}
