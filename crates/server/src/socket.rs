//! A connection of somebody at a table, or of somebody who looks at the list of tables.

use crate::guests::Known;
use crate::limits::{Bucket, Share};
use crate::peer::Peer;
use crate::rooms::{Door, NoTable};
use crate::task::{Incoming, Line};
use crate::{Hub, chance};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use protocol::{Coming, FromBot, MOST_FROM_CLIENT, MOST_ID, Message as _, Pulse, ToClient, ToServer, Wish};
use room::{Entering, Said, Text, Voice, bye};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use table::{Guest, Millis};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use words::Lang;

/// How long somebody may take to say who he is, and to take what he is sent.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long the last word may take.
const LAST_WORD: Duration = Duration::from_secs(1);
/// So many messages wait for somebody who does not read before he is cut off.
const OUTBOX: usize = 256;
/// How many pings are remembered: the quickest says how far away somebody is.
const PINGS: usize = 8;
/// After so many pings without an answer nobody is there.
const UNANSWERED: u32 = 3;
/// How often the list of tables is sent at most.
const LOBBY: Duration = Duration::from_millis(300);

/// Why a connection ends: a word, and a sentence.
struct Over {
    code: u16,
    text: Text,
}

impl Over {
    fn new(code: u16, why: &str, text: &str) -> Self {
        Self {
            code,
            text: bye(why, text),
        }
    }

    fn limited(text: &str) -> Self {
        Self::new(close_code::POLICY, "too-much", text)
    }

    /// What came is no message of a socket: too long, no text, or broken. If the connection is gone, nobody hears it.
    fn unreadable() -> Self {
        let text = format!("messages are texts of at most {MOST_FROM_CLIENT} bytes, framed as WebSockets are");
        Self::new(close_code::POLICY, "unreadable", &text)
    }

    fn stopping() -> Self {
        let text = "the server stops: come back in a moment";
        Self::new(close_code::RESTART, "stopping", text)
    }

    fn again() -> Self {
        let text = "you are too slow, or the table was put away: come back";
        Self::new(close_code::AGAIN, "again", text)
    }

    fn binary() -> Self {
        Self::new(close_code::UNSUPPORTED, "unreadable", "messages are texts")
    }
}

impl From<NoTable> for Over {
    fn from(no: NoTable) -> Self {
        let trouble = no.trouble();
        Self::new(close_code::POLICY, &trouble.why, &trouble.text)
    }
}

/// Somebody at the table with this code.
pub(crate) async fn table(hub: Arc<Hub>, mut socket: WebSocket, code: String, peer: Peer) {
    let _one = hub.metrics.connections.one();
    let came = sit_down(&hub, &mut socket, &code, peer).await;
    stay(&hub, socket, came).await;
}

/// Somebody's bot at the table with this code: it has said who it is with its request.
pub(crate) async fn bot(hub: Arc<Hub>, socket: WebSocket, code: String, peer: Peer, known: Known) {
    let _one = hub.metrics.connections.one();
    let came = come(&hub, &code, peer, known, Voice::Bot(chance::number())).await;
    stay(&hub, socket, came.map(Some)).await;
}

/// Stays at a table until it is over.
async fn stay(hub: &Hub, mut socket: WebSocket, came: Result<Option<AtTable>, Over>) {
    let over = match came {
        Ok(Some(mut seat)) => {
            let over = seat.serve(hub, &mut socket).await;
            let exit = Incoming::Exit {
                connection: seat.connection,
            };
            let _ = seat.door.send((hub.clock.now(), exit)).await;
            over
        }
        Ok(None) => None,
        Err(over) => Some(over),
    };
    say_good_bye(&mut socket, over).await;
}

/// Says why, if there is something to say, and closes.
async fn say_good_bye(socket: &mut WebSocket, over: Option<Over>) {
    let Some(Over { code, text }) = over else {
        // Whoever closes waits for an answer, which lies ready. If he is just gone, nobody hears it.
        let _ = timeout(LAST_WORD, socket.flush()).await;
        return;
    };
    let farewell = async {
        let _ = socket.feed(message(text)).await;
        let close = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(""),
        };
        let _ = socket.send(Message::Close(Some(close))).await;
        // What he still says is not heard, but he must not be cut off before he has read the last word.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = timeout(LAST_WORD, farewell).await;
}

