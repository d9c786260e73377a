//! A real server with the page, and a real browser in front of it.

mod driver;
mod hands;
mod laid;
mod newer;
mod serving;
mod tables;
mod texts;

pub(crate) use hands::{DEAL, Look, Offer};
pub(crate) use laid::Laid;
pub(crate) use newer::Newer;
pub(crate) use serving::Serving;

use driver::Driver;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// So long is waited for anything. It is long because the machine may be busy or stall, and nothing waits longer than it must.
pub(crate) const SOON: Duration = Duration::from_mins(3);

/// What `cargo xtask browser` says where things are.
pub(crate) fn told(name: &str) -> PathBuf {
    let advice = format!("{name} is not set: `cargo xtask browser` and `cargo xtask pictures` set it");
    std::env::var_os(name).expect(&advice).into()
}

/// Somebody's browser.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    /// The languages that he reads.
    pub(crate) languages: String,
    /// The name by which he knows the server.
    pub(crate) host: String,
    /// Width and height of the window.
    pub(crate) size: (u32, u32),
    /// How large letters are, as he has told the browser.
    pub(crate) letters: u32,
}

impl Default for Browser {
    fn default() -> Self {
        Self {
            languages: "en-GB,en".into(),
            host: "127.0.0.1".into(),
            size: (1280, 800),
            letters: 16,
        }
    }
}

impl Browser {
    /// Somebody who reads these languages.
    pub(crate) fn reading(languages: &str) -> Self {
        Self {
            languages: languages.into(),
            ..Self::default()
        }
    }

    /// A phone is narrow, and is touched.
    fn is_phone(&self) -> bool {
        self.size.0 < 600
    }

    /// Opens it before the server at a port, lets `visit` happen, and sees that the console has no complaint.
    pub(crate) async fn visits(self, port: u16, visit: impl AsyncFnOnce(&Visit)) {
        let driver = Driver::start();
        let client = driver.open(&self).await;
        let base = format!("http://{}:{port}", self.host);
        let touches = self.is_phone();
        let open = Visit { client, base, touches };
        visit(&open).await;
        open.expect_no_complaint().await;
        open.client.close().await.unwrap();
    }
}

/// A browser that is open.
pub(crate) struct Visit {
    pub(crate) client: Client,
    base: String,
    /// It is touched, and has no mouse.
    touches: bool,
}

