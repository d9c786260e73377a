//! `--versus`: the same deals by other rules.

use crate::games::{GameName, Shelf, read_rules_at, with_game};
use crate::output::short;
use crate::reported::Reported;
use crate::suggest::did_you_mean;
use clap::ValueEnum;
use lab::{Finding, Sim, Totals};

/// A simulation by other rules, and what it came to.
pub(super) struct Versus<G: Reported> {
    pub(super) sim: Sim<G>,
    pub(super) totals: Totals<G>,
}

impl<G: Reported> Versus<G> {
    /// What it makes different from what the rules that were asked for came to.
    pub(super) fn findings(&self, base: &Totals<G>) -> Vec<Finding> {
        lab::findings(base, &self.totals)
    }
}

/// The rules of a simulation, changed as somebody wrote it: `chains=mixed`, or `rules=classic-de`.
///
/// # Errors
/// What is wrong, and what would be right.
pub(super) fn changed<G: Reported>(base: &Sim<G>, change: &str) -> Result<Sim<G>, String> {
    let told = |error: String| format!("--versus: {error}");
    let rules = match change.trim().strip_prefix("rules=") {
        Some(book) => read_rules_at::<G>(base.seats(), book).map_err(told)?,
        None => fields::<G>(base, change).map_err(told)?,
    };
    if rules == base.rules {
        return Err(told(format!(
            "{} changes nothing: `{rules}` is what is played anyway",
            short(change)
        )));
    }
    G::admits(&rules, base.seats()).map_err(|error| told(error.to_string()))?;
    Ok(Sim { rules, ..base.clone() })
}

/// These rules with fields changed.
fn fields<G: Reported>(base: &Sim<G>, change: &str) -> Result<G::Rules, String> {
    let mut changed = base.rules.clone();
    let mut words = change.split_whitespace().peekable();
    if words.peek().is_none() {
        return Err(format!("it is empty: {}", expected::<G>()));
    }
    for word in words {
        let Some((field, value)) = word.split_once('=') else {
            return Err(if G::FIELDS.contains(&word) {
                format!(
                    "`{word}` wants a value, as in {word}=VALUE: it takes {}",
                    G::values(word)
                )
            } else if G::rulebooks().contains(&word) {
                format!("a rulebook is written as rules={word}")
            } else {
                let meant = did_you_mean(word, G::FIELDS.iter().copied());
                format!("`{}` changes nothing: {}{meant}", short(word), expected::<G>())
            });
        };
        if field == "rules" {
            return Err(format!("{} comes first, and fields behind it", short(word)));
        }
        let meant = hint::<G>(field, value);
        changed = G::with(changed, base.seats(), field, value).map_err(|error| format!("{error}{meant}"))?;
    }
    Ok(changed)
}

/// What somebody may have had in mind whose field or value is refused.
fn hint<G: Shelf>(field: &str, value: &str) -> String {
    if G::FIELDS.contains(&field) {
        let several = if value.contains('=') {
            " (between fields stands a space)"
        } else {
            ""
        };
        return several.into();
    }
    let mut games = GameName::value_variants().iter();
    let other = games.find(|game| with_game!(game, O => O::FIELDS.contains(&field)));
    other.map_or_else(
        || did_you_mean(field, G::FIELDS.iter().copied()),
        |game| format!(" (`{field}` is a field of {game})"),
    )
}

fn expected<G: Shelf>() -> String {
    let field = G::EXAMPLE.split(' ').nth(1).unwrap_or_default();
    let book = G::rulebooks().into_iter().find(|book| *book != G::USUAL);
    format!(
        "expected FIELD=VALUE, as in {field}, or rules={}",
        book.unwrap_or_default()
    )
}
