//! `reihum completions`: what a shell needs to complete our commands.

use crate::output::Output;
use clap::Args;
use clap_complete::Shell;
use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

/// Print what a shell needs to complete `reihum` commands with the Tab key
#[derive(Args)]
#[command(after_help = "Examples:
  reihum completions bash > ~/.local/share/bash-completion/completions/reihum
  reihum completions fish > ~/.config/fish/completions/reihum.fish
  reihum completions zsh  > ~/.zfunc/_reihum        (a folder in your $fpath)")]
pub(crate) struct Completions {
    /// The shell it is for
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, mut command: clap::Command) -> Result<ExitCode, Box<dyn Error>> {
        // Into memory first: the generator panics when its reader goes away.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "reihum", &mut script);
        let mut out = Output::new();
        out.write_all(&script)?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}
