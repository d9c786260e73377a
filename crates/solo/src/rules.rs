//! Rulebooks as data: the seven printed editions, and house rules as editions with some fields changed.

mod field;

use crate::Deck;
use field::FieldValue;
use game::quoted;
use std::fmt;
use std::str::FromStr;

pub use field::{
    AfterChain, AfterSwap, AllSwapTo, Chains, Interject, Limit, MayDraw, Penalty, Scoring, SoloUntil, SoloWhen, Start,
    SwapDuty, TripleTakes, Triples,
};

/// One rulebook. One that exists is consistent.
///
/// As text it is an edition's name and the fields that differ from it.
///
/// ```
/// use solo::{Rules, Edition};
/// let rules: Rules = "classic-de chains=mixed".parse().unwrap();
/// assert_eq!(rules.to_string(), "classic-de chains=mixed");
/// assert_eq!("modern".parse(), Ok(Rules::of(Edition::Modern)));
/// assert!("classic-de chains=blue".parse::<Rules>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// The edition they were made from, which gives them their name.
    edition: Edition,
    pub(crate) deck: Deck,
    pub(crate) interject: Interject,
    pub(crate) triple: Triples,
    pub(crate) may_draw: MayDraw,
    pub(crate) solo: SoloWhen,
    pub(crate) solo_until: SoloUntil,
    pub(crate) swap: SwapDuty,
    pub(crate) after_swap: AfterSwap,
    pub(crate) all_swap: AllSwapTo,
    pub(crate) scoring: Scoring,
    pub(crate) limit: Limit,
    pub(crate) start: Start,
    pub(crate) chains: Chains,
    pub(crate) after_chain: AfterChain,
    pub(crate) penalty: Penalty,
    pub(crate) triple_takes: TripleTakes,
}

/// A printed edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "named after their languages")]
pub enum Edition {
    ClassicDe,
    ClassicEn,
    ClassicFr,
    ClassicNl,
    ClassicIt,
    /// The second French text of the classic box.
    ClassicFr2,
    /// The box of 120 cards.
    Modern,
}

impl Edition {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::ClassicDe,
        Self::ClassicEn,
        Self::ClassicFr,
        Self::ClassicNl,
        Self::ClassicIt,
        Self::ClassicFr2,
        Self::Modern,
    ];

    /// Its name in notation and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ClassicDe => "classic-de",
            Self::ClassicEn => "classic-en",
            Self::ClassicFr => "classic-fr",
            Self::ClassicNl => "classic-nl",
            Self::ClassicIt => "classic-it",
            Self::ClassicFr2 => "classic-fr2",
            Self::Modern => "modern",
        }
    }
}

/// A text or a combination of fields that is no rulebook.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRules {
    /// No edition has this name.
    #[error("no rulebook is called `{0}`: there are {list}", list = Edition::ALL.map(Edition::name).join(", "))]
    Edition(String),
    /// No field has this name.
    #[error("no rule field is called `{0}`: there are {list}", list = Rules::FIELDS.join(", "))]
    Field(String),
    /// Something that is not of the form field=value.
    #[error("`{0}` should have the form field=value, for example chains=mixed")]
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
    /// Two fields that cannot go together.
    #[error(
        "solo=holding needs solo-until=next-acts: a player can come to hold one card through somebody else's action, and \
         could then never call in time"
    )]
    CallImpossible,
}

/// Calls a macro with every field and its name in notation.
macro_rules! for_each_field {
    ($call:ident) => {
        $call! {
            deck "deck", interject "interject", triple "triple", may_draw "may-draw", solo "solo",
            solo_until "solo-until", swap "swap", after_swap "after-swap", all_swap "all-swap", scoring "scoring",
            limit "limit", start "start", chains "chains", after_chain "after-chain", penalty "penalty",
            triple_takes "triple-takes"
        }
    };
}

macro_rules! with_fields {
    ($($field:ident $name:literal),*) => {
        impl Rules {
            /// The names of all fields, in order.
            pub const FIELDS: &'static [&'static str] = &[$($name),*];

            /// The values a field can have, in words.
            pub fn allowed(field: &str) -> Option<String> {
                fn of<T: FieldValue>(_: fn(&Rules) -> T) -> String {
                    T::allowed()
                }
                match field {
                    $($name => Some(of(|rules| rules.$field)),)*
                    _ => None,
                }
            }

            /// The values a field can have, where they are few; none where it is a number.
            pub fn values(field: &str) -> &'static [&'static str] {
                fn of<T: FieldValue>(_: fn(&Rules) -> T) -> &'static [&'static str] {
                    T::values()
                }
                match field {
                    $($name => of(|rules| rules.$field),)*
                    _ => &[],
                }
            }

            /// A field's value as text.
            pub fn field(&self, field: &str) -> Option<String> {
                match field {
                    $($name => Some(self.$field.text()),)*
                    _ => None,
                }
            }

            fn set(&mut self, field: &str, value: &str) -> Result<(), BadRules> {
                fn read<T: FieldValue>(field: &'static str, value: &str) -> Result<T, BadRules> {
                    T::parse(value).ok_or_else(|| BadRules::Value {
                        field,
                        value: quoted(value),
                        allowed: T::allowed(),
                    })
                }
                match field {
                    $($name => self.$field = read($name, value)?,)*
                    _ => return Err(BadRules::Field(quoted(field))),
                }
                Ok(())
            }
        }
    };
}

