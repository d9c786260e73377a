//! The one list of games: what the command line calls them, and what it must know beyond [`Game`].

use crate::suggest::did_you_mean;
use clap::ValueEnum;
use game::{Game, Seats};
use std::fmt;
use words::{Lang, Told, Words};

/// A game, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum GameName {
    /// SOLO, in all its printed editions
    #[default]
    Solo,
    /// SKIP-BO, each for himself or with partners
    Skipbo,
}

/// Does something with the type of a game that is known by name: `with_game!(name, G => check::<G>(…))`.
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::Solo => {
                type $game = solo::Round;
                $body
            }
            $crate::games::GameName::Skipbo => {
                type $game = skipbo::Round;
                $body
            }
        }
    };
}
pub(crate) use with_game;

impl GameName {
    /// The game with this name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::value_variants().iter().copied().find(|game| game.name() == text)
    }

    /// Its name on the command line and in files.
    pub(crate) fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The number of one of its rules, as an example.
    pub(crate) fn rule(self) -> &'static str {
        with_game!(self, G => <G as Shelf>::RULE)
    }

    /// All names.
    pub(crate) fn names() -> Vec<&'static str> {
        Self::value_variants().iter().map(|game| game.name()).collect()
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A game whose words can be listed, for help and for messages about misspelt ones.
pub(crate) trait Shelf: Told {
    /// The words that events begin with.
    const EVENTS: &'static [&'static str];
    /// The names of the fields in which a house may differ from a rulebook.
    const FIELDS: &'static [&'static str];
    /// The rulebook when nobody names one.
    const USUAL: &'static str;
    /// A rulebook of some house.
    const EXAMPLE: &'static str;
    /// What somebody can do, and who.
    const ACTION: &'static str;
    /// The number of a rule. All begin with its letter.
    const RULE: &'static str;

    /// The names of the rulebooks.
    fn rulebooks() -> Vec<&'static str>;

    /// The values a field can have, in words.
    fn values(field: &str) -> String;

    /// The value that a field has in these rules.
    fn field_of(rules: &Self::Rules, field: &str) -> Option<String>;

    /// These rules with one field changed, for a table of so many.
    ///
    /// # Errors
    /// When there is no such field or value.
    fn with(rules: Self::Rules, seats: Seats, field: &str, value: &str) -> Result<Self::Rules, String>;

    /// Why an action is refused, for those who name the rule themselves.
    fn why(words: &Words, illegal: Self::Illegal) -> String {
        match words.lang() {
            // The game's own line is about any seat, where the one for players speaks to whoever tried.
            Lang::En => illegal.to_string(),
            _ => Self::reason(words, illegal),
        }
    }
}

impl Shelf for solo::Round {
    const EVENTS: &'static [&'static str] = &solo::EVENTS;
    const FIELDS: &'static [&'static str] = solo::Rules::FIELDS;
    const USUAL: &'static str = "modern";
    const EXAMPLE: &'static str = "classic-de chains=mixed";
    const ACTION: &'static str = "2: draw";
    const RULE: &'static str = "S-08";

    fn rulebooks() -> Vec<&'static str> {
        solo::Edition::ALL.map(solo::Edition::name).to_vec()
    }

    fn values(field: &str) -> String {
        solo::Rules::allowed(field).unwrap_or_default()
    }

    fn field_of(rules: &solo::Rules, field: &str) -> Option<String> {
        rules.field(field)
    }

    fn with(rules: solo::Rules, _: Seats, field: &str, value: &str) -> Result<solo::Rules, String> {
        rules.with(field, value).map_err(|error| error.to_string())
    }
}

/// Teams of those who sit opposite each other, where it is known how many play.
pub(crate) const ACROSS: &str = "across";

impl Shelf for skipbo::Round {
    const EVENTS: &'static [&'static str] = &skipbo::EVENTS;
    const FIELDS: &'static [&'static str] = skipbo::Rules::FIELDS;
    const USUAL: &'static str = "standard";
    const EXAMPLE: &'static str = "standard stock=15 block=ends";
    const ACTION: &'static str = "2: 7>1";
    const RULE: &'static str = "B-08";

    fn rulebooks() -> Vec<&'static str> {
        skipbo::Edition::ALL.map(skipbo::Edition::name).to_vec()
    }

    fn values(field: &str) -> String {
        let values = skipbo::Rules::allowed(field).unwrap_or_default();
        if field == "teams" {
            return format!("{values}, or {ACROSS}");
        }
        values
    }

    fn field_of(rules: &skipbo::Rules, field: &str) -> Option<String> {
        rules.field(field)
    }

    fn with(rules: skipbo::Rules, seats: Seats, field: &str, value: &str) -> Result<skipbo::Rules, String> {
        if (field, value) == ("teams", ACROSS) {
            let teams = skipbo::Teams::across(seats)
                .ok_or_else(|| format!("partners are for four or six players, not {seats}"))?;
            return Self::with(rules, seats, field, &teams.to_string());
        }
        rules.with(field, value).map_err(|error| error.to_string())
    }
}