/// Says that we are there, and when we say so again: pages do not hear pings. Nothing if nobody takes it.
async fn pulse(hub: &Hub, socket: &mut WebSocket) -> Option<()> {
    let every = hub.config.ping_every.as_millis() as u64;
    let pulse = Text::from(&ToClient::Pulse(Pulse { every }));
    timeout(PATIENCE, socket.send(message(pulse))).await.ok()?.ok()
}

/// A text as it goes over a socket.
fn message(text: Text) -> Message {
    Message::Text(Utf8Bytes::try_from(text.into_bytes()).expect("messages are text"))
}

/// A guest at a table.
struct AtTable {
    connection: u64,
    guest: Guest,
    peer: Peer,
    speaks_as_bot: bool,
    door: Door,
    out: mpsc::Receiver<Said>,
    pings: Pings,
    _share: Share<Guest>,
}

/// Hears who it is, and lets him in. Nothing if he has gone.
async fn sit_down(hub: &Arc<Hub>, socket: &mut WebSocket, code: &str, peer: Peer) -> Result<Option<AtTable>, Over> {
    let Some(coming) = hello(socket).await? else {
        return Ok(None);
    };
    let known = identify(hub, &coming, peer).await?;
    let lang = coming.lang.as_deref().and_then(Lang::from_locale).unwrap_or_default();
    let after = coming.after;
    come(hub, code, peer, known, Voice::Person { after, lang })
        .await
        .map(Some)
}

/// Lets somebody in.
async fn come(hub: &Arc<Hub>, code: &str, peer: Peer, known: Known, voice: Voice) -> Result<AtTable, Over> {
    let row = hub.table_for(known.guest, code, peer).await?;
    let share = hub.by_guest.take(known.guest);
    let share = share.ok_or_else(|| limited(hub, "you have too many connections: close some of them"))?;
    let now = hub.clock.now();
    if !hub.returns.take((known.guest, row.id), now) {
        return Err(limited(hub, "you come to this table too often: wait a moment"));
    }
    let connection = hub.connection();
    let often = !hub.entries.take((peer.home(), row.id), now);
    // A table may fall asleep at the very moment somebody comes: then it is woken again.
    for _ in 0..3 {
        let door = hub.door(&row).await?;
        let (sender, out) = mpsc::channel(OUTBOX);
        let line = Line {
            out: sender,
            home: peer.home(),
        };
        let entering = Entering {
            connection,
            guest: known.guest,
            name: known.name.clone(),
            voice,
            often,
            out: line,
        };
        let enter = Incoming::Enter(Box::new(entering));
        if door.send((hub.clock.now(), enter)).await.is_ok() {
            hub.rooms.note(row.id, known.guest);
            return Ok(AtTable {
                connection,
                guest: known.guest,
                peer,
                speaks_as_bot: matches!(voice, Voice::Bot(_)),
                door,
                out,
                pings: Pings::default(),
                _share: share,
            });
        }
    }
    Err(NoTable::Failed.into())
}

fn limited(hub: &Hub, text: &str) -> Over {
    hub.limited(text);
    Over::limited(text)
}

/// The first message. Nothing if nobody is there any more.
async fn hello(socket: &mut WebSocket) -> Result<Option<Coming>, Over> {
    let first = timeout(PATIENCE, async {
        loop {
            match socket.recv().await {
                Some(Ok(Message::Text(text))) => return Some(Ok(ToServer::read(text.as_bytes()))),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => return Some(Err(Over::binary())),
                Some(Err(_)) => return Some(Err(Over::unreadable())),
                Some(Ok(Message::Close(_))) | None => return None,
            }
        }
    });
    let bad = |text: &str| Over::new(close_code::POLICY, "no-hello", text);
    match first.await {
        Err(_) => Err(bad("nothing was said for a while: begin with a hello")),
        Ok(None) => Ok(None),
        Ok(Some(Err(over))) => Err(over),
        Ok(Some(Ok(Ok(ToServer::Hello(coming))))) if coming.protocol == protocol::VERSION => Ok(Some(coming)),
        Ok(Some(Ok(Ok(ToServer::Hello(coming))))) => Err(Over::new(
            close_code::POLICY,
            "version",
            &format!(
                "this server speaks version {}, not {}",
                protocol::VERSION,
                coming.protocol
            ),
        )),
        Ok(Some(Ok(Ok(_)))) => Err(bad("the first message must be a hello")),
        Ok(Some(Ok(Err(error)))) => Err(bad(&error.to_string())),
    }
}

