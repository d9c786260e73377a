//! What a table has agreed on: the printed game, the short one, and house rules as one of them with some fields changed.

mod field;

use game::{Seat, SeatSet, Seats, quoted};
use std::fmt;
use std::str::FromStr;

pub use field::{Block, Penalties, Stock, Teams};

/// The most players there can be (B-01).
pub const MAX_SEATS: usize = 6;

/// One rulebook. As text it is a name and the fields that differ from it.
///
/// ```
/// use skipbo::{Rules, Edition};
/// let rules: Rules = "standard stock=15 teams=1+3,2+4".parse().unwrap();
/// assert_eq!(rules.to_string(), "standard stock=15 teams=1+3,2+4");
/// assert_eq!("short".parse(), Ok(Rules::of(Edition::Short)));
/// assert!("standard stock=31".parse::<Rules>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    edition: Edition,
    pub(crate) stock: Stock,
    pub(crate) teams: Teams,
    pub(crate) block: Block,
    pub(crate) penalties: Penalties,
    pub(crate) limit: u16,
}

/// A game as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The game with full stock piles.
    Standard,
    /// The short game, with ten cards in every stock pile (B-04).
    Short,
}

impl Edition {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Short];

    /// Its name in notation and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Short => "short",
        }
    }
}

/// The highest limit a match can have.
const MAX_LIMIT: u16 = 9999;

/// A text that is no rulebook.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRules {
    /// None has this name.
    #[error("no rulebook is called `{0}`: there are {list}", list = Edition::ALL.map(Edition::name).join(" and "))]
    Edition(String),
    /// No field has this name.
    #[error("no rule field is called `{0}`: there are {list}", list = Rules::FIELDS.join(", "))]
    Field(String),
    /// Something that is not of the form field=value.
    #[error("`{0}` should have the form field=value, for example stock=15")]
    Form(String),
    /// A field is given twice.
    #[error("the rule field `{0}` is given twice")]
    Twice(String),
    /// The field has no such value.
    #[error("the rule field `{field}` cannot be `{value}`: it takes {allowed}")]
    Value {
        /// The field's name.
        field: &'static str,
        /// What was written.
        value: String,
        /// What could have been.
        allowed: String,
    },
}

