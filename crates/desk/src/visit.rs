//! Somebody at a table that speaks the protocol, a server's or one of his own: messages go in, wishes come out.

use crate::desk::TOLD;
use crate::{Board, ByHand, Desk, Far, Strange, news};
use game::SeatSet;
use protocol::{Became, Happened, News, Snapshot, Trouble, Update, Wish};
use std::mem;
use std::ops::DerefMut;
use std::sync::Arc;
use table::Millis;
use words::{Names, Words};

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
    /// What he was told, as far as it can be read again: in another language it is told once more.
    story: Vec<Happened>,
    /// The rules of the match whose points there are: after it the table may have others.
    rules: G::Rules,
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
        let far = Far::<G>::new(snapshot)?;
        let mut visit = Self {
            desk: desk(far.names(), time),
            rules: far.settings().rules.clone(),
            far,
            heard: (now, time),
            lost: false,
            story: Vec::new(),
            acting: None,
            wishes: Vec::new(),
            count: 0,
        };
        visit.tell_story(None)?;
        Ok(visit)
    }

    /// He is back, and was told everything anew.
    ///
    /// # Errors
    /// When no server of ours says so.
    pub fn everything(&mut self, now: Millis, snapshot: Snapshot) -> Result<(), Strange> {
        let (time, known) = (snapshot.time, self.far.table());
        let (moment, matches) = (known.moment, known.matches);
        let same = snapshot.sight == known.sight;
        self.far.come_back(snapshot)?;
        self.be_told(now, time);
        if self.far.table().matches != matches {
            self.count_for_those_here();
        }
        if mem::take(&mut self.lost) {
            self.desk.notice = None;
        }
        self.tell_story(Some(moment))?;
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
        let (dealt, awaited) = (self.far.deal_runs(), self.is_awaited());
        self.far.hear(update)?;
        self.be_told(now, update.time);
        if self.is_awaited() && !awaited {
            // What could not be done out of turn can be now.
            self.desk.notice.take_if(|notice| notice.bad);
        }
        self.desk.outdate();
        let (mut all, before) = (Vec::new(), self.desk.count());
        for happened in &update.happened {
            all.extend(self.tell(happened)?);
        }
        let mut news = update.happened.iter().flat_map(|happened| &happened.news);
        if news.any(|news| matches!(news, News::Settings(_))) {
            self.show(before);
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

    /// Whether the deal waits for him.
    fn is_awaited(&self) -> bool {
        let waits_for = self.far.standing().waits_for;
        self.far.me().is_some_and(|me| waits_for.contains(me))
    }

    /// What became of a wish.
    pub fn answer(&mut self, number: u64, became: Became) {
        let acted = self.acting == Some(number);
        match became {
            Became::Done if acted => {
                self.hold(false);
                self.desk.outdate();
            }
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

    /// The rules of the match whose points there are.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        let (then, time) = self.heard;
        self.desk.now = time + (now - then);
        self.desk.drop_read();
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
        mem::take(&mut self.wishes)
    }

    /// He is spoken to in another language: what he was told is told once more, and what was answered is of no interest any more.
    pub fn speak(&mut self, words: impl Into<Arc<Words>>) {
        self.desk.words = words.into();
        self.desk.notice = None;
        self.desk.forget();
        let story = mem::take(&mut self.story);
        for happened in &story {
            // It could be read before.
            let _ = self.narrate(happened);
        }
        self.story = story;
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

    /// What was told since then is shown to everybody: not all read what happened.
    fn show(&mut self, before: usize) {
        let (told, new) = (self.desk.told(), self.desk.count() - before);
        let text = told[told.len().saturating_sub(new)..].join(" ");
        if !text.is_empty() {
            self.desk.notify(text, false);
        }
    }

    /// What was missed since a moment.
    fn tell_story(&mut self, known: Option<u64>) -> Result<(), Strange> {
        let story = self.far.table().story.clone();
        let mut missed = story.iter().filter(|happened| Some(happened.moment) > known);
        missed.try_for_each(|happened| self.tell(happened).map(|_| ()))
    }

    fn tell(&mut self, happened: &Happened) -> Result<Vec<G::Seen>, Strange> {
        let seen = self.narrate(happened)?;
        if self.story.len() == TOLD {
            self.story.remove(0);
        }
        self.story.push(happened.clone());
        Ok(seen)
    }

    fn narrate(&mut self, happened: &Happened) -> Result<Vec<G::Seen>, Strange> {
        let seen = self.far.seen(&happened.seen)?;
        let sentences = news::told(&happened.news, &self.far, (&self.desk.words, &self.desk.names));
        self.desk.add(sentences);
        self.desk.tell(&seen);
        Ok(seen)
    }

    /// A message has come, sent when it was so late at the table.
    fn be_told(&mut self, now: Millis, time: u64) {
        self.heard = (now, Millis(time));
        self.tick(now);
        self.desk.names = self.far.names();
        if self.far.table().running {
            self.count_for_those_here();
        }
    }

    /// What is counted now is theirs who sit here, by the rules of the table.
    fn count_for_those_here(&mut self) {
        self.desk.players = self.desk.names.clone();
        self.rules = self.far.settings().rules.clone();
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
    use game::{Actor, Game, Seat, Seats, Seed};
    use protocol::{Person, Place};
    use skipbo::{Round, Source};
    use words::Lang;

    /// Somebody in seat 1 of a table with two seats, where a deal is like this.
    fn at<G: ByHand>(rules: &G::Rules, round: &G, waits_for: usize) -> Visit<G> {
        let mut places = vec![Place::default(); 2];
        places[0].guest = Some(7);
        let snapshot = Snapshot {
            you: 7,
            game: G::NAME.into(),
            running: true,
            settings: format!(
                "seats=2 mode=race clock=off question=5000 pace=700+0 grace=30000 stand-in=family between=off rules={rules}"
            ),
            sight: Some(round.sight(Seat::numbered(1).unwrap().into()).to_string()),
            standing: protocol::Standing {
                waits_for: vec![waits_for],
                ..protocol::Standing::default()
            },
            places,
            ..Snapshot::default()
        };
        let words = Words::new(Lang::En);
        Visit::new(Millis(0), snapshot, |names, now| Box::new(Desk::new(words, names, now))).unwrap()
    }

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
        let card = round.view(me.into()).hand().iter().next().unwrap();
        (at(&rules, &round, 1), card)
    }

    #[test]
    fn nobody_is_given_what_nobody_has_chosen() {
        // Given somebody who is not in turn, as far as he knows, and by now is,
        let position = |turn: u32| -> solo::Round {
            let text = format!("rules modern; seats 2; turn {turn}; hand 1 W rX rG F r9 b7; hand 2 r5 r6; discard r2");
            text.parse().unwrap()
        };
        let me = Actor::Seat(Seat::numbered(1).unwrap());
        let mut visit = at(&solo::Rules::default(), &position(2), 2);
        let laid = |visit: &mut Visit<solo::Round>, card: &str, turn: u32| {
            visit.acting = None;
            assert!(visit.pick(crate::solo::Pick::Card(card.parse().unwrap())), "{card}");
            let [(_, Wish::Act(action))] = &visit.take_wishes()[..] else {
                panic!("{card} is not tried")
            };
            position(turn).act(me, action.parse().unwrap(), &mut ())
        };
        for card in ["W", "rX", "rG", "F"] {
            // when he picks a card that needs a colour or a player, then it is not laid with some other choice;
            assert!(laid(&mut visit, card, 1).is_err(), "{card}");
            // and if he is not, the rule says so;
            assert_eq!(laid(&mut visit, card, 2), Err(solo::Illegal::NotYourTurn), "{card}");
        }
        // a card that needs nothing is laid.
        assert_eq!(laid(&mut visit, "r9", 1), Ok(()));
        // And so in SKIP-BO: no joker goes where nobody has put it.
        let text = "rules standard; seats 2; turn 2; hand 1 J 5 6; hand 2 3 4; stock 1 8; stock 2 9";
        let round: Round = text.parse().unwrap();
        let mut visit = at(&skipbo::Rules::default(), &round, 2);
        let joker = crate::skipbo::Pick::Card("J".parse().unwrap(), Source::Hand);
        assert!(!visit.pick(joker));
        assert!(visit.take_wishes().is_empty());
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

    /// Somebody whose number, name and seat are these.
    fn sits(snapshot: &mut Snapshot, guest: u64, name: &str, seat: usize) {
        snapshot.people.push(Person {
            guest,
            name: name.into(),
            present: true,
        });
        snapshot.places[seat - 1].guest = Some(guest);
    }

    #[test]
    fn what_was_told_is_told_once_and_again_in_another_language() {
        // Given somebody who was told something around the deal and in it, and was refused something,
        let (mut visit, _) = visit();
        let came = News::Came {
            guest: 9,
            name: "Ben".into(),
        };
        visit.update(Millis(1), &told(1, vec![came], Vec::new())).unwrap();
        visit
            .update(Millis(2), &told(2, Vec::new(), vec!["turn 2".into()]))
            .unwrap();
        let before = visit.desk.told().to_vec();
        assert_eq!(before[0], "Ben has come.");
        assert_eq!(before.len(), 2);
        visit.desk.notify("No.".into(), true);
        // when he comes back, and hears some of that again, then it is not told twice;
        let mut snapshot = visit.far.table().clone();
        let moments = [2, 3].map(|moment| Happened {
            moment,
            seen: vec![format!("turn {}", 4 - moment)],
            ..Happened::default()
        });
        snapshot.moment = 3;
        snapshot.story = moments.to_vec();
        visit.everything(Millis(3), snapshot).unwrap();
        assert_eq!(visit.desk.told()[..2], before);
        assert_eq!(visit.desk.told().len(), 3);
        // when he speaks another language, then all of it is told in that, and the refusal is gone.
        let count = visit.desk.count();
        visit.speak(Words::new(Lang::De));
        assert_eq!(visit.desk.told()[0], "Ben ist da.");
        assert_eq!(visit.desk.told()[2], "Du bist dran.");
        assert_eq!(visit.desk.told().len(), 3);
        assert_eq!(visit.desk.count(), count + 3);
        assert_eq!(visit.desk.notice, None);
        // and back.
        visit.speak(Words::new(Lang::En));
        assert_eq!(visit.desk.told()[..2], before);
    }

    #[test]
    fn points_are_of_those_who_played_whoever_sits_there_now() {
        // Given a match that Anna and Ben play,
        let (mut visit, _) = visit();
        let mut snapshot = visit.far.table().clone();
        sits(&mut snapshot, 7, "Anna", 1);
        sits(&mut snapshot, 9, "Ben", 2);
        visit.everything(Millis(1), snapshot).unwrap();
        let players = visit.desk.players.clone();
        let (one, two) = (Seat::numbered(1).unwrap(), Seat::numbered(2).unwrap());
        assert!(players.is_you(one) && players.of(two) == Some("Ben"));
        // when it is over and they sit elsewhere,
        let over = News::Ended(None);
        let moved = [(7, 2), (9, 1)].map(|(guest, seat)| News::Sat { guest, seat });
        visit.update(Millis(2), &told(1, vec![over], Vec::new())).unwrap();
        visit.update(Millis(3), &told(2, moved.to_vec(), Vec::new())).unwrap();
        // then the points are theirs still, also for whoever was away for a moment;
        let snapshot = visit.far.table().clone();
        visit.everything(Millis(4), snapshot.clone()).unwrap();
        assert_eq!(visit.desk.players, players);
        assert_eq!(visit.desk.names.of(one), Some("Ben"));
        // but if another match was played meanwhile, they are of those who sit there.
        let matches = snapshot.matches + 1;
        visit.everything(Millis(5), Snapshot { matches, ..snapshot }).unwrap();
        assert_eq!(visit.desk.players, visit.desk.names);
    }

    #[test]
    fn whoever_loses_his_seat_is_told() {
        // Given a guest, no host, in a seat,
        let (mut visit, _) = visit();
        visit
            .update(Millis(1), &told(1, vec![News::Host(9)], Vec::new()))
            .unwrap();
        // when he stands up himself, then there is nothing to tell;
        let stood = News::Stood { guest: 7, seat: 1 };
        visit
            .update(Millis(2), &told(2, vec![stood.clone()], Vec::new()))
            .unwrap();
        assert_eq!(visit.desk.told().len(), 1);
        // when the host changes the table, he is told, and if that was his seat, that too.
        let settings = News::Settings(visit.far.table().settings.clone());
        visit
            .update(Millis(3), &told(3, vec![settings.clone()], Vec::new()))
            .unwrap();
        visit
            .update(Millis(4), &told(4, vec![stood, settings], Vec::new()))
            .unwrap();
        let changed = "The host has changed the table.";
        assert_eq!(
            visit.desk.told()[1..],
            [changed, "Your seat is not there any more.", changed]
        );
    }
    #[test]
    fn a_refusal_goes_when_something_has_happened_and_it_could_be_read() {
        let (mut visit, _) = visit();
        let refused = |visit: &Visit<Round>| visit.desk.notice.is_some();
        // Given a refusal, when nothing happens, then it stays;
        visit.desk.notify("No.".into(), true);
        visit.tick(Millis(60_000));
        assert!(refused(&visit));
        // when somebody sits down, it has been read, and is of no interest any more.
        let sat = News::Sat { guest: 9, seat: 2 };
        visit
            .update(
                Millis(60_001),
                &Update {
                    time: 60_001,
                    ..told(1, vec![sat], Vec::new())
                },
            )
            .unwrap();
        assert!(!refused(&visit));
        // When something happens at once, it can be read before it goes.
        visit.desk.notify("No.".into(), true);
        let turn = told(2, Vec::new(), vec!["turn 2".into()]);
        visit.update(Millis(60_002), &Update { time: 60_002, ..turn }).unwrap();
        visit.tick(Millis(61_000));
        assert!(refused(&visit));
        visit.tick(Millis(63_000));
        assert!(!refused(&visit));
        // That there is no connection is not said any more when there is one.
        visit.lose();
        assert!(!visit.may_ask() && refused(&visit));
        let snapshot = visit.far.table().clone();
        visit.everything(Millis(63_001), snapshot).unwrap();
        assert!(!refused(&visit));
    }

    #[test]
    fn that_it_was_not_his_turn_is_not_said_any_more_when_it_is() {
        // Given somebody who was refused something out of turn,
        let (rules, seats) = (skipbo::Rules::default(), Seats::new(2).unwrap());
        let one = Seat::numbered(1).unwrap();
        let round = Round::deal(&rules, seats, one, &Seed::from_number(7), &mut ());
        let mut visit = at(&rules, &round, 2);
        visit.desk.notify("No.".into(), true);
        // when something happens and it is still not his turn, then it can be read;
        let turn = |moment: u64, seat: usize| Update {
            standing: Some(protocol::Standing {
                waits_for: vec![seat],
                ..protocol::Standing::default()
            }),
            ..told(moment, Vec::new(), vec![format!("turn {seat}")])
        };
        visit.update(Millis(1), &turn(1, 2)).unwrap();
        assert!(visit.desk.notice.is_some());
        // when it is his turn, it is gone at once.
        visit.update(Millis(2), &turn(2, 1)).unwrap();
        assert!(visit.desk.notice.is_none());
    }

    #[test]
    fn bots_keep_their_names_whoever_goes_and_nobody_has_the_name_of_another() {
        // Given Anna, Ben and two bots,
        let (visit, _) = visit();
        let mut snapshot = visit.far.table().clone();
        snapshot.places = vec![Place::default(); 4];
        snapshot.settings = snapshot.settings.replace("seats=2", "seats=4");
        snapshot.sight = None;
        sits(&mut snapshot, 7, "Anna", 1);
        sits(&mut snapshot, 9, "Ben", 2);
        let bot = Some("family".to_string());
        for seat in [3, 4] {
            snapshot.places[seat - 1].bot.clone_from(&bot);
        }
        let names = |snapshot: &Snapshot| {
            let names = Far::<Round>::new(snapshot.clone()).unwrap().names();
            let seats = Seats::new(4).unwrap();
            let names = seats.iter().map(|seat| names.of(seat).unwrap_or_default().to_string());
            names.collect::<Vec<_>>()
        };
        assert_eq!(names(&snapshot), ["Anna", "Ben", "Cleo", "Dino"]);
        // when Ben is sent away, then a bot is there, and the others are called as before;
        snapshot.places[1] = Place {
            bot,
            ..Place::default()
        };
        assert_eq!(names(&snapshot), ["Anna", "Bo", "Cleo", "Dino"]);
        // when somebody comes who is called like one of them, then that one is called otherwise.
        snapshot.people.push(Person {
            guest: 11,
            name: "cleo".into(),
            present: true,
        });
        assert_eq!(names(&snapshot), ["Anna", "Bo", "Kai", "Dino"]);
    }
}
