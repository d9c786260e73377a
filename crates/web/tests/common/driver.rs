//! Chromium, led by its driver. Whatever becomes of a test, both are gone with it.

use super::{Browser, SOON};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper::http::Method;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use url::{ParseError, Url};

/// What Chromium needs where there is no screen, and what keeps it from doing things of its own.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
];

/// So often it is started until it is there.
const TRIES: u32 = 3;

/// A name that is not this machine's own, and leads here.
pub(crate) const ELSEWHERE: &str = "--host-resolver-rules=MAP cards.test 127.0.0.1";

pub(crate) struct Driver {
    child: Child,
    port: u16,
    /// What it and its browsers leave behind.
    folder: PathBuf,
}

impl Driver {
    pub(crate) fn start() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("reihum-driver-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").env("TMPDIR", &folder);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().expect("chromedriver is installed");
        let out = BufReader::new(child.stdout.take().unwrap());
        let lines = out.lines().map_while(Result::ok);
        let port = lines.filter_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        let port = { port }.next().expect("chromedriver names its port");
        Self { child, port, folder }
    }

    /// A browser of somebody, with nothing in it from earlier.
    pub(crate) async fn open(&self, browser: &Browser) -> Client {
        let (width, height) = browser.size;
        let mut flags: Vec<String> = FLAGS.map(String::from).to_vec();
        flags.push(ELSEWHERE.into());
        let mut wanted = Capabilities::new();
        // A window would have a frame, and a smallest size.
        let phone = browser.is_phone();
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1, "mobile": phone, "touch": phone });
        let options = json!({
            "args": flags,
            "prefs": { "intl.accept_languages": browser.languages, "webkit.webprefs.default_font_size": browser.letters },
            "mobileEmulation": { "deviceMetrics": metrics },
        });
        wanted.insert("goog:chromeOptions".into(), options);
        // A machine that stalls is waited for here too.
        let patience = SOON.as_millis() as u64;
        wanted.insert("timeouts".into(), json!({ "script": patience, "pageLoad": patience }));
        wanted.insert("goog:loggingPrefs".into(), json!({ "browser": "ALL" }));
        let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
        builder.capabilities(wanted);
        let mut tries = 1;
        loop {
            match builder.connect(&format!("http://127.0.0.1:{}", self.port)).await {
                Ok(client) => return client,
                // On a busy machine a browser may not be there in time.
                Err(error) if tries < TRIES => println!("Chromium does not start, and is started again: {error}"),
                Err(error) => panic!("Chromium does not start: {error}"),
            }
            tries += 1;
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Chromium has processes of its own, which outlive a driver that is killed.
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id().cast_signed()) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What the console says, which the protocol itself does not know.
#[derive(Debug)]
struct ReadConsole;

impl WebDriverCompatibleCommand for ReadConsole {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// What only the browser's own tools can do: the protocol does not know that either.
#[derive(Debug)]
struct Tool(&'static str, Value);

impl WebDriverCompatibleCommand for Tool {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let command = json!({ "cmd": self.0, "params": self.1 });
        (Method::POST, Some(command.to_string()))
    }
}

/// Lets the browser's own tools do something.
pub(crate) async fn tool(client: &Client, name: &'static str, how: Value) {
    client.issue_cmd(Tool(name, how)).await.unwrap();
}

/// The warnings and errors in the console since the last time.
pub(crate) async fn complaints(client: &Client) -> Vec<String> {
    let console = client.issue_cmd(ReadConsole).await.unwrap();
    let lines = console.as_array().cloned().unwrap_or_default();
    let level = |line: &Value| line["level"].as_str().unwrap_or_default().to_string();
    let bad = lines
        .iter()
        .filter(|line| ["SEVERE", "WARNING"].contains(&level(line).as_str()));
    bad.map(|line| format!("{}: {}", level(line), line["message"]))
        .collect()
}
