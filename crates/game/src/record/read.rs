//! Reading a record: which line may follow which.

use super::line::Line;
use super::revision::Revision;
use super::seal::Lines;
use super::{BadRecord, Damage, Deal, DealResult, Entry, Origin, Record, Reveal, VERSION, What};
use crate::{BySeat, Game, MAX_SEATS, Seat, SeatSet, Seats, quoted};

/// What the first line begins with, whatever the format.
const MAGIC: &[u8] = b"reihum record ";

/// Whoever may sit at a table before its seats are counted.
const MOST_SEATS: Seats = Seats::new(MAX_SEATS).expect("there can be as many seats as there can be");

/// The name of the game that a record is of.
///
/// # Errors
/// When the text is no record, or its first lines are damaged.
pub fn game_name(bytes: &[u8]) -> Result<String, BadRecord> {
    let mut lines = opened(bytes)?;
    next(&mut lines, "the line `game`")?;
    let text = next(&mut lines, "the line `game`")?;
    let name = text
        .strip_prefix("game ")
        .ok_or_else(|| misplaced(text, "the line `game`"));
    name.map(String::from).map_err(|damage| damage.in_line(lines.line))
}

/// The lines of something that is a record of the version that is read here.
fn opened(bytes: &[u8]) -> Result<Lines<'_>, BadRecord> {
    if bytes.is_empty() {
        return Err(Damage::Empty.in_no_line());
    }
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(|| Damage::Foreign.in_line(1))?;
    // Another version may have other checksums, so this comes first.
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let version = str::from_utf8(&rest[..digits])
        .ok()
        .and_then(|digits| digits.parse().ok());
    match version {
        Some(written) if written != VERSION => {
            let known = VERSION;
            Err(Damage::OtherVersion { written, known }.in_line(1))
        }
        _ => Lines::of(bytes),
    }
}

fn next<'a>(lines: &mut Lines<'a>, wanted: &'static str) -> Result<&'a str, BadRecord> {
    let line = lines.next_line()?;
    line.ok_or_else(|| Damage::Missing { wanted }.in_line(lines.line))
}

fn misplaced(found: &str, wanted: &'static str) -> Damage {
    let found = quoted(found);
    Damage::Misplaced { found, wanted }
}

/// Reads a whole record.
pub(super) fn read<G: Game>(bytes: &[u8]) -> Result<Record<G>, BadRecord> {
    let lines = opened(bytes)?;
    Reader::<G> {
        lines,
        seats: MOST_SEATS,
        ahead: None,
    }
    .record()
}

struct Reader<'a, G: Game> {
    lines: Lines<'a>,
    seats: Seats,
    /// A line that was looked at and not yet taken.
    ahead: Option<Line<G>>,
}

/// Takes the next line if it is of this kind, or complains.
macro_rules! take {
    ($reader:ident, $wanted:literal, $pattern:pat => $value:expr) => {
        match $reader.next($wanted)? {
            $pattern => $value,
            other => return Err($reader.misplaced(&other, $wanted)),
        }
    };
}

/// Takes the next line if it is of this kind, or leaves it.
macro_rules! maybe {
    ($reader:ident, $wanted:literal, $pattern:pat => $value:expr) => {
        match $reader.next($wanted)? {
            $pattern => Some($value),
            other => {
                $reader.ahead = Some(other);
                None
            }
        }
    };
}

