//! What somebody at a table hears from the server.

use crate::line::read;
use crate::{BadLine, Message};
use serde::{Deserialize, Serialize};

/// A message to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", expecting = "an object with a type")]
pub enum ToClient {
    /// Everything, for somebody who has just come.
    Snapshot(Box<Snapshot>),
    /// Something happened.
    Update(Update),
    /// What became of a command.
    Answer(Answer),
    /// The public tables, whenever something about them has changed.
    Tables {
        /// All of them.
        tables: Vec<Listed>,
    },
    /// The server is there, though nothing happens: what a page hears, where pings are the browser's business.
    Pulse(Pulse),
    /// The last message: why there is nothing more.
    Bye(Trouble),
    /// Something that a later version may say, and that can be ignored.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl Message for ToClient {
    /// First its type, then at once what it is. Serde would hold everything in between, which is a lot of code for a page to load.
    fn read(line: &[u8]) -> Result<Self, BadLine> {
        let kind: Kind = read(line)?;
        Ok(match kind.kind.as_str() {
            "snapshot" => Self::Snapshot(read(line)?),
            "update" => Self::Update(read(line)?),
            "answer" => Self::Answer(read(line)?),
            "tables" => read(line).map(|Tables { tables }| Self::Tables { tables })?,
            "pulse" => Self::Pulse(read(line)?),
            "bye" => Self::Bye(read(line)?),
            _ => Self::Unknown,
        })
    }
}

/// That the server is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pulse {
    /// After so many milliseconds it says so again.
    pub every: u64,
}

/// What a message is.
#[derive(Deserialize)]
#[serde(expecting = "an object with a type")]
struct Kind {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Deserialize)]
struct Tables {
    tables: Vec<Listed>,
}

/// All that one guest may know of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Snapshot {
    /// The version of the protocol.
    pub protocol: u32,
    /// The table's code.
    pub code: String,
    /// Whether it is in the list of tables.
    pub public: bool,
    /// Who the receiver is.
    pub you: u64,
    /// Now, in the time in which all times of this table are given: milliseconds.
    pub time: u64,
    /// How many things have happened here that everybody could notice. What is told next has greater numbers.
    pub moment: u64,
    /// The game.
    pub game: String,
    /// The settings, in notation.
    pub settings: String,
    /// The host.
    pub host: u64,
    /// Everybody who is or was here.
    pub people: Vec<Person>,
    /// The seats, from seat 1 on.
    pub places: Vec<Place>,
    /// What the table commits to for the next deal.
    pub commitment: String,
    /// The score sheet of the match that runs, or of the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
    /// What everybody had after each deal of this match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<Vec<u32>>,
    /// Where the cards of this match come from, deal by deal: whoever missed the end of one can verify it too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shuffles: Vec<Shuffle>,
    /// How many matches were begun here.
    #[serde(default)]
    pub matches: u32,
    /// Whether a match runs.
    pub running: bool,
    /// What the receiver sees of the deal that runs, or of the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sight: Option<String>,
    /// Who may do what.
    pub standing: Standing,
    /// What the receiver has seen of the match, as far as it came after the moment that he named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<Happened>,
}

/// Somebody who is or was at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// By what number he is known.
    pub guest: u64,
    /// What he is called.
    pub name: String,
    /// Whether he is connected.
    pub present: bool,
}

/// A seat. It is free if it has neither guest nor bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// To whom it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<u64>,
    /// The bot that plays here: its own seat, or that of a guest who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether the guest is ready for the next deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    /// What he adds to its shuffle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// Where the cards of a deal came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shuffle {
    /// The how many-th deal of the match, counted from 1.
    pub number: u32,
    /// What the table committed to before.
    pub commitment: String,
    /// What guests added, by seat.
    pub nonces: Vec<(usize, String)>,
    /// The secret, once the deal is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scores {
    /// How many deals are written down.
    pub deals: u32,
    /// What each seat has, from seat 1 on.
    pub totals: Vec<u32>,
    /// Who has won the match, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<usize>>,
}

/// Who may do what now, and until when.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// Whom the deal waits for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waits_for: Vec<usize>,
    /// When their time runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
    /// Whether whoever has the card may throw it in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub interjectable: bool,
    /// Until when nobody can end that chance but by throwing a card in himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw_in_until: Option<u64>,
    /// Until when the question stays open that is put to those the deal waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question_until: Option<u64>,
    /// Before this moment the turn waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_from: Option<u64>,
    /// When the next deal is made though not everybody is ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal_at: Option<u64>,
    /// Whether the host has stopped the clocks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
}

