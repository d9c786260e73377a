//! What can be chosen: on the command line, in the environment, or in a file; each in the same words.

use super::count::Count;
use crate::output::short;
use clap::{Args, ValueEnum};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use server::{BadPage, Config, Limits, Page, Rate};
use std::error::Error;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;

/// Where a server is found if nobody says otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED), 7654);

/// What can be chosen. Nothing is chosen where nothing stands.
#[derive(Args, Deserialize, Clone, Debug, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Options {
    /// Read what is not said here or in the environment from this TOML file
    #[arg(long, env = "REIHUM_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,

    /// Where to be found: an address of this machine and a port, 0 for any [default: 0.0.0.0:7654]
    #[arg(long, env = "REIHUM_ADDR", value_name = "ADDRESS:PORT", value_parser = address)]
    #[serde(default, deserialize_with = "read_address")]
    addr: Option<SocketAddr>,

    /// The file in which everything is kept [default: tables.db in your data folder]
    #[arg(long, env = "REIHUM_DATA", value_name = "FILE")]
    data: Option<PathBuf>,

    /// Pages of this origin may connect too, such as `https://cards.example`; can be given several times
    #[arg(long, env = "REIHUM_ORIGIN", value_name = "URL", value_delimiter = ',')]
    #[serde(default)]
    origin: Vec<String>,

    /// The folder with the page that browsers are handed, as `cargo xtask web` makes it [default: the one that is built in]
    #[arg(long, env = "REIHUM_PAGE", value_name = "FOLDER")]
    page: Option<PathBuf>,

    /// A proxy stands before the server: believe its X-Forwarded-For
    #[arg(long, env = "REIHUM_BEHIND_PROXY", value_name = "WHETHER", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    behind_proxy: Option<bool>,

    /// Tell everybody what /metrics counts, not only programs of this machine
    #[arg(long, env = "REIHUM_PUBLIC_METRICS", value_name = "WHETHER", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    public_metrics: Option<bool>,

    /// Put a table away after so many seconds without anybody; it wakes when somebody comes [default: 300]
    #[arg(long, env = "REIHUM_SLEEP_AFTER", value_name = "SECONDS")]
    sleep_after: Option<Count>,

    /// Close a table for good after so many days without anybody; while its match is not over, after 90 at least [default: 7]
    #[arg(long, env = "REIHUM_CLOSE_AFTER", value_name = "DAYS")]
    close_after: Option<Count>,

    /// Ask everybody so often whether he is there, in seconds [default: 10]
    #[arg(long, env = "REIHUM_PING_EVERY", value_name = "SECONDS")]
    ping_every: Option<Count>,

    /// How many connections there can be [default: 10000]
    #[arg(long, env = "REIHUM_CONNECTIONS", value_name = "N")]
    connections: Option<Count>,

    /// How many of them can come from one address [default: 500]
    #[arg(long, env = "REIHUM_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    connections_per_address: Option<Count>,

    /// How many of them one guest can have [default: 16]
    #[arg(long, env = "REIHUM_CONNECTIONS_PER_GUEST", value_name = "N")]
    connections_per_guest: Option<Count>,

    /// How many people can be at a table, with those who watch; who sits there always can [default: 100]
    #[arg(long, env = "REIHUM_PEOPLE_PER_TABLE", value_name = "N")]
    people_per_table: Option<Count>,

    /// Messages that one guest may send in a second [default: 100]
    #[arg(long, env = "REIHUM_MESSAGES_PER_SECOND", value_name = "N")]
    messages_per_second: Option<Count>,

    /// New guests from one address in a minute [default: 60]
    #[arg(long, env = "REIHUM_GUESTS_PER_MINUTE", value_name = "N")]
    guests_per_minute: Option<Count>,

    /// Tables that one guest may open in an hour [default: 120]
    #[arg(long, env = "REIHUM_TABLES_PER_HOUR", value_name = "N")]
    tables_per_hour: Option<Count>,

    /// Requests of any kind from one address in a minute, and what is done at tables around the deals [default: 1200]
    #[arg(long, env = "REIHUM_REQUESTS_PER_MINUTE", value_name = "N")]
    requests_per_minute: Option<Count>,

    /// How often one address can come to one table in a minute before only those who sit there are let in, and each of these [default: 120]
    #[arg(long, env = "REIHUM_ENTRIES_PER_MINUTE", value_name = "N")]
    entries_per_minute: Option<Count>,

    /// Decisions that bots of the house may make at one table in a second; ten times as many at once [default: 20]
    #[arg(long, env = "REIHUM_BOTS_PER_SECOND", value_name = "N")]
    bots_per_second: Option<Count>,

    /// Wrong codes from one address in a minute, and as many wrong secrets [default: 10]
    #[arg(long, env = "REIHUM_WRONG_PER_MINUTE", value_name = "N")]
    wrong_per_minute: Option<Count>,

    /// How logs are written to standard error [default: text]
    #[arg(long, env = "REIHUM_LOG", value_enum)]
    log: Option<LogFormat>,

    /// How much is logged [default: info]
    #[arg(long, env = "REIHUM_LOG_LEVEL", value_enum)]
    log_level: Option<LogLevel>,
}

