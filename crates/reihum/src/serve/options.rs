//! What can be chosen: on the command line, in the environment, or in a file; each in the same words.

use clap::{Args, ValueEnum};
use serde::Deserialize;
use server::{Config, Limits, Rate};
use std::error::Error;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroU64};
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
    #[arg(long, env = "REIHUM_ADDR", value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,

    /// The file in which everything is kept [default: tables.db in your data folder]
    #[arg(long, env = "REIHUM_DATA", value_name = "FILE")]
    data: Option<PathBuf>,

    /// Pages of this origin may connect too, such as `https://cards.example`; can be given several times
    #[arg(long, env = "REIHUM_ORIGIN", value_name = "URL", value_delimiter = ',')]
    #[serde(default)]
    origin: Vec<String>,

    /// A proxy stands before the server: believe its X-Forwarded-For
    #[arg(long, env = "REIHUM_BEHIND_PROXY")]
    #[serde(default)]
    behind_proxy: bool,

    /// Tell everybody what /metrics counts, not only programs of this machine
    #[arg(long, env = "REIHUM_PUBLIC_METRICS")]
    #[serde(default)]
    public_metrics: bool,

    /// Put a table away after so many seconds without anybody; it wakes when somebody comes [default: 300]
    #[arg(long, env = "REIHUM_SLEEP_AFTER", value_name = "SECONDS")]
    sleep_after: Option<u64>,

    /// Ask everybody so often whether he is there, in seconds [default: 10]
    #[arg(long, env = "REIHUM_PING_EVERY", value_name = "SECONDS")]
    ping_every: Option<NonZeroU64>,

    /// How many connections there can be [default: 10000]
    #[arg(long, env = "REIHUM_CONNECTIONS", value_name = "N")]
    connections: Option<NonZeroU32>,

    /// How many of them one guest can have [default: 16]
    #[arg(long, env = "REIHUM_CONNECTIONS_PER_GUEST", value_name = "N")]
    connections_per_guest: Option<usize>,

    /// How many people can be at a table, with those who watch [default: 100]
    #[arg(long, env = "REIHUM_PEOPLE_PER_TABLE", value_name = "N")]
    people_per_table: Option<usize>,

    /// Messages that one connection may send in a second [default: 100]
    #[arg(long, env = "REIHUM_MESSAGES_PER_SECOND", value_name = "N")]
    messages_per_second: Option<u32>,

    /// New guests from one address in a minute [default: 60]
    #[arg(long, env = "REIHUM_GUESTS_PER_MINUTE", value_name = "N")]
    guests_per_minute: Option<u32>,

    /// Tables that one guest may open in an hour [default: 120]
    #[arg(long, env = "REIHUM_TABLES_PER_HOUR", value_name = "N")]
    tables_per_hour: Option<u32>,

    /// Requests of any kind from one address in a minute [default: 1200]
    #[arg(long, env = "REIHUM_REQUESTS_PER_MINUTE", value_name = "N")]
    requests_per_minute: Option<u32>,

    /// Wrong codes and secrets from one address in a minute [default: 10]
    #[arg(long, env = "REIHUM_WRONG_PER_MINUTE", value_name = "N")]
    wrong_per_minute: Option<u32>,

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
    pub(super) fn complete(self) -> Result<Self, Box<dyn Error>> {
        let Some(path) = &self.config else { return Ok(self) };
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("the file {} cannot be read: {error}", path.display()))?;
        let file: Self =
            toml::from_str(&text).map_err(|error| format!("{} cannot be used: {}", path.display(), error.message()))?;
        Ok(Self {
            config: None,
            addr: self.addr.or(file.addr),
            data: self.data.or_else(|| file.data.map(|data| beside(path, data))),
            origin: if self.origin.is_empty() {
                file.origin
            } else {
                self.origin
            },
            behind_proxy: self.behind_proxy || file.behind_proxy,
            public_metrics: self.public_metrics || file.public_metrics,
            sleep_after: self.sleep_after.or(file.sleep_after),
            ping_every: self.ping_every.or(file.ping_every),
            connections: self.connections.or(file.connections),
            connections_per_guest: self.connections_per_guest.or(file.connections_per_guest),
            people_per_table: self.people_per_table.or(file.people_per_table),
            messages_per_second: self.messages_per_second.or(file.messages_per_second),
            guests_per_minute: self.guests_per_minute.or(file.guests_per_minute),
            tables_per_hour: self.tables_per_hour.or(file.tables_per_hour),
            requests_per_minute: self.requests_per_minute.or(file.requests_per_minute),
            wrong_per_minute: self.wrong_per_minute.or(file.wrong_per_minute),
            log: self.log.or(file.log),
            log_level: self.log_level.or(file.log_level),
        })
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

    pub(super) fn config(&self) -> Config {
        let usual = Config::default();
        let limits = usual.limits;
        // A minute's worth at once is enough for a whole family that comes at the same time.
        let per_minute = |usual: Rate, chosen: Option<u32>| {
            chosen.map_or(usual, |per_minute| Rate {
                burst: per_minute.max(1),
                per_minute,
            })
        };
        let seconds = |usual: Duration, chosen: Option<u64>| chosen.map_or(usual, Duration::from_secs);
        Config {
            origins: self.origin.clone(),
            behind_proxy: self.behind_proxy,
            public_metrics: self.public_metrics,
            sleep_after: seconds(usual.sleep_after, self.sleep_after),
            ping_every: seconds(usual.ping_every, self.ping_every.map(NonZeroU64::get)),
            limits: Limits {
                connections: self.connections.map_or(limits.connections, |most| most.get() as usize),
                connections_per_guest: self.connections_per_guest.unwrap_or(limits.connections_per_guest),
                people_per_table: self.people_per_table.unwrap_or(limits.people_per_table),
                messages: self.messages_per_second.map_or(limits.messages, |messages| Rate {
                    burst: messages.saturating_mul(2).max(1),
                    per_minute: messages.saturating_mul(60),
                }),
                guests: per_minute(limits.guests, self.guests_per_minute),
                tables: self.tables_per_hour.map_or(limits.tables, |tables| Rate {
                    burst: (tables / 12).max(1),
                    per_minute: tables.div_ceil(60),
                }),
                requests: per_minute(limits.requests, self.requests_per_minute),
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

/// A path in a file is meant from where the file lies.
fn beside(file: &Path, path: PathBuf) -> PathBuf {
    file.parent().map_or(path.clone(), |folder| folder.join(path))
}
