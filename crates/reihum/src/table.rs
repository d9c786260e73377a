//! The table that somebody asks for: which game, by which rules, for how many.

use crate::games::{ACROSS, GameName, Shelf, fields, players, read_rules_at, seats, with_game};
use crate::output::short;
use crate::suggest::either;
use clap::{Args, ValueEnum};
use game::{Game, Seats};
use std::ops::{Deref, RangeInclusive};

/// What every command that plays must be told.
#[derive(Args)]
pub(crate) struct Table {
    /// The game
    pub(crate) game: GameName,

    #[command(flatten)]
    options: TableOptions,
}

impl Deref for Table {
    type Target = TableOptions;

    fn deref(&self) -> &TableOptions {
        &self.options
    }
}

/// The same without the game, which may be known from elsewhere.
#[derive(Args)]
pub(crate) struct TableOptions {
    #[arg(long, value_name = "RULES", help = rules_in_short(), long_help = rules_in_full())]
    rules: Option<String>,

    /// SKIP-BO: how many cards each stock pile has, as stock=N in the rules
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    stock: Option<String>,

    /// SKIP-BO: partners, in pairs of seats such as 1+3,2+4 or else across the table, as teams=PAIRS in the rules
    #[arg(long, value_name = "PAIRS", num_args = 0..=1, default_missing_value = ACROSS)]
    teams: Option<String>,

    /// How many play, 2 to 10 in SOLO and 2 to 6 in SKIP-BO [default: 4]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<String>,
}

fn rules_in_short() -> String {
    let usual = |game: &GameName| with_game!(game, G => format!("{} for {}", G::USUAL, G::NAME));
    let usual: Vec<String> = GameName::value_variants().iter().map(usual).collect();
    format!(
        "The rulebook, or one with fields changed, as in \"{}\" [default: {}]",
        <solo::Round as Shelf>::EXAMPLE,
        usual.join(", ")
    )
}

fn rules_in_full() -> String {
    let each = GameName::value_variants().iter();
    let listed = each.map(|game| {
        with_game!(game, G => format!(
            "\n\nIn {}: {}, or one of them with fields changed, as in \"{}\". The fields and their values:{}",
            G::NAME,
            either(&G::rulebooks()),
            G::EXAMPLE,
            fields::<G>()
        ))
    });
    rules_in_short() + &listed.collect::<String>()
}

impl TableOptions {
    /// The rules and the seats of a table where so many can play; they are `usual` unless `--players` says otherwise.
    ///
    /// # Errors
    /// Which option is wrong, and what would be right.
    pub(crate) fn checked<G: Shelf>(&self, usual: Seats) -> Result<(G::Rules, Seats), String> {
        let seats = self.players::<G>()?.unwrap_or(usual);
        let text = self.rules.as_deref().unwrap_or(G::USUAL);
        let mut rules = read_rules_at::<G>(seats, text).map_err(|error| format!("--rules: {error}"))?;
        for (field, value) in [("stock", &self.stock), ("teams", &self.teams)] {
            let Some(value) = value else { continue };
            if !G::FIELDS.contains(&field) {
                return Err(format!("--{field} is for skipbo, not for {}", G::NAME));
            }
            let beginning = format!("{field}=");
            if let Some(said) = text.split_whitespace().find(|word| word.starts_with(&beginning)) {
                return Err(format!("--{field}: --rules says {said} already"));
            }
            rules = G::with(rules, seats, field, value).map_err(|error| format!("--{field}: {error}"))?;
        }
        G::admits(&rules, seats).map_err(|error| error.to_string())?;
        Ok((rules, seats))
    }
}

impl TableOptions {
    /// As many as `--players` says.
    ///
    /// # Errors
    /// When the game is not for so many.
    pub(crate) fn players<G: Game>(&self) -> Result<Option<Seats>, String> {
        let read = |text: &String| {
            let seats = text.parse().ok().and_then(seats::<G>);
            seats.ok_or_else(|| format!("--players: {}, not `{}`", players::<G>(), short(text)))
        };
        self.players.as_ref().map(read).transpose()
    }

    /// Its options, and which of them are given.
    pub(crate) fn given(&self) -> [(&'static str, bool); 4] {
        [
            ("--rules", self.rules.is_some()),
            ("--stock", self.stock.is_some()),
            ("--teams", self.teams.is_some()),
            ("--players", self.players.is_some()),
        ]
    }

    /// How many seats a table of so many sides has, as far as the options say.
    pub(crate) fn seats_of_sides(&self, sides: usize) -> usize {
        let in_rules = || {
            let mut words = self.rules.as_deref().unwrap_or_default().split_whitespace();
            words.find_map(|word| word.strip_prefix("teams="))
        };
        match self.teams.as_deref().or_else(in_rules) {
            None | Some("none") => sides,
            Some(ACROSS) => 2 * sides,
            Some(pairs) => 2 * pairs.split(',').count(),
        }
    }

    /// The rules alone, for a table of four or, if they are not for four, of as many as they are for.
    ///
    /// # Errors
    /// As for [`checked`](TableOptions::checked).
    pub(crate) fn rulebook<G: Shelf>(&self) -> Result<G::Rules, String> {
        let counts = [4].into_iter().chain(G::SEATS);
        let mut tables = counts.filter_map(Seats::new).map(|seats| self.checked::<G>(seats));
        let first = tables.next().unwrap_or_else(|| Err("there are no seats".into()));
        let (rules, _) = first.or_else(|error| tables.find_map(Result::ok).ok_or(error))?;
        Ok(rules)
    }
}

/// Reads where chance begins.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    number(text, 0..=u64::MAX)
}

/// Reads a number, for the command line.
pub(crate) fn number(text: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("expected a number from {} to {}", range.start(), range.end()))
}
