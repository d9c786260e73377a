//! `reihum backup`: a copy of a server's file, also while the server runs.

use crate::language::Language;
use crate::output::{Output, separated};
use crate::progress::{Progress, bar};
use clap::Args;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy a server's file, also while the server runs
///
/// The copy is one file with everything that was there at one moment, and is checked before it gets its name. To go back to it, stop the server and put it
/// in the place of the other, as docs/STORE.md says.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 if the copy is complete and on the disk, 2 if there is none.

Examples:
  reihum backup reihum.db reihum-monday.db
  reihum backup /srv/reihum.db /mnt/usb/reihum.db"
)]
pub(crate) struct Backup {
    /// The file of the server
    #[arg(value_name = "FILE")]
    from: PathBuf,

    /// Where the copy goes; nothing is overwritten
    #[arg(value_name = "TO")]
    to: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let mut progress = Progress::new();
        store::backup(&self.from, &self.to, &mut |done, all| {
            progress.tell(|| format!("{} {:>3} %", bar(done, all), 100 * done / all.max(1)));
        })?;
        drop(progress);
        let words = language.words();
        let kilobytes = fs::metadata(&self.to)?.len().div_ceil(1000);
        let (from, to) = (self.from.display().to_string(), self.to.display().to_string());
        let mut out = Output::new();
        writeln!(out, "{}", words.backup_done(from, to, separated(kilobytes)))?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}