/// What happened, in order, and how things stand after it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Update {
    /// The last moment: where somebody goes on who has heard this.
    pub moment: u64,
    /// Now, in the table's time.
    pub time: u64,
    /// What happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happened: Vec<Happened>,
    /// What the receiver sees of the deal now, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sight: Option<String>,
    /// Who may do what now, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// What happened at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Happened {
    /// When.
    pub moment: u64,
    /// Around the deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<News>,
    /// In the deal: events, as the receiver sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<String>,
}

/// Something that happened at a table, for all to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// Somebody came, or is back.
    Came {
        /// Who.
        guest: u64,
        /// What he is called.
        name: String,
    },
    /// Somebody is connected no more.
    Went(u64),
    /// Somebody left.
    Left(u64),
    /// The host sent somebody away.
    Removed(u64),
    /// Somebody else is the host.
    Host(u64),
    /// Somebody took a seat.
    Sat {
        /// Who.
        guest: u64,
        /// Which.
        seat: usize,
    },
    /// Somebody gave his seat up.
    Stood {
        /// Who.
        guest: u64,
        /// Which.
        seat: usize,
    },
    /// A bot was put into a seat; or taken out, if it has no name.
    Bot {
        /// Which seat.
        seat: usize,
        /// Which bot.
        bot: Option<String>,
    },
    /// The settings are others.
    Settings(String),
    /// Somebody is ready for the next deal, and adds this to its shuffle.
    Ready {
        /// Where he sits.
        seat: usize,
        /// What he adds.
        nonce: Option<String>,
    },
    /// Somebody is not ready after all.
    Unready(usize),
    /// A bot plays for somebody who is away.
    TakenOver {
        /// In which seat.
        seat: usize,
        /// Which bot.
        bot: String,
    },
    /// He is back, and plays again.
    GivenBack(usize),
    /// A match begins.
    Started {
        /// Who deals first.
        dealer: usize,
        /// The seed that says so.
        seed: String,
    },
    /// The cards were dealt.
    Dealt {
        /// The how many-th deal of the match, counted from 1.
        number: u32,
        /// What the table committed to before.
        commitment: Option<String>,
        /// What guests added, by seat.
        nonces: Vec<(usize, String)>,
    },
    /// The deal is over.
    Over {
        /// What each seat has got, from seat 1 on.
        points: Vec<u32>,
        /// Who has won the deal.
        winners: Vec<usize>,
        /// The score sheet.
        scores: Scores,
        /// The secret of the shuffle, which can be verified now.
        secret: Option<String>,
    },
    /// The host has ended the match, and with it the deal, whose secret this is.
    Ended(Option<String>),
    /// What the table commits to for the next deal.
    Committed(String),
    /// The host has stopped the clocks.
    Paused,
    /// They run again.
    Resumed,
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Answered")]
pub struct Answer {
    /// Which.
    pub id: u64,
    /// What.
    #[serde(flatten)]
    pub became: Became,
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Became {
    /// It was done, and is kept.
    Done,
    /// It is held, and will be decided in a moment: another answer follows.
    Held,
    /// It was refused, and nothing has changed.
    Refused(Trouble),
    /// It could not be kept, and was not done: give it again, with the same number.
    Failed(Trouble),
}

/// An answer as it is written.
#[derive(Deserialize)]
struct Answered {
    id: u64,
    answer: String,
    why: Option<String>,
    rule: Option<String>,
    text: Option<String>,
}

impl TryFrom<Answered> for Answer {
    type Error = &'static str;

    fn try_from(written: Answered) -> Result<Self, Self::Error> {
        let trouble = || {
            Some(Trouble {
                why: written.why?,
                rule: written.rule,
                text: written.text?,
            })
        };
        let became = match written.answer.as_str() {
            "done" => Some(Became::Done),
            "held" => Some(Became::Held),
            "refused" => trouble().map(Became::Refused),
            "failed" => trouble().map(Became::Failed),
            _ => return Err("an answer is done, held, refused or failed"),
        };
        let id = written.id;
        let answer = became.map(|became| Self { id, became });
        answer.ok_or("what was refused or has failed says why, in a word and in a text")
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trouble {
    /// A word for programs.
    pub why: String,
    /// The rule that says so, if it is one of the game's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// A sentence for people.
    pub text: String,
}

impl Trouble {
    /// Whether there is no room. Whoever was there waits until there is; whoever was not is told.
    pub fn is_no_room(&self) -> bool {
        matches!(self.why.as_str(), "full" | "too-much")
    }
}

/// A public table, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed {
    /// Its code.
    pub code: String,
    /// Its game.
    pub game: String,
    /// The rules.
    pub rules: String,
    /// What the host is called.
    pub host: String,
    /// How many seats it has.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// Whether a match runs.
    pub running: bool,
}
