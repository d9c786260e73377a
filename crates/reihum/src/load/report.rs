//! What was measured, for people and for machines.

use super::tally::Tally;
use crate::output::{BAD, GOOD, HEADING, Output, separated};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Duration;

/// What was measured.
#[derive(Serialize)]
pub(super) struct Report {
    tables: u64,
    clients: u64,
    moves: u64,
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    pub(super) errors: u64,
    #[serde(flatten)]
    server: Option<ServerCost>,
}

/// What it cost the server.
#[derive(Serialize)]
struct ServerCost {
    server_cpu_seconds: f64,
    moves_per_server_cpu_second: f64,
    server_rss_mb: f64,
}

impl Report {
    pub(super) fn new(tables: u64, tally: &Tally, elapsed: Duration) -> Self {
        Self {
            tables,
            clients: tally.clients,
            moves: tally.moves(),
            moves_per_second: rounded(tally.moves() as f64 / elapsed.as_secs_f64()),
            p50_ms: tally.quantile(0.5),
            p99_ms: tally.quantile(0.99),
            errors: tally.errors(),
            server: None,
        }
    }

    /// What it cost the server meanwhile.
    pub(super) fn server(&mut self, cpu: Duration, rss: f64) {
        let cpu = cpu.as_secs_f64();
        let rate = if cpu > 0.0 { self.moves as f64 / cpu } else { 0.0 };
        self.server = Some(ServerCost {
            server_cpu_seconds: cpu,
            moves_per_server_cpu_second: rounded(rate),
            server_rss_mb: rounded(rss),
        });
    }

    pub(super) fn tell(&self, json: bool, elapsed: Duration, trouble: Option<String>) -> io::Result<()> {
        let mut out = Output::new();
        if json {
            serde_json::to_writer_pretty(&mut out, self)?;
            writeln!(out)?;
            return out.flush();
        }
        let whole = |number: f64| separated(number as u64);
        let (tables, clients) = (separated(self.tables), separated(self.clients));
        let seconds = elapsed.as_secs_f64();
        writeln!(
            out,
            "{HEADING}{tables} tables, {clients} clients, {seconds:.1} s{HEADING:#}"
        )?;
        writeln!(
            out,
            "{} moves a second ({} in all)",
            whole(self.moves_per_second),
            separated(self.moves)
        )?;
        writeln!(
            out,
            "answers: half of them within {:.2} ms, 99 of 100 within {:.2} ms",
            self.p50_ms, self.p99_ms
        )?;
        if let Some(cost) = &self.server {
            writeln!(
                out,
                "server: {:.2} s of processor time, {} moves for each; {:.1} MB",
                cost.server_cpu_seconds,
                whole(cost.moves_per_server_cpu_second),
                cost.server_rss_mb
            )?;
        }
        tell_errors(&mut out, self.errors, trouble)?;
        out.flush()
    }
}

/// What connections cost that do nothing.
#[derive(Serialize)]
pub(super) struct Idle {
    pub(super) connections: u64,
    pub(super) errors: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) server_rss_mb_before: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) server_rss_mb: Option<f64>,
}

impl Idle {
    pub(super) fn tell(&self, json: bool, trouble: Option<String>) -> io::Result<()> {
        let mut out = Output::new();
        if json {
            serde_json::to_writer_pretty(&mut out, self)?;
            writeln!(out)?;
            return out.flush();
        }
        writeln!(
            out,
            "{HEADING}{} connections that do nothing{HEADING:#}",
            separated(self.connections)
        )?;
        if let (Some(before), Some(after)) = (self.server_rss_mb_before, self.server_rss_mb) {
            let each = (after - before) * 1000.0 / self.connections as f64;
            writeln!(
                out,
                "server: {before:.1} MB before, {after:.1} MB now, {each:.1} kB for each"
            )?;
        }
        tell_errors(&mut out, self.errors, trouble)?;
        out.flush()
    }
}

fn tell_errors(out: &mut impl Write, errors: u64, trouble: Option<String>) -> io::Result<()> {
    match trouble {
        None => writeln!(out, "{GOOD}no errors{GOOD:#}"),
        Some(first) => writeln!(out, "{BAD}{} errors{BAD:#}, the first: {first}", separated(errors)),
    }
}

/// More digits than these mean nothing.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_are_those_that_are_promised() {
        let tally = Tally::new(8, None);
        tally.measure(true);
        (0..30).for_each(|_| tally.done(Duration::from_millis(2), true));
        let mut report = Report::new(2, &tally, Duration::from_secs(3));
        let keys = |report: &Report| {
            let json = serde_json::to_value(report).unwrap();
            let mut keys: Vec<String> = json.as_object().unwrap().keys().cloned().collect();
            keys.sort();
            keys
        };
        let mut expected = vec![
            "clients",
            "errors",
            "moves",
            "moves_per_second",
            "p50_ms",
            "p99_ms",
            "tables",
        ];
        assert_eq!(keys(&report), expected);
        report.server(Duration::from_millis(1500), 42.0);
        expected.extend(["moves_per_server_cpu_second", "server_cpu_seconds", "server_rss_mb"]);
        expected.sort_unstable();
        assert_eq!(keys(&report), expected);
        let json = serde_json::to_value(&report).unwrap();
        assert_eq!(
            (&json["moves_per_second"], &json["moves_per_server_cpu_second"]),
            (&10.0.into(), &20.0.into())
        );
    }
}
