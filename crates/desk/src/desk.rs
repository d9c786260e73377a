//! What lies before somebody at a table, whoever keeps it: what he was told, and what he is about to do.

use crate::{Board, ByHand, Scene, Wish};
use std::sync::Arc;
use table::{Millis, Mode};
use words::{Names, Words};

/// So much of what happened is kept to be read again.
pub(crate) const TOLD: usize = 500;

/// It is read in this time.
const READ: Millis = Millis(2000);

/// A line that stays until somebody does something, or until something happens when it has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Whether it says why something cannot be.
    pub bad: bool,
    since: Millis,
    /// Whether something has happened since: it goes as soon as it could be read.
    outdated: bool,
}

/// A time that runs out, and matters to the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Countdown {
    /// What is left.
    pub left: Millis,
    /// How much there was.
    pub whole: Millis,
    /// What ends with it.
    pub what: Ends,
}

/// What ends when a time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// The question that is put to the person.
    Question,
    /// The time in which nobody lays a card in turn: one can be thrown in.
    Pause,
    /// The person's own time, if there is a clock: then he is played for.
    Turn,
    /// The time to look at the points: the next deal begins though not everybody is ready.
    Deal,
}

impl Ends {
    /// What stands beside the time.
    pub fn told(self, words: &Words) -> String {
        match self {
            Self::Question => words.play_clock_question(),
            Self::Pause => words.play_clock_throw_in(),
            Self::Turn => words.play_clock_turn(),
            Self::Deal => words.play_clock_deal(),
        }
    }
}

/// What lies before somebody.
pub struct Desk<G: ByHand> {
    /// What is said.
    pub words: Arc<Words>,
    /// What everybody is called.
    pub names: Names,
    /// What those are called whose points there are: after a match others may sit where they sat.
    pub players: Names,
    /// The time, on the table's clock.
    pub now: Millis,
    /// What happened, in sentences.
    told: Vec<String>,
    /// How many sentences there were before those.
    forgotten: usize,
    /// What was answered last.
    pub notice: Option<Notice>,
    /// What he is about to do.
    pub doing: G::Doing,
    /// Whether something that he did is decided in a moment.
    pub held: bool,
}

impl<G: ByHand> Desk<G> {
    /// A desk at which nothing has happened yet.
    pub fn new(words: impl Into<Arc<Words>>, names: Names, now: Millis) -> Self {
        Self {
            words: words.into(),
            players: names.clone(),
            names,
            now,
            told: Vec::new(),
            forgotten: 0,
            notice: None,
            doing: G::Doing::default(),
            held: false,
        }
    }

    /// What the person sees now; nothing before the first deal.
    pub fn scene<'a>(&'a self, board: &'a impl Board<G>) -> Option<Scene<'a, G>> {
        Some(Scene {
            view: board.view()?,
            words: &self.words,
            names: &self.names,
            me: board.me(),
            standing: board.standing(),
            now: self.now,
            held: self.held,
        })
    }

    /// What happened, in sentences, the oldest first.
    pub fn told(&self) -> &[String] {
        &self.told
    }

    /// How many sentences there were in all.
    pub fn count(&self) -> usize {
        self.forgotten + self.told.len()
    }

    /// Tells what was seen, in sentences.
    pub fn tell(&mut self, seen: &[G::Seen]) {
        let seen: Vec<G::Seen> = seen.iter().filter(|seen| G::is_worth_telling(seen)).cloned().collect();
        self.add(G::narrate(&self.words, &seen, &self.names));
    }

    /// Notes sentences down.
    pub fn add(&mut self, sentences: impl IntoIterator<Item = String>) {
        self.told.extend(sentences);
        let too_many = self.told.len().saturating_sub(TOLD);
        self.told.drain(..too_many);
        self.forgotten += too_many;
    }

    /// What was told is told again.
    pub(crate) fn forget(&mut self) {
        self.forgotten += self.told.len();
        self.told.clear();
    }

    /// Something has happened: what cannot be any more is forgotten, and what was read goes.
    pub fn settle(&mut self, board: &impl Board<G>) {
        self.outdate();
        let mut doing = std::mem::take(&mut self.doing);
        if let Some(scene) = self.scene(board) {
            G::settle(&scene, &mut doing);
        }
        self.doing = doing;
    }

    /// Something has happened: what was answered before may not hold any more.
    pub fn outdate(&mut self) {
        if let Some(notice) = &mut self.notice {
            notice.outdated = true;
        }
        self.drop_read();
    }

    /// What does not hold any more goes when it could be read.
    pub fn drop_read(&mut self) {
        let now = self.now;
        self.notice
            .take_if(|notice| notice.outdated && now - notice.since >= READ);
    }

    /// Something was picked.
    pub fn pick(&mut self, board: &impl Board<G>, pick: G::Pick) -> Wish<G::Action> {
        let mut doing = std::mem::take(&mut self.doing);
        let wish = self.scene(board).map(|scene| G::pick(&scene, &mut doing, pick));
        self.doing = doing;
        wish.unwrap_or(Wish::Nothing)
    }

    /// Answers something.
    pub fn notify(&mut self, text: String, bad: bool) {
        let since = self.now;
        let outdated = false;
        self.notice = Some(Notice {
            text,
            bad,
            since,
            outdated,
        });
    }

    /// A countdown that matters to the person.
    pub fn countdown(&self, board: &impl Board<G>) -> Option<Countdown> {
        let (settings, standing) = (board.settings(), board.standing());
        // How long others have for their answer or their turn is no matter.
        let mine = board.me().is_some_and(|me| standing.waits_for.contains(me));
        let pause = match settings.mode {
            Mode::Race => settings.pace.least,
            Mode::Fair(time) | Mode::Calm(time) => time,
        };
        let all = [
            (
                Ends::Question,
                standing.question_until.filter(|_| mine),
                Some(settings.question),
            ),
            (
                Ends::Pause,
                standing.throw_in_until.filter(|_| standing.interjectable),
                Some(pause),
            ),
            (Ends::Turn, standing.clock.filter(|_| mine), settings.clock),
            (Ends::Deal, standing.deal_at, settings.between),
        ];
        all.into_iter().find_map(|(what, until, whole)| {
            let left = Some(until? - self.now).filter(|left| *left > Millis(0) && !standing.paused)?;
            let whole = whole?.max(left);
            Some(Countdown { left, whole, what })
        })
    }
}
