//! Somebody at a server's table.

use super::far::Far;
use super::keys::Menu;
use super::news;
use super::{Place, Strange};
use crate::board::Board;
use crate::desk::{Desk, Keys, Page, is_small};
use crate::{Key, Paint, Shown};
use game::quoted;
use protocol::{Became, Happened, Snapshot, Trouble, Update, Wish};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use table::Millis;
use words::Words;

/// Somebody at a table of a server: at the same desk as at a table of his own, but what he wants goes out as a wish.
pub(super) struct Visitor<G: Shown> {
    pub(super) desk: Desk<G>,
    pub(super) far: Far<G>,
    pub(super) menu: Menu,
    /// How others come here.
    pub(super) share: String,
    /// When the last message came, and how late it was at the table then.
    heard: (Millis, Millis),
    /// Whether the connection is gone.
    lost: bool,
    /// What he does in the deal, and is not decided.
    acting: Option<u64>,
    wishes: Vec<(u64, Wish)>,
    /// How many wishes there were.
    count: u64,
    left: bool,
}

impl<G: Shown> Visitor<G> {
    pub(super) fn new(
        now: Millis,
        snapshot: Snapshot,
        words: Words,
        paint: Paint,
        share: String,
    ) -> Result<Self, Strange> {
        let time = Millis(snapshot.time);
        let far = Far::new(snapshot)?;
        let mut visitor = Self {
            desk: Desk::new(words, far.names(), paint, time),
            far,
            menu: Menu::Closed,
            share,
            heard: (now, time),
            lost: false,
            acting: None,
            wishes: Vec::new(),
            count: 0,
            left: false,
        };
        visitor.tell_story()?;
        Ok(visitor)
    }

    /// What was missed.
    fn tell_story(&mut self) -> Result<(), Strange> {
        let story = self.far.table().story.clone();
        story.iter().try_for_each(|happened| self.tell(happened))
    }

    fn tell(&mut self, happened: &Happened) -> Result<(), Strange> {
        let read = |text: &String| {
            text.parse()
                .map_err(|why: <G::Seen as std::str::FromStr>::Err| Strange::Seen(quoted(text), why.to_string()))
        };
        let seen: Vec<G::Seen> = happened.seen.iter().map(read).collect::<Result<_, _>>()?;
        for news in &happened.news {
            let sentence = news::told(news, &self.far, (&self.desk.words, &self.desk.names));
            self.desk.add(sentence);
        }
        self.desk.tell(&seen);
        Ok(())
    }

    /// The time at the table, now that it is so late here.
    fn be(&mut self, now: Millis) {
        let (then, time) = self.heard;
        self.desk.now = time + (now - then);
    }

    /// A message has come, sent when it was so late at the table.
    fn be_told(&mut self, now: Millis, time: u64) {
        self.heard = (now, Millis(time));
        self.be(now);
        self.desk.names = self.far.names();
    }

    /// Wants something, and is answered later.
    pub(super) fn want(&mut self, wish: Wish) -> u64 {
        self.count += 1;
        self.wishes.push((self.count, wish));
        self.count
    }

    /// Wants to do something in the deal.
    fn act(&mut self, action: G::Action) {
        // What is thrown in out of turn must not become a play in turn, whatever happens on the way.
        let waits = self.far.known.is_awaited();
        let thrown = self
            .far
            .deal
            .as_ref()
            .is_some_and(|deal| !waits && deal.deed(&action) == table::Deed::Interjection);
        let text = action.to_string();
        let number = self.want(if thrown { Wish::Throw(text) } else { Wish::Act(text) });
        self.acting = Some(number);
    }

    fn hold(&mut self, held: bool) {
        self.desk.held = held;
        if !held {
            self.acting = None;
        }
    }

    fn refuse(&mut self, trouble: Trouble) {
        let words = &self.desk.words;
        let text = match (trouble.why.as_str(), trouble.rule) {
            (_, Some(rule)) => format!("{} ({rule})", trouble.text),
            ("too-late", _) => words.play_too_late(),
            ("pending", _) => words.play_pending(),
            ("paused", _) => words.join_paused(),
            ("free-seats", _) => words.join_refused_free(),
            ("not-ready", _) => words.join_ask_wait(),
            _ => trouble.text,
        };
        self.desk.notify(text, true);
    }

    /// A key while a deal is being played.
    fn key_in_deal(&mut self, key: Key) {
        if self.far.me().is_none() {
            return self.desk.means_nothing(key);
        }
        let Some(action) = self.desk.press(&self.far, key) else {
            return;
        };
        if self.far.table().standing.paused {
            self.desk.notify(self.desk.words.join_paused(), true);
        } else if self.acting.is_some() {
            self.desk.notify(self.desk.words.play_pending(), true);
        } else if self.may_ask() {
            self.act(action);
        }
    }

