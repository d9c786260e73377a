//! The codes of tables: syllables that can be said on the telephone, such as `bado-keli-mora`.

/// A consonant and a vowel make a syllable, and no two sound alike: there is a b and no p, a k and no c.
const CONSONANTS: &[u8; 12] = b"bdfgklmnrstz";
const VOWELS: &[u8; 5] = b"aeiou";
const SYLLABLES: usize = 6;

/// A code from numbers that were drawn at random: one of 46 thousand million.
pub(crate) fn code(chance: [u8; SYLLABLES * 2]) -> String {
    let mut code = String::with_capacity(SYLLABLES * 5 / 2);
    for (number, pair) in chance.chunks_exact(2).enumerate() {
        if number > 0 && number % 2 == 0 {
            code.push('-');
        }
        // 60 does not divide 65536, and nobody will notice.
        let syllable = usize::from(u16::from_le_bytes([pair[0], pair[1]])) % (CONSONANTS.len() * VOWELS.len());
        code.push(CONSONANTS[syllable / VOWELS.len()].into());
        code.push(VOWELS[syllable % VOWELS.len()].into());
    }
    code
}

/// The code that somebody means: small or large letters, with or without anything in between.
pub(crate) fn meant(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().filter(|letter| !" -_.".contains(*letter)).collect();
    if letters.len() != SYLLABLES * 2 || !letters.iter().all(char::is_ascii_alphabetic) {
        return None;
    }
    let pairs = letters.chunks(4).map(|letters| letters.iter().collect::<String>());
    Some(pairs.collect::<Vec<_>>().join("-").to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_said_and_written_carelessly() {
        let code = code([0, 0, 1, 0, 2, 0, 59, 0, 60, 0, 255, 255]);
        assert_eq!(code, "babe-bizu-baga");
        for careless in ["babe-bizu-baga", "BABE BIZU BAGA", "babebizubaga", "Babe.Bizu.Baga"] {
            assert_eq!(meant(careless).as_deref(), Some("babe-bizu-baga"));
        }
        for none in ["", "babe-bizu", "babe-bizu-baga-be", "babe-bizu-bad1", "bäbe-bizu-bada"] {
            assert_eq!(meant(none), None, "{none}");
        }
    }
}