impl Visit {
    /// Opens an address of the server, and waits until the page is there.
    pub(crate) async fn open(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.base)).await.unwrap();
        self.ready().await;
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.ready().await;
    }

    async fn ready(&self) {
        self.find("html[data-ready] main h1").await;
    }

    /// Something on the page, as soon as it is there.
    pub(crate) async fn find(&self, css: &str) -> Element {
        let start = Instant::now();
        loop {
            let last = start.elapsed() >= SOON;
            // A page that is just being loaded again has nothing, and says so in many ways.
            match self.client.find(Locator::Css(css)).await {
                Ok(element) => return element,
                Err(error) if last => panic!("no {css}: {error}\n{}", self.seen().await),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Does something with something on the page. What was found may be gone by then: there is something else in a moment.
    async fn does<T>(&self, css: &str, act: impl AsyncFn(Element) -> Result<T, CmdError>) -> T {
        let start = Instant::now();
        loop {
            let last = start.elapsed() >= SOON;
            match act(self.find(css).await).await {
                Ok(done) => return done,
                Err(error) => assert!(!last, "{css}: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What somebody reads there.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.does(css, async |element| element.text().await).await
    }

    /// Waits until somebody reads this there.
    pub(crate) async fn reads(&self, css: &str, text: &str) {
        let mut last = String::new();
        let reads = async {
            loop {
                last = self.text(css).await;
                if last.contains(text) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let read = tokio::time::timeout(SOON, reads).await;
        assert!(read.is_ok(), "{css} says “{last}”, not “{text}”\n{}", self.seen().await);
    }

    /// Waits until this is said in one of those places, also to those who only hear it.
    pub(crate) async fn says(&self, css: &str, text: &str) {
        assert!(!text.is_empty(), "nothing is said at {css} already");
        let script = "(() => [...document.querySelectorAll(arguments[0])].map((one) => one.textContent))()";
        let script = format!("return {script}");
        let start = Instant::now();
        loop {
            let last = start.elapsed() >= SOON;
            let said = self.client.execute(&script, vec![json!(css)]).await.unwrap();
            let said: Vec<String> = serde_json::from_value(said).unwrap();
            if said.iter().any(|said| said.contains(text)) {
                return;
            }
            assert!(!last, "{css} says {said:?}, not “{text}”\n{}", self.seen().await);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until there is no such thing any more.
    pub(crate) async fn loses(&self, css: &str) {
        self.holds(&format!("document.querySelector({}) === null", json!(css)))
            .await;
    }

    /// From now on it is noted when there is no such thing, however soon there is one again.
    pub(crate) async fn watches(&self, css: &str) {
        let script = "const [css] = arguments; const look = () => { window.lost ||= document.querySelector(css) === null; }; \
            window.lost = false; look(); new MutationObserver(look).observe(document.body, { childList: true, subtree: true });";
        self.client.execute(script, vec![json!(css)]).await.unwrap();
    }

    /// Waits until what is watched was not there, if only for a moment.
    pub(crate) async fn has_lost_it(&self) {
        self.holds("window.lost").await;
    }

    /// Waits until a line of JavaScript holds.
    pub(crate) async fn holds(&self, script: &str) {
        let start = Instant::now();
        let ask = format!("return {script}");
        loop {
            let last = start.elapsed() >= SOON;
            // A page that is just being loaded again does not answer.
            let answer = self.client.execute(&ask, Vec::new()).await;
            if matches!(&answer, Ok(answer) if *answer == json!(true)) {
                return;
            }
            assert!(!last, "this never holds: {script}: {answer:?}\n{}", self.seen().await);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Presses keys wherever the focus is.
    pub(crate) async fn types(&self, keys: &str) {
        let start = Instant::now();
        loop {
            let last = start.elapsed() >= SOON;
            // What has the focus may be gone in this moment: then something else has it.
            let pressed = match self.client.active_element().await {
                Ok(active) => active.send_keys(keys).await,
                Err(error) => Err(error),
            };
            match pressed {
                Ok(()) => return,
                Err(error) => assert!(!last, "{keys:?} cannot be pressed: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// All that can be read on the page, for whoever wonders why a test failed.
    async fn seen(&self) -> String {
        let read = self.ask("`${location.href}\\n${document.body.innerText}`").await;
        format!("{}\n{:#?}", read.as_str().unwrap_or_default(), self.complaints().await)
    }

    /// Clicks on it.
    pub(crate) async fn click(&self, css: &str) {
        self.does(css, async |element| element.click().await).await;
    }

    /// Begins a game against bots, and sees a hand.
    pub(crate) async fn plays_alone(&self, game: &str) {
        self.click(&format!("#play-{game}")).await;
        self.find("[data-place=hand] button").await;
    }

    /// Writes something into a field, instead of what was there, and leaves it.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        let text = format!("{text}{}", char::from(Key::Tab));
        let write = async |field: Element| {
            field.clear().await?;
            field.send_keys(&text).await
        };
        self.does(css, write).await;
    }

    /// Chooses from a list.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.does(css, async |list| list.select_by_value(value).await).await;
    }

    /// An attribute of it.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.does(css, async |element| element.attr(name).await).await
    }

    /// Whatever a line of JavaScript gives.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client
            .execute(&format!("return {script}"), Vec::new())
            .await
            .unwrap()
    }

    /// Whether nothing has to be moved sideways to be read.
    pub(crate) async fn fits(&self) -> bool {
        // On a phone the window itself grows with what does not fit.
        let script = if self.touches {
            "Math.max(document.documentElement.scrollWidth, innerWidth) <= screen.width"
        } else {
            "document.documentElement.scrollWidth <= innerWidth"
        };
        self.ask(script).await == json!(true)
    }

    /// What axe finds on the page as it is: nothing.
    pub(crate) async fn expect_accessible(&self) {
        self.rests().await;
        let axe = std::fs::read_to_string(told("REIHUM_AXE")).unwrap();
        self.client.execute(&axe, Vec::new()).await.unwrap();
        let script = "const done = arguments[0]; axe.run().then(({ violations }) => done(violations.map(({ id, nodes }) => \
            `${id}: ${nodes.map((node) => node.html + ' ' + node.failureSummary).join('; ')}`)), (error) => done([String(error)]));";
        let found = self.client.execute_async(script, Vec::new()).await.unwrap();
        let at = self.client.current_url().await.unwrap();
        assert_eq!(found, json!([]), "at {at}");
    }

    /// Colours have changed and cards have arrived: on the way they may be anything. Nobody waits for it, which may take long where nothing is drawn. Clocks run on, and so does what
    /// calls for somebody.
    pub(crate) async fn rests(&self) {
        let moved = "(() => { const moving = document.getAnimations().filter((one) => !(one instanceof CSSAnimation)); \
            moving.forEach((one) => one.finish()); return moving.length; })()";
        let start = Instant::now();
        while self.ask(moved).await != json!(0) {
            assert!(start.elapsed() < SOON, "something moves and moves");
        }
    }

    /// The device wishes for light or dark colours from now on.
    pub(crate) async fn device(&self, colours: &'static str) {
        self.prefers("prefers-color-scheme", colours).await;
    }

    /// The device wants nothing to move from now on.
    pub(crate) async fn device_is_calm(&self) {
        self.prefers("prefers-reduced-motion", "reduce").await;
    }

    async fn prefers(&self, what: &str, value: &str) {
        let wish = json!({ "features": [{ "name": what, "value": value }] });
        driver::tool(&self.client, "Emulation.setEmulatedMedia", wish).await;
    }

    /// This is run before anything else in every page that is loaded from now on.
    pub(crate) async fn begins_with(&self, script: &str) {
        let how = json!({ "source": script });
        driver::tool(&self.client, "Page.addScriptToEvaluateOnNewDocument", how).await;
    }

    /// Opens the start, and waits until the browser keeps the page for when there is no network.
    pub(crate) async fn is_kept(&self) {
        self.open("/").await;
        let kept = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))";
        self.client.execute_async(kept, Vec::new()).await.unwrap();
        self.reload().await;
    }

    /// Files that are saved from now on lie in this folder.
    pub(crate) async fn saves_to(&self, folder: &Path) {
        let place = json!({ "behavior": "allow", "downloadPath": folder });
        driver::tool(&self.client, "Browser.setDownloadBehavior", place).await;
    }

    /// What the console complained about since the last time.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        driver::complaints(&self.client).await
    }

    /// The browser itself notes that nobody answers. Nothing else is wrong.
    pub(crate) async fn expect_only_silence(&self) {
        let complaints = self.complaints().await;
        let silence = |line: &String| line.contains("net::ERR_") || line.contains("WebSocket connection to");
        assert!(complaints.iter().all(silence), "{complaints:#?}");
    }

    async fn expect_no_complaint(&self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}