    /// Whether the server can be asked for something; if not, that is said.
    pub(super) fn may_ask(&mut self) -> bool {
        if self.lost {
            self.desk.notify(self.desk.words.join_not_now(), true);
        }
        !self.lost
    }

    fn prompt(&self) -> String {
        let words = &self.desk.words;
        if self.desk.page == Page::Leaving {
            return words.join_leaving();
        }
        if self.lost {
            return words.join_lost();
        }
        if let Some(prompt) = self.menu_prompt() {
            return prompt;
        }
        match self.desk.deal(&self.far) {
            Some(_) if self.far.table().standing.paused => words.join_paused(),
            Some(scene) if scene.me.is_some() => G::prompt(&scene, &self.desk.doing),
            Some(scene) => {
                let names: Vec<String> = scene.standing.waits_for.iter().map(|seat| scene.name(seat)).collect();
                let waiting = words.play_waiting(words.all_of(&names));
                format!("{} {waiting}", words.join_you_watch())
            }
            None => self.room_prompt(),
        }
    }

    fn keys(&self) -> Keys {
        let words = &self.desk.words;
        let key = |key: &str, what: String| (key.to_string(), what);
        if self.desk.page == Page::Leaving {
            return vec![key("q", words.play_key_quit()), key("Esc", words.play_key_back())];
        }
        if let Some(keys) = self.menu_keys() {
            return keys;
        }
        let mut keys = match self.desk.deal(&self.far) {
            Some(scene) if scene.me.is_some() => G::keys(&scene, &self.desk.doing),
            Some(_) => Vec::new(),
            None => self.room_keys(),
        };
        if self.far.is_host() {
            keys.push(key("m", words.join_key_host()));
        }
        keys.push(key("l", words.play_key_log()));
        keys
    }
}

impl<G: Shown> Place for Visitor<G> {
    fn everything(&mut self, now: Millis, snapshot: Snapshot) -> Result<(), Strange> {
        let time = snapshot.time;
        self.far.come_back(snapshot)?;
        self.be_told(now, time);
        self.lost = false;
        self.tell_story()?;
        self.desk.settle(&self.far);
        Ok(())
    }

    fn update(&mut self, now: Millis, update: &Update) -> Result<(), Strange> {
        let dealt = self.far.deal_runs();
        self.far.hear(update)?;
        self.be_told(now, update.time);
        for happened in &update.happened {
            self.tell(happened)?;
        }
        if !dealt {
            self.desk.doing = G::Doing::default();
        }
        if dealt != self.far.deal_runs() {
            self.menu = Menu::Closed;
        }
        if !update.happened.is_empty() {
            self.desk.settle(&self.far);
        }
        Ok(())
    }

    fn answer(&mut self, number: u64, became: Became) {
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

    fn lost(&mut self) {
        self.lost = true;
    }

    fn key(&mut self, now: Millis, key: Key) {
        self.tick(now);
        if !self.desk.turns_pages(key, &mut self.left) {
            match key {
                _ if self.menu != Menu::Closed => self.key_in_menu(key),
                Key::Char('m') if self.far.is_host() => self.menu = Menu::Host,
                _ if self.far.deal_runs() => self.key_in_deal(key),
                _ => self.key_in_room(key),
            }
        }
    }

    fn tick(&mut self, now: Millis) {
        self.be(now);
    }

    fn window(&mut self, width: u16, height: u16) {
        self.desk.small = is_small(width, height);
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let (desk, far) = (&self.desk, &self.far);
        let area = frame.area();
        let to = frame.buffer_mut();
        if is_small(area.width, area.height) {
            let leaving = (desk.page == Page::Leaving).then(|| desk.words.join_leaving());
            return desk.draw_too_small(leaving, area, to);
        }
        let [head, body, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(5)]).areas(area);
        desk.draw_head(&desk.head(far), head, to);
        match desk.page {
            Page::Help(from) => return desk.draw_help(far, self.keys(), from, body.union(foot), to),
            Page::Log(back) => return desk.draw_log(back, body.union(foot), to),
            Page::Table | Page::Leaving if far.deal_runs() => desk.draw_table(far, body, to),
            Page::Table | Page::Leaving => self.draw_room(body, to),
        }
        desk.draw_below((&self.prompt(), &desk.clock(far)), self.keys(), foot, to);
    }

    fn counts_down(&self) -> bool {
        self.desk.countdown(&self.far).is_some()
    }

    fn is_left(&self) -> bool {
        self.left
    }

    fn code(&self) -> &str {
        &self.far.table().code
    }

    fn take_wishes(&mut self) -> Vec<(u64, Wish)> {
        std::mem::take(&mut self.wishes)
    }
}
