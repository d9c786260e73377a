//! SOLO passes the conformance kit: in every edition, in rulebooks mixed at random, at small and large tables, from the deal
//! and from late positions.

mod conformance {
    pub(crate) mod careless;
    pub(crate) mod dealing;
    pub(crate) mod learned;
    pub(crate) mod positions;
    pub(crate) mod subject;
    pub(crate) mod worlds;
}

use conformance::careless::Careless;
use conformance::positions::{dealt, late, mixed_rules, nearly_blocked, table};
use conformance::subject::Solo;
use game::testing::{Report, conformance as play, deal, non_interference, non_interference_of_deals};
use solo::{Edition, Round, Rules};

/// Of the positions of a deal, one in so many is checked in every way.
const ONE_IN: u32 = 4;

#[test]
fn every_edition_conforms_at_every_table() {
    for edition in Edition::ALL {
        let deal = |number| deal::<Solo>(&Rules::of(edition), table(number), number, ONE_IN);
        let report: Report = (0..5).map(deal).collect();
        assert_eq!(report.deals, 5);
        assert!(report.accepted > 500 && report.refused > 500, "{report:?}");
    }
}

#[test]
fn mixed_rulebooks_conform_at_every_table() {
    let deal = |number| deal::<Solo>(&mixed_rules(number), table(number), number, ONE_IN);
    let report: Report = (0..15).map(deal).collect();
    assert_eq!(report.deals, 15);
    assert!(report.accepted > 3000 && report.refused > 3000, "{report:?}");
}

#[test]
fn late_positions_conform() {
    let late_on = check(
        (1000..1080).map(|number| late(mixed_rules(number), table(number), number)),
        2 * ONE_IN,
    );
    let stuck = check(
        (0..50).map(|number| nearly_blocked(mixed_rules(number), table(number), number)),
        8 * ONE_IN,
    );
    let report: Report = [late_on, stuck].into_iter().collect();
    expect_rare_events(&report);
}

#[test]
fn no_viewer_in_any_edition_sees_what_it_cannot_know() {
    for edition in Edition::ALL {
        let rules = Rules::of(edition);
        let from_the_deal = compare((0..5).map(|number| dealt(rules, table(number), number)), 20);
        let late_on = compare((0..45).map(|number| late(rules, table(number), number)), 20);
        let report: Report = [from_the_deal, late_on].into_iter().collect();
        report.expect_worlds(2000);
    }
}

#[test]
fn no_viewer_under_mixed_rulebooks_sees_what_it_cannot_know() {
    let numbers = 1000..1150;
    let late_on = compare(
        numbers.map(|number| late(mixed_rules(number), table(number), number)),
        30,
    );
    let stuck = compare(
        (0..120).map(|number| nearly_blocked(mixed_rules(number), table(number), number)),
        2,
    );
    let report: Report = [late_on, stuck].into_iter().collect();
    report.expect_worlds(10_000);
    expect_rare_events(&report);
}

#[test]
fn no_viewer_of_a_deal_sees_what_others_get() {
    let rulebooks = Edition::ALL.into_iter().map(Rules::of).chain((0..20).map(mixed_rules));
    let deals = (0..).zip(rulebooks);
    let report: Report = deals
        .map(|(number, rules)| non_interference_of_deals::<Solo>(&rules, table(number), number))
        .collect();
    report.expect_worlds(100);
}

#[test]
#[should_panic(expected = "a viewer can tell two positions apart")]
fn the_kit_notices_when_a_viewer_sees_a_difference() {
    non_interference::<Careless>(&dealt(Rules::default(), table(0), 0), 0, 5);
}

fn check(starts: impl Iterator<Item = Round>, one_in: u32) -> Report {
    (0..)
        .zip(starts)
        .map(|(number, start)| play::<Solo>(&start, number, one_in))
        .collect()
}

fn compare(starts: impl Iterator<Item = Round>, steps: usize) -> Report {
    (0..)
        .zip(starts)
        .map(|(number, start)| non_interference::<Solo>(&start, number, steps))
        .collect()
}

/// Late positions are there for what an ordinary deal hardly ever shows.
fn expect_rare_events(report: &Report) {
    for event in [
        "nothing",
        "reshuffled",
        "protected",
        "cancelled",
        "caught",
        "gave",
        "tripled",
        "owes",
        "won",
        "blocked",
    ] {
        report.expect(event, 1);
    }
}