async fn identify(hub: &Hub, coming: &Coming, peer: Peer) -> Result<Known, Over> {
    let text = "say who you are: a hello has a token";
    let token = coming.token.as_deref();
    let token = token.ok_or_else(|| Over::new(close_code::POLICY, "unknown-guest", text))?;
    Ok(hub.known_from(token, peer).await?)
}

impl AtTable {
    /// Carries messages both ways until it is over; nothing if there is nobody to tell why.
    async fn serve(&mut self, hub: &Hub, socket: &mut WebSocket) -> Option<Over> {
        let mut ping = interval(hub.config.ping_every);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = hub.stopping();
        let stopping = stopping.wait();
        tokio::pin!(stopping);
        loop {
            // What is to be said comes first: to look each time whether something was said as well would cost as much again.
            tokio::select! {
                biased;
                said = self.out.recv() => {
                    let Some(said) = said else {
                        // A table goes when the server stops, and may have been quicker.
                        return Some(if hub.stops() { Over::stopping() } else { Over::again() });
                    };
                    if let Some(text) = timeout(PATIENCE, self.send(socket, said)).await.ok()?.ok()? {
                        return Some(Over { code: close_code::NORMAL, text });
                    }
                }
                () = &mut stopping => {
                    return Some(Over::stopping());
                }
                _ = ping.tick() => {
                    let ping = self.pings.next(hub.clock.now())?;
                    // The first is there before anybody was told how it stands, which comes before all else.
                    if self.pings.number > 1 && !self.speaks_as_bot {
                        pulse(hub, socket).await?;
                    }
                    timeout(PATIENCE, socket.send(Message::Ping(ping.into()))).await.ok()?.ok()?;
                }
                message = socket.recv() => {
                    let heard = match message? {
                        Ok(message) => self.hear(hub, message).await,
                        Err(_) => Err(Some(Over::unreadable())),
                    };
                    if let Err(over) = heard {
                        return over;
                    }
                }
            }
        }
    }

    /// Sends all that lies ready, but for the last word.
    async fn send(&mut self, socket: &mut WebSocket, first: Said) -> Result<Option<Text>, axum::Error> {
        let mut next = Some(first);
        while let Some(said) = next {
            match said {
                Said::More(text) => socket.feed(message(text)).await?,
                Said::Many(texts) => {
                    for text in texts {
                        socket.feed(message(text)).await?;
                    }
                }
                Said::Last(text) => return Ok(Some(text)),
            }
            next = self.out.try_recv().ok();
        }
        socket.flush().await?;
        Ok(None)
    }

    async fn hear(&mut self, hub: &Hub, message: Message) -> Result<(), Option<Over>> {
        let now = hub.clock.now();
        // Whoever answers what he was asked says nothing of his own.
        if let Message::Pong(pong) = &message
            && self.pings.answered(pong, now)
        {
            return Ok(());
        }
        if !hub.messages.take(self.guest, now) {
            return Err(Some(limited(hub, "you send too many messages: slow down")));
        }
        match message {
            Message::Text(text) => {
                hub.metrics.messages_in.add(1);
                let bad = |text: &str| Some(Over::new(close_code::POLICY, "unreadable", text));
                if self.speaks_as_bot {
                    let said = FromBot::read(text.as_bytes()).map_err(|error| bad(&error.to_string()))?;
                    let connection = self.connection;
                    let _ = self.door.send((now, Incoming::Said { connection, said })).await;
                    return Ok(());
                }
                let read = ToServer::read(text.as_bytes()).map_err(|error| bad(&error.to_string()))?;
                match read {
                    ToServer::Command { id, .. } if id >= MOST_ID => {
                        Err(bad("the number of a command is less than 2^53"))
                    }
                    // What is played ends with its match; of all else the log would grow without end. Whoever is not alone at his address is not to blame.
                    ToServer::Command { id, wish }
                        if !matches!(wish, Wish::Act(_) | Wish::Throw(_))
                            && !hub.requests.take(self.peer.home(), now) =>
                    {
                        hub.limited("too much is done around the deals from an address");
                        let connection = self.connection;
                        let _ = self.door.send((now, Incoming::TooMuch { connection, id })).await;
                        Ok(())
                    }
                    ToServer::Command { id, wish } => {
                        let (connection, trip) = (self.connection, self.pings.trip());
                        let wish = Incoming::Wish {
                            connection,
                            id,
                            wish,
                            trip,
                        };
                        // A table that has gone drops our outbox too, and then it is over.
                        let _ = self.door.send((now, wish)).await;
                        Ok(())
                    }
                    ToServer::Hello(_) | ToServer::Unknown => Ok(()),
                }
            }
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Binary(_) => Err(Some(Over::binary())),
            Message::Close(_) => Err(None),
        }
    }
}

