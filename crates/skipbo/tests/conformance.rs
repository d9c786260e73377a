//! SKIP-BO passes the conformance kit: for 2 to 6, in teams, with all sizes of stock piles and all house rules, from the deal, in
//! the middle of a game and near its end, with a host who imposes penalties.

mod common;
mod conformance {
    pub(crate) mod careless;
    pub(crate) mod dealing;
    pub(crate) mod learned;
    pub(crate) mod positions;
    pub(crate) mod subject;
    pub(crate) mod worlds;
}

use conformance::careless::Careless;
use conformance::positions::{TABLES, dealt, late, nearly_blocked, played, table};
use conformance::subject::SkipBo;
use game::testing::{Report, Worlds, conformance as play, deal, non_interference, non_interference_of_deals};
use game::{Seats, Seed, Viewer};
use skipbo::{Round, Rules};

/// Of the positions of a deal, one in so many is checked in every way.
const ONE_IN: u32 = 32;

#[test]
fn every_table_conforms() {
    for (number, (rules, seats)) in (0..).zip(TABLES.map(table)) {
        let report = deal::<SkipBo>(&rules, seats, number, ONE_IN);
        assert_eq!(report.deals, 1);
        assert!(report.accepted > 20 && report.refused > 20, "{rules}: {report:?}");
    }
}

#[test]
fn games_under_way_conform() {
    let report = check(
        started(64, |rules, seats, number| played(rules, seats, number, 400)),
        ONE_IN,
    );
    assert!(report.accepted > 10_000 && report.refused > 10_000, "{report:?}");
}

#[test]
fn late_positions_conform() {
    let late_on = check(started(160, late), ONE_IN / 2);
    let stuck = check(started(160, nearly_blocked), ONE_IN / 2);
    let report: Report = [late_on, stuck].into_iter().collect();
    expect_rare_events(&report, 10);
}

#[test]
fn no_viewer_among_single_players_sees_what_it_cannot_know() {
    compare_tables(|rules| rules.teams().seats().is_none());
}

#[test]
fn no_viewer_in_a_team_sees_what_it_cannot_know() {
    compare_tables(|rules| rules.teams().seats().is_some());
}

/// Compares 2,000 worlds at each of these tables.
fn compare_tables(wanted: impl Fn(&Rules) -> bool) {
    for (rules, seats) in TABLES.map(table).into_iter().filter(|(rules, _)| wanted(rules)) {
        let from_the_deal = compare((0..4).map(|number| dealt(rules, seats, number)), 16);
        let late_on = compare((0..8).map(|number| late(rules, seats, number)), 10);
        let mut report: Report = [from_the_deal, late_on].into_iter().collect();
        // Short games give fewer worlds.
        for number in (0..60).step_by(4) {
            if report.worlds < 2000 {
                report += compare((number..number + 4).map(|number| played(rules, seats, number, 200)), 12);
            }
        }
        report.expect_worlds(2000);
    }
}

#[test]
fn no_viewer_of_late_positions_sees_what_it_cannot_know() {
    let late_on = compare(started(112, late), 12);
    let stuck = compare(started(112, nearly_blocked), 6);
    late_on.expect_worlds(5000);
    assert!(stuck.different > 2000 && stuck.skipped == 0, "{stuck:?}");
    let report: Report = [late_on, stuck].into_iter().collect();
    expect_rare_events(&report, 5);
}

#[test]
fn no_viewer_of_a_deal_sees_what_others_get() {
    let report: Report = started(500, |rules, seats, number| {
        non_interference_of_deals::<SkipBo>(&rules, seats, number)
    })
    .collect();
    report.expect_worlds(2000);
}

#[test]
fn b_04_the_second_worlds_differ_under_every_stock_pile() {
    // Nobody sees these cards, so the kit cannot tell from what is seen whether they were dealt anew.
    let mut differing = 0;
    for (rules, seats) in TABLES
        .map(table)
        .into_iter()
        .filter(|(rules, seats)| rules.stock(*seats) >= 10)
    {
        let round = dealt(rules, seats, 1);
        let mut chance = Seed::from_number(1).stream(9);
        for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = SkipBo::another(&round, viewer, &mut chance).expect("hidden cards fit anywhere");
            for (seat, stock) in round.setup().stocks.iter() {
                let there = &other.setup().stocks[seat];
                assert_eq!((stock[0], stock.len()), (there[0], there.len()));
                assert_ne!(stock, there, "seat {seat} as seen by {viewer:?}");
                differing += 1;
            }
        }
    }
    assert!(differing > 100, "{differing}");
}

#[test]
#[should_panic(expected = "a viewer can tell two positions apart")]
fn the_kit_notices_when_a_viewer_sees_a_difference() {
    let (rules, seats) = table(TABLES[0]);
    non_interference::<Careless>(&dealt(rules, seats, 0), 0, 5);
}

/// So many starts, the tables by turns.
fn started<T>(count: u64, start: impl Fn(Rules, Seats, u64) -> T) -> impl Iterator<Item = T> {
    let tables = TABLES.into_iter().map(table).cycle();
    (0..count)
        .zip(tables)
        .map(move |(number, (rules, seats))| start(rules, seats, number))
}

fn check(starts: impl Iterator<Item = Round>, one_in: u32) -> Report {
    (0..)
        .zip(starts)
        .map(|(number, start)| play::<SkipBo>(&start, number, one_in))
        .collect()
}

fn compare(starts: impl Iterator<Item = Round>, steps: usize) -> Report {
    (0..)
        .zip(starts)
        .map(|(number, start)| non_interference::<SkipBo>(&start, number, steps))
        .collect()
}

/// Late positions are there for what the beginning of a game does not show.
fn expect_rare_events(report: &Report, times: usize) {
    for event in [
        "turned",
        "emptied",
        "withheld",
        "nothing",
        "reshuffled",
        "completed",
        "ended",
        "blocked",
        "taken-up",
        "penalised",
        "under",
        "won",
        "nobody",
        "points",
    ] {
        report.expect(event, times);
    }
}
