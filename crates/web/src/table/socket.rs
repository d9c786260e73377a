//! The way to a server's table: a socket that is opened again by itself, and what was not answered is said again.

use super::way::{Heard, Way};
use crate::badge::Link;
use crate::browser::{close, document, tell, window};
use crate::chance;
use crate::guest;
use crate::page::Page;
use client::{Backoff, Ids, Outbox};
use leptos::prelude::*;
use protocol::{Answer, Became, Coming, Message, ToClient, ToServer, Trouble, VERSION, Wish};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, WebSocket};

/// After so long out of sight nobody knows whether a connection still is one: a phone sleeps and says nothing.
const ASLEEP: f64 = 15_000.0;

/// If nothing at all is heard for so long after something was said, the connection is none any more, though nobody has noticed.
const SILENT: Duration = Duration::from_secs(8);

/// So long a new connection may take before another one is tried.
const PATIENCE: Duration = Duration::from_secs(15);

/// A server that speaks so rarely, in milliseconds, is not waited for.
const RARELY: u64 = 600_000;

/// A server that has stopped so long ago, in milliseconds, is not being started again, as far as anybody knows.
const RESTART: f64 = 180_000.0;

/// So long is waited before something is said again that could not be kept.
const AGAIN: Duration = Duration::from_secs(1);

/// Why a server says goodbye though somebody may come again in a moment.
const FOR_NOW: [&str; 6] = ["unknown-guest", "no-hello", "stopping", "again", "failed", "not-kept"];

/// A socket, and what must be known to open it again.
pub(crate) struct Socket {
    page: Page,
    code: String,
    heard: Box<dyn Fn(Heard)>,
    open: RefCell<Option<WebSocket>>,
    /// The one before, until another one is heard: nobody is to seem gone who only speaks another language.
    before: RefCell<Option<WebSocket>>,
    /// How often it was opened: what an older one says is not heard.
    turn: Cell<u32>,
    outbox: RefCell<Outbox>,
    backoff: RefCell<Backoff>,
    /// The last moment that was told.
    moment: Cell<Option<u64>>,
    /// When the server has said that it stops, if it did.
    stopping: Cell<Option<f64>>,
    over: Cell<bool>,
    /// Somebody looks at another page: the browser may keep this one, and come back to it.
    left: Cell<bool>,
    hidden_since: Cell<Option<f64>>,
    /// When something was heard last.
    heard_at: Cell<f64>,
    /// How often the server says that it is there, once it has said so.
    every: Cell<Option<u64>>,
    /// Until when something must be heard again.
    due: Cell<Option<f64>>,
    /// The last one of which it is known what became of it: everything was told on it, or it failed.
    settled: Cell<u32>,
}

/// Opens the way to the table with this code.
pub(crate) fn socket(page: Page, code: String, heard: impl Fn(Heard) + 'static) -> Rc<Socket> {
    let socket = Rc::new(Socket {
        page,
        code,
        heard: Box::new(heard),
        open: RefCell::default(),
        before: RefCell::default(),
        turn: Cell::default(),
        outbox: RefCell::new(Outbox::new(Ids::new(chance::number()))),
        backoff: RefCell::default(),
        moment: Cell::default(),
        stopping: Cell::default(),
        over: Cell::default(),
        left: Cell::default(),
        hidden_since: Cell::default(),
        heard_at: Cell::default(),
        every: Cell::default(),
        due: Cell::default(),
        settled: Cell::default(),
    });
    socket.watch();
    socket.connect();
    socket
}

impl Socket {
    /// The network is back, or somebody looks again at a page that slept: there is no time to lose.
    fn watch(self: &Rc<Self>) {
        let (weak, woken) = (Rc::downgrade(self), Rc::downgrade(self));
        let (gone, back) = (Rc::downgrade(self), Rc::downgrade(self));
        let online = Closure::<dyn Fn()>::new(move || {
            if let Some(socket) = weak.upgrade() {
                socket.hurry();
            }
        });
        let seen = Closure::<dyn Fn()>::new(move || {
            if let Some(socket) = woken.upgrade() {
                socket.looked_at(!document().hidden());
            }
        });
        let goes = Closure::<dyn Fn()>::new(move || {
            if let Some(socket) = gone.upgrade() {
                socket.leave();
            }
        });
        let comes = Closure::<dyn Fn()>::new(move || {
            if let Some(socket) = back.upgrade().filter(|socket| socket.left.take()) {
                socket.hurry();
            }
        });
        for (event, act) in [("online", &online), ("pagehide", &goes), ("pageshow", &comes)] {
            let _ = window().add_event_listener_with_callback(event, act.as_ref().unchecked_ref());
        }
        let _ = document().add_event_listener_with_callback("visibilitychange", seen.as_ref().unchecked_ref());
        // They do nothing when the socket is gone.
        online.forget();
        seen.forget();
        goes.forget();
        comes.forget();
    }

