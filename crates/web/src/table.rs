//! Somebody at a table, in the page: what he knows and does is `desk`'s, and here it is shown.
//!
//! A [`Way`] leads to the table, be it a server's or one of one's own. [`At`] is whoever sits there: the screens look at it, and tell it what was
//! picked. What differs between the games is [`Painted`].

mod after;
mod ask;
mod drag;
mod frame;
mod log;
mod menu;
mod painted;
mod picture;
mod proof;
mod room;
mod rules;
mod seats;
mod sheet;
mod skipbo;
mod socket;
mod solo;
mod tab;
mod way;

pub(crate) use frame::{home, server};
pub(crate) use painted::{Imposed, Painted};
pub(crate) use way::{Heard, Road, Way};

use crate::badge::Link;
use crate::page::Page;
use crate::{motion, sound};
use desk::{Board, Desk, Strange, Visit};
use leptos::prelude::*;
use protocol::{Answer, Became, Snapshot, ToClient, Wish};
use table::Millis;
use words::Words;

/// So many sentences of what somebody has missed are read to him when he is back; all of them are in the log.
const MISSED: usize = 6;

/// Somebody at a table. It is a handful of signals, and is handed on by copying.
pub(crate) struct At<G: Painted> {
    pub(crate) page: Page,
    /// What he knows and does.
    pub(crate) visit: RwSignal<Visit<G>, LocalStorage>,
    said: StoredValue<Said, LocalStorage>,
    /// What a bot would do, in a sentence, if somebody has asked.
    pub(crate) advice: RwSignal<Option<String>>,
    /// What is open over the table.
    pub(crate) drawer: RwSignal<Option<Drawer>>,
}

/// What can be open over or beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawer {
    Menu,
    Log,
    Sheet,
    Rules,
}

impl Drawer {
    /// What it is called where nobody reads it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Log => "log",
            Self::Sheet => "sheet",
            Self::Rules => "rules",
        }
    }

    /// What it is called where people read it.
    pub(crate) const fn title(self) -> fn(&Words) -> String {
        match self {
            Self::Menu => Words::felt_menu,
            Self::Log => Words::play_log,
            Self::Sheet => Words::play_sheet,
            Self::Rules => Words::web_rules,
        }
    }
}

/// The way to the table, and what was said there.
struct Said {
    road: Road,
    /// Commands that are not answered, and which wish of the visit each is.
    asked: Vec<(u64, u64)>,
    /// Whether the table is in the worker.
    own: bool,
    /// The question for which the worker was asked for advice, by its number: an answer to an older one is not heard.
    question: Option<u64>,
    /// Whether what happened was read aloud since something was wanted.
    told: bool,
    /// Whether somebody was told that the connection is gone.
    lost: bool,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a game need not be copied for it")]
impl<G: Painted> Clone for At<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Painted> Copy for At<G> {}

/// The time of this page.
pub(crate) fn now() -> Millis {
    Millis(crate::browser::now())
}

impl<G: Painted> At<G> {
    /// Somebody who has just come.
    pub(crate) fn new(page: Page, road: Road, snapshot: Snapshot, own: bool) -> Result<Self, Strange> {
        let words = page.words_now();
        let visit = Visit::new(now(), snapshot, |names, time| Box::new(Desk::new(words, names, time)))?;
        Ok(Self {
            page,
            visit: RwSignal::new_local(visit),
            said: StoredValue::new_local(Said {
                road,
                asked: Vec::new(),
                own,
                question: None,
                told: false,
                lost: false,
            }),
            advice: RwSignal::new(None),
            drawer: RwSignal::new(None),
        })
    }

    /// Whether the table is in the worker.
    pub(crate) fn is_own(self) -> bool {
        self.said.with_value(|said| said.own)
    }

    /// The question for which the worker was asked for advice.
    pub(crate) fn question(self) -> Option<u64> {
        self.said.with_value(|said| said.question)
    }

    /// Asks another question, or none any more.
    pub(crate) fn put(self, question: Option<u64>) {
        self.said.update_value(|said| said.question = question);
    }

    /// Looks at what he knows; whoever looks in a view looks again when it changes.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Visit<G>) -> T) -> T {
        self.visit.with(look)
    }

