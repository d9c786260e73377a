//! `reihum rebuild`: what follows from the logs of a server's file, made again.

use crate::language::Language;
use crate::output::{Output, separated};
use crate::progress::{Progress, bar};
use clap::Args;
use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use store::{BadFile, Finished, Reader, Refused, Sqlite, Store, TableId, Write};

/// Derive finished matches and histories from a server's logs again
///
/// The logs of all tables are the truth, and what is looked up beside them follows from them. Should that ever be wrong or missing, this makes it anew. No server
/// may run on the file meanwhile.
#[derive(Args)]
#[command(
    after_help = "Exit code: 0 if all was made again, 1 if the log of some table cannot be read (what was there of it stays), 2 if the file cannot be used.

Examples:
  reihum rebuild reihum.db"
)]
pub(crate) struct Rebuild {
    /// The file of the server
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Rebuild {
    pub(crate) fn run(&self, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        // One that is not there would be made.
        if !self.file.exists() {
            return Err(BadFile::NoFile(self.file.clone()).into());
        }
        let mut store = Sqlite::open(&self.file)?;
        let reader = store.reader();
        let tables = reader.every_table()?;
        let (mut matches, mut unread) = (0, Vec::new());
        let mut progress = Progress::new();
        for (done, row) in (0..).zip(&tables) {
            progress.tell(|| format!("{} {done}", bar(done, tables.len() as u64)));
            match derive(reader.as_ref(), row.id) {
                Ok(finished) => {
                    matches += finished.len() as u64;
                    let table = row.id;
                    let derived = store.commit(&[Write::Derive { table, finished }]);
                    derived.into_iter().collect::<Result<(), Refused>>()?;
                }
                Err(why) => unread.push(format!("{}: {why}", row.id)),
            }
        }
        drop(progress);
        let words = language.words();
        let mut out = Output::new();
        let (file, derived) = (self.file.display().to_string(), tables.len() - unread.len());
        writeln!(
            out,
            "{}",
            words.rebuild_done(file, separated(derived as u64), separated(matches))
        )?;
        for table in &unread {
            writeln!(out, "{}", words.rebuild_unread(table.as_str()))?;
        }
        out.flush()?;
        Ok(if unread.is_empty() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        })
    }
}

/// All matches of a table that follow from its log, or what is wrong with the log.
fn derive(reader: &dyn Reader, table: TableId) -> Result<Vec<Finished>, String> {
    let log = reader.log(table).map_err(|error| error.to_string())?;
    server::matches(&log).map_err(|error| error.to_string())
}
