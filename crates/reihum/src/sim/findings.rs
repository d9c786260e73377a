//! What other rules make different, in a sentence each.

use super::versus::Versus;
use crate::output::HEADING;
use crate::reported::Reported;
use crate::wrap::wrap;
use lab::{Difference, Finding, Topic, Totals, Way};
use std::io::{self, Write};
use words::{Amount, Numerals, Words};

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
            for line in wrap(&sentence::<G>(words, Numerals::PLAIN, &finding), 80) {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}

/// One finding, as a sentence.
pub(super) fn sentence<G: Reported>(words: &Words, numerals: Numerals, finding: &Finding) -> String {
    let labels = G::labels(words);
    let Some(shown) = Shown::of(finding) else {
        return words.versus_too_few(topic::<G>(words, finding.topic));
    };
    let never = Some(0.0);
    if finding.topic == Topic::Blocked && (finding.base, finding.other) == (never, never) {
        return words.versus_never_blocked(labels.all);
    }
    let way = match shown.way() {
        Way::More => "more",
        Way::Less => "less",
        Way::Unseen => return unseen::<G>(words, numerals, finding.topic, &shown),
    };
    let [low, high] = shown.ends().map(|end| end.shown(numerals));
    let by = shown.by();
    let told = by.shown(numerals);
    let whole = |value: Option<f64>| shown.whole(numerals, value);
    let [base, other] = [finding.base, finding.other].map(whole);
    match finding.topic {
        Topic::Turns => words.versus_turns(way, labels.all, words.amount_turns(by, told), low, high),
        Topic::Seconds => {
            let by = match shown.unit {
                Unit::Seconds => words.amount_seconds(by, told),
                _ => words.amount_minutes(by, told),
            };
            words.versus_time(way, labels.all, by, low, high)
        }
        Topic::Matches => words.versus_matches(way, G::so_many(words, by, told), low, high),
        Topic::Begins => words.versus_begins(way, other, base, low, high),
        Topic::Points => words.versus_points(way, words.amount_points(by, told), labels.per, low, high),
        Topic::Blocked => words.versus_blocked(way, labels.all, other, base, low, high),
        Topic::Chains => words.versus_chains(way, words.amount_links(by, told), low, high),
    }
}

fn unseen<G: Reported>(words: &Words, numerals: Numerals, about: Topic, shown: &Shown) -> String {
    let topic = match shown.unit {
        Unit::Seconds => words.sim_seconds(G::labels(words).per),
        _ => topic::<G>(words, about),
    };
    let kind = match shown.unit {
        Unit::Percent => "share",
        _ => "number",
    };
    let Difference { low, high, .. } = shown.difference;
    // Either end may be nothing, and no more.
    let [less, more] = [(-low).max(0.0), high.max(0.0)].map(|end| shown.amount(end).shown(numerals));
    words.versus_unseen(kind, topic, less, more)
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

/// What people count in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unit {
    /// What the laboratory counts in, too.
    Same,
    Percent,
    Seconds,
    Minutes,
}

impl Unit {
    /// How many of it make one of what the laboratory counts.
    fn scale(self) -> f64 {
        match self {
            Self::Same | Self::Seconds => 1.0,
            Self::Percent => 100.0,
            Self::Minutes => 1.0 / 60.0,
        }
    }
}

/// A difference in the unit that people read, with as many digits as its interval has to say.
pub(super) struct Shown {
    unit: Unit,
    digits: usize,
    difference: Difference,
}

/// Below two minutes people speak of seconds.
const FEW: f64 = 120.0;

impl Shown {
    /// For a sentence: what is small in seconds, and nothing more exact than the model of minutes is.
    pub(super) fn of(finding: &Finding) -> Option<Self> {
        let difference = finding.difference?;
        let few = difference.low.abs().max(difference.high.abs()) < FEW;
        let (unit, most) = match finding.topic {
            Topic::Seconds if few => (Unit::Seconds, 0),
            Topic::Seconds => (Unit::Minutes, 1),
            Topic::Begins | Topic::Blocked => (Unit::Percent, 3),
            Topic::Turns | Topic::Matches | Topic::Points | Topic::Chains => (Unit::Same, 3),
        };
        Some(Self::new(unit, most, difference))
    }