    /// Nobody is at the table while he looks at another page, whatever the browser keeps.
    fn leave(&self) {
        if !self.over.get() {
            self.left.set(true);
            self.hang_up();
        }
    }

    fn looked_at(self: &Rc<Self>, visible: bool) {
        let now = js_sys::Date::now();
        if !visible {
            self.hidden_since.set(Some(now));
            return;
        }
        let slept = self.hidden_since.take().is_some_and(|since| now - since > ASLEEP);
        if slept || self.due.get().is_some_and(|due| due < now) {
            self.hurry();
        }
    }

    /// Nobody knows whether there is a connection: another one is opened.
    fn hurry(self: &Rc<Self>) {
        if !self.over.get() {
            self.page.link.set(Link::Gone);
            self.renew();
        }
    }

    /// Opens it anew, whatever became of the one before.
    fn renew(self: &Rc<Self>) {
        if !self.over.get() {
            // Of several that were not heard yet the first is the one that was.
            let open = self.open.take();
            if self.before.borrow().is_none() {
                *self.before.borrow_mut() = open;
            } else {
                shut(open);
            }
            self.due.set(None);
            (self.heard)(Heard::Lost);
            self.connect();
        }
    }

    fn connect(self: &Rc<Self>) {
        let turn = self.turn.get() + 1;
        self.turn.set(turn);
        let socket = Rc::clone(self);
        spawn_local(async move {
            let token = guest::token().await;
            if socket.over.get() || socket.turn.get() != turn {
                return;
            }
            match token {
                Ok(token) => socket.dial(turn, token),
                Err(_) => socket.lost(turn),
            }
        });
        let weak = Rc::downgrade(self);
        let stuck = move |socket: &Rc<Self>| socket.turn.get() == turn && socket.settled.get() != turn;
        set_timeout(
            move || {
                if let Some(socket) = weak.upgrade().filter(stuck) {
                    socket.hurry();
                }
            },
            PATIENCE,
        );
    }