/// All fields and their values, a line each.
pub(crate) fn fields<G: Shelf>() -> String {
    let field = |field: &&str| format!("\n  {field:<13} {}", G::values(field));
    G::FIELDS.iter().map(field).collect()
}

/// So many seats, if the game is for so many.
pub(crate) fn seats<G: Game>(count: usize) -> Option<Seats> {
    Seats::new(count).filter(|_| G::SEATS.contains(&count))
}

/// How many can play.
pub(crate) fn players<G: Game>() -> String {
    format!("{} is for {} to {} players", G::NAME, G::SEATS.start(), G::SEATS.end())
}

/// Reads a rulebook such as `classic-de chains=mixed`.
///
/// # Errors
/// What is wrong, what would be right, and what was probably meant.
pub(crate) fn read_rules<G: Shelf>(text: &str) -> Result<G::Rules, String> {
    text.parse().map_err(|error| format!("{error}{}", meant::<G>(text)))
}

/// The same for a table of so many, where partners can sit `across`.
///
/// # Errors
/// As there.
pub(crate) fn read_rules_at<G: Shelf>(seats: Seats, text: &str) -> Result<G::Rules, String> {
    let is_across = |word: &&str| word.split_once('=') == Some(("teams", ACROSS));
    let (across, others): (Vec<&str>, Vec<&str>) = text.split_whitespace().partition(is_across);
    if across.is_empty() {
        return read_rules::<G>(text);
    }
    G::with(read_rules::<G>(&others.join(" "))?, seats, "teams", ACROSS)
}

fn meant<G: Shelf>(text: &str) -> String {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let books = G::rulebooks();
    if !books.contains(&name) {
        return did_you_mean(name, books);
    }
    words
        .map(|word| word.split_once('=').map_or(word, |(field, _)| field))
        .find(|field| !G::FIELDS.contains(field))
        .map_or_else(String::new, |field| did_you_mean(field, G::FIELDS.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actor, Seed};
    use std::collections::BTreeSet;

    /// Plays a deal with arbitrary actions, the host's among them, and adds the words that its events begin with.
    fn play<G: Shelf>(rules: &str, seed: u64, words: &mut BTreeSet<String>) {
        let rules = read_rules::<G>(rules).unwrap();
        let seats = Seats::new(3).unwrap();
        let seed = Seed::from_number(seed);
        let mut events = Vec::new();
        let dealer = G::first_dealer(&rules, seats, &seed, &mut events);
        let mut game = G::deal(&rules, seats, dealer, &seed, &mut events);
        for turn in 0..400 {
            let Some(seat) = game.waits_for().iter().next() else {
                break;
            };
            let actors = [Actor::Host, Actor::Seat(seat)];
            for actor in actors.into_iter().skip(usize::from(turn % 5 > 0)) {
                let mut open = Vec::new();
                game.legal(actor, &mut |action| open.push(action));
                if !open.is_empty() {
                    game.act(actor, open[turn * 31 % open.len()], &mut events).unwrap();
                }
            }
        }
        let texts = events.iter().map(ToString::to_string);
        words.extend(texts.filter_map(|text| text.split(' ').next().map(String::from)));
    }

    fn words<G: Shelf>(rules: &str) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        (1..20).for_each(|seed| play::<G>(rules, seed, &mut words));
        for word in &words {
            assert!(G::EVENTS.contains(&word.as_str()), "{word}");
        }
        words
    }

    #[test]
    fn every_event_begins_with_a_listed_word() {
        for game in GameName::value_variants() {
            with_game!(game, G => words::<G>(G::EXAMPLE));
        }
        let penalties = words::<skipbo::Round>("standard penalties=yes");
        for word in ["lot", "penalised", "under", "withheld"] {
            assert!(penalties.contains(word), "no {word} in {penalties:?}");
        }
    }

    #[test]
    fn examples_are_of_the_game() {
        fn check<G: Shelf>() {
            let (_, action) = G::ACTION.split_once(": ").unwrap();
            assert!(action.parse::<G::Action>().is_ok(), "{action}");
        }
        for game in GameName::value_variants() {
            with_game!(game, G => check::<G>());
        }
    }
}
