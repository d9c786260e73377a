//! Where a server is.

use game::quoted;
use hyper::Uri;
use std::fmt;
use std::str::FromStr;

/// The address of a server, as people write it: `http://192.168.0.5:8080`, or without `http://`.
///
/// ```
/// use client::Address;
/// let address: Address = "localhost:8080/".parse().unwrap();
/// assert_eq!(address.to_string(), "http://localhost:8080");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    host: String,
    port: u16,
    /// What comes before all paths: nothing, or `/reihum`.
    prefix: String,
}

/// A text that is no address of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// It is none at all.
    #[error("`{0}` is no address of a server: write http://HOST:PORT")]
    NoAddress(String),
    /// The connection would have to be encrypted.
    #[error("`{0}`: encrypted connections are not built in: write http://HOST:PORT")]
    Encrypted(String),
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let none = || BadAddress::NoAddress(quoted(text));
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        match scheme {
            "http" | "ws" => {}
            "https" | "wss" => return Err(BadAddress::Encrypted(quoted(text))),
            _ => return Err(none()),
        }
        let uri: Uri = format!("http://{rest}").parse().map_err(|_| none())?;
        let authority = uri.authority().ok_or_else(none)?;
        let extra = uri.query().is_some() || text.contains(['#', '@', '%', '\\']);
        let bad_port = authority.port_u16().is_none() && authority.as_str() != authority.host();
        if extra || bad_port || authority.host().is_empty() {
            return Err(none());
        }
        Ok(Self {
            host: authority.host().into(),
            port: authority.port_u16().unwrap_or(80),
            prefix: uri.path().trim_end_matches('/').into(),
        })
    }
}

impl Address {
    /// The host and port to connect to.
    pub(crate) fn peer(&self) -> (&str, u16) {
        // An address of IPv6 stands in brackets only where a port may follow.
        let host = self.host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        (host.unwrap_or(&self.host), self.port)
    }

    /// Host and port, for the header of that name.
    pub(crate) fn authority(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

    /// The path on that host.
    pub(crate) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.prefix)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}:{}{}", self.host, self.port, self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, told, peer) in [
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080", ("127.0.0.1", 8080)),
            ("reihum.local", "http://reihum.local:80", ("reihum.local", 80)),
            ("ws://host:1/", "http://host:1", ("host", 1)),
            ("http://[::1]:99", "http://[::1]:99", ("::1", 99)),
            ("http://host/cards/", "http://host:80/cards", ("host", 80)),
        ] {
            let address: Address = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!((address.to_string().as_str(), address.peer()), (told, peer));
            assert_eq!(address.to_string().parse(), Ok(address));
        }
        let address: Address = "http://host/cards/".parse().unwrap();
        assert_eq!(address.path("/api/me"), "/cards/api/me");
    }

    #[test]
    fn what_is_no_address_is_told() {
        for bad in [
            "",
            "http://",
            "ftp://host",
            "host:99999",
            "host:",
            "a b",
            "http://host?x=1",
            "http://me@host",
            "http://:80",
        ] {
            let error = bad.parse::<Address>().unwrap_err();
            assert_eq!(error, BadAddress::NoAddress(bad.into()), "{bad}");
        }
        let error = "https://host".parse::<Address>().unwrap_err().to_string();
        assert_eq!(
            error,
            "`https://host`: encrypted connections are not built in: write http://HOST:PORT"
        );
    }
}
