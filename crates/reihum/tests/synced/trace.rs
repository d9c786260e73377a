//! What strace has seen of a server: which calls, when each began and when it had ended.

use std::collections::{BTreeMap, HashMap};

/// The calls of a server, in the order in which they began.
pub(crate) struct Trace(Vec<Call>);

/// A call. Times are lines of the trace.
struct Call {
    name: String,
    /// What it was called with, as strace writes it.
    with: String,
    began: usize,
    ended: usize,
    succeeded: bool,
}

impl Trace {
    pub(crate) fn read(text: &str) -> Self {
        let mut calls: Vec<Call> = Vec::new();
        // The call in which each thread is.
        let mut open: HashMap<&str, usize> = HashMap::new();
        for (number, line) in text.lines().enumerate() {
            let Some((thread, what)) = line.split_once(' ') else {
                continue;
            };
            let what = what.trim_start();
            if what.starts_with("<... ") {
                if let Some(call) = open.remove(thread).and_then(|call| calls.get_mut(call)) {
                    call.ended = number;
                    call.succeeded = succeeded(what);
                }
                continue;
            }
            let Some((name, with)) = what.split_once('(') else {
                continue;
            };
            let unfinished = with.ends_with("<unfinished ...>");
            if unfinished {
                open.insert(thread, calls.len());
            }
            calls.push(Call {
                name: name.into(),
                with: with.into(),
                began: number,
                ended: if unfinished { usize::MAX } else { number },
                succeeded: !unfinished && succeeded(with),
            });
        }
        Self(calls)
    }

    /// When each command was answered `done` for the first time.
    pub(crate) fn answers(&self) -> BTreeMap<u64, usize> {
        let mut answers = BTreeMap::new();
        for call in self
            .0
            .iter()
            .filter(|call| call.with.contains(r#"\"type\":\"answer\""#))
        {
            for part in call.with.split(r#"\"type\":\"answer\",\"id\":"#).skip(1) {
                if let Some((id, rest)) = part.split_once(',')
                    && rest.starts_with(r#"\"answer\":\"done\""#)
                {
                    answers.entry(id.parse().unwrap()).or_insert(call.began);
                }
            }
        }
        answers
    }

    /// When the entry of each command was written for the first time: when that began, and when it had ended.
    fn written(&self) -> HashMap<u64, (usize, usize)> {
        let mut written = HashMap::new();
        let writes = self
            .0
            .iter()
            .filter(|call| call.name.contains("write") && call.is_on_the_log());
        for call in writes {
            // An entry names the guest and the command, as in `12 1763290000000 7.8127 acted …`.
            for part in call.with.split('.').skip(1) {
                if let Some(Ok(id)) = part.split_once(' ').map(|(id, _)| id.parse()) {
                    written.entry(id).or_insert((call.began, call.ended));
                }
            }
        }
        written
    }

    /// The answers that went out though no sync had begun after the entry was written, and ended.
    pub(crate) fn too_early(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let written = self.written();
        let syncs: Vec<&Call> = self.0.iter().filter(|call| call.is_sync()).collect();
        for (id, answered) in self.answers() {
            match written.get(&id) {
                None => wrong.push(format!("{id} was answered, and never written")),
                Some((began, ended)) => {
                    let between = |sync: &&Call| sync.began > *ended && sync.ended < answered;
                    if !syncs.iter().any(between) {
                        wrong.push(format!(
                            "{id} was written in line {began}, and answered in line {answered}, without a sync"
                        ));
                    }
                }
            }
        }
        wrong
    }

    pub(crate) fn syncs(&self) -> usize {
        self.0.iter().filter(|call| call.is_sync()).count()
    }
}

impl Call {
    fn is_on_the_log(&self) -> bool {
        self.with
            .split_once('>')
            .is_some_and(|(file, _)| file.ends_with("-wal"))
    }

    /// A sync of the log that has succeeded.
    fn is_sync(&self) -> bool {
        self.name.ends_with("sync") && self.is_on_the_log() && self.succeeded
    }
}

fn succeeded(line: &str) -> bool {
    line.rsplit_once(" = ")
        .is_some_and(|(_, result)| !result.starts_with('-'))
}

const WRITE: &str = r#"7 pwrite64(9</a/tables.db-wal>, "x\n12 99 3.4711 acted person 1: r5", 32, 0) = 32"#;
const SYNC: &str = "7 fdatasync(9</a/tables.db-wal>) = 0";
const ANSWER: &str =
    r#"8 sendto(12<socket:[5]>, "\201(", {\"type\":\"answer\",\"id\":4711,\"answer\":\"done\"}", 42, 0) = 42"#;

/// How many answers in these lines were too early.
fn too_early(lines: &[&str]) -> usize {
    let trace = Trace::read(&lines.join("\n"));
    assert_eq!(trace.answers().len(), 1);
    trace.too_early().len()
}

#[test]
fn an_answer_before_its_sync_is_noticed() {
    assert_eq!(too_early(&[WRITE, SYNC, ANSWER]), 0);
    assert_eq!(too_early(&[WRITE, ANSWER, SYNC]), 1);
    assert_eq!(too_early(&[SYNC, WRITE, ANSWER]), 1, "that was of something else");
    assert_eq!(too_early(&[WRITE, ANSWER]), 1);
    assert_eq!(too_early(&[SYNC, ANSWER]), 1, "it was never written");
    // Of the database itself, or without success.
    assert_eq!(too_early(&[WRITE, "7 fsync(8</a/tables.db>) = 0", ANSWER]), 1);
    assert_eq!(
        too_early(&[WRITE, "7 fdatasync(9</a/tables.db-wal>) = -1 EIO (…)", ANSWER]),
        1
    );
}

#[test]
fn a_sync_counts_when_it_has_ended_and_if_it_began_after_the_write() {
    let begins = "7 fdatasync(9</a/tables.db-wal> <unfinished ...>";
    let ends = "7 <... fdatasync resumed>) = 0";
    assert_eq!(too_early(&[WRITE, begins, ends, ANSWER]), 0);
    assert_eq!(too_early(&[WRITE, begins, ANSWER, ends]), 1);
    assert_eq!(too_early(&[begins, WRITE, ends, ANSWER]), 1);
}
