//! A connection over which anything can be said, right or wrong.

use crate::serving::Serving;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A connection without manners.
pub(crate) struct Raw(TcpStream);

/// What a frame is.
pub(crate) const TEXT: u8 = 0x81;
pub(crate) const BINARY: u8 = 0x82;
pub(crate) const PING: u8 = 0x89;
/// The first part of a text, one in the middle, and the last.
pub(crate) const FIRST: u8 = 0x01;
pub(crate) const MORE: u8 = 0x00;
pub(crate) const LAST: u8 = 0x80;
/// Means nothing.
pub(crate) const RESERVED: u8 = 0x83;

impl Raw {
    pub(crate) fn to(serving: &Serving) -> Self {
        let stream = TcpStream::connect(serving.address.trim_start_matches("http://")).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream.set_write_timeout(Some(Duration::from_secs(30))).unwrap();
        Self(stream)
    }

    /// Says something. Whether anybody listens will be seen by what comes back.
    pub(crate) fn say(&mut self, bytes: impl AsRef<[u8]>) -> bool {
        self.0.write_all(bytes.as_ref()).is_ok()
    }

    /// The next answer to a request: its status, and its body.
    pub(crate) fn answer(&mut self) -> (String, String) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            if self.0.read(&mut byte).unwrap_or(0) == 0 {
                break;
            }
            head.extend(byte);
        }
        let head = String::from_utf8_lossy(&head).to_lowercase();
        let status = head.split(' ').nth(1).unwrap_or("nothing").to_string();
        let length = head
            .split_once("content-length: ")
            .map(|(_, rest)| rest.split('\r').next().unwrap());
        let mut body = Vec::new();
        match length {
            Some(length) => {
                body.resize(length.parse().unwrap(), 0);
                self.0.read_exact(&mut body).unwrap();
            }
            None if status != "101" => drop(self.0.read_to_end(&mut body)),
            None => {}
        }
        (status, String::from_utf8_lossy(&body).into_owned())
    }

    /// What one request is answered, on a connection of its own: the status, and why.
    pub(crate) fn ask(serving: &Serving, request: impl AsRef<[u8]>) -> String {
        let mut raw = Self::to(serving);
        raw.say(request);
        let (status, body) = raw.answer();
        format!("{status} {}", reason(&body)).trim_end().into()
    }

    /// A socket at this path, or what was answered instead.
    pub(crate) fn socket(serving: &Serving, path: &str, headers: &str) -> Result<Self, String> {
        let mut raw = Self::to(serving);
        raw.say(format!(
            "GET {path} HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
        ));
        let (status, body) = raw.answer();
        if status == "101" {
            return Ok(raw);
        }
        Err(format!("{status} {}", reason(&body)))
    }

    /// A socket to a table, over which somebody has said who he is and was told how it stands.
    pub(crate) fn at_table(serving: &Serving, code: &str, token: &str) -> Result<Self, String> {
        let mut raw = Self::socket(serving, &format!("/api/tables/{code}/socket"), "")?;
        raw.frame(TEXT, hello(token));
        match raw.hear() {
            Some(text) if text.starts_with(r#"{"type":"snapshot""#) => Ok(raw),
            Some(text) => Err(reason(&text)),
            None => Err("closed".into()),
        }
    }

    /// Sends a frame.
    pub(crate) fn frame(&mut self, kind: u8, payload: impl AsRef<[u8]>) -> bool {
        let frame = frame(kind, payload.as_ref());
        self.say(frame)
    }

    /// Sends a text.
    pub(crate) fn text(&mut self, text: impl AsRef<[u8]>) -> bool {
        self.frame(TEXT, text)
    }

    /// The next text that comes; nothing if it is over.
    pub(crate) fn hear(&mut self) -> Option<String> {
        let start = Instant::now();
        loop {
            in_time(start);
            let mut head = [0; 2];
            self.0.read_exact(&mut head).inspect_err(patient).ok()?;
            let length = match head[1] {
                126 => u64::from(u16::from_be_bytes(self.bytes()?)),
                127 => u64::from_be_bytes(self.bytes()?),
                short => short.into(),
            };
            let mut payload = vec![0; length as usize];
            self.0.read_exact(&mut payload).inspect_err(patient).ok()?;
            match head[0] {
                TEXT => return Some(String::from_utf8(payload).unwrap()),
                PING => drop(self.frame(0x8a, payload)),
                0x88 => return None,
                _ => {}
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.0.read_exact(&mut bytes).ok()?;
        Some(bytes)
    }

    /// Listens to the end, and gives the reason that was named with the last word.
    pub(crate) fn end(&mut self) -> String {
        let mut last = String::from("closed");
        let start = Instant::now();
        while let Some(text) = self.hear() {
            in_time(start);
            if text.starts_with(r#"{"type":"bye""#) {
                last = reason(&text);
            }
        }
        last
    }

    /// The next answer to a command: what became of it, and why.
    pub(crate) fn became(&mut self) -> String {
        loop {
            let text = self.hear().expect("an answer");
            if text.starts_with(r#"{"type":"answer""#) {
                return format!("{} {}", field(&text, "answer").unwrap(), reason(&text))
                    .trim_end()
                    .into();
            }
        }
    }
}

/// A server that asks whether somebody is there, and says nothing else, is not listened to for ever.
fn in_time(start: Instant) {
    assert!(start.elapsed() < Duration::from_mins(5), "it does not come to its end");
}

/// A connection that ends is an end; one on which nothing comes is a mistake of somebody.
fn patient(error: &std::io::Error) {
    let waits = matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
    assert!(!waits, "nothing comes, and nothing ends");
}

/// A frame as clients send it.
pub(crate) fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![kind];
    match payload.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        middle @ 126..0x1_0000 => {
            frame.push(0x80 | 0x7e);
            frame.extend((middle as u16).to_be_bytes());
        }
        long => {
            frame.push(0x80 | 0x7f);
            frame.extend((long as u64).to_be_bytes());
        }
    }
    let mask = [1, 2, 3, 4];
    frame.extend(mask);
    frame.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

/// The first message of somebody with this secret.
pub(crate) fn hello(token: &str) -> String {
    format!(r#"{{"type":"hello","protocol":1,"token":"{token}"}}"#)
}

/// The word for programs in a message or an answer; nothing, if it is no refusal.
fn reason(text: &str) -> String {
    field(text, "why").unwrap_or_default()
}

pub(crate) fn field(text: &str, name: &str) -> Option<String> {
    let after = text.split_once(&format!(r#""{name}":""#))?.1;
    after.split('"').next().map(String::from)
}
