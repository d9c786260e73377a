//! The messages of a language, as Project Fluent writes them: its own parser reads them, and here they are filled in.
//!
//! Fluent's own `fluent-bundle` fills in more than we write (terms, functions, dates, the plurals of all languages) and is large where a page must be small. A
//! test holds every message of every language against it.

use crate::Lang;
use crate::value::Value;
use crate::words::Args;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse_runtime;
use std::collections::BTreeMap;

/// A message that is part of a message, and so on: no further than this. Whatever is deeper contains itself.
const DEEPEST: usize = 8;

/// All messages, by key.
#[derive(Default)]
pub(crate) struct Messages(BTreeMap<String, Message<String>>);

impl Messages {
    /// Reads a text; what is wrong with it, if it is none.
    pub(crate) fn read(source: &str) -> Result<Self, String> {
        let resource = parse_runtime(source.to_string())
            .map_err(|(_, errors)| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(twice) = messages.insert(message.id.name.clone(), message)
            {
                return Err(format!("`{}` is said twice", twice.id.name));
            }
        }
        Ok(Self(messages))
    }

    /// The message with this key.
    pub(crate) fn message(&self, key: &str) -> Option<&Pattern<String>> {
        self.0.get(key)?.value.as_ref()
    }

    /// An attribute of the message with this key.
    pub(crate) fn attribute(&self, key: &str, name: &str) -> Option<&Pattern<String>> {
        let attributes = &self.0.get(key)?.attributes;
        attributes
            .iter()
            .find(|attribute| attribute.id.name == name)
            .map(|attribute| &attribute.value)
    }

    /// What it says in a language, with these values.
    pub(crate) fn fill(&self, lang: Lang, pattern: &Pattern<String>, args: Args<'_>) -> String {
        let mut filled = String::new();
        let fill = Fill {
            messages: self,
            lang,
            args,
        };
        fill.pattern(pattern, DEEPEST, &mut filled);
        filled
    }
}

/// One message being filled in.
struct Fill<'a> {
    messages: &'a Messages,
    lang: Lang,
    args: Args<'a>,
}

impl Fill<'_> {
    fn pattern(&self, pattern: &Pattern<String>, depth: usize, filled: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => filled.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, depth, filled),
            }
        }
    }

    fn expression(&self, expression: &Expression<String>, depth: usize, filled: &mut String) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, depth, filled),
            Expression::Select { selector, variants } => {
                let value = match selector {
                    InlineExpression::VariableReference { id } => self.value(&id.name),
                    _ => None,
                };
                let chosen = value.and_then(|value| variants.iter().find(|variant| self.is_meant(&variant.key, value)));
                let chosen = chosen.or_else(|| variants.iter().find(|variant| variant.default));
                if let Some(variant) = chosen {
                    self.pattern(&variant.value, depth, filled);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, depth: usize, filled: &mut String) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                filled.push_str(value);
            }
            InlineExpression::VariableReference { id } => match self.value(&id.name) {
                Some(value) => filled.push_str(value.shown()),
                None => missing("$", &id.name, filled),
            },
            InlineExpression::MessageReference { id, attribute: None } => match self.messages.message(&id.name) {
                Some(pattern) if depth > 0 => self.pattern(pattern, depth - 1, filled),
                _ => missing("", &id.name, filled),
            },
            InlineExpression::Placeable { expression } => self.expression(expression, depth, filled),
            // Our texts have none of these.
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. }
            | InlineExpression::FunctionReference { id, .. } => missing("?", &id.name, filled),
        }
    }

    fn value(&self, name: &str) -> Option<&Value<'_>> {
        self.args
            .iter()
            .find(|(other, _)| *other == name)
            .map(|(_, value)| value)
    }

    /// Whether a variant is the one for a value.
    fn is_meant(&self, key: &VariantKey<String>, value: &Value<'_>) -> bool {
        match (key, value) {
            (VariantKey::Identifier { name }, Value::Text(text)) => name == text,
            (VariantKey::Identifier { name }, Value::Number(number)) => match name.as_str() {
                "one" => number.is_one(self.lang),
                "other" => !number.is_one(self.lang),
                _ => false,
            },
            (VariantKey::NumberLiteral { value }, Value::Number(number)) => *value == number.shown,
            (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
        }
    }
}