    /// For a table, where all times are in minutes.
    pub(super) fn tabled(finding: &Finding) -> Option<Self> {
        match finding.topic {
            Topic::Seconds => Some(Self::new(Unit::Minutes, 3, finding.difference?)),
            _ => Self::of(finding),
        }
    }

    fn new(unit: Unit, most: usize, Difference { value, low, high }: Difference) -> Self {
        let half = unit.scale() * (high - low) / 2.0;
        let digits = [2.0, 0.2, 0.01].iter().take_while(|step| half < **step).count();
        let [value, low, high] = [value, low, high].map(|number| unit.scale() * number);
        Self {
            unit,
            digits: digits.min(most),
            difference: Difference { value, low, high },
        }
    }

    /// Which way it goes, as far as it is shown: an interval that begins at nothing once it is rounded holds nothing.
    pub(super) fn way(&self) -> Way {
        let Difference { value, low, high } = self.difference;
        let [value, low, high] = [value, low, high].map(|number| self.amount(number).value());
        Difference { value, low, high }.way()
    }

    /// How much, whichever way.
    fn by(&self) -> Amount {
        self.amount(self.difference.value.abs())
    }

    /// At least so much, and at most, whichever way.
    fn ends(&self) -> [Amount; 2] {
        let [low, high] = [self.difference.low, self.difference.high].map(f64::abs);
        [low.min(high), low.max(high)].map(|end| self.amount(end))
    }

    fn amount(&self, number: f64) -> Amount {
        Amount::new(number, self.digits)
    }

    /// A value that was compared.
    pub(super) fn whole(&self, numerals: Numerals, value: Option<f64>) -> String {
        value.map_or_else(
            || "-".into(),
            |value| self.amount(self.unit.scale() * value).shown(numerals),
        )
    }

    /// The difference and its interval, for a table.
    pub(super) fn numbers(&self, numerals: Numerals) -> [String; 2] {
        let Difference { value, low, high } = self.difference;
        let [value, low, high] = [value, low, high].map(|number| self.amount(number).shown(numerals));
        [value, format!("{low} … {high}")]
    }
}