#[derive(ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum LogFormat {
    Text,
    Json,
}

#[derive(ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum LogLevel {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

impl Options {
    /// With what the file says where nothing was said.
    pub(super) fn complete(mut self) -> Result<Self, Box<dyn Error>> {
        if let Some(path) = &self.config.take() {
            let file = Self::read(path)?;
            self = self.or(file, path);
        }
        for text in &mut self.origin {
            *text = origin(text)?;
        }
        Ok(self)
    }

    /// What a file says.
    fn read(path: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("the file {} cannot be read: {error}", path.display()))?;
        toml::from_str(&text).map_err(|error| {
            let before = error.span().map_or(0, |span| span.start);
            let line = 1 + text.bytes().take(before).filter(|byte| *byte == b'\n').count();
            format!("{} cannot be used: line {line}: {}", path.display(), error.message())
        })
    }

    /// With what a file says, at this path, where nothing was said.
    fn or(self, file: Self, path: &Path) -> Self {
        Self {
            config: None,
            addr: self.addr.or(file.addr),
            data: self.data.or_else(|| file.data.map(|data| beside(path, data))),
            origin: if self.origin.is_empty() {
                file.origin
            } else {
                self.origin
            },
            page: self.page.or_else(|| file.page.map(|page| beside(path, page))),
            behind_proxy: self.behind_proxy.or(file.behind_proxy),
            public_metrics: self.public_metrics.or(file.public_metrics),
            sleep_after: self.sleep_after.or(file.sleep_after),
            close_after: self.close_after.or(file.close_after),
            ping_every: self.ping_every.or(file.ping_every),
            connections: self.connections.or(file.connections),
            connections_per_address: self.connections_per_address.or(file.connections_per_address),
            connections_per_guest: self.connections_per_guest.or(file.connections_per_guest),
            people_per_table: self.people_per_table.or(file.people_per_table),
            messages_per_second: self.messages_per_second.or(file.messages_per_second),
            guests_per_minute: self.guests_per_minute.or(file.guests_per_minute),
            tables_per_hour: self.tables_per_hour.or(file.tables_per_hour),
            requests_per_minute: self.requests_per_minute.or(file.requests_per_minute),
            entries_per_minute: self.entries_per_minute.or(file.entries_per_minute),
            bots_per_second: self.bots_per_second.or(file.bots_per_second),
            wrong_per_minute: self.wrong_per_minute.or(file.wrong_per_minute),
            log: self.log.or(file.log),
            log_level: self.log_level.or(file.log_level),
        }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.addr.unwrap_or(ADDRESS)
    }

    pub(super) fn data(&self) -> Result<PathBuf, Box<dyn Error>> {
        use etcetera::BaseStrategy;
        if let Some(data) = &self.data {
            return Ok(data.clone());
        }
        let strategy = etcetera::choose_base_strategy();
        let strategy = strategy.map_err(|error| format!("{error}: name a file with --data"))?;
        Ok(strategy.data_dir().join("reihum").join("tables.db"))
    }

    /// What browsers are handed: the page in a folder, or the one that is built in.
    pub(super) fn page(&self) -> Result<Option<Page>, BadPage> {
        if let Some(folder) = &self.page {
            return Page::read(folder).map(Some);
        }
        #[cfg(feature = "page")]
        let page = Page::embedded();
        #[cfg(not(feature = "page"))]
        let page = None;
        Ok(page)
    }

    pub(super) fn config(&self) -> Config {
        let usual = Config::default();
        let limits = usual.limits;
        // A minute's worth at once is enough for a whole family that comes at the same time.
        let per_minute = |usual: Rate, chosen: Option<Count>| {
            chosen.map_or(usual, |Count(per_minute)| Rate {
                burst: per_minute,
                per_hour: per_minute.saturating_mul(60),
            })
        };
        let seconds = |usual: Duration, chosen: Option<Count>| {
            chosen.map_or(usual, |Count(seconds)| Duration::from_secs(seconds.into()))
        };
        let most = |usual: usize, chosen: Option<Count>| chosen.map_or(usual, |Count(most)| most as usize);
        Config {
            origins: self.origin.clone(),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            public_metrics: self.public_metrics.unwrap_or(usual.public_metrics),
            sleep_after: seconds(usual.sleep_after, self.sleep_after),
            close_after: self.close_after.map_or(usual.close_after, |Count(days)| {
                Duration::from_hours(24 * u64::from(days))
            }),
            home: usual.home,
            page: usual.page,
            ping_every: seconds(usual.ping_every, self.ping_every),
            limits: Limits {
                connections: most(limits.connections, self.connections),
                connections_per_address: most(limits.connections_per_address, self.connections_per_address),
                connections_per_guest: most(limits.connections_per_guest, self.connections_per_guest),
                people_per_table: most(limits.people_per_table, self.people_per_table),
                messages: self
                    .messages_per_second
                    .map_or(limits.messages, |Count(messages)| Rate {
                        burst: messages.saturating_mul(2),
                        per_hour: messages.saturating_mul(3600),
                    }),
                guests: per_minute(limits.guests, self.guests_per_minute),
                tables: self.tables_per_hour.map_or(limits.tables, |Count(tables)| Rate {
                    burst: (tables / 12).max(1),
                    per_hour: tables,
                }),
                requests: per_minute(limits.requests, self.requests_per_minute),
                entries: per_minute(limits.entries, self.entries_per_minute),
                bots: self.bots_per_second.map_or(limits.bots, |Count(bots)| Rate {
                    burst: bots.saturating_mul(10),
                    per_hour: bots.saturating_mul(3600),
                }),
                wrong: per_minute(limits.wrong, self.wrong_per_minute),
            },
        }
    }

    pub(super) fn logs_as_json(&self) -> bool {
        self.log == Some(LogFormat::Json)
    }

    pub(super) fn log_level(&self) -> LevelFilter {
        match self.log_level.unwrap_or(LogLevel::Info) {
            LogLevel::Off => LevelFilter::OFF,
            LogLevel::Error => LevelFilter::ERROR,
            LogLevel::Warn => LevelFilter::WARN,
            LogLevel::Info => LevelFilter::INFO,
            LogLevel::Debug => LevelFilter::DEBUG,
        }
    }
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let such = "write the number of an address and a port, as in 127.0.0.1:7654 or [::1]:7654";
    text.parse().map_err(|_| such.into())
}

