//! What the one who hosts can choose.

use crate::{Page, Rate};
use std::sync::Arc;
use std::time::Duration;

/// What the one who hosts can choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// Pages of these origins may open sockets too, such as `https://cards.example`. Pages of the server itself always may.
    pub origins: Vec<String>,
    /// Whether a proxy stands before the server, whose `X-Forwarded-For` says where a request comes from.
    pub behind_proxy: bool,
    /// Whether everybody may read what the server counts, and not only this machine: how it grows tells that somebody did something, also what
    /// nobody shall notice yet.
    pub public_metrics: bool,
    /// After how long without anybody a table is put away. It wakes when somebody comes.
    pub sleep_after: Duration,
    /// After how long without anybody a table is closed for good; one whose match is not over is waited for 90 days at least.
    pub close_after: Duration,
    /// How often everybody is asked whether he is still there, which also measures how far away he is.
    pub ping_every: Duration,
    /// The address under which others in the home network find this server. A page that was opened on the server's own machine is told it, to invite others with.
    pub home: Option<String>,
    /// What browsers are handed. Without it the server speaks to programs only.
    pub page: Option<Arc<Page>>,
    /// How much anybody may do.
    pub limits: Limits,
}

/// How much anybody may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many connections there can be.
    pub connections: usize,
    /// How many of them can come from one address: a whole club may have only one.
    pub connections_per_address: usize,
    /// How many of them one guest can have.
    pub connections_per_guest: usize,
    /// How many can be at one table, with those who watch.
    pub people_per_table: usize,
    /// Messages of one guest, by whatever connections.
    pub messages: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Tables that one guest opens.
    pub tables: Rate,
    /// Requests of any kind from one address, and what is done at tables around the deals.
    pub requests: Rate,
    /// How often those who have no seat come to one table from one address, and how often each guest does.
    pub entries: Rate,
    /// Decisions of bots of the house at one table.
    pub bots: Rate,
    /// Wrong codes from one address, and as many wrong secrets.
    pub wrong: Rate,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            behind_proxy: false,
            public_metrics: false,
            sleep_after: Duration::from_mins(5),
            close_after: Duration::from_hours(7 * 24),
            ping_every: Duration::from_secs(10),
            home: None,
            page: None,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, per_hour| Rate { burst, per_hour };
        Self {
            connections: 10_000,
            connections_per_address: 500,
            connections_per_guest: 16,
            people_per_table: 100,
            messages: rate(200, 360_000),
            guests: rate(60, 3_600),
            tables: rate(10, 120),
            requests: rate(1_200, 72_000),
            entries: rate(120, 7_200),
            bots: rate(200, 72_000),
            wrong: rate(10, 600),
        }
    }
}