impl Rules {
    /// The names of all fields, in order.
    pub const FIELDS: &'static [&'static str] = &["stock", "teams", "block", "penalties", "limit"];

    /// The rules of a printed game.
    pub const fn of(edition: Edition) -> Self {
        Self {
            edition,
            stock: match edition {
                Edition::Standard => Stock::Printed,
                Edition::Short => Stock::Agreed(10),
            },
            teams: Teams::NONE,
            block: Block::TakeUp,
            penalties: Penalties::No,
            limit: 500,
        }
    }

    /// The edition they were made from.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The teams.
    pub const fn teams(&self) -> &Teams {
        &self.teams
    }

    /// What happens at the first block (B-15).
    pub const fn block(&self) -> Block {
        self.block
    }

    /// Whether the host may impose penalties (B-24).
    pub const fn penalties(&self) -> Penalties {
        self.penalties
    }

    /// How many points win the match (B-20).
    pub const fn limit(&self) -> u32 {
        self.limit as u32
    }

    /// How many cards each stock pile gets (B-04).
    pub const fn stock(&self, seats: Seats) -> usize {
        match self.stock {
            Stock::Printed => Stock::printed(seats),
            Stock::Agreed(size) => size as usize,
        }
    }

    /// Who wins together with a seat: it alone, or it and its partner.
    #[inline]
    pub fn side(&self, seat: Seat) -> SeatSet {
        match self.teams.partner(seat) {
            Some(partner) => SeatSet::only(seat).with(partner),
            None => SeatSet::only(seat),
        }
    }

    /// Everybody who plays together, in the order of the seats.
    pub fn sides(&self, seats: Seats) -> impl Iterator<Item = SeatSet> {
        let first_of_side = move |seat: &Seat| self.side(*seat).iter().next() == Some(*seat);
        seats.iter().filter(first_of_side).map(|seat| self.side(seat))
    }

    /// These rules with one field changed.
    ///
    /// # Errors
    /// When there is no such field or value.
    pub fn with(mut self, field: &str, value: &str) -> Result<Self, BadRules> {
        let name = Self::FIELDS.iter().copied().find(|name| *name == field);
        let field = name.ok_or_else(|| BadRules::Field(quoted(field)))?;
        let read = match field {
            "stock" => Stock::read(value).map(|stock| self.stock = stock),
            "teams" => Teams::read(value).map(|teams| self.teams = teams),
            "block" => Block::read(value).map(|block| self.block = block),
            "penalties" => Penalties::read(value).map(|penalties| self.penalties = penalties),
            _ => read_limit(value).map(|limit| self.limit = limit),
        };
        read.map(|()| self).ok_or_else(|| BadRules::Value {
            field,
            value: quoted(value),
            allowed: Self::allowed(field).unwrap_or_default(),
        })
    }

    /// The value of a field.
    pub fn field(&self, field: &str) -> Option<String> {
        Some(match field {
            "stock" => self.stock.to_string(),
            "teams" => self.teams.to_string(),
            "block" => self.block.to_string(),
            "penalties" => self.penalties.to_string(),
            "limit" => self.limit.to_string(),
            _ => return None,
        })
    }

    /// The values a field can have, in words.
    pub fn allowed(field: &str) -> Option<String> {
        Some(match field {
            "stock" => "printed, or a number from 1 to 30 (to 20 with five or six players)".into(),
            "teams" => "none, or all of four or six seats in pairs, each once, such as 1+3,2+4".into(),
            "block" => "take-up or ends".into(),
            "penalties" => "no or yes".into(),
            "limit" => format!("a number from 1 to {MAX_LIMIT}"),
            _ => return None,
        })
    }

    /// The values a field can have, where they are few; none where it is a number, or teams.
    pub fn values(field: &str) -> &'static [&'static str] {
        match field {
            "block" => &["take-up", "ends"],
            "penalties" => &["no", "yes"],
            _ => &[],
        }
    }

    fn differences(&self) -> impl Iterator<Item = &'static str> {
        let base = Self::of(self.edition);
        let differs = move |field: &&str| self.field(field) != base.field(field);
        Self::FIELDS.iter().copied().filter(differs)
    }
}

fn read_limit(text: &str) -> Option<u16> {
    game::notation::number(text, MAX_LIMIT).ok().filter(|limit| *limit > 0)
}

impl Default for Rules {
    fn default() -> Self {
        Self::of(Edition::Standard)
    }
}

