//! What a client wants, as a command for a table.

use crate::settings::is_hasty;
use crate::{Hosted, say};
use game::Seat;
use protocol::{Trouble, Wish};
use std::fmt::Display;
use table::{Command, Guest, Settings};
use words::Lang;

/// The command that somebody means.
///
/// # Errors
/// When a text in it is none, a bot would keep others waiting, or a clock would wait for nobody.
pub(crate) fn command<G: Hosted>(wish: Wish, lang: Lang) -> Result<Command<G>, Trouble> {
    let command = read_command(wish)?;
    // Logs may have such bots and such clocks: here nobody gets a new one.
    let slow = match &command {
        Command::PutBot(_, bot) | Command::Set(Settings { stand_in: bot, .. }) => G::is_slow(*bot),
        _ => false,
    };
    if slow {
        return Err(say::refused("budget", lang));
    }
    if let Command::Set(settings) = &command
        && is_hasty(settings)
    {
        return Err(say::refused("clock", lang));
    }
    Ok(command)
}

fn read_command<G: Hosted>(wish: Wish) -> Result<Command<G>, Trouble> {
    Ok(match wish {
        Wish::Sit(number) => Command::Sit(seat(number)?),
        Wish::Stand => Command::Stand,
        Wish::Leave => Command::Leave,
        Wish::Ready(nonce) => Command::Ready(nonce.as_deref().map(read).transpose()?),
        Wish::Unready => Command::Unready,
        Wish::Act(action) => Command::Act(read(&action)?),
        Wish::Throw(action) => Command::Throw(read(&action)?),
        Wish::Set(settings) => Command::Set(read(&settings)?),
        Wish::PutBot { seat: number, bot } => Command::PutBot(seat(number)?, read(&bot)?),
        Wish::TakeBot(number) => Command::TakeBot(seat(number)?),
        Wish::Start => Command::Start,
        Wish::Pause => Command::Pause,
        Wish::Resume => Command::Resume,
        Wish::Remove(guest) => Command::Remove(Guest(guest)),
        Wish::HandOver(guest) => Command::HandOver(Guest(guest)),
        Wish::Impose(action) => Command::Impose(read(&action)?),
        Wish::End => Command::End,
    })
}

fn seat(number: usize) -> Result<Seat, Trouble> {
    Seat::numbered(number).ok_or_else(|| {
        unreadable(&format!(
            "there is no seat {number}: seats are 1 to {}",
            game::MAX_SEATS
        ))
    })
}

fn read<T: std::str::FromStr<Err: Display>>(text: &str) -> Result<T, Trouble> {
    text.parse().map_err(|error| unreadable(&error))
}

fn unreadable(why: &dyn Display) -> Trouble {
    Trouble {
        why: "unreadable".into(),
        rule: None,
        text: why.to_string(),
    }
}