    fn dial(self: &Rc<Self>, turn: u32, token: String) {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|protocol| protocol == "https:") {
            "wss"
        } else {
            "ws"
        };
        let host = location.host().unwrap_or_default();
        let address = format!("{scheme}://{host}/api/tables/{}/socket", self.code);
        let Ok(socket) = WebSocket::new(&address) else {
            self.lost(turn);
            return;
        };
        let on_open = {
            let (this, socket) = (Rc::clone(self), socket.clone());
            Closure::<dyn Fn()>::new(move || {
                let hello = ToServer::Hello(Coming {
                    protocol: VERSION,
                    token: Some(token.clone()),
                    after: this.moment.get(),
                    lang: Some(this.page.lang_now().code().into()),
                });
                let _ = socket.send_with_str(&hello.line());
            })
        };
        let on_message = {
            let this = Rc::clone(self);
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                this.heard_at.set(js_sys::Date::now());
                let text = event.data().as_string().unwrap_or_default();
                if this.turn.get() == turn
                    && let Ok(message) = ToClient::read(text.as_bytes())
                {
                    this.hear(message);
                }
            })
        };
        let on_close = {
            let this = Rc::clone(self);
            Closure::<dyn Fn()>::new(move || this.lost(turn))
        };
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        on_open.forget();
        on_message.forget();
        on_close.forget();
        *self.open.borrow_mut() = Some(socket);
    }

    /// The server could not keep it, and has not done it: it is said again in a while.
    fn say_again(self: &Rc<Self>, id: u64) {
        let this = Rc::clone(self);
        let again = move || {
            let message = this.outbox.borrow().message(id);
            if let Some(message) = message {
                this.send(&message);
            }
        };
        set_timeout(again, AGAIN);
    }

    fn hear(self: &Rc<Self>, message: ToClient) {
        match &message {
            ToClient::Snapshot(snapshot) => {
                shut(self.before.take());
                self.settled.set(self.turn.get());
                self.moment.set(Some(snapshot.moment));
                self.stopping.take();
                self.backoff.borrow_mut().reset();
                self.page.link.set(Link::There);
                self.expect_more();
            }
            ToClient::Update(update) => self.moment.set(Some(update.moment)),
            ToClient::Answer(answer) => {
                self.outbox.borrow_mut().answered(answer);
                if matches!(answer.became, Became::Failed(_)) {
                    self.say_again(answer.id);
                }
            }
            ToClient::Bye(trouble) => {
                self.bye(trouble);
                return;
            }
            ToClient::Pulse(pulse) => {
                self.every.set(Some(pulse.every));
                self.expect_more();
                return;
            }
            ToClient::Tables { .. } | ToClient::Unknown => {}
        }
        let ToClient::Snapshot(snapshot) = &message else {
            (self.heard)(Heard::Told(Box::new(message)));
            return;
        };
        let overtaken = self.outbox.borrow_mut().overtaken(&snapshot.story);
        (self.heard)(Heard::Told(Box::new(message)));
        for id in overtaken {
            let became = Became::Done;
            (self.heard)(Heard::Told(Box::new(ToClient::Answer(Answer { id, became }))));
        }
        let again: Vec<ToServer> = self.outbox.borrow().again().collect();
        for message in &again {
            self.send(message);
        }
    }

    /// The server will say something soon, if only that it is there. If it does not, the connection is none any more, though nobody has
    /// noticed; while nobody looks, nobody minds.
    fn expect_more(self: &Rc<Self>) {
        let Some(every) = self.every.get().filter(|every| *every <= RARELY) else {
            return;
        };
        let (wait, turn) = (every * 5 / 2, self.turn.get());
        let due = js_sys::Date::now() + wait as f64;
        self.due.set(Some(due));
        let weak = Rc::downgrade(self);
        let silent =
            move |socket: &Rc<Self>| socket.turn.get() == turn && socket.due.get() == Some(due) && !document().hidden();
        set_timeout(
            move || {
                if let Some(socket) = weak.upgrade().filter(silent) {
                    socket.hurry();
                }
            },
            Duration::from_millis(wait),
        );
    }

    fn bye(&self, trouble: &Trouble) {
        self.stopping.set((trouble.why == "stopping").then(js_sys::Date::now));
        // A server that has forgotten us is asked for a new secret by whoever comes again.
        let why = trouble.why.as_str();
        let waits = trouble.is_no_room() && self.moment.get().is_some();
        if !waits && !FOR_NOW.contains(&why) {
            self.over.set(true);
            let mut trouble = trouble.clone();
            if why == "version" {
                trouble.text = self.page.words_now().web_outdated();
                tell("refused");
            }
            (self.heard)(Heard::Over(trouble));
        }
    }

    fn lost(self: &Rc<Self>, turn: u32) {
        if self.over.get() || self.turn.get() != turn {
            return;
        }
        self.settled.set(turn);
        self.open.take();
        let stopped = self.stopping.get();
        let link = if stopped.is_some_and(|since| js_sys::Date::now() - since < RESTART) {
            Link::Restarting
        } else {
            Link::Gone
        };
        self.page.link.set(link);
        (self.heard)(Heard::Lost);
        let wait: Duration = self.backoff.borrow_mut().wait(chance::number());
        let this = Rc::clone(self);
        set_timeout(
            move || {
                if !this.over.get() && this.turn.get() == turn {
                    this.connect();
                }
            },
            wait,
        );
    }

    /// Closes what is open. What it still says is not heard.
    fn hang_up(&self) {
        self.turn.set(self.turn.get() + 1);
        shut(self.open.take());
        shut(self.before.take());
    }

    fn send(&self, message: &ToServer) {
        if let Some(socket) = &*self.open.borrow() {
            // What does not get through is said again by whoever comes back.
            let _ = socket.send_with_str(&message.line());
        }
    }
}

impl Way for Rc<Socket> {
    fn want(&self, wish: Wish) -> u64 {
        let id = self.outbox.borrow_mut().put(wish);
        let message = self.outbox.borrow().message(id);
        if let Some(message) = message {
            self.send(&message);
        }
        let (weak, turn, sent) = (Rc::downgrade(self), self.turn.get(), js_sys::Date::now());
        set_timeout(
            move || {
                let waits = |socket: &Rc<Socket>| {
                    socket.turn.get() == turn
                        && socket.heard_at.get() < sent
                        && socket.outbox.borrow().message(id).is_some()
                };
                if let Some(socket) = weak.upgrade().filter(waits) {
                    socket.hurry();
                }
            },
            SILENT,
        );
        id
    }

    fn speak(&self) {
        // What it answers is said in the new language.
        self.renew();
    }

    fn close(&self) {
        self.over.set(true);
        self.hang_up();
    }
}

fn shut(socket: Option<WebSocket>) {
    if let Some(socket) = socket {
        close(&socket);
    }
}
