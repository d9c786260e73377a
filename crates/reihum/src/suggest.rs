//! "Did you mean …?"

/// The word most like `word` among `words`, if one is so like it that it was probably meant.
pub(crate) fn nearest<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let (distance, nearest) = words
        .into_iter()
        .map(|other| (strsim::damerau_levenshtein(word, other), other))
        .min_by_key(|(distance, _)| *distance)?;
    let near = distance <= (nearest.chars().count() / 3).max(1);
    // A word that begins with what was typed was meant as well, however much is missing.
    let begun = word.len() >= 3 && nearest.starts_with(word);
    (near || begun).then_some(nearest)
}

/// The question to put behind an error message, or nothing.
pub(crate) fn did_you_mean<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, words).map_or_else(String::new, |nearest| format!(" (did you mean `{nearest}`?)"))
}

/// Words as a person lists them: `a, b or c`.
pub(crate) fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).into(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_recognised_and_other_words_left_alone() {
        let editions = ["classic-de", "classic-en", "modern"];
        assert_eq!(nearest("clasic-de", editions), Some("classic-de"));
        assert_eq!(nearest("modren", editions), Some("modern"));
        assert_eq!(nearest("mod", editions), Some("modern"));
        assert_eq!(nearest("uno", editions), None);
        assert_eq!(nearest("one", ["owes", "won"]), None);
        assert_eq!(nearest("", editions), None);
        assert_eq!(did_you_mean("stpes", ["steps"]), " (did you mean `steps`?)");
    }

    #[test]
    fn lists_read_as_people_speak() {
        assert_eq!(either(&["a", "b", "c"]), "a, b or c");
        assert_eq!(either(&["a"]), "a");
    }
}