for_each_field!(with_fields);

impl Rules {
    /// The rules of an edition.
    pub const fn of(edition: Edition) -> Self {
        let classic = Self {
            edition,
            deck: Deck::Classic,
            interject: Interject::Any,
            triple: Triples::No,
            may_draw: MayDraw::Stuck,
            solo: SoloWhen::Discarding,
            solo_until: SoloUntil::Discard,
            swap: SwapDuty::Optional,
            after_swap: AfterSwap::Next,
            all_swap: AllSwapTo::Direction,
            scoring: Scoring::Penalty,
            limit: Limit::exceeding(500),
            start: Start::Turn,
            chains: Chains::Own,
            after_chain: AfterChain::Turn,
            penalty: Penalty::Auto,
            triple_takes: TripleTakes::All,
        };
        match edition {
            Edition::ClassicDe => classic,
            Edition::ClassicEn => Self {
                solo: SoloWhen::Holding,
                solo_until: SoloUntil::NextActs,
                scoring: Scoring::Winner,
                limit: Limit::reaching(600),
                ..classic
            },
            Edition::ClassicFr | Edition::ClassicIt => Self {
                limit: Limit::exceeding(300),
                ..classic
            },
            Edition::ClassicNl => Self {
                scoring: Scoring::Winner,
                limit: Limit::reaching(600),
                ..classic
            },
            Edition::ClassicFr2 => Self {
                all_swap: AllSwapTo::Left,
                limit: Limit::reaching(500),
                ..classic
            },
            Edition::Modern => Self {
                deck: Deck::Modern,
                interject: Interject::Numbers,
                triple: Triples::Yes,
                may_draw: MayDraw::Freely,
                solo: SoloWhen::Holding,
                solo_until: SoloUntil::NextActs,
                swap: SwapDuty::Compulsory,
                after_swap: AfterSwap::Partner,
                ..classic
            },
        }
    }

    /// These rules with one field changed. Fields that only work together are changed together with
    /// [`with_fields`](Rules::with_fields).
    ///
    /// # Errors
    /// When there is no such field or value, or it contradicts another field.
    pub fn with(self, field: &str, value: &str) -> Result<Self, BadRules> {
        self.with_fields([(field, value)])
    }

    /// These rules with some fields changed.
    ///
    /// # Errors
    /// When there is no such field or value, or they contradict each other.
    pub fn with_fields<'a>(mut self, fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, BadRules> {
        for (field, value) in fields {
            self.set(field, value)?;
        }
        if self.solo == SoloWhen::Holding && self.solo_until == SoloUntil::Discard {
            return Err(BadRules::CallImpossible);
        }
        Ok(self)
    }

    /// The box they are played with.
    #[inline]
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// Whether a Solo call may follow the play that made it due (S-35).
    pub(crate) fn call_may_follow(&self) -> bool {
        self.solo_until == SoloUntil::NextActs || self.penalty == Penalty::Caught
    }

    /// Whether a Swap must be carried out.
    #[inline]
    pub const fn swap(&self) -> SwapDuty {
        self.swap
    }

    /// To whom an All Swap passes the hands.
    #[inline]
    pub const fn all_swap(&self) -> AllSwapTo {
        self.all_swap
    }

    /// How a round is scored.
    #[inline]
    pub const fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// When a match is over.
    #[inline]
    pub const fn limit(&self) -> Limit {
        self.limit
    }

    /// Whether somebody may draw although he could play.
    #[inline]
    pub const fn may_draw(&self) -> MayDraw {
        self.may_draw
    }

    /// How the penalty for a missing Solo call comes.
    #[inline]
    pub const fn penalty(&self) -> Penalty {
        self.penalty
    }

    /// What a Triple + takes.
    #[inline]
    pub const fn triple_takes(&self) -> TripleTakes {
        self.triple_takes
    }

    /// The edition they were made from.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    fn differences(&self) -> impl Iterator<Item = &'static str> {
        let base = Self::of(self.edition);
        Self::FIELDS
            .iter()
            .copied()
            .filter(move |field| self.field(field) != base.field(field))
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::of(Edition::Modern)
    }
}

