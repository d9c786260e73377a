//! Somebody at a table that speaks the protocol, a server's or one of his own: messages go in, wishes come out.

use crate::{Board, ByHand, Desk, Far, Strange, news};
use game::SeatSet;
use protocol::{Became, Happened, Snapshot, Trouble, Update, Wish};
use std::ops::DerefMut;
use table::Millis;
use words::Names;

/// Somebody at a table. `D` is his desk, with whatever belongs to the way in which he sees it.
pub struct Visit<G: ByHand, D = Box<Desk<G>>> {
    /// What lies before him.
    pub desk: D,
    /// What he knows of the table.
    pub far: Far<G>,
    /// When the last message came, and how late it was at the table then.
    heard: (Millis, Millis),
    /// Whether the connection is gone.
    lost: bool,
    /// What he does in the deal, and is not decided.
    acting: Option<u64>,
    wishes: Vec<(u64, Wish)>,
    /// How many wishes there were.
    count: u64,
}

impl<G: ByHand, D: DerefMut<Target = Desk<G>>> Visit<G, D> {
    /// Somebody who has just come, and the desk he gets.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn new(now: Millis, snapshot: Snapshot, desk: impl FnOnce(Names, Millis) -> D) -> Result<Self, Strange> {
        let time = Millis(snapshot.time);
        let far = Far::new(snapshot)?;
        let mut visit = Self {
            desk: desk(far.names(), time),
            far,
            heard: (now, time),
            lost: false,
            acting: None,
            wishes: Vec::new(),
            count: 0,
        };
        visit.tell_story()?;
        Ok(visit)
    }

    /// He is back, and was told everything anew.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn everything(&mut self, now: Millis, snapshot: Snapshot) -> Result<(), Strange> {
        let time = snapshot.time;
        // Who asks for it is told all of the match once more.
        let known = self.far.table().moment;
        if snapshot.story.first().is_some_and(|first| first.moment <= known) {
            self.desk.forget();
        }
        let same = snapshot.sight == self.far.table().sight;
        self.far.come_back(snapshot)?;
        self.be_told(now, time);
        self.lost = false;
        self.tell_story()?;
        if !same {
            self.desk.settle(&self.far);
        }
        Ok(())
    }

    /// Something happened. What he has seen of it.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn update(&mut self, now: Millis, update: &Update) -> Result<Vec<G::Seen>, Strange> {
        let dealt = self.far.deal_runs();
        self.far.hear(update)?;
        self.be_told(now, update.time);
        let mut all = Vec::new();
        for happened in &update.happened {
            all.extend(self.tell(happened)?);
        }
        if !dealt {
            self.desk.doing = G::Doing::default();
        }
        // Whoever comes or goes changes nothing of what is being done in the deal.
        if update.happened.iter().any(|happened| !happened.seen.is_empty()) {
            self.desk.settle(&self.far);
        }
        Ok(all)
    }

    /// What became of a wish.
    pub fn answer(&mut self, number: u64, became: Became) {
        let acted = self.acting == Some(number);
        match became {
            Became::Done if acted => self.hold(false),
            Became::Held if acted => self.hold(true),
            Became::Refused(trouble) => {
                if acted {
                    self.hold(false);
                }
                self.refuse(trouble);
            }
            Became::Done | Became::Held | Became::Failed(_) => {}
        }
    }

    /// The connection is gone, and is being opened again.
    pub fn lose(&mut self) {
        self.lost = true;
    }

    /// Whether the connection is gone.
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        let (then, time) = self.heard;
        self.desk.now = time + (now - then);
    }

    /// Wants something, and is answered later.
    pub fn want(&mut self, wish: Wish) -> u64 {
        self.count += 1;
        if let Wish::Ready(Some(nonce)) = &wish {
            self.far.offer(nonce);
        }
        self.wishes.push((self.count, wish));
        self.count
    }

    /// What he wants and nobody was asked for yet.
    pub fn take_wishes(&mut self) -> Vec<(u64, Wish)> {
        std::mem::take(&mut self.wishes)
    }

    /// Picks something in the deal. What means nothing here is given back as false.
    pub fn pick(&mut self, pick: G::Pick) -> bool {
        match self.desk.pick(&self.far, pick) {
            crate::Wish::Act(action) => self.act(&action),
            crate::Wish::Chosen => {}
            crate::Wish::Not(text) => self.desk.notify(text, true),
            crate::Wish::Nothing => return false,
        }
        true
    }

    /// Wants to do something in the deal, unless that cannot be now.
    pub fn act(&mut self, action: &G::Action) {
        if self.far.table().standing.paused {
            let text = self.desk.words.join_paused();
            self.desk.notify(text, true);
        } else if self.acting.is_some() {
            let text = self.desk.words.refused("pending", SeatSet::EMPTY);
            self.desk.notify(text, true);
        } else if self.may_ask() {
            self.acting = Some(self.want(self.far.wish(action)));
        }
    }

    /// Whether somebody can be asked for something; if not, that is said.
    pub fn may_ask(&mut self) -> bool {
        if self.lost {
            let text = self.desk.words.join_not_now();
            self.desk.notify(text, true);
        }
        !self.lost
    }

    /// What was missed.
    fn tell_story(&mut self) -> Result<(), Strange> {
        let story = self.far.table().story.clone();
        story.iter().try_for_each(|happened| self.tell(happened).map(|_| ()))
    }

    fn tell(&mut self, happened: &Happened) -> Result<Vec<G::Seen>, Strange> {
        let seen = self.far.seen(&happened.seen)?;
        for news in &happened.news {
            let sentence = news::told(news, &self.far, (&self.desk.words, &self.desk.names));
            self.desk.add(sentence);
        }
        self.desk.tell(&seen);
        Ok(seen)
    }

    /// A message has come, sent when it was so late at the table.
    fn be_told(&mut self, now: Millis, time: u64) {
        self.heard = (now, Millis(time));
        self.tick(now);
        self.desk.names = self.far.names();
    }

    fn hold(&mut self, held: bool) {
        self.desk.held = held;
        if !held {
            self.acting = None;
        }
    }

    fn refuse(&mut self, trouble: Trouble) {
        // The server speaks our language.
        let text = match trouble.rule {
            Some(rule) => format!("{} ({rule})", trouble.text),
            None => trouble.text,
        };
        self.desk.notify(text, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Seat, Seats, Seed};
    use protocol::{News, Place};
    use skipbo::{Round, Source};
    use words::{Lang, Words};

    /// Somebody who sits at a table of SKIP-BO and whose turn it is.
    fn visit() -> (Visit<Round>, skipbo::Card) {
        let (rules, seats) = (skipbo::Rules::default(), Seats::new(2).unwrap());
        let round = Round::deal(
            &rules,
            seats,
            Seat::numbered(2).unwrap(),
            &Seed::from_number(7),
            &mut (),
        );
        let me = Seat::numbered(1).unwrap();
        assert!(round.waits_for().contains(me));
        let mut places = vec![Place::default(); 2];
        places[0].guest = Some(7);
        let snapshot = Snapshot {
            you: 7,
            game: Round::NAME.into(),
            running: true,
            settings: format!(
                "seats=2 mode=race clock=off question=5000 pace=700+0 grace=30000 stand-in=family between=off rules={rules}"
            ),
            sight: Some(round.sight(me.into()).to_string()),
            standing: protocol::Standing {
                waits_for: vec![1],
                ..protocol::Standing::default()
            },
            places,
            ..Snapshot::default()
        };
        let words = Words::new(Lang::En);
        let visit = Visit::new(Millis(0), snapshot, |names, now| Box::new(Desk::new(words, names, now))).unwrap();
        let card = round.view(me.into()).hand().iter().next().unwrap();
        (visit, card)
    }

    fn told(moment: u64, news: Vec<News>, seen: Vec<String>) -> Update {
        Update {
            moment,
            happened: vec![Happened { moment, news, seen }],
            ..Update::default()
        }
    }

    #[test]
    fn a_taken_card_stays_taken_whoever_comes_or_goes() {
        // Given a card that was taken,
        let (mut visit, card) = visit();
        visit.desk.doing.chosen = Some((card, Source::Hand));
        // when somebody comes to watch, or the connection was gone for a moment, then it is still taken;
        let came = News::Came {
            guest: 9,
            name: "Ben".into(),
        };
        visit.update(Millis(1), &told(1, vec![came], Vec::new())).unwrap();
        assert_eq!(visit.desk.doing.chosen, Some((card, Source::Hand)));
        let snapshot = visit.far.table().clone();
        visit.lose();
        visit.everything(Millis(2), snapshot).unwrap();
        assert_eq!(visit.desk.doing.chosen, Some((card, Source::Hand)));
        // when something happens in the deal, it is not.
        visit
            .update(Millis(3), &told(2, Vec::new(), vec!["turn 2".into()]))
            .unwrap();
        assert_eq!(visit.desk.doing.chosen, None);
    }
}