impl<G: Game> Reader<'_, G> {
    fn next(&mut self, wanted: &'static str) -> Result<Line<G>, BadRecord> {
        if let Some(line) = self.ahead.take() {
            return Ok(line);
        }
        let text = next(&mut self.lines, wanted)?;
        Line::read(text, self.seats).map_err(|damage| self.here(damage))
    }

    fn here(&self, damage: Damage) -> BadRecord {
        damage.in_line(self.lines.line)
    }

    fn misplaced(&self, found: &Line<G>, wanted: &'static str) -> BadRecord {
        self.here(misplaced(&found.to_string(), wanted))
    }

    fn record(mut self) -> Result<Record<G>, BadRecord> {
        take!(self, "the line `reihum record`", Line::Version(VERSION) => ());
        let game = take!(self, "the line `game`", Line::Game(name) => name);
        if game != G::NAME {
            let (written, wanted) = (quoted(&game), G::NAME);
            return Err(self.here(Damage::OtherGame { written, wanted }));
        }
        let revision = take!(self, "the line `revision`", Line::Revision(number) => number);
        let revision = Revision::of::<G>(revision).map_err(|damage| self.here(damage))?;
        let rules = take!(self, "the line `rules`", Line::Rules(rules) => rules);
        self.seats = take!(self, "the line `seats`", Line::Seats(seats) => seats);
        G::admits(&rules, self.seats).map_err(|error| {
            let (text, why) = (self.seats.to_string(), error.to_string());
            self.here(Damage::Unreadable { text, why })
        })?;
        let names = self.names()?;
        let first_dealer =
            take!(self, "the line `first-dealer`, or the `name` of a further seat", Line::FirstDealer(seed) => seed);
        let mut deals = Vec::new();
        while let Some((number, dealer)) =
            maybe!(self, "the line `deal`, or the line `match`", Line::Deal(number, dealer) => (number, dealer))
        {
            let right = deals.len() as u32 + 1;
            if number != right {
                let line = Line::<G>::Deal(right, dealer).to_string();
                return Err(self.here(Damage::Form { right: line }));
            }
            if let Some(Deal { result: None, .. }) = deals.last() {
                let found = Line::<G>::Deal(number, dealer).to_string();
                return Err(self.here(misplaced(
                    &found,
                    "the result of the deal before, `won`, or the line `match`",
                )));
            }
            deals.push(self.deal(dealer)?);
        }
        let winners = take!(self, "an action, a `digest`, or the line `match`", Line::Match(winners) => winners);
        let last_line = self.lines.line;
        if self.lines.next_line()?.is_some() {
            return Err(self.here(Damage::TooMuch));
        }
        Ok(Record {
            revision,
            rules,
            names,
            first_dealer,
            deals,
            winners,
            last_line,
        })
    }

    fn names(&mut self) -> Result<BySeat<Option<super::Name>>, BadRecord> {
        let mut names = BySeat::new(self.seats, None);
        let mut last = None;
        while let Some((seat, name)) = maybe!(self, "the line `first-dealer`", Line::Name(seat, name) => (seat, name)) {
            self.in_order(
                &mut last,
                seat,
                "the `name` of a seat behind that one, or the line `first-dealer`",
            )?;
            names[seat] = Some(name);
        }
        Ok(names)
    }

    /// Lines about seats stand in the order of the seats, one for each at most.
    fn in_order(&self, last: &mut Option<Seat>, seat: Seat, wanted: &'static str) -> Result<(), BadRecord> {
        if *last >= Some(seat) {
            return Err(self.here(misplaced(&format!("seat {seat}"), wanted)));
        }
        *last = Some(seat);
        Ok(())
    }

    fn deal(&mut self, dealer: Seat) -> Result<Deal<G>, BadRecord> {
        let line = self.lines.line;
        let mut origin = self.origin()?;
        let mut entries = Vec::new();
        while let Some(what) = self.entry()? {
            let line = self.lines.line;
            entries.push(Entry { line, what });
        }
        if let Origin::Committed { reveal, .. } = &mut origin
            && let Some(secret) =
                maybe!(self, "an action, a `digest`, `secret`, or the line `match`", Line::Secret(secret) => secret)
        {
            let line = self.lines.line;
            let seed = take!(self, "the line `seed`", Line::Seed(seed) => seed);
            *reveal = Some(Reveal { line, secret, seed });
        }
        let hidden = origin.seed().is_none();
        let won = maybe!(self, "an action, a `digest`, the result of the deal, `won`, or the line `match`", Line::Won(seats) => seats);
        let result = match won {
            None => None,
            Some(winners) if hidden => {
                return Err(self.misplaced(&Line::Won(winners), "the `secret` of the deal before its result"));
            }
            Some(winners) => Some(self.result(winners)?),
        };
        Ok(Deal {
            line,
            dealer,
            origin,
            entries,
            result,
        })
    }

    fn origin(&mut self) -> Result<Origin, BadRecord> {
        match self.next("the line `seed`, or the line `commitment`")? {
            Line::Seed(seed) => Ok(Origin::Open(seed)),
            Line::Commitment(commitment) => {
                let mut nonces = Vec::new();
                let mut last = None;
                while let Some((seat, nonce)) =
                    maybe!(self, "a `nonce`, or a `digest`", Line::Nonce(seat, nonce) => (seat, nonce))
                {
                    self.in_order(&mut last, seat, "the `nonce` of a seat behind that one, or a `digest`")?;
                    nonces.push((seat, nonce));
                }
                Ok(Origin::Committed {
                    commitment,
                    nonces,
                    reveal: None,
                })
            }
            other => Err(self.misplaced(&other, "the line `seed`, or the line `commitment`")),
        }
    }

    fn entry(&mut self) -> Result<Option<What<G>>, BadRecord> {
        Ok(match self.next("an action, a `digest`, or the line `match`")? {
            Line::Action(actor, action) => Some(What::Action(actor, action)),
            Line::Digest(digest) => Some(What::Digest(digest)),
            other => {
                self.ahead = Some(other);
                None
            }
        })
    }

    fn result(&mut self, winners: SeatSet) -> Result<DealResult, BadRecord> {
        let line = self.lines.line;
        let points = take!(self, "the line `points`", Line::Points(points) => points);
        let totals = take!(self, "the line `totals`", Line::Totals(totals) => totals);
        Ok(DealResult {
            line,
            winners,
            points,
            totals,
        })
    }
}
