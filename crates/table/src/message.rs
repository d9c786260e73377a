//! What goes out: entries for the log, messages for people, questions for bots, and when to call again.

use crate::{CommandId, Ended, Entry, Guest, Live, Millis, Person, Place, Refused, Settings};
use bots::Bot;
use game::record::{Commitment, Name, Nonce, Secret};
use game::{BySeat, Game, Outcome, Scores, Seat, SeatSet, Seed};

/// What a step brings.
///
/// Keep the entries first; send the messages only when the entries are safe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Output<G: Live> {
    /// What goes into the log. It holds secrets: it is for the store alone.
    pub entries: Vec<Entry<G>>,
    /// Matches that were played to their end, each as of then: more can happen in the same step.
    pub ended: Vec<Ended>,
    /// What goes to whom, in order.
    pub messages: Vec<(To, Message<G>)>,
    /// What bots are asked that were not asked before.
    pub asks: Vec<Ask>,
    /// When the table wants to be called again, at the latest.
    pub deadline: Option<Millis>,
}

impl<G: Live> Output<G> {
    /// What is answered to a command, if this step answers it.
    pub fn answer(&self, guest: Guest, command: CommandId) -> Option<&Answer<G>> {
        self.messages.iter().rev().find_map(|(to, message)| match message {
            Message::Answer { command: id, answer } if *to == To::Guest(guest) && *id == command => Some(answer),
            _ => None,
        })
    }
}

/// To whom a message goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// To everybody at the table.
    All,
    /// To the person a seat belongs to.
    Seat(Seat),
    /// To those who only watch.
    Watchers,
    /// To one guest.
    Guest(Guest),
}

/// What people are told. Nothing in it may be unknown to whom it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message<G: Live> {
    /// What became of a command.
    Answer {
        /// Which.
        command: CommandId,
        /// What became of it.
        answer: Answer<G>,
    },
    /// Something happened at the table, at this [moment](Snapshot::moment).
    News(u64, News<G>),
    /// Something happened in the deal at this moment, as the receiver sees it.
    Seen(u64, Vec<G::Seen>),
    /// Who may do what now, and until when.
    Standing(Standing),
    /// Everything, for somebody who has just come.
    Snapshot(Box<Snapshot<G>>),
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<G: Live> {
    /// It was done.
    Done,
    /// It is held, and will be decided in a moment: another answer follows.
    Held,
    /// It was refused.
    Refused(Refused<G>),
}

/// Something that happened at the table, for all to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<G: Live> {
    /// Somebody came, or is back.
    Came(Guest, Name),
    /// Somebody is connected no more.
    Went(Guest),
    /// Somebody left.
    Left(Guest),
    /// The host sent somebody away.
    Removed(Guest),
    /// Somebody else is the host.
    Host(Guest),
    /// Somebody took a seat.
    Sat(Guest, Seat),
    /// Somebody gave his seat up.
    Stood(Guest, Seat),
    /// A bot was put into a seat, or taken out.
    Bot(Seat, Option<Bot>),
    /// The settings are others.
    Settings(Box<Settings<G>>),
    /// Somebody is ready for the next deal, and adds this to its shuffle.
    Ready(Seat, Option<Nonce>),
    /// Somebody is not ready after all.
    Unready(Seat),
    /// A bot plays for somebody who is away.
    TakenOver(Seat, Bot),
    /// He is back, and plays again.
    GivenBack(Seat),
    /// A match begins.
    Started {
        /// Who deals first.
        dealer: Seat,
        /// The seed that says so.
        seed: Seed,
    },
    /// The cards were dealt.
    Dealt {
        /// The how many-th deal of the match, counted from 1.
        number: u32,
        /// What the table committed to before; nothing if the deck was stacked.
        commitment: Option<Commitment>,
        /// What persons added, in order of their seats.
        nonces: Vec<(Seat, Nonce)>,
    },
    /// The deal is over.
    Over(Box<Over>),
    /// The host has ended the match, and with it the running deal, whose secret is told.
    Ended(Option<Secret>),
    /// What the table commits to for the next deal.
    Committed(Commitment),
    /// The host has stopped the clocks.
    Paused,
    /// They run again.
    Resumed,
}

/// How a deal ended, with what was committed to: anybody can verify the shuffle now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// How.
    pub outcome: Outcome,
    /// The score sheet.
    pub scores: Scores,
    /// Who has won the match, if it is over.
    pub winners: Option<SeatSet>,
    /// The secret, unless the deck was stacked.
    pub secret: Option<Secret>,
}

/// Where the cards of a deal come from, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origins {
    /// The how many-th deal of the match, counted from 1.
    pub number: u32,
    /// What the table committed to before.
    pub commitment: Commitment,
    /// What persons added, in order of their seats.
    pub nonces: Vec<(Seat, Nonce)>,
    /// The secret, once the deal is over.
    pub secret: Option<Secret>,
}

/// Who may do what now, and until when: from public facts alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Whom the deal waits for.
    pub waits_for: SeatSet,
    /// When their time runs out, if there is a clock and a person among them.
    pub clock: Option<Millis>,
    /// Whether whoever has the card may throw it in.
    pub interjectable: bool,
    /// Until when nobody can end that chance but by throwing a card in himself. Nothing: until somebody acts.
    pub throw_in_until: Option<Millis>,
    /// Until when the question stays open that is put to those the deal waits for.
    pub question_until: Option<Millis>,
    /// Before this moment the turn waits, for those who want to throw something in.
    pub turn_from: Option<Millis>,
    /// When the next deal is made though not everybody is ready.
    pub deal_at: Option<Millis>,
    /// Whether the host has stopped the clocks.
    pub paused: bool,
}

/// All that one viewer may know of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot<G: Live> {
    /// How many things have happened at this table that everybody could notice.
    pub moment: u64,
    /// The settings.
    pub settings: Settings<G>,
    /// The host.
    pub host: Guest,
    /// Everybody who is or was here.
    pub people: Vec<Person>,
    /// The seats.
    pub places: BySeat<Place>,
    /// What the table commits to for the next deal.
    pub commitment: Commitment,
    /// The score sheet of the match, once one began.
    pub scores: Option<Scores>,
    /// What the viewer sees of the running deal, or of the last.
    pub sight: Option<<G as Game>::Sight>,
    /// Who may do what.
    pub standing: Standing,
}

/// What a bot is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Its number, for the answer.
    pub number: u64,
    /// Who is asked.
    pub seat: Seat,
    /// What for.
    pub kind: AskKind,
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum AskKind {
    /// The deal waits for it: its turn, or the answer to a question.
    Turn,
    /// Whether it throws in a card.
    Interject,
    /// Whether it makes a call.
    Call,
}
