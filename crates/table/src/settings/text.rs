//! Settings as a line of text.

use super::{LONGEST, Mode, Pace, Settings};
use crate::{Live, Millis};
use game::{Seats, notation, quoted};
use std::fmt;
use std::str::FromStr;

/// A text that is no settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadSettings(String);

struct Maybe(Option<Millis>);

impl fmt::Display for Maybe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(time) => time.fmt(f),
            None => f.write_str("off"),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Race => f.write_str("race"),
            Self::Fair(window) => write!(f, "fair:{window}"),
            Self::Calm(pause) => write!(f, "calm:{pause}"),
        }
    }
}

impl FromStr for Mode {
    type Err = BadSettings;

    fn from_str(text: &str) -> Result<Self, BadSettings> {
        match text.split_once(':') {
            None if text == "race" => Ok(Self::Race),
            Some(("fair", window)) => Ok(Self::Fair(time(window)?)),
            Some(("calm", pause)) => Ok(Self::Calm(time(pause)?)),
            _ => Err(BadSettings(format!(
                "`{}` is no mode: write race, fair:250 or calm:3000",
                quoted(text)
            ))),
        }
    }
}

impl<G: Live> fmt::Display for Settings<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seats={} mode={} clock={} question={} pace={}+{} grace={} stand-in={} between={} rules={}",
            self.seats,
            self.mode,
            Maybe(self.clock),
            self.question,
            self.pace.least,
            self.pace.spread,
            self.grace,
            self.stand_in,
            Maybe(self.between),
            self.rules
        )
    }
}

impl<G: Live> FromStr for Settings<G> {
    type Err = BadSettings;

    fn from_str(text: &str) -> Result<Self, BadSettings> {
        let mut rest = text;
        let mut next = |name: &str| {
            let value = rest.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
            let value = value.ok_or_else(|| missing(name, rest))?;
            // The rules stand last, and have spaces in them.
            let (value, after) = if name == "rules" {
                (value, "")
            } else {
                value.split_once(' ').unwrap_or((value, ""))
            };
            rest = after;
            Ok(value)
        };
        let seats = next("seats")?;
        let settings = Self {
            seats: notation::number(seats, game::MAX_SEATS)
                .ok()
                .and_then(Seats::new)
                .ok_or_else(|| {
                    BadSettings(format!(
                        "a table has 2 to {} seats, not {}",
                        game::MAX_SEATS,
                        quoted(seats)
                    ))
                })?,
            mode: next("mode")?.parse()?,
            clock: maybe(next("clock")?)?,
            question: time(next("question")?)?,
            pace: pace(next("pace")?)?,
            grace: time(next("grace")?)?,
            stand_in: next("stand-in")?.parse().map_err(said)?,
            between: maybe(next("between")?)?,
            rules: next("rules")?.parse().map_err(said)?,
        };
        settings.check().map_err(said)?;
        Ok(settings)
    }
}

/// What should stand here, and does not.
fn missing(name: &str, rest: &str) -> BadSettings {
    BadSettings(if rest.is_empty() {
        format!("{name}= is missing: settings are written whole, each in its place, from seats= to rules=")
    } else {
        format!("`{}` should begin with {name}=", quoted(rest))
    })
}

fn said(error: impl fmt::Display) -> BadSettings {
    BadSettings(error.to_string())
}

fn time(text: &str) -> Result<Millis, BadSettings> {
    notation::number(text, LONGEST.0).map(Millis).map_err(BadSettings)
}

fn maybe(text: &str) -> Result<Option<Millis>, BadSettings> {
    match text {
        "off" => Ok(None),
        _ => time(text).map(Some),
    }
}

fn pace(text: &str) -> Result<Pace, BadSettings> {
    let (least, spread) = text
        .split_once('+')
        .ok_or_else(|| BadSettings(format!("`{}` is no pace: write 700+800", quoted(text))))?;
    Ok(Pace {
        least: time(least)?,
        spread: time(spread)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;

    #[test]
    fn settings_read_back_and_say_what_is_wrong() {
        let seats = Seats::new(3).unwrap();
        let mut settings = Settings::<solo::Round>::new("classic-de chains=mixed".parse().unwrap(), seats);
        assert_eq!(settings.to_string().parse(), Ok(settings.clone()));
        settings.mode = Mode::Calm(Millis(3000));
        settings.clock = Some(Millis(20_000));
        settings.between = None;
        settings.stand_in = Level::Club.into();
        let text = "seats=3 mode=calm:3000 clock=20000 question=4000 pace=700+800 grace=30000 stand-in=club between=off \
                    rules=classic-de chains=mixed";
        assert_eq!(settings.to_string(), text);
        assert_eq!(text.parse(), Ok(settings));
        for (good, bad, why) in [
            ("seats=3", "seats=11", "2 to 10 seats"),
            ("calm:3000", "quick", "write race, fair:250 or calm:3000"),
            ("clock=20000", "clock=x", "a number from 0 to 86400000"),
            ("clock=20000", "clack=20000", "should begin with clock="),
            ("700+800", "700", "write 700+800"),
            ("club", "expert", "no player is called"),
            ("classic-de", "classic-xx", "classic-xx"),
        ] {
            let error = text
                .replace(good, bad)
                .parse::<Settings<solo::Round>>()
                .unwrap_err()
                .to_string();
            assert!(error.contains(why), "{bad}: {error}");
        }
        for (part, next) in [("", "seats="), ("seats=3", "mode="), ("seats=3 mode=race", "clock=")] {
            let error = part.parse::<Settings<solo::Round>>().unwrap_err().to_string();
            let told =
                format!("{next} is missing: settings are written whole, each in its place, from seats= to rules=");
            assert_eq!(error, told);
        }
        let text = text
            .replace("seats=3", "seats=8")
            .replace("classic-de chains=mixed", "standard");
        let error = text.parse::<Settings<skipbo::Round>>().unwrap_err().to_string();
        assert!(error.contains("2 to 6 players"), "{error}");
    }
}
