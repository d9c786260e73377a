//! What can be counted, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// The server's counters.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) connections: Gauge,
    pub(crate) rooms: Gauge,
    pub(crate) messages_in: Counter,
    pub(crate) messages_out: Counter,
    pub(crate) commands: Counter,
    pub(crate) entries: Counter,
    pub(crate) appends: Counter,
    pub(crate) appends_failed: Counter,
    pub(crate) requests: Counter,
    pub(crate) limited: Counter,
    pub(crate) too_slow: Counter,
    pub(crate) wakes: Counter,
    pub(crate) closed: Counter,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    /// One more, as long as what this returns lives.
    pub(crate) fn one(&self) -> One<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        One(self)
    }

    pub(crate) fn value(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One of those that a gauge counts.
#[derive(Debug)]
pub(crate) struct One<'a>(&'a Gauge);

impl Drop for One<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// All of them as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, what, gauge) in [
            ("connections", "Sockets that are open.", &self.connections),
            ("tables_awake", "Tables that are in memory.", &self.rooms),
        ] {
            let value = gauge.value();
            let _ = writeln!(
                text,
                "# HELP reihum_{name} {what}\n# TYPE reihum_{name} gauge\nreihum_{name} {value}"
            );
        }
        for (name, what, counter) in [
            ("messages_received", "Messages from clients.", &self.messages_in),
            ("messages_sent", "Messages to clients.", &self.messages_out),
            ("commands", "Commands that were done or held.", &self.commands),
            ("entries", "Entries that were kept.", &self.entries),
            ("appends", "Appends that were kept.", &self.appends),
            (
                "appends_failed",
                "Appends that could not be kept.",
                &self.appends_failed,
            ),
            ("requests", "HTTP requests.", &self.requests),
            ("limited", "What was refused because it was too much.", &self.limited),
            ("too_slow", "Connections that did not read fast enough.", &self.too_slow),
            ("wakes", "Tables that were folded from their log.", &self.wakes),
            ("tables_closed", "Tables that nobody came to any more.", &self.closed),
        ] {
            let value = counter.0.load(Ordering::Relaxed);
            let _ = writeln!(
                text,
                "# HELP reihum_{name}_total {what}\n# TYPE reihum_{name}_total counter\nreihum_{name}_total {value}"
            );
        }
        text
    }
}
