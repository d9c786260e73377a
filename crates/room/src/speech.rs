//! The words in which people are told something, for each thread: they cannot be shared.

use std::cell::RefCell;
use std::collections::BTreeMap;
use words::{Lang, Words};

thread_local! {
    static WORDS: RefCell<BTreeMap<Lang, Words>> = RefCell::default();
}

/// Learns the words of a language, for whoever speaks it in this thread.
pub fn learn(words: Words) {
    WORDS.with_borrow_mut(|known| known.insert(words.lang(), words));
}

/// Says something in a language. Nothing where its words are not known.
pub fn with_words<T>(lang: Lang, say: impl FnOnce(&Words) -> T) -> Option<T> {
    WORDS.with_borrow_mut(|known| {
        #[cfg(feature = "embedded")]
        known.entry(lang).or_insert_with(|| Words::new(lang));
        known.get(&lang).map(say)
    })
}
