//! What other rules make different, in a sentence each.

use super::versus::Versus;
use crate::output::HEADING;
use crate::reported::Reported;
use crate::wrap::wrap;
use lab::{Difference, Finding, Topic, Totals, Way};
use std::io::{self, Write};
use words::Words;

/// Tells the findings of every comparison.
pub(super) fn tell<G: Reported>(
    out: &mut impl Write,
    words: &Words,
    base: &str,
    totals: &Totals<G>,
    compared: &[Versus<G>],
) -> io::Result<()> {
    for versus in compared {
        let heading = words.versus_heading(versus.sim.rules.to_string(), base);
        writeln!(out, "\n{HEADING}{heading}{HEADING:#}")?;
        for finding in versus.findings(totals) {
            for line in wrap(&sentence::<G>(words, &finding), 80) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

/// One finding, as a sentence.
pub(super) fn sentence<G: Reported>(words: &Words, finding: &Finding) -> String {
    let Some(difference) = finding.difference else {
        return words.versus_too_few(topic::<G>(words, finding.topic));
    };
    let shown = Shown::of(finding.topic, difference);
    let way = match difference.way() {
        Way::More => "more",
        Way::Less => "less",
        Way::Unseen => {
            let [low, high] = [shown.low, shown.high].map(|end| shown.number(end));
            return words.versus_unseen(topic::<G>(words, finding.topic), low, high);
        }
    };
    let (by, low, high) = (shown.by(), shown.least(), shown.most());
    let labels = G::labels(words);
    let [base, other] = [finding.base, finding.other].map(|value| shown.whole(value));
    match finding.topic {
        Topic::Turns => words.versus_turns(way, labels.all, by, low, high),
        Topic::Seconds => words.versus_minutes(way, labels.all, by, low, high),
        // A number with a decimal is several.
        Topic::Matches => words.versus_matches(way, G::so_many(words, 2, by), low, high),
        Topic::Begins => words.versus_begins(way, other, base, low, high),
        Topic::Points => words.versus_points(way, by, labels.per, low, high),
        Topic::Blocked => words.versus_blocked(way, labels.all, other, base, low, high),
        Topic::Chains => words.versus_chains(way, by, low, high),
    }
}

/// What a finding is about.
pub(super) fn topic<G: Reported>(words: &Words, topic: Topic) -> String {
    let labels = G::labels(words);
    match topic {
        Topic::Turns => G::spread_name(words, G::TURNS),
        Topic::Seconds => words.sim_minutes(labels.per),
        Topic::Matches => labels.in_a_match,
        Topic::Begins => words.page_begins_wins(),
        Topic::Points => labels.points,
        Topic::Blocked => G::mark_name(words, G::BLOCKED),
        Topic::Chains => words.sim_chain_links(),
    }
}

/// A difference in the unit that people read: minutes, not seconds, and shares in a hundred.
pub(super) struct Shown {
    scale: f64,
    digits: usize,
    value: f64,
    low: f64,
    high: f64,
}

impl Shown {
    /// With as many digits as the interval has to say.
    pub(super) fn of(topic: Topic, difference: Difference) -> Self {
        let scale = scale(topic);
        let half = scale * (difference.high - difference.low) / 2.0;
        let digits = [2.0, 0.2, 0.01].iter().take_while(|step| half < **step).count();
        Self {
            scale,
            digits,
            value: scale * difference.value,
            low: scale * difference.low,
            high: scale * difference.high,
        }
    }

    /// How much, whichever way.
    fn by(&self) -> String {
        self.number(self.value.abs())
    }

    /// At least so much.
    fn least(&self) -> String {
        self.number(self.low.abs().min(self.high.abs()))
    }

    /// At most so much.
    fn most(&self) -> String {
        self.number(self.low.abs().max(self.high.abs()))
    }

    fn number(&self, value: f64) -> String {
        number(value, self.digits)
    }

    /// A value that was compared.
    pub(super) fn whole(&self, value: Option<f64>) -> String {
        value.map_or_else(|| "-".into(), |value| self.number(self.scale * value))
    }

    /// The difference, for a table.
    pub(super) fn difference(&self) -> String {
        self.number(self.value)
    }

    /// Its interval, for a table.
    pub(super) fn interval(&self) -> String {
        format!("{} … {}", self.number(self.low), self.number(self.high))
    }
}

/// A number, with a true minus; nothing is not negative.
pub(super) fn number(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    match text.strip_prefix('-') {
        Some(nothing) if nothing.chars().all(|c| matches!(c, '0' | '.')) => nothing.into(),
        Some(rest) => format!("−{rest}"),
        None => text,
    }
}

/// How many of what people read make one of what is counted.
pub(super) fn scale(topic: Topic) -> f64 {
    match topic {
        Topic::Seconds => 1.0 / 60.0,
        Topic::Begins | Topic::Blocked => 100.0,
        Topic::Turns | Topic::Matches | Topic::Points | Topic::Chains => 1.0,
    }
}

#[cfg(test)]
#[expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod tests {
    use super::*;
    use expect_test::expect;
    use lab::Key;
    use words::Lang;

    fn finding(topic: Topic, value: f64, margin: f64) -> Finding {
        let unit = 1.0 / scale(topic);
        Finding {
            topic,
            base: Some(20.0 * unit),
            other: Some((20.0 + value) * unit),
            difference: Some(Difference {
                value: value * unit,
                low: (value - margin) * unit,
                high: (value + margin) * unit,
            }),
        }
    }

    /// What is said of every topic if it is so much more, in a language.
    fn told<G: Reported>(lang: Lang, value: f64) -> String {
        let words = Words::new(lang);
        let sentence = |topic: &Topic| sentence::<G>(&words, &finding(*topic, value, 0.3)) + "\n";
        Topic::ALL.iter().map(sentence).collect()
    }

    #[test]
    fn every_finding_is_a_plain_sentence() {
        expect![[r#"
            Rounds are 3.1 turns longer (2.8 to 3.4).
            Rounds take people about 3.1 minutes longer (2.8 to 3.4).
            It takes 3.1 rounds more to finish a match (2.8 to 3.4).
            Whoever begins wins more often: 23.1 % instead of 20.0 % (2.8 to 3.4 in a hundred more).
            Each writes down 3.1 points more a round (2.8 to 3.4).
            Rounds get stuck more often: 23.1 % instead of 20.0 % (2.8 to 3.4 in a hundred more).
            Chains have 3.1 links more on average (2.8 to 3.4).
        "#]]
        .assert_eq(&told::<solo::Round>(Lang::En, 3.1));
        expect![[r#"
            Die Runden sind 3.1 Züge kürzer (2.8 bis 3.4).
            Die Runden dauern am Tisch etwa 3.1 Minuten kürzer (2.8 bis 3.4).
            Bis zum Ende der Partie sind es 3.1 Runden weniger (2.8 bis 3.4).
            Wer anfängt, gewinnt seltener: 16.9 % statt 20.0 % (2.8 bis 3.4 von hundert weniger).
            Jeder schreibt pro Runde 3.1 Punkte weniger auf (2.8 bis 3.4).
            Die Runden stecken seltener fest: 16.9 % statt 20.0 % (2.8 bis 3.4 von hundert weniger).
            Ketten haben im Schnitt 3.1 Glieder weniger (2.8 bis 3.4).
        "#]]
        .assert_eq(&told::<skipbo::Round>(Lang::De, -3.1));
        expect![[r#"
            Les manches ont 3.1 tours de plus (2.8 à 3.4).
            Les manches durent, à table, environ 3.1 minutes de plus (2.8 à 3.4).
            Il faut 3.1 manches de plus pour finir une partie (2.8 à 3.4).
            Qui commence gagne plus souvent : 23.1 % au lieu de 20.0 % (2.8 à 3.4 de plus sur cent).
            Chacun inscrit 3.1 points de plus par manche (2.8 à 3.4).
            Les manches se bloquent plus souvent : 23.1 % au lieu de 20.0 % (2.8 à 3.4 de plus sur cent).
            Les chaînes ont en moyenne 3.1 maillons de plus (2.8 à 3.4).
        "#]]
        .assert_eq(&told::<solo::Round>(Lang::Fr, 3.1));
    }

    #[test]
    fn what_cannot_be_seen_is_not_claimed() {
        let words = Words::new(Lang::En);
        let say = |finding: &Finding| sentence::<solo::Round>(&words, finding);
        expect!["No difference could be seen: turns a round (−0.3 to 0.4)."].assert_eq(&say(&finding(
            Topic::Turns,
            0.05,
            0.35,
        )));
        let unknown = Finding {
            difference: None,
            ..finding(Topic::Matches, 1.0, 1.0)
        };
        expect!["Too little was played to compare: rounds a match."].assert_eq(&say(&unknown));
    }

    #[test]
    fn numbers_have_as_many_digits_as_they_are_sure_of() {
        let by = |value, margin| Shown::of(Topic::Turns, finding(Topic::Turns, value, margin).difference.unwrap()).by();
        assert_eq!((by(48.23, 2.4), by(48.23, 1.4)), ("48".into(), "48.2".into()));
        assert_eq!(by(3.123, 0.3), "3.1");
        assert_eq!(by(-3.123, 0.03), "3.12");
        assert_eq!(by(3.1234, 0.0), "3.123");
        assert_eq!((number(-0.04, 1), number(-0.06, 1)), ("0.0".into(), "−0.1".into()));
    }
}
