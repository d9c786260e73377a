//! A fuzz target: the project's own scenarios with changes at random are run, or refused with a reason in a line that exists.

use super::document::Bad;
use super::run::{self, Failure};
use super::scenario::Scenario;
use super::{files, with_game};
use game::testing::{Tape, garble};
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use words::{Lang, Words};

fn run(path: &Path, text: &str, words: &Words) -> Result<Vec<Failure>, Bad> {
    let scenario = Scenario::read(path, text)?;
    with_game!(scenario.game, G => run::run::<G>(&scenario, words))
}

#[test]
fn fuzz_scenarios() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    // Nothing in it changes once it is loaded.
    let words = AssertUnwindSafe(Words::new(Lang::En));
    let paths = files::find(&folder, &words).expect("the folder of the scenarios");
    let read = |path: PathBuf| {
        let text = files::read(&path, &words).expect("a scenario");
        (path, text)
    };
    let corpus: Vec<(PathBuf, String)> = paths.into_iter().map(read).collect();
    bolero::check!().with_max_len(96).for_each(|bytes: &[u8]| {
        let mut tape = Tape::new(bytes);
        let ((path, text), (_, donor)) = (tape.pick(&corpus), tape.pick(&corpus));
        let changed = garble(text.as_bytes(), donor.as_bytes(), &mut tape);
        let changed = String::from_utf8_lossy(&changed);
        match run(path, &changed, &words) {
            Ok(failures) => assert!(serde_json::to_string(&failures).is_ok(), "{changed}"),
            Err(Bad { line, message }) => {
                assert!(!message.trim().is_empty(), "{changed}\nis refused without a word");
                let lines = changed.split('\n').count();
                assert!(
                    line.is_none_or(|line| (1..=lines).contains(&line)),
                    "{changed}\nis refused in line {line:?}: {message}"
                );
            }
        }
    });
}
