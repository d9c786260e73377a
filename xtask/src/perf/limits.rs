//! The committed instruction counts, as a small text file, and how far one may stray from them.

use std::fmt::{self, Write};
use std::str::FromStr;

/// Room above the committed count, in percent.
const HEADROOM: f64 = 4.0;

/// The same in another setting than the one the counts were taken in.
const HEADROOM_ELSEWHERE: f64 = 20.0;

/// So much better, in percent, and the file should be renewed, to hold the gain.
const GAIN: f64 = 5.0;

/// What changes the counts although the code is the same, as words: the compiler, and whether the processor has
/// AVX2, which the cipher behind the shuffle uses where it can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Setting(String);

impl Setting {
    pub(super) fn new(compiler: &str, avx2: bool) -> Self {
        Self(format!("{compiler} {} AVX2", if avx2 { "with" } else { "without" }))
    }
}

/// Instructions per move for each workload, and the setting they were counted in.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Limits {
    setting: Setting,
    per_move: Vec<(String, f64)>,
}

impl Limits {
    pub(super) fn new(setting: Setting) -> Self {
        Self {
            setting,
            per_move: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, workload: &str, per_move: f64) {
        self.per_move
            .push((workload.to_string(), (per_move * 10.0).round() / 10.0));
    }

    /// What there is to say about `measured`; an error when a workload is above its limit, or has none.
    pub(super) fn compare(&self, measured: &Self) -> Result<String, String> {
        let same = self.setting == measured.setting;
        let headroom = if same { HEADROOM } else { HEADROOM_ELSEWHERE };
        let mut report = String::from("workload          counted     limit   (instructions per move)");
        let (mut exceeded, mut gained) = (false, false);
        for (workload, count) in &measured.per_move {
            let Some((_, committed)) = self.per_move.iter().find(|(name, _)| name == workload) else {
                return Err(format!("{workload} has no limit yet: `cargo xtask perf --bless`"));
            };
            let limit = committed * (1.0 + headroom / 100.0);
            exceeded |= *count > limit;
            gained |= *count < committed * (1.0 - GAIN / 100.0);
            let mark = if *count > limit { "  TOO MANY" } else { "" };
            let _ = write!(report, "\n{workload:<16} {count:>8.1}  {limit:>8.1}{mark}");
        }
        if !same {
            let (there, here) = (&self.setting.0, &measured.setting.0);
            let _ = write!(report, "\nCounted by {there}, this is {here}: {headroom} % of room.");
        }
        if exceeded {
            report
                .push_str("\nThe engine became slower. If that is worth it: `cargo xtask perf --bless`, and say why.");
            return Err(report);
        }
        if gained {
            report.push_str("\nThe engine became faster. Hold the gain with `cargo xtask perf --bless`.");
        }
        Ok(report)
    }
}

impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# Instructions per move: rulebook/seats, count. Renewed by `cargo xtask perf --bless`."
        )?;
        writeln!(f, "by {}", self.setting.0)?;
        self.per_move
            .iter()
            .try_for_each(|(workload, count)| writeln!(f, "{workload} {count:.1}"))
    }
}

impl FromStr for Limits {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut limits = Self::new(Setting("an unknown setting".into()));
        for (number, line) in (1..).zip(text.lines()) {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                [] | ["#", ..] => {}
                ["by", ref setting @ ..] => limits.setting = Setting(setting.join(" ")),
                [workload, count] => {
                    let count = count
                        .parse()
                        .map_err(|_| format!("{number}: `{count}` is not a number"))?;
                    limits.push(workload, count);
                }
                _ => return Err(format!("{number}: expected a workload and a number, found `{line}`")),
            }
        }
        Ok(limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(compiler: &str, modern: f64) -> Limits {
        let mut limits = Limits::new(Setting::new(compiler, true));
        limits.push("modern/4", modern);
        limits.push("classic-de/4", 80.0);
        limits
    }

    #[test]
    fn the_file_reads_back() {
        let limits = counts("rustc 1.95.0", 123.4);
        assert_eq!(limits.to_string().parse(), Ok(limits));
        assert_eq!(
            "modern/4 fast".parse::<Limits>(),
            Err("1: `fast` is not a number".into())
        );
        assert_eq!(
            "\nmodern 4 100".parse::<Limits>(),
            Err("2: expected a workload and a number, found `modern 4 100`".into())
        );
    }

    #[test]
    fn too_many_instructions_are_an_error() {
        let limits = counts("rustc 1.95.0", 100.0);
        assert!(limits.compare(&counts("rustc 1.95.0", 103.9)).is_ok());
        let report = limits.compare(&counts("rustc 1.95.0", 104.1)).unwrap_err();
        assert!(
            report.contains("modern/4            104.1     104.0  TOO MANY\nclassic-de/4"),
            "{report}"
        );
    }

    #[test]
    fn another_setting_has_more_room_and_is_named() {
        let limits = counts("rustc 1.95.0", 100.0);
        let report = limits.compare(&counts("rustc 1.96.0", 119.0)).unwrap();
        assert!(
            report.contains("by rustc 1.95.0 with AVX2, this is rustc 1.96.0 with AVX2: 20 %"),
            "{report}"
        );
        assert!(limits.compare(&counts("rustc 1.96.0", 121.0)).is_err());
    }

    #[test]
    fn a_gain_is_pointed_out_and_a_new_workload_refused() {
        let limits = counts("rustc 1.95.0", 100.0);
        assert!(
            limits
                .compare(&counts("rustc 1.95.0", 94.0))
                .unwrap()
                .contains("became faster")
        );
        let mut more = limits.clone();
        more.push("modern/10", 100.0);
        assert!(
            limits
                .compare(&more)
                .unwrap_err()
                .contains("modern/10 has no limit yet")
        );
    }
}
