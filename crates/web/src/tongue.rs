//! The language of the page: which one, and its words, of which one language at a time is loaded.

use crate::browser::{fetch, root, window};
use crate::keep::{LANGUAGE, keep, kept};
use words::{Lang, Words};

/// The language somebody has chosen, or the first of the browser's that is ours.
pub(crate) fn wanted() -> Lang {
    let chosen = kept(LANGUAGE).and_then(|code| code.parse().ok());
    chosen.unwrap_or_else(|| {
        let languages = window().navigator().languages();
        first(languages.iter().filter_map(|language| language.as_string()))
    })
}

/// The first of these locales that is ours.
fn first(locales: impl IntoIterator<Item = String>) -> Lang {
    let ours = locales.into_iter().find_map(|locale| Lang::from_locale(&locale));
    ours.unwrap_or_default()
}

/// The words of a language, and the text that they were read from.
pub(crate) struct Loaded {
    pub(crate) words: Words,
    pub(crate) source: String,
}

/// Loads the words of a language from the page's files.
pub(crate) async fn load(files: &str, lang: Lang) -> Option<Loaded> {
    let answer = fetch(&format!("{files}{lang}.ftl")).await?;
    if answer.status != 200 {
        return None;
    }
    Some(Loaded {
        words: Words::from_source(lang, &answer.text).ok()?,
        source: answer.text,
    })
}

/// Loads what nobody waits for: the rules, and why bots do what they do. The source is what was loaded before.
pub(crate) async fn rest(files: &str, lang: Lang, mut source: String) -> Option<Loaded> {
    let answer = fetch(&format!("{files}{lang}-rules.ftl")).await?;
    if answer.status != 200 {
        return None;
    }
    source.push_str(&answer.text);
    let words = Words::from_source(lang, &source).ok()?;
    Some(Loaded { words, source })
}

/// Says to the browser, and to whatever reads the page aloud, which language this is.
pub(crate) fn declare(lang: Lang) {
    if let Some(root) = root() {
        root.set_lang(lang.code());
    }
}

/// Keeps what somebody has chosen.
pub(crate) fn choose(lang: Lang) {
    keep(LANGUAGE, lang.code());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_ours_is_spoken() {
        for (locales, lang) in [
            (&["ja-JP", "nl-BE", "fr"][..], Lang::Nl),
            (&["de-CH"], Lang::De),
            (&["ja"], Lang::En),
            (&[], Lang::En),
        ] {
            assert_eq!(first(locales.iter().map(ToString::to_string)), lang, "{locales:?}");
        }
    }
}
