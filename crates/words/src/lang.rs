//! The languages, and how somebody says which one he wants.

use game::quoted;
use std::fmt;
use std::str::FromStr;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// German.
    De,
    /// English, spoken when nothing else is asked for.
    #[default]
    En,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// Italian.
    It,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::De, Self::En, Self::Fr, Self::Nl, Self::It];

    /// Its code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::En => "en",
            Self::Fr => "fr",
            Self::Nl => "nl",
            Self::It => "it",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::De => "Deutsch",
            Self::En => "English",
            Self::Fr => "Français",
            Self::Nl => "Nederlands",
            Self::It => "Italiano",
        }
    }

    /// The language of a locale such as `de_CH.UTF-8` or `fr-BE`, if it is one of ours.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::from_locale("de_CH.UTF-8"), Some(Lang::De));
    /// assert_eq!(Lang::from_locale("POSIX"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names none of our languages.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no language of ours: there are {list}", list = list())]
pub struct BadLang(String);

impl FromStr for Lang {
    type Err = BadLang;

    fn from_str(text: &str) -> Result<Self, BadLang> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| BadLang(quoted(text)))
    }
}

fn list() -> String {
    Lang::ALL.map(|lang| format!("{lang} ({})", lang.name())).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_reads_back_from_its_code() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert_eq!(Lang::from_locale(lang.code()), Some(lang));
        }
    }

    #[test]
    fn locales_are_understood() {
        for (locale, lang) in [
            ("de_CH.UTF-8", Some(Lang::De)),
            ("nl-BE", Some(Lang::Nl)),
            ("FR", Some(Lang::Fr)),
            ("it@euro", Some(Lang::It)),
            ("en_GB", Some(Lang::En)),
            ("C", None),
            ("C.UTF-8", None),
            ("", None),
            ("eng", None),
            ("ja_JP.UTF-8", None),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn an_unknown_language_is_refused_with_those_there_are() {
        let error = "es\u{1b}".parse::<Lang>().unwrap_err().to_string();
        assert_eq!(
            error,
            "`es\\u{1b}` is no language of ours: there are de (Deutsch), en (English), fr (Français), nl (Nederlands), \
             it (Italiano)"
        );
    }
}
