//! Somebody who stays at a table whatever the socket does.

use crate::{Backoff, Connection, Error, Ids, Known, Outbox, Server};
use protocol::{Answer, Became, Coming, Message, Snapshot, ToClient, Update, VERSION, Wish};
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

/// Somebody at a table: what he knows, and what he has asked for. A lost connection is opened again, and what was missed or not answered is made up for.
#[derive(Debug)]
pub struct Visit {
    server: Server,
    code: String,
    token: String,
    lang: Option<String>,
    connection: Option<Connection>,
    known: Option<Known>,
    outbox: Outbox,
    backoff: Backoff,
    /// So long the table may take to tell him everything when he comes.
    patience: Duration,
    /// Before this he does not come again.
    not_before: Instant,
    /// When he repeats what the server could not keep.
    repeats: Option<Instant>,
    /// What he wants in the deal is meant for its moment: when something happened there while he was away, it is not said again.
    by_hand: bool,
    /// What is decided by that.
    overtaken: Vec<u64>,
    /// Since when nothing was heard, and whether he has asked why.
    quiet_since: Instant,
    asked: bool,
}

/// Something that somebody at a table hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// He has come, or come back, and was told everything. What he has missed is in the story.
    Everything,
    /// Something happened.
    Update(Update),
    /// What became of a command.
    Answer(Answer),
}

/// After so long without a word he asks whether anybody is there, and after as long again he believes that nobody is.
const QUIET: Duration = Duration::from_secs(20);

/// So long a table may take to tell everything.
const PATIENCE: Duration = Duration::from_secs(30);

impl Visit {
    /// Wants to come to a table. He is there when [`next`](Visit::next) says so.
    pub fn new(server: Server, code: impl Into<String>, token: impl Into<String>) -> Self {
        let now = Instant::now();
        Self {
            server,
            code: code.into(),
            token: token.into(),
            lang: None,
            connection: None,
            known: None,
            outbox: Outbox::new(Ids::drawn()),
            backoff: Backoff::default(),
            patience: PATIENCE,
            not_before: now,
            repeats: None,
            by_hand: false,
            overtaken: Vec::new(),
            quiet_since: now,
            asked: false,
        }
    }

    /// Refusals are explained in this language.
    pub fn speaking(mut self, lang: &str) -> Self {
        self.lang = Some(lang.into());
        self
    }

    /// He is a person, who saw a moment and meant that one.
    pub fn by_hand(mut self) -> Self {
        self.by_hand = true;
        self
    }

    /// What he knows of the table, once he was there.
    pub fn known(&self) -> Option<&Known> {
        self.known.as_ref()
    }

    /// What he has asked for and was not answered.
    pub fn outbox(&self) -> &Outbox {
        &self.outbox
    }

    /// Whether there is a connection, as far as he knows.
    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Asks for something, and keeps asking until it is decided. The number is that of the answer.
    pub async fn want(&mut self, wish: Wish) -> u64 {
        if let (Wish::Ready(Some(nonce)), Some(known)) = (&wish, &mut self.known) {
            known.offer(nonce);
        }
        let id = self.outbox.put(wish);
        if let (Some(connection), Some(message)) = (&mut self.connection, self.outbox.message(id))
            && connection.send(&message).await.is_err()
        {
            self.lose();
        }
        id
    }

    /// The next thing he hears. A lost connection is none: it is opened again, however long that takes. It can be given up at any time, and asked again.
    ///
    /// # Errors
    /// What will not pass: the table is not there or not for him, or the server contradicts itself.
    pub async fn next(&mut self) -> Result<Heard, Error> {
        loop {
            match self.hear().await {
                Err(error) if error.passes() => {}
                heard => return heard,
            }
        }
    }

    /// The same for somebody who wants to know when the connection is lost, or could not be opened again: after an error that
    /// [passes](Error::passes), ask again.
    ///
    /// # Errors
    /// Whatever goes wrong.
    pub async fn hear(&mut self) -> Result<Heard, Error> {
        loop {
            if let Some(id) = self.overtaken.pop() {
                let became = Became::Done;
                return Ok(Heard::Answer(Answer { id, became }));
            }
            let heard = if self.connection.is_some() {
                self.listen().await
            } else {
                sleep_until(self.not_before).await;
                self.come().await.map(|()| Some(Heard::Everything))
            };
            match heard {
                Ok(Some(heard)) => return Ok(heard),
                Ok(None) => {}
                Err(error) => {
                    if error.passes() {
                        self.lose();
                    }
                    self.connection = None;
                    return Err(error);
                }
            }
        }
    }

    /// Goes away for now. His seat is kept for a while.
    pub async fn go(self) {
        if let Some(connection) = self.connection {
            connection.close().await;
        }
    }

