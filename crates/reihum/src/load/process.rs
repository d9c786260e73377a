//! What a process of this machine costs: its processor time and its memory.

#[cfg(not(target_os = "linux"))]
pub(super) use elsewhere::Process;
#[cfg(target_os = "linux")]
pub(super) use linux::Process;

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;
    use std::time::Duration;

    /// A process of this machine.
    pub(in super::super) struct Process {
        pid: u64,
    }

    impl Process {
        pub(in super::super) fn new(pid: u64) -> Result<Self, String> {
            let process = Self { pid };
            process.cpu()?;
            Ok(process)
        }

        /// How long it has worked, all its threads together.
        pub(in super::super) fn cpu(&self) -> Result<Duration, String> {
            let second = rustix::param::clock_ticks_per_second();
            let ticks = ticks(&self.read("stat")?).ok_or_else(|| self.missing("processor time"))?;
            Ok(Duration::from_millis(ticks * 1000 / second))
        }

        /// How much memory it has now, in megabytes of a million bytes.
        pub(in super::super) fn rss(&self) -> Result<f64, String> {
            let kilobytes = rss(&self.read("status")?).ok_or_else(|| self.missing("memory"))?;
            Ok((kilobytes * 1024) as f64 / 1e6)
        }

        fn read(&self, file: &str) -> Result<String, String> {
            let pid = self.pid;
            fs::read_to_string(format!("/proc/{pid}/{file}"))
                .map_err(|error| format!("--pid: there is no process {pid} to be looked at: {error}"))
        }

        fn missing(&self, what: &str) -> String {
            format!("--pid: process {} does not say its {what}", self.pid)
        }
    }

    /// Its own time and the system's for it: fields 14 and 15, counted behind its name, which may hold anything.
    fn ticks(stat: &str) -> Option<u64> {
        let (_, fields) = stat.rsplit_once(')')?;
        let mut fields = fields.split_whitespace().skip(11);
        let user: u64 = fields.next()?.parse().ok()?;
        let system: u64 = fields.next()?.parse().ok()?;
        Some(user + system)
    }

    fn rss(status: &str) -> Option<u64> {
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn what_the_system_says_is_read() {
            let stat = "12 (a) b (c) S 1 12 12 0 -1 4194560 1 2 3 4 250 50 7 8 20 0 1 0 99";
            assert_eq!(ticks(stat), Some(300));
            assert_eq!(ticks("12"), None);
            assert_eq!(
                rss("Name:\treihum\nVmRSS:\t   12345 kB\nRssAnon:\t 1 kB\n"),
                Some(12_345)
            );
        }

        #[test]
        fn this_process_has_memory_and_no_other_number_has() {
            let own = Process::new(u64::from(std::process::id())).unwrap();
            assert!(own.rss().unwrap() > 0.5);
            let error = Process::new(4_000_000_000).map(|_| ()).unwrap_err();
            assert!(error.starts_with("--pid: there is no process 4000000000"), "{error}");
        }
    }
}

/// Where nobody says what a process costs.
#[cfg(not(target_os = "linux"))]
mod elsewhere {
    use std::time::Duration;

    /// Never there.
    pub(in super::super) enum Process {}

    impl Process {
        pub(in super::super) fn new(_: u64) -> Result<Self, String> {
            Err("--pid: only Linux says what a process costs".into())
        }

        pub(in super::super) fn cpu(&self) -> Result<Duration, String> {
            match *self {}
        }

        pub(in super::super) fn rss(&self) -> Result<f64, String> {
            match *self {}
        }
    }
}
