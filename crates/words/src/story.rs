//! A story being told: clauses, without a capital at their beginning or a full stop at their end, become sentences.

use crate::{Names, Words};

/// What was told so far.
pub(crate) struct Story<'a> {
    words: &'a Words,
    names: &'a Names,
    told: Vec<String>,
    /// The sentence being told.
    clause: Option<String>,
}

impl<'a> Story<'a> {
    pub(crate) fn new(words: &'a Words, names: &'a Names) -> Self {
        Self {
            words,
            names,
            told: Vec::new(),
            clause: None,
        }
    }

    /// Begins a sentence.
    pub(crate) fn start(&mut self, clause: String) {
        self.end();
        self.clause = Some(clause);
    }

    /// Goes on with the sentence, unless it is a question.
    pub(crate) fn go_on(&mut self, clause: String) {
        match self.clause.take_if(|first| !first.ends_with('?')) {
            Some(first) => {
                let both = [("first", first.into()), ("second", clause.into())];
                self.clause = Some(self.words.say("and-then", &both));
            }
            None => self.start(clause),
        }
    }

    /// Makes one list of the sentence and what comes last: `…, then …`.
    pub(crate) fn list(&mut self, key: &str, last: String) {
        self.clause = Some(match self.clause.take() {
            Some(first) => self.words.list(key, &[first, last]),
            None => last,
        });
    }

    /// Puts a few words behind.
    pub(crate) fn append(&mut self, tail: &str) {
        match &mut self.clause {
            Some(clause) => {
                clause.push(' ');
                clause.push_str(tail);
            }
            None => self.clause = Some(tail.into()),
        }
    }

    /// All sentences.
    pub(crate) fn told(mut self) -> Vec<String> {
        self.end();
        self.told
    }

    /// Ends the sentence.
    pub(crate) fn end(&mut self) {
        if let Some(clause) = self.clause.take() {
            self.told.push(sentence(&clause, self.names));
        }
    }
}

/// The capital of a letter with which a word of our languages can begin. The tables of all letters of the world would be a part of every page.
const fn capital(letter: char) -> char {
    match letter {
        'à'..='ö' | 'ø'..='þ' => (letter as u8 - 0x20) as char,
        'œ' => 'Œ',
        _ => letter.to_ascii_uppercase(),
    }
}

/// A clause with a capital at its beginning, unless a player's name stands there, and a full stop at its end.
pub(crate) fn sentence(clause: &str, names: &Names) -> String {
    let mut letters = clause.chars();
    let mut text = match letters.next() {
        Some(first) if !names.begins(clause) => std::iter::once(capital(first)).chain(letters).collect(),
        _ => clause.to_string(),
    };
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_our_languages_have_their_capitals() {
        let capitals: String = "aßzéàöœùþÄ1".chars().map(capital).collect();
        assert_eq!(capitals, "AßZÉÀÖŒÙÞÄ1");
    }
}
