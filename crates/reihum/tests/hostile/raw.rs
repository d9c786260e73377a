//! A connection over which anything can be said, right or wrong.

use crate::serving::Serving;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A connection without manners.
pub(crate) struct Raw(TcpStream);

/// So long something may take to come.
pub(crate) const LONG: Duration = Duration::from_mins(3);

/// What a frame is.
pub(crate) const TEXT: u8 = 0x81;
pub(crate) const BINARY: u8 = 0x82;
pub(crate) const PING: u8 = 0x89;
const PONG: u8 = 0x8a;
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
        stream.set_read_timeout(Some(LONG)).unwrap();
        stream.set_write_timeout(Some(Duration::from_secs(30))).unwrap();
        Self(stream)
    }

    /// Says something. Whether anybody listens will be seen by what comes back.
    pub(crate) fn say(&mut self, bytes: impl AsRef<[u8]>) -> bool {
        self.0.write_all(bytes.as_ref()).is_ok()
    }

    /// Says something to somebody who may take nothing for a while. Whether the connection is still there.
    pub(crate) fn press(&mut self, bytes: impl AsRef<[u8]>) -> bool {
        let said = self.0.write_all(bytes.as_ref());
        said.is_ok() || said.is_err_and(|error| waits(&error))
    }

    /// Whether nothing comes for a moment.
    pub(crate) fn is_silent(&self) -> bool {
        self.0.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        let silent = self.0.peek(&mut [0]).is_err_and(|error| waits(&error));
        self.0.set_read_timeout(Some(LONG)).unwrap();
        silent
    }

    /// The next answer to a request: its status, and its body. The status is `nothing` if the connection ends before.
    pub(crate) fn answer(&mut self) -> (String, String) {
        self.whole_answer().unwrap_or_else(|| ("nothing".into(), String::new()))
    }

    fn whole_answer(&mut self) -> Option<(String, String)> {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.extend(self.bytes::<1>()?);
        }
        let head = String::from_utf8_lossy(&head).to_lowercase();
        let status = head.split(' ').nth(1)?.to_string();
        let length = head
            .split_once("content-length: ")
            .map(|(_, rest)| rest.split('\r').next().unwrap());
        let mut body = Vec::new();
        match length {
            Some(length) => {
                body.resize(length.parse().unwrap(), 0);
                self.0.read_exact(&mut body).inspect_err(patient).ok()?;
            }
            None if status != "101" => drop(self.0.read_to_end(&mut body).inspect_err(patient)),
            None => {}
        }
        Some((status, String::from_utf8_lossy(&body).into_owned()))
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
        Err(format!("{status} {}", reason(&body)).trim_end().into())
    }

    /// A socket to a table, over which somebody has said who he is and was told how it stands.
    pub(crate) fn at_table(serving: &Serving, code: &str, token: &str) -> Result<Self, String> {
        let mut raw = Self::socket(serving, &format!("/api/tables/{code}/socket"), "")?;
        raw.frame(TEXT, hello(token));
        loop {
            return match raw.hear() {
                Some(text) if text.starts_with(r#"{"type":"snapshot""#) => Ok(raw),
                // A machine that stalls is told meanwhile that the server is there.
                Some(text) if text.starts_with(r#"{"type":"pulse""#) => continue,
                Some(text) => Err(reason(&text)),
                None => Err("closed".into()),
            };
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
        let payload = self.until(|kind, _| kind == TEXT)?;
        Some(String::from_utf8(payload).unwrap())
    }

    /// Asks whether anybody is there, and whether that is answered.
    pub(crate) fn is_answered(&mut self) -> bool {
        let word = b"are you there?";
        self.frame(PING, word);
        self.until(|kind, payload| kind == PONG && payload == word).is_some()
    }

    /// The next frame that is meant; nothing if it is over.
    fn until(&mut self, meant: impl Fn(u8, &[u8]) -> bool) -> Option<Vec<u8>> {
        let start = Instant::now();
        loop {
            in_time(start);
            let head: [u8; 2] = self.bytes()?;
            let length = match head[1] {
                126 => u64::from(u16::from_be_bytes(self.bytes()?)),
                127 => u64::from_be_bytes(self.bytes()?),
                short => short.into(),
            };
            let mut payload = vec![0; length as usize];
            self.0.read_exact(&mut payload).inspect_err(patient).ok()?;
            match head[0] {
                kind if meant(kind, &payload) => return Some(payload),
                PING => drop(self.frame(PONG, payload)),
                0x88 => return None,
                _ => {}
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut bytes = [0; N];
        self.0.read_exact(&mut bytes).inspect_err(patient).ok()?;
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
    assert!(!waits(error), "nothing comes, and nothing ends");
}

fn waits(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
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
