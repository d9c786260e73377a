//! The thin shell around [`Joined`]: the terminal, the clock, and a thread that talks to the server.

use crate::driver::{AT_LEAST, PICTURE, Trouble};
use crate::screen::{Outside, Pressed, Screen, listen};
use crate::{Heard, Joined, Order};
use client::{Backoff, Connection, Error, Ids, Server, Visit};
use game::record::Nonce;
use protocol::http::NewTable;
use protocol::{Became, Coming, ToClient, VERSION, Wish};
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};
use table::Millis;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{sleep, timeout};

/// Who goes where.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The server.
    pub server: Server,
    /// The secret by which it knows him.
    pub token: String,
    /// The language in which refusals are explained.
    pub lang: String,
    /// What he wants first: a table, or else to see the list of them.
    pub first: Option<Order>,
}

/// How he came away.
#[derive(Debug, Default)]
pub struct Parting {
    /// Whether a signal ended it, or the terminal went away.
    pub torn: bool,
    /// Why the server has nothing more to say to him.
    pub bye: Option<Error>,
}

/// Something that happened outside.
enum Happening {
    Outside(Outside),
    Heard(Heard),
    /// The server has nothing more to say.
    Over(Error),
}

/// So long it may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// Stays at a server until the person leaves, or the server wants no more of him.
///
/// # Errors
/// When the terminal cannot be used, or the server says what cannot be.
pub fn join(joined: &mut Joined, guest: Guest) -> Result<Parting, Trouble> {
    let (sender, happenings) = mpsc::channel();
    let (orders, wanted) = unbounded_channel();
    let mut screen = Screen::open()?;
    let at_keys = sender.clone();
    listen(move |outside| at_keys.send(Happening::Outside(outside)).is_ok());
    let attending = attend(guest, wanted, move |happening| {
        let _ = sender.send(happening);
    })?;
    let begun = Instant::now();
    let now = || Millis(begun.elapsed().as_millis() as u64);
    let mut parting = Parting::default();
    while !joined.is_left() && !parting.torn && parting.bye.is_none() {
        let (width, height) = screen.size()?;
        joined.window(width, height);
        joined.tick(now());
        for order in joined.take_orders() {
            let _ = orders.send(order);
        }
        screen.draw(|frame| joined.draw(frame))?;
        let wait = if joined.counts_down() { PICTURE } else { AT_LEAST };
        match happenings.recv_timeout(wait) {
            Ok(Happening::Outside(Outside::Pressed(Pressed::Key(key)))) => joined.key(now(), key),
            Ok(Happening::Outside(Outside::Pressed(Pressed::Anew))) => screen.clear()?,
            Ok(Happening::Outside(Outside::Pressed(Pressed::Out))) => break,
            Ok(Happening::Outside(Outside::Torn)) | Err(RecvTimeoutError::Disconnected) => parting.torn = true,
            Ok(Happening::Heard(heard)) => joined.hear(now(), heard)?,
            Ok(Happening::Over(error)) => parting.bye = Some(error),
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
    drop(screen);
    drop(orders);
    // The server is told that he goes, so that the others see it at once.
    let _ = attending.join();
    Ok(parting)
}

/// A thread that talks to the server until nobody orders anything any more.
fn attend(
    guest: Guest,
    orders: UnboundedReceiver<Order>,
    tell: impl Fn(Happening) + Send + 'static,
) -> io::Result<thread::JoinHandle<()>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(thread::spawn(move || {
        let said = runtime.block_on(async {
            let mut attendant = Attendant {
                guest,
                orders,
                tell: &tell,
                was_there: false,
            };
            match attendant.find_a_table().await? {
                Some(code) => attendant.stay(code).await,
                None => Ok(()),
            }
        });
        if let Err(error) = said {
            tell(Happening::Over(error));
        }
    }))
}

/// Whoever talks to the server.
struct Attendant<'a, T> {
    guest: Guest,
    orders: UnboundedReceiver<Order>,
    tell: &'a T,
    /// Whether he was told the list of tables.
    was_there: bool,
}

