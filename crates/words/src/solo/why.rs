//! Why a bot does something, as it would tell somebody who looks into its hand.

use super::card::colour_key;
use crate::Value;
use crate::Words;
use bots::solo::{Reason, Why};
use solo::Colour;

/// A sentence, and a second one where the bot knows how it stands.
pub(super) fn reason(words: &Words, Reason { why, percent }: Reason) -> String {
    let because = because(words, why);
    match percent {
        Some(percent) => {
            let chances = words.say("why-chances", &[("percent", percent.into())]);
            format!("{because} {chances}")
        }
        None => because,
    }
}

fn because(words: &Words, why: Why) -> String {
    let some = |cards: u8| vec![("cards", Value::from(cards))];
    let worth = |points: u32| ("points", points.into());
    let coloured = |colour: Colour, cards: u8| vec![("colour", colour_key(colour).into()), ("cards", cards.into())];
    let (key, args) = match why {
        Why::Out { cards } => ("why-out", some(cards)),
        Why::LastGift { cards } => ("why-last-gift", some(cards)),
        Why::Many { cards } => ("why-many", some(cards)),
        Why::Close { cards } => ("why-close", some(cards)),
        Why::Again => ("why-again", vec![]),
        Why::PassOn { cards } => ("why-pass-on", some(cards)),
        Why::Ward { cards } => ("why-ward", some(cards)),
        Why::NoSkip => ("why-no-skip", vec![]),
        Why::NoGift { cards } => ("why-no-gift", some(cards)),
        Why::LongerHand { more } => ("why-longer-hand", some(more)),
        Why::KnownHand => ("why-known-hand", vec![]),
        Why::NoProtection => ("why-no-protection", vec![]),
        Why::ShorterComes { fewer } => ("why-shorter-comes", some(fewer)),
        Why::KeepsProtection => ("why-keeps-protection", vec![]),
        Why::Swap { fewer } => ("why-swap", some(fewer)),
        Why::NoGain => ("why-no-gain", vec![]),
        Why::GivesAway { points } => ("why-gives-away", vec![worth(points)]),
        Why::Wish { colour, cards } => ("why-wish", coloured(colour, cards)),
        Why::AnyColour => ("why-any-colour", vec![]),
        Why::Colour { colour, cards } => ("why-colour", coloured(colour, cards)),
        Why::Dearest { points } => ("why-dearest", vec![worth(points)]),
        Why::Together { points, colour, cards } => {
            let mut args = coloured(colour, cards);
            args.push(worth(points));
            ("why-together", args)
        }
        Why::OnlyFit => ("why-only-fit", vec![]),
        Why::SparesBlack => ("why-spares-black", vec![]),
        Why::SparesActions { cards } => ("why-spares-actions", some(cards)),
        Why::OnlyBlack => ("why-only-black", vec![]),
        Why::KeepsBlack => ("why-keeps-black", vec![]),
        Why::Must => ("why-must", vec![]),
        Why::JustDrawn => ("why-just-drawn", vec![]),
        Why::DrawnDoesNotFit => ("why-drawn-does-not-fit", vec![]),
        Why::NothingFits => ("why-nothing-fits", vec![]),
        Why::MustPay { cards } => ("why-must-pay", some(cards)),
        Why::KeepsHelp { cards } => ("why-keeps-help", some(cards)),
        Why::ThrowsIn => ("why-throws-in", vec![]),
        Why::KeepsTwin => ("why-keeps-twin", vec![]),
        Why::Call => ("why-call", vec![]),
        Why::Catch => ("why-catch", vec![]),
        Why::Tried => ("why-tried", vec![]),
    };
    words.say(key, &args)
}