    /// The connection is gone, and will be opened again after a while.
    fn lose(&mut self) {
        self.connection = None;
        let dice = self.outbox.ids().number();
        self.not_before = Instant::now() + self.backoff.wait(dice);
    }

    /// Comes to the table, is told everything, and says again what was not answered.
    async fn come(&mut self) -> Result<(), Error> {
        let hello = Coming {
            protocol: VERSION,
            token: Some(self.token.clone()),
            after: self.known.as_ref().map(Known::moment),
            lang: self.lang.clone(),
        };
        let mut connection = Connection::to_table(&self.server, &self.code, hello).await?;
        let patience = self.patience;
        let told = timeout(patience, snapshot(&mut connection)).await;
        let snapshot = told.map_err(|_| Error::Lost(format!("the table says nothing in {patience:?}")))??;
        if self.by_hand {
            self.overtaken.extend(self.outbox.overtaken(&snapshot.story));
        }
        for message in self.outbox.again() {
            connection.send(&message).await?;
        }
        match &mut self.known {
            Some(known) => known.come_back(snapshot)?,
            None => self.known = Some(Known::new(snapshot)),
        }
        self.connection = Some(connection);
        self.backoff.reset();
        self.repeats = None;
        self.hear_something();
        Ok(())
    }

    /// The next message that means something.
    async fn listen(&mut self) -> Result<Option<Heard>, Error> {
        let Some(connection) = &mut self.connection else {
            return Ok(None);
        };
        let quiet = self.quiet_since + QUIET;
        let until = self.repeats.map_or(quiet, |repeats| repeats.min(quiet));
        let Ok(message) = timeout_at(until, connection.next()).await else {
            return self.wait_is_over().await.map(|()| None);
        };
        let Some(text) = message? else {
            self.hear_something();
            return Ok(None);
        };
        let message = ToClient::read(text.as_bytes()).map_err(|why| connection.server().strange(why.to_string()))?;
        self.hear_something();
        self.take(message)
    }

    fn take(&mut self, message: ToClient) -> Result<Option<Heard>, Error> {
        match message {
            ToClient::Update(update) => {
                if let Some(known) = &mut self.known {
                    known.hear(&update)?;
                }
                Ok(Some(Heard::Update(update)))
            }
            ToClient::Answer(answer) => {
                self.outbox.answered(&answer);
                if matches!(answer.became, Became::Failed(_)) {
                    let dice = self.outbox.ids().number();
                    self.repeats = Some(Instant::now() + self.backoff.wait(dice));
                }
                Ok(Some(Heard::Answer(answer)))
            }
            ToClient::Bye(trouble) => Err(Error::Bye(trouble)),
            ToClient::Snapshot(_) | ToClient::Tables { .. } | ToClient::Pulse(_) | ToClient::Unknown => Ok(None),
        }
    }

    fn hear_something(&mut self) {
        self.quiet_since = Instant::now();
        self.asked = false;
    }

    /// It is time to repeat something, or to ask whether anybody is there.
    async fn wait_is_over(&mut self) -> Result<(), Error> {
        let Some(connection) = &mut self.connection else {
            return Ok(());
        };
        if self.repeats.is_some_and(|repeats| repeats <= Instant::now()) {
            for message in self.outbox.again() {
                connection.send(&message).await?;
            }
            // Whoever gives up meanwhile repeats all of it: twice does no harm.
            self.repeats = None;
            return Ok(());
        }
        if self.asked {
            return Err(Error::Lost("the server is silent".into()));
        }
        connection.ping().await?;
        self.quiet_since = Instant::now();
        self.asked = true;
        Ok(())
    }
}

/// What somebody is told first.
async fn snapshot(connection: &mut Connection) -> Result<Snapshot, Error> {
    loop {
        match connection.receive().await? {
            ToClient::Snapshot(snapshot) => return Ok(*snapshot),
            ToClient::Bye(trouble) => return Err(Error::Bye(trouble)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn a_table_that_says_nothing_is_not_waited_for_without_end() {
        // Given a server that opens, and then says nothing,
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::new(listener.local_addr().unwrap().to_string().parse().unwrap());
        tokio::spawn(async move {
            let mut open = Vec::new();
            while let Ok((stream, _)) = listener.accept().await {
                open.push(tokio_tungstenite::accept_async(stream).await);
            }
        });
        // when somebody comes to a table there,
        let mut visit = Visit::new(server, "bado-keli-mora", "secret");
        visit.patience = Duration::from_millis(50);
        let heard = timeout(Duration::from_mins(1), visit.hear()).await;
        // then he takes the connection for lost, and may come again.
        let error = heard.expect("he waits for ever").unwrap_err();
        assert!(matches!(error, Error::Lost(_)) && error.passes(), "{error:?}");
    }
}