/// What is not there shows by its name; a test sees to it that nothing does.
fn missing(sign: &str, name: &str, filled: &mut String) {
    for part in ["{", sign, name, "}"] {
        filled.push_str(part);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(source: &str, args: Args<'_>) -> String {
        let messages = Messages::read(source).unwrap();
        messages.fill(Lang::En, messages.message("said").unwrap(), args)
    }

    #[test]
    fn a_message_that_contains_itself_comes_to_an_end() {
        let text = said("said = a { said }", &[]);
        assert!(text.starts_with("a a a") && text.ends_with("{said}"), "{text}");
    }

    #[test]
    fn what_is_not_handed_in_shows_by_its_name() {
        assert_eq!(said("said = { $who } and { nobody }", &[]), "{$who} and {nobody}");
        assert_eq!(
            said("said = { $who ->\n [you] your\n *[none] a\n } card", &[]),
            "a card"
        );
    }
}

/// Every message of every language says what Fluent's own library would say.
#[cfg(all(test, feature = "embedded"))]
mod every {
    use super::*;
    use crate::{Amount, Words};
    use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
    use std::collections::BTreeSet;

    /// Variables of a pattern, and the variants that are written for them.
    fn look(pattern: &Pattern<String>, messages: &Messages, found: &mut BTreeMap<String, BTreeSet<String>>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            look_into(expression, messages, found);
        }
    }

    fn look_into(expression: &Expression<String>, messages: &Messages, found: &mut BTreeMap<String, BTreeSet<String>>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                found.entry(id.name.clone()).or_default();
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                look(messages.message(&id.name).expect("it is there"), messages, found);
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => look_into(expression, messages, found),
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("only variables choose: {selector:?}");
                };
                for variant in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    found.entry(id.name.clone()).or_default().insert(key.clone());
                    look(&variant.value, messages, found);
                }
            }
        }
    }

    /// The values to try: what is written, numbers, and a name; for Fluent, and for us.
    fn values(variants: &BTreeSet<String>) -> Vec<(FluentValue<'static>, Value<'static>)> {
        let text = |text: &str| (FluentValue::from(text.to_string()), Value::from(text.to_string()));
        let count = |count: u64| (FluentValue::from(count), Value::from(count));
        let amount = |number: f64, digits: usize| {
            let options = FluentNumberOptions {
                minimum_fraction_digits: Some(digits),
                ..FluentNumberOptions::default()
            };
            let amount = Amount::new(number, digits);
            (FluentNumber::new(number, options).into(), Value::from(amount))
        };
        let numeric = variants.iter().any(|key| key == "one" || key.parse::<u64>().is_ok());
        let mut values: Vec<_> = variants.iter().map(|key| text(key)).collect();
        values.push(text("Anna"));
        values.extend([0, 1, 2, 3, 7, 21, 100, 1_000_001].map(count));
        if numeric && !variants.iter().any(|key| key.parse::<u64>().is_ok()) {
            values.extend([amount(0.0, 1), amount(1.0, 1), amount(1.5, 1), amount(2.25, 2)]);
        }
        values
    }

    #[test]
    fn every_message_says_what_fluent_would_say() {
        let mut compared = 0;
        for lang in Lang::ALL {
            let source = Words::source(lang);
            let messages = Messages::read(source).unwrap();
            let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
            bundle.set_use_isolating(false);
            bundle
                .add_resource(FluentResource::try_new(source.into()).unwrap())
                .unwrap();
            for (key, message) in &messages.0 {
                let theirs = bundle.get_message(key).unwrap();
                let pairs = message.value.iter().map(|ours| (ours, theirs.value().unwrap()));
                let attributes = message
                    .attributes
                    .iter()
                    .map(|ours| (&ours.value, theirs.get_attribute(&ours.id.name).unwrap().value()));
                for (ours, theirs) in pairs.chain(attributes) {
                    let mut found = BTreeMap::new();
                    look(ours, &messages, &mut found);
                    let tried: Vec<_> = found.iter().map(|(name, variants)| (name, values(variants))).collect();
                    let most = tried.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
                    // Each value of each variable meets others of the others.
                    for turn in 0..most * 7 {
                        let chosen: Vec<_> = (1..)
                            .zip(&tried)
                            .map(|(step, (name, values))| (*name, &values[(turn * step + turn / most) % values.len()]))
                            .collect();
                        let mut wanted = FluentArgs::new();
                        for (name, (value, _)) in &chosen {
                            wanted.set(name.as_str(), value.clone());
                        }
                        let args: Vec<_> = chosen
                            .iter()
                            .map(|(name, (_, value))| (name.as_str(), value.clone()))
                            .collect();
                        let mut errors = Vec::new();
                        let wanted = bundle.format_pattern(theirs, Some(&wanted), &mut errors);
                        assert!(errors.is_empty(), "{lang} {key}: {errors:?}");
                        assert_eq!(messages.fill(lang, ours, &args), wanted, "{lang} {key} {args:?}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 50_000, "only {compared} were compared");
    }
}