/// How far away somebody is: measured by our own pings, for his word alone would not do.
#[derive(Debug, Default)]
struct Pings {
    number: u64,
    sent: Option<Millis>,
    unanswered: u32,
    /// How long the last few took.
    trips: VecDeque<Millis>,
}

impl Pings {
    /// The next ping; nothing if nobody answers any more.
    fn next(&mut self, now: Millis) -> Option<Vec<u8>> {
        if self.unanswered >= UNANSWERED {
            return None;
        }
        self.unanswered += 1;
        self.number += 1;
        self.sent = Some(now);
        Some(self.number.to_le_bytes().to_vec())
    }

    /// Whether this answers the last ping. Only such an answer says something, and only once.
    fn answered(&mut self, pong: &[u8], now: Millis) -> bool {
        if pong != self.number.to_le_bytes() {
            return false;
        }
        let Some(sent) = self.sent.take() else {
            return false;
        };
        self.unanswered = 0;
        if self.trips.len() == PINGS {
            self.trips.pop_front();
        }
        self.trips.push_back(now - sent);
        true
    }

    fn trip(&self) -> Millis {
        self.trips.iter().copied().min().unwrap_or_default()
    }
}

/// Somebody who looks at the list of tables.
pub(crate) async fn lobby(hub: Arc<Hub>, mut socket: WebSocket) {
    let _one = hub.metrics.connections.one();
    let over = watch(&hub, &mut socket).await;
    say_good_bye(&mut socket, over).await;
}

async fn watch(hub: &Hub, socket: &mut WebSocket) -> Option<Over> {
    let mut news = hub.lobby.changes();
    let mut stopping = hub.stopping();
    let stopping = stopping.wait();
    tokio::pin!(stopping);
    let mut pings = Pings::default();
    let mut pulse = interval(hub.config.ping_every);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut bucket = Bucket::full(hub.config.limits.messages, hub.clock.now());
    news.mark_changed();
    loop {
        tokio::select! {
            message = socket.recv() => {
                let now = hub.clock.now();
                let Ok(message) = message? else {
                    return Some(Over::unreadable());
                };
                if matches!(&message, Message::Pong(answer) if pings.answered(answer, now)) {
                    continue;
                }
                if !bucket.take(hub.config.limits.messages, now) {
                    return Some(limited(hub, "you send too many messages: slow down"));
                }
                match message {
                    Message::Close(_) => return None,
                    Message::Binary(_) => return Some(Over::binary()),
                    // There is nothing to be said here, yet.
                    Message::Text(_) | Message::Ping(_) | Message::Pong(_) => {}
                }
            }
            changed = news.changed() => {
                changed.ok()?;
                timeout(PATIENCE, socket.send(message(hub.lobby.message()))).await.ok()?.ok()?;
                tokio::time::sleep(LOBBY).await;
            }
            _ = pulse.tick() => {
                let ping = pings.next(hub.clock.now())?;
                timeout(PATIENCE, socket.send(Message::Ping(ping.into()))).await.ok()?.ok()?;
            }
            () = &mut stopping => {
                return Some(Over::stopping());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_answer_to_the_last_ping_counts_and_silence_ends_it() {
        let mut pings = Pings::default();
        let first = pings.next(Millis(1000)).unwrap();
        let second = pings.next(Millis(1000)).unwrap();
        assert!(!pings.answered(&first, Millis(1030)));
        assert!(pings.trips.is_empty());
        assert!(pings.answered(&second, Millis(1040)));
        assert_eq!(pings.trips.len(), 1);
        assert!(!pings.answered(&second, Millis(1050)), "an answer counts once");
        assert_eq!(pings.trips.len(), 1);
        assert_eq!(pings.trip(), Millis(40));
        for _ in 0..UNANSWERED {
            assert!(pings.next(Millis(2000)).is_some());
        }
        assert_eq!(pings.next(Millis(2000)), None);
    }
}
