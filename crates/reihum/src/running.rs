//! What commands share that play many games: where chance begins, how many threads play, and how somebody ends it.

use crate::bots::end_all;
use crate::table::{number, seed};
use clap::Args;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;

/// How many games are played at once.
#[derive(Args)]
pub(crate) struct Running {
    /// Where chance begins: another number, other deals
    #[arg(long, value_name = "N", default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,

    /// How many threads play, up to 1024 [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<NonZeroUsize>,
}

/// Nobody waits for more.
const MOST_THREADS: u64 = 1024;

fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let threads = number(text, 1..=MOST_THREADS)?;
    NonZeroUsize::try_from(threads as usize).map_err(|error| error.to_string())
}

impl Running {
    /// As many threads as were asked for, or as there are processors.
    pub(crate) fn threads(&self) -> NonZeroUsize {
        self.threads
            .or_else(|| available_parallelism().ok())
            .unwrap_or(NonZeroUsize::MIN)
    }
}

/// Whether somebody has pressed Ctrl-C.
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens from now on. The second time ends the program at once.
    pub(crate) fn at_ctrl_c() -> Result<Self, ctrlc::Error> {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        ctrlc::set_handler(move || {
            if flag.swap(true, Ordering::Relaxed) {
                end_all();
                std::process::exit(130);
            }
        })?;
        Ok(Self(stop))
    }

    /// Whether to go on.
    pub(crate) fn flow(&self) -> ControlFlow<()> {
        if self.0.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
