//! A server that somebody means ill, and a table of it at which people play on.

use crate::common::{Folder, program};
use crate::raw::Raw;
use crate::serving::{Course, Journal, Seating, Serving, data, open, play, quick};
use std::fs::{self, File};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

pub(crate) struct Siege {
    pub(crate) serving: Serving,
    /// The table at which people play.
    pub(crate) seating: Arc<Seating>,
    runtime: Runtime,
    players: Vec<JoinHandle<Journal>>,
    course: Arc<Course>,
    said: PathBuf,
    _folder: Folder,
}

impl Siege {
    /// A server with these options, and three people who play at it as fast as they can.
    pub(crate) fn begin(name: &str, options: &[&str]) -> Self {
        let folder = Folder::new(name);
        let said = folder.0.join("stderr.txt");
        let mut command = program();
        command.arg("serve").arg("--data").arg(data(&folder));
        // Whoever stalls on a busy machine answers no pings, and nobody is to be cut off for that.
        command.args(["--addr=127.0.0.1:0", "--ping-every=3600"]).args(options);
        command.stderr(File::create(&said).unwrap());
        let serving = Serving::run(&mut command);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let server = serving.server();
        let wanted = quick::<solo::Round>(3, "modern limit=40");
        let seating = Arc::new(runtime.block_on(open(&server, &wanted)));
        let course = Arc::new(Course::default());
        let players = (1..=3).map(|seat| {
            let playing = play::<solo::Round>(server.clone(), Arc::clone(&seating), seat, Arc::clone(&course));
            runtime.spawn(playing)
        });
        let players = players.collect();
        Self {
            serving,
            seating,
            runtime,
            players,
            course,
            said,
            _folder: folder,
        }
    }

    /// Somebody new.
    pub(crate) fn guest(&self, name: &str) -> client::Guest {
        let server = self.serving.server();
        self.runtime.block_on(async { server.new_guest(name).await.unwrap() })
    }

    /// A table of his own.
    pub(crate) fn table(&self, guest: &client::Guest) -> String {
        let (server, wanted) = (self.serving.server(), quick::<solo::Round>(3, "modern"));
        self.runtime
            .block_on(async { server.open(&guest.token, &wanted).await.unwrap().code })
    }

    /// What the server has counted.
    pub(crate) fn count(&self, name: &str) -> u64 {
        let mut raw = Raw::to(&self.serving);
        raw.say("GET /metrics HTTP/1.1\r\nhost: here\r\n\r\n");
        let (_, body) = raw.answer();
        let line = body.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap().trim().parse().unwrap()
    }

    /// Waits until those who play have come.
    pub(crate) fn all_are_there(&self) {
        let start = Instant::now();
        while self.count("reihum_connections") < 3 {
            assert!(start.elapsed() < Duration::from_mins(5), "nobody comes");
        }
    }

    /// Waits until those who play have finished a match; they go on with the next.
    #[cfg(target_os = "linux")]
    pub(crate) fn a_match_is_played(&self) {
        self.runtime
            .block_on(self.course.until(3, |progress| progress.matches > 0));
    }

    /// What is asked where there is no room, until it is told so: a server waits only seconds for a question then, and whoever took longer heard nothing.
    pub(crate) fn told<T>(&self, ask: impl Fn(&Serving) -> Result<T, String>) -> Result<T, String> {
        let start = Instant::now();
        loop {
            match ask(&self.serving) {
                Err(why) if why == "nothing" => assert!(start.elapsed() < Duration::from_mins(5), "nothing is told"),
                told => return told,
            }
        }
    }

    /// Those who play have finished a match, and were never disturbed; the server stops in good order, and nothing in it has failed.
    pub(crate) fn end(self) {
        self.runtime.block_on(self.course.end_after_a_match(3));
        for player in self.players {
            let journal = self
                .runtime
                .block_on(async { tokio::time::timeout(Duration::from_mins(5), player).await });
            let journal = journal.expect("every match comes to its end").unwrap();
            assert!(journal.matches > 0, "no match came to its end: {journal:?}");
            assert_eq!(journal.lost, 0, "a player lost his connection");
        }
        assert_eq!(self.serving.stop(), Some(0));
        let said = fs::read_to_string(&self.said).unwrap();
        assert!(!said.contains("panicked") && !said.contains("ERROR"), "{said}");
    }

    /// How much memory the server has, in megabytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.serving.id())).unwrap();
        let resident = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        resident.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
    }
}