#[cfg(test)]
#[expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod tests {
    use super::*;
    use expect_test::expect;
    use lab::Key;
    use words::Lang;

    /// A finding in the laboratory's units.
    fn finding(topic: Topic, base: f64, value: f64, margin: f64) -> Finding {
        Finding {
            topic,
            base: Some(base),
            other: Some(base + value),
            difference: Some(Difference {
                value,
                low: value - margin,
                high: value + margin,
            }),
        }
    }

    /// What is said of every topic if it is so much more, in a language.
    fn told<G: Reported>(lang: Lang, value: f64) -> String {
        let words = Words::new(lang);
        let sentence = |topic: &Topic| {
            let scale = match topic {
                Topic::Seconds => 60.0,
                Topic::Begins | Topic::Blocked => 0.01,
                _ => 1.0,
            };
            let finding = finding(*topic, 20.0 * scale, value * scale, 0.3 * scale);
            sentence::<G>(&words, Numerals::of(lang), &finding) + "\n"
        };
        Topic::ALL.iter().map(sentence).collect()
    }

    fn say(lang: Lang, finding: &Finding) -> String {
        sentence::<solo::Round>(&Words::new(lang), Numerals::of(lang), finding)
    }

    #[test]
    fn every_finding_is_a_plain_sentence() {
        expect![[r#"
            Rounds are 3.1 turns longer (2.8 to 3.4).
            Rounds take people about 3.1 minutes longer (2.8 to 3.4).
            A match has 3.1 rounds more (2.8 to 3.4).
            Whoever begins wins more often: 23.1% instead of 20.0% (2.8 to 3.4 more in a hundred).
            On average everybody writes down 3.1 points more a round (2.8 to 3.4).
            Rounds get stuck more often: 23.1% instead of 20.0% (2.8 to 3.4 more in a hundred).
            Chains have 3.1 links more on average (2.8 to 3.4).
        "#]]
        .assert_eq(&told::<solo::Round>(Lang::En, 3.1));
        expect![[r#"
            Die Runden sind 3,1 Züge kürzer (2,8 bis 3,4).
            Die Runden dauern am Tisch etwa 3,1 Minuten kürzer (2,8 bis 3,4).
            Eine Partie hat 3,1 Runden weniger (2,8 bis 3,4).
            Wer anfängt, gewinnt seltener: 16,9 % statt 20,0 % (2,8 bis 3,4 weniger von hundert).
            Im Schnitt schreibt man pro Runde 3,1 Punkte weniger auf (2,8 bis 3,4).
            Die Runden bleiben seltener stecken: 16,9 % statt 20,0 % (2,8 bis 3,4 weniger von hundert).
            Ketten haben im Schnitt 3,1 Glieder weniger (2,8 bis 3,4).
        "#]]
        .assert_eq(&told::<skipbo::Round>(Lang::De, -3.1));
        expect![[r#"
            Les manches ont 3,1 tours de plus (2,8 à 3,4).
            Les manches durent, à table, environ 3,1 minutes de plus (2,8 à 3,4).
            Une partie compte 3,1 manches de plus (2,8 à 3,4).
            Qui commence gagne plus souvent : 23,1 % au lieu de 20,0 % (2,8 à 3,4 de plus sur cent).
            En moyenne, on inscrit 3,1 points de plus par manche (2,8 à 3,4).
            Les manches se bloquent plus souvent : 23,1 % au lieu de 20,0 % (2,8 à 3,4 de plus sur cent).
            Les chaînes ont en moyenne 3,1 maillons de plus (2,8 à 3,4).
        "#]]
        .assert_eq(&told::<solo::Round>(Lang::Fr, 3.1));
        expect![[r#"
            De rondes zijn 3,1 beurten korter (2,8 tot 3,4).
            De rondes duren aan tafel zo’n 3,1 minuten korter (2,8 tot 3,4).
            Een spel telt 3,1 rondes minder (2,8 tot 3,4).
            Wie begint, wint minder vaak: 16,9% in plaats van 20,0% (2,8 tot 3,4 minder op de honderd).
            Gemiddeld schrijf je per ronde 3,1 punten minder op (2,8 tot 3,4).
            De rondes lopen minder vaak vast: 16,9% in plaats van 20,0% (2,8 tot 3,4 minder op de honderd).
            Kettingen hebben gemiddeld 3,1 schakels minder (2,8 tot 3,4).
        "#]]
        .assert_eq(&told::<skipbo::Round>(Lang::Nl, -3.1));
        expect![[r#"
            Le mani durano 3,1 turni in più (da 2,8 a 3,4).
            Le mani durano al tavolo circa 3,1 minuti in più (da 2,8 a 3,4).
            Una partita conta 3,1 mani in più (da 2,8 a 3,4).
            Chi comincia vince più spesso: 23,1% invece di 20,0% (da 2,8 a 3,4 in più su cento).
            In media si segnano 3,1 punti in più per mano (da 2,8 a 3,4).
            Le mani si bloccano più spesso: 23,1% invece di 20,0% (da 2,8 a 3,4 in più su cento).
            Le catene hanno in media 3,1 anelli in più (da 2,8 a 3,4).
        "#]]
        .assert_eq(&told::<solo::Round>(Lang::It, 3.1));
    }

    #[test]
    fn one_is_not_told_as_several() {
        let second = |lang| say(lang, &finding(Topic::Seconds, 90.0, 1.0, 0.4)) + "\n";
        expect![[r#"
            Die Runden dauern am Tisch etwa 1 Sekunde länger (1 bis 1).
            Rounds take people about 1 second longer (1 to 1).
            Les manches durent, à table, environ 1 seconde de plus (1 à 1).
            De rondes duren aan tafel zo’n 1 seconde langer (1 tot 1).
            Le mani durano al tavolo circa 1 secondo in più (da 1 a 1).
        "#]]
        .assert_eq(&Lang::ALL.map(second).concat());
        // In French everything below two is one.
        let french = |topic| say(Lang::Fr, &finding(topic, 50.0, 1.5, 0.3)) + "\n";
        let topics = [Topic::Turns, Topic::Matches, Topic::Points, Topic::Chains];
        expect![[r#"
            Les manches ont 1,5 tour de plus (1,2 à 1,8).
            Une partie compte 1,5 manche de plus (1,2 à 1,8).
            En moyenne, on inscrit 1,5 point de plus par manche (1,2 à 1,8).
            Les chaînes ont en moyenne 1,5 maillon de plus (1,2 à 1,8).
        "#]]
        .assert_eq(&topics.map(french).concat());
    }

    #[test]
    fn what_cannot_be_seen_is_not_claimed() {
        expect!["No difference could be seen: turns a round (between 0.3 fewer and 0.4 more)."]
            .assert_eq(&say(Lang::En, &finding(Topic::Turns, 40.0, 0.05, 0.35)));
        expect!["No difference could be seen: won by whoever begins (between 4 fewer and 6 more in a hundred)."]
            .assert_eq(&say(Lang::En, &finding(Topic::Begins, 0.25, 0.01, 0.05)));
        let unknown = Finding {
            difference: None,
            ..finding(Topic::Matches, 1.0, 1.0, 1.0)
        };
        expect!["Too little was played to compare: rounds a match."].assert_eq(&say(Lang::En, &unknown));
        expect!["Rounds never got stuck, one way or the other."]
            .assert_eq(&say(Lang::En, &finding(Topic::Blocked, 0.0, 0.0, 0.006)));
    }

    #[test]
    fn an_interval_that_touches_nothing_once_it_is_rounded_is_no_difference() {
        let touching = finding(Topic::Turns, 40.0, 0.31, 0.28);
        assert_eq!(touching.difference.unwrap().way(), Way::More);
        assert_eq!(Shown::of(&touching).unwrap().way(), Way::Unseen);
        expect!["No difference could be seen: turns a round (between 0.0 fewer and 0.6 more)."]
            .assert_eq(&say(Lang::En, &touching));
        let beyond = finding(Topic::Turns, 40.0, 0.34, 0.28);
        assert_eq!(Shown::of(&beyond).unwrap().way(), Way::More);
        // What was 0.08 minutes, of 0.00 to 0.15, is told in whole seconds.
        expect!["No difference could be seen: seconds a round (between 9 fewer and 0 more)."]
            .assert_eq(&say(Lang::En, &finding(Topic::Seconds, 300.0, -4.8, 4.6)));
        expect!["Rounds take people about 5 seconds less (1 to 8)."]
            .assert_eq(&say(Lang::En, &finding(Topic::Seconds, 300.0, -4.8, 3.6)));
    }

    #[test]
    fn short_times_are_told_in_seconds_and_tabled_in_minutes() {
        expect!["Die Runden dauern am Tisch etwa 23 Sekunden länger (13 bis 34)."]
            .assert_eq(&say(Lang::De, &finding(Topic::Seconds, 300.0, 23.4, 10.2)));
        expect!["Die Runden dauern am Tisch etwa 1,8 Minuten länger (1,6 bis 2,0)."]
            .assert_eq(&say(Lang::De, &finding(Topic::Seconds, 300.0, 110.0, 12.0)));
        let shown = Shown::tabled(&finding(Topic::Seconds, 300.0, 23.4, 10.2)).unwrap();
        assert_eq!(shown.numbers(Numerals::PLAIN), ["0.39", "0.22 … 0.56"]);
        assert_eq!(shown.whole(Numerals::PLAIN, Some(300.0)), "5.00");
    }

    #[test]
    fn numbers_have_as_many_digits_as_they_are_sure_of() {
        let by = |value, margin| {
            let shown = Shown::of(&finding(Topic::Turns, 50.0, value, margin)).unwrap();
            shown.by().shown(Numerals::PLAIN)
        };
        assert_eq!((by(48.23, 2.4), by(48.23, 1.4)), ("48".into(), "48.2".into()));
        assert_eq!(by(3.123, 0.3), "3.1");
        assert_eq!(by(-3.123, 0.03), "3.12");
        assert_eq!(by(3.1234, 0.0), "3.123");
    }
}
