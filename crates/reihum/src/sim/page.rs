//! `--report`: the result as a page with plots. What is drawn how is in [`crate::page`]; here is what is told, question by question.

mod blocks;
mod chains;
mod compared;
mod course;
mod deeds;
mod length;
mod won;

use super::versus::Versus;
use crate::page::{Markup, document};
use crate::reported::{Labels, Reported};
use lab::{Histogram, Share, Sim, Totals};
use std::fmt;
use words::Words;

/// All that the page tells.
pub(super) struct Page<'a, G: Reported> {
    words: &'a Words,
    sim: &'a Sim<G>,
    totals: &'a Totals<G>,
    compared: &'a [Versus<G>],
    labels: Labels,
}

impl<'a, G: Reported> Page<'a, G> {
    pub(super) fn new(words: &'a Words, sim: &'a Sim<G>, totals: &'a Totals<G>, compared: &'a [Versus<G>]) -> Self {
        Self {
            words,
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
                page.raw(G::TITLE);
                page.element("small", &[], &G::rulebook(words, &sim.rules));
            });
            let deals = G::deals(words, self.totals.rounds);
            let lead = words.page_lead(deals, sim.seats().count(), sim.seed);
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
            if let Some([low, median, high]) = quartiles(turns) {
                let half = words.page_half(low, high);
                tile(page, &median.to_string(), &G::spread_name(words, G::TURNS), &half);
            }
            if let Some([low, median, high]) = quartiles(&totals.seconds).map(|ends| ends.map(minutes)) {
                let name = words.sim_minutes(self.labels.per.as_str());
                tile(page, &median, &name, &words.page_half(low, high));
            }
            if let Some((deals, seconds)) = totals.match_rounds.quantile(50).zip(totals.match_seconds.quantile(50)) {
                let about = words.page_about(seconds.div_ceil(60));
                tile(page, &deals.to_string(), &self.labels.in_a_match, &about);
            }
            if let Some(begins) = totals.begins() {
                let equal = words.page_equal(percent(self.equal()));
                let share = format!("{} %", percent(begins.value));
                tile(page, &share, &words.page_begins_wins(), &equal);
            }
        });
    }

    /// What everybody would win if all were equal.
    fn equal(&self) -> f64 {
        1.0 / self.totals.sides.len() as f64
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
                page.element("p", &[], &self.words.page_about_page());
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

fn tile(page: &mut Markup, number: &str, name: &str, more: &str) {
    page.inside("div", &[], |page| {
        page.element("dt", &[], name);
        page.element("dd", &[("class", "big")], number);
        page.element("dd", &[], more);
    });
}

/// The median between the quartiles.
fn quartiles(histogram: &Histogram) -> Option<[u32; 3]> {
    let at = |percent| histogram.quantile(percent);
    Some([at(25)?, at(50)?, at(75)?])
}

/// Seconds as minutes.
fn minutes(seconds: u32) -> String {
    format!("{:.1}", f64::from(seconds) / 60.0)
}

/// A share in a hundred.
fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// The ends of a share's interval, for a table.
fn interval(share: &Share) -> String {
    format!("{}–{}", percent(share.low), percent(share.high))
}