impl fmt::Display for Rules {
    /// The edition they were made from, and what differs from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.edition.name())?;
        // Every sight has its rules, and most are as they were printed.
        if *self == Self::of(self.edition) {
            return Ok(());
        }
        for field in self.differences() {
            write!(f, " {field}={}", self.field(field).unwrap_or_default())?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = BadRules;

    fn from_str(text: &str) -> Result<Self, BadRules> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let edition = Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
            .ok_or_else(|| BadRules::Edition(quoted(name)))?;
        let mut rules = Self::of(edition);
        let mut seen: Vec<&str> = Vec::new();
        for word in words {
            let (field, value) = word.split_once('=').ok_or_else(|| BadRules::Form(quoted(word)))?;
            if seen.contains(&field) {
                return Err(BadRules::Twice(quoted(field)));
            }
            seen.push(field);
            rules = rules.with(field, value)?;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_reads_back_from_its_name() {
        for edition in Edition::ALL {
            assert_eq!(edition.name().parse(), Ok(Rules::of(edition)));
            assert_eq!(Rules::of(edition).to_string(), edition.name());
        }
        assert_eq!(
            "short stock=printed".parse::<Rules>().unwrap().to_string(),
            "short stock=printed"
        );
        assert_eq!("short stock=10 block=take-up".parse(), Ok(Rules::of(Edition::Short)));
    }

    #[test]
    fn b_04_printed_and_agreed_stock_sizes() {
        let stock = |rules: &str, seats| rules.parse::<Rules>().unwrap().stock(Seats::new(seats).unwrap());
        assert_eq!(
            [2, 3, 4, 5, 6].map(|seats| stock("standard", seats)),
            [30, 30, 30, 20, 20]
        );
        assert_eq!([2, 6].map(|seats| stock("short", seats)), [10, 10]);
        assert_eq!(stock("standard stock=1", 2), 1);
    }

    #[test]
    fn b_01_sides_are_single_seats_or_teams() {
        let seats = Seats::new(6).unwrap();
        let rules: Rules = "standard teams=2+3,1+6,5+4".parse().unwrap();
        assert_eq!(rules.to_string(), "standard teams=1+6,2+3,4+5");
        let sides: Vec<String> = rules.sides(seats).map(|side| side.to_string()).collect();
        assert_eq!(sides, ["1 6", "2 3", "4 5"]);
        assert_eq!(Rules::default().sides(seats).count(), 6);
        let four: Rules = "standard teams=1+3,2+4".parse().unwrap();
        assert_eq!(
            four.side(Seat::numbered(5).unwrap()).to_string(),
            "5",
            "it is not at that table"
        );
    }

    #[test]
    fn b_01_partners_across_the_table_are_for_four_or_six() {
        let across = |seats| Teams::across(Seats::new(seats).unwrap()).map(|teams| teams.to_string());
        assert_eq!(across(4).as_deref(), Some("1+3,2+4"));
        assert_eq!(across(6).as_deref(), Some("1+4,2+5,3+6"));
        assert_eq!([2, 3, 5, 7, 8].map(across), [const { None }; 5]);
    }

    #[test]
    fn what_a_field_can_be_is_said_in_words() {
        let words = [
            ("stock", "printed, or a number from 1 to 30"),
            ("teams", "such as 1+3,2+4"),
            ("block", "take-up or ends"),
            ("penalties", "no or yes"),
            ("limit", "a number from 1 to 9999"),
        ];
        assert_eq!(words.map(|(field, _)| field), Rules::FIELDS);
        for (field, said) in words {
            let allowed = Rules::allowed(field).unwrap();
            assert!(allowed.contains(said), "{field}: {allowed}");
        }
        assert_eq!(Rules::allowed("deck"), None);
        for field in ["block", "penalties"] {
            assert_eq!(Rules::allowed(field).unwrap(), Rules::values(field).join(" or "));
        }
        assert!(Rules::values("stock").is_empty());
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        let error = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert!(error("").contains("standard and short"));
        assert!(error("modern").contains("standard and short"));
        assert!(error("short stok=5").contains("stock, teams"));
        assert!(error("short stock").contains("field=value"));
        assert!(error("short stock=5 stock=6").contains("twice"));
        for (field, values) in [
            ("stock", &["0", "31", "x", "05", ""][..]),
            (
                "teams",
                &[
                    "",
                    "1+2",
                    "1+2,3",
                    "1+1,2+3",
                    "1+2,2+3",
                    "1+2,3+5",
                    "1+2,3+4,5+7",
                    "1+2,3+4,5+6,7+8",
                    "1-2,3-4",
                ],
            ),
            ("block", &["", "end"]),
            ("penalties", &["on"]),
            ("limit", &["0", "10000", "-5"]),
        ] {
            for value in values {
                let allowed = Rules::allowed(field).unwrap();
                assert!(
                    error(&format!("short {field}={value}")).contains(&allowed),
                    "{field}={value}"
                );
            }
        }
    }
}