    /// Looks at the deal, if there is one.
    pub(crate) fn scene<T>(self, look: impl FnOnce(&desk::Scene<'_, G>, &Desk<G>) -> T) -> Option<T> {
        self.visit
            .with(|visit| visit.desk.scene(&visit.far).map(|scene| look(&scene, &visit.desk)))
    }

    /// The table says something.
    pub(crate) fn hear(self, message: ToClient) -> Result<(), Strange> {
        match message {
            ToClient::Snapshot(snapshot) => {
                let before = self.visit.with_untracked(|visit| visit.desk.count());
                self.change(|visit| visit.everything(now(), *snapshot))?;
                self.advice.set(None);
                self.put(None);
                let lost = self.said.try_update_value(|said| std::mem::take(&mut said.lost));
                if lost == Some(true) {
                    let mut said = self.told_since(before);
                    said.drain(..said.len().saturating_sub(MISSED));
                    said.insert(0, self.page.words_now().web_server_there());
                    said.extend(self.calls());
                    self.page.read_aloud(said.join(" "));
                }
            }
            ToClient::Update(update) => {
                let before = self.visit.with_untracked(|visit| visit.desk.count());
                let hand = motion::look("hand");
                let seen = self.change(|visit| visit.update(now(), &update))?;
                // What was there is still on the screen: cards fly from where they were.
                motion::settle(hand);
                self.visit
                    .with_untracked(|visit| G::animate(&seen, visit.far.me(), &visit.far.settings().rules));
                // Whoever only comes or goes changes nothing of what can be advised.
                if !seen.is_empty() {
                    self.advice.set(None);
                    self.put(None);
                }
                self.narrate(before);
            }
            ToClient::Answer(answer) => self.answered(answer),
            ToClient::Tables { .. } | ToClient::Pulse(_) | ToClient::Bye(_) | ToClient::Unknown => {}
        }
        Ok(())
    }

    /// The connection is gone, and is being opened again.
    pub(crate) fn lose(self) {
        self.change(Visit::lose);
        // Whoever only speaks another language from now on has lost nothing.
        let lost = self.page.link.get_untracked() != Link::There;
        let first = self.said.try_update_value(|said| {
            let first = lost && !said.lost;
            said.lost |= lost;
            first
        });
        if first == Some(true) {
            self.page.read_aloud(self.page.words_now().join_lost());
        }
    }

    fn answered(self, answer: Answer) {
        let mut number = None;
        self.said.update_value(|Said { asked, .. }| {
            if let Some(place) = asked.iter().position(|(id, _)| *id == answer.id) {
                number = Some(asked[place].1);
                // What is held is decided later, and what could not be kept is said again.
                if matches!(answer.became, Became::Done | Became::Refused(_)) {
                    asked.remove(place);
                }
            }
        });
        if let Some(number) = number {
            let held = self.visit.with_untracked(|visit| visit.desk.held);
            self.change(|visit| visit.answer(number, answer.became));
            // What can be done about it was not said while it was held.
            let decided = held && !self.visit.with_untracked(|visit| visit.desk.held);
            let urgent = self.urgent().filter(|_| decided);
            self.say_after(self.notice().into_iter().chain(urgent));
        }
    }

    /// Picks something in the deal.
    pub(crate) fn pick(self, pick: G::Pick) -> bool {
        // Whoever does something has heard the advice.
        self.advice.set(None);
        let asked = self.asks();
        let meant = self.change(|visit| {
            visit.desk.notice = None;
            visit.pick(pick)
        });
        let sent = self.send();
        // Whoever picks what means nothing now hears what would.
        if let Some(asks) = asked.clone().filter(|_| !meant) {
            self.change(|visit| visit.desk.notify(asks, false));
        }
        self.say_notice();
        // What was sent is told as soon as it is done; what else it takes must be said now.
        let asks = self.asks().filter(|_| !sent && self.notice_text().is_none());
        if let Some(asks) = asks.filter(|asks| asked.as_ref() != Some(asks)) {
            self.page.read_aloud(asks);
        }
        meant
    }

    /// What is asked of him in the deal at this moment.
    pub(crate) fn asks(self) -> Option<String> {
        self.visit.with_untracked(|visit| {
            let scene = visit.desk.scene(&visit.far)?;
            Some(G::asks(&scene, &visit.desk.doing))
        })
    }

    /// Wants something of the table.
    pub(crate) fn want(self, wish: Wish) {
        self.change(|visit| {
            visit.desk.notice = None;
            if visit.may_ask() {
                visit.want(wish);
            }
        });
        self.send();
        self.say_notice();
    }

    /// What was answered before is of no interest any more.
    pub(crate) fn forget_notice(self) {
        self.change(|visit| visit.desk.notice = None);
    }

    /// Says what went wrong.
    pub(crate) fn complain(self, why: String) {
        self.change(|visit| visit.desk.notify(why, true));
        self.say_notice();
    }

    /// Says what is wished, if something is.
    fn send(self) -> bool {
        self.said.update_value(|said| said.told = false);
        let wishes = self.visit.try_update_untracked(Visit::take_wishes).unwrap_or_default();
        let sent = !wishes.is_empty();
        for (number, wish) in wishes {
            self.said
                .update_value(|Said { road, asked, .. }| asked.push((road.want(wish), number)));
        }
        sent
    }

    /// Time has passed: it is told to those who look only if it matters to them.
    pub(crate) fn tick(self) {
        let ticked = self.visit.try_update_untracked(|visit| {
            let running = |visit: &Visit<G>| {
                let time = visit.desk.countdown(&visit.far);
                (time.map(|time| time.what), visit.desk.notice.is_some())
            };
            let before = running(visit);
            visit.tick(now());
            before != running(visit)
        });
        if ticked == Some(true) {
            self.visit.notify();
        }
    }

    /// Speaks as the page speaks.
    pub(crate) fn speak(self) {
        let words = self.page.words_now();
        self.change(|visit| visit.speak(words));
        self.said.with_value(|Said { road, .. }| road.speak());
    }

    fn change<T>(self, change: impl FnOnce(&mut Visit<G>) -> T) -> T {
        let mut result = None;
        self.visit.update(|visit| result = Some(change(visit)));
        result.expect("whoever sits at a table is there")
    }

    /// Says aloud what happened.
    fn narrate(self, before: usize) {
        let told = self.told_since(before).into_iter().chain(self.urgent());
        let spoken = told.collect::<Vec<_>>().join(" ");
        if !spoken.is_empty() {
            self.page.read_aloud(spoken);
            self.said.update_value(|said| said.told = true);
        }
    }

    /// Says aloud what is asked of somebody who has just come to a deal.
    pub(crate) fn greet(self) {
        let calls = self.calls();
        if !calls.is_empty() {
            self.page.read_aloud(calls.join(" "));
        }
    }

    /// What is asked of him in a deal that runs, and what calls for him.
    fn calls(self) -> Vec<String> {
        let asks = self.asks().filter(|_| self.is_playing_now());
        asks.into_iter().chain(self.urgent()).collect()
    }

    fn urgent(self) -> Option<String> {
        self.visit.with_untracked(|visit| {
            let scene = visit.desk.scene(&visit.far)?;
            G::urgent(&scene, &visit.desk)
        })
    }

    /// The sentences that were told since there were so many.
    fn told_since(self, before: usize) -> Vec<String> {
        self.visit.with_untracked(|visit| {
            let new = visit.desk.count().saturating_sub(before);
            let told = visit.desk.told();
            told[told.len().saturating_sub(new)..].to_vec()
        })
    }

    fn say_notice(self) {
        if let Some(notice) = self.notice() {
            self.page.read_aloud(notice);
        }
    }

    /// What was answered, if it was.
    fn notice_text(self) -> Option<String> {
        self.visit
            .with_untracked(|visit| visit.desk.notice.as_ref().map(|notice| notice.text.clone()))
    }

    /// What somebody must hear, if there is something.
    fn notice(self) -> Option<String> {
        let notice = self.visit.with_untracked(|visit| visit.desk.notice.clone())?;
        if notice.bad {
            sound::play(sound::Sound::Refused);
        }
        Some(notice.text)
    }

    /// Says this after what was just told, which nobody has heard to its end.
    fn say_after(self, texts: impl Iterator<Item = String>) {
        let texts: Vec<String> = texts.collect();
        if texts.is_empty() {
            return;
        }
        let fresh = self.said.with_value(|said| said.told);
        let told = fresh.then(|| self.page.spoken.get_untracked());
        let spoken: Vec<String> = told.into_iter().chain(texts).collect();
        self.page.read_aloud(spoken.join(" "));
    }
}
