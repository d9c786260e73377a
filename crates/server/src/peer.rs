//! Where a request comes from, and whether a page of somebody else sent it.

use crate::{Config, limits};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use std::net::{IpAddr, SocketAddr};

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(IpAddr);

impl Peer {
    /// From a connection's address; behind a proxy, from the last address that the proxy names.
    pub(crate) fn of(address: SocketAddr, headers: &HeaderMap, config: &Config) -> Self {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let named = if config.behind_proxy { forwarded() } else { None };
        Self(named.unwrap_or(address.ip()))
    }

    /// Whether that is this machine.
    pub(crate) fn is_here(self) -> bool {
        self.0.to_canonical().is_loopback()
    }

    /// As far as limits go.
    pub(crate) fn home(self) -> IpAddr {
        limits::home(self.0)
    }
}

/// Whether a socket may be opened: by programs, by pages of this server, and by those that were allowed to.
pub(crate) fn may_come(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config
        .origins
        .iter()
        .any(|allowed| allowed.eq_ignore_ascii_case(origin))
    {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let from = origin.split_once("://").map(|(_, from)| from);
    host.is_some() && from == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn pages_of_others_open_no_sockets() {
        let config = Config {
            origins: vec!["https://cards.example".into()],
            ..Config::default()
        };
        let may = |pairs: &[(&'static str, &str)]| may_come(&headers(pairs), &config);
        assert!(may(&[("host", "192.0.2.1:8080")]), "a program");
        assert!(may(&[("host", "192.0.2.1:8080"), ("origin", "http://192.0.2.1:8080")]));
        assert!(may(&[("host", "table.local"), ("origin", "https://cards.example")]));
        assert!(!may(&[("host", "table.local"), ("origin", "https://evil.example")]));
        assert!(!may(&[("host", "table.local:80"), ("origin", "http://table.local:81")]));
        assert!(!may(&[("host", "table.local"), ("origin", "null")]));
        assert!(!may(&[("origin", "http://table.local")]));
    }

    #[test]
    fn only_a_proxy_that_was_announced_is_believed() {
        let address: SocketAddr = "192.0.2.9:1".parse().unwrap();
        let sent = headers(&[("x-forwarded-for", "203.0.113.5, 198.51.100.7")]);
        let peer = |behind_proxy| {
            let config = Config {
                behind_proxy,
                ..Config::default()
            };
            Peer::of(address, &sent, &config).home().to_string()
        };
        assert_eq!(peer(false), "192.0.2.9");
        assert_eq!(
            peer(true),
            "198.51.100.7",
            "what stands before the last, anybody can write"
        );
    }
}
