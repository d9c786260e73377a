//! The one list of games on the page.

use game::{Game, Seats};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use words::{Told, Words};

/// A game, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// SOLO.
    Solo,
    /// SKIP-BO.
    Skipbo,
}

/// Does something with the type of a game that is known by name: `with_game!(name, G => title::<G>(…))`.
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
    /// All of them.
    pub(crate) const ALL: [Self; 2] = [Self::Solo, Self::Skipbo];

    /// Its name in addresses and files.
    pub(crate) fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// What is printed on its box.
    pub(crate) const fn printed(self) -> &'static str {
        match self {
            Self::Solo => "SOLO",
            Self::Skipbo => "SKIP-BO",
        }
    }

    /// The game with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The names of its rulebooks.
    pub(crate) fn rulebooks(self) -> Vec<&'static str> {
        match self {
            Self::Solo => solo::Edition::ALL.map(solo::Edition::name).to_vec(),
            Self::Skipbo => skipbo::Edition::ALL.map(skipbo::Edition::name).to_vec(),
        }
    }

    /// The rulebook when nobody names one.
    pub(crate) const fn usual(self) -> &'static str {
        match self {
            Self::Solo => "modern",
            Self::Skipbo => "standard",
        }
    }

    /// The rulebook to which one is compared when somebody shall see what is special about it.
    pub(crate) fn compared(self, rulebook: &str) -> &'static str {
        match (self, rulebook) {
            (Self::Solo, "classic-de") => "modern",
            (Self::Solo, _) => "classic-de",
            (Self::Skipbo, "standard") => "short",
            (Self::Skipbo, _) => "standard",
        }
    }

    /// How many can play.
    pub(crate) fn seats(self) -> RangeInclusive<usize> {
        with_game!(self, G => G::SEATS)
    }

    /// Whether so many can play by these rules.
    pub(crate) fn admits(self, rules: &str, seats: usize) -> bool {
        with_game!(self, G => match (rules.parse(), Seats::new(seats)) {
            (Ok(rules), Some(seats)) => G::admits(&rules, seats).is_ok(),
            _ => false,
        })
    }

    /// The edition that rules were made from.
    pub(crate) fn edition(self, rules: &str) -> &'static str {
        let name = rules.split(' ').next().unwrap_or_default();
        let edition = self.rulebooks().into_iter().find(|edition| *edition == name);
        edition.unwrap_or(self.usual())
    }

    /// The fields of its rules.
    pub(crate) fn fields(self) -> &'static [&'static str] {
        with_game!(self, G => <<G as Game>::Rules>::FIELDS)
    }

    /// The values of a field, where they are few.
    pub(crate) fn values(self, field: &str) -> &'static [&'static str] {
        with_game!(self, G => <<G as Game>::Rules>::values(field))
    }

    /// The value of a field.
    pub(crate) fn field(self, rules: &str, field: &str) -> String {
        with_game!(self, G => {
            let rules: Option<<G as Game>::Rules> = rules.parse().ok();
            rules.and_then(|rules| rules.field(field)).unwrap_or_default()
        })
    }

    /// These rules with another value of a field, if they can have it.
    pub(crate) fn with(self, rules: &str, field: &str, value: &str) -> Option<String> {
        with_game!(self, G => {
            let rules: <G as Game>::Rules = rules.parse().ok()?;
            Some(rules.with(field, value).ok()?.to_string())
        })
    }

    /// The fields in which two rulebooks differ.
    pub(crate) fn differences(self, one: &str, other: &str) -> Vec<&'static str> {
        let differs = |field: &&str| self.field(one, field) != self.field(other, field);
        self.fields().iter().copied().filter(differs).collect()
    }

    /// What a rulebook is called.
    pub(crate) fn rulebook_told(self, words: &Words, rulebook: &str) -> String {
        with_game!(self, G => match rulebook.parse() {
            Ok(rules) => G::rulebook(words, &rules),
            Err(_) => rulebook.into(),
        })
    }

    /// Which rules these are: the rulebook, and whether the house has some of its own.
    pub(crate) fn rules_told(self, words: &Words, rules: &str) -> String {
        let rulebook = self.rulebook_told(words, rules);
        if rules.contains('=') {
            words.way_house_of(rulebook)
        } else {
            rulebook
        }
    }

    /// What a field is about.
    pub(crate) fn field_told(self, words: &Words, field: &str) -> String {
        with_game!(self, G => G::field(words, field))
    }

    /// What a value of a field means.
    pub(crate) fn value_told(self, words: &Words, field: &str, value: &str) -> String {
        with_game!(self, G => G::value(words, field, value))
    }

    /// A field and its value, as one sentence.
    pub(crate) fn rule_told(self, words: &Words, field: &str, value: &str) -> String {
        words.rules_house_line(self.field_told(words, field), self.value_told(words, field, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_and_has_its_usual_rulebook() {
        for game in GameName::ALL {
            assert_eq!(GameName::named(game.name()), Some(game));
            assert!(game.rulebooks().contains(&game.usual()));
        }
        assert_eq!(GameName::named("chess"), None);
    }

    #[test]
    fn every_rulebook_has_something_special() {
        for game in GameName::ALL {
            for rulebook in game.rulebooks() {
                let other = game.compared(rulebook);
                assert_ne!(game.differences(rulebook, other), Vec::<&str>::new(), "{rulebook}");
            }
        }
        let fewer = GameName::Solo.differences("classic-it", GameName::Solo.compared("classic-it"));
        assert_eq!(fewer, ["limit"]);
    }

    #[test]
    fn rules_are_changed_by_field_if_they_can_be() {
        let game = GameName::Solo;
        assert_eq!(
            game.with("modern", "chains", "mixed").as_deref(),
            Some("modern chains=mixed")
        );
        assert_eq!(
            game.with("modern chains=mixed", "chains", "own").as_deref(),
            Some("modern")
        );
        assert_eq!(game.with("modern", "solo-until", "discard"), None);
        assert!(game.admits("modern", 10) && !GameName::Skipbo.admits("standard", 7));
        assert_eq!(game.edition("classic-nl chains=mixed"), "classic-nl");
    }

    #[test]
    fn every_rulebook_is_read() {
        let words = Words::from_source(words::Lang::En, "").unwrap();
        for game in GameName::ALL {
            for name in game.rulebooks() {
                // Without texts the keys speak; a rulebook that cannot be read would speak by its name.
                assert_ne!(game.rulebook_told(&words, name), name);
            }
            assert_eq!(game.rulebook_told(&words, "no such book"), "no such book");
        }
    }
}
