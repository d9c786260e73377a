//! The words of SOLO.

mod card;
mod event;
mod narrate;
mod refusal;
mod rulebook;
mod rules;
mod why;

use crate::story::sentence;
use crate::{Names, Section, Told, Words};
use bots::solo::Reason;
use solo::{Card, Illegal, Round, Rules, Seen};

impl Told for Round {
    type Card = Card;

    fn card(words: &Words, card: Card) -> String {
        card::name(words, card)
    }

    fn event(words: &Words, event: &Seen, names: &Names) -> String {
        sentence(&event::clause(words, event, names), names)
    }

    fn narrate(words: &Words, events: &[Seen], names: &Names) -> Vec<String> {
        narrate::narrate(words, events, names)
    }

    fn reason(words: &Words, illegal: Illegal) -> String {
        words.say(refusal::key(illegal), &[])
    }

    fn bot_reason(words: &Words, reason: Reason) -> String {
        why::reason(words, reason)
    }

    fn title(words: &Words) -> String {
        words.say("rules-title", &[])
    }

    fn rulebook(words: &Words, rules: &Rules) -> String {
        rulebook::edition(words, rules.edition())
    }

    fn field(words: &Words, field: &str) -> String {
        words.say(&format!("field-{field}"), &[])
    }

    fn value(words: &Words, field: &str, value: &str) -> String {
        rulebook::value(words, field, value)
    }

    fn sections(words: &Words, rules: &Rules) -> Vec<Section> {
        rules::sections(words, rules)
    }
}
