//! Why a bot does something, as it would tell the others at the table.

use crate::Words;
use bots::skipbo::{Reason, Why};
use skipbo::Whose;

/// A sentence, and a second one where the bot knows how it stands.
pub(super) fn reason(words: &Words, Reason { why, percent }: Reason) -> String {
    let because = because(words, why);
    match percent {
        Some(percent) => {
            let chances = words.say("skipbo-why-chances", &[("percent", percent.into())]);
            format!("{because} {chances}")
        }
        None => because,
    }
}

fn because(words: &Words, why: Why) -> String {
    let key = match why {
        Why::Stock { whose } => return words.say("skipbo-why-stock", &[("whose", owner(whose).into())]),
        Why::TowardsStock { whose, card, cards } => {
            let args = [
                ("whose", owner(whose).into()),
                // A joker has none.
                ("number", card.number().unwrap_or(0).into()),
                ("cards", cards.max(1).into()),
            ];
            return words.say("skipbo-why-towards-stock", &args);
        }
        Why::NewHand { cards } => return words.say("skipbo-why-new-hand", &[("cards", cards.max(1).into())]),
        Why::Room => "skipbo-why-room",
        Why::Order => "skipbo-why-order",
        Why::OpenPlace => "skipbo-why-open-place",
        Why::LeastMissed => "skipbo-why-least-missed",
        Why::NothingElse => "skipbo-why-nothing-else",
    };
    words.say(key, &[])
}

fn owner(whose: Whose) -> &'static str {
    match whose {
        Whose::Own => "own",
        Whose::Partner => "partner",
    }
}
