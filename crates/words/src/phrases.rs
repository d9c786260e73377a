//! Phrases as methods: what makes them of the texts' keys, and the test that both are the same.

#[cfg(all(test, feature = "embedded"))]
use crate::{Lang, Words};
#[cfg(all(test, feature = "embedded"))]
use std::collections::BTreeSet;

/// Makes a method of each phrase: `sim_seat()` says `sim-seat`, with its arguments as variables.
macro_rules! phrases {
    ($($name:ident $variables:tt;)*) => {
        impl Words {
            $(phrases! { @method $name $variables })*
        }

        /// Every phrase and its variables.
        #[cfg(all(test, feature = "embedded"))]
        const PHRASES: &[(&str, &[&str])] = &[$((stringify!($name), phrases! { @names $variables })),*];
    };
    (@method $name:ident ()) => {
        #[doc = concat!("The phrase `", stringify!($name), "`, in the texts with hyphens.")]
        pub fn $name(&self) -> String {
            self.say(&stringify!($name).replace('_', "-"), &[])
        }
    };
    (@method $name:ident ($($variable:ident),*)) => {
        #[doc = concat!("The phrase `", stringify!($name), "`, in the texts with hyphens.")]
        pub fn $name<'a>(&self, $($variable: impl Into<crate::Value<'a>>),*) -> String {
            let variables = [$((stringify!($variable), $variable.into())),*];
            self.say(&stringify!($name).replace('_', "-"), &variables)
        }
    };
    (@names ($($variable:ident),*)) => {
        &[$(stringify!($variable)),*]
    };
}
pub(crate) use phrases;

/// Every phrase is there in every language with its variables, and whatever of the texts is `ours` is a phrase.
#[cfg(all(test, feature = "embedded"))]
pub(crate) fn check_phrases(phrases: &[(&str, &[&'static str])], ours: impl Fn(&str) -> bool) {
    for lang in Lang::ALL {
        let texts = keys(Words::source(lang));
        let named =
            |(name, variables): &(&str, &[&'static str])| (name.replace('_', "-"), variables.iter().copied().collect());
        let phrases: Vec<(String, BTreeSet<&str>)> = phrases.iter().map(named).collect();
        for phrase in &phrases {
            assert!(texts.contains(phrase), "{lang}: {phrase:?}");
        }
        for (key, _) in texts.iter().filter(|(key, _)| ours(key)) {
            assert!(phrases.iter().any(|(name, _)| name == key), "{lang}: nobody says {key}");
        }
    }
}

/// The keys of a text, and the variables of each.
#[cfg(all(test, feature = "embedded"))]
fn keys(source: &str) -> Vec<(String, BTreeSet<&str>)> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let mut keys: Vec<(String, BTreeSet<&str>)> = Vec::new();
    for line in source.lines() {
        if let Some((key, _)) = line
            .split_once(" =")
            .filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            keys.push((key.into(), BTreeSet::new()));
        }
        if let Some((_, variables)) = keys.last_mut().filter(|_| !line.starts_with('#')) {
            variables.extend(line.split('$').skip(1).filter_map(|rest| rest.split(ends).next()));
        }
    }
    keys
}
