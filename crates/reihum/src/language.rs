//! Which language the program speaks: the one asked for, or the locale's.

use clap::Args;
use words::{Lang, Words};

/// Behind all options of a command, before those that every program has.
const LAST: usize = 900;

/// The option that every command has.
#[derive(Args)]
pub(crate) struct Language {
    /// The language: de, en, fr, nl or it [default: the locale's, or English]
    #[arg(long, global = true, value_name = "LANG", display_order = LAST)]
    lang: Option<Lang>,
}

impl Language {
    /// The language to speak.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
            .unwrap_or_else(|| of_locale(|name| std::env::var(name).ok()).unwrap_or_default())
    }

    /// Its words.
    pub(crate) fn words(&self) -> Words {
        Words::new(self.lang())
    }

    /// Its words, or English ones where machines read: they must not depend on where a program runs.
    pub(crate) fn words_unless(&self, json: bool) -> Words {
        if json { Words::new(Lang::En) } else { self.words() }
    }
}

/// The locale's language, if it is one of ours. The first variable that says anything decides.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Option<Lang> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Lang::from_locale(&locale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let of = |set: &[(&str, &str)]| {
            of_locale(|name| {
                let value = set.iter().find(|(other, _)| *other == name);
                value.map(|(_, value)| (*value).into())
            })
        };
        assert_eq!(of(&[("LANG", "de_DE.UTF-8")]), Some(Lang::De));
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "nl_BE")]), Some(Lang::Nl));
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), None);
        assert_eq!(of(&[("LANG", "it_IT"), ("LC_ALL", "")]), Some(Lang::It));
        assert_eq!(of(&[]), None);
    }
}
