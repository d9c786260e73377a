//! What other rules make different: a sentence for each finding, and both runs in one plot.

use super::{Page, card, percent};
use crate::page::{Bars, Bins, Dots, Markup, ROUND, Row, Tabled, figure};
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
        let [base, other] = [&self.sim.rules, &versus.sim.rules].map(ToString::to_string);
        page.element("h3", &[], &words.versus_heading(other.as_str(), base.as_str()));
        let findings = versus.findings(self.totals);
        page.inside("ul", &[("class", "findings")], |page| {
            for finding in &findings {
                let seen = finding
                    .difference
                    .is_some_and(|difference| difference.way() != Way::Unseen);
                let class = if seen { "seen" } else { "unseen" };
                page.element("li", &[("class", class)], &sentence::<G>(words, finding));
            }
        });
        page.inside("div", &[("class", "pair")], |page| {
            self.both_lengths(page, versus, [&base, &other]);
            self.both_places(page, versus, [&base, &other]);
        });
        self.table(&findings, [&base, &other])
            .behind(page, &words.page_all_numbers());
    }

    /// What was found, in numbers.
    fn table(&self, findings: &[Finding], names: [&str; 2]) -> Tabled {
        let words = self.words;
        let mut table = Tabled::new([
            words.page_what(),
            names[0].into(),
            names[1].into(),
            words.page_difference(),
            words.page_interval(),
        ]);
        for finding in findings {
            let shown = finding
                .difference
                .map(|difference| Shown::of(finding.topic, difference));
            let numbers = shown.map_or_else(Default::default, |shown| {
                let [base, other] = [finding.base, finding.other].map(|value| shown.whole(value));
                [base, other, shown.difference(), shown.interval()]
            });
            table.row([topic::<G>(words, finding.topic)].into_iter().chain(numbers));
        }
        table
    }

    fn both_lengths(&self, page: &mut Markup, versus: &Versus<G>, names: [&str; 2]) {
        let words = self.words;
        let turns = [self.totals, &versus.totals].map(|totals| &totals.counts.spreads[G::TURNS]);
        let [bins, others] = &Bins::of(ROUND, &turns)[..] else {
            return;
        };
        let axis = G::spread_name(words, G::TURNS);
        let bars = Bars {
            bins,
            outline: Some(others),
            unit: 1,
            axis: &axis,
            quartiles: None,
        };
        let mut table = Tabled::new([words.page_from(), words.page_to(), names[0].into(), names[1].into()]);
        for ((from, to, base), (.., other)) in bins.bars().zip(others.bars()) {
            let shares = [base, other].map(|share| format!("{} %", percent(share)));
            table.row([from, to - 1].map(|end| end.to_string()).into_iter().chain(shares));
        }
        let caption = words.page_versus_caption(names[0], names[1]);
        figure(page, bars.drawing(), &axis, &caption, &words.page_numbers(), &table);
    }

    fn both_places(&self, page: &mut Markup, versus: &Versus<G>, names: [&str; 2]) {
        let words = self.words;
        let both = [self.totals, &versus.totals];
        let mut table = Tabled::new([words.sim_place(), names[0].into(), names[1].into()]);
        let mut dots = Dots {
            rows: Vec::new(),
            equal: (both[0].sides.len() == both[1].sides.len()).then(|| self.equal()),
            legend: Some(names.map(Into::into)),
        };
        for ((name, base), (_, other)) in self.by_place(both[0]).into_iter().zip(self.by_place(both[1])) {
            let shares = [Share::of(base, both[0].won()), Share::of(other, both[1].won())];
            let told = shares.map(|share| share.map_or_else(String::new, |share| percent(share.value)));
            table.row([name.clone()].into_iter().chain(told));
            dots.rows.push(Row {
                name,
                dots: shares.into(),
            });
        }
        let caption = words.page_won_caption();
        figure(
            page,
            dots.drawing(),
            &self.labels.won,
            &caption,
            &words.page_numbers(),
            &table,
        );
    }
}
