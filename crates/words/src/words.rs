//! One language, loaded: messages by key.

use crate::messages::Messages;
use crate::{Lang, Names, Value};
use game::Seat;

/// What is put into a message: names of variables and their values.
pub(crate) type Args<'a> = &'a [(&'a str, Value<'a>)];

/// All files of a language.
#[cfg(feature = "embedded")]
macro_rules! text {
    ($lang:literal) => {
        concat!(
            include_str!(concat!("../text/", $lang, "/table.ftl")),
            "\n",
            include_str!(concat!("../text/", $lang, "/solo.ftl")),
            "\n",
            include_str!(concat!("../text/", $lang, "/skipbo.ftl")),
            "\n",
            include_str!(concat!("../text/", $lang, "/program.ftl")),
            "\n",
            include_str!(concat!("../text/", $lang, "/web.ftl")),
            "\n",
            include_str!(concat!("../text/", $lang, "/felt.ftl")),
            "\n",
            include_str!(concat!("../text/", $lang, "/ways.ftl"))
        )
    };
}

/// The words of one language.
pub struct Words {
    lang: Lang,
    messages: Messages,
}

/// A text that is not what Fluent reads.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the words of `{lang}` cannot be read: {what}")]
pub struct BadText {
    lang: Lang,
    what: String,
}

impl Words {
    /// A language whose text is handed in, so that nothing but this one needs to be loaded.
    ///
    /// # Errors
    /// When the text is not Fluent, or says something twice.
    pub fn from_source(lang: Lang, source: &str) -> Result<Self, BadText> {
        let messages = Messages::read(source).map_err(|what| BadText { lang, what })?;
        Ok(Self { lang, messages })
    }

    /// One of our languages.
    #[cfg(feature = "embedded")]
    pub fn new(lang: Lang) -> Self {
        // A test reads every text; one that were broken would leave the keys to speak.
        Self::from_source(lang, Self::source(lang)).unwrap_or_else(|_| Self {
            lang,
            messages: Messages::default(),
        })
    }

    /// The text of one of our languages: all its files, one behind the other.
    #[cfg(feature = "embedded")]
    pub const fn source(lang: Lang) -> &'static str {
        match lang {
            Lang::De => text!("de"),
            Lang::En => text!("en"),
            Lang::Fr => text!("fr"),
            Lang::Nl => text!("nl"),
            Lang::It => text!("it"),
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the rules are among what was handed in: a page loads them when all else is there.
    pub fn has_rules(&self) -> bool {
        self.messages.message("rule-s-01").is_some()
    }

    /// What stands above the rules of a house alone ([`Told::house_rules`](crate::Told::house_rules)).
    pub fn house_title(&self) -> String {
        self.say("rules-house", &[])
    }

    /// The message with this key, or the key itself. A variable that is not handed in shows by its name; a test sees to it
    /// that none does.
    pub(crate) fn say(&self, key: &str, args: Args<'_>) -> String {
        match self.messages.message(key) {
            Some(pattern) => self.spaced(self.messages.fill(self.lang, pattern, args)),
            None => key.into(),
        }
    }

    /// An attribute of the message with this key, or the two keys.
    pub(crate) fn say_attribute(&self, key: &str, attribute: &str, args: Args<'_>) -> String {
        match self.messages.attribute(key, attribute) {
            Some(pattern) => self.spaced(self.messages.fill(self.lang, pattern, args)),
            None => format!("{key}.{attribute}"),
        }
    }

    fn spaced(&self, text: String) -> String {
        match self.lang {
            Lang::Fr => french_spaces(&text),
            Lang::De | Lang::En | Lang::Nl | Lang::It => text,
        }
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat, names: &Names) -> String {
        names
            .of(seat)
            .map_or_else(|| self.say("seat", &[("number", seat.number().into())]), Into::into)
    }

    /// Things as people list them: `a, b and c`.
    pub(crate) fn list(&self, key: &str, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                let most = most.join(", ");
                self.say(key, &[("list", most.into()), ("last", last.as_str().into())])
            }
        }
    }
}

/// French puts a space before high marks and inside its quotes; no line may break there.
fn french_spaces(text: &str) -> String {
    const FIXED: char = '\u{a0}';
    let mut spaced = text.to_string();
    for mark in ["!", "?", ";", ":", "»"] {
        spaced = spaced.replace(&format!(" {mark}"), &format!("{FIXED}{mark}"));
    }
    spaced.replace("« ", &format!("«{FIXED}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_key_speaks_for_itself() {
        let words = Words::from_source(Lang::En, "known = a { $thing }").unwrap();
        assert_eq!(words.say("unknown", &[]), "unknown");
        assert_eq!(words.say_attribute("known", "title", &[]), "known.title");
        assert_eq!(words.say("known", &[("thing", "card".into())]), "a card");
    }

    #[test]
    fn a_broken_text_is_refused() {
        assert!(Words::from_source(Lang::Nl, "kaart = { $").is_err());
        assert!(Words::from_source(Lang::Nl, "kaart = een\nkaart = twee").is_err());
    }

    #[test]
    fn french_marks_do_not_stand_alone_in_a_line() {
        assert_eq!(
            french_spaces("« Solo ! » : oui ; non"),
            "«\u{a0}Solo\u{a0}!\u{a0}»\u{a0}: oui\u{a0}; non"
        );
    }

    #[test]
    fn lists_read_as_people_speak() {
        let words = Words::from_source(Lang::En, "list-and = { $list } and { $last }").unwrap();
        let list =
            |things: &[&str]| words.list("list-and", &things.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!((list(&["a"]), list(&[])), ("a".into(), String::new()));
    }
}