impl<T: Fn(Happening)> Attendant<'_, T> {
    fn hear(&self, heard: Heard) {
        (self.tell)(Happening::Heard(heard));
    }

    /// The connection is gone for now.
    fn lose(&self, error: &Error) {
        self.hear(Heard::Lost(error.trouble().map(|trouble| trouble.text.clone())));
    }

    /// The code of the table to go to; nothing if nobody wants to go anywhere any more.
    async fn find_a_table(&mut self) -> Result<Option<String>, Error> {
        if let Some(first) = self.guest.first.take()
            && let Some(code) = self.go(first).await?
        {
            return Ok(Some(code));
        }
        let mut backoff = Backoff::default();
        loop {
            match self.look_around().await {
                Err(error) if error.passes() && (self.was_there || !error.is_no_room()) => {
                    self.lose(&error);
                    sleep(backoff.wait(Ids::drawn().number())).await;
                }
                found => return found,
            }
        }
    }

    /// Looks at the list of tables until one is chosen or opened.
    async fn look_around(&mut self) -> Result<Option<String>, Error> {
        let hello = Coming {
            protocol: VERSION,
            ..Coming::default()
        };
        let mut lobby = Connection::to_lobby(&self.guest.server, hello).await?;
        loop {
            tokio::select! {
                said = lobby.receive() => match said? {
                    ToClient::Tables { tables } => {
                        self.was_there = true;
                        self.hear(Heard::Tables(tables));
                    }
                    ToClient::Bye(trouble) => return Err(Error::Bye(trouble)),
                    _ => {}
                },
                order = self.orders.recv() => {
                    let Some(order) = order else { return Ok(None) };
                    if let Some(code) = self.go(order).await? {
                        return Ok(Some(code));
                    }
                }
            }
        }
    }

    /// Where an order leads.
    async fn go(&self, order: Order) -> Result<Option<String>, Error> {
        match order {
            Order::Join(code) => Ok(Some(code)),
            Order::Open(table) => self.open(&table).await,
            Order::Wish(..) => Ok(None),
        }
    }

    async fn open(&self, table: &NewTable) -> Result<Option<String>, Error> {
        match self.guest.server.open(&self.guest.token, table).await {
            Ok(made) => Ok(Some(made.code)),
            // What passes is tried again by the person: the list is still there.
            Err(error) if error.passes() || matches!(error, Error::Refused { .. }) => {
                let said = error.trouble().map(|trouble| trouble.text.clone());
                self.hear(Heard::NotOpened(said.unwrap_or_else(|| error.to_string())));
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Stays at a table, whatever the connection does.
    async fn stay(&mut self, code: String) -> Result<(), Error> {
        let Guest {
            server, token, lang, ..
        } = &self.guest;
        let mut visit = Visit::new(server.clone(), code, token.clone()).speaking(lang).by_hand();
        // The numbers that the server knows the wishes by, and ours.
        let mut numbers = BTreeMap::new();
        loop {
            tokio::select! {
                heard = visit.hear() => match heard {
                    Ok(client::Heard::Everything) => {
                        if let Some(known) = visit.known() {
                            self.hear(Heard::Everything(Box::new(known.table().clone())));
                        }
                    }
                    Ok(client::Heard::Update(update)) => self.hear(Heard::Update(update)),
                    Ok(client::Heard::Answer(answer)) => {
                        let decided = matches!(answer.became, Became::Done | Became::Refused(_));
                        let number = numbers.get(&answer.id).copied();
                        if decided {
                            numbers.remove(&answer.id);
                        }
                        if let Some(number) = number {
                            self.hear(Heard::Answer(number, answer.became));
                        }
                    }
                    Err(error) if error.passes() && (visit.known().is_some() || !error.is_no_room()) => self.lose(&error),
                    Err(error) => return Err(error),
                },
                order = self.orders.recv() => match order {
                    Some(Order::Wish(number, wish)) => {
                        let id = visit.want(with_a_nonce(wish)).await;
                        numbers.insert(id, number);
                    }
                    Some(Order::Join(_) | Order::Open(_)) => {}
                    None => {
                        let _ = timeout(GOODBYE, visit.go()).await;
                        return Ok(());
                    }
                },
            }
        }
    }
}

/// Whoever is ready adds something to the shuffle that nobody could know.
fn with_a_nonce(wish: Wish) -> Wish {
    let Wish::Ready(None) = wish else { return wish };
    let mut bytes = [0; 32];
    if getrandom::fill(&mut bytes).is_err() {
        return wish;
    }
    Wish::Ready(Some(Nonce::new(bytes).to_string()))
}
