//! Tables of one's own, one for each game: they are in the worker, and their logs are kept here. No server is needed.

use crate::Route;
use crate::browser::complain;
use crate::chance;
use crate::games::GameName;
use crate::helper::Helper;
use crate::keep::{forget, keep, kept};
use crate::page::Page;
use crate::table::{Heard, Way};
use client::{Ids, Outbox};
use leptos::prelude::*;
use protocol::worker::NewHome;
use protocol::worker::{FromWorker, ToWorker};
use protocol::{Coming, Message, ToClient, ToServer, Trouble, VERSION, Wish};
use std::cell::RefCell;
use std::rc::Rc;
use words::Words;

/// What is kept of a table: one of each game can go on later.
#[derive(Clone, Copy)]
enum Kept {
    /// Its log, an entry a line.
    Log,
    /// What the person is called there.
    Name,
    /// That its match has come to its end.
    Over,
}

impl Kept {
    /// Under which name it is kept.
    fn of(self, game: GameName) -> String {
        let what = match self {
            Self::Log => "log",
            Self::Name => "name",
            Self::Over => "over",
        };
        format!("own-{what}-{}", game.name())
    }
}

thread_local! {
    /// The table that is opened next.
    static NEW: RefCell<Option<NewHome>> = const { RefCell::new(None) };
}

/// Begins a new table, and goes there. The one before at which the same was played is given up.
pub(crate) fn begin(page: Page, game: GameName, new: NewHome) {
    NEW.set(Some(new));
    page.go(Route::Own(game));
}

/// Whether there is a table of this game to go on at.
pub(crate) fn is_kept(game: GameName) -> bool {
    log(game).is_some()
}

/// Whether a match goes on there.
pub(crate) fn runs(game: GameName) -> bool {
    is_kept(game) && kept(&Kept::Over.of(game)).is_none()
}

/// Notes whether a match goes on there.
pub(crate) fn note(game: GameName, runs: bool) {
    let over = Kept::Over.of(game);
    if runs {
        forget(&over);
    } else {
        keep(&over, "yes");
    }
}

/// The log of the table that is kept: a record can be made of it.
pub(crate) fn log(game: GameName) -> Option<String> {
    kept(&Kept::Log.of(game))
}

/// The way to the table in the worker.
struct Own {
    page: Page,
    game: GameName,
    heard: Box<dyn Fn(Heard)>,
    outbox: RefCell<Outbox>,
}

/// Opens the way to the new table, or to the one that was kept; there is none if there is neither.
pub(crate) fn way(
    page: Page,
    game: GameName,
    heard: impl Fn(Heard) + 'static,
    advice: impl Fn(FromWorker) + 'static,
) -> Option<Rc<dyn Way>> {
    let first = if let Some(new) = NEW.take() {
        keep(&Kept::Name.of(game), &new.name);
        ToWorker::Open(Box::new(new))
    } else {
        ToWorker::Wake {
            name: kept(&Kept::Name.of(game))?,
            log: log(game)?,
            chance: chance::number(),
        }
    };
    let own = Rc::new(Own {
        page,
        game,
        heard: Box::new(heard),
        outbox: RefCell::new(Outbox::new(Ids::new(chance::number()))),
    });
    let listener = Rc::clone(&own);
    let woken = matches!(first, ToWorker::Wake { .. });
    let first = RefCell::new(Some(first));
    page.helper.listen(move |message| match message {
        FromWorker::Studied => match first.take() {
            Some(first) => listener.enter(&first),
            None => advice(FromWorker::Studied),
        },
        // It is of the table that was left: a bot of it thought when it was.
        FromWorker::Keep { .. } | FromWorker::Tell { .. } if first.borrow().is_some() => {}
        FromWorker::Keep { after, entries } => listener.keep(after, &entries),
        FromWorker::Tell { texts } => texts.iter().for_each(|text| listener.hear(text)),
        FromWorker::Failed { why } => {
            complain(&why);
            if woken {
                listener.fail(Words::felt_unreadable);
            } else {
                listener.fail(Words::web_bots_none);
            }
        }
        other => advice(other),
    });
    // One that could not be started is forgotten first: it is tried again now.
    page.helper.state.set(Helper::Unknown);
    page.teach();
    page.study(game.name());
    let missing = Rc::clone(&own);
    Effect::new(move || {
        if page.helper.state.get() == Helper::Missing {
            missing.fail(Words::web_bots_none);
        }
    });
    Some(own)
}

impl Own {
    /// The table is opened or woken, and its guest comes.
    fn enter(&self, first: &ToWorker) {
        self.page.helper.ask(first);
        self.come();
    }

    /// The guest comes, or comes again to be told everything in another language.
    fn come(&self) {
        let hello = ToServer::Hello(Coming {
            protocol: VERSION,
            token: None,
            after: None,
            lang: Some(self.page.lang_now().code().into()),
        });
        self.say(&hello);
    }

    /// That was all.
    fn fail(&self, why: fn(&Words) -> String) {
        (self.heard)(Heard::Over(Trouble {
            why: "failed".into(),
            rule: None,
            text: why(&self.page.words_now()),
        }));
    }

    fn say(&self, message: &ToServer) {
        self.page.helper.ask(&ToWorker::Say { text: message.line() });
    }

    /// Keeps what is new. Where the browser keeps nothing it is there until the page is closed.
    fn keep(&self, after: u64, entries: &[String]) {
        let name = Kept::Log.of(self.game);
        let log = kept(&name).unwrap_or_default();
        // What is kept beyond that is not of this table: another window had it then, or a visit that was broken off.
        let before: Vec<&str> = log.split_inclusive('\n').take(after as usize).collect();
        // Half a log would be worse than none.
        let whole = before.len() as u64 == after;
        let new = entries.iter().flat_map(|entry| [entry, "\n"]);
        let log: String = before.iter().copied().chain(new).collect();
        if whole {
            keep(&name, &log);
        }
        self.page.helper.ask(&ToWorker::Kept);
    }

    fn hear(&self, text: &str) {
        let Ok(message) = ToClient::read(text.as_bytes()) else {
            return;
        };
        match message {
            ToClient::Bye(trouble) => (self.heard)(Heard::Over(trouble)),
            message => {
                if let ToClient::Answer(answer) = &message {
                    self.outbox.borrow_mut().answered(answer);
                }
                let again = matches!(message, ToClient::Snapshot(_));
                (self.heard)(Heard::Told(Box::new(message)));
                if again {
                    let again: Vec<ToServer> = self.outbox.borrow().again().collect();
                    for message in &again {
                        self.say(message);
                    }
                }
            }
        }
    }
}

impl Way for Own {
    fn want(&self, wish: Wish) -> u64 {
        let id = self.outbox.borrow_mut().put(wish);
        let message = self.outbox.borrow().message(id);
        if let Some(message) = message {
            self.say(&message);
        }
        id
    }

    fn speak(&self) {
        self.page.teach();
        self.come();
    }

    fn close(&self) {
        self.page.helper.ask(&ToWorker::Leave);
        self.page.helper.listen(|_| ());
    }
}
