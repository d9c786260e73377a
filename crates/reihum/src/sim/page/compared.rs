//! What other rules make different: a sentence for each finding, and both runs in one plot.

use super::{Page, card};
use crate::page::{Bars, Bins, Markup, More, ROUND, Row, Tabled, figure};
use crate::reported::Reported;
use crate::sim::findings::{Shown, sentence, topic};
use crate::sim::versus::Versus;
use lab::{Finding, Share, Way};

impl<G: Reported> Page<'_, G> {
    pub(super) fn comparisons(&self, page: &mut Markup) {
        let words = self.words;
        if self.compared.is_empty() {
            return;
        }
        card(page, "wide", &words.page_versus(), |page| {
            for versus in self.compared {
                page.inside("div", &[("class", "versus")], |page| self.comparison(page, versus));
            }
            page.element("p", &[("class", "note")], &words.page_versus_note());
        });
    }

    fn comparison(&self, page: &mut Markup, versus: &Versus<G>) {
        let words = self.words;
        page.inside("h3", &[], |page| {
            page.text(&self.changes(versus).join("; "));
            let [base, other] = [&self.sim.rules, &versus.sim.rules].map(ToString::to_string);
            page.element("small", &[], &words.versus_heading(other, base));
        });
        let findings = versus.findings(self.totals);
        let is_seen = |finding: &&Finding| Shown::of(finding).is_some_and(|shown| shown.way() != Way::Unseen);
        let (seen, unseen): (Vec<&Finding>, Vec<&Finding>) = findings.iter().partition(is_seen);
        page.inside("ul", &[("class", "findings")], |page| {
            for (class, findings) in [("seen", seen), ("unseen", unseen)] {
                for finding in findings {
                    let sentence = sentence::<G>(words, self.numerals, finding);
                    page.element("li", &[("class", class)], &sentence);
                }
            }
        });
        page.inside("div", &[("class", "pair")], |page| {
            self.both_lengths(page, versus);
            self.both_places(page, versus);
        });
        self.table(&findings).behind(page, &words.page_all_numbers());
    }

    /// What the other rules are called, or what they change, in words.
    fn changes(&self, versus: &Versus<G>) -> Vec<String> {
        let (words, base, other) = (self.words, &self.sim.rules, &versus.sim.rules);
        let line = |(field, value)| words.rules_house_line(field, value);
        let [ours, theirs] = [base, other].map(|rules| G::rulebook(words, rules));
        if ours != theirs {
            let house = G::house_rules(words, other).into_iter().map(line);
            return [theirs].into_iter().chain(house).collect();
        }
        let changed = G::FIELDS.iter().filter_map(|field| {
            let value = G::field_of(other, field)?;
            (G::field_of(base, field)? != value).then(|| (G::field(words, field), G::value(words, field, &value)))
        });
        changed.map(line).collect()
    }

    /// What the two runs are called.
    fn names(&self) -> [String; 2] {
        [self.words.page_these_rules(), self.words.page_other_rules()]
    }

    /// What was found, in numbers.
    fn table(&self, findings: &[Finding]) -> Tabled {
        let words = self.words;
        let [these, others] = self.names();
        let mut table = Tabled::new([
            words.page_what(),
            these,
            others,
            words.page_difference(),
            words.page_interval(),
        ]);
        for finding in findings {
            let numbers = Shown::tabled(finding).map_or_else(Default::default, |shown| {
                let [base, other] = [finding.base, finding.other].map(|value| shown.whole(self.numerals, value));
                let [difference, interval] = shown.numbers(self.numerals);
                [base, other, difference, interval]
            });
            table.row([topic::<G>(words, finding.topic)].into_iter().chain(numbers));
        }
        table
    }

    fn both_lengths(&self, page: &mut Markup, versus: &Versus<G>) {
        let words = self.words;
        let turns = [self.totals, &versus.totals].map(|totals| &totals.counts.spreads[G::TURNS]);
        let [bins, others] = &Bins::of(ROUND, &turns)[..] else {
            return;
        };
        let axis = G::spread_name(words, G::TURNS);
        let names = self.names();
        let bars = Bars {
            bins,
            more: More::Outline(others, [&names[0], &names[1]]),
            unit: 1,
            axis: &axis,
            numerals: self.numerals,
        };
        let head = [words.page_from(), words.page_to()];
        let mut table = Tabled::new(head.into_iter().chain(names.clone()));
        for ((from, to, base), (.., other)) in bins.bars().zip(others.bars()) {
            let ends = [from, to - 1].map(|end| self.numerals.whole(end.into()));
            let shares = [base, other].map(|share| self.numerals.percent(&self.percent(share)));
            table.row(ends.into_iter().chain(shares));
        }
        let caption = words.page_both_turns();
        figure(page, bars.drawing(), &axis, &caption, &words.page_numbers(), &table);
    }

    /// Who wins from where. Where only one of the two plays in teams there is nothing to compare.
    fn both_places(&self, page: &mut Markup, versus: &Versus<G>) {
        let words = self.words;
        let both = [self.totals, &versus.totals];
        if both[0].sides.len() != both[1].sides.len() {
            return;
        }
        let names = self.names();
        let mut table = Tabled::new([words.sim_place()].into_iter().chain(names.clone()));
        let mut dots = self.dots(Some(names));
        for ((name, base), (_, other)) in self.by_place(both[0]).into_iter().zip(self.by_place(both[1])) {
            let shares = [Share::of(base, both[0].won()), Share::of(other, both[1].won())];
            let told = shares.map(|share| share.map_or_else(String::new, |share| self.percent(share.value)));
            table.row([name.clone()].into_iter().chain(told));
            dots.rows.push(Row {
                name,
                dots: shares.into(),
            });
        }
        let caption = words.page_both_places();
        self.shares(page, &self.labels.won, &dots, &caption, &table);
    }
}
