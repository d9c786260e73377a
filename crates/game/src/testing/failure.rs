//! How the kit says what is wrong.

use crate::{Actor, Game};
use std::fmt::{Display, Write};

/// Ends the test with what is wrong and the facts that belong to it, one below the other.
///
/// # Panics
/// Always.
pub(super) fn fail(what: &str, facts: &[(&str, &dyn Display)]) -> ! {
    let mut message = format!("{what}\n");
    for (name, fact) in facts {
        let fact = fact.to_string().replace('\n', "\n                ");
        let _ = writeln!(message, "  {name:<13} {fact}");
    }
    panic!("{message}");
}

/// Ends the test over an action in a position.
pub(super) fn fail_at<G: Game>(
    what: &str,
    game: &G,
    actor: Actor,
    action: G::Action,
    facts: &[(&str, &dyn Display)],
) -> ! {
    let done = said(actor, action);
    let mut all: Vec<(&str, &dyn Display)> = vec![("rules", game.rules()), ("position", game), ("action", &done)];
    all.extend_from_slice(facts);
    fail(what, &all)
}

/// Who says what.
pub(super) fn said(actor: Actor, action: impl Display) -> String {
    match actor {
        Actor::Seat(seat) => format!("seat {seat}: {action}"),
        Actor::Host => format!("the host: {action}"),
    }
}

/// Where two texts part, with a little of what stands around it.
pub(super) fn difference(one: &str, two: &str) -> String {
    let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(30)..text.len().min(same + 30)];
        String::from_utf8_lossy(bytes).replace('\n', " | ")
    };
    format!("…{}…\n…{}…", around(one), around(two))
}

/// Things as texts, in order.
pub(super) fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(T::to_string).collect()
}