/// The same in a file.
fn read_address<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(from)?;
    address(&text).map(Some).map_err(D::Error::custom)
}

/// An origin as browsers write it, whatever stands at its end.
fn origin(text: &str) -> Result<String, String> {
    let origin = text.trim_end_matches('/');
    match origin.split_once("://") {
        Some((scheme, host)) if !scheme.is_empty() && !host.is_empty() && !host.contains('/') => Ok(origin.into()),
        _ => Err(format!(
            "`{}` is no origin: write it as in https://cards.example",
            short(text)
        )),
    }
}

/// A path in a file is meant from where the file lies.
fn beside(file: &Path, path: PathBuf) -> PathBuf {
    file.parent().map_or(path.clone(), |folder| folder.join(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    /// What these words come to.
    fn config(words: &[&str]) -> Config {
        let line = Line::try_parse_from([&["serve"], words].concat()).unwrap();
        line.options.config()
    }

    #[test]
    fn what_is_called_usual_is_usual() {
        let said = config(&[
            "--sleep-after=300",
            "--close-after=7",
            "--ping-every=10",
            "--connections=10000",
            "--connections-per-address=500",
            "--connections-per-guest=16",
            "--people-per-table=100",
            "--messages-per-second=100",
            "--guests-per-minute=60",
            "--tables-per-hour=120",
            "--requests-per-minute=1200",
            "--entries-per-minute=120",
            "--bots-per-second=20",
            "--wrong-per-minute=10",
        ]);
        assert_eq!(format!("{said:?}"), format!("{:?}", Config::default()));
    }

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (text, read) in [
            ("https://cards.example", "https://cards.example"),
            ("http://cards.example:8080/", "http://cards.example:8080"),
        ] {
            assert_eq!(origin(text).as_deref(), Ok(read));
        }
        for none in ["cards.example", "https://", "https://cards.example/table", ""] {
            let why = format!("`{none}` is no origin: write it as in https://cards.example");
            assert_eq!(origin(none), Err(why));
        }
    }

    #[test]
    fn one_table_an_hour_is_one() {
        let Limits { tables, .. } = config(&["--tables-per-hour=1"]).limits;
        assert_eq!((tables.burst, tables.per_hour), (1, 1));
    }

    #[test]
    fn a_no_that_was_said_first_counts() {
        let file: Options = toml::from_str("behind-proxy = true\npublic-metrics = true").unwrap();
        let told = |words: &[&str]| {
            let line = Line::try_parse_from([&["serve"], words].concat()).unwrap();
            let config = line.options.or(file.clone(), Path::new("reihum.toml")).config();
            (config.behind_proxy, config.public_metrics)
        };
        assert_eq!(told(&[]), (true, true));
        assert_eq!(told(&["--behind-proxy=false"]), (false, true));
        assert_eq!(told(&["--public-metrics=false", "--behind-proxy"]), (true, false));
    }
}