impl From<Edition> for Rules {
    fn from(edition: Edition) -> Self {
        Self::of(edition)
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
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (field, value) = word.split_once('=').ok_or_else(|| BadRules::Form(quoted(word)))?;
            if !Self::FIELDS.contains(&field) {
                return Err(BadRules::Field(quoted(field)));
            }
            if fields.iter().any(|(other, _)| *other == field) {
                return Err(BadRules::Twice(quoted(field)));
            }
            fields.push((field, value));
        }
        Self::of(edition).with_fields(fields)
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
        assert_eq!("classic-de deck=112".parse(), Ok(Rules::of(Edition::ClassicDe)));
        let house = "classic-de deck=120 limit=200 chains=mixed";
        assert_eq!(house.parse::<Rules>().unwrap().to_string(), house);
    }

    /// The table of docs/RULES.md, a line for each field in which editions differ: classic-de, -en, -fr, -nl, -it, -fr2, modern.
    #[test]
    fn every_edition_says_what_the_table_says() {
        for row in [
            "deck 112 112 112 112 112 112 120",
            "interject any any any any any any numbers",
            "triple no no no no no no yes",
            "may-draw stuck stuck stuck stuck stuck stuck freely",
            "solo discarding holding discarding discarding discarding discarding holding",
            "solo-until discard next-acts discard discard discard discard next-acts",
            "swap optional optional optional optional optional optional compulsory",
            "after-swap next next next next next next partner",
            "all-swap direction direction direction direction direction left direction",
            "scoring penalty winner penalty winner penalty penalty penalty",
            "limit over-500 600 over-300 600 over-300 500 over-500",
            "start turn turn turn turn turn turn turn",
            "chains own own own own own own own",
            "after-chain turn turn turn turn turn turn turn",
            "penalty auto auto auto auto auto auto auto",
            "triple-takes all all all all all all all",
        ] {
            let (field, values) = row.split_once(' ').unwrap();
            for (edition, value) in Edition::ALL.into_iter().zip(values.split(' ')) {
                let rules = Rules::from(edition);
                assert_eq!(rules.edition(), edition);
                assert_eq!(
                    rules.field(field).as_deref(),
                    Some(value),
                    "{field} of {}",
                    edition.name()
                );
                assert_eq!(rules.with(field, value), Ok(rules), "{field} of {}", edition.name());
            }
        }
    }

    #[test]
    fn the_few_values_of_a_field_are_all_it_takes() {
        for field in Rules::FIELDS {
            let values = Rules::values(field);
            assert_eq!(values.is_empty(), *field == "limit", "{field}");
            if !values.is_empty() {
                assert_eq!(Rules::allowed(field).unwrap(), values.join(" or "));
            }
        }
        assert!(Rules::values("colour").is_empty());
    }

    #[test]
    fn s_35_a_call_may_follow_where_there_is_time_or_somebody_must_catch() {
        let may_follow = |text: &str| text.parse::<Rules>().unwrap().call_may_follow();
        assert!(may_follow("modern") && may_follow("classic-de penalty=caught"));
        assert!(may_follow("modern penalty=caught") && !may_follow("classic-de"));
    }

    #[test]
    fn s_41_limits_are_exact() {
        let limit = |edition| Rules::of(edition).limit;
        assert!(!limit(Edition::ClassicDe).is_met_by(500) && limit(Edition::ClassicDe).is_met_by(501));
        assert!(!limit(Edition::Modern).is_met_by(500) && limit(Edition::Modern).is_met_by(501));
        assert!(!limit(Edition::ClassicFr).is_met_by(300) && limit(Edition::ClassicFr).is_met_by(301));
        assert!(!limit(Edition::ClassicFr2).is_met_by(499) && limit(Edition::ClassicFr2).is_met_by(500));
        assert!(!limit(Edition::ClassicEn).is_met_by(599) && limit(Edition::ClassicEn).is_met_by(600));
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        let error = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert!(error("").contains("classic-de, classic-en"));
        assert!(error("uno").contains("classic-de, classic-en"));
        assert!(error("modern chain=own").contains("after-chain"));
        assert!(error("modern chains").contains("field=value"));
        assert!(error("modern chains=red").contains("own or mixed"));
        assert!(error("modern deck=100").contains("112 or 120"));
        assert!(error("uno").contains("`uno`") && error("modern chain=own").contains("`chain`"));
        assert!(error("modern limit=0").contains("1 to 9999"));
        assert!(error("modern limit=007").contains("1 to 9999"));
        assert!(error("modern start=turn start=leave").contains("twice"));
        assert!(error("modern solo-until=discard").contains("next-acts"));
        assert!("modern solo-until=discard solo=discarding".parse::<Rules>().is_ok());
    }
}
