//! Somebody who presses keys by what stands on the screen: whatever can be played is, otherwise a card is drawn or put away.

/// The keys of the cards in double frames.
fn playable(screen: &str) -> Vec<char> {
    let frames = screen.split(['╚']).skip(1).filter(|frame| frame.contains('╝'));
    let keys = frames.filter_map(|frame| frame.chars().nth(1));
    keys.filter(char::is_ascii_alphanumeric).collect()
}

/// The line in which something is asked.
pub(crate) fn prompt(screen: &str) -> String {
    screen.lines().nth(19).unwrap_or_default().trim().to_string()
}

/// What to press in SOLO, if the person has something to do.
pub(crate) fn solo_keys(screen: &str) -> Option<String> {
    let asked = prompt(screen);
    let first = playable(screen).first().copied();
    let keys = match () {
        () if asked.contains("which colour") => "1".into(),
        () if asked.contains("With whom") || asked.contains("Who gets") => "2".into(),
        // The first one again would be taken back.
        () if asked.contains("1 to choose") => playable(screen).last()?.to_string(),
        () if asked.contains("Which cards") => first?.to_string(),
        () if asked.contains("protect yourself") => "n".into(),
        () if !asked.contains("Your turn") && !asked.contains("chain") && !asked.contains("You drew") => return None,
        () if screen.contains("Your hand (2)") && !screen.contains("Solo!  ") && first.is_some() => {
            format!("s{}", first?)
        }
        () if first.is_some() => first?.to_string(),
        () if asked.contains("You drew") => "p".into(),
        () => "d".into(),
    };
    Some(keys)
}

/// The same in SKIP-BO.
pub(crate) fn skipbo_keys(screen: &str) -> Option<String> {
    let asked = prompt(screen);
    for (question, key) in [("fits nowhere", "a"), ("builds", "\r"), ("which building", "1")] {
        if asked.contains(question) {
            return Some(key.into());
        }
    }
    if !asked.contains("Your turn") {
        return None;
    }
    let keys = playable(screen);
    Some(match keys.iter().find(|key| **key == 's').or(keys.first()) {
        Some(hand @ '1'..='5') => format!("{hand}\r"),
        Some(pile) => pile.to_string(),
        None => format!("1{}", ['a', 'b', 'c', 'd'][screen.matches('×').count() % 4]),
    })
}
