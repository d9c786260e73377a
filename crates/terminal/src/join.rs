//! All that can be seen and done at a server, without input or output: the list of tables first, then one of them.

mod keys;
mod lobby;
mod room;
mod visitor;

use crate::{Key, Paint};
use desk::Strange;
use game::Game;
use lobby::Lobby;
use protocol::http::NewTable;
use protocol::{Became, Listed, Snapshot, Update, Wish};
use ratatui::Frame;
use table::Millis;
use visitor::Visitor;
use words::{Lang, Words};

/// Something that the server says, or that becomes of the connection to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The public tables.
    Tables(Vec<Listed>),
    /// Everything about the table, for somebody who has come or is back.
    Everything(Box<Snapshot>),
    /// Something happened.
    Update(Update),
    /// What became of a wish, by the number it was given here.
    Answer(u64, Became),
    /// The server does not open such a table.
    NotOpened(String),
    /// The connection is gone, and is being opened again. What the server says to that, if it says something.
    Lost(Option<String>),
}

/// Something that the server is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// To go to the table with this code.
    Join(String),
    /// To open a table, and go there.
    Open(NewTable),
    /// What the person wants at the table, with a number for the answer.
    Wish(u64, Wish),
}

/// Somebody at a server: keys, time and messages go in, orders and a picture come out.
pub struct Joined {
    lang: Lang,
    paint: Paint,
    address: String,
    lobby: Lobby,
    table: Option<Box<dyn Place>>,
    orders: Vec<Order>,
    /// The window, once it is known.
    window: Option<(u16, u16)>,
}

/// A place at a table, whatever is played there.
trait Place {
    fn everything(&mut self, now: Millis, snapshot: Snapshot) -> Result<(), Strange>;
    fn update(&mut self, now: Millis, update: &Update) -> Result<(), Strange>;
    fn answer(&mut self, number: u64, became: Became);
    fn lost(&mut self, why: Option<String>);
    fn key(&mut self, now: Millis, key: Key);
    fn tick(&mut self, now: Millis);
    fn window(&mut self, width: u16, height: u16);
    fn draw(&self, frame: &mut Frame<'_>);
    fn counts_down(&self) -> bool;
    fn is_left(&self) -> bool;
    fn code(&self) -> &str;
    fn take_wishes(&mut self) -> Vec<(u64, Wish)>;
}

/// That the connection is gone, and what the server said to that.
fn said_of_loss(words: &Words, why: Option<&String>) -> String {
    let lost = words.join_lost();
    why.map_or_else(|| lost.clone(), |why| format!("{lost} ({why})"))
}

impl Joined {
    /// Somebody on his way to a server, whose address this is.
    pub fn new(lang: Lang, paint: Paint, address: &str) -> Self {
        Self {
            lang,
            paint,
            address: address.into(),
            lobby: Lobby::new(Words::new(lang), paint, address),
            table: None,
            orders: Vec::new(),
            window: None,
        }
    }

    /// The server, or the connection to it, says something.
    ///
    /// # Errors
    /// When it is nothing that a server of ours says.
    pub fn hear(&mut self, now: Millis, heard: Heard) -> Result<(), Strange> {
        match (heard, &mut self.table) {
            (Heard::Everything(snapshot), Some(table)) => table.everything(now, *snapshot)?,
            (Heard::Everything(snapshot), None) => self.sit_down(now, *snapshot)?,
            (Heard::Update(update), Some(table)) => table.update(now, &update)?,
            (Heard::Answer(number, became), Some(table)) => table.answer(number, became),
            (Heard::Lost(why), Some(table)) => table.lost(why),
            (Heard::Lost(why), None) => self.lobby.lost(why),
            (Heard::Tables(tables), _) => self.lobby.hear(tables),
            (Heard::NotOpened(why), _) => self.lobby.refuse(why),
            (Heard::Update(_) | Heard::Answer(..), None) => {}
        }
        Ok(())
    }

    fn sit_down(&mut self, now: Millis, snapshot: Snapshot) -> Result<(), Strange> {
        let words = Words::new(self.lang);
        let share = format!("reihum play --join {} --code {}", self.address, snapshot.code);
        let table: Box<dyn Place> = if snapshot.game == solo::Round::NAME {
            Box::new(Visitor::<solo::Round>::new(now, snapshot, words, self.paint, share)?)
        } else if snapshot.game == skipbo::Round::NAME {
            Box::new(Visitor::<skipbo::Round>::new(now, snapshot, words, self.paint, share)?)
        } else {
            return Err(Strange::Game(game::quoted(&snapshot.game)));
        };
        let table = self.table.insert(table);
        if let Some((width, height)) = self.window {
            table.window(width, height);
        }
        Ok(())
    }

    /// A key was pressed.
    pub fn key(&mut self, now: Millis, key: Key) {
        match &mut self.table {
            Some(table) => table.key(now, key),
            None => self.lobby.key(key, &mut self.orders),
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) {
        if let Some(table) = &mut self.table {
            table.tick(now);
        }
    }

    /// The window has this size now.
    pub fn window(&mut self, width: u16, height: u16) {
        self.window = Some((width, height));
        if let Some(table) = &mut self.table {
            table.window(width, height);
        }
    }

    /// Draws the screen.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        match &self.table {
            Some(table) => table.draw(frame),
            None => self.lobby.draw(frame),
        }
    }

    /// Whether a countdown is on the screen, so that it must be drawn again and again.
    pub fn counts_down(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.counts_down())
    }

    /// Whether the person has left.
    pub fn is_left(&self) -> bool {
        self.lobby.is_left() || self.table.as_ref().is_some_and(|table| table.is_left())
    }

    /// The code of the table, once the person is there.
    pub fn code(&self) -> Option<&str> {
        self.table.as_ref().map(|table| table.code())
    }

    /// What the server is to be told.
    pub fn take_orders(&mut self) -> Vec<Order> {
        let mut orders = std::mem::take(&mut self.orders);
        if let Some(table) = &mut self.table {
            orders.extend(
                table
                    .take_wishes()
                    .into_iter()
                    .map(|(number, wish)| Order::Wish(number, wish)),
            );
        }
        orders
    }
}
