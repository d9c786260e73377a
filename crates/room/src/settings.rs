//! How a new table is to be.

use crate::Hosted;
use bots::Bot;
use game::Seats;
use protocol::http::NewTable;
use std::str::FromStr;
use table::{QUICKEST, Settings};

/// The settings that somebody wants: the usual ones but for what he says.
///
/// # Errors
/// What is wrong with them.
pub fn settings<G: Hosted>(wanted: &NewTable) -> Result<Settings<G>, String> {
    let rules = match wanted.rules.as_deref() {
        Some(rules) => rules
            .parse()
            .map_err(|error: <G::Rules as FromStr>::Err| error.to_string())?,
        None => G::Rules::default(),
    };
    let seats = wanted.seats.unwrap_or(4);
    let seats = Seats::new(seats).ok_or_else(|| format!("a table has 2 to {} seats, not {seats}", game::MAX_SEATS))?;
    let usual = Settings::<G>::new(rules, seats).to_string();
    let (fields, rules) = usual.split_once(" rules=").unwrap_or((&usual, ""));
    let chosen = |name: &str| match name {
        "mode" => wanted.mode.as_deref(),
        "clock" => wanted.clock.as_deref(),
        "question" => wanted.question.as_deref(),
        "pace" => wanted.pace.as_deref(),
        "grace" => wanted.grace.as_deref(),
        "stand-in" => wanted.stand_in.as_deref(),
        "between" => wanted.between.as_deref(),
        _ => None,
    };
    let mut text = Vec::new();
    for field in fields.split(' ') {
        let (name, usual) = field.split_once('=').unwrap_or((field, ""));
        let value = chosen(name).unwrap_or(usual);
        if value.contains(' ') {
            return Err(format!("`{}` is no {name}: it has a space in it", game::quoted(value)));
        }
        text.push(format!("{name}={value}"));
    }
    let text = format!("{} rules={rules}", text.join(" "));
    let settings: Settings<G> = text.parse().map_err(|error: table::BadSettings| error.to_string())?;
    may_sit::<G>(settings.stand_in)?;
    if is_hasty(&settings) {
        return Err(format!(
            "a clock leaves at least a second for a decision, {QUICKEST} milliseconds"
        ));
    }
    Ok(settings)
}

/// Whether a clock leaves nobody the time to decide anything: what is done for those whose time runs out would fill a log without them.
pub(crate) fn is_hasty<G: Hosted>(settings: &Settings<G>) -> bool {
    settings.clock.is_some_and(|clock| clock < QUICKEST)
}

/// Whether a bot may sit at a table with people, who wait for it.
///
/// # Errors
/// When it may think for longer than its level usually does.
pub fn may_sit<G: Hosted>(bot: Bot) -> Result<(), String> {
    let Bot { level, .. } = bot;
    match G::usual_nodes(level) {
        Some(most) if G::is_slow(bot) => Err(format!("at a table {level} looks at no more than {most} nodes")),
        _ => Ok(()),
    }
}
