//! `--report`: the result as a page with plots. What is drawn how is in [`crate::page`]; here is what is told, question by question.

mod blocks;
mod chains;
mod compared;
mod course;
mod deeds;
mod length;
mod won;

use super::versus::Versus;
use crate::page::{Dots, Markup, document};
use crate::reported::{Labels, Reported};
use lab::{Histogram, Share, Sim, Totals};
use std::fmt;
use words::{Numerals, Words};

/// All that the page tells.
pub(super) struct Page<'a, G: Reported> {
    words: &'a Words,
    /// A page is not copied from: it has the numbers of its language.
    numerals: Numerals,
    sim: &'a Sim<G>,
    totals: &'a Totals<G>,
    compared: &'a [Versus<G>],
    labels: Labels,
}

impl<'a, G: Reported> Page<'a, G> {
    pub(super) fn new(words: &'a Words, sim: &'a Sim<G>, totals: &'a Totals<G>, compared: &'a [Versus<G>]) -> Self {
        Self {
            words,
            numerals: Numerals::of(words.lang()),
            sim,
            totals,
            compared,
            labels: G::labels(words),
        }
    }

    fn header(&self, page: &mut Markup) {
        let (words, sim) = (self.words, self.sim);
        page.inside("header", &[], |page| {
            page.inside("h1", &[], |page| {
                page.text(G::TITLE);
                page.element("small", &[], &G::rulebook(words, &sim.rules));
            });
            let deals = G::deals(words, self.numerals, self.totals.rounds);
            let lead = words.page_lead(deals, sim.seats().count());
            page.element("p", &[("class", "lead")], &lead);
            self.house(page, sim);
        });
    }

    /// In what the rules differ from what is printed.
    fn house(&self, page: &mut Markup, sim: &Sim<G>) {
        let house = G::house_rules(self.words, &sim.rules);
        if !house.is_empty() {
            page.inside("ul", &[("class", "house")], |page| {
                for (field, value) in house {
                    page.element("li", &[], &self.words.rules_house_line(field, value));
                }
            });
        }
    }

    /// What one wants to know first.
    fn tiles(&self, page: &mut Markup) {
        let (words, totals) = (self.words, self.totals);
        let turns = &totals.counts.spreads[G::TURNS];
        page.inside("dl", &[("class", "tiles")], |page| {
            // There is no half of one.
            let half = |[low, high]: [String; 2]| (totals.rounds > 1).then(|| words.page_half(low, high));
            if let Some(ends) = quartiles(turns) {
                let [low, median, high] = ends.map(|turns| self.numerals.whole(turns.into()));
                tile(page, &median, &G::spread_name(words, G::TURNS), half([low, high]));
            }
            if let Some(ends) = quartiles(&totals.seconds) {
                let [low, median, high] = ends.map(|seconds| self.minutes_of(seconds));
                let name = words.sim_minutes(self.labels.per.as_str());
                tile(page, &median, &name, half([low, high]));
            }
            if let Some((deals, seconds)) = totals.match_rounds.quantile(50).zip(totals.match_seconds.quantile(50)) {
                let deals = self.numerals.whole(deals.into());
                tile(page, &deals, &self.labels.in_a_match, Some(self.about(seconds)));
            }
            if let Some(begins) = totals.begins() {
                let equal = words.page_equal(self.percent(self.equal()));
                let share = self.numerals.percent(&self.percent(begins.value));
                tile(page, &share, &words.page_begins_wins(), Some(equal));
            }
        });
    }

    /// A plot of shares beside what everybody would win if all were equal.
    fn dots(&self, legend: Option<[String; 2]>) -> Dots {
        Dots {
            rows: Vec::new(),
            equal: Some(self.equal()),
            legend,
            numerals: self.numerals,
        }
    }

    /// What everybody would win if all were equal.
    fn equal(&self) -> f64 {
        1.0 / self.totals.sides.len() as f64
    }

    /// A share in a hundred.
    fn percent(&self, share: f64) -> String {
        self.numerals.decimal(100.0 * share, 1)
    }

    /// A share and its interval, for a table; of nothing there is none.
    fn share(&self, share: Option<Share>) -> [String; 2] {
        share.map_or_else(Default::default, |Share { value, low, high }| {
            let [value, low, high] = [value, low, high].map(|share| self.percent(share));
            [value, format!("{low}–{high}")]
        })
    }

    /// Seconds as minutes.
    fn minutes_of(&self, seconds: u32) -> String {
        self.numerals.decimal(f64::from(seconds) / 60.0, 1)
    }

    /// How long a match takes: in minutes, or in hours if it takes two or more, to five minutes.
    fn about(&self, seconds: u32) -> String {
        let minutes = seconds.div_ceil(60);
        if minutes < 120 {
            return self.words.page_about(0_u32, minutes);
        }
        let fives = (minutes + 2) / 5;
        self.words.page_about(fives / 12, fives % 12 * 5)
    }
}

impl<G: Reported> fmt::Display for Page<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = format!("{}: {}", G::TITLE, self.sim.rules);
        let page = document(self.words.lang().code(), &title, |page| {
            self.header(page);
            self.tiles(page);
            page.inside("div", &[("class", "cards")], |page| {
                self.comparisons(page);
                self.turns(page);
                self.minutes(page);
                self.seats(page);
                self.places(page);
                self.deeds(page);
                self.course(page);
                self.chains(page);
                self.blocks(page);
            });
            page.inside("footer", &[], |page| {
                page.element("p", &[], &self.words.page_about_page(self.sim.seed.to_string()));
            });
        });
        f.write_str(&page)
    }
}

/// A question with its answer.
fn card(page: &mut Markup, kind: &str, question: &str, answer: impl FnOnce(&mut Markup)) {
    let class = format!("card {kind}");
    page.inside("section", &[("class", class.trim_end())], |page| {
        page.element("h2", &[], question);
        answer(page);
    });
}

fn tile(page: &mut Markup, number: &str, name: &str, more: Option<String>) {
    page.inside("div", &[], |page| {
        page.element("dt", &[], name);
        page.element("dd", &[("class", "big")], number);
        if let Some(more) = more {
            page.element("dd", &[], &more);
        }
    });
}

/// The median between the quartiles.
fn quartiles(histogram: &Histogram) -> Option<[u32; 3]> {
    let at = |percent| histogram.quantile(percent);
    Some([at(25)?, at(50)?, at(75)?])
}
