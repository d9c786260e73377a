//! A conversation with a bot in the bot protocol, over all its matches.

use super::command::CommandLine;
use super::process::{Fault, Process};
use protocol::{Budget, Fields, FromBot, Hello, Kind, Message, Options, Request, ToBot, VERSION};
use std::io;
use std::time::{Duration, Instant};

/// How a bot is started, and how long it has.
pub(super) struct Terms {
    pub(super) command: CommandLine,
    pub(super) game: &'static str,
    /// For an answer.
    pub(super) answer: Duration,
    /// For the first message, since it was started: interpreters take their time.
    pub(super) start: Duration,
}

/// How many lines that are no answer a bot may write while we wait for one.
const MOST_IGNORED: usize = 64;
/// After so many requests without an answer, a bot hangs.
const PATIENCE: u32 = 5;

/// A bot, and what was said so far.
pub(super) struct Session {
    process: Process,
    /// For an answer.
    answer: Duration,
    /// Until when it must have said hello, if it has not.
    hello_until: Option<Instant>,
    /// The number of the last request.
    asked: u64,
    /// How many requests in a row went without an answer.
    silent: u32,
    /// There is no use in going on.
    over: bool,
}

impl Session {
    /// Starts a bot and says hello.
    ///
    /// # Errors
    /// When it does not start.
    pub(super) fn start(terms: &Terms) -> io::Result<Self> {
        let session = Self {
            process: Process::start(&terms.command)?,
            answer: terms.answer,
            hello_until: Some(Instant::now() + terms.start),
            asked: 0,
            silent: 0,
            over: false,
        };
        let hello = ToBot::Hello(Hello {
            protocol: VERSION,
            program: concat!("reihum ", env!("CARGO_PKG_VERSION")).into(),
            game: terms.game.into(),
            options: Options {
                ms: millis(terms.answer),
                reasons: false,
            },
        });
        // If it has ended already, that is found when it is asked something.
        let _ = session.process.send(hello.line());
        Ok(session)
    }

    /// Whether the bot has not ended.
    pub(super) fn runs(&self) -> bool {
        self.process.runs()
    }

    /// Whether there is no use in going on.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Tells it something.
    ///
    /// # Errors
    /// When it has ended or does not read; then it is over.
    pub(super) fn tell(&mut self, message: &ToBot) -> Result<(), Fault> {
        let sent = self.process.send(message.line());
        self.over |= sent.is_err();
        sent
    }

    /// Asks it something, and waits for the answer.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn ask(&mut self, kind: Kind, legal: Vec<String>, sight: Fields) -> Result<Option<String>, Fault> {
        self.asked += 1;
        self.tell(&ToBot::Request(Request {
            id: self.asked,
            kind,
            legal,
            sight,
            budget: Budget {
                ms: millis(self.answer),
            },
        }))?;
        if let Some(until) = self.hello_until.take() {
            let hello = self.hello(until);
            self.over |= hello.is_err();
            hello?;
        }
        let answer = self.answer();
        self.silent = match answer {
            Err(Fault::Timeout) => self.silent + 1,
            _ => 0,
        };
        self.over |= self.silent >= PATIENCE || matches!(answer, Err(Fault::Crash | Fault::Flood));
        answer
    }

    /// Says good-bye. It ends soon.
    pub(super) fn leave(&mut self) {
        self.process.leave(ToBot::Bye.line());
    }

    fn hello(&mut self, until: Instant) -> Result<(), Fault> {
        self.until_told(until, |message| match message {
            FromBot::Hello(hello) if hello.protocol == VERSION => Some(Ok(())),
            FromBot::Hello(_) | FromBot::Action { .. } => Some(Err(Fault::Illegal)),
            FromBot::Unknown => None,
        })
    }

    /// The answer to the last request. One to an earlier request comes too late, and is none to this one.
    fn answer(&mut self) -> Result<Option<String>, Fault> {
        let asked = self.asked;
        self.until_told(Instant::now() + self.answer, |message| match message {
            FromBot::Action { id, action, .. } if id == asked => Some(Ok(action)),
            FromBot::Action { id, .. } if id > asked => Some(Err(Fault::Illegal)),
            _ => None,
        })
    }

    /// Listens until it says something that `each` takes.
    fn until_told<T>(
        &mut self,
        until: Instant,
        each: impl Fn(FromBot) -> Option<Result<T, Fault>>,
    ) -> Result<T, Fault> {
        for _ in 0..=MOST_IGNORED {
            let line = self.process.receive(until)?;
            let message = FromBot::read(&line).map_err(|_| Fault::Illegal)?;
            if let Some(told) = each(message) {
                return told;
            }
        }
        Err(Fault::Flood)
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
